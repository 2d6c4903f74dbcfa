#define _GNU_SOURCE
#include "CurrentProcessor.h"

#if defined(__linux__)
#include <sched.h>

int current_processor(void) { return sched_getcpu(); }
#else
int current_processor(void) { return -1; }
#endif
