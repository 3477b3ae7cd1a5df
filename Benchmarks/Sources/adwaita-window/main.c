// A bare window of GTK 4 and libadwaita: a header bar, and a page with an icon and two sentences.
//
//   adwaita-window
//
// Writes {"event":"window","time":NANOSECONDS} of the monotonic clock when its second frame begins, as mantel-app does, and stays.
#include <adwaita.h>
#include <stdio.h>
#include <time.h>

static gboolean tick(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  (void)widget, (void)clock;
  int *frames = data;
  if (++*frames < 2) return G_SOURCE_CONTINUE;
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  printf("{\"event\":\"window\",\"time\":%lld}\n", now.tv_sec * 1000000000LL + now.tv_nsec);
  fflush(stdout);
  return G_SOURCE_REMOVE;
}

static void mapped(GtkWidget *window, gpointer data) {
  static int frames;
  gtk_widget_add_tick_callback(data, tick, &frames, NULL);
  (void)window;
}

static void activate(GtkApplication *application, gpointer data) {
  (void)data;
  GtkWidget *window = adw_application_window_new(application);
  gtk_window_set_default_size(GTK_WINDOW(window), 1080, 740);
  GtkWidget *page = adw_status_page_new();
  adw_status_page_set_icon_name(ADW_STATUS_PAGE(page), "image-x-generic-symbolic");
  adw_status_page_set_title(ADW_STATUS_PAGE(page), "A bare window");
  adw_status_page_set_description(ADW_STATUS_PAGE(page), "With nothing in it");
  gtk_widget_set_vexpand(page, TRUE);
  GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append(GTK_BOX(box), adw_header_bar_new());
  gtk_box_append(GTK_BOX(box), page);
  adw_application_window_set_content(ADW_APPLICATION_WINDOW(window), box);
  g_signal_connect(window, "map", G_CALLBACK(mapped), page);
  gtk_window_present(GTK_WINDOW(window));
}

int main(int count, char **arguments) {
  AdwApplication *application = adw_application_new("org.mantel.bench.Window", G_APPLICATION_DEFAULT_FLAGS);
  g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
  return g_application_run(G_APPLICATION(application), count, arguments);
}
