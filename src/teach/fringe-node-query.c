/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-node-query.h"

#include "fringe-escape.h"
#include "fringe-sentences.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

/* A longer text is refused, and of what a message quotes so many characters are shown. */
#define TEXT_MAX 1000
#define QUOTE_MAX 24

/* A double holds any number of so many characters, the point included, to the last digit. */
#define DIGITS_MAX 15

/* Sentences show values in twelve digits; who types one of those means the value. */
#define VALUE_TOLERANCE 1e-11

#define INFINITE "∞"

static const struct
{
  const char *sign;
  FringeNodeComparison comparison;
} signs[] = {
  { "<=", FRINGE_NODE_AT_MOST }, { ">=", FRINGE_NODE_AT_LEAST }, { "≤", FRINGE_NODE_AT_MOST },
  { "≥", FRINGE_NODE_AT_LEAST }, { "!=", FRINGE_NODE_UNEQUAL },  { "<>", FRINGE_NODE_UNEQUAL },
  { "≠", FRINGE_NODE_UNEQUAL },  { "==", FRINGE_NODE_EQUAL },    { "=", FRINGE_NODE_EQUAL },
  { "<", FRINGE_NODE_LESS },     { ">", FRINGE_NODE_MORE },
};

/* Reads a text from the left: what is not read yet begins at `at`. */
typedef struct
{
  const char *at;
  char *message;
} Reader;

static gboolean
is_apart (char c)
{
  return g_ascii_isspace (c) || c == ',' || c == ';' || c == '&';
}

static void
pass_over (Reader *reader, gboolean (*is_passed) (char))
{
  while (*reader->at != '\0' && is_passed (*reader->at))
    reader->at++;
}

static gboolean
is_space (char c)
{
  return g_ascii_isspace (c);
}

/* Passes over @word, in small or large letters, where no further letter follows it. */
static gboolean
read_word (Reader *reader, const char *word)
{
  g_autofree char *valid = g_utf8_make_valid (reader->at, -1);
  g_autofree char *folded = g_utf8_casefold (valid, -1), *wanted = g_utf8_casefold (word, -1);
  gsize length = strlen (word);

  if (!g_str_has_prefix (folded, wanted) || strlen (reader->at) < length
      || g_unichar_isalpha (g_utf8_get_char_validated (folded + strlen (wanted), -1)))
    return FALSE;
  reader->at += length;
  return TRUE;
}

static gboolean
read_value (Reader *reader, FringeNodeValue *value)
{
  const char *words[FRINGE_N_NODE_VALUES] = { "id", "g", "h", "f", "step" };
  gboolean found = FALSE;

  for (guint i = 0; i < FRINGE_N_NODE_VALUES && !found; i++)
    {
      found = read_word (reader, words[i]);
      *value = (FringeNodeValue) i;
    }
  /* Translators: the column of the lists that tells a step, in small letters */
  if (!found && read_word (reader, _ ("step")))
    {
      *value = FRINGE_NODE_STEP;
      found = TRUE;
    }
  if (!found && *reader->at == '#')
    {
      reader->at++;
      *value = FRINGE_NODE_ID;
      found = TRUE;
    }
  return found;
}

static FringeNodeComparison
read_comparison (Reader *reader)
{
  for (gsize i = 0; i < G_N_ELEMENTS (signs); i++)
    if (g_str_has_prefix (reader->at, signs[i].sign))
      {
        reader->at += strlen (signs[i].sign);
        return signs[i].comparison;
      }
  return FRINGE_NODE_EQUAL;
}

/* A point or a comma is part of the number only where digits stand before and behind it. */
static gboolean
continues_number (const char *at, gboolean has_digits, gboolean has_point)
{
  return g_ascii_isdigit (*at) || (has_digits && !has_point && (*at == '.' || *at == ',') && g_ascii_isdigit (at[1]));
}

static gboolean
read_number (Reader *reader, double *number)
{
  const char *begin = reader->at;
  double digits = 0, divisor = 1;
  gboolean has_point = FALSE;

  if (g_str_has_prefix (reader->at, INFINITE))
    {
      reader->at += strlen (INFINITE);
      *number = INFINITY;
      return TRUE;
    }
  for (; continues_number (reader->at, reader->at > begin, has_point); reader->at++)
    {
      if (reader->at - begin >= DIGITS_MAX)
        return FALSE;
      if (!g_ascii_isdigit (*reader->at))
        has_point = TRUE;
      else
        {
          digits = digits * 10 + (*reader->at - '0');
          divisor *= has_point ? 10 : 1;
        }
    }
  *number = digits / divisor;
  return reader->at > begin;
}

static gboolean
read_condition (Reader *reader, FringeNodeCondition *condition)
{
  g_autofree char *typed = fringe_quote (reader->at, QUOTE_MAX);

  if (!read_value (reader, &condition->value))
    {
      /* Translators: %s is what was typed */
      reader->message
          = g_strdup_printf (_ ("“%s” is not understood. Examples are f = 26, g > 10, id 7 and tiles 1 2 3."), typed);
      return FALSE;
    }
  pass_over (reader, is_space);
  condition->comparison = read_comparison (reader);
  pass_over (reader, is_space);
  if (read_number (reader, &condition->number))
    return TRUE;
  /* Translators: %s is what was typed: "f >" */
  reader->message = g_strdup_printf (_ ("A number is missing in “%s”, as in f = 26."), typed);
  return FALSE;
}

static gboolean
read_conditions (Reader *reader, FringeNodeQuery *query)
{
  g_autofree char *rest = NULL;

  for (pass_over (reader, is_apart); *reader->at != '\0'; pass_over (reader, is_apart))
    if (query->n_conditions == FRINGE_NODE_CONDITIONS_MAX)
      {
        rest = fringe_quote (reader->at, QUOTE_MAX);
        /* Translators: %s is what was typed beyond them */
        reader->message = g_strdup_printf (_ ("There are too many conditions: “%s” is one too many."), rest);
        return FALSE;
      }
    else if (!read_condition (reader, &query->conditions[query->n_conditions++]))
      return FALSE;
  return TRUE;
}

static gboolean
is_blank_mark (char c)
{
  return c == '_' || c == '*' || c == '.';
}

static gboolean
read_tile (Reader *reader, int n_cells, guint8 *tile)
{
  double number = 0;
  const char *begin = reader->at, *dot = "·";

  if (is_blank_mark (*reader->at))
    reader->at++;
  else if (g_str_has_prefix (reader->at, dot))
    reader->at += strlen (dot);
  else
    for (; g_ascii_isdigit (*reader->at) && number < n_cells; reader->at++)
      number = number * 10 + (*reader->at - '0');
  *tile = (guint8) number;
  return reader->at > begin && number < n_cells && (*reader->at == '\0' || is_apart (*reader->at));
}

static gboolean
read_tiles (Reader *reader, int n_cells, FringeNodeQuery *query)
{
  for (pass_over (reader, is_apart); *reader->at != '\0'; pass_over (reader, is_apart))
    {
      g_autofree char *typed = fringe_quote (reader->at, QUOTE_MAX);
      guint8 tile;

      if (query->n_tiles < (guint) n_cells && read_tile (reader, n_cells, &tile))
        {
          query->tiles[query->n_tiles++] = tile;
          continue;
        }
      /* Translators: %s is what was typed */
      reader->message
          = g_strdup_printf (_ ("No board has “%s” there. Write tiles with spaces: 1 2 3. The blank is 0."), typed);
      return FALSE;
    }
  return TRUE;
}

/* A number that stands alone is an id, and otherwise the first tile of several. */
static gboolean
read_id (Reader *reader, FringeNodeQuery *query)
{
  FringeNodeCondition condition = { FRINGE_NODE_ID, FRINGE_NODE_EQUAL, 0 };
  Reader begin = *reader;

  pass_over (reader, is_space);
  if (read_number (reader, &condition.number))
    {
      pass_over (reader, is_space);
      if (*reader->at == '\0')
        {
          query->conditions[query->n_conditions++] = condition;
          return TRUE;
        }
    }
  *reader = begin;
  return FALSE;
}

static gboolean
read_board (const char *text, int rows, int columns, FringeNodeQuery *query)
{
  FringeBoardError error;
  FringeBoard board;

  if (!fringe_board_parse (text, strlen (text), rows, columns, &board, &error))
    return FALSE;
  *query = fringe_node_query_board (&board);
  return TRUE;
}

static gboolean
begins_with_tile (const char *text)
{
  while (*text != '\0' && is_apart (*text))
    text++;
  return g_ascii_isdigit (*text) || is_blank_mark (*text) || g_str_has_prefix (text, "·");
}

static gboolean
read_query (Reader *reader, int rows, int columns, FringeNodeQuery *query)
{
  if (strlen (reader->at) > TEXT_MAX)
    {
      g_autofree char *beginning = fringe_quote (reader->at, QUOTE_MAX);

      /* Translators: %s is the beginning of what was typed */
      reader->message = g_strdup_printf (_ ("“%s” is too long."), beginning);
      return FALSE;
    }
  if (read_board (reader->at, rows, columns, query))
    return TRUE;
  if (!begins_with_tile (reader->at))
    return read_conditions (reader, query);
  return read_id (reader, query) || read_tiles (reader, rows * columns, query);
}

gboolean
fringe_node_query_parse (const char *text, int rows, int columns, FringeNodeQuery *query, char **message)
{
  FringeNodeQuery parsed = { 0 };
  Reader reader = { text, NULL };
  gboolean is_understood = read_query (&reader, rows, columns, &parsed);

  if (is_understood)
    *query = parsed;
  *message = reader.message;
  return is_understood;
}

/* Whether fringe_node_query_none_sentence() can say that there is none. */
static gboolean
asks_for_one_value (const FringeNodeQuery *query)
{
  const FringeNodeCondition *condition = &query->conditions[0];

  if (query->n_conditions != 1 || condition->comparison != FRINGE_NODE_EQUAL || condition->value == FRINGE_NODE_STEP)
    return FALSE;
  return condition->value != FRINGE_NODE_ID
         || (condition->number <= FRINGE_NODE_LIMIT_MAX && condition->number == floor (condition->number));
}

gboolean
fringe_node_query_parse_one (const char *text, const FringeSearch *search, FringeNodeQuery *query, char **reason)
{
  g_autofree char *stripped = g_strstrip (g_strdup (text)), *message = NULL;
  const FringeBoard *goal = fringe_search_goal (search);
  FringeNodeQuery parsed;
  FringeBoardError error;
  FringeBoard board;

  *reason = NULL;
  if (fringe_board_parse (stripped, strlen (stripped), goal->rows, goal->columns, &board, &error))
    *query = fringe_node_query_board (&board);
  else if (*stripped == '\0')
    *reason = g_strdup ("");
  else if (fringe_node_query_parse (stripped, goal->rows, goal->columns, &parsed, &message)
           && asks_for_one_value (&parsed))
    *query = parsed;
  else if (strpbrk (stripped, " ,[") != NULL)
    *reason = fringe_board_error_sentence (&error, stripped, strlen (stripped));
  else
    *reason = g_strdup (_ ("Type the number of a node, a board, or a value like “f = 26”."));
  return *reason == NULL;
}

FringeNodeQuery
fringe_node_query_value (FringeNodeValue value, double number)
{
  return (FringeNodeQuery) { .n_conditions = 1, .conditions = { { value, FRINGE_NODE_EQUAL, number } } };
}

FringeNodeQuery
fringe_node_query_board (const FringeBoard *board)
{
  FringeNodeQuery query = { .n_tiles = (guint) fringe_board_n_cells (board), .is_board = TRUE };

  memcpy (query.tiles, board->cells, query.n_tiles);
  return query;
}

gboolean
fringe_node_query_is_empty (const FringeNodeQuery *query)
{
  return query->n_conditions == 0 && query->n_tiles == 0 && !query->is_duplicate;
}

gboolean
fringe_node_query_equal (const FringeNodeQuery *a, const FringeNodeQuery *b)
{
  if (a->n_conditions != b->n_conditions || a->n_tiles != b->n_tiles || a->is_duplicate != b->is_duplicate
      || memcmp (a->tiles, b->tiles, a->n_tiles) != 0)
    return FALSE;
  for (guint i = 0; i < a->n_conditions; i++)
    if (a->conditions[i].value != b->conditions[i].value || a->conditions[i].comparison != b->conditions[i].comparison
        || a->conditions[i].number != b->conditions[i].number)
      return FALSE;
  return TRUE;
}

/* The lists show f with two decimals. */
static double
written_f (double value)
{
  return floor (value * 100 + 0.5) / 100;
}

/* Rounds f only where that could make it the number: this is asked of every node. */
static gboolean
equals (const FringeNodeCondition *condition, double value)
{
  double number = condition->number, difference = fabs (value - number);

  if (value == number || difference <= VALUE_TOLERANCE || difference <= VALUE_TOLERANCE * fabs (number))
    return TRUE;
  return condition->value == FRINGE_NODE_F && difference < 0.01 && written_f (value) == number;
}

static gboolean
holds (const FringeNodeCondition *condition, double value)
{
  double number = condition->number, written = value;

  if (condition->comparison == FRINGE_NODE_EQUAL)
    return equals (condition, value);
  if (condition->value == FRINGE_NODE_F)
    written = written_f (value);
  switch (condition->comparison)
    {
    case FRINGE_NODE_LESS:
      return written < number;
    case FRINGE_NODE_AT_MOST:
      return written <= number;
    case FRINGE_NODE_MORE:
      return written > number;
    case FRINGE_NODE_AT_LEAST:
      return written >= number;
    case FRINGE_NODE_EQUAL:
    case FRINGE_NODE_UNEQUAL:
    default:
      return !equals (condition, value);
    }
}

static double
value_of (FringeNodeValue value, const FringeSearch *search, guint id, guint step)
{
  switch (value)
    {
    case FRINGE_NODE_G:
      return fringe_search_g (search, id);
    case FRINGE_NODE_H:
      return fringe_search_h (search, id);
    case FRINGE_NODE_F:
      return fringe_search_f (search, id);
    case FRINGE_NODE_STEP:
      return step;
    case FRINGE_NODE_ID:
    case FRINGE_N_NODE_VALUES:
    default:
      return id;
    }
}

static gboolean
meets (const FringeNodeCondition *condition, const FringeSearch *search, guint id, guint step, guint of)
{
  double value = value_of (condition->value, search, id, step);

  if (holds (condition, value))
    return TRUE;
  return of != FRINGE_NO_NODE && condition->value == FRINGE_NODE_ID && condition->comparison == FRINGE_NODE_EQUAL
         && of == condition->number;
}

static gboolean
has_tiles (const FringeNodeQuery *query, const FringeSearch *search, guint id)
{
  FringeBoard board;
  guint n_cells;

  fringe_search_board (search, id, &board);
  n_cells = (guint) fringe_board_n_cells (&board);
  for (guint from = 0; from + query->n_tiles <= n_cells; from++)
    if (memcmp (board.cells + from, query->tiles, query->n_tiles) == 0)
      return TRUE;
  return FALSE;
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
    case FRINGE_NODE_FORGOTTEN:
    case FRINGE_N_NODE_STATES:
    default:
      return FALSE;
    }
}

gboolean
fringe_node_query_matches (const FringeNodeQuery *query, const FringeSearch *search, guint id, guint step, guint of)
{
  for (guint i = 0; i < query->n_conditions; i++)
    if (!meets (&query->conditions[i], search, id, step, of))
      return FALSE;
  if (query->n_tiles > 0 && !has_tiles (query, search, id))
    return FALSE;
  return !query->is_duplicate || is_duplicate (search, id, step);
}

static char *
no_id_sentence (guint id, guint n_nodes)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Node %u does not exist at this step: there is %u node.",
                                       "Node %u does not exist at this step: there are %u nodes.", n_nodes),
                          id, n_nodes);
}

static char *
no_value_sentence (const char *letter, double value)
{
  g_autofree char *text = fringe_value_text (value);

  /* Translators: the letter g, h or f, and a number */
  return g_strdup_printf (_ ("No node has %s = %s at this step."), letter, text);
}

static char *
no_duplicate_sentence (const FringeSearch *search)
{
  if (!fringe_event_can_happen (FRINGE_EVENT_DUPLICATE, fringe_search_rules (search)))
    return g_strdup (_ ("By these rules, only the move straight back is a duplicate."));
  return g_strdup (_ ("Up to this step, only moves straight back were duplicates."));
}

static char *
no_board_sentence (const FringeNodeQuery *query, const FringeBoard *goal)
{
  if (memcmp (query->tiles, goal->cells, query->n_tiles) == 0)
    return g_strdup (_ ("No node has the board of the goal at this step."));
  return g_strdup (_ ("No node has this board at this step."));
}

char *
fringe_node_query_none_sentence (const FringeNodeQuery *query, const FringeSearch *search, guint step)
{
  static const char *const letters[FRINGE_N_NODE_VALUES]
      = { [FRINGE_NODE_G] = "g", [FRINGE_NODE_H] = "h", [FRINGE_NODE_F] = "f" };
  const FringeNodeCondition *condition = &query->conditions[0];

  if (query->is_duplicate)
    return no_duplicate_sentence (search);
  if (query->n_tiles > 0)
    return no_board_sentence (query, fringe_search_goal (search));
  if (letters[condition->value] != NULL)
    return no_value_sentence (letters[condition->value], condition->number);
  return no_id_sentence ((guint) condition->number, fringe_search_n_nodes_at (search, step));
}
