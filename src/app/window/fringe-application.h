/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#define FRINGE_TYPE_APPLICATION (fringe_application_get_type ())
G_DECLARE_FINAL_TYPE (FringeApplication, fringe_application, FRINGE, APPLICATION, GtkApplication)

FringeApplication *fringe_application_new (void);
