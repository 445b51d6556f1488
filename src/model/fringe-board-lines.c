/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-board-lines.h"

#include "fringe-sentences.h"

#include <glib/gi18n.h>
#include <string.h>

static gboolean
read_board (const char *text, GArray *boards, char **sentence)
{
  FringeBoardError error;
  FringeBoard board;

  if (fringe_board_parse (text, strlen (text), 0, 0, &board, &error))
    {
      g_array_append_val (boards, board);
      return TRUE;
    }
  *sentence = fringe_board_error_sentence (&error, text, strlen (text));
  return FALSE;
}

static gboolean
is_blank (const char *line)
{
  while (g_ascii_isspace (*line))
    line++;
  return *line == '\0';
}

/* Where no line is a board, all lines together were meant as one board. */
static gboolean
read_lines (char **lines, GArray *boards, char **sentence)
{
  for (guint i = 0; lines[i] != NULL && boards->len < FRINGE_BOARD_LINES_MAX; i++)
    {
      g_autofree char *wrong = NULL;

      if (is_blank (lines[i]) || read_board (lines[i], boards, &wrong))
        continue;
      if (boards->len > 0)
        {
          g_free (*sentence);
          /* Translators: a number of a line, and a sentence. */
          *sentence = g_strdup_printf (_ ("Line %u: %s"), i + 1, wrong);
        }
      return FALSE;
    }
  return boards->len > 0;
}

GArray *
fringe_board_lines_read (const char *text, char **sentence)
{
  g_autoptr (GArray) boards = g_array_new (FALSE, FALSE, sizeof (FringeBoard));
  g_auto (GStrv) lines = NULL;

  *sentence = NULL;
  if (read_board (text, boards, sentence))
    return g_steal_pointer (&boards);
  lines = g_strsplit (text, "\n", FRINGE_BOARD_LINES_MAX + 2);
  if (!read_lines (lines, boards, sentence))
    return NULL;
  g_clear_pointer (sentence, g_free);
  return g_steal_pointer (&boards);
}
