/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-own.h"
#include "fringe-pattern-build.h"

#include <string.h>

typedef struct
{
  GMainLoop *loop;
  GCancellable *cancellable;
  FringePatternSum *sum;
  GError *error;
  double fraction;
} Answer;

static FringePattern
pattern_of (const char *text)
{
  FringePattern pattern;
  FringeFormulaError error;

  g_assert_true (fringe_pattern_parse (text, strlen (text), &pattern, &error));
  return pattern;
}

static void
note_progress (double fraction, gpointer data)
{
  Answer *answer = data;

  g_assert_cmpfloat (fraction, >=, answer->fraction);
  g_assert_cmpfloat (fraction, <=, 1);
  answer->fraction = fraction;
}

/* The largest tables that are built take seconds: none comes before this. */
static void
cancel (G_GNUC_UNUSED double fraction, gpointer data)
{
  g_cancellable_cancel (((Answer *) data)->cancellable);
}

static void
take_answer (G_GNUC_UNUSED GObject *source, GAsyncResult *result, gpointer data)
{
  Answer *answer = data;

  answer->sum = fringe_pattern_build_finish (result, &answer->error);
  g_main_loop_quit (answer->loop);
}

static void
build (Answer *answer, const char *text, const FringeBoard *goal, FringeProgress progress)
{
  FringePattern pattern = pattern_of (text);

  answer->loop = g_main_loop_new (NULL, FALSE);
  fringe_pattern_build_async (&pattern, goal, progress, answer, answer->cancellable, take_answer, answer);
  g_main_loop_run (answer->loop);
  g_main_loop_unref (answer->loop);
}

static void
test_built (void)
{
  const FringeBoard goal = fringe_board_standard_goal (3, 3);
  FringePattern pattern = pattern_of ("1-4/5-8");
  FringePatternKey key = fringe_pattern_group_key (&pattern, 0, &goal);
  Answer answer = { 0 };
  FringePatternTable *table;

  build (&answer, "1-4/5-8", &goal, note_progress);
  g_assert_no_error (answer.error);
  g_assert_cmpint (fringe_pattern_sum_h (answer.sum, goal.cells), ==, 0);
  table = fringe_pattern_table_find (&key);
  g_assert_nonnull (table);
  fringe_pattern_table_unref (table);
  fringe_pattern_sum_unref (answer.sum);
}

static void
test_cancelled (void)
{
  const FringeBoard goal = fringe_board_standard_goal (4, 4);
  FringePattern pattern = pattern_of ("1-6");
  FringePatternKey key = fringe_pattern_group_key (&pattern, 0, &goal);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Answer answer = { .cancellable = cancellable };

  build (&answer, "1-6", &goal, cancel);
  g_assert_error (answer.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_null (answer.sum);
  g_assert_null (fringe_pattern_table_find (&key));
  g_error_free (answer.error);
}

static void
test_size (void)
{
  const FringeBoard goal = fringe_board_standard_goal (4, 4);
  FringePattern fives = pattern_of ("5-5-5"), sixes = pattern_of ("6-6-3");

  g_assert_cmpuint (fringe_pattern_n_bytes (&fives, &goal), ==, 3 * 524160);
  g_assert_cmpuint (fringe_pattern_n_bytes (&sixes, &goal), ==, 2 * 5765760 + 3360);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pattern-build/tables-built-in-the-background-are-found-by-searches", test_built);
  g_test_add_func ("/pattern-build/no-table-is-left-of-what-is-cancelled", test_cancelled);
  g_test_add_func ("/pattern-build/the-size-is-known-before", test_size);
  return g_test_run ();
}
