#pragma once

// What Linux and libdispatch offer and Swift's own modules do not show: descriptors for wake-ups,
// the main queue's doors for a foreign run loop, the framebuffer's and evdev's calls.

#include "Console.h"
#include <linux/fb.h>
#include <linux/input-event-codes.h>
#include <linux/input.h>
#include <poll.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The descriptor that becomes readable when the main dispatch queue holds work.
int _dispatch_get_main_queue_handle_4CF(void);
/// Runs what the main dispatch queue holds; on the main thread only.
void _dispatch_main_queue_callback_4CF(void *_Nullable message);

/// A counter that can be polled; neither blocking nor inherited. -1 where there is none.
int linux_make_counter(void);
/// Adds one to the counter, which makes it readable. Safe in a signal handler.
void linux_signal_counter(int descriptor);
/// Empties the counter; true where it was readable.
bool linux_drain_counter(int descriptor);

/// A timer that can be read once it has expired; not inherited. -1 where there is none.
int linux_make_timer(void);
/// Starts the timer, or stops it with 0.
void linux_set_timer(int timer, int64_t nanoseconds);
/// Waits until the timer expires; false where it is broken.
bool linux_wait_timer(int timer);

/// `poll` with a time limit in nanoseconds; negative waits for as long as it takes.
int linux_poll(struct pollfd *_Nonnull descriptors, int count, int64_t nanoseconds);

/// Rings the counter whenever one of the signals arrives; one counter a process.
void linux_catch_signals(const int *_Nonnull signals, int count, int counter);
/// Gives the signals their default action back.
void linux_release_signals(const int *_Nonnull signals, int count);

/// A descriptor that becomes readable when the file is written; not inherited. -1 where the file
/// cannot be watched.
int linux_watch_file(const char *_Nonnull path);
/// Reads all that the descriptor has to tell.
void linux_drain_watch(int descriptor);

/// A watch over the descriptors that tells of each time one becomes readable, whether or not
/// anybody has read it since the last time.
int linux_make_watch(const int *_Nonnull descriptors, int count);
/// Waits for the next such time; the descriptor, or -1 where the watch is broken.
int linux_wait_watch(int watch);

/// Memory of so many bytes that can be handed to another process; -1 where there is none.
int linux_make_memory(const char *_Nonnull name, int64_t bytes);

/// Has malloc map each block of so many bytes or more by itself, whatever it has freed before.
void linux_map_blocks(int bytes);

/// Sets a variable of the process. The list that other threads may be reading stays where it is, which
/// `setenv` frees when it adds a variable. Not for two threads at once. False if there is no memory.
bool linux_set_variable(const char *_Nonnull name, const char *_Nonnull value);

/// Whether a shared library is in the process whose file name begins and ends so.
bool linux_has_library(const char *_Nonnull prefix, const char *_Nonnull suffix);

bool linux_framebuffer_info(int descriptor, struct fb_var_screeninfo *_Nonnull screen,
                            struct fb_fix_screeninfo *_Nonnull memory);

/// Whether the input device reports events of this type (`EV_KEY`…) and code.
bool linux_input_has(int descriptor, unsigned type, unsigned code);
/// The range of an absolute axis; false where the device has none.
bool linux_input_axis(int descriptor, unsigned axis, int *_Nonnull minimum, int *_Nonnull maximum);
/// A bit for each key or button that is down now; none where that is not known.
void linux_input_keys_down(int descriptor, unsigned char *_Nonnull bits, size_t size);
/// Where an absolute axis stands now; false where the device has none.
bool linux_input_value(int descriptor, unsigned axis, int *_Nonnull value);
/// Where a multi-touch axis stands now in each of so many slots; left as they are where that is not
/// known.
void linux_input_slots(int descriptor, unsigned axis, int *_Nonnull values, int count);
/// Keeps the device's events from the console and every other reader.
bool linux_input_grab(int descriptor);
/// Whether the device has a property, such as `INPUT_PROP_DIRECT`.
bool linux_input_property(int descriptor, unsigned property);
/// Turns a light of the device on or off, where it has that one.
void linux_input_light(int descriptor, unsigned light, bool is_on);
