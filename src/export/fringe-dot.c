/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-dot.h"

#include "fringe-escape.h"
#include "fringe-handout.h"
#include "fringe-made.h"
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
  [FRINGE_NODE_FORGOTTEN] = "style=\"rounded,dotted\"",
};

#define IS_DRAWN 1
#define IS_ON_SOLUTION 2

/* @marks has a byte for each node, because going up to the root from each of them would take too long in a deep tree.
 */
typedef struct
{
  const FringePicture *picture;
  GString *text;
  guint8 *marks;
  const uint32_t *labels; /* of a handout */
} Drawing;

static gboolean
is_on_solution (const Drawing *drawing, uint32_t id)
{
  return drawing->picture->handout == FRINGE_HANDOUT_NONE && drawing->marks[id] & IS_ON_SOLUTION;
}

/* A node that RBFS calls again loses the children of before. */
static gboolean
is_child (const FringePicture *picture, uint32_t parent, uint32_t id)
{
  uint32_t children[FRINGE_N_MOVES];
  int n = 0;

  if (!fringe_search_is_rbfs (picture->search))
    return TRUE;
  n = fringe_search_children_at (picture->search, parent, picture->step, children);
  return n > 0 && id >= children[0] && id <= children[n - 1];
}

static guint8 *
mark_nodes (const FringePicture *picture, uint32_t goal, uint32_t n_nodes)
{
  guint8 *marks = g_malloc0 (n_nodes);
  gboolean is_path = picture->what == FRINGE_WHAT_SOLUTION;

  for (uint32_t id = goal; id != FRINGE_NO_NODE; id = fringe_search_parent (picture->search, id))
    marks[id] = is_path ? IS_ON_SOLUTION | IS_DRAWN : IS_ON_SOLUTION;
  for (uint32_t id = picture->root; id < n_nodes && !is_path; id++)
    {
      uint32_t parent = fringe_search_parent (picture->search, id);

      if (id == picture->root || (picture->root == 0 && parent == FRINGE_NO_NODE)
          || (parent != FRINGE_NO_NODE && marks[parent] & IS_DRAWN && is_child (picture, parent, id)))
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
value_of (const FringeSearch *search, uint32_t step, uint32_t id, FringeHandoutAnswer answer)
{
  if (answer == FRINGE_ANSWER_G)
    return fringe_search_g (search, id);
  if (!fringe_record_has_h (search, id))
    return INFINITY;
  return answer == FRINGE_ANSWER_H ? fringe_search_h (search, id) : fringe_search_backed_f_at (search, id, step);
}

static void
add_values (const Drawing *drawing, uint32_t id)
{
  const FringePicture *picture = drawing->picture;
  const char *const letters[] = { "g ", " h ", fringe_search_is_rbfs (picture->search) ? " F " : " f " };

  g_string_append (drawing->text, "<TR><TD COLSPAN=\"2\">");
  for (int i = FRINGE_ANSWER_G; i <= FRINGE_ANSWER_F; i++)
    {
      g_string_append (drawing->text, letters[i]);
      add_number (drawing->text, value_of (picture->search, picture->step, id, (FringeHandoutAnswer) i));
    }
  g_string_append (drawing->text, "</TD></TR>");
}

static uint32_t
removed_at (const Drawing *drawing, uint32_t id)
{
  return fringe_search_removed_step_at (drawing->picture->search, id, drawing->picture->step);
}

/* Cells are 8 mm wide (22.7 points) with an answer and without, so that a key looks like its handout. */
static void
add_answers (const Drawing *drawing, uint32_t id)
{
  static const char *const letters[FRINGE_N_ANSWERS] = { "g", "h", "f", "#" };
  FringeAlgorithm algorithm = fringe_search_rules (drawing->picture->search)->algorithm;
  GString *text = drawing->text;
  int n = 0;

  for (int i = 0; i < FRINGE_N_ANSWERS; i++)
    if (fringe_handout_asks (algorithm, (FringeHandoutAnswer) i))
      {
        g_string_append (text, n % FRINGE_ANSWERS_PER_LINE == 0 ? "<TR>" : "");
        g_string_append_printf (text,
                                "<TD><TABLE BORDER=\"0\" CELLSPACING=\"0\"><TR><TD>%s</TD><TD BORDER=\"1\" "
                                "SIDES=\"B\" FIXEDSIZE=\"TRUE\" WIDTH=\"24\" HEIGHT=\"24\">",
                                letters[i]);
        if (drawing->picture->handout == FRINGE_HANDOUT_KEY && i < FRINGE_ANSWER_ORDER)
          add_number (text, value_of (drawing->picture->search, drawing->picture->step, id, (FringeHandoutAnswer) i));
        else if (drawing->picture->handout == FRINGE_HANDOUT_KEY && removed_at (drawing, id) != UINT32_MAX)
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
  if (drawing->picture->handout == FRINGE_HANDOUT_NONE && removed != UINT32_MAX)
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
  const FringePicture *picture = drawing->picture;
  GString *text = drawing->text;
  FringeNodeState state = fringe_search_state_at (picture->search, id, picture->step);
  FringeBoard board;

  fringe_search_board (picture->search, id, &board);
  g_string_append (text, "  n");
  add_name (drawing, id);
  g_string_append_printf (text, " [%s", styles[picture->handout != FRINGE_HANDOUT_NONE ? FRINGE_NODE_FRONTIER : state]);
  if (is_on_solution (drawing, id))
    g_string_append (text, " penwidth=" SOLUTION_WIDTH);
  g_string_append (text, " label=<<TABLE BORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"1\"><TR><TD ALIGN=\"LEFT\"><B>");
  add_name (drawing, id);
  add_order (drawing, id);
  add_board (text, &board);
  g_string_append (text, "</TD></TR>");
  if (picture->handout == FRINGE_HANDOUT_NONE)
    add_values (drawing, id);
  else
    add_answers (drawing, id);
  g_string_append (text, "</TABLE>>];\n");
}

static void
add_edge (const Drawing *drawing, uint32_t id)
{
  const FringeSearch *search = drawing->picture->search;
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
  int n = fringe_search_children_at (drawing->picture->search, id, drawing->picture->step, children);

  for (int i = 0; i < n; i++)
    if (children[i] < n_nodes && drawing->marks[children[i]] & IS_DRAWN)
      add_edge (drawing, children[i]);
}

/* A graph has only one label, so it holds the title above and the caption below. */
static void
add_words (GString *text, const FringePicture *picture)
{
  gboolean has_title = picture->title != NULL && picture->title[0] != '\0';
  gboolean has_caption = picture->caption != NULL && picture->caption[0] != '\0';
  g_autofree char *words = g_strconcat (has_title ? picture->title : "", has_title && has_caption ? "\n\n" : "",
                                        has_caption ? picture->caption : "", NULL);

  if (!has_title && !has_caption)
    return;
  g_string_append (text, "  label=");
  fringe_escape_dot (text, words);
  g_string_append (text, " labelloc=t fontname=\"sans-serif\";\n");
}

char *
fringe_dot_sentence (const FringePicture *picture)
{
  uint32_t n = fringe_search_n_nodes_at (picture->search, picture->step);

  if (picture->what != FRINGE_WHAT_TREE || picture->root != 0 || n <= FRINGE_DOT_NODES_MANY)
    return NULL;
  return g_strdup_printf (_ ("Graphviz takes long to lay out %'u nodes: seconds for 2,000, minutes for twice as many."),
                          n);
}

static gboolean
check (const FringePicture *picture, uint32_t goal, GError **error)
{
  if (picture->handout != FRINGE_HANDOUT_NONE && !fringe_made_check (FRINGE_MADE_HANDOUT, picture->search, error))
    return FALSE;
  if (picture->what == FRINGE_WHAT_SOLUTION && goal == FRINGE_NO_NODE)
    g_set_error (error, FRINGE_EXPORT_ERROR, FRINGE_EXPORT_ERROR_NO_SOLUTION, _ ("There is no solution at step %u."),
                 picture->step);
  else if (picture->root >= fringe_search_n_nodes_at (picture->search, picture->step))
    g_set_error (error, FRINGE_EXPORT_ERROR, FRINGE_EXPORT_ERROR_NO_NODE, _ ("There is no node %u at step %u."),
                 picture->root, picture->step);
  else
    return TRUE;
  return FALSE;
}

static gboolean
check_size (const guint8 *marks, uint32_t n_nodes, GError **error)
{
  uint32_t n = 0;

  for (uint32_t id = 0; id < n_nodes; id++)
    n += (marks[id] & IS_DRAWN) != 0;
  if (n <= FRINGE_DOT_NODES_MAX)
    return TRUE;
  g_set_error (error, FRINGE_EXPORT_ERROR, FRINGE_EXPORT_ERROR_TOO_LARGE,
               _ ("A tree of %'u nodes is too large for Graphviz. The limit is %'u nodes."), n, FRINGE_DOT_NODES_MAX);
  return FALSE;
}

static void
add_head (GString *text, const FringePicture *picture)
{
  g_string_append (text, "digraph fringe {\n"
                         "  graph [ordering=out ranksep=0.3 nodesep=0.2];\n"
                         "  node [shape=box fillcolor=\"#e8e8e8\" fontname=\"sans-serif\" fontsize=11 "
                         "margin=\"0.05,0.03\"];\n"
                         "  edge [arrowhead=none fontname=\"sans-serif\" fontsize=10];\n");
  add_words (text, picture);
}

/* Edges keep the order of ids, so that children stand in the order in which they were generated; in a handout nodes
 * have that of their labels. */
gboolean
fringe_dot_write (const FringePicture *picture, GOutputStream *stream, GCancellable *cancellable, GError **error)
{
  uint32_t n_nodes = fringe_search_n_nodes_at (picture->search, picture->step);
  uint32_t goal = fringe_search_solution_at (picture->search, picture->step);
  g_autofree guint8 *marks = NULL;
  g_autofree uint32_t *labels = NULL, *order = NULL;
  Drawing drawing = { .picture = picture };
  FringeTextOutput output;

  if (!check (picture, goal, error))
    return FALSE;
  drawing.marks = marks = mark_nodes (picture, goal, n_nodes);
  if (!check_size (marks, n_nodes, error))
    return FALSE;
  if (picture->handout != FRINGE_HANDOUT_NONE)
    {
      drawing.labels = labels = fringe_labels_new (picture->search, n_nodes);
      order = fringe_labels_order (labels, n_nodes);
    }
  fringe_text_output_init (&output, stream, cancellable);
  drawing.text = output.text;
  add_head (output.text, picture);
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
