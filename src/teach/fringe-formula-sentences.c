/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-formula-sentences.h"

#include "fringe-pattern-sentences.h"

#include <glib/gi18n-lib.h>

/* What stands at the place of the error; what cannot be printed is replaced. */
static char *
word_of (const FringeFormulaError *error)
{
  g_autofree char *valid = g_utf8_make_valid (error->word, -1);
  GString *word = g_string_new (NULL);

  for (const char *c = valid; *c != '\0'; c = g_utf8_next_char (c))
    g_string_append_unichar (word, g_unichar_isprint (g_utf8_get_char (c)) ? g_utf8_get_char (c) : 0xfffd);
  return g_string_free (word, FALSE);
}

static char *
unknown_sentence (const FringeFormulaError *error, const char *word)
{
  if (error->suggestion == NULL)
    return g_strdup_printf (_ ("Column %d: “%s” is not a value."), error->column, word);
  /* Translators: a place, what was typed, and what may have been meant. */
  return g_strdup_printf (_ ("Column %d: “%s” is not a value. Did you mean “%s”?"), error->column, word,
                          error->suggestion);
}

static char *
wanting_sentence (const FringeFormulaError *error, const char *word)
{
  if (error->problem == FRINGE_FORMULA_NO_VALUE && *word == '\0')
    return g_strdup_printf (_ ("Column %d: A value is wanted at the end."), error->column);
  if (error->problem == FRINGE_FORMULA_NO_VALUE)
    return g_strdup_printf (_ ("Column %d: A value is wanted before “%s”."), error->column, word);
  if (*word == '\0')
    return g_strdup_printf (_ ("Column %d: “%s” is wanted at the end."), error->column, error->suggestion);
  /* Translators: a place, what must stand there, and what stands there. */
  return g_strdup_printf (_ ("Column %d: “%s” is wanted before “%s”."), error->column, error->suggestion, word);
}

/* A number that is no number of a formula. */
static char *
number_sentence (const FringeFormulaError *error, const char *word)
{
  switch ((int) error->problem)
    {
    case FRINGE_FORMULA_BAD_NUMBER:
      return g_strdup_printf (_ ("Column %d: “%s” is no number of up to 15 digits and 1000000000."), error->column,
                              word);
    case FRINGE_FORMULA_BAD_TILE:
      return g_strdup_printf (_ ("Column %d: “%s” is neither t nor the number of a tile."), error->column, word);
    case FRINGE_FORMULA_BAD_SEED:
      return g_strdup_printf (_ ("Column %d: The seed “%s” is no whole number."), error->column, word);
    default:
      return g_strdup_printf (_ ("Column %d: “%s” is smaller than the number before it."), error->column, word);
    }
}

char *
fringe_formula_error_sentence (const FringeFormulaError *error)
{
  g_autofree char *word = word_of (error);

  switch (error->problem)
    {
    case FRINGE_FORMULA_EMPTY:
      return g_strdup (_ ("There is no formula."));
    case FRINGE_FORMULA_TOO_LONG:
      return g_strdup_printf (_ ("Column %d: The formula is too long."), error->column);
    case FRINGE_FORMULA_TOO_DEEP:
      return g_strdup_printf (_ ("Column %d: The formula is nested too deep."), error->column);
    case FRINGE_FORMULA_BAD_CHARACTER:
      return g_strdup_printf (_ ("Column %d: “%s” has no meaning in a formula."), error->column, word);
    case FRINGE_FORMULA_UNKNOWN:
      return unknown_sentence (error, word);
    case FRINGE_FORMULA_NO_VALUE:
    case FRINGE_FORMULA_EXPECTED:
      return wanting_sentence (error, word);
    case FRINGE_FORMULA_AFTER_END:
      return g_strdup_printf (_ ("Column %d: The formula could end before “%s”."), error->column, word);
    case FRINGE_FORMULA_NO_SUM:
      return g_strdup_printf (_ ("Column %d: “t” has a meaning only within sum(t, …)."), error->column);
    case FRINGE_FORMULA_NESTED_SUM:
      return g_strdup_printf (_ ("Column %d: A sum cannot stand within a sum."), error->column);
    case FRINGE_FORMULA_BAD_NAME:
      return g_strdup_printf (_ ("Column %d: A name has up to %d letters, digits and spaces."), error->column,
                              FRINGE_FORMULA_NAME_MAX);
    case FRINGE_FORMULA_TOO_MANY:
      return g_strdup_printf (_ ("There are %d formulae already; the program has to be started anew for others."),
                              FRINGE_OWN_MAX);
    case FRINGE_FORMULA_NO_TILE:
    case FRINGE_FORMULA_BAD_TILES:
    case FRINGE_FORMULA_TILE_TWICE:
    case FRINGE_FORMULA_TOO_MANY_TILES:
    case FRINGE_FORMULA_AFTER_TILES:
      return fringe_pattern_error_sentence (error, word);
    case FRINGE_FORMULA_BAD_NUMBER:
    case FRINGE_FORMULA_BAD_TILE:
    case FRINGE_FORMULA_BAD_SEED:
    case FRINGE_FORMULA_BAD_RANGE:
    case FRINGE_FORMULA_FINE:
    default:
      return number_sentence (error, word);
    }
}
