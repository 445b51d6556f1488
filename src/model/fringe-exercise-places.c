/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-exercise-places.h"

/* How far a subtree reaches to either side in each row below its root, from the root's middle. */
typedef struct
{
  GArray *left;
  GArray *right;
} Contour;

typedef struct
{
  GArray *places;
  double node_width, card_width;
  Contour *contours; /* of each place */
} Layout;

static FringeExercisePlace *
place_at (const Layout *layout, guint i)
{
  return &g_array_index (layout->places, FringeExercisePlace, i);
}

static void
list_nodes (Layout *layout, const FringeExercise *exercise)
{
  guint iteration = fringe_exercise_moment (exercise)->iteration, n = fringe_exercise_n_nodes (exercise);
  g_autofree int *index = g_new0 (int, n);

  for (guint32 id = 0; id < n; id++)
    {
      const FringeExerciseNode *node = fringe_exercise_node (exercise, id);
      FringeExercisePlace place = { .id = id, .parent = -1 };

      if (node->iteration != iteration)
        continue;
      if (node->parent != FRINGE_NO_NODE)
        {
          place.parent = index[node->parent];
          place.row = place_at (layout, (guint) place.parent)->row + 1;
        }
      index[id] = (int) layout->places->len;
      g_array_append_val (layout->places, place);
    }
}

static void
list_cards (Layout *layout, const FringeExercise *exercise)
{
  const FringeExerciseMoment *now = fringe_exercise_moment (exercise);
  guint n = layout->places->len, parent = 0;

  if (now->chosen == FRINGE_NO_NODE || now->is_over)
    return;
  while (parent < n && place_at (layout, parent)->id != now->chosen)
    parent++;
  for (guint i = 0; parent < n && i < now->n_cards; i++)
    {
      FringeExercisePlace place
          = { .id = i, .is_card = TRUE, .parent = (int) parent, .row = place_at (layout, parent)->row + 1 };

      g_array_append_val (layout->places, place);
    }
}

static void
widen (GArray *contour, guint row, double reach, gboolean is_left)
{
  if (row == contour->len)
    g_array_append_val (contour, reach);
  else if (is_left ? reach < g_array_index (contour, double, row) : reach > g_array_index (contour, double, row))
    g_array_index (contour, double, row) = reach;
}

/* Returns: how far right of the first child's middle the child has to stand, so that it is clear of those before it */
static double
find_shift (const Contour *before, const Contour *child)
{
  double shift = 0;

  for (guint row = 0; row < before->right->len && row < child->left->len; row++)
    shift = MAX (shift, g_array_index (before->right, double, row) - g_array_index (child->left, double, row));
  return shift;
}

/* Adds the contour of a child that stands at @x, one row below. */
static void
add_contour (Contour *to, const Contour *child, double x, guint below)
{
  for (guint row = 0; row < child->left->len; row++)
    {
      widen (to->left, row + below, g_array_index (child->left, double, row) + x, TRUE);
      widen (to->right, row + below, g_array_index (child->right, double, row) + x, FALSE);
    }
}

static Contour
contour_new (void)
{
  return (Contour) { g_array_new (FALSE, FALSE, sizeof (double)), g_array_new (FALSE, FALSE, sizeof (double)) };
}

static void
contour_free (Contour *contour)
{
  g_array_unref (contour->left);
  g_array_unref (contour->right);
}

/* Puts the children of a place beside each other; their x is from its middle then. */
static void
place_children (Layout *layout, guint parent)
{
  Contour together = contour_new (), *own = &layout->contours[parent];
  double half = (place_at (layout, parent)->is_card ? layout->card_width : layout->node_width) / 2, last = 0,
         left = -half;

  for (guint i = parent + 1; i < layout->places->len; i++)
    if (place_at (layout, i)->parent == (int) parent)
      {
        last = place_at (layout, i)->x = find_shift (&together, &layout->contours[i]);
        add_contour (&together, &layout->contours[i], last, 0);
      }
  for (guint i = parent + 1; i < layout->places->len; i++)
    if (place_at (layout, i)->parent == (int) parent)
      place_at (layout, i)->x -= last / 2;
  g_array_append_val (own->left, left);
  g_array_append_val (own->right, half);
  add_contour (own, &together, -last / 2, 1);
  contour_free (&together);
}

GArray *
fringe_exercise_places (const FringeExercise *exercise, double node_width, double card_width)
{
  Layout layout = { g_array_new (FALSE, TRUE, sizeof (FringeExercisePlace)), node_width, card_width, NULL };
  guint n;

  list_nodes (&layout, exercise);
  list_cards (&layout, exercise);
  n = layout.places->len;
  layout.contours = g_new (Contour, n);
  for (guint i = 0; i < n; i++)
    layout.contours[i] = contour_new ();
  for (guint i = n; i-- > 0;)
    place_children (&layout, i);
  for (guint i = 0; i < n; i++)
    {
      FringeExercisePlace *place = place_at (&layout, i);

      place->x = place->parent < 0 ? 0 : place->x + place_at (&layout, (guint) place->parent)->x;
      contour_free (&layout.contours[i]);
    }
  g_free (layout.contours);
  return layout.places;
}
