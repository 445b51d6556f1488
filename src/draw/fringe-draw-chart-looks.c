/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-draw-chart-private.h"

#include <math.h>

/* What tells the lines of a chart apart: colour, dashes, and the shape of a point. */

FringeColor
fringe_chart_color (const FringeTheme *theme, FringeChartLook look)
{
  switch (look)
    {
    case FRINGE_CHART_DASHED:
      return theme->goal;
    case FRINGE_CHART_DOTTED:
      return theme->cut;
    case FRINGE_CHART_DIAMONDS:
      return theme->current;
    case FRINGE_CHART_DOWNWARD:
      return theme->only_right;
    case FRINGE_CHART_RINGS:
      return theme->only_left;
    case FRINGE_CHART_FRAMES:
      return theme->text;
    case FRINGE_CHART_OUTLINES:
      return theme->expanded;
    case FRINGE_CHART_SOLID:
    case FRINGE_N_CHART_LOOKS:
    default:
      return theme->frontier;
    }
}

FringeStroke
fringe_chart_stroke (const FringePlot *plot, FringeChartLook look)
{
  static const double dashes[FRINGE_N_CHART_LOOKS] = { 0, 7, 2.5, 0, 7, 2.5, 0, 7 };
  double width = fmax (plot->theme->line, plot->size / 7);

  return (FringeStroke) { .line = fringe_chart_color (plot->theme, look), .width = width, .dash = dashes[look] };
}

static bool
is_empty (FringeChartLook look)
{
  return look == FRINGE_CHART_RINGS || look == FRINGE_CHART_FRAMES || look == FRINGE_CHART_OUTLINES;
}

/* A triangle stands on its head where @up is -1. */
static void
draw_triangle (const FringePlot *plot, double x, double y, double r, int up, const FringeStroke *stroke)
{
  double low = y + up * r * 0.75;
  double corners[] = { x - r, low, x + r, low, x, y - up * r, x - r, low };

  fringe_pen_polyline (plot->pen, corners, 4, stroke);
}

void
fringe_plot_draw_shape (const FringePlot *plot, FringeChartLook look, double x, double y, double radius)
{
  FringeColor color = fringe_chart_color (plot->theme, look), background = plot->theme->background;
  FringeStroke stroke = { is_empty (look) ? background : color, is_empty (look) ? color : background, 1, 0 };
  double r = radius * 1.25, diamond[] = { x - r, y, x, y - r, x + r, y, x, y + r, x - r, y };

  switch (look)
    {
    case FRINGE_CHART_DASHED:
    case FRINGE_CHART_FRAMES:
      fringe_pen_rectangle (plot->pen, x - radius * 0.9, y - radius * 0.9, radius * 1.8, radius * 1.8, 0, &stroke);
      break;
    case FRINGE_CHART_DOTTED:
    case FRINGE_CHART_OUTLINES:
      draw_triangle (plot, x, y, r, 1, &stroke);
      break;
    case FRINGE_CHART_DOWNWARD:
      draw_triangle (plot, x, y, r, -1, &stroke);
      break;
    case FRINGE_CHART_DIAMONDS:
      fringe_pen_polyline (plot->pen, diamond, 5, &stroke);
      break;
    case FRINGE_CHART_SOLID:
    case FRINGE_CHART_RINGS:
    case FRINGE_N_CHART_LOOKS:
    default:
      fringe_pen_circle (plot->pen, x, y, radius, &stroke);
      break;
    }
}
