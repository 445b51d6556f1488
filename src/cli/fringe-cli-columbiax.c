/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cli-result.h"

#define BYTES_PER_MEGABYTE (1024.0 * 1024.0)

/* The nine lines of that course, which its graders read: English words and a point in numbers,
 * whatever the locale. None, Python's word for nothing, stands where there is no solution,
 * for the frontier of IDA*, which has none, and in every line where nothing was searched. */

static void
append_number (GString *text, gboolean applies, const char *name, double value)
{
  char digits[G_ASCII_DTOSTR_BUF_SIZE];

  if (!applies)
    g_string_append_printf (text, "%s: None\n", name);
  else
    g_string_append_printf (text, "%s: %s\n", name, g_ascii_formatd (digits, sizeof digits, "%.8f", value));
}

static void
append_count (GString *text, gboolean applies, const char *name, guint64 count)
{
  if (applies)
    g_string_append_printf (text, "%s: %" G_GUINT64_FORMAT "\n", name, count);
  else
    g_string_append_printf (text, "%s: None\n", name);
}

static void
append_path (GString *text, const FringeCliResult *result)
{
  static const char *const words[FRINGE_N_MOVES] = {
    [FRINGE_MOVE_UP] = "Up",
    [FRINGE_MOVE_DOWN] = "Down",
    [FRINGE_MOVE_LEFT] = "Left",
    [FRINGE_MOVE_RIGHT] = "Right",
  };

  if (result->ids == NULL)
    {
      g_string_append (text, "path_to_goal: None\n");
      return;
    }
  g_string_append (text, "path_to_goal: [");
  for (guint32 i = 0; i < result->cost; i++)
    g_string_append_printf (text, "%s'%s'", i > 0 ? ", " : "", words[result->moves[i]]);
  g_string_append (text, "]\n");
}

char *
fringe_cli_solve_columbiax (const FringeCliResult *result)
{
  gboolean solved = result->ids != NULL, searched = result->outcome != FRINGE_OUTCOME_UNSOLVABLE;
  gboolean has_frontier = searched && !result->is_idastar;
  GString *text = g_string_new (NULL);

  append_path (text, result);
  append_count (text, solved, "cost_of_path", result->cost);
  append_count (text, searched, "nodes_expanded", result->expanded);
  append_count (text, has_frontier, "fringe_size", result->counts.open);
  append_count (text, has_frontier, "max_fringe_size", result->counts.max_open);
  append_count (text, solved, "search_depth", result->cost);
  append_count (text, searched, "max_search_depth", result->counts.max_depth);
  append_number (text, searched, "running_time", result->seconds);
  append_number (text, searched, "max_ram_usage", (double) result->bytes / BYTES_PER_MEGABYTE);
  return g_string_free (text, FALSE);
}
