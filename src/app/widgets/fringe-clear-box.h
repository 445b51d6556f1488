/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* A box that takes the pointer where its children are, and nowhere else: what lies below it is reached between them. */
#define FRINGE_TYPE_CLEAR_BOX (fringe_clear_box_get_type ())
G_DECLARE_FINAL_TYPE (FringeClearBox, fringe_clear_box, FRINGE, CLEAR_BOX, GtkBox)
