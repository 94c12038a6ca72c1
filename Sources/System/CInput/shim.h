#pragma once
#include <libinput.h>

static inline void cinput_ignore(struct libinput *input, enum libinput_log_priority priority,
                                 const char *format, va_list arguments) {}

/// Keeps libinput from printing what Casement says in a sentence of its own.
static inline void cinput_silence(struct libinput *input) {
    libinput_log_set_handler(input, cinput_ignore);
}
