/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-sentences-private.h"

#include <glib/gi18n-lib.h>

/* What is said of a step of RBFS: which calls failed, which node is called, by which limit, and what that made. */

/* So many failures are told one by one; of the others only how many there are. */
#define FAILURES_TOLD 2

char *
fringe_rbfs_step_sentence (const FringeSearch *search, uint32_t step)
{
  uint32_t id = fringe_search_removed (search, step);
  FringeCall call = fringe_search_call (search, step);
  g_autofree char *value = fringe_exact_text (fringe_search_backed_f_at (search, id, step));
  g_autofree char *limit = fringe_exact_text (call.limit), *alternative = fringe_exact_text (call.alternative);

  /* Translators: a node, its backed-up F, the limit it is called with, and the smallest F of its siblings. */
  return g_strdup_printf (_ ("Node %u is called with F = %s, limit %s and alternative %s"), id, value, limit,
                          alternative);
}

char *
fringe_rbfs_step_summary (const FringeSearch *search, uint32_t step)
{
  g_autofree char *limit = fringe_exact_text (fringe_search_call (search, step).limit);

  /* Translators: a node, and the limit it is called with. */
  return g_strdup_printf (_ ("Node %u is called with limit %s."), fringe_search_removed (search, step), limit);
}

static void
add_failures (GString *text, const FringeSearch *search, uint32_t step, uint32_t n)
{
  for (uint32_t i = 0; i < n && i < FAILURES_TOLD; i++)
    {
      FringeFailure failure = fringe_search_failure (search, step, i);
      g_autofree char *value = fringe_exact_text (failure.value), *limit = fringe_exact_text (failure.limit);

      /* Translators: a node, the smallest F of its children, its limit, and that F again. */
      fringe_sentences_add (text,
                            g_strdup_printf (_ ("Below node %u the smallest F is %s, beyond its limit %s: it fails, "
                                                "its F becomes %s, and its children are forgotten."),
                                             failure.node, value, limit, value));
    }
  if (n > FAILURES_TOLD)
    fringe_sentences_add (text, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u node above it fails, too.",
                                                              "%u nodes above it fail, too.", n - FAILURES_TOLD),
                                                 n - FAILURES_TOLD));
}

static void
add_choice (GString *text, const FringeSearch *search, uint32_t step, const FringeCall *call)
{
  uint32_t id = fringe_search_removed (search, step), parent = fringe_search_parent (search, id);
  g_autofree char *value = fringe_exact_text (fringe_search_backed_f_at (search, id, step));
  g_autofree char *limit = fringe_exact_text (call->limit), *alternative = fringe_exact_text (call->alternative);

  if (parent == FRINGE_NO_NODE)
    {
      fringe_sentences_add (text, g_strdup (_ ("The start is called without a limit.")));
      return;
    }
  /* Translators: a node, its parent, its F, and the smallest F of its siblings. */
  fringe_sentences_add (text, g_strdup_printf (_ ("Node %u has the smallest F of the children of node %u: %s. The "
                                                  "alternative is %s."),
                                               id, parent, value, alternative));
  /* Translators: a node and a number. */
  fringe_sentences_add (text, g_strdup_printf (_ ("So node %u is called with the limit %s."), id, limit));
}

void
fringe_why_add_call (GString *text, const FringeSearch *search, uint32_t step)
{
  uint32_t id = fringe_search_removed (search, step), children[FRINGE_N_MOVES];
  FringeCall call = fringe_search_call (search, step);
  int n = fringe_search_children_at (search, id, step, children);

  add_failures (text, search, step, call.n_failures);
  add_choice (text, search, step, &call);
  if (fringe_search_state_at (search, id, step) == FRINGE_NODE_GOAL)
    {
      fringe_sentences_add (text, g_strdup (_ ("It is the goal.")));
      return;
    }
  fringe_sentences_add (text, g_strdup (_ ("It is not the goal.")));
  for (int i = 0; i < n; i++)
    {
      g_autofree char *value = fringe_exact_text (fringe_search_backed_f_at (search, children[i], step));

      /* Translators: a move, the new node, and its F. */
      fringe_sentences_add (text, g_strdup_printf (_ ("%s makes node %u with F = %s."),
                                                   fringe_move_title (fringe_search_move (search, children[i])),
                                                   children[i], value));
    }
}
