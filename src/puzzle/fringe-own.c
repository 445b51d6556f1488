/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-own.h"

#include "fringe-formula-reach.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

/* Heuristics of one's own, by number.
 *
 * Invariant: an entry is written whole before anyone is told its number, and never again, so that it is read without
 * the lock, which only those hold who look for a text. */

typedef struct
{
  char text[sizeof FRINGE_FORMULA_PREFIX + FRINGE_FORMULA_PRINT_MAX];
  FringeFormula formula;
  bool is_proven;
} Own;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static Own *owns[FRINGE_OWN_MAX];
static int n_owns;

static const Own *
own_of (FringeHeuristic heuristic)
{
  return owns[(int) heuristic - FRINGE_N_HEURISTICS];
}

bool
fringe_own_is_text (const char *text)
{
  return strncmp (text, FRINGE_FORMULA_PREFIX, strlen (FRINGE_FORMULA_PREFIX)) == 0;
}

static Own *
make_own (const FringeFormula *formula)
{
  Own *own = malloc (sizeof *own);

  if (own == NULL)
    return NULL;
  strcpy (own->text, FRINGE_FORMULA_PREFIX);
  strcat (own->text, formula->text);
  own->formula = *formula;
  own->is_proven = fringe_formula_is_proven (formula);
  return own;
}

/* Returns: the number of the formula, or -1 where there is no room for one more */
static int
find_or_add (const FringeFormula *formula)
{
  for (int i = 0; i < n_owns; i++)
    if (strcmp (owns[i]->formula.text, formula->text) == 0)
      return i;
  if (n_owns == FRINGE_OWN_MAX || (owns[n_owns] = make_own (formula)) == NULL)
    return -1;
  return n_owns++;
}

bool
fringe_own_from_text (const char *text, FringeHeuristic *heuristic, FringeFormulaError *error)
{
  FringeFormula formula;
  int number;

  text += fringe_own_is_text (text) ? strlen (FRINGE_FORMULA_PREFIX) : 0;
  if (!fringe_formula_parse (text, strlen (text), &formula, error))
    return false;

  pthread_mutex_lock (&lock);
  number = find_or_add (&formula);
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
  return &own_of (heuristic)->formula;
}

bool
fringe_own_is_proven (FringeHeuristic heuristic)
{
  return own_of (heuristic)->is_proven;
}
