/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cli-result.h"

#include "fringe-cli-columns.h"
#include "fringe-sentences.h"

#include <glib/gi18n-lib.h>

static void
add_problem (FringeCliColumns *columns, const FringeCliProblem *problem)
{
  g_autofree char *title = fringe_puzzle_title (problem->start.rows, problem->start.columns);
  char board[FRINGE_BOARD_TEXT_MAX];

  fringe_cli_columns_add (columns, _("Puzzle"), title);
  fringe_board_print (&problem->start, board);
  fringe_cli_columns_add (columns, _("Start"), board);
  fringe_board_print (&problem->goal, board);
  fringe_cli_columns_add (columns, _("Goal"), board);
}

static void
add_rules (FringeCliColumns *columns, const FringeRules *rules)
{
  FringePreset preset = fringe_rules_find_preset (rules);
  char moves[FRINGE_N_MOVES + 1];

  fringe_moves_print (rules->moves, moves);
  fringe_cli_columns_add (columns, _("Algorithm"), fringe_algorithm_title (rules->algorithm));
  fringe_cli_columns_add (columns, _("Heuristic"), fringe_heuristic_title (rules->heuristic));
  if (preset != FRINGE_N_PRESETS)
    fringe_cli_columns_add (columns, _("Rules"), fringe_preset_title (preset));
  fringe_cli_columns_add (columns, _("Order of moves"), moves);
  fringe_cli_columns_add (columns, _("Ties"), fringe_ties_name (rules->ties));
  fringe_cli_columns_add (columns, _("Duplicates"), fringe_duplicates_name (rules->duplicates));
  fringe_cli_columns_add (columns, _("Goal test"), fringe_goal_test_name (rules->goal_test));
}

static void
add_solution (FringeCliColumns *columns, const FringeSearch *search, const uint32_t *ids, uint32_t n)
{
  g_autoptr (GString) moves = g_string_new (NULL), nodes = g_string_new ("0");

  for (uint32_t i = 1; i < n; i++)
    {
      g_string_append_c (moves, fringe_move_letter (fringe_search_move (search, ids[i])));
      g_string_append_printf (nodes, " %u", ids[i]);
    }
  fringe_cli_columns_add (columns, _("Moves"), moves->str);
  fringe_cli_columns_add (columns, _("Nodes"), nodes->str);
}

static void
add_counts (FringeCliColumns *columns, const FringeCliResult *result)
{
  FringeCounts counts = fringe_search_counts_at (result->search, fringe_search_n_steps (result->search));
  g_autofree char *size = g_format_size (fringe_search_bytes (result->search));
  /* Translators: a time in seconds. */
  g_autofree char *seconds = g_strdup_printf (_("%.3f s"), result->seconds);

  fringe_cli_columns_add_count (columns, _("Nodes generated"), counts.generated);
  fringe_cli_columns_add_count (columns, _("Nodes expanded"), counts.expanded);
  fringe_cli_columns_add_count (columns, _("On the frontier"), counts.open);
  fringe_cli_columns_add_count (columns, _("Largest frontier"), counts.max_open);
  fringe_cli_columns_add_count (columns, _("Deepest node"), counts.max_depth);
  fringe_cli_columns_add (columns, _("Time"), seconds);
  fringe_cli_columns_add (columns, _("Memory"), size);
}

/* In rows, as the board looks; a dot for the blank, so that the text can be read again. */
static void
add_board (FringeCliColumns *columns, const FringeBoard *board)
{
  int width = fringe_board_n_cells (board) > 10 ? 3 : 2;

  for (int row = 0; row < board->rows; row++)
    {
      g_autoptr (GString) line = g_string_new (" ");

      for (int column = 0; column < board->columns; column++)
        {
          int tile = board->cells[row * board->columns + column];

          if (tile != 0)
            g_string_append_printf (line, "%*d", width, tile);
          else
            g_string_append_printf (line, "%*s", width, ".");
        }
      fringe_cli_columns_add_line (columns, line->str);
    }
}

static void
add_steps (FringeCliColumns *columns, const FringeSearch *search, const uint32_t *ids, uint32_t n)
{
  for (uint32_t i = 0; i < n; i++)
    {
      uint32_t id = ids[i];
      FringeBoard board;
      /* Translators: the move that led to a node of the solution, the node's number and its g, h and f. */
      g_autofree char *title
          = g_strdup_printf (_("%s: node %u, g = %u, h = %u, f = %u"),
                                fringe_move_title (fringe_search_move (search, id)), id, fringe_search_g (search, id),
                                fringe_search_h (search, id), fringe_search_f (search, id));

      fringe_cli_columns_add_gap (columns);
      fringe_cli_columns_add_line (columns, title);
      fringe_search_board (search, id, &board);
      add_board (columns, &board);
    }
}

char *
fringe_cli_solve_text (const FringeCliResult *result, gboolean steps)
{
  const FringeSearch *search = result->search;
  uint32_t n_steps = fringe_search_n_steps (search), goal = fringe_search_solution_at (search, n_steps);
  uint32_t n = goal != FRINGE_NO_NODE ? fringe_search_path (search, goal, NULL) : 0;
  g_autofree uint32_t *ids = g_new (uint32_t, n);
  g_autofree char *outcome = fringe_outcome_sentence (search, n_steps);
  g_autoptr (FringeCliColumns) columns = fringe_cli_columns_new ();

  if (goal != FRINGE_NO_NODE)
    fringe_search_path (search, goal, ids);
  add_problem (columns, result->problem);
  add_rules (columns, fringe_search_rules (search));
  fringe_cli_columns_add_gap (columns);
  fringe_cli_columns_add_line (columns, outcome);
  if (fringe_search_outcome (search) != FRINGE_OUTCOME_UNSOLVABLE)
    {
      fringe_cli_columns_add_gap (columns);
      if (n > 1)
        add_solution (columns, search, ids, n);
      add_counts (columns, result);
      if (steps)
        add_steps (columns, search, ids, n);
    }
  return fringe_cli_columns_print (columns);
}

char *
fringe_cli_check_text (const FringeCliProblem *problem)
{
  g_autofree char *verdict = fringe_verdict_sentence (&problem->start, &problem->goal);
  g_autoptr (FringeCliColumns) columns = fringe_cli_columns_new ();

  add_problem (columns, problem);
  fringe_cli_columns_add_gap (columns);
  fringe_cli_columns_add_line (columns, verdict);
  fringe_cli_columns_add_gap (columns);
  for (int i = 0; i < FRINGE_N_HEURISTICS; i++)
    {
      g_autofree char *sentence = fringe_heuristic_sentence ((FringeHeuristic) i, &problem->start, &problem->goal);

      fringe_cli_columns_add (columns, fringe_heuristic_title ((FringeHeuristic) i), sentence);
    }
  return fringe_cli_columns_print (columns);
}
