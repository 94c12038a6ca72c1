#ifndef CINSTRUCTIONS_H
#define CINSTRUCTIONS_H
#include <stdbool.h>
#include <stdint.h>

/// Begins to count the instructions of this thread, and of the threads and processes that it starts from now on. Only those outside of the kernel count. Returns false if the kernel or the machine does not count them.
bool ci_begin(void);

/// Instructions since counting began.
uint64_t ci_instructions(void);

/// Calls a function with a value. A tool that counts the instructions of every function counts those of this one.
void ci_counted_call(void (*function)(void *), void *value);

#endif
