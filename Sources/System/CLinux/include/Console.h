#pragma once

// Consoles, framebuffer devices and libseat, as the fronts for bare screens use them.

#include <linux/fb.h>
#include <stdbool.h>
#include <stdint.h>

/// What a console was before an app drew on its screen.
struct linux_console_state {
    int mode;
    int keyboard;
};

/// Opens the console that the process runs on: its terminal, or else the one that is shown. Returns
/// the descriptor and the console's number; a negative error where there is none.
int linux_console_open(int *_Nonnull number);
/// Each returns 0 or the number of an error.
int linux_console_state(int descriptor, struct linux_console_state *_Nonnull state);
int linux_console_set_state(int descriptor, struct linux_console_state state);
/// Graphics mode, and no keys for the terminal.
int linux_console_set_graphics(int descriptor);
/// Whether the process is asked before another console is shown. The counters become readable when
/// it is asked, and when this console is shown again.
int linux_console_control_switching(int descriptor, bool controls, int leaving, int returned);
/// Lets the other console be shown.
int linux_console_allow_leaving(int descriptor);
/// Says that the return to this console was seen.
int linux_console_take_return(int descriptor);
int linux_console_show(int descriptor, int number);
/// Whether the console of this number is the one that is shown.
bool linux_console_is_shown(int descriptor, int number);

/// Restores the console at a crash, and starts a process that does it when this one has ended,
/// however it ends. Returns the end of a pipe, or a negative error.
int linux_console_watch(int descriptor, int number, struct linux_console_state state,
                        int *_Nonnull process);
/// Ends both without anything being restored.
void linux_console_end_watch(int pipe, int process);

/// Shows the rows from `y` on; 0 or the number of an error.
int linux_framebuffer_pan(int descriptor, struct fb_var_screeninfo screen, uint32_t y);
/// Waits for the next vertical blank; 0 or the number of an error.
int linux_framebuffer_wait(int descriptor);
/// Turns the display off or on; 0 or the number of an error.
int linux_framebuffer_power(int descriptor, bool on);

/// libseat, where it is installed.
struct linux_seat;
/// Nil where there is no libseat or the service (`seatd`, `logind`) gives no seat. Before there are
/// other threads: libseat takes the service's name from the environment.
struct linux_seat *_Nullable linux_seat_open(const char *_Nonnull service);
int linux_seat_descriptor(struct linux_seat *_Nonnull seat);
/// Takes what the seat has to say; negative once it is gone. `is_enabled` is what it said last.
int linux_seat_dispatch(struct linux_seat *_Nonnull seat, bool *_Nonnull is_enabled);
/// A device's number for the seat, or a negative error.
int linux_seat_open_device(struct linux_seat *_Nonnull seat, const char *_Nonnull path,
                           int *_Nonnull descriptor);
void linux_seat_close_device(struct linux_seat *_Nonnull seat, int device);
int linux_seat_allow_leaving(struct linux_seat *_Nonnull seat);
int linux_seat_show(struct linux_seat *_Nonnull seat, int number);
void linux_seat_close(struct linux_seat *_Nonnull seat);
