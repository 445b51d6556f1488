/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "test-korf.h"

#include "test-boards.h"

static TestKorf
instance_of (const char *line)
{
  g_auto (GStrv) values = g_strsplit (line, ",", -1);

  g_assert_cmpuint (g_strv_length (values), ==, 5);
  return (TestKorf) {
    .number = (guint) g_ascii_strtoull (values[0], NULL, 10),
    .start = test_board (values[1]),
    .cost = (guint) g_ascii_strtoull (values[2], NULL, 10),
    .expanded = g_ascii_strtoull (values[3], NULL, 10),
    .generated = g_ascii_strtoull (values[4], NULL, 10),
  };
}

static int
compare_generated (gconstpointer a, gconstpointer b)
{
  guint64 of_a = ((const TestKorf *) a)->generated, of_b = ((const TestKorf *) b)->generated;

  return (of_a > of_b) - (of_a < of_b);
}

GArray *
test_korf_load (const char *path)
{
  GArray *instances = g_array_new (FALSE, FALSE, sizeof (TestKorf));
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (text, "\n", -1);
  for (char **line = lines + 1; *line != NULL && **line != '\0'; line++)
    {
      TestKorf instance = instance_of (*line);

      g_array_append_val (instances, instance);
    }
  g_assert_cmpuint (instances->len, ==, 100);
  g_array_sort (instances, compare_generated);
  return instances;
}

FringeBoard
test_korf_goal (void)
{
  return test_board_first (4, 4);
}

FringeRules
test_korf_rules (void)
{
  FringeRules rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);

  rules.algorithm = FRINGE_ALGORITHM_IDASTAR;
  g_assert_true (fringe_moves_from_text ("ULRD", rules.moves));
  return rules;
}

char *
test_korf_try (const TestKorf *korf)
{
  FringeBoard goal = test_korf_goal ();
  FringeRules rules = test_korf_rules ();
  g_autoptr (FringeIdastar) idastar = fringe_idastar_new (&korf->start, &goal, &rules, UINT64_MAX);
  FringeOutcome outcome = fringe_idastar_run (idastar, UINT64_MAX);
  guint cost = fringe_idastar_solution (idastar, NULL, NULL);
  guint64 expanded = fringe_idastar_expanded (idastar), generated = fringe_idastar_generated (idastar);

  if (outcome == FRINGE_OUTCOME_SOLVED && cost == korf->cost && expanded == korf->expanded
      && generated == korf->generated)
    return NULL;
  return g_strdup_printf ("number %u: outcome %d, cost %u instead of %u, %" G_GUINT64_FORMAT
                          " expanded instead of %" G_GUINT64_FORMAT ", %" G_GUINT64_FORMAT
                          " generated instead of %" G_GUINT64_FORMAT,
                          korf->number, outcome, cost, korf->cost, expanded, korf->expanded, generated,
                          korf->generated);
}

char *
test_korf_try_cost (const TestKorf *korf, FringeHeuristic heuristic, guint64 *n_generated)
{
  FringeBoard goal = test_korf_goal ();
  FringeRules rules = test_korf_rules ();
  g_autoptr (FringeIdastar) idastar = NULL;
  FringeOutcome outcome;
  guint cost;

  rules.heuristic = heuristic;
  idastar = fringe_idastar_new (&korf->start, &goal, &rules, UINT64_MAX);
  outcome = fringe_idastar_run (idastar, UINT64_MAX);
  cost = fringe_idastar_solution (idastar, NULL, NULL);
  *n_generated = fringe_idastar_generated (idastar);
  if (outcome == FRINGE_OUTCOME_SOLVED && cost == korf->cost)
    return NULL;
  return g_strdup_printf ("number %u: outcome %d, cost %u instead of %u", korf->number, outcome, cost, korf->cost);
}
