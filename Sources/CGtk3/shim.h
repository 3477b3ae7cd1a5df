// GTK 3 and gtk-layer-shell, with plain functions for what macros, casts and variadics hide from Swift.
#pragma once
#include <gdk/gdkwayland.h>
#include <gdk/gdkx.h>
#include <glib-unix.h>
#include <gtk-layer-shell/gtk-layer-shell.h>
#include <gtk/gtk.h>
#include <malloc.h>
#include <string.h>
#include <wayland-client.h>

// --- Before GTK starts.

static inline void cgtk_note_global(void *found, struct wl_registry *registry, uint32_t name,
                                    const char *interface, uint32_t version) {
  (void)registry, (void)name, (void)version;
  if (strcmp(interface, "zwlr_layer_shell_v1") == 0) *(gboolean *)found = TRUE;
}

static inline void cgtk_forget_global(void *found, struct wl_registry *registry, uint32_t name) {
  (void)found, (void)registry, (void)name;
}

// Whether there is a Wayland compositor that lets windows lie on the desktop.
static inline gboolean cgtk_has_layer_shell(void) {
  struct wl_display *display = wl_display_connect(NULL);
  if (!display) return FALSE;
  static const struct wl_registry_listener listener = {cgtk_note_global, cgtk_forget_global};
  gboolean found = FALSE;
  struct wl_registry *registry = wl_display_get_registry(display);
  wl_registry_add_listener(registry, &listener, &found);
  wl_display_roundtrip(display);
  wl_registry_destroy(registry);
  wl_display_disconnect(display);
  return found;
}

// Large blocks come from the kernel and go back to it, so that a widget that has shown a thousand photos is as small as after one.
static inline void cgtk_return_large_blocks(void) {
  mallopt(M_MMAP_THRESHOLD, 256 << 10);
  mallopt(M_TRIM_THRESHOLD, 512 << 10);
}

static inline void cgtk_trim(void) { malloc_trim(0); }

// --- Signals and properties.

static inline gulong cgtk_connect(gpointer object, const char *signal, GCallback callback,
                                  gpointer data) {
  return g_signal_connect_data(object, signal, callback, data, NULL, (GConnectFlags)0);
}

static inline void cgtk_disconnect(gpointer object, gulong handler) {
  g_signal_handler_disconnect(object, handler);
}

static inline gboolean cgtk_boolean_property(gpointer object, const char *name) {
  gboolean value = FALSE;
  g_object_get(object, name, &value, NULL);
  return value;
}

// --- Monitors.

static inline gboolean cgtk_is_x11(GdkDisplay *display) { return GDK_IS_X11_DISPLAY(display); }

// Once all that was asked of the X server has been done.
static inline void cgtk_synchronize(GdkDisplay *display) { gdk_display_sync(display); }

// The names of Wayland's monitors, which GTK 3 does not tell, in the order in which they came: GTK's order, since both hear it from the same
// connection.
struct cgtk_output {
  uint32_t global;
  struct wl_output *proxy;
  char *name;
};

static inline void cgtk_output_geometry(void *output, struct wl_output *proxy, int32_t x, int32_t y,
                                        int32_t width, int32_t height, int32_t subpixel,
                                        const char *make, const char *model, int32_t transform) {
  (void)output, (void)proxy, (void)x, (void)y, (void)width, (void)height, (void)subpixel;
  (void)make, (void)model, (void)transform;
}
static inline void cgtk_output_mode(void *output, struct wl_output *proxy, uint32_t flags,
                                    int32_t width, int32_t height, int32_t refresh) {
  (void)output, (void)proxy, (void)flags, (void)width, (void)height, (void)refresh;
}
static inline void cgtk_output_done(void *output, struct wl_output *proxy) {
  (void)output, (void)proxy;
}
static inline void cgtk_output_scale(void *output, struct wl_output *proxy, int32_t factor) {
  (void)output, (void)proxy, (void)factor;
}
static inline void cgtk_output_name(void *data, struct wl_output *proxy, const char *name) {
  (void)proxy;
  struct cgtk_output *output = (struct cgtk_output *)data;
  g_free(output->name);
  output->name = g_strdup(name);
}
static inline void cgtk_output_description(void *output, struct wl_output *proxy,
                                           const char *description) {
  (void)output, (void)proxy, (void)description;
}

static inline void cgtk_outputs_add(void *outputs, struct wl_registry *registry, uint32_t name,
                                    const char *interface, uint32_t version) {
  if (strcmp(interface, wl_output_interface.name) != 0) return;
  static const struct wl_output_listener listener = {
      .geometry = cgtk_output_geometry, .mode = cgtk_output_mode,
      .done = cgtk_output_done,         .scale = cgtk_output_scale,
      .name = cgtk_output_name,         .description = cgtk_output_description};
  struct cgtk_output *output = g_new0(struct cgtk_output, 1);
  output->global = name;
  output->proxy = (struct wl_output *)wl_registry_bind(registry, name, &wl_output_interface,
                                                       version < 4 ? version : 4);
  wl_output_add_listener(output->proxy, &listener, output);
  g_ptr_array_add((GPtrArray *)outputs, output);
}

static inline void cgtk_outputs_remove(void *outputs, struct wl_registry *registry, uint32_t name) {
  (void)registry;
  GPtrArray *all = (GPtrArray *)outputs;
  for (guint index = 0; index < all->len; index++) {
    struct cgtk_output *output = (struct cgtk_output *)all->pdata[index];
    if (output->global != name) continue;
    wl_output_destroy(output->proxy);
    g_free(output->name);
    g_free(output);
    g_ptr_array_remove_index(all, index);
    return;
  }
}

// Listens for as long as the process lives. NULL where this is no Wayland.
static inline GPtrArray *cgtk_outputs_new(GdkDisplay *display) {
  if (!GDK_IS_WAYLAND_DISPLAY(display)) return NULL;
  static const struct wl_registry_listener listener = {cgtk_outputs_add, cgtk_outputs_remove};
  GPtrArray *outputs = g_ptr_array_new();
  struct wl_display *connection = gdk_wayland_display_get_wl_display(display);
  wl_registry_add_listener(wl_display_get_registry(connection), &listener, outputs);
  gdk_display_sync(display);
  gdk_display_sync(display);
  return outputs;
}

// The name of the monitor that came as the index-th; NULL where it is not known.
static inline const char *cgtk_outputs_name(GPtrArray *outputs, guint index) {
  if (!outputs || index >= outputs->len) return NULL;
  return ((struct cgtk_output *)outputs->pdata[index])->name;
}

// --- Windows.

static inline GtkWidget *cgtk_window_new(void) { return gtk_window_new(GTK_WINDOW_TOPLEVEL); }

// A window that lies on the desktop of X11: no frame, on every workspace, below all others, in no list, and still there when the desktop is
// shown.
static inline void cgtk_window_lies_on_desktop(GtkWidget *widget) {
  GtkWindow *window = GTK_WINDOW(widget);
  gtk_window_set_type_hint(window, GDK_WINDOW_TYPE_HINT_DESKTOP);
  gtk_window_set_decorated(window, FALSE);
  gtk_window_set_resizable(window, FALSE);
  gtk_window_set_skip_taskbar_hint(window, TRUE);
  gtk_window_set_skip_pager_hint(window, TRUE);
  gtk_window_set_keep_below(window, TRUE);
  gtk_window_set_focus_on_map(window, FALSE);
  gtk_window_stick(window);
}

// The same by layer-shell, on a monitor. Its place is told by margins.
static inline void cgtk_window_lies_on_layer(GtkWidget *widget, GdkMonitor *monitor) {
  GtkWindow *window = GTK_WINDOW(widget);
  gtk_layer_init_for_window(window);
  gtk_layer_set_namespace(window, "mantel");
  gtk_layer_set_layer(window, GTK_LAYER_SHELL_LAYER_BOTTOM);
  gtk_layer_set_monitor(window, monitor);
  gtk_layer_set_anchor(window, GTK_LAYER_SHELL_EDGE_LEFT, TRUE);
  gtk_layer_set_anchor(window, GTK_LAYER_SHELL_EDGE_TOP, TRUE);
  gtk_layer_set_keyboard_mode(window, GTK_LAYER_SHELL_KEYBOARD_MODE_ON_DEMAND);
}

static inline void cgtk_window_set_margins(GtkWidget *widget, int left, int top) {
  gtk_layer_set_margin(GTK_WINDOW(widget), GTK_LAYER_SHELL_EDGE_LEFT, left);
  gtk_layer_set_margin(GTK_WINDOW(widget), GTK_LAYER_SHELL_EDGE_TOP, top);
}

static inline void cgtk_window_take_keyboard(GtkWidget *widget, gboolean exclusive) {
  gtk_layer_set_keyboard_mode(GTK_WINDOW(widget),
                              exclusive ? GTK_LAYER_SHELL_KEYBOARD_MODE_EXCLUSIVE
                                        : GTK_LAYER_SHELL_KEYBOARD_MODE_ON_DEMAND);
}

static inline void cgtk_window_move(GtkWidget *widget, int x, int y) {
  gtk_window_move(GTK_WINDOW(widget), x, y);
}

static inline void cgtk_window_set_title(GtkWidget *widget, const char *title) {
  gtk_window_set_title(GTK_WINDOW(widget), title);
}

static inline void cgtk_window_resize(GtkWidget *widget, int width, int height) {
  gtk_widget_set_size_request(widget, width, height);
  gtk_window_resize(GTK_WINDOW(widget), width, height);
}

static inline void cgtk_window_present(GtkWidget *widget, guint32 time) {
  gtk_window_present_with_time(GTK_WINDOW(widget), time);
}

static inline gboolean cgtk_window_is_active(GtkWidget *widget) {
  return gtk_window_is_active(GTK_WINDOW(widget));
}

// Whether the keyboard led here, so that the focus should be seen.
static inline gboolean cgtk_window_shows_focus(GtkWidget *widget) {
  return gtk_window_get_focus_visible(GTK_WINDOW(widget));
}

static inline void cgtk_window_show_focus(GtkWidget *widget, gboolean shown) {
  gtk_window_set_focus_visible(GTK_WINDOW(widget), shown);
}

// Lets what is behind a window be seen where the screen is composited; answers whether it is.
static inline gboolean cgtk_window_set_transparent(GtkWidget *widget) {
  GdkScreen *screen = gtk_widget_get_screen(widget);
  GdkVisual *visual = gdk_screen_get_rgba_visual(screen);
  if (visual) gtk_widget_set_visual(widget, visual);
  gtk_widget_set_app_paintable(widget, TRUE);
  return visual && gdk_screen_is_composited(screen);
}

static inline void cgtk_add(GtkWidget *container, GtkWidget *child) {
  gtk_container_add(GTK_CONTAINER(container), child);
}

static inline void cgtk_set_cursor(GtkWidget *widget, const char *name) {
  GdkWindow *window = gtk_widget_get_window(widget);
  if (!window) return;
  GdkCursor *cursor = name ? gdk_cursor_new_from_name(gdk_window_get_display(window), name) : NULL;
  gdk_window_set_cursor(window, cursor);
  if (cursor) g_object_unref(cursor);
}

// --- What is heard of a picture by those who do not see it.

static inline void cgtk_set_spoken(GtkWidget *widget, const char *name, const char *description) {
  AtkObject *object = gtk_widget_get_accessible(widget);
  atk_object_set_name(object, name);
  atk_object_set_description(object, description);
}

// --- Events.

static inline GdkEvent *cgtk_event(gpointer event) { return (GdkEvent *)event; }

static inline guint cgtk_event_button(const GdkEvent *event) {
  guint button = 0;
  gdk_event_get_button(event, &button);
  return button;
}

static inline guint cgtk_event_key(const GdkEvent *event) {
  guint key = 0;
  gdk_event_get_keyval(event, &key);
  return key;
}

static inline guint cgtk_event_modifiers(const GdkEvent *event) {
  GdkModifierType state = (GdkModifierType)0;
  gdk_event_get_state(event, &state);
  return state & gtk_accelerator_get_default_mod_mask();
}

static inline gboolean cgtk_event_scroll_direction(const GdkEvent *event, int *direction) {
  GdkScrollDirection found;
  if (!gdk_event_get_scroll_direction(event, &found)) return FALSE;
  *direction = (int)found;
  return TRUE;
}

// --- Menus.

static inline void cgtk_menu_append(GtkWidget *menu, GtkWidget *item) {
  gtk_menu_shell_append(GTK_MENU_SHELL(menu), item);
}

static inline void cgtk_menu_popup(GtkWidget *menu, const GdkEvent *event) {
  gtk_menu_popup_at_pointer(GTK_MENU(menu), event);
}

static inline void cgtk_menu_popup_over(GtkWidget *menu, GtkWidget *widget, const GdkEvent *event) {
  gtk_menu_popup_at_widget(GTK_MENU(menu), widget, GDK_GRAVITY_CENTER, GDK_GRAVITY_NORTH_WEST,
                           event);
}

static inline void cgtk_menu_select_first(GtkWidget *menu) {
  gtk_menu_shell_select_first(GTK_MENU_SHELL(menu), FALSE);
}

static inline void cgtk_item_set_submenu(GtkWidget *item, GtkWidget *menu) {
  gtk_menu_item_set_submenu(GTK_MENU_ITEM(item), menu);
}

// An item that is on or off; one of several where it is a radio item.
static inline GtkWidget *cgtk_check_item_new(gboolean on, gboolean radio) {
  GtkWidget *item = gtk_check_menu_item_new();
  gtk_check_menu_item_set_draw_as_radio(GTK_CHECK_MENU_ITEM(item), radio);
  gtk_check_menu_item_set_active(GTK_CHECK_MENU_ITEM(item), on);
  return item;
}

// Puts a label into an item, behind a picture where there is one; returns the box that holds both.
static inline GtkWidget *cgtk_item_set_label(GtkWidget *item, const char *text) {
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = gtk_label_new(text);
  gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars(GTK_LABEL(label), 40);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_box_pack_end(GTK_BOX(box), label, TRUE, TRUE, 0);
  gtk_container_add(GTK_CONTAINER(item), box);
  atk_object_set_name(gtk_widget_get_accessible(item), text);
  return box;
}

static inline void cgtk_box_put_first(GtkWidget *box, GtkWidget *child) {
  gtk_box_pack_start(GTK_BOX(box), child, FALSE, FALSE, 0);
  gtk_widget_show(child);
}

// --- The session bus.

static inline GVariant *cgtk_read_setting_arguments(const char *space, const char *key) {
  return g_variant_new("(ss)", space, key);
}

// The value inside however many boxes.
static inline GVariant *cgtk_unboxed(GVariant *value) {
  g_variant_ref(value);
  while (g_variant_is_of_type(value, G_VARIANT_TYPE_VARIANT)) {
    GVariant *inner = g_variant_get_variant(value);
    g_variant_unref(value);
    value = inner;
  }
  return value;
}

// Three numbers that make a colour; FALSE where the value is something else.
static inline gboolean cgtk_color(GVariant *value, double *red, double *green, double *blue) {
  if (!g_variant_is_of_type(value, G_VARIANT_TYPE("(ddd)"))) return FALSE;
  g_variant_get(value, "(ddd)", red, green, blue);
  return TRUE;
}

static inline gboolean cgtk_number(GVariant *value, guint32 *number) {
  if (!g_variant_is_of_type(value, G_VARIANT_TYPE_UINT32)) return FALSE;
  *number = g_variant_get_uint32(value);
  return TRUE;
}

static inline const char *cgtk_text(GVariant *value) {
  return value && g_variant_is_of_type(value, G_VARIANT_TYPE_STRING) ? g_variant_get_string(value, NULL) : NULL;
}

static inline const GVariantType *cgtk_string_type(void) { return G_VARIANT_TYPE_STRING; }

static inline void cgtk_add_action(GSimpleActionGroup *group, GSimpleAction *action) {
  g_action_map_add_action(G_ACTION_MAP(group), G_ACTION(action));
}

static inline guint cgtk_export_actions(GDBusConnection *connection, const char *path,
                                        GSimpleActionGroup *group) {
  return g_dbus_connection_export_action_group(connection, path, G_ACTION_GROUP(group), NULL);
}

static inline void cgtk_unref(gpointer object) { g_object_unref(object); }
