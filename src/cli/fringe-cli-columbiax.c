/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cli-result.h"

#define BYTES_PER_MEGABYTE (1024.0 * 1024.0)

/* The nine lines of that course, which its graders read: English words and a point in numbers,
 * whatever the locale. None, Python's word for nothing, stands where there is no solution. */

static void
append_number (GString *text, const char *name, double value)
{
  char digits[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append_printf (text, "%s: %s\n", name, g_ascii_formatd (digits, sizeof digits, "%.8f", value));
}

static void
append_path (GString *text, const FringeSearch *search, uint32_t goal)
{
  static const char *const words[FRINGE_N_MOVES] = {
    [FRINGE_MOVE_UP] = "Up",
    [FRINGE_MOVE_DOWN] = "Down",
    [FRINGE_MOVE_LEFT] = "Left",
    [FRINGE_MOVE_RIGHT] = "Right",
  };
  uint32_t n = fringe_search_path (search, goal, NULL);
  g_autofree uint32_t *ids = g_new (uint32_t, n);

  fringe_search_path (search, goal, ids);
  g_string_append (text, "path_to_goal: [");
  for (uint32_t i = 1; i < n; i++)
    g_string_append_printf (text, "%s'%s'", i > 1 ? ", " : "", words[fringe_search_move (search, ids[i])]);
  g_string_append (text, "]\n");
}

char *
fringe_cli_solve_columbiax (const FringeCliResult *result)
{
  const FringeSearch *search = result->search;
  uint32_t n_steps = fringe_search_n_steps (search), goal = fringe_search_solution_at (search, n_steps);
  FringeCounts counts = fringe_search_counts_at (search, n_steps);
  g_autofree char *depth
      = goal != FRINGE_NO_NODE ? g_strdup_printf ("%u", fringe_search_g (search, goal)) : g_strdup ("None");
  GString *text = g_string_new (NULL);

  if (goal != FRINGE_NO_NODE)
    append_path (text, search, goal);
  else
    g_string_append (text, "path_to_goal: None\n");
  g_string_append_printf (text, "cost_of_path: %s\n", depth);
  g_string_append_printf (text, "nodes_expanded: %u\n", counts.expanded);
  g_string_append_printf (text, "fringe_size: %u\n", counts.open);
  g_string_append_printf (text, "max_fringe_size: %u\n", counts.max_open);
  g_string_append_printf (text, "search_depth: %s\n", depth);
  g_string_append_printf (text, "max_search_depth: %u\n", counts.max_depth);
  append_number (text, "running_time", result->seconds);
  append_number (text, "max_ram_usage", (double) fringe_search_bytes (search) / BYTES_PER_MEGABYTE);
  return g_string_free (text, FALSE);
}
