/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-session.h"
#include "fringe-theme.h"
#include "fringe-widgets.h"

#define FRINGE_TYPE_QUIZ_PANEL (fringe_quiz_panel_get_type ())
G_DECLARE_FINAL_TYPE (FringeQuizPanel, fringe_quiz_panel, FRINGE, QUIZ_PANEL, FringeBin)

/* The question of a session's quiz, its answers, and what was right about them. */

void fringe_quiz_panel_set_theme (FringeQuizPanel *self, FringeThemeKind theme);
/* Leaves the question and its rules out, which stand elsewhere on the stage. */
void fringe_quiz_panel_set_stage (FringeQuizPanel *self, gboolean is_stage);

/* Has the focus where the counts of a vote are typed, while they can be. */
void fringe_quiz_panel_type_counts (FringeQuizPanel *self);
/* Counts what was typed there and not yet counted. Returns: %FALSE where it cannot be read, which is told */
gboolean fringe_quiz_panel_take_counts (FringeQuizPanel *self);
