#pragma once

#include "CVectors.h"

/// The variable that makes the executable a drawer.
#define DRAWER_VARIABLE "CASEMENT_DRAWS_VECTORS"
/// The drawer's end of the socket.
enum { drawer_socket = 3 };

/// Takes the process's rights away, as far as the kernel can.
void vectors_restrict(void);
/// What the process can still do: bits of `vector_power`.
int vectors_powers(void);
/// Draws the task's file, or finds its size. `file` and `pixels` are mapped memory.
void vectors_draw(const struct vector_task *task, void *file, void *pixels,
                  struct vector_answer *answer);
