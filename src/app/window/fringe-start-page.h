/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-theme.h"
#include "fringe-widgets.h"

#define FRINGE_TYPE_START_PAGE (fringe_start_page_get_type ())
G_DECLARE_FINAL_TYPE (FringeStartPage, fringe_start_page, FRINGE, START_PAGE, FringeBin)

/* What a newcomer sees first: the worked examples, each with a picture of its tree, the sessions used lately, and the
 * ways to a puzzle of one's own. It only has buttons for actions of the window. */

FringeStartPage *fringe_start_page_new (void);
void fringe_start_page_set_theme (FringeStartPage *self, FringeThemeKind theme);
/* @width: of the window, by which examples stand in four columns, two, or one */
void fringe_start_page_set_width (FringeStartPage *self, int width);

/* Says something that passes: until it is told %NULL. */
void fringe_start_page_tell (FringeStartPage *self, const char *text);
