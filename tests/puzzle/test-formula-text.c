/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-own.h"

#include "test-boards.h"
#include "test-formulae.h"

#include <string.h>

static void
test_errors (void)
{
  static const struct
  {
    const char *text;
    FringeFormulaProblem problem;
    int column;
    const char *word;
    const char *suggestion;
  } cases[] = {
    { "", FRINGE_FORMULA_EMPTY, 1, "", NULL },
    { "   ", FRINGE_FORMULA_EMPTY, 4, "", NULL },
    { "manhattan + manhatan", FRINGE_FORMULA_UNKNOWN, 13, "manhatan", "manhattan" },
    { "linear-conflict", FRINGE_FORMULA_UNKNOWN, 1, "linear", "linear_conflict" },
    { "Manhattan", FRINGE_FORMULA_UNKNOWN, 1, "Manhattan", "manhattan" },
    { "banana", FRINGE_FORMULA_UNKNOWN, 1, "banana", NULL },
    { "2 *", FRINGE_FORMULA_NO_VALUE, 4, "", NULL },
    { "2 * )", FRINGE_FORMULA_NO_VALUE, 5, ")", NULL },
    { "(2", FRINGE_FORMULA_EXPECTED, 3, "", ")" },
    { "max(2; 3)", FRINGE_FORMULA_BAD_CHARACTER, 6, ";", NULL },
    { "manhattan(2)", FRINGE_FORMULA_AFTER_END, 10, "(", NULL },
    { "2 3", FRINGE_FORMULA_AFTER_END, 3, "3", NULL },
    { "1 < 2 < 3", FRINGE_FORMULA_AFTER_END, 7, "<", NULL },
    { "1e3", FRINGE_FORMULA_AFTER_END, 2, "e3", NULL },
    { "1234567890123456", FRINGE_FORMULA_BAD_NUMBER, 1, "1234567890123456", NULL },
    { "1000000001", FRINGE_FORMULA_BAD_NUMBER, 1, "1000000001", NULL },
    { "t*2", FRINGE_FORMULA_NO_SUM, 1, "t", NULL },
    { "rows(t)", FRINGE_FORMULA_NO_SUM, 6, "t", NULL },
    { "rows(0)", FRINGE_FORMULA_BAD_TILE, 6, "0", NULL },
    { "rows(81)", FRINGE_FORMULA_BAD_TILE, 6, "81", NULL },
    { "rows(1.5)", FRINGE_FORMULA_BAD_TILE, 6, "1.5", NULL },
    { "rows(manhattan)", FRINGE_FORMULA_BAD_TILE, 6, "manhattan", NULL },
    { "rows", FRINGE_FORMULA_EXPECTED, 5, "", "(" },
    { "sum(u, 2)", FRINGE_FORMULA_EXPECTED, 5, "u", "t" },
    { "sum(t, sum(t, t))", FRINGE_FORMULA_NESTED_SUM, 11, "(", NULL },
    { "noise(1.5, 0..2)", FRINGE_FORMULA_BAD_SEED, 7, "1.5", NULL },
    { "noise(1, 2..0)", FRINGE_FORMULA_BAD_RANGE, 13, "0", NULL },
    { "noise(1, 0, 2)", FRINGE_FORMULA_EXPECTED, 11, ",", ".." },
    { "“manhattan”", FRINGE_FORMULA_BAD_CHARACTER, 1, "“", NULL },
    { "2 × é", FRINGE_FORMULA_BAD_CHARACTER, 5, "é", NULL },
    { ": manhattan", FRINGE_FORMULA_BAD_NAME, 1, "", NULL },
    { "grün, gelb: manhattan", FRINGE_FORMULA_BAD_NAME, 5, "", NULL },
    { "\xff: manhattan", FRINGE_FORMULA_BAD_NAME, 1, "", NULL },
    { "a\xe2\x80\xae"
      "b: manhattan",
      FRINGE_FORMULA_BAD_NAME, 2, "", NULL },
    { "half: ", FRINGE_FORMULA_EMPTY, 7, "", NULL },
    { "half: manhatan", FRINGE_FORMULA_UNKNOWN, 7, "manhatan", "manhattan" },
    { "a: b: manhattan", FRINGE_FORMULA_UNKNOWN, 4, "b", NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      FringeFormula formula;
      FringeFormulaError error;

      g_autofree char *shown = g_strescape (cases[i].text, NULL);

      g_test_message ("%s", shown);
      g_assert_false (fringe_formula_parse (cases[i].text, strlen (cases[i].text), &formula, &error));
      g_assert_cmpint (error.problem, ==, cases[i].problem);
      g_assert_cmpint (error.column, ==, cases[i].column);
      g_assert_cmpstr (error.word, ==, cases[i].word);
      g_assert_cmpstr (error.suggestion, ==, cases[i].suggestion);
    }
}

static void
assert_problem (GString *text, FringeFormulaProblem problem)
{
  FringeFormula formula;
  FringeFormulaError error;

  g_assert_cmpint (fringe_formula_parse (text->str, text->len, &formula, &error), ==, problem == FRINGE_FORMULA_FINE);
  g_assert_cmpint (error.problem, ==, problem);
}

static void
append_times (GString *text, const char *part, int n)
{
  while (n-- > 0)
    g_string_append (text, part);
}

static void
test_bounds (void)
{
  g_autoptr (GString) text = g_string_new ("");

  append_times (text, "(", 200);
  assert_problem (text, FRINGE_FORMULA_TOO_DEEP);
  g_string_truncate (text, 0);
  append_times (text, "-", 200);
  assert_problem (text, FRINGE_FORMULA_TOO_DEEP);
  g_string_truncate (text, 0);
  append_times (text, "(", 30);
  g_string_append_c (text, '1');
  append_times (text, ")", 30);
  assert_problem (text, FRINGE_FORMULA_FINE);
  g_string_assign (text, "1");
  append_times (text, "+1", 127);
  assert_problem (text, FRINGE_FORMULA_FINE);
  append_times (text, "+1", 1);
  assert_problem (text, FRINGE_FORMULA_TOO_LONG);
  append_times (text, "+1", 1000);
  assert_problem (text, FRINGE_FORMULA_TOO_LONG);
}

/* Right formulae with bytes changed, left out and put in. */
static void
test_hostile (void)
{
  static const char signs[] = "()+-*/<>=!,.:t09 \xc3\xff\x80_\0";

  for (int i = 0; i < 20000; i++)
    {
      g_autofree char *right = test_formula_random (TRUE);
      GString *text = g_string_new (right);
      FringeFormula formula;
      FringeFormulaError error;

      for (int n = test_random (4); n >= 0 && text->len > 0; n--)
        if (test_random (2) == 0)
          g_string_erase (text, test_random ((int) text->len), 1);
        else
          g_string_insert_c (text, test_random ((int) text->len), signs[test_random (sizeof signs)]);
      if (!fringe_formula_parse (text->str, text->len, &formula, &error))
        {
          g_assert_cmpint (error.problem, !=, FRINGE_FORMULA_FINE);
          g_assert_cmpint (error.column, >=, 1);
          g_assert_cmpint (error.column, <=, (int) text->len + 1);
          g_assert_cmpuint (strlen (error.word), <, FRINGE_FORMULA_WORD_MAX);
        }
      g_string_free (text, TRUE);
    }
}

/* The same formula by another name is another heuristic. */
static void
test_names (void)
{
  FringeHeuristic plain, named, again;
  FringeFormulaError error;

  g_assert_true (fringe_own_from_text ("formula:manhattan / 2", &plain, &error));
  g_assert_true (fringe_own_from_text ("formula:  Hälfte des Weges : manhattan/2", &named, &error));
  g_assert_cmpint (plain, !=, named);
  g_assert_cmpstr (fringe_own_formula (named)->name, ==, "Hälfte des Weges");
  g_assert_cmpstr (fringe_own_formula (named)->text, ==, "manhattan/2");
  g_assert_cmpstr (fringe_own_formula (plain)->name, ==, "");
  g_assert_cmpstr (fringe_own_text (named), ==, "formula:Hälfte des Weges: manhattan/2");
  g_assert_true (fringe_own_from_text (fringe_own_text (named), &again, &error));
  g_assert_cmpint (again, ==, named);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/formula-text/what-is-wrong-is-said-by-column", test_errors);
  g_test_add_func ("/formula-text/a-name-stands-before-a-colon", test_names);
  g_test_add_func ("/formula-text/depth-and-length-are-bounded", test_bounds);
  g_test_add_func ("/formula-text/any-bytes-are-read-or-refused", test_hostile);
  return g_test_run ();
}
