/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "layout-model.h"

static int
shown_children (const TestModel *model, uint32_t id, uint32_t children[FRINGE_N_MOVES])
{
  return model->is_folded[id] ? 0 : fringe_search_children_at (model->search, id, model->step, children);
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
  FringeFold fold = fringe_layout_fold_at (layout, id, fringe_layout_step (layout)),
             expected = { 0, FRINGE_NO_NODE, FRINGE_NO_NODE };

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
