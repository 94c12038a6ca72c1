#ifndef CSPAWN_H
#define CSPAWN_H
#include <spawn.h>

/// Has a new process begin without the open files from a number on, which Swift sees no name for.
int cs_add_close_from(posix_spawn_file_actions_t *actions, int first);

#endif
