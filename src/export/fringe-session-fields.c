/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-session-private.h"

#define OFFSET(member) G_STRUCT_OFFSET (FringeSessionFile, member)
#define RULES_OFFSET(member) G_STRUCT_OFFSET (FringeRules, member)

const FringeSessionField fringe_session_fields[] = {
  { "Puzzle", "Title", OFFSET (title), &fringe_session_text, TRUE },
  { "Puzzle", "Start", OFFSET (start), &fringe_session_board, FALSE },
  { "Puzzle", "Goal", OFFSET (goal), &fringe_session_board, FALSE },
  { "Search", "NodeLimit", OFFSET (node_limit), &fringe_session_number, TRUE },
  { "Search", "SearchAnyway", OFFSET (searches_anyway), &fringe_session_truth, TRUE },
  { "Search", "Forks", OFFSET (forks), &fringe_session_forks, TRUE },
  { "Search", "Steps", OFFSET (n_steps), &fringe_session_number, TRUE },
  { "Search", "Step", OFFSET (step), &fringe_session_number, TRUE },
  { "Search", "Line", OFFSET (line), &fringe_session_node, TRUE },
  { FRINGE_SESSION_FOLDS_GROUP, "Size", OFFSET (fold_size), &fringe_session_number, TRUE },
  { "View", "Direction", OFFSET (direction), &fringe_session_direction, TRUE },
  { "View", "Coloring", OFFSET (coloring), &fringe_session_coloring, TRUE },
  { "View", "Duplicates", OFFSET (has_ghosts), &fringe_session_truth, TRUE },
  { "View", "Scale", OFFSET (scale), &fringe_session_scale, TRUE },
  { "View", "Center", OFFSET (center), &fringe_session_node, TRUE },
  { "View", "OffsetX", OFFSET (offset_x), &fringe_session_offset, TRUE },
  { "View", "OffsetY", OFFSET (offset_y), &fringe_session_offset, TRUE },
  { "View", "Selected", OFFSET (selected), &fringe_session_node, TRUE },
  { "View", "Panel", OFFSET (panel), &fringe_session_text, TRUE },
  { NULL, NULL, 0, NULL, FALSE },
};

const FringeSessionField fringe_session_compared[] = {
  { FRINGE_SESSION_COMPARISON_GROUP, "SearchAnyway", OFFSET (comparison_anyway), &fringe_session_truth, TRUE },
  { FRINGE_SESSION_COMPARISON_GROUP, "Forks", OFFSET (comparison_forks), &fringe_session_forks, TRUE },
  { FRINGE_SESSION_COMPARISON_GROUP, "Known", OFFSET (comparison_known), &fringe_session_number, TRUE },
  { FRINGE_SESSION_COMPARISON_GROUP, "Time", OFFSET (comparison_time), &fringe_session_number, TRUE },
  { NULL, NULL, 0, NULL, FALSE },
};

const FringeSessionField fringe_session_other[] = {
  { NULL, "Start", G_STRUCT_OFFSET (FringeSessionNotes, start), &fringe_session_board, FALSE },
  { NULL, "Goal", G_STRUCT_OFFSET (FringeSessionNotes, goal), &fringe_session_board, FALSE },
  { NULL, "Forks", G_STRUCT_OFFSET (FringeSessionNotes, forks), &fringe_session_forks, TRUE },
  { NULL, NULL, 0, NULL, FALSE },
};

const FringeSessionField fringe_session_rules[] = {
  { NULL, "Algorithm", RULES_OFFSET (algorithm), &fringe_session_algorithm, FALSE },
  { NULL, "Heuristic", RULES_OFFSET (heuristic), &fringe_session_heuristic, FALSE },
  { NULL, "Weight", RULES_OFFSET (weight), &fringe_session_weight, TRUE },
  { NULL, "Moves", RULES_OFFSET (moves), &fringe_session_moves, FALSE },
  { NULL, "Ties", RULES_OFFSET (ties), &fringe_session_ties, FALSE },
  { NULL, "Duplicates", RULES_OFFSET (duplicates), &fringe_session_duplicates, FALSE },
  { NULL, "GoalTest", RULES_OFFSET (goal_test), &fringe_session_goal_test, FALSE },
  { NULL, NULL, 0, NULL, FALSE },
};

const char *const fringe_session_events[FRINGE_SESSION_N_EVENTS] = { "layer", "duplicate", "reopened", "superseded" };
