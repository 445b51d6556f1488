/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-draw-topics.h"
#include "fringe-painter.h"

#include <glib.h>

#define BIT(topic) (1u << (topic))

static FringeTopics
bit_if (bool is_there, FringeTopic topic)
{
  return is_there ? BIT (topic) : 0;
}

/* Superseded nodes are those that were generated and are neither open nor removed. A goal that was found as it was
 * generated is still counted as open. */
static FringeTopics
topics_of_discarded (const FringeSearch *search, uint32_t step, const FringeCounts *counts, bool solved)
{
  if (fringe_search_rules (search)->algorithm == FRINGE_ALGORITHM_IDASTAR)
    return bit_if (step > counts->expanded + solved, FRINGE_TOPIC_CUT);
  return bit_if (counts->generated + 1 > counts->open + step, FRINGE_TOPIC_SUPERSEDED)
         | bit_if (counts->stale > 0, FRINGE_TOPIC_STALE);
}

FringeTopics
fringe_topics_at (const FringeSearch *search, uint32_t step)
{
  FringeCounts counts = fringe_search_counts_at (search, step);
  uint32_t goal = fringe_search_solution_at (search, step);
  bool solved = goal != FRINGE_NO_NODE;
  bool goal_is_open = solved && fringe_search_removed_step (search, goal) == UINT32_MAX;
  FringeNodeState current
      = step > 0 ? fringe_search_state_at (search, fringe_search_removed (search, step), step) : FRINGE_NODE_ABSENT;
  /* Where there is a solution, the node of the last step is the goal or its parent. */
  uint32_t n_special = solved ? fringe_search_g (search, goal) : current == FRINGE_NODE_EXPANDED;

  return topics_of_discarded (search, step, &counts, solved)
         | bit_if (counts.open > goal_is_open, FRINGE_TOPIC_FRONTIER)
         | bit_if (counts.expanded > n_special, FRINGE_TOPIC_EXPANDED)
         | bit_if (step > 0 && current != FRINGE_NODE_GOAL, FRINGE_TOPIC_CURRENT)
         | bit_if (solved && fringe_search_g (search, goal) > 0, FRINGE_TOPIC_SOLUTION)
         | bit_if (solved, FRINGE_TOPIC_GOAL) | bit_if (counts.expanded > 0, FRINGE_TOPIC_ORDER);
}

static bool
has_colors (const FringeScene *scene)
{
  return scene->owners.find == NULL && scene->coloring != FRINGE_COLORING_STATE;
}

/* Who has expanded it says more than that it was expanded. */
static FringeTopics
topic_of_state (const FringeScene *scene, uint32_t id, FringeTopic topic)
{
  static const FringeTopic of_owners[FRINGE_N_OWNERS] = {
    [FRINGE_OWNER_BOTH] = FRINGE_TOPIC_BOTH,
    [FRINGE_OWNER_LEFT] = FRINGE_TOPIC_ONLY_LEFT,
    [FRINGE_OWNER_RIGHT] = FRINGE_TOPIC_ONLY_RIGHT,
  };
  FringeOwner owner
      = scene->owners.find != NULL ? scene->owners.find (scene->owners.data, id) : FRINGE_OWNER_NONE;
  FringeTopics of_owner = bit_if (owner != FRINGE_OWNER_NONE, of_owners[owner]);

  return topic == FRINGE_TOPIC_EXPANDED && of_owner != 0 ? of_owner : of_owner | BIT (topic);
}

static bool
has_ghosts (const FringePainter *painter, uint32_t id)
{
  return fringe_painter_ghosts_height (painter, id) > 0;
}

static FringeTopics
topics_of_node (const FringePainter *painter, uint32_t id)
{
  static const FringeTopic of_states[FRINGE_N_NODE_STATES] = {
    [FRINGE_NODE_FRONTIER] = FRINGE_TOPIC_FRONTIER, [FRINGE_NODE_EXPANDED] = FRINGE_TOPIC_EXPANDED,
    [FRINGE_NODE_GOAL] = FRINGE_TOPIC_GOAL,         [FRINGE_NODE_CUT] = FRINGE_TOPIC_CUT,
    [FRINGE_NODE_STALE] = FRINGE_TOPIC_STALE,       [FRINGE_NODE_SUPERSEDED] = FRINGE_TOPIC_SUPERSEDED,
  };
  const FringeScene *scene = painter->scene;
  FringeNodeState state = fringe_scene_state (scene, id);
  bool on_solution = fringe_path_has (&painter->solution, scene->search, id);
  bool is_current = scene->step > 0 && id == painter->current && state != FRINGE_NODE_GOAL;
  bool is_plain = state != FRINGE_NODE_EXPANDED || !(is_current || on_solution);
  bool waits
      = state == FRINGE_NODE_FRONTIER && fringe_search_rules (scene->search)->algorithm == FRINGE_ALGORITHM_IDASTAR;
  uint32_t root = fringe_layout_root (scene->layout);

  return (is_plain && !waits ? topic_of_state (scene, id, of_states[state]) : 0) | bit_if (is_current, FRINGE_TOPIC_CURRENT)
         | bit_if (on_solution && painter->solution.n > fringe_search_g (scene->search, root) + 1,
                   FRINGE_TOPIC_SOLUTION)
         | bit_if (state == FRINGE_NODE_EXPANDED, FRINGE_TOPIC_ORDER)
         | bit_if (fringe_layout_is_folded (scene->layout, id), FRINGE_TOPIC_FOLD)
         | bit_if (has_ghosts (painter, id), FRINGE_TOPIC_GHOST) | bit_if (has_colors (scene), FRINGE_TOPIC_COLORS);
}

FringeTopics
fringe_topics_of_view (const FringeScene *scene)
{
  return bit_if (fringe_layout_n_hidden (scene->layout) > 0, FRINGE_TOPIC_FOLD)
         | (scene->owners.find != NULL ? FRINGE_TOPICS_OF_OWNERS : 0)
         | bit_if (scene->card.ghosts > 0, FRINGE_TOPIC_GHOST) | bit_if (scene->n_stops > 0, FRINGE_TOPIC_BREAKPOINT)
         | bit_if (has_colors (scene), FRINGE_TOPIC_COLORS);
}

FringeTopics
fringe_topics_of_scale (const FringeScene *scene)
{
  const FringeBoard *start = fringe_search_start (scene->search);
  FringeDetail detail = fringe_detail_for (&scene->card, start->rows * start->columns, scene->viewport.scale);
  FringeTopics topics = FRINGE_TOPICS_ALL;

  if (detail < FRINGE_DETAIL_CARD)
    topics &= ~BIT (FRINGE_TOPIC_ORDER);
  if (detail < FRINGE_DETAIL_LABEL)
    topics &= ~BIT (FRINGE_TOPIC_GHOST);
  if (fringe_node_is_filled (&scene->card, scene->viewport.scale) && has_colors (scene))
    topics &= ~(BIT (FRINGE_TOPIC_FRONTIER) | BIT (FRINGE_TOPIC_EXPANDED) | BIT (FRINGE_TOPIC_CUT)
                | BIT (FRINGE_TOPIC_SUPERSEDED) | BIT (FRINGE_TOPIC_STALE));
  return topics;
}

FringeTopics
fringe_topics_of_scene (const FringeScene *scene)
{
  static const FringePenClass no_class = { .begin = NULL };
  FringePen no_pen = { &no_class };
  FringeRect visible = fringe_viewport_visible (&scene->viewport);
  FringeTopics topics = 0;
  FringePainter painter;

  if (fringe_layout_n_nodes (scene->layout) == 0)
    return 0;
  fringe_painter_init (&painter, &no_pen, fringe_theme_get (FRINGE_THEME_LIGHT), scene);
  fringe_painter_see (&painter);
  for (size_t i = 0; i < painter.places.n; i++)
    {
      FringeRect card = fringe_geometry_card (&scene->card, &painter.places.places[i]);

      if (fringe_rect_meets (&card, &visible))
        topics |= topics_of_node (&painter, painter.places.places[i].id);
    }
  fringe_painter_clear (&painter);
  return topics & fringe_topics_of_scale (scene);
}
