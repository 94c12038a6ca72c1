#define _GNU_SOURCE
#include "CLinux.h"

#include <errno.h>
#include <link.h>
#include <malloc.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <unistd.h>
#include <sys/inotify.h>
#include <sys/timerfd.h>

int linux_make_counter(void) {
    return eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC);
}

void linux_signal_counter(int descriptor) {
    // A full counter fails to grow, and is readable all the same.
    uint64_t one = 1;
    ssize_t written = write(descriptor, &one, sizeof one);
    (void)written;
}

bool linux_drain_counter(int descriptor) {
    uint64_t count;
    return read(descriptor, &count, sizeof count) == sizeof count;
}

int linux_make_timer(void) {
    return timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC);
}

void linux_set_timer(int timer, int64_t nanoseconds) {
    struct itimerspec time = {{0, 0}, {nanoseconds / 1000000000, nanoseconds % 1000000000}};
    timerfd_settime(timer, 0, &time, NULL);
}

bool linux_wait_timer(int timer) {
    uint64_t count;
    ssize_t size;
    do {
        size = read(timer, &count, sizeof count);
    } while (size < 0 && errno == EINTR);
    return size == sizeof count;
}

int linux_poll(struct pollfd *descriptors, int count, int64_t nanoseconds) {
    if (nanoseconds < 0) return ppoll(descriptors, (nfds_t)count, NULL, NULL);
    struct timespec limit = {nanoseconds / 1000000000, nanoseconds % 1000000000};
    return ppoll(descriptors, (nfds_t)count, &limit, NULL);
}

static volatile sig_atomic_t signal_counter = -1;

static void ring_for_signal(int signal) {
    (void)signal;
    int saved = errno;
    if (signal_counter >= 0) linux_signal_counter(signal_counter);
    errno = saved;
}

void linux_catch_signals(const int *signals, int count, int counter) {
    signal_counter = counter;
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = ring_for_signal;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    sigset_t caught;
    sigemptyset(&caught);
    for (int i = 0; i < count; i++) {
        sigaddset(&caught, signals[i]);
        // A process started by nohup keeps ignoring the hang-up.
        struct sigaction earlier;
        sigaction(signals[i], NULL, &earlier);
        if (signals[i] == SIGHUP && earlier.sa_handler == SIG_IGN) continue;
        sigaction(signals[i], &action, NULL);
    }
    // Whoever started us may have had them blocked, as threads of a thread pool do.
    pthread_sigmask(SIG_UNBLOCK, &caught, NULL);
}

void linux_release_signals(const int *signals, int count) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = SIG_DFL;
    sigemptyset(&action.sa_mask);
    for (int i = 0; i < count; i++) sigaction(signals[i], &action, NULL);
    signal_counter = -1;
}

int linux_make_watch(const int *descriptors, int count) {
    int watch = epoll_create1(EPOLL_CLOEXEC);
    for (int i = 0; i < count; i++) {
        struct epoll_event event = {.events = EPOLLIN | EPOLLET, .data.fd = descriptors[i]};
        epoll_ctl(watch, EPOLL_CTL_ADD, descriptors[i], &event);
    }
    return watch;
}

int linux_wait_watch(int watch) {
    struct epoll_event event;
    int count;
    do count = epoll_wait(watch, &event, 1, -1);
    while (count < 0 && errno == EINTR);
    return count == 1 ? event.data.fd : -1;
}

int linux_make_memory(const char *name, int64_t bytes) {
    int memory = memfd_create(name, MFD_CLOEXEC);
    if (memory >= 0 && ftruncate(memory, bytes) != 0) {
        close(memory);
        return -1;
    }
    return memory;
}

struct name { const char *prefix, *suffix; };

static int has_name(struct dl_phdr_info *library, size_t size, void *data) {
    (void)size;
    const struct name *name = data;
    const char *slash = strrchr(library->dlpi_name, '/');
    const char *file = slash ? slash + 1 : library->dlpi_name;
    size_t length = strlen(file), start = strlen(name->prefix), end = strlen(name->suffix);
    return length >= start + end && strncmp(file, name->prefix, start) == 0
        && strcmp(file + length - end, name->suffix) == 0;
}

void linux_map_blocks(int bytes) { mallopt(M_MMAP_THRESHOLD, bytes); }

bool linux_set_variable(const char *name, const char *value) {
    // Another value for a variable that is there replaces one pointer.
    if (getenv(name)) return setenv(name, value, 1) == 0;
    size_t count = 0;
    while (environ && environ[count]) count++;
    char **longer = malloc((count + 2) * sizeof(char *)), *variable = NULL;
    if (!longer || asprintf(&variable, "%s=%s", name, value) < 0) {
        free(longer);
        return false;
    }
    for (size_t index = 0; index < count; index++) longer[index] = environ[index];
    longer[count] = variable;
    longer[count + 1] = NULL;
    // The earlier list is kept: nobody knows when its last reader leaves it.
    __atomic_store_n(&environ, longer, __ATOMIC_RELEASE);
    return true;
}

bool linux_has_library(const char *prefix, const char *suffix) {
    struct name name = {prefix, suffix};
    return dl_iterate_phdr(has_name, &name) != 0;
}

bool linux_framebuffer_info(int descriptor, struct fb_var_screeninfo *screen,
                            struct fb_fix_screeninfo *memory) {
    return ioctl(descriptor, FBIOGET_VSCREENINFO, screen) == 0
        && ioctl(descriptor, FBIOGET_FSCREENINFO, memory) == 0;
}

bool linux_input_has(int descriptor, unsigned type, unsigned code) {
    unsigned char bits[KEY_CNT / 8] = {0};
    if (code >= KEY_CNT || ioctl(descriptor, EVIOCGBIT(type, sizeof bits), bits) < 0) return false;
    return bits[code / 8] >> (code % 8) & 1;
}

bool linux_input_axis(int descriptor, unsigned axis, int *minimum, int *maximum) {
    struct input_absinfo info;
    if (!linux_input_has(descriptor, EV_ABS, axis)) return false;
    if (ioctl(descriptor, EVIOCGABS(axis), &info) < 0) return false;
    *minimum = info.minimum;
    *maximum = info.maximum;
    return info.maximum > info.minimum;
}

void linux_input_keys_down(int descriptor, unsigned char *bits, size_t size) {
    memset(bits, 0, size);
    ioctl(descriptor, EVIOCGKEY(size), bits);
}

bool linux_input_value(int descriptor, unsigned axis, int *value) {
    struct input_absinfo info;
    if (ioctl(descriptor, EVIOCGABS(axis), &info) < 0) return false;
    *value = info.value;
    return true;
}

void linux_input_slots(int descriptor, unsigned axis, int *values, int count) {
    // The axis comes first, the values follow it.
    int request[1 + 64];
    if (count < 0 || count > 64) return;
    request[0] = (int)axis;
    if (ioctl(descriptor, EVIOCGMTSLOTS((1 + count) * sizeof(int)), request) < 0) return;
    memcpy(values, request + 1, count * sizeof(int));
}

bool linux_input_grab(int descriptor) {
    return ioctl(descriptor, EVIOCGRAB, (void *)1) == 0;
}

bool linux_input_property(int descriptor, unsigned property) {
    unsigned char bits[INPUT_PROP_CNT / 8] = {0};
    if (property >= INPUT_PROP_CNT) return false;
    if (ioctl(descriptor, EVIOCGPROP(sizeof bits), bits) < 0) return false;
    return bits[property / 8] >> (property % 8) & 1;
}

void linux_input_light(int descriptor, unsigned light, bool is_on) {
    struct input_event events[2] = {
        {.type = EV_LED, .code = light, .value = is_on}, {.type = EV_SYN, .code = SYN_REPORT}};
    if (!linux_input_has(descriptor, EV_LED, light)) return;
    // A device that was opened for reading alone stays as it is.
    ssize_t written = write(descriptor, events, sizeof events);
    (void)written;
}

int linux_watch_file(const char *path) {
    int descriptor = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
    if (descriptor < 0) return -1;
    if (inotify_add_watch(descriptor, path, IN_MODIFY) < 0) {
        close(descriptor);
        return -1;
    }
    return descriptor;
}

void linux_drain_watch(int descriptor) {
    char events[4096];
    while (read(descriptor, events, sizeof events) > 0) {
    }
}
