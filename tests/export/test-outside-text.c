/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "export-samples.h"
#include "fringe-export.h"

#include <string.h>

/* Titles and captions that hold anything, as the programs that read the files see them. */

/* What would end a comment, a tag, a string or a group. */
#define HOSTILE                                                                                                        \
  "A*\n\\immediate\\write16{EXECUTED}\r\n^^4dx </title><script>\"'&amp;]]> \\end{document} %d {}$#_~ `-- \x01\x1b[2J"  \
  "\xef\xbf\xbe\xef\xbf\xbf „Größe“ αΩ Жя ≤ 中 \xf0\x9f\x98\x80"
#define SEEN "\\immediate\\write16{EXECUTED}"

static char *
write_export (const FringeExport *export)
{
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  g_autoptr (GError) error = NULL;

  fringe_export_write (export, stream, NULL, &error);
  g_assert_no_error (error);
  g_output_stream_write_all (stream, "", 1, NULL, NULL, NULL);
  g_output_stream_close (stream, NULL, NULL);
  return g_memory_output_stream_steal_data (G_MEMORY_OUTPUT_STREAM (stream));
}

/* Puts it into a file. Returns: (nullable) (transfer full): what the command prints, or %NULL without its program */
static char *
read_with (const FringeExport *export, const char *name, const char *command)
{
  g_auto (GStrv) words = g_strsplit (command, " ", 2);
  g_autofree char *program = g_find_program_in_path (words[0]), *folder = NULL, *path = NULL, *line = NULL;
  g_autofree char *out = NULL, *err = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) error = NULL;
  int status;

  if (program == NULL)
    {
      g_test_skip (words[0]);
      return NULL;
    }
  folder = test_make_folder ();
  path = g_build_filename (folder, name, NULL);
  file = g_file_new_for_path (path);
  fringe_export_save (export, file, NULL, NULL, &error);
  g_assert_no_error (error);
  line = g_strdup_printf ("sh -c 'cd %s && %s'", folder, command);
  g_assert_true (g_spawn_command_line_sync (line, &out, &err, &status, &error));
  if (status != 0)
    g_error ("%s: %s%s", command, out, err);
  test_remove_folder (folder);
  return g_steal_pointer (&out);
}

static void
assert_seen (const char *text)
{
  if (text != NULL && strstr (text, SEEN) == NULL)
    g_error ("the title is not in “%s”", text);
}

static FringeExport
hostile_picture (const FringeSearch *search, FringeFormat format)
{
  FringeExport export = { .picture = test_picture (search), .format = format };

  export.picture.title = export.picture.caption = HOSTILE;
  return export;
}

static void
test_svg (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  FringeExport export = hostile_picture (search, FRINGE_FORMAT_SVG);

  for (int i = 0; i < 2; i++)
    {
      g_autofree char *title = NULL;

      g_free (read_with (&export, "tree.svg", "xmllint --noout tree.svg"));
      title = read_with (&export, "tree.svg", "xmllint --xpath \"/*/*[1]/text()\" tree.svg");
      assert_seen (title);
      export.picture.frames = FRINGE_FRAMES_STEPS;
      export.picture.plays = true;
    }
}

static void
test_pdf (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  FringeExport export = hostile_picture (search, FRINGE_FORMAT_PDF);
  g_autofree char *text = read_with (&export, "tree.pdf", "pdftotext -raw tree.pdf -");
  g_autofree char *title = read_with (&export, "tree.pdf", "pdfinfo tree.pdf");

  assert_seen (text);
  assert_seen (title);
  g_assert_true (text == NULL || strstr (text, "αΩ Жя ≤ 中") != NULL);
}

#define LATEX                                                                                                          \
  "pdflatex -interaction=nonstopmode -halt-on-error tree >out 2>&1 && ! grep -q ^EXECUTED out && pdftotext -raw "      \
  "tree.pdf -"

/* Without Latin Modern letters and their accents are two, and the lower quotation mark is put together from others. */
static const char *
word_in_quotes (void)
{
  g_autofree char *out = NULL;
  gboolean has = g_spawn_command_line_sync ("kpsewhich lmodern.sty", &out, NULL, NULL, NULL) && *out != '\0';

  return has ? "„Größe“" : "Größe";
}

static void
test_tex (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  FringeExport export = hostile_picture (search, FRINGE_FORMAT_TEX);

  for (int i = 0; i < 2; i++)
    {
      g_autofree char *raw = read_with (&export, "tree.tex", LATEX);
      g_autofree char *text = raw != NULL ? g_utf8_normalize (raw, -1, G_NORMALIZE_NFC) : NULL;

      assert_seen (text);
      g_assert_true (text == NULL || (strstr (text, word_in_quotes ()) != NULL && strstr (text, "U+1F600") != NULL));
      export.picture.is_beamer = true;
      export.picture.frames = FRINGE_FRAMES_LAYERS;
    }
}

/* No line of the title leaves its comment. */
static void
test_comment (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  FringeExport export = hostile_picture (search, FRINGE_FORMAT_TEX);
  g_autofree char *tex = NULL;
  g_auto (GStrv) lines = NULL;

  export.picture.is_snippet = true;
  tex = write_export (&export);
  lines = g_strsplit (tex, "\n", -1);
  for (int i = 0; lines[i] != NULL; i++)
    g_assert_true (lines[i][0] == '%' || strstr (lines[i], SEEN) == NULL);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/outside-text/svg-holds-any-title", test_svg);
  g_test_add_func ("/outside-text/pdf-holds-any-title", test_pdf);
  g_test_add_func ("/outside-text/latex-prints-any-title", test_tex);
  g_test_add_func ("/outside-text/a-comment-holds-any-title", test_comment);
  return g_test_run ();
}
