/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-samples.h"
#include "fringe-theme.h"

#include <gtk/gtk.h>

#define FRINGE_TYPE_START_CARD (fringe_start_card_get_type ())
G_DECLARE_FINAL_TYPE (FringeStartCard, fringe_start_card, FRINGE, START_CARD, GtkButton)

/* A button of the start page: a picture of the tree that comes of it, a title, what there is to see, the puzzle and the
 * algorithm. The picture is made in a thread, after the card is seen. */

/* Opens the example with the number @i. */
FringeStartCard *fringe_start_card_new (const FringeSample *sample, guint i);

void fringe_start_card_set_theme (FringeStartCard *self, FringeThemeKind theme);
