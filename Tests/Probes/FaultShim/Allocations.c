// Fails allocations of the process that this library is preloaded into, as on a device without
// memory: the first so-many succeed, and then one or all that follow do not.
//
// Only those count that the program itself asks for, and the libraries that decode and store for it.
// The runtime of Swift, Foundation and libc ask for memory on every way, and stop the program, or
// crash, if there is none. The frame of a `_read` of another module's is asked for by the program:
// it counts, and the program crashes without it.

#define _GNU_SOURCE

#include "FaultShim.h"

#include <dlfcn.h>
#include <errno.h>
#include <link.h>
#include <malloc.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static uint64_t seen, failing, last;
/// Smaller ones do not count.
static size_t smallest;
static bool is_counting;

static const char *const others[] = {
    "libswift", "libFoundation", "lib_Foundation", "libdispatch", "libBlocksRuntime", "libstdc++",
    "libgcc", "libc.so", "ld-linux", "libm.so", "libFaultShim",
};

/// Whether the code at an address is none of the runtime's.
static bool counts(const void *caller) {
    struct dl_find_object found;
    if (_dl_find_object((void *)caller, &found) != 0) return false;
    // The program itself has no name.
    const char *path = found.dlfo_link_map->l_name;
    const char *slash = strrchr(path, '/');
    const char *name = slash != NULL ? slash + 1 : path;
    for (size_t index = 0; index < sizeof others / sizeof *others; index++) {
        if (strncmp(name, others[index], strlen(others[index])) == 0) return false;
    }
    return true;
}

static bool fails(size_t size, const void *caller) {
    if (!__atomic_load_n(&is_counting, __ATOMIC_RELAXED)) return false;
    if (size < smallest || !counts(caller)) return false;
    uint64_t number = __atomic_add_fetch(&seen, 1, __ATOMIC_RELAXED);
    if (failing == 0 || number < failing || number > last) return false;
    errno = ENOMEM;
    return true;
}

void fault_fail_allocations(uint64_t first, uint64_t count) {
    seen = 0;
    smallest = 0;
    failing = first;
    last = count > UINT64_MAX - first ? UINT64_MAX : first + count - 1;
    __atomic_store_n(&is_counting, true, __ATOMIC_SEQ_CST);
}

void fault_fail_large_allocations(size_t size) {
    fault_fail_allocations(1, UINT64_MAX);
    smallest = size;
}

uint64_t fault_end_allocations(void) {
    __atomic_store_n(&is_counting, false, __ATOMIC_SEQ_CST);
    return seen;
}

int fault_fork(void) { return fork(); }

void *malloc(size_t size) {
    return fails(size, __builtin_return_address(0)) ? NULL : __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
    return fails(count * size, __builtin_return_address(0)) ? NULL : __libc_calloc(count, size);
}

void *realloc(void *memory, size_t size) {
    return fails(size, __builtin_return_address(0)) ? NULL : __libc_realloc(memory, size);
}

static void *aligned(size_t alignment, size_t size, const void *caller) {
    return fails(size, caller) ? NULL : __libc_memalign(alignment, size);
}

void *memalign(size_t alignment, size_t size) {
    return aligned(alignment, size, __builtin_return_address(0));
}

void *aligned_alloc(size_t alignment, size_t size) {
    return aligned(alignment, size, __builtin_return_address(0));
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
    bool is_power = alignment != 0 && (alignment & (alignment - 1)) == 0;
    if (!is_power || alignment % sizeof(void *) != 0) return EINVAL;
    int saved = errno;
    void *found = aligned(alignment, size, __builtin_return_address(0));
    errno = saved;
    if (found == NULL) return ENOMEM;
    *memory = found;
    return 0;
}
