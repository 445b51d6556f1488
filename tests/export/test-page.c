/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "export-samples.h"
#include "fringe-moment.h"
#include "fringe-page.h"
#include "fringe-record-words.h"
#include "fringe-session-file.h"
#include "test-boards.h"
#include "test-searches.h"

#include <json-glib/json-glib.h>
#include <math.h>
#include <string.h>

/* What a page tells its script. How it looks and what it does is tried in a browser: test-cli-page. */

/* Of a larger search each step is told as well, only more slowly. */
#define NODES_MAX 80
#define BEFORE "<script type=\"application/json\" id=\"data\">"

static JsonParser *
data_of (const FringePicture *picture)
{
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  g_autoptr (GError) error = NULL;
  JsonParser *parser = json_parser_new ();
  const char *start, *end;

  g_assert_true (fringe_page_write (picture, stream, NULL, &error));
  g_assert_no_error (error);
  g_output_stream_write_all (stream, "", 1, NULL, NULL, NULL);
  start = strstr (g_memory_output_stream_get_data (G_MEMORY_OUTPUT_STREAM (stream)), BEFORE) + strlen (BEFORE);
  end = strchr (start, '<');
  g_assert_true (g_str_has_prefix (end, "</script>"));
  json_parser_load_from_data (parser, start, end - start, &error);
  g_assert_no_error (error);
  return parser;
}

static JsonObject *
root_of (JsonParser *parser)
{
  return json_node_get_object (json_parser_get_root (parser));
}

static uint32_t
id_at (JsonObject *data, guint i)
{
  JsonArray *node = json_array_get_array_element (json_object_get_array_member (data, "nodes"), i);

  return (uint32_t) json_array_get_int_element (node, 0);
}

/* Returns: what holds at a step, as the script finds it */
static JsonObject *
values_at (JsonObject *data, uint32_t step)
{
  JsonArray *all = json_object_get_array_member (data, "values");
  guint i = 0;

  while (json_object_get_int_member (json_array_get_object_element (all, i), "from") > step)
    i++;
  return json_array_get_object_element (all, i);
}

static void
assert_value (JsonObject *values, const char *name, guint i, double value)
{
  JsonNode *node = json_array_get_element (json_object_get_array_member (values, name), i);

  g_assert_true (isfinite (value) ? json_node_get_double (node) == value : json_node_is_null (node));
}

static void
assert_step (JsonObject *data, const FringeSearch *search, uint32_t step)
{
  const FringeSearch *then = fringe_search_at (search, step);
  JsonObject *values = values_at (data, step);
  guint n = MIN (json_array_get_length (json_object_get_array_member (data, "nodes")),
                 json_array_get_length (json_object_get_array_member (values, "h")));
  guint a = (guint) test_random ((int) n), b = (guint) test_random ((int) n);

  for (guint i = 0; i < n && id_at (data, i) < fringe_search_n_nodes_at (search, step); i++)
    {
      assert_value (values, "h", i, fringe_search_h (then, id_at (data, i)));
      assert_value (values, "f", i, fringe_search_f (then, id_at (data, i)));
    }
  if (!fringe_search_is_idastar (search) && a != b && id_at (data, MAX (a, b)) < fringe_search_n_nodes_at (search, step)
      && fringe_search_goes_first (then, id_at (data, a), id_at (data, b)))
    g_assert_cmpint (json_array_get_int_element (json_object_get_array_member (values, "order"), a), <,
                     json_array_get_int_element (json_object_get_array_member (values, "order"), b));
}

static void
assert_values (const FringeSearch *search)
{
  FringePicture picture = test_picture (search);
  g_autoptr (JsonParser) parser = data_of (&picture);

  for (int i = 0; i < 20; i++)
    assert_step (root_of (parser), search, (uint32_t) test_random ((int) fringe_search_n_steps (search) + 1));
}

static void
test_forks (const FringeSearch *search, const TestProblem *problem)
{
  g_autoptr (FringeSearch) fork = test_search_fork (search);
  g_autoptr (FringeSearch) other = fork != NULL ? test_search_fork (fork) : NULL;

  (void) problem;
  if (fringe_search_n_nodes (search) > NODES_MAX)
    return;
  assert_values (search);
  if (fork != NULL)
    assert_values (fork);
  if (other != NULL)
    assert_values (other);
}

static void
assert_half (JsonObject *stop, const FringeSearch *search)
{
  FringeMoment moment = fringe_moment (search, (uint32_t) json_object_get_int_member (stop, "step"),
                                       (int) json_object_get_int_member (stop, "done"));
  JsonArray *states = json_object_get_array_member (stop, "states");

  g_assert_cmpint (json_object_get_int_member (stop, "nodes"), ==, moment.n_nodes);
  for (guint i = 0; i < json_array_get_length (states); i++)
    {
      JsonArray *state = json_array_get_array_element (states, i);
      uint32_t id = (uint32_t) json_array_get_int_element (state, 0);
      FringeNodeState expected = fringe_moment_state (&moment, id);
      gboolean is_in_hand = expected == FRINGE_NODE_FRONTIER && !fringe_moment_is_open (&moment, id);

      g_assert_cmpstr (json_array_get_string_element (state, 1), ==,
                       is_in_hand ? "in-hand" : fringe_node_state_name (expected));
    }
}

/* There are as many stops as lines of the loop. */
static void
test_lines (const FringeSearch *search, const TestProblem *problem)
{
  FringePicture picture = test_picture (search);
  g_autoptr (JsonParser) parser = NULL;
  JsonArray *stops;
  guint n_lines = 1;

  (void) problem;
  if (fringe_search_n_nodes (search) > NODES_MAX)
    return;
  picture.frames = FRINGE_FRAMES_GIVEN;
  parser = data_of (&picture);
  stops = json_object_get_array_member (root_of (parser), "stops");
  for (guint i = 0; i < json_array_get_length (stops); i++)
    {
      JsonObject *stop = json_array_get_object_element (stops, i);

      if (json_object_has_member (stop, "done"))
        assert_half (stop, search);
      else if (i > 0)
        n_lines += (guint) fringe_moment (search, (uint32_t) json_object_get_int_member (stop, "step"), -1).n_steps;
    }
  g_assert_cmpuint (json_array_get_length (stops), ==, n_lines);
}

static const char *
note_at (JsonObject *data, uint32_t step)
{
  JsonArray *stops = json_object_get_array_member (data, "stops");
  guint i = 0;

  while (i < json_array_get_length (stops)
         && json_object_get_int_member (json_array_get_object_element (stops, i), "step") != step)
    i++;
  g_assert_cmpuint (i, <, json_array_get_length (stops));
  return json_object_get_string_member_with_default (json_array_get_object_element (stops, i), "note", "");
}

static void
test_notes (const FringeSearch *search, const TestProblem *problem)
{
  FringePicture picture = test_picture (search);
  FringeSessionNote note
      = { (uint32_t) test_random ((int) fringe_search_n_steps (search) + 1), (char *) "<b> & \"this\"\nmore" };
  g_autoptr (GArray) notes = g_array_new (FALSE, FALSE, sizeof note);
  g_autoptr (JsonParser) parser = NULL;
  uint32_t other;

  (void) problem;
  if (fringe_search_n_nodes (search) > NODES_MAX)
    return;
  g_array_append_val (notes, note);
  picture.notes = notes;
  parser = data_of (&picture);
  g_assert_cmpstr (note_at (root_of (parser), note.step), ==, note.text);
  other = note.step == 0 ? picture.step : 0;
  g_assert_cmpstr (note_at (root_of (parser), other), ==, other == note.step ? note.text : "");
}

static gboolean
has (const GArray *ids, uint32_t id)
{
  for (guint i = 0; i < ids->len; i++)
    if (g_array_index (ids, uint32_t, i) == id)
      return TRUE;
  return FALSE;
}

/* A step with a note is on the page, even where it changes nothing that is there. */
static void
test_notes_of_part (void)
{
  g_autoptr (FringeSearch) search = test_wide_search (FRINGE_PAGE_NODES_MAX + 100);
  FringePicture picture = test_picture (search);
  FringeSessionNote note = { 0, (char *) "here" };
  g_autoptr (GArray) notes = g_array_new (FALSE, FALSE, sizeof note);
  FringePagePart part;

  g_assert_true (fringe_page_part_init (&part, &picture, NULL));
  while (has (part.steps, note.step))
    note.step++;
  fringe_page_part_clear (&part);
  g_assert_cmpuint (note.step, <, picture.step);
  g_array_append_val (notes, note);
  picture.notes = notes;
  g_assert_true (fringe_page_part_init (&part, &picture, NULL));
  g_assert_true (has (part.steps, note.step));
  fringe_page_part_clear (&part);
}
static guint
count_children (const FringeSearch *search, const GArray *ids, uint32_t id, guint *n)
{
  uint32_t children[FRINGE_N_MOVES];
  guint n_there = 0;

  *n = (guint) fringe_search_children_at (search, id, fringe_search_n_steps (search), children);
  for (guint i = 0; i < *n; i++)
    n_there += has (ids, children[i]);
  return n_there;
}

/* With a node there are its parent and its siblings, whichever subtree it is. */
static void
test_part (const FringeSearch *search, const TestProblem *problem)
{
  FringePicture picture = test_picture (search);
  FringePagePart part;

  (void) problem;
  if (!fringe_search_is_idastar (search))
    picture.root = (uint32_t) test_random ((int) fringe_search_n_nodes (search));
  g_assert_true (fringe_page_part_init (&part, &picture, NULL));
  g_assert_cmpuint (part.ids->len, <=, FRINGE_PAGE_NODES_MAX);
  for (int i = 0; i < 100; i++)
    {
      uint32_t id = g_array_index (part.ids, uint32_t, test_random ((int) part.ids->len)),
               parent = fringe_search_parent (search, id);
      guint n, n_there = count_children (search, part.ids, id, &n);

      g_assert_true (n_there == 0 || n_there == n);
      g_assert_true (id == picture.root || parent == FRINGE_NO_NODE || has (part.ids, parent));
    }
  fringe_page_part_clear (&part);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  test_add_property ("/page/h-f-and-the-order-are-those-that-held-at-each-step-of-a-fork", test_forks);
  test_add_property ("/page/the-middle-of-a-step-is-that-of-its-lines", test_lines);
  test_add_property ("/page/notes-are-those-of-their-steps", test_notes);
  g_test_add_func ("/page/a-note-is-there-in-a-large-tree", test_notes_of_part);
  test_add_property ("/page/with-a-node-are-its-parent-and-its-siblings", test_part);
  return g_test_run ();
}
