/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-observation-item.h"
#include "test-boards.h"

static char *
text (FringeObservationItem *item, const char *property)
{
  char *value;

  g_object_get (item, property, &value, NULL);
  return value;
}

static void
assert_text (FringeObservationItem *item, const char *property, const char *expected)
{
  g_autofree char *value = text (item, property);

  g_test_message ("%s", property);
  g_assert_cmpstr (value, ==, expected);
}

static FringeObservationItem *
item_with (const char *start, const char *goal, const char *cost)
{
  FringeObservationItem *item = fringe_observation_item_new (3, 3);

  g_object_set (item, "start", start, "goal", goal, "cost", cost, NULL);
  return item;
}

static void
test_read (void)
{
  g_autoptr (FringeObservationItem) item = item_with ("1 2 3 4 5 0 7 8 6", "123456780", " 1 ");
  FringeBoard start = test_board ("1 2 3 4 5 0 7 8 6"), goal = fringe_board_standard_goal (3, 3);
  FringeObservation row;

  g_object_set (item, "open", "12", NULL);
  g_assert_true (fringe_observation_item_read (item, &row));
  g_assert_true (fringe_board_equal (&row.start, &start) && fringe_board_equal (&row.goal, &goal));
  g_assert_cmpint (row.counts[FRINGE_COUNT_COST], ==, 1);
  g_assert_cmpint (row.counts[FRINGE_COUNT_EXPANDED], ==, FRINGE_COUNT_UNKNOWN);
  g_assert_cmpint (row.counts[FRINGE_COUNT_OPEN], ==, 12);
  assert_text (item, "counts-error", "");
}

/* What is set is what is read. */
static void
test_set (void)
{
  for (int i = 0; i < 200; i++)
    {
      FringeObservation row = { .start = test_board_random (2 + test_random (3), 2 + test_random (3)) }, back;
      g_autoptr (FringeObservationItem) item = fringe_observation_item_new (9, 9);

      row.goal = row.start;
      fringe_board_scramble (&row.goal, (guint64) g_test_rand_int (), (guint) test_random (50));
      for (int kind = 0; kind < FRINGE_N_COUNT_KINDS; kind++)
        row.counts[kind] = kind > 0 && test_random (2) == 0 ? FRINGE_COUNT_UNKNOWN : test_random (1000000);
      fringe_observation_item_set (item, &row);
      g_assert_true (fringe_observation_item_read (item, &back));
      g_assert_true (fringe_board_equal (&row.start, &back.start) && fringe_board_equal (&row.goal, &back.goal));
      g_assert_cmpmem (row.counts, sizeof row.counts, back.counts, sizeof back.counts);
    }
}

static void
test_empty (void)
{
  g_autoptr (FringeObservationItem) item = item_with ("", "", "");
  FringeObservation row;

  assert_text (item, "start-error", "");
  assert_text (item, "counts-error", "");
  g_assert_true (fringe_observation_item_lacks_counts (item));
  g_assert_false (fringe_observation_item_read (item, &row));
  assert_text (item, "start-error", "There is no board here.");
  assert_text (item, "counts-error", "At least one of the four counts is needed.");
  g_object_set (item, "start", "1 2 3 4 5 0 7 8 6", "generated", "3", NULL);
  assert_text (item, "start-error", "");
  assert_text (item, "counts-error", "");
  g_assert_true (fringe_observation_item_read (item, &row));
}

static void
test_wrong_board (void)
{
  g_autoptr (FringeObservationItem) item = item_with ("1 2 3 4 5 6 7 8 8", "", "1");
  g_autofree char *error = NULL;
  FringeObservation row;

  assert_text (item, "start-error", "Line 1, column 17: tile 8 stands here again, and the blank is missing.");
  assert_text (item, "goal-error", "");
  g_object_set (item, "start", "1 2 3 4 5 6 7 8 0", "goal", "1 2 3 0", NULL);
  assert_text (item, "start-error", "");
  g_assert_false (fringe_observation_item_read (item, &row));
  error = text (item, "goal-error");
  g_assert_cmpstr (error, !=, "");
}

static void
test_unreachable (void)
{
  g_autoptr (FringeObservationItem) item = item_with ("2 1 3 4 5 6 7 8 0", "", "1");
  g_autofree char *error = text (item, "start-error");
  FringeObservation row;

  g_assert_true (g_str_has_prefix (error, "The goal cannot be reached"));
  g_assert_false (fringe_observation_item_read (item, &row));
}

static void
test_wrong_counts (void)
{
  static const char *const wrong[][3] = {
    { "cost", "x", "The cost must be a whole number, not “x”." },
    { "expanded", "-1", "The number of nodes expanded must be a whole number, not “-1”." },
    { "generated", "1.5", "The number of nodes generated must be a whole number, not “1.5”." },
    { "open", "99999999999999999999", "The size of the frontier must be a whole number, not “99999999999999999999”." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr (FringeObservationItem) item = item_with ("1 2 3 4 5 0 7 8 6", "", "1");
      FringeObservation row;

      g_object_set (item, wrong[i][0], wrong[i][1], NULL);
      assert_text (item, "counts-error", wrong[i][2]);
      for (guint kind = 0; kind < FRINGE_N_COUNT_KINDS; kind++)
        g_assert_cmpint (fringe_observation_item_is_wrong (item, (FringeCountKind) kind), ==, kind == i);
      g_assert_false (fringe_observation_item_read (item, &row));
    }
}

/* Twelve tiles tell no shape; the usual one does. */
static void
test_shape (void)
{
  g_autoptr (FringeObservationItem) item = fringe_observation_item_new (3, 4),
                                    other = fringe_observation_item_new (3, 3);
  const char *start = "1 2 3 4 5 6 7 8 9 10 0 11";
  FringeObservation row;

  g_object_set (item, "start", start, "cost", "1", NULL);
  g_assert_true (fringe_observation_item_read (item, &row));
  g_assert_cmpint (row.start.rows, ==, 3);
  g_assert_cmpint (row.goal.columns, ==, 4);
  g_object_set (other, "start", start, "cost", "1", NULL);
  g_assert_false (fringe_observation_item_read (other, &row));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/observation-item/a-row-is-read", test_read);
  g_test_add_func ("/observation-item/what-is-set-is-what-is-read", test_set);
  g_test_add_func ("/observation-item/what-is-empty-is-wrong-when-it-is-read", test_empty);
  g_test_add_func ("/observation-item/a-wrong-board-is-named-beside-it", test_wrong_board);
  g_test_add_func ("/observation-item/a-goal-that-can-not-be-reached-is-told", test_unreachable);
  g_test_add_func ("/observation-item/a-wrong-count-is-named", test_wrong_counts);
  g_test_add_func ("/observation-item/tiles-have-the-usual-shape", test_shape);
  return g_test_run ();
}
