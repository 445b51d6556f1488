/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-forks.h"

/* (nullable): what it was forked from; of a fork of step 0 nothing is left. */
static const FringeSearch *
before (const FringeSearch *search)
{
  guint step = fringe_search_fork_step (search);
  const FringeSearch *from = step != UINT32_MAX ? fringe_search_in_step (search, step) : search;

  return from != search ? from : NULL;
}

FringeRules
fringe_forks_list (const FringeSearch *search, GArray *forks)
{
  const FringeSearch *part = search, *first = search;

  g_array_set_size (forks, 0);
  for (; part != NULL && fringe_search_fork_step (part) != UINT32_MAX; part = before (part))
    {
      FringeSessionFork fork = { fringe_search_fork_step (part), *fringe_search_rules (part) };

      g_array_prepend_val (forks, fork);
      first = before (part) != NULL ? before (part) : part;
    }
  return *fringe_search_rules (first);
}

FringeRules
fringe_forks_gather (const FringeSearch *search, GArray *forks)
{
  FringeRules rules = fringe_forks_list (search, forks);

  if (forks->len <= FRINGE_SESSION_FORKS_MAX)
    return rules;
  g_array_set_size (forks, 0);
  return *fringe_search_rules (search);
}

/* How many of them are made. */
static guint
n_made (const FringeSearch *search)
{
  guint n = 0;

  for (; search != NULL && fringe_search_fork_step (search) != UINT32_MAX; search = before (search))
    n++;
  return n;
}

guint
fringe_forks_next_step (FringeSession *session, const GArray *forks)
{
  guint n = n_made (fringe_session_get_search (session));

  return n < forks->len ? g_array_index (forks, FringeSessionFork, n).step : 0;
}

gboolean
fringe_forks_make_next (FringeSession *session, const GArray *forks)
{
  const FringeSearch *search = fringe_session_get_search (session);
  guint n = n_made (search), last = fringe_session_last_fork_step (search);
  const FringeSessionFork *fork;

  if (n >= forks->len)
    return FALSE;
  fork = &g_array_index (forks, FringeSessionFork, n);
  if (last == FRINGE_NO_FORK || fork->step > last || fringe_search_bytes (search) > FRINGE_FORKS_BYTES_MAX)
    return FALSE;
  fringe_session_fork (session, search, fork->step, &fork->rules);
  return n_made (fringe_session_get_search (session)) > n;
}
