// A bare picture in GTK 4: a window with a GtkPicture from a JPEG.
//
//   gtk4-picture FILE
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

// GTK 4 has no signal for drawing; the frame clock's "paint" is it, once the window is mapped.
static void drawn(GdkFrameClock *clock, gpointer window) {
  if (!gtk_widget_get_mapped(window)) return;
  g_signal_connect(clock, "after-paint", G_CALLBACK(tell), window);
  g_signal_handlers_disconnect_by_func(clock, drawn, window);
}

static void realized(GtkWidget *window, gpointer data) {
  (void)data;
  g_signal_connect(gtk_widget_get_frame_clock(window), "paint", G_CALLBACK(drawn), window);
}

int main(int count, char **arguments) {
  if (count != 2) return 2;
  gtk_init();
  GtkWidget *window = gtk_window_new();
  gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
  gtk_window_set_child(GTK_WINDOW(window), gtk_picture_new_for_filename(arguments[1]));
  g_signal_connect(window, "realize", G_CALLBACK(realized), NULL);
  gtk_window_present(GTK_WINDOW(window));
  while (TRUE) g_main_context_iteration(NULL, TRUE);
}
