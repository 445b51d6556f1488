/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-cli-words.h"

/* Each command reads its command line, which begins with its name, and does what that says. The status counts only
 * where no error is set. */

FringeCliStatus fringe_cli_solve (int argc, char *argv[], GError **error);
FringeCliStatus fringe_cli_check (int argc, char *argv[], GError **error);
FringeCliStatus fringe_cli_draw (int argc, char *argv[], GError **error);
FringeCliStatus fringe_cli_compare (int argc, char *argv[], GError **error);
FringeCliStatus fringe_cli_explain (int argc, char *argv[], GError **error);
FringeCliStatus fringe_cli_find (int argc, char *argv[], GError **error);
FringeCliStatus fringe_cli_grade (int argc, char *argv[], GError **error);
FringeCliStatus fringe_cli_check_trace (int argc, char *argv[], GError **error);
FringeCliStatus fringe_cli_exam (int argc, char *argv[], GError **error);
FringeCliStatus fringe_cli_boards (int argc, char *argv[], GError **error);
FringeCliStatus fringe_cli_judge (int argc, char *argv[], GError **error);
FringeCliStatus fringe_cli_experiment (int argc, char *argv[], GError **error);
