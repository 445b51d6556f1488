/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cli-commands.h"

#include "fringe-cli-options.h"
#include "fringe-cli-search.h"
#include "fringe-cli-words.h"
#include "fringe-picture.h"
#include "fringe-sentences.h"

#include <glib/gi18n-lib.h>

#define DPI_MAX 9600

/* The command line's words, and what they mean. */
typedef struct
{
  char *output;
  char *step;
  char *what;
  char *theme;
  char *dpi;

  FringeFormat format;
  guint64 step_number; /* where step is given */
  FringePicture picture;
} Drawing;

static void
drawing_clear (Drawing *drawing)
{
  g_clear_pointer (&drawing->output, g_free);
  g_clear_pointer (&drawing->step, g_free);
  g_clear_pointer (&drawing->what, g_free);
  g_clear_pointer (&drawing->theme, g_free);
  g_clear_pointer (&drawing->dpi, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Drawing, drawing_clear)

static gboolean
read_output (Drawing *drawing, GError **error)
{
  g_autofree char *name = NULL;

  if (drawing->output == NULL)
    return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "--output",
                            _("Name a file that ends in .png, .svg or .pdf."));
  if (fringe_format_from_file_name (drawing->output, &drawing->format))
    return TRUE;
  name = g_filename_display_name (drawing->output);
  return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "--output",
                          _("“%s” does not end in .png, .svg or .pdf."), name);
}

static gboolean
read_what (Drawing *drawing, GError **error)
{
  const char *word = drawing->what;
  guint64 id;

  if (word == NULL || g_str_equal (word, "tree"))
    return TRUE;
  if (g_str_equal (word, "solution"))
    {
      drawing->picture.what = FRINGE_WHAT_SOLUTION;
      return TRUE;
    }
  if (g_str_has_prefix (word, "node:"))
    {
      if (!fringe_cli_read_number ("--what", word + strlen ("node:"), 0, FRINGE_NODE_LIMIT_MAX, &id, error))
        return FALSE;
      drawing->picture.root = (guint32) id;
      return TRUE;
    }
  return fringe_cli_fail_word (error, "--what", word, "tree, solution, node:ID");
}

static gboolean
read_theme (Drawing *drawing, GError **error)
{
  if (drawing->theme == NULL || fringe_theme_from_name (drawing->theme, &drawing->picture.theme))
    return TRUE;
  return fringe_cli_fail_word (error, "--theme", drawing->theme, "light, dark, projector, print");
}

static gboolean
read_dpi (Drawing *drawing, GError **error)
{
  guint64 dpi = (guint64) FRINGE_PIXELS_PER_INCH;

  if (drawing->dpi != NULL && !fringe_cli_read_number ("--dpi", drawing->dpi, 1, DPI_MAX, &dpi, error))
    return FALSE;
  drawing->picture.scale = (double) dpi / FRINGE_PIXELS_PER_INCH;
  return TRUE;
}

static gboolean
read_drawing (gpointer data, GError **error)
{
  Drawing *drawing = data;

  return read_output (drawing, error) && read_what (drawing, error) && read_theme (drawing, error)
         && read_dpi (drawing, error)
         && (drawing->step == NULL
             || fringe_cli_read_number ("--step", drawing->step, 0, G_MAXUINT32, &drawing->step_number, error));
}

static gboolean
choose_step (Drawing *drawing, GError **error)
{
  guint32 last = fringe_search_n_steps (drawing->picture.search);

  drawing->picture.step = drawing->step != NULL ? (guint32) drawing->step_number : last;
  if (drawing->picture.step <= last)
    return TRUE;
  return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "--step",
                          _("There is no step %u; the last one is %u."), drawing->picture.step, last);
}

/* What is asked for and does not exist is the asker's mistake, unless the search could not find it. */
static FringeCliStatus
status_of (const GError *reason, FringeOutcome outcome)
{
  if (reason->domain == FRINGE_EXPORT_ERROR && reason->code == FRINGE_EXPORT_ERROR_NO_NODE)
    return FRINGE_CLI_BAD_USAGE;
  if (reason->domain == FRINGE_EXPORT_ERROR && reason->code == FRINGE_EXPORT_ERROR_NO_SOLUTION)
    return MAX (fringe_cli_outcome_status (outcome), FRINGE_CLI_BAD_USAGE);
  return FRINGE_CLI_NOT_WRITTEN;
}

static void
note_scale (const char *name, double percent)
{
  g_autoptr (GError) note = NULL;

  fringe_cli_fail (&note, FRINGE_CLI_DONE, name, _("Scaled down to %.3g %%, for the format holds no more."), percent);
  fringe_cli_report_error (note);
}

static gboolean
save (const Drawing *drawing, GError **error)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (drawing->output);
  g_autofree char *name = g_filename_display_name (drawing->output);
  g_autoptr (GError) reason = NULL;
  double wanted = drawing->format == FRINGE_FORMAT_PNG ? drawing->picture.scale : 1, used;
  FringeCliStatus status;

  if (fringe_picture_save (&drawing->picture, drawing->format, file, NULL, &used, &reason))
    {
      if (used < wanted)
        note_scale (name, 100 * used / wanted);
      return TRUE;
    }
  status = status_of (reason, fringe_search_outcome (drawing->picture.search));
  return fringe_cli_fail (error, status, status == FRINGE_CLI_NOT_WRITTEN ? name : "--what", "%s", reason->message);
}

static FringeCliStatus
draw (Drawing *drawing, const FringeCliOptions *options, GError **error)
{
  const FringeCliProblem *problem = &g_array_index (options->problems, FringeCliProblem, 0);
  FringeSearch *search = fringe_cli_search (options, problem, &options->rules, error);
  FringeCliStatus status = FRINGE_CLI_LIMIT;

  if (search == NULL)
    return status;
  drawing->picture.search = search;
  status = fringe_cli_outcome_status (fringe_search_outcome (search));
  if (fringe_search_outcome (search) == FRINGE_OUTCOME_UNSOLVABLE)
    {
      g_autofree char *sentence = fringe_verdict_sentence (&problem->start, &problem->goal);

      fringe_cli_fail (error, status, "BOARD", "%s", sentence);
    }
  else if (choose_step (drawing, error))
    save (drawing, error);
  fringe_search_free (search);
  return status;
}

FringeCliStatus
fringe_cli_draw (int argc, char *argv[], GError **error)
{
  g_auto (Drawing) drawing = { .picture = { .what = FRINGE_WHAT_TREE, .selected = FRINGE_NO_NODE } };
  const GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &drawing.output, N_("Draw into a file: .png, .svg or .pdf"), "FILE" },
      { "step", 0, 0, G_OPTION_ARG_STRING, &drawing.step, N_("The tree after so many steps (the last)"), "N" },
        { "what", 0, 0, G_OPTION_ARG_STRING, &drawing.what,
          N_("tree, solution, or node:ID and what is below it (tree)"), "PART" },
          { "theme", 0, 0, G_OPTION_ARG_STRING, &drawing.theme,
            N_("light, dark, projector with larger type, or print, which needs no colour (light)"), "NAME" },
            { "dpi", 0, 0, G_OPTION_ARG_STRING, &drawing.dpi,
              N_("Pixels for an inch of a PNG file; 96 is 100 % (96)"), "N" },
              G_OPTION_ENTRY_NULL,
          };
  const FringeCliCommand command = {
    .name = "draw",
    .summary = _("Draws the tree, or the solution."), .groups = FRINGE_CLI_GROUP_BOARD | FRINGE_CLI_GROUP_RULES,
                  .entries = entries, .read = read_drawing, .data = &drawing,
    };
  g_autoptr (FringeCliOptions) options = fringe_cli_options_new (&command, argc, argv, error);

  if (options == NULL || options->answered)
    return FRINGE_CLI_DONE;
  if (!fringe_cli_options_read_problems (options, error))
    return FRINGE_CLI_BAD_USAGE;
  return draw (&drawing, options, error);
}
