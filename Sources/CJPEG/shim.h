// libjpeg reports an error by a callback that must not return, and C's way out of it is longjmp. Here every call that can fail has
// its setjmp, so that no frame of Swift is ever jumped over.
#pragma once
#include <errno.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <jpeglib.h>
#include <jerror.h>

enum {
  CJPEG_DONE = 0,
  CJPEG_DAMAGED = 1,        // `message` says what libjpeg found
  CJPEG_READ_FAILED = 2,    // `code` is the errno
  CJPEG_OUT_OF_MEMORY = 3,
  CJPEG_MAXIMUM_SCANS = 200,
  CJPEG_CHUNK = 65536
};

typedef struct {
  struct jpeg_error_mgr manager;  // first, so that libjpeg's pointer to it is also a pointer to this
  jmp_buf escape;
  int outcome;
  int code;
  char message[JMSG_LENGTH_MAX];
} CJPEGFault;

static void cjpeg_fail(j_common_ptr info) {
  CJPEGFault *fault = (CJPEGFault *)info->err;
  if (fault->outcome == CJPEG_DONE) {
    fault->outcome =
        fault->manager.msg_code == JERR_OUT_OF_MEMORY ? CJPEG_OUT_OF_MEMORY : CJPEG_DAMAGED;
    fault->manager.format_message(info, fault->message);
  }
  longjmp(fault->escape, 1);
}

// Warnings that mean lost pixels end the decoding; the others (stray bytes, odd version numbers) do not matter.
static void cjpeg_warn(j_common_ptr info, int level) {
  if (level >= 0) return;
  switch (info->err->msg_code) {
  case JWRN_JPEG_EOF:
  case JWRN_HIT_MARKER:
  case JWRN_HUFF_BAD_CODE:
  case JWRN_ARITH_BAD_CODE:
  case JWRN_MUST_RESYNC:
    cjpeg_fail(info);
  default:
    break;
  }
}

static void cjpeg_be_quiet(j_common_ptr info) { (void)info; }

static inline struct jpeg_error_mgr *cjpeg_faults(CJPEGFault *fault) {
  jpeg_std_error(&fault->manager);
  fault->manager.error_exit = cjpeg_fail;
  fault->manager.emit_message = cjpeg_warn;
  fault->manager.output_message = cjpeg_be_quiet;
  return &fault->manager;
}

typedef struct {
  struct jpeg_decompress_struct decoder;
  CJPEGFault fault;
  struct jpeg_source_mgr source;
  struct jpeg_progress_mgr progress;
  int descriptor;
  off_t position;
  JOCTET chunk[CJPEG_CHUNK];
} CJPEGReader;

static void cjpeg_begin_source(j_decompress_ptr decoder) { (void)decoder; }

// At the end of the file an end-of-image marker is made up. A decoder that still needs pixels then says so by itself; only between
// the scans of a picture that comes in several would it be content with less than there was.
static boolean cjpeg_fill_source(j_decompress_ptr decoder) {
  CJPEGReader *reader = (CJPEGReader *)decoder->client_data;
  ssize_t count;
  do {
    count = pread(reader->descriptor, reader->chunk, CJPEG_CHUNK, reader->position);
  } while (count < 0 && errno == EINTR);
  if (count < 0) {
    reader->fault.outcome = CJPEG_READ_FAILED;
    reader->fault.code = errno;
    cjpeg_fail((j_common_ptr)decoder);
  }
  if (count == 0) {
    if (decoder->input_scan_number == 0 || jpeg_has_multiple_scans(decoder))
      ERREXIT(decoder, JERR_INPUT_EOF);
    reader->chunk[0] = 0xFF;
    reader->chunk[1] = JPEG_EOI;
    count = 2;
  } else {
    reader->position += count;
  }
  reader->source.next_input_byte = reader->chunk;
  reader->source.bytes_in_buffer = (size_t)count;
  return TRUE;
}

static void cjpeg_skip_source(j_decompress_ptr decoder, long count) {
  CJPEGReader *reader = (CJPEGReader *)decoder->client_data;
  if (count <= 0) return;
  size_t there = reader->source.bytes_in_buffer;
  size_t skipped = (size_t)count < there ? (size_t)count : there;
  reader->source.next_input_byte += skipped;
  reader->source.bytes_in_buffer -= skipped;
  reader->position += (off_t)((size_t)count - skipped);
}

static void cjpeg_end_source(j_decompress_ptr decoder) { (void)decoder; }

// A small file can claim thousands of scans, each of which costs as much as a picture.
static void cjpeg_watch(j_common_ptr info) {
  j_decompress_ptr decoder = (j_decompress_ptr)info;
  if (decoder->input_scan_number > CJPEG_MAXIMUM_SCANS) ERREXIT(decoder, JERR_BAD_PROGRESSION);
}

// A reader of the file behind the descriptor, which must stay open; NULL without memory.
static inline CJPEGReader *cjpeg_open(int descriptor) {
  CJPEGReader *reader = (CJPEGReader *)calloc(1, sizeof *reader);
  if (!reader) return NULL;
  reader->decoder.err = cjpeg_faults(&reader->fault);
  if (setjmp(reader->fault.escape)) {
    free(reader);
    return NULL;
  }
  jpeg_create_decompress(&reader->decoder);
  reader->decoder.client_data = reader;
  reader->descriptor = descriptor;
  reader->source.init_source = cjpeg_begin_source;
  reader->source.fill_input_buffer = cjpeg_fill_source;
  reader->source.skip_input_data = cjpeg_skip_source;
  reader->source.resync_to_restart = jpeg_resync_to_restart;
  reader->source.term_source = cjpeg_end_source;
  reader->decoder.src = &reader->source;
  reader->progress.progress_monitor = cjpeg_watch;
  reader->decoder.progress = &reader->progress;
  return reader;
}

static inline void cjpeg_close(CJPEGReader *reader) {
  jpeg_destroy_decompress(&reader->decoder);
  free(reader);
}

// Reads up to the first scan; `image_width` and `image_height` are known then.
static inline int cjpeg_read_header(CJPEGReader *reader) {
  if (setjmp(reader->fault.escape)) return reader->fault.outcome;
  jpeg_read_header(&reader->decoder, TRUE);
  return CJPEG_DONE;
}

// Begins decoding to red, green, blue and a byte without meaning, at 1/`shrink` of the size, for shrink 1, 2, 4 or 8;
// `output_width` and `output_height` are known then.
static inline int cjpeg_start(CJPEGReader *reader, unsigned int shrink) {
  if (setjmp(reader->fault.escape)) return reader->fault.outcome;
  reader->decoder.scale_num = 1;
  reader->decoder.scale_denom = shrink;
  reader->decoder.out_color_space = JCS_EXT_RGBX;
  jpeg_start_decompress(&reader->decoder);
  return CJPEG_DONE;
}

static inline int cjpeg_read_row(CJPEGReader *reader, unsigned char *row) {
  if (setjmp(reader->fault.escape)) return reader->fault.outcome;
  if (jpeg_read_scanlines(&reader->decoder, &row, 1) != 1) return CJPEG_DAMAGED;
  return CJPEG_DONE;
}

// Writes `width` × `height` four-byte pixels as a JPEG without metadata, chroma at half the size each way. `*bytes` is malloc's.
static inline int cjpeg_write(const unsigned char *pixels, unsigned int width, unsigned int height,
                              int quality, unsigned char **bytes, unsigned long *length) {
  struct jpeg_compress_struct encoder;
  CJPEGFault fault;
  memset(&encoder, 0, sizeof encoder);
  memset(&fault, 0, sizeof fault);
  *bytes = NULL;
  *length = 0;
  encoder.err = cjpeg_faults(&fault);
  if (setjmp(fault.escape)) {
    // Whose the buffer is at this point libjpeg does not say; only a lack of memory leads here.
    *bytes = NULL;
    jpeg_destroy_compress(&encoder);
    return fault.outcome;
  }
  jpeg_create_compress(&encoder);
  jpeg_mem_dest(&encoder, bytes, length);
  encoder.image_width = width;
  encoder.image_height = height;
  encoder.input_components = 4;
  encoder.in_color_space = JCS_EXT_RGBX;
  jpeg_set_defaults(&encoder);  // 4:2:0 is libjpeg's default
  jpeg_set_quality(&encoder, quality, TRUE);
  jpeg_start_compress(&encoder, TRUE);
  while (encoder.next_scanline < height) {
    JSAMPROW row = (JSAMPROW)(pixels + (size_t)encoder.next_scanline * width * 4);
    jpeg_write_scanlines(&encoder, &row, 1);
  }
  jpeg_finish_compress(&encoder);
  jpeg_destroy_compress(&encoder);
  return CJPEG_DONE;
}
