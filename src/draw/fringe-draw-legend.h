/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-draw-tree.h"

/**
 * FringeTopic:
 * @FRINGE_TOPIC_CURRENT: the node of this step, unless it is the goal
 * @FRINGE_TOPIC_SOLUTION: the path to the goal
 * @FRINGE_TOPIC_ORDER: the number of the step that expanded a node
 * @FRINGE_TOPIC_FOLD: a folded node and how many it hides
 * @FRINGE_TOPIC_GHOST: a successor that became no node
 * @FRINGE_TOPIC_BREAKPOINT: a node that a run stops at
 * @FRINGE_TOPIC_BOTH: of two searches side by side, what both have expanded
 * @FRINGE_TOPIC_ONLY_LEFT: what only the left one has
 * @FRINGE_TOPIC_ONLY_RIGHT: what only the right one has
 * @FRINGE_TOPIC_COLORS: what colours tell where that is not the state
 *
 * What a legend can explain, in the order in which it does. Most are the looks of the states of nodes.
 */
typedef enum
{
  FRINGE_TOPIC_FRONTIER,
  FRINGE_TOPIC_EXPANDED,
  FRINGE_TOPIC_CURRENT,
  FRINGE_TOPIC_SOLUTION,
  FRINGE_TOPIC_GOAL,
  FRINGE_TOPIC_CUT,
  FRINGE_TOPIC_FORGOTTEN,
  FRINGE_TOPIC_SUPERSEDED,
  FRINGE_TOPIC_STALE,
  FRINGE_TOPIC_ORDER,
  FRINGE_TOPIC_FOLD,
  FRINGE_TOPIC_GHOST,
  FRINGE_TOPIC_BREAKPOINT,
  FRINGE_TOPIC_BOTH,
  FRINGE_TOPIC_ONLY_LEFT,
  FRINGE_TOPIC_ONLY_RIGHT,
  FRINGE_TOPIC_COLORS,
  FRINGE_N_TOPICS
} FringeTopic;

/* Several topics: each has the bit 1 << topic. */
typedef unsigned FringeTopics;

#define FRINGE_TOPICS_ALL ((1u << FRINGE_N_TOPICS) - 1)

/* The topics that a search has, whichever way it is drawn. */
#define FRINGE_TOPICS_OF_SEARCH ((1u << FRINGE_TOPIC_FOLD) - 1)

/* The topics that two searches side by side have. */
#define FRINGE_TOPICS_OF_OWNERS (1u << FRINGE_TOPIC_BOTH | 1u << FRINGE_TOPIC_ONLY_LEFT | 1u << FRINGE_TOPIC_ONLY_RIGHT)

/* What is seen of the whole tree at @step, drawn as cards, nothing folded, without ghosts, in the colours of states. As
 * fast as fringe_search_counts_at(). */
FringeTopics fringe_topics_at (const FringeSearch *search, uint32_t step);

/* What nodes of the scene's size can show: smaller ones have no number, and those that have no outline tell nothing but
 * what the colours do. O(1) */
FringeTopics fringe_topics_of_scale (const FringeScene *scene);

/* Returns: what the scene's viewport sees. O(nodes seen) */
FringeTopics fringe_topics_of_scene (const FringeScene *scene);

/* Returns: what folds, ghosts, stops and colours of a scene add to fringe_topics_at(), wherever in the tree. O(1) */
FringeTopics fringe_topics_of_view (const FringeScene *scene);

/**
 * FringeLegendEntry:
 * @label: (transfer none): what to call it, translated
 * @low: (transfer none) (nullable): of colours, the value at the start of the ramp
 * @high: (transfer none) (nullable): the one at its end
 * @is_filled: whether nodes are so small that they have no outlines
 */
typedef struct
{
  FringeTopic topic;
  const char *label;
  const char *low, *high;
  bool is_filled;
} FringeLegendEntry;

/* What a topic is called, in the reader's language: static. Of colours it is what they tell. */
const char *fringe_legend_label (FringeTopic topic, FringeColoring coloring);

/**
 * fringe_draw_legend_measure:
 * @width_max: where a line ends; an entry that is wider stands in a line of its own
 * @width: (out): of the widest line
 * @height: (out): of all lines
 */
void fringe_draw_legend_measure (const FringeTheme *theme,
                                 const FringeLegendEntry *entries,
                                 int n_entries,
                                 double width_max,
                                 double *width,
                                 double *height);

/* Draws the entries side by side, in as many lines as @width_max asks for. */
void fringe_draw_legend (FringePen *pen,
                         const FringeTheme *theme,
                         const FringeLegendEntry *entries,
                         int n_entries,
                         double x,
                         double y,
                         double width_max);
