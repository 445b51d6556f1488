/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lesson-facts.h"

#include <string.h>

/* The lessons that are shipped are true in each language: every number in a caption is among the facts of its stop, and
 * every fact is worked out anew. */

#define WORDS_MAX 15 /* in a sentence */
#define SENTENCES_MAX 3
#define CAPTION_MAX 110 /* characters: two lines of the bar */

static const char *const languages[] = { "en", "de" };

/* Those for one are articles, too. */
static const char *const number_words[][11] = {
  { "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve" },
  { "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf" },
};

static char *
folder (void)
{
  return g_test_build_filename (G_TEST_DIST, "..", "data", "lessons", NULL);
}

static GPtrArray *
names (void)
{
  g_autofree char *path = folder ();
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  GPtrArray *list = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, FRINGE_SESSION_ENDING))
      g_ptr_array_add (list, g_build_filename (path, name, NULL));
  return list;
}

static FringeLessonFile *
open (const char *path, const char *language)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  FringeLessonFile *lesson;
  gsize length;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  lesson = fringe_lesson_file_parse (text, length, language, &error);
  g_assert_no_error (error);
  return lesson;
}

static void
assert_among (double number, const GArray *facts, const FringeLessonStop *stop)
{
  for (guint i = 0; i < facts->len; i++)
    {
      double fact = g_array_index (facts, double, i);

      if (number <= fact && number >= fact)
        return;
    }
  g_test_fail_printf ("no fact says %g in “%s”", number, stop->caption);
}

/* "3,902" in English, "3.902" in German. */
static void
check_digits (const FringeLessonStop *stop, const GArray *facts)
{
  g_autoptr (GRegex) regex = g_regex_new ("\\d{1,3}(?:[.,]\\d{3})+|\\d+", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  for (g_regex_match (regex, stop->caption, 0, &match); g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *text = g_match_info_fetch (match, 0);
      g_auto (GStrv) parts = g_strsplit_set (text, ".,", -1);
      g_autofree char *digits = g_strjoinv ("", parts);

      assert_among (g_ascii_strtod (digits, NULL), facts, stop);
    }
}

static void
check_number_words (const FringeLessonStop *stop, const GArray *facts, guint language)
{
  g_autofree char *caption = g_utf8_strdown (stop->caption, -1);
  g_auto (GStrv) words = g_strsplit_set (caption, " .,:;?!()", -1);

  for (guint i = 0; words[i] != NULL; i++)
    for (guint n = 0; n < G_N_ELEMENTS (number_words[language]); n++)
      if (g_str_equal (words[i], number_words[language][n]))
        assert_among (n + 2, facts, stop);
}

static const char *
facts_of (const FringeLessonStop *stop)
{
  const char *facts = g_hash_table_lookup (stop->unknown, "Facts");

  return facts != NULL ? facts : "";
}

static void
each_number_is_a_fact (void)
{
  g_autoptr (GPtrArray) list = names ();

  for (guint i = 0; i < list->len; i++)
    for (guint language = 0; language < G_N_ELEMENTS (languages); language++)
      {
        g_autoptr (FringeLessonFile) lesson = open (list->pdata[i], languages[language]);

        for (guint j = 0; j < lesson->stops->len; j++)
          {
            const FringeLessonStop *stop = lesson->stops->pdata[j];
            g_autoptr (GArray) facts = lesson_facts_check (stop, facts_of (stop));

            check_digits (stop, facts);
            check_number_words (stop, facts, language);
          }
      }
}

static void
each_stop_exists (void)
{
  g_autoptr (GPtrArray) list = names ();

  g_assert_cmpuint (list->len, ==, 9);
  for (guint i = 0; i < list->len; i++)
    {
      g_autoptr (FringeLessonFile) lesson = open (list->pdata[i], "en");
      g_autoptr (GError) error = NULL;

      g_test_message ("%s", (char *) list->pdata[i]);
      fringe_lesson_file_check (lesson, NULL, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (lesson->stops->len, >=, 10);
    }
}

/* What stands before a colon can be read by itself. */
static gboolean
has_long_sentence (const char *caption)
{
  g_auto (GStrv) sentences = g_regex_split_simple ("[.?!:](?= |$)", caption, 0, 0);

  for (guint i = 0; sentences[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (g_strstrip (sentences[i]), " ", -1);

      if (g_strv_length (words) > WORDS_MAX)
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_short (const char *caption)
{
  g_auto (GStrv) sentences = g_regex_split_simple ("[.?!](?= |$)", caption, 0, 0);

  /* The last one is what follows the last sentence: nothing. */
  return g_strv_length (sentences) <= SENTENCES_MAX + 1 && g_utf8_strlen (caption, -1) <= CAPTION_MAX
         && !has_long_sentence (caption);
}

static void
a_caption_is_short (void)
{
  g_autoptr (GPtrArray) list = names ();

  for (guint i = 0; i < list->len; i++)
    for (guint language = 0; language < G_N_ELEMENTS (languages); language++)
      {
        g_autoptr (FringeLessonFile) lesson = open (list->pdata[i], languages[language]);

        for (guint j = 0; j < lesson->stops->len; j++)
          {
            const FringeLessonStop *stop = lesson->stops->pdata[j];

            if (!is_short (stop->caption))
              g_test_fail_printf ("a caption is too long: “%s”", stop->caption);
            if (stop->is_question != (strchr (stop->caption, '?') != NULL))
              g_test_fail_printf ("a question is none, or is not marked: “%s”", stop->caption);
          }
      }
}

static void
each_text_is_german_too (void)
{
  g_autoptr (GPtrArray) list = names ();

  for (guint i = 0; i < list->len; i++)
    {
      g_autoptr (FringeLessonFile) lesson = open (list->pdata[i], "de");

      g_assert_cmpstr (lesson->title_key, ==, "Title[de]");
      g_assert_cmpstr (lesson->summary_key, ==, "Summary[de]");
      g_assert_cmpuint (lesson->minutes, >, 0);
      for (guint j = 0; j < lesson->stops->len; j++)
        g_assert_cmpstr (((FringeLessonStop *) lesson->stops->pdata[j])->caption_key, ==, "Caption[de]");
    }
}

static void
printing_keeps_all (void)
{
  g_autoptr (GPtrArray) list = names ();

  for (guint i = 0; i < list->len; i++)
    {
      g_autoptr (FringeLessonFile) lesson = open (list->pdata[i], "de"), again = NULL;
      g_autofree char *text = fringe_lesson_file_print (lesson), *printed = NULL;

      again = fringe_lesson_file_parse (text, strlen (text), "de", NULL);
      g_assert_nonnull (again);
      printed = fringe_lesson_file_print (again);
      g_assert_cmpstr (text, ==, printed);
      g_assert_nonnull (strstr (text, "\nCaption="));
      g_assert_nonnull (strstr (text, "\nFacts="));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  g_test_add_func ("/lesson-captions/each-stop-exists", each_stop_exists);
  g_test_add_func ("/lesson-captions/each-number-is-a-fact", each_number_is_a_fact);
  g_test_add_func ("/lesson-captions/a-caption-is-short", a_caption_is_short);
  g_test_add_func ("/lesson-captions/each-text-is-german-too", each_text_is_german_too);
  g_test_add_func ("/lesson-captions/printing-keeps-all", printing_keeps_all);
  return g_test_run ();
}
