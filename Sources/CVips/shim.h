// libvips is variadic and built on GObject's macros, neither of which Swift can call: one plain function for each call that
// VipsEngine makes. Those that return a picture return NULL on failure, with the reason in vips_error_buffer().
#pragma once
#include <errno.h>
#include <string.h>
#include <unistd.h>
#include <vips/vips.h>

// Says nothing: a log line of GLib's would land on the standard error of whoever runs this process.
static inline void cvips_drop_log(const gchar *domain, GLogLevelFlags level, const gchar *message,
                                  gpointer data) {}

// Starts libvips once. Returns 0, or -1.
static inline int cvips_start(void) {
  g_log_set_handler("VIPS", (GLogLevelFlags)(G_LOG_LEVEL_MASK & ~G_LOG_LEVEL_ERROR), cvips_drop_log,
                    NULL);
  return vips_init("mantel");
}

// Where a custom source stands in its descriptor.
struct cvips_reader {
  int descriptor;
  gint64 length;
  gint64 position;
};

static inline gint64 cvips_read(VipsSourceCustom *source, void *bytes, gint64 length,
                                struct cvips_reader *reader) {
  ssize_t count;
  do
    count = pread(reader->descriptor, bytes, (size_t)length, reader->position);
  while (count < 0 && errno == EINTR);
  if (count > 0) reader->position += count;
  return count;
}

static inline gint64 cvips_seek(VipsSourceCustom *source, gint64 offset, int whence,
                                struct cvips_reader *reader) {
  gint64 base = whence == SEEK_SET ? 0 : whence == SEEK_CUR ? reader->position : reader->length;
  gint64 target;
  if (__builtin_add_overflow(base, offset, &target) || target < 0) return -1;
  reader->position = target;
  return target;
}

// A source that reads an open file of `length` bytes by position. The descriptor must stay open as long as the source and what
// is loaded from it.
static inline VipsSource *cvips_source(int descriptor, gint64 length) {
  VipsSourceCustom *source = vips_source_custom_new();
  struct cvips_reader *reader = g_new0(struct cvips_reader, 1);
  reader->descriptor = descriptor;
  reader->length = length;
  g_object_set_data_full(G_OBJECT(source), "reader", reader, g_free);
  g_signal_connect(source, "read", G_CALLBACK(cvips_read), reader);
  g_signal_connect(source, "seek", G_CALLBACK(cvips_seek), reader);
  return VIPS_SOURCE(source);
}

static inline void cvips_release_source(VipsSource *source) { g_object_unref(source); }
static inline void cvips_release(VipsImage *image) { g_object_unref(image); }

enum cvips_loader { CVIPS_JPEG, CVIPS_PNG, CVIPS_WEBP, CVIPS_JXL, CVIPS_TIFF, CVIPS_GIF };

// Opens a picture for one reading from the top down, reduced while it is decoded by `shrink` (1, 2, 4 or 8 for JPEG, else
// 1). Any error of the data is an error of ours.
static inline VipsImage *cvips_load(VipsSource *source, enum cvips_loader loader, int shrink) {
  VipsImage *image = NULL;
  int code = -1;
#define CVIPS_CAREFUL "access", VIPS_ACCESS_SEQUENTIAL, "fail_on", VIPS_FAIL_ON_ERROR, NULL
  switch (loader) {
    case CVIPS_JPEG:
      code = vips_jpegload_source(source, &image, "shrink", shrink, CVIPS_CAREFUL);
      break;
    case CVIPS_PNG: code = vips_pngload_source(source, &image, CVIPS_CAREFUL); break;
    case CVIPS_WEBP: code = vips_webpload_source(source, &image, CVIPS_CAREFUL); break;
    case CVIPS_JXL: code = vips_jxlload_source(source, &image, CVIPS_CAREFUL); break;
    case CVIPS_TIFF: code = vips_tiffload_source(source, &image, CVIPS_CAREFUL); break;
    case CVIPS_GIF: code = vips_gifload_source(source, &image, CVIPS_CAREFUL); break;
  }
#undef CVIPS_CAREFUL
  return code == 0 ? image : NULL;
}

// Samples in someone else's memory: rows of a stride of their own, and words in which only `bits` bits count.
struct cvips_samples {
  const unsigned char *bytes;
  gint64 bytes_per_row;
  int bits;
};

static inline int cvips_generate_samples(VipsRegion *region, void *sequence, void *a, void *b,
                                         gboolean *stop) {
  const struct cvips_samples *samples = (const struct cvips_samples *)a;
  VipsRect *area = &region->valid;
  int bands = region->im->Bands;
  int count = area->width * bands;
  for (int y = 0; y < area->height; y++) {
    const unsigned char *row = samples->bytes + (area->top + y) * samples->bytes_per_row;
    VipsPel *target = VIPS_REGION_ADDR(region, area->left, area->top + y);
    if (samples->bits == 8) {
      memcpy(target, row + area->left * bands, count);
    } else {
      const unsigned short *words = (const unsigned short *)row + area->left * bands;
      unsigned short *wide = (unsigned short *)target;
      int up = 16 - samples->bits, down = 2 * samples->bits - 16;
      for (int x = 0; x < count; x++)
        wide[x] = (unsigned short)(words[x] << up | words[x] >> down);
    }
  }
  return 0;
}

// A picture of samples that stay where they are: 3 or 4 bands, 8 to 16 bits. Both pointers must outlive it.
static inline VipsImage *cvips_image_of_samples(const struct cvips_samples *samples, int width,
                                                int height, int bands) {
  VipsImage *image = vips_image_new();
  gboolean wide = samples->bits > 8;
  vips_image_init_fields(image, width, height, bands, wide ? VIPS_FORMAT_USHORT : VIPS_FORMAT_UCHAR,
                         VIPS_CODING_NONE,
                         wide ? VIPS_INTERPRETATION_RGB16 : VIPS_INTERPRETATION_sRGB, 1, 1);
  if (vips_image_pipelinev(image, VIPS_DEMAND_STYLE_THINSTRIP, NULL) != 0 ||
      vips_image_generate(image, NULL, cvips_generate_samples, NULL, (void *)samples, NULL) != 0) {
    g_object_unref(image);
    return NULL;
  }
  return image;
}

static inline void cvips_set_profile(VipsImage *image, const void *bytes, size_t length) {
  vips_image_set_blob_copy(image, VIPS_META_ICC_NAME, bytes, length);
}

// The bytes of the picture's ICC profile, valid as long as the picture; NULL where there is none.
static inline const void *cvips_profile(VipsImage *image, size_t *length) {
  const void *bytes = NULL;
  if (!vips_image_get_typeof(image, VIPS_META_ICC_NAME)) return NULL;
  return vips_image_get_blob(image, VIPS_META_ICC_NAME, &bytes, length) == 0 ? bytes : NULL;
}

// EXIF's orientation, 1 to 8.
static inline int cvips_orientation(VipsImage *image) { return vips_image_get_orientation(image); }

// Whether the samples are Lab, packed as libvips packs them.
static inline int cvips_is_packed(VipsImage *image) { return image->Coding == VIPS_CODING_LABQ; }

static inline VipsImage *cvips_unpack(VipsImage *image) {
  VipsImage *out = NULL;
  return vips_LabQ2Lab(image, &out, NULL) == 0 ? out : NULL;
}

static inline int cvips_has_alpha(VipsImage *image) { return vips_image_hasalpha(image); }

// Lays the last band, alpha, on a colour of `count` values.
static inline VipsImage *cvips_flatten(VipsImage *image, double *background, int count,
                                       double most) {
  VipsImage *out = NULL;
  VipsArrayDouble *array = vips_array_double_new(background, count);
  int code = vips_flatten(image, &out, "background", array, "max_alpha", most, NULL);
  vips_area_unref(VIPS_AREA(array));
  return code == 0 ? out : NULL;
}

static inline VipsImage *cvips_resize(VipsImage *image, double horizontal, double vertical) {
  VipsImage *out = NULL;
  int code = vips_resize(image, &out, horizontal, "vscale", vertical, "kernel", VIPS_KERNEL_LANCZOS3,
                         NULL);
  return code == 0 ? out : NULL;
}

// To sRGB by the picture's own profile, or for CMYK without one by libvips' own.
static inline VipsImage *cvips_convert_by_profile(VipsImage *image) {
  VipsImage *out = NULL;
  int code;
  if (image->Type == VIPS_INTERPRETATION_CMYK)
    code = vips_icc_transform(image, &out, "srgb", "embedded", TRUE, "input_profile", "cmyk", "intent",
                              VIPS_INTENT_PERCEPTUAL, "depth", 8, NULL);
  else
    code = vips_icc_transform(image, &out, "srgb", "embedded", TRUE, "intent", VIPS_INTENT_PERCEPTUAL,
                              "depth", 8, NULL);
  return code == 0 ? out : NULL;
}

static inline VipsImage *cvips_convert_to_srgb(VipsImage *image) {
  VipsImage *out = NULL;
  return vips_colourspace(image, &out, VIPS_INTERPRETATION_sRGB, NULL) == 0 ? out : NULL;
}

static inline VipsImage *cvips_multiply(VipsImage *image, double factor) {
  VipsImage *out = NULL;
  return vips_linear1(image, &out, factor, 0, NULL) == 0 ? out : NULL;
}

static inline VipsImage *cvips_cast(VipsImage *image, VipsBandFormat format) {
  VipsImage *out = NULL;
  return vips_cast(image, &out, format, NULL) == 0 ? out : NULL;
}

static inline VipsImage *cvips_interpret(VipsImage *image, VipsInterpretation interpretation) {
  VipsImage *out = NULL;
  return vips_copy(image, &out, "interpretation", interpretation, NULL) == 0 ? out : NULL;
}

static inline VipsImage *cvips_first_bands(VipsImage *image, int count) {
  VipsImage *out = NULL;
  return vips_extract_band(image, &out, 0, "n", count, NULL) == 0 ? out : NULL;
}

static inline VipsImage *cvips_turn(VipsImage *image, VipsAngle angle) {
  VipsImage *out = NULL;
  return vips_rot(image, &out, angle, NULL) == 0 ? out : NULL;
}

static inline VipsImage *cvips_mirror(VipsImage *image) {
  VipsImage *out = NULL;
  return vips_flip(image, &out, VIPS_DIRECTION_HORIZONTAL, NULL) == 0 ? out : NULL;
}

static inline VipsImage *cvips_in_memory(VipsImage *image) {
  return vips_image_copy_memory(image);
}

static inline int cvips_write_strip(VipsRegion *region, VipsRect *area, void *a) {
  unsigned char *pixels = (unsigned char *)a;
  gint64 width = region->im->Xsize;
  for (int y = area->top; y < area->top + area->height; y++) {
    const VipsPel *source = VIPS_REGION_ADDR(region, area->left, y);
    unsigned char *target = pixels + (y * width + area->left) * 4;
    for (int x = 0; x < area->width; x++, source += 3, target += 4) {
      target[0] = source[0];
      target[1] = source[1];
      target[2] = source[2];
      target[3] = 255;
    }
  }
  return 0;
}

// Writes a picture of three 8-bit bands from the top down, four bytes a pixel. Returns 0, or -1.
static inline int cvips_write(VipsImage *image, unsigned char *pixels) {
  return vips_sink_disc(image, cvips_write_strip, pixels);
}
