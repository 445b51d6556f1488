/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-outlook.h"

#include "fringe-sight.h"

#include <math.h>
#include <stdlib.h>

/* Invariant: while the outcome of the copy is RUNNING, the run is longer than what was looked at, and the layout is
 * that of its first nodes, which is the best guess of its shape. */

struct _FringeOutlook
{
  int n_refs;
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
fringe_outlook_new (const FringeSearch *search, uint32_t last_step)
{
  FringeOutlook *outlook = calloc (1, sizeof *outlook);

  if (outlook == NULL)
    return NULL;
  outlook->n_refs = 1;
  outlook->search = copy_of (search);
  outlook->layout = fringe_layout_new ();
  if (outlook->search == NULL || outlook->layout == NULL)
    {
      fringe_outlook_unref (outlook);
      return NULL;
    }
  while (fringe_search_outcome (outlook->search) == FRINGE_OUTCOME_RUNNING
         && fringe_search_n_nodes (outlook->search) <= FRINGE_OUTLOOK_NODES_MAX
         && fringe_search_n_steps (outlook->search) < last_step)
    fringe_search_step (outlook->search);
  if (fringe_search_has_frontier (search))
    fringe_layout_set_packed_max (outlook->layout, FRINGE_LAYOUT_PACKED_MAX);
  fringe_layout_update (outlook->layout, outlook->search, 0, last_step);
  return outlook;
}

FringeOutlook *
fringe_outlook_ref (FringeOutlook *outlook)
{
  outlook->n_refs++;
  return outlook;
}

void
fringe_outlook_unref (FringeOutlook *outlook)
{
  if (outlook == NULL || --outlook->n_refs > 0)
    return;
  fringe_layout_free (outlook->layout);
  fringe_search_unref (outlook->search);
  free (outlook);
}

static bool
is_whole (const FringeOutlook *outlook)
{
  return outlook != NULL && fringe_search_n_nodes (outlook->search) <= FRINGE_OUTLOOK_NODES_MAX
         && fringe_search_has_frontier (outlook->search);
}

bool
fringe_outlook_is_outrun (const FringeOutlook *outlook, const FringeSearch *search)
{
  return is_whole (outlook) && fringe_search_n_steps (search) > fringe_search_n_steps (outlook->search);
}

const FringeSearch *
fringe_outlook_end (const FringeOutlook *outlook, const FringeSearch *search)
{
  return is_whole (outlook) && !fringe_outlook_is_outrun (outlook, search) ? outlook->search : NULL;
}

FringeStretch
fringe_outlook_stretch (const FringeOutlook *outlook, const FringeStretches *stretches, uint32_t step)
{
  int i = 1;

  while (i < stretches->n && stretches->starts[i] <= step)
    i++;
  return (FringeStretch) { stretches->starts[i - 1],
                           i < stretches->n ? stretches->starts[i] - 1 : fringe_search_n_steps (outlook->search) };
}

/* What a plan lets go of. */
typedef struct
{
  bool folds, without_values;
} Sacrifice;

static FringeCard
card_for (const FringeOutlook *outlook, const FringeStage *stage, FringeDirection direction, bool without_values)
{
  const FringeBoard *start = fringe_search_start (outlook->search);
  FringeCard card = fringe_card_measure (start->rows, start->columns, direction, stage->ghosts);

  if (without_values)
    fringe_card_leave_values (&card);
  return card;
}

/* The scale at which a layout has room. */
static double
scale_of (const FringeLayout *layout, const FringeStage *stage, const FringeCard *card)
{
  FringeCard its = *card;
  FringeRect bounds;

  fringe_card_fit_folds (&its, layout);
  bounds = fringe_geometry_bounds (layout, &its);
  return fmin (stage->scale_max, fmin ((stage->width - 2 * FRINGE_SIGHT_MARGIN) / bounds.width,
                                       (stage->height - 2 * FRINGE_SIGHT_MARGIN) / bounds.height));
}

/* While a run is divided, its layout is that of a step, with the folds of the stretch that the step is in. */
typedef struct
{
  const FringeStage *stage;
  const FringeCard *card;
  double scale_min;
  FringeLayout *layout;
  double scale; /* of the stretches that are complete */
  double scale_now;
} Division;

static bool
has_room (Division *division, uint32_t start)
{
  if (fringe_layout_fold_done (division->layout, true, start, FRINGE_NO_NODE) != FRINGE_LAYOUT_READY)
    return false;
  division->scale_now = scale_of (division->layout, division->stage, division->card);
  return division->scale_now >= division->scale_min;
}

static bool
has_room_from_now (Division *division, FringeStretches *stretches, uint32_t step)
{
  if (step == 0 || stretches->n == FRINGE_STRETCHES_MAX)
    return false;
  stretches->starts[stretches->n++] = step;
  return has_room (division, step);
}

/* Goes through the run; where the next step would have no room, a new stretch begins. */
static bool
divide (Division *division, const FringeSearch *search, FringeStretches *stretches)
{
  uint32_t n_steps = fringe_search_n_steps (search);

  for (uint32_t step = 0; step <= n_steps; step++)
    {
      double before = division->scale_now;

      if (!fringe_layout_update (division->layout, search, 0, step))
        return false;
      if (has_room (division, stretches->starts[stretches->n - 1]))
        continue;
      division->scale = fmin (division->scale, before);
      if (!has_room_from_now (division, stretches, step))
        return false;
    }
  division->scale = fmin (division->scale, division->scale_now);
  return true;
}

/* Returns: the scale at which every stretch of a run has room; negative where there are too many, or there is none */
static double
divided_scale (const FringeOutlook *outlook,
               const FringeStage *stage,
               const FringeCard *card,
               double scale_min,
               FringeStretches *stretches)
{
  Division division
      = { stage, card, scale_min, fringe_layout_new (), .scale = stage->scale_max, .scale_now = stage->scale_max };
  bool is_divided;

  if (division.layout == NULL)
    return -INFINITY;
  fringe_layout_set_packed_max (division.layout, FRINGE_LAYOUT_PACKED_MAX);
  is_divided = divide (&division, outlook->search, stretches);
  fringe_layout_free (division.layout);
  return is_divided ? division.scale : -INFINITY;
}

static bool
are_whole (const FringeOutlook *const *outlooks, int n)
{
  bool all = true;

  for (int i = 0; i < n; i++)
    all &= is_whole (outlooks[i]);
  return all;
}

static FringePlan
plan_into (const FringeOutlook *const *outlooks,
           int n,
           const FringeStage *stage,
           FringeDirection direction,
           Sacrifice sacrifice)
{
  double scale_min = sacrifice.without_values ? stage->low_scale_min : stage->scale_min;
  FringePlan plan
      = { .card = card_for (outlooks[0], stage, direction, sacrifice.without_values), .scale = stage->scale_max };

  for (int i = 0; i < n; i++)
    {
      plan.stretches[i].n = 1;
      plan.scale = fmin (plan.scale, sacrifice.folds
                                         ? divided_scale (outlooks[i], stage, &plan.card, scale_min, &plan.stretches[i])
                                         : scale_of (outlooks[i]->layout, stage, &plan.card));
    }
  plan.is_whole = are_whole (outlooks, n) && plan.scale >= scale_min;
  return plan;
}

/* The one with fewer stretches is calmer. */
static bool
is_better (const FringePlan *plan, const FringePlan *other)
{
  int n = plan->stretches[0].n + plan->stretches[1].n, n_other = other->stretches[0].n + other->stretches[1].n;

  if (plan->is_whole != other->is_whole)
    return plan->is_whole;
  return plan->is_whole && n != n_other ? n < n_other : plan->scale > other->scale;
}

static FringePlan
plan_with (const FringeOutlook *const *outlooks, int n, const FringeStage *stage, Sacrifice sacrifice)
{
  FringePlan down, right;

  if (stage->growth != FRINGE_GROWTH_FITTING)
    return plan_into (outlooks, n, stage, (FringeDirection) stage->growth, sacrifice);
  down = plan_into (outlooks, n, stage, FRINGE_DIRECTION_DOWN, sacrifice);
  right = plan_into (outlooks, n, stage, FRINGE_DIRECTION_RIGHT, sacrifice);
  return is_better (&right, &down) ? right : down;
}

FringePlan
fringe_outlook_plan (const FringeOutlook *const *outlooks, int n, const FringeStage *stage)
{
  static const Sacrifice sacrifices[] = { { true, false }, { false, true }, { true, true } };
  FringePlan plan = plan_with (outlooks, n, stage, (Sacrifice) { false, false });

  if (plan.is_whole || !are_whole (outlooks, n))
    {
      plan.scale = plan.is_whole ? plan.scale : stage->scale_min;
      return plan;
    }
  for (size_t i = 0; i < sizeof sacrifices / sizeof *sacrifices; i++)
    {
      FringePlan other;

      if (sacrifices[i].folds && !stage->folds)
        continue;
      other = plan_with (outlooks, n, stage, sacrifices[i]);
      if (other.is_whole)
        return other;
    }
  plan.scale = stage->scale_min;
  return plan;
}
