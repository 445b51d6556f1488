/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-forks.h"

/* (nullable): the search that it was forked from; a fork of step 0 keeps nothing of it */
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

guint
fringe_forks_count (const FringeSearch *search)
{
  guint n = 0;

  for (; search != NULL && fringe_search_fork_step (search) != UINT32_MAX; search = before (search))
    n++;
  return n;
}
