/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Has the file manager show a file in its folder; one that cannot shows the folder. */
void fringe_show_file (GtkWindow *parent, GFile *file);
