/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-quiz-private.h"

#include "fringe-sentences-private.h"

#include <glib/gi18n-lib.h>

/**
 * Asked:
 * @id: the node, or the node whose successor it is
 * @move: the move to the successor, or FRINGE_N_MOVES
 *
 * The board asked about.
 */
typedef struct
{
  guint32 id;
  FringeMove move;
  FringeBoard board;
  guint32 g;
  double h;
} Asked;

static void
add_value (FringeQuizAsk *ask, double value, char *note)
{
  FringeQuizChoice *choice = NULL;

  if (value < 0)
    g_free (note);
  else
    choice = fringe_quiz_add_choice (ask->question, fringe_value_text (value), note);
  if (choice != NULL)
    choice->value = value;
}

/**
 * Room:
 * @below: how many smaller ones there shall still be
 * @above: how many larger ones there shall still be
 *
 * Wrong values to come, so that the place of the right one tells nothing.
 */
typedef struct
{
  double right;
  guint below, above;
} Room;

static void
add_wrong_value (FringeQuizAsk *ask, Room *room, double value, char *note)
{
  guint *left = value < room->right ? &room->below : &room->above, before = ask->question->n_choices;

  if (*left == 0)
    {
      g_free (note);
      return;
    }
  add_value (ask, value, note);
  *left -= ask->question->n_choices - before;
}

/* Takes a node one time in two, and else a successor of it by any legal move. */
static Asked
choose_board (FringeQuizAsk *ask)
{
  Asked asked = { .id = fringe_quiz_random (ask, fringe_quiz_n_nodes (ask)), .move = FRINGE_N_MOVES };

  fringe_search_board (ask->search, asked.id, &asked.board);
  asked.g = fringe_search_g (ask->search, asked.id);
  if (fringe_quiz_random (ask, 2) == 0)
    {
      do
        asked.move = (FringeMove) fringe_quiz_random (ask, FRINGE_N_MOVES);
      while (!fringe_board_move (&asked.board, asked.move));
      asked.g++;
    }
  asked.h = fringe_estimate_h (fringe_search_estimate (ask->search), &asked.board);
  return asked;
}

static char *
node_text (FringeQuizKind kind, guint32 id, const char *heuristic)
{
  if (kind == FRINGE_QUIZ_G)
    return g_strdup_printf (_ ("What is the g of node %u?"), id);
  if (kind == FRINGE_QUIZ_H)
    /* Translators: a node, and the name of a heuristic. So the next one. */
    return g_strdup_printf (_ ("What is the h of node %u by the heuristic “%s”?"), id, heuristic);
  return g_strdup_printf (_ ("What is the f of node %u by the heuristic “%s”?"), id, heuristic);
}

static char *
successor_text (FringeQuizKind kind, guint32 id, const char *move, const char *heuristic)
{
  if (kind == FRINGE_QUIZ_G)
    /* Translators: %s is a move. */
    return g_strdup_printf (_ ("The move “%s” from node %u leads to this board. What is its g on this path?"), move,
                            id);
  if (kind == FRINGE_QUIZ_H)
    /* Translators: a move, a node, and the name of a heuristic. So the next one. */
    return g_strdup_printf (_ ("The move “%s” from node %u leads to this board. What is its h by the heuristic “%s”?"),
                            move, id, heuristic);
  return g_strdup_printf (_ ("The move “%s” from node %u leads to this board. What is its f by the heuristic “%s”?"),
                          move, id, heuristic);
}

static char *
g_sentence (const Asked *asked)
{
  if (asked->move == FRINGE_N_MOVES)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Node %u is %u move from the start, so g\u00a0=\u00a0%u.",
                                         "Node %u is %u moves from the start, so g\u00a0=\u00a0%u.", asked->g),
                            asked->id, asked->g, asked->g);
  return g_strdup_printf (_ ("Node %u has g\u00a0=\u00a0%u. One more move makes g\u00a0=\u00a0%u."), asked->id,
                          asked->g - 1, asked->g);
}

static char *
f_sentence (const FringeRules *rules, const Asked *asked)
{
  g_autofree char *f = fringe_value_text (fringe_rules_f (rules, asked->g, asked->h)), *weight = NULL;
  g_autofree char *h = fringe_value_text (asked->h);

  if (rules->algorithm != FRINGE_ALGORITHM_WASTAR)
    return g_strdup_printf (
        _ ("With g\u00a0=\u00a0%u and h\u00a0=\u00a0%s, f\u00a0=\u00a0g\u00a0+\u00a0h\u00a0=\u00a0%s."), asked->g, h,
        f);
  weight = g_strdup_printf ("%.12g", rules->weight);
  /* Translators: g, h, the weight w, f. */
  return g_strdup_printf (_ ("With g\u00a0=\u00a0%u, h\u00a0=\u00a0%s and the weight w\u00a0=\u00a0%s, "
                             "f\u00a0=\u00a0g\u00a0+\u00a0w\u00a0×\u00a0h\u00a0=\u00a0%s."),
                          asked->g, h, weight, f);
}

static char *
reason_sentences (const FringeQuizAsk *ask, const Asked *asked)
{
  GString *text = g_string_new (NULL);
  FringeQuizKind kind = ask->question->kind;

  if (kind != FRINGE_QUIZ_H)
    fringe_sentences_add (text, g_sentence (asked));
  if (kind != FRINGE_QUIZ_G)
    fringe_sentences_add (text, fringe_estimate_value_sentence (fringe_search_estimate (ask->search), &asked->board));
  if (kind == FRINGE_QUIZ_F)
    fringe_sentences_add (text, f_sentence (fringe_search_rules (ask->search), asked));
  return g_string_free (text, FALSE);
}

/* Adds what other heuristics say of the board. */
static void
add_heuristics (FringeQuizAsk *ask, const Asked *asked, Room *room)
{
  const FringeRules *rules = fringe_search_rules (ask->search);
  guint first = fringe_quiz_random (ask, FRINGE_N_HEURISTICS);

  for (guint i = 0; i < FRINGE_N_HEURISTICS && room->below + room->above > 1; i++)
    {
      FringeHeuristic heuristic = (FringeHeuristic) ((first + i) % FRINGE_N_HEURISTICS);
      FringeEstimate estimate;
      double h;

      if (heuristic == rules->heuristic || heuristic == FRINGE_HEURISTIC_PERFECT || heuristic == FRINGE_HEURISTIC_ZERO
          || !fringe_estimate_init (&estimate, heuristic, fringe_search_goal (ask->search)))
        continue;
      h = fringe_estimate_h (&estimate, &asked->board);
      fringe_estimate_clear (&estimate);
      /* Translators: the name of a heuristic, and its value. */
      add_wrong_value (ask, room, ask->question->kind == FRINGE_QUIZ_H ? h : fringe_rules_f (rules, asked->g, h),
                       g_strdup_printf (_ ("The heuristic “%s” gives h\u00a0=\u00a0%.0f."),
                                        fringe_heuristic_title (heuristic), h));
    }
}

static void
add_wrong_values (FringeQuizAsk *ask, const Asked *asked, double right)
{
  guint below = fringe_quiz_random (ask, FRINGE_QUIZ_CHOICES_MAX);
  Room room = { right, below, FRINGE_QUIZ_CHOICES_MAX - 1 - below };

  if (ask->question->kind == FRINGE_QUIZ_F)
    add_wrong_value (ask, &room, asked->h, g_strdup (_ ("This value is h without g.")));
  if (ask->question->kind == FRINGE_QUIZ_F && fringe_search_rules (ask->search)->algorithm == FRINGE_ALGORITHM_WASTAR)
    add_wrong_value (ask, &room, asked->g + asked->h,
                     g_strdup (_ ("This value is g\u00a0+\u00a0h without the weight.")));
  if (ask->question->kind != FRINGE_QUIZ_G)
    add_heuristics (ask, asked, &room);
  for (int i = 1; room.below > 0 && right - i >= 0; i++)
    add_wrong_value (ask, &room, right - i, NULL);
  for (int i = 1; room.below + room.above > 0; i++)
    {
      room.above += room.below;
      room.below = 0;
      add_wrong_value (ask, &room, right + i, NULL);
    }
}

gboolean
fringe_quiz_has_value (const FringeRules *rules, FringeQuizKind kind)
{
  if (kind == FRINGE_QUIZ_G)
    return TRUE;
  return fringe_rules_use_heuristic (rules) && (kind == FRINGE_QUIZ_H || rules->algorithm != FRINGE_ALGORITHM_GREEDY);
}

gboolean
fringe_quiz_ask_value (FringeQuizAsk *ask)
{
  const FringeRules *rules = fringe_search_rules (ask->search);
  FringeQuizQuestion *question = ask->question;
  const char *heuristic = fringe_heuristic_title (rules->heuristic);
  Asked asked;
  double right;

  if (!fringe_quiz_has_value (rules, question->kind))
    return FALSE;
  asked = choose_board (ask);
  if (question->kind != FRINGE_QUIZ_G && isinf (asked.h))
    return FALSE;

  right = question->kind == FRINGE_QUIZ_G   ? asked.g
          : question->kind == FRINGE_QUIZ_H ? asked.h
                                            : fringe_rules_f (rules, asked.g, asked.h);
  add_value (ask, right, NULL);
  add_wrong_values (ask, &asked, right);
  question->node = asked.id;
  question->move = asked.move;
  question->board = asked.board;
  question->has_board = question->takes_number = TRUE;
  question->text = asked.move == FRINGE_N_MOVES
                       ? node_text (question->kind, asked.id, heuristic)
                       : successor_text (question->kind, asked.id, fringe_move_title (asked.move), heuristic);
  question->reason = reason_sentences (ask, &asked);
  return TRUE;
}
