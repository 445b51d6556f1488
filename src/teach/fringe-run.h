/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-breakpoint.h"

/**
 * FringeRunState:
 * @FRINGE_RUN_GOING: there is more to do
 * @FRINGE_RUN_ARRIVED: at what was looked for
 * @FRINGE_RUN_STOPPED: at a breakpoint
 * @FRINGE_RUN_ENDED: there are no more steps: at the last one, or backwards at step 0
 */
typedef enum
{
  FRINGE_RUN_GOING,
  FRINGE_RUN_ARRIVED,
  FRINGE_RUN_STOPPED,
  FRINGE_RUN_ENDED
} FringeRunState;

/**
 * FringeRun:
 * @event: what to look for; FRINGE_N_EVENTS to go to the end
 * @direction: 1, or -1 for known steps before
 * @step: where it is
 * @breakpoint: the number of the breakpoint that stopped it
 *
 * A way along the steps of a search, those that are known and then new ones, which it makes: a value. It can be gone
 * in slices of any length and ends at the same step.
 */
typedef struct
{
  FringeEvent event;
  int direction;
  guint step;
  guint breakpoint;
} FringeRun;

/**
 * fringe_run_advance:
 * @layers: of @search, kept up to date
 * @breakpoints: (array length=n_breakpoints): made ready for @search. Backwards they don't count
 * @n_steps: steps at most in this slice
 *
 * Goes on until something stops it. Where a breakpoint hits at the step that was looked for, it counts as stopped.
 */
FringeRunState fringe_run_advance (FringeRun *run,
                                   FringeSearch *search,
                                   FringeLayers *layers,
                                   const FringeBreakpoint *breakpoints,
                                   guint n_breakpoints,
                                   guint n_steps);
