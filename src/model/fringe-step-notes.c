/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-step-notes.h"

#include "fringe-board-text.h"
#include "fringe-history.h"

#include <string.h>

struct _FringeStepNotes
{
  GObject parent_instance;

  /* From the text for a puzzle and its rules to a FringeSessionNotes. */
  GHashTable *of_searches;
};

G_DEFINE_FINAL_TYPE (FringeStepNotes, fringe_step_notes, G_TYPE_OBJECT)

static guint changed_signal;

FringeStepNotes *
fringe_step_notes_new (void)
{
  return g_object_new (FRINGE_TYPE_STEP_NOTES, NULL);
}

static void
fringe_step_notes_finalize (GObject *object)
{
  g_hash_table_unref (FRINGE_STEP_NOTES (object)->of_searches);
  G_OBJECT_CLASS (fringe_step_notes_parent_class)->finalize (object);
}

static void
fringe_step_notes_class_init (FringeStepNotesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = fringe_step_notes_finalize;
  changed_signal
      = g_signal_new ("changed", FRINGE_TYPE_STEP_NOTES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
fringe_step_notes_init (FringeStepNotes *notes)
{
  notes->of_searches
      = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) fringe_session_notes_free);
}

void
fringe_step_notes_clear (FringeStepNotes *notes)
{
  g_hash_table_remove_all (notes->of_searches);
  g_signal_emit (notes, changed_signal, 0);
}

/* A fork of step 0 is as if it had begun so. */
static FringeSessionNotes *
describe (const FringeSearch *search)
{
  FringeSessionNotes *its = fringe_session_notes_new (fringe_search_start (search), fringe_search_goal (search),
                                                      fringe_search_rules (search));

  its->rules = fringe_forks_list (search, its->forks);
  if (its->forks->len > 0 && g_array_index (its->forks, FringeSessionFork, 0).step == 0)
    g_array_remove_index (its->forks, 0);
  return its;
}

/* Equal where each step is the same: rules that change nothing are left out. A fork cannot change the last three. */
static void
add_rules (GString *key, const FringeRules *rules, const FringeRules *first)
{
  char moves[FRINGE_N_MOVES + 1], weight[G_ASCII_DTOSTR_BUF_SIZE] = "";

  fringe_moves_print (first->moves, moves);
  if (rules->algorithm == FRINGE_ALGORITHM_WASTAR)
    g_ascii_dtostr (weight, sizeof weight, rules->weight);
  g_string_append_printf (key, "|%s|%s|%s|%s|%s|%s|%s", fringe_algorithm_name (rules->algorithm), weight,
                          fringe_rules_use_heuristic (rules) ? fringe_heuristic_name (rules->heuristic) : "",
                          fringe_rules_use_ties (rules) ? fringe_ties_name (rules->ties) : "", moves,
                          fringe_rules_use_duplicates (rules) ? fringe_duplicates_name (first->duplicates) : "",
                          fringe_rules_use_goal_test (rules) ? fringe_goal_test_name (first->goal_test) : "");
}

static char *
key_of (const FringeSessionNotes *its)
{
  g_autoptr (GString) key = g_string_new (NULL);
  char start[FRINGE_BOARD_TEXT_MAX], goal[FRINGE_BOARD_TEXT_MAX];

  fringe_board_print (&its->start, start);
  fringe_board_print (&its->goal, goal);
  g_string_append_printf (key, "%s|%s", start, goal);
  add_rules (key, &its->rules, &its->rules);
  for (guint i = 0; i < its->forks->len; i++)
    {
      const FringeSessionFork *fork = &g_array_index (its->forks, FringeSessionFork, i);

      g_string_append_printf (key, "|%u", fork->step);
      add_rules (key, &fork->rules, &its->rules);
    }
  return g_strdup (key->str);
}

const FringeSessionNotes *
fringe_step_notes_of (const FringeStepNotes *notes, const FringeSearch *search)
{
  g_autoptr (FringeSessionNotes) its = describe (search);
  g_autofree char *key = key_of (its);

  return g_hash_table_lookup (notes->of_searches, key);
}

const char *
fringe_step_notes_get (const FringeStepNotes *notes, const FringeSearch *search, guint step)
{
  const FringeSessionNotes *its = fringe_step_notes_of (notes, search);
  const char *text = its != NULL ? fringe_session_note_get (its->notes, step) : NULL;

  return text != NULL ? text : "";
}

void
fringe_step_notes_add (FringeStepNotes *notes, const FringeSessionNotes *more)
{
  g_autofree char *key = key_of (more);
  FringeSessionNotes *its = g_hash_table_lookup (notes->of_searches, key);

  if (its == NULL)
    {
      its = fringe_session_notes_new (&more->start, &more->goal, &more->rules);
      g_array_append_vals (its->forks, more->forks->data, more->forks->len);
      g_hash_table_insert (notes->of_searches, g_strdup (key), its);
    }
  for (guint i = 0; i < more->notes->len; i++)
    {
      const FringeSessionNote *note = &g_array_index (more->notes, FringeSessionNote, i);

      fringe_session_note_set (its->notes, note->step, note->text);
    }
  if (its->notes->len == 0)
    g_hash_table_remove (notes->of_searches, key);
  g_signal_emit (notes, changed_signal, 0);
}

void
fringe_step_notes_set (FringeStepNotes *notes, const FringeSearch *search, guint step, const char *text)
{
  g_autoptr (FringeSessionNotes) its = describe (search);
  FringeSessionNote note = { step, g_strstrip (g_strdup (text)) };

  g_array_append_val (its->notes, note);
  fringe_step_notes_add (notes, its);
}

GPtrArray *
fringe_step_notes_others (const FringeStepNotes *notes, const FringeSearch *search)
{
  GPtrArray *others = g_ptr_array_new ();
  const FringeSessionNotes *its = search != NULL ? fringe_step_notes_of (notes, search) : NULL;
  g_autoptr (GList) keys = g_list_sort (g_hash_table_get_keys (notes->of_searches), (GCompareFunc) strcmp);

  for (GList *key = keys; key != NULL; key = key->next)
    {
      FringeSessionNotes *other = g_hash_table_lookup (notes->of_searches, key->data);

      if (other != its)
        g_ptr_array_add (others, other);
    }
  return others;
}
