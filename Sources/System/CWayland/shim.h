#pragma once
#include <wayland-client.h>

/// Returns the address of the description of `wl_shm`, which a bound object keeps. Swift imports
/// the description as a value, whose address is that of a copy.
static inline const struct wl_interface *wayland_shm_interface(void) {
    return &wl_shm_interface;
}
