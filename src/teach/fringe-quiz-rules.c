/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-quiz-private.h"

#include "fringe-sentences-private.h"

#include <glib/gi18n-lib.h>

/* Before its first step IDA* has no bound yet. */
static void
add_bound (GString *text, const FringeQuizAsk *ask)
{
  uint32_t n = fringe_search_n_iterations_at (ask->search, ask->step);

  if (n > 0)
    {
      g_autofree char *bound = fringe_exact_text (fringe_search_bound (ask->search, n - 1));

      fringe_sentences_add (text, g_strdup_printf (_ ("Now the bound is %s."), bound));
    }
}

/* IDA* has no order but that of moves, and a stack has that within a step. */
static void
add_order (GString *text, const FringeQuizAsk *ask)
{
  const FringeRules *rules = fringe_search_rules (ask->search);

  fringe_sentences_add (text, fringe_rules_priority_sentence (rules));
  if (fringe_rules_use_ties (rules))
    fringe_sentences_add (text, g_strdup (fringe_ties_description (rules->ties)));
  if (fringe_algorithm_deepens (rules->algorithm))
    add_bound (text, ask);
  if (fringe_algorithm_deepens (rules->algorithm) || rules->algorithm == FRINGE_ALGORITHM_DFS)
    fringe_sentences_add (text, fringe_rules_moves_sentence (rules));
}

static char *
f_sentence (const FringeRules *rules)
{
  g_autofree char *weight = g_strdup_printf ("%.12g", rules->weight);

  if (rules->algorithm != FRINGE_ALGORITHM_WASTAR)
    return g_strdup (_ ("f\u00a0=\u00a0g\u00a0+\u00a0h."));
  /* Translators: the weight of weighted A*, a number. */
  return g_strdup_printf (_ ("f\u00a0=\u00a0g\u00a0+\u00a0w\u00a0×\u00a0h, with w\u00a0=\u00a0%s."), weight);
}

static void
add_value (GString *text, const FringeRules *rules, FringeQuizKind kind)
{
  if (kind != FRINGE_QUIZ_H)
    fringe_sentences_add (text, g_strdup (_ ("g is the number of moves from the start.")));
  if (kind == FRINGE_QUIZ_F)
    fringe_sentences_add (text, f_sentence (rules));
  if (kind != FRINGE_QUIZ_G)
    fringe_sentences_add (text, fringe_heuristic_meaning (rules->heuristic));
}

static void
add_goal_test (GString *text, const FringeQuizAsk *ask)
{
  const FringeRules *rules = fringe_search_rules (ask->search);

  add_order (text, ask);
  fringe_sentences_add (text, g_strdup (fringe_rules_use_goal_test (rules)
                                            ? fringe_rules_goal_test_sentence (rules->goal_test)
                                            : _ ("The search ends when the goal is entered within the bound.")));
}

char *
fringe_quiz_rules_sentences (const FringeQuizAsk *ask)
{
  const FringeRules *rules = fringe_search_rules (ask->search);
  GString *text = g_string_new (NULL);

  switch (ask->question->kind)
    {
    case FRINGE_QUIZ_NEXT:
      add_order (text, ask);
      break;
    case FRINGE_QUIZ_DUPLICATE:
      fringe_sentences_add (text, g_strdup (fringe_duplicates_description (rules->duplicates)));
      break;
    case FRINGE_QUIZ_GOAL:
      add_goal_test (text, ask);
      break;
    case FRINGE_QUIZ_G:
    case FRINGE_QUIZ_H:
    case FRINGE_QUIZ_F:
    case FRINGE_N_QUIZ_KINDS:
    default:
      add_value (text, rules, ask->question->kind);
    }
  return g_string_free (text, FALSE);
}
