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

guint
fringe_cli_matches_row_length (const FringeExplanation *ordered, guint first)
{
  guint end = first + 1;

  if (fringe_explanation_names (ordered, first))
    return 1;
  while (end < ordered->n_matches && ordered->matches[end].group == ordered->matches[first].group)
    end++;
  return end - first;
}
