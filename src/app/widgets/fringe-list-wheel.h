/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Turns of the wheel over a long list.
 *
 * In GTK 4.8 a list of more than some 200 rows jumps where its adjustment changes twice in a frame, or once in the frame
 * in which its rows changed. Therefore the turns are summed and given to the adjustment once, in a frame of their own. */

/* Sums the turns of the wheel over @list, which holds the rows in @window and lives as long as the window. */
void fringe_list_wheel_attach (GtkScrolledWindow *window, GListModel *list);
