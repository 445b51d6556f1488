/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-tree-text.h"

#include "fringe-board-text.h"
#include "fringe-sentences.h"
#include "fringe-titles.h"

#include <glib/gi18n.h>

char *
fringe_tree_text_label (const FringeScene *scene, guint n, guint n_hidden, guint id)
{
  FringeNodeLook look = fringe_scene_look (scene, id);
  g_autofree char *h = fringe_value_text (look.h), *f = fringe_value_text (look.f);

  if (n_hidden == 0)
    return g_strdup_printf (ngettext ("Search tree of %1$u node; node %2$u: g %3$u, h %4$s, f %5$s",
                                      "Search tree of %1$u nodes; node %2$u: g %3$u, h %4$s, f %5$s", n),
                            n, look.id, look.g, h, f);
  /* Translators: the first number is of all nodes, the second of those that folds hide */
  return g_strdup_printf (ngettext ("Search tree of %1$u node, %2$u folded away; node %3$u: g %4$u, h %5$s, f %6$s",
                                    "Search tree of %1$u nodes, %2$u folded away; node %3$u: g %4$u, h %5$s, f %6$s",
                                    n),
                          n, n_hidden, look.id, look.g, h, f);
}

char *
fringe_tree_text_item (const FringeScene *scene, guint id)
{
  FringeNodeLook look = fringe_scene_look (scene, id);
  g_autofree char *h = fringe_value_text (look.h), *f = fringe_value_text (look.f);

  return g_strdup_printf (_ ("Node %1$u: g %2$u, h %3$s, f %4$s"), id, look.g, h, f);
}

char *
fringe_tree_text_place (FringeNodeState state, guint parent, FringeMove move, const FringeBoard *board)
{
  const char *title = fringe_node_state_title (state);
  char text[FRINGE_BOARD_TEXT_MAX];

  fringe_board_print (board, text);
  if (parent == FRINGE_NO_NODE)
    /* Translators: what a node is, as "Frontier", and its tiles */
    return g_strdup_printf (_ ("%1$s, board %2$s"), title, text);
  /* Translators: what a node is, as "Frontier"; the move, as "Left", and the node that lead to it; its tiles */
  return g_strdup_printf (_ ("%1$s, by %2$s from node %3$u, board %4$s"), title, fringe_move_title (move), parent,
                          text);
}

char *
fringe_tree_text_selected (const FringeScene *scene, guint id)
{
  FringeNodeLook look = fringe_scene_look (scene, id);
  g_autofree char *item = fringe_tree_text_item (scene, id);
  g_autofree char *place = fringe_tree_text_place (look.state, fringe_search_parent (scene->search, id),
                                                   fringe_search_move (scene->search, id), &look.board);

  return g_strjoin ("\n", item, place, NULL);
}

/* In the middle of a step a node that was taken from the frontier, or has just been generated, has no state yet. */
static char *
state_text (const FringeScene *scene, gboolean is_half, const FringeNodeLook *look)
{
  if (look->state != FRINGE_NODE_ABSENT || !is_half || fringe_search_is_idastar (scene->search))
    return fringe_node_state_sentence (scene->search, scene->step, look->id, look->state);
  if (fringe_search_generated_step (scene->search, look->id) == scene->step)
    return g_strdup (_ ("This node is new: it is not on the frontier yet."));
  return g_strdup (_ ("This node was just removed from the frontier."));
}

/* Rows below each other, in columns, and from left to right in every language (U+2066, U+2069). */
static void
add_board (GString *text, const FringeBoard *board)
{
  int width = fringe_board_n_cells (board) > 10 ? 2 : 1;

  for (int cell = 0; cell < fringe_board_n_cells (board); cell++)
    {
      if (cell % board->columns == 0)
        g_string_append (text, "\n<tt>\u2066");
      if (board->cells[cell] != 0)
        g_string_append_printf (text, "%*d", width, board->cells[cell]);
      else
        g_string_append_printf (text, "%*s·", width - 1, "");
      g_string_append (text, cell % board->columns == board->columns - 1 ? "\u2069</tt>" : " ");
    }
}

static void
add_line (GString *text, const char *line)
{
  g_autofree char *escaped = g_markup_escape_text (line, -1);

  g_string_append_printf (text, "\n%s", escaped);
}

static void
add_fold (GString *text, const FringeScene *scene, const FringeFold *fold)
{
  g_autofree char *hidden = g_strdup_printf (ngettext ("%u node below this one is folded.",
                                                       "%u nodes below this one are folded.", fold->n_hidden),
                                             fold->n_hidden);

  add_line (text, hidden);
  if (fold->best != FRINGE_NO_NODE)
    {
      g_autofree char *f = fringe_value_text (fringe_scene_look (scene, fold->best).f);
      g_autofree char *best
          = g_strdup_printf (_ ("The smallest f of the folded frontier nodes is %s, of node %u."), f, fold->best);

      add_line (text, best);
    }
  if (fold->goal != FRINGE_NO_NODE)
    add_line (text, _ ("The goal is among the folded nodes."));
}

char *
fringe_tree_text_node (const FringeScene *scene, gboolean is_half, guint id)
{
  FringeNodeLook look = fringe_scene_look (scene, id);
  g_autofree char *h = fringe_value_text (look.h), *f = fringe_value_text (look.f);
  g_autofree char *state = state_text (scene, is_half, &look);
  FringeDetail detail = fringe_detail_for (&scene->card, fringe_board_n_cells (&look.board), scene->viewport.scale);
  gboolean is_folded = fringe_layout_is_folded (scene->layout, id);
  GString *text;

  if (detail >= FRINGE_DETAIL_BOARD && !is_folded)
    return NULL;
  text = g_string_new (NULL);
  /* Translators: a node's number and values; the tags make the first bold */
  g_string_append_printf (text, _ ("<b>Node %1$u</b>  g %2$u + h %3$s = f %4$s"), id, look.g, h, f);
  if (detail < FRINGE_DETAIL_BOARD)
    add_board (text, &look.board);
  add_line (text, state);
  if (is_folded)
    {
      FringeFold fold = fringe_layout_fold_at (scene->layout, id, scene->step);

      add_fold (text, scene, &fold);
    }
  return g_string_free (text, FALSE);
}

char *
fringe_tree_text_ghost (const FringeScene *scene, const FringeDuplicate *duplicate, guint parent)
{
  g_autofree char *sentence
      = fringe_why_duplicate_sentence (scene->search, parent, duplicate,
                                       fringe_search_removed_step_at (scene->search, parent, scene->step));

  return g_markup_escape_text (sentence, -1);
}
