/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-layout.h"
#include "test-boards.h"
#include "test-searches.h"

/* A packed tree keeps the order of its nodes in rows that are no wider than they must be, and its edges apart. */

#define N 300

typedef struct
{
  FringeSearch *search;
  FringeLayout *layout, *tidy;
  FringePlaces places, tidy_places; /* by row, then by x */
} Tree;

static int
compare (const void *a, const void *b)
{
  const FringePlace *one = a, *other = b;

  return one->row != other->row ? (one->row > other->row) - (one->row < other->row)
                                : (one->x > other->x) - (one->x < other->x);
}

static void
see (const FringeLayout *layout, FringePlaces *places)
{
  FringeSpan all = { INT32_MIN, INT32_MAX, 0, UINT32_MAX };

  g_assert_true (fringe_layout_see (layout, &all, 0, 1, places));
  qsort (places->places, places->n, sizeof *places->places, compare);
}

static void
tree_init (Tree *tree)
{
  TestProblem problem = test_problem_random (3, 3, 40);

  if (fringe_algorithm_deepens (problem.rules.algorithm))
    problem.rules.algorithm = FRINGE_ALGORITHM_ASTAR;
  test_problem_tell (&problem);
  tree->search = test_search_run (&problem, (uint32_t) (1 + test_random (FRINGE_LAYOUT_PACKED_MAX - 4)));
  tree->layout = fringe_layout_new ();
  tree->tidy = fringe_layout_new ();
  tree->places = tree->tidy_places = (FringePlaces) { 0 };
  fringe_layout_set_packed_max (tree->layout, FRINGE_LAYOUT_PACKED_MAX);
}

static void
tree_go (Tree *tree, uint32_t step)
{
  g_assert_true (fringe_layout_update (tree->layout, tree->search, 0, step));
  g_assert_true (fringe_layout_update (tree->tidy, tree->search, 0, step));
  see (tree->layout, &tree->places);
  see (tree->tidy, &tree->tidy_places);
}

static void
tree_clear (Tree *tree)
{
  fringe_places_clear (&tree->places);
  fringe_places_clear (&tree->tidy_places);
  fringe_layout_free (tree->layout);
  fringe_layout_free (tree->tidy);
  fringe_search_unref (tree->search);
}

static bool
is_packed (const Tree *tree)
{
  for (size_t i = 0; i < tree->places.n; i++)
    if (tree->places.places[i].x != tree->tidy_places.places[i].x)
      return true;
  return false;
}

static int32_t
width_of (const FringeLayout *layout)
{
  int32_t left, right;

  fringe_layout_extents (layout, &left, &right);
  return right - left;
}

static void
keeps_its_order (const Tree *tree)
{
  uint32_t n_row = 0, most = 0;

  g_assert_cmpuint (tree->places.n, ==, tree->tidy_places.n);
  for (size_t i = 0; i < tree->places.n; i++)
    {
      const FringePlace *place = &tree->places.places[i], *before = place - 1;
      bool begins = i == 0 || place->row != before->row;

      g_assert_cmpuint (place->id, ==, tree->tidy_places.places[i].id);
      g_assert_cmpuint (place->row, ==, tree->tidy_places.places[i].row);
      if (!begins)
        g_assert_cmpint (place->x - before->x, >=, FRINGE_LAYOUT_SLOT);
      n_row = begins ? 1 : n_row + 1;
      most = MAX (most, n_row);
    }
  if (is_packed (tree))
    g_assert_cmpint (width_of (tree->layout), <=, (int) (most - 1) * FRINGE_LAYOUT_SLOT);
}

static void
is_packed_for_a_gain (const Tree *tree)
{
  double tidy = width_of (tree->tidy) + FRINGE_LAYOUT_SLOT, packed = width_of (tree->layout) + FRINGE_LAYOUT_SLOT;

  if (is_packed (tree))
    g_assert_cmpfloat (tidy, >=, FRINGE_LAYOUT_PACKED_GAIN * packed);
  else
    g_assert_cmpfloat (tidy, ==, packed);
}

/* Each place is the same by whatever it is asked for. */
static void
agrees (const Tree *tree)
{
  int32_t left, right;

  fringe_layout_extents (tree->layout, &left, &right);
  g_assert_cmpint (fringe_layout_place (tree->layout, 0).x, ==, 0);
  for (size_t i = 0; i < tree->places.n; i++)
    {
      const FringePlace *place = &tree->places.places[i];
      FringePlace other = fringe_layout_place (tree->layout, place->id);
      FringeSpan span = fringe_layout_span (tree->layout, place->id),
                 at = { place->x, place->x, place->row, place->row };
      FringePlaces seen = { 0 };

      g_assert_cmpint (other.x, ==, place->x);
      g_assert_cmpint (other.parent_x, ==, place->parent_x);
      g_assert_cmpfloat (other.bus, ==, place->bus);
      g_assert_cmpint (place->x, >=, left);
      g_assert_cmpint (place->x, <=, right);
      g_assert_cmpint (span.left, <=, place->x);
      g_assert_cmpint (span.right, >=, place->x);
      g_assert_true (fringe_layout_see (tree->layout, &at, 0, 1, &seen));
      fringe_places_sort (&seen);
      g_assert_nonnull (fringe_places_find (&seen, place->id));
      fringe_places_clear (&seen);
    }
}

/* What runs across between two rows from one node. */
typedef struct
{
  uint32_t parent;
  int32_t x; /* of the node */
  int32_t start, end;
  double bus;
} Line;

static GArray *
lines_of_row (const Tree *tree, uint32_t row)
{
  GArray *lines = g_array_new (FALSE, FALSE, sizeof (Line));

  for (size_t i = 0; i < tree->places.n; i++)
    {
      const FringePlace *place = &tree->places.places[i];
      uint32_t parent = place->row == row && row > 0 ? fringe_search_parent (tree->search, place->id) : FRINGE_NO_NODE;
      Line *last = lines->len > 0 ? &g_array_index (lines, Line, lines->len - 1) : NULL;
      Line line
          = { parent, place->parent_x, MIN (place->x, place->parent_x), MAX (place->x, place->parent_x), place->bus };

      if (parent == FRINGE_NO_NODE)
        continue;
      if (last == NULL || last->parent != parent)
        g_array_append_val (lines, line);
      else
        {
          g_assert_cmpfloat (last->bus, ==, place->bus);
          last->end = MAX (last->end, line.end);
        }
    }
  return lines;
}

static void
assert_room (double least, double most)
{
  g_assert_true (least < most ? least == 0 && most == 1 : least == 0.5);
}

/* Lines that are joined have all of the room between the rows. */
static void
uses_the_room (const Tree *tree)
{
  uint32_t n_rows = fringe_layout_n_rows (tree->layout);

  for (uint32_t row = 1; row < n_rows; row++)
    {
      g_autoptr (GArray) lines = lines_of_row (tree, row);
      double least = 0.5, most = 0.5;
      int32_t end = INT32_MIN;

      for (guint i = 0; i < lines->len; i++)
        {
          const Line *line = &g_array_index (lines, Line, i);

          if (i > 0 && end >= line->start)
            {
              least = MIN (least, line->bus);
              most = MAX (most, line->bus);
            }
          else
            {
              assert_room (least, most);
              least = most = line->bus;
            }
          end = MAX (end, line->end);
        }
      assert_room (least, most);
    }
}

/* Lines of two nodes that would touch are apart, and the edge from one node does not cross the line of another. */
static void
keeps_lines_apart (const Tree *tree)
{
  uint32_t n_rows = fringe_layout_n_rows (tree->layout);

  for (uint32_t row = 1; row < n_rows; row++)
    {
      g_autoptr (GArray) lines = lines_of_row (tree, row);

      for (guint i = 1; i < lines->len; i++)
        {
          const Line *a = &g_array_index (lines, Line, i - 1), *b = &g_array_index (lines, Line, i);

          g_assert_cmpfloat (b->bus, >=, 0);
          g_assert_cmpfloat (b->bus, <=, 1);
          if (a->end < b->start)
            continue;
          g_assert_cmpfloat (a->bus, !=, b->bus);
          if (a->end >= b->x)
            g_assert_cmpfloat (b->bus, <, a->bus);
          else
            g_assert_cmpfloat (a->bus, <, b->bus);
        }
    }
}

static void
try_trees (gconstpointer data)
{
  void (*const *check) (const Tree *tree) = data;

  for (int i = 0; i < N; i++)
    {
      Tree tree;

      tree_init (&tree);
      tree_go (&tree, fringe_search_n_steps (tree.search));
      (*check) (&tree);
      tree_clear (&tree);
    }
}

/* Whatever way led there, and whatever was folded on it. */
static void
test_ways (void)
{
  for (int i = 0; i < N; i++)
    {
      FringeLayout *fresh = fringe_layout_new ();
      Tree tree;
      uint32_t step, id;

      tree_init (&tree);
      for (int k = 0; k < 6; k++)
        {
          step = (uint32_t) test_random ((int) fringe_search_n_steps (tree.search) + 1);
          tree_go (&tree, step);
          id = (uint32_t) test_random ((int) fringe_search_n_nodes_at (tree.search, step));
          fringe_layout_fold (tree.layout, id);
          fringe_layout_unfold (tree.layout, id);
        }
      fringe_layout_set_packed_max (fresh, FRINGE_LAYOUT_PACKED_MAX);
      g_assert_true (fringe_layout_update (fresh, tree.search, 0, step));
      for (size_t k = 0; k < tree.places.n; k++)
        g_assert_cmpint (fringe_layout_place (fresh, tree.places.places[k].id).x, ==, tree.places.places[k].x);
      fringe_layout_free (fresh);
      tree_clear (&tree);
    }
}

/* The second example of report-2019: as wide as its widest row, four nodes, where a tidy tree needs five and a half. */
static void
test_example (void)
{
  TestProblem problem = { test_board ("1 2 7 6 0 8 4 3 5"), test_board ("1 2 0 4 8 7 3 6 5"),
                          fringe_rules_preset (FRINGE_PRESET_REPORT_2019) };
  Tree tree = { 0 };

  problem.rules.heuristic = FRINGE_HEURISTIC_MANHATTAN;
  tree_init (&tree);
  fringe_search_unref (tree.search);
  tree.search = test_search_run (&problem, 1000);
  tree_go (&tree, fringe_search_n_steps (tree.search));
  g_assert_cmpint (width_of (tree.layout), ==, 3 * FRINGE_LAYOUT_SLOT);
  g_assert_cmpint (2 * (width_of (tree.tidy) + FRINGE_LAYOUT_SLOT), ==, 11 * FRINGE_LAYOUT_SLOT);
  tree_clear (&tree);
}

static void
add (const char *name, void (*check) (const Tree *tree))
{
  g_test_add_data_func_full (name, g_memdup2 (&check, sizeof check), try_trees, g_free);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  add ("/pack/nodes-keep-their-order-in-the-width-of-the-widest-row", keeps_its_order);
  add ("/pack/a-tree-is-packed-where-that-gains-something", is_packed_for_a_gain);
  add ("/pack/places-agree", agrees);
  add ("/pack/edges-that-would-touch-run-apart", keeps_lines_apart);
  add ("/pack/edges-that-would-touch-run-as-far-apart-as-can-be", uses_the_room);
  g_test_add_func ("/pack/every-way-leads-to-the-same-places", test_ways);
  g_test_add_func ("/pack/example-2-of-the-report-is-four-nodes-wide", test_example);
  return g_test_run ();
}
