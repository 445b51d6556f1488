/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-run.h"

/* Runs a search that nothing can stop before its end. */
static FringeRunState
advance_to_end (FringeRun *run, FringeSearch *search, FringeLayers *layers, guint n_steps)
{
  fringe_search_run (search, n_steps);
  fringe_layers_update (layers, search);
  run->step = fringe_search_n_steps (search);
  return fringe_search_outcome (search) == FRINGE_OUTCOME_RUNNING ? FRINGE_RUN_GOING : FRINGE_RUN_ENDED;
}

static FringeRunState
advance_back (FringeRun *run, const FringeSearch *search, const FringeLayers *layers, guint n_steps)
{
  for (; n_steps > 0 && run->step > 0; n_steps--)
    if (--run->step > 0 && run->event < FRINGE_N_EVENTS && fringe_event_happens (run->event, search, layers, run->step))
      return FRINGE_RUN_ARRIVED;
  return run->step == 0 ? FRINGE_RUN_ENDED : FRINGE_RUN_GOING;
}

/* Returns: whether there was one more step */
static gboolean
step_on (FringeRun *run, FringeSearch *search, FringeLayers *layers)
{
  if (run->step == fringe_search_n_steps (search))
    {
      fringe_search_step (search);
      if (run->step == fringe_search_n_steps (search))
        return FALSE;
      fringe_layers_update (layers, search);
    }
  run->step++;
  return TRUE;
}

FringeRunState
fringe_run_advance (FringeRun *run,
                    FringeSearch *search,
                    FringeLayers *layers,
                    const FringeBreakpoint *breakpoints,
                    guint n_breakpoints,
                    guint n_steps)
{
  if (run->direction < 0)
    return advance_back (run, search, layers, n_steps);
  if (run->event == FRINGE_N_EVENTS && n_breakpoints == 0)
    return advance_to_end (run, search, layers, n_steps);

  for (; n_steps > 0; n_steps--)
    {
      if (!step_on (run, search, layers))
        return FRINGE_RUN_ENDED;
      for (guint i = 0; i < n_breakpoints; i++)
        if (fringe_breakpoint_hits (&breakpoints[i], search, layers, run->step))
          {
            run->breakpoint = i;
            return FRINGE_RUN_STOPPED;
          }
      if (run->event < FRINGE_N_EVENTS && fringe_event_happens (run->event, search, layers, run->step))
        return FRINGE_RUN_ARRIVED;
    }
  return FRINGE_RUN_GOING;
}
