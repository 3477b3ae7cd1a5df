// Tells when a window is mapped on the root of DISPLAY, for programs that do not tell themselves when they show something.
//
//   first-window
//
// Writes {"event":"watching"} once it would see one, then {"event":"mapped","time":NANOSECONDS} of the monotonic clock for each.
#include <X11/Xlib.h>
#include <stdio.h>
#include <time.h>

int main(void) {
  Display *display = XOpenDisplay(NULL);
  if (!display) return 1;
  XSelectInput(display, DefaultRootWindow(display), SubstructureNotifyMask);
  XSync(display, False);
  puts("{\"event\":\"watching\"}");
  for (;;) {
    fflush(stdout);
    XEvent event;
    XNextEvent(display, &event);
    if (event.type != MapNotify) continue;
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    printf("{\"event\":\"mapped\",\"time\":%lld}\n", now.tv_sec * 1000000000LL + now.tv_nsec);
  }
}
