#include "ProcessMemory.h"

#include <stdlib.h>

#ifdef __GLIBC__

#include <malloc.h>

void process_memory_use_one_arena(void) {
    mallopt(M_ARENA_MAX, 1);
}

#else

void process_memory_use_one_arena(void) {}

#endif
