/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "export-samples.h"
#include "fringe-export.h"
#include "fringe-frame.h"
#include "fringe-moment.h"
#include "fringe-sentences.h"

#include <glib/gstdio.h>

/* Of a movie's steps so many, more or less, are drawn. */
#define N_DRAWN 4

/* Pictures of several steps: pages, files, one that plays, overlays. */

static void
test_steps (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  FringePicture picture = test_picture (search);
  g_autoptr (GArray) one = fringe_frames_steps (&picture, NULL), all = NULL;

  g_assert_cmpuint (one->len, ==, 1);
  g_assert_cmpuint (g_array_index (one, uint32_t, 0), ==, picture.step);
  picture.frames = FRINGE_FRAMES_STEPS;
  picture.first_step = 2;
  all = fringe_frames_steps (&picture, NULL);
  g_assert_cmpuint (all->len, ==, picture.step - 1);
  for (guint i = 0; i < all->len; i++)
    g_assert_cmpuint (g_array_index (all, uint32_t, i), ==, i + 2);
}

/* What can hold several pictures is one file. */
static void
test_files (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();

  for (int frames = FRINGE_FRAMES_NONE; frames <= FRINGE_FRAMES_GIVEN; frames++)
    for (int format = 0; format < FRINGE_N_FORMATS; format++)
      for (int plays = 0; plays < 2; plays++)
        {
          FringeExport export = { .format = (FringeFormat) format, .picture = test_picture (search) };
          gboolean is_one
              = format == FRINGE_FORMAT_PDF || format == FRINGE_FORMAT_TEX || (format == FRINGE_FORMAT_SVG && plays);

          export.picture.frames = (FringeFrames) frames;
          export.picture.plays = plays;
          g_assert_cmpint (fringe_export_has_files (&export), ==, frames != FRINGE_FRAMES_NONE && !is_one);
          export.kind = FRINGE_EXPORT_DATA;
          g_assert_false (fringe_export_has_files (&export));
        }
}

/* After each but the last, a larger f follows than any before. */
static void
test_layers (void)
{
  g_autoptr (FringeSearch) search = test_wide_search (3000);
  FringePicture picture = test_picture (search);
  g_autoptr (GArray) steps = NULL;
  guint n = 0;

  picture.frames = FRINGE_FRAMES_LAYERS;
  steps = fringe_frames_steps (&picture, NULL);
  g_assert_cmpuint (steps->len, >, 2);
  for (uint32_t step = 1; step < picture.step; step++)
    {
      double largest = 0;

      for (uint32_t i = 1; i <= step; i++)
        largest = MAX (largest, fringe_search_f (search, fringe_search_removed (search, i)));
      if (fringe_search_f (search, fringe_search_removed (search, step + 1)) > largest)
        g_assert_cmpuint (g_array_index (steps, uint32_t, n++), ==, step);
    }
  g_assert_cmpuint (steps->len, ==, n + 1);
}

static void
test_iterations (void)
{
  g_autoptr (FringeSearch) search = test_idastar_search ();
  FringePicture picture = test_picture (search);
  g_autoptr (GArray) steps = NULL;

  picture.frames = FRINGE_FRAMES_LAYERS;
  steps = fringe_frames_steps (&picture, NULL);
  g_assert_cmpuint (steps->len, ==, fringe_search_n_iterations_at (search, picture.step));
}

/* Returns: (transfer full): the size of a drawing */
static char *
size_of (const char *svg)
{
  const char *start = strstr (svg, " width="), *end = strstr (start, " viewBox");

  return g_strndup (start, (gsize) (end - start));
}

/* What plays tells all steps, and so does each file; all files are of one size, whatever they tell. */
static void
test_sentences (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  FringePicture picture = test_picture (search);
  g_autofree char *folder = test_make_folder (), *path = g_build_filename (folder, "tree.svg", NULL), *movie = NULL,
                  *size = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (path);

  picture.frames = FRINGE_FRAMES_STEPS;
  picture.has_sentences = true;
  picture.direction = FRINGE_DIRECTION_RIGHT;
  g_assert_true (fringe_picture_save_frames (&picture, FRINGE_FORMAT_SVG, file, NULL, NULL, NULL));
  picture.plays = true;
  movie = test_write_picture (&picture, FRINGE_FORMAT_SVG, NULL);
  for (guint i = 0; i <= picture.step; i++)
    {
      g_autofree char *name = g_strdup_printf ("%s/tree-%03u.svg", folder, i), *svg = NULL, *of_one = NULL,
                      *begin = g_strdup_printf (">Step %u · ", i);

      g_assert_true (g_file_get_contents (name, &svg, NULL, NULL));
      g_assert_cmpuint (test_count (movie, begin), ==, 1);
      g_assert_cmpuint (test_count (svg, begin), ==, 1);
      g_assert_cmpuint (test_count (svg, ">Step "), ==, 1);
      of_one = size_of (svg);
      g_assert_true (size == NULL || g_str_equal (size, of_one));
      g_free (size);
      size = g_steal_pointer (&of_one);
    }
  test_remove_folder (folder);
}

/* A line of a step is told in its middle, and what all of the step did at its end. */
static void
test_lines (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  g_autoptr (GArray) instants = fringe_tree_instants (search, 0, 3, FRINGE_N_FRAMES_MAX), steps = NULL;
  FringePicture picture = test_picture (search);

  picture.step = 3;
  picture.frames = FRINGE_FRAMES_GIVEN;
  picture.instants = (const FringeInstant *) (const void *) instants->data;
  picture.n_instants = instants->len;
  steps = fringe_frames_steps (&picture, NULL);
  for (guint i = 0, line = 0; i < instants->len; i++)
    {
      FringeFineStep fine[FRINGE_FINE_STEPS_MAX];
      guint32 step = g_array_index (steps, guint32, i);
      guint n = (guint) fringe_fine_steps (search, step, fine);
      gboolean is_end = i + 1 == instants->len || g_array_index (steps, guint32, i + 1) != step;
      g_autofree char *told = fringe_frames_sentence (&picture, steps, i), *sentence = NULL;

      line = i > 0 && g_array_index (steps, guint32, i - 1) == step ? line + 1 : 0;
      g_assert_cmpuint (line, <, n);
      sentence = is_end ? fringe_step_sentence (search, step) : fringe_fine_sentence (search, step, &fine[line]);
      g_assert_true (g_str_has_suffix (told, sentence));
    }
}

/* Lines of two steps: the first frame is the step before, and each is seen as far as it was told to be done. */
static void
test_given (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  const FringeInstant instants[]
      = { { .step = 1 }, { 2, { .n_nodes = 4, .current = 2 } }, { 2, { .n_nodes = 5, .current = 2 } }, { .step = 2 } };
  FringePicture picture = test_picture (search);
  g_autofree char *movie = NULL, *slides = NULL, *pages = NULL;
  g_autoptr (GArray) steps = NULL;

  g_assert_cmpuint (fringe_search_n_nodes_at (search, 1), ==, 3);
  g_assert_cmpuint (fringe_search_n_nodes_at (search, 2), ==, 5);
  picture.step = 2;
  picture.frames = FRINGE_FRAMES_GIVEN;
  picture.instants = instants;
  picture.n_instants = G_N_ELEMENTS (instants);
  steps = fringe_frames_steps (&picture, NULL);
  g_assert_cmpuint (steps->len, ==, G_N_ELEMENTS (instants));

  picture.plays = true;
  movie = test_write_picture (&picture, FRINGE_FORMAT_SVG, NULL);
  g_assert_nonnull (strstr (movie, "data-node=\"node-4\""));
  pages = test_write_picture (&picture, FRINGE_FORMAT_TEX, NULL);
  g_assert_cmpuint (test_count (pages, "  \\FringeNode{"), ==, 3 + 4 + 5 + 5);
  picture.is_beamer = true;
  slides = test_write_picture (&picture, FRINGE_FORMAT_TEX, NULL);
  g_assert_nonnull (strstr (slides, "\\only<3->{\\FringeEdge{fringe edge}"));
}

/* Returns: (transfer full): what is drawn at a step, without the title, which names it */
static char *
drawn_at (const FringePicture *frames, uint32_t step)
{
  FringePicture picture = *frames;
  g_autofree char *svg = NULL;

  picture.frames = FRINGE_FRAMES_NONE;
  picture.places_step = frames->step;
  picture.step = step;
  svg = test_write_picture (&picture, FRINGE_FORMAT_SVG, NULL);
  return g_strdup (strstr (svg, "</title>"));
}

/* Below a node that is not the start, what is left out looks like what is kept before it; what is kept does not. */
static void
test_nothing_new (void)
{
  g_autoptr (FringeSearch) solved = test_small_search (), lazy = test_lazy_search (), deep = test_idastar_search ();
  const FringeSearch *const searches[] = { solved, lazy, deep };
  guint n_all = 0, n_kept = 0;

  for (guint i = 0; i < 12; i++)
    {
      FringePicture picture = test_picture (searches[i % G_N_ELEMENTS (searches)]);
      g_autoptr (GArray) steps = NULL;
      g_autofree char *before = NULL;
      guint kept = 0;

      picture.step = MIN (picture.step, 30);
      picture.frames = FRINGE_FRAMES_STEPS;
      picture.root
          = (uint32_t) g_test_rand_int_range (1, (gint32) fringe_search_n_nodes_at (picture.search, picture.step));
      picture.has_ghosts = true;
      steps = fringe_frames_steps (&picture, NULL);
      g_assert_cmpuint (steps->len + fringe_picture_n_left_out (&picture), ==, picture.step + 1);
      g_assert_cmpuint (picture.root, <, fringe_search_n_nodes_at (picture.search, g_array_index (steps, uint32_t, 0)));
      for (uint32_t step = g_array_index (steps, uint32_t, 0); step <= picture.step; step++)
        {
          char *drawn = drawn_at (&picture, step);
          gboolean is_kept = kept < steps->len && g_array_index (steps, uint32_t, kept) == step;

          g_assert_true (before == NULL || is_kept != g_str_equal (before, drawn));
          kept += is_kept;
          g_free (before);
          before = drawn;
        }
      n_all += picture.step + 1;
      n_kept += steps->len;
      picture.has_sentences = true;
      g_assert_cmpuint (fringe_picture_n_left_out (&picture), ==, 0);
    }
  g_assert_cmpuint (n_kept, <, n_all);
}

static void
test_too_many (void)
{
  g_autoptr (FringeSearch) search = test_wide_search (20000);
  FringePicture picture = test_picture (search);
  g_autoptr (GError) error = NULL;

  picture.frames = FRINGE_FRAMES_STEPS;
  g_assert_null (fringe_frames_steps (&picture, &error));
  g_assert_error (error, FRINGE_EXPORT_ERROR, FRINGE_EXPORT_ERROR_TOO_MANY);
}

/* From frame to frame nodes appear, and those that are there stand where they stood. */
static void
test_fixed_places (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  FringePicture picture = test_picture (search);
  g_autofree char *folder = test_make_folder (), *path = g_build_filename (folder, "tree.svg", NULL), *place = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  guint n_files = picture.step + 1;

  picture.frames = FRINGE_FRAMES_STEPS;
  g_assert_true (fringe_picture_save_frames (&picture, FRINGE_FORMAT_SVG, file, NULL, NULL, &error));
  test_assert_folder_holds (folder, "tree-000.svg", "tree-001.svg", "tree-002.svg", "tree-003.svg", "tree-004.svg",
                            n_files == 6 ? "tree-005.svg" : NULL, NULL);
  for (guint i = 0; i < n_files; i++)
    {
      g_autofree char *name = g_strdup_printf ("%s/tree-%03u.svg", folder, i), *svg = NULL, *root = NULL;
      const char *start;
      double x, y, width, height;

      g_assert_true (g_file_get_contents (name, &svg, NULL, NULL));
      g_assert_cmpuint (test_count (svg, "id=\"node-"), ==, fringe_search_n_nodes_at (search, i));
      /* Outlines of any width lie within the card, so only their middle tells the place. */
      start = strstr (strstr (svg, "id=\"node-0\""), " x=");
      g_assert_cmpint (sscanf (start, " x=\"%lf\" y=\"%lf\" width=\"%lf\" height=\"%lf\"", &x, &y, &width, &height), ==,
                       4);
      root = g_strdup_printf ("%g %g", x + width / 2, y + height / 2);
      if (place != NULL)
        g_assert_cmpstr (root, ==, place);
      g_free (place);
      place = g_steal_pointer (&root);
    }
  test_remove_folder (folder);
}

static gboolean
is_seen_at (const char *values, const char *times, double share)
{
  g_auto (GStrv) value = g_strsplit (values, ";", -1), time = g_strsplit (times, ";", -1);
  guint i = g_strv_length (time);

  g_assert_cmpuint (g_strv_length (value), ==, i);
  g_assert_cmpfloat (g_ascii_strtod (time[0], NULL), ==, 0);
  while (g_ascii_strtod (time[i - 1], NULL) > share)
    i--;
  return g_str_equal (value[i - 1], "inline");
}

/* What a browser shows of a movie: each change of display taken for what it is at that time. */
static char *
stop_at (const char *movie, double seconds)
{
  g_autoptr (GRegex) change = g_regex_new ("<g(?: display=\"none\")?><animate [^>]*dur=\"([0-9.]+)s\"[^>]*"
                                           "values=\"([^\"]*)\" keyTimes=\"([^\"]*)\"/>",
                                           G_REGEX_OPTIMIZE, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  GString *still = g_string_new (NULL);
  int end = 0;

  g_regex_match (change, movie, 0, &match);
  for (; g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *duration = g_match_info_fetch (match, 1), *values = g_match_info_fetch (match, 2),
                      *times = g_match_info_fetch (match, 3);
      gboolean is_seen = is_seen_at (values, times, seconds / g_ascii_strtod (duration, NULL));
      int from, to;

      g_match_info_fetch_pos (match, 0, &from, &to);
      g_string_append_len (still, movie + end, from - end);
      g_string_append (still, is_seen ? "<g>" : "<g display=\"none\">");
      end = to;
    }
  g_string_append (still, movie + end);
  return g_string_free (still, FALSE);
}

static char *
draw_with_rsvg (const char *folder, const char *svg, gsize *length)
{
  g_autofree char *from = g_build_filename (folder, "picture.svg", NULL), *png = NULL,
                  *to = g_build_filename (folder, "picture.png", NULL);
  g_autofree char *line = g_strdup_printf ("rsvg-convert -u %s -o %s", from, to);

  g_assert_true (g_file_set_contents (from, svg, -1, NULL));
  g_assert_true (g_spawn_command_line_sync (line, NULL, NULL, NULL, NULL));
  g_assert_true (g_file_get_contents (to, &png, length, NULL));
  return g_steal_pointer (&png);
}

/* Any steps: all of them take a minute. */
static gboolean
is_drawn (uint32_t step, uint32_t last)
{
  return g_test_slow () || step <= 1 || step == last || g_test_rand_int_range (0, (gint32) last) < N_DRAWN;
}

/* Stopped in any second it shows what a picture of that step shows; so it does not stand still. */
static void
test_movie (void)
{
  g_autoptr (FringeSearch) search = test_lazy_search ();
  FringePicture picture = test_picture (search);
  g_autofree char *movie = NULL, *folder = NULL, *program = g_find_program_in_path ("rsvg-convert");

  picture.frames = FRINGE_FRAMES_STEPS;
  picture.plays = true;
  movie = test_write_picture (&picture, FRINGE_FORMAT_SVG, NULL);
  g_assert_null (strstr (movie, "<script"));
  if (program == NULL)
    {
      g_test_skip ("rsvg-convert is not installed");
      return;
    }
  folder = test_make_folder ();
  for (uint32_t step = 0; step <= picture.step; step++)
    {
      FringePicture one = picture;
      g_autofree char *still = NULL, *expected = NULL, *drawn = NULL, *wanted = NULL;
      gsize n_drawn, n_wanted;

      if (!is_drawn (step, picture.step))
        continue;
      g_test_message ("step %u", step);
      one.frames = FRINGE_FRAMES_NONE;
      one.step = step;
      one.places_step = picture.step;
      still = stop_at (movie, step + 0.5);
      expected = test_write_picture (&one, FRINGE_FORMAT_SVG, NULL);
      drawn = draw_with_rsvg (folder, still, &n_drawn);
      wanted = draw_with_rsvg (folder, expected, &n_wanted);
      g_assert_cmpmem (drawn, n_drawn, wanted, n_wanted);
    }
  test_remove_folder (folder);
}

/* The drawing @svg, held still after so many milliseconds by the browser that shows it. */
static char *
hold_at (const char *svg, guint milliseconds)
{
  const char *end = g_strrstr (svg, "</svg>");

  g_assert_nonnull (end);
  return g_strdup_printf ("%.*s<script>document.documentElement.pauseAnimations (); "
                          "document.documentElement.setCurrentTime (%u / 1000);</script></svg>\n",
                          (int) (end - svg), svg, milliseconds);
}

/* What Chromium shows of a drawing after so many milliseconds, or %NULL where it cannot run here. */
static char *
show_in_chromium (const char *program, const char *folder, const char *svg, guint milliseconds, gsize *length)
{
  g_autofree char *from = g_build_filename (folder, "movie.svg", NULL),
                  *to = g_build_filename (folder, "shown.png", NULL), *held = hold_at (svg, milliseconds);
  g_autofree char *profile = g_dir_make_tmp ("fringe-browser-XXXXXX", NULL);
  g_autofree char *profile_word = g_strconcat ("--user-data-dir=", profile, NULL);
  g_autofree char *removal = g_strconcat ("rm -rf ", profile, NULL);
  g_autofree char *shot = g_strdup_printf ("--screenshot=%s", to), *png = NULL;
  const char *const words[] = { program,
                                "--headless",
                                "--no-sandbox",
                                "--disable-gpu",
                                "--hide-scrollbars",
                                profile_word,
                                "--window-size=400,850",
                                shot,
                                from,
                                NULL };

  g_assert_true (g_file_set_contents (from, held, -1, NULL));
  g_assert_true (g_spawn_sync (NULL, (char **) words, NULL, G_SPAWN_STDOUT_TO_DEV_NULL | G_SPAWN_STDERR_TO_DEV_NULL,
                               NULL, NULL, NULL, NULL, NULL, NULL));
  g_spawn_command_line_sync (removal, NULL, NULL, NULL, NULL);
  g_file_get_contents (to, &png, length, NULL);
  g_unlink (to);
  return g_steal_pointer (&png);
}

/* A browser plays it: held at two times it shows two steps, each as a picture of that step shows it. */
static void
test_browser (void)
{
  static const uint32_t steps[] = { 0, 3 };
  g_autoptr (FringeSearch) search = test_small_search ();
  FringePicture picture = test_picture (search);
  g_autofree char *program = g_find_program_in_path ("chromium"), *folder = NULL, *movie = NULL, *before = NULL;
  gsize n_before = 0;

  if (program == NULL)
    {
      g_test_skip ("chromium is not installed");
      return;
    }
  folder = test_make_folder ();
  picture.frames = FRINGE_FRAMES_STEPS;
  picture.plays = true;
  movie = test_write_picture (&picture, FRINGE_FORMAT_SVG, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      FringePicture one = picture;
      g_autofree char *still = NULL, *shown = NULL, *wanted = NULL;
      gsize n_shown, n_wanted;

      one.frames = FRINGE_FRAMES_NONE;
      one.step = steps[i];
      one.places_step = picture.step;
      still = test_write_picture (&one, FRINGE_FORMAT_SVG, NULL);
      shown = show_in_chromium (program, folder, movie, 1000 * steps[i] + 500, &n_shown);
      wanted = show_in_chromium (program, folder, still, 500, &n_wanted);
      if (shown == NULL || wanted == NULL)
        {
          g_test_skip ("chromium does not run here");
          break;
        }
      g_assert_cmpmem (shown, n_shown, wanted, n_wanted);
      g_assert_true (before == NULL || n_before != n_shown || memcmp (before, shown, n_shown) != 0);
      g_free (before);
      before = g_steal_pointer (&shown);
      n_before = n_shown;
    }
  test_remove_folder (folder);
}

/* Every node has one picture at least, and none stands in the file twice. */
static void
test_movie_is_small (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  FringePicture picture = test_picture (search);
  g_autofree char *still = test_write_picture (&picture, FRINGE_FORMAT_SVG, NULL), *movie = NULL;

  picture.frames = FRINGE_FRAMES_STEPS;
  picture.plays = true;
  movie = test_write_picture (&picture, FRINGE_FORMAT_SVG, NULL);
  g_assert_cmpuint (test_count (movie, " id=\""), ==, 0);
  g_assert_cmpuint (strlen (movie), <, 4 * strlen (still));
  for (uint32_t id = 0; id < fringe_search_n_nodes (search); id++)
    {
      g_autofree char *name = g_strdup_printf ("data-node=\"node-%u\"", id);

      g_assert_nonnull (strstr (movie, name));
    }
}

/* A file for each instant, also for several of one step, whatever the name is. */
static void
test_file_for_each (void)
{
  static const char *const names[] = { "tree.svg", "tree", "a.tree.svg" };
  g_autoptr (FringeSearch) search = test_small_search ();

  for (guint i = 0; i < 12; i++)
    {
      g_autofree char *folder = test_make_folder ();
      g_autofree char *path = g_build_filename (folder, names[i % G_N_ELEMENTS (names)], NULL);
      g_autoptr (GFile) file = g_file_new_for_path (path);
      g_autoptr (GDir) dir = NULL;
      g_autoptr (GError) error = NULL;
      FringePicture picture = test_picture (search);
      FringeInstant instants[6] = { 0 };
      guint n_files = 0;

      picture.frames = FRINGE_FRAMES_GIVEN;
      picture.instants = instants;
      picture.n_instants = i % (G_N_ELEMENTS (instants) + 1);
      for (guint n = 1; n < G_N_ELEMENTS (instants); n++)
        instants[n].step = MIN (instants[n - 1].step + (uint32_t) g_test_rand_int_range (0, 2), picture.step);
      fringe_picture_save_frames (&picture, FRINGE_FORMAT_SVG, file, NULL, NULL, &error);
      g_assert_no_error (error);
      dir = g_dir_open (folder, 0, NULL);
      while (g_dir_read_name (dir) != NULL)
        n_files++;
      g_assert_cmpuint (n_files, ==, MAX (1, picture.n_instants));
      test_remove_folder (folder);
    }
}

static void
test_too_many_given (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  g_autofree FringeInstant *instants = g_new0 (FringeInstant, FRINGE_N_FRAMES_MAX + 1);
  g_autofree char *folder = test_make_folder ();
  g_autofree char *path = g_build_filename (folder, "tree.svg", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  FringePicture picture = test_picture (search);

  picture.frames = FRINGE_FRAMES_GIVEN;
  picture.instants = instants;
  picture.n_instants = FRINGE_N_FRAMES_MAX + 1;
  g_assert_false (fringe_picture_save_frames (&picture, FRINGE_FORMAT_SVG, file, NULL, NULL, &error));
  g_assert_error (error, FRINGE_EXPORT_ERROR, FRINGE_EXPORT_ERROR_TOO_MANY);
  g_clear_error (&error);
  for (int format = FRINGE_FORMAT_SVG; format < FRINGE_N_FORMATS; format++)
    {
      picture.plays = true;
      g_assert_false (fringe_picture_save (&picture, (FringeFormat) format, file, NULL, NULL, &error));
      g_assert_error (error, FRINGE_EXPORT_ERROR, FRINGE_EXPORT_ERROR_TOO_MANY);
      g_clear_error (&error);
    }
  test_remove_folder (folder);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/frames/there-is-one-for-each-step-of-a-range", test_steps);
  g_test_add_func ("/frames/what-can-hold-several-pictures-is-one-file", test_files);
  g_test_add_func ("/frames/an-f-layer-ends-before-a-larger-f", test_layers);
  g_test_add_func ("/frames/an-iteration-is-a-layer", test_iterations);
  g_test_add_func ("/frames/those-that-are-given-end-in-the-middle-of-steps", test_given);
  g_test_add_func ("/frames/each-tells-its-step", test_sentences);
  g_test_add_func ("/frames/each-line-of-a-step-tells-what-it-does", test_lines);
  g_test_add_func ("/frames/those-below-a-node-that-show-nothing-new-are-left-out", test_nothing_new);
  g_test_add_func ("/frames/too-many-are-refused", test_too_many);
  g_test_add_func ("/frames/nodes-stay-in-their-places", test_fixed_places);
  g_test_add_func ("/frames/a-movie-shows-each-step-in-its-second", test_movie);
  g_test_add_func ("/frames/a-browser-plays-a-movie", test_browser);
  g_test_add_func ("/frames/a-movie-holds-nothing-twice", test_movie_is_small);
  g_test_add_func ("/frames/each-instant-has-its-file", test_file_for_each);
  g_test_add_func ("/frames/too-many-instants-are-refused", test_too_many_given);
  return g_test_run ();
}
