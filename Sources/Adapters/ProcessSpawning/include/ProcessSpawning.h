#pragma once

#include <spawn.h>

/// Has the child close all file descriptors from this one on. glibc declares its own function only with _GNU_SOURCE, which Swift does not set.
int process_spawning_close_from(posix_spawn_file_actions_t *actions, int descriptor);
