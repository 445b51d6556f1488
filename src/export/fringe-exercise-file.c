/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-exercise-file.h"

#include "fringe-export-error.h"
#include "fringe-save.h"
#include "fringe-session-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define ACTS_GROUP "Acts"
#define MARKS_GROUP "Marks"
#define TRAITS_GROUP "Traits"
#define CHECKSUM_KEY "Checksum"
#define PUZZLE_GROUP "Puzzle"
#define START_KEY "Start"
#define OFFSET(member) G_STRUCT_OFFSET (FringeExerciseFile, member)

static gboolean
read_level (const char *text, gpointer member)
{
  for (int i = 0; i < FRINGE_N_EXERCISE_LEVELS; i++)
    if (g_str_equal (text, fringe_exercise_level_name ((FringeExerciseLevel) i)))
      {
        *(FringeExerciseLevel *) member = (FringeExerciseLevel) i;
        return TRUE;
      }
  return FALSE;
}

static char *
print_level (gconstpointer member)
{
  return g_strdup (fringe_exercise_level_name (*(const FringeExerciseLevel *) member));
}

static gboolean
read_lists (const char *text, gpointer member)
{
  for (int i = 0; i < FRINGE_N_EXERCISE_LISTS; i++)
    if (g_str_equal (text, fringe_exercise_lists_name ((FringeExerciseLists) i)))
      {
        *(FringeExerciseLists *) member = (FringeExerciseLists) i;
        return TRUE;
      }
  return FALSE;
}

static char *
print_lists (gconstpointer member)
{
  return g_strdup (fringe_exercise_lists_name (*(const FringeExerciseLists *) member));
}

static const FringeSessionKind lists_kind = { read_lists, print_lists, FRINGE_SESSION_NO_WORD };
static const FringeSessionKind level_kind = { read_level, print_level, FRINGE_SESSION_NO_WORD };

static const FringeSessionField fields[] = {
  { FRINGE_EXERCISE_GROUP, "Program", OFFSET (program), &fringe_session_text, TRUE },
  { PUZZLE_GROUP, "Title", OFFSET (title), &fringe_session_text, TRUE },
  { PUZZLE_GROUP, "Goal", OFFSET (task.goal), &fringe_session_board, FALSE },
  { "Exercise", "Level", OFFSET (task.level), &level_kind, FALSE },
  { "Exercise", "Lists", OFFSET (task.lists), &lists_kind, TRUE },
  { "Exercise", "Exam", OFFSET (task.is_exam), &fringe_session_truth, TRUE },
  { "Exercise", "Student", OFFSET (student), &fringe_session_text, TRUE },
  { "Exercise", "Seed", OFFSET (seed), &fringe_session_number, TRUE },
  { "Exercise", "Tries", OFFSET (most_tries), &fringe_session_number, TRUE },
  { "Exercise", "Try", OFFSET (attempt), &fringe_session_number, TRUE },
  { NULL, NULL, 0, NULL, FALSE },
};

/* It is written only where it is true: it says nothing of an exercise that nobody has done. */
static const FringeSessionField handed_in[] = {
  { "Exercise", "HandedIn", OFFSET (is_handed_in), &fringe_session_truth, TRUE },
  { NULL, NULL, 0, NULL, FALSE },
};

FringeExerciseFile *
fringe_exercise_file_new (const FringeBoard *start, const FringeBoard *goal, const FringeRules *rules)
{
  FringeExerciseFile *file = g_new0 (FringeExerciseFile, 1);

  file->title = g_strdup ("");
  file->student = g_strdup ("");
  file->program = g_strdup (FRINGE_VERSION);
  file->task.start = *start;
  file->task.goal = *goal;
  file->task.rules = *rules;
  file->has_start = TRUE;
  file->attempt = 1;
  file->acts = g_array_new (FALSE, FALSE, sizeof (FringeExerciseAct));
  return file;
}

void
fringe_exercise_file_free (FringeExerciseFile *file)
{
  g_free (file->title);
  g_free (file->student);
  g_free (file->program);
  g_array_unref (file->acts);
  g_free (file);
}

/* Writing. */

static void
set_fields (GKeyFile *keys, const char *group, const FringeSessionField *list, gconstpointer object)
{
  for (; list->key != NULL; list++)
    {
      g_autofree char *value = list->kind->print (&G_STRUCT_MEMBER (char, object, list->offset));

      g_key_file_set_string (keys, group != NULL ? group : list->group, list->key, value);
    }
}

static void
set_acts (GKeyFile *keys, const GArray *acts)
{
  for (guint i = 0; i < acts->len; i++)
    {
      g_autofree char *key = g_strdup_printf ("%u", i + 1);
      g_autofree char *value = fringe_exercise_act_print (&g_array_index (acts, FringeExerciseAct, i));

      g_key_file_set_string (keys, ACTS_GROUP, key, value);
    }
}

static void
set_traits (GKeyFile *keys, const FringeExerciseFile *file)
{
  for (guint i = 0; i < file->n_traits; i++)
    {
      g_autofree char *key = g_strdup_printf ("%u", i + 1);
      g_autofree char *value = fringe_trait_print (&file->traits[i]);

      g_key_file_set_string (keys, TRAITS_GROUP, key, value);
    }
}

/* The marks are for who reads the file: the program counts them anew. */
static void
set_marks (GKeyFile *keys, const FringeExercise *exercise)
{
  static const char *const names[FRINGE_N_SLIP_KINDS] = { "Choice", "G", "H", "F", "Duplicates", "Lists", "Ending" };
  FringeMarks marks = fringe_exercise_marks (exercise);
  g_autofree char *steps = g_strdup_printf ("%u/%u", marks.n_steps, marks.n_steps_right);

  for (int i = 0; i < FRINGE_N_SLIP_KINDS; i++)
    {
      g_autofree char *fraction = g_strdup_printf ("%u/%u", marks.right[i], marks.asked[i]);

      g_key_file_set_string (keys, MARKS_GROUP, names[i], fraction);
    }
  g_key_file_set_string (keys, MARKS_GROUP, "Steps", steps);
}

/* Takes the checksum out of the keys, and finds that of the rest. */
static char *
take_checksum (GKeyFile *keys, char **kept)
{
  g_autofree char *rest = NULL;

  *kept = fringe_session_read_text (keys, FRINGE_EXERCISE_GROUP, CHECKSUM_KEY);
  g_key_file_remove_key (keys, FRINGE_EXERCISE_GROUP, CHECKSUM_KEY, NULL);
  rest = g_key_file_to_data (keys, NULL, NULL);
  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, rest, -1);
}

char *
fringe_exercise_file_print (const FringeExerciseFile *file, const FringeExercise *exercise)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_autofree char *checksum = NULL, *none = NULL;

  g_key_file_set_integer (keys, FRINGE_EXERCISE_GROUP, FRINGE_SESSION_VERSION_KEY, FRINGE_EXERCISE_FILE_VERSION);
  set_fields (keys, NULL, fields, file);
  if (file->is_handed_in)
    set_fields (keys, NULL, handed_in, file);
  if (file->has_start)
    {
      g_autofree char *start = fringe_session_board.print (&file->task.start);

      g_key_file_set_string (keys, PUZZLE_GROUP, START_KEY, start);
    }
  set_fields (keys, FRINGE_SESSION_RULES_GROUP, fringe_session_rules, &file->task.rules);
  set_traits (keys, file);
  set_acts (keys, file->acts);
  if (exercise != NULL)
    set_marks (keys, exercise);
  if (file->acts->len == 0)
    return g_key_file_to_data (keys, NULL, NULL);
  checksum = take_checksum (keys, &none);
  g_key_file_set_string (keys, FRINGE_EXERCISE_GROUP, CHECKSUM_KEY, checksum);
  return g_key_file_to_data (keys, NULL, NULL);
}

gboolean
fringe_exercise_file_save (const FringeExerciseFile *file,
                           const FringeExercise *exercise,
                           GFile *target,
                           GCancellable *cancellable,
                           GError **error)
{
  g_autofree char *text = fringe_exercise_file_print (file, exercise);

  return fringe_save_text (target, text, strlen (text), cancellable, error);
}

/* Reading. */

static gboolean
read_fields (GKeyFile *keys, const char *group, const FringeSessionField *list, gpointer object, GError **error)
{
  for (; list->key != NULL; list++)
    {
      const char *its = group != NULL ? group : list->group;
      g_autofree char *value = fringe_session_read_text (keys, its, list->key);

      if (value == NULL && !list->is_optional)
        /* Translators: a group and a key of a file. */
        return fringe_session_fail (error, _ ("[%s] %s is missing."), its, list->key);
      if (value != NULL && !list->kind->read (value, &G_STRUCT_MEMBER (char, object, list->offset)))
        return fringe_session_complain (list->kind->complaint, its, list->key, value, error);
    }
  return TRUE;
}

static gboolean
read_start (FringeExerciseFile *file, GKeyFile *keys, GError **error)
{
  g_autofree char *value = fringe_session_read_text (keys, PUZZLE_GROUP, START_KEY);

  file->has_start = value != NULL;
  if (value == NULL)
    return TRUE;
  if (!fringe_session_board.read (value, &file->task.start))
    return fringe_session_complain (FRINGE_SESSION_NO_BOARD, PUZZLE_GROUP, START_KEY, value, error);
  return fringe_board_same_size (&file->task.start, &file->task.goal)
         || fringe_session_fail (error, _ ("[%s] Start and Goal are boards of different sizes."), PUZZLE_GROUP);
}

static gboolean
read_traits (FringeExerciseFile *file, GKeyFile *keys, GError **error)
{
  gsize n = 0;
  g_auto (GStrv) names = g_key_file_get_keys (keys, TRAITS_GROUP, &n, NULL);

  if (n > FRINGE_TRAITS_MAX)
    return fringe_session_fail (error, _ ("[%s] There are more than %u lines."), TRAITS_GROUP, FRINGE_TRAITS_MAX);
  for (gsize i = 0; i < n; i++)
    {
      g_autofree char *value = fringe_session_read_text (keys, TRAITS_GROUP, names[i]);
      g_autoptr (GError) reason = NULL;

      if (!fringe_trait_parse (value != NULL ? value : "", &file->traits[file->n_traits++], &reason))
        return fringe_session_fail (error, "[%s] %s", TRAITS_GROUP, reason->message);
    }
  return file->has_start || n > 0
         || fringe_session_fail (error, "%s", _ ("Give a start board, or traits to draw one by."));
}

/* Acts are numbered from 1, without gaps and in their order. */
static gboolean
read_acts (FringeExerciseFile *file, GKeyFile *keys, GError **error)
{
  gsize n = 0;
  g_auto (GStrv) names = g_key_file_get_keys (keys, ACTS_GROUP, &n, NULL);

  if (n > FRINGE_EXERCISE_ACTS_MAX)
    return fringe_session_fail (error, _ ("[%s] There are more than %u lines."), ACTS_GROUP, FRINGE_EXERCISE_ACTS_MAX);
  for (gsize i = 0; i < n; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", (guint) i + 1);
      g_autofree char *value = fringe_session_read_text (keys, ACTS_GROUP, number);
      FringeExerciseAct act;

      if (value == NULL || !g_str_equal (names[i], number))
        /* Translators: a group and a key of a file. */
        return fringe_session_fail (error, _ ("[%s] %s is missing."), ACTS_GROUP, number);
      if (!fringe_exercise_act_parse (value, &act))
        return fringe_session_complain (FRINGE_SESSION_NO_WORD, ACTS_GROUP, number, value, error);
      g_array_append_val (file->acts, act);
    }
  return file->has_start || n == 0 || fringe_session_fail (error, _ ("[%s] %s is missing."), PUZZLE_GROUP, START_KEY);
}

static gboolean
read_version (GKeyFile *keys, GError **error)
{
  g_autofree char *value = fringe_session_read_text (keys, FRINGE_EXERCISE_GROUP, FRINGE_SESSION_VERSION_KEY);
  guint32 version;

  if (!g_key_file_has_group (keys, FRINGE_EXERCISE_GROUP))
    return fringe_session_fail (error, "%s", _ ("The file holds no exercise of Fringe."));
  if (value == NULL || !fringe_session_number.read (value, &version))
    return fringe_session_fail (error, _ ("[%s] %s is missing."), FRINGE_EXERCISE_GROUP, FRINGE_SESSION_VERSION_KEY);
  if (version == FRINGE_EXERCISE_FILE_VERSION)
    return TRUE;
  return fringe_session_fail (error, _ ("The file has version %u of the format; this program knows version %u."),
                              version, FRINGE_EXERCISE_FILE_VERSION);
}

static gboolean
check_heuristic (const FringeExerciseFile *file, GError **error)
{
  const FringeBoard *goal = &file->task.goal;
  FringeHeuristic heuristic = file->task.rules.heuristic;

  if (fringe_heuristic_fits (heuristic, goal->rows, goal->columns))
    return TRUE;
  return fringe_session_fail (error, _ ("[%s] The heuristic “%s” is not made for boards of %d × %d cells."),
                              FRINGE_SESSION_RULES_GROUP, fringe_heuristic_name (heuristic), goal->rows, goal->columns);
}

static void
read_seal (FringeExerciseFile *file, GKeyFile *keys)
{
  g_autofree char *kept = NULL, *found = take_checksum (keys, &kept);

  if (kept == NULL)
    file->seal = file->acts->len > 0 ? FRINGE_EXERCISE_EDITED : FRINGE_EXERCISE_UNSEALED;
  else
    file->seal = g_str_equal (kept, found) ? FRINGE_EXERCISE_WHOLE : FRINGE_EXERCISE_EDITED;
}

FringeExerciseFile *
fringe_exercise_file_parse (const char *text, gsize length, GError **error)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_autoptr (GError) reason = NULL;
  FringeBoard any = fringe_board_standard_goal (FRINGE_SIDE_MIN, FRINGE_SIDE_MIN);
  FringeRules textbook = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  g_autoptr (FringeExerciseFile) file = fringe_exercise_file_new (&any, &any, &textbook);

  if (!fringe_session_check_text (text, length, error))
    return NULL;
  if (!g_key_file_load_from_data (keys, text, length, G_KEY_FILE_NONE, &reason))
    {
      fringe_session_fail (error, "%s", reason->message);
      return NULL;
    }
  if (!read_version (keys, error) || !read_fields (keys, NULL, fields, file, error)
      || !read_fields (keys, NULL, handed_in, file, error)
      || !read_fields (keys, FRINGE_SESSION_RULES_GROUP, fringe_session_rules, &file->task.rules, error)
      || !read_start (file, keys, error) || !read_traits (file, keys, error) || !read_acts (file, keys, error)
      || !check_heuristic (file, error))
    return NULL;
  read_seal (file, keys);
  return g_steal_pointer (&file);
}

FringeExerciseFile *
fringe_exercise_file_load (GFile *source, GCancellable *cancellable, GError **error)
{
  g_autoptr (GBytes) bytes = fringe_session_read_bytes (source, cancellable, error);
  gsize length;
  const char *text;

  if (bytes == NULL)
    return NULL;
  text = g_bytes_get_data (bytes, &length);
  return fringe_exercise_file_parse (text != NULL ? text : "", length, error);
}

/* Comments and empty lines may stand before the first group. */
gboolean
fringe_exercise_file_is_one (const char *text, gsize length)
{
  const char *end = text + length;

  while (text < end && *text != '[')
    {
      const char *line_end = memchr (text, '\n', (gsize) (end - text));

      if (line_end == NULL)
        return FALSE;
      text = line_end + 1;
    }
  return g_strstr_len (text, MIN (end - text, (gssize) strlen ("[" FRINGE_EXERCISE_GROUP "]")),
                       "[" FRINGE_EXERCISE_GROUP "]")
         == text;
}

gboolean
fringe_exercise_file_is_at (GFile *source)
{
  g_autoptr (GFileInputStream) stream = g_file_read (source, NULL, NULL);
  char begin[4096];
  gsize n = 0;

  return stream != NULL && g_input_stream_read_all (G_INPUT_STREAM (stream), begin, sizeof begin, &n, NULL, NULL)
         && fringe_exercise_file_is_one (begin, n);
}

FringeExercise *
fringe_exercise_file_replay (const FringeExerciseFile *file, const FringeEstimate *estimate, GError **error)
{
  g_autoptr (GError) reason = NULL;
  g_autoptr (FringeExercise) exercise = estimate != NULL
                                            ? fringe_exercise_new_with_estimate (&file->task, estimate, &reason)
                                            : fringe_exercise_new (&file->task, &reason);

  if (exercise == NULL)
    {
      fringe_session_fail (error, "%s", reason->message);
      return NULL;
    }
  for (guint i = 0; i < file->acts->len; i++)
    if (!fringe_exercise_act (exercise, &g_array_index (file->acts, FringeExerciseAct, i), &reason))
      {
        /* Translators: the number of an act, and why it cannot be done */
        fringe_session_fail (error, _ ("[Acts] %u: %s"), i + 1, reason->message);
        return NULL;
      }
  return g_steal_pointer (&exercise);
}
