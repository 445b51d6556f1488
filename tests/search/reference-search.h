/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "test-searches.h"

/* Every convention once more, as slow and obvious as it can be said: lists that are scanned from end to end, whole
 * boards in every node, h counted anew each time, the frontier of every step kept as it was. */

typedef struct
{
  FringeBoard board;
  uint32_t parent;
  FringeMove move;
  uint32_t g;
  double h; /* INFINITY where the goal is out of reach and the heuristic knows it */
  uint32_t generated_step, removed_step, superseded_step;
  uint32_t supersedes, stale_of;
  FringeNodeState state; /* after the last step */
  FringeDuplicate duplicates[FRINGE_N_MOVES];
  int n_duplicates;
  int n_tried; /* successors, in its expansion */
} ReferenceNode;

typedef struct
{
  uint32_t removed;
  uint32_t n_nodes, n_roots;
  FringeCounts counts;
  GArray *frontier;   /* of ids, in the order of the queue, the stack or the heap */
  GArray *iterations; /* of FringeIteration */
} ReferenceStep;

typedef struct
{
  const TestProblem *problem;
  uint32_t node_limit;
  uint32_t fork_step; /* UINT32_MAX where it goes by the same rules from the first step to the last */
  TestProblem after;  /* with the rules from there on */
  GArray *nodes;      /* of ReferenceNode */
  GArray *steps;      /* of ReferenceStep, the first being step 0 */
  GArray *frontier;
  GArray *iterations;
  FringeOutcome outcome;
} Reference;

/* Runs to the end, also where the goal is out of reach. */
Reference *reference_new (const TestProblem *problem, uint32_t node_limit);
/* From @step on by the algorithm, the heuristic, the weight and the ties of @rules. What is kept of that step is as it
 * is seen by them. */
Reference *
reference_new_forked (const TestProblem *problem, uint32_t node_limit, uint32_t step, const FringeRules *rules);
void reference_free (Reference *reference);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Reference, reference_free)

ReferenceNode *reference_node (const Reference *reference, uint32_t id);
ReferenceStep *reference_step (const Reference *reference, uint32_t step);

double reference_priority (const Reference *reference, uint32_t id);

/* The frontier of @step in the order in which it would be emptied. */
GArray *reference_frontier_at (const Reference *reference, uint32_t step);

/* What its parts share. */

gboolean reference_is_goal (const Reference *reference, const FringeBoard *board);
gboolean reference_is_open (const Reference *reference, const ReferenceNode *node);
gboolean reference_is_heap (const Reference *reference);
void reference_push (const Reference *reference, GArray *frontier, uint32_t id);
/* What was superseded by @step is passed over. FRINGE_NO_NODE where nothing is left. */
uint32_t reference_pop (const Reference *reference, GArray *frontier, uint32_t step);

/* In the step that is being made. */
uint32_t reference_add_node (Reference *reference, const FringeBoard *board, uint32_t parent, FringeMove move);
void reference_remove_node (Reference *reference, uint32_t id, FringeNodeState state);
/* Ends the step, in which @removed was removed. */
void reference_add_step (Reference *reference, uint32_t removed);

/* After the step of the fork. */
void reference_fork_here (Reference *reference);

void reference_run_idastar (Reference *reference);
