#define _GNU_SOURCE
#include "CSystem.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/fs.h>
#include <sched.h>
#include <signal.h>
#include <spawn.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <unistd.h>

ssize_t csystem_send(int socket, const void *bytes, size_t length,
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

ssize_t csystem_receive(int socket, void *bytes, size_t capacity, int *descriptors,
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

int csystem_memory_file(const char *name) {
  return memfd_create(name, MFD_CLOEXEC | MFD_ALLOW_SEALING);
}

int csystem_seal(int descriptor) {
  return fcntl(descriptor, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_WRITE | F_SEAL_SEAL);
}

int csystem_is_sealed(int descriptor) {
  int wanted = F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_WRITE;
  int seals = fcntl(descriptor, F_GET_SEALS);
  return seals >= 0 && (seals & wanted) == wanted;
}

int csystem_rename_exclusive(const char *from, const char *to) {
  return (int)syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, RENAME_NOREPLACE);
}

int csystem_die_with_parent(void) {
  return prctl(PR_SET_PDEATHSIG, SIGKILL);
}

static pid_t csystem_spawn(const char *program, char *const arguments[], char *const environment[],
                           int descriptor, int goes_on) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  short flags = POSIX_SPAWN_SETSID;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_adddup2(&actions, descriptor, 3);
  posix_spawnattr_init(&attributes);
  if (goes_on) {
    sigset_t signals;
    posix_spawn_file_actions_addclosefrom_np(&actions, 4);
    posix_spawn_file_actions_addchdir_np(&actions, "/");
    sigfillset(&signals);
    posix_spawnattr_setsigdefault(&attributes, &signals);
    sigemptyset(&signals);
    posix_spawnattr_setsigmask(&attributes, &signals);
    flags |= POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK;
  }
  posix_spawnattr_setflags(&attributes, flags);
  pid_t process = -1;
  int failure = posix_spawn(&process, program, &actions, &attributes, arguments, environment);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  if (failure == 0) return process;
  errno = failure;
  return -1;
}

pid_t csystem_start(const char *program, char *const arguments[], char *const environment[],
                    int descriptor) {
  return csystem_spawn(program, arguments, environment, descriptor, 0);
}

pid_t csystem_launch(const char *program, char *const arguments[], char *const environment[],
                     int descriptor) {
  return csystem_spawn(program, arguments, environment, descriptor, 1);
}

char *const *csystem_environment(void) {
  return environ;
}

int csystem_pipe(int ends[2]) {
  return pipe2(ends, O_CLOEXEC);
}

int csystem_processors(void) {
  cpu_set_t set;
  CPU_ZERO(&set);
  if (sched_getaffinity(0, sizeof set, &set) != 0) return 1;
  int count = CPU_COUNT(&set);
  return count > 0 ? count : 1;
}

static struct flock csystem_one_byte(short type, int byte) {
  struct flock lock = {.l_type = type, .l_whence = SEEK_SET, .l_start = byte, .l_len = 1};
  return lock;
}

int csystem_claim(int descriptor, int byte) {
  struct flock lock = csystem_one_byte(F_WRLCK, byte);
  return fcntl(descriptor, F_OFD_SETLK, &lock);
}

int csystem_is_claimed(int descriptor, int byte) {
  struct flock lock = csystem_one_byte(F_RDLCK, byte);
  if (fcntl(descriptor, F_OFD_GETLK, &lock) != 0) return -1;
  return lock.l_type != F_UNLCK;
}

int csystem_process_descriptor(pid_t process) {
  return (int)syscall(SYS_pidfd_open, process, 0);
}

int csystem_wall_timer(void) {
  return timerfd_create(CLOCK_REALTIME, TFD_CLOEXEC | TFD_NONBLOCK);
}

int csystem_set_wall_timer(int descriptor, long long seconds) {
  struct itimerspec when = {.it_value = {.tv_sec = seconds}};
  return timerfd_settime(descriptor, TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET, &when, NULL);
}

int csystem_signal_process(int descriptor, int signal) {
  return (int)syscall(SYS_pidfd_send_signal, descriptor, signal, NULL, 0);
}

// By the linker: where the program's first segment begins, and where its code ends.
extern const char __executable_start[] __attribute__((visibility("hidden")));
extern const char etext[] __attribute__((visibility("hidden")));

void csystem_unmap_code(void) {
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  uintptr_t start = (uintptr_t)__executable_start & ~(page - 1);
  uintptr_t end = ((uintptr_t)etext + page - 1) & ~(page - 1);
  // Only what cannot be written: a page that was, as by the dynamic linker, would lose what was written.
  FILE *maps = fopen("/proc/self/maps", "re");
  if (!maps) return;
  unsigned long from, to;
  char rights[5], line[512];
  while (fgets(line, sizeof line, maps)) {
    if (sscanf(line, "%lx-%lx %4s", &from, &to, rights) != 3) continue;
    if (from >= start && to <= end && strcmp(rights, "r-xp") == 0)
      madvise((void *)from, to - from, MADV_DONTNEED);
  }
  fclose(maps);
}
