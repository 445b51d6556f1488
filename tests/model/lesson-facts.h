/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-lesson-file.h"

/* What a stop of a lesson claims in its key Facts, as "removed=4;f(12)=6;with(heuristic=misplaced).end.expanded=9;",
 * worked out anew from searches.
 *
 * A fact is a sum or a difference of values and numbers, with spaces around its signs. Before the name of a value may
 * stand, with dots: right, the search beside, seen when it has expanded as many; end, the last step; with(…), other
 * rules. The values are
 *
 * - step, steps, expanded, generated, open, max-open, depth, stale: of the search at the step
 * - nodes: all that were generated, the start included; weight: of the rules
 * - cost: moves of the solution; boards, cells, columns, tiles: of the puzzle; inversions(start), row(goal),
 * tile(cell): of its boards; rows and cells are counted from 1
 * - id(n), g(n), h(n), f(n), priority(n), parent(n), children(n), removed-step(n): of node n, which must be there
 * - duplicates(n), duplicate(n): how many successors of node n repeat a node, and which node the first of them repeats
 * - supersedes(n): the node that node n supersedes
 * - estimate(heuristic,n): another h of node n
 * - removed, next: nodes that the step removed, and that the next one will
 * - least, ties: the smallest priority on the frontier, and how many nodes have it
 * - frontier(p): how many nodes on the frontier have priority p; layer(f): nodes expanded with that f
 * - reopened: how many nodes superseded one that was expanded
 * - iterations, bound(i), expanded-in(i), generated-in(i): of IDA*, from 1
 */

/* Fails where a fact is wrong, or is none. Returns: (transfer full) (element-type double): the numbers they claim */
GArray *lesson_facts_check (const FringeLessonStop *stop, const char *facts);
