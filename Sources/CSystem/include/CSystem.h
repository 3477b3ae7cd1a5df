// What Swift cannot import of Linux: control messages are macros, some flags are GNU's.
#pragma once
#include <stddef.h>
#include <sys/types.h>

// The most descriptors that one message carries.
enum { CSYSTEM_MAXIMUM_DESCRIPTORS = 16 };

// Sends one message of `length` bytes with `count` descriptors. Returns the bytes sent, or -1 with errno.
ssize_t csystem_send(int socket, const void *bytes, size_t length, const int *descriptors,
                     int count);

// Receives one message. `descriptors` has room for CSYSTEM_MAXIMUM_DESCRIPTORS; *count says how many came, *cut whether
// the message did not fit. Descriptors arrive close-on-exec. Returns the bytes received, 0 at the end, or -1 with errno.
ssize_t csystem_receive(int socket, void *bytes, size_t capacity, int *descriptors, int *count,
                        int *cut);

// An anonymous file in memory that can be sealed. Returns its descriptor, or -1 with errno.
int csystem_memory_file(const char *name);

// No one can change the size or the bytes of a memory file from here on. Returns 0, or -1 with errno.
int csystem_seal(int descriptor);

// Whether all of that is so.
int csystem_is_sealed(int descriptor);

// Renames only if nothing has the new name yet. Returns 0, or -1 with errno.
int csystem_rename_exclusive(const char *from, const char *to);

// Starts a program in a session of its own, with `descriptor` as its descriptor 3 and its standard streams on the null
// device. Both lists end with NULL. Returns the process, or -1 with errno.
pid_t csystem_start(const char *program, char *const arguments[], char *const environment[],
                    int descriptor);

// Starts a program that goes on without us, in a session of its own and in the root folder: `descriptor` as its descriptor 3, its
// standard streams on the null device, every other descriptor closed, and every signal as a new session has it. Both lists end with
// NULL. Returns the process, or -1 with errno.
pid_t csystem_launch(const char *program, char *const arguments[], char *const environment[],
                     int descriptor);

// The variables of this process, ended by NULL.
char *const *csystem_environment(void);

// A pipe whose ends are close-on-exec: ends[0] to read, ends[1] to write. Returns 0, or -1 with errno.
int csystem_pipe(int ends[2]);

// The kernel ends this process when its parent ends. Returns 0, or -1 with errno.
int csystem_die_with_parent(void);

// The processors that this process may run on, at least 1.
int csystem_processors(void);

// The bytes of a claimed file that are locked: the first by the claim itself, the second once the file says whose it is.
enum { CSYSTEM_CLAIM = 0, CSYSTEM_CLAIM_SIGNED = 1 };

// Takes the write lock of one byte of an open file for the open file itself, without waiting. Returns 0, or -1 with errno (EAGAIN where
// another has it).
int csystem_claim(int descriptor, int byte);

// Whether another open file has the write lock of the byte: 1 or 0, or -1 with errno.
int csystem_is_claimed(int descriptor, int byte);

// A descriptor that becomes readable when the process ends. Returns it, or -1 with errno.
int csystem_process_descriptor(pid_t process);

// A timer on the wall clock, which also goes off when that clock is set. Returns its descriptor, or -1 with errno.
int csystem_wall_timer(void);

// Lets it go off at a Unix second. Returns 0, or -1 with errno.
int csystem_set_wall_timer(int descriptor, long long seconds);

// Sends a signal to the process of such a descriptor, and to no later one with its number. Returns 0, or -1 with errno.
int csystem_signal_process(int descriptor, int signal);

// Unmaps the program's own code, which comes back from the file page by page as it is run.
void csystem_unmap_code(void);
