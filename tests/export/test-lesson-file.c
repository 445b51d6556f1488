/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-lesson-file.h"

#include "fringe-export-error.h"
#include "fringe-unknown.h"
#include "test-boards.h"

#include <gio/gio.h>
#include <string.h>

#define N_MUTATIONS 5000

#define HEAD "[Fringe Lesson]\nVersion=1\nTitle=T\nTitle[de]=D\n"
#define FIRST                                                                                                          \
  "[Stop 1]\nStart=1 2 7 6 0 8 4 3 5\nGoal=1 2 0 4 8 7 3 6 5\nHeuristic=misplaced\nCaption=One\nCaption[de]=Eins\n"
#define UNSOLVABLE "[Stop 1]\nStart=1 2 3 4 5 6 8 7 0\nGoal=1 2 3 4 5 6 7 8 0\n"

static FringeLessonFile *
parse (const char *text, const char *locale)
{
  g_autoptr (GError) error = NULL;
  FringeLessonFile *lesson = fringe_lesson_file_parse (text, strlen (text), locale, &error);

  g_assert_no_error (error);
  return lesson;
}

static const FringeLessonStop *
stop_of (const FringeLessonFile *lesson, guint i)
{
  g_assert_cmpuint (i, <, lesson->stops->len);
  return lesson->stops->pdata[i];
}

static void
what_is_not_said_is_as_before (void)
{
  g_autoptr (FringeLessonFile) lesson
      = parse (HEAD FIRST "[Stop 2]\nStep=3\nMarked=2;3;\nSight=step\n"
                          "[Stop 3]\nForks=2 greedy manhattan 2 lifo;\nStep=4\n"
                          "[Stop 4]\nCompare=true\nRightHeuristic=manhattan\n[Stop 5]\nTies=lifo\n",
               "en");
  const FringeSessionFile *third = stop_of (lesson, 2)->state, *fourth = stop_of (lesson, 3)->state,
                          *fifth = stop_of (lesson, 4)->state;

  g_assert_cmpint (stop_of (lesson, 1)->state->rules.heuristic, ==, FRINGE_HEURISTIC_MISPLACED);
  g_assert_cmpuint (stop_of (lesson, 1)->marked->len, ==, 2);
  g_assert_cmpint (stop_of (lesson, 1)->sight, ==, FRINGE_LESSON_SIGHT_STEP);
  g_assert_cmpuint (stop_of (lesson, 2)->marked->len, ==, 0);
  g_assert_cmpint (stop_of (lesson, 2)->sight, ==, FRINGE_LESSON_SIGHT_ALL);
  g_assert_cmpuint (third->forks->len, ==, 1);
  g_assert_cmpuint (fourth->forks->len, ==, 1);
  g_assert_cmpuint (fourth->step, ==, 0);
  g_assert_true (fourth->has_comparison);
  g_assert_cmpint (fourth->comparison.heuristic, ==, FRINGE_HEURISTIC_MANHATTAN);
  g_assert_cmpuint (fifth->forks->len, ==, 0);
  g_assert_true (fifth->has_comparison);
  g_assert_cmpint (fifth->comparison.heuristic, ==, FRINGE_HEURISTIC_MANHATTAN);
}

static void
a_text_is_in_the_language_of_the_reader (void)
{
  g_autoptr (FringeLessonFile) german = parse (HEAD FIRST, "de"), french = parse (HEAD FIRST, "fr");
  FringeLessonStop *stop = german->stops->pdata[0];
  g_autofree char *text = NULL;

  g_assert_cmpstr (french->title, ==, "T");
  g_assert_cmpstr (german->title, ==, "D");
  g_assert_cmpstr (stop->caption, ==, "Eins");
  g_free (stop->caption);
  stop->caption = g_strdup ("Zwei");
  text = fringe_lesson_file_print (german);
  g_assert_nonnull (strstr (text, "Caption[de]=Zwei\n"));
  g_assert_nonnull (strstr (text, "Caption=One\n"));
  g_assert_nonnull (strstr (text, "Title=T\n"));
}

static void
what_is_unknown_is_kept (void)
{
  g_autoptr (FringeLessonFile) lesson = parse (HEAD "Colour=red\n" FIRST "Sound=loud\n[Other]\nKey=value\n", "en");
  g_autofree char *text = fringe_lesson_file_print (lesson);

  g_assert_nonnull (strstr (text, "Colour=red\n"));
  g_assert_nonnull (strstr (text, "Sound=loud\n"));
  g_assert_nonnull (strstr (text, "[Other]\nKey=value\n"));
}

static void
what_is_unknown_is_written_the_same_each_time (void)
{
  g_autoptr (FringeLessonFile) lesson = parse (HEAD "Colour=red\r\r\r\n" FIRST "Sound=loud\r\r\r\n", "en");
  g_autoptr (FringeLessonFile) again = NULL;
  g_autofree char *text = fringe_lesson_file_print (lesson), *text_again = NULL;

  again = parse (text, "en");
  text_again = fringe_lesson_file_print (again);
  g_assert_cmpstr (text_again, ==, text);
}

static void
assert_refused (const char *text, const char *words)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FringeLessonFile) lesson = fringe_lesson_file_parse (text, strlen (text), "en", &error);

  if (lesson != NULL)
    g_assert_false (fringe_lesson_file_check (lesson, NULL, &error));
  g_assert_error (error, FRINGE_EXPORT_ERROR, FRINGE_EXPORT_ERROR_BAD_FILE);
  if (strstr (error->message, words) == NULL)
    g_error ("“%s” does not say “%s”", error->message, words);
}

static void
what_is_wrong_is_said_with_the_number_of_the_stop (void)
{
  assert_refused ("[Fringe Session]\nVersion=1\n", "no lesson");
  assert_refused ("[Fringe Lesson]\nVersion=2\n", "version 2");
  assert_refused (HEAD, "no stops");
  assert_refused (HEAD "[Stop 1]\nStart=1 2 3 0\n", "[Stop 1] Goal is missing");
  assert_refused (HEAD FIRST "[Stop 3]\n", "[Stop 3]");
  assert_refused (HEAD FIRST "[Stop 2]\nStart=1 2 3 0\n", "[Stop 2] Start and Goal");
  assert_refused (HEAD FIRST "[Stop 2]\nStep=x\n", "[Stop 2] Step");
  assert_refused (HEAD FIRST "[Stop 2]\nSight=\n", "[Stop 2] Sight");
  assert_refused (HEAD FIRST "[Stop 2]\nStep=11\n", "Stop 2: Step 11 does not exist: the search has 10 steps");
  assert_refused (HEAD FIRST "[Stop 2]\nStep=1\nMarked=4;5;\n", "Stop 2: Node 5 does not exist at step 1");
  assert_refused (HEAD FIRST "[Stop 2]\nStep=1\nSight=5;\n", "Stop 2: Node 5");
  assert_refused (HEAD FIRST "[Stop 2]\nStep=1\nFolded=5;\n", "Stop 2: Node 5");
  assert_refused (HEAD FIRST "[Stop 2]\nStep=1\nSelected=5\n", "Stop 2: Node 5");
  assert_refused (HEAD FIRST "[Stop 2]\nStep=9\nSight=solution\n", "Stop 2: The goal is not found at step 9");
  assert_refused (HEAD FIRST "[Stop 2]\nForks=20 greedy manhattan 2 lifo;\n", "Stop 2: Step 20 does not exist");
  assert_refused (HEAD UNSOLVABLE "Step=1\n", "Stop 1: The goal cannot be reached");
  assert_refused (HEAD UNSOLVABLE "[Stop 2]\nSearchAnyway=true\nStep=4000000\n", "Stop 2: ");
  assert_refused (HEAD FIRST "[Stop 2]\nStep=4294967294\n", "Stop 2: The search takes too many steps");
}

/* Returns: a lesson of @n stops, each of which has the whole of a large table made */
static char *
expensive (guint n)
{
  GString *text = g_string_new (HEAD "[Stop 1]\nStart=[[1 2 3 4 5] [6 7 8 9 0]]\nGoal=[[1 2 3 4 5] [6 7 8 9 0]]\n");

  for (guint i = 2; i <= n; i++)
    g_string_append_printf (text, "[Stop %u]\nHeuristic=%s\n", i, i % 2 == 0 ? "perfect" : "zero");
  return g_string_free (text, FALSE);
}

static void
a_lesson_that_takes_too_long_is_refused (void)
{
  g_autofree char *text = expensive (200);
  g_autofree char *crowded = g_strconcat (text, "[Stop 201]\n", NULL);

  assert_refused (text, "takes too many steps");
  assert_refused (crowded, "[Stop 201]");
}

static char *
shipped (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "lessons", "3-ties.fringe", NULL);
  char *text;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

static void
mutate (char *text, gsize length)
{
  static const char bytes[] = "0123456789;=[]\n -xfalse";

  for (int n = 1 + test_random (4); n > 0; n--)
    text[test_random ((int) length)] = bytes[test_random (sizeof bytes - 1)];
}

static void
files_changed_at_random_are_refused_or_whole (void)
{
  g_autofree char *whole = shipped ();
  const gsize length = strlen (whole);
  guint n_read = 0;

  for (int i = 0; i < N_MUTATIONS; i++)
    {
      g_autofree char *text = g_strdup (whole);
      g_autoptr (GError) error = NULL;
      g_autoptr (FringeLessonFile) lesson = NULL;

      mutate (text, length);
      lesson = fringe_lesson_file_parse (text, length, "de", &error);
      g_assert_true ((lesson != NULL) == (error == NULL));
      if (lesson != NULL)
        {
          g_autofree char *printed = fringe_lesson_file_print (lesson), *again = NULL;
          g_autoptr (FringeLessonFile) read = parse (printed, "de");

          n_read++;
          again = fringe_lesson_file_print (read);
          g_assert_cmpstr (again, ==, printed);
          if (i % 50 == 0)
            g_assert_true (fringe_lesson_file_check (lesson, NULL, &error) == (error == NULL));
        }
    }
  g_assert_cmpuint (n_read, >, N_MUTATIONS / 10);
}

static void
a_lesson_knows_the_bytes_that_it_was_read_from (void)
{
  g_autoptr (FringeLessonFile) read = NULL;
  g_autoptr (GFileIOStream) stream = NULL;
  g_autoptr (GFile) file = g_file_new_tmp ("lesson-XXXXXX.fringe", &stream, NULL);
  g_autofree char *digest = fringe_session_file_digest_text (HEAD FIRST);

  g_assert_true (fringe_session_file_save_text (HEAD FIRST, file, NULL, NULL));
  read = fringe_lesson_file_load (file, NULL, NULL);
  g_assert_cmpstr (read->title, ==, "T");
  g_assert_cmpstr (read->digest, ==, digest);
  g_file_delete (file, NULL, NULL);
}

static void
notes_are_kept_with_the_lesson (void)
{
  g_autoptr (FringeLessonFile) lesson
      = parse (HEAD FIRST
               "[Notes 1]\nStart=1 2 7 6 0 8 4 3 5\nGoal=1 2 0 4 8 7 3 6 5\nAlgorithm=astar\nHeuristic=zero\n"
               "Moves=UDLR\nTies=fifo\nDuplicates=better-g\nGoalTest=expansion\n7=Ask the class\n",
               "en");
  g_autofree char *text = fringe_lesson_file_print (lesson), *again = NULL;
  g_autoptr (FringeLessonFile) read = parse (text, "en");
  const FringeSessionNotes *notes = read->notes->pdata[0];

  g_assert_cmpuint (read->notes->len, ==, 1);
  g_assert_cmpint (notes->rules.heuristic, ==, FRINGE_HEURISTIC_ZERO);
  g_assert_cmpstr (fringe_session_note_get (notes->notes, 7), ==, "Ask the class");
  again = fringe_lesson_file_print (read);
  g_assert_cmpstr (again, ==, text);
}

static void
what_is_unknown_is_limited_in_all_stops_together (void)
{
  g_autoptr (GString) text = g_string_new (HEAD FIRST);

  for (guint i = 0; i < FRINGE_UNKNOWN_MAX / 2; i++)
    g_string_append_printf (text, "A%u=1\n", i);
  g_string_append (text, "[Stop 2]\n");
  for (guint i = 0; i < FRINGE_UNKNOWN_MAX / 2 + 1; i++)
    g_string_append_printf (text, "A%u=1\n", i);
  assert_refused (text->str, "more than 10000 lines that this program does not know");
}

static void
a_lesson_is_told_from_a_session (void)
{
  g_assert_true (fringe_lesson_file_is (HEAD FIRST, strlen (HEAD FIRST)));
  g_assert_false (fringe_lesson_file_is ("[Fringe Session]\n", 17));
  g_assert_false (fringe_lesson_file_is ("", 0));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lesson-file/what-is-not-said-is-as-before", what_is_not_said_is_as_before);
  g_test_add_func ("/lesson-file/a-text-is-in-the-language-of-the-reader", a_text_is_in_the_language_of_the_reader);
  g_test_add_func ("/lesson-file/what-is-unknown-is-kept", what_is_unknown_is_kept);
  g_test_add_func ("/lesson-file/what-is-unknown-is-written-the-same-each-time",
                   what_is_unknown_is_written_the_same_each_time);
  g_test_add_func ("/lesson-file/what-is-wrong-is-said-with-the-number-of-the-stop",
                   what_is_wrong_is_said_with_the_number_of_the_stop);
  g_test_add_func ("/lesson-file/a-lesson-that-takes-too-long-is-refused", a_lesson_that_takes_too_long_is_refused);
  g_test_add_func ("/lesson-file/files-changed-at-random-are-refused-or-whole",
                   files_changed_at_random_are_refused_or_whole);
  g_test_add_func ("/lesson-file/a-lesson-knows-the-bytes-that-it-was-read-from",
                   a_lesson_knows_the_bytes_that_it_was_read_from);
  g_test_add_func ("/lesson-file/notes-are-kept-with-the-lesson", notes_are_kept_with_the_lesson);
  g_test_add_func ("/lesson-file/what-is-unknown-is-limited-in-all-stops-together",
                   what_is_unknown_is_limited_in_all_stops_together);
  g_test_add_func ("/lesson-file/a-lesson-is-told-from-a-session", a_lesson_is_told_from_a_session);
  return g_test_run ();
}
