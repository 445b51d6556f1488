/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-worksheets.h"

#include "fringe-export-error.h"
#include "fringe-record-words.h"

#include <glib/gi18n-lib.h>

static void
add_columns (FringeSheet *sheet)
{
  fringe_sheet_add_column (sheet, "id", _("Node"), FRINGE_SHEET_COLUMN_NUMBER);
  fringe_sheet_add_column (sheet, "parent", _("Parent"), FRINGE_SHEET_COLUMN_NUMBER);
  fringe_sheet_add_column (sheet, "move", _("Move"), FRINGE_SHEET_COLUMN_TEXT);
  fringe_sheet_add_column (sheet, "board", _("Board"), FRINGE_SHEET_COLUMN_TEXT);
  fringe_sheet_add_column (sheet, "g", "g", FRINGE_SHEET_COLUMN_NUMBER);
  fringe_sheet_add_column (sheet, "h", "h", FRINGE_SHEET_COLUMN_NUMBER);
  fringe_sheet_add_column (sheet, "f", "f", FRINGE_SHEET_COLUMN_NUMBER);
  /* Translators: title of a column: the step in which a node was removed from the frontier. */
  fringe_sheet_add_column (sheet, "order", _("Order"), FRINGE_SHEET_COLUMN_NUMBER);
}

static void
add_values (FringeSheet *sheet, const FringeSearch *search, guint32 step, guint32 id)
{
  guint32 removed = fringe_record_stamp (fringe_search_removed_step (search, id), step);

  fringe_sheet_add_number (sheet, fringe_search_g (search, id));
  if (fringe_record_has_h (search, id))
    {
      fringe_sheet_add_number (sheet, fringe_search_h (search, id));
      fringe_sheet_add_number (sheet, fringe_search_f (search, id));
    }
  else
    {
      fringe_sheet_add_text (sheet, "∞");
      fringe_sheet_add_text (sheet, "∞");
    }
  if (removed != UINT32_MAX)
    fringe_sheet_add_number (sheet, removed);
  else
    fringe_sheet_add_dash (sheet);
}

static void
add_row (FringeSheet *sheet, const FringeSearch *search, guint32 step, guint32 id, gboolean is_key)
{
  FringeMove move = fringe_search_move (search, id);
  FringeBoard board;

  fringe_search_board (search, id, &board);
  fringe_sheet_add_number (sheet, id);
  if (move == FRINGE_N_MOVES)
    {
      fringe_sheet_add_dash (sheet);
      fringe_sheet_add_dash (sheet);
    }
  else
    {
      fringe_sheet_add_number (sheet, fringe_search_parent (search, id));
      fringe_sheet_add_text (sheet, (char[]) { fringe_move_letter (move), '\0' });
    }
  fringe_sheet_add_board (sheet, &board);
  if (is_key)
    add_values (sheet, search, step, id);
  for (int i = 0; !is_key && i < 4; i++)
    fringe_sheet_add_blank (sheet);
}

FringeSheet *
fringe_handout_sheet_new (const FringeSearch *search, guint32 step, gboolean is_key, GError **error)
{
  guint32 n_nodes = fringe_search_n_nodes_at (search, step);
  FringeSheet *sheet;

  if (n_nodes > FRINGE_WORKSHEET_ROWS_MAX)
    {
      g_set_error (error, FRINGE_EXPORT_ERROR, FRINGE_EXPORT_ERROR_TOO_LARGE,
                   _("A handout of %u nodes is too long for paper; it may have up to %u."), n_nodes,
                      FRINGE_WORKSHEET_ROWS_MAX);
      return NULL;
    }
  sheet = fringe_sheet_new (is_key ? _("Search tree: key") : _("Search tree"));
  if (!is_key)
    fringe_sheet_add_note (sheet, _("Fill in g, h and f of each node, and the order in which nodes are removed from "
                                    "the frontier."));
  add_columns (sheet);
  for (guint32 id = 0; id < n_nodes; id++)
    add_row (sheet, search, step, id, is_key);
  return sheet;
}
