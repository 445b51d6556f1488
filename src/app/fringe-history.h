/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-board.h"

#include <glib.h>

/* The puzzles a session has had, one of them the present one: what undo and redo go through. */

typedef struct
{
  FringeBoard start;
  FringeBoard goal;
  char *title;
} FringePuzzle;

typedef struct
{
  GPtrArray *puzzles; /* of FringePuzzle */
  guint present;
} FringeHistory;

/* Begins with a solved 8-puzzle without a title, which the first puzzle that is added replaces. */
void fringe_history_init (FringeHistory *history);
void fringe_history_clear (FringeHistory *history);

const FringePuzzle *fringe_history_present (const FringeHistory *history);

/* Makes a puzzle the present one; what could be redone is forgotten. */
void fringe_history_add (FringeHistory *history, const FringeBoard *start, const FringeBoard *goal, const char *title);

gboolean fringe_history_can_move (const FringeHistory *history, int offset);

/* -1 for undo, 1 for redo. Returns: false, nothing changed, where there is no such puzzle */
gboolean fringe_history_move (FringeHistory *history, int offset);
