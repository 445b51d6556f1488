/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cli-draw-data.h"

#include "fringe-board-text.h"
#include "fringe-cli-counts.h"
#include "fringe-cli-words.h"
#include "fringe-titles.h"
#include "fringe-worksheets.h"

#include <glib/gi18n-lib.h>
#include <string.h>

void
fringe_cli_data_clear (FringeCliData *data)
{
  g_clear_pointer (&data->trace, g_free);
  g_clear_pointer (&data->handout, g_free);
  g_clear_pointer (&data->table, g_free);
}

static gboolean
ends_in (const char *name, const char *ending)
{
  const char *point = strrchr (name, '.');

  return point != NULL && g_ascii_strcasecmp (point + 1, ending) == 0;
}

/* Two of the three would be two files. */
static gboolean
check_one (const FringeCliData *data, GError **error)
{
  if ((data->trace != NULL) + (data->handout != NULL) + (data->table != NULL) <= 1)
    return TRUE;
  return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "--output",
                          _("One file holds one of --trace, --handout and --table."));
}

static gboolean
read_trace (FringeCliData *data, const char *output, GError **error)
{
  if (!g_str_equal (data->trace, "posthoc"))
    return fringe_cli_fail_word (error, "--trace", data->trace, "posthoc");
  if (!ends_in (output, "json"))
    return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "--output",
                            _("A trace for Posthoc goes into a file that ends in .trace.json."));
  data->kind = FRINGE_CLI_DATA_FILE;
  data->format = FRINGE_DATA_POSTHOC;
  return TRUE;
}

static gboolean
fail_ending (GError **error)
{
  return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "--output",
                          _("A table goes into a file that ends in .txt, .csv, .tex or .html."));
}

static gboolean
read_handout (FringeCliData *data, const char *output, GError **error)
{
  data->is_blank = g_str_equal (data->handout, "blank");
  if (!data->is_blank && !g_str_equal (data->handout, "key"))
    return fringe_cli_fail_word (error, "--handout", data->handout, "blank, key");
  if (ends_in (output, "dot"))
    {
      data->kind = FRINGE_CLI_DATA_FILE;
      data->format = FRINGE_DATA_DOT;
      return TRUE;
    }
  data->kind = FRINGE_CLI_DATA_HANDOUT;
  if (fringe_sheet_format_from_file_name (output, &data->sheet_format))
    return TRUE;
  return fringe_cli_fail (error, FRINGE_CLI_BAD_USAGE, "--output",
                          _("A handout goes into a file that ends in .txt, .csv, .tex, .html or .dot."));
}

static gboolean
read_table (FringeCliData *data, const char *output, GError **error)
{
  if (g_str_equal (data->table, "trace"))
    data->kind = FRINGE_CLI_DATA_TRACE;
  else if (g_str_equal (data->table, "counts"))
    data->kind = FRINGE_CLI_DATA_COUNTS;
  else
    return fringe_cli_fail_word (error, "--table", data->table, "trace, counts");
  return fringe_sheet_format_from_file_name (output, &data->sheet_format) || fail_ending (error);
}

gboolean
fringe_cli_data_read (FringeCliData *data, const char *output, GError **error)
{
  static const struct
  {
    const char *ending;
    FringeDataFormat format;
  } formats[] = { { "dot", FRINGE_DATA_DOT }, { "json", FRINGE_DATA_JSON }, { "csv", FRINGE_DATA_CSV } };

  if (!check_one (data, error))
    return FALSE;
  if (data->trace != NULL)
    return read_trace (data, output, error);
  if (data->handout != NULL)
    return read_handout (data, output, error);
  if (data->table != NULL)
    return read_table (data, output, error);
  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    if (ends_in (output, formats[i].ending))
      {
        data->kind = FRINGE_CLI_DATA_FILE;
        data->format = formats[i].format;
      }
  return TRUE;
}

/* What was searched, and how. */
static void
add_problem (FringeSheet *sheet, const FringeSearch *search)
{
  const FringeRules *rules = fringe_search_rules (search);
  char start[FRINGE_BOARD_TEXT_MAX], goal[FRINGE_BOARD_TEXT_MAX], moves[FRINGE_N_MOVES + 1];
  g_autofree char *boards = NULL, *choices = NULL;

  fringe_board_print (fringe_search_start (search), start);
  fringe_board_print (fringe_search_goal (search), goal);
  fringe_moves_print (rules->moves, moves);
  /* Translators: two boards. */
  boards = g_strdup_printf (_("Start: %s. Goal: %s."), start, goal);
  if (fringe_rules_use_heuristic (rules))
    /* Translators: an algorithm, a heuristic, and the letters of the moves. */
    choices = g_strdup_printf (_("Algorithm: %s. Heuristic: %s. Order of moves: %s."),
                                  fringe_algorithm_title (rules->algorithm), fringe_heuristic_title (rules->heuristic),
                                  moves);
  else
    /* Translators: an algorithm, and the letters of the moves. */
    choices
        = g_strdup_printf (_("Algorithm: %s. Order of moves: %s."), fringe_algorithm_title (rules->algorithm), moves);
  fringe_sheet_add_note (sheet, boards);
  fringe_sheet_add_note (sheet, choices);
}

static gboolean
save_sheet (const FringeCliData *data, const FringePicture *picture, GFile *file, GError **error)
{
  g_autoptr (FringeSheet) sheet = NULL;

  if (data->kind == FRINGE_CLI_DATA_TRACE)
    sheet = fringe_trace_sheet_new (picture->search, picture->step, error);
  else
    sheet = fringe_handout_sheet_new (picture->search, picture->step, !data->is_blank, error);
  if (sheet == NULL)
    return FALSE;
  add_problem (sheet, picture->search);
  return fringe_sheet_save (sheet, data->sheet_format, file, NULL, error);
}

gboolean
fringe_cli_data_save (const FringeCliData *data, const FringePicture *picture, GFile *file, GError **error)
{
  FringeData contents = { picture->search, picture->step, picture->what, picture->root, data->is_blank };

  switch (data->kind)
    {
    case FRINGE_CLI_DATA_FILE:
      return fringe_data_save (&contents, data->format, file, NULL, error);
    case FRINGE_CLI_DATA_COUNTS:
      return fringe_cli_counts_save (picture->search, picture->step, data->sheet_format, file, error);
    case FRINGE_CLI_DATA_TRACE:
    case FRINGE_CLI_DATA_HANDOUT:
    case FRINGE_CLI_DATA_NONE:
    default:
      return save_sheet (data, picture, file, error);
    }
}
