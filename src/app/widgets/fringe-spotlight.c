/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-spotlight.h"

#include <math.h>

#define SQUARE 128
/* The radius of the circle, as a share of the shorter side. */
#define RADIUS 0.17
#define RADIUS_MIN 90.0
/* The light begins to fade at this share of the radius. */
#define CORE 0.94

static const GdkRGBA dim = { 0, 0, 0, 0.66 };
static const GdkRGBA clear = { 0, 0, 0, 0 };

/* Returns: how far the point is from the square; 0 inside it */
static double
distance (const graphene_rect_t *square, double x, double y)
{
  double across = fmax (fmax (square->origin.x - x, x - square->origin.x - square->size.width), 0);
  double down = fmax (fmax (square->origin.y - y, y - square->origin.y - square->size.height), 0);

  return hypot (across, down);
}

void
fringe_spotlight_snapshot (GtkSnapshot *snapshot, int width, int height, double x, double y)
{
  double radius = fmax (MIN (width, height) * RADIUS, RADIUS_MIN);
  GskColorStop stops[] = { { 0, clear }, { CORE, clear }, { 1, dim } };

  for (int top = 0; top < height; top += SQUARE)
    for (int left = 0; left < width; left += SQUARE)
      {
        graphene_rect_t square
            = GRAPHENE_RECT_INIT (left, top, MIN (SQUARE, width - left), MIN (SQUARE, height - top));

        if (distance (&square, x, y) >= radius)
          gtk_snapshot_append_color (snapshot, &dim, &square);
        else
          gtk_snapshot_append_radial_gradient (snapshot, &square, &GRAPHENE_POINT_INIT (x, y), radius, radius, 0, 1,
                                               stops, G_N_ELEMENTS (stops));
      }
}
