/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Makes each list one stop of Tab from now on: arrows go from row to row, and Tab to what comes after the list, though
 * first to what else there is in the row. In GTK 4.8 Tab goes through all rows, however many there are. */
void fringe_tab_stop_begin (void);

/* Gives the focus to what comes after @widget, in which it is, or before it. */
void fringe_tab_stop_leave (GtkWidget *widget, GtkDirectionType direction);
