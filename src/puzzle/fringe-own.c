/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-own.h"

#include "fringe-formula-reach.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Heuristics of one's own, by number.
 *
 * Invariant: an entry is written whole before anyone is told its number, and never again, so that it is read without
 * the lock, which only those hold who look for a text. */

typedef struct
{
  char text[sizeof FRINGE_FORMULA_PREFIX + FRINGE_FORMULA_NAME_MAX + 2 + FRINGE_FORMULA_PRINT_MAX];
  bool is_proven;
  bool is_pattern;
  union
  {
    FringeFormula formula;
    FringePattern pattern;
  };
} Own;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static Own *owns[FRINGE_OWN_MAX];
static int n_owns;

static const Own *
own_of (FringeHeuristic heuristic)
{
  return owns[(int) heuristic - FRINGE_N_HEURISTICS];
}

static bool
begins (const char *text, const char *prefix)
{
  return strncmp (text, prefix, strlen (prefix)) == 0;
}

bool
fringe_own_is_text (const char *text)
{
  return begins (text, FRINGE_FORMULA_PREFIX) || begins (text, FRINGE_PATTERN_PREFIX);
}

/* Returns: the number of the heuristic, or -1 where there is no room for one more */
static int
find_or_add (const Own *own)
{
  for (int i = 0; i < n_owns; i++)
    if (strcmp (owns[i]->text, own->text) == 0)
      return i;
  if (n_owns == FRINGE_OWN_MAX || (owns[n_owns] = malloc (sizeof *own)) == NULL)
    return -1;
  *owns[n_owns] = *own;
  return n_owns++;
}

static bool
read_formula (const char *text, Own *own, FringeFormulaError *error)
{
  text += begins (text, FRINGE_FORMULA_PREFIX) ? strlen (FRINGE_FORMULA_PREFIX) : 0;
  if (!fringe_formula_parse (text, strlen (text), &own->formula, error))
    return false;
  sprintf (own->text, FRINGE_FORMULA_PREFIX "%s%s%s", own->formula.name, own->formula.name[0] != '\0' ? ": " : "",
           own->formula.text);
  own->is_pattern = false;
  own->is_proven = fringe_formula_is_proven (&own->formula);
  return true;
}

static bool
read_pattern (const char *text, Own *own, FringeFormulaError *error)
{
  text += strlen (FRINGE_PATTERN_PREFIX);
  if (!fringe_pattern_parse (text, strlen (text), &own->pattern, error))
    return false;
  sprintf (own->text, FRINGE_PATTERN_PREFIX "%s", own->pattern.text);
  own->is_pattern = true;
  own->is_proven = true;
  return true;
}

bool
fringe_own_from_text (const char *text, FringeHeuristic *heuristic, FringeFormulaError *error)
{
  Own own;
  int number;

  if (!(begins (text, FRINGE_PATTERN_PREFIX) ? read_pattern : read_formula) (text, &own, error))
    return false;

  pthread_mutex_lock (&lock);
  number = find_or_add (&own);
  pthread_mutex_unlock (&lock);
  if (number < 0)
    *error = (FringeFormulaError) { .problem = FRINGE_FORMULA_TOO_MANY, .column = 1 };
  else
    *heuristic = (FringeHeuristic) (FRINGE_N_HEURISTICS + number);
  return number >= 0;
}

bool
fringe_own_exists (unsigned number)
{
  bool exists;

  pthread_mutex_lock (&lock);
  exists = number < (unsigned) (FRINGE_N_HEURISTICS + n_owns);
  pthread_mutex_unlock (&lock);
  return exists;
}

const char *
fringe_own_text (FringeHeuristic heuristic)
{
  return own_of (heuristic)->text;
}

const FringeFormula *
fringe_own_formula (FringeHeuristic heuristic)
{
  return own_of (heuristic)->is_pattern ? NULL : &own_of (heuristic)->formula;
}

const FringePattern *
fringe_own_pattern (FringeHeuristic heuristic)
{
  return own_of (heuristic)->is_pattern ? &own_of (heuristic)->pattern : NULL;
}

bool
fringe_own_is_proven (FringeHeuristic heuristic)
{
  return own_of (heuristic)->is_proven;
}
