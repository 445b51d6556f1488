/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "layout-properties.h"

static void
sort_by_row (TestDrawing *drawing, const FringePlaces *seen)
{
  g_autofree size_t *next = NULL;

  for (size_t i = 0; i < seen->n; i++)
    drawing->rows[seen->places[i].row + 1]++;
  for (uint32_t row = 0; row < drawing->n_rows; row++)
    drawing->rows[row + 1] += drawing->rows[row];
  next = g_memdup2 (drawing->rows, (drawing->n_rows + 1) * sizeof *next);
  for (size_t i = 0; i < seen->n; i++)
    drawing->places.places[next[seen->places[i].row]++] = seen->places[i];
}

void
test_drawing_init (TestDrawing *drawing, const FringeLayout *layout)
{
  FringeSpan all = { INT64_MIN, INT64_MAX, 0, UINT32_MAX };
  FringePlaces seen = { 0 };
  uint32_t n_ids = 0;

  g_assert_true (fringe_layout_see (layout, &all, 0, 1, &seen));
  drawing->n_rows = fringe_layout_n_rows (layout);
  drawing->rows = g_new0 (size_t, drawing->n_rows + 1);
  drawing->places.places = g_new (FringePlace, seen.n);
  drawing->places.n = seen.n;
  sort_by_row (drawing, &seen);
  for (size_t i = 0; i < seen.n; i++)
    n_ids = MAX (n_ids, seen.places[i].id + 1);
  drawing->x = g_new0 (int32_t, n_ids);
  for (size_t i = 0; i < seen.n; i++)
    drawing->x[seen.places[i].id] = seen.places[i].x;
  fringe_places_clear (&seen);
}

void
test_drawing_clear (TestDrawing *drawing)
{
  g_free (drawing->places.places);
  g_free (drawing->rows);
  g_free (drawing->x);
}

void
test_assert_apart (const TestDrawing *drawing)
{
  for (uint32_t row = 0; row < drawing->n_rows; row++)
    for (size_t i = drawing->rows[row] + 1; i < drawing->rows[row + 1]; i++)
      g_assert_cmpint (drawing->places.places[i].x, >=, drawing->places.places[i - 1].x + FRINGE_LAYOUT_SLOT);
}

void
test_assert_centred (const TestDrawing *drawing, const FringeLayout *layout)
{
  g_assert_cmpint (drawing->x[fringe_layout_root (layout)], ==, 0);
  for (size_t i = 0; i < drawing->places.n; i++)
    {
      uint32_t children[FRINGE_N_MOVES], id = drawing->places.places[i].id;
      int n = fringe_layout_children (layout, id, children);

      if (n > 0)
        g_assert_cmpint (2 * (gint64) drawing->x[id], ==,
                         (gint64) drawing->x[children[0]] + drawing->x[children[n - 1]]);
      for (int j = 1; j < n; j++)
        g_assert_cmpint (drawing->x[children[j]], >, drawing->x[children[j - 1]]);
    }
}

/* Numbers shapes in the order in which they are met: leaves of the tree first. */
static uint32_t
shape_of (const FringeLayout *layout, GHashTable *shapes, const uint32_t *shape_of_id, uint32_t id)
{
  uint32_t children[FRINGE_N_MOVES], key[1 + FRINGE_N_MOVES] = { 0 };
  int n = fringe_layout_children (layout, id, children);
  g_autoptr (GBytes) bytes = NULL;
  gpointer number;

  key[0] = (uint32_t) n;
  for (int i = 0; i < n; i++)
    key[i + 1] = shape_of_id[children[i]];
  bytes = g_bytes_new (key, sizeof key);
  if (!g_hash_table_lookup_extended (shapes, bytes, NULL, &number))
    {
      number = GUINT_TO_POINTER (g_hash_table_size (shapes));
      g_hash_table_insert (shapes, g_steal_pointer (&bytes), number);
    }
  return GPOINTER_TO_UINT (number);
}

static void
assert_same_offsets (const TestDrawing *drawing, const FringeLayout *layout, uint32_t a, uint32_t b)
{
  uint32_t of_a[FRINGE_N_MOVES], of_b[FRINGE_N_MOVES];
  int n = fringe_layout_children (layout, a, of_a);

  g_assert_cmpint (fringe_layout_children (layout, b, of_b), ==, n);
  for (int i = 0; i < n; i++)
    g_assert_cmpint (drawing->x[of_a[i]] - drawing->x[a], ==, drawing->x[of_b[i]] - drawing->x[b]);
}

void
test_assert_equal_shapes (const TestDrawing *drawing, const FringeLayout *layout)
{
  g_autoptr (GHashTable) shapes
      = g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify) g_bytes_unref, NULL);
  g_autoptr (GArray) example = g_array_new (FALSE, FALSE, sizeof (uint32_t));
  g_autofree uint32_t *shape_of_id = NULL;
  uint32_t end = 0;

  for (size_t i = 0; i < drawing->places.n; i++)
    end = MAX (end, drawing->places.places[i].id + 1);
  shape_of_id = g_new (uint32_t, end);
  for (size_t i = drawing->places.n; i-- > 0;)
    {
      uint32_t id = drawing->places.places[i].id;

      shape_of_id[id] = shape_of (layout, shapes, shape_of_id, id);
      if (shape_of_id[id] == example->len)
        g_array_append_val (example, id);
      assert_same_offsets (drawing, layout, id, g_array_index (example, uint32_t, shape_of_id[id]));
    }
}

void
test_assert_told (const TestDrawing *drawing, const FringeLayout *layout)
{
  int32_t left, right, leftmost = 0, rightmost = 0;

  g_assert_cmpuint (drawing->places.n, ==, fringe_layout_n_nodes (layout));
  for (size_t i = 0; i < drawing->places.n; i++)
    {
      leftmost = MIN (leftmost, drawing->places.places[i].x);
      rightmost = MAX (rightmost, drawing->places.places[i].x);
    }
  fringe_layout_extents (layout, &left, &right);
  g_assert_cmpint (left, ==, leftmost);
  g_assert_cmpint (right, ==, rightmost);
  for (int i = 0; i < 30; i++)
    {
      const FringePlace *seen = &drawing->places.places[g_test_rand_int_range (0, (gint32) drawing->places.n)];
      FringePlace place = fringe_layout_place (layout, seen->id);

      g_assert_cmpmem (seen, sizeof *seen, &place, sizeof place);
    }
}

void
test_assert_layout (const FringeLayout *layout)
{
  g_auto (TestDrawing) drawing = { 0 };

  test_drawing_init (&drawing, layout);
  test_assert_apart (&drawing);
  test_assert_centred (&drawing, layout);
  test_assert_equal_shapes (&drawing, layout);
  test_assert_told (&drawing, layout);
}

void
test_finish (FringeLayout *layout, FringeLayoutProgress progress)
{
  while (progress == FRINGE_LAYOUT_UNDER_WAY)
    progress = fringe_layout_advance (layout, 5000);
  g_assert_cmpint (progress, ==, FRINGE_LAYOUT_READY);
}

void
test_assert_same_drawing (const FringeLayout *a, const FringeLayout *b)
{
  g_auto (TestDrawing) of_a = { 0 }, of_b = { 0 };

  g_assert_cmpuint (fringe_layout_n_nodes (a), ==, fringe_layout_n_nodes (b));
  g_assert_cmpuint (fringe_layout_n_hidden (a), ==, fringe_layout_n_hidden (b));
  g_assert_cmpuint (fringe_layout_n_rows (a), ==, fringe_layout_n_rows (b));
  test_drawing_init (&of_a, a);
  test_drawing_init (&of_b, b);
  g_assert_cmpmem (of_a.places.places, of_a.places.n * sizeof (FringePlace), of_b.places.places,
                   of_b.places.n * sizeof (FringePlace));
}
