/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-window.h"

/* What is done in front of a class: by actions, and by keys that mean something else there than at work. */

void fringe_lecture_actions_install (GtkWidgetClass *window_class);

/* Takes the keys of clickers, and letters that answer questions, before any other key is looked at. */
void fringe_lecture_actions_bind (FringeWindow *window);
