/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-stop-pane.h"

#include "fringe-moment.h"
#include "fringe-picture-writers.h"

#include <math.h>

/* A tree grows to the right only where that makes it larger by this factor. */
#define GAIN 1.1

typedef struct
{
  FringeStopPane *pane;
  const FringeLessonStop *stop;
  const FringeSearch *search;
  guint32 step;
  FringeLimits limits;
  double scale_max;
  GArray *targets; /* the nodes that must be in sight */
} Search;

static guint32
id_at (const GArray *ids, guint i)
{
  return g_array_index (ids, guint32, i);
}

static GArray *
nodes_of_step (const FringeSearch *search, guint32 step)
{
  guint32 children[FRINGE_N_MOVES], id = step > 0 ? fringe_search_removed (search, step) : 0;
  GArray *ids = g_array_new (FALSE, FALSE, sizeof (guint32));

  g_array_append_val (ids, id);
  g_array_append_vals (ids, children, (guint) fringe_search_children_at (search, id, step, children));
  return ids;
}

/* Returns: (transfer full): the nodes that must be in sight; none where all of the tree is, or where the search beside
 * has not come so far */
static GArray *
find_targets (const Search *sought)
{
  GArray *ids = g_array_new (FALSE, FALSE, sizeof (guint32));
  guint32 n_nodes = fringe_search_n_nodes_at (sought->search, sought->step);
  guint32 goal = fringe_search_solution_at (sought->search, sought->step);

  if (sought->stop->sight == FRINGE_LESSON_SIGHT_STEP)
    {
      g_array_unref (ids);
      return nodes_of_step (sought->search, sought->step);
    }
  if (sought->stop->sight == FRINGE_LESSON_SIGHT_SOLUTION && goal != FRINGE_NO_NODE)
    g_array_append_val (ids, goal);
  if (sought->stop->sight == FRINGE_LESSON_SIGHT_NODES)
    for (guint i = 0; i < sought->stop->seen->len; i++)
      if (id_at (sought->stop->seen, i) < n_nodes)
        g_array_append_vals (ids, &g_array_index (sought->stop->seen, guint32, i), 1);
  return ids;
}

/* Returns: (transfer full): the nodes on the ways from the roots to the targets */
static GHashTable *
ways_to (const Search *sought)
{
  GHashTable *ways = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < sought->targets->len; i++)
    for (guint32 id = id_at (sought->targets, i); id != FRINGE_NO_NODE; id = fringe_search_parent (sought->search, id))
      if (!g_hash_table_add (ways, GUINT_TO_POINTER (id)))
        break;
  return ways;
}

static void
fold (const Search *sought, GHashTable *ways, guint32 id)
{
  guint32 children[FRINGE_N_MOVES];
  int n = fringe_search_children_at (sought->search, id, sought->step, children);
  gboolean leads_on = FALSE;

  for (int i = 0; i < n; i++)
    leads_on = leads_on || g_hash_table_contains (ways, GUINT_TO_POINTER (children[i]));
  if (n > 0 && !leads_on)
    g_array_append_val (sought->pane->folded, id);
}

/* Folds all nodes beside the ways to the targets, and the targets themselves, if anything is below them. */
static void
fold_beside (const Search *sought)
{
  g_autoptr (GHashTable) ways = ways_to (sought);
  GHashTableIter iter;
  gpointer key;

  g_array_set_size (sought->pane->folded, 0);
  for (guint32 i = 0; i < fringe_search_n_roots_at (sought->search, sought->step); i++)
    fold (sought, ways, fringe_search_root (sought->search, i));
  g_hash_table_iter_init (&iter, ways);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    {
      guint32 children[FRINGE_N_MOVES], id = GPOINTER_TO_UINT (key);
      int n = fringe_search_children_at (sought->search, id, sought->step, children);

      if (fringe_search_parent (sought->search, id) != FRINGE_NO_NODE)
        fold (sought, ways, id);
      for (int i = 0; i < n; i++)
        if (!g_hash_table_contains (ways, GUINT_TO_POINTER (children[i])))
          fold (sought, ways, children[i]);
    }
  sought->pane->picture.unfolded = NULL;
  sought->pane->picture.n_unfolded = 0;
}

/* Returns: the node below which all targets are; the first root where they are in several trees */
static guint32
common_ancestor (const Search *sought)
{
  guint32 common = id_at (sought->targets, 0);

  for (guint i = 1; i < sought->targets->len; i++)
    {
      guint32 other = id_at (sought->targets, i);

      while (common != other && common != FRINGE_NO_NODE && other != FRINGE_NO_NODE)
        if (common > other)
          common = fringe_search_parent (sought->search, common);
        else
          other = fringe_search_parent (sought->search, other);
      if (common != other)
        return 0;
    }
  return common;
}

/* Returns: whether the cards are large enough for all that they tell */
static gboolean
is_legible (const FringeStopPane *pane)
{
  int n_cells = fringe_board_n_cells (fringe_search_start (pane->picture.search));

  return pane->picture.what == FRINGE_WHAT_SOLUTION
         || fringe_detail_for (&pane->frame.scene.card, n_cells, pane->frame.scale) == FRINGE_DETAIL_CARD;
}

static gboolean
lay_out (Search *sought, GError **error)
{
  FringeStopPane *pane = sought->pane;

  pane->picture.folded = (const guint32 *) (const void *) pane->folded->data;
  pane->picture.n_folded = pane->folded->len;
  fringe_frame_clear (&pane->frame);
  return fringe_frame_init (&pane->frame, &pane->picture, sought->scale_max, &sought->limits, error);
}

/* The tree grows downwards, or to the right where it is larger then. */
static gboolean
lay_out_best (Search *sought, GError **error)
{
  FringePicture *picture = &sought->pane->picture;
  double scale_down;

  picture->direction = FRINGE_DIRECTION_DOWN;
  if (!lay_out (sought, error))
    return FALSE;
  scale_down = sought->pane->frame.scale;
  if (scale_down >= sought->scale_max)
    return TRUE;
  picture->direction = FRINGE_DIRECTION_RIGHT;
  if (!lay_out (sought, error))
    return FALSE;
  if (sought->pane->frame.scale > GAIN * scale_down)
    return TRUE;
  picture->direction = FRINGE_DIRECTION_DOWN;
  return lay_out (sought, error);
}

/* Shows less and less of the tree until its cards are large enough. */
static gboolean
focus (Search *sought, GError **error)
{
  FringePicture *picture = &sought->pane->picture;

  if (!lay_out_best (sought, error))
    return FALSE;
  if (sought->targets->len == 0 || is_legible (sought->pane))
    return TRUE;
  fold_beside (sought);
  if (!lay_out_best (sought, error))
    return FALSE;
  if (is_legible (sought->pane))
    return TRUE;
  if (sought->stop->sight == FRINGE_LESSON_SIGHT_SOLUTION)
    picture->what = FRINGE_WHAT_SOLUTION;
  else
    picture->root = common_ancestor (sought);
  return lay_out_best (sought, error);
}

static FringePicture
picture_of (const FringeLessonPlace *place, guint side, FringeThemeKind theme)
{
  const FringeLessonStop *stop = place->stop;
  const FringeSessionFile *state = stop->state;
  guint32 step = place->steps[side];
  FringePicture picture = { .search = fringe_search_at (place->searches[side], step),
                            .step = step,
                            .what = FRINGE_WHAT_TREE,
                            .has_ghosts = state->has_ghosts,
                            .selected = FRINGE_NO_NODE,
                            .theme = theme,
                            .scale = 1 };

  if (side != FRINGE_COMPARED_LEFT)
    return picture;
  picture.selected = state->selected;
  picture.spots = (const guint32 *) (const void *) stop->marked->data;
  picture.n_spots = stop->marked->len;
  picture.unfolded = (const guint32 *) (const void *) state->unfolded->data;
  picture.n_unfolded = state->unfolded->len;
  if (state->line != FRINGE_NO_NODE && place->n_searches == 1)
    {
      FringeMoment moment = fringe_moment (picture.search, step, (int) MIN (state->line, FRINGE_FINE_STEPS_MAX));

      picture.half = fringe_tree_half (&moment);
    }
  return picture;
}

gboolean
fringe_stop_pane_init (FringeStopPane *pane,
                       const FringeLessonPlace *place,
                       guint side,
                       FringeThemeKind theme,
                       const FringeRect *room,
                       double scale_max,
                       GError **error)
{
  Search sought = { .pane = pane,
                    .stop = place->stop,
                    .step = place->steps[side],
                    .limits = { room->width, room->height, INFINITY, 1 },
                    .scale_max = scale_max };
  gboolean has_room;

  *pane = (FringeStopPane) { .picture = picture_of (place, side, theme),
                             .folded = g_array_new (FALSE, FALSE, sizeof (guint32)),
                             .room = *room };
  sought.search = pane->picture.search;
  if (side == FRINGE_COMPARED_LEFT)
    g_array_append_vals (pane->folded, place->stop->state->folded->data, place->stop->state->folded->len);
  sought.targets = find_targets (&sought);
  has_room = fringe_picture_has_room (&pane->picture, 0, error) && focus (&sought, error);
  g_array_unref (sought.targets);
  if (!has_room)
    {
      fringe_stop_pane_clear (pane);
      return FALSE;
    }
  pane->rect
      = (FringeRect) { room->x + (room->width - pane->frame.width) / 2,
                       room->y + (room->height - pane->frame.height) / 2, pane->frame.width, pane->frame.height };
  return TRUE;
}

void
fringe_stop_pane_clear (FringeStopPane *pane)
{
  fringe_frame_clear (&pane->frame);
  g_clear_pointer (&pane->folded, g_array_unref);
}
