/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-data.h"

#include "export-samples.h"
#include "fringe-dot.h"

#include <string.h>

static char *
write_dot (const FringePicture *picture)
{
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  g_autoptr (GError) error = NULL;
  GMemoryOutputStream *memory = G_MEMORY_OUTPUT_STREAM (stream);

  g_assert_true (fringe_data_write (picture, FRINGE_DATA_DOT, stream, NULL, &error));
  g_assert_no_error (error);
  return g_strndup (g_memory_output_stream_get_data (memory), g_memory_output_stream_get_data_size (memory));
}

static FringePicture
whole (const FringeSearch *search)
{
  return (FringePicture) { .search = search, .step = fringe_search_n_steps (search), .what = FRINGE_WHAT_TREE };
}

static void
assert_has (const char *dot, const char *what)
{
  if (strstr (dot, what) == NULL)
    g_error ("“%s” is not in %s", what, dot);
}

static void
test_content (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  FringePicture picture = whole (search);
  g_autofree char *dot = write_dot (&picture);

  g_assert_true (g_str_has_prefix (dot, "digraph fringe {\n"));
  g_assert_true (g_str_has_suffix (dot, "}\n"));
  g_assert_cmpuint (test_count (dot, " [style="), ==, 10);
  g_assert_cmpuint (test_count (dot, " -> "), ==, 9);
  assert_has (dot, "n0 -> n2 [label=\"L\" penwidth=2.5]");
  assert_has (dot, "n0 -> n1 [label=\"D\"];");
  assert_has (dot, "n9 [style=\"filled\" peripheries=2");
  assert_has (dot, "n1 [style=\"rounded\" label");
  assert_has (dot, "g 1 h 5 f 6");
  assert_has (dot, "<TD ALIGN=\"RIGHT\">(4)</TD>");
}

static void
test_parts (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  FringePicture picture = whole (search);
  g_autofree char *below = NULL, *solution = NULL, *early = NULL;

  picture.root = 3;
  below = write_dot (&picture);
  g_assert_cmpuint (test_count (below, " [style="), ==, 6);
  g_assert_cmpuint (test_count (below, " -> "), ==, 5);
  picture.root = 0;
  picture.what = FRINGE_WHAT_SOLUTION;
  solution = write_dot (&picture);
  g_assert_cmpuint (test_count (solution, " [style="), ==, 5);
  g_assert_cmpuint (test_count (solution, " -> "), ==, 4);
  picture.what = FRINGE_WHAT_TREE;
  picture.step = 1;
  early = write_dot (&picture);
  g_assert_cmpuint (test_count (early, " [style="), ==, 3);
  g_assert_cmpuint (test_count (early, "penwidth"), ==, 0);
}

/* Of an h without end, and with words that are none. */
static void
test_no_h (void)
{
  g_autoptr (FringeSearch) search = test_lost_search ();
  FringePicture picture = whole (search);
  g_autofree char *plain = write_dot (&picture), *wordless = NULL;

  g_assert_cmpuint (test_count (plain, " h &#8734; f &#8734;"), ==, fringe_search_n_nodes (search));
  assert_has (plain, "g 0 h &#8734; f &#8734;");
  picture.title = picture.caption = "";
  wordless = write_dot (&picture);
  g_assert_cmpstr (plain, ==, wordless);
}

/* Nothing in a handout gives away what is to be found out. */
static void
test_blank (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  FringePicture picture = whole (search);
  g_autofree char *dot = NULL;

  picture.handout = FRINGE_HANDOUT_BLANK;
  dot = write_dot (&picture);
  g_assert_cmpuint (test_count (dot, " [style=\"rounded\" label"), ==, 10);
  g_assert_cmpuint (test_count (dot, "penwidth"), ==, 0);
  g_assert_cmpuint (test_count (dot, "peripheries"), ==, 0);
  g_assert_null (strstr (dot, "g 1"));
  g_assert_null (strstr (dot, "(4)"));
}

static void
test_errors (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  g_autoptr (GError) no_node = NULL, no_solution = NULL;
  FringePicture picture = whole (search);

  picture.root = 10;
  g_assert_false (fringe_data_write (&picture, FRINGE_DATA_DOT, stream, NULL, &no_node));
  g_assert_error (no_node, FRINGE_EXPORT_ERROR, FRINGE_EXPORT_ERROR_NO_NODE);
  picture.root = 0;
  picture.what = FRINGE_WHAT_SOLUTION;
  picture.step = 2;
  g_assert_false (fringe_data_write (&picture, FRINGE_DATA_DOT, stream, NULL, &no_solution));
  g_assert_error (no_solution, FRINGE_EXPORT_ERROR, FRINGE_EXPORT_ERROR_NO_SOLUTION);
  g_assert_cmpuint (g_memory_output_stream_get_data_size (G_MEMORY_OUTPUT_STREAM (stream)), ==, 0);
}

/* Graphviz lays it out without a complaint, a shape for each node and edge. */
static void
assert_graphviz_takes (const FringeSearch *search)
{
  FringePicture picture = whole (search);
  g_autofree char *dot = write_dot (&picture), *svg = NULL, *complaint = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE
                                                          | G_SUBPROCESS_FLAGS_STDERR_PIPE,
                                                      &error, "dot", "-Tsvg", NULL);

  g_assert_no_error (error);
  g_assert_true (g_subprocess_communicate_utf8 (process, dot, NULL, &svg, &complaint, &error));
  g_assert_true (g_subprocess_get_successful (process));
  g_assert_cmpstr (complaint, ==, "");
  g_assert_cmpuint (test_count (svg, "class=\"node\""), ==, fringe_search_n_nodes (search));
  g_assert_cmpuint (test_count (svg, "class=\"edge\""), ==,
                    fringe_search_n_nodes (search) - fringe_search_n_roots_at (search, fringe_search_n_steps (search)));
}

static void
test_graphviz (void)
{
  g_autofree char *program = g_find_program_in_path ("dot");
  g_autoptr (FringeSearch) small = test_small_search (), forest = test_idastar_search (), lazy = test_lazy_search ();

  if (program == NULL)
    {
      g_test_skip ("dot, of Graphviz, is not installed");
      return;
    }
  assert_graphviz_takes (small);
  assert_graphviz_takes (forest);
  assert_graphviz_takes (lazy);
}

static void
test_size (void)
{
  g_autoptr (FringeSearch) small = test_wide_search (500), large = test_wide_search (3000),
                           huge = test_wide_search (101000);
  FringePicture picture = test_picture (small);
  g_autofree char *none = fringe_dot_sentence (&picture), *told = NULL;
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  g_autoptr (GError) error = NULL;

  g_assert_null (none);
  picture = test_picture (large);
  told = fringe_dot_sentence (&picture);
  g_assert_nonnull (told);
  picture = test_picture (huge);
  g_assert_false (fringe_dot_write (&picture, stream, NULL, &error));
  g_assert_error (error, FRINGE_EXPORT_ERROR, FRINGE_EXPORT_ERROR_TOO_LARGE);
  g_clear_error (&error);
  picture.root = 1;
  fringe_dot_write (&picture, stream, NULL, &error);
  g_assert_no_error (error);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dot/what-is-large-for-graphviz-is-told-or-refused", test_size);
  g_test_add_func ("/dot/nodes-have-boards-values-and-states-and-edges-have-moves", test_content);
  g_test_add_func ("/dot/a-subtree-the-solution-and-an-early-step", test_parts);
  g_test_add_func ("/dot/a-handout-gives-nothing-away", test_blank);
  g_test_add_func ("/dot/what-does-not-exist-is-an-error", test_errors);
  g_test_add_func ("/dot/graphviz-lays-it-out", test_graphviz);
  g_test_add_func ("/dot/an-h-without-end-is-infinite", test_no_h);
  return g_test_run ();
}
