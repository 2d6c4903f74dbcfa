#ifndef PROCESS_MEMORY_H
#define PROCESS_MEMORY_H

/// Makes all threads allocate from one arena. Call it before any thread is created.
///
/// By default glibc gives each thread its own arena, which grows one page at a time (a thousand system calls during startup) and whose free
/// memory no other thread can use.
void process_memory_use_one_arena(void);

#endif
