/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-trace-read.h"

#include "fringe-board-text.h"
#include "test-boards.h"

#include <math.h>
#include <string.h>

/* The same boards in every way in which a program may print them. */

static FringeTrace *
read_bytes (const char *text, gsize length, const FringeTraceWords *words)
{
  g_autoptr (GError) error = NULL;
  FringeTrace *trace = fringe_trace_read (text, length, words, &error);

  g_assert_no_error (error);
  return trace;
}

static FringeTrace *
read_text (const char *text)
{
  const FringeTraceWords words = { .rows = 0 };

  return read_bytes (text, strlen (text), &words);
}

static void
assert_boards (const FringeTrace *trace, const GArray *boards)
{
  g_assert_cmpuint (fringe_trace_n_expansions (trace), ==, boards->len);
  for (guint i = 0; i < boards->len; i++)
    {
      FringeBoard board;

      fringe_trace_board (trace, i, &board);
      g_assert_true (fringe_board_equal (&board, &g_array_index (boards, FringeBoard, i)));
    }
}

/* How boards are printed: what stands before and after all, between two boards, two rows, and two tiles. */
typedef struct
{
  const char *before, *after, *between, *row_before, *row_after, *rows, *cells, *board_before, *board_after;
} Style;

static const Style styles[] = {
  { "", "\n", "\n", "", "", " ", " ", "", "" },
  { "", "", "\n", "", "", ",", ",", "", "" },
  { "", "\n", "\n\n", "", "", "\n", " ", "", "" },
  { "", "\n", "\n", "", "", "\n", " ", "", "" },
  { "# mine\r\n\r\n", "\r\n", "\r\n# next\r\n", "", "", " ", "  ", "", "" },
  { "", "\n", "\n", "[", "]", " ", " ", "[", "]" },
  { "", "\n", "\n", "[", "]", "\n ", " ", "[", "]" },
  { "", "\n", "\n", "[", "]", ", ", ", ", "[", "]" },
  { "", "\n", "\n", "", "", ", ", ", ", "[", "]" },
  { "", "\n", "\n", "(", ")", ", ", ", ", "(", ")" },
  { "[", "]", ", ", "", "", ", ", ", ", "[", "]" },
  { "[", "]\n", ", ", "(", ")", ", ", ", ", "(", ")" },
  { "[", "]\n", ",\n", "", "", " ", " ", "\"", "\"" },
  { "[", "]\n", ", ", "[", "]", ", ", ", ", "{\"id\": 7, \"board\": [", "], \"g\": 2, \"h\": null, \"x\": [{}]}" },
  { "\xef\xbb\xbf", "\n", "\n", "", "", " ", " ", "{\"g\": 1.5, \"state\": \"", "\"}" },
};

static void
print_board (GString *text, const Style *style, const FringeBoard *board)
{
  g_string_append (text, style->board_before);
  for (int row = 0; row < board->rows; row++)
    {
      g_string_append (text, row > 0 ? style->rows : "");
      g_string_append (text, style->row_before);
      for (int column = 0; column < board->columns; column++)
        g_string_append_printf (text, "%s%d", column > 0 ? style->cells : "",
                                board->cells[row * board->columns + column]);
      g_string_append (text, style->row_after);
    }
  g_string_append (text, style->board_after);
}

static void
test_styles (void)
{
  for (int i = 0; i < 300; i++)
    for (gsize j = 0; j < G_N_ELEMENTS (styles); j++)
      {
        int side = g_test_rand_int_range (2, 6);
        g_autoptr (GString) text = g_string_new (styles[j].before);
        g_autoptr (GArray) boards = g_array_new (FALSE, FALSE, sizeof (FringeBoard));
        g_autoptr (FringeTrace) trace = NULL;

        for (int n = 1 + test_random (4); n > 0; n--)
          {
            FringeBoard board = test_board_random (side, side);

            g_string_append (text, boards->len > 0 ? styles[j].between : "");
            print_board (text, &styles[j], &board);
            g_array_append_val (boards, board);
          }
        g_string_append (text, styles[j].after);
        g_test_message ("style %zu: %s", j, text->str);
        trace = read_text (text->str);
        assert_boards (trace, boards);
      }
}

static void
test_numbers (void)
{
  g_autoptr (FringeTrace) trace = read_text ("{\"board\": [1, null, 3, 2], \"g\": 0, \"h\": 2, \"f\": 2.5}\n"
                                             "{\n \"h\": 1, \"moves\": [\"Left\"], \"f\": null\n}\n");
  const FringeExpansionSeen *first = fringe_trace_seen (trace, 0), *second = fringe_trace_seen (trace, 1);

  g_assert_cmpuint (fringe_trace_n_expansions (trace), ==, 2);
  g_assert_cmpfloat (first->numbers[FRINGE_TRACE_F], ==, 2.5);
  g_assert_cmpuint (first->line, ==, 1);
  g_assert_true (isnan (second->numbers[FRINGE_TRACE_G]));
  g_assert_cmpfloat (second->numbers[FRINGE_TRACE_H], ==, 1);
  g_assert_true (isnan (second->numbers[FRINGE_TRACE_F]));
  g_assert_cmpuint (second->line, ==, 2);
}

static void
test_moves (void)
{
  static const char *const texts[] = {
    "1 2 3 4 0 5 6 7 8\nU\nUL\nulr\n",
    "1 2 3 4 0 5 6 7 8\n['Up']\n['Up', 'Left']\nUp, left right\n",
    "[\"1 2 3 4 0 5 6 7 8\", \"U\", \"U L\", \"ULR\"]",
    "{\"board\": [1, 2, 3, 4, 0, 5, 6, 7, 8]} {\"path\": [\"U\"]} {\"moves\": \"UL\"} {\"path\": [\"Up\", \"LR\"]}",
  };
  static const char *const boards[]
      = { "1 2 3 4 0 5 6 7 8", "1 0 3 4 2 5 6 7 8", "0 1 3 4 2 5 6 7 8", "1 0 3 4 2 5 6 7 8" };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (FringeTrace) trace = read_text (texts[i]);

      g_assert_cmpuint (fringe_trace_n_expansions (trace), ==, G_N_ELEMENTS (boards));
      for (guint j = 0; j < G_N_ELEMENTS (boards); j++)
        {
          char text[FRINGE_BOARD_TEXT_MAX];
          FringeBoard board;

          fringe_trace_board (trace, j, &board);
          fringe_board_print (&board, text);
          g_assert_cmpstr (text, ==, boards[j]);
        }
    }
}

/* What is wrong is told with its place. */
static void
test_faults (void)
{
  static const struct
  {
    const char *text, *place;
    gsize length;
  } faults[] = {
    { "", "There is no board", 0 },
    { "# nothing\n\n", "There is no board", 11 },
    { "1 2 3 4 5 6 7 8 0\n1 2 3 4 5 5 7 8 0\n", "Line 2, column 11: tile 5", 36 },
    { "1 2 3 4 5 6 7 8 0\n1 2 3 0\n", "Line 2, column 1: There are 4 cells", 26 },
    { "1 2 3\n4 5 6\n7 8 0\n\n1 2 3\n4 x 6\n7 8 0\n", "Line 6, column 3: “x”", 38 },
    { "1 2 3 0\n1 2\0 3 0\n", "Line 2, column 4", 17 },
    { "1 2 3 0\n1 2 \xff\xfe 0\n", "Line 2, column 5", 16 },
    { "UL\n", "Line 1, column 1: Moves", 3 },
    { "1 2 3 0\nUUU\n", "Line 2, column 2: “UU” leads", 12 },
    { "1 2 3 0\nU, Lift\n", "Line 2, column 5: “ift” is neither", 16 },
    { "[[1, 2], [3, 0], [1, 2]", "Line 1, column 24", 23 },
    { "[{\"g\": 1}]", "Line 1, column 10: An expansion", 10 },
    { "[{\"board\": \"1 2 3 3\"}]", "Line 1, column 19: tile 3", 22 },
    { "{\"board\": [1, 2, 3, 0]}\n{\"board\": [1, 2, 3, 4]}", "Line 2, column 11: 4 is too large", 47 },
    { "{\"board\": [1, 2, 3, 0], \"g\": \"one\"}", "Line 1, column 30: A number", 35 },
    { "{\"board\": [1, 2, 3, 0]} nonsense", "Line 1, column 25: A text", 32 },
  };
  const FringeTraceWords words = { .rows = 0 };

  for (gsize i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (fringe_trace_read (faults[i].text, faults[i].length, &words, &error));
      g_test_message ("%s", error->message);
      g_assert_true (g_str_has_prefix (error->message, faults[i].place));
    }
}

/* More than is kept is refused, and not read. */
static void
test_too_many (void)
{
  const FringeTraceWords words = { .rows = 0 };
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *large = NULL;

  for (guint i = 0; i <= FRINGE_TRACE_EXPANSIONS_MAX; i++)
    g_string_append (text, "1 2 3 0\n");
  g_assert_null (fringe_trace_read (text->str, text->len, &words, &error));
  g_assert_nonnull (strstr (error->message, "Line 1000001, column 1"));
  g_clear_error (&error);

  large = g_malloc0 (FRINGE_TRACE_BYTES_MAX + 1);
  g_assert_null (fringe_trace_read (large, FRINGE_TRACE_BYTES_MAX + 1, &words, &error));
  g_assert_nonnull (error);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/trace/boards-are-read-however-they-are-printed", test_styles);
  g_test_add_func ("/trace/numbers-beside-a-board-are-read", test_numbers);
  g_test_add_func ("/trace/moves-lead-from-the-start", test_moves);
  g_test_add_func ("/trace/what-is-wrong-is-told-with-its-place", test_faults);
  g_test_add_func ("/trace/a-text-that-is-too-long-is-refused", test_too_many);
  return g_test_run ();
}
