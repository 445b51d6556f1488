/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-lesson-walk.h"

#include "fringe-autoptr.h"
#include "fringe-lesson-private.h"

#include <glib/gi18n-lib.h>

/* All stops together may take so many steps to reach, which are some seconds, and one search so many nodes. */
#define STEPS_MAX 4000000u
#define NODES_MAX 2000000u

/**
 * Walk:
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
} Walk;

static gboolean
spend (Walk *walk, guint n_steps)
{
  if (n_steps > walk->n_left)
    /* Translators: the number of a stop of a lesson */
    return fringe_session_fail (walk->error, _ ("Stop %u: The search takes too many steps."), walk->number);
  walk->n_left -= n_steps;
  return !g_cancellable_set_error_if_cancelled (walk->cancellable, walk->error);
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
search_to (Walk *walk, guint step)
{
  const guint n_steps = fringe_search_n_steps (walk->search);

  if (step <= n_steps)
    return TRUE;
  if (!spend (walk, step - n_steps))
    return FALSE;
  fringe_search_run (walk->search, step - n_steps);
  if (fringe_search_n_steps (walk->search) == step)
    return TRUE;
  /* Translators: the number of a stop of a lesson, a step, and how many steps there are */
  return fringe_session_fail (walk->error, _ ("Stop %1$u: Step %2$u does not exist: the search has %3$u steps."),
                              walk->number, step, fringe_search_n_steps (walk->search));
}

static gboolean
fork_search (Walk *walk, const FringeSessionFile *state, const FringeSessionFork *fork)
{
  FringeSearch *forked;

  if (!spend (walk, n_steps_of_table (state, &fork->rules)) || !search_to (walk, fork->step)
      || !spend (walk, fork->step))
    return FALSE;
  forked = fringe_search_fork (walk->search, fork->step, &fork->rules);
  if (forked == NULL)
    return spend (walk, G_MAXUINT);
  fringe_search_unref (walk->search);
  walk->search = forked;
  return TRUE;
}

static gboolean
begin_search (Walk *walk, const FringeSessionFile *state)
{
  g_clear_pointer (&walk->search, fringe_search_unref);
  if (!spend (walk, n_steps_of_table (state, &state->rules)))
    return FALSE;
  walk->search = fringe_search_new (&state->start, &state->goal, &state->rules, NODES_MAX);
  if (walk->search == NULL)
    return spend (walk, G_MAXUINT);
  if (state->searches_anyway)
    fringe_search_search_anyway (walk->search);
  for (guint i = 0; i < state->forks->len; i++)
    if (!fork_search (walk, state, &g_array_index (state->forks, FringeSessionFork, i)))
      return FALSE;
  return TRUE;
}

static gboolean
make_search (Walk *walk, const FringeSessionFile *state)
{
  g_autofree char *key = fringe_lesson_search_key (state);

  if (walk->search != NULL && g_str_equal (key, walk->key))
    return TRUE;
  g_free (walk->key);
  walk->key = g_steal_pointer (&key);
  return begin_search (walk, state);
}

static gboolean
check_nodes (Walk *walk, const FringeSessionFile *state, const GArray *ids)
{
  for (guint i = 0; i < ids->len; i++)
    if (g_array_index (ids, guint32, i) >= fringe_search_n_nodes_at (walk->search, state->step))
      /* Translators: the number of a stop of a lesson, a node and a step */
      return fringe_session_fail (walk->error, _ ("Stop %1$u: Node %2$u does not exist at step %3$u."), walk->number,
                                  g_array_index (ids, guint32, i), state->step);
  return TRUE;
}

static gboolean
check_selected (Walk *walk, const FringeSessionFile *state)
{
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (guint32));

  if (state->selected != FRINGE_NO_NODE)
    g_array_append_val (ids, state->selected);
  return check_nodes (walk, state, ids);
}

static gboolean
check_solution (Walk *walk, const FringeLessonStop *stop)
{
  return stop->sight != FRINGE_LESSON_SIGHT_SOLUTION
         || fringe_search_solution_at (walk->search, stop->state->step) != FRINGE_NO_NODE
         /* Translators: the number of a stop of a lesson and a step */
         || fringe_session_fail (walk->error, _ ("Stop %1$u: The goal is not found at step %2$u."), walk->number,
                                 stop->state->step);
}

/* A pair that cannot be solved has no step to go to. */
static gboolean
check_solvable (Walk *walk, const FringeSessionFile *state)
{
  return state->step == 0
         || fringe_search_outcome (walk->search) != FRINGE_OUTCOME_UNSOLVABLE
         /* Translators: the number of a stop of a lesson */
         || fringe_session_fail (walk->error, _ ("Stop %u: The goal cannot be reached from this start."), walk->number);
}

/* The search beside goes as far as that of the stop, or to its own end. */
static gboolean
check_comparison (Walk *walk, const FringeSessionFile *state)
{
  return !state->has_comparison
         || spend (walk, MAX (state->step, state->comparison_time) + n_steps_of_table (state, &state->comparison));
}

static gboolean
check_stop (Walk *walk, const FringeLessonStop *stop)
{
  const FringeSessionFile *state = stop->state;

  return make_search (walk, state) && check_solvable (walk, state) && search_to (walk, state->step)
         && check_nodes (walk, state, stop->seen) && check_nodes (walk, state, stop->marked)
         && check_nodes (walk, state, state->folded) && check_nodes (walk, state, state->unfolded)
         && check_selected (walk, state) && check_solution (walk, stop) && check_comparison (walk, state);
}

/* Returns: (transfer full): the search beside as if it were that of the stop */
static FringeSessionFile *
right_of (const FringeSessionFile *state)
{
  FringeSessionFile *right = fringe_session_file_copy (state);
  GArray *forks = right->forks;

  right->rules = state->comparison;
  right->searches_anyway = state->comparison_anyway;
  right->forks = right->comparison_forks;
  right->comparison_forks = forks;
  return right;
}

/* Makes the search beside up to the time of the stop, or to its own end. What it takes is spent already. */
static FringeSearch *
search_beside (const Walk *walk, const FringeSessionFile *state, guint32 time)
{
  g_autoptr (FringeSessionFile) right = right_of (state);
  Walk beside = { .n_left = STEPS_MAX, .number = walk->number, .cancellable = walk->cancellable, .error = walk->error };
  guint32 n_steps = 1, n_expanded = 0;

  if (!begin_search (&beside, right))
    g_clear_pointer (&beside.search, fringe_search_unref);
  while (beside.search != NULL && n_expanded < time && n_steps > 0)
    {
      n_steps = fringe_search_run (beside.search, time - n_expanded);
      n_expanded = fringe_search_counts_at (beside.search, fringe_search_n_steps (beside.search)).expanded;
    }
  return beside.search;
}

static gboolean
visit_pair (Walk *walk, FringeLessonPlace *place, FringeLessonVisit visit, gpointer data)
{
  const FringeSessionFile *state = place->stop->state;
  const guint32 expanded = fringe_search_counts_at (walk->search, state->step).expanded;
  const guint32 time = state->comparison_time > 0 ? state->comparison_time : expanded;
  FringeSearch *right = search_beside (walk, state, time);
  FringeComparison *comparison;
  gboolean goes_on;

  if (right == NULL)
    return FALSE;
  comparison = fringe_comparison_new (walk->search, right);
  place->n_searches = FRINGE_N_COMPARED;
  place->searches[FRINGE_COMPARED_RIGHT] = right;
  place->steps[FRINGE_COMPARED_RIGHT]
      = fringe_comparison_step_at (comparison, FRINGE_PACE_EXPANSION, FRINGE_COMPARED_RIGHT,
                                   MIN (time, fringe_comparison_last_time (comparison, FRINGE_PACE_EXPANSION)));
  fringe_comparison_free (comparison);
  goes_on = visit (place, data, walk->error);
  fringe_search_unref (right);
  return goes_on;
}

static gboolean
visit_stop (Walk *walk, FringeLessonPlace *place, FringeLessonVisit visit, gpointer data)
{
  const FringeSessionFile *state = place->stop->state;

  if (visit == NULL)
    return TRUE;
  place->n_searches = 1;
  place->searches[FRINGE_COMPARED_LEFT] = walk->search;
  place->steps[FRINGE_COMPARED_LEFT] = state->step;
  return state->has_comparison ? visit_pair (walk, place, visit, data) : visit (place, data, walk->error);
}

gboolean
fringe_lesson_walk (const FringeLessonFile *lesson,
                    FringeLessonVisit visit,
                    gpointer data,
                    GCancellable *cancellable,
                    GError **error)
{
  Walk walk = { .n_left = STEPS_MAX, .cancellable = cancellable, .error = error };
  gboolean goes_on = lesson->stops->len > 0 || fringe_session_fail (error, "%s", _ ("The lesson has no stops."));

  for (guint i = 0; goes_on && i < lesson->stops->len; i++)
    {
      FringeLessonPlace place = { .stop = lesson->stops->pdata[i], .number = i + 1, .n_stops = lesson->stops->len };

      walk.number = i + 1;
      goes_on = check_stop (&walk, place.stop) && visit_stop (&walk, &place, visit, data);
    }
  g_clear_pointer (&walk.search, fringe_search_unref);
  g_free (walk.key);
  return goes_on;
}

gboolean
fringe_lesson_file_check (const FringeLessonFile *lesson, GCancellable *cancellable, GError **error)
{
  return fringe_lesson_walk (lesson, NULL, NULL, cancellable, error);
}
