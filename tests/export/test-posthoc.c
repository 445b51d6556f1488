/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-posthoc.h"

#include "export-samples.h"
#include "test-boards.h"

#include <json-glib/json-glib.h>
#include <string.h>

/* The format as its project documents it (posthoc.pathfinding.ai/docs/search-trace, version 1.4.0): version, views and
 * events; a view is a list of components, whose type is "$", here the primitive rect; an event has an id, and the id of
 * its parent where it has one. */

static char *
write_trace (const FringeSearch *search, uint32_t step)
{
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  g_autoptr (GError) error = NULL;
  GMemoryOutputStream *memory = G_MEMORY_OUTPUT_STREAM (stream);

  g_assert_true (fringe_posthoc_write (search, step, stream, NULL, &error));
  g_assert_no_error (error);
  return g_strndup (g_memory_output_stream_get_data (memory), g_memory_output_stream_get_data_size (memory));
}

static JsonNode *
parse (const char *trace)
{
  g_autoptr (GError) error = NULL;
  JsonNode *root = json_from_string (trace, &error);

  g_assert_no_error (error);
  return root;
}

static void
assert_rect (JsonObject *component)
{
  static const char *const required[] = { "x", "y", "width", "height", "fill" };

  g_assert_cmpstr (json_object_get_string_member (component, "$"), ==, "rect");
  for (guint i = 0; i < G_N_ELEMENTS (required); i++)
    g_assert_true (json_object_has_member (component, required[i]));
  g_assert_true (json_object_has_member (component, "label") == json_object_has_member (component, "label-size"));
  if (json_object_has_member (component, "$for"))
    {
      JsonObject *loop = json_object_get_object_member (component, "$for");

      g_assert_cmpstr (json_object_get_string_member (loop, "$let"), ==, "i");
      g_assert_cmpint (json_object_get_int_member (loop, "$to"), >, json_object_get_int_member (loop, "$from"));
    }
}

static void
assert_event (JsonObject *event, const FringeSearch *search, GHashTable *seen)
{
  gint64 id = json_object_get_int_member (event, "id");
  JsonArray *board = json_object_get_array_member (event, "board");
  FringeBoard expected;

  g_assert_cmpint (id, <, fringe_search_n_nodes (search));
  fringe_search_board (search, (uint32_t) id, &expected);
  if (json_object_get_null_member (event, "pId"))
    g_assert_cmpint (fringe_search_parent (search, (uint32_t) id), ==, FRINGE_NO_NODE);
  else
    {
      gint64 parent = json_object_get_int_member (event, "pId");

      g_assert_cmpint (parent, ==, fringe_search_parent (search, (uint32_t) id));
      g_assert_true (g_hash_table_contains (seen, GUINT_TO_POINTER (parent)));
    }
  g_assert_cmpint (json_object_get_int_member (event, "g"), ==, fringe_search_g (search, (uint32_t) id));
  g_assert_true (json_object_get_double_member (event, "h") == fringe_search_h (search, (uint32_t) id));
  g_assert_true (json_object_get_double_member (event, "f") == fringe_search_f (search, (uint32_t) id));
  g_assert_cmpuint (json_array_get_length (board), ==, fringe_board_n_cells (&expected));
  for (int cell = 0; cell < fringe_board_n_cells (&expected); cell++)
    g_assert_cmpint (json_array_get_int_element (board, (guint) cell), ==, expected.cells[cell]);
  g_hash_table_add (seen, GUINT_TO_POINTER (id));
}

static guint
count_events (JsonArray *events, const char *type)
{
  guint n = 0;

  for (guint i = 0; i < json_array_get_length (events); i++)
    n += g_str_equal (json_object_get_string_member (json_array_get_object_element (events, i), "type"), type);
  return n;
}

static void
assert_trace (const FringeSearch *search)
{
  uint32_t n_steps = fringe_search_n_steps (search);
  g_autofree char *trace = write_trace (search, n_steps);
  g_autoptr (JsonNode) root = parse (trace);
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  JsonObject *object = json_node_get_object (root);
  JsonArray *components, *events;
  FringeCounts counts = fringe_search_counts_at (search, n_steps);
  uint32_t n_roots = MAX (1, fringe_search_n_roots_at (search, n_steps));

  g_assert_cmpstr (json_object_get_string_member (object, "version"), ==, "1.4.0");
  components = json_object_get_array_member (json_object_get_object_member (object, "views"), "main");
  g_assert_cmpuint (json_array_get_length (components), ==, 2);
  for (guint i = 0; i < json_array_get_length (components); i++)
    assert_rect (json_array_get_object_element (components, i));
  events = json_object_get_array_member (object, "events");
  for (guint i = 0; i < json_array_get_length (events); i++)
    assert_event (json_array_get_object_element (events, i), search, seen);

  g_assert_cmpuint (g_hash_table_size (seen), ==, fringe_search_n_nodes (search));
  g_assert_cmpuint (count_events (events, "source"), ==, n_roots);
  g_assert_cmpuint (count_events (events, "generating"), ==, counts.generated);
  g_assert_cmpuint (count_events (events, "expanding"), ==, counts.expanded);
  g_assert_cmpuint (count_events (events, "closing"), ==, counts.expanded);
  g_assert_cmpuint (count_events (events, "stale"), ==, counts.stale);
  g_assert_cmpuint (count_events (events, "end"), ==, fringe_search_outcome (search) == FRINGE_OUTCOME_SOLVED);
}

static void
test_format (void)
{
  g_autoptr (FringeSearch) small = test_small_search (), forest = test_idastar_search (), lazy = test_lazy_search (),
                           wide = test_wide_search (2000);

  assert_trace (small);
  assert_trace (forest);
  assert_trace (lazy);
  assert_trace (wide);
}

static void
test_random_searches (void)
{
  for (int i = 0; i < 100; i++)
    {
      TestProblem problem = test_problem_random (2 + test_random (2), 2 + test_random (3), test_random (60));
      g_autoptr (FringeSearch) search = NULL;

      if (problem.rules.heuristic == FRINGE_HEURISTIC_PERFECT)
        continue;
      test_problem_tell (&problem);
      search = test_search_run (&problem, 300);
      assert_trace (search);
    }
}

static void
test_early (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  g_autofree char *trace = write_trace (search, 2);
  g_autoptr (JsonNode) root = parse (trace);
  JsonArray *events = json_object_get_array_member (json_node_get_object (root), "events");

  g_assert_cmpuint (count_events (events, "expanding"), ==, 2);
  g_assert_cmpuint (count_events (events, "generating"), ==, 4);
  g_assert_cmpuint (count_events (events, "end"), ==, 0);
}

/* What Posthoc does with a view: what stands in ${{ }} is JavaScript, over the event as $, theme and color. */
static const char evaluation[]
    = "const trace = JSON.parse(require('fs').readFileSync(0));"
      "const theme = { background: '#fff', foreground: '#000' };"
      "const color = { source: '#1', expanding: '#2', generating: '#3', closing: '#4', updating: '#5', end: '#6',"
      "                grey: '#7' };"
      "const value = (v, $) => typeof v === 'string' && v.startsWith('${{')"
      "  ? Function('$', 'theme', 'color', 'return ' + v.slice(3, -2))($, theme, color) : v;"
      "let n = 0;"
      "for (const event of trace.events) for (const c of trace.views.main) {"
      "  const loop = c.$for ?? { $from: 0, $to: 1 };"
      "  for (let i = loop.$from; i < loop.$to; i++) {"
      "    const $ = { ...event, i };"
      "    for (const k of ['x', 'y', 'width', 'height', 'label-x', 'label-y', 'label-size'])"
      "      if (!Number.isFinite(value(c[k], $))) throw k;"
      "    for (const k of ['fill', 'label-color']) if (!/^#/.test(value(c[k], $))) throw k;"
      "    const label = value(c.label, $);"
      "    if (typeof label !== 'string' || c.$for && label !== (event.board[i] ? `${event.board[i]}` : '')) throw "
      "label;"
      "    n++;"
      "  }"
      "}"
      "console.log(n);";

static void
test_views (void)
{
  g_autofree char *program = g_find_program_in_path ("node"), *trace = NULL, *out = NULL, *expected = NULL;
  g_autoptr (FringeSearch) search = test_lazy_search ();
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) root = NULL;

  if (program == NULL)
    {
      g_test_skip ("node, which evaluates the views, is not installed");
      return;
    }
  trace = write_trace (search, fringe_search_n_steps (search));
  root = parse (trace);
  process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error, program, "-e",
                              evaluation, NULL);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_communicate_utf8 (process, trace, NULL, &out, NULL, &error));
  g_assert_true (g_subprocess_get_successful (process));
  /* A label and nine cells for each event. */
  expected = g_strdup_printf (
      "%u\n", 10 * json_array_get_length (json_object_get_array_member (json_node_get_object (root), "events")));
  g_assert_cmpstr (out, ==, expected);
}

/* What has no end is null, and left out where it is read. */
static void
test_no_h (void)
{
  g_autoptr (FringeSearch) search = test_lost_search ();
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  GMemoryOutputStream *memory = G_MEMORY_OUTPUT_STREAM (stream);
  g_autofree char *text = NULL;

  g_assert_true (fringe_posthoc_write (search, fringe_search_n_steps (search), stream, NULL, NULL));
  text = g_strndup (g_memory_output_stream_get_data (memory), g_memory_output_stream_get_data_size (memory));
  g_assert_cmpuint (test_count (text, "\"h\":null,\"f\":null"), >=, fringe_search_n_nodes (search));
  g_assert_cmpuint (test_count (text, ": f "), ==, 0);
  g_assert_cmpuint (test_count (text, "inf"), ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/posthoc/a-trace-is-as-the-format-is-documented", test_format);
  g_test_add_func ("/posthoc/every-search-is-told-event-by-event", test_random_searches);
  g_test_add_func ("/posthoc/an-early-step-ends-the-trace", test_early);
  g_test_add_func ("/posthoc/the-views-can-be-evaluated", test_views);
  g_test_add_func ("/posthoc/an-h-without-end-is-null", test_no_h);
  return g_test_run ();
}
