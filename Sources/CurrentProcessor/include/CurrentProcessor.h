#ifndef CURRENT_PROCESSOR_H
#define CURRENT_PROCESSOR_H

/// The number of the processor that the calling thread runs on; -1 where the system does not tell. Swift sees no such function.
int current_processor(void);

#endif
