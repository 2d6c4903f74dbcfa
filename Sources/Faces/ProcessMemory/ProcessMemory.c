#include "ProcessMemory.h"

#include <stdlib.h>

#ifdef __GLIBC__

#include <malloc.h>

void process_memory_use_two_arenas(void) {
    mallopt(M_ARENA_MAX, 2);
}

#else

void process_memory_use_two_arenas(void) {}

#endif
