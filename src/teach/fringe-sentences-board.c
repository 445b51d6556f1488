/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-sentences.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define QUOTED_CHARS_MAX 16

/* FringeBoardError.tile stops growing here, so that the number itself is quoted. */
#define TILE_MAX 9999

static gboolean
ends_word (gunichar c)
{
  return g_unichar_isspace (c) || !g_unichar_isprint (c) || c == ',' || c == '[' || c == ']' || c == '#';
}

/* Returns: (transfer full): the word that stands at @offset, cut where it is long. A control character, or a byte that
 * is no text, is quoted as its number: a message must not move the cursor of a terminal. */
static char *
quote_word (const char *text, gsize length, gsize offset)
{
  const char *end = text + length, *from = text + offset, *to = from;
  gunichar c = g_utf8_get_char_validated (from, (gssize) (end - from));

  if (c >= (gunichar) -2)
    return g_strdup_printf ("0x%02X", (unsigned) (guchar) *from);
  if (!g_unichar_isprint (c))
    return g_strdup_printf ("U+%04X", c);

  for (int n = 0; to < end; n++)
    {
      c = g_utf8_get_char_validated (to, (gssize) (end - to));
      if (c >= (gunichar) -2 || (n > 0 && ends_word (c)))
        break;
      if (n == QUOTED_CHARS_MAX)
        {
          g_autofree char *start = g_strndup (from, (gsize) (to - from));
          return g_strconcat (start, "…", NULL);
        }
      to = g_utf8_next_char (to);
    }
  return g_strndup (from, (gsize) (to - from));
}

static char *
bad_text (const FringeBoardError *error, const char *text, gsize length)
{
  g_autofree char *word = NULL;

  if (text == NULL || error->offset >= length)
    /* Translators: what was typed as a board. */
    return g_strdup_printf (_ ("Line %d, column %d: this is neither a number nor a blank."), error->line,
                            error->column);
  word = quote_word (text, length, error->offset);
  /* Translators: %s is what stands there. */
  return g_strdup_printf (_ ("Line %d, column %d: “%s” is neither a number nor a blank."), error->line, error->column,
                          word);
}

static char *
brackets (const FringeBoardError *error, const char *text, gsize length)
{
  if (text == NULL)
    return g_strdup_printf (_ ("Line %d, column %d: the brackets do not match."), error->line, error->column);
  if (error->offset >= length)
    return g_strdup_printf (_ ("Line %d, column %d: the text ends, but a bracket is still open."), error->line,
                            error->column);
  if (text[error->offset] == ']')
    return g_strdup_printf (_ ("Line %d, column %d: this bracket closes, but none is open."), error->line,
                            error->column);
  return g_strdup_printf (_ ("Line %d, column %d: this bracket opens a third level, but a board has only rows."),
                          error->line, error->column);
}

static char *
no_square (const FringeBoardError *error)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "%d cell makes no square. The numbers of rows and columns are missing.",
                                       "%d cells make no square. The numbers of rows and columns are missing.",
                                       (gulong) error->found),
                          error->found);
}

static char *
ragged (const FringeBoardError *error)
{
  /* Translators: a row number, the cells in it, the cells in the first row. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Row %d has %d cell, but the first row has %d.",
                                       "Row %d has %d cells, but the first row has %d.", (gulong) error->found),
                          error->row, error->found, error->expected);
}

static char *
cell_count (const FringeBoardError *error)
{
  /* Translators: the cells found, the rows and columns wanted, and the cells that they need. */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "There is %d cell, but a board of %d × %d has %d.",
                                       "There are %d cells, but a board of %d × %d has %d.", (gulong) error->found),
                          error->found, error->rows, error->columns, error->expected);
}

static char *
out_of_range (const FringeBoardError *error, const char *text, gsize length)
{
  gboolean is_cut = error->tile >= TILE_MAX && text != NULL && error->offset < length;
  g_autofree char *number = is_cut ? quote_word (text, length, error->offset) : g_strdup_printf ("%d", error->tile);

  if (error->missing == 0)
    /* Translators: %s is a number. */
    return g_strdup_printf (
        _ ("Line %d, column %d: %s is too large. The largest tile is %d, and the blank is missing."), error->line,
        error->column, number, error->expected);
  /* Translators: %s is a number. */
  return g_strdup_printf (_ ("Line %d, column %d: %s is too large. The largest tile is %d, and tile %d is missing."),
                          error->line, error->column, number, error->expected, error->missing);
}

static char *
doubled (const FringeBoardError *error)
{
  if (error->tile == 0)
    return g_strdup_printf (_ ("Line %d, column %d: this blank is the second, and tile %d is missing."), error->line,
                            error->column, error->missing);
  if (error->missing == 0)
    return g_strdup_printf (_ ("Line %d, column %d: tile %d stands here again, and the blank is missing."), error->line,
                            error->column, error->tile);
  return g_strdup_printf (_ ("Line %d, column %d: tile %d stands here again, and tile %d is missing."), error->line,
                          error->column, error->tile, error->missing);
}

char *
fringe_board_error_sentence (const FringeBoardError *error, const char *text, gsize length)
{
  switch (error->problem)
    {
    case FRINGE_BOARD_EMPTY:
      return g_strdup (_ ("There is no board here."));
    case FRINGE_BOARD_BAD_TEXT:
      return bad_text (error, text, length);
    case FRINGE_BOARD_BRACKETS:
      return brackets (error, text, length);
    case FRINGE_BOARD_AFTER_END:
      return g_strdup_printf (_ ("Line %d, column %d: something stands outside the brackets of the board."),
                              error->line, error->column);
    case FRINGE_BOARD_NO_SQUARE:
      return no_square (error);
    case FRINGE_BOARD_RUN_ON:
      /* Translators: how many digits stand there without spaces between them, and how many would be read so. */
      return g_strdup_printf (_ ("There are %d cells without spaces. Only a board of %d cells needs none."),
                              error->found, error->expected);
    case FRINGE_BOARD_RAGGED:
      return ragged (error);
    case FRINGE_BOARD_BAD_SIZE:
      /* Translators: the rows and columns found. */
      return g_strdup_printf (_ ("A board has 2 to 9 rows and 2 to 9 columns, not %d × %d."), error->found,
                              error->expected);
    case FRINGE_BOARD_OTHER_SHAPE:
      /* Translators: the rows and columns found, then those wanted. */
      return g_strdup_printf (_ ("This board has %d × %d cells, but %d × %d are needed."), error->found,
                              error->expected, error->rows, error->columns);
    case FRINGE_BOARD_CELL_COUNT:
      return cell_count (error);
    case FRINGE_BOARD_OUT_OF_RANGE:
      return out_of_range (error, text, length);
    case FRINGE_BOARD_DOUBLED:
      return doubled (error);
    case FRINGE_BOARD_FINE:
    default:
      return g_strdup (_ ("This is a board."));
    }
}

static char *
inversions_sentence (const FringeVerdict *verdict)
{
  int start = verdict->start_inversions, goal = verdict->goal_inversions;

  if (!verdict->solvable)
    return g_strdup_printf (
        g_dngettext (
            GETTEXT_PACKAGE,
            /* Translators: inversions are pairs of tiles in which the larger one stands first. */
            "The goal cannot be reached. The start has %d inversion, the goal %d: one number is odd, the other even.",
            "The goal cannot be reached. The start has %d inversions, the goal %d: one number is odd, the other even.",
            (gulong) start),
        start, goal);
  if (start % 2 == 0)
    return g_strdup_printf (
        g_dngettext (GETTEXT_PACKAGE,
                     "The goal can be reached. The start has %d inversion, the goal %d: both numbers are even.",
                     "The goal can be reached. The start has %d inversions, the goal %d: both numbers are even.",
                     (gulong) start),
        start, goal);
  return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE,
                   "The goal can be reached. The start has %d inversion, the goal %d: both numbers are odd.",
                   "The goal can be reached. The start has %d inversions, the goal %d: both numbers are odd.",
                   (gulong) start),
      start, goal);
}

/* Rows are told from 1, as people count them; that both sums then grow by 1 does not change their parities. */
static char *
inversions_and_row_sentence (const FringeVerdict *verdict)
{
  int start = verdict->start_inversions, start_row = verdict->start_blank_row + 1, start_sum = start + start_row;
  int goal = verdict->goal_inversions, goal_row = verdict->goal_blank_row + 1, goal_sum = goal + goal_row;

  if (!verdict->solvable)
    /* Translators: "5 + 2 = 7": inversions, the row in which the blank stands, their sum; of the sums one is odd. */
    return g_strdup_printf (_ ("The goal cannot be reached. Inversions plus the row of the blank make %d + %d = %d in "
                               "the start. They make %d + %d = %d in the goal: one sum is odd, the other even."),
                            start, start_row, start_sum, goal, goal_row, goal_sum);
  if (start_sum % 2 == 0)
    return g_strdup_printf (_ ("The goal can be reached. Inversions plus the row of the blank make %d + %d = %d in the "
                               "start. They make %d + %d = %d in the goal: both sums are even."),
                            start, start_row, start_sum, goal, goal_row, goal_sum);
  return g_strdup_printf (_ ("The goal can be reached. Inversions plus the row of the blank make %d + %d = %d in the "
                             "start. They make %d + %d = %d in the goal: both sums are odd."),
                          start, start_row, start_sum, goal, goal_row, goal_sum);
}

char *
fringe_verdict_sentence (const FringeBoard *start, const FringeBoard *goal)
{
  FringeVerdict verdict = fringe_board_verdict (start, goal);

  return verdict.row_counts ? inversions_and_row_sentence (&verdict) : inversions_sentence (&verdict);
}
