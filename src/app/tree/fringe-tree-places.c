/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-tree-places.h"

#include <math.h>
#include <stdlib.h>

#define VISITED_MAX 64
/* Looking for the node in the middle, nodes closer than a share of the view count as one. */
#define GRAINS 32

FringePin
fringe_pin_at (const FringeLayout *layout, const FringeCard *card, const FringeViewport *viewport, guint id)
{
  FringePin pin = { .id = fringe_layout_shown_for (layout, id) };
  FringeRect rect;

  if (pin.id == FRINGE_NO_NODE)
    return pin;
  rect = fringe_geometry_node (layout, card, pin.id);
  rect = fringe_viewport_to_screen (viewport, &rect);
  pin.x = rect.x + rect.width / 2;
  pin.y = rect.y + rect.height / 2;
  return pin;
}

gboolean
fringe_pin_is_in_sight (const FringePin *pin, const FringeCard *card, const FringeViewport *viewport)
{
  double width = card->width * viewport->scale / 2, height = card->height * viewport->scale / 2;

  return pin->id != FRINGE_NO_NODE && pin->x > -width && pin->x < viewport->width + width && pin->y > -height
         && pin->y < viewport->height + height;
}

static const FringePlace *
nearest_to_middle (const FringePlaces *places, const FringeCard *card, const FringeViewport *viewport)
{
  const FringePlace *nearest = NULL;
  double least = INFINITY;

  for (gsize i = 0; i < places->n; i++)
    {
      FringeRect rect = fringe_geometry_card (card, &places->places[i]);
      double distance;

      rect = fringe_viewport_to_screen (viewport, &rect);
      distance = hypot (rect.x + rect.width / 2 - viewport->width / 2, rect.y + rect.height / 2 - viewport->height / 2);
      if (distance < least)
        {
          least = distance;
          nearest = &places->places[i];
        }
    }
  return nearest;
}

FringePin
fringe_pin_in_the_middle (const FringeLayout *layout, const FringeCard *card, const FringeViewport *viewport)
{
  FringeRect visible = fringe_viewport_visible (viewport);
  FringeSpan span = fringe_geometry_span (card, &visible);
  gint64 grain = (span.right - span.left) / GRAINS;
  FringePlaces places = { 0 };
  const FringePlace *nearest;
  FringePin pin = { .id = FRINGE_NO_NODE };

  fringe_layout_see (layout, &span, (gint32) CLAMP (grain, 1, G_MAXINT32), 1 + (span.bottom - span.top) / GRAINS,
                     &places);
  nearest = nearest_to_middle (&places, card, viewport);
  if (nearest != NULL)
    pin = fringe_pin_at (layout, card, viewport, nearest->id);
  free (places.places);
  return pin;
}

void
fringe_pin_keep (const FringePin *pin, const FringeLayout *layout, const FringeCard *card, FringeViewport *viewport)
{
  guint id = pin->id == FRINGE_NO_NODE ? FRINGE_NO_NODE : fringe_layout_shown_for (layout, pin->id);
  FringeRect rect;

  if (id == FRINGE_NO_NODE)
    return;
  rect = fringe_geometry_node (layout, card, id);
  rect = fringe_viewport_to_screen (viewport, &rect);
  fringe_viewport_pan (viewport, pin->x - (rect.x + rect.width / 2), pin->y - (rect.y + rect.height / 2));
}

struct _FringePlacesVisited
{
  GArray *sides[2]; /* the places behind and the places ahead, the nearest one last */
};

FringePlacesVisited *
fringe_places_visited_new (void)
{
  FringePlacesVisited *visited = g_new (FringePlacesVisited, 1);

  for (int i = 0; i < 2; i++)
    visited->sides[i] = g_array_new (FALSE, FALSE, sizeof (FringePlaceVisited));
  return visited;
}

void
fringe_places_visited_free (FringePlacesVisited *visited)
{
  for (int i = 0; i < 2; i++)
    g_array_unref (visited->sides[i]);
  g_free (visited);
}

void
fringe_places_visited_clear (FringePlacesVisited *visited)
{
  for (int i = 0; i < 2; i++)
    g_array_set_size (visited->sides[i], 0);
}

void
fringe_places_visited_leave (FringePlacesVisited *visited, const FringePlaceVisited *place)
{
  if (visited->sides[0]->len == VISITED_MAX)
    g_array_remove_index (visited->sides[0], 0);
  g_array_append_val (visited->sides[0], *place);
  g_array_set_size (visited->sides[1], 0);
}

gboolean
fringe_places_visited_go (FringePlacesVisited *visited, int offset, FringePlaceVisited *place)
{
  GArray *from = visited->sides[offset > 0], *to = visited->sides[offset < 0];
  FringePlaceVisited left = *place;

  if (from->len == 0)
    return FALSE;
  *place = g_array_index (from, FringePlaceVisited, from->len - 1);
  g_array_set_size (from, from->len - 1);
  g_array_append_val (to, left);
  return TRUE;
}
