/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-draw-legend.h"
#include "fringe-coloring.h"
#include "fringe-draw-outline.h"
#include "fringe-font.h"

#include <math.h>

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
/* Outlines reach beyond their chips. */
#define INSET 4.0

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
    [FRINGE_TOPIC_FRONTIER] = FRINGE_NODE_FRONTIER,
    [FRINGE_TOPIC_EXPANDED] = FRINGE_NODE_EXPANDED,
    [FRINGE_TOPIC_CURRENT] = FRINGE_NODE_EXPANDED,
    [FRINGE_TOPIC_SOLUTION] = FRINGE_NODE_EXPANDED,
    [FRINGE_TOPIC_GOAL] = FRINGE_NODE_GOAL,
    [FRINGE_TOPIC_CUT] = FRINGE_NODE_CUT,
    [FRINGE_TOPIC_SUPERSEDED] = FRINGE_NODE_SUPERSEDED,
    [FRINGE_TOPIC_STALE] = FRINGE_NODE_STALE,
    [FRINGE_TOPIC_BOTH] = FRINGE_NODE_EXPANDED,
    [FRINGE_TOPIC_ONLY_LEFT] = FRINGE_NODE_EXPANDED,
    [FRINGE_TOPIC_ONLY_RIGHT] = FRINGE_NODE_EXPANDED,
  };

  return (FringeNodeLook) { .state = states[topic],
                            .current = topic == FRINGE_TOPIC_CURRENT,
                            .on_solution = topic == FRINGE_TOPIC_SOLUTION,
                            .alone = owner_of (topic) != FRINGE_OWNER_NONE,
                            .color = fringe_owner_color (theme, owner_of (topic)) };
}

/* From the smallest value to the largest. */
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
  fringe_pen_text (pen, rect->x + rect->width / 2, rect->y + rect->height / 2 + type.size * FRINGE_DIGIT_HEIGHT / 2, "#n",
                   &type);
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
  fringe_pen_text (pen, chip.x + chip.width + CHIP_TO_LABEL * theme->type,
                   middle + type.size * FRINGE_DIGIT_HEIGHT / 2, entry->label, &type);
}

/* Entries in lines; with a pen they are drawn, without one only measured. */
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
  double at = x;

  for (int i = 0; i < n_entries; i++)
    {
      double width = entry_width (theme, &entries[i]);

      if (at > x && at + width - x > width_max)
        {
          at = x;
          taken.height += LINE_HEIGHT * theme->type;
        }
      if (pen != NULL)
        draw_entry (pen, theme, &entries[i], at, y + taken.height - LINE_HEIGHT * theme->type);
      taken.width = fmax (taken.width, at + width - x);
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
