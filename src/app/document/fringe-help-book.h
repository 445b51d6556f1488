/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* The book of help, which is installed beside the program: as pages for the desktop's viewer, and as one page for
 * browsers. */

/* Shows it in the desktop's viewer, where there is one, else in a browser. Where that fails, a dialog says why. */
void fringe_help_book_show (GtkWindow *parent);
