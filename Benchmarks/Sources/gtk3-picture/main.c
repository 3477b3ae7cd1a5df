// A bare picture in GTK 3: a window with a GtkImage from a JPEG.
//
//   gtk3-picture FILE
//
// Writes {"event":"shown","time":NANOSECONDS} of the monotonic clock when the X server has drawn the picture, and stays.
#include <gtk/gtk.h>
#include <stdio.h>
#include <time.h>

static void tell(GdkFrameClock *clock, gpointer window) {
  gdk_display_sync(gtk_widget_get_display(window));
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  printf("{\"event\":\"shown\",\"time\":%lld}\n", now.tv_sec * 1000000000LL + now.tv_nsec);
  fflush(stdout);
  g_signal_handlers_disconnect_by_func(clock, tell, window);
}

static gboolean drawn(GtkWidget *window, cairo_t *cairo, gpointer data) {
  (void)cairo, (void)data;
  g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(tell), window);
  g_signal_handlers_disconnect_by_func(window, drawn, data);
  return FALSE;
}

int main(int count, char **arguments) {
  gtk_init(&count, &arguments);
  if (count != 2) return 2;
  GtkWidget *window = gtk_window_new(GTK_WINDOW_TOPLEVEL);
  gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
  gtk_container_add(GTK_CONTAINER(window), gtk_image_new_from_file(arguments[1]));
  g_signal_connect(window, "draw", G_CALLBACK(drawn), NULL);
  gtk_widget_show_all(window);
  gtk_main();
  return 0;
}
