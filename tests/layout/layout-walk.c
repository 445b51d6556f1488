/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "layout-walk.h"

#include "fringe-layout-private.h"

typedef struct
{
  const FringeSearch *search;
  FringeLayout *layout;
  uint32_t root, step;
  TestFolds folds;
  uint32_t room_rows, room_columns; /* the former 0 where there is no folding by room */
  gboolean by_hand;                 /* nodes are folded by hand, too */
} Walk;

static uint32_t
random_below (uint32_t n)
{
  return (uint32_t) g_test_rand_int_range (0, (gint32) n);
}

static gboolean
is_empty (const Walk *walk)
{
  return walk->root >= fringe_search_n_nodes_at (walk->search, walk->step);
}

static TestModel *
model_of (Walk *walk)
{
  if (walk->room_rows > 0)
    walk->folds.size
        = test_model_size_for_room (walk->search, walk->root, walk->step, walk->room_rows, walk->room_columns);
  return test_model_new (walk->search, walk->root, walk->step, &walk->folds);
}

static uint32_t
random_step (const Walk *walk)
{
  uint32_t n_steps = fringe_search_n_steps (walk->search), by = 1 + random_below (3);

  switch (random_below (4))
    {
    case 0:
      return random_below (n_steps + 1);
    case 1:
      return walk->step < by ? 0 : walk->step - by;
    default:
      return MIN (walk->step + by, n_steps);
    }
}

/* At once. */
static void
go (Walk *walk)
{
  walk->step = random_step (walk);
  g_assert_cmpint (fringe_layout_update (walk->layout, walk->search, walk->root, walk->step), ==, !is_empty (walk));
}

static FringeLayoutProgress
slice (Walk *walk)
{
  return fringe_layout_advance (walk->layout, 1 + random_below (20));
}

static void
finish (Walk *walk, FringeLayoutProgress progress)
{
  while (progress == FRINGE_LAYOUT_UNDER_WAY)
    progress = slice (walk);
  g_assert_cmpint (progress, ==, is_empty (walk) ? FRINGE_LAYOUT_NO_MEMORY : FRINGE_LAYOUT_READY);
}

/* In slices; some aims are given up for others half way. */
static void
go_slowly (Walk *walk)
{
  FringeLayoutProgress progress = FRINGE_LAYOUT_UNDER_WAY;

  for (uint32_t i = random_below (3) + 1; i > 0; i--)
    {
      walk->step = random_step (walk);
      progress = fringe_layout_aim (walk->layout, walk->search, walk->root, walk->step);
      for (uint32_t n = random_below (10); n > 0 && progress == FRINGE_LAYOUT_UNDER_WAY; n--)
        progress = slice (walk);
    }
  finish (walk, progress);
}

static void
choose_unfolded (Walk *walk, uint32_t id)
{
  if (fringe_layout_fold_size (walk->layout) > 0)
    walk->folds.choices[id] = TEST_FOLD_UNFOLDED;
  else if (walk->folds.choices[id] == TEST_FOLD_FOLDED)
    walk->folds.choices[id] = TEST_FOLD_BY_SIZE;
}

/* Any node of the record, also one that does not exist yet, or is hidden. */
static uint32_t
random_node (const Walk *walk)
{
  uint32_t n_ids = fringe_search_n_nodes_at (walk->search, walk->step);

  return random_below (random_below (5) == 0 ? fringe_search_n_nodes (walk->search) : n_ids);
}

static void
fold (Walk *walk)
{
  uint32_t id = random_node (walk);

  walk->folds.choices[id] = TEST_FOLD_FOLDED;
  finish (walk, fringe_layout_fold (walk->layout, id));
}

static void
unfold (Walk *walk)
{
  uint32_t id = random_node (walk);

  choose_unfolded (walk, id);
  finish (walk, fringe_layout_unfold (walk->layout, id));
}

/* Many, some twice, and one that the search does not have. */
static void
add_folds (Walk *walk)
{
  gboolean folded = random_below (2);
  uint32_t ids[20], n = random_below (G_N_ELEMENTS (ids));

  for (uint32_t i = 0; i < n; i++)
    {
      ids[i] = random_node (walk);
      if (folded)
        walk->folds.choices[ids[i]] = TEST_FOLD_FOLDED;
      else
        choose_unfolded (walk, ids[i]);
    }
  ids[n++] = fringe_search_n_nodes (walk->search);
  finish (walk, fringe_layout_add_folds (walk->layout, folded, ids, n));
}

static void
fold_under_way (Walk *walk)
{
  walk->step = random_step (walk);
  if (fringe_layout_aim (walk->layout, walk->search, walk->root, walk->step) == FRINGE_LAYOUT_UNDER_WAY)
    slice (walk);
  fold (walk);
  unfold (walk);
  while (fringe_layout_advance (walk->layout, UINT32_MAX) == FRINGE_LAYOUT_UNDER_WAY)
    continue;
}

static void
unfold_below (Walk *walk)
{
  uint32_t id = random_node (walk);
  g_autoptr (TestModel) model = model_of (walk);

  for (uint32_t below = id; below < model->n_ids && model->n_below[id] > 0; below++)
    {
      uint32_t at = below;

      while (at != FRINGE_NO_NODE && at > id)
        at = fringe_search_parent (walk->search, at);
      if (at == id)
        choose_unfolded (walk, below);
    }
  finish (walk, fringe_layout_unfold_below (walk->layout, id));
}

static void
unfold_all (Walk *walk)
{
  for (uint32_t id = 0; id < fringe_search_n_nodes (walk->search); id++)
    if (walk->folds.choices[id] == TEST_FOLD_FOLDED)
      walk->folds.choices[id] = TEST_FOLD_BY_SIZE;
  walk->folds.size = walk->room_rows = 0;
  finish (walk, fringe_layout_unfold_all (walk->layout));
}

static void
fold_beside (Walk *walk)
{
  uint32_t id = random_node (walk);
  g_autoptr (TestModel) model = model_of (walk);
  g_autofree gboolean *is_on_path = g_new0 (gboolean, fringe_search_n_nodes (walk->search));

  if (id < model->n_ids && model->n_below[id] > 0)
    {
      for (uint32_t at = id; !test_model_is_root (model, at); at = fringe_search_parent (walk->search, at))
        is_on_path[at] = is_on_path[fringe_search_parent (walk->search, at)] = TRUE;
      is_on_path[id] = TRUE;
      for (uint32_t at = 0; at < model->n_ids; at++)
        {
          uint32_t parent = fringe_search_parent (walk->search, at);

          if (is_on_path[at])
            choose_unfolded (walk, at);
          else if (model->n_below[at] > 1 && (test_model_is_root (model, at) || (parent != id && is_on_path[parent])))
            walk->folds.choices[at] = TEST_FOLD_FOLDED;
        }
    }
  finish (walk, fringe_layout_fold_beside (walk->layout, id));
}

static void
reveal (Walk *walk)
{
  uint32_t id = random_node (walk);
  g_autoptr (TestModel) model = model_of (walk);
  gboolean is_hidden = id < model->n_ids && model->n_below[id] > 0 && !model->is_shown[id];

  for (uint32_t at = id; is_hidden && !test_model_is_root (model, at);)
    {
      at = fringe_search_parent (walk->search, at);
      if (model->is_folded[at])
        choose_unfolded (walk, at);
    }
  finish (walk, fringe_layout_reveal (walk->layout, id));
  if (is_hidden)
    g_assert_true (fringe_layout_has (walk->layout, id));
}

static void
set_fold_size (Walk *walk)
{
  uint32_t n_nodes = fringe_search_n_nodes (walk->search);

  walk->folds.size = random_below (3) == 0 ? 0 : random_below (MIN (n_nodes, random_below (2) ? 20 : n_nodes) + 1);
  walk->room_rows = 0;
  finish (walk, fringe_layout_set_fold_size (walk->layout, walk->folds.size));
  g_assert_cmpuint (fringe_layout_fold_size (walk->layout), ==, walk->folds.size);
}

static void
set_room (Walk *walk)
{
  walk->room_rows = 1 + random_below (12);
  walk->room_columns = 1 + random_below (20);
  finish (walk, fringe_layout_set_room (walk->layout, walk->room_rows, walk->room_columns));
}

static void
assert_folds (const Walk *walk, gboolean folded)
{
  uint32_t n_nodes = fringe_search_n_nodes (walk->search);
  g_autofree uint32_t *ids = g_new (uint32_t, n_nodes);
  size_t n = fringe_layout_folds (walk->layout, folded, ids, n_nodes), i = 0;

  for (uint32_t id = 0; id < n_nodes; id++)
    if (walk->folds.choices[id] == (folded ? TEST_FOLD_FOLDED : TEST_FOLD_UNFOLDED))
      {
        g_assert_cmpuint (i, <, n);
        g_assert_cmpuint (ids[i++], ==, id);
      }
  g_assert_cmpuint (i, ==, n);
}

static void
assert_empty (FringeLayout *layout)
{
  FringePlaces places = { 0 };
  FringeSpan all = { INT64_MIN, INT64_MAX, 0, UINT32_MAX };

  g_assert_cmpuint (fringe_layout_n_nodes (layout), ==, 0);
  g_assert_cmpuint (fringe_layout_n_hidden (layout), ==, 0);
  g_assert_cmpuint (fringe_layout_n_rows (layout), ==, 0);
  g_assert_false (fringe_layout_has (layout, 0));
  g_assert_true (fringe_layout_see (layout, &all, 0, 1, &places));
  g_assert_cmpuint (places.n, ==, 0);
}

static void
assert_walk (Walk *walk)
{
  g_autoptr (TestModel) model = NULL;

  if (is_empty (walk))
    {
      assert_empty (walk->layout);
      return;
    }
  model = model_of (walk);
  g_assert_cmpuint (fringe_layout_fold_size (walk->layout), ==, walk->folds.size);
  test_model_assert (model, walk->layout);
  for (int i = 0; i < 3; i++)
    {
      FringeSpan span = test_model_random_span (model);

      test_model_assert_seen (model, walk->layout, &span);
      test_model_assert_grains (model, walk->layout, &span, g_test_rand_int_range (1, 40), 1 + random_below (4));
    }
}

static void
move (Walk *walk)
{
  static void (*const folding[]) (Walk *) = { set_fold_size,  set_room,     unfold_all,  fold,   unfold,
                                              fold_under_way, unfold_below, fold_beside, reveal, add_folds };
  const uint32_t little[] = { 0, 3, 40, 65536 };

  walk->layout->little = little[random_below (G_N_ELEMENTS (little))];
  if (!is_empty (walk) && random_below (2) == 0)
    folding[walk->by_hand ? random_below (G_N_ELEMENTS (folding)) : random_below (2)](walk);
  else if (random_below (3) == 0)
    go_slowly (walk);
  else
    go (walk);
}

void
test_walk (const FringeSearch *search, int n_moves)
{
  uint32_t n_nodes = fringe_search_n_nodes (search);
  g_autoptr (FringeLayout) layout = fringe_layout_new ();
  g_autofree TestFoldChoice *choices = g_new0 (TestFoldChoice, n_nodes);
  Walk walk = { .search = search, .layout = layout, .folds.choices = choices, .by_hand = random_below (3) > 0 };

  walk.root = random_below (3) == 0 ? random_below (n_nodes) : 0;
  go (&walk);
  for (int i = 0; i < n_moves; i++)
    {
      assert_walk (&walk);
      move (&walk);
    }
  assert_walk (&walk);
  assert_folds (&walk, TRUE);
  assert_folds (&walk, FALSE);
}
