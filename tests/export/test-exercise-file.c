/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-exercise-file.h"

#include "fringe-exercise-sheet.h"
#include "fringe-export-error.h"

#include "test-boards.h"

#include <string.h>

#define N_MUTATIONS 3000

/* Does a run by what is right, with an act of each kind that can be put in. */
static FringeExerciseFile *
make_run (FringeExercise **exercise)
{
  const FringeBoard start = test_board ("1 2 7 6 0 8 4 3 5"), goal = test_board ("1 2 0 4 8 7 3 6 5");
  FringeRules rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  FringeExerciseFile *file;
  FringeExerciseAct act;
  double seconds = 0;

  rules.algorithm = FRINGE_ALGORITHM_WASTAR;
  rules.weight = 1.25;
  file = fringe_exercise_file_new (&start, &goal, &rules);
  g_free (file->student);
  file->student = g_strdup ("  Ada = [Lovelace]\n#");
  file->task.level = FRINGE_EXERCISE_DUPLICATES;
  file->task.lists = FRINGE_EXERCISE_IN_ORDER;
  file->seed = 42;
  file->most_tries = 3;
  file->attempt = 2;
  file->is_handed_in = TRUE;
  *exercise = fringe_exercise_new (&file->task, NULL);
  fringe_exercise_act (*exercise, &(FringeExerciseAct) { .kind = FRINGE_ACT_HINT, .seconds = 0.25 }, NULL);
  fringe_exercise_act (*exercise, &(FringeExerciseAct) { .kind = FRINGE_ACT_SOLVED, .seconds = 1.5 }, NULL);
  fringe_exercise_act (*exercise, &(FringeExerciseAct) { .kind = FRINGE_ACT_UNDO, .seconds = 2 }, NULL);
  while (fringe_exercise_right_act (*exercise, &act))
    {
      act.seconds = seconds += 3.75;
      g_assert_true (fringe_exercise_act (*exercise, &act, NULL));
    }
  g_array_append_vals (file->acts, fringe_exercise_acts (*exercise)->data, fringe_exercise_acts (*exercise)->len);
  return file;
}

static void
test_round_trip (void)
{
  g_autoptr (FringeExercise) exercise = NULL, replayed = NULL;
  g_autoptr (FringeExerciseFile) file = make_run (&exercise), read = NULL;
  g_autofree char *text = fringe_exercise_file_print (file, exercise), *again = NULL;
  g_autoptr (GError) error = NULL;
  FringeMarks marks = fringe_exercise_marks (exercise), its;

  g_assert_true (fringe_exercise_file_is_one (text, strlen (text)));
  read = fringe_exercise_file_parse (text, strlen (text), &error);
  g_assert_no_error (error);
  g_assert_cmpint (read->seal, ==, FRINGE_EXERCISE_WHOLE);
  g_assert_cmpstr (read->student, ==, file->student);
  g_assert_true (read->is_handed_in);
  replayed = fringe_exercise_file_replay (read, NULL, &error);
  g_assert_no_error (error);
  its = fringe_exercise_marks (replayed);
  g_assert_cmpmem (&its, sizeof its, &marks, sizeof marks);
  again = fringe_exercise_file_print (read, replayed);
  g_assert_cmpstr (again, ==, text);
}

/* Whatever value is changed, it is noticed. */
static void
test_edited (void)
{
  g_autoptr (FringeExercise) exercise = NULL;
  g_autoptr (FringeExerciseFile) file = make_run (&exercise);
  g_autofree char *text = fringe_exercise_file_print (file, exercise);
  static const char *const edits[][2] = {
    { "Choice=", "Choice=1" }, { " choose 0", " choose  0" },           { "Seed=42", "Seed=43" },      { "Ada", "Eve" },
    { "Steps=", "Steps=9" },   { "Level=duplicates", "Level=numbers" }, { "Checksum=", "Checksum=0" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (edits); i++)
    {
      g_autoptr (GString) edited = g_string_new (text);
      g_autoptr (FringeExerciseFile) read = NULL;

      g_assert_cmpuint (g_string_replace (edited, edits[i][0], edits[i][1], 1), ==, 1);
      read = fringe_exercise_file_parse (edited->str, edited->len, NULL);
      if (read != NULL)
        g_assert_cmpint (read->seal, ==, FRINGE_EXERCISE_EDITED);
      else
        g_assert_cmpstr (edits[i][1], ==, " choose  0");
    }
}

/* What a lecturer hands out has no acts, no checksum, and perhaps no start. */
static void
test_task (void)
{
  static const char text[] = "# by hand\n\n[Fringe Exercise]\nVersion=1\n[Puzzle]\nGoal=1 2 3 4 5 6 7 8 0\n"
                             "[Rules]\nAlgorithm=astar\nHeuristic=manhattan\nMoves=UDLR\nTies=fifo\n"
                             "Duplicates=better-g\nGoalTest=expansion\n[Exercise]\nLevel=duplicates\nExam=true\n"
                             "[Traits]\n1=cost=5..8\n2=nodes<=25\n";
  g_autoptr (GError) error = NULL;
  g_autoptr (FringeExerciseFile) file = fringe_exercise_file_parse (text, strlen (text), &error);

  g_assert_no_error (error);
  g_assert_true (fringe_exercise_file_is_one (text, strlen (text)));
  g_assert_cmpint (file->seal, ==, FRINGE_EXERCISE_UNSEALED);
  g_assert_false (file->has_start);
  g_assert_cmpuint (file->n_traits, ==, 2);
  g_assert_true (file->task.is_exam);
}

static void
assert_bad (const char *from, const char *to, const char *expected)
{
  g_autoptr (FringeExercise) exercise = NULL, replayed = NULL;
  g_autoptr (FringeExerciseFile) file = make_run (&exercise), read = NULL;
  g_autofree char *printed = fringe_exercise_file_print (file, exercise);
  g_autoptr (GString) text = g_string_new (printed);
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (g_string_replace (text, from, to, 1), ==, 1);
  read = fringe_exercise_file_parse (text->str, text->len, &error);
  if (read != NULL)
    replayed = fringe_exercise_file_replay (read, NULL, &error);
  g_assert_error (error, FRINGE_EXPORT_ERROR, FRINGE_EXPORT_ERROR_BAD_FILE);
  g_assert_cmpstr (error->message, ==, expected);
}

static void
test_bad (void)
{
  assert_bad ("[Fringe Exercise]", "[Fringe Session]", "The file holds no exercise of Fringe.");
  assert_bad ("Version=1", "Version=2", "The file has version 2 of the format; this program knows version 1.");
  assert_bad ("Level=duplicates", "Level=hard", "[Exercise] Level: “hard” is not one of the known words.");
  assert_bad ("choose 0", "choose 9", "[Acts] 4: There is no node 9.");
  assert_bad ("\n4=", "\n5=", "[Acts] 4 is missing.");
  assert_bad ("3.75 choose 0", "3.75 choose -1", "[Acts] 4: “3.75 choose -1” is not one of the known words.");
  assert_bad ("Goal=[[1 2 0] [4 8 7] [3 6 5]]", "Goal=1 0 2 3",
              "[Puzzle] Start and Goal are boards of different sizes.");
}

/* A byte here and there is changed: no file may crash the program, and what is read can be done or is refused. */
static void
test_hostile (void)
{
  g_autoptr (FringeExercise) exercise = NULL;
  g_autoptr (FringeExerciseFile) file = make_run (&exercise);
  g_autofree char *text = fringe_exercise_file_print (file, exercise);
  gsize length = strlen (text);

  for (guint i = 0; i < N_MUTATIONS; i++)
    {
      g_autofree char *mutated = g_memdup2 (text, length);
      g_autoptr (FringeExerciseFile) read = NULL;
      g_autoptr (GError) error = NULL;

      for (int n = test_random (4); n >= 0; n--)
        mutated[test_random ((int) length)]
            = test_random (2) ? (char) test_random (256) : text[test_random ((int) length)];
      read = fringe_exercise_file_parse (mutated, (gsize) test_random ((int) length) + 1, &error);
      g_assert_true ((read == NULL) == (error != NULL));
      if (read != NULL)
        {
          g_autoptr (FringeExercise) replayed = fringe_exercise_file_replay (read, NULL, &error);

          g_assert_true ((replayed == NULL) == (error != NULL));
        }
    }
}

static GStrv
print_rows (const FringeTask *task, gboolean is_key)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FringeSheet) sheet = fringe_exercise_sheet_new (task, "Sheet", "A* · Manhattan", is_key, &error);
  g_autofree char *text = NULL, *page = NULL;

  g_assert_no_error (error);
  page = fringe_sheet_print (sheet, FRINGE_SHEET_HTML);
  g_assert_nonnull (strstr (page, "A* · Manhattan"));
  text = fringe_sheet_print (sheet, FRINGE_SHEET_CSV);
  return g_strsplit (g_strstrip (text), "\n", -1);
}

/* Returns: the row of a node; NULL where there is none */
static GStrv
find_row (GStrv rows, guint32 id)
{
  g_autofree char *name = g_strdup_printf ("%u", id);

  for (guint i = 0; rows[i] != NULL; i++)
    {
      g_auto (GStrv) cells = g_strsplit (rows[i], ",", -1);

      if (g_strv_length (cells) >= 9 && g_str_equal (cells[3], name))
        return g_steal_pointer (&cells);
    }
  return NULL;
}

/* The key has the nodes of a search by the same rules, and the sheet has the same columns and says nothing. */
static void
test_paper (void)
{
  FringeTask task = { .start = test_board ("1 2 7 6 0 8 4 3 5"),
                      .goal = test_board ("1 2 0 4 8 7 3 6 5"),
                      .rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK),
                      .level = FRINGE_EXERCISE_DUPLICATES,
                      .is_exam = TRUE };
  FringeSearch *search = fringe_search_new (&task.start, &task.goal, &task.rules, FRINGE_EXERCISE_NODES_MAX);
  g_auto (GStrv) key = print_rows (&task, TRUE), sheet = print_rows (&task, FALSE);

  while (fringe_search_outcome (search) == FRINGE_OUTCOME_RUNNING)
    fringe_search_step (search);
  for (guint32 id = 0; id < fringe_search_n_nodes (search); id++)
    {
      g_auto (GStrv) row = find_row (key, id);
      g_autofree char *g = g_strdup_printf ("%u", fringe_search_g (search, id));
      g_autofree char *h = g_strdup_printf ("%g", fringe_search_h (search, id));
      g_autofree char *f = g_strdup_printf ("%g", fringe_search_f (search, id));

      g_assert_nonnull (row);
      g_assert_cmpstr (row[5], ==, g);
      g_assert_cmpstr (row[6], ==, h);
      g_assert_cmpstr (row[7], ==, f);
      g_assert_cmpstr (row[8], ==, "");
    }
  g_assert_null (find_row (key, fringe_search_n_nodes (search)));
  g_assert_cmpstr (key[0], ==, sheet[0]);
  g_assert_cmpuint (g_strv_length (sheet) % 10, ==, 1);
  g_assert_cmpuint (g_strv_length (sheet), >, g_strv_length (key));
  for (guint i = 2; sheet[i] != NULL; i++)
    g_assert_cmpuint (strcspn (sheet[i], "0123456789"), ==, strlen (sheet[i]));
  fringe_search_unref (search);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exercise-file/a-run-is-read-as-it-was-written", test_round_trip);
  g_test_add_func ("/exercise-file/an-edited-file-is-noticed", test_edited);
  g_test_add_func ("/exercise-file/an-exercise-needs-no-start", test_task);
  g_test_add_func ("/exercise-file/a-bad-file-is-refused-in-a-sentence", test_bad);
  g_test_add_func ("/exercise-file/no-bytes-crash-the-program", test_hostile);
  g_test_add_func ("/exercise-file/on-paper-it-is-the-same-exercise", test_paper);
  return g_test_run ();
}
