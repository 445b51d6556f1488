/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* The actions of the window that ask questions which take many searches: explaining counts, finding instances. */

void fringe_question_actions_install (GtkWidgetClass *widget_class);
