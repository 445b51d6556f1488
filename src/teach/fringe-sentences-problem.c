/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-sentences.h"

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
  return g_strdup_printf (_("Start: %s. Goal: %s."), start, goal);
}

static char *
choices_sentence (const FringeRules *rules)
{
  const char *algorithm = fringe_algorithm_title (rules->algorithm);
  char moves[FRINGE_N_MOVES + 1];

  fringe_moves_print (rules->moves, moves);
  if (fringe_rules_use_heuristic (rules))
    /* Translators: an algorithm, a heuristic, and the letters of the moves. */
    return g_strdup_printf (_("Algorithm: %s. Heuristic: %s. Order of moves: %s."), algorithm,
                               fringe_heuristic_title (rules->heuristic), moves);
  /* Translators: an algorithm, and the letters of the moves. */
  return g_strdup_printf (_("Algorithm: %s. Order of moves: %s."), algorithm, moves);
}

char **
fringe_problem_sentences (const FringeSearch *search)
{
  char **sentences = g_new0 (char *, 3);

  sentences[0] = boards_sentence (search);
  sentences[1] = choices_sentence (fringe_search_rules (search));
  return sentences;
}
