/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-exercise-file.h"

#include "fringe-record-words.h"
#include "fringe-text-output.h"

#include <string.h>

/* An act is a line of words apart by single spaces: the seconds, what was done, and what it names. */

/* A list names the most. */
#define WORDS_MAX (2 + FRINGE_EXERCISE_NODES_MAX)
#define SECONDS_MAX 1e9

static const char *const kinds[FRINGE_N_ACT_KINDS] = {
  [FRINGE_ACT_CHOOSE] = "choose",   [FRINGE_ACT_BOUND] = "bound",
  [FRINGE_ACT_NUMBER] = "",         [FRINGE_ACT_FATE] = "fate",
  [FRINGE_ACT_DISCARD] = "discard", [FRINGE_ACT_FINISH] = "finish",
  [FRINGE_ACT_SOLVED] = "solved",   [FRINGE_ACT_NO_SOLUTION] = "no-solution",
  [FRINGE_ACT_LIST] = "",           [FRINGE_ACT_UNDO] = "undo",
  [FRINGE_ACT_HINT] = "hint",
};

static const char *const numbers[FRINGE_N_NUMBERS] = { "g", "h", "f" };

char *
fringe_exercise_act_print (const FringeExerciseAct *act)
{
  GString *text = g_string_new (NULL);

  fringe_append_number (text, act->seconds);
  g_string_append_printf (text, " %s",
                          act->kind == FRINGE_ACT_NUMBER ? numbers[act->number]
                          : act->kind == FRINGE_ACT_LIST ? fringe_list_name (act->list)
                                                         : kinds[act->kind]);
  for (guint i = 0; act->kind == FRINGE_ACT_LIST && i < act->n_ids; i++)
    g_string_append_printf (text, " %u", act->ids[i]);
  if (act->kind == FRINGE_ACT_NUMBER || act->kind == FRINGE_ACT_FATE)
    g_string_append_printf (text, " %c", fringe_move_letter (act->move));
  if (act->kind == FRINGE_ACT_FATE)
    g_string_append_printf (text, " %s", fringe_fate_name (act->fate));
  if (act->kind == FRINGE_ACT_CHOOSE || (act->kind == FRINGE_ACT_FATE && act->fate != FRINGE_FATE_NEW))
    g_string_append_printf (text, " %u", act->id);
  if (act->kind == FRINGE_ACT_NUMBER || act->kind == FRINGE_ACT_BOUND)
    {
      g_string_append_c (text, ' ');
      fringe_append_double (text, act->value);
    }
  return g_string_free (text, FALSE);
}

static gboolean
read_kind (const char *word, FringeExerciseAct *act)
{
  for (int i = 0; i < FRINGE_N_ACT_KINDS; i++)
    if (*kinds[i] != '\0' && g_str_equal (word, kinds[i]))
      {
        act->kind = (FringeActKind) i;
        return TRUE;
      }
  act->kind = FRINGE_ACT_NUMBER;
  for (int i = 0; i < FRINGE_N_NUMBERS; i++)
    if (g_str_equal (word, numbers[i]))
      {
        act->number = (FringeNumber) i;
        return TRUE;
      }
  act->kind = FRINGE_ACT_LIST;
  for (int i = 0; i < FRINGE_N_LISTS; i++)
    if (g_str_equal (word, fringe_list_name ((FringeList) i)))
      {
        act->list = (FringeList) i;
        return TRUE;
      }
  return FALSE;
}

static gboolean
read_move (const char *word, FringeExerciseAct *act)
{
  for (int i = 0; i < FRINGE_N_MOVES; i++)
    if (word[0] == fringe_move_letter ((FringeMove) i) && word[1] == '\0')
      {
        act->move = (FringeMove) i;
        return TRUE;
      }
  return FALSE;
}

static gboolean
read_fate (const char *word, FringeExerciseAct *act)
{
  for (int i = 0; i < FRINGE_N_FATES; i++)
    if (g_str_equal (word, fringe_fate_name ((FringeFate) i)))
      {
        act->fate = (FringeFate) i;
        return TRUE;
      }
  return FALSE;
}

static gboolean
read_id (const char *word, FringeExerciseAct *act)
{
  guint64 id;

  if (!g_ascii_string_to_unsigned (word, 10, 0, FRINGE_EXERCISE_NODES_MAX, &id, NULL))
    return FALSE;
  act->id = (guint32) id;
  return TRUE;
}

/* Returns: how many words there are; -1 where one is no node */
static int
read_ids (char **words, guint n, FringeExerciseAct *act)
{
  for (act->n_ids = 0; act->n_ids < n; act->n_ids++)
    {
      if (!read_id (words[act->n_ids], act))
        return -1;
      act->ids[act->n_ids] = (guint16) act->id;
    }
  act->id = 0;
  return (int) n;
}

static gboolean
read_value (const char *word, FringeExerciseAct *act)
{
  return fringe_double_from_text (word, 0, FRINGE_EXERCISE_VALUE_MAX, &act->value);
}

/* Reads the words behind the kind. Returns: how many there must be; -1 where one of them is wrong */
static int
read_rest (char **words, guint n, FringeExerciseAct *act)
{
  switch (act->kind)
    {
    case FRINGE_ACT_CHOOSE:
      return n == 1 && read_id (words[0], act) ? 1 : -1;
    case FRINGE_ACT_BOUND:
      return n == 1 && read_value (words[0], act) ? 1 : -1;
    case FRINGE_ACT_NUMBER:
      return n == 2 && read_move (words[0], act) && read_value (words[1], act) ? 2 : -1;
    case FRINGE_ACT_FATE:
      if (n < 2 || !read_move (words[0], act) || !read_fate (words[1], act))
        return -1;
      if (act->fate == FRINGE_FATE_NEW)
        return 2;
      return n == 3 && read_id (words[2], act) ? 3 : -1;
    case FRINGE_ACT_LIST:
      return read_ids (words, n, act);
    case FRINGE_ACT_DISCARD:
    case FRINGE_ACT_FINISH:
    case FRINGE_ACT_SOLVED:
    case FRINGE_ACT_NO_SOLUTION:
    case FRINGE_ACT_UNDO:
    case FRINGE_ACT_HINT:
    case FRINGE_N_ACT_KINDS:
    default:
      return 0;
    }
}

gboolean
fringe_exercise_act_parse (const char *text, FringeExerciseAct *act)
{
  g_auto (GStrv) words = g_strsplit (text, " ", WORDS_MAX + 1);
  guint n = g_strv_length (words);
  FringeExerciseAct read = { .move = FRINGE_MOVE_UP };

  if (n < 2 || n > WORDS_MAX || !fringe_double_from_text (words[0], 0, SECONDS_MAX, &read.seconds)
      || !read_kind (words[1], &read) || read_rest (words + 2, n - 2, &read) != (int) n - 2)
    return FALSE;
  *act = read;
  return TRUE;
}
