/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-board-lines.h"

#include "fringe-board-text.h"
#include "fringe-sentences.h"
#include "fringe-titles.h"

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

static void
add_board (GString *text, const FringeSearch *search, guint id)
{
  char board_text[FRINGE_BOARD_TEXT_MAX];
  FringeBoard board;

  fringe_search_board (search, id, &board);
  fringe_board_print (&board, board_text);
  g_string_append (text, board_text);
}

char *
fringe_board_lines_of_path (const FringeSearch *search, guint id)
{
  guint n = fringe_search_path (search, id, NULL);
  g_autofree guint *ids = g_new (guint, n);
  GString *text = g_string_new (NULL);

  fringe_search_path (search, id, ids);
  for (guint i = 0; i < n; i++)
    {
      add_board (text, search, ids[i]);
      g_string_append_c (text, '\n');
    }
  return g_string_free (text, FALSE);
}

/* Numbers are written alike in every language, as in files. */
static void
add_node (GString *text, const FringeSearch *search, guint id, guint depth)
{
  char h[G_ASCII_DTOSTR_BUF_SIZE], f[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append_printf (text, "%*s%u: ", (int) (2 * depth), "", id);
  add_board (text, search, id);
  g_string_append_printf (text, "  g %u h %s f %s\n", fringe_search_g (search, id),
                          g_ascii_formatd (h, sizeof h, "%g", fringe_search_h (search, id)),
                          g_ascii_formatd (f, sizeof f, "%g", fringe_search_f (search, id)));
}

char *
fringe_board_lines_of_subtree (const FringeSearch *search, guint id, guint step, guint n_max)
{
  g_autoptr (GArray) waiting = g_array_new (FALSE, FALSE, sizeof (guint));
  const FringeSearch *then = fringe_search_at (search, step);
  guint top = fringe_search_g (search, id), n = 0;
  GString *text = g_string_new (NULL);

  g_array_append_val (waiting, id);
  while (waiting->len > 0 && n <= n_max)
    {
      guint node = g_array_index (waiting, guint, waiting->len - 1), children[FRINGE_N_MOVES];
      int n_children = fringe_search_children_at (search, node, step, children);

      g_array_set_size (waiting, waiting->len - 1);
      add_node (text, then, node, fringe_search_g (search, node) - top);
      n++;
      while (n_children > 0)
        g_array_append_val (waiting, children[--n_children]);
    }
  return g_string_free (text, n > n_max);
}
