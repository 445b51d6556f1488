/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-node-filter.h"

#include "fringe-board-text.h"
#include "fringe-escape.h"

#include <glib/gi18n.h>
#include <string.h>

/* Longer texts are no filter; of what is quoted in a message, so many characters. */
#define TEXT_MAX 1000
#define QUOTE_MAX 24
#define DIGITS_MAX 12
#define INFINITE "∞"

static const struct
{
  const char *sign;
  FringeFilterComparison comparison;
} signs[] = {
  { "<=", FRINGE_FILTER_AT_MOST },  { ">=", FRINGE_FILTER_AT_LEAST }, { "≤", FRINGE_FILTER_AT_MOST },
  { "≥", FRINGE_FILTER_AT_LEAST },  { "!=", FRINGE_FILTER_UNEQUAL },  { "<>", FRINGE_FILTER_UNEQUAL },
  { "≠", FRINGE_FILTER_UNEQUAL },   { "==", FRINGE_FILTER_EQUAL },    { "=", FRINGE_FILTER_EQUAL },
  { "<", FRINGE_FILTER_LESS },      { ">", FRINGE_FILTER_MORE },
};

/* Reads the text from the left; what is left begins at `at`. */
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

/* A word in any case, alone or before what is no letter. */
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
read_value (Reader *reader, FringeFilterValue *value)
{
  const char *words[FRINGE_N_FILTER_VALUES] = { "id", "g", "h", "f", "step" };
  gboolean found = FALSE;

  for (guint i = 0; i < FRINGE_N_FILTER_VALUES && !found; i++)
    {
      found = read_word (reader, words[i]);
      *value = (FringeFilterValue) i;
    }
  /* Translators: the column of the lists that tells a step, in small letters */
  if (!found && read_word (reader, _ ("step")))
    {
      *value = FRINGE_FILTER_STEP;
      found = TRUE;
    }
  if (!found && *reader->at == '#')
    {
      reader->at++;
      *value = FRINGE_FILTER_ID;
      found = TRUE;
    }
  return found;
}

static FringeFilterComparison
read_comparison (Reader *reader)
{
  for (gsize i = 0; i < G_N_ELEMENTS (signs); i++)
    if (g_str_has_prefix (reader->at, signs[i].sign))
      {
        reader->at += strlen (signs[i].sign);
        return signs[i].comparison;
      }
  return FRINGE_FILTER_EQUAL;
}

/* A point or a comma before a digit is a decimal one. */
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
      if (reader->at - begin > DIGITS_MAX)
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
read_condition (Reader *reader, FringeFilterCondition *condition)
{
  g_autofree char *typed = fringe_quote (reader->at, QUOTE_MAX);

  if (!read_value (reader, &condition->value))
    {
      /* Translators: %s is what was typed */
      reader->message
          = g_strdup_printf (_ ("“%s” is not understood. Try f = 26, or g > 10, or id 7, or tiles as 1 2 3."), typed);
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
read_conditions (Reader *reader, FringeNodeFilter *filter)
{
  g_autofree char *rest = NULL;

  for (pass_over (reader, is_apart); *reader->at != '\0'; pass_over (reader, is_apart))
    if (filter->n_conditions == FRINGE_FILTER_CONDITIONS_MAX)
      {
        rest = fringe_quote (reader->at, QUOTE_MAX);
        /* Translators: %s is what was typed beyond them */
        reader->message = g_strdup_printf (_ ("These are too many conditions: “%s” is left over."), rest);
        return FALSE;
      }
    else if (!read_condition (reader, &filter->conditions[filter->n_conditions++]))
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

/* Tiles that stand side by side; a number alone is an id. */
static gboolean
read_tiles (Reader *reader, int n_cells, FringeNodeFilter *filter)
{
  for (pass_over (reader, is_apart); *reader->at != '\0'; pass_over (reader, is_apart))
    {
      g_autofree char *typed = fringe_quote (reader->at, QUOTE_MAX);
      guint8 tile;

      if (filter->n_tiles < (guint) n_cells && read_tile (reader, n_cells, &tile))
        {
          filter->tiles[filter->n_tiles++] = tile;
          continue;
        }
      /* Translators: %s is what was typed */
      reader->message
          = g_strdup_printf (_ ("No board has “%s” there. Write tiles apart, as 1 2 3, with 0 for the blank."), typed);
      return FALSE;
    }
  return TRUE;
}

static gboolean
read_id (Reader *reader, FringeNodeFilter *filter)
{
  FringeFilterCondition condition = { FRINGE_FILTER_ID, FRINGE_FILTER_EQUAL, 0 };
  Reader begin = *reader;

  pass_over (reader, is_space);
  if (read_number (reader, &condition.number))
    {
      pass_over (reader, is_space);
      if (*reader->at == '\0')
        {
          filter->conditions[filter->n_conditions++] = condition;
          return TRUE;
        }
    }
  *reader = begin;
  return FALSE;
}

static gboolean
read_board (const char *text, int rows, int columns, FringeNodeFilter *filter)
{
  FringeBoardError error;
  FringeBoard board;

  if (!fringe_board_parse (text, strlen (text), rows, columns, &board, &error))
    return FALSE;
  filter->n_tiles = (guint) (rows * columns);
  memcpy (filter->tiles, board.cells, filter->n_tiles);
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
read (Reader *reader, int rows, int columns, FringeNodeFilter *filter)
{
  if (strlen (reader->at) > TEXT_MAX)
    {
      g_autofree char *beginning = fringe_quote (reader->at, QUOTE_MAX);

      /* Translators: %s is the beginning of what was typed */
      reader->message = g_strdup_printf (_ ("“%s” is too long."), beginning);
      return FALSE;
    }
  if (read_board (reader->at, rows, columns, filter))
    return TRUE;
  if (!begins_with_tile (reader->at))
    return read_conditions (reader, filter);
  return read_id (reader, filter) || read_tiles (reader, rows * columns, filter);
}

gboolean
fringe_node_filter_parse (const char *text, int rows, int columns, FringeNodeFilter *filter, char **message)
{
  FringeNodeFilter parsed = { 0 };
  Reader reader = { text, NULL };

  *message = NULL;
  if (read (&reader, rows, columns, &parsed))
    {
      *filter = parsed;
      return TRUE;
    }
  *message = reader.message;
  return FALSE;
}

gboolean
fringe_node_filter_is_empty (const FringeNodeFilter *filter)
{
  return filter->n_conditions == 0 && filter->n_tiles == 0;
}

static gboolean
holds (const FringeFilterCondition *condition, double value)
{
  switch (condition->comparison)
    {
    case FRINGE_FILTER_UNEQUAL:
      return value != condition->number;
    case FRINGE_FILTER_LESS:
      return value < condition->number;
    case FRINGE_FILTER_AT_MOST:
      return value <= condition->number;
    case FRINGE_FILTER_MORE:
      return value > condition->number;
    case FRINGE_FILTER_AT_LEAST:
      return value >= condition->number;
    case FRINGE_FILTER_EQUAL:
    default:
      return value == condition->number;
    }
}

/* f is asked for as it is written, with two decimals. */
static double
rounded_f (const FringeSearch *search, guint id)
{
  return floor (fringe_search_f (search, id) * 100 + 0.5) / 100;
}

static gboolean
meets (const FringeFilterCondition *condition, FringeRowKind kind, const FringeSearch *search, guint64 row, guint id)
{
  switch (condition->value)
    {
    case FRINGE_FILTER_G:
      return holds (condition, fringe_search_g (search, id));
    case FRINGE_FILTER_H:
      return holds (condition, fringe_search_h (search, id));
    case FRINGE_FILTER_F:
      return holds (condition, rounded_f (search, id));
    case FRINGE_FILTER_STEP:
      return holds (condition, fringe_row_step (kind, search, row));
    case FRINGE_FILTER_ID:
    case FRINGE_N_FILTER_VALUES:
    default:
      return holds (condition, id)
             || (kind == FRINGE_ROWS_REPEATS && condition->comparison == FRINGE_FILTER_EQUAL
                 && holds (condition, fringe_row_repeat (search, row).of));
    }
}

static gboolean
has_tiles (const FringeNodeFilter *filter, const FringeSearch *search, guint id)
{
  FringeBoard board;
  guint n_cells;

  fringe_search_board (search, id, &board);
  n_cells = (guint) (board.rows * board.columns);
  for (guint from = 0; from + filter->n_tiles <= n_cells; from++)
    if (memcmp (board.cells + from, filter->tiles, filter->n_tiles) == 0)
      return TRUE;
  return FALSE;
}

gboolean
fringe_node_filter_passes (const FringeNodeFilter *filter,
                           FringeRowKind kind,
                           const FringeSearch *search,
                           guint64 row)
{
  guint id;

  if (fringe_node_filter_is_empty (filter))
    return TRUE;
  id = fringe_row_node (kind, search, row);
  for (guint i = 0; i < filter->n_conditions; i++)
    if (!meets (&filter->conditions[i], kind, search, row, id))
      return FALSE;
  return filter->n_tiles == 0 || has_tiles (filter, search, id);
}
