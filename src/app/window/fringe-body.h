/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-panels.h"
#include "fringe-session.h"

#define FRINGE_TYPE_BODY (fringe_body_get_type ())
G_DECLARE_FINAL_TYPE (FringeBody, fringe_body, FRINGE, BODY, FringeBin)

/* The tree, or two of them, and the panels beside it that a person wants to see, as far as there is room. In a small
 * window a panel lies over the tree, one at a time. Its least width is what the tree needs alone: where a window
 * becomes too narrow for the panels, they give way.
 *
 * Its properties are `session`; the widgets `centre`, which is between the panels, `end`, which is behind them, and
 * `card`, the box in which the panels lie over the tree in a lecture, with its parent as a veil; `left-panel` and
 * `right-panel`: what is shown; `wants-left-panel` and `wants-right-panel`: what is, where there is room for it;
 * `panel`, the one on the right, shown or not: who sets it wants to see it; and `board-marks`, whether the large board
 * on the left shows the whole heuristic: who sets it wants to see the board. It is remembered.
 *
 * The signal `told` comes with a sentence that says why a panel is not shown. */

FringePanels *fringe_body_get_panels (FringeBody *self);
void fringe_body_set_theme (FringeBody *self, FringeThemeKind theme);

/* Shows the panels that were seen last, and adds what is chosen in them to the actions of a window. */
void fringe_body_bind_settings (FringeBody *self, GSettings *settings, GActionMap *actions);
/* Remembers which panels are wanted. */
void fringe_body_save (FringeBody *self);

/* Has the left panel show first what is needed most where there is little height. */
void fringe_body_set_height (FringeBody *self, int height);
/* Windows that have become narrow begin without the right panel, until it is asked for. */
void fringe_body_set_narrow (FringeBody *self, gboolean is_narrow);
/* Shows the panels that are wanted again, as far as another size of the window has room for them. */
void fringe_body_fit (FringeBody *self);
/* Whether the window is so small that panels lie over the tree. */
gboolean fringe_body_is_small (FringeBody *self);

/* Two trees need the room of both panels. */
void fringe_body_set_compares (FringeBody *self, gboolean compares);
/* Whether the right panel is wanted beside one tree, also while there are two. */
gboolean fringe_body_wants_right_beside_one (FringeBody *self);
void fringe_body_want_right_beside_one (FringeBody *self, gboolean wants);

/* Puts what is there for work away for the stage of a lecture. @scale: 1 on a screen of 1920 x 1080 pixels, or 0: there
 * is no stage */
void fringe_body_set_stage (FringeBody *self, double scale);

/* Returns: the panel on the right, shown or not */
const char *fringe_body_get_panel (FringeBody *self);
/* Chooses which it is, shown or not. Files and other programs may ask for one that there is not: nothing happens. */
void fringe_body_choose_panel (FringeBody *self, const char *panel);
gboolean fringe_body_shows_panel (FringeBody *self);
/* Whether the quiz is seen. */
gboolean fringe_body_shows_quiz (FringeBody *self);
/* Whether a question stands and is seen. */
gboolean fringe_body_shows_question (FringeBody *self);
/* Closes the panel that lies over the tree of a small window. Returns: whether there was one */
gboolean fringe_body_leave_panel (FringeBody *self);
