/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-board-text.h"
#include "fringe-data.h"
#include "fringe-record-read.h"

#include "export-samples.h"
#include "test-boards.h"

#include <json-glib/json-glib.h>
#include <locale.h>
#include <math.h>
#include <string.h>

#define N_MUTATIONS 6000

static GBytes *
write_data (const FringeSearch *search, uint32_t step, FringeDataFormat format)
{
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  g_autoptr (GError) error = NULL;
  FringePicture data = { .search = search, .step = step };

  g_assert_true (fringe_data_write (&data, format, stream, NULL, &error));
  g_assert_no_error (error);
  g_assert_true (g_output_stream_close (stream, NULL, NULL));
  return g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (stream));
}

static FringeSearch *
read_json (const char *text, gsize length, GError **error)
{
  g_autoptr (GInputStream) stream = g_memory_input_stream_new_from_data (text, (gssize) length, NULL);

  return fringe_record_read_json (stream, NULL, error);
}

static FringeSearch *
read_bytes (GBytes *bytes, GError **error)
{
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);

  return read_json (text, length, error);
}

static char *
json_of (const FringeSearch *search)
{
  g_autoptr (GBytes) bytes = write_data (search, fringe_search_n_steps (search), FRINGE_DATA_JSON);

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

/* Whole, or as it stood at any step: what is read is the record up to there, and says the same when it is written. */
static void
assert_is_read_again (const FringeSearch *search, uint32_t step)
{
  g_autoptr (GBytes) bytes = write_data (search, step, FRINGE_DATA_JSON), again = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (FringeSearch) read = read_bytes (bytes, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (fringe_search_n_steps (read), ==, step);
  if (step == fringe_search_n_steps (search))
    test_assert_same_record (search, read);
  again = write_data (read, step, FRINGE_DATA_JSON);
  g_assert_true (g_bytes_equal (bytes, again));
}

static void
check_round_trip (const FringeSearch *search, const TestProblem *problem)
{
  uint32_t n_steps = fringe_search_n_steps (search);

  (void) problem;
  assert_is_read_again (search, n_steps);
  assert_is_read_again (search, (uint32_t) test_random ((int) n_steps + 1));
  assert_is_read_again (search, 0);
}

/* What fringe-cli writes where the goal is out of reach and nobody searches all the same. */
static void
test_unsolvable (void)
{
  FringeBoard start = test_board ("1 2 3 4 5 6 8 7 0"), goal = test_board ("1 2 3 4 5 6 7 8 0");
  FringeRules rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  g_autoptr (FringeSearch) search = fringe_search_new (&start, &goal, &rules, 100);

  g_assert_cmpint (fringe_search_outcome (search), ==, FRINGE_OUTCOME_UNSOLVABLE);
  assert_is_read_again (search, 0);
}

/* A weight of 0 leaves an h without end out: f is finite. */
static void
test_weight_of_nothing (void)
{
  FringeBoard start = test_board ("2 1 3 0"), goal = test_board ("1 2 0 3");
  FringeRules rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  g_autoptr (FringeSearch) search = NULL;

  rules.algorithm = FRINGE_ALGORITHM_WASTAR;
  rules.heuristic = FRINGE_HEURISTIC_PERFECT;
  rules.weight = 0;
  search = fringe_search_new (&start, &goal, &rules, 100);
  fringe_search_search_anyway (search);
  while (fringe_search_outcome (search) == FRINGE_OUTCOME_RUNNING)
    fringe_search_step (search);
  g_assert_true (isinf (fringe_search_h (search, 0)) && fringe_search_f (search, 0) == 0);
  assert_is_read_again (search, fringe_search_n_steps (search));
}

/* The order of members is not what counts, nor are spaces. */
static void
test_other_writers (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  g_autofree char *json = json_of (search), *pretty = NULL;
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (FringeSearch) read = NULL;
  JsonObject *object;
  JsonNode *nodes;

  g_assert_true (json_parser_load_from_data (parser, json, -1, &error));
  object = json_node_get_object (json_parser_get_root (parser));
  json_object_set_object_member (object, "note", json_object_new ());
  json_object_remove_member (object, "program");
  nodes = json_node_copy (json_object_get_member (object, "nodes"));
  json_object_remove_member (object, "nodes");
  json_object_set_member (object, "nodes", nodes);
  pretty = json_to_string (json_parser_get_root (parser), TRUE);
  read = read_json (pretty, strlen (pretty), &error);
  g_assert_no_error (error);
  test_assert_same_record (search, read);
}

static JsonNode *
parse (const char *json)
{
  g_autoptr (GError) error = NULL;
  JsonNode *node = json_from_string (json, &error);

  g_assert_no_error (error);
  return node;
}

static gint64
number_of (JsonObject *object, const char *name)
{
  return json_object_get_null_member (object, name) ? -1 : json_object_get_int_member (object, name);
}

static gint64
stamp_of (uint32_t stamp)
{
  return stamp == UINT32_MAX ? -1 : (gint64) stamp;
}

static void
assert_node (const FringeSearch *search, uint32_t id, JsonObject *node)
{
  char text[FRINGE_BOARD_TEXT_MAX];
  FringeBoard board;

  fringe_search_board (search, id, &board);
  fringe_board_print (&board, text);
  g_assert_cmpint (number_of (node, "id"), ==, id);
  g_assert_cmpint (number_of (node, "parent"), ==, stamp_of (fringe_search_parent (search, id)));
  g_assert_cmpint (number_of (node, "g"), ==, fringe_search_g (search, id));
  g_assert_true (json_object_get_double_member (node, "h") == fringe_search_h (search, id));
  g_assert_true (json_object_get_double_member (node, "f") == fringe_search_f (search, id));
  g_assert_cmpstr (json_object_get_string_member (node, "board"), ==, text);
  g_assert_cmpint (number_of (node, "generated"), ==, fringe_search_generated_step (search, id));
  g_assert_cmpint (number_of (node, "removed"), ==, stamp_of (fringe_search_removed_step (search, id)));
  g_assert_cmpint (number_of (node, "superseded"), ==, stamp_of (fringe_search_superseded_step (search, id)));
}

static FringeSearch *
weighted_search (void)
{
  TestProblem problem = { test_board ("8 1 3 4 0 2 7 6 5"), test_board ("1 2 3 4 5 6 7 8 0"),
                          fringe_rules_preset (FRINGE_PRESET_TEXTBOOK) };

  problem.rules.algorithm = FRINGE_ALGORITHM_WASTAR;
  problem.rules.weight = 1.3;
  return test_search_run (&problem, 1000);
}

/* Another program reads what is there, whatever the locale. */
static void
test_json_says_what_is (void)
{
  g_autoptr (FringeSearch) search = weighted_search ();
  g_autofree char *json = NULL;
  g_autoptr (JsonNode) root = NULL;
  JsonObject *object;
  JsonArray *nodes;

  if (setlocale (LC_NUMERIC, "de_DE.UTF-8") == NULL)
    g_test_message ("there is no German locale");
  json = json_of (search);
  setlocale (LC_NUMERIC, "C");
  root = parse (json);
  object = json_node_get_object (root);
  g_assert_cmpstr (json_object_get_string_member (object, "format"), ==, "fringe-record");
  g_assert_cmpint (json_object_get_int_member (object, "version"), ==, 1);
  g_assert_cmpstr (json_object_get_string_member (object, "outcome"), ==, "solved");
  g_assert_cmpint (number_of (object, "steps"), ==, fringe_search_n_steps (search));
  g_assert_cmpint (number_of (object, "solution"), ==, fringe_search_solution_at (search, UINT32_MAX));
  nodes = json_object_get_array_member (object, "nodes");
  g_assert_cmpuint (json_array_get_length (nodes), ==, fringe_search_n_nodes (search));
  for (uint32_t id = 0; id < fringe_search_n_nodes (search); id++)
    assert_node (search, id, json_array_get_object_element (nodes, id));
}

/* The same values in both, null being empty. */
static void
test_csv (void)
{
  static const char *const names[]
      = { "id", "parent", "move", "g", "h", "f", "board", "generated", "removed", "superseded", "state" };
  g_autoptr (FringeSearch) search = weighted_search ();
  g_autoptr (GBytes) bytes = write_data (search, fringe_search_n_steps (search), FRINGE_DATA_CSV);
  g_autofree char *csv = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes)), *json = json_of (search);
  g_auto (GStrv) lines = g_strsplit (csv, "\n", -1);
  g_autoptr (JsonNode) root = parse (json);
  JsonArray *nodes = json_object_get_array_member (json_node_get_object (root), "nodes");

  g_assert_cmpstr (lines[0], ==, "id,parent,move,g,h,f,board,generated,removed,superseded,state");
  g_assert_cmpuint (g_strv_length (lines), ==, fringe_search_n_nodes (search) + 2);
  for (guint id = 0; id < fringe_search_n_nodes (search); id++)
    {
      g_auto (GStrv) cells = g_strsplit (lines[id + 1], ",", -1);

      g_assert_cmpuint (g_strv_length (cells), ==, G_N_ELEMENTS (names));
      for (guint i = 0; i < G_N_ELEMENTS (names); i++)
        {
          JsonNode *node = json_object_get_member (json_array_get_object_element (nodes, id), names[i]);

          if (JSON_NODE_HOLDS_NULL (node))
            g_assert_cmpstr (cells[i], ==, "");
          else if (json_node_get_value_type (node) == G_TYPE_STRING)
            g_assert_cmpstr (cells[i], ==, json_node_get_string (node));
          else
            g_assert_true (g_ascii_strtod (cells[i], NULL) == json_node_get_double (node));
        }
    }
}

/* From a board from which the goal cannot be reached the perfect heuristic has no number. */
static void
test_no_h (void)
{
  g_autoptr (FringeSearch) search = test_lost_search (), read = NULL;
  g_autofree char *json = json_of (search);
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (strstr (json, "\"h\":null,\"f\":null"));
  read = read_json (json, strlen (json), &error);
  g_assert_no_error (error);
  test_assert_same_record (search, read);
}

/* IDA* has no frontier: its counts are null. */
static void
test_no_frontier (void)
{
  g_autoptr (FringeSearch) search = test_idastar_search (), read = NULL;
  g_autofree char *json = json_of (search);
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (strstr (json, "\"open\":null,\"max_open\":null,"));
  g_assert_nonnull (strstr (json, "\"stale\":null"));
  read = read_json (json, strlen (json), &error);
  g_assert_no_error (error);
  test_assert_same_record (search, read);
}

static void
assert_refused (const char *text, gsize length, const char *where)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FringeSearch) search = read_json (text, length, &error);

  g_assert_null (search);
  g_assert_error (error, FRINGE_EXPORT_ERROR, FRINGE_EXPORT_ERROR_BAD_FILE);
  g_test_message ("%s", error->message);
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  g_assert_true (g_str_has_prefix (error->message, "Line "));
  g_assert_true (g_str_has_suffix (error->message, "."));
  if (where != NULL)
    g_assert_nonnull (strstr (error->message, where));
}

/* @what, once in the file of a search, becomes @instead. */
static void
assert_search_refused_with (const FringeSearch *search, const char *what, const char *instead, const char *where)
{
  g_autofree char *json = json_of (search);
  g_autoptr (GString) changed = g_string_new (json);

  g_assert_cmpuint (g_string_replace (changed, what, instead, 1), ==, 1);
  assert_refused (changed->str, changed->len, where);
}

static void
assert_refused_with (const char *what, const char *instead, const char *where)
{
  g_autoptr (FringeSearch) search = test_small_search ();

  assert_search_refused_with (search, what, instead, where);
}

static void
test_disagreement (void)
{
  assert_refused_with ("{\"id\":3,", "{\"id\":4,", "Node 3");
  assert_refused_with ("\"id\":4,\"parent\":2", "\"id\":4,\"parent\":3", "Node 4 does not agree");
  assert_refused_with ("\"move\":\"D\",\"g\":1,\"h\":5", "\"move\":\"D\",\"g\":1,\"h\":4", "Node 1");
  assert_refused_with ("\"h\":5,\"f\":6", "\"h\":5,\"f\":6.5", "“h, f”");
  assert_refused_with ("1 3 5 4 2 0 7 8 6", "1 3 5 4 2 0 8 7 6", "“board”");
  assert_refused_with ("\"removed\":2", "\"removed\":3", "“removed”");
  assert_refused_with ("\"superseded\":null", "\"superseded\":3", "“superseded”");
  assert_refused_with ("\"state\":\"goal\"", "\"state\":\"expanded\"", "“state”");
  assert_refused_with ("\"steps\":5", "\"steps\":4294967000", "“steps”");
  assert_refused_with ("\"steps\":5", "\"steps\":3", "does not come to node 8");
  assert_refused_with ("\"outcome\":\"solved\"", "\"outcome\":\"limit\"", "“outcome”");
  assert_refused_with ("\"expanded\":4", "\"expanded\":5", "“counts”");
  assert_refused_with ("\"solution\":9", "\"solution\":null", "“solution”");
  assert_refused_with ("\"iterations\":null", "\"iterations\":[]", "“iterations”");
  assert_refused_with ("\"algorithm\":\"astar\"", "\"algorithm\":\"bfs\"", "Node ");
}

static FringeSearch *
rbfs_search (const char *start, FringeHeuristic heuristic, uint32_t n_steps)
{
  FringeBoard from = test_board (start), goal = test_board ("1 2 3 4 5 6 7 8 0");
  FringeRules rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  FringeSearch *search;

  rules.algorithm = FRINGE_ALGORITHM_RBFS;
  rules.heuristic = heuristic;
  search = fringe_search_new (&from, &goal, &rules, 10000);
  fringe_search_search_anyway (search);
  fringe_search_run (search, n_steps);
  return search;
}

static void
test_backed_f (void)
{
  g_autoptr (FringeSearch) search = rbfs_search ("8 1 3 4 0 2 7 6 5", FRINGE_HEURISTIC_MANHATTAN, 1000);
  g_autofree char *json = json_of (search);
  g_autoptr (JsonNode) root = parse (json);
  JsonArray *nodes = json_object_get_array_member (json_node_get_object (root), "nodes");
  guint n_raised = 0;

  assert_is_read_again (search, fringe_search_n_steps (search) / 2);
  for (guint id = 0; id < fringe_search_n_nodes (search); id++)
    {
      JsonObject *node = json_array_get_object_element (nodes, id);
      double backed_f = json_object_get_double_member (node, "backed_f");

      g_assert_cmpfloat (backed_f, ==, fringe_search_backed_f_at (search, id, UINT32_MAX));
      n_raised += backed_f > json_object_get_double_member (node, "f");
    }
  g_assert_cmpuint (n_raised, >, 0);
  assert_search_refused_with (search, "\"backed_f\":", "\"backed_f\":1", "“backed_f”");
  assert_search_refused_with (search, "\"backed_f\":", "\"backed_f\":null,\"x\":", "“backed_f”");
}

/* Files of earlier programs have none; an infinite one is null. */
static void
test_no_backed_f (void)
{
  g_autoptr (FringeSearch) search = rbfs_search ("1 2 3 4 5 6 8 7 0", FRINGE_HEURISTIC_PERFECT, 4), read = NULL;
  g_autofree char *json = json_of (search);
  g_autoptr (GString) earlier = g_string_new (json);
  g_autoptr (GError) error = NULL;

  assert_is_read_again (search, fringe_search_n_steps (search));
  g_assert_cmpuint (g_string_replace (earlier, "\"backed_f\":null,", "", 0), ==, fringe_search_n_nodes (search));
  read = read_json (earlier->str, earlier->len, &error);
  g_assert_no_error (error);
  test_assert_same_record (search, read);
  assert_search_refused_with (search, "\"backed_f\":null", "\"backed_f\":7", "“backed_f”");
}

/* Of each iteration all three numbers, and how many iterations there are. */
static void
test_iterations (void)
{
  g_autoptr (FringeSearch) search = test_idastar_search ();
  FringeIteration first = fringe_search_iteration_at (search, 0, UINT32_MAX);
  const guint32 numbers[] = { (guint32) first.bound, (guint32) first.expanded, (guint32) first.generated };
  static const char *const names[] = { "bound", "expanded", "generated" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      guint32 changed[3];
      g_autofree char *what = NULL, *instead = NULL;

      memcpy (changed, numbers, sizeof changed);
      changed[i]++;
      what = g_strdup_printf ("[{\"bound\":%u,\"expanded\":%u,\"generated\":%u}", numbers[0], numbers[1], numbers[2]);
      instead
          = g_strdup_printf ("[{\"bound\":%u,\"expanded\":%u,\"generated\":%u}", changed[0], changed[1], changed[2]);
      g_test_message ("%s", names[i]);
      assert_search_refused_with (search, what, instead, "“iterations” differs");
    }
  assert_search_refused_with (search, "\"iterations\":[",
                              "\"iterations\":[{\"bound\":0,\"expanded\":0,\"generated\":0},", "“iterations” differs");
}

/* A file that leaves out what the last of its steps generated. */
static void
test_nodes_left_out (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  g_autoptr (GBytes) bytes = write_data (search, 4, FRINGE_DATA_JSON);
  g_autofree char *json = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  char *last = strstr (json, ",\n{\"id\":9,");

  g_assert_nonnull (last);
  memcpy (last, "\n]}\n", sizeof "\n]}\n");
  assert_refused (json, strlen (json), "“nodes” differs");
}

/* As another machine's memory leaves it: at its limit, and still running here. */
static void
test_outcomes (void)
{
  g_autoptr (FringeSearch) search = test_wide_search (40), read = NULL;
  g_autofree char *json = json_of (search);
  g_autoptr (GString) text = g_string_new (json);
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (g_string_replace (text, "\"node_limit\":40", "\"node_limit\":1000", 1), ==, 1);
  read = read_json (text->str, text->len, &error);
  g_assert_no_error (error);
  g_assert_cmpint (fringe_search_outcome (read), ==, FRINGE_OUTCOME_RUNNING);
  g_assert_cmpuint (fringe_search_n_steps (read), ==, fringe_search_n_steps (search));
  assert_search_refused_with (search, "\"outcome\":\"limit\"", "\"outcome\":\"exhausted\"", "“outcome” differs");
  assert_search_refused_with (search, "\"outcome\":\"limit\"", "\"outcome\":\"solved\"", "“outcome” differs");
  assert_search_refused_with (search, "\"outcome\":\"limit\"", "\"outcome\":\"unsolvable\"", NULL);
}

/* An h without end: null stands for both numbers, or for none. */
static void
test_half_an_h (void)
{
  g_autoptr (FringeSearch) search = test_lost_search ();

  assert_search_refused_with (search, "\"h\":null,\"f\":null", "\"h\":null,\"f\":1", "Node 0");
  assert_search_refused_with (search, "\"h\":null,\"f\":null", "\"h\":1,\"f\":null", "Node 0");
}

static void
test_wrong_types (void)
{
  assert_refused_with ("\"version\":1", "\"version\":2", "version 2");
  assert_refused_with ("\"fringe-record\"", "\"fringe-session\"", "no record");
  assert_refused_with ("\"rows\":3", "\"rows\":10", "“start” is not a board of 10");
  assert_refused_with ("\"rows\":3", "\"rows\":0", "“start” is not a board of 0 × 3 cells");
  assert_refused_with ("\"columns\":3", "\"columns\":0", "“start” is not a board of 3 × 0 cells");
  assert_refused_with ("\"rows\":3", "\"rows\":\"3\"", "whole number");
  assert_refused_with ("\"rows\":3", "\"rows\":-3", "whole number");
  assert_refused_with ("\"rows\":3", "\"rows\":4294967296", "whole number");
  assert_refused_with ("\"rows\":3,", "", "“rows” is missing");
  assert_refused_with ("\"weight\":2", "\"weight\":1e999", "“weight” is out of range");
  assert_refused_with ("\"weight\":2", "\"weight\":null", "“weight” is out of range");
  assert_refused_with ("\"weight\":2", "\"weight\":0x2", "number is missing");
  assert_refused_with ("\"manhattan\"", "\"manhatten\"", "“heuristic” is not one");
  assert_refused_with ("\"moves\":\"UDLR\"", "\"moves\":\"UDLL\"", "“moves” is not one");
  assert_refused_with ("\"node_limit\":1000", "\"node_limit\":4294967294", "“node_limit” is out of range");
  assert_refused_with ("\"rules\":{", "\"rules\":[", "“{” is missing");
  assert_refused_with ("\"nodes\":[", "\"nodes\":null,\"x\":[", "“[” is missing");
  assert_refused_with ("]}", "],\"nodes\":[]}", "lists the nodes twice");
  assert_refused_with ("]}", "]}}", "text after the end");
  assert_refused_with ("\"nodes\":[", "\"other\":[", "“nodes” is missing");
  assert_refused_with (",\"state\":\"goal\"", "", "“state” is missing");
}

/* The table of true distances is for ten cells at most. */
static void
test_heuristic_does_not_fit (void)
{
  g_autoptr (FringeSearch) search = test_wide_search (40);

  assert_search_refused_with (search, "\"heuristic\":\"manhattan\"", "\"heuristic\":\"perfect\"",
                              "The heuristic “perfect” is not made for boards of 4 × 4 cells.");
}

static void
test_truncated (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  g_autofree char *json = json_of (search);

  for (gsize length = strlen (json) - 2; length > 0; length--)
    assert_refused (json, length, NULL);
  assert_refused (json, 0, "ends too early");
}

static void
test_hostile (void)
{
  g_autofree char *brackets = g_strnfill (3000000, '['), *letters = g_strnfill (3000000, 'a');
  g_autofree char *deep = g_strconcat ("{\"x\":", brackets, NULL), *open = g_strconcat ("{\"x\":\"", letters, NULL),
                  *digits = g_strconcat ("{\"version\":", letters, NULL);

  assert_refused (deep, strlen (deep), "nested too deep");
  assert_refused (open, strlen (open), "too long");
  assert_refused (digits, strlen (digits), "too long");
  assert_refused ("\0\0\0", 3, NULL);
  assert_refused ("{\"a\":\"\xff\"}", 8, "UTF-8");
  assert_refused ("{\"a\":\"\\ud800\"}", 14, "no character");
  assert_refused ("{\"a\":tru}", 9, "value is missing");
  assert_refused ("{\"a\":1,}", 8, NULL);
  assert_refused ("[]", 2, "“{” is missing");
}

static void
mutate (GString *text)
{
  int n = 1 + test_random (3);

  while (n-- > 0 && text->len > 0)
    {
      gssize at = test_random ((int) text->len), length = 1 + test_random (20);
      static const char signs[] = "{}[]\",:0123456789-.eE\\ \nnulltrue\xff";

      switch (test_random (4))
        {
        case 0:
          g_string_erase (text, at, MIN (length, (gssize) text->len - at));
          break;
        case 1:
          g_string_insert_c (text, at, signs[test_random ((int) sizeof signs)]);
          break;
        case 2:
          text->str[at] = signs[test_random ((int) sizeof signs)];
          break;
        default:
          {
            g_autofree char *piece = g_strndup (text->str + at, (gsize) MIN (40, (gssize) text->len - at));

            g_string_insert (text, test_random ((int) text->len), piece);
          }
        }
    }
}

/* Whatever is done to a file, it is refused with a sentence or still says what a search finds. */
static void
test_fuzz (void)
{
  g_autoptr (FringeSearch) small = test_small_search (), forest = test_idastar_search ();
  g_autofree char *of_small = json_of (small), *of_forest = json_of (forest);

  for (int i = 0; i < N_MUTATIONS; i++)
    {
      g_autoptr (GString) text = g_string_new (i % 2 == 0 ? of_small : of_forest);
      g_autoptr (GError) error = NULL;
      g_autoptr (FringeSearch) read = NULL;

      mutate (text);
      read = read_json (text->str, text->len, &error);
      g_assert_true ((read == NULL) == (error != NULL));
      if (read == NULL)
        {
          g_assert_error (error, FRINGE_EXPORT_ERROR, FRINGE_EXPORT_ERROR_BAD_FILE);
          g_assert_true (g_utf8_validate (error->message, -1, NULL));
        }
    }
}

static void
test_cancelled (void)
{
  g_autoptr (FringeSearch) search = test_wide_search (20000);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  g_cancellable_cancel (cancellable);
  for (int format = 0; format < FRINGE_N_DATA_FORMATS; format++)
    {
      g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
      g_autoptr (GError) error = NULL;
      FringePicture data = { .search = search, .step = fringe_search_n_steps (search) };

      g_assert_false (fringe_data_write (&data, (FringeDataFormat) format, stream, cancellable, &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  test_add_property ("/record/what-is-written-is-read-again", check_round_trip);
  g_test_add_func ("/record/one-that-was-not-searched-is-read-again", test_unsolvable);
  g_test_add_func ("/record/an-f-without-its-h-is-read-again", test_weight_of_nothing);
  g_test_add_func ("/record/the-files-of-other-programs-are-read", test_other_writers);
  g_test_add_func ("/record/json-says-what-is-in-every-locale", test_json_says_what_is);
  g_test_add_func ("/record/csv-says-the-same-as-json", test_csv);
  g_test_add_func ("/record/an-h-without-end-is-null", test_no_h);
  g_test_add_func ("/record/what-counts-a-frontier-is-null-where-there-is-none", test_no_frontier);
  g_test_add_func ("/record/a-file-that-does-not-agree-is-refused-and-says-where", test_disagreement);
  g_test_add_func ("/record/the-backed-up-values-of-rbfs-are-there", test_backed_f);
  g_test_add_func ("/record/a-file-without-backed-up-values-is-read", test_no_backed_f);
  g_test_add_func ("/record/iterations-that-differ-are-refused", test_iterations);
  g_test_add_func ("/record/nodes-left-out-are-missed", test_nodes_left_out);
  g_test_add_func ("/record/an-end-at-a-limit-is-another-machines", test_outcomes);
  g_test_add_func ("/record/an-h-without-end-has-an-f-without", test_half_an_h);
  g_test_add_func ("/record/what-is-missing-or-of-another-kind-is-named", test_wrong_types);
  g_test_add_func ("/record/a-heuristic-that-does-not-fit-is-named", test_heuristic_does_not_fit);
  g_test_add_func ("/record/a-file-cut-off-anywhere-is-refused", test_truncated);
  g_test_add_func ("/record/hostile-files-are-refused", test_hostile);
  g_test_add_func ("/record/files-changed-at-random-are-refused-or-right", test_fuzz);
  g_test_add_func ("/record/writing-can-be-cancelled", test_cancelled);
  return g_test_run ();
}
