/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-sentences-private.h"

#include <glib/gi18n-lib.h>

char *
fringe_why_iteration_sentence (uint32_t i, uint32_t id, uint32_t bound)
{
  if (i == 0)
    return g_strdup_printf (_("Iteration 1 begins at the start, with bound %u: the h of the start."), bound);
  /* Translators: the iteration of IDA*, the node that the start is in it, the bound on f. */
  return g_strdup_printf (_("Iteration %u begins at the start again, node %u, with bound %u: the smallest f "
                            "that was cut."),
                             i + 1, id, bound);
}

/* The step before this one entered the node of the id before. */
static char *
way_sentence (const FringeSearch *search, uint32_t id)
{
  uint32_t parent = fringe_search_parent (search, id);
  const char *move = fringe_move_title (fringe_search_move (search, id));

  if (parent + 1 == id)
    /* Translators: %s is a move: "Up from node 3 gives node 4." */
    return g_strdup_printf (_("The search goes one deeper: %s from node %u gives node %u."), move, parent, id);
  /* Translators: the node entered last, the node it went back to, a move, the new node. */
  return g_strdup_printf (_("The depth-first search backed up from node %u to node %u for its next move: %s "
                            "gives node %u."),
                             id - 1, parent, move, id);
}

static char *
bound_sentence (uint32_t id, uint32_t f, uint32_t bound)
{
  if (f > bound)
    return g_strdup_printf (_("Its f = %u exceeds the bound %u: node %u is cut."), f, bound, id);
  return g_strdup_printf (_("Its f = %u is within the bound %u."), f, bound);
}

void
fringe_why_add_entry (GString *text, const FringeSearch *search, uint32_t step)
{
  uint32_t id = fringe_search_removed (search, step), i = fringe_search_root_of (search, id);
  uint32_t bound = fringe_search_iteration_at (search, i, step).bound, parent = fringe_search_parent (search, id);
  FringeNodeState state = fringe_search_state_at (search, id, step);

  if (id == fringe_search_root (search, i))
    fringe_sentences_add (text, fringe_why_iteration_sentence (i, id, bound));
  else
    fringe_sentences_add (text, way_sentence (search, id));
  fringe_sentences_add (text, bound_sentence (id, (uint32_t) fringe_search_f (search, id), bound));
  if (state == FRINGE_NODE_GOAL)
    fringe_sentences_add (text, g_strdup (_("It is the goal.")));
  if (state != FRINGE_NODE_EXPANDED)
    return;
  fringe_sentences_add (text, g_strdup (_("It is not the goal.")));
  if (parent != FRINGE_NO_NODE)
    fringe_sentences_add (
        text, g_strdup_printf (_("%s would lead straight back to node %u: dropped."),
                                  fringe_move_title (fringe_move_opposite (fringe_search_move (search, id))), parent));
}
