#ifndef FAULT_SHIM_H
#define FAULT_SHIM_H

#include <stddef.h>
#include <stdint.h>

/// What a preloaded process tells those who watch it: the start of the file FAULT_REPORT.
struct fault_report {
    /// Calls that were of a struck kind and on a struck file.
    uint64_t seen;
    /// Faults that were really injected.
    uint64_t strikes;
    /// Stalled calls that have begun, and those that are over.
    uint64_t stalls_begun;
    uint64_t stalls_ended;
};

/// Counts the allocations of all threads from now on, and fails the one of this number, from 1, and
/// as many as follow up to a count; none if the number is 0.
void fault_fail_allocations(uint64_t first, uint64_t count);
/// Fails the allocations of all threads that are of so many bytes or more from now on.
void fault_fail_large_allocations(size_t size);
/// Ends the count, and returns it.
uint64_t fault_end_allocations(void);
/// `fork`, which Swift hides.
int fault_fork(void);

#endif
