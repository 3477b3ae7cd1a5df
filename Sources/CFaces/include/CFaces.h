// libfacedetection, opened while the program runs: it is C++ that no package of the system has.
#pragma once
#include <stddef.h>

// The size in bytes of the buffer that a detection writes its result into.
enum { CFACES_RESULT_SIZE = 0x9000 };

// Looks for faces in `height` rows of three-byte pixels (blue, green, red), `step` bytes apart. Returns `result`, which
// then begins with the count as an int, or NULL.
typedef int *(*cfaces_detect)(unsigned char *result, unsigned char *pixels, int width, int height,
                              int step);

// Whether this processor has the instructions that the library was compiled to (x86-64 with AVX2 and FMA).
int cfaces_processor_serves(void);

// Opens the library for the rest of the process's life, on one thread whatever the number of processors. Returns its
// function, or NULL with the loader's own words, cut to `capacity` bytes, in `message`.
cfaces_detect cfaces_open(const char *path, char *message, size_t capacity);
