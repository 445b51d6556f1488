/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-language.h"
#include "fringe-unbroken.h"

#include "test-searches.h"

#include <libintl.h>

#define NB "\u00a0"

typedef struct
{
  const char *text, *unbroken;
} Case;

static void
check (const Case *cases, gsize n_cases)
{
  for (gsize i = 0; i < n_cases; i++)
    {
      g_autofree char *unbroken = fringe_unbroken (cases[i].text, TRUE), *again = fringe_unbroken (unbroken, TRUE);

      g_assert_cmpstr (unbroken, ==, cases[i].unbroken);
      g_assert_cmpstr (again, ==, unbroken);
    }
}

static void
test_formula (void)
{
  static const Case cases[] = {
    { "A* removes the smallest f = g + h.", "A* removes the smallest f" NB "=" NB "g" NB "+" NB "h." },
    { "So f = g + w × h, here 11.5", "So f" NB "=" NB "g" NB "+" NB "w" NB "×" NB "h, here 11.5" },
    { "f = g + w · h is", "f" NB "=" NB "g" NB "+" NB "w" NB "·" NB "h is" },
    { "1 + 5 = 6, and 2 + 4 = 6 too", "1" NB "+" NB "5" NB "=" NB "6, and 2" NB "+" NB "4" NB "=" NB "6 too" },
    { "h(n) > h* here", "h(n)" NB ">" NB "h* here" },
    { "of f &lt; C* and <b>f = 26</b>", "of f" NB "&lt;" NB "C* and <b>f" NB "=" NB "26</b>" },
    { "f = <b>26</b>", "f" NB "=" NB "<b>26</b>" },
  };

  check (cases, G_N_ELEMENTS (cases));
}

static void
test_number (void)
{
  g_autofree char *without = fringe_unbroken ("node 4 has f = 26", FALSE);
  static const Case cases[] = {
    { "Node 4 ties with node 3.", "Node" NB "4 ties with node" NB "3." },
    { "nodes 4 and 3 at step 12", "nodes" NB "4 and 3 at step" NB "12" },
  };

  g_assert_cmpstr (without, ==, "node 4 has f" NB "=" NB "26");
  check (cases, G_N_ELEMENTS (cases));
}

static void
test_others (void)
{
  static const Case cases[] = {
    { "", "" },
    { "A* · Manhattan distance", "A* · Manhattan distance" },
    { "It expands 8 nodes, and the node is closed.", "It expands 8 nodes, and the node is closed." },
    { "1 2 3 4 5 6 7 8 0", "1 2 3 4 5 6 7 8 0" },
    { "0 + 1 + 1 + 1 + 0 + 2 + 1 + 1 moves", "0 + 1 + 1 + 1 + 0 + 2 + 1 + 1 moves" },
  };

  check (cases, G_N_ELEMENTS (cases));
}

static void
test_language (void)
{
  static const Case cases[] = {
    { "Das Brett des Knotens 4 ist das von Knoten 3.", "Das Brett des Knotens" NB "4 ist das von Knoten" NB "3." },
  };

  fringe_language_begin ("de");
  check (cases, G_N_ELEMENTS (cases));
  fringe_language_end ();
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("FRINGE_TRANSLATIONS"));
  g_test_add_func ("/unbroken/a-formula-stays-in-one-line", test_formula);
  g_test_add_func ("/unbroken/a-number-stays-with-its-word", test_number);
  g_test_add_func ("/unbroken/all-else-breaks-as-before", test_others);
  g_test_add_func ("/unbroken/the-words-are-those-of-the-language", test_language);
  return g_test_run ();
}
