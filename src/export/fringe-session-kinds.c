/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-session-private.h"

#include "fringe-board-text.h"
#include "fringe-text-output.h"

#include <string.h>

static gboolean
read_number (const char *text, gpointer member)
{
  guint64 number;

  if (!g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT32 - 1, &number, NULL))
    return FALSE;
  *(guint32 *) member = (guint32) number;
  return TRUE;
}

static char *
print_number (gconstpointer member)
{
  return g_strdup_printf ("%u", *(const guint32 *) member);
}

/* No node is an empty value. */
static gboolean
read_node (const char *text, gpointer member)
{
  if (*text != '\0')
    return read_number (text, member);
  *(guint32 *) member = FRINGE_NO_NODE;
  return TRUE;
}

static char *
print_node (gconstpointer member)
{
  return *(const guint32 *) member == FRINGE_NO_NODE ? g_strdup ("") : print_number (member);
}

/* g_ascii_strtod() takes spaces, infinity and hexadecimal digits as well. */
static gboolean
read_double (const char *text, double least, double most, double *number)
{
  char *end;
  double value = g_ascii_strtod (text, &end);

  if (*text == '\0' || text[strspn (text, "0123456789.eE+-")] != '\0' || *end != '\0' || !(value >= least)
      || !(value <= most))
    return FALSE;
  *number = value;
  return TRUE;
}

static gboolean
read_scale (const char *text, gpointer member)
{
  return read_double (text, FRINGE_SESSION_SCALE_MIN, FRINGE_SCALE_MAX, member);
}

static gboolean
read_offset (const char *text, gpointer member)
{
  return read_double (text, -FRINGE_SESSION_OFFSET_MAX, FRINGE_SESSION_OFFSET_MAX, member);
}

static gboolean
read_weight (const char *text, gpointer member)
{
  return read_double (text, 0, FRINGE_WEIGHT_MAX, member);
}

static char *
print_double (gconstpointer member)
{
  GString *text = g_string_new (NULL);

  fringe_append_double (text, *(const double *) member);
  return g_string_free (text, FALSE);
}

static gboolean
read_truth (const char *text, gpointer member)
{
  *(gboolean *) member = g_str_equal (text, "true");
  return *(gboolean *) member || g_str_equal (text, "false");
}

static char *
print_truth (gconstpointer member)
{
  return g_strdup (*(const gboolean *) member ? "true" : "false");
}

static gboolean
read_text (const char *text, gpointer member)
{
  char **copy = member;

  if (g_utf8_strlen (text, -1) > FRINGE_SESSION_TITLE_MAX)
    return FALSE;
  g_free (*copy);
  *copy = g_strdup (text);
  return TRUE;
}

static char *
print_text (gconstpointer member)
{
  return g_strdup (*(char *const *) member);
}

static gboolean
read_board (const char *text, gpointer member)
{
  FringeBoardError problem;

  return fringe_board_parse (text, strlen (text), 0, 0, member, &problem);
}

char *
fringe_session_print_board (const FringeBoard *board)
{
  GString *text = g_string_new ("[");

  for (int cell = 0; cell < fringe_board_n_cells (board); cell++)
    {
      if (cell % board->columns > 0)
        g_string_append_c (text, ' ');
      else
        g_string_append (text, cell > 0 ? "] [" : "[");
      g_string_append_printf (text, "%d", board->cells[cell]);
    }
  g_string_append (text, "]]");
  return g_string_free (text, FALSE);
}

static char *
print_board (gconstpointer member)
{
  return fringe_session_print_board (member);
}

static gboolean
read_moves (const char *text, gpointer member)
{
  return fringe_moves_from_text (text, member);
}

static char *
print_moves (gconstpointer member)
{
  char text[FRINGE_N_MOVES + 1];

  fringe_moves_print (member, text);
  return g_strdup (text);
}

#define DEFINE_WORD(word, Type)                                                                                        \
  static gboolean read_##word (const char *text, gpointer member)                                                      \
  {                                                                                                                    \
    return fringe_##word##_from_name (text, member);                                                                   \
  }                                                                                                                    \
  static char *print_##word (gconstpointer member)                                                                     \
  {                                                                                                                    \
    return g_strdup (fringe_##word##_name (*(const Type *) member));                                                   \
  }

DEFINE_WORD (algorithm, FringeAlgorithm)
DEFINE_WORD (heuristic, FringeHeuristic)
DEFINE_WORD (ties, FringeTies)
DEFINE_WORD (duplicates, FringeDuplicates)
DEFINE_WORD (goal_test, FringeGoalTest)
DEFINE_WORD (coloring, FringeColoring)

static gboolean
read_direction (const char *text, gpointer member)
{
  *(FringeDirection *) member = g_str_equal (text, "right") ? FRINGE_DIRECTION_RIGHT : FRINGE_DIRECTION_DOWN;
  return g_str_equal (text, "right") || g_str_equal (text, "down");
}

static char *
print_direction (gconstpointer member)
{
  return g_strdup (*(const FringeDirection *) member == FRINGE_DIRECTION_RIGHT ? "right" : "down");
}

const FringeSessionKind fringe_session_number = { read_number, print_number, FRINGE_SESSION_NO_NUMBER },
                        fringe_session_node = { read_node, print_node, FRINGE_SESSION_NO_NUMBER },
                        fringe_session_scale = { read_scale, print_double, FRINGE_SESSION_NO_NUMBER },
                        fringe_session_offset = { read_offset, print_double, FRINGE_SESSION_NO_NUMBER },
                        fringe_session_weight = { read_weight, print_double, FRINGE_SESSION_NO_NUMBER },
                        fringe_session_truth = { read_truth, print_truth, FRINGE_SESSION_NO_WORD },
                        fringe_session_text = { read_text, print_text, FRINGE_SESSION_TOO_LONG },
                        fringe_session_board = { read_board, print_board, FRINGE_SESSION_NO_BOARD },
                        fringe_session_moves = { read_moves, print_moves, FRINGE_SESSION_NO_WORD },
                        fringe_session_algorithm = { read_algorithm, print_algorithm, FRINGE_SESSION_NO_WORD },
                        fringe_session_heuristic = { read_heuristic, print_heuristic, FRINGE_SESSION_NO_WORD },
                        fringe_session_ties = { read_ties, print_ties, FRINGE_SESSION_NO_WORD },
                        fringe_session_duplicates = { read_duplicates, print_duplicates, FRINGE_SESSION_NO_WORD },
                        fringe_session_goal_test = { read_goal_test, print_goal_test, FRINGE_SESSION_NO_WORD },
                        fringe_session_direction = { read_direction, print_direction, FRINGE_SESSION_NO_WORD },
                        fringe_session_coloring = { read_coloring, print_coloring, FRINGE_SESSION_NO_WORD };
