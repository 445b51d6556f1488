/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-row-array.h"

#include "test-boards.h"

static guint64
random_row (void)
{
  return (guint64) g_test_rand_int () << 32 | (guint32) g_test_rand_int ();
}

static GArray *
random_rows (guint n)
{
  GArray *rows = g_array_new (FALSE, FALSE, sizeof (guint64));

  for (guint i = 0; i < n; i++)
    {
      guint64 row = random_row ();

      g_array_append_val (rows, row);
    }
  return rows;
}

static void
assert_same (const FringeRowArray *array, const GArray *rows)
{
  g_assert_cmpuint (fringe_row_array_n (array), ==, rows->len);
  for (guint i = 0; i < rows->len; i++)
    g_assert_cmpuint (fringe_row_array_get (array, i), ==, g_array_index (rows, guint64, i));
}

/* It grows from nothing over several blocks, and goes to nothing again. */
static void
test_changes (void)
{
  g_autoptr (FringeRowArray) array = fringe_row_array_new ();
  g_autoptr (GArray) rows = random_rows ((guint) test_random (5000));

  fringe_row_array_fill (array, (const guint64 *) (gpointer) rows->data, rows->len);
  assert_same (array, rows);
  for (int phase = 0; phase < 4; phase++)
    {
      for (int i = 0; i < 6000; i++)
        {
          gboolean adds = rows->len == 0 || (test_random (10) < 7) == (phase % 2 == 0);
          guint at = (guint) test_random ((int) rows->len + (adds ? 1 : 0));
          guint64 row = random_row ();

          if (adds)
            {
              g_array_insert_val (rows, at, row);
              fringe_row_array_insert (array, at, row);
            }
          else
            {
              g_array_remove_index (rows, at);
              fringe_row_array_remove (array, at);
            }
        }
      assert_same (array, rows);
    }
  while (rows->len > 0)
    {
      guint at = (guint) test_random ((int) rows->len);

      g_array_remove_index (rows, at);
      fringe_row_array_remove (array, at);
    }
  assert_same (array, rows);
}

static int
compare (gconstpointer a, gconstpointer b)
{
  guint64 of_a = *(const guint64 *) a, of_b = *(const guint64 *) b;

  return (of_a > of_b) - (of_a < of_b);
}

static gboolean
is_smaller (guint64 row, gconstpointer wanted)
{
  return row < *(const guint64 *) wanted;
}

static void
test_count_before (void)
{
  g_autoptr (FringeRowArray) array = fringe_row_array_new ();
  g_autoptr (GArray) rows = random_rows (4000);

  g_array_sort (rows, compare);
  fringe_row_array_fill (array, (const guint64 *) (gpointer) rows->data, rows->len);
  for (guint i = 0; i < rows->len; i++)
    {
      guint64 wanted = g_array_index (rows, guint64, i), beyond = wanted + 1;

      g_assert_cmpuint (fringe_row_array_count_before (array, is_smaller, &wanted), ==, i);
      g_assert_cmpuint (fringe_row_array_count_before (array, is_smaller, &beyond), ==, i + 1);
    }
}

/* Also where so many rows that stood together have gone that nothing is left of a part of the array. */
static void
test_count_before_after_removals (void)
{
  for (int i = 0; i < 20; i++)
    {
      g_autoptr (FringeRowArray) array = fringe_row_array_new ();
      g_autoptr (GArray) rows = random_rows (6000);
      guint at = (guint) test_random (3000), n = (guint) (1000 + test_random (2000));

      g_array_sort (rows, compare);
      fringe_row_array_fill (array, (const guint64 *) (gpointer) rows->data, rows->len);
      for (guint k = 0; k < n; k++)
        fringe_row_array_remove (array, at);
      g_array_remove_range (rows, at, n);
      for (guint k = 0; k < rows->len; k += 7)
        {
          guint64 wanted = g_array_index (rows, guint64, k);

          g_assert_cmpuint (fringe_row_array_count_before (array, is_smaller, &wanted), ==, k);
        }
    }
}

/* Few values, so that many rows are equal; the bits that differ stand anywhere. */
static guint64
word (guint64 row, guint i, gconstpointer data)
{
  const guint *shifts = data;

  return (row >> (8 * i) & 7) << shifts[i];
}

static int
compare_words (gconstpointer a, gconstpointer b, gpointer shifts)
{
  for (guint i = 0; i < 2; i++)
    {
      guint64 of_a = word (*(const guint64 *) a, i, shifts), of_b = word (*(const guint64 *) b, i, shifts);

      if (of_a != of_b)
        return of_a < of_b ? -1 : 1;
    }
  return 0;
}

/* g_array_sort_with_data() is stable, too. */
static void
test_sort (void)
{
  for (int i = 0; i < 40; i++)
    {
      guint n = (guint) test_random (i < 4 ? i + 1 : 20000), n_slices = 0;
      guint shifts[2] = { (guint) test_random (60), (guint) test_random (60) };
      g_autoptr (GArray) rows = random_rows (n);
      g_autoptr (FringeRowSort) sort = NULL;

      sort = fringe_row_sort_new (g_memdup2 (rows->data, n * sizeof (guint64)), n, 2, word, shifts);
      while (!fringe_row_sort_advance (sort, 0))
        n_slices++;
      g_array_sort_with_data (rows, compare_words, shifts);
      g_assert_cmpmem (fringe_row_sort_rows (sort), n * sizeof (guint64), rows->data, n * sizeof (guint64));
      g_assert_true (n < 10000 || n_slices > 4);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/row-array/rows-come-and-go-in-the-middle", test_changes);
  g_test_add_func ("/row-array/a-place-in-a-sorted-array-is-found", test_count_before);
  g_test_add_func ("/row-array/a-place-in-a-sorted-array-is-found-also-after-many-are-gone",
                   test_count_before_after_removals);
  g_test_add_func ("/row-sort/rows-are-sorted-in-slices-and-equal-ones-keep-their-order", test_sort);
  return g_test_run ();
}
