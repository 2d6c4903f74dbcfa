#ifndef CURRENT_PROCESSOR_H
#define CURRENT_PROCESSOR_H

/// The number of the processor that the calling thread runs on; -1 where the system does not tell. Swift sees no such function.
int current_processor(void);

/// Tells the processor that this thread only waits, so that a thread beside it on the same core gets on.
static inline void pause_processor(void) {
#if defined(__x86_64__) || defined(__i386__)
    __builtin_ia32_pause();
#elif defined(__aarch64__) || defined(__arm__)
    __asm__ __volatile__("yield");
#endif
}

#endif
