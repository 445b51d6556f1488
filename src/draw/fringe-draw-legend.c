/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-draw-legend.h"

#include "fringe-draw-outline.h"
#include "fringe-font.h"
#include "fringe-painter.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* The legend below a tree: what there is to explain in it, what to call that, and how it is drawn. */

#define CHIP_WIDTH 20.0
#define CHIP_HEIGHT 15.0
#define CHIP_TO_LABEL 7.0
#define ENTRY_GAP 14.0
#define LINE_HEIGHT 22.0
#define SIZE 13.0
#define BADGE_SIZE 11.5
#define WIDE_CHIP_WIDTH 30.0
#define RAMP_WIDTH 96.0
#define RAMP_PIECES 32
#define RAMP_GAP 5.0
#define DASH 2.5
#define STOP_SIDE 12.0
/* Outlines reach beyond their chips by no more than this. */
#define INSET 4.0

#define BIT(topic) (1u << (topic))

static FringeTopics
bit_if (bool is_there, FringeTopic topic)
{
  return is_there ? BIT (topic) : 0;
}

/* Those of RBFS that are expanded now lie on the way to the node called last. */
static uint32_t
n_expanded_now (const FringeSearch *search, uint32_t step, const FringeCounts *counts, bool solved)
{
  if (!fringe_search_is_rbfs (search))
    return counts->expanded;
  return step > 0 ? fringe_search_g (search, fringe_search_removed (search, step)) + !solved : 0;
}

/* Nodes that RBFS forgot are shown below those beside its way that failed. */
static bool
shows_forgotten (const FringeSearch *search, uint32_t step)
{
  uint32_t children[FRINGE_N_MOVES], below[FRINGE_N_MOVES];

  for (uint32_t id = step > 0 ? fringe_search_removed (search, step) : FRINGE_NO_NODE; id != FRINGE_NO_NODE;
       id = fringe_search_parent (search, id))
    for (int i = 0, n = fringe_search_children_at (search, id, step, children); i < n; i++)
      if (fringe_search_state_at (search, children[i], step) == FRINGE_NODE_FRONTIER
          && fringe_search_children_at (search, children[i], step, below) > 0)
        return true;
  return false;
}

/* Superseded nodes are those that were generated and are neither open nor removed. A goal that was found as it was
 * generated is still counted as open. */
static FringeTopics
topics_of_discarded (const FringeSearch *search, uint32_t step, const FringeCounts *counts, bool solved)
{
  if (fringe_search_is_idastar (search))
    return bit_if (step > counts->expanded + solved, FRINGE_TOPIC_CUT);
  if (fringe_search_is_rbfs (search))
    return bit_if (shows_forgotten (search, step), FRINGE_TOPIC_FORGOTTEN);
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
         | bit_if (n_expanded_now (search, step, &counts, solved) > n_special, FRINGE_TOPIC_EXPANDED)
         | bit_if (step > 0 && current != FRINGE_NODE_GOAL, FRINGE_TOPIC_CURRENT)
         | bit_if (solved && fringe_search_g (search, goal) > 0, FRINGE_TOPIC_SOLUTION)
         | bit_if (solved, FRINGE_TOPIC_GOAL) | bit_if (counts.expanded > 0, FRINGE_TOPIC_ORDER);
}

static bool
has_colors (const FringeScene *scene)
{
  return scene->owners.find == NULL && scene->coloring != FRINGE_COLORING_STATE;
}

/* Who has expanded a node says more than that it was expanded, so it takes the place of that. */
static FringeTopics
topic_of_state (const FringeScene *scene, uint32_t id, FringeTopic topic)
{
  static const FringeTopic of_owners[FRINGE_N_OWNERS] = {
    [FRINGE_OWNER_BOTH] = FRINGE_TOPIC_BOTH,
    [FRINGE_OWNER_LEFT] = FRINGE_TOPIC_ONLY_LEFT,
    [FRINGE_OWNER_RIGHT] = FRINGE_TOPIC_ONLY_RIGHT,
  };
  FringeOwner owner = scene->owners.find != NULL ? scene->owners.find (scene->owners.data, id) : FRINGE_OWNER_NONE;
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
    [FRINGE_NODE_FRONTIER] = FRINGE_TOPIC_FRONTIER,   [FRINGE_NODE_EXPANDED] = FRINGE_TOPIC_EXPANDED,
    [FRINGE_NODE_GOAL] = FRINGE_TOPIC_GOAL,           [FRINGE_NODE_CUT] = FRINGE_TOPIC_CUT,
    [FRINGE_NODE_STALE] = FRINGE_TOPIC_STALE,         [FRINGE_NODE_SUPERSEDED] = FRINGE_TOPIC_SUPERSEDED,
    [FRINGE_NODE_FORGOTTEN] = FRINGE_TOPIC_FORGOTTEN,
  };
  const FringeScene *scene = painter->scene;
  FringeNodeState state = fringe_scene_state (scene, id);
  bool on_solution = fringe_path_has (&painter->solution, scene->search, id);
  bool is_current = scene->step > 0 && id == painter->current && state != FRINGE_NODE_GOAL;
  bool is_plain = state != FRINGE_NODE_EXPANDED || !(is_current || on_solution);
  bool waits = state == FRINGE_NODE_FRONTIER && fringe_search_is_idastar (scene->search);
  uint32_t root = fringe_layout_root (scene->layout);

  return (is_plain && !waits ? topic_of_state (scene, id, of_states[state]) : 0)
         | bit_if (is_current, FRINGE_TOPIC_CURRENT)
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

  if (detail < FRINGE_DETAIL_CARD || scene->card.without_values)
    topics &= ~BIT (FRINGE_TOPIC_ORDER);
  if (detail < FRINGE_DETAIL_LABEL)
    topics &= ~BIT (FRINGE_TOPIC_GHOST);
  if (fringe_node_is_filled (&scene->card, scene->viewport.scale) && has_colors (scene))
    topics &= ~(BIT (FRINGE_TOPIC_FRONTIER) | BIT (FRINGE_TOPIC_EXPANDED) | BIT (FRINGE_TOPIC_CUT)
                | BIT (FRINGE_TOPIC_FORGOTTEN) | BIT (FRINGE_TOPIC_SUPERSEDED) | BIT (FRINGE_TOPIC_STALE));
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

/* Returns: what a ramp of colours tells */
static const char *
coloring_label (FringeColoring coloring)
{
  switch (coloring)
    {
    case FRINGE_COLORING_ORDER:
      return _ ("step of expansion");
    case FRINGE_COLORING_DEPTH:
      /* Translators: in the legend, beside a ramp of colours: g, the moves from the start */
      return _ ("depth g");
    case FRINGE_COLORING_RUN:
      /* Translators: in the legend, beside a ramp of colours: of IDA* */
      return _ ("iteration");
    case FRINGE_COLORING_F:
    case FRINGE_COLORING_STATE:
    case FRINGE_N_COLORINGS:
    default:
      return "f";
    }
}

const char *
fringe_legend_label (FringeTopic topic, FringeColoring coloring)
{
  switch (topic)
    {
    /* Translators: these name the looks of nodes in the legend below the tree */
    case FRINGE_TOPIC_FRONTIER:
      return _ ("frontier");
    case FRINGE_TOPIC_EXPANDED:
      return _ ("expanded");
    case FRINGE_TOPIC_CURRENT:
      return _ ("this step");
    case FRINGE_TOPIC_SOLUTION:
      /* Translators: the path from the start to the goal, in the legend */
      return _ ("solution");
    case FRINGE_TOPIC_GOAL:
      return _ ("goal");
    case FRINGE_TOPIC_CUT:
      /* Translators: a node that IDA* does not expand because its f exceeds the bound */
      return _ ("cut");
    case FRINGE_TOPIC_FORGOTTEN:
      /* Translators: a node that RBFS has left and does not remember */
      return _ ("forgotten");
    case FRINGE_TOPIC_SUPERSEDED:
      return _ ("superseded");
    case FRINGE_TOPIC_STALE:
      /* Translators: a node that was thrown away because its state had been expanded */
      return _ ("stale");
    case FRINGE_TOPIC_ORDER:
      /* Translators: in the legend, of the grey number of a node: the step in which it was expanded */
      return _ ("step of expansion");
    case FRINGE_TOPIC_FOLD:
      /* Translators: in the legend, of "+1,204" below a folded node */
      return _ ("nodes hidden");
    case FRINGE_TOPIC_BREAKPOINT:
      /* Translators: in the legend, of a node that a run stops at */
      return _ ("breakpoint");
    case FRINGE_TOPIC_GHOST:
      /* Translators: in the legend, of a successor that became no node */
      return _ ("duplicate of node n");
    case FRINGE_TOPIC_BOTH:
      /* Translators: in the legend, of two trees side by side */
      return _ ("expanded by both");
    case FRINGE_TOPIC_ONLY_LEFT:
      return _ ("only on the left");
    case FRINGE_TOPIC_ONLY_RIGHT:
      return _ ("only on the right");
    case FRINGE_TOPIC_COLORS:
    case FRINGE_N_TOPICS:
    default:
      return coloring_label (coloring);
    }
}

static FringeType
label_type (const FringeTheme *theme)
{
  return (FringeType) { theme->family, SIZE * theme->type, false, FRINGE_ANCHOR_START, theme->text };
}

static double
end_width (const FringeTheme *theme, const char *end)
{
  FringeType type = label_type (theme);

  return end != NULL ? fringe_font_width (&type, end) + RAMP_GAP : 0;
}

static double
chip_width (const FringeTheme *theme, const FringeLegendEntry *entry)
{
  if (entry->topic == FRINGE_TOPIC_COLORS)
    return end_width (theme, entry->low) + RAMP_WIDTH + end_width (theme, entry->high);
  return theme->type
         * (entry->topic == FRINGE_TOPIC_FOLD || entry->topic == FRINGE_TOPIC_GHOST ? WIDE_CHIP_WIDTH : CHIP_WIDTH);
}

static double
entry_width (const FringeTheme *theme, const FringeLegendEntry *entry)
{
  FringeType type = label_type (theme);

  return INSET + chip_width (theme, entry) + CHIP_TO_LABEL * theme->type + fringe_font_width (&type, entry->label);
}

static FringeOwner
owner_of (FringeTopic topic)
{
  if (topic == FRINGE_TOPIC_ONLY_LEFT)
    return FRINGE_OWNER_LEFT;
  return topic == FRINGE_TOPIC_ONLY_RIGHT ? FRINGE_OWNER_RIGHT : FRINGE_OWNER_NONE;
}

static FringeNodeLook
look_of (const FringeTheme *theme, FringeTopic topic)
{
  static const FringeNodeState states[FRINGE_N_TOPICS] = {
    [FRINGE_TOPIC_FRONTIER] = FRINGE_NODE_FRONTIER,   [FRINGE_TOPIC_EXPANDED] = FRINGE_NODE_EXPANDED,
    [FRINGE_TOPIC_CURRENT] = FRINGE_NODE_EXPANDED,    [FRINGE_TOPIC_SOLUTION] = FRINGE_NODE_EXPANDED,
    [FRINGE_TOPIC_GOAL] = FRINGE_NODE_GOAL,           [FRINGE_TOPIC_CUT] = FRINGE_NODE_CUT,
    [FRINGE_TOPIC_FORGOTTEN] = FRINGE_NODE_FORGOTTEN, [FRINGE_TOPIC_SUPERSEDED] = FRINGE_NODE_SUPERSEDED,
    [FRINGE_TOPIC_STALE] = FRINGE_NODE_STALE,         [FRINGE_TOPIC_BOTH] = FRINGE_NODE_EXPANDED,
    [FRINGE_TOPIC_ONLY_LEFT] = FRINGE_NODE_EXPANDED,  [FRINGE_TOPIC_ONLY_RIGHT] = FRINGE_NODE_EXPANDED,
  };

  return (FringeNodeLook) { .state = states[topic],
                            .current = topic == FRINGE_TOPIC_CURRENT,
                            .on_solution = topic == FRINGE_TOPIC_SOLUTION,
                            .alone = owner_of (topic) != FRINGE_OWNER_NONE,
                            .color = fringe_owner_color (theme, owner_of (topic)) };
}

/* The ramp goes from the smallest value to the largest. */
static void
draw_ramp (FringePen *pen, const FringeTheme *theme, const FringeLegendEntry *entry, const FringeRect *rect)
{
  FringeType type = label_type (theme);
  double x = rect->x + end_width (theme, entry->low), width = RAMP_WIDTH / RAMP_PIECES;
  double baseline = rect->y + rect->height / 2 + type.size * FRINGE_DIGIT_HEIGHT / 2;

  if (entry->low != NULL)
    fringe_pen_text (pen, rect->x, baseline, entry->low, &type);
  for (int i = 0; i < RAMP_PIECES; i++)
    {
      FringeStroke fill = { .fill = fringe_ramp (theme)[i * (FRINGE_RAMP_COLORS - 1) / (RAMP_PIECES - 1)] };

      fringe_pen_rectangle (pen, x + i * width, rect->y, width, rect->height, 0, &fill);
    }
  if (entry->high != NULL)
    fringe_pen_text (pen, x + RAMP_WIDTH + RAMP_GAP, baseline, entry->high, &type);
}

static void
draw_ghost (FringePen *pen, const FringeTheme *theme, const FringeRect *rect)
{
  FringeStroke stroke = { .fill = theme->background, .line = theme->discarded, .width = 1, .dash = DASH };
  FringeType type = { theme->family, BADGE_SIZE * theme->type, false, FRINGE_ANCHOR_MIDDLE, theme->text_dim };

  fringe_pen_rectangle (pen, rect->x, rect->y, rect->width, rect->height, rect->height / 2, &stroke);
  fringe_pen_text (pen, rect->x + rect->width / 2, rect->y + rect->height / 2 + type.size * FRINGE_DIGIT_HEIGHT / 2,
                   "#n", &type);
}

static void
draw_sample (FringePen *pen, const FringeTheme *theme, const FringeLegendEntry *entry, const FringeRect *chip)
{
  FringeNodeLook look = look_of (theme, entry->topic);

  if (entry->topic == FRINGE_TOPIC_ORDER)
    fringe_draw_badge (pen, theme, "n", chip, BADGE_SIZE * theme->type);
  else if (entry->topic == FRINGE_TOPIC_FOLD)
    fringe_draw_badge (pen, theme, "+n", chip, BADGE_SIZE * theme->type);
  else if (entry->topic == FRINGE_TOPIC_GHOST)
    draw_ghost (pen, theme, chip);
  else if (entry->topic == FRINGE_TOPIC_BREAKPOINT)
    fringe_draw_stop (pen, theme, chip->x + chip->width / 2, chip->y + chip->height / 2, STOP_SIDE * theme->type);
  else if (entry->topic == FRINGE_TOPIC_COLORS)
    draw_ramp (pen, theme, entry, chip);
  else if (entry->is_filled)
    fringe_draw_block (pen, theme, &look, chip);
  else
    fringe_draw_chip (pen, theme, &look, chip);
}

static void
draw_entry (FringePen *pen, const FringeTheme *theme, const FringeLegendEntry *entry, double x, double y)
{
  FringeType type = label_type (theme);
  double middle = y + LINE_HEIGHT * theme->type / 2, height = CHIP_HEIGHT * theme->type;
  FringeRect chip = { x + INSET, middle - height / 2, chip_width (theme, entry), height };

  draw_sample (pen, theme, entry, &chip);
  fringe_pen_text (pen, chip.x + chip.width + CHIP_TO_LABEL * theme->type, middle + type.size * FRINGE_DIGIT_HEIGHT / 2,
                   entry->label, &type);
}

/* Lets the entries flow in lines. With a pen they are drawn, without one only measured. Both reckon from the left edge,
 * so that no rounding breaks a line in one of them alone. */
static FringeRect
flow (FringePen *pen,
      const FringeTheme *theme,
      const FringeLegendEntry *entries,
      int n_entries,
      double x,
      double y,
      double width_max)
{
  FringeRect taken = { x, y, 0, LINE_HEIGHT * theme->type };
  double at = 0;

  for (int i = 0; i < n_entries; i++)
    {
      double width = entry_width (theme, &entries[i]);

      if (at > 0 && at + width > width_max)
        {
          at = 0;
          taken.height += LINE_HEIGHT * theme->type;
        }
      if (pen != NULL)
        draw_entry (pen, theme, &entries[i], x + at, y + taken.height - LINE_HEIGHT * theme->type);
      taken.width = fmax (taken.width, at + width);
      at += width + ENTRY_GAP;
    }
  return taken;
}

void
fringe_draw_legend_measure (const FringeTheme *theme,
                            const FringeLegendEntry *entries,
                            int n_entries,
                            double width_max,
                            double *width,
                            double *height)
{
  FringeRect taken = flow (NULL, theme, entries, n_entries, 0, 0, width_max);

  *width = taken.width;
  *height = taken.height;
}

void
fringe_draw_legend (FringePen *pen,
                    const FringeTheme *theme,
                    const FringeLegendEntry *entries,
                    int n_entries,
                    double x,
                    double y,
                    double width_max)
{
  fringe_pen_begin (pen, NULL, "legend");
  flow (pen, theme, entries, n_entries, x, y, width_max);
  fringe_pen_end (pen);
}
