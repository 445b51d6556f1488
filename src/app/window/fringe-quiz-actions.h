/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-window.h"

/* Asking, answering and voting by actions and keys. */

void fringe_quiz_actions_install (GtkWidgetClass *window_class);

/* Ties the quiz to what is remembered of it. */
void fringe_quiz_actions_bind (FringeWindow *window, GSettings *settings);

/* Whether a question stands and is seen: what is not seen has no keys. */
gboolean fringe_quiz_actions_can_be_answered (FringeWindow *window);

/* Letters choose answers while a question stands. Returns: whether the key did */
gboolean fringe_quiz_actions_press (FringeWindow *window, guint key);
