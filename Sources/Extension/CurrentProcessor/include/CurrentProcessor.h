#ifndef CURRENT_PROCESSOR_H
#define CURRENT_PROCESSOR_H

/// The number of the processor that the calling thread runs on; -1 if the system does not report it. Swift cannot import the C function.
int current_processor(void);

/// Hints to the processor that this thread is spin-waiting, so that another hardware thread on the same core can proceed.
static inline void pause_processor(void) {
#if defined(__x86_64__) || defined(__i386__)
    __builtin_ia32_pause();
#elif defined(__aarch64__) || defined(__arm__)
    __asm__ __volatile__("yield");
#endif
}

#endif
