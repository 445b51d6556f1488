/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-comparison-private.h"

#include "fringe-sentences-private.h"

#include <glib/gi18n-lib.h>

#define LEFT FRINGE_COMPARED_LEFT
#define RIGHT FRINGE_COMPARED_RIGHT

static const FringeRules *
rules_of (const FringeComparison *comparison, FringeCompared side)
{
  return fringe_search_rules (fringe_comparison_deciding (comparison, side));
}

char *
fringe_comparison_side_title (const FringeComparison *comparison, FringeCompared side)
{
  const FringeRules *rules = rules_of (comparison, side), *other = rules_of (comparison, fringe_compared_other (side));

  if (rules->algorithm != other->algorithm)
    return g_strdup (fringe_algorithm_title (rules->algorithm));
  if (rules->heuristic != other->heuristic && fringe_rules_use_heuristic (rules))
    return g_strdup (fringe_heuristic_title (rules->heuristic));
  if (rules->algorithm == FRINGE_ALGORITHM_WASTAR && rules->weight != other->weight)
    /* Translators: the weight of weighted A*, which has the symbol w */
    return g_strdup_printf (_ ("w\u00a0=\u00a0%.12g"), rules->weight);
  return g_strdup (side == LEFT ? C_ ("compare", "Left") : C_ ("compare", "Right"));
}

/* The first difference in a sentence. */

static gboolean
ties_on (const FringeComparison *comparison, const FringeDifference *difference, FringeCompared side)
{
  const FringeSearch *search = fringe_comparison_deciding (comparison, side);
  FringeAlgorithm algorithm = rules_of (comparison, side)->algorithm;

  return algorithm != FRINGE_ALGORITHM_BFS && algorithm != FRINGE_ALGORITHM_DFS
         && fringe_algorithm_has_frontier (algorithm) && difference->passed_over[side] != FRINGE_NO_NODE
         && fringe_search_priority (search, difference->removed[side])
                == fringe_search_priority (search, difference->passed_over[side]);
}

static char *
tie_sentence (const FringeComparison *comparison, const FringeDifference *difference, FringeCompared side)
{
  const FringeSearch *search = fringe_comparison_deciding (comparison, side);
  g_autofree char *title = fringe_comparison_side_title (comparison, side);
  guint32 removed = difference->removed[side], other = difference->passed_over[side];
  guint32 g = fringe_search_g (search, removed), other_g = fringe_search_g (search, other);
  FringeTies ties = rules_of (comparison, side)->ties;
  gboolean by_g = ties == FRINGE_TIES_HIGH_G || ties == FRINGE_TIES_HIGH_G_LIFO || ties == FRINGE_TIES_LOW_G;

  if (ties == FRINGE_TIES_HEAP)
    /* Translators: a heuristic or an algorithm, and a step. So the next ones. */
    return g_strdup_printf (_ ("With %1$s, nodes tie at step %2$u, so the heap decides."), title, difference->step);
  if (by_g && g > other_g)
    return g_strdup_printf (_ ("With %1$s, nodes tie at step %2$u, so the larger g goes first."), title,
                            difference->step);
  if (by_g && g < other_g)
    return g_strdup_printf (_ ("With %1$s, nodes tie at step %2$u, so the smaller g goes first."), title,
                            difference->step);
  if (removed < other)
    return g_strdup_printf (_ ("With %1$s, nodes tie at step %2$u, so the lower id goes first."), title,
                            difference->step);
  return g_strdup_printf (_ ("With %1$s, nodes tie at step %2$u, so the higher id goes first."), title,
                          difference->step);
}

static char *
choice_sentence (const FringeComparison *comparison, const FringeDifference *difference)
{
  g_autofree char *left = fringe_comparison_side_title (comparison, LEFT);
  g_autofree char *right = fringe_comparison_side_title (comparison, RIGHT);

  /* Translators: a step, then a heuristic or an algorithm and the node that it takes, twice. */
  return g_strdup_printf (_ ("At step %1$u, %2$s takes node %3$u and %4$s takes node %5$u."), difference->step, left,
                          difference->removed[LEFT], right, difference->removed[RIGHT]);
}

/* Where one side ties, that is what is worth a word. */
static char *
priority_sentence (const FringeComparison *comparison, const FringeDifference *difference)
{
  gboolean left = ties_on (comparison, difference, LEFT), right = ties_on (comparison, difference, RIGHT);

  if (left != right)
    return tie_sentence (comparison, difference, left ? LEFT : RIGHT);
  return choice_sentence (comparison, difference);
}

static char *
ended_sentence (const FringeDifference *difference)
{
  if (difference->removed[LEFT] == FRINGE_NO_NODE)
    return g_strdup_printf (_ ("The left search ended before step %u, the right one went on."), difference->step);
  return g_strdup_printf (_ ("The right search ended before step %u, the left one went on."), difference->step);
}

static char *
fork_sentence (const FringeComparison *comparison)
{
  guint32 left = fringe_search_fork_step (fringe_comparison_deciding (comparison, LEFT));
  guint32 right = fringe_search_fork_step (fringe_comparison_deciding (comparison, RIGHT));

  if (right != UINT32_MAX)
    return g_strdup_printf (_ ("The search on the right was forked at step %u."), right);
  return g_strdup_printf (_ ("The search on the left was forked at step %u."), left);
}

static char *
cause_sentence (const FringeComparison *comparison, const FringeDifference *difference)
{
  guint32 step = difference->step;

  switch (difference->cause)
    {
    case FRINGE_DIFFERENCE_PRIORITY:
    case FRINGE_DIFFERENCE_HEURISTIC:
      return priority_sentence (comparison, difference);
    case FRINGE_DIFFERENCE_TIES:
      return g_strdup_printf (_ ("Two nodes tie at step %u, and the rules for ties differ."), step);
    case FRINGE_DIFFERENCE_MOVES:
      return g_strdup_printf (_ ("The orders of moves differ, so other nodes go first at step %u."), step);
    case FRINGE_DIFFERENCE_DUPLICATES:
      return g_strdup_printf (_ ("The rules for duplicates differ, so the frontiers differ at step %u."), step);
    case FRINGE_DIFFERENCE_GOAL_TEST:
      return g_strdup_printf (
          _ ("One search tests for the goal at generation, the other at expansion, so they differ at step %u."), step);
    case FRINGE_DIFFERENCE_FORK:
      return fork_sentence (comparison);
    case FRINGE_DIFFERENCE_LIMIT:
    case FRINGE_DIFFERENCE_NONE:
    case FRINGE_N_DIFFERENCES:
    default:
      return g_strdup_printf (_ ("One of the two searches stopped at its limit before step %u."), step);
    }
}

char *
fringe_comparison_difference_sentence (const FringeComparison *comparison)
{
  const FringeDifference *difference = &comparison->difference;
  gboolean ended = difference->removed[LEFT] == FRINGE_NO_NODE || difference->removed[RIGHT] == FRINGE_NO_NODE;

  if (difference->cause == FRINGE_DIFFERENCE_NONE && comparison->n_alike == 0)
    return g_strdup (_ ("Neither search has made a step yet."));
  if (difference->cause == FRINGE_DIFFERENCE_NONE)
    /* Translators: two searches side by side */
    return g_strdup_printf (_ ("Up to step %u both searches take the same boards."), comparison->n_alike);
  if (ended && difference->cause != FRINGE_DIFFERENCE_LIMIT && difference->cause != FRINGE_DIFFERENCE_FORK)
    return ended_sentence (difference);
  if (!ended && difference->decided_step != difference->step)
    /* Translators: of IDA* */
    return g_strdup_printf (_ ("At step %u one bound cuts the node, and the other one does not."),
                            difference->decided_step);
  return cause_sentence (comparison, difference);
}

/* The first difference as a table. */

static void
row_free (gpointer data)
{
  FringeDifferenceRow *row = data;

  g_free (row->title);
  for (int side = 0; side < FRINGE_N_COMPARED; side++)
    g_free (row->cells[side]);
  g_free (row);
}

/* All three (transfer full) */
static void
add_row (GPtrArray *rows, char *title, char *left, char *right)
{
  FringeDifferenceRow *row = g_new (FringeDifferenceRow, 1);

  *row = (FringeDifferenceRow) { title, { left, right }, !g_str_equal (left, right) };
  g_ptr_array_add (rows, row);
}

/* Returns: (transfer full): what puts a node before others: "f 6" */
static char *
rank_text (const FringeComparison *comparison, FringeCompared side, guint32 id)
{
  const FringeSearch *search = fringe_comparison_deciding (comparison, side);
  g_autofree char *value = NULL;

  if (id == FRINGE_NO_NODE)
    return g_strdup ("–");
  switch (rules_of (comparison, side)->algorithm)
    {
    case FRINGE_ALGORITHM_BFS:
    case FRINGE_ALGORITHM_DFS:
    case FRINGE_ALGORITHM_UCS:
    case FRINGE_ALGORITHM_IDS:
      return g_strdup_printf ("g %u", fringe_search_g (search, id));
    case FRINGE_ALGORITHM_GREEDY:
      value = fringe_exact_text (fringe_search_h (search, id));
      return g_strdup_printf ("h %s", value);
    case FRINGE_ALGORITHM_ASTAR:
    case FRINGE_ALGORITHM_WASTAR:
    case FRINGE_ALGORITHM_IDASTAR:
    case FRINGE_ALGORITHM_RBFS:
    case FRINGE_N_ALGORITHMS:
    default:
      value = fringe_exact_text (fringe_search_f (search, id));
      return g_strdup_printf ("f %s", value);
    }
}

static char *
id_text (guint32 id)
{
  return id != FRINGE_NO_NODE ? g_strdup_printf ("%u", id) : g_strdup ("–");
}

/* The same id may be that of another board on the other side, so a board that only one side has shows that. */
static char *
node_title (guint32 left, guint32 right)
{
  g_autofree char *of_left = id_text (left), *of_right = id_text (right);

  if (left == right)
    return g_strdup_printf (_ ("Node %u"), left);
  /* Translators: what one board is called on the left and on the right; a dash where it is not there */
  return g_strdup_printf (_ ("Node %1$s : %2$s"), of_left, of_right);
}

static void
add_board (GPtrArray *rows, const FringeComparison *comparison, guint32 left, guint32 right)
{
  add_row (rows, node_title (left, right), rank_text (comparison, LEFT, left), rank_text (comparison, RIGHT, right));
}

static void
add_boards (GPtrArray *rows, const FringeComparison *comparison, const FringeDifference *difference)
{
  const guint32 *removed = difference->removed, *passed_over = difference->passed_over;
  gboolean is_first = removed[LEFT] < passed_over[LEFT];

  if (is_first)
    add_board (rows, comparison, removed[LEFT], passed_over[RIGHT]);
  add_board (rows, comparison, passed_over[LEFT], removed[RIGHT]);
  if (!is_first)
    add_board (rows, comparison, removed[LEFT], passed_over[RIGHT]);
}

static void
add_rule (GPtrArray *rows, const FringeComparison *comparison, FringeDifferenceCause cause)
{
  const FringeRules *left = rules_of (comparison, LEFT), *right = rules_of (comparison, RIGHT);
  char of_left[FRINGE_N_MOVES + 1], of_right[FRINGE_N_MOVES + 1];

  fringe_moves_print (left->moves, of_left);
  fringe_moves_print (right->moves, of_right);
  if (cause == FRINGE_DIFFERENCE_TIES)
    add_row (rows, g_strdup (_ ("Ties")), g_strdup (fringe_ties_title (left->ties)),
             g_strdup (fringe_ties_title (right->ties)));
  else if (cause == FRINGE_DIFFERENCE_MOVES)
    add_row (rows, g_strdup (_ ("Moves")), g_strdup (of_left), g_strdup (of_right));
}

static char *
first_text (guint32 removed)
{
  /* Translators: in a table, a search that had ended */
  return removed != FRINGE_NO_NODE ? g_strdup_printf (_ ("node %u"), removed) : g_strdup (_ ("ended"));
}

GPtrArray *
fringe_comparison_difference_rows (const FringeComparison *comparison)
{
  const FringeDifference *difference = &comparison->difference;
  GPtrArray *rows = g_ptr_array_new_with_free_func (row_free);

  if (difference->cause == FRINGE_DIFFERENCE_NONE)
    return rows;
  if (difference->removed[LEFT] != FRINGE_NO_NODE && difference->removed[RIGHT] != FRINGE_NO_NODE)
    add_boards (rows, comparison, difference);
  add_rule (rows, comparison, difference->cause);
  add_row (rows, g_strdup (_ ("Goes first")), first_text (difference->removed[LEFT]),
           first_text (difference->removed[RIGHT]));
  return rows;
}

/* The end. */

static gboolean
find_length (const FringeComparison *comparison, FringeCompared side, guint32 *length)
{
  const FringeSearch *search = fringe_comparison_search (comparison, side);
  guint32 goal = fringe_search_solution_at (search, fringe_search_n_steps (search));

  *length = goal != FRINGE_NO_NODE ? fringe_search_g (search, goal) : 0;
  return goal != FRINGE_NO_NODE;
}

char *
fringe_comparison_end_sentence (const FringeComparison *comparison)
{
  guint32 left, right;
  gboolean left_found = find_length (comparison, LEFT, &left), right_found = find_length (comparison, RIGHT, &right);

  if (!left_found && !right_found)
    return g_strdup (_ ("Neither search found the goal."));
  if (!right_found)
    return g_strdup (_ ("Only the left search found the goal."));
  if (!left_found)
    return g_strdup (_ ("Only the right search found the goal."));
  if (left == right)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Both found %u move.", "Both found %u moves.", left), left);
  /* Translators: the moves of the left and of the right solution. */
  return g_strdup_printf (_ ("Moves: %1$u on the left, %2$u on the right."), left, right);
}

char *
fringe_shared_counts_sentence (const FringeSharedCounts *counts)
{
  /* Translators: boards that two searches side by side have expanded: both of them, only one of them. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "%u board was expanded by both, %u only on the left, %u only on the right.",
                                       "%u boards were expanded by both, %u only on the left, %u only on the right.",
                                       counts->both),
                          counts->both, counts->only_left, counts->only_right);
}
