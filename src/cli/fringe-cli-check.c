/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cli-commands.h"

#include "fringe-cli-output.h"
#include "fringe-cli-result.h"

#include <glib/gi18n-lib.h>

gboolean
fringe_cli_check_h (const FringeCliProblem *problem, FringeHeuristic heuristic, int *h)
{
  FringeEstimate estimate;

  if (!fringe_estimate_init (&estimate, heuristic, &problem->goal))
    return FALSE;
  *h = fringe_estimate_h (&estimate, &problem->start);
  fringe_estimate_clear (&estimate);
  return heuristic != FRINGE_HEURISTIC_PERFECT || *h != FRINGE_H_INFINITE;
}

static gboolean
check (FringeCliOutput *output, const FringeCliOptions *options, const FringeCliProblem *problem, GError **error)
{
  g_autoptr (JsonNode) data = NULL;
  g_autofree char *text = NULL;

  if (options->format != FRINGE_CLI_FORMAT_TEXT)
    {
      data = fringe_cli_check_json (problem);
      return fringe_cli_output_add_data (output, data, error);
    }
  text = fringe_cli_check_text (problem);
  return fringe_cli_output_add_text (output, text, error);
}

FringeCliStatus
fringe_cli_check (int argc, char *argv[], GError **error)
{
  const FringeCliCommand command = {
    .name = "check",
    .summary = _("Says whether the goal can be reached, and why; and every heuristic’s h."),
                  .groups = FRINGE_CLI_GROUP_BOARD | FRINGE_CLI_GROUP_BOARDS | FRINGE_CLI_GROUP_OUTPUT,
                  .formats = FRINGE_CLI_FORMATS_TABLE,
    };
  g_autoptr (FringeCliOptions) options = fringe_cli_options_new (&command, argc, argv, error);
  g_autoptr (FringeCliOutput) output = NULL;
  FringeCliStatus status = FRINGE_CLI_DONE;

  if (options == NULL || options->answered)
    return FRINGE_CLI_DONE;
  if (!fringe_cli_options_read_problems (options, error))
    return FRINGE_CLI_BAD_USAGE;
  output = fringe_cli_output_new (options);
  for (guint i = 0; i < options->problems->len; i++)
    {
      const FringeCliProblem *problem = &g_array_index (options->problems, FringeCliProblem, i);

      if (!fringe_board_verdict (&problem->start, &problem->goal).solvable)
        status = FRINGE_CLI_UNSOLVABLE;
      if (!check (output, options, problem, error))
        return status;
    }
  fringe_cli_output_finish (output, error);
  return status;
}
