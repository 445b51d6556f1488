/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-otherwise.h"

#include "fringe-sentences-private.h"

#include <glib/gi18n-lib.h>

/* The frontier that a step found is searched for the first node under the other heuristic. */
typedef struct
{
  const FringeSearch *search;
  FringeEstimate estimate;
  double best_priority;
  uint32_t best;
  gboolean is_sole;
} Other;

static void
take_tied (const FringeSearch *search, uint32_t id, FringeOtherwise *otherwise)
{
  otherwise->n_tied++;
  for (int ties = 0; ties < FRINGE_N_TIES; ties++)
    if (otherwise->n_tied == 1 || fringe_search_tie_goes_to (search, (FringeTies) ties, id, otherwise->by_ties[ties]))
      otherwise->by_ties[ties] = id;
}

static void
find_by_ties (const FringeSearch *search, uint32_t step, FringeOtherwise *otherwise)
{
  double priority = fringe_search_priority (search, otherwise->removed);

  for (uint32_t id = fringe_search_next_with_priority (search, 0, step, priority); id != FRINGE_NO_NODE;
       id = fringe_search_next_with_priority (search, id + 1, step, priority))
    take_tied (search, id, otherwise);
  if (fringe_search_rules (search)->ties == FRINGE_TIES_HEAP)
    otherwise->by_ties[FRINGE_TIES_HEAP] = otherwise->removed;
  else if (otherwise->n_tied > 1)
    otherwise->by_ties[FRINGE_TIES_HEAP] = FRINGE_NO_NODE;
}

static double
priority_of (Other *other, uint32_t id)
{
  const FringeRules *rules = fringe_search_rules (other->search);
  FringeBoard board;

  fringe_search_board (other->search, id, &board);
  return fringe_rules_priority (rules, fringe_search_g (other->search, id),
                                fringe_h_value (fringe_estimate_h (&other->estimate, &board)));
}

static void
take (Other *other, uint32_t id)
{
  double priority = priority_of (other, id);
  FringeTies ties = fringe_search_rules (other->search)->ties;
  gboolean ties_with_best = other->best != FRINGE_NO_NODE && priority == other->best_priority;

  if (ties_with_best && !fringe_search_tie_goes_to (other->search, ties, id, other->best))
    {
      other->is_sole = FALSE;
      return;
    }
  if (other->best != FRINGE_NO_NODE && priority > other->best_priority)
    return;
  other->best = id;
  other->best_priority = priority;
  other->is_sole = !ties_with_best;
}

static void
find_by_heuristic (const FringeSearch *search, uint32_t step, FringeOtherwise *otherwise)
{
  Other other = { .search = search, .best = FRINGE_NO_NODE };
  uint32_t n_nodes = fringe_search_n_nodes_at (search, step);

  if (n_nodes > FRINGE_OTHERWISE_NODES_MAX
      || !fringe_estimate_init (&other.estimate, otherwise->heuristic, fringe_search_goal (search)))
    return;
  for (uint32_t id = 0; id < n_nodes; id++)
    if (fringe_search_state_at (search, id, step) == FRINGE_NODE_FRONTIER)
      take (&other, id);
  fringe_estimate_clear (&other.estimate);
  if (other.is_sole || fringe_search_rules (search)->ties != FRINGE_TIES_HEAP)
    otherwise->by_heuristic = other.best;
}

gboolean
fringe_otherwise (const FringeSearch *search, uint32_t step, FringeOtherwise *otherwise)
{
  const FringeRules *rules;

  search = fringe_search_in_step (search, step);
  rules = fringe_search_rules (search);
  *otherwise = (FringeOtherwise) { .removed = FRINGE_NO_NODE, .by_heuristic = FRINGE_NO_NODE };
  for (int ties = 0; ties < FRINGE_N_TIES; ties++)
    otherwise->by_ties[ties] = FRINGE_NO_NODE;
  otherwise->heuristic
      = rules->heuristic == FRINGE_HEURISTIC_MISPLACED ? FRINGE_HEURISTIC_MANHATTAN : FRINGE_HEURISTIC_MISPLACED;
  if (step == 0 || step > fringe_search_n_steps (search) || rules->algorithm == FRINGE_ALGORITHM_IDASTAR)
    return FALSE;
  otherwise->removed = fringe_search_removed (search, step);
  if (fringe_rules_use_ties (rules))
    find_by_ties (search, step - 1, otherwise);
  if (fringe_rules_use_heuristic (rules))
    find_by_heuristic (search, step - 1, otherwise);
  return TRUE;
}

static void
add_ties (GString *text, const FringeOtherwise *otherwise)
{
  gboolean any = FALSE;

  for (int ties = 0; ties < FRINGE_N_TIES; ties++)
    if (otherwise->by_ties[ties] != otherwise->removed && otherwise->by_ties[ties] != FRINGE_NO_NODE)
      {
        any = TRUE;
        /* Translators: what another rule for nodes that tie would have removed; %s is its title. */
        fringe_sentences_add_line (text,
                                   g_strdup_printf (_ ("With “%1$s”: node %2$u instead."),
                                                    fringe_ties_title ((FringeTies) ties), otherwise->by_ties[ties]));
      }
  if (!any && otherwise->n_tied > 1)
    fringe_sentences_add_line (text,
                               g_strdup_printf (_ ("With other rules for ties: node %u, too."), otherwise->removed));
}

static void
add_heuristic (GString *text, const FringeOtherwise *otherwise)
{
  const char *title = fringe_heuristic_title (otherwise->heuristic);

  if (otherwise->by_heuristic == FRINGE_NO_NODE)
    return;
  if (otherwise->by_heuristic == otherwise->removed)
    /* Translators: what the other heuristic would have removed; %s is its title. */
    fringe_sentences_add_line (text, g_strdup_printf (_ ("By “%1$s”: node %2$u, too."), title, otherwise->removed));
  else
    /* Translators: what the other heuristic would have removed; %s is its title. */
    fringe_sentences_add_line (text,
                               g_strdup_printf (_ ("By “%1$s”: node %2$u instead."), title, otherwise->by_heuristic));
}

char *
fringe_otherwise_sentences (const FringeSearch *search, uint32_t step)
{
  GString *text = g_string_new (NULL);
  FringeOtherwise otherwise;

  if (fringe_otherwise (search, step, &otherwise))
    {
      add_ties (text, &otherwise);
      add_heuristic (text, &otherwise);
    }
  return g_string_free (text, FALSE);
}
