#ifndef CALLOCATIONS_H
#define CALLOCATIONS_H
#include <stdint.h>

/// What the calling thread has asked malloc and its relatives for since it started.
typedef struct {
    uint64_t count;
    uint64_t bytes;
} CAAllocations;

/// Linking this module, without a sanitizer, replaces the process's malloc by one that counts and hands on to glibc's.
CAAllocations ca_allocations(void);

/// Bytes that malloc has given to all threads and not got back.
uint64_t ca_bytes_in_use(void);

#endif
