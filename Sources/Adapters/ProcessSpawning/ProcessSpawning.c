#define _GNU_SOURCE
#include "ProcessSpawning.h"

#include <errno.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/syscall.h>
#endif

int process_spawning_close_from(posix_spawn_file_actions_t *actions, int descriptor) {
#ifdef __linux__
    return posix_spawn_file_actions_addclosefrom_np(actions, descriptor);
#else
    return ENOSYS;
#endif
}

int process_spawning_watch(pid_t process) {
#if defined(__linux__) && defined(SYS_pidfd_open)
    return (int)syscall(SYS_pidfd_open, process, 0);
#else
    return -1;
#endif
}
