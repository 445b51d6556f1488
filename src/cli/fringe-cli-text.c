/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cli-result.h"

#include "fringe-branching.h"
#include "fringe-cli-columns.h"
#include "fringe-sentences.h"

#include <glib/gi18n-lib.h>

static void
add_problem (FringeCliColumns *columns, const FringeCliProblem *problem)
{
  g_autofree char *title = fringe_puzzle_title (problem->start.rows, problem->start.columns);
  char board[FRINGE_BOARD_TEXT_MAX];

  fringe_cli_columns_add (columns, _ ("Puzzle"), title);
  fringe_board_print (&problem->start, board);
  fringe_cli_columns_add (columns, _ ("Start"), board);
  fringe_board_print (&problem->goal, board);
  fringe_cli_columns_add (columns, _ ("Goal"), board);
}

/* Two presets may say the same, so the one that was named goes first. */
static FringePreset
choose_preset (const FringeRules *rules, FringePreset named)
{
  return fringe_rules_are_preset (rules, named) ? named : fringe_rules_find_preset (rules);
}

static gboolean
one_uses (guint algorithms, bool (*use) (const FringeRules *rules))
{
  for (int i = 0; i < FRINGE_N_ALGORITHMS; i++)
    {
      FringeRules rules = { .algorithm = (FringeAlgorithm) i };

      if ((algorithms & 1u << i) != 0 && use (&rules))
        return TRUE;
    }
  return FALSE;
}

/* Adds the choices of the rules. @algorithms: a set; a choice that means nothing to any of them is left out */
static void
add_choices (FringeCliColumns *columns, const FringeRules *rules, FringePreset named, guint algorithms)
{
  char moves[FRINGE_N_MOVES + 1];

  fringe_moves_print (rules->moves, moves);
  if ((algorithms & 1u << FRINGE_ALGORITHM_WASTAR) != 0)
    {
      g_autofree char *weight = fringe_value_text (rules->weight);

      fringe_cli_columns_add (columns, _ ("Weight"), weight);
    }
  if (one_uses (algorithms, fringe_rules_use_duplicates))
    fringe_cli_columns_add (columns, _ ("Rules"), fringe_preset_title (choose_preset (rules, named)));
  fringe_cli_columns_add (columns, _ ("Order of moves"), moves);
  if (one_uses (algorithms, fringe_rules_use_ties))
    fringe_cli_columns_add (columns, _ ("Ties"), fringe_ties_name (rules->ties));
  if (one_uses (algorithms, fringe_rules_use_duplicates))
    fringe_cli_columns_add (columns, _ ("Duplicates"), fringe_duplicates_name (rules->duplicates));
  if (one_uses (algorithms, fringe_rules_use_goal_test))
    fringe_cli_columns_add (columns, _ ("Goal test"), fringe_goal_test_name (rules->goal_test));
}

static void
add_rules (FringeCliColumns *columns, const FringeRules *rules, FringePreset named)
{
  fringe_cli_columns_add (columns, _ ("Algorithm"), fringe_algorithm_title (rules->algorithm));
  if (fringe_rules_use_heuristic (rules))
    fringe_cli_columns_add (columns, _ ("Heuristic"), fringe_heuristic_title (rules->heuristic));
  add_choices (columns, rules, named, 1u << rules->algorithm);
}

static void
add_solution (FringeCliColumns *columns, const FringeCliResult *result)
{
  g_autofree char *moves = fringe_cli_moves_text (result);
  g_autoptr (GString) nodes = g_string_new (NULL);

  for (guint32 i = 0; i <= result->cost; i++)
    g_string_append_printf (nodes, i > 0 ? " %" G_GUINT64_FORMAT : "%" G_GUINT64_FORMAT, result->ids[i]);
  fringe_cli_columns_add (columns, _ ("Moves"), moves);
  fringe_cli_columns_add (columns, _ ("Nodes"), nodes->str);
}

static void
add_iterations (FringeCliColumns *columns, const GArray *iterations)
{
  for (guint i = 0; i < iterations->len; i++)
    {
      const FringeIteration *iteration = &g_array_index (iterations, FringeIteration, i);
      g_autofree char *generated = g_strdup_printf ("%" G_GUINT64_FORMAT, iteration->generated);
      g_autofree char *expanded = g_strdup_printf ("%" G_GUINT64_FORMAT, iteration->expanded);
      g_autofree char *label = g_strdup_printf (
          /* Translators: the number of an iteration of IDA*, from 1. */
          _ ("Iteration %u"), i + 1);
      g_autofree char *bound = fringe_exact_text (iteration->bound);
      g_autofree char *value = g_strdup_printf (
          /* Translators: the bound of f in an iteration of IDA*, and the nodes generated and expanded within it. */
          _ ("bound %s: %s generated, %s expanded"), bound, generated, expanded);

      fringe_cli_columns_add (columns, label, value);
    }
}

static void
add_branching (FringeCliColumns *columns, const FringeCliResult *result)
{
  const FringeBoard *start = &result->problem->start;
  g_autofree char *b = g_strdup_printf ("%.2f", fringe_branching_factor (result->generated, result->cost));
  g_autofree char *depth
      = g_strdup_printf ("%.2f", fringe_effective_depth (start->rows, start->columns, result->generated));

  /* Translators: b* is the symbol of the literature for the effective branching factor. */
  fringe_cli_columns_add (columns, _ ("Branching b*"), b);
  fringe_cli_columns_add (columns, _ ("Effective depth"), depth);
}

static void
add_counts (FringeCliColumns *columns, const FringeCliResult *result)
{
  const FringeCounts *counts = &result->counts;
  g_autofree char *size = g_format_size (result->bytes);
  /* Translators: a time in seconds. */
  g_autofree char *seconds = g_strdup_printf (_ ("%.3f s"), result->seconds);

  fringe_cli_columns_add_count (columns, _ ("Nodes generated"), result->generated);
  fringe_cli_columns_add_count (columns, _ ("Nodes expanded"), result->expanded);
  fringe_cli_columns_add_count (columns, _ ("Successors"), result->successors);
  if (result->is_idastar)
    add_iterations (columns, result->iterations);
  else
    {
      if (result->rules.duplicates == FRINGE_DUPLICATES_EXPANSION)
        fringe_cli_columns_add_count (columns, _ ("Thrown away as stale"), counts->stale);
      fringe_cli_columns_add_count (columns, _ ("On the frontier"), counts->open);
      fringe_cli_columns_add_count (columns, _ ("Largest frontier"), counts->max_open);
    }
  fringe_cli_columns_add_count (columns, _ ("Deepest node"), counts->max_depth);
  if (result->ids != NULL && result->cost > 0)
    add_branching (columns, result);
  fringe_cli_columns_add (columns, _ ("Time"), seconds);
  fringe_cli_columns_add (columns, _ ("Memory"), size);
}

/* Adds the board in rows, as it looks, with a dot for the blank, so that the text can be read again. */
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
add_step (FringeCliColumns *columns,
          const FringeCliResult *result,
          const FringeEstimate *estimate,
          guint32 i,
          const FringeBoard *board)
{
  double h = fringe_estimate_h (estimate, board);
  FringeMove move = i > 0 ? result->moves[i - 1] : FRINGE_N_MOVES;
  g_autofree char *id = g_strdup_printf ("%" G_GUINT64_FORMAT, result->ids[i]), *h_text = fringe_value_text (h),
                  *f = fringe_value_text (fringe_rules_f (&result->rules, i, h));
  g_autofree char *title = g_strdup_printf (
      /* Translators: the move that led to a node of the solution, the node's number and its g, h and f. */
      _ ("%s: node %s, g = %u, h = %s, f = %s"), fringe_move_title (move), id, i, h_text, f);

  fringe_cli_columns_add_gap (columns);
  fringe_cli_columns_add_line (columns, title);
  add_board (columns, board);
}

static void
add_steps (FringeCliColumns *columns, const FringeCliResult *result)
{
  FringeBoard board = result->problem->start;
  FringeEstimate estimate;

  fringe_estimate_init (&estimate, result->rules.heuristic, &result->problem->goal);
  add_step (columns, result, &estimate, 0, &board);
  for (guint32 i = 1; i <= result->cost; i++)
    {
      fringe_board_move (&board, result->moves[i - 1]);
      add_step (columns, result, &estimate, i, &board);
    }
  fringe_estimate_clear (&estimate);
}

char *
fringe_cli_comparison_text (const FringeCliProblem *problem,
                            const FringeRules *rules,
                            FringePreset preset,
                            guint algorithms)
{
  g_autoptr (FringeCliColumns) columns = fringe_cli_columns_new ();

  add_problem (columns, problem);
  add_choices (columns, rules, preset, algorithms);
  return fringe_cli_columns_print (columns);
}

char *
fringe_cli_verdict_text (const FringeCliProblem *problem)
{
  g_autofree char *verdict = fringe_verdict_sentence (&problem->start, &problem->goal);
  g_autoptr (FringeCliColumns) columns = fringe_cli_columns_new ();

  add_problem (columns, problem);
  fringe_cli_columns_add_gap (columns);
  fringe_cli_columns_add_line (columns, verdict);
  return fringe_cli_columns_print (columns);
}

char *
fringe_cli_solve_text (const FringeCliResult *result, FringePreset preset, gboolean with_steps)
{
  g_autoptr (FringeCliColumns) columns = fringe_cli_columns_new ();
  gboolean solved = result->ids != NULL;

  add_problem (columns, result->problem);
  add_rules (columns, &result->rules, preset);
  fringe_cli_columns_add_gap (columns);
  fringe_cli_columns_add_line (columns, result->sentence);
  if (result->outcome != FRINGE_OUTCOME_UNSOLVABLE)
    {
      fringe_cli_columns_add_gap (columns);
      if (solved && result->cost > 0)
        add_solution (columns, result);
      add_counts (columns, result);
      if (solved && with_steps)
        add_steps (columns, result);
    }
  return fringe_cli_columns_print (columns);
}

char *
fringe_cli_check_text (const FringeCliProblem *problem, const GArray *heuristics, const GArray *estimates)
{
  g_autofree char *verdict = fringe_verdict_sentence (&problem->start, &problem->goal);
  g_autoptr (FringeCliColumns) columns = fringe_cli_columns_new ();

  add_problem (columns, problem);
  fringe_cli_columns_add_gap (columns);
  fringe_cli_columns_add_line (columns, verdict);
  fringe_cli_columns_add_gap (columns);
  for (guint i = 0; i < heuristics->len; i++)
    {
      FringeHeuristic heuristic = (FringeHeuristic) g_array_index (heuristics, int, i);
      const FringeEstimate *estimate = &g_array_index (estimates, FringeEstimate, i);
      g_autofree char *sentence = estimate->heuristic == heuristic
                                      ? fringe_estimate_sentence (estimate, &problem->start)
                                      : fringe_heuristic_sentence (heuristic, &problem->start, &problem->goal);

      fringe_cli_columns_add (columns, fringe_heuristic_title (heuristic), sentence);
    }
  return fringe_cli_columns_print (columns);
}
