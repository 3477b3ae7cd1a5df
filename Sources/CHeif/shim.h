#pragma once
#include <libheif/heif.h>
#include <math.h>
