/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-worksheets.h"

#include "fringe-export-error.h"
#include "fringe-handout.h"
#include "fringe-record-words.h"
#include "fringe-text-output.h"

#include <glib/gi18n-lib.h>

static const char *const answer_names[FRINGE_N_ANSWERS] = { "g", "h", "f", "order" };

static void
add_columns (FringeSheet *sheet, FringeAlgorithm algorithm)
{
  /* Translators: title of a column: the step in which a node was removed from the frontier. */
  const char *const titles[FRINGE_N_ANSWERS] = { "g", "h", "f", _("Order") };

  fringe_sheet_add_column (sheet, "node", _("Node"), FRINGE_SHEET_COLUMN_TEXT);
  fringe_sheet_add_column (sheet, "parent", _("Parent"), FRINGE_SHEET_COLUMN_TEXT);
  fringe_sheet_add_column (sheet, "move", _("Move"), FRINGE_SHEET_COLUMN_TEXT);
  fringe_sheet_add_column (sheet, "board", _("Board"), FRINGE_SHEET_COLUMN_TEXT);
  for (int i = 0; i < FRINGE_N_ANSWERS; i++)
    if (fringe_handout_asks (algorithm, (FringeHandoutAnswer) i))
      fringe_sheet_add_column (sheet, answer_names[i], titles[i], FRINGE_SHEET_COLUMN_NUMBER);
}

static char *
print_answer (const FringeSearch *search, guint32 step, guint32 id, FringeHandoutAnswer answer)
{
  guint32 removed = fringe_record_stamp (fringe_search_removed_step (search, id), step);
  GString *text;

  if (answer == FRINGE_ANSWER_ORDER)
    return removed != UINT32_MAX ? g_strdup_printf ("%u", removed) : g_strdup ("–");
  if (answer == FRINGE_ANSWER_G)
    return g_strdup_printf ("%u", fringe_search_g (search, id));
  if (!fringe_record_has_h (search, id))
    return g_strdup ("∞");
  text = g_string_new (NULL);
  fringe_append_double (text, answer == FRINGE_ANSWER_H ? fringe_search_h (search, id) : fringe_search_f (search, id));
  return g_string_free (text, FALSE);
}

static void
add_answers (FringeSheet *sheet, const FringeSearch *search, guint32 step, guint32 id, gboolean is_key)
{
  FringeAlgorithm algorithm = fringe_search_rules (search)->algorithm;

  for (int i = 0; i < FRINGE_N_ANSWERS; i++)
    if (fringe_handout_asks (algorithm, (FringeHandoutAnswer) i))
      {
        g_autofree char *answer = is_key ? print_answer (search, step, id, (FringeHandoutAnswer) i) : NULL;

        fringe_sheet_add_answer (sheet, answer);
      }
}

static void
add_node (FringeSheet *sheet, const FringeSearch *search, const guint32 *labels, guint32 id)
{
  FringeMove move = fringe_search_move (search, id);
  char label[FRINGE_LABEL_MAX];
  FringeBoard board;

  fringe_search_board (search, id, &board);
  fringe_label_print (labels[id], label);
  fringe_sheet_add_text (sheet, label);
  if (move == FRINGE_N_MOVES)
    {
      fringe_sheet_add_dash (sheet);
      fringe_sheet_add_dash (sheet);
    }
  else
    {
      fringe_label_print (labels[fringe_search_parent (search, id)], label);
      fringe_sheet_add_text (sheet, label);
      fringe_sheet_add_text (sheet, (char[]) { fringe_move_letter (move), '\0' });
    }
  fringe_sheet_add_board (sheet, &board);
}

const char *
fringe_handout_task (FringeAlgorithm algorithm)
{
  if (algorithm == FRINGE_ALGORITHM_IDASTAR)
    return _("Fill in g, h and f of each node, and the order in which nodes are entered.");
  if (fringe_handout_asks (algorithm, FRINGE_ANSWER_F))
    return _("Fill in g, h and f of each node, and the order in which nodes are removed from the frontier.");
  if (fringe_handout_asks (algorithm, FRINGE_ANSWER_H))
    return _("Fill in g and h of each node, and the order in which nodes are removed from the frontier.");
  return _("Fill in g of each node, and the order in which nodes are removed from the frontier.");
}

FringeSheet *
fringe_handout_sheet_new (const FringeSearch *search, guint32 step, gboolean is_key, GError **error)
{
  guint32 n_nodes = fringe_search_n_nodes_at (search, step);
  FringeAlgorithm algorithm = fringe_search_rules (search)->algorithm;
  g_autofree guint32 *labels = NULL, *order = NULL;
  FringeSheet *sheet;

  if (n_nodes > FRINGE_WORKSHEET_ROWS_MAX)
    {
      g_set_error (error, FRINGE_EXPORT_ERROR, FRINGE_EXPORT_ERROR_TOO_LARGE,
                   _("A handout of %u nodes is too long for paper; it may have up to %u."), n_nodes,
                      FRINGE_WORKSHEET_ROWS_MAX);
      return NULL;
    }
  labels = fringe_labels_new (search, n_nodes);
  order = fringe_labels_order (labels, n_nodes);
  sheet = fringe_sheet_new (is_key ? _("Search tree: key") : _("Search tree"));
  fringe_sheet_add_note (sheet, fringe_handout_task (algorithm));
  add_columns (sheet, algorithm);
  for (guint32 i = 0; i < n_nodes; i++)
    {
      add_node (sheet, search, labels, order[i]);
      add_answers (sheet, search, step, order[i], is_key);
    }
  return sheet;
}
