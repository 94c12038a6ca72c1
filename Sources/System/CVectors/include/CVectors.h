#pragma once

// SVG and PDF drawn by a process of its own, the drawer: the app's executable, started once more with
// a variable that makes it draw instead of running `main`. What librsvg and Poppler do to a hostile
// file ends with that process, which has little memory and time, no network, and no files but the
// system's libraries and fonts.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

enum vector_format { vector_svg = 0, vector_pdf = 1, vector_self_check = 2 };

enum vector_result {
    vector_done = 0,
    /// The message says what is wrong with the file.
    vector_damaged = 1,
    /// The library for the format is not installed.
    vector_without_library = 2,
    /// The drawer has ended: the file has broken it, or it had nothing to do for a while.
    vector_ended = 3,
    /// There was no answer in time.
    vector_late = 4
};

/// What a self-check of the drawer could do, which should be nothing.
enum vector_power {
    vector_reads_files = 1,
    vector_writes_files = 2,
    vector_opens_sockets = 4,
    vector_starts_processes = 8,
    vector_runs_programs = 16
};

struct vector_task {
    /// One of `vector_format`.
    int32_t format;
    /// In pixels; 0 for the size of the drawing alone.
    int32_t width, height;
    /// The same number means the same bytes as before.
    uint64_t identity;
    /// Bytes of the file.
    uint64_t length;
};

struct vector_answer {
    /// One of `vector_result`.
    int32_t result;
    /// Bits of `vector_power`, of a self-check.
    int32_t powers;
    /// In points.
    double width, height;
    char message[256];
};

struct vector_drawer {
    int socket;
    pid_t process;
};

/// Whether the executable of this process can be a drawer: it holds this code itself.
bool vectors_have_drawer(void);
/// Whether the kernel can keep a drawer from files (Landlock), and from system calls (seccomp).
bool vectors_can_limit_files(void);
bool vectors_can_limit_calls(void);
/// Starts a drawer; 0 or the number of an error.
int vectors_start(struct vector_drawer *_Nonnull drawer);
/// Gives a drawer a task, with descriptors of memory that holds the file and that takes the pixels
/// (-1 without), and waits for its answer. It may take so many milliseconds of work, and of time.
struct vector_answer vectors_ask(struct vector_drawer drawer, struct vector_task task, int file,
                                 int pixels, int work, int time);
/// Ends a drawer, whatever it does; one that has closed its socket is about to end by itself. Returns
/// whether it has ended because it had nothing to do.
bool vectors_end(struct vector_drawer drawer, bool has_closed);
/// A descriptor of memory of so many bytes that can be given to a drawer, or -1. A drawer can only
/// read it if there is a content.
int vectors_make_memory(const void *_Nullable content, size_t bytes);
