// Preloaded under the thread sanitizer, which sees how threads use a lock of Swift's module
// Synchronization as long as none waits: that is compiled into the program. Where one waits, it is the
// library that takes the lock, and what is done under it looks like a race. These take the place of the
// library's functions, do the same, and tell the sanitizer.
#define _GNU_SOURCE
#include <errno.h>
#include <linux/futex.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

// The sanitizer's own, in programs that have it.
extern void __tsan_acquire(void *lock) __attribute__((weak));
extern void __tsan_release(void *lock) __attribute__((weak));

#define METHOD __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

METHOD void lock_slowly(uint32_t thread, SELF uint32_t *lock)
    __asm__("$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF");

METHOD void unlock_slowly(SELF uint32_t *lock)
    __asm__("$s15Synchronization12_MutexHandleV11_unlockSlowyyF");

METHOD void lock_slowly(uint32_t thread, SELF uint32_t *lock) {
    (void)thread;
    while (syscall(SYS_futex, lock, FUTEX_LOCK_PI_PRIVATE, 0, NULL, NULL, 0) != 0)
        if (errno != EINTR && errno != EAGAIN) abort();
    if (__tsan_acquire) __tsan_acquire(lock);
}

METHOD void unlock_slowly(SELF uint32_t *lock) {
    if (__tsan_release) __tsan_release(lock);
    if (syscall(SYS_futex, lock, FUTEX_UNLOCK_PI_PRIVATE, 0, NULL, NULL, 0) != 0) abort();
}
