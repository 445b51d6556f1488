/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-worksheets.h"

#include "fringe-export-error.h"
#include "fringe-handout.h"
#include "fringe-made.h"
#include "fringe-record-words.h"
#include "fringe-sentences.h"
#include "fringe-table.h"
#include "fringe-text-output.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* Appends a node and the number that the algorithm compares, if it compares one: "7 (5)". */
static void
append_open_node (GString *list, const FringeSearch *search, guint32 id)
{
  FringeAlgorithm algorithm = fringe_search_rules (search)->algorithm;

  g_string_append_printf (list, "%s%u", list->len > 0 ? ", " : "", id);
  if (algorithm == FRINGE_ALGORITHM_BFS || algorithm == FRINGE_ALGORITHM_DFS)
    return;
  if (algorithm != FRINGE_ALGORITHM_UCS && !fringe_record_has_h (search, id))
    {
      g_string_append (list, " (∞)");
      return;
    }
  g_string_append (list, " (");
  fringe_append_double (list, fringe_search_priority (search, id));
  g_string_append_c (list, ')');
}

/* Appends how many nodes of a list are not named. */
static void
append_rest (GString *list, guint32 n, guint32 n_named)
{
  if (n > n_named)
    g_string_append_printf (list, ", … +%u", n - n_named);
}

static void
add_open_list (FringeSheet *sheet, const FringeSearch *search, guint32 step)
{
  g_autoptr (GString) list = g_string_new (NULL);
  guint32 ids[FRINGE_WORKSHEET_LIST_MAX];
  guint32 n = fringe_search_frontier_at (search, step, ids, FRINGE_WORKSHEET_LIST_MAX);

  for (guint32 i = 0; i < n; i++)
    append_open_node (list, search, ids[i]);
  append_rest (list, fringe_search_counts_at (search, step).open, n);
  fringe_sheet_add_text (sheet, list->str);
}

/* A state that is generated again with a smaller g leaves the closed list. */
static void
update_closed (GArray *closed, const FringeSearch *search, guint32 step)
{
  guint32 children[FRINGE_N_MOVES], id = fringe_search_removed (search, step);
  int n = fringe_search_children_at (search, id, step, children);

  if (fringe_search_state_at (search, id, step) != FRINGE_NODE_EXPANDED)
    return;
  g_array_append_val (closed, id);
  for (int i = 0; i < n; i++)
    {
      guint32 older = fringe_search_supersedes (search, children[i]);

      for (guint j = 0; j < closed->len; j++)
        if (g_array_index (closed, guint32, j) == older)
          {
            g_array_remove_index (closed, j);
            break;
          }
    }
}

static void
add_closed_list (FringeSheet *sheet, const GArray *closed)
{
  g_autoptr (GString) list = g_string_new (NULL);
  guint n_left_out = closed->len > FRINGE_WORKSHEET_LIST_MAX ? closed->len - FRINGE_WORKSHEET_LIST_MAX : 0;

  if (n_left_out > 0)
    g_string_append_printf (list, "+%u …", n_left_out);
  for (guint i = n_left_out; i < closed->len; i++)
    g_string_append_printf (list, "%s%u", list->len > 0 ? ", " : "", g_array_index (closed, guint32, i));
  fringe_sheet_add_text (sheet, list->str);
}

static FringeSheet *
list_sheet (const FringeSearch *search, guint32 step)
{
  FringeSheet *sheet = fringe_sheet_new (_ ("Trace of the search"));
  g_autoptr (GArray) closed = g_array_new (FALSE, FALSE, sizeof (guint32));

  fringe_sheet_add_column (sheet, "step", _ ("Step"), FRINGE_SHEET_COLUMN_NUMBER);
  fringe_sheet_add_column (sheet, "removed", _ ("Node removed"), FRINGE_SHEET_COLUMN_NUMBER);
  fringe_sheet_add_column (sheet, "open", _ ("Frontier"), FRINGE_SHEET_COLUMN_LIST);
  fringe_sheet_add_column (sheet, "closed", _ ("Closed list"), FRINGE_SHEET_COLUMN_LIST);
  for (guint32 i = 0; i <= step; i++)
    {
      fringe_sheet_add_number (sheet, i);
      if (i == 0)
        fringe_sheet_add_dash (sheet);
      else
        {
          fringe_sheet_add_number (sheet, fringe_search_removed (search, i));
          update_closed (closed, search, i);
        }
      add_open_list (sheet, search, i);
      add_closed_list (sheet, closed);
    }
  return sheet;
}

static const char *
fate_title (FringeNodeState state)
{
  /* Translators: what became of a node that IDA* entered. */
  if (state == FRINGE_NODE_CUT)
    return _ ("cut");
  /* Translators: what became of a node that IDA* entered. */
  return state == FRINGE_NODE_GOAL ? _ ("goal") : _ ("expanded");
}

static FringeSheet *
idastar_sheet (const FringeSearch *search, guint32 step)
{
  FringeSheet *sheet = fringe_sheet_new (_ ("Trace of the search"));
  gboolean uses_h = fringe_rules_use_heuristic (fringe_search_rules (search));
  const char *letter = uses_h ? "f" : "g";

  fringe_sheet_add_column (sheet, "step", _ ("Step"), FRINGE_SHEET_COLUMN_NUMBER);
  fringe_sheet_add_column (sheet, "entered", _ ("Node entered"), FRINGE_SHEET_COLUMN_NUMBER);
  fringe_sheet_add_column (sheet, letter, letter, FRINGE_SHEET_COLUMN_NUMBER);
  fringe_sheet_add_column (sheet, "bound", _ ("Bound"), FRINGE_SHEET_COLUMN_NUMBER);
  fringe_sheet_add_column (sheet, "state", _ ("Result"), FRINGE_SHEET_COLUMN_TEXT);
  for (guint32 i = 1; i <= step; i++)
    {
      guint32 id = fringe_search_removed (search, i);

      fringe_sheet_add_number (sheet, i);
      fringe_sheet_add_number (sheet, id);
      if (!uses_h || fringe_record_has_h (search, id))
        fringe_sheet_add_number (sheet, fringe_search_priority (search, id));
      else
        fringe_sheet_add_text (sheet, "∞");
      fringe_sheet_add_number (sheet, fringe_search_bound (search, fringe_search_root_of (search, id)));
      fringe_sheet_add_text (sheet, fate_title (fringe_search_state_at (search, id, step)));
    }
  return sheet;
}

static void
add_value (FringeSheet *sheet, double value)
{
  if (isinf (value))
    fringe_sheet_add_text (sheet, "∞");
  else
    fringe_sheet_add_number (sheet, value);
}

static FringeSheet *
rbfs_sheet (const FringeSearch *search, guint32 step)
{
  FringeSheet *sheet = fringe_sheet_new (_ ("Trace of the search"));

  fringe_sheet_add_column (sheet, "step", _ ("Step"), FRINGE_SHEET_COLUMN_NUMBER);
  fringe_sheet_add_column (sheet, "entered", _ ("Node entered"), FRINGE_SHEET_COLUMN_NUMBER);
  fringe_sheet_add_column (sheet, "f", "F", FRINGE_SHEET_COLUMN_NUMBER);
  /* Translators: title of a column: the limit on F of a call of RBFS. */
  fringe_sheet_add_column (sheet, "limit", _ ("Limit"), FRINGE_SHEET_COLUMN_NUMBER);
  /* Translators: title of a column: the smallest F of the other children, in RBFS. */
  fringe_sheet_add_column (sheet, "alternative", _ ("Alternative"), FRINGE_SHEET_COLUMN_NUMBER);
  for (guint32 i = 1; i <= step; i++)
    {
      FringeCall call = fringe_search_call (search, i);
      guint32 id = fringe_search_removed (search, i);

      fringe_sheet_add_number (sheet, i);
      fringe_sheet_add_number (sheet, id);
      add_value (sheet, fringe_search_backed_f_at (search, id, i));
      add_value (sheet, call.limit);
      add_value (sheet, call.alternative);
    }
  return sheet;
}

FringeSheet *
fringe_trace_sheet_new (const FringeSearch *search, guint32 step, GError **error)
{
  if (step > FRINGE_WORKSHEET_ROWS_MAX)
    {
      g_set_error (error, FRINGE_EXPORT_ERROR, FRINGE_EXPORT_ERROR_TOO_LARGE,
                   _ ("A trace table of %u steps is too long. The limit is %u steps."), step,
                   FRINGE_WORKSHEET_ROWS_MAX);
      return NULL;
    }
  if (fringe_search_is_rbfs (search))
    return rbfs_sheet (search, step);
  if (fringe_search_is_idastar (search))
    return idastar_sheet (search, step);
  return list_sheet (search, step);
}

FringeSheet *
fringe_counts_sheet_new (const FringeSearch *search, guint32 step, FringeSheetFormat format)
{
  FringeSheet *sheet = fringe_sheet_new (_ ("Counts"));
  FringeTableRow row = fringe_table_row (search, step);
  gboolean is_csv = format == FRINGE_SHEET_CSV;

  for (int i = 0; i < FRINGE_N_TABLE_COLUMNS; i++)
    if (FRINGE_TABLE_COLUMNS_STEADY >> i & 1)
      fringe_sheet_add_column (sheet, fringe_table_column_name ((FringeTableColumn) i),
                               fringe_table_column_title ((FringeTableColumn) i),
                               i > FRINGE_TABLE_COLUMN_HEURISTIC ? FRINGE_SHEET_COLUMN_NUMBER
                                                                 : FRINGE_SHEET_COLUMN_TEXT);
  for (int i = 0; i < FRINGE_N_TABLE_COLUMNS; i++)
    if (FRINGE_TABLE_COLUMNS_STEADY >> i & 1)
      {
        g_autofree char *cell = is_csv ? fringe_table_cell_of_file (&row, (FringeTableColumn) i)
                                       : fringe_table_cell (&row, (FringeTableColumn) i);

        fringe_sheet_add_text (sheet, cell);
      }
  return sheet;
}

static const char *const answer_names[FRINGE_N_ANSWERS] = { "g", "h", "f", "order" };

static void
add_columns (FringeSheet *sheet, FringeAlgorithm algorithm)
{
  /* Translators: title of a column: the step in which a node was removed from the frontier. */
  const char *const titles[FRINGE_N_ANSWERS] = { "g", "h", "f", _ ("Order") };

  fringe_sheet_add_column (sheet, "node", _ ("Node"), FRINGE_SHEET_COLUMN_TEXT);
  fringe_sheet_add_column (sheet, "parent", _ ("Parent"), FRINGE_SHEET_COLUMN_TEXT);
  fringe_sheet_add_column (sheet, "move", _ ("Move"), FRINGE_SHEET_COLUMN_TEXT);
  fringe_sheet_add_column (sheet, "board", _ ("Board"), FRINGE_SHEET_COLUMN_TEXT);
  for (int i = 0; i < FRINGE_N_ANSWERS; i++)
    if (fringe_handout_asks (algorithm, (FringeHandoutAnswer) i))
      fringe_sheet_add_column (sheet, answer_names[i], titles[i], FRINGE_SHEET_COLUMN_NUMBER);
}

static char *
print_answer (const FringeSearch *search, guint32 step, guint32 id, FringeHandoutAnswer answer)
{
  guint32 removed = fringe_search_removed_step_at (search, id, step);
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
fringe_handout_name_line (void)
{
  /* Translators: at the top of a handout, to be filled in by a student and by who marks it. */
  return _ ("Name: ______________________________   Points: __________");
}

static const char *
task_sentence (FringeAlgorithm algorithm)
{
  if (algorithm == FRINGE_ALGORITHM_IDS)
    return _ ("Fill in g of each node. Number the nodes in the order in which they are entered.");
  if (fringe_algorithm_deepens (algorithm))
    return _ ("Fill in g, h and f of each node. Number the nodes in the order in which they are entered.");
  if (fringe_handout_asks (algorithm, FRINGE_ANSWER_F))
    return _ ("Fill in g, h and f of each node. Number the nodes in the order in which they leave the frontier.");
  if (fringe_handout_asks (algorithm, FRINGE_ANSWER_H))
    return _ ("Fill in g and h of each node. Number the nodes in the order in which they leave the frontier.");
  return _ ("Fill in g of each node. Number the nodes in the order in which they leave the frontier.");
}

/* Which nodes have a number besides those that are expanded. */
static void
add_numbered (GStrvBuilder *sentences, const FringeRules *rules)
{
  if (fringe_algorithm_deepens (rules->algorithm))
    {
      g_strv_builder_add (sentences, _ ("A node that is cut has a number, too. Each bound begins with a new node for "
                                        "the start."));
      return;
    }
  /* Translators: of a handout, on which nodes are numbered. So the next ones. */
  g_strv_builder_add (sentences, _ ("Nodes that stay on the frontier have no number."));
  if (rules->duplicates == FRINGE_DUPLICATES_BETTER_G)
    g_strv_builder_add (sentences, _ ("If a board is generated again with a smaller g, its older node leaves the "
                                      "frontier without a number."));
  if (rules->duplicates == FRINGE_DUPLICATES_EXPANSION)
    g_strv_builder_add (sentences, _ ("A node that is dropped on removal has a number, too."));
}

static gboolean
has_ended (const FringeSearch *search, guint32 step)
{
  FringeOutcome outcome = fringe_search_outcome_at (search, step);

  return outcome == FRINGE_OUTCOME_SOLVED || outcome == FRINGE_OUTCOME_EXHAUSTED;
}

char **
fringe_handout_tasks (const FringeSearch *search, guint32 step)
{
  const FringeRules *rules = fringe_search_rules (search);
  GStrvBuilder *sentences = g_strv_builder_new ();
  char **tasks;

  g_strv_builder_add (sentences, task_sentence (rules->algorithm));
  g_strv_builder_add (sentences, _ ("A move shifts the blank and costs 1. g is the number of moves from the start."));
  if (fringe_handout_asks (rules->algorithm, FRINGE_ANSWER_H))
    g_strv_builder_add (sentences, fringe_heuristic_definition (rules->heuristic));
  add_numbered (sentences, rules);
  if (!has_ended (search, step))
    {
      /* Translators: of a handout whose tree is that of a search that has not ended yet. */
      g_autofree char *stop = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Stop when %u node has a number.",
                                                            "Stop when %u nodes have a number.", step),
                                               step);

      g_strv_builder_add (sentences, stop);
    }
  tasks = g_strv_builder_end (sentences);
  g_strv_builder_unref (sentences);
  return tasks;
}

FringeSheet *
fringe_handout_sheet_new (const FringeSearch *search, guint32 step, gboolean is_key, GError **error)
{
  guint32 n_nodes = fringe_search_n_nodes_at (search, step);
  FringeAlgorithm algorithm = fringe_search_rules (search)->algorithm;
  g_autofree guint32 *labels = NULL, *order = NULL;
  g_auto (GStrv) tasks = fringe_handout_tasks (search, step);
  FringeSheet *sheet;

  if (!fringe_made_check (FRINGE_MADE_HANDOUT, search, error))
    return NULL;
  if (n_nodes > FRINGE_WORKSHEET_ROWS_MAX)
    {
      g_set_error (error, FRINGE_EXPORT_ERROR, FRINGE_EXPORT_ERROR_TOO_LARGE,
                   _ ("A handout of %u nodes is too long. The limit is %u nodes."), n_nodes, FRINGE_WORKSHEET_ROWS_MAX);
      return NULL;
    }
  labels = fringe_labels_new (search, n_nodes);
  order = fringe_labels_order (labels, n_nodes);
  sheet = fringe_sheet_new (is_key ? _ ("Search tree: key") : _ ("Search tree"));
  fringe_sheet_set_name_line (sheet, fringe_handout_name_line ());
  for (guint i = 0; tasks[i] != NULL; i++)
    fringe_sheet_add_note (sheet, tasks[i]);
  add_columns (sheet, algorithm);
  for (guint32 i = 0; i < n_nodes; i++)
    {
      add_node (sheet, search, labels, order[i]);
      add_answers (sheet, search, step, order[i], is_key);
    }
  return sheet;
}
