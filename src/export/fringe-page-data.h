/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-page-part.h"
#include "fringe-text-output.h"

/**
 * fringe_page_data_write:
 * @output: to which it is written, in pieces
 *
 * Writes what the script of a page reads, as JSON in which no "<" stands: with that a tag could begin in a page.
 *
 *   "nodes": id, parent, move, g, the steps at which it was generated, removed and superseded, how it stands at the
 *     last step, how many nodes it hides, and the board of a node whose parent is not on the page
 *   "places": up to a step, how large the tree is, and for each node that there is by then x and y of its card and how
 *     far below its parent the edge runs across
 *   "values": from a step on, until other rules hold: h and f of the nodes, and which place each has in the order of
 *     removal
 *   "stops": what is stepped through: a step or the middle of it, what is said of it, and what it has counted; in its
 *     middle which nodes there are, and those that are not as at its end
 */
void fringe_page_data_write (const FringePagePart *part, const FringePicture *picture, FringeTextOutput *output);
