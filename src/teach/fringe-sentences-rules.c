/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-sentences-private.h"

#include "fringe-board-text.h"
#include "fringe-titles.h"

#include <glib/gi18n-lib.h>

static char *
boards_sentence (const FringeSearch *search)
{
  char start[FRINGE_BOARD_TEXT_MAX], goal[FRINGE_BOARD_TEXT_MAX];

  fringe_board_print (fringe_search_start (search), start);
  fringe_board_print (fringe_search_goal (search), goal);
  /* Translators: two boards. */
  return g_strdup_printf (_ ("Start: %s. Goal: %s."), start, goal);
}

static char *
choices_sentence (const FringeRules *rules)
{
  const char *algorithm = fringe_algorithm_title (rules->algorithm);
  char moves[FRINGE_N_MOVES + 1];

  fringe_moves_print (rules->moves, moves);
  if (fringe_rules_use_heuristic (rules))
    /* Translators: an algorithm, a heuristic, and the letters of the moves. */
    return g_strdup_printf (_ ("Algorithm: %s. Heuristic: %s. Order of moves: %s."), algorithm,
                            fringe_heuristic_title (rules->heuristic), moves);
  /* Translators: an algorithm, and the letters of the moves. */
  return g_strdup_printf (_ ("Algorithm: %s. Order of moves: %s."), algorithm, moves);
}

const char *
fringe_heuristic_definition (FringeHeuristic heuristic)
{
  switch (heuristic)
    {
    case FRINGE_HEURISTIC_ZERO:
      return _ ("h is 0 for every board.");
    case FRINGE_HEURISTIC_MISPLACED:
      return _ ("h is the number of tiles that are not in their goal cell. The blank is no tile.");
    case FRINGE_HEURISTIC_LINEAR_CONFLICT:
      return _ ("h is the sum of the Manhattan distances of all tiles, and for each row and column twice the fewest "
                "tiles that must leave it, so that the others whose goal is in it stand in their goal order. The blank "
                "is no tile.");
    case FRINGE_HEURISTIC_GASCHNIG:
      return _ ("h is the number of swaps to the goal if the blank could swap with any tile: it swaps with the tile "
                "that belongs in its cell, or, in its own goal cell, with the first tile, row by row, that is not in "
                "its goal cell.");
    case FRINGE_HEURISTIC_PERFECT:
      return _ ("h is the smallest number of moves to the goal.");
    case FRINGE_HEURISTIC_MISPLACED_WITH_BLANK:
      return _ ("h is the number of tiles that are not in their goal cell. The blank counts as a tile.");
    case FRINGE_HEURISTIC_MANHATTAN_WITH_BLANK:
      return _ ("h is the sum over all tiles of the rows and the columns to their goal cell. The blank counts as a "
                "tile.");
    case FRINGE_HEURISTIC_MANHATTAN:
    case FRINGE_N_HEURISTICS:
    default:
      return _ ("h is the sum over all tiles of the rows and the columns to their goal cell. The blank is no tile.");
    }
}

/* Prints as many digits as it takes to tell the weight from every other. */
static char *
print_weight (double weight)
{
  char digits[G_ASCII_DTOSTR_BUF_SIZE], format[8];

  for (int n = 6; n <= 17; n++)
    {
      g_snprintf (format, sizeof format, "%%.%dg", n);
      g_ascii_formatd (digits, sizeof digits, format, weight);
      if (!(g_ascii_strtod (digits, NULL) < weight) && !(g_ascii_strtod (digits, NULL) > weight))
        break;
    }
  return g_strdup (digits);
}

char *
fringe_rules_priority_sentence (const FringeRules *rules)
{
  g_autofree char *weight = print_weight (rules->weight);

  switch (rules->algorithm)
    {
    case FRINGE_ALGORITHM_BFS:
      return g_strdup (_ ("The node that was generated first is removed first."));
    case FRINGE_ALGORITHM_DFS:
      return g_strdup (_ ("The node that joined the frontier last is removed first. Of the successors of a node, the "
                          "first in the order of moves joins last."));
    case FRINGE_ALGORITHM_UCS:
      return g_strdup (_ ("The node with the smallest g is removed next."));
    case FRINGE_ALGORITHM_GREEDY:
      return g_strdup (_ ("The node with the smallest h is removed next."));
    case FRINGE_ALGORITHM_WASTAR:
      /* Translators: a number. */
      return g_strdup_printf (_ ("The node with the smallest f\u00a0=\u00a0g\u00a0+\u00a0w\u00a0·\u00a0h is removed "
                                 "next, with w\u00a0=\u00a0%s."),
                              weight);
    case FRINGE_ALGORITHM_RBFS:
      return g_strdup (
          _ ("Of the children of a node, the one with the smallest F is called next, with the smaller of the "
             "limit and the second smallest F as its limit. A node whose children all have an F beyond its "
             "limit fails: its F becomes the smallest of theirs, and they are forgotten."));
    case FRINGE_ALGORITHM_IDS:
      return g_strdup (_ ("A node is cut if its g exceeds the bound. The first bound is 0, and each next one is one "
                          "larger."));
    case FRINGE_ALGORITHM_IDASTAR:
      return g_strdup (_ ("A node is cut if its f\u00a0=\u00a0g\u00a0+\u00a0h exceeds the bound. The first bound is "
                          "the h of the start. "
                          "The next bound is the smallest f that was cut."));
    case FRINGE_ALGORITHM_ASTAR:
    case FRINGE_N_ALGORITHMS:
    default:
      return g_strdup (_ ("The node with the smallest f\u00a0=\u00a0g\u00a0+\u00a0h is removed next."));
    }
}

char *
fringe_rules_moves_sentence (const FringeRules *rules)
{
  /* Translators: the four moves, in the order in which the search tries them. */
  return g_strdup_printf (_ ("The order of moves is %s, %s, %s, %s."), fringe_move_title (rules->moves[0]),
                          fringe_move_title (rules->moves[1]), fringe_move_title (rules->moves[2]),
                          fringe_move_title (rules->moves[3]));
}

const char *
fringe_rules_goal_test_sentence (FringeGoalTest goal_test)
{
  if (goal_test == FRINGE_GOAL_TEST_GENERATION)
    return _ ("The search ends as soon as the goal is generated.");
  return _ ("The search ends when the goal is removed from the frontier.");
}

char **
fringe_problem_sentences (const FringeSearch *search)
{
  const FringeRules *rules = fringe_search_rules (search);
  g_autoptr (GStrvBuilder) sentences = g_strv_builder_new ();
  g_autofree char *boards = boards_sentence (search), *choices = choices_sentence (rules);
  g_autofree char *priority = fringe_rules_priority_sentence (rules);

  g_strv_builder_add_many (sentences, boards, choices, priority, NULL);
  if (fringe_rules_use_ties (rules))
    g_strv_builder_add (sentences, fringe_ties_description (rules->ties));
  if (fringe_rules_use_duplicates (rules))
    g_strv_builder_add (sentences, fringe_duplicates_description (rules->duplicates));
  else
    g_strv_builder_add (sentences, fringe_duplicates_description (FRINGE_DUPLICATES_PARENT));
  g_strv_builder_add (sentences, fringe_rules_use_goal_test (rules)
                                     ? fringe_rules_goal_test_sentence (rules->goal_test)
                                     : _ ("The search ends when the goal is entered within the bound."));
  return g_strv_builder_end (sentences);
}

static char *
weight_change (const FringeRules *before, const FringeRules *after)
{
  if (before->algorithm != FRINGE_ALGORITHM_WASTAR)
    /* Translators: the weight of weighted A*, a number. */
    return g_strdup_printf (_ ("The weight is %.12g."), after->weight);
  /* Translators: two weights of weighted A*. */
  return g_strdup_printf (_ ("The weight is %.12g instead of %.12g."), after->weight, before->weight);
}

static char *
heuristic_change (const FringeRules *before, const FringeRules *after)
{
  if (!fringe_rules_use_heuristic (before))
    /* Translators: the name of a heuristic. */
    return g_strdup_printf (_ ("The heuristic is “%s”."), fringe_heuristic_title (after->heuristic));
  /* Translators: the names of two heuristics. */
  return g_strdup_printf (_ ("The heuristic is “%s” instead of “%s”."), fringe_heuristic_title (after->heuristic),
                          fringe_heuristic_title (before->heuristic));
}

static char *
ties_change (const FringeRules *before, const FringeRules *after)
{
  if (!fringe_rules_use_ties (before))
    /* Translators: a rule for ties, as it stands in a menu. */
    return g_strdup_printf (_ ("The rule for ties is “%s”."), fringe_ties_title (after->ties));
  /* Translators: two rules for ties, as they stand in a menu. */
  return g_strdup_printf (_ ("The rule for ties is “%s” instead of “%s”."), fringe_ties_title (after->ties),
                          fringe_ties_title (before->ties));
}

/* Adds a sentence for each choice that counts under the rules after, and counted otherwise or not at all before. */
static void
add_changes (GString *text, const FringeRules *before, const FringeRules *after)
{
  if (before->algorithm != after->algorithm)
    /* Translators: the names of two algorithms. */
    fringe_sentences_add (text, g_strdup_printf (_ ("The algorithm is “%s” instead of “%s”."),
                                                 fringe_algorithm_title (after->algorithm),
                                                 fringe_algorithm_title (before->algorithm)));
  if (fringe_rules_use_heuristic (after)
      && (!fringe_rules_use_heuristic (before) || before->heuristic != after->heuristic))
    fringe_sentences_add (text, heuristic_change (before, after));
  if (after->algorithm == FRINGE_ALGORITHM_WASTAR
      && (before->algorithm != FRINGE_ALGORITHM_WASTAR || before->weight != after->weight))
    fringe_sentences_add (text, weight_change (before, after));
  if (fringe_rules_use_ties (after) && (!fringe_rules_use_ties (before) || before->ties != after->ties))
    fringe_sentences_add (text, ties_change (before, after));
}

char *
fringe_fork_sentences (const FringeSearch *search, uint32_t step)
{
  const FringeRules *before = fringe_search_rules (fringe_search_in_step (search, step));
  const FringeRules *after = fringe_search_rules (fringe_search_at (search, step));
  g_autoptr (GString) changes = g_string_new (NULL);

  add_changes (changes, before, after);
  if (changes->len == 0)
    return g_strdup (_ ("The search was forked here and keeps its rules."));
  return fringe_sentences_join (_ ("The search was forked here: new rules order the frontier."), changes->str);
}
