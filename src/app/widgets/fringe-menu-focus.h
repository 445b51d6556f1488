/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Gives the focus to the tree whenever what the button drops down has closed, so that keys are the window's again; but
 * not where what was chosen there has taken the focus. */
void fringe_menu_focus_return (GtkMenuButton *button);
