/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "test-texts.h"

#include <math.h>

#include "test-boards.h"

#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

/* A place for texts that end where readable memory ends: a byte read too many is a crash. */
static char *guarded;
static size_t guarded_size;

static void
map_guarded (void)
{
  size_t page = (size_t) sysconf (_SC_PAGESIZE);

  guarded_size = (TEST_TEXT_MAX / page + 2) * page;
  guarded = mmap (NULL, guarded_size + page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  g_assert_true (guarded != MAP_FAILED);
  g_assert_cmpint (mprotect (guarded + guarded_size, page, PROT_NONE), ==, 0);
}

bool
test_parse (const char *text, size_t length, int rows, int columns, FringeBoard *board, FringeBoardError *error)
{
  char *copy;

  if (guarded == NULL)
    map_guarded ();
  g_assert_cmpuint (length, <=, guarded_size);
  copy = guarded + guarded_size - length;
  if (length > 0)
    memcpy (copy, text, length);
  return fringe_board_parse (copy, length, rows, columns, board, error);
}

const char *
test_one_of (const char *const *choices)
{
  return choices[test_random ((int) g_strv_length ((char **) choices))];
}

static void
append_tile (GString *text, int tile)
{
  static const char *const blanks[] = { "0", "*", "_", ".", NULL };

  if (tile == 0)
    g_string_append (text, test_one_of (blanks));
  else
    g_string_append_printf (text, "%d", tile);
}

static void
append_end_of_line (GString *text)
{
  static const char *const ends[] = { "\n", "\r\n", " \n", "\n\n", " # 1 2 [3\n", "#\n", "\n# row\n", NULL };

  g_string_append (text, test_one_of (ends));
}

static void
append_rows (GString *text, const FringeBoard *board)
{
  static const char *const separators[] = { " ", "  ", ",", ", ", "\t", " , ", "\xc2\xa0", NULL };
  const char *separator = test_one_of (separators);

  for (int cell = 0; cell < fringe_board_n_cells (board); cell++)
    {
      append_tile (text, board->cells[cell]);
      if (cell % board->columns == board->columns - 1)
        append_end_of_line (text);
      else
        g_string_append (text, separator);
    }
}

static void
append_brackets (GString *text, const FringeBoard *board)
{
  static const char *const between[] = { "] [", "], [", "],[", "][", "]\n [", "] # row\n[", NULL };
  static const char *const separators[] = { " ", ",", ", ", "\n", NULL };

  g_string_append (text, test_random (2) ? "[[" : "[ [");
  for (int cell = 0; cell < fringe_board_n_cells (board); cell++)
    {
      if (cell > 0)
        g_string_append (text, test_one_of (cell % board->columns == 0 ? between : separators));
      append_tile (text, board->cells[cell]);
    }
  g_string_append (text, test_random (2) ? "]]" : "] ]\n");
}

void
test_append_flat (GString *text, const FringeBoard *board)
{
  static const char *const separators[] = { " ", ",", ", ", "\t", NULL };
  const char *separator = test_one_of (separators);
  gboolean listed = test_random (2);

  g_string_append (text, listed ? "[" : "");
  for (int cell = 0; cell < fringe_board_n_cells (board); cell++)
    {
      g_string_append (text, cell > 0 ? separator : "");
      append_tile (text, board->cells[cell]);
    }
  g_string_append (text, listed ? "]" : "");
}

static void
append_size (GString *text, const FringeBoard *board)
{
  if (board->rows == board->columns && test_random (2))
    g_string_append_printf (text, "%d", board->rows);
  else
    g_string_append_printf (text, test_random (2) ? "%d %d" : "%d,%d", board->rows, board->columns);
  append_end_of_line (text);
}

GString *
test_write_board (const FringeBoard *board)
{
  GString *text = g_string_new (test_random (8) == 0 ? "\xef\xbb\xbf" : "");

  if (test_random (4) == 0)
    append_end_of_line (text);
  switch (test_random (board->rows == board->columns ? 4 : 3))
    {
    case 0:
      append_rows (text, board);
      break;
    case 1:
      append_brackets (text, board);
      break;
    case 2:
      append_size (text, board);
      append_rows (text, board);
      break;
    default:
      test_append_flat (text, board);
    }
  return text;
}

char *
test_number (double number)
{
  return isinf (number) ? g_strdup ("∞") : g_strdup_printf ("%.12g", number);
}

guint64
test_number_wanted (const char *variable, guint64 otherwise)
{
  const char *text = g_getenv (variable);

  return text != NULL ? g_ascii_strtoull (text, NULL, 10) : otherwise;
}
