/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "export-samples.h"
#include "fringe-sentences.h"
#include "fringe-session-file.h"

#include <string.h>

/* What LaTeX makes of pictures in TikZ. */

/* TeX takes its time. */
#define STEPS_MAX 12
#define RUN "%s -interaction=nonstopmode -halt-on-error"

static char *
write_tex (const FringePicture *picture, FringeFit *fit)
{
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  g_autoptr (GError) error = NULL;

  fringe_picture_write (picture, FRINGE_FORMAT_TEX, stream, NULL, fit, &error);
  g_assert_no_error (error);
  g_output_stream_write_all (stream, "", 1, NULL, NULL, NULL);
  g_output_stream_close (stream, NULL, NULL);
  return g_memory_output_stream_steal_data (G_MEMORY_OUTPUT_STREAM (stream));
}

static gboolean
has_tex (const char *class)
{
  g_autofree char *program = g_find_program_in_path ("pdflatex");
  g_autofree char *line = g_strdup_printf ("kpsewhich %s tikz.sty fix-cm.sty geometry.sty", class), *out = NULL;
  gboolean has = program != NULL && g_spawn_command_line_sync (line, &out, NULL, NULL, NULL) && out != NULL;
  g_auto (GStrv) found = g_strsplit (has ? out : "", "\n", -1);

  if (g_strv_length (found) >= 5)
    return TRUE;
  g_test_skip ("pdflatex with TikZ is not installed");
  return FALSE;
}

/* Returns: (transfer full): the text of the pages, each ended by a form feed */
static char *
compile_by (const char *engine, const char *tex, const char *document)
{
  g_autofree char *folder = test_make_folder (), *line = NULL, *out = NULL;
  g_autofree char *path = g_build_filename (folder, "picture.tex", NULL);
  g_autofree char *path_of_document = g_build_filename (folder, "document.tex", NULL);
  g_autoptr (GError) error = NULL;
  int status;

  g_assert_true (g_file_set_contents (path, tex, -1, NULL));
  g_assert_true (g_file_set_contents (path_of_document, document != NULL ? document : tex, -1, NULL));
  line = g_strdup_printf ("sh -c 'cd %s && " RUN
                          " document >out.txt && ! grep Overfull document.log && pdftotext -raw document.pdf - || "
                          "{ tail -n 20 out.txt; exit 1; }'",
                          folder, engine);
  g_assert_true (g_spawn_command_line_sync (line, &out, NULL, &status, &error));
  test_remove_folder (folder);
  if (status != 0)
    g_error ("%s", out);
  return g_steal_pointer (&out);
}

static char *
compile (const char *tex, const char *document)
{
  return compile_by ("pdflatex", tex, document);
}

/* Of the text of a page: the words that are all of it. */
static void
assert_numbers (const char *text, uint32_t n)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \n\f", -1);

  for (uint32_t id = 0; id < n; id++)
    {
      g_autofree char *number = g_strdup_printf ("%u", id);

      g_assert_true (g_strv_contains ((const char *const *) words, number));
    }
}

static void
test_source (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  FringePicture picture = test_picture (search);
  g_autofree char *tex = write_tex (&picture, NULL);

  g_assert_cmpuint (test_count (tex, "  \\FringeNode{"), ==, fringe_search_n_nodes (search));
  g_assert_cmpuint (test_count (tex, "  \\FringeEdge{"), ==, fringe_search_n_nodes (search) - 1);
  g_assert_nonnull (strstr (tex, "{{1,3,0},{4,2,5},{7,8,6}}{1}{0}{4}{4}{0}"));
}

static void
test_document (void)
{
  FringeSearch *searches[]
      = { test_small_search (), test_idastar_search (), test_lazy_search (), test_wide_search (20) };

  for (int i = 0; i < 4 && has_tex ("article.cls"); i++)
    {
      FringePicture picture = test_picture (searches[i]);
      g_autofree char *tex = NULL, *text = NULL;

      picture.step = MIN (picture.step, STEPS_MAX);
      picture.theme = (FringeThemeKind) (i % FRINGE_N_THEMES);
      picture.direction = i % 2 == 0 ? FRINGE_DIRECTION_DOWN : FRINGE_DIRECTION_RIGHT;
      picture.title = "50 % of {A*} & _more_ #1 $x$ ~^\\";
      tex = write_tex (&picture, NULL);
      text = compile (tex, NULL);
      g_assert_cmpuint (test_count (text, "\f"), ==, 1);
      assert_numbers (text, fringe_search_n_nodes_at (searches[i], picture.step));
      g_assert_nonnull (strstr (text, "50 % of"));
    }
  for (int i = 0; i < 4; i++)
    fringe_search_unref (searches[i]);
}

/* @file: what @engine needs besides what pdflatex does, of @package */
static void
assert_set_by (const char *engine, const char *file, const char *package)
{
  g_autofree char *program = g_find_program_in_path (engine), *out = NULL, *tex = NULL, *text = NULL;
  g_autofree char *line = g_strconcat ("kpsewhich fontspec.sty ", file, NULL);
  g_autoptr (FringeSearch) search = test_small_search ();
  FringePicture picture = test_picture (search);

  if (!has_tex ("article.cls"))
    return;
  if (program == NULL || !g_spawn_command_line_sync (line, &out, NULL, NULL, NULL) || test_count (out, "\n") < 2)
    {
      g_autofree char *reason = g_strconcat (package, " is not installed", NULL);

      g_test_skip (reason);
      return;
    }
  picture.title = "50 % of {A*}, f ≤ 9";
  tex = write_tex (&picture, NULL);
  text = compile_by (engine, tex, NULL);
  g_assert_cmpuint (test_count (text, "\f"), ==, 1);
  assert_numbers (text, fringe_search_n_nodes (search));
  g_assert_nonnull (strstr (text, "50 % of {A*}"));
}

static void
test_xelatex (void)
{
  assert_set_by ("xelatex", "xelatex.ini", "texlive-xetex");
}

static void
test_lualatex (void)
{
  assert_set_by ("lualatex", "luaotfload-main.lua", "texlive-luatex");
}

static void
test_solution (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  FringePicture picture = test_picture (search);
  g_autofree char *tex = NULL, *text = NULL;

  picture.what = FRINGE_WHAT_SOLUTION;
  tex = write_tex (&picture, NULL);
  g_assert_cmpuint (test_count (tex, "  \\FringeNode{"), ==, 5);
  g_assert_cmpuint (test_count (tex, "  \\FringeStep{"), ==, 4);
  if (!has_tex ("article.cls"))
    return;
  text = compile (tex, NULL);
  g_assert_cmpuint (test_count (text, "\f"), ==, 1);
}

static void
test_snippet (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  FringePicture picture = test_picture (search);
  g_autofree char *tex = NULL, *text = NULL;

  picture.is_snippet = true;
  tex = write_tex (&picture, NULL);
  g_assert_null (strstr (tex, "\\documentclass"));
  if (!has_tex ("article.cls"))
    return;
  text = compile (tex, "\\documentclass{article}\\usepackage{tikz}\\begin{document}\n"
                       "Twice: \\input{picture}\n\n\\input{picture}\\end{document}\n");
  assert_numbers (text, fringe_search_n_nodes (search));
}

/* A slide in as many versions as there are steps; on the first one there is but the root. */
/* Of an h without end, and with words that are none. */
static void
test_no_h (void)
{
  g_autoptr (FringeSearch) search = test_lost_search ();
  FringePicture picture = test_picture (search);
  g_autofree char *plain = test_write_picture (&picture, FRINGE_FORMAT_TEX, NULL), *wordless = NULL;

  g_assert_cmpuint (test_count (plain, "{$\\infty$}{$\\infty$}"), ==, fringe_search_n_nodes (search));
  picture.title = picture.caption = "";
  wordless = test_write_picture (&picture, FRINGE_FORMAT_TEX, NULL);
  g_assert_cmpstr (plain, ==, wordless);
}

static void
test_beamer (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  FringePicture picture = test_picture (search);
  g_autofree char *tex = NULL, *text = NULL, *first = NULL;
  FringeFit fit;

  picture.frames = FRINGE_FRAMES_STEPS;
  picture.is_beamer = true;
  tex = write_tex (&picture, &fit);
  g_assert_cmpfloat (fit.scale, <, 1);
  if (!has_tex ("beamer.cls"))
    return;
  text = compile (tex, NULL);
  g_assert_cmpuint (test_count (text, "\f"), ==, picture.step + 1);
  first = g_strndup (text, strcspn (text, "\f"));
  g_assert_cmpuint (test_count (first, "f4"), ==, test_count (first, "g0"));
  assert_numbers (text, fringe_search_n_nodes (search));
}

/* Each overlay tells its step and explains no more than it shows; notes are for the speaker. There is room for all. */
static void
test_sentences (void)
{
  static const FringeLegendEntry legend[]
      = { { .topic = FRINGE_TOPIC_FRONTIER, .label = "Waiting" }, { .topic = FRINGE_TOPIC_GOAL, .label = "Arrived" } };
  g_autoptr (FringeSearch) search = test_small_search ();
  FringePicture picture = test_picture (search);
  FringeSessionNote notes[] = { { 1, (char *) "Ask: 50 % of what?\nWait." }, { picture.step, (char *) "Applause" } };
  GArray list = { .data = (char *) notes, .len = G_N_ELEMENTS (notes) };
  g_autofree char *tex = NULL, *text = NULL;
  g_auto (GStrv) pages = NULL;

  picture.frames = FRINGE_FRAMES_STEPS;
  picture.is_beamer = picture.has_sentences = true;
  picture.legend = legend;
  picture.n_legend = G_N_ELEMENTS (legend);
  picture.notes = &list;
  picture.caption = "A line below";
  picture.title = "A line above";
  tex = write_tex (&picture, NULL);
  g_assert_nonnull (strstr (tex, "\\note<2>{Ask: 50 \\% of what?\\par Wait.}"));
  g_assert_cmpuint (test_count (tex, "\\note<"), ==, G_N_ELEMENTS (notes));
  if (!has_tex ("beamer.cls"))
    return;
  text = compile (tex, NULL);
  pages = g_strsplit (text, "\f", -1);
  g_assert_cmpuint (g_strv_length (pages), >, picture.step);
  for (guint step = 0; step <= picture.step; step++)
    {
      g_autofree char *sentence = fringe_step_sentence (search, step), *words = g_strdelimit (pages[step], "\n", ' '),
                      *said = g_strdup_printf ("Step %u · %s", step, sentence);

      pages[step] = g_strdup ("");
      g_assert_nonnull (strstr (words, said));
      g_assert_cmpuint (test_count (words, "Step "), ==, 1);
      g_assert_nonnull (strstr (words, "Waiting"));
      g_assert_cmpint (strstr (words, "Arrived") != NULL, ==, step == picture.step);
    }
  g_assert_null (strstr (text, "Applause"));
}

/* What cards do not tell: what is folded, duplicates, and the legend. */
static void
test_hidden (void)
{
  static const FringeLegendEntry legend[] = { { .topic = FRINGE_TOPIC_FRONTIER, .label = "Waiting 50 %" } };
  g_autoptr (FringeSearch) search = test_small_search ();
  FringePicture picture = test_picture (search), plain = picture;
  const uint32_t folded = 3;
  g_autofree char *tex = NULL, *text = NULL, *none = NULL, *snippet = NULL;

  picture.has_ghosts = true;
  picture.folded = &folded;
  picture.n_folded = 1;
  picture.legend = legend;
  picture.n_legend = G_N_ELEMENTS (legend);
  tex = write_tex (&picture, NULL);
  none = write_tex (&plain, NULL);
  g_assert_null (strstr (none, "  \\path[line join"));
  picture.is_snippet = true;
  snippet = write_tex (&picture, NULL);
  g_assert_null (strstr (snippet, "Waiting"));
  if (!has_tex ("article.cls"))
    return;
  text = compile (tex, NULL);
  g_assert_nonnull (strstr (text, "+5"));
  g_assert_nonnull (strstr (text, "#0"));
  g_assert_nonnull (strstr (text, "Waiting 50 %"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tex/a-node-and-an-edge-are-a-line-each", test_source);
  g_test_add_func ("/tex/a-document-compiles", test_document);
  g_test_add_func ("/tex/xelatex-sets-the-same-document", test_xelatex);
  g_test_add_func ("/tex/lualatex-sets-the-same-document", test_lualatex);
  g_test_add_func ("/tex/a-solution-compiles", test_solution);
  g_test_add_func ("/tex/a-snippet-goes-into-a-document", test_snippet);
  g_test_add_func ("/tex/each-step-is-an-overlay", test_beamer);
  g_test_add_func ("/tex/each-overlay-tells-its-step-and-has-its-note", test_sentences);
  g_test_add_func ("/tex/what-is-hidden-is-told", test_hidden);
  g_test_add_func ("/tex/an-h-without-end-is-infinite", test_no_h);
  return g_test_run ();
}
