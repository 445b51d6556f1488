/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-svg-pen.h"

#include "export-samples.h"
#include "fringe-font.h"
#include "test-boards.h"

#include <stdlib.h>

/* What is found in an SVG document. */
typedef struct
{
  GHashTable *ids;
  GHashTable *rules;   /* of the style sheet, by class */
  GHashTable *classes; /* of shapes and texts */
  GPtrArray *texts;
  GString *title, *style, *text;
  int depth;
  double width, height;
} Document;

static void
start_element (GMarkupParseContext *context,
               const char *element,
               const char **names,
               const char **values,
               gpointer data,
               GError **error)
{
  Document *document = data;
  gboolean is_shape = !g_str_equal (element, "svg") && !g_str_equal (element, "g");

  (void) context;
  (void) error;
  document->depth++;
  g_string_truncate (document->text, 0);
  for (int i = 0; names[i] != NULL; i++)
    {
      if (g_str_equal (names[i], "id"))
        g_assert_true (g_hash_table_add (document->ids, g_strdup (values[i])));
      if (g_str_equal (names[i], "class") && is_shape)
        g_hash_table_add (document->classes, g_strdup (values[i]));
      if (g_str_equal (names[i], "width") && document->depth == 1)
        document->width = g_ascii_strtod (values[i], NULL);
      if (g_str_equal (names[i], "height") && document->depth == 1)
        document->height = g_ascii_strtod (values[i], NULL);
    }
}

static void
end_element (GMarkupParseContext *context, const char *element, gpointer data, GError **error)
{
  Document *document = data;

  (void) context;
  (void) error;
  document->depth--;
  if (g_str_equal (element, "text"))
    g_ptr_array_add (document->texts, g_strdup (document->text->str));
  else if (g_str_equal (element, "title"))
    g_string_assign (document->title, document->text->str);
  else if (g_str_equal (element, "style"))
    g_string_assign (document->style, document->text->str);
}

static void
add_text (GMarkupParseContext *context, const char *text, gsize length, gpointer data, GError **error)
{
  (void) context;
  (void) error;
  g_string_append_len (((Document *) data)->text, text, (gssize) length);
}

static void
read_rules (Document *document)
{
  g_auto (GStrv) lines = g_strsplit (document->style->str, "\n", -1);

  for (int i = 0; lines[i] != NULL; i++)
    if (lines[i][0] == '.')
      {
        const char *brace = strchr (lines[i], '{');

        g_assert_nonnull (brace);
        g_assert_true (g_str_has_suffix (lines[i], "}"));
        g_assert_true (g_hash_table_insert (document->rules, g_strndup (lines[i] + 1, (gsize) (brace - lines[i]) - 1),
                                            g_strdup (brace)));
      }
}

static Document *
read_svg (GBytes *bytes)
{
  static const GMarkupParser parser = { .start_element = start_element, .end_element = end_element, .text = add_text };
  Document *document = g_new0 (Document, 1);
  g_autoptr (GMarkupParseContext) context
      = g_markup_parse_context_new (&parser, G_MARKUP_DEFAULT_FLAGS, document, NULL);
  g_autoptr (GError) error = NULL;

  document->ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  document->rules = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  document->classes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  document->texts = g_ptr_array_new_with_free_func (g_free);
  document->title = g_string_new (NULL);
  document->style = g_string_new (NULL);
  document->text = g_string_new (NULL);
  g_markup_parse_context_parse (context, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), &error);
  g_assert_no_error (error);
  g_markup_parse_context_end_parse (context, &error);
  g_assert_no_error (error);
  read_rules (document);
  return document;
}

static void
document_free (Document *document)
{
  g_hash_table_unref (document->ids);
  g_hash_table_unref (document->rules);
  g_hash_table_unref (document->classes);
  g_ptr_array_unref (document->texts);
  g_string_free (document->title, TRUE);
  g_string_free (document->style, TRUE);
  g_string_free (document->text, TRUE);
  g_free (document);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Document, document_free)

static Document *
write_and_read (const FringePicture *picture)
{
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  fringe_picture_write (picture, FRINGE_FORMAT_SVG, stream, NULL, NULL, &error);
  g_assert_no_error (error);
  g_output_stream_close (stream, NULL, NULL);
  bytes = g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (stream));
  return read_svg (bytes);
}

static gboolean
has_text (const Document *document, const char *text)
{
  return g_ptr_array_find_with_equal_func (document->texts, text, g_str_equal, NULL);
}

/* Nodes are found by their states, and edges as such. */
static void
test_kinds (void)
{
  static const char *const kinds[FRINGE_N_NODE_STATES]
      = { NULL,        "node frontier", "node expanded", "node superseded",
          "node goal", "node stale",    "node cut",      "node forgotten" };
  g_autoptr (FringeSearch) solved = test_small_search (), lazy = test_lazy_search (), deep = test_idastar_search ();
  const FringeSearch *const searches[] = { solved, lazy, deep };

  for (guint i = 0; i < G_N_ELEMENTS (searches); i++)
    {
      FringePicture picture = test_picture (searches[i]);
      uint32_t goal = fringe_search_solution_at (searches[i], picture.step), n_found[FRINGE_N_NODE_STATES] = { 0 };
      g_autofree char *svg = test_write_picture (&picture, FRINGE_FORMAT_SVG, NULL);
      uint32_t n_roots = 0;

      for (uint32_t id = 0; id < fringe_search_n_nodes (searches[i]); id++)
        {
          n_found[fringe_search_state_at (searches[i], id, picture.step)]++;
          n_roots += fringe_search_parent (searches[i], id) == FRINGE_NO_NODE;
        }
      for (int state = FRINGE_NODE_FRONTIER; state < FRINGE_N_NODE_STATES; state++)
        {
          g_autofree char *class = g_strconcat (" class=\"", kinds[state], NULL);

          g_assert_cmpuint (test_count (svg, class), ==, n_found[state]);
        }
      g_assert_cmpuint (test_count (svg, "<g class=\"edge solution\">"), ==, fringe_search_g (searches[i], goal));
      g_assert_cmpuint (test_count (svg, "<g class=\"edge\">") + test_count (svg, "<g class=\"edge "), ==,
                        fringe_search_n_nodes (searches[i]) - n_roots);
    }
}

/* What is told of the size before is the size that it has, within a third. */
static void
test_size (void)
{
  g_autoptr (FringeSearch) search = test_wide_search (500), large = test_wide_search (90000);
  FringePicture picture = test_picture (search);
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  g_autofree char *svg = NULL, *sentence = NULL;
  g_autoptr (GError) error = NULL;
  FringeFit fit;
  gsize length;

  g_assert_true (fringe_picture_measure (&picture, FRINGE_FORMAT_SVG, &fit, NULL));
  svg = test_write_picture (&picture, FRINGE_FORMAT_SVG, &length);
  g_assert_cmpfloat (fit.bytes, >, length / 1.33);
  g_assert_cmpfloat (fit.bytes, <, length * 1.33);
  g_assert_null (fringe_fit_sentence (&picture, FRINGE_FORMAT_SVG, &fit));

  picture = test_picture (large);
  g_assert_false (fringe_picture_write (&picture, FRINGE_FORMAT_SVG, stream, NULL, NULL, &error));
  g_assert_error (error, FRINGE_EXPORT_ERROR, FRINGE_EXPORT_ERROR_TOO_LARGE);
  g_assert_cmpuint (g_memory_output_stream_get_data_size (G_MEMORY_OUTPUT_STREAM (stream)), ==, 0);
  g_assert_true (fringe_picture_measure (&picture, FRINGE_FORMAT_SVG, &fit, NULL));
  sentence = fringe_fit_sentence (&picture, FRINGE_FORMAT_SVG, &fit);
  g_assert_cmpstr (sentence, ==, error->message);
}

static void
assert_whole_tree (const FringeSearch *search, const Document *document)
{
  g_assert_cmpuint (g_hash_table_size (document->ids), ==, fringe_search_n_nodes (search));
  for (uint32_t id = 0; id < fringe_search_n_nodes (search); id++)
    {
      g_autofree char *name = g_strdup_printf ("node-%u", id), *number = g_strdup_printf ("%u", id);

      g_assert_true (g_hash_table_contains (document->ids, name));
      if (id < 200)
        g_assert_true (has_text (document, number));
    }
}

static void
test_groups (void)
{
  g_autoptr (FringeSearch) small = test_small_search (), wide = test_wide_search (3000);
  FringePicture of_small = test_picture (small), of_wide = test_picture (wide);
  g_autoptr (Document) document = write_and_read (&of_small), large_document = write_and_read (&of_wide);

  assert_whole_tree (small, document);
  assert_whole_tree (wide, large_document);
}

/* As many texts as tiles, and id, order, g, h and f with their letters. */
static void
test_texts (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  FringePicture picture = test_picture (search);
  g_autoptr (Document) document = write_and_read (&picture);
  uint32_t n_nodes = fringe_search_n_nodes (search), n_expanded = 0, n_letters = 0;

  for (uint32_t id = 0; id < n_nodes; id++)
    n_expanded += fringe_search_state_at (search, id, picture.step) == FRINGE_NODE_EXPANDED;
  for (guint i = 0; i < document->texts->len; i++)
    n_letters += g_ascii_isalpha (*(const char *) g_ptr_array_index (document->texts, i));
  g_assert_cmpuint (document->texts->len, ==, n_nodes * (8 + 1 + 6) + n_expanded);
  g_assert_cmpuint (n_letters, ==, 3 * n_nodes);
}

/* Every class that is used has a rule, and every rule is used. */
static void
test_classes (void)
{
  g_autoptr (FringeSearch) search = test_wide_search (500);

  for (int theme = 0; theme < FRINGE_N_THEMES; theme++)
    {
      FringePicture picture = test_picture (search);
      g_autoptr (Document) document = NULL;
      GHashTableIter iter;
      gpointer name, rule;

      picture.theme = (FringeThemeKind) theme;
      picture.selected = 7;
      document = write_and_read (&picture);
      g_assert_cmpuint (g_hash_table_size (document->rules), ==, g_hash_table_size (document->classes));
      g_hash_table_iter_init (&iter, document->rules);
      while (g_hash_table_iter_next (&iter, &name, &rule))
        {
          g_assert_true (g_hash_table_contains (document->classes, name));
          g_assert_true (g_str_has_prefix (rule, "{fill:"));
          if (*(const char *) name == 't')
            {
              g_assert_nonnull (strstr (rule, "font-family:"));
              g_assert_nonnull (strstr (rule, "font-weight:"));
              g_assert_nonnull (strstr (rule, "text-anchor:"));
            }
        }
      g_assert_nonnull (strstr (document->style->str, "stroke-dasharray:"));
    }
}

static void
test_legend (void)
{
  const FringeLegendEntry legend[] = { { .topic = FRINGE_TOPIC_GOAL, .label = "<Ziel> & \"größer\"" } };
  g_autoptr (FringeSearch) search = test_small_search ();
  FringePicture picture = test_picture (search);
  g_autoptr (Document) without = write_and_read (&picture), with = NULL;

  picture.legend = legend;
  picture.n_legend = 1;
  with = write_and_read (&picture);
  g_assert_true (has_text (with, "<Ziel> & \"größer\""));
  g_assert_cmpfloat (with->height, >, without->height);
  g_assert_nonnull (strstr (with->title->str, "1 3 0 4 2 5 7 8 6"));
}

static const FringeLegendEntry all_entries[] = {
  { .topic = FRINGE_TOPIC_FRONTIER, .label = "frontier" }, { .topic = FRINGE_TOPIC_EXPANDED, .label = "expanded" },
  { .topic = FRINGE_TOPIC_CURRENT, .label = "this step" }, { .topic = FRINGE_TOPIC_SOLUTION, .label = "solution" },
  { .topic = FRINGE_TOPIC_GOAL, .label = "goal" },         { .topic = FRINGE_TOPIC_CUT, .label = "cut" },
  { .topic = FRINGE_TOPIC_SUPERSEDED, .label = "super" },  { .topic = FRINGE_TOPIC_STALE, .label = "stale" },
  { .topic = FRINGE_TOPIC_ORDER, .label = "order" },
};

/* Asserts that of all entries just those named, with a space behind each, are in the picture. */
static void
assert_explains (FringePicture picture, const char *labels)
{
  g_autoptr (Document) document = NULL;

  picture.legend = all_entries;
  picture.n_legend = G_N_ELEMENTS (all_entries);
  document = write_and_read (&picture);
  for (guint i = 0; i < G_N_ELEMENTS (all_entries); i++)
    {
      g_autofree char *word = g_strconcat (all_entries[i].label, " ", NULL);

      g_test_message ("%s", word);
      g_assert_cmpint (has_text (document, all_entries[i].label), ==, strstr (labels, word) != NULL);
    }
}

static void
test_legend_of_what_is_there (void)
{
  g_autoptr (FringeSearch) search = test_small_search (), idastar = test_idastar_search ();
  g_autoptr (FringeSearch) lazy = test_lazy_search ();
  FringePicture picture = test_picture (search);

  assert_explains (test_picture (idastar), "expanded solution goal cut order ");
  assert_explains (test_picture (lazy), "frontier expanded solution goal stale order ");
  assert_explains (picture, "frontier solution goal order ");
  picture.what = FRINGE_WHAT_SOLUTION;
  assert_explains (picture, "expanded goal order ");
  picture.what = FRINGE_WHAT_VIEW;
  picture.viewport = (FringeViewport) { -500, -100, 0.4, 0, 400, 400, FRINGE_DIRECTION_DOWN };
  assert_explains (picture, "frontier solution goal ");
  picture.what = FRINGE_WHAT_TREE;
  picture.root = 1;
  assert_explains (picture, "frontier ");
  picture.root = 0;
  picture.step--;
  assert_explains (picture, "frontier expanded this step order ");
  picture.step = 0;
  assert_explains (picture, "frontier ");
}

static void
test_subtree (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  FringePicture picture = test_picture (search);
  g_autoptr (Document) document = NULL;

  picture.root = 7;
  document = write_and_read (&picture);
  g_assert_cmpuint (g_hash_table_size (document->ids), ==, 3);
  g_assert_true (g_hash_table_contains (document->ids, "node-7"));
  g_assert_true (g_hash_table_contains (document->ids, "node-8"));
  g_assert_true (g_hash_table_contains (document->ids, "node-9"));
}

static void
test_step (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();

  for (uint32_t step = 0; step <= fringe_search_n_steps (search); step++)
    {
      FringePicture picture = test_picture (search);
      g_autoptr (Document) document = NULL;

      picture.step = step;
      document = write_and_read (&picture);
      g_assert_cmpuint (g_hash_table_size (document->ids), ==, fringe_search_n_nodes_at (search, step));
    }
}

/* All trees side by side, each with its bound; or one of them by itself. */
static void
test_forest (void)
{
  g_autoptr (FringeSearch) search = test_idastar_search ();
  FringePicture picture = test_picture (search);
  g_autoptr (Document) document = write_and_read (&picture);
  uint32_t n = fringe_search_n_roots_at (search, picture.step);

  g_assert_cmpuint (n, >, 1);
  assert_whole_tree (search, document);
  for (uint32_t i = 0; i < n; i++)
    {
      g_autofree char *bound
          = g_strdup_printf ("Bound %.0f", fringe_search_iteration_at (search, i, picture.step).bound);
      g_autoptr (Document) part = NULL;

      g_assert_true (has_text (document, bound));
      picture.root = fringe_search_root (search, i);
      if (i == 0)
        continue;
      part = write_and_read (&picture);
      g_assert_true (has_text (part, bound));
      g_assert_cmpuint (g_hash_table_size (part->ids), ==,
                        fringe_search_iteration_at (search, i, picture.step).generated + 1);
    }
}

/* The cards from the root of the last iteration to the goal. */
static void
test_idastar_solution (void)
{
  g_autoptr (FringeSearch) search = test_idastar_search ();
  FringePicture picture = test_picture (search);
  uint32_t goal = fringe_search_solution_at (search, picture.step), n = fringe_search_path (search, goal, NULL);
  g_autofree uint32_t *ids = g_new (uint32_t, n);
  g_autoptr (Document) document = NULL;

  picture.what = FRINGE_WHAT_SOLUTION;
  document = write_and_read (&picture);
  fringe_search_path (search, goal, ids);
  g_assert_cmpuint (g_hash_table_size (document->ids), ==, n);
  for (uint32_t i = 0; i < n; i++)
    {
      g_autofree char *name = g_strdup_printf ("node-%u", ids[i]);

      g_assert_true (g_hash_table_contains (document->ids, name));
    }
}

static void
test_titles (void)
{
  static const struct
  {
    FringeAlgorithm algorithm;
    const char *words;
  } titles[] = {
    { FRINGE_ALGORITHM_ASTAR, "(astar, manhattan)" },
    { FRINGE_ALGORITHM_WASTAR, "(wastar, w=1.5, manhattan)" },
    { FRINGE_ALGORITHM_BFS, "(bfs)" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      TestProblem problem
          = { test_board ("1 2 3 0"), test_board ("1 2 3 0"), fringe_rules_preset (FRINGE_PRESET_TEXTBOOK) };
      g_autoptr (FringeSearch) search = NULL;
      g_autoptr (Document) document = NULL;
      FringePicture picture;

      problem.rules.algorithm = titles[i].algorithm;
      problem.rules.weight = 1.5;
      search = test_search_run (&problem, 10);
      picture = test_picture (search);
      document = write_and_read (&picture);
      g_assert_nonnull (strstr (document->title->str, titles[i].words));
    }
}

static void
draw_every_shape (FringePen *pen)
{
  const FringeStroke stroke = { { 1, 0.5, 0, 1 }, { 0, 0, 1, 0.25 }, 1.5, 5 }, empty = { .width = 2 };
  FringeType type = { "A, 'B'", 12.5, true, FRINGE_ANCHOR_END, { 0, 0, 0, 1 } };

  fringe_pen_begin (pen, "name & <more>", "kind");
  fringe_pen_rectangle (pen, 1, 2, 3.456, 4, 0.25, &stroke);
  fringe_pen_rectangle (pen, 1, 2, 3, 4, 2, &stroke);
  fringe_pen_circle (pen, 5, 6, 7, &empty);
  fringe_pen_polyline (pen, (double[]) { 1, 2, -3, 4, 5, 6 }, 3, &stroke);
  fringe_pen_text (pen, 1, 2, "a < b && c", &type);
  fringe_pen_end (pen);
}

static void
test_document (void)
{
  static const char expected[]
      = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100\" height=\"50.5\" viewBox=\"0 0 100 50.5\" "
        "stroke-linejoin=\"round\">\n"
        "<title>a &amp; b</title>\n"
        "<style>\n"
        ".s0{fill:#ff8000;stroke:#0000ff;stroke-opacity:0.25;stroke-width:1.5;stroke-dasharray:5 3}\n"
        ".s1{fill:none}\n"
        ".t0{fill:#000000;font-family:A, &#39;B&#39;;font-size:12.5px;font-weight:bold;text-anchor:end}\n"
        "</style>\n"
        "<g id=\"name &amp; &lt;more&gt;\" class=\"kind\">\n"
        " <rect class=\"s0\" x=\"1\" y=\"2\" width=\"3.46\" height=\"4\"/>\n"
        " <rect class=\"s0\" x=\"1\" y=\"2\" width=\"3\" height=\"4\" rx=\"2\"/>\n"
        " <circle class=\"s1\" cx=\"5\" cy=\"6\" r=\"7\"/>\n"
        " <path class=\"s0\" d=\"M1 2L-3 4L5 6\"/>\n"
        " <text class=\"t0\" x=\"1\" y=\"2\">a &lt; b &amp;&amp; c</text>\n"
        "</g>\n"
        "</svg>\n";
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  FringeSvgPen pen;

  fringe_svg_pen_init (&pen, stream, NULL);
  draw_every_shape (&pen.pen);
  fringe_svg_pen_open (&pen, 100, 50.5, "a & b");
  draw_every_shape (&pen.pen);
  g_assert_true (fringe_svg_pen_close (&pen, NULL));
  g_output_stream_write_all (stream, "", 1, NULL, NULL, NULL);
  g_assert_cmpstr (g_memory_output_stream_get_data (G_MEMORY_OUTPUT_STREAM (stream)), ==, expected);
}

/* Text stands where it is anchored, whatever text was written before. */
static void
test_anchors (void)
{
  static const char *const anchors[] = { "text-anchor:start}", "text-anchor:middle}", "text-anchor:end}" };
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  FringeType type = { "A", 12, false, FRINGE_ANCHOR_START, { 0, 0, 0, 1 } };
  const char *text;
  FringeSvgPen pen;

  fringe_svg_pen_init (&pen, stream, NULL);
  for (int round = 0; round < 2; round++)
    {
      for (int anchor = FRINGE_ANCHOR_START; anchor <= FRINGE_ANCHOR_END; anchor++)
        {
          type.anchor = (FringeAnchor) anchor;
          fringe_pen_text (&pen.pen, 1, 2, "text", &type);
        }
      if (round == 0)
        fringe_svg_pen_open (&pen, 100, 50, "title");
    }
  g_assert_true (fringe_svg_pen_close (&pen, NULL));
  g_output_stream_write_all (stream, "", 1, NULL, NULL, NULL);
  text = g_memory_output_stream_get_data (G_MEMORY_OUTPUT_STREAM (stream));
  for (guint i = 0; i < G_N_ELEMENTS (anchors); i++)
    {
      g_autofree char *class = g_strdup_printf ("class=\"t%u\"", i);

      g_assert_nonnull (strstr (text, anchors[i]));
      g_assert_nonnull (strstr (text, class));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/svg/its-size-is-told-before-and-has-a-limit", test_size);
  g_test_add_func ("/svg/nodes-and-edges-tell-their-kinds", test_kinds);
  g_test_add_func ("/svg/a-document-reads-as-it-should", test_document);
  g_test_add_func ("/svg/every-anchor-has-a-class", test_anchors);
  g_test_add_func ("/svg/every-node-has-a-group-of-its-own-name", test_groups);
  g_test_add_func ("/svg/every-text-is-text", test_texts);
  g_test_add_func ("/svg/every-class-has-a-rule", test_classes);
  g_test_add_func ("/svg/a-legend-stands-below", test_legend);
  g_test_add_func ("/svg/a-legend-explains-what-is-there", test_legend_of_what_is_there);
  g_test_add_func ("/svg/a-subtree-holds-its-nodes-alone", test_subtree);
  g_test_add_func ("/svg/every-step-shows-the-nodes-it-has", test_step);
  g_test_add_func ("/svg/each-tree-of-a-forest-says-its-bound", test_forest);
  g_test_add_func ("/svg/the-solution-of-ida-star-begins-at-its-last-root", test_idastar_solution);
  g_test_add_func ("/svg/titles-name-the-rules-that-count", test_titles);
  return g_test_run ();
}
