// What Swift cannot import of Linux: prctl takes variable arguments.
#pragma once

// Processes whose parent ends become children of this one, so that it can wait for them. Returns 0, or -1 with errno.
int cprocesses_adopt_orphans(void);
