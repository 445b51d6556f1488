/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-run.h"

#include "fringe-board-text.h"
#include "fringe-exercise-file.h"

#include <glib/gstdio.h>
#include <string.h>

/* Folders of files that are made by the engine itself, which the command has to mark as they were made. */

#define MANY 1000

static FringeBoard
board (const char *text)
{
  FringeBoardError problem;
  FringeBoard read;

  g_assert_true (fringe_board_parse (text, strlen (text), 0, 0, &read, &problem));
  return read;
}

static void
act (FringeExercise *exercise, FringeExerciseAct its)
{
  g_autoptr (GError) error = NULL;

  its.seconds = fringe_exercise_acts (exercise)->len + 0.5;
  fringe_exercise_act (exercise, &its, &error);
  g_assert_no_error (error);
}

/* Does what is right until the end, or until node @stop is to be chosen. */
static void
go_on (FringeExercise *exercise, guint32 stop)
{
  FringeExerciseAct right;

  while (fringe_exercise_right_act (exercise, &right) && !(right.kind == FRINGE_ACT_CHOOSE && right.id == stop))
    act (exercise, right);
}

static FringeExerciseFile *
make_task (gboolean is_exam)
{
  const FringeBoard start = board ("1 2 7 6 0 8 4 3 5"), goal = board ("1 2 0 4 8 7 3 6 5");
  const FringeRules rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  FringeExerciseFile *file = fringe_exercise_file_new (&start, &goal, &rules);

  file->task.level = FRINGE_EXERCISE_NUMBERS;
  file->task.is_exam = is_exam;
  return file;
}

static char *
print (FringeExerciseFile *file, const FringeExercise *exercise, const char *student)
{
  const GArray *acts = fringe_exercise_acts (exercise);

  g_free (file->student);
  file->student = g_strdup (student);
  g_array_set_size (file->acts, 0);
  g_array_append_vals (file->acts, acts->data, acts->len);
  return fringe_exercise_file_print (file, exercise);
}

static void
write_file (const char *folder, const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (folder, name, NULL), *parent = g_path_get_dirname (path);

  g_assert_cmpint (g_mkdir_with_parents (parent, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static char *
make_folder (const char *name)
{
  return g_build_filename (cli_directory (), name, NULL);
}

static JsonObject *
find_row (JsonNode *rows, const char *ending)
{
  JsonArray *array = json_node_get_array (rows);

  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      JsonObject *row = json_array_get_object_element (array, i);

      if (g_str_has_suffix (json_object_get_string_member (row, "file"), ending))
        return row;
    }
  g_assert_not_reached ();
}

/* All right; one choice by another rule for ties; and one h that is wrong, from which the rest follows. */
static void
make_runs (const char *folder)
{
  g_autoptr (FringeExerciseFile) file = make_task (TRUE);
  g_autoptr (FringeExercise) right = fringe_exercise_new (&file->task, NULL),
                             tie = fringe_exercise_new (&file->task, NULL),
                             number = fringe_exercise_new (&file->task, NULL);
  g_autofree char *right_text = NULL, *tie_text = NULL, *number_text = NULL;

  go_on (right, FRINGE_NO_NODE);
  right_text = print (file, right, "Ada");
  write_file (folder, "1/right.fringe", right_text);

  go_on (tie, 3);
  act (tie, (FringeExerciseAct) { .kind = FRINGE_ACT_CHOOSE, .id = 4 });
  tie_text = print (file, tie, "Ben");
  write_file (folder, "2/tie.fringe", tie_text);

  go_on (number, 3);
  act (number, (FringeExerciseAct) { .kind = FRINGE_ACT_CHOOSE, .id = 3 });
  act (number, (FringeExerciseAct) {
                   .kind = FRINGE_ACT_NUMBER, .move = FRINGE_MOVE_UP, .number = FRINGE_NUMBER_G, .value = 2 });
  act (number, (FringeExerciseAct) {
                   .kind = FRINGE_ACT_NUMBER, .move = FRINGE_MOVE_UP, .number = FRINGE_NUMBER_H, .value = 99 });
  go_on (number, FRINGE_NO_NODE);
  number_text = print (file, number, "Cleo");
  write_file (folder, "3/number.fringe", number_text);
}

static void
test_marks (void)
{
  g_autofree char *folder = make_folder ("marks");
  g_autoptr (CliRun) run = NULL, text = NULL;
  g_autoptr (JsonNode) rows = NULL;
  JsonObject *row;

  make_runs (folder);
  run = cli_run ("grade", folder, "--format", "json", NULL);
  cli_assert_done (run, EXIT_DONE);
  rows = cli_json (run);
  g_assert_cmpuint (json_array_get_length (json_node_get_array (rows)), ==, 3);

  row = find_row (rows, "right.fringe");
  g_assert_cmpint (json_object_get_int_member (row, "right"), ==, json_object_get_int_member (row, "asked"));
  g_assert_cmpstr (json_object_get_string_member (row, "student"), ==, "Ada");
  g_assert_cmpstr (json_object_get_string_member (row, "checksum"), ==, "whole");
  g_assert_cmpstr (json_object_get_string_member (row, "ended"), ==, "yes");

  row = find_row (rows, "tie.fringe");
  g_assert_cmpint (json_object_get_int_member (row, "right"), ==, json_object_get_int_member (row, "asked") - 1);
  g_assert_cmpstr (json_object_get_string_member (row, "first_slip"), ==, "tie");
  g_assert_cmpint (json_object_get_int_member (row, "first_slip_step"), ==, 2);
  g_test_message ("%s", json_object_get_string_member (row, "right_by"));
  g_assert_nonnull (strstr (json_object_get_string_member (row, "right_by"), "LIFO"));

  row = find_row (rows, "number.fringe");
  g_assert_cmpint (json_object_get_int_member (row, "right"), ==, json_object_get_int_member (row, "asked") - 1);
  g_assert_true (json_object_get_null_member (row, "right_by"));

  text = cli_run ("grade", folder, NULL);
  cli_assert_done (text, EXIT_DONE);
  g_assert_nonnull (strstr (text->out, "Ben"));
  g_assert_nonnull (strstr (text->out, "Wrote a wrong number"));
}

/* In practice a wrong choice was put right: what was done in the end is right by the rules of the exercise. */
static void
test_put_right (void)
{
  g_autofree char *folder = make_folder ("put-right"), *text = NULL;
  g_autoptr (FringeExerciseFile) file = make_task (FALSE);
  g_autoptr (FringeExercise) exercise = fringe_exercise_new (&file->task, NULL);
  g_autoptr (CliRun) run = NULL, rows = NULL;
  g_autoptr (JsonNode) data = NULL;
  JsonObject *row;

  go_on (exercise, 3);
  act (exercise, (FringeExerciseAct) { .kind = FRINGE_ACT_CHOOSE, .id = 4 });
  act (exercise, (FringeExerciseAct) { .kind = FRINGE_ACT_UNDO });
  go_on (exercise, FRINGE_NO_NODE);
  text = print (file, exercise, "Fay");
  write_file (folder, "put-right.fringe", text);

  run = cli_run ("grade", folder, NULL);
  cli_assert_done (run, EXIT_DONE);
  g_test_message ("%s", run->out);
  g_assert_null (strstr (run->out, "All answers are right by"));
  rows = cli_run ("grade", folder, "--format", "json", NULL);
  data = cli_json (rows);
  row = find_row (data, "put-right.fringe");
  g_assert_cmpint (json_object_get_int_member (row, "slips"), ==, 1);
  g_assert_true (json_object_get_null_member (row, "right_by"));
}

static void
test_class (void)
{
  g_autofree char *folder = make_folder ("marks");
  g_autoptr (CliRun) run = cli_run ("grade", folder, "--class", "--format", "csv", NULL);

  cli_assert_done (run, EXIT_DONE);
  g_assert_true (g_str_has_prefix (run->out, "slip,files,times\n"));
  g_assert_nonnull (strstr (run->out, "\ntie,1,1\n"));
  g_assert_nonnull (strstr (run->out, "\nnumber,1,1\n"));
  g_assert_nonnull (strstr (run->out, "\nstale,0,0\n"));
}

/* Every file but the good one is named on standard error, and the good one is marked nevertheless. */
static void
test_bad_files (void)
{
  g_autofree char *folder = make_folder ("bad"), *good = NULL, *empty = NULL;
  g_autoptr (FringeExerciseFile) file = make_task (FALSE);
  g_autoptr (FringeExercise) exercise = fringe_exercise_new (&file->task, NULL);
  g_autoptr (GString) text = NULL;
  g_autoptr (CliRun) run = NULL;
  g_autoptr (JsonNode) rows = NULL;
  static const char *const bad[] = { "text.fringe", "task.fringe", "act.fringe", "gap.fringe" };

  empty = fringe_exercise_file_print (file, NULL);
  go_on (exercise, FRINGE_NO_NODE);
  good = print (file, exercise, "Dora");
  write_file (folder, "good.fringe", good);
  write_file (folder, "text.fringe", "no exercise");
  write_file (folder, "task.fringe", empty);
  write_file (folder, "notes.txt", "not looked at");
  text = g_string_new (good);
  g_string_replace (text, " choose 0\n", " choose 7\n", 1);
  write_file (folder, "act.fringe", text->str);
  g_string_assign (text, good);
  g_string_replace (text, "\n2=", "\n200=", 1);
  write_file (folder, "gap.fringe", text->str);
  g_string_assign (text, good);
  g_string_replace (text, "Student=Dora", "Student=Emil", 1);
  write_file (folder, "edited.fringe", text->str);

  run = cli_run ("grade", folder, "--format", "json", NULL);
  g_test_message ("%s", run->err);
  g_assert_cmpint (run->status, ==, 3);
  rows = cli_json (run);
  g_assert_cmpuint (json_array_get_length (json_node_get_array (rows)), ==, 6);
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_assert_nonnull (strstr (run->err, bad[i]));
      g_assert_false (json_object_get_null_member (find_row (rows, bad[i]), "problem"));
    }
  g_assert_null (strstr (run->err, "good.fringe"));
  g_assert_cmpstr (json_object_get_string_member (find_row (rows, "good.fringe"), "checksum"), ==, "whole");
  g_assert_cmpstr (json_object_get_string_member (find_row (rows, "edited.fringe"), "checksum"), ==, "edited");
}

/* A thousand files, each with a slip somewhere, for which other rules are looked for. */
static void
test_many (void)
{
  g_autofree char *folder = make_folder ("many");
  g_autoptr (FringeExerciseFile) file = make_task (TRUE);
  g_autoptr (CliRun) run = NULL;
  g_autoptr (JsonNode) rows = NULL;
  gint64 start;

  for (guint i = 0; i < MANY; i++)
    {
      g_autoptr (FringeExercise) exercise = NULL;
      g_autofree char *text = NULL, *name = g_strdup_printf ("student-%03u/run.fringe", i);
      guint n;

      file->task.start = file->task.goal;
      fringe_board_scramble (&file->task.start, i, 14);
      exercise = fringe_exercise_new (&file->task, NULL);
      if (exercise == NULL)
        {
          file->task.start = file->task.goal;
          fringe_board_scramble (&file->task.start, i, 6);
          exercise = fringe_exercise_new (&file->task, NULL);
        }
      go_on (exercise, 2 + i % 4);
      n = fringe_exercise_n_nodes (exercise);
      if (!fringe_exercise_moment (exercise)->is_over && fringe_exercise_is_open (exercise, n - 1))
        act (exercise, (FringeExerciseAct) { .kind = FRINGE_ACT_CHOOSE, .id = n - 1 });
      go_on (exercise, FRINGE_NO_NODE);
      text = print (file, exercise, name);
      write_file (folder, name, text);
    }
  start = g_get_monotonic_time ();
  run = cli_run ("grade", folder, "--format", "json", NULL);
  g_test_message ("%d files took %.2f s", MANY, (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC);
  cli_assert_done (run, EXIT_DONE);
  rows = cli_json (run);
  g_assert_cmpuint (json_array_get_length (json_node_get_array (rows)), ==, MANY);
}

static void
test_nothing (void)
{
  g_autofree char *folder = make_folder ("nothing");
  g_autoptr (CliRun) none = NULL, no_argument = cli_run ("grade", NULL),
                     no_folder = cli_run ("grade", "/no/such/x", NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  none = cli_run ("grade", folder, "--format", "csv", NULL);
  g_assert_cmpint (none->status, ==, 2);
  g_assert_true (g_str_has_prefix (none->out, "file,problem,student,"));
  g_assert_cmpint (no_argument->status, ==, 1);
  g_assert_cmpint (no_folder->status, ==, 3);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/grade/runs-get-the-marks-that-they-were-made-for", test_marks);
  g_test_add_func ("/cli/grade/slips-put-right-are-right-by-no-other-rules", test_put_right);
  g_test_add_func ("/cli/grade/what-went-wrong-in-the-class-is-counted", test_class);
  g_test_add_func ("/cli/grade/bad-files-are-named-and-the-rest-is-marked", test_bad_files);
  g_test_add_func ("/cli/grade/a-thousand-files-are-marked", test_many);
  g_test_add_func ("/cli/grade/an-empty-folder-and-no-folder-are-told-apart", test_nothing);
  return g_test_run ();
}
