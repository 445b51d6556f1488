/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-history.h"

#include <string.h>

/* The memory that records may take which are not shown, in bytes. */
#define BYTES_MAX (256u << 20)
#define LENGTH_MAX 1000

void
fringe_sight_free (FringeSight *sight)
{
  fringe_search_unref (sight->search);
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
puzzle_new (const FringeBoard *start, const FringeBoard *goal, const char *title, guint origin)
{
  FringePuzzle *puzzle = g_new (FringePuzzle, 1);

  *puzzle = (FringePuzzle) { origin, *start, *goal, g_strdup (title), NULL };
  return puzzle;
}

/* Before an entry goes that has a record, another one from @first to @last gets it that saw it, too. */
static void
hand_over (FringeHistory *history, guint from, guint first, guint last)
{
  FringePuzzle *giver = nth (history, from);

  if (giver->sight == NULL || giver->sight->search == NULL)
    return;
  for (guint i = first; i <= last; i++)
    {
      FringePuzzle *taker = nth (history, i);

      if (taker->sight != NULL && taker->sight->search == NULL && taker->sight->record == giver->sight->record)
        {
          taker->sight->search = g_steal_pointer (&giver->sight->search);
          return;
        }
    }
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
  append (history, puzzle_new (&solved, &solved, "", 0));
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
                    const char *title,
                    guint origin)
{
  FringePuzzle *puzzle = puzzle_new (start, goal, title, origin);

  nth (history, history->present)->sight = sight;
  for (guint i = history->present + 1; i < history->puzzles->len; i++)
    hand_over (history, i, 0, history->present);
  g_ptr_array_set_size (history->puzzles, sight == NULL ? 0 : (int) history->present + 1);
  append (history, puzzle);
}

void
fringe_history_exchange_origins (FringeHistory *history, FringeHistory *other)
{
  FringePuzzle *puzzle = nth (history, history->present), *its = nth (other, other->present);
  const guint origin = puzzle->origin;

  puzzle->origin = its->origin;
  its->origin = origin;
}

/* Whether an entry has the record of a search of the present puzzle by @rules. */
static gboolean
has_search (const FringeHistory *history, guint i, const FringeRules *rules)
{
  const FringePuzzle *puzzle = nth (history, i), *present = fringe_history_present (history);
  const FringeSight *sight = puzzle->sight;

  return i != history->present && sight != NULL && sight->search != NULL
         && fringe_search_fork_step (sight->search) == UINT32_MAX && fringe_rules_equal (&sight->rules, rules)
         && fringe_board_equal (&puzzle->start, &present->start) && fringe_board_equal (&puzzle->goal, &present->goal);
}

/* The entry keeps how it was seen, so that it can be gone back to with the same record. */
FringeSight *
fringe_history_recall (FringeHistory *history, const FringeRules *rules)
{
  for (guint i = history->puzzles->len; i-- > 0;)
    if (has_search (history, i, rules))
      {
        FringeSight *kept = nth (history, i)->sight, *sight = g_new (FringeSight, 1);

        *sight = *kept;
        g_ptr_array_ref (sight->breakpoints);
        kept->search = NULL;
        return sight;
      }
  return NULL;
}

void
fringe_history_reunite (FringeHistory *history, FringeSight *sight)
{
  for (guint i = 0; i < history->puzzles->len && sight->search == NULL; i++)
    {
      FringeSight *other = nth (history, i)->sight;

      if (other != NULL && other->search != NULL && other->record == sight->record)
        sight->search = g_steal_pointer (&other->search);
    }
}

const FringePuzzle *
fringe_history_before (const FringeHistory *history)
{
  return nth (history, history->present - 1);
}

guint64
fringe_history_bytes (const FringeHistory *history)
{
  guint64 n_bytes = 0;

  for (guint i = 0; i < history->puzzles->len; i++)
    {
      const FringeSight *sight = nth (history, i)->sight;

      n_bytes += sight != NULL && sight->search != NULL ? fringe_search_bytes (sight->search) : 0;
    }
  return n_bytes;
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

/* Another record may come to stand where this one stood in memory. */
static void
give_up_record (FringeHistory *history, FringeSight *sight)
{
  gconstpointer record = sight->record;

  g_clear_pointer (&sight->search, fringe_search_unref);
  for (guint i = 0; i < history->puzzles->len; i++)
    if (nth (history, i)->sight != NULL && nth (history, i)->sight->record == record)
      nth (history, i)->sight->record = NULL;
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
          if (n_bytes > BYTES_MAX && sight->search != NULL)
            give_up_record (history, sight);
        }
}

void
fringe_history_trim (FringeHistory *history)
{
  while (history->present > LENGTH_MAX)
    {
      hand_over (history, 0, 1, history->puzzles->len - 1);
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
