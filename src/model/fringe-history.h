/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-search.h"
#include "fringe-session-file.h"

#include <glib.h>

/* The searches a session has had, one of them the present one: what undo and redo go through. */

/**
 * FringeSight:
 * @search: (nullable): the record; %NULL where it was given up for others that take less room
 * @record: which record it is, as a mark only: of several entries that saw one record only one has it
 * @rules: its rules
 * @preset: by which they were chosen
 * @step: at which it was seen
 * @n_done: how many lines of the step were done, or -1 for all
 * @selected: a node, or %FRINGE_NO_NODE
 * @breakpoints: those that there were
 *
 * How a search was left.
 */
typedef struct
{
  FringeSearch *search;
  gconstpointer record;
  FringeRules rules;
  FringePreset preset;
  guint step;
  int n_done;
  guint selected;
  GPtrArray *breakpoints;
} FringeSight;

void fringe_sight_free (FringeSight *sight);

/* @origin: a number that entries share which other rules or a repair made of one puzzle. @sight: (nullable): how its
 * search was left, for all but the present one */
typedef struct
{
  guint origin;
  FringeBoard start;
  FringeBoard goal;
  char *title;
  FringeSight *sight;
} FringePuzzle;

typedef struct
{
  GPtrArray *puzzles; /* (element-type FringePuzzle) */
  guint present;
} FringeHistory;

/* Begins with a solved 8-puzzle without a title, which the first puzzle that is added replaces. */
void fringe_history_init (FringeHistory *history);
void fringe_history_clear (FringeHistory *history);

const FringePuzzle *fringe_history_present (const FringeHistory *history);

/* Makes a puzzle the present one; what could be redone is forgotten. @sight: (transfer full) (nullable): how the one
 * before was left */
void fringe_history_add (FringeHistory *history,
                         FringeSight *sight,
                         const FringeBoard *start,
                         const FringeBoard *goal,
                         const char *title,
                         guint origin);

/* Has the present puzzles of two histories that are exchanged stay of the origin that was there. */
void fringe_history_exchange_origins (FringeHistory *history, FringeHistory *other);

/**
 * fringe_history_recall:
 * @rules: a search that is no fork has them from its beginning
 *
 * Returns: (transfer full) (nullable): how a search of the present puzzle by these rules was left last, with its
 * record, which no other entry has from then on
 */
FringeSight *fringe_history_recall (FringeHistory *history, const FringeRules *rules);

/* How the one before the present puzzle was left, which must be there. */
const FringePuzzle *fringe_history_before (const FringeHistory *history);

/* What the records take that are kept, in bytes. */
guint64 fringe_history_bytes (const FringeHistory *history);

/* Has @sight, which was taken out, have its record again, where another entry has it. */
void fringe_history_reunite (FringeHistory *history, FringeSight *sight);

gboolean fringe_history_can_move (const FringeHistory *history, int offset);

/* Goes to the puzzle before the present one (-1, undo) or after it (1, redo), which must be there. @sight: (transfer
 * full): how the present one is left. Returns: (transfer full): how the other one was left */
FringeSight *fringe_history_move (FringeHistory *history, FringeSight *sight, int offset);

/* Gives up the records farthest from the present one that take too much room together, and forgets what is too long
 * ago. */
void fringe_history_trim (FringeHistory *history);

/* The steps at which a search went on by other rules, as a session file keeps them. */

/* What a search that a file makes may hold, with all that it was forked from. */
#define FRINGE_FORKS_BYTES_MAX (128u << 20)

/* Fills @forks with FringeSessionFork. Returns: the rules by which the search began */
FringeRules fringe_forks_list (const FringeSearch *search, GArray *forks);

/* The same, but a search of more forks than a file keeps is told by its rules alone. */
FringeRules fringe_forks_gather (const FringeSearch *search, GArray *forks);

/* How many of the forks that lead to @search are made in it. */
guint fringe_forks_count (const FringeSearch *search);
