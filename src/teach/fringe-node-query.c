/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-node-query.h"

#include "fringe-sentences.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

/* Values are typed as they are shown, in twelve digits. */
#define VALUE_TOLERANCE 1e-11

gboolean
fringe_node_query_equal (const FringeNodeQuery *a, const FringeNodeQuery *b)
{
  return a->kind == b->kind && a->id == b->id && a->value == b->value && fringe_board_equal (&a->board, &b->board);
}

static gboolean
parse_id (const char *text, FringeNodeQuery *query)
{
  guint64 id;

  if (*text == '#')
    text++;
  if (!g_ascii_string_to_unsigned (text, 10, 0, FRINGE_NODE_LIMIT_MAX, &id, NULL))
    return FALSE;
  *query = (FringeNodeQuery) { .kind = FRINGE_NODE_QUERY_ID, .id = (guint) id };
  return TRUE;
}

static gboolean
parse_value (const char *text, FringeNodeQuery *query)
{
  static const char letters[] = "ghf";
  const char *letter = *text != '\0' ? strchr (letters, g_ascii_tolower (*text)) : NULL;
  char *end;
  double value;

  if (letter == NULL)
    return FALSE;
  for (text++; g_ascii_isspace (*text) || *text == '='; text++)
    continue;
  value = g_ascii_strtod (text, &end);
  if (strcmp (text, "∞") == 0)
    value = INFINITY;
  else if (end == text || *end != '\0' || isnan (value))
    return FALSE;
  *query = (FringeNodeQuery) { .kind = FRINGE_NODE_QUERY_G + (guint) (letter - letters), .value = value };
  return TRUE;
}

FringeNodeQuery
fringe_node_query_board (const FringeSearch *search, const FringeBoard *board)
{
  int h = fringe_estimate_h (fringe_search_estimate (search), board);

  return (FringeNodeQuery) { .kind = FRINGE_NODE_QUERY_BOARD, .h = h, .board = *board };
}

static gboolean
parse_board (const char *text, const FringeSearch *search, FringeNodeQuery *query, FringeBoardError *error)
{
  const FringeBoard *goal = fringe_search_goal (search);

  FringeBoard board;

  if (!fringe_board_parse (text, strlen (text), goal->rows, goal->columns, &board, error))
    return FALSE;
  *query = fringe_node_query_board (search, &board);
  return TRUE;
}

/* Nine digits are a board where boards have nine cells, and a number otherwise. */
gboolean
fringe_node_query_parse (const char *text, const FringeSearch *search, FringeNodeQuery *query, char **reason)
{
  g_autofree char *stripped = g_strstrip (g_strdup (text));
  FringeBoardError error;

  *reason = NULL;
  if (parse_value (stripped, query) || parse_board (stripped, search, query, &error) || parse_id (stripped, query))
    return TRUE;
  if (*stripped == '\0')
    *reason = g_strdup ("");
  else if (strpbrk (stripped, " ,[") == NULL)
    *reason = g_strdup (_ ("Type the number of a node, a board, or a value like “f = 26”."));
  else
    *reason = fringe_board_error_sentence (&error, stripped, strlen (stripped));
  return FALSE;
}

static gboolean
is_value (double value, double wanted)
{
  return value == wanted || fabs (value - wanted) <= VALUE_TOLERANCE * fmax (1, fabs (wanted));
}

/* h tells most boards apart without reading them. */
static gboolean
has_board (const FringeSearch *search, guint id, const FringeNodeQuery *query)
{
  FringeBoard board;

  if (fringe_search_h (search, id) != fringe_h_value (query->h))
    return FALSE;
  fringe_search_board (search, id, &board);
  return fringe_board_equal (&board, &query->board);
}

static gboolean
is_duplicate (const FringeSearch *search, guint id, guint step)
{
  switch (fringe_search_state_at (search, id, step))
    {
    case FRINGE_NODE_SUPERSEDED:
    case FRINGE_NODE_STALE:
      return TRUE;
    case FRINGE_NODE_EXPANDED:
      return fringe_event_happens (FRINGE_EVENT_DUPLICATE, search, NULL, fringe_search_removed_step (search, id));
    case FRINGE_NODE_ABSENT:
    case FRINGE_NODE_FRONTIER:
    case FRINGE_NODE_GOAL:
    case FRINGE_NODE_CUT:
    case FRINGE_N_NODE_STATES:
    default:
      return FALSE;
    }
}

gboolean
fringe_node_query_matches (const FringeNodeQuery *query, const FringeSearch *search, guint id, guint step)
{
  switch (query->kind)
    {
    case FRINGE_NODE_QUERY_BOARD:
      return has_board (search, id, query);
    case FRINGE_NODE_QUERY_G:
      return is_value (fringe_search_g (search, id), query->value);
    case FRINGE_NODE_QUERY_H:
      return is_value (fringe_search_h (fringe_search_at (search, step), id), query->value);
    case FRINGE_NODE_QUERY_F:
      return is_value (fringe_search_f (fringe_search_at (search, step), id), query->value);
    case FRINGE_NODE_QUERY_DUPLICATE:
      return is_duplicate (search, id, step);
    case FRINGE_NODE_QUERY_ID:
    default:
      return id == query->id;
    }
}

static char *
no_id_sentence (guint id, guint n_nodes)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "There is no node %u at this step, where there is %u node.",
                                       "There is no node %u at this step, where there are %u nodes.", n_nodes),
                          id, n_nodes);
}

static char *
no_value_sentence (const char *letter, double value)
{
  g_autofree char *text = fringe_value_text (value);

  /* Translators: the letter g, h or f, and a number */
  return g_strdup_printf (_ ("No node has %s = %s at this step."), letter, text);
}

char *
fringe_node_query_none_sentence (const FringeNodeQuery *query, const FringeSearch *search, guint step)
{
  switch (query->kind)
    {
    case FRINGE_NODE_QUERY_BOARD:
      if (fringe_board_equal (&query->board, fringe_search_goal (search)))
        return g_strdup (_ ("No node has the board of the goal at this step."));
      return g_strdup (_ ("No node has this board at this step."));
    case FRINGE_NODE_QUERY_G:
      return no_value_sentence ("g", query->value);
    case FRINGE_NODE_QUERY_H:
      return no_value_sentence ("h", query->value);
    case FRINGE_NODE_QUERY_F:
      return no_value_sentence ("f", query->value);
    case FRINGE_NODE_QUERY_DUPLICATE:
      if (!fringe_event_can_happen (FRINGE_EVENT_DUPLICATE, fringe_search_rules (search)))
        return g_strdup (_ ("By these rules nothing but the way straight back is a duplicate."));
      return g_strdup (_ ("Up to this step nothing but the way straight back has been a duplicate."));
    case FRINGE_NODE_QUERY_ID:
    default:
      return no_id_sentence (query->id, fringe_search_n_nodes_at (search, step));
    }
}
