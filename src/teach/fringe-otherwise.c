/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-otherwise.h"

#include "fringe-titles.h"

#include <glib/gi18n-lib.h>

/* The frontier is looked through for the node that other rules put first. */
typedef struct
{
  const FringeSearch *search;
  FringeOther *other;
  FringeEstimate *estimate; /* (nullable): of another heuristic */
  double priority;
  uint64_t order;
  uint32_t n_first; /* nodes of that priority */
} Contest;

/* A queue or a stack stands as if it had been one from the first step. */
static uint64_t
order_of (const Contest *contest, uint32_t id, uint32_t g)
{
  const FringeRules *rules = &contest->other->rules;

  if (rules->algorithm == FRINGE_ALGORITHM_DFS)
    return (uint64_t) ~fringe_search_generated_step (contest->search, id) << 32 | id;
  if (rules->algorithm == FRINGE_ALGORITHM_BFS)
    return id;
  return fringe_ties_order (rules->ties, g, id);
}

static double
other_h (const Contest *contest, uint32_t id)
{
  FringeBoard board;

  fringe_search_board (contest->search, id, &board);
  return fringe_estimate_h (contest->estimate, &board);
}

/* Most nodes are out of it by their priority. */
static void
enter (Contest *contest, uint32_t id, uint32_t g, double h)
{
  double priority
      = fringe_rules_priority (&contest->other->rules, g, contest->estimate != NULL ? other_h (contest, id) : h);
  gboolean ties = contest->n_first > 0 && priority == contest->priority;
  uint64_t order;

  if (contest->n_first > 0 && priority > contest->priority)
    return;
  order = order_of (contest, id, g);
  contest->n_first = ties ? contest->n_first + 1 : 1;
  if (ties && order > contest->order)
    return;
  contest->priority = priority;
  contest->order = order;
  contest->other->node = id;
}

/* Among several nodes a heap gives first what follows from all that went in and out before. */
static gboolean
is_known (const Contest *contest)
{
  const FringeRules *rules = &contest->other->rules;

  if (contest->other->choice == FRINGE_OTHER_TIES && contest->n_first < 2)
    return FALSE;
  return contest->n_first == 1 || !fringe_rules_use_ties (rules) || rules->ties != FRINGE_TIES_HEAP;
}

static guint
add (FringeOther *others, guint n, FringeOtherChoice choice, FringeRules rules)
{
  others[n] = (FringeOther) { choice, rules, FRINGE_NO_NODE };
  return n + 1;
}

static FringeHeuristic
other_heuristic (FringeHeuristic heuristic)
{
  return heuristic == FRINGE_HEURISTIC_MISPLACED ? FRINGE_HEURISTIC_MANHATTAN : FRINGE_HEURISTIC_MISPLACED;
}

static guint
add_others (const FringeRules *rules, gboolean is_large, FringeOther *others)
{
  static const FringeAlgorithm algorithms[] = { FRINGE_ALGORITHM_ASTAR, FRINGE_ALGORITHM_GREEDY, FRINGE_ALGORITHM_UCS,
                                                FRINGE_ALGORITHM_BFS, FRINGE_ALGORITHM_DFS };
  FringeRules changed = *rules;
  guint n = 0;

  changed.heuristic = other_heuristic (rules->heuristic);
  if (fringe_rules_use_heuristic (rules) && !is_large)
    n = add (others, n, FRINGE_OTHER_HEURISTIC, changed);
  changed = *rules;
  for (gsize i = 0; i < G_N_ELEMENTS (algorithms) && !is_large; i++)
    if ((changed.algorithm = algorithms[i]) != rules->algorithm)
      n = add (others, n, FRINGE_OTHER_ALGORITHM, changed);
  changed = *rules;
  for (int ties = 0; ties < FRINGE_N_TIES && fringe_rules_use_ties (rules); ties++)
    if ((changed.ties = (FringeTies) ties) != rules->ties)
      n = add (others, n, FRINGE_OTHER_TIES, changed);
  return n;
}

static void
hold (const FringeSearch *search, uint32_t step, Contest *contests, guint n)
{
  uint32_t n_nodes = fringe_search_n_nodes_at (search, step);

  for (uint32_t id = 0; id < n_nodes; id++)
    if (fringe_search_state_at (search, id, step) == FRINGE_NODE_FRONTIER)
      {
        uint32_t g = fringe_search_g (search, id);
        double h = fringe_search_h (search, id);

        for (guint i = 0; i < n; i++)
          enter (&contests[i], id, g, h);
      }
}

guint
fringe_otherwise (const FringeSearch *search, uint32_t step, FringeOther others[FRINGE_OTHERS_MAX])
{
  const FringeSearch *part = fringe_search_in_step (search, step);
  const FringeRules *rules = fringe_search_rules (part);
  Contest contests[FRINGE_OTHERS_MAX];
  FringeEstimate estimate;
  gboolean has_estimate = FALSE;
  guint n, n_known = 0;

  if (step == 0 || step > fringe_search_n_steps (search) || !fringe_search_has_frontier (part))
    return 0;
  n = add_others (rules, fringe_search_n_nodes_at (part, step - 1) > FRINGE_OTHERWISE_NODES_MAX, others);
  for (guint i = 0; i < n; i++)
    contests[i] = (Contest) { .search = part, .other = &others[i] };
  if (n > 0 && others[0].choice == FRINGE_OTHER_HEURISTIC)
    {
      has_estimate = fringe_estimate_init (&estimate, others[0].rules.heuristic, fringe_search_goal (part));
      contests[0].estimate = has_estimate ? &estimate : NULL;
    }
  hold (part, step - 1, contests, n);
  for (guint i = 0; i < n; i++)
    if (is_known (&contests[i]) && (has_estimate || others[i].choice != FRINGE_OTHER_HEURISTIC))
      others[n_known++] = others[i];
  if (has_estimate)
    fringe_estimate_clear (&estimate);
  return n_known;
}

char *
fringe_other_title (const FringeOther *other)
{
  switch (other->choice)
    {
    case FRINGE_OTHER_HEURISTIC:
      return g_strdup (fringe_heuristic_title (other->rules.heuristic));
    case FRINGE_OTHER_ALGORITHM:
      return g_strdup (fringe_algorithm_title (other->rules.algorithm));
    case FRINGE_OTHER_TIES:
    default:
      /* Translators: a rule for nodes that tie; %s is its title, such as “Highest id (LIFO)”. */
      return g_strdup_printf (_ ("Ties: %s"), fringe_ties_title (other->rules.ties));
    }
}
