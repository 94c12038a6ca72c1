#include "CAllocations.h"

#include <errno.h>
#include <malloc.h>
#include <stddef.h>

#ifndef __has_feature
#define __has_feature(feature) 0
#endif
// A sanitizer has a malloc of its own, which must stay; nothing is counted then.
#if !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)
#define COUNTS_ALLOCATIONS
#endif

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static __thread CAAllocations allocations __attribute__((tls_model("initial-exec")));

CAAllocations ca_allocations(void) { return allocations; }

uint64_t ca_bytes_in_use(void) {
    struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
}

#ifdef COUNTS_ALLOCATIONS
static void note(size_t bytes) {
    allocations.count += 1;
    allocations.bytes += bytes;
}

void *malloc(size_t size) {
    note(size);
    return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
    note(count * size);
    return __libc_calloc(count, size);
}

void *realloc(void *old, size_t size) {
    note(size);
    return __libc_realloc(old, size);
}

void *memalign(size_t alignment, size_t size) {
    note(size);
    return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
    if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0) return EINVAL;
    void *made = memalign(alignment, size);
    if (made == NULL) return ENOMEM;
    *result = made;
    return 0;
}
#endif
