// What Swift cannot import of Linux: control messages are macros, and these flags are GNU's.
#pragma once
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <errno.h>
#include <fcntl.h>
#include <linux/fs.h>
#include <sched.h>
#include <spawn.h>
#include <stddef.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { CSYSTEM_MAXIMUM_DESCRIPTORS = 16 };

// Sends one message of `length` bytes with `count` descriptors. Returns the bytes sent, or -1 with errno.
static inline ssize_t csystem_send(int socket, const void *bytes, size_t length,
                                   const int *descriptors, int count) {
  struct iovec part = {.iov_base = (void *)bytes, .iov_len = length};
  union {
    char bytes[CMSG_SPACE(CSYSTEM_MAXIMUM_DESCRIPTORS * sizeof(int))];
    struct cmsghdr align;
  } control;
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
  if (count < 0 || count > CSYSTEM_MAXIMUM_DESCRIPTORS) {
    errno = EINVAL;
    return -1;
  }
  if (count > 0) {
    memset(&control, 0, sizeof control);
    message.msg_control = control.bytes;
    message.msg_controllen = CMSG_SPACE(count * sizeof(int));
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(count * sizeof(int));
    memcpy(CMSG_DATA(header), descriptors, count * sizeof(int));
  }
  return sendmsg(socket, &message, MSG_NOSIGNAL);
}

// Receives one message. `descriptors` has room for CSYSTEM_MAXIMUM_DESCRIPTORS; *count says how many came, *cut whether
// the message did not fit. Descriptors arrive close-on-exec. Returns the bytes received, 0 at the end, or -1 with errno.
static inline ssize_t csystem_receive(int socket, void *bytes, size_t capacity, int *descriptors,
                                      int *count, int *cut) {
  struct iovec part = {.iov_base = bytes, .iov_len = capacity};
  union {
    char bytes[CMSG_SPACE(CSYSTEM_MAXIMUM_DESCRIPTORS * sizeof(int))];
    struct cmsghdr align;
  } control;
  struct msghdr message = {.msg_iov = &part,
                           .msg_iovlen = 1,
                           .msg_control = control.bytes,
                           .msg_controllen = sizeof control.bytes};
  *count = 0;
  *cut = 0;
  ssize_t received = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
  if (received < 0) return received;
  *cut = (message.msg_flags & (MSG_TRUNC | MSG_CTRUNC)) != 0;
  for (struct cmsghdr *header = CMSG_FIRSTHDR(&message); header != NULL;
       header = CMSG_NXTHDR(&message, header)) {
    if (header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS) continue;
    int room = CSYSTEM_MAXIMUM_DESCRIPTORS - *count;
    int arrived = (int)((header->cmsg_len - CMSG_LEN(0)) / sizeof(int));
    for (int i = 0; i < arrived; i++) {
      int descriptor;
      memcpy(&descriptor, CMSG_DATA(header) + i * sizeof(int), sizeof(int));
      if (i < room)
        descriptors[(*count)++] = descriptor;
      else
        close(descriptor);
    }
  }
  return received;
}

// An anonymous file in memory that can be sealed. Returns its descriptor, or -1 with errno.
static inline int csystem_memory_file(const char *name) {
  return memfd_create(name, MFD_CLOEXEC | MFD_ALLOW_SEALING);
}

// No one can change the size or the bytes of a memory file from here on. Returns 0, or -1 with errno.
static inline int csystem_seal(int descriptor) {
  return fcntl(descriptor, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_WRITE | F_SEAL_SEAL);
}

// Whether all of that is so.
static inline int csystem_is_sealed(int descriptor) {
  int wanted = F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_WRITE;
  int seals = fcntl(descriptor, F_GET_SEALS);
  return seals >= 0 && (seals & wanted) == wanted;
}

// Renames only if nothing has the new name yet. Returns 0, or -1 with errno.
static inline int csystem_rename_exclusive(const char *from, const char *to) {
  return (int)syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, RENAME_NOREPLACE);
}

// The kernel ends this process when its parent ends. Returns 0, or -1 with errno.
static inline int csystem_die_with_parent(int signal) {
  return prctl(PR_SET_PDEATHSIG, signal);
}

// A process started with these attributes gets a session of its own. Returns 0 or an error number.
static inline int csystem_own_session(posix_spawnattr_t *attributes) {
  return posix_spawnattr_setflags(attributes, POSIX_SPAWN_SETSID);
}

// The processors that this process may run on, at least 1.
static inline int csystem_processors(void) {
  cpu_set_t set;
  CPU_ZERO(&set);
  if (sched_getaffinity(0, sizeof set, &set) != 0) return 1;
  int count = CPU_COUNT(&set);
  return count > 0 ? count : 1;
}
