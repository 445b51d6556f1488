/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-board.h"

#include <glib.h>

/* Starts at random, at first such as are near the goal: what is found is then as simple as may be. */

/**
 * FringeDraw:
 * @shortest: the fewest moves of a walk from the goal
 * @longest: the most
 * @takes_any: whether every second board, after the first, is any of all boards from which the goal can be reached
 */
typedef struct
{
  FringeBoard goal;
  guint64 seed;
  guint shortest, longest;
  gboolean takes_any;
} FringeDraw;

/* Board number @i: the same for the same seed, on every machine. The goal can be reached from it. */
FringeBoard fringe_find_board (const FringeDraw *draw, guint64 i);
