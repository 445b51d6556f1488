/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-step-notes.h"

#include "fringe-board-text.h"

#include <string.h>

/* From the text for a puzzle and its rules to a table from steps to notes. */
struct _FringeStepNotes
{
  GHashTable *of_searches;
};

FringeStepNotes *
fringe_step_notes_new (void)
{
  FringeStepNotes *notes = g_new0 (FringeStepNotes, 1);

  notes->of_searches
      = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_hash_table_unref);
  return notes;
}

void
fringe_step_notes_free (FringeStepNotes *notes)
{
  g_hash_table_unref (notes->of_searches);
  g_free (notes);
}

void
fringe_step_notes_clear (FringeStepNotes *notes)
{
  g_hash_table_remove_all (notes->of_searches);
}

/* Equal where each step is the same: rules that change nothing are left out. */
static char *
key_of_part (const FringeSearch *search)
{
  const FringeRules *rules = fringe_search_rules (search);
  char start[FRINGE_BOARD_TEXT_MAX], goal[FRINGE_BOARD_TEXT_MAX], moves[FRINGE_N_MOVES + 1];
  char weight[G_ASCII_DTOSTR_BUF_SIZE] = "";

  fringe_board_print (fringe_search_start (search), start);
  fringe_board_print (fringe_search_goal (search), goal);
  fringe_moves_print (rules->moves, moves);
  if (rules->algorithm == FRINGE_ALGORITHM_WASTAR)
    g_ascii_dtostr (weight, sizeof weight, rules->weight);
  return g_strjoin ("|", start, goal, fringe_algorithm_name (rules->algorithm), weight, moves,
                    fringe_rules_use_heuristic (rules) ? fringe_heuristic_name (rules->heuristic) : "",
                    fringe_rules_use_ties (rules) ? fringe_ties_name (rules->ties) : "",
                    fringe_rules_use_duplicates (rules) ? fringe_duplicates_name (rules->duplicates) : "",
                    fringe_rules_use_goal_test (rules) ? fringe_goal_test_name (rules->goal_test) : "", NULL);
}

/* Of a fork, with what it was forked from; one of step 0 is as if it had begun so. */
static char *
key_of (const FringeSearch *search)
{
  g_autoptr (GString) key = g_string_new (NULL);
  const FringeSearch *part = NULL;

  while (part != search)
    {
      guint step = fringe_search_fork_step (search);
      g_autofree char *part_key = key_of_part (search);

      part = search;
      if (step != UINT32_MAX)
        search = fringe_search_in_step (search, step);
      g_string_append (key, part_key);
      if (part != search)
        g_string_append_printf (key, "|%u|", step);
    }
  return g_strdup (key->str);
}

static GHashTable *
find (const FringeStepNotes *notes, const FringeSearch *search)
{
  g_autofree char *key = key_of (search);

  return g_hash_table_lookup (notes->of_searches, key);
}

const char *
fringe_step_notes_get (const FringeStepNotes *notes, const FringeSearch *search, guint step)
{
  GHashTable *its = find (notes, search);
  const char *text = its != NULL ? g_hash_table_lookup (its, GUINT_TO_POINTER (step)) : NULL;

  return text != NULL ? text : "";
}

void
fringe_step_notes_set (FringeStepNotes *notes, const FringeSearch *search, guint step, const char *text)
{
  g_autofree char *note = g_strstrip (g_strdup (text));
  GHashTable *its = find (notes, search);

  if (*note == '\0')
    {
      if (its != NULL)
        g_hash_table_remove (its, GUINT_TO_POINTER (step));
      return;
    }
  if (its == NULL)
    {
      its = g_hash_table_new_full (NULL, NULL, NULL, g_free);
      g_hash_table_insert (notes->of_searches, key_of (search), its);
    }
  g_hash_table_insert (its, GUINT_TO_POINTER (step), g_steal_pointer (&note));
}

static int
compare_steps (gconstpointer a, gconstpointer b)
{
  guint first = *(const guint *) a, second = *(const guint *) b;

  return (first > second) - (first < second);
}

GArray *
fringe_step_notes_list (const FringeStepNotes *notes, const FringeSearch *search)
{
  GArray *steps = g_array_new (FALSE, FALSE, sizeof (guint));
  GHashTable *its = find (notes, search);
  GHashTableIter iter;
  gpointer key;

  if (its == NULL)
    return steps;
  g_hash_table_iter_init (&iter, its);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    {
      guint step = GPOINTER_TO_UINT (key);

      g_array_append_val (steps, step);
    }
  g_array_sort (steps, compare_steps);
  return steps;
}
