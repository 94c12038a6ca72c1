#include "CDatabase.h"

#include <pthread.h>
#include <sqlite3.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum {
    unit = 64,
    unit_count = 2048,
    /// The size of the largest allocation from the reserve. SQLite copes without larger ones: they
    /// are caches, or a value for which a statement fails.
    largest = 8 << 10,
    /// What has to be free for work to begin: the memory of a connection to a small database.
    enough = 256 << 10,
};

/// The reserve takes memory of the device only once it is used.
static _Alignas(16) unsigned char reserve[unit_count][unit];
/// How many units the block has that begins at each unit.
static uint16_t lengths[unit_count];
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static atomic_uint block_count;
static atomic_ullong shortages;
static sqlite3_mem_methods base;

static int is_reserved(const void *memory) {
    uintptr_t address = (uintptr_t)memory, start = (uintptr_t)reserve;
    return address >= start && address < start + sizeof reserve;
}

/// The first unit of a block.
static size_t unit_of(const void *memory) {
    return ((uintptr_t)memory - (uintptr_t)reserve) / unit;
}

/// Allocates from the reserve; NULL if it has no such piece.
static void *take(int size) {
    if (size <= 0 || size > largest) return NULL;
    atomic_fetch_add(&shortages, 1);
    size_t count = ((size_t)size + unit - 1) / unit;
    void *found = NULL;
    pthread_mutex_lock(&mutex);
    for (size_t start = 0; start + count <= unit_count;) {
        size_t run = 0;
        while (run < count && lengths[start + run] == 0) run++;
        if (run < count) {
            start += run + lengths[start + run];
            continue;
        }
        lengths[start] = (uint16_t)count;
        atomic_fetch_add(&block_count, 1);
        found = reserve[start];
        break;
    }
    pthread_mutex_unlock(&mutex);
    return found;
}

static void *allocate(int size) {
    void *memory = base.xMalloc(size);
    return memory != NULL ? memory : take(size);
}

static void release(void *memory) {
    if (!is_reserved(memory)) {
        base.xFree(memory);
        return;
    }
    pthread_mutex_lock(&mutex);
    lengths[unit_of(memory)] = 0;
    atomic_fetch_sub(&block_count, 1);
    pthread_mutex_unlock(&mutex);
}

static int size_of(void *memory) {
    if (memory == NULL || !is_reserved(memory)) return base.xSize(memory);
    return lengths[unit_of(memory)] * unit;
}

static void *reallocate(void *old, int size) {
    if (!is_reserved(old)) {
        void *memory = base.xRealloc(old, size);
        if (memory != NULL) return memory;
    }
    int old_size = size_of(old);
    if (is_reserved(old) && size <= old_size) return old;
    void *memory = is_reserved(old) ? allocate(size) : take(size);
    if (memory == NULL) return NULL;
    memcpy(memory, old, (size_t)(old_size < size ? old_size : size));
    release(old);
    return memory;
}

static void install(void) {
    if (sqlite3_config(SQLITE_CONFIG_GETMALLOC, &base) != SQLITE_OK || base.xMalloc == NULL) return;
    sqlite3_mem_methods methods = base;
    methods.xMalloc = allocate;
    methods.xFree = release;
    methods.xRealloc = reallocate;
    methods.xSize = size_of;
    // It fails, and changes nothing, if the app has opened a database by itself.
    sqlite3_config(SQLITE_CONFIG_MALLOC, &methods);
}

void casement_reserve_memory(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, install);
}

int casement_can_allocate(size_t size) {
    // An optimiser leaves out an allocation that is only freed, and takes it for one that succeeds.
    void *volatile memory = malloc(size);
    int is_there = memory != NULL;
    free(memory);
    return is_there;
}

int casement_has_memory(void) {
    if (atomic_load(&block_count) == 0) return 1;
    int is_there = casement_can_allocate(enough);
    if (!is_there) atomic_fetch_add(&shortages, 1);
    return is_there;
}

unsigned long long casement_shortages(void) { return atomic_load(&shortages); }
