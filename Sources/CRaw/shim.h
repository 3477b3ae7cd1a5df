// libraw's one large struct, with arrays of 65,536 numbers, takes Swift half a minute to import: it stays opaque, behind one
// function for each thing that RawEngine asks.
#pragma once
#include <libraw/libraw.h>

typedef struct craw craw;
typedef struct craw_picture craw_picture;

static inline libraw_data_t *craw_data(craw *raw) { return (libraw_data_t *)raw; }
static inline libraw_processed_image_t *craw_image(craw_picture *picture) {
  return (libraw_processed_image_t *)picture;
}

static inline const char *craw_version(void) { return libraw_version(); }
// What a code that is not 0 means.
static inline const char *craw_message(int code) { return libraw_strerror(code); }
static inline int craw_is_unsupported(int code) {
  return code == LIBRAW_FILE_UNSUPPORTED || code == LIBRAW_NOT_IMPLEMENTED;
}

// Damage is counted, where libraw by itself would print it.
static inline void craw_count_damage(void *count, const char *file, const int offset) {
  ++*(int *)count;
}

// A decoder that prints nothing and adds up in *damage how often the data made no sense. NULL without memory.
static inline craw *craw_new(int *damage) {
  libraw_data_t *raw =
      libraw_init(LIBRAW_OPIONS_NO_MEMERR_CALLBACK | LIBRAW_OPIONS_NO_DATAERR_CALLBACK);
  if (raw) libraw_set_dataerror_handler(raw, craw_count_damage, damage);
  return (craw *)raw;
}
static inline void craw_free(craw *raw) { libraw_close(craw_data(raw)); }

// Reads the header. The bytes must outlive the decoder.
static inline int craw_open(craw *raw, void *bytes, size_t length) {
  return libraw_open_buffer(craw_data(raw), bytes, length);
}

// The visible part of the sensor, in cells, before turning.
static inline int craw_width(craw *raw) { return craw_data(raw)->sizes.width; }
static inline int craw_height(craw *raw) { return craw_data(raw)->sizes.height; }
// All of the sensor, for which memory is needed.
static inline int craw_raw_width(craw *raw) { return craw_data(raw)->sizes.raw_width; }
static inline int craw_raw_height(craw *raw) { return craw_data(raw)->sizes.raw_height; }
// Whether turning the photo upright swaps rows and columns.
static inline int craw_is_turned(craw *raw) { return (craw_data(raw)->sizes.flip & 4) != 0; }
// The height of a cell over its width.
static inline double craw_cell_aspect(craw *raw) { return craw_data(raw)->sizes.pixel_aspect; }
// Whether the cells stand on their corners.
static inline int craw_is_diamond(craw *raw) {
  return craw_data(raw)->rawdata.ioparams.fuji_width != 0;
}

// Decodes the samples and makes a picture of 8-bit sRGB of them by the camera's white balance. Returns a code.
static inline int craw_develop(craw *raw, int halved) {
  libraw_output_params_t *params = &craw_data(raw)->params;
  params->half_size = halved;
  params->use_camera_wb = 1;
  params->output_color = 1;
  params->output_bps = 8;
  // The curve of sRGB: IEC 61966-2-1.
  params->gamm[0] = 1 / 2.4;
  params->gamm[1] = 12.92;
  int code = libraw_unpack(craw_data(raw));
  return code != 0 ? code : libraw_dcraw_process(craw_data(raw));
}

// The developed picture, upright; NULL with *code set where there is none.
static inline craw_picture *craw_take(craw *raw, int *code) {
  return (craw_picture *)libraw_dcraw_make_mem_image(craw_data(raw), code);
}
static inline void craw_release(craw_picture *picture) {
  libraw_dcraw_clear_mem(craw_image(picture));
}
static inline int craw_picture_width(craw_picture *picture) { return craw_image(picture)->width; }
static inline int craw_picture_height(craw_picture *picture) { return craw_image(picture)->height; }
// How many bytes a pixel has; 0 where the picture is not one of bytes.
static inline int craw_picture_channels(craw_picture *picture) {
  libraw_processed_image_t *image = craw_image(picture);
  return image->type == LIBRAW_IMAGE_BITMAP && image->bits == 8 ? image->colors : 0;
}
static inline const unsigned char *craw_samples(craw_picture *picture, size_t *count) {
  *count = craw_image(picture)->data_size;
  return craw_image(picture)->data;
}
