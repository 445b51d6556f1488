/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Bytes that a frame may need in one piece: 3840 x 2160 pixels. */
#define FRINGE_FRAME_BYTES (32 << 20)

/**
 * fringe_frame_memory_keep:
 * @window: a window that is not shown yet
 *
 * Where GTK draws in software, it makes the surface of every frame anew, and cairo another that the X server shares; the
 * system takes longer to hand out their pages than GTK to draw on them. So each frame leaves its memory to the next: as
 * much as four pictures of the window need stays taken.
 *
 * For the part in the heap the program has to call fringe_memory_keep() with FRINGE_FRAME_BYTES.
 */
void fringe_frame_memory_keep (GtkWindow *window);
