#pragma once
#include <SDL.h>
// Wayland's handles are the only ones that are asked for; Xlib's names stay out.
#undef SDL_VIDEO_DRIVER_X11
#include <SDL_syswm.h>
