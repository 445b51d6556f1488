/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-record-node.h"

#include "fringe-record-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* In the order of bits: all must be there. */
static const char *const names[]
    = { "id", "parent", "move", "g", "h", "f", "board", "generated", "removed", "superseded", "state" };

static gboolean
fail_word (FringeJsonReader *reader, const char *name)
{
  fringe_json_reader_fail (reader, _("“%s” is none of the words known."), name);
  return FALSE;
}

static gboolean
read_move (FringeJsonReader *reader, FringeMove *move)
{
  const char *word;

  if (!fringe_json_reader_text_or_null (reader, &word))
    return FALSE;
  for (*move = 0; *move < FRINGE_N_MOVES; (*move)++)
    if (word != NULL && word[0] == fringe_move_letter (*move) && word[1] == '\0')
      return TRUE;
  return word == NULL || fail_word (reader, "move");
}

static gboolean
read_board (FringeJsonReader *reader, int rows, int columns, FringeBoard *board)
{
  FringeBoardError problem;
  const char *text;

  if (!fringe_json_reader_text (reader, &text))
    return FALSE;
  if (fringe_board_parse (text, strlen (text), rows, columns, board, &problem))
    return TRUE;
  fringe_json_reader_fail (reader, _("“%s” is no board of %u × %u cells."), "board", (guint) rows, (guint) columns);
  return FALSE;
}

static gboolean
read_state (FringeJsonReader *reader, FringeNodeState *state)
{
  const char *word;

  if (!fringe_json_reader_text (reader, &word))
    return FALSE;
  return fringe_node_state_from_name (word, state) || fail_word (reader, "state");
}

static gboolean
read_member (FringeRecordNode *node, int rows, int columns, FringeJsonReader *reader, guint i)
{
  switch (i)
    {
    case 0:
      return fringe_json_reader_uint (reader, &node->id);
    case 1:
      return fringe_json_reader_uint_or_null (reader, &node->parent);
    case 2:
      return read_move (reader, &node->move);
    case 3:
      return fringe_json_reader_uint (reader, &node->g);
    case 4:
      return fringe_json_reader_uint_or_null (reader, &node->h);
    case 5:
      return fringe_json_reader_double_or_null (reader, &node->f);
    case 6:
      return read_board (reader, rows, columns, &node->board);
    case 7:
      return fringe_json_reader_uint (reader, &node->generated);
    case 8:
      return fringe_json_reader_uint_or_null (reader, &node->fate.removed);
    case 9:
      return fringe_json_reader_uint_or_null (reader, &node->fate.superseded);
    case 10:
      return read_state (reader, &node->fate.state);
    default:
      return fringe_json_reader_skip (reader);
    }
}

gboolean
fringe_record_node_read (FringeRecordNode *node, int rows, int columns, FringeJsonReader *reader)
{
  const char *name;
  guint has = 0;

  if (!fringe_json_reader_begin (reader, '{'))
    return FALSE;
  while (fringe_json_reader_next (reader, '}', &name))
    {
      guint i = 0;

      while (i < G_N_ELEMENTS (names) && !g_str_equal (names[i], name))
        i++;
      if (!read_member (node, rows, columns, reader, i))
        return FALSE;
      has |= 1u << i;
    }
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (!(has >> i & 1))
      {
        fringe_json_reader_fail (reader, _("“%s” is missing."), names[i]);
        return FALSE;
      }
  return TRUE;
}
