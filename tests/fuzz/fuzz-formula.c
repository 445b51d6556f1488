/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A formula, and its value. */
#include "fringe-formula-reach.h"
#include "fringe-formula-sentences.h"
#include "fringe-formula-value.h"
#include "fringe-own.h"
#include "fuzz.h"

#include <math.h>
#include <string.h>

static void
assert_reads_back (const FringeFormula *formula)
{
  FringeFormula again;
  FringeFormulaError error;

  if (strlen (formula->text) > FRINGE_FORMULA_TEXT_MAX)
    return;
  g_assert_true (fringe_formula_parse (formula->text, strlen (formula->text), &again, &error));
  g_assert_cmpstr (again.text, ==, formula->text);
  g_assert_cmpint (again.n_ops, ==, formula->n_ops);
  g_assert_true (g_utf8_validate (formula->name, -1, NULL));
}

/* What is printed of a heuristic is what it is read from in a file. */
static void
assert_is_kept (const FringeFormula *formula)
{
  g_autofree char *text = g_strconcat (FRINGE_FORMULA_PREFIX, formula->name, ": ", formula->text, NULL);
  FringeFormula again;
  FringeFormulaError error;

  if (formula->name[0] == '\0' || strlen (text) > FRINGE_FORMULA_TEXT_MAX)
    return;
  g_assert_true (fringe_formula_parse (text + strlen (FRINGE_FORMULA_PREFIX),
                                       strlen (text) - strlen (FRINGE_FORMULA_PREFIX), &again, &error));
  g_assert_cmpstr (again.name, ==, formula->name);
  g_assert_cmpstr (again.text, ==, formula->text);
}

/* On a board whose h is far from 0, and on the goal. */
static void
assert_has_value (const FringeFormula *formula)
{
  static const guint8 cells[] = { 8, 1, 3, 4, 0, 2, 7, 6, 5 };
  FringeBoard goal = { 3, 3, 8, { 1, 2, 3, 4, 5, 6, 7, 8, 0 } };
  FringeFormulaReach reach = fringe_formula_reach (formula, 3, 3);
  FringeEstimate estimate;

  if (formula->needs_perfect)
    return;
  g_assert_true (fringe_estimate_init (&estimate, FRINGE_HEURISTIC_MANHATTAN, &goal));
  estimate.formula = formula;
  estimate.terms = fringe_formula_value_terms (&estimate);
  for (int i = 0; i < 2; i++)
    {
      double h = fringe_formula_value (&estimate, i == 0 ? cells : goal.cells);

      g_assert_true (isfinite (h) && h >= reach.min && h <= reach.max);
      g_assert_true (!reach.is_whole || h == floor (h));
    }
  fringe_estimate_clear (&estimate);
}

int
LLVMFuzzerTestOneInput (const guint8 *data, size_t size)
{
  FringeFormula formula;
  FringeFormulaError error;
  g_autofree char *sentence = NULL;

  if (fringe_formula_parse ((const char *) data, size, &formula, &error))
    {
      assert_reads_back (&formula);
      assert_is_kept (&formula);
      assert_has_value (&formula);
      return 0;
    }
  sentence = fringe_formula_error_sentence (&error);
  g_assert_true (g_utf8_validate (sentence, -1, NULL) && *sentence != '\0');
  return 0;
}
