#define _GNU_SOURCE
#include "CFaces.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int cfaces_processor_serves(void) {
#if defined(__x86_64__)
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
#else
  return 0;
#endif
}

cfaces_detect cfaces_open(const char *path, char *message, size_t capacity) {
  // OpenMP reads it once, when it is loaded. Its threads wait for each other by spinning: with more of them than free
  // processors a detection takes ten times as long.
  setenv("OMP_NUM_THREADS", "1", 1);
  void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  void *function = library ? dlsym(library, "_Z14facedetect_cnnPhS_iii") : NULL;
  if (!function) {
    const char *words = dlerror();
    snprintf(message, capacity, "%s", words ? words : "no such function");
    if (library) dlclose(library);
    return NULL;
  }
  cfaces_detect detect;
  memcpy(&detect, &function, sizeof detect);
  return detect;
}
