#ifndef CSPAWN_H
#define CSPAWN_H
#include <sys/types.h>

/// Makes a pipe whose ends no other program inherits. Returns 0, or -1 and sets `errno`.
int cs_pipe(int ends[2]);

/// Starts a program that gets a signal when this process ends, whatever ends it. Its input is empty,
/// its output and errors go to a descriptor, it has no other open files, and it
/// neither ignores nor blocks signals.
///
/// @param folder The folder it starts in, or null for that of this process.
/// @param ending The signal.
/// @return 0, or the number of the error because of which it was not started.
int cs_spawn(pid_t *child, const char *path, char *const arguments[], char *const environment[],
             const char *folder, int output, int ending);

#endif
