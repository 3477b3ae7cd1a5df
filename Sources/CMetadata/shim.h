// gexiv2 is built on GObject's macros and takes a table of function pointers to read from, neither of which suits Swift: one
// plain function for each call that MetadataEngine makes.
#pragma once
#include <errno.h>
#include <gexiv2/gexiv2.h>
#include <string.h>
#include <unistd.h>

typedef struct cmetadata cmetadata;

static inline GExiv2Metadata *cmetadata_object(cmetadata *metadata) {
  return (GExiv2Metadata *)metadata;
}

// Starts gexiv2 once, and keeps it and exiv2 silent. Returns 0, or -1.
static inline int cmetadata_start(void) {
  if (!gexiv2_initialize()) return -1;
  gexiv2_log_set_level(GEXIV2_LOG_LEVEL_MUTE);
  return 0;
}

static inline int cmetadata_version(void) { return gexiv2_get_version(); }

// Where a reading stands in its descriptor.
struct cmetadata_reader {
  int descriptor;
  gint64 length;
  gint64 position;
};

static inline gboolean cmetadata_can(void *reader) { return TRUE; }
static inline gboolean cmetadata_cannot(void *reader) { return FALSE; }
static inline gint64 cmetadata_length(void *reader) {
  return ((struct cmetadata_reader *)reader)->length;
}
static inline gint64 cmetadata_position(void *reader) {
  return ((struct cmetadata_reader *)reader)->position;
}

static inline gint32 cmetadata_read(void *handle, void *bytes, gint32 offset, gint32 count) {
  struct cmetadata_reader *reader = (struct cmetadata_reader *)handle;
  if (count <= 0) return 0;
  ssize_t got;
  do
    got = pread(reader->descriptor, (char *)bytes + offset, (size_t)count, reader->position);
  while (got < 0 && errno == EINTR);
  if (got > 0) reader->position += got;
  return (gint32)got;
}

// Stays where it is when asked for a place outside the file.
static inline void cmetadata_seek(void *handle, gint64 offset, WrapperSeekOrigin origin) {
  struct cmetadata_reader *reader = (struct cmetadata_reader *)handle;
  gint64 base = origin == Begin ? 0 : origin == Current ? reader->position : reader->length;
  gint64 target;
  if (__builtin_add_overflow(base, offset, &target) || target < 0 || target > reader->length) return;
  reader->position = target;
}

// Reads the metadata of an open file of `length` bytes. NULL where there are none that can be read.
static inline cmetadata *cmetadata_open(int descriptor, gint64 length) {
  struct cmetadata_reader *reader = g_new0(struct cmetadata_reader, 1);
  reader->descriptor = descriptor;
  reader->length = length;
  ManagedStreamCallbacks *stream = g_new0(ManagedStreamCallbacks, 1);
  *stream = (ManagedStreamCallbacks){
      .handle = reader,
      .CanSeek = cmetadata_can,
      .CanRead = cmetadata_can,
      .CanWrite = cmetadata_cannot,
      .Length = cmetadata_length,
      .Position = cmetadata_position,
      .Read = cmetadata_read,
      .Seek = cmetadata_seek,
  };
  GExiv2Metadata *metadata = gexiv2_metadata_new();
  // gexiv2 keeps the pointers as long as the object.
  g_object_set_data_full(G_OBJECT(metadata), "reader", reader, g_free);
  g_object_set_data_full(G_OBJECT(metadata), "stream", stream, g_free);
  GError *error = NULL;
  if (!gexiv2_metadata_open_stream(metadata, stream, &error)) {
    g_clear_error(&error);
    g_object_unref(metadata);
    return NULL;
  }
  return (cmetadata *)metadata;
}

static inline void cmetadata_release(cmetadata *metadata) {
  g_object_unref(cmetadata_object(metadata));
}

// A tag's value as text of no certain encoding, to be freed by cmetadata_free; NULL where there is none.
static inline char *cmetadata_text(cmetadata *metadata, const char *tag) {
  GError *error = NULL;
  char *text = gexiv2_metadata_try_get_tag_string(cmetadata_object(metadata), tag, &error);
  g_clear_error(&error);
  return text;
}

static inline void cmetadata_free(char *text) { g_free(text); }

// Degrees by satellite, as they stand in the file. Returns whether there are any.
static inline int cmetadata_place(cmetadata *metadata, double *latitude, double *longitude) {
  GError *error = NULL;
  gboolean found =
      gexiv2_metadata_try_get_gps_latitude(cmetadata_object(metadata), latitude, &error) && !error;
  g_clear_error(&error);
  found = gexiv2_metadata_try_get_gps_longitude(cmetadata_object(metadata), longitude, &error) &&
          !error && found;
  g_clear_error(&error);
  return found;
}
