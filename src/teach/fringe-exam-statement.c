/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-exam-private.h"

#include "fringe-sentences-private.h"
#include "fringe-titles.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* A hundredth has no exact double. */
#define EXACT 1e-9

char *
fringe_exam_board_text (const FringeBoard *board)
{
  GString *text = g_string_new (NULL);

  for (int cell = 0; cell < fringe_board_n_cells (board); cell++)
    {
      if (cell > 0)
        g_string_append (text, cell % board->columns == 0 ? " / " : " ");
      g_string_append_printf (text, "%d", board->cells[cell]);
    }
  return g_string_free (text, FALSE);
}

char *
fringe_exam_number (double value)
{
  GString *text = g_string_new (NULL);
  char digits[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append (text, g_ascii_formatd (digits, sizeof digits, "%.2f", value));
  while (g_str_has_suffix (text->str, "0"))
    g_string_truncate (text, text->len - 1);
  if (g_str_has_suffix (text->str, "."))
    g_string_truncate (text, text->len - 1);
  return g_string_free (text, FALSE);
}

gboolean
fringe_exam_is_exact (double value)
{
  return fabs (value * 100 - round (value * 100)) < EXACT;
}

static void
add (GStrvBuilder *sentences, char *sentence)
{
  g_strv_builder_add (sentences, sentence);
  g_free (sentence);
}

static void
add_boards (GStrvBuilder *sentences, const FringeExamQuestion *question)
{
  g_autofree char *start = fringe_exam_board_text (fringe_search_start (question->search));
  g_autofree char *goal = fringe_exam_board_text (fringe_search_goal (question->search));

  if (question->has_tree)
    /* Translators: two boards. */
    add (sentences, g_strdup_printf (_ ("Start: %s. Goal: %s. 0 is the blank."), start, goal));
  else
    /* Translators: a board. */
    add (sentences, g_strdup_printf (_ ("Goal: %s. 0 is the blank."), goal));
}

static void
add_heuristic (GStrvBuilder *sentences, const FringeRules *rules)
{
  if (fringe_rules_use_heuristic (rules))
    /* Translators: the name of a heuristic, and a sentence that defines it. */
    add (sentences, g_strdup_printf (_ ("Heuristic: %s. %s"), fringe_heuristic_title (rules->heuristic),
                                     fringe_heuristic_definition (rules->heuristic)));
}

static void
add_algorithm (GStrvBuilder *sentences, const FringeRules *rules)
{
  g_autofree char *priority = fringe_rules_priority_sentence (rules);
  const char *title = fringe_algorithm_title (rules->algorithm);

  if (fringe_algorithm_deepens (rules->algorithm))
    /* Translators: the name of an algorithm, and two sentences on it. So the next one, with one sentence. */
    add (sentences, g_strdup_printf (_ ("Algorithm: %s. %s %s"), title, fringe_algorithm_description (rules->algorithm),
                                     priority));
  else
    add (sentences, g_strdup_printf (_ ("Algorithm: %s. %s"), title, priority));
  /* Translators: g of a node. */
  g_strv_builder_add (sentences, _ ("A move shifts the blank and costs 1. g is the number of moves from the start."));
  add (sentences, fringe_rules_moves_sentence (rules));
}

static const char *
duplicates_sentence (FringeDuplicates duplicates)
{
  if (duplicates == FRINGE_DUPLICATES_BETTER_G)
    return _ ("A successor is dropped unless its board is new or its g is smaller than before. Then the older node "
              "with its board leaves the frontier or the closed list.");
  return fringe_duplicates_description (duplicates);
}

/* IDA* knows neither ties nor duplicates but the way straight back. */
static void
add_choices (GStrvBuilder *sentences, const FringeRules *rules)
{
  if (fringe_rules_use_ties (rules))
    g_strv_builder_add (sentences, fringe_ties_description (rules->ties));
  g_strv_builder_add (sentences, duplicates_sentence (fringe_rules_use_duplicates (rules) ? rules->duplicates
                                                                                          : FRINGE_DUPLICATES_PARENT));
  g_strv_builder_add (sentences, fringe_rules_use_goal_test (rules)
                                     ? fringe_rules_goal_test_sentence (rules->goal_test)
                                     : _ ("The search ends when the goal is entered within the bound."));
  if (fringe_algorithm_deepens (rules->algorithm))
    g_strv_builder_add (sentences, _ ("Nodes are numbered from 0 in the order in which they are entered. Each bound "
                                      "begins with a new node for the start."));
  else
    g_strv_builder_add (sentences, _ ("Nodes are numbered from 0 in the order in which they are generated. The closed "
                                      "list has the nodes that were expanded."));
}

char **
fringe_exam_rules_sentences (const FringeExamQuestion *question)
{
  const FringeRules *rules = fringe_search_rules (question->search);
  g_autoptr (GStrvBuilder) sentences = g_strv_builder_new ();

  add_boards (sentences, question);
  if (question->has_tree)
    add_algorithm (sentences, rules);
  add_heuristic (sentences, rules);
  if (question->has_tree)
    add_choices (sentences, rules);
  return g_strv_builder_end (sentences);
}

/* A board that was reopened left the closed list. */
static gboolean
is_closed (const FringeExamQuestion *question, guint32 id)
{
  return fringe_search_state_at (question->search, id, question->step) == FRINGE_NODE_EXPANDED
         && fringe_search_superseded_step (question->search, id) > question->step;
}

static gboolean
is_open (const FringeExamQuestion *question, guint32 id)
{
  return fringe_search_state_at (question->search, id, question->step) == FRINGE_NODE_FRONTIER;
}

/* Returns: (transfer full): the ids, ascending: the order in which nodes are removed is to be found out */
static char *
list_nodes (const FringeExamQuestion *question, gboolean (*is_listed) (const FringeExamQuestion *question, guint32 id))
{
  GString *list = g_string_new (NULL);

  for (guint32 id = 0; id < fringe_search_n_nodes_at (question->search, question->step); id++)
    if (is_listed (question, id))
      g_string_append_printf (list, list->len > 0 ? ", %u" : "%u", id);
  if (list->len == 0)
    g_string_append (list, "–");
  return g_string_free (list, FALSE);
}

static void
add_bound (GStrvBuilder *sentences, const FringeExamQuestion *question)
{
  uint32_t n = fringe_search_n_iterations_at (question->search, question->step);
  g_autofree char *bound = NULL;

  if (n == 0)
    return;
  bound = fringe_exact_text (fringe_search_iteration_at (question->search, n - 1, question->step).bound);
  add (sentences, g_strdup_printf (_ ("Node %u was entered last. Now the bound is %s."),
                                   fringe_search_removed (question->search, question->step), bound));
}

char **
fringe_exam_situation_sentences (const FringeExamQuestion *question)
{
  g_autoptr (GStrvBuilder) sentences = g_strv_builder_new ();
  gboolean is_idastar = fringe_search_is_idastar (question->search);
  g_autofree char *open = NULL, *closed = NULL;

  if (!question->has_tree)
    return g_strv_builder_end (sentences);
  add (sentences,
       g_strdup_printf (is_idastar
                            ? g_dngettext (GETTEXT_PACKAGE, "The tree is that after %u step: a step enters a node.",
                                           "The tree is that after %u steps: a step enters a node.", question->step)
                            : g_dngettext (GETTEXT_PACKAGE,
                                           "The tree is that after %u step: a step removes a node from the frontier.",
                                           "The tree is that after %u steps: a step removes a node from the frontier.",
                                           question->step),
                        question->step));
  if (is_idastar)
    {
      add_bound (sentences, question);
      return g_strv_builder_end (sentences);
    }
  open = list_nodes (question, is_open);
  closed = list_nodes (question, is_closed);
  /* Translators: lists of nodes. */
  add (sentences, g_strdup_printf (_ ("Frontier: %s. Closed list: %s."), open, closed));
  return g_strv_builder_end (sentences);
}

char **
fringe_exam_tree_sentences (const FringeExamQuestion *question)
{
  g_autoptr (GStrvBuilder) sentences = g_strv_builder_new ();

  for (guint32 id = 0; id < fringe_search_n_nodes_at (question->search, question->step); id++)
    {
      guint32 parent = fringe_search_parent (question->search, id);
      g_autofree char *text = NULL;
      FringeBoard board;

      fringe_search_board (question->search, id, &board);
      text = fringe_exam_board_text (&board);
      if (parent == FRINGE_NO_NODE)
        /* Translators: a node and its board. */
        add (sentences, g_strdup_printf (_ ("Node %u, the start: %s."), id, text));
      else
        /* Translators: a node, the move that leads to it and from where, and its board. */
        add (sentences, g_strdup_printf (_ ("Node %u, %s from node %u: %s."), id,
                                         fringe_move_title (fringe_search_move (question->search, id)), parent, text));
    }
  return g_strv_builder_end (sentences);
}
