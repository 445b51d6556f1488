/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-explain.h"

#include "fringe-board-text.h"
#include "fringe-sentences-private.h"

#include <glib/gi18n-lib.h>

static char *
rules_sentence (const FringeRules *rules)
{
  const char *algorithm = fringe_algorithm_title (rules->algorithm);
  char moves[FRINGE_N_MOVES + 1];

  fringe_moves_print (rules->moves, moves);
  if (!fringe_rules_use_heuristic (rules))
    /* Translators: an algorithm and an order of moves as letters: "Breadth-first, successors in the order UDLR." */
    return g_strdup_printf (_ ("%s, successors in the order %s."), algorithm, moves);
  /* Translators: "A* with the heuristic “Manhattan distance”, successors in the order UDLR." */
  return g_strdup_printf (_ ("%s with the heuristic “%s”, successors in the order %s."), algorithm,
                          fringe_heuristic_title (rules->heuristic), moves);
}

char *
fringe_match_solved_start_sentence (const FringeMatch *match)
{
  switch (match->solved_start)
    {
    case FRINGE_SOLVED_START_COUNTED:
      return g_strdup (_ ("A start that is the goal counts as expanded, too."));
    case FRINGE_SOLVED_START_NOT_COUNTED:
      return g_strdup (_ ("A start that is the goal does not count: the program prints 0."));
    case FRINGE_SOLVED_START_NOT_OBSERVED:
    default:
      return NULL;
    }
}

char *
fringe_match_sentences (const FringeMatch *match)
{
  const FringeRules *rules = &match->rules;
  GString *text = g_string_new (NULL);

  fringe_sentences_add (text, rules_sentence (rules));
  if (match->preset != FRINGE_N_PRESETS)
    fringe_sentences_add (text, g_strdup_printf (_ ("These are the rules of the preset “%s”."),
                                                 fringe_preset_title (match->preset)));
  if (!match->is_admissible)
    fringe_sentences_add (text, g_strdup (fringe_heuristic_description (rules->heuristic)));
  if (fringe_rules_use_ties (rules))
    fringe_sentences_add (text, g_strdup (fringe_ties_description (rules->ties)));
  if (fringe_rules_use_duplicates (rules))
    fringe_sentences_add (text, g_strdup (fringe_duplicates_description (rules->duplicates)));
  if (fringe_rules_use_goal_test (rules))
    fringe_sentences_add (text, g_strdup (fringe_goal_test_description (rules->goal_test)));
  if (match->counts_goal_as_expanded)
    fringe_sentences_add (text, g_strdup (_ ("The goal that was found counts as expanded.")));
  if (match->counts_root_as_generated)
    fringe_sentences_add (text, g_strdup (_ ("The start counts as generated.")));
  fringe_sentences_add (text, fringe_match_solved_start_sentence (match));
  return g_string_free (text, FALSE);
}

static char *
alone_sentence (FringeCountKind kind, guint n)
{
  switch (kind)
    {
    case FRINGE_COUNT_COST:
      /* Translators: “them” are conventions. So in the next three. */
      return g_strdup_printf (_ ("Taken alone, the cost fits %'u of them."), n);
    case FRINGE_COUNT_EXPANDED:
      return g_strdup_printf (_ ("Taken alone, the number of expanded nodes fits %'u of them."), n);
    case FRINGE_COUNT_GENERATED:
      return g_strdup_printf (_ ("Taken alone, the number of generated nodes fits %'u of them."), n);
    case FRINGE_COUNT_OPEN:
    case FRINGE_N_COUNT_KINDS:
    default:
      return g_strdup_printf (_ ("Taken alone, the number of frontier nodes fits %'u of them."), n);
    }
}

char *
fringe_explanation_sentences (const FringeExplanation *explanation)
{
  GString *text = g_string_new (NULL);
  guint n = explanation->n_matches, n_undecided = explanation->n_undecided;

  if (n > 0)
    fringe_sentences_add (text,
                          g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%'u convention gives exactly these counts.",
                                                        "%'u conventions give exactly these counts.", n),
                                           n));
  else
    fringe_sentences_add (text, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                                              "The %'u convention tried does not give these counts.",
                                                              "None of the %'u conventions tried gives these counts.",
                                                              explanation->n_tried),
                                                 explanation->n_tried));
  if (n_undecided > 0)
    fringe_sentences_add (
        text,
        g_strdup_printf (
            /* Translators: the limit of nodes that a search generates. */
            g_dngettext (GETTEXT_PACKAGE, "%'u convention is uncertain: its search ended at the limit of %'u nodes.",
                         "%'u conventions are uncertain: their searches ended at the limit of %'u nodes.", n_undecided),
            n_undecided, explanation->node_limit));
  for (int kind = 0; kind < FRINGE_N_COUNT_KINDS; kind++)
    if (explanation->n_alone[kind] >= 0)
      fringe_sentences_add (text, alone_sentence ((FringeCountKind) kind, (guint) explanation->n_alone[kind]));
  return g_string_free (text, FALSE);
}

/* A count is told of the one search that was given, of a row of several, or of a further search. */
enum
{
  OF_THE_SEARCH,
  OF_A_ROW,
  OF_ANOTHER_SEARCH,
  N_OCCASIONS
};

/* The sentences are translated where they are used. */
static const char *const count_sentences[FRINGE_N_COUNT_KINDS][N_OCCASIONS] = {
  [FRINGE_COUNT_COST] = {
    /* Translators: what the first and another match give for the search in question. So the next ones too. */
    N_("The cost decides: it is %lld by match 1 and %lld by match %u."),
    /* Translators: a row of the table, and what the first and another match give. So the next ones too. */
    N_("The cost in row %u decides: it is %lld by match 1 and %lld by match %u."),
    /* Translators: a start and a goal board, and what the first and another match give. So the next ones too. */
    N_("Search from %s to %s. The cost is %lld by match 1 and %lld by match %u."),
  },
  [FRINGE_COUNT_EXPANDED] = {
    N_("The number of nodes expanded decides: it is %lld by match 1 and %lld by match %u."),
    N_("In row %u, the nodes expanded decide: %lld by match 1 and %lld by match %u."),
    N_("Search from %s to %s. The number of nodes expanded is %lld by match 1 and %lld by match %u."),
  },
  [FRINGE_COUNT_GENERATED] = {
    N_("The number of nodes generated decides: it is %lld by match 1 and %lld by match %u."),
    N_("In row %u, the nodes generated decide: %lld by match 1 and %lld by match %u."),
    N_("Search from %s to %s. The number of nodes generated is %lld by match 1 and %lld by match %u."),
  },
  [FRINGE_COUNT_OPEN] = {
    N_("The size of the frontier decides: it is %lld by match 1 and %lld by match %u."),
    N_("In row %u, the frontier size decides: %lld by match 1 and %lld by match %u."),
    N_("Search from %s to %s. The size of the frontier is %lld by match 1 and %lld by match %u."),
  },
};

/* The formats are those of the table above; the compiler cannot see them through gettext. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"

static char *
distinction_sentence (const FringeDistinction *distinction, guint n_observations)
{
  char start[FRINGE_BOARD_TEXT_MAX], goal[FRINGE_BOARD_TEXT_MAX];
  const char *const *sentences = count_sentences[distinction->kind];
  long long value = distinction->value, other_value = distinction->other_value;
  guint other = distinction->other + 1;

  if (!distinction->exists)
    return NULL;
  if (distinction->row >= 0 && n_observations == 1)
    return g_strdup_printf (_ (sentences[OF_THE_SEARCH]), value, other_value, other);
  if (distinction->row >= 0)
    return g_strdup_printf (_ (sentences[OF_A_ROW]), (guint) distinction->row + 1, value, other_value, other);
  fringe_board_print (&distinction->start, start);
  fringe_board_print (&distinction->goal, goal);
  return g_strdup_printf (_ (sentences[OF_ANOTHER_SEARCH]), start, goal, value, other_value, other);
}

#pragma GCC diagnostic pop

char *
fringe_explanation_distinction_sentences (const FringeExplanation *explanation)
{
  GString *text;

  if (explanation->n_matches < 2)
    return NULL;
  text = g_string_new (NULL);
  fringe_sentences_add (text, distinction_sentence (&explanation->by_count, explanation->n_observations));
  fringe_sentences_add (text, distinction_sentence (&explanation->by_board, explanation->n_observations));
  if (text->len == 0)
    fringe_sentences_add (text, g_strdup (_ ("No search was found in which these conventions differ.")));
  return g_string_free (text, FALSE);
}
