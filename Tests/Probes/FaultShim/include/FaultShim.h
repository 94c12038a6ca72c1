#ifndef FAULT_SHIM_H
#define FAULT_SHIM_H

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

#endif
