/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-quiz-game.h"

#include <gtk/gtk.h>

#define FRINGE_TYPE_QUIZ_KINDS (fringe_quiz_kinds_get_type ())
G_DECLARE_FINAL_TYPE (FringeQuizKinds, fringe_quiz_kinds, FRINGE, QUIZ_KINDS, GtkBox)

/* What a quiz may ask for, to be ticked: one kind at least. */

/* @game: kept */
void fringe_quiz_kinds_set_game (FringeQuizKinds *self, FringeQuizGame *game);
