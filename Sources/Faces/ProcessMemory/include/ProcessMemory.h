#ifndef PROCESS_MEMORY_H
#define PROCESS_MEMORY_H

/// Makes all threads allocate from one arena; to be called before there are threads.
///
/// glibc gives each thread an arena of its own, which grows by a page at a time (a thousand system calls in a start) and whose free memory
/// no other thread can use.
void process_memory_use_one_arena(void);

#endif
