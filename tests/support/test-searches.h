/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-autoptr.h"

typedef struct
{
  FringeBoard start;
  FringeBoard goal;
  FringeRules rules;
} TestProblem;

/* Any of the rules that fit boards of all sizes, with the moves in any order. */
FringeRules test_rules_random (void);

/* A random goal, a start that is @n_moves random moves away or fewer, random rules. The perfect heuristic is among them
 * where its table is small. */
TestProblem test_problem_random (int rows, int columns, int n_moves);

/* Puts the problem among the messages of the test that is run. */
void test_problem_tell (const TestProblem *problem);

/* Whether node @a goes before node @b of the same priority; the definitions, but for that of a heap. */
gboolean test_tie_goes_to (FringeTies ties, uint32_t a, uint32_t b, uint32_t g_of_a, uint32_t g_of_b);

/* Where the goal is out of reach the search is made ready to run all the same. */
FringeSearch *test_search_new (const TestProblem *problem, uint32_t node_limit);

/* Whether the path to node @id leads through @ancestor, which may be the node itself. */
gboolean test_is_ancestor (const FringeSearch *search, uint32_t ancestor, uint32_t id);

/* Runs to the end. */
FringeSearch *test_search_run (const TestProblem *problem, uint32_t node_limit);

/* Any but those of IDA*. */
FringeRules test_rules_random_with_frontier (void);

/* A search that goes on by other rules from any step before the last of @search, and has run to the end; NULL where
 * there is no such step, and for IDA*. */
FringeSearch *test_search_fork (const FringeSearch *search);

void test_assert_iterations_equal (const FringeIteration *a, const FringeIteration *b);
void test_assert_counts_equal (const FringeCounts *a, const FringeCounts *b);

/* Asserts that what @a tells of step @step is what @b, which stopped there, tells of its last. */
void test_assert_same_at (const FringeSearch *a, const FringeSearch *b, uint32_t step);

/* Asserts that two searches hold the same nodes and steps. */
void test_assert_same_record (const FringeSearch *a, const FringeSearch *b);

/* What holds of every record. */
typedef void (*TestProperty) (const FringeSearch *search, const TestProblem *problem);

/* Adds a test case that tries @property on searches of boards of many sizes, under many rules and node limits. */
void test_add_property (const char *name, TestProperty property);
