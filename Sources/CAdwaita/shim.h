// GTK 4 and libadwaita, with plain functions for what macros, casts and variadics hide from Swift.
#pragma once
#include <adwaita.h>
