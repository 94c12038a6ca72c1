#define _GNU_SOURCE
#include "CLinux.h"

#include <dlfcn.h>
#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// The library is loaded where it is installed, so that an image without it needs nothing of it.

struct libseat;
struct listener {
    void (*enable)(struct libseat *seat, void *data);
    void (*disable)(struct libseat *seat, void *data);
};

struct linux_seat {
    void *library;
    struct libseat *seat;
    struct listener listener;
    bool is_enabled;
    int (*close_seat)(struct libseat *);
    int (*disable_seat)(struct libseat *);
    int (*open_device)(struct libseat *, const char *, int *);
    int (*close_device)(struct libseat *, int);
    int (*switch_session)(struct libseat *, int);
    int (*get_fd)(struct libseat *);
    int (*dispatch)(struct libseat *, int);
};

static void enabled(struct libseat *seat, void *data) {
    (void)seat;
    ((struct linux_seat *)data)->is_enabled = true;
}

static void disabled(struct libseat *seat, void *data) {
    (void)seat;
    ((struct linux_seat *)data)->is_enabled = false;
}

struct linux_seat *linux_seat_open(const char *service) {
    void *library = dlopen("libseat.so.1", RTLD_NOW | RTLD_LOCAL);
    if (!library) return NULL;
    struct linux_seat *seat = calloc(1, sizeof *seat);
    struct libseat *(*open_seat)(const struct listener *, void *);
    *(void **)&open_seat = dlsym(library, "libseat_open_seat");
    if (seat) {
        *(void **)&seat->close_seat = dlsym(library, "libseat_close_seat");
        *(void **)&seat->disable_seat = dlsym(library, "libseat_disable_seat");
        *(void **)&seat->open_device = dlsym(library, "libseat_open_device");
        *(void **)&seat->close_device = dlsym(library, "libseat_close_device");
        *(void **)&seat->switch_session = dlsym(library, "libseat_switch_session");
        *(void **)&seat->get_fd = dlsym(library, "libseat_get_fd");
        *(void **)&seat->dispatch = dlsym(library, "libseat_dispatch");
        seat->library = library;
        seat->listener = (struct listener){enabled, disabled};
    }
    bool is_whole = seat && open_seat && seat->close_seat && seat->disable_seat
        && seat->open_device && seat->close_device && seat->switch_session && seat->get_fd
        && seat->dispatch;
    // Without a name libseat would become a service of its own.
    const char *earlier = getenv("LIBSEAT_BACKEND");
    char *saved = earlier ? strdup(earlier) : NULL;
    linux_set_variable("LIBSEAT_BACKEND", service);
    if (is_whole) seat->seat = open_seat(&seat->listener, seat);
    if (saved) linux_set_variable("LIBSEAT_BACKEND", saved);
    else unsetenv("LIBSEAT_BACKEND");
    free(saved);
    if (!is_whole || !seat->seat) {
        free(seat);
        dlclose(library);
        return NULL;
    }
    // The seat is given at once where no other session has it.
    for (int attempt = 0; attempt < 20 && !seat->is_enabled; attempt++) {
        if (seat->dispatch(seat->seat, 100) < 0) break;
    }
    if (seat->is_enabled) return seat;
    linux_seat_close(seat);
    return NULL;
}

int linux_seat_descriptor(struct linux_seat *seat) { return seat->get_fd(seat->seat); }

int linux_seat_dispatch(struct linux_seat *seat, bool *is_enabled) {
    int count = seat->dispatch(seat->seat, 0);
    *is_enabled = seat->is_enabled;
    return count < 0 ? -errno : count;
}

int linux_seat_open_device(struct linux_seat *seat, const char *path, int *descriptor) {
    int device = seat->open_device(seat->seat, path, descriptor);
    return device < 0 ? -errno : device;
}

void linux_seat_close_device(struct linux_seat *seat, int device) {
    seat->close_device(seat->seat, device);
}

int linux_seat_allow_leaving(struct linux_seat *seat) {
    return seat->disable_seat(seat->seat) == 0 ? 0 : errno;
}

int linux_seat_show(struct linux_seat *seat, int number) {
    return seat->switch_session(seat->seat, number) == 0 ? 0 : errno;
}

void linux_seat_close(struct linux_seat *seat) {
    seat->close_seat(seat->seat);
    dlclose(seat->library);
    free(seat);
}
