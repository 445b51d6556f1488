/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-dot.h"

#include "fringe-record-words.h"
#include "fringe-text-output.h"

#include <glib/gi18n-lib.h>

#define BLANK "&#160;&#160;&#160;&#160;"
#define INFINITE "&#8734;"
#define SOLUTION_WIDTH "2.5"

/* No node of the tree goes without an outline of its own. */
static const char *const styles[FRINGE_N_NODE_STATES] = {
  [FRINGE_NODE_FRONTIER] = "style=\"rounded\"",
  [FRINGE_NODE_EXPANDED] = "style=\"filled\"",
  [FRINGE_NODE_GOAL] = "style=\"filled\" peripheries=2",
  [FRINGE_NODE_SUPERSEDED] = "style=\"rounded,dashed\"",
  [FRINGE_NODE_STALE] = "style=\"dashed\"",
  [FRINGE_NODE_CUT] = "style=\"dotted\"",
};

#define IS_DRAWN 1
#define IS_ON_SOLUTION 2

/* @marks: a byte for each node: going up to the root from each of them would take too long in a deep tree. */
typedef struct
{
  const FringeData *data;
  GString *text;
  guint8 *marks;
} Drawing;

static gboolean
is_on_solution (const Drawing *drawing, uint32_t id)
{
  return !drawing->data->is_blank && drawing->marks[id] & IS_ON_SOLUTION;
}

static guint8 *
mark_nodes (const FringeData *data, uint32_t goal, uint32_t n_nodes)
{
  guint8 *marks = g_malloc0 (n_nodes);
  gboolean is_path = data->what == FRINGE_WHAT_SOLUTION;

  for (uint32_t id = goal; id != FRINGE_NO_NODE; id = fringe_search_parent (data->search, id))
    marks[id] = is_path ? IS_ON_SOLUTION | IS_DRAWN : IS_ON_SOLUTION;
  for (uint32_t id = data->root; id < n_nodes && !is_path; id++)
    {
      uint32_t parent = fringe_search_parent (data->search, id);

      if (data->root == 0 || id == data->root || (parent != FRINGE_NO_NODE && marks[parent] & IS_DRAWN))
        marks[id] |= IS_DRAWN;
    }
  return marks;
}

/* The tiles, the blank being empty. */
static void
add_board (GString *text, const FringeBoard *board)
{
  g_string_append (text, "<TABLE BORDER=\"0\" CELLBORDER=\"1\" CELLSPACING=\"0\" CELLPADDING=\"2\">");
  for (int row = 0; row < board->rows; row++)
    {
      g_string_append (text, "<TR>");
      for (int column = 0; column < board->columns; column++)
        {
          guint tile = board->cells[row * board->columns + column];

          g_string_append (text, "<TD WIDTH=\"18\" HEIGHT=\"18\">");
          if (tile > 0)
            fringe_append_uint (text, tile);
          g_string_append (text, "</TD>");
        }
      g_string_append (text, "</TR>");
    }
  g_string_append (text, "</TABLE>");
}

static void
add_values (const Drawing *drawing, uint32_t id)
{
  const FringeSearch *search = drawing->data->search;
  GString *text = drawing->text;

  if (drawing->data->is_blank)
    {
      g_string_append (text, "g " BLANK " h " BLANK " f " BLANK);
      return;
    }
  g_string_append (text, "g ");
  fringe_append_uint (text, fringe_search_g (search, id));
  if (!fringe_record_has_h (search, id))
    {
      g_string_append (text, " h " INFINITE " f " INFINITE);
      return;
    }
  g_string_append (text, " h ");
  fringe_append_double (text, fringe_search_h (search, id));
  g_string_append (text, " f ");
  fringe_append_double (text, fringe_search_f (search, id));
}

/* The step that expanded it, as the badge on a card in the window. */
static void
add_order (const Drawing *drawing, uint32_t id)
{
  const FringeData *data = drawing->data;
  uint32_t removed = fringe_record_stamp (fringe_search_removed_step (data->search, id), data->step);

  g_string_append (drawing->text, "</B></TD><TD ALIGN=\"RIGHT\">");
  if (data->is_blank)
    g_string_append (drawing->text, "(" BLANK ")");
  else if (removed != UINT32_MAX)
    g_string_append_printf (drawing->text, "(%u)", removed);
  g_string_append (drawing->text, "</TD></TR><TR><TD COLSPAN=\"2\">");
}

static void
add_node (const Drawing *drawing, uint32_t id)
{
  const FringeData *data = drawing->data;
  GString *text = drawing->text;
  FringeNodeState state = fringe_search_state_at (data->search, id, data->step);
  FringeBoard board;

  fringe_search_board (data->search, id, &board);
  g_string_append_printf (text, "  n%u [%s", id, styles[data->is_blank ? FRINGE_NODE_FRONTIER : state]);
  if (is_on_solution (drawing, id))
    g_string_append (text, " penwidth=" SOLUTION_WIDTH);
  g_string_append_printf (text,
                          " label=<<TABLE BORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"1\">"
                          "<TR><TD ALIGN=\"LEFT\"><B>%u",
                          id);
  add_order (drawing, id);
  add_board (text, &board);
  g_string_append (text, "</TD></TR><TR><TD COLSPAN=\"2\">");
  add_values (drawing, id);
  g_string_append (text, "</TD></TR></TABLE>>];\n");
}

static void
add_edge (const Drawing *drawing, uint32_t id)
{
  const FringeSearch *search = drawing->data->search;
  uint32_t parent = fringe_search_parent (search, id);

  if (parent == FRINGE_NO_NODE || !(drawing->marks[parent] & IS_DRAWN))
    return;
  g_string_append_printf (drawing->text, "  n%u -> n%u [label=\"%c\"%s];\n", parent, id,
                          fringe_move_letter (fringe_search_move (search, id)),
                          is_on_solution (drawing, id) ? " penwidth=" SOLUTION_WIDTH : "");
}

static gboolean
check (const FringeData *data, uint32_t goal, GError **error)
{
  if (data->what == FRINGE_WHAT_SOLUTION && goal == FRINGE_NO_NODE)
    g_set_error (error, FRINGE_EXPORT_ERROR, FRINGE_EXPORT_ERROR_NO_SOLUTION,
                 _("There is no solution at step %u."), data->step);
  else if (data->root >= fringe_search_n_nodes_at (data->search, data->step))
    g_set_error (error, FRINGE_EXPORT_ERROR, FRINGE_EXPORT_ERROR_NO_NODE,
                 _("There is no node %u at step %u."), data->root, data->step);
  else
    return TRUE;
  return FALSE;
}

/* Edges keep the order of ids, so that children stand in the order in which they were generated. */
gboolean
fringe_dot_write (const FringeData *data, GOutputStream *stream, GCancellable *cancellable, GError **error)
{
  uint32_t n_nodes = fringe_search_n_nodes_at (data->search, data->step);
  uint32_t goal = fringe_search_solution_at (data->search, data->step);
  g_autofree guint8 *marks = NULL;
  Drawing drawing = { .data = data };
  FringeTextOutput output;

  if (!check (data, goal, error))
    return FALSE;
  drawing.marks = marks = mark_nodes (data, goal, n_nodes);
  fringe_text_output_init (&output, stream, cancellable);
  drawing.text = output.text;
  g_string_append (output.text, "digraph fringe {\n"
                                "  graph [ordering=out ranksep=0.3 nodesep=0.2];\n"
                                "  node [shape=box fillcolor=\"#e8e8e8\" fontname=\"sans-serif\" fontsize=11 "
                                "margin=\"0.05,0.03\"];\n"
                                "  edge [arrowhead=none fontname=\"sans-serif\" fontsize=10];\n");
  for (uint32_t id = 0; id < n_nodes && fringe_text_output_pause (&output); id++)
    if (marks[id] & IS_DRAWN)
      {
        add_node (&drawing, id);
        add_edge (&drawing, id);
      }
  g_string_append (output.text, "}\n");
  return fringe_text_output_finish (&output, error);
}
