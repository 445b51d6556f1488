/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-dot.h"

#include "fringe-escape.h"
#include "fringe-handout.h"
#include "fringe-record-words.h"
#include "fringe-text-output.h"

#include <glib/gi18n-lib.h>
#include <math.h>

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

/* @marks has a byte for each node, because going up to the root from each of them would take too long in a deep tree.
 */
typedef struct
{
  const FringeData *data;
  GString *text;
  guint8 *marks;
  const uint32_t *labels; /* of a handout */
} Drawing;

static gboolean
is_on_solution (const Drawing *drawing, uint32_t id)
{
  return drawing->data->handout == FRINGE_HANDOUT_NONE && drawing->marks[id] & IS_ON_SOLUTION;
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

/* Adds the tiles of a board; the blank is an empty cell. */
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
add_number (GString *text, double number)
{
  if (isinf (number))
    g_string_append (text, INFINITE);
  else
    fringe_append_double (text, number);
}

static double
value_of (const FringeSearch *search, uint32_t id, FringeHandoutAnswer answer)
{
  if (answer == FRINGE_ANSWER_G)
    return fringe_search_g (search, id);
  if (!fringe_record_has_h (search, id))
    return INFINITY;
  return answer == FRINGE_ANSWER_H ? fringe_search_h (search, id) : fringe_search_f (search, id);
}

static void
add_values (const Drawing *drawing, uint32_t id)
{
  static const char *const letters[] = { "g ", " h ", " f " };

  g_string_append (drawing->text, "<TR><TD COLSPAN=\"2\">");
  for (int i = FRINGE_ANSWER_G; i <= FRINGE_ANSWER_F; i++)
    {
      g_string_append (drawing->text, letters[i]);
      add_number (drawing->text, value_of (drawing->data->search, id, (FringeHandoutAnswer) i));
    }
  g_string_append (drawing->text, "</TD></TR>");
}

static uint32_t
removed_at (const Drawing *drawing, uint32_t id)
{
  return fringe_record_stamp (fringe_search_removed_step (drawing->data->search, id), drawing->data->step);
}

/* Cells are 8 mm wide (22.7 points) with an answer and without, so that a key looks like its handout. */
static void
add_answers (const Drawing *drawing, uint32_t id)
{
  static const char *const letters[FRINGE_N_ANSWERS] = { "g", "h", "f", "#" };
  FringeAlgorithm algorithm = fringe_search_rules (drawing->data->search)->algorithm;
  GString *text = drawing->text;
  int n = 0;

  for (int i = 0; i < FRINGE_N_ANSWERS; i++)
    if (fringe_handout_asks (algorithm, (FringeHandoutAnswer) i))
      {
        g_string_append (text, n % FRINGE_ANSWERS_PER_LINE == 0 ? "<TR>" : "");
        g_string_append_printf (text, "<TD><TABLE BORDER=\"0\" CELLSPACING=\"0\"><TR><TD>%s</TD><TD BORDER=\"1\" "
                                      "SIDES=\"B\" FIXEDSIZE=\"TRUE\" WIDTH=\"24\" HEIGHT=\"24\">", letters[i]);
        if (drawing->data->handout == FRINGE_HANDOUT_KEY && i < FRINGE_ANSWER_ORDER)
          add_number (text, value_of (drawing->data->search, id, (FringeHandoutAnswer) i));
        else if (drawing->data->handout == FRINGE_HANDOUT_KEY && removed_at (drawing, id) != UINT32_MAX)
          fringe_append_uint (text, removed_at (drawing, id));
        g_string_append (text, "</TD></TR></TABLE></TD>");
        g_string_append (text, ++n % FRINGE_ANSWERS_PER_LINE == 0 ? "</TR>" : "");
      }
  g_string_append (text, n % FRINGE_ANSWERS_PER_LINE != 0 ? "</TR>" : "");
}

/* Adds the step that expanded the node, as the badge on a card in the window shows it. */
static void
add_order (const Drawing *drawing, uint32_t id)
{
  uint32_t removed = removed_at (drawing, id);

  g_string_append (drawing->text, "</B></TD><TD ALIGN=\"RIGHT\">");
  if (drawing->data->handout == FRINGE_HANDOUT_NONE && removed != UINT32_MAX)
    g_string_append_printf (drawing->text, "(%u)", removed);
  g_string_append (drawing->text, "</TD></TR><TR><TD COLSPAN=\"2\">");
}

/* Adds the name of a node, which is the same in the file and on its card. */
static void
add_name (const Drawing *drawing, uint32_t id)
{
  char label[FRINGE_LABEL_MAX];

  if (drawing->labels == NULL)
    {
      fringe_append_uint (drawing->text, id);
      return;
    }
  fringe_label_print (drawing->labels[id], label);
  g_string_append (drawing->text, label);
}

static void
add_node (const Drawing *drawing, uint32_t id)
{
  const FringeData *data = drawing->data;
  GString *text = drawing->text;
  FringeNodeState state = fringe_search_state_at (data->search, id, data->step);
  FringeBoard board;

  fringe_search_board (data->search, id, &board);
  g_string_append (text, "  n");
  add_name (drawing, id);
  g_string_append_printf (text, " [%s", styles[data->handout != FRINGE_HANDOUT_NONE ? FRINGE_NODE_FRONTIER : state]);
  if (is_on_solution (drawing, id))
    g_string_append (text, " penwidth=" SOLUTION_WIDTH);
  g_string_append (text, " label=<<TABLE BORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"1\"><TR><TD ALIGN=\"LEFT\"><B>");
  add_name (drawing, id);
  add_order (drawing, id);
  add_board (text, &board);
  g_string_append (text, "</TD></TR>");
  if (data->handout == FRINGE_HANDOUT_NONE)
    add_values (drawing, id);
  else
    add_answers (drawing, id);
  g_string_append (text, "</TABLE>>];\n");
}

static void
add_edge (const Drawing *drawing, uint32_t id)
{
  const FringeSearch *search = drawing->data->search;
  uint32_t parent = fringe_search_parent (search, id);

  if (parent == FRINGE_NO_NODE || !(drawing->marks[parent] & IS_DRAWN))
    return;
  g_string_append (drawing->text, "  n");
  add_name (drawing, parent);
  g_string_append (drawing->text, " -> n");
  add_name (drawing, id);
  g_string_append_printf (drawing->text, " [label=\"%c\"%s];\n", fringe_move_letter (fringe_search_move (search, id)),
                          is_on_solution (drawing, id) ? " penwidth=" SOLUTION_WIDTH : "");
}

static void
add_children (const Drawing *drawing, uint32_t id, uint32_t n_nodes)
{
  uint32_t children[FRINGE_N_MOVES];
  int n = fringe_search_children_at (drawing->data->search, id, drawing->data->step, children);

  for (int i = 0; i < n; i++)
    if (children[i] < n_nodes && drawing->marks[children[i]] & IS_DRAWN)
      add_edge (drawing, children[i]);
}

/* A graph has only one label, so it holds the title above and the caption below. */
static void
add_words (GString *text, const FringeData *data)
{
  gboolean has_title = data->title != NULL && data->title[0] != '\0';
  gboolean has_caption = data->caption != NULL && data->caption[0] != '\0';
  g_autofree char *words = g_strconcat (has_title ? data->title : "", has_title && has_caption ? "\n\n" : "",
                                        has_caption ? data->caption : "", NULL);

  if (!has_title && !has_caption)
    return;
  g_string_append (text, "  label=");
  fringe_escape_dot (text, words);
  g_string_append (text, " labelloc=t fontname=\"sans-serif\";\n");
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

static void
add_head (GString *text, const FringeData *data)
{
  g_string_append (text, "digraph fringe {\n"
                         "  graph [ordering=out ranksep=0.3 nodesep=0.2];\n"
                         "  node [shape=box fillcolor=\"#e8e8e8\" fontname=\"sans-serif\" fontsize=11 "
                         "margin=\"0.05,0.03\"];\n"
                         "  edge [arrowhead=none fontname=\"sans-serif\" fontsize=10];\n");
  add_words (text, data);
}

/* Edges keep the order of ids, so that children stand in the order in which they were generated; in a handout nodes have
 * that of their labels. */
gboolean
fringe_dot_write (const FringeData *data, GOutputStream *stream, GCancellable *cancellable, GError **error)
{
  uint32_t n_nodes = fringe_search_n_nodes_at (data->search, data->step);
  uint32_t goal = fringe_search_solution_at (data->search, data->step);
  g_autofree guint8 *marks = NULL;
  g_autofree uint32_t *labels = NULL, *order = NULL;
  Drawing drawing = { .data = data };
  FringeTextOutput output;

  if (!check (data, goal, error))
    return FALSE;
  if (data->handout != FRINGE_HANDOUT_NONE)
    {
      drawing.labels = labels = fringe_labels_new (data->search, n_nodes);
      order = fringe_labels_order (labels, n_nodes);
    }
  drawing.marks = marks = mark_nodes (data, goal, n_nodes);
  fringe_text_output_init (&output, stream, cancellable);
  drawing.text = output.text;
  add_head (output.text, data);
  for (uint32_t i = 0; i < n_nodes && fringe_text_output_pause (&output); i++)
    {
      uint32_t id = order != NULL ? order[i] : i;

      if (marks[id] & IS_DRAWN)
        add_node (&drawing, id);
      if (order == NULL && marks[id] & IS_DRAWN)
        add_edge (&drawing, id);
    }
  for (uint32_t i = 0; order != NULL && i < n_nodes && fringe_text_output_pause (&output); i++)
    add_children (&drawing, order[i], n_nodes);
  g_string_append (output.text, "}\n");
  return fringe_text_output_finish (&output, error);
}
