/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "export-samples.h"
#include "fringe-export.h"

#include <string.h>

/* Pictures in which g, h, f and the order are to be filled in by hand. */

static void
test_blanks (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  FringePicture picture = test_picture (search);
  g_autofree char *svg = NULL, *tex = NULL;
  gsize length;

  picture.is_blank = true;
  svg = test_write_picture (&picture, FRINGE_FORMAT_SVG, &length);
  tex = test_write_picture (&picture, FRINGE_FORMAT_TEX, &length);
  g_assert_cmpuint (test_count (svg, ">__<"), ==, 3 * fringe_search_n_nodes (search));
  g_assert_cmpuint (test_count (tex, "{\\_\\_}"), ==, 3 * fringe_search_n_nodes (search));
  g_assert_cmpuint (test_count (tex, "\\FringeNode{fringe frontier}"), ==, fringe_search_n_nodes (search));
}

/* In the last step a goal is found and no node generated: who does not know the order cannot tell the picture from the
 * one before. */
static void
test_nothing_is_given_away (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  FringePicture picture = test_picture (search), before;

  picture.title = "Exercise";
  g_assert_cmpuint (fringe_search_n_nodes_at (search, picture.step - 1), ==, fringe_search_n_nodes (search));
  for (int format = 0; format < FRINGE_N_FORMATS; format++)
    for (int is_blank = 0; is_blank < 2; is_blank++)
      {
        g_autofree char *last = NULL, *first = NULL;
        gsize n_last, n_first;

        picture.is_blank = is_blank;
        before = picture;
        before.step--;
        last = test_write_picture (&picture, (FringeFormat) format, &n_last);
        first = test_write_picture (&before, (FringeFormat) format, &n_first);
        g_assert_cmpint (n_last == n_first && memcmp (last, first, n_last) == 0, ==, is_blank);
      }
}

static void
test_name (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  FringePicture picture = test_picture (search);

  for (int is_blank = 0; is_blank < 2; is_blank++)
    {
      g_autofree char *svg = NULL;
      gsize length;

      picture.is_blank = is_blank;
      svg = test_write_picture (&picture, FRINGE_FORMAT_SVG, &length);
      g_assert_cmpint (strstr (svg, "at step") == NULL, ==, is_blank);
    }
}

static void
test_solution (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  FringePicture picture = test_picture (search);
  g_autofree char *svg = NULL;
  gsize length;

  picture.what = FRINGE_WHAT_SOLUTION;
  picture.is_blank = true;
  svg = test_write_picture (&picture, FRINGE_FORMAT_SVG, &length);
  g_assert_cmpuint (test_count (svg, ">__<"), ==,
                    3 * (fringe_search_g (search, fringe_search_solution_at (search, picture.step)) + 1));
}

static char *
write_sheet (const FringeSearch *search, FringeSheetFormat format, gboolean is_blank)
{
  FringeExport export = { .kind = FRINGE_EXPORT_HANDOUT, .sheet_format = format, .picture = test_picture (search) };
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  g_autoptr (GBytes) bytes = NULL;
  gsize length;

  export.picture.is_blank = is_blank;
  g_assert_true (fringe_export_write (&export, stream, NULL, NULL));
  g_output_stream_close (stream, NULL, NULL);
  bytes = g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (stream));
  return g_strndup (g_bytes_get_data (bytes, &length), g_bytes_get_size (bytes));
}

/* (transfer full): the drawing within a page */
static char *
decode_picture (const char *html)
{
  const char *begin = strstr (html, "base64,"), *end;
  g_autofree char *code = NULL;
  g_autofree guchar *svg = NULL;
  gsize length;

  g_assert_nonnull (begin);
  begin += strlen ("base64,");
  end = strchr (begin, '"');
  g_assert_nonnull (end);
  code = g_strndup (begin, (gsize) (end - begin));
  svg = g_base64_decode (code, &length);
  return g_strndup ((char *) svg, length);
}

/* The picture has every node, above the table that has them too; blanks are blank in both. */
static void
test_one_file (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  guint n_nodes = fringe_search_n_nodes (search);

  for (int is_blank = 0; is_blank < 2; is_blank++)
    {
      g_autofree char *html = write_sheet (search, FRINGE_SHEET_HTML, is_blank);
      g_autofree char *tex = write_sheet (search, FRINGE_SHEET_LATEX, is_blank);
      g_autofree char *svg = decode_picture (html);

      g_assert_true (g_str_has_prefix (svg, "<?xml"));
      g_assert_cmpuint (test_count (svg, "id=\"node-"), ==, n_nodes);
      g_assert_cmpuint (test_count (svg, ">__<"), ==, is_blank ? 3 * n_nodes : 0);
      g_assert_cmpuint (test_count (html, "class=\"blank\""), ==, is_blank ? 4 * n_nodes : 0);
      g_assert_true (strstr (html, "base64,") < strstr (html, "<tbody>"));
      g_assert_cmpuint (test_count (tex, "\\FringeNode{fringe "), ==, n_nodes);
      g_assert_cmpuint (test_count (tex, "{\\_\\_}"), ==, is_blank ? 3 * n_nodes : 0);
      g_assert_true (strstr (tex, "tikzpicture") < strstr (tex, "\\begin{longtable}"));
    }
}

static void
test_table_alone (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  g_autofree char *text = write_sheet (search, FRINGE_SHEET_TEXT, TRUE), *csv = write_sheet (search, FRINGE_SHEET_CSV, TRUE);

  g_assert_null (strstr (text, "svg"));
  g_assert_cmpuint (test_count (csv, "\n"), ==, fringe_search_n_nodes (search) + 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/handout/every-number-of-a-node-is-a-blank", test_blanks);
  g_test_add_func ("/handout/a-blank-picture-does-not-tell-the-order", test_nothing_is_given_away);
  g_test_add_func ("/handout/a-blank-picture-is-not-named-by-its-step", test_name);
  g_test_add_func ("/handout/the-solution-has-blanks-too", test_solution);
  g_test_add_func ("/handout/the-tree-stands-above-the-table", test_one_file);
  g_test_add_func ("/handout/what-holds-no-picture-is-the-table-alone", test_table_alone);
  return g_test_run ();
}
