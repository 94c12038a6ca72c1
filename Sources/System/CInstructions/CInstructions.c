#include "CInstructions.h"

#include <linux/perf_event.h>
#include <sys/syscall.h>
#include <unistd.h>

static int counter = -1;

bool ci_begin(void) {
    struct perf_event_attr attributes = {
        .type = PERF_TYPE_HARDWARE,
        .size = sizeof(attributes),
        .config = PERF_COUNT_HW_INSTRUCTIONS,
        .exclude_kernel = 1,
        .exclude_hv = 1,
        .inherit = 1,
    };
    counter = (int)syscall(SYS_perf_event_open, &attributes, 0, -1, -1, PERF_FLAG_FD_CLOEXEC);
    return counter >= 0;
}

uint64_t ci_instructions(void) {
    uint64_t value = 0;
    return read(counter, &value, sizeof(value)) == sizeof(value) ? value : 0;
}

__attribute__((noinline)) void ci_counted_call(void (*function)(void *), void *value) {
    function(value);
    // Without it the call would be a jump, and this function would end before what it calls.
    __asm__ volatile("");
}
