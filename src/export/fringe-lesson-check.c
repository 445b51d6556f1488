/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-autoptr.h"
#include "fringe-lesson-private.h"

#include <glib/gi18n-lib.h>

/* All stops together may take so many steps to reach, which are some seconds, and one search so many nodes. */
#define STEPS_MAX 4000000u
#define NODES_MAX 2000000u

/**
 * Check:
 * @search: (nullable): that of the stop before
 * @key: (nullable): what it searches
 * @n_left: how many steps may still be made
 * @number: of the stop, from 1
 */
typedef struct
{
  FringeSearch *search;
  char *key;
  guint n_left, number;
  GCancellable *cancellable;
  GError **error;
} Check;

static gboolean
spend (Check *check, guint n_steps)
{
  if (n_steps > check->n_left)
    /* Translators: the number of a stop of a lesson */
    return fringe_session_fail (check->error, _ ("Stop %u: The search takes too many steps."), check->number);
  check->n_left -= n_steps;
  return !g_cancellable_set_error_if_cancelled (check->cancellable, check->error);
}

/* True distances are tabulated, for every board that there is: a board counts as a step. */
static guint
n_steps_of_table (const FringeSessionFile *state, const FringeRules *rules)
{
  guint n_boards = rules->heuristic == FRINGE_HEURISTIC_PERFECT ? 1 : 0;

  for (guint i = 3; n_boards > 0 && i <= (guint) fringe_board_n_cells (&state->start); i++)
    n_boards *= i;
  return n_boards;
}

/* Searches up to @step, or as far as it goes. */
static gboolean
search_to (Check *check, guint step)
{
  const guint n_steps = fringe_search_n_steps (check->search);

  if (step <= n_steps)
    return TRUE;
  if (!spend (check, step - n_steps))
    return FALSE;
  fringe_search_run (check->search, step - n_steps);
  if (fringe_search_n_steps (check->search) == step)
    return TRUE;
  /* Translators: the number of a stop of a lesson, a step, and how many steps there are */
  return fringe_session_fail (check->error, _ ("Stop %1$u: Step %2$u does not exist: the search has %3$u steps."),
                              check->number, step, fringe_search_n_steps (check->search));
}

static gboolean
fork_search (Check *check, const FringeSessionFile *state, const FringeSessionFork *fork)
{
  FringeSearch *forked;

  if (!spend (check, n_steps_of_table (state, &fork->rules)) || !search_to (check, fork->step)
      || !spend (check, fork->step))
    return FALSE;
  forked = fringe_search_fork (check->search, fork->step, &fork->rules);
  if (forked == NULL)
    return spend (check, G_MAXUINT);
  fringe_search_free (check->search);
  check->search = forked;
  return TRUE;
}

static gboolean
begin_search (Check *check, const FringeSessionFile *state)
{
  g_clear_pointer (&check->search, fringe_search_free);
  if (!spend (check, n_steps_of_table (state, &state->rules)))
    return FALSE;
  check->search = fringe_search_new (&state->start, &state->goal, &state->rules, NODES_MAX);
  if (check->search == NULL)
    return spend (check, G_MAXUINT);
  if (state->searches_anyway)
    fringe_search_search_anyway (check->search);
  for (guint i = 0; i < state->forks->len; i++)
    if (!fork_search (check, state, &g_array_index (state->forks, FringeSessionFork, i)))
      return FALSE;
  return TRUE;
}

static gboolean
make_search (Check *check, const FringeSessionFile *state)
{
  g_autofree char *key = fringe_lesson_search_key (state);

  if (check->search != NULL && g_str_equal (key, check->key))
    return TRUE;
  g_free (check->key);
  check->key = g_steal_pointer (&key);
  return begin_search (check, state);
}

static gboolean
check_nodes (Check *check, const FringeSessionFile *state, const GArray *ids)
{
  for (guint i = 0; i < ids->len; i++)
    if (g_array_index (ids, guint32, i) >= fringe_search_n_nodes_at (check->search, state->step))
      /* Translators: the number of a stop of a lesson, a node and a step */
      return fringe_session_fail (check->error, _ ("Stop %1$u: Node %2$u does not exist at step %3$u."), check->number,
                                  g_array_index (ids, guint32, i), state->step);
  return TRUE;
}

static gboolean
check_selected (Check *check, const FringeSessionFile *state)
{
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (guint32));

  if (state->selected != FRINGE_NO_NODE)
    g_array_append_val (ids, state->selected);
  return check_nodes (check, state, ids);
}

static gboolean
check_solution (Check *check, const FringeLessonStop *stop)
{
  return stop->sight != FRINGE_LESSON_SIGHT_SOLUTION
         || fringe_search_solution_at (check->search, stop->state->step) != FRINGE_NO_NODE
         /* Translators: the number of a stop of a lesson and a step */
         || fringe_session_fail (check->error, _ ("Stop %1$u: The goal is not found at step %2$u."), check->number,
                                 stop->state->step);
}

/* A pair that cannot be solved has no step to go to. */
static gboolean
check_solvable (Check *check, const FringeSessionFile *state)
{
  return state->step == 0
         || fringe_search_outcome (check->search) != FRINGE_OUTCOME_UNSOLVABLE
         /* Translators: the number of a stop of a lesson */
         || fringe_session_fail (check->error, _ ("Stop %u: The goal cannot be reached from this start."),
                                 check->number);
}

/* The search beside goes as far as that of the stop, or to its own end. */
static gboolean
check_comparison (Check *check, const FringeSessionFile *state)
{
  return !state->has_comparison
         || spend (check, MAX (state->step, state->comparison_time) + n_steps_of_table (state, &state->comparison));
}

static gboolean
check_stop (Check *check, const FringeLessonStop *stop)
{
  const FringeSessionFile *state = stop->state;

  return make_search (check, state) && check_solvable (check, state) && search_to (check, state->step)
         && check_nodes (check, state, stop->seen) && check_nodes (check, state, stop->marked)
         && check_nodes (check, state, state->folded) && check_nodes (check, state, state->unfolded)
         && check_selected (check, state) && check_solution (check, stop) && check_comparison (check, state);
}

gboolean
fringe_lesson_file_check (const FringeLessonFile *lesson, GCancellable *cancellable, GError **error)
{
  Check check = { .n_left = STEPS_MAX, .cancellable = cancellable, .error = error };
  gboolean is_right = lesson->stops->len > 0 || fringe_session_fail (error, "%s", _ ("The lesson has no stops."));

  for (guint i = 0; is_right && i < lesson->stops->len; i++)
    {
      check.number = i + 1;
      is_right = check_stop (&check, lesson->stops->pdata[i]);
    }
  g_clear_pointer (&check.search, fringe_search_free);
  g_free (check.key);
  return is_right;
}
