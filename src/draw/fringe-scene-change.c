/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-scene-change.h"

#include "fringe-painter.h"

#include <glib.h>
#include <math.h>

/* A step gives one node children, or takes them away again. By that only the nodes on the way to it change their
 * places, and the subtrees beside this way, each as a whole. So it is enough to compare these. In a layout that is made
 * for a later step all have their places, and nothing is compared. */

/* Deeper ways are not compared, for finding the places on a way takes the square of its length. */
#define DEPTH_MAX 400

/* A node on the way, or a child of one. */
typedef struct
{
  FringePlace place;
  FringeSpan span; /* of its subtree */
  int n_children;
  bool is_on_way;
} Part;

struct _FringeSceneChange
{
  FringeScene before;
  uint32_t removed; /* in the later step of the two */
  uint32_t later;
  uint32_t solution;
  uint32_t fold_size;
  int n_digits;
  const FringeSearch *placed; /* (nullable): the search of the layout, where that was made for a later step */
  uint32_t placed_step;
  GArray *parts;      /* of Part, by id */
  GArray *to_current; /* of FringePlace, by row */
  GArray *rects;      /* of FringeRect */
};

static void
add (FringeSceneChange *change, int64_t left, int64_t right, uint32_t top, uint32_t bottom)
{
  FringePlace first = { .row = top, .x = (int32_t) left }, last = { .row = bottom, .x = (int32_t) right };
  FringeRect a = fringe_geometry_card (&change->before.card, &first);
  FringeRect b = fringe_geometry_card (&change->before.card, &last);
  FringeRect hull = fringe_rect_union (&a, &b);

  g_array_append_val (change->rects, hull);
}

/* Adds a node with the edge to it. */
static void
add_node (FringeSceneChange *change, const FringePlace *place)
{
  add (change, MIN (place->x, place->parent_x), MAX (place->x, place->parent_x), place->row - (place->row > 0),
       place->row);
}

static void
add_subtree (FringeSceneChange *change, const Part *part)
{
  const FringePlace *place = &part->place;

  add (change, MIN (part->span.left, place->parent_x), MAX (part->span.right, place->parent_x),
       place->row - (place->row > 0), part->span.bottom);
}

static void
add_shown_for (FringeSceneChange *change, const FringeLayout *layout, uint32_t id)
{
  uint32_t shown = id != FRINGE_NO_NODE ? fringe_layout_shown_for (layout, id) : id;
  FringePlace place;

  if (shown == FRINGE_NO_NODE)
    return;
  place = fringe_layout_place (layout, shown);
  add_node (change, &place);
}

static void
collect_part (GArray *parts, const FringeLayout *layout, uint32_t id, bool is_on_way)
{
  uint32_t children[FRINGE_N_MOVES];
  Part part = { fringe_layout_place (layout, id), fringe_layout_span (layout, id),
                fringe_layout_children (layout, id, children), is_on_way };

  g_array_append_val (parts, part);
}

/* Ids of children are larger than those of all nodes above and beside their parent. */
static GArray *
collect_parts (const FringeScene *scene, uint32_t id)
{
  GArray *parts = g_array_new (FALSE, FALSE, sizeof (Part));
  FringePath way = fringe_path_to (scene, id);
  uint32_t children[FRINGE_N_MOVES];

  if (way.n > 0)
    collect_part (parts, scene->layout, way.ids[0], true);
  for (uint32_t i = 0; i < way.n; i++)
    {
      int n = fringe_layout_children (scene->layout, way.ids[i], children);

      for (int j = 0; j < n; j++)
        collect_part (parts, scene->layout, children[j], i + 1 < way.n && children[j] == way.ids[i + 1]);
    }
  g_free (way.ids);
  return parts;
}

static GArray *
collect_way (const FringeScene *scene, uint32_t id)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (FringePlace));
  FringePath way = fringe_path_to (scene, id);

  for (uint32_t i = 0; i < way.n; i++)
    {
      FringePlace place = fringe_layout_place (scene->layout, way.ids[i]);

      g_array_append_val (places, place);
    }
  g_free (way.ids);
  return places;
}

/* What looks different: the nodes of both steps, and those that the new ones supersede; or what hides them. New nodes
 * that have their places already come by themselves. */
static void
add_looks (FringeSceneChange *change, const FringeScene *scene)
{
  const FringeSearch *search = scene->search;
  uint32_t children[FRINGE_N_MOVES];
  int n = fringe_search_children_at (search, change->removed, change->later, children);

  add_shown_for (change, scene->layout, change->removed);
  add_shown_for (change, scene->layout, change->later > 1 ? fringe_search_removed (search, change->later - 1) : 0);
  for (int i = 0; i < n; i++)
    {
      add_shown_for (change, scene->layout, fringe_search_supersedes (search, children[i]));
      if (change->placed != NULL)
        add_shown_for (change, scene->layout, children[i]);
    }
}

/* The layout may still be that of another search: whoever shows it may hear of the step before the new search. */
static bool
may_be_told (const FringeScene *scene, const FringeSearch *placed, uint32_t later)
{
  return fringe_layout_search (scene->layout) == (placed != NULL ? placed : scene->search)
         && later <= fringe_search_n_steps (scene->search) && scene->half.n_nodes == 0 && scene->owners.find == NULL
         && scene->handout == FRINGE_HANDOUT_NONE && fringe_layout_root (scene->layout) == 0
         && fringe_layout_n_nodes (scene->layout) > 0 && fringe_search_has_frontier (scene->search)
         && fringe_search_g (scene->search, fringe_search_removed (scene->search, later)) < DEPTH_MAX
         && fringe_search_g (scene->search, fringe_scene_current (scene)) < DEPTH_MAX;
}

/* Returns: (nullable): the search for whose later step a layout is made that has the places of both steps */
static const FringeSearch *
placed_for (const FringeScene *scene, uint32_t later)
{
  if (scene->end == NULL || fringe_layout_search (scene->layout) != scene->end
      || fringe_layout_step (scene->layout) < later
      || fringe_search_n_nodes (scene->end) < fringe_search_n_nodes (scene->search))
    return NULL;
  return scene->end;
}

FringeSceneChange *
fringe_scene_change_new (const FringeScene *scene, uint32_t step)
{
  uint32_t later = MAX (step, scene->step);
  const FringeSearch *placed = placed_for (scene, later);
  FringeSceneChange *change;

  if (later - MIN (step, scene->step) != 1 || (placed == NULL && fringe_layout_step (scene->layout) != scene->step)
      || !may_be_told (scene, placed, later)
      || fringe_search_at (scene->search, step) != fringe_search_at (scene->search, scene->step))
    return NULL;
  change = g_new (FringeSceneChange, 1);
  *change = (FringeSceneChange) {
    .before = *scene,
    .removed = fringe_search_removed (scene->search, later),
    .later = later,
    .solution = fringe_scene_solution (scene),
    .fold_size = fringe_layout_fold_size (scene->layout),
    .n_digits = fringe_scene_n_digits (scene),
    .placed = placed,
    .placed_step = fringe_layout_step (scene->layout),
    .rects = g_array_new (FALSE, FALSE, sizeof (FringeRect)),
  };
  change->parts = collect_parts (scene, change->removed);
  change->to_current = collect_way (scene, fringe_scene_current (scene));
  add_looks (change, scene);
  return change;
}

void
fringe_scene_change_free (FringeSceneChange *change)
{
  if (change == NULL)
    return;
  g_array_unref (change->parts);
  g_array_unref (change->to_current);
  g_array_unref (change->rects);
  g_free (change);
}

static bool
has_moved (const Part *before, const Part *after)
{
  return before->place.x != after->place.x || before->place.parent_x != after->place.parent_x;
}

static bool
is_same_span (const FringeSpan *a, const FringeSpan *b)
{
  return a->left == b->left && a->right == b->right && a->bottom == b->bottom;
}

static void
compare_part (FringeSceneChange *change, const Part *before, const Part *after)
{
  bool is_way = before->is_on_way && after->is_on_way;

  if (is_way && (has_moved (before, after) || before->n_children != after->n_children))
    {
      add_node (change, &before->place);
      add_node (change, &after->place);
    }
  if (!is_way && (has_moved (before, after) || !is_same_span (&before->span, &after->span)))
    {
      add_subtree (change, before);
      add_subtree (change, after);
    }
}

static void
compare_parts (FringeSceneChange *change, const GArray *after)
{
  guint i = 0, j = 0;

  while (i < change->parts->len || j < after->len)
    {
      const Part *old = &g_array_index (change->parts, Part, i), *new = &g_array_index (after, Part, j);

      if (j == after->len || (i < change->parts->len && old->place.id < new->place.id))
        {
          add_subtree (change, old);
          i++;
        }
      else if (i == change->parts->len || new->place.id < old->place.id)
        {
          add_subtree (change, new);
          j++;
        }
      else
        {
          compare_part (change, old, new);
          i++;
          j++;
        }
    }
}

/* Where nodes are smaller than a pixel, narrow subtrees are drawn as their outline: the largest of them on the way. */
static void
add_narrow (FringeSceneChange *change, const GArray *parts)
{
  const FringeScene *scene = &change->before;
  double grain = fmax (FRINGE_LAYOUT_SLOT / (scene->card.pitch * scene->viewport.scale), 1);

  for (guint i = 0; i < parts->len; i++)
    {
      const Part *part = &g_array_index (parts, Part, i);

      if (part->is_on_way && (double) (part->span.right - part->span.left) <= grain)
        {
          add_subtree (change, part);
          return;
        }
    }
}

/* Tells whether rows are closer to each other than pixels, so that a way is a line that leaves some of them out. */
static bool
is_coarse (const FringeScene *scene)
{
  bool is_down = scene->card.direction == FRINGE_DIRECTION_DOWN;
  double scale = is_down ? fringe_viewport_scale_y (&scene->viewport) : fringe_viewport_scale_x (&scene->viewport);

  return scene->card.row_pitch * scale < 1;
}

/* Adds the ways to the nodes of both steps, as far as they differ. */
static void
compare_ways (FringeSceneChange *change, const GArray *after)
{
  const GArray *both[] = { change->to_current, after };
  guint n = 0;

  while (n < MIN (both[0]->len, after->len)
         && g_array_index (both[0], FringePlace, n).id == g_array_index (after, FringePlace, n).id)
    n++;
  /* The edges just before the place where they part differ, too: there is a bend. */
  n = n > 2 ? n - 2 : 0;
  for (int i = 0; i < 2; i++)
    for (guint j = n; j < both[i]->len; j++)
      add_node (change, &g_array_index (both[i], FringePlace, j));
}

const FringeRect *
fringe_scene_change_end (FringeSceneChange *change, const FringeScene *scene, size_t *n)
{
  g_autoptr (GArray) parts = NULL, to_current = NULL;

  if (scene->search != change->before.search || !may_be_told (scene, change->placed, change->later)
      || (change->placed != NULL && fringe_layout_step (scene->layout) != change->placed_step)
      || fringe_scene_solution (scene) != change->solution
      || fringe_layout_fold_size (scene->layout) != change->fold_size
      || fringe_scene_n_digits (scene) != change->n_digits || is_coarse (scene))
    return NULL;
  parts = collect_parts (scene, change->removed);
  to_current = collect_way (scene, fringe_scene_current (scene));
  add_looks (change, scene);
  compare_parts (change, parts);
  compare_ways (change, to_current);
  add_narrow (change, change->parts);
  add_narrow (change, parts);
  *n = change->rects->len;
  return (const FringeRect *) (void *) change->rects->data;
}

double
fringe_scene_change_scale (const FringeSceneChange *change)
{
  return change->before.viewport.scale;
}
