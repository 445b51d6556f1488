/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cli-matches.h"

#include "fringe-cli-json.h"

void
fringe_cli_match_add (JsonBuilder *builder, const FringeMatch *match)
{
  json_builder_begin_object (builder);
  fringe_cli_json_add_rules (builder, &match->rules);
  if (match->preset != FRINGE_N_PRESETS)
    fringe_cli_json_add_string (builder, "preset", fringe_preset_name (match->preset));
  else
    fringe_cli_json_add_null (builder, "preset");
  fringe_cli_json_add_boolean (builder, "counts_goal_as_expanded", match->counts_goal_as_expanded);
  fringe_cli_json_add_boolean (builder, "counts_root_as_generated", match->counts_root_as_generated);
  if (match->solved_start != FRINGE_SOLVED_START_NOT_OBSERVED)
    fringe_cli_json_add_boolean (builder, "counts_solved_start_as_expanded",
                                 match->solved_start == FRINGE_SOLVED_START_COUNTED);
  else
    fringe_cli_json_add_null (builder, "counts_solved_start_as_expanded");
  fringe_cli_json_add_boolean (builder, "admissible", match->is_admissible);
  fringe_cli_json_add_int (builder, "group", match->group);
  json_builder_end_object (builder);
}

gboolean
fringe_cli_match_is_named (const FringeExplanation *explanation, guint i)
{
  const FringeDistinction *by_count = &explanation->by_count, *by_board = &explanation->by_board;

  return i == 0 || (by_count->exists && by_count->other == i) || (by_board->exists && by_board->other == i);
}

static int
compare_matches (gconstpointer a, gconstpointer b, gpointer data)
{
  const FringeExplanation *explanation = data;
  guint i = *(const guint *) a, j = *(const guint *) b;
  guint our_group = explanation->matches[i].group, their_group = explanation->matches[j].group;
  gboolean named = fringe_cli_match_is_named (explanation, i);

  if (our_group != their_group)
    return our_group < their_group ? -1 : 1;
  if (named != fringe_cli_match_is_named (explanation, j))
    return named ? -1 : 1;
  return i < j ? -1 : 1;
}

FringeExplanation *
fringe_cli_matches_order (const FringeExplanation *explanation)
{
  FringeExplanation *ordered = g_memdup2 (explanation, sizeof *explanation);
  guint n = explanation->n_matches;
  g_autofree guint *order = g_new (guint, n);

  for (guint i = 0; i < n; i++)
    order[i] = i;
  g_qsort_with_data (order, (gint) n, sizeof *order, compare_matches, (gpointer) explanation);
  ordered->matches = g_new (FringeMatch, n);
  for (guint i = 0; i < n; i++)
    {
      ordered->matches[i] = explanation->matches[order[i]];
      if (order[i] == explanation->by_count.other)
        ordered->by_count.other = i;
      if (order[i] == explanation->by_board.other)
        ordered->by_board.other = i;
    }
  return ordered;
}

guint
fringe_cli_matches_row_length (const FringeExplanation *ordered, guint first)
{
  guint end = first + 1;

  if (fringe_cli_match_is_named (ordered, first))
    return 1;
  while (end < ordered->n_matches && ordered->matches[end].group == ordered->matches[first].group)
    end++;
  return end - first;
}
