/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "test-searches.h"

#include <glib.h>

/* One of Korf's 100 instances of the 15-puzzle (1985) and what IDA* with Manhattan makes of it, with the moves in the
 * order ULRD. */
typedef struct
{
  guint number;
  FringeBoard start;
  guint cost;
  guint64 expanded;
  guint64 generated;
} TestKorf;

/* The instances of @path, a table of comma-separated values; those with the fewest nodes first. */
GArray *test_korf_load (const char *path);

/* The board 0 1 2 … 15. */
FringeBoard test_korf_goal (void);

FringeRules test_korf_rules (void);

/* Searches; %NULL or, where a figure is another, what each is. Free with g_free(). */
char *test_korf_try (const TestKorf *korf);

/* The same by another admissible heuristic, of which only the cost is known. @n_generated: (out): the nodes it takes */
char *test_korf_try_cost (const TestKorf *korf, FringeHeuristic heuristic, guint64 *n_generated);
