/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-outlook.h"

#include "fringe-sight.h"

#include <math.h>
#include <stdlib.h>

/* Invariant: while the outcome of the copy is RUNNING, the run is longer than what was looked at, and the layout is
 * that of its first nodes, which is the best guess of its shape. */

struct _FringeOutlook
{
  FringeSearch *search;
  FringeLayout *layout;
};

/* The heuristic is shared, which may have a table of all boards. */
static FringeSearch *
copy_of (const FringeSearch *search)
{
  uint32_t fork = fringe_search_fork_step (search);
  FringeSearch *copy;

  if (fork != UINT32_MAX)
    return fringe_search_n_nodes_at (search, fork) > FRINGE_OUTLOOK_NODES_MAX
               ? NULL
               : fringe_search_fork (search, fork, fringe_search_rules (search));
  copy = fringe_search_new_with_estimate (fringe_search_start (search), fringe_search_goal (search),
                                          fringe_search_rules (search), fringe_search_estimate (search),
                                          fringe_search_node_limit (search));
  if (copy != NULL && fringe_search_outcome (search) != FRINGE_OUTCOME_UNSOLVABLE)
    fringe_search_search_anyway (copy);
  return copy;
}

FringeOutlook *
fringe_outlook_new (const FringeSearch *search)
{
  FringeOutlook *outlook = calloc (1, sizeof *outlook);

  if (outlook == NULL)
    return NULL;
  outlook->search = copy_of (search);
  outlook->layout = fringe_layout_new ();
  if (outlook->search == NULL || outlook->layout == NULL)
    {
      fringe_outlook_free (outlook);
      return NULL;
    }
  while (fringe_search_outcome (outlook->search) == FRINGE_OUTCOME_RUNNING
         && fringe_search_n_nodes (outlook->search) <= FRINGE_OUTLOOK_NODES_MAX)
    fringe_search_step (outlook->search);
  if (fringe_search_rules (search)->algorithm != FRINGE_ALGORITHM_IDASTAR)
    fringe_layout_set_packed_max (outlook->layout, FRINGE_LAYOUT_PACKED_MAX);
  fringe_layout_update (outlook->layout, outlook->search, 0, fringe_search_n_steps (outlook->search));
  return outlook;
}

void
fringe_outlook_free (FringeOutlook *outlook)
{
  if (outlook == NULL)
    return;
  fringe_layout_free (outlook->layout);
  fringe_search_free (outlook->search);
  free (outlook);
}

static bool
is_whole (const FringeOutlook *outlook)
{
  return outlook != NULL && fringe_search_n_nodes (outlook->search) <= FRINGE_OUTLOOK_NODES_MAX
         && fringe_search_rules (outlook->search)->algorithm != FRINGE_ALGORITHM_IDASTAR;
}

const FringeSearch *
fringe_outlook_end (const FringeOutlook *outlook, const FringeSearch *search)
{
  return is_whole (outlook) && fringe_search_n_steps (search) <= fringe_search_n_steps (outlook->search)
             ? outlook->search
             : NULL;
}

static FringeCard
card_for (const FringeOutlook *outlook, const FringeStage *stage, FringeDirection direction, bool without_values)
{
  const FringeBoard *start = fringe_search_start (outlook->search);
  FringeCard card = fringe_card_measure (start->rows, start->columns, direction, stage->ghosts);

  if (without_values)
    fringe_card_leave_values (&card);
  return card;
}

/* The scale at which all of them have room with such cards. */
static double
scale_for (const FringeOutlook *const *outlooks, int n, const FringeStage *stage, const FringeCard *card)
{
  double scale = stage->scale_max;

  for (int i = 0; i < n; i++)
    {
      FringeRect bounds = fringe_geometry_bounds (outlooks[i]->layout, card);

      scale = fmin (scale, fmin ((stage->width - 2 * FRINGE_SIGHT_MARGIN) / bounds.width,
                                 (stage->height - 2 * FRINGE_SIGHT_MARGIN) / bounds.height));
    }
  return scale;
}

static FringePlan
plan_for (const FringeOutlook *const *outlooks, int n, const FringeStage *stage, bool without_values)
{
  FringePlan plan = { .scale = -INFINITY, .is_whole = true };

  for (int i = 0; i < n; i++)
    plan.is_whole &= is_whole (outlooks[i]);
  for (int direction = FRINGE_DIRECTION_DOWN; direction <= FRINGE_DIRECTION_RIGHT; direction++)
    {
      FringeCard card = card_for (outlooks[0], stage, (FringeDirection) direction, without_values);
      double scale = scale_for (outlooks, n, stage, &card);

      if ((stage->growth != FRINGE_GROWTH_FITTING && (int) stage->growth != direction) || scale <= plan.scale)
        continue;
      plan.card = card;
      plan.scale = scale;
    }
  plan.is_whole &= plan.scale >= (without_values ? stage->low_scale_min : stage->scale_min);
  return plan;
}

FringePlan
fringe_outlook_plan (const FringeOutlook *const *outlooks, int n, const FringeStage *stage)
{
  FringePlan plan = plan_for (outlooks, n, stage, false), lower = plan_for (outlooks, n, stage, true);

  if (!plan.is_whole && lower.is_whole)
    return lower;
  if (!plan.is_whole)
    plan.scale = stage->scale_min;
  return plan;
}
