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
      model->is_shown[id] = test_model_is_root (model, id) || (model->is_shown[parent] && !model->is_folded[parent]);
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

static gboolean
has_room (const TestModel *model, uint32_t n_rows, uint32_t n_columns)
{
  g_autofree uint32_t *in_row = g_new0 (uint32_t, model->n_rows);

  for (uint32_t id = 0; id < model->n_ids; id++)
    if (model->is_shown[id] && ++in_row[model->places[id].row] > n_columns)
      return FALSE;
  return model->n_rows <= n_rows;
}

static uint32_t
largest_tree (const TestModel *model)
{
  uint32_t most = 0;

  for (uint32_t id = model->root; id < model->n_ids; id++)
    most = MAX (most, model->n_below[id]);
  return most;
}

uint32_t
test_model_size_for_room (const FringeSearch *search, uint32_t root, uint32_t step, uint32_t n_rows, uint32_t n_columns)
{
  g_autofree TestFoldChoice *choices = g_new0 (TestFoldChoice, fringe_search_n_nodes (search));
  uint32_t size = 0, unit = 1;

  for (;;)
    {
      g_autoptr (TestModel) model = test_model_new (search, root, step, &(TestFolds) { size, choices });

      if (has_room (model, n_rows, n_columns))
        return size;
      size = size < 4 ? 4 : size + unit;
      if (size == 8 * unit)
        unit *= 2;
      if (size >= largest_tree (model))
        return largest_tree (model) - 1;
    }
}
