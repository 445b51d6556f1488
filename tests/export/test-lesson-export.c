/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-lesson-export.h"

#include "export-samples.h"
#include "fringe-language.h"
#include "fringe-stop-picture.h"
#include "test-boards.h"

#include <glib/gstdio.h>
#include <libintl.h>
#include <math.h>
#include <string.h>

#define N_LESSONS 15
#define N_NODES 400
#define STOPS_MAX 6
#define SMALLEST "6-no-solution"

static const char *const shipped[]
    = { "1-a-star",      "2-heuristics",      "3-ties",     "4-reopened", "5-lost-solution",
        "6-no-solution", "7-greedy-weighted", "8-ida-star", "9-counts" };

static FringeLessonFile *
read_shipped (const char *name, const char *language)
{
  g_autofree char *file = g_strconcat (name, ".fringe", NULL), *text = NULL;
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "lessons", file, NULL);
  g_autoptr (GError) error = NULL;
  FringeLessonFile *lesson;
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  lesson = fringe_lesson_file_parse (text, length, language, &error);
  g_assert_no_error (error);
  return lesson;
}

static FringeLessonExport
export_of (const FringeLessonFile *lesson, FringeLessonForm form)
{
  FringeLessonExport export = { .lesson = lesson, .form = form, .theme = fringe_lesson_form_theme (form) };

  g_assert_true (fringe_paper_from_name (test_random (2) == 0 ? "a4" : "letter", &export.paper));
  return export;
}

static char *
write_lesson (const FringeLessonFile *lesson, FringeLessonForm form, gsize *length)
{
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  FringeLessonExport export = export_of (lesson, form);
  g_autoptr (GError) error = NULL;

  fringe_lesson_export_write (&export, stream, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (g_output_stream_write_all (stream, "", 1, NULL, NULL, NULL)
                 && g_output_stream_close (stream, NULL, NULL));
  *length = g_memory_output_stream_get_data_size (G_MEMORY_OUTPUT_STREAM (stream)) - 1;
  return g_memory_output_stream_steal_data (G_MEMORY_OUTPUT_STREAM (stream));
}

static guint
count_bytes (const char *bytes, gsize length, const char *what)
{
  const char *end = bytes + length - strlen (what) + 1;
  guint n = 0;

  for (const char *at = bytes; at < end && (at = memchr (at, *what, (gsize) (end - at))) != NULL; at++)
    n += memcmp (at, what, strlen (what)) == 0;
  return n;
}

static void
assert_pages (const FringeLessonFile *lesson)
{
  gsize length;
  g_autofree char *slides = write_lesson (lesson, FRINGE_LESSON_FORM_SLIDES, &length);
  g_autofree char *beamer = NULL, *handout = NULL, *page = NULL;

  g_assert_cmpuint (count_bytes (slides, length, "/Type /Page %"), ==, lesson->stops->len);
  beamer = write_lesson (lesson, FRINGE_LESSON_FORM_BEAMER, &length);
  g_assert_cmpuint (test_count (beamer, "\\begin{frame}"), ==, lesson->stops->len);
  g_assert_cmpuint (test_count (beamer, "\\end{frame}"), ==, lesson->stops->len);
  g_assert_false (g_regex_match_simple ("[({,-](nan|inf)[)},]", beamer, 0, 0));
  handout = write_lesson (lesson, FRINGE_LESSON_FORM_HANDOUT, &length);
  g_assert_cmpuint (count_bytes (handout, length, "/Type /Page %"), <=, lesson->stops->len);
  page = write_lesson (lesson, FRINGE_LESSON_FORM_PAGE, &length);
  g_assert_cmpuint (test_count (page, "<section class=\"stop\""), ==, lesson->stops->len);
  /* Each shape has its colour in the dark, too. */
  g_assert_false (g_regex_match_simple ("class=\"[st][0-9]+\"", page, 0, 0));
}

static void
every_stop_of_the_lessons_that_are_shipped_is_a_slide (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (shipped); i++)
    {
      g_autoptr (FringeLessonFile) lesson = read_shipped (shipped[i], i % 2 == 0 ? "en" : "de");

      assert_pages (lesson);
    }
}

/* Runs a program on a lesson in a folder of its own. Returns: (nullable): what it says; %NULL where it is not there */
static char *
run (const FringeLessonFile *lesson, FringeLessonForm form, const char *program, const char *command)
{
  g_autofree char *found = g_find_program_in_path (program), *folder = NULL, *path = NULL, *line = NULL, *text = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;
  char *out;

  if (found == NULL)
    {
      g_test_skip ("the program that reads it is not installed");
      return NULL;
    }
  folder = test_make_folder ();
  path = g_strconcat (folder, "/lesson.", fringe_lesson_form_ending (form), NULL);
  text = write_lesson (lesson, form, &length);
  g_assert_true (g_file_set_contents (path, text, (gssize) length, NULL));
  line = g_strdup_printf ("sh -c 'cd %s && %s'", folder, command);
  g_assert_true (g_spawn_command_line_sync (line, &out, NULL, NULL, &error));
  test_remove_folder (folder);
  return out;
}

/* Returns: (transfer full): the text without any space or ligature, as lines are broken anywhere */
static char *
without_spaces (const char *shown)
{
  g_autofree char *whole = g_utf8_normalize (shown, -1, G_NORMALIZE_ALL);
  GString *kept = g_string_new (NULL);

  for (const char *text = whole; *text != '\0'; text = g_utf8_next_char (text))
    if (!g_unichar_isspace (g_utf8_get_char (text)))
      g_string_append_unichar (kept, g_utf8_get_char (text));
  return g_string_free (kept, FALSE);
}

/* @all: has no spaces */
static void
assert_has (const char *all, const char *text)
{
  g_autofree char *part = without_spaces (text);

  if (strstr (all, part) == NULL)
    g_error ("“%s” is not in “%s”", text, all);
}

static void
assert_says (const char *out, const char *text)
{
  g_autofree char *all = without_spaces (out);

  assert_has (all, text);
}

static void
assert_captions (const char *out, const FringeLessonFile *lesson)
{
  g_autofree char *all = without_spaces (out);

  assert_has (all, lesson->title);
  for (guint i = 0; i < lesson->stops->len; i++)
    assert_has (all, ((const FringeLessonStop *) lesson->stops->pdata[i])->caption);
}

static void
the_captions_are_text_on_slides_and_on_a_handout (void)
{
  static const FringeLessonForm forms[] = { FRINGE_LESSON_FORM_SLIDES, FRINGE_LESSON_FORM_HANDOUT };

  for (guint i = 0; i < 2 * G_N_ELEMENTS (shipped); i++)
    {
      g_autoptr (FringeLessonFile) lesson = read_shipped (shipped[i / 2], i % 2 == 0 ? "en" : "de");
      g_autofree char *out = run (lesson, forms[i % 2], "pdftotext", "pdftotext -raw lesson.pdf -");

      if (out == NULL)
        return;
      assert_captions (out, lesson);
    }
}

/* A lesson in one language is written by a program that speaks another one. */
static void
the_words_are_in_the_language_of_the_lesson (void)
{
  static const struct
  {
    const char *language, *start, *goal, *next, *of_page;
  } words[] = {
    { "en", "Start board", "Goal board", "Next stop", "<html lang=\"en\">" },
    { "de", "Startbrett", "Zielbrett", "Nächste Station", "<html lang=\"de\">" },
    { "fr", "Grille de départ", "Grille but", "Halte suivante", "<html lang=\"fr\">" },
    { "pt_BR", "Tabuleiro inicial", "Tabuleiro objetivo", "Próxima parada", "<html lang=\"pt-BR\">" },
    { "zh_CN", "初始局面", "目标局面", "下一站", "<html lang=\"zh-CN\">" },
    { "xx", "Start board", "Goal board", "Next stop", "<html lang=\"en\">" },
    { "../de", "Start board", "Goal board", "Next stop", "<html lang=\"en\">" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autoptr (FringeLessonFile) lesson = read_shipped (SMALLEST, "en");
      g_autofree char *page = NULL;
      gsize length;

      g_free (lesson->language);
      lesson->language = g_strdup (words[i].language);
      page = write_lesson (lesson, FRINGE_LESSON_FORM_PAGE, &length);
      assert_says (page, words[i].start);
      assert_says (page, words[i].goal);
      assert_says (page, words[i].next);
      assert_says (page, words[i].of_page);
      g_assert_cmpstr (g_dgettext (GETTEXT_PACKAGE, "Next stop"), ==, "Next stop");
    }
}

/* As the catalogues say it: none is one in French and in Portuguese, and Chinese has one form for all numbers. */
static void
a_number_takes_the_form_that_its_language_has_for_it (void)
{
  static const struct
  {
    const char *language, *none, *one, *two;
  } minutes[] = {
    { "en", "%u minutes", "%u minute", "%u minutes" },   { "de", "%u Minuten", "%u Minute", "%u Minuten" },
    { "es", "%u minutos", "%u minuto", "%u minutos" },   { "fr", "%u minute", "%u minute", "%u minutes" },
    { "pt_BR", "%u minuto", "%u minuto", "%u minutos" }, { "pt-BR", "%u minuto", "%u minuto", "%u minutos" },
    { "zh_CN", "%u 分钟", "%u 分钟", "%u 分钟" },        { "xx", "%u minutes", "%u minute", "%u minutes" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (minutes); i++)
    {
      fringe_language_begin (minutes[i].language);
      g_assert_cmpstr (fringe_dngettext (GETTEXT_PACKAGE, "%u minute", "%u minutes", 0), ==, minutes[i].none);
      g_assert_cmpstr (fringe_dngettext (GETTEXT_PACKAGE, "%u minute", "%u minutes", 1), ==, minutes[i].one);
      g_assert_cmpstr (fringe_dngettext (GETTEXT_PACKAGE, "%u minute", "%u minutes", 2), ==, minutes[i].two);
      fringe_language_end ();
    }
}

static void
slides_tell_their_title_and_have_numbers_and_an_outline (void)
{
  g_autoptr (FringeLessonFile) lesson = read_shipped (SMALLEST, "en");
  g_autofree char *out = run (lesson, FRINGE_LESSON_FORM_SLIDES, "pdfinfo", "pdfinfo lesson.pdf"), *bytes = NULL;
  gsize length;

  if (out == NULL)
    return;
  assert_says (out, "Title: When no solution exists Author: Fringe");
  assert_says (out, "Page size: 960 x 540 pts");
  bytes = write_lesson (lesson, FRINGE_LESSON_FORM_SLIDES, &length);
  g_assert_cmpuint (count_bytes (bytes, length, "/PageLabels"), ==, 1);
  /* Each page has a parent, and so has each entry of the outline. */
  g_assert_cmpuint (count_bytes (bytes, length, "/Parent"), >=, 2 * lesson->stops->len);
}

static void
latex_finds_room_for_every_slide (void)
{
  g_autoptr (FringeLessonFile) lesson = read_shipped (SMALLEST, "de");
  g_autofree char *out = run (lesson, FRINGE_LESSON_FORM_BEAMER, "pdflatex",
                              "pdflatex -interaction=nonstopmode -halt-on-error lesson >out.txt; cat lesson.log; "
                              "pdftotext -raw lesson.pdf -");

  if (out == NULL)
    return;
  if (strstr (out, "`beamer.cls' not found") != NULL)
    {
      g_test_skip ("Beamer is not installed");
      return;
    }
  assert_says (out, "(13 pages");
  g_assert_null (strstr (out, "Overfull"));
  assert_captions (out, lesson);
}

static char *
random_caption (void)
{
  static const char *const words[]
      = { "node", "f = 7", "\\", "$", "{%", "größer", "→", "中文", "a\nb", "&#_^~", "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWW" };
  GString *caption = g_string_new (NULL);

  for (int n = test_random (60); n > 0 && caption->len < FRINGE_LESSON_CAPTION_MAX - 50; n--)
    g_string_append_printf (caption, "%s ", words[test_random (G_N_ELEMENTS (words))]);
  return g_string_free (caption, FALSE);
}

static void
add_random_nodes (GArray *ids, guint32 n_nodes)
{
  for (int n = test_random (4); n > 0; n--)
    {
      guint32 id = (guint32) test_random ((int) n_nodes);

      g_array_append_val (ids, id);
    }
}

/* Puts the stop at a step of its search, and something of it in sight. */
static void
look_at_random (FringeLessonStop *stop)
{
  static const char *const panels[] = { "", "", "why", "frontier", "code", "truth", "no such panel" };
  FringeSessionFile *state = stop->state;
  TestProblem problem = { state->start, state->goal, state->rules };
  g_autoptr (FringeSearch) search = test_search_run (&problem, N_NODES);
  guint32 n_nodes;

  state->searches_anyway = TRUE;
  state->step = (guint32) test_random ((int) fringe_search_n_steps (search) + 1);
  n_nodes = fringe_search_n_nodes_at (search, state->step);
  stop->sight = (FringeLessonSight) test_random (4);
  add_random_nodes (stop->seen, n_nodes);
  if (stop->seen->len == 0 && stop->sight == FRINGE_LESSON_SIGHT_NODES)
    stop->sight = FRINGE_LESSON_SIGHT_ALL;
  if (fringe_search_solution_at (search, state->step) == FRINGE_NO_NODE && stop->sight == FRINGE_LESSON_SIGHT_SOLUTION)
    stop->sight = FRINGE_LESSON_SIGHT_STEP;
  add_random_nodes (stop->marked, n_nodes);
  add_random_nodes (state->folded, n_nodes);
  state->has_ghosts = test_random (3) == 0;
  state->line = test_random (4) == 0 ? (guint32) test_random (14) : FRINGE_NO_NODE;
  g_free (state->panel);
  state->panel = g_strdup (panels[test_random (G_N_ELEMENTS (panels))]);
}

static FringeLessonStop *
random_stop (void)
{
  TestProblem problem = test_problem_random (2 + test_random (3), 2 + test_random (3), 20);
  FringeSessionFile *state = fringe_session_file_new (&problem.start, &problem.goal);
  FringeLessonStop *stop;

  test_problem_tell (&problem);
  state->rules = problem.rules;
  state->has_comparison = test_random (3) == 0;
  state->comparison = problem.rules;
  state->comparison.ties = FRINGE_TIES_LIFO;
  state->comparison_anyway = TRUE;
  stop = fringe_lesson_stop_new (state);
  g_free (stop->caption);
  stop->caption = random_caption ();
  stop->is_question = test_random (2) == 0;
  stop->has_board_marks = test_random (2) == 0;
  look_at_random (stop);
  return stop;
}

static FringeLessonFile *
random_lesson (void)
{
  FringeLessonFile *lesson = fringe_lesson_file_new ();

  g_free (lesson->title);
  g_free (lesson->author);
  lesson->title = random_caption ();
  lesson->author = random_caption ();
  for (int n = 1 + test_random (STOPS_MAX); n > 0; n--)
    g_ptr_array_add (lesson->stops, random_stop ());
  return lesson;
}

/* Returns: whether two rectangles overlap by more than rounding */
static gboolean
overlap (const FringeRect *a, const FringeRect *b)
{
  double across = fmin (a->x + a->width, b->x + b->width) - fmax (a->x, b->x);
  double down = fmin (a->y + a->height, b->y + b->height) - fmax (a->y, b->y);

  return across > 1 && down > 1;
}

static void
assert_inside (const FringeRect *rect, double width, double height)
{
  g_assert_cmpfloat (rect->x, >=, -1);
  g_assert_cmpfloat (rect->y, >=, -1);
  g_assert_cmpfloat (rect->x + rect->width, <=, width + 1);
  g_assert_cmpfloat (rect->y + rect->height, <=, height + 1);
}

static void
assert_seen (const FringeStopPicture *picture)
{
  const FringeLessonStop *stop = picture->place->stop;
  const FringeLayout *layout = picture->panes[FRINGE_COMPARED_LEFT].frame.layout;

  if (picture->n_panes == 0 || layout == NULL || stop->state->folded->len > 0)
    return;
  for (guint i = 0; stop->sight == FRINGE_LESSON_SIGHT_NODES && i < stop->seen->len; i++)
    g_assert_true (fringe_layout_has (layout, g_array_index (stop->seen, guint32, i)));
}

static gboolean
check_picture (const FringeLessonPlace *place, G_GNUC_UNUSED gpointer data, GError **error)
{
  const double width = 400 + test_random (900), height = 250 + test_random (400);
  FringeRect all[FRINGE_N_COMPARED + 2];
  FringeStopPicture picture;
  guint n = 0;

  if (!fringe_stop_picture_init (&picture, place, FRINGE_THEME_LIGHT, width, height, width / 1280, error))
    return FALSE;
  for (guint i = 0; i < picture.n_panes; i++)
    all[n++] = picture.panes[i].rect;
  if (picture.boards.width > 0)
    all[n++] = picture.boards;
  if (picture.words_room.width > 0)
    all[n++] = picture.words_room;
  g_assert_cmpuint (n, >, 0);
  for (guint i = 0; i < n; i++)
    {
      assert_inside (&all[i], width, height);
      for (guint j = 0; j < i; j++)
        g_assert_false (overlap (&all[i], &all[j]));
    }
  assert_seen (&picture);
  fringe_stop_picture_clear (&picture);
  return TRUE;
}

static void
nothing_on_a_slide_overlaps_or_is_cut (void)
{
  g_autoptr (GError) error = NULL;

  for (int i = 0; i < N_LESSONS; i++)
    {
      g_autoptr (FringeLessonFile) lesson = random_lesson ();

      fringe_lesson_walk (lesson, check_picture, NULL, NULL, &error);
      g_assert_no_error (error);
    }
  for (guint i = 0; i < G_N_ELEMENTS (shipped); i++)
    {
      g_autoptr (FringeLessonFile) lesson = read_shipped (shipped[i], "en");

      fringe_lesson_walk (lesson, check_picture, NULL, NULL, &error);
      g_assert_no_error (error);
    }
}

static void
any_lesson_is_written (void)
{
  for (int i = 0; i < N_LESSONS; i++)
    {
      g_autoptr (FringeLessonFile) lesson = random_lesson ();

      assert_pages (lesson);
    }
}

/* Both sides have expanded as many nodes, unless one has ended. */
static gboolean
check_times (const FringeLessonPlace *place, gpointer data, G_GNUC_UNUSED GError **error)
{
  guint *n = data, left, right;

  if (place->n_searches == 1)
    return TRUE;
  left = fringe_search_counts_at (place->searches[0], place->steps[0]).expanded;
  right = fringe_search_counts_at (place->searches[1], place->steps[1]).expanded;
  if (fringe_search_outcome_at (place->searches[1], place->steps[1]) == FRINGE_OUTCOME_RUNNING)
    g_assert_cmpuint (right, ==, left);
  else
    g_assert_cmpuint (right, <=, left);
  (*n)++;
  return TRUE;
}

static void
searches_beside_each_other_have_expanded_as_many_nodes (void)
{
  guint n = 0;

  for (int i = 0; i < N_LESSONS || n == 0; i++)
    {
      g_autoptr (FringeLessonFile) lesson = random_lesson ();
      g_autoptr (GError) error = NULL;

      fringe_lesson_walk (lesson, check_times, &n, NULL, &error);
      g_assert_no_error (error);
    }
}

static void
what_cannot_be_searched_is_told_by_the_number_of_its_stop (void)
{
  g_autoptr (FringeLessonFile) lesson = read_shipped (SMALLEST, "en");
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  FringeLessonExport export = export_of (lesson, FRINGE_LESSON_FORM_SLIDES);
  g_autoptr (GError) error = NULL;

  ((FringeLessonStop *) lesson->stops->pdata[8])->state->step = 13;
  g_assert_false (fringe_lesson_export_write (&export, stream, NULL, &error));
  g_assert_error (error, FRINGE_EXPORT_ERROR, FRINGE_EXPORT_ERROR_BAD_FILE);
  g_assert_nonnull (strstr (error->message, "Stop 9: Step 13 does not exist"));
}

static void
a_lesson_that_is_cancelled_leaves_no_file (void)
{
  g_autoptr (FringeLessonFile) lesson = read_shipped (SMALLEST, "en");
  g_autofree char *folder = test_make_folder (), *path = g_build_filename (folder, "lesson", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  g_cancellable_cancel (cancellable);
  for (guint form = 0; form < FRINGE_N_LESSON_FORMS; form++)
    {
      FringeLessonExport export = export_of (lesson, (FringeLessonForm) form);
      g_autoptr (GError) error = NULL;

      g_assert_false (fringe_lesson_export_save (&export, file, cancellable, &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
    }
  test_assert_folder_holds (folder, NULL);
  test_remove_folder (folder);
}

static void
nodes_that_are_pointed_out_have_a_ring_in_a_picture (void)
{
  const guint32 spots[] = { 1, 2 };
  g_autoptr (FringeSearch) search = test_small_search ();
  FringePicture picture = test_picture (search);

  for (FringeFormat format = FRINGE_FORMAT_SVG; format <= FRINGE_FORMAT_TEX;
       format += FRINGE_FORMAT_TEX - FRINGE_FORMAT_SVG)
    {
      g_autofree char *plain = test_write_picture (&picture, format, NULL), *pointed = NULL;
      FringePicture with_spots = picture;

      with_spots.spots = spots;
      with_spots.n_spots = G_N_ELEMENTS (spots);
      pointed = test_write_picture (&with_spots, format, NULL);
      g_assert_cmpuint (strlen (pointed), >, strlen (plain));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("FRINGE_TRANSLATIONS"));
  g_test_add_func ("/lesson-export/every-stop-of-the-lessons-that-are-shipped-is-a-slide",
                   every_stop_of_the_lessons_that_are_shipped_is_a_slide);
  g_test_add_func ("/lesson-export/the-captions-are-text-on-slides-and-on-a-handout",
                   the_captions_are_text_on_slides_and_on_a_handout);
  g_test_add_func ("/lesson-export/the-words-are-in-the-language-of-the-lesson",
                   the_words_are_in_the_language_of_the_lesson);
  g_test_add_func ("/lesson-export/a-number-takes-the-form-that-its-language-has-for-it",
                   a_number_takes_the_form_that_its_language_has_for_it);
  g_test_add_func ("/lesson-export/slides-tell-their-title-and-have-numbers-and-an-outline",
                   slides_tell_their_title_and_have_numbers_and_an_outline);
  g_test_add_func ("/lesson-export/latex-finds-room-for-every-slide", latex_finds_room_for_every_slide);
  g_test_add_func ("/lesson-export/nothing-on-a-slide-overlaps-or-is-cut", nothing_on_a_slide_overlaps_or_is_cut);
  g_test_add_func ("/lesson-export/any-lesson-is-written", any_lesson_is_written);
  g_test_add_func ("/lesson-export/searches-beside-each-other-have-expanded-as-many-nodes",
                   searches_beside_each_other_have_expanded_as_many_nodes);
  g_test_add_func ("/lesson-export/what-cannot-be-searched-is-told-by-the-number-of-its-stop",
                   what_cannot_be_searched_is_told_by_the_number_of_its_stop);
  g_test_add_func ("/lesson-export/a-lesson-that-is-cancelled-leaves-no-file",
                   a_lesson_that_is_cancelled_leaves_no_file);
  g_test_add_func ("/lesson-export/nodes-that-are-pointed-out-have-a-ring-in-a-picture",
                   nodes_that_are_pointed_out_have_a_ring_in_a_picture);
  return g_test_run ();
}
