/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* What a screen reader calls a widget.
 *
 * GTK 4.18 names a drop-down after what is chosen in it, and a button after the words on it, even where the widget was
 * given a label of its own: “1 ×” instead of “Speed”. GTK 4.8 keeps to the label. */

/* Lets the label that the widget was given be its name. Not for a widget that a visible label is the mnemonic of. */
void fringe_given_name_keep (gpointer widget);
