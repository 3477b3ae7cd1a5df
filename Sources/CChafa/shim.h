#pragma once
#include <chafa.h>

// CHAFA_VERSION_* are macros of the header; the library that runs has no word for its own version.
static inline int cchafa_version_major(void) { return CHAFA_MAJOR_VERSION; }
static inline int cchafa_version_minor(void) { return CHAFA_MINOR_VERSION; }
static inline int cchafa_version_micro(void) { return CHAFA_MICRO_VERSION; }
