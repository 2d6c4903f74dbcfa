#pragma once

#include "RestrictedStart.h"
#include <spawn.h>
#include <sys/types.h>

/// Has the child close all file descriptors from this one on. glibc declares its own function only with _GNU_SOURCE, which Swift does not set.
int process_spawning_close_from(posix_spawn_file_actions_t *actions, int descriptor);

/// A file descriptor that becomes readable when the process, a child that has not been waited for, ends. -1 if the system has none.
int process_spawning_watch(pid_t process);
