#define _GNU_SOURCE
#include "ProcessSpawning.h"

#include <errno.h>

int process_spawning_close_from(posix_spawn_file_actions_t *actions, int descriptor) {
#ifdef __linux__
    return posix_spawn_file_actions_addclosefrom_np(actions, descriptor);
#else
    return ENOSYS;
#endif
}
