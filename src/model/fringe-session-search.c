/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-session-object.h"

#include "fringe-history.h"
#include "fringe-quiz-game.h"

#include <glib/gi18n.h>
#include <string.h>

/* Which search the session has: one that is begun, forked, left, come back to or exchanged, and the notes on each. */

/* One that was made elsewhere goes on up to the limit of this session. */
static void
limit (FringeSession *self)
{
  if (fringe_search_node_limit (self->search) != self->node_limit)
    fringe_search_set_node_limit (self->search, self->node_limit);
}

static void
forget_whole_run (FringeSession *self)
{
  g_clear_pointer (&self->outlook, fringe_outlook_unref);
  g_clear_pointer (&self->whole_layers, fringe_layers_free);
}

FringeOutlook *
fringe_session_get_outlook (FringeSession *self)
{
  if (self->outlook != NULL && fringe_outlook_is_outrun (self->outlook, self->search))
    forget_whole_run (self);
  if (self->outlook == NULL)
    self->outlook = fringe_outlook_new (self->search, UINT32_MAX);
  return self->outlook;
}

/* A run that stopped at a limit goes on when that is raised, and one that no parity allows when a person asks for it.
 * Nobody is told of one that a class is asked about. */
const FringeSearch *
fringe_session_get_whole_run (FringeSession *self)
{
  const FringeOutlook *outlook = fringe_session_get_outlook (self);
  const FringeSearch *whole = outlook != NULL ? fringe_outlook_end (outlook, self->search) : NULL;
  FringeOutcome outcome;

  if (whole == NULL || fringe_quiz_game_hides_run (self->quiz))
    return NULL;
  outcome = fringe_search_outcome (whole);
  return outcome == FRINGE_OUTCOME_SOLVED || outcome == FRINGE_OUTCOME_EXHAUSTED ? whole : NULL;
}

const FringeLayers *
fringe_session_get_whole_layers (FringeSession *self)
{
  if (self->whole_layers == NULL)
    {
      self->whole_layers = fringe_layers_new ();
      fringe_layers_update (self->whole_layers, fringe_session_get_whole_run (self));
    }
  return self->whole_layers;
}

/* Takes the place of the record, seen at step 0; the old one is not freed. @search: (transfer full) */
static void
show_search (FringeSession *self, FringeSearch *search)
{
  fringe_session_cancel (self);
  fringe_session_set_playing (self, FALSE);
  self->search = search;
  forget_whole_run (self);
  limit (self);
  fringe_layers_free (self->layers);
  self->layers = fringe_layers_new ();
  fringe_layers_update (self->layers, search);
  self->preset = fringe_rules_model_get_chosen_preset (self->rules);
  self->hovered = FRINGE_NO_NODE;
  fringe_session_see (self, 0, -1);
  fringe_session_drop_breakpoints (self);
}

/* A heuristic that is ready for the goal is used again: a table takes time. */
FringeSearch *
fringe_session_make_search (FringeSession *self)
{
  const FringePuzzle *puzzle = fringe_history_present (&self->history);
  const FringeRules *rules = fringe_rules_model_get (self->rules);
  FringeSearch *search;

  if (self->search != NULL && fringe_board_equal (fringe_search_goal (self->search), &puzzle->goal)
      && fringe_search_rules (self->search)->heuristic == rules->heuristic)
    search = fringe_search_new_with_estimate (&puzzle->start, &puzzle->goal, rules,
                                              fringe_search_estimate (self->search), self->node_limit);
  else
    search = fringe_search_new (&puzzle->start, &puzzle->goal, rules, self->node_limit);
  if (search == NULL)
    g_error ("no memory for a search of one node");
  return search;
}

static void
restart (FringeSession *self)
{
  show_search (self, fringe_session_make_search (self));
}

/* Within a change: shows a search as it was seen; where its record was given up, from its beginning. @sight: (transfer
 * full) */
static void
show_sight (FringeSession *self, FringeSight *sight)
{
  const FringeSearch *left = self->search;
  gboolean is_whole = sight->search != NULL && sight->step <= fringe_search_n_steps (sight->search);

  show_search (self, is_whole ? g_steal_pointer (&sight->search) : fringe_session_make_search (self));
  if (is_whole)
    {
      fringe_session_see (self, sight->step, sight->n_done);
      fringe_session_select (self, sight->selected);
      fringe_session_bring_back_breakpoints (self, sight->breakpoints, left);
    }
  fringe_sight_free (sight);
}

static gpointer
copy_item (gconstpointer item, gpointer data)
{
  return g_object_ref ((gpointer) item);
}

/* How the search is seen, with the record itself, in whose place another one must come. */
static FringeSight *
leave (FringeSession *self)
{
  FringeSight *sight = g_new (FringeSight, 1);

  fringe_session_cancel (self);
  fringe_session_set_playing (self, FALSE);
  *sight = (FringeSight) {
    .search = self->search,
    .record = self->search,
    .rules = *fringe_search_rules (self->search),
    .preset = self->preset,
    .step = self->step,
    .n_done = self->n_done,
    .selected = self->selected,
    .breakpoints = g_ptr_array_copy (self->breakpoints, copy_item, NULL),
  };
  return sight;
}

/* Leaves the search, which can be undone, for one of another puzzle. A search of no puzzle, with which a session
 * begins, is not come back to. */
static void
add_puzzle (FringeSession *self, const FringeBoard *start, const FringeBoard *goal, const char *title, guint origin)
{
  FringeSight *sight = NULL;

  if (*fringe_session_get_title (self) != '\0')
    sight = leave (self);
  else
    g_ptr_array_add (self->gone, self->search);
  fringe_history_add (&self->history, sight, start, goal, title, origin);
  self->left = TRUE;
}

static void
add_same_puzzle (FringeSession *self)
{
  const FringePuzzle *puzzle = fringe_history_present (&self->history);
  FringeBoard start = puzzle->start, goal = puzzle->goal;
  g_autofree char *title = g_strdup (puzzle->title);

  add_puzzle (self, &start, &goal, title, puzzle->origin);
}

/* Of the puzzle that is there already, or of a new one. */
static guint
origin_of (FringeSession *self, const FringeBoard *start, const FringeBoard *goal)
{
  const FringePuzzle *present = fringe_history_present (&self->history);

  if (*present->title != '\0' && fringe_board_equal (&present->start, start)
      && fringe_board_equal (&present->goal, goal))
    return present->origin;
  return ++self->n_origins;
}

static void
set_puzzle (FringeSession *self, const FringeBoard *start, const FringeBoard *goal, const char *title, guint origin)
{
  fringe_session_begin_change (self);
  add_puzzle (self, start, goal, title, origin);
  if (fringe_rules_model_fit (self->rules, start->rows, start->columns))
    self->heuristic_replaced = TRUE;
  restart (self);
  fringe_session_end_change (self);
}

void
fringe_session_set_puzzle (FringeSession *self, const FringeBoard *start, const FringeBoard *goal, const char *title)
{
  g_return_if_fail (FRINGE_IS_SESSION (self));
  g_return_if_fail (fringe_board_same_size (start, goal));

  set_puzzle (self, start, goal, title, origin_of (self, start, goal));
}

void
fringe_session_open (FringeSession *self,
                     const FringeRules *rules,
                     const FringeBoard *start,
                     const FringeBoard *goal,
                     const char *title)
{
  guint origin;

  g_return_if_fail (FRINGE_IS_SESSION (self));
  g_return_if_fail (fringe_board_same_size (start, goal));

  origin = origin_of (self, start, goal);
  fringe_session_begin_change (self);
  if (title == NULL && origin == fringe_session_get_origin (self))
    add_same_puzzle (self);
  else
    add_puzzle (self, start, goal, title != NULL ? title : _ ("My puzzle"), origin);
  fringe_rules_model_take (self->rules, rules, FRINGE_N_PRESETS, start->rows, start->columns);
  restart (self);
  fringe_session_end_change (self);
}

void
fringe_session_begin (FringeSession *self,
                      const FringeRules *rules,
                      const FringeBoard *start,
                      const FringeBoard *goal,
                      const char *title)
{
  fringe_session_begin_change (self);
  g_ptr_array_set_size (self->breakpoints, 0);
  fringe_history_clear (&self->history);
  fringe_history_init (&self->history);
  fringe_step_notes_clear (self->notes);
  fringe_session_open (self, rules, start, goal, title);
  fringe_session_end_change (self);
}

void
fringe_session_set_node_limit (FringeSession *self, guint node_limit)
{
  self->node_limit_allowed = node_limit;
  fringe_session_take_node_limit (self, node_limit);
}

void
fringe_session_take_node_limit (FringeSession *self, guint node_limit)
{
  fringe_session_begin_change (self);
  self->node_limit = node_limit;
  fringe_search_set_node_limit (self->search, node_limit);
  fringe_session_end_change (self);
}

void
fringe_session_search_anyway (FringeSession *self)
{
  fringe_session_begin_change (self);
  fringe_search_search_anyway (self->search);
  fringe_session_end_change (self);
}

gboolean
fringe_session_is_unsolvable (FringeSession *self)
{
  return fringe_search_outcome (self->search) == FRINGE_OUTCOME_UNSOLVABLE;
}

/* Returns: by how much the swap takes the board from @goal: in moves of the tiles, and in tiles that are at home */
static int
cost_of_swap (const FringeEstimate *estimate, const FringeBoard *board, const FringeBoard *goal, int a, int b)
{
  const guint8 *now = board->cells, *home = goal->cells;

  return fringe_estimate_change (estimate, now[a], a, b) + fringe_estimate_change (estimate, now[b], b, a)
         + (now[a] == home[a]) - (now[a] == home[b]) + (now[b] == home[b]) - (now[b] == home[a]);
}

static FringeBoard
swapped (FringeBoard board, int a, int b)
{
  const guint8 tile = board.cells[a];

  board.cells[a] = board.cells[b];
  board.cells[b] = tile;
  return board;
}

/* Any two tiles decide whether @goal can be reached. The cheapest swap spares tiles that are right; it shall not make
 * the goal itself. */
static FringeBoard
swap_two (const FringeBoard *board, const FringeBoard *goal)
{
  const int n = fringe_board_n_cells (board);
  FringeEstimate estimate;
  FringeBoard best = *board;
  int best_cost = G_MAXINT;

  fringe_estimate_init (&estimate, FRINGE_HEURISTIC_MANHATTAN, goal);
  for (int a = 0; a < n; a++)
    for (int b = a + 1; b < n; b++)
      {
        const int cost = cost_of_swap (&estimate, board, goal, a, b);
        const FringeBoard other = swapped (*board, a, b);

        if (a == board->blank || b == board->blank || cost >= best_cost || fringe_board_equal (&other, goal))
          continue;
        best = other;
        best_cost = cost;
      }
  fringe_estimate_clear (&estimate);
  return best;
}

void
fringe_session_swap_tiles (FringeSession *self, const char *title)
{
  const FringeBoard goal = *fringe_search_goal (self->search);
  const FringeBoard start = swap_two (fringe_search_start (self->search), &goal);

  if (fringe_session_is_unsolvable (self))
    set_puzzle (self, &start, &goal, title, fringe_session_get_origin (self));
}

/* Going on from a step by other rules. */

guint
fringe_session_last_fork_step (const FringeSearch *search)
{
  guint n_steps = fringe_search_n_steps (search);
  FringeOutcome outcome = fringe_search_outcome (search);

  if (!fringe_search_has_frontier (search))
    return FRINGE_NO_FORK;
  if (outcome == FRINGE_OUTCOME_RUNNING || outcome == FRINGE_OUTCOME_LIMIT)
    return n_steps;
  return n_steps > 0 ? n_steps - 1 : FRINGE_NO_FORK;
}

/* What cannot change in the middle of a search. */
static gboolean
can_go_on_by (const FringeSearch *search, const FringeRules *rules)
{
  const FringeRules *before = fringe_search_rules (search);

  return fringe_algorithm_has_frontier (rules->algorithm) && rules->duplicates == before->duplicates
         && rules->goal_test == before->goal_test && memcmp (rules->moves, before->moves, sizeof rules->moves) == 0;
}

static void
show_fork (FringeSession *self, FringeSearch *fork)
{
  show_search (self, fork);
  fringe_session_go_to (self, fringe_search_fork_step (fork));
}

/* (transfer full) (nullable): the fork that the search is, by the rules as they are now. */
static FringeSearch *
fork_anew (FringeSession *self)
{
  const FringeRules *rules = fringe_rules_model_get (self->rules);
  guint step = fringe_search_fork_step (self->search);

  return step != UINT32_MAX && can_go_on_by (self->search, rules) ? fringe_search_fork (self->search, step, rules)
                                                                  : NULL;
}

/* A fork stays one as long as its new rules are such as a search can be forked by. Rules by which the puzzle was
 * searched before have their search back, as it was seen. */
void
fringe_session_on_rules (FringeSession *self)
{
  FringeSearch *fork;
  FringeSight *sight;

  fringe_session_begin_change (self);
  add_same_puzzle (self);
  fork = fork_anew (self);
  sight = fork == NULL ? fringe_history_recall (&self->history, fringe_rules_model_get (self->rules)) : NULL;
  if (fork != NULL)
    show_fork (self, fork);
  else if (sight != NULL)
    show_sight (self, sight);
  else
    restart (self);
  fringe_session_end_change (self);
}

void
fringe_session_fork (FringeSession *self, const FringeSearch *from, guint step, const FringeRules *rules)
{
  const FringePuzzle *puzzle = fringe_history_present (&self->history);
  FringeSearch *fork;

  g_return_if_fail (FRINGE_IS_SESSION (self));
  g_return_if_fail (fringe_algorithm_has_frontier (rules->algorithm));
  g_return_if_fail (fringe_board_equal (fringe_search_start (from), &puzzle->start)
                    && fringe_board_equal (fringe_search_goal (from), &puzzle->goal));

  fork = fringe_search_fork (from, step, rules);
  fringe_session_begin_change (self);
  if (fork == NULL)
    fringe_session_say (self, _ ("There is no memory for a fork of this search."));
  else
    {
      add_same_puzzle (self);
      fringe_rules_model_take (self->rules, fringe_search_rules (fork), FRINGE_N_PRESETS,
                               fringe_search_start (fork)->rows, fringe_search_start (fork)->columns);
      show_fork (self, fork);
    }
  fringe_session_end_change (self);
}

guint
fringe_session_next_fork_step (FringeSession *self, const GArray *forks)
{
  guint n = fringe_forks_count (self->search);

  return n < forks->len ? g_array_index (forks, FringeSessionFork, n).step : 0;
}

gboolean
fringe_session_make_next_fork (FringeSession *self, const GArray *forks)
{
  guint n = fringe_forks_count (self->search), last = fringe_session_last_fork_step (self->search);
  const FringeSessionFork *fork;

  if (n >= forks->len)
    return FALSE;
  fork = &g_array_index (forks, FringeSessionFork, n);
  if (last == FRINGE_NO_FORK || fork->step > last || fringe_search_bytes (self->search) > FRINGE_FORKS_BYTES_MAX)
    return FALSE;
  fringe_session_fork (self, self->search, fork->step, &fork->rules);
  return fringe_forks_count (self->search) > n;
}

/* Coming back. */

/* Within a change: shows the search of the present puzzle as it was left; another entry of the history may have its
 * record. @sight: (transfer full) */
static void
come_back (FringeSession *self, FringeSight *sight)
{
  const FringeBoard *start = &fringe_history_present (&self->history)->start;

  fringe_history_reunite (&self->history, sight);
  fringe_rules_model_take (self->rules, &sight->rules, sight->preset, start->rows, start->columns);
  show_sight (self, sight);
}

static void
move (FringeSession *self, int offset)
{
  if (!fringe_history_can_move (&self->history, offset))
    return;
  fringe_session_begin_change (self);
  come_back (self, fringe_history_move (&self->history, leave (self), offset));
  fringe_session_end_change (self);
}

void
fringe_session_undo (FringeSession *self)
{
  move (self, -1);
}

void
fringe_session_redo (FringeSession *self)
{
  move (self, 1);
}

static void
exchange_histories (FringeSession *self, FringeSession *other)
{
  FringeHistory history = self->history;
  guint node_limit = self->node_limit;

  fringe_history_exchange_origins (&self->history, &other->history);
  self->history = other->history;
  self->node_limit = other->node_limit;
  other->history = history;
  other->node_limit = node_limit;
}

void
fringe_session_swap (FringeSession *self, FringeSession *other)
{
  FringeSight *mine, *its;

  g_return_if_fail (FRINGE_IS_SESSION (self) && FRINGE_IS_SESSION (other));
  g_return_if_fail (fringe_board_equal (fringe_search_start (self->search), fringe_search_start (other->search))
                    && fringe_board_equal (fringe_search_goal (self->search), fringe_search_goal (other->search)));

  fringe_session_begin_change (self);
  fringe_session_begin_change (other);
  mine = leave (self);
  its = leave (other);
  exchange_histories (self, other);
  come_back (self, its);
  come_back (other, mine);
  fringe_session_end_change (self);
  fringe_session_end_change (other);
}

/* Notes. */

const FringeStepNotes *
fringe_session_get_notes (FringeSession *self)
{
  return self->notes;
}

const char *
fringe_session_get_note (FringeSession *self)
{
  return fringe_step_notes_get (self->notes, self->search, self->step);
}

void
fringe_session_set_note_of (FringeSession *self, guint step, const char *text)
{
  fringe_step_notes_set (self->notes, self->search, step, text);
}

void
fringe_session_set_note (FringeSession *self, const char *text)
{
  fringe_session_set_note_of (self, self->step, text);
}

void
fringe_session_clear_notes (FringeSession *self)
{
  fringe_step_notes_clear (self->notes);
}

void
fringe_session_add_notes (FringeSession *self, const FringeSessionNotes *notes)
{
  fringe_step_notes_add (self->notes, notes);
}

static void
on_notes (FringeSession *self)
{
  fringe_session_begin_change (self);
  fringe_session_end_change (self);
}

void
fringe_session_take_notes (FringeSession *self, FringeStepNotes *notes)
{
  if (self->notes != NULL)
    g_signal_handlers_disconnect_by_data (self->notes, self);
  g_set_object (&self->notes, notes);
  g_signal_connect_object (notes, "changed", G_CALLBACK (on_notes), self, G_CONNECT_SWAPPED);
}

void
fringe_session_share_notes (FringeSession *self, FringeSession *other)
{
  fringe_session_begin_change (self);
  fringe_session_take_notes (self, other->notes);
  fringe_session_end_change (self);
}
