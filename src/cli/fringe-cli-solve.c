/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cli-commands.h"

#include "fringe-cli-output.h"
#include "fringe-cli-result.h"

#include <glib/gi18n-lib.h>

static gboolean
write_result (FringeCliOutput *output,
              const FringeCliOptions *options,
              const FringeCliResult *result,
              gboolean with_steps,
              GError **error)
{
  g_autoptr (JsonNode) data = NULL;
  g_autofree char *text = NULL;

  switch (options->format)
    {
    case FRINGE_CLI_FORMAT_JSON:
    case FRINGE_CLI_FORMAT_CSV:
      data = fringe_cli_solve_json (result, TRUE);
      return fringe_cli_output_add_data (output, data, error);
    case FRINGE_CLI_FORMAT_COLUMBIAX:
      if (result->outcome == FRINGE_OUTCOME_UNSOLVABLE)
        fringe_cli_note_verdict (options, result->problem);
      text = fringe_cli_solve_columbiax (result);
      return fringe_cli_output_add_text (output, text, error);
    case FRINGE_CLI_FORMAT_TEXT:
    case FRINGE_CLI_FORMAT_LATEX:
    case FRINGE_CLI_N_FORMATS:
    default:
      text = fringe_cli_solve_text (result, options->preset, with_steps);
      return fringe_cli_output_add_text (output, text, error);
    }
}

static gboolean
solve (FringeCliOutput *output,
       const FringeCliOptions *options,
       const FringeCliProblem *problem,
       gboolean with_steps,
       FringeCliStatus *worst,
       GError **error)
{
  g_autoptr (FringeCliResult) result = fringe_cli_result_new (options, problem, &options->rules, error);

  if (result == NULL)
    return FALSE;
  *worst = MAX (*worst, fringe_cli_outcome_status (result->outcome));
  return write_result (output, options, result, with_steps, error);
}

FringeCliStatus
fringe_cli_solve (int argc, char *argv[], GError **error)
{
  gboolean with_steps = FALSE;
  const GOptionEntry entries[] = {
    { "steps", 0, 0, G_OPTION_ARG_NONE, &with_steps, N_("Show the boards of the solution, in text"), NULL },
      G_OPTION_ENTRY_NULL,
  };
  const FringeCliCommand command = {
    .name = "solve",
    .summary
    = _("Searches, and prints what came out."),
         .groups = FRINGE_CLI_GROUP_BOARD | FRINGE_CLI_GROUP_BOARDS | FRINGE_CLI_GROUP_RULES | FRINGE_CLI_GROUP_OUTPUT,
         .formats = FRINGE_CLI_FORMATS_TABLE | FRINGE_CLI_FORMAT_BIT (FRINGE_CLI_FORMAT_COLUMBIAX), .entries = entries,
    };
  g_autoptr (FringeCliOptions) options = fringe_cli_options_new (&command, argc, argv, error);
  g_autoptr (FringeCliOutput) output = NULL;
  FringeCliStatus worst = FRINGE_CLI_DONE;

  if (options == NULL || options->answered)
    return FRINGE_CLI_DONE;
  if (!fringe_cli_options_read_problems (options, error))
    return FRINGE_CLI_BAD_USAGE;
  output = fringe_cli_output_new (options);
  for (guint i = 0; i < options->problems->len; i++)
    if (!solve (output, options, &g_array_index (options->problems, FringeCliProblem, i), with_steps, &worst, error))
      return worst;
  fringe_cli_output_finish (output, error);
  return worst;
}
