#pragma once
#include <pango/pango.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <fontconfig/fontconfig.h>
#include <hb.h>
#include <hb-ot.h>

/// Adds a block of coverage to another, saturating; both are rows of bytes, `stride` apart.
/// In C, because a debug build spends most of a frame here otherwise.
static inline void casement_add_coverage(
    unsigned char *target, long target_stride, const unsigned char *source, long source_stride,
    long width, long height)
{
    for (long y = 0; y < height; y++) {
        for (long x = 0; x < width; x++) {
            unsigned sum = (unsigned)target[x] + source[x];
            target[x] = sum > 255 ? 255 : (unsigned char)sum;
        }
        target += target_stride;
        source += source_stride;
    }
}
