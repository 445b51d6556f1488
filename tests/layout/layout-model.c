/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "layout-model.h"

static int
children_of (const TestModel *model, uint32_t id, uint32_t children[FRINGE_N_MOVES])
{
  return fringe_search_children_at (model->search, id, model->step, children);
}

static int
shown_children (const TestModel *model, uint32_t id, uint32_t children[FRINGE_N_MOVES])
{
  return model->is_folded[id] ? 0 : children_of (model, id, children);
}

gboolean
test_model_is_root (const TestModel *model, uint32_t id)
{
  return id == model->root || (model->root == 0 && fringe_search_parent (model->search, id) == FRINGE_NO_NODE);
}

static void
count (TestModel *model)
{
  for (uint32_t id = model->root; id < model->n_ids; id++)
    {
      uint32_t at = id;

      while (!test_model_is_root (model, at) && at != FRINGE_NO_NODE && at > model->root)
        at = fringe_search_parent (model->search, at);
      if (at == FRINGE_NO_NODE || !test_model_is_root (model, at))
        continue;
      model->n_existing++;
      for (uint32_t above = id; above != at; above = fringe_search_parent (model->search, above))
        model->n_below[above]++;
      model->n_below[at]++;
    }
}

static gboolean
folds (const TestModel *model, const TestFolds *folds, uint32_t id)
{
  if (model->n_below[id] <= 1 || folds->choices[id] == TEST_FOLD_UNFOLDED)
    return FALSE;
  if (folds->choices[id] == TEST_FOLD_FOLDED)
    return TRUE;
  return !test_model_is_root (model, id) && model->n_below[id] <= folds->size
         && model->n_below[fringe_search_parent (model->search, id)] > folds->size;
}

static void
fold (TestModel *model, const TestFolds *chosen)
{
  for (uint32_t id = model->root; id < model->n_ids; id++)
    {
      uint32_t parent = fringe_search_parent (model->search, id);

      if (model->n_below[id] == 0)
        continue;
      model->is_folded[id] = folds (model, chosen, id);
      model->is_shown[id]
          = test_model_is_root (model, id) || (model->is_shown[parent] && !model->is_folded[parent]);
      model->n_shown += (uint32_t) model->is_shown[id];
    }
}

/* Every subtree's contours as whole arrays, by row, merged by looking at every row. */
typedef struct
{
  GArray *left, *right;
} Contours;

static void
widen (GArray *side, uint32_t row, int32_t x, gboolean is_left)
{
  if (row == side->len)
    g_array_append_val (side, x);
  else if (is_left ? x < g_array_index (side, int32_t, row) : x > g_array_index (side, int32_t, row))
    g_array_index (side, int32_t, row) = x;
}

static void
merge (Contours *into, const Contours *child, int32_t offset)
{
  for (uint32_t row = 0; row < child->left->len; row++)
    {
      widen (into->left, row + 1, g_array_index (child->left, int32_t, row) + offset, TRUE);
      widen (into->right, row + 1, g_array_index (child->right, int32_t, row) + offset, FALSE);
    }
}

static int32_t
distance (const Contours *a, const Contours *b)
{
  int32_t widest = 0;

  for (uint32_t row = 0; row < MIN (a->right->len, b->left->len); row++)
    widest = MAX (widest, g_array_index (a->right, int32_t, row) - g_array_index (b->left, int32_t, row));
  while ((widest + FRINGE_LAYOUT_SLOT) % 4 != 0)
    widest++;
  return widest + FRINGE_LAYOUT_SLOT;
}

/* As far to the left as they go, as far to the right as they go, and the middle of the two. */
static void
place (TestModel *model, const Contours *contours, const uint32_t *children, int n)
{
  int32_t left[FRINGE_N_MOVES] = { 0 }, right[FRINGE_N_MOVES];

  for (int j = 1; j < n; j++)
    for (int i = 0; i < j; i++)
      left[j] = MAX (left[j], left[i] + distance (&contours[children[i]], &contours[children[j]]));
  for (int i = n; i-- > 0;)
    {
      right[i] = left[n - 1];
      for (int j = i + 1; j < n; j++)
        right[i] = MIN (right[i], right[j] - distance (&contours[children[i]], &contours[children[j]]));
      model->places[children[i]].x = (left[i] + right[i] - left[n - 1]) / 2;
    }
}

static void
contours_init (Contours *contours)
{
  contours->left = g_array_new (FALSE, FALSE, sizeof (int32_t));
  contours->right = g_array_new (FALSE, FALSE, sizeof (int32_t));
  widen (contours->left, 0, 0, TRUE);
  widen (contours->right, 0, 0, FALSE);
}

static void
contours_clear (Contours *contours)
{
  g_array_unref (contours->left);
  g_array_unref (contours->right);
}

static void
place_subtree (TestModel *model, Contours *contours, uint32_t id)
{
  uint32_t children[FRINGE_N_MOVES];
  int n = shown_children (model, id, children);

  contours_init (&contours[id]);
  place (model, contours, children, n);
  for (int i = 0; i < n; i++)
    {
      merge (&contours[id], &contours[children[i]], model->places[children[i]].x);
      contours_clear (&contours[children[i]]);
    }
}

/* Clear of the tree before it. */
static void
place_root (TestModel *model, const Contours *contours, uint32_t id)
{
  int32_t left = 0, right = 0, x;

  for (uint32_t row = 0; row < contours->left->len; row++)
    {
      left = MIN (left, g_array_index (contours->left, int32_t, row));
      right = MAX (right, g_array_index (contours->right, int32_t, row));
    }
  x = id == model->root ? 0 : model->right + 2 * FRINGE_LAYOUT_SLOT - left;
  model->places[id].x = x;
  model->left = MIN (model->left, x + left);
  model->right = MAX (model->right, x + right);
  model->n_rows = MAX (model->n_rows, contours->left->len);
}

static void
place_all (TestModel *model)
{
  g_autofree Contours *contours = g_new0 (Contours, model->n_ids);

  for (uint32_t id = model->n_ids; id-- > model->root;)
    if (model->is_shown[id])
      place_subtree (model, contours, id);
  for (uint32_t id = model->root; id < model->n_ids; id++)
    {
      FringePlace *place = &model->places[id];
      const FringePlace *parent;

      if (!model->is_shown[id])
        continue;
      place->id = id;
      if (test_model_is_root (model, id))
        {
          place_root (model, &contours[id], id);
          contours_clear (&contours[id]);
          place->parent_x = place->x;
          continue;
        }
      parent = &model->places[fringe_search_parent (model->search, id)];
      place->parent_x = parent->x;
      place->x += parent->x;
      place->row = parent->row + 1;
    }
}

TestModel *
test_model_new (const FringeSearch *search, uint32_t root, uint32_t step, const TestFolds *chosen)
{
  TestModel *model = g_new0 (TestModel, 1);
  uint32_t n_ids = fringe_search_n_nodes_at (search, step);

  model->search = search;
  model->root = root;
  model->step = step;
  model->n_ids = n_ids;
  model->n_below = g_new0 (uint32_t, n_ids);
  model->is_folded = g_new0 (gboolean, n_ids);
  model->is_shown = g_new0 (gboolean, n_ids);
  model->places = g_new0 (FringePlace, n_ids);
  count (model);
  fold (model, chosen);
  place_all (model);
  return model;
}

void
test_model_free (TestModel *model)
{
  g_free (model->n_below);
  g_free (model->is_folded);
  g_free (model->is_shown);
  g_free (model->places);
  g_free (model);
}

static void
assert_same_place (const FringePlace *a, const FringePlace *b)
{
  g_assert_cmpuint (a->id, ==, b->id);
  g_assert_cmpuint (a->row, ==, b->row);
  g_assert_cmpint (a->x, ==, b->x);
  g_assert_cmpint (a->parent_x, ==, b->parent_x);
}

static uint32_t
shown_for (const TestModel *model, uint32_t id)
{
  if (model->n_below[id] == 0)
    return FRINGE_NO_NODE;
  while (!model->is_shown[id])
    id = fringe_search_parent (model->search, id);
  return id;
}

static void
assert_fold (const TestModel *model, FringeLayout *layout, uint32_t id)
{
  FringeFold fold = fringe_layout_fold_at (layout, id), expected = { 0, FRINGE_NO_NODE, FRINGE_NO_NODE };

  for (uint32_t below = id + 1; below < model->n_ids; below++)
    {
      FringeNodeState state = fringe_search_state_at (model->search, below, model->step);
      uint32_t at = below;

      while (at != FRINGE_NO_NODE && at > id)
        at = fringe_search_parent (model->search, at);
      if (at != id)
        continue;
      expected.n_hidden++;
      if (state == FRINGE_NODE_GOAL && expected.goal == FRINGE_NO_NODE)
        expected.goal = below;
      if (state == FRINGE_NODE_FRONTIER
          && (expected.best == FRINGE_NO_NODE
              || fringe_search_f (model->search, below) < fringe_search_f (model->search, expected.best)))
        expected.best = below;
    }
  g_assert_cmpuint (fold.n_hidden, ==, expected.n_hidden);
  g_assert_cmpuint (fold.best, ==, expected.best);
  g_assert_cmpuint (fold.goal, ==, expected.goal);
}

static void
assert_node (const TestModel *model, FringeLayout *layout, uint32_t id)
{
  uint32_t children[FRINGE_N_MOVES], expected[FRINGE_N_MOVES];
  FringePlace place;
  int n;

  g_assert_cmpint (fringe_layout_has (layout, id), ==, model->is_shown[id]);
  g_assert_cmpuint (fringe_layout_shown_for (layout, id), ==, shown_for (model, id));
  if (model->n_below[id] > 0)
    {
      g_assert_cmpuint (fringe_layout_n_below (layout, id), ==, model->n_below[id]);
      g_assert_cmpint (fringe_layout_is_folded (layout, id), ==, model->is_folded[id]);
    }
  if (!model->is_shown[id])
    return;
  place = fringe_layout_place (layout, id);
  assert_same_place (&place, &model->places[id]);
  n = fringe_layout_children (layout, id, children);
  g_assert_cmpint (n, ==, shown_children (model, id, expected));
  for (int i = 0; i < n; i++)
    g_assert_cmpuint (children[i], ==, expected[i]);
}

void
test_model_assert (const TestModel *model, FringeLayout *layout)
{
  int32_t left, right;
  int n_folds = 5;

  g_assert_cmpuint (fringe_layout_root (layout), ==, model->root);
  g_assert_cmpuint (fringe_layout_step (layout), ==, model->step);
  g_assert_cmpuint (fringe_layout_n_nodes (layout), ==, model->n_shown);
  g_assert_cmpuint (fringe_layout_n_hidden (layout), ==, model->n_existing - model->n_shown);
  g_assert_cmpuint (fringe_layout_n_rows (layout), ==, model->n_rows);
  fringe_layout_extents (layout, &left, &right);
  g_assert_cmpint (left, ==, model->left);
  g_assert_cmpint (right, ==, model->right);
  for (uint32_t id = 0; id < model->n_ids; id++)
    assert_node (model, layout, id);
  g_assert_false (fringe_layout_has (layout, model->n_ids));
  g_assert_cmpuint (fringe_layout_shown_for (layout, FRINGE_NO_NODE), ==, FRINGE_NO_NODE);
  for (uint32_t id = 0; id < model->n_ids && n_folds > 0; id++)
    if (model->is_folded[id] && model->is_shown[id])
      {
        assert_fold (model, layout, id);
        n_folds--;
      }
}

FringeSpan
test_model_random_span (const TestModel *model)
{
  gint32 width = model->right - model->left, rows = (gint32) model->n_rows;
  FringeSpan span;

  span.left = model->left + g_test_rand_int_range (-9, width + 9);
  span.right = span.left + (g_test_rand_bit () ? g_test_rand_int_range (0, width + 9) : g_test_rand_int_range (0, 9));
  span.top = (uint32_t) g_test_rand_int_range (0, rows + 2);
  span.bottom = span.top + (uint32_t) g_test_rand_int_range (0, g_test_rand_bit () ? rows + 2 : 3);
  return span;
}

static gboolean
touches (const FringeSpan *span, int32_t left, int32_t right, uint32_t top, uint32_t bottom)
{
  return left <= span->right && right >= span->left && top <= span->bottom && bottom >= span->top;
}

/* The box that the node and its parent span: whatever way an edge takes, it stays in it. */
static gboolean
is_seen (const TestModel *model, const FringeSpan *span, uint32_t id)
{
  const FringePlace *place = &model->places[id];

  return touches (span, MIN (place->x, place->parent_x), MAX (place->x, place->parent_x),
                  place->row - !test_model_is_root (model, id), place->row);
}

/* Each is where the model has it, and comes once, after its parent if that comes at all. Returns: which there are */
static gboolean *
assert_places (const TestModel *model, const FringePlaces *places)
{
  gboolean *is_there = g_new0 (gboolean, model->n_ids);
  g_autofree gboolean *is_parent = g_new0 (gboolean, model->n_ids);

  for (size_t i = 0; i < places->n; i++)
    {
      const FringePlace *place = &places->places[i];

      g_assert_true (model->is_shown[place->id] && !is_there[place->id] && !is_parent[place->id]);
      assert_same_place (place, &model->places[place->id]);
      is_there[place->id] = TRUE;
      if (!test_model_is_root (model, place->id))
        is_parent[fringe_search_parent (model->search, place->id)]
            = !is_there[fringe_search_parent (model->search, place->id)];
    }
  return is_there;
}

void
test_model_assert_seen (const TestModel *model, const FringeLayout *layout, const FringeSpan *span)
{
  FringePlaces places = { 0 };
  g_autofree gboolean *is_there = NULL;

  g_assert_true (fringe_layout_see (layout, span, 0, 1, &places));
  is_there = assert_places (model, &places);
  for (uint32_t id = 0; id < model->n_ids; id++)
    g_assert_cmpint (is_there[id], ==, model->is_shown[id] && is_seen (model, span, id));
  fringe_places_clear (&places);
}

static gboolean
stands_for (const FringePlace *seen, const FringePlace *place, int32_t grain)
{
  return seen->row == place->row && seen->x <= place->x && place->x - seen->x <= grain;
}

static void
assert_stood_for (const FringePlaces *places, const FringePlace *place, int32_t grain)
{
  gboolean stood_for = FALSE;

  for (size_t i = 0; i < places->n && !stood_for; i++)
    stood_for = stands_for (&places->places[i], place, grain);
  g_assert_true (stood_for);
}

void
test_model_assert_grains (const TestModel *model,
                          const FringeLayout *layout,
                          const FringeSpan *span,
                          int32_t grain,
                          uint32_t row_grain)
{
  FringePlaces places = { 0 };
  g_autofree gboolean *is_there = NULL;

  g_assert_true (fringe_layout_see (layout, span, grain, row_grain, &places));
  is_there = assert_places (model, &places);
  for (size_t i = 0; i < places.n; i++)
    {
      const FringePlace *place = &places.places[i];

      g_assert_true (touches (span, place->x, place->x + grain, place->row, place->row));
      g_assert_cmpuint (place->row % row_grain, ==, 0);
    }
  for (uint32_t id = 0; id < model->n_ids; id++)
    if (model->is_shown[id] && model->places[id].row % row_grain == 0
        && touches (span, model->places[id].x, model->places[id].x, model->places[id].row, model->places[id].row))
      assert_stood_for (&places, &model->places[id], grain);
  fringe_places_clear (&places);
}
