/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "layout-properties.h"

static void
count_subtree (const FringeLayout *layout, const FringeSearch *search, uint32_t step, GArray *depths)
{
  uint32_t root = fringe_layout_root (layout), n = fringe_search_n_nodes_at (search, step), n_found = 1;
  g_autofree uint8_t *is_in = g_new0 (uint8_t, n);

  is_in[root] = TRUE;
  for (uint32_t i = 1; root == 0 && i < fringe_search_n_roots_at (search, step); i++, n_found++)
    is_in[fringe_search_root (search, i)] = TRUE;
  for (uint32_t id = root; id < n; id++)
    {
      uint32_t children[FRINGE_N_MOVES], children_here[FRINGE_N_MOVES];
      int n_children = fringe_search_children_at (search, id, step, children);

      g_assert_cmpint (fringe_layout_has (layout, id), ==, is_in[id]);
      if (!is_in[id])
        continue;
      g_assert_cmpint (fringe_layout_children (layout, id, children_here), ==, n_children);
      for (int i = 0; i < n_children; i++)
        {
          g_assert_cmpuint (children_here[i], ==, children[i]);
          is_in[children[i]] = TRUE;
        }
      n_found += (uint32_t) n_children;
      g_assert_cmpuint (fringe_layout_depth (layout, id), ==,
                        fringe_search_g (search, id) - fringe_search_g (search, root));
      if (fringe_layout_depth (layout, id) >= depths->len)
        g_array_set_size (depths, fringe_layout_depth (layout, id) + 1);
      g_array_index (depths, uint32_t, fringe_layout_depth (layout, id))++;
    }
  g_assert_cmpuint (fringe_layout_n_nodes (layout), ==, n_found);
  for (uint32_t id = 0; id < root; id++)
    g_assert_false (fringe_layout_has (layout, id));
  g_assert_false (fringe_layout_has (layout, n));
  g_assert_false (fringe_layout_has (layout, FRINGE_NO_NODE));
}

void
test_assert_rows (const FringeLayout *layout, const FringeSearch *search, uint32_t step)
{
  g_autoptr (GArray) depths = g_array_new (FALSE, TRUE, sizeof (uint32_t));

  count_subtree (layout, search, step, depths);
  g_assert_cmpuint (fringe_layout_n_rows (layout), ==, depths->len);
  for (uint32_t row = 0; row < depths->len; row++)
    {
      uint32_t n;
      const uint32_t *ids = fringe_layout_row (layout, row, &n);

      g_assert_cmpuint (n, ==, g_array_index (depths, uint32_t, row));
      for (uint32_t i = 0; i < n; i++)
        {
          g_assert_true (fringe_layout_has (layout, ids[i]));
          g_assert_cmpuint (fringe_layout_depth (layout, ids[i]), ==, row);
        }
    }
}

void
test_assert_apart (const FringeLayout *layout)
{
  for (uint32_t row = 0; row < fringe_layout_n_rows (layout); row++)
    {
      uint32_t n;
      const uint32_t *ids = fringe_layout_row (layout, row, &n);

      for (uint32_t i = 1; i < n; i++)
        g_assert_cmpint (fringe_layout_x (layout, ids[i]), >=,
                         fringe_layout_x (layout, ids[i - 1]) + FRINGE_LAYOUT_SLOT);
    }
}

void
test_assert_centred (const FringeLayout *layout)
{
  g_assert_cmpint (fringe_layout_x (layout, fringe_layout_root (layout)), ==, 0);
  for (uint32_t row = 0; row < fringe_layout_n_rows (layout); row++)
    {
      uint32_t n_nodes;
      const uint32_t *ids = fringe_layout_row (layout, row, &n_nodes);

      for (uint32_t i = 0; i < n_nodes; i++)
        {
          uint32_t children[FRINGE_N_MOVES];
          int n = fringe_layout_children (layout, ids[i], children);

          if (n == 0)
            continue;
          g_assert_cmpint (2 * (gint64) fringe_layout_x (layout, ids[i]), ==,
                           (gint64) fringe_layout_x (layout, children[0]) + fringe_layout_x (layout, children[n - 1]));
          for (int j = 1; j < n; j++)
            g_assert_cmpint (fringe_layout_x (layout, children[j]), >, fringe_layout_x (layout, children[j - 1]));
        }
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
assert_same_offsets (const FringeLayout *layout, uint32_t a, uint32_t b)
{
  uint32_t of_a[FRINGE_N_MOVES], of_b[FRINGE_N_MOVES];
  int n = fringe_layout_children (layout, a, of_a);

  g_assert_cmpint (fringe_layout_children (layout, b, of_b), ==, n);
  for (int i = 0; i < n; i++)
    g_assert_cmpint (fringe_layout_x (layout, of_a[i]) - fringe_layout_x (layout, a), ==,
                     fringe_layout_x (layout, of_b[i]) - fringe_layout_x (layout, b));
}

void
test_assert_equal_shapes (const FringeLayout *layout)
{
  uint32_t root = fringe_layout_root (layout), end = root;
  g_autoptr (GHashTable) shapes
      = g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify) g_bytes_unref, NULL);
  g_autoptr (GArray) example = g_array_new (FALSE, FALSE, sizeof (uint32_t));
  g_autofree uint32_t *shape_of_id = NULL;

  for (uint32_t row = 0, n; row < fringe_layout_n_rows (layout); row++)
    {
      const uint32_t *ids = fringe_layout_row (layout, row, &n);

      for (uint32_t i = 0; i < n; i++)
        end = MAX (end, ids[i] + 1);
    }
  shape_of_id = g_new (uint32_t, end);
  for (uint32_t id = end; id-- > root;)
    {
      if (!fringe_layout_has (layout, id))
        continue;
      shape_of_id[id] = shape_of (layout, shapes, shape_of_id, id);
      if (shape_of_id[id] == example->len)
        g_array_append_val (example, id);
      assert_same_offsets (layout, id, g_array_index (example, uint32_t, shape_of_id[id]));
    }
}

static void
assert_finds (const FringeLayout *layout, uint32_t row, gint64 x)
{
  uint32_t n, i = 0;
  const uint32_t *ids = fringe_layout_row (layout, row, &n);

  while (i < n && fringe_layout_x (layout, ids[i]) < x)
    i++;
  g_assert_cmpuint (fringe_layout_find (layout, row, x), ==, i);
}

void
test_assert_found (const FringeLayout *layout)
{
  int32_t left, right, leftmost = 0, rightmost = 0;

  fringe_layout_extents (layout, &left, &right);
  for (uint32_t row = 0, n; row < fringe_layout_n_rows (layout); row++)
    {
      const uint32_t *ids = fringe_layout_row (layout, row, &n);

      leftmost = MIN (leftmost, fringe_layout_x (layout, ids[0]));
      rightmost = MAX (rightmost, fringe_layout_x (layout, ids[n - 1]));
    }
  g_assert_cmpint (left, ==, leftmost);
  g_assert_cmpint (right, ==, rightmost);

  for (int i = 0; i < 30; i++)
    {
      uint32_t row = (uint32_t) g_test_rand_int_range (0, (gint32) fringe_layout_n_rows (layout)), n;
      const uint32_t *ids = fringe_layout_row (layout, row, &n);

      assert_finds (layout, row, g_test_rand_int_range (left - 3, right + 4));
      assert_finds (layout, row, fringe_layout_x (layout, ids[g_test_rand_int_range (0, (gint32) n)]));
      assert_finds (layout, row, (gint64) right + 1);
      assert_finds (layout, row, INT64_MIN);
      assert_finds (layout, row, INT64_MAX);
    }
}

void
test_assert_layout (const FringeLayout *layout, const FringeSearch *search, uint32_t step)
{
  test_assert_rows (layout, search, step);
  test_assert_apart (layout);
  test_assert_centred (layout);
  test_assert_equal_shapes (layout);
  test_assert_found (layout);
}
