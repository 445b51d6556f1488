/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is typed to find a node, and to filter a list. */
#include "fringe-board-text.h"
#include "fringe-node-query.h"
#include "fuzz.h"

#include <string.h>

static FringeSearch *
example (void)
{
  const char *text = "1 3 0 4 2 5 7 8 6";
  FringeRules rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  FringeBoard goal = fringe_board_standard_goal (3, 3);
  FringeBoardError problem;
  FringeSearch *search;
  FringeBoard start;

  g_assert_true (fringe_board_parse (text, strlen (text), 3, 3, &start, &problem));
  search = fringe_search_new (&start, &goal, &rules, 1000);
  while (fringe_search_step (search) == FRINGE_OUTCOME_RUNNING)
    ;
  return search;
}

static void
ask (const FringeSearch *search, const FringeNodeQuery *query)
{
  guint step = fringe_search_n_steps (search);
  g_autofree char *none = fringe_node_query_none_sentence (query, search, step);

  fuzz_assert_sentence (none);
  for (guint id = 0; id < fringe_search_n_nodes (search); id++)
    fringe_node_query_matches (query, search, id, step, FRINGE_NO_NODE);
}

int
LLVMFuzzerTestOneInput (const guint8 *data, size_t size)
{
  static FringeSearch *search;
  g_autofree char *text = fuzz_text (data, size);
  g_autofree char *reason = NULL, *message = NULL;
  FringeNodeQuery filter, query;

  if (search == NULL)
    search = example ();
  if (fringe_node_query_parse_one (text, search, &query, &reason))
    ask (search, &query);
  else if (*g_strstrip (text) != '\0')
    fuzz_assert_sentence (reason);

  if (!fringe_node_query_parse (text, 3, 3, &filter, &message))
    fuzz_assert_sentence (message);
  else
    g_assert_cmpuint (filter.n_conditions, <=, FRINGE_NODE_CONDITIONS_MAX);
  return 0;
}
