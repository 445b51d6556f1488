/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-chart-picture.h"
#include "fringe-picture.h"
#include "fringe-window.h"

/* Returns: (transfer full): a picture's pixels. @surface: (transfer full): an image in memory */
GdkTexture *fringe_clipboard_texture (cairo_surface_t *surface);

/* Puts a picture on the clipboard, as pixels, SVG and text, and tells so. */
void fringe_clipboard_copy (FringeWindow *window, const FringePicture *picture);
void fringe_clipboard_copy_chart (FringeWindow *window, const FringeChartPicture *picture);

/* Begins a puzzle with the board that is on the clipboard as text, or with one of several on a line each, which is then
 * asked for; tells what is wrong with it otherwise. The goal stays where it has the size of the board, else it is
 * 1 2 3 … */
void fringe_clipboard_paste (FringeWindow *window);

/* The same with text that is dropped on the window. */
void fringe_clipboard_accept_drops (FringeWindow *window);
