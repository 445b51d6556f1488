/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-cli-words.h"

/* Returns: whether a command line of `draw` names a lesson where others name a board */
gboolean fringe_cli_names_lesson (int argc, char *argv[]);

/* Does `draw` for a lesson, which takes options of its own. The status counts only where no error is set. */
FringeCliStatus fringe_cli_draw_lesson (int argc, char *argv[], GError **error);
