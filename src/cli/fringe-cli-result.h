/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-cli-problems.h"
#include "fringe-search.h"

#include <json-glib/json-glib.h>

/**
 * FringeCliResult:
 * @search: the search, ended
 * @seconds: how long it took
 *
 * What came out of one problem.
 */
typedef struct
{
  const FringeCliProblem *problem;
  const FringeSearch *search;
  double seconds;
} FringeCliResult;

/* What solve prints, in each form. Text ends its lines; JSON is an object in which what does not
 * apply is null. @steps: with the boards of the solution. */
char *fringe_cli_solve_text (const FringeCliResult *result, gboolean steps);
char *fringe_cli_solve_columbiax (const FringeCliResult *result);
JsonNode *fringe_cli_solve_json (const FringeCliResult *result);

/* What check prints. */
char *fringe_cli_check_text (const FringeCliProblem *problem);
JsonNode *fringe_cli_check_json (const FringeCliProblem *problem);
