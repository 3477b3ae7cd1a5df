// cairo and Pango, with plain functions for what GObject's macros hide from Swift.
#pragma once
#include <pango/pangocairo.h>
#include <string.h>

static inline void ccanvas_unref(void *object) { g_object_unref(object); }

// Attributes for a whole layout: lines this far apart, in Pango's units.
static inline void ccanvas_set_line_height(PangoLayout *layout, int height) {
  PangoAttrList *attributes = pango_attr_list_new();
  pango_attr_list_insert(attributes, pango_attr_line_height_new_absolute(height));
  pango_layout_set_attributes(layout, attributes);
  pango_attr_list_unref(attributes);
}

// Fonts of the system, drawn alike at every place and on every screen: grey edges, no hinting, no rounding to whole pixels.
static inline PangoContext *ccanvas_new_context(void) {
  PangoFontMap *fonts = pango_cairo_font_map_new();
  PangoContext *context = pango_font_map_create_context(fonts);
  g_object_unref(fonts);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options(context, options);
  cairo_font_options_destroy(options);
  pango_context_set_round_glyph_positions(context, FALSE);
  return context;
}

// The family that the system has for a description, to be freed by ccanvas_free; NULL where it has no font at all.
static inline char *ccanvas_resolved_family(PangoContext *context, const PangoFontDescription *wanted) {
  PangoFont *font = pango_context_load_font(context, wanted);
  if (!font) return NULL;
  PangoFontDescription *found = pango_font_describe(font);
  char *family = g_strdup(pango_font_description_get_family(found));
  pango_font_description_free(found);
  g_object_unref(font);
  return family;
}

static inline void ccanvas_free(char *text) { g_free(text); }
