// GTK 4 and libadwaita, with plain functions for what macros, casts and variadics hide from Swift.
#pragma once
#include <adwaita.h>
#include <glib-unix.h>

// --- libdispatch's main queue, for loops that are not its own (the names are libdispatch's, for Core Foundation).

extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

// --- Objects and signals.

static inline gulong cadw_connect(gpointer object, const char *signal, GCallback callback,
                                  gpointer data, GClosureNotify release) {
  return g_signal_connect_data(object, signal, callback, data, release, (GConnectFlags)0);
}

static inline gulong cadw_connect_after(gpointer object, const char *signal, GCallback callback,
                                        gpointer data, GClosureNotify release) {
  return g_signal_connect_data(object, signal, callback, data, release, G_CONNECT_AFTER);
}

static inline void cadw_disconnect(gpointer object, gulong handler) {
  if (g_signal_handler_is_connected(object, handler)) g_signal_handler_disconnect(object, handler);
}

static inline gboolean cadw_get_boolean(gpointer object, const char *name) {
  gboolean value = FALSE;
  g_object_get(object, name, &value, NULL);
  return value;
}

static inline int cadw_get_int(gpointer object, const char *name) {
  int value = 0;
  g_object_get(object, name, &value, NULL);
  return value;
}

static inline void cadw_set_boolean(gpointer object, const char *name, gboolean value) {
  g_object_set(object, name, value, NULL);
}

static inline gboolean cadw_is_widget(gpointer object) { return GTK_IS_WIDGET(object); }

static inline gboolean cadw_is_flow_box_child(gpointer object) {
  return GTK_IS_FLOW_BOX_CHILD(object);
}

static inline gboolean cadw_is_list_box_row(gpointer object) { return GTK_IS_LIST_BOX_ROW(object); }

// --- What is heard by those who do not see it.

static inline void cadw_set_heard(GtkWidget *widget, gboolean is_name, const char *text) {
  GtkAccessibleProperty property =
      is_name ? GTK_ACCESSIBLE_PROPERTY_LABEL : GTK_ACCESSIBLE_PROPERTY_DESCRIPTION;
  // GTK would say the name after the text that it finds on a button.
  if (is_name && text)
    gtk_accessible_reset_relation(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  if (text)
    gtk_accessible_update_property(GTK_ACCESSIBLE(widget), property, text, -1);
  else
    gtk_accessible_reset_property(GTK_ACCESSIBLE(widget), property);
}

// --- The application: libadwaita's, with a place to export more on the bus before it takes its name there. Whoever calls the name as soon as
// it is there finds everything.

typedef void (*CadwBusHook)(GDBusConnection *connection, gpointer data);

typedef struct {
  AdwApplication parent;
  CadwBusHook hook;
  gpointer data;
} CadwApplication;

static inline gboolean cadw_application_dbus_register(GApplication *application,
                                                      GDBusConnection *connection,
                                                      const char *path, GError **error) {
  GApplicationClass *parent = G_APPLICATION_CLASS(g_type_class_peek(ADW_TYPE_APPLICATION));
  if (!parent->dbus_register(application, connection, path, error)) return FALSE;
  CadwApplication *self = (CadwApplication *)application;
  if (self->hook) self->hook(connection, self->data);
  return TRUE;
}

static inline void cadw_application_class_init(gpointer type, gpointer data) {
  (void)data;
  G_APPLICATION_CLASS(type)->dbus_register = cadw_application_dbus_register;
}

static inline GApplication *cadw_application_new(const char *identifier, CadwBusHook hook,
                                                 gpointer data) {
  GType type = g_type_from_name("CadwApplication");
  if (!type)
    type = g_type_register_static_simple(ADW_TYPE_APPLICATION, "CadwApplication",
                                         sizeof(AdwApplicationClass), cadw_application_class_init,
                                         sizeof(CadwApplication), NULL, (GTypeFlags)0);
  CadwApplication *self =
      (CadwApplication *)g_object_new(type, "application-id", identifier, "flags",
                                      G_APPLICATION_HANDLES_OPEN, "register-session", TRUE, NULL);
  self->hook = hook;
  self->data = data;
  return G_APPLICATION(self);
}

static inline const GVariantType *cadw_string_type(void) { return G_VARIANT_TYPE_STRING; }

static inline const GVariantType *cadw_metas_type(void) { return G_VARIANT_TYPE("aa{sv}"); }

static inline const GVariantType *cadw_dictionary_type(void) { return G_VARIANT_TYPE("a{sv}"); }

static inline const char *cadw_text(GVariant *value) {
  return value && g_variant_is_of_type(value, G_VARIANT_TYPE_STRING)
             ? g_variant_get_string(value, NULL)
             : NULL;
}

static inline gboolean cadw_is_texts(GVariant *value) {
  return g_variant_is_of_type(value, G_VARIANT_TYPE_STRING_ARRAY);
}

static inline void cadw_add_action(gpointer map, GSimpleAction *action) {
  g_action_map_add_action(G_ACTION_MAP(map), G_ACTION(action));
}

// --- Pictures: a drawing area that is an image for those who hear it, and whose least size is not its natural one.

typedef struct {
  GtkDrawingArea parent;
  int width;
  int height;
} CadwPicture;

static inline void cadw_picture_measure(GtkWidget *widget, GtkOrientation orientation, int for_size,
                                        int *minimum, int *natural, int *minimum_baseline,
                                        int *natural_baseline) {
  (void)for_size, (void)minimum_baseline, (void)natural_baseline;
  int least_width, least_height;
  gtk_widget_get_size_request(widget, &least_width, &least_height);
  gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;
  *natural = across ? ((CadwPicture *)widget)->width : ((CadwPicture *)widget)->height;
  *minimum = (across ? least_width : least_height) < 0 ? *natural : 0;
}

static inline void cadw_picture_class_init(gpointer type, gpointer data) {
  (void)data;
  GTK_WIDGET_CLASS(type)->measure = cadw_picture_measure;
  gtk_widget_class_set_accessible_role(GTK_WIDGET_CLASS(type), GTK_ACCESSIBLE_ROLE_IMG);
}

static inline GtkWidget *cadw_picture_new(void) {
  GType type = g_type_from_name("CadwPicture");
  if (!type)
    type = g_type_register_static_simple(GTK_TYPE_DRAWING_AREA, "CadwPicture",
                                         sizeof(GtkDrawingAreaClass), cadw_picture_class_init,
                                         sizeof(CadwPicture), NULL, (GTypeFlags)0);
  return GTK_WIDGET(g_object_new(type, NULL));
}

static inline void cadw_picture_set_natural_size(GtkWidget *widget, int width, int height) {
  ((CadwPicture *)widget)->width = width;
  ((CadwPicture *)widget)->height = height;
  gtk_widget_queue_resize(widget);
}

// A colour of the theme by its name.
static inline gboolean cadw_theme_color(GtkWidget *widget, const char *name, GdkRGBA *color) {
  return gtk_style_context_lookup_color(gtk_widget_get_style_context(widget), name, color);
}

// --- Things that are dragged.

// The type of what is dragged from place to place inside the app; nothing outside can take or give it.
static inline GType cadw_item_type(void) {
  GType type = g_type_from_name("CadwItem");
  return type ? type
              : g_boxed_type_register_static("CadwItem", (GBoxedCopyFunc)g_strdup,
                                             (GBoxedFreeFunc)g_free);
}

static inline GdkContentProvider *cadw_item_provider(const char *text) {
  GValue value = G_VALUE_INIT;
  g_value_init(&value, cadw_item_type());
  g_value_set_boxed(&value, text);
  GdkContentProvider *provider = gdk_content_provider_new_for_value(&value);
  g_value_unset(&value);
  return provider;
}

static inline const char *cadw_item(const GValue *value) {
  return G_VALUE_HOLDS(value, cadw_item_type()) ? (const char *)g_value_get_boxed(value) : NULL;
}

// The files of a value, of which the list but not the files is the caller's; NULL where it holds none.
static inline GSList *cadw_files(const GValue *value) {
  return value && G_VALUE_HOLDS(value, GDK_TYPE_FILE_LIST)
             ? gdk_file_list_get_files((GdkFileList *)g_value_get_boxed(value))
             : NULL;
}

static inline GdkTexture *cadw_texture(const GValue *value) {
  return value && G_VALUE_HOLDS(value, GDK_TYPE_TEXTURE) ? GDK_TEXTURE(g_value_get_object(value))
                                                         : NULL;
}

static inline GFile *cadw_file(gpointer object) { return G_FILE(object); }

// --- Windows.

static inline void cadw_insert_actions(GtkWidget *widget, const char *prefix,
                                       GSimpleActionGroup *group) {
  gtk_widget_insert_action_group(widget, prefix, G_ACTION_GROUP(group));
}

static inline GtkWindow *cadw_window_of(GtkWidget *widget) {
  GtkRoot *root = gtk_widget_get_root(widget);
  return root && GTK_IS_WINDOW(root) ? GTK_WINDOW(root) : NULL;
}

static inline GtkWidget *cadw_message_dialog_new(GtkWindow *parent, const char *heading,
                                                 const char *body) {
  GtkWidget *dialog = adw_message_dialog_new(parent, NULL, NULL);
  adw_message_dialog_set_heading(ADW_MESSAGE_DIALOG(dialog), heading);
  adw_message_dialog_set_body(ADW_MESSAGE_DIALOG(dialog), body);
  return dialog;
}

static inline GtkWidget *cadw_built(const char *interface, const char *name) {
  GtkBuilder *builder = gtk_builder_new_from_string(interface, -1);
  GtkWidget *widget = GTK_WIDGET(gtk_builder_get_object(builder, name));
  if (widget) g_object_ref(widget);
  g_object_unref(builder);
  return widget;
}

static inline void cadw_show_in_files(GDBusConnection *connection, const char *const *uris,
                                      GAsyncReadyCallback done, gpointer data) {
  g_dbus_connection_call(connection, "org.freedesktop.FileManager1", "/org/freedesktop/FileManager1",
                         "org.freedesktop.FileManager1", "ShowItems",
                         g_variant_new("(^ass)", uris, ""), NULL, G_DBUS_CALL_FLAGS_NONE, -1, NULL,
                         done, data);
}

static inline GDBusConnection *cadw_connection(gpointer object) { return G_DBUS_CONNECTION(object); }
