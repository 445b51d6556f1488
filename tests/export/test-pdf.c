/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "export-samples.h"
#include "fringe-moment.h"
#include "fringe-pages.h"
#include "fringe-sentences.h"

#include <glib/gstdio.h>
#include <math.h>
#include <string.h>

/* Pages, paper and fonts of PDF files, as poppler's programs read them. */

/* At the end of a file: where its table is. */
#define TAIL 40

static char *
run (const FringePicture *picture, const char *command)
{
  g_auto (GStrv) words = g_strsplit (command, " ", 2);
  g_autofree char *program = g_find_program_in_path (words[0]), *folder = NULL, *path = NULL, *line = NULL, *out = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) error = NULL;

  if (program == NULL)
    {
      g_test_skip ("poppler's programs are not installed");
      return NULL;
    }
  folder = test_make_folder ();
  path = g_build_filename (folder, "picture.pdf", NULL);
  file = g_file_new_for_path (path);
  g_assert_true (fringe_picture_save (picture, FRINGE_FORMAT_PDF, file, NULL, NULL, &error));
  line = g_strdup_printf ("sh -c 'cd %s && %s'", folder, command);
  g_assert_true (g_spawn_command_line_sync (line, &out, NULL, NULL, &error));
  test_remove_folder (folder);
  return g_steal_pointer (&out);
}

static void
assert_says (const FringePicture *picture, const char *command, const char *expected)
{
  g_autofree char *out = run (picture, command);

  if (out != NULL && strstr (out, expected) == NULL)
    g_error ("%s does not say \"%s\": %s", command, expected, out);
}

static void
assert_says_not (const FringePicture *picture, const char *command, const char *unexpected)
{
  g_autofree char *out = run (picture, command);

  if (out != NULL && strstr (out, unexpected) != NULL)
    g_error ("%s says \"%s\": %s", command, unexpected, out);
}

static void
test_pages (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  FringePicture picture = test_picture (search);
  g_autofree char *pages = g_strdup_printf ("Pages:           %u\n", picture.step + 1);

  picture.frames = FRINGE_FRAMES_STEPS;
  assert_says (&picture, "pdfinfo picture.pdf", pages);
}

/* A tall tree stands upright, a wide one lies. */
static void
test_paper (void)
{
  g_autoptr (FringeSearch) tall = test_small_search (), wide = test_wide_search (300);
  FringePicture picture = test_picture (tall), other = test_picture (wide);
  FringePaper paper;

  g_assert_true (fringe_paper_from_name ("A4", &paper));
  picture.paper = other.paper = &paper;
  assert_says (&picture, "pdfinfo picture.pdf", "595.28 x 841.89 pts (A4)");
  assert_says (&other, "pdfinfo picture.pdf", "841.89 x 595.28 pts (A4)");
  g_assert_true (fringe_paper_from_name ("slide", &paper));
  assert_says (&picture, "pdfinfo picture.pdf", "960 x 540 pts");
}

/* On sheets at 100 % every node is there, on one of them or across their edges. */
static void
test_tiles (void)
{
  g_autoptr (FringeSearch) search = test_wide_search (300);
  FringePicture picture = test_picture (search);
  FringePaper paper;
  g_autofree char *text = NULL;
  g_auto (GStrv) words = NULL;

  g_assert_true (fringe_paper_from_name ("a3", &paper));
  paper.tiles = TRUE;
  picture.paper = &paper;
  picture.title = "Ein Titel";
  text = run (&picture, "pdftotext -raw picture.pdf -");
  if (text == NULL)
    return;
  words = g_strsplit_set (text, " \n\f", -1);
  g_assert_nonnull (strstr (text, "Titel"));
  g_assert_nonnull (strstr (text, "Row 1 of "));
  for (uint32_t id = 0; id < fringe_search_n_nodes (search); id++)
    {
      g_autofree char *number = g_strdup_printf ("%u", id);

      g_assert_true (g_strv_contains ((const char *const *) words, number));
    }
}

static void
test_fonts (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  FringePicture picture = test_picture (search);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  picture.title = "a) Größe ≤ ∞ · Ω (b \\";
  text = run (&picture, "pdffonts picture.pdf");
  if (text == NULL)
    return;
  lines = g_strsplit (text, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), >, 4);
  for (int i = 2; lines[i] != NULL && lines[i][0] != '\0'; i++)
    {
      /* What is drawn often is a font of Type 3, which is no part of another font. */
      g_assert_nonnull (strstr (lines[i], strstr (lines[i], "Type 3") != NULL ? "yes no  yes" : "yes yes yes"));
    }
  assert_says (&picture, "pdftotext -raw picture.pdf -", "a) Größe ≤ ∞ · Ω (b \\");
}

/* Each page explains what is on it, and no more. */
static void
test_legends (void)
{
  static const FringeLegendEntry entries[]
      = { { .topic = FRINGE_TOPIC_FRONTIER, .label = "waiting" }, { .topic = FRINGE_TOPIC_GOAL, .label = "arrived" } };
  g_autoptr (FringeSearch) search = test_small_search ();
  FringePicture picture = test_picture (search);
  g_autofree char *last_page = g_strdup_printf ("pdftotext -raw -f %u picture.pdf -", picture.step + 1), *text = NULL;

  picture.frames = FRINGE_FRAMES_STEPS;
  picture.legend = entries;
  picture.n_legend = G_N_ELEMENTS (entries);
  assert_says (&picture, "pdftotext -raw -l 1 picture.pdf -", "waiting");
  text = run (&picture, "pdftotext -raw -l 1 picture.pdf -");
  g_assert_true (text == NULL || strstr (text, "arrived") == NULL);
  assert_says (&picture, last_page, "waiting");
  assert_says (&picture, last_page, "arrived");
}

/* Each page tells its step and what it does, even where lines are broken; a handout tells nothing. */
static void
test_sentences (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  FringePicture picture = test_picture (search);
  FringePaper paper;

  g_assert_true (fringe_paper_from_name ("slide", &paper));
  picture.frames = FRINGE_FRAMES_STEPS;
  picture.has_sentences = true;
  for (guint32 step = 0; step <= picture.step; step++)
    {
      g_autofree char *sentence = fringe_step_sentence (search, step);
      g_autofree char *said = g_strdup_printf ("Step %u · %s", step, sentence);
      g_autofree char *command
          = g_strdup_printf ("pdftotext -raw -f %1$u -l %1$u picture.pdf - | tr \\\\n \" \" | sed s/ﬁ/fi/g", step + 1);

      picture.paper = step % 2 == 0 ? &paper : NULL;
      assert_says (&picture, command, said);
    }
  picture.handout = FRINGE_HANDOUT_BLANK;
  assert_says_not (&picture, "pdftotext -raw picture.pdf -", "Step");
}

/* A small picture fills a slide, and nothing is told of its size; a large one does not change. */
static void
test_filled_slide (void)
{
  g_autoptr (FringeSearch) small = test_small_search (), large = test_wide_search (300);
  FringePicture picture = test_picture (small), other = test_picture (large);
  g_autofree char *first = NULL;
  g_autoptr (FringePages) pages = NULL, many = NULL;
  FringePaper paper;

  g_assert_true (fringe_paper_from_name ("slide", &paper));
  picture.paper = other.paper = &paper;
  picture.direction = FRINGE_DIRECTION_RIGHT;
  pages = fringe_pages_new (&picture, NULL);
  many = fringe_pages_new (&other, NULL);
  g_assert_cmpfloat (fringe_pages_fit (pages).scale, ==, 1);
  g_assert_cmpfloat (fringe_pages_fit (many).scale, <, 1);
  first = run (&picture, "pdftotext -bbox picture.pdf - | grep -o \"yM[a-z]*=.[0-9.]*\"");
  if (first != NULL)
    {
      double top = INFINITY, bottom = 0;

      for (const char *at = strstr (first, "=\""); at != NULL; at = strstr (at + 1, "=\""))
        {
          top = fmin (top, g_ascii_strtod (at + 2, NULL));
          bottom = fmax (bottom, g_ascii_strtod (at + 2, NULL));
        }
      g_assert_cmpfloat (bottom - top, >, 0.6 * paper.height);
      g_assert_cmpfloat (bottom, <, paper.height);
    }
}

/* Frames are found by their steps: in the outline, and as the labels of pages. */
static void
test_outline (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  FringePicture picture = test_picture (search);
  g_autofree char *last = g_strdup_printf ("(Step %u)", picture.step);
  g_autofree char *one = NULL;

  one = run (&picture, "cat picture.pdf");
  g_assert_true (one == NULL || strstr (one, "/Outlines") == NULL);
  picture.frames = FRINGE_FRAMES_STEPS;
  assert_says (&picture, "grep -a -A4 -F \"/Title (Step\" picture.pdf", "(Step 0)");
  assert_says (&picture, "grep -a -A4 -F \"/Title (Step\" picture.pdf", last);
  assert_says (&picture, "grep -a -A4 -F /Nums picture.pdf", "/St 1 /P (Step )");
}

/* The lines of a step stand below it, with what they do. */
static void
test_outline_of_lines (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  g_autoptr (GArray) instants = fringe_tree_instants (search, 0, 3, FRINGE_N_FRAMES_MAX);
  FringePicture picture = test_picture (search);
  g_autofree char *pdf = NULL;

  picture.step = 3;
  picture.frames = FRINGE_FRAMES_GIVEN;
  picture.instants = (const FringeInstant *) (const void *) instants->data;
  picture.n_instants = instants->len;
  pdf = run (&picture, "grep -a -F -e /Title -e /St picture.pdf");
  if (pdf == NULL)
    return;
  g_assert_cmpuint (test_count (pdf, "/Title (Step "), ==, 4);
  g_assert_cmpuint (test_count (pdf, "/Title "), ==, 4 + instants->len - 1 + 1);
  g_assert_nonnull (strstr (pdf, "/St 1 /P (Step 3.)"));
}

/* Each entry of the table leads to the object of its number. */
static void
test_table (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  FringePicture picture = test_picture (search);
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  g_autofree char *data = NULL, *tail = NULL;
  const char *at;
  gsize length;

  picture.frames = FRINGE_FRAMES_STEPS;
  g_assert_true (fringe_picture_write (&picture, FRINGE_FORMAT_PDF, stream, NULL, NULL, NULL));
  length = g_memory_output_stream_get_data_size (G_MEMORY_OUTPUT_STREAM (stream));
  g_output_stream_close (stream, NULL, NULL);
  data = g_memory_output_stream_steal_data (G_MEMORY_OUTPUT_STREAM (stream));
  tail = g_strndup (data + length - TAIL, TAIL);
  at = data + g_ascii_strtoull (strstr (tail, "startxref\n") + strlen ("startxref\n"), NULL, 10);
  g_assert_true (g_str_has_prefix (at, "xref\n0 "));
  at = strstr (at, "f \n") + 3;
  for (guint number = 1; g_ascii_isdigit (*at); number++, at += 20)
    {
      g_autofree char *head = g_strdup_printf ("%u 0 obj\n", number);

      g_assert_cmpmem (data + g_ascii_strtoull (at, NULL, 10), strlen (head), head, strlen (head));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pdf/each-step-has-a-page", test_pages);
  g_test_add_func ("/pdf/paper-is-turned-for-the-tree", test_paper);
  g_test_add_func ("/pdf/a-large-tree-goes-over-several-sheets", test_tiles);
  g_test_add_func ("/pdf/fonts-are-embedded-and-letters-have-their-meaning", test_fonts);
  g_test_add_func ("/pdf/the-legend-of-a-page-is-of-what-is-on-it", test_legends);
  g_test_add_func ("/pdf/each-frame-tells-its-step", test_sentences);
  g_test_add_func ("/pdf/a-small-picture-fills-a-slide", test_filled_slide);
  g_test_add_func ("/pdf/frames-are-in-the-outline-and-label-their-pages", test_outline);
  g_test_add_func ("/pdf/lines-of-steps-are-below-them-in-the-outline", test_outline_of_lines);
  g_test_add_func ("/pdf/the-table-leads-to-every-object", test_table);
  return g_test_run ();
}
