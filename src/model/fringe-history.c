/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-history.h"

/* The memory that records may take which are not shown, in bytes. */
#define BYTES_MAX (256u << 20)
#define LENGTH_MAX 1000

void
fringe_sight_free (FringeSight *sight)
{
  fringe_search_free (sight->search);
  g_ptr_array_unref (sight->breakpoints);
  g_free (sight);
}

static void
puzzle_free (gpointer data)
{
  FringePuzzle *puzzle = data;

  g_clear_pointer (&puzzle->sight, fringe_sight_free);
  g_free (puzzle->title);
  g_free (puzzle);
}

static FringePuzzle *
nth (const FringeHistory *history, guint i)
{
  return g_ptr_array_index (history->puzzles, i);
}

static FringePuzzle *
puzzle_new (const FringeBoard *start, const FringeBoard *goal, const char *title, FringeSight *sight)
{
  FringePuzzle *puzzle = g_new (FringePuzzle, 1);

  *puzzle = (FringePuzzle) { *start, *goal, g_strdup (title), sight };
  return puzzle;
}

static void
append (FringeHistory *history, FringePuzzle *puzzle)
{
  g_ptr_array_add (history->puzzles, puzzle);
  history->present = history->puzzles->len - 1;
}

void
fringe_history_init (FringeHistory *history)
{
  FringeBoard solved = fringe_board_standard_goal (3, 3);

  history->puzzles = g_ptr_array_new_with_free_func (puzzle_free);
  append (history, puzzle_new (&solved, &solved, "", NULL));
}

void
fringe_history_clear (FringeHistory *history)
{
  g_clear_pointer (&history->puzzles, g_ptr_array_unref);
}

const FringePuzzle *
fringe_history_present (const FringeHistory *history)
{
  return nth (history, history->present);
}

void
fringe_history_add (FringeHistory *history,
                    FringeSight *sight,
                    const FringeBoard *start,
                    const FringeBoard *goal,
                    const char *title)
{
  FringePuzzle *puzzle = puzzle_new (start, goal, title, NULL);

  nth (history, history->present)->sight = sight;
  g_ptr_array_set_size (history->puzzles, sight == NULL ? 0 : (int) history->present + 1);
  append (history, puzzle);
}

void
fringe_history_insert (FringeHistory *history,
                       FringeSight *sight,
                       const FringeBoard *start,
                       const FringeBoard *goal,
                       const char *title)
{
  g_ptr_array_insert (history->puzzles, (int) history->present, puzzle_new (start, goal, title, sight));
  history->present++;
}

gboolean
fringe_history_can_move (const FringeHistory *history, int offset)
{
  gint64 to = (gint64) history->present + offset;

  return to >= 0 && to < history->puzzles->len;
}

FringeSight *
fringe_history_move (FringeHistory *history, FringeSight *sight, int offset)
{
  nth (history, history->present)->sight = sight;
  history->present = (guint) ((gint64) history->present + offset);
  return g_steal_pointer (&nth (history, history->present)->sight);
}

/* Keeps records from the present one outwards, as many as have room. */
static void
give_up (FringeHistory *history)
{
  guint64 n_bytes = 0;

  for (guint distance = 1; distance < history->puzzles->len; distance++)
    for (int side = -1; side <= 1; side += 2)
      if (fringe_history_can_move (history, side * (int) distance))
        {
          FringeSight *sight = nth (history, (guint) ((int) history->present + side * (int) distance))->sight;

          n_bytes += sight->search != NULL ? fringe_search_bytes (sight->search) : 0;
          if (n_bytes > BYTES_MAX)
            g_clear_pointer (&sight->search, fringe_search_free);
        }
}

void
fringe_history_trim (FringeHistory *history)
{
  while (history->present > LENGTH_MAX)
    {
      g_ptr_array_remove_index (history->puzzles, 0);
      history->present--;
    }
  give_up (history);
}

/* (nullable): the search that it was forked from; a fork of step 0 keeps nothing of it */
static const FringeSearch *
before (const FringeSearch *search)
{
  guint step = fringe_search_fork_step (search);
  const FringeSearch *from = step != UINT32_MAX ? fringe_search_in_step (search, step) : search;

  return from != search ? from : NULL;
}

FringeRules
fringe_forks_list (const FringeSearch *search, GArray *forks)
{
  const FringeSearch *part = search, *first = search;

  g_array_set_size (forks, 0);
  for (; part != NULL && fringe_search_fork_step (part) != UINT32_MAX; part = before (part))
    {
      FringeSessionFork fork = { fringe_search_fork_step (part), *fringe_search_rules (part) };

      g_array_prepend_val (forks, fork);
      first = before (part) != NULL ? before (part) : part;
    }
  return *fringe_search_rules (first);
}

FringeRules
fringe_forks_gather (const FringeSearch *search, GArray *forks)
{
  FringeRules rules = fringe_forks_list (search, forks);

  if (forks->len <= FRINGE_SESSION_FORKS_MAX)
    return rules;
  g_array_set_size (forks, 0);
  return *fringe_search_rules (search);
}

guint
fringe_forks_count (const FringeSearch *search)
{
  guint n = 0;

  for (; search != NULL && fringe_search_fork_step (search) != UINT32_MAX; search = before (search))
    n++;
  return n;
}
