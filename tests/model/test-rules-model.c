/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-own.h"
#include "fringe-rules-model.h"
#include "session-watch.h"
#include "test-boards.h"

#include <string.h>

static guint
number (FringeRulesModel *rules, const char *property)
{
  guint value;

  g_object_get (rules, property, &value, NULL);
  return value;
}

static gboolean
flag (FringeRulesModel *rules, const char *property)
{
  gboolean value;

  g_object_get (rules, property, &value, NULL);
  return value;
}

static void
on_changed (FringeRulesModel *rules, guint *times)
{
  (void) rules;
  *times += 1;
}

static const struct
{
  const char *name;
  guint n;
} choices[] = {
  { "algorithm", FRINGE_N_ALGORITHMS },  { "heuristic", FRINGE_N_HEURISTICS },
  { "moves", FRINGE_N_MOVE_ORDERS },     { "ties", FRINGE_N_TIES },
  { "duplicates", FRINGE_N_DUPLICATES }, { "goal-test", FRINGE_N_GOAL_TESTS },
  { "preset", FRINGE_N_PRESETS },
};

static void
test_begin (void)
{
  g_autoptr (FringeRulesModel) rules = fringe_rules_model_new ();

  g_assert_cmpint (fringe_rules_model_get_preset (rules), ==, FRINGE_PRESET_TEXTBOOK);
  g_assert_cmpint (fringe_rules_model_get (rules)->algorithm, ==, FRINGE_ALGORITHM_ASTAR);
  g_assert_cmpint (fringe_rules_model_get (rules)->heuristic, ==, FRINGE_HEURISTIC_MANHATTAN);
}

/* What is told of is what changed, once; the same choice and one that there is not are silent. */
static void
test_choices (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (choices); i++)
    {
      g_autoptr (FringeRulesModel) rules = fringe_rules_model_new ();
      g_autoptr (Watch) watch = watch_new (rules);
      guint times = 0, first = number (rules, choices[i].name);

      g_signal_connect (rules, "changed", G_CALLBACK (on_changed), &times);
      for (guint value = 0; value < choices[i].n; value++)
        {
          g_test_message ("%s %u", choices[i].name, value);
          watch_forget (watch);
          g_object_set (rules, choices[i].name, (first + 1 + value) % choices[i].n, NULL);
          g_assert_cmpuint (number (rules, choices[i].name), ==, (first + 1 + value) % choices[i].n);
          g_assert_cmpuint (watch_told (watch, choices[i].name), ==, 1);
          g_assert_cmpuint (times, ==, value + 1);
          watch_assert_changes_told (watch, 1);
        }
      watch_forget (watch);
      g_object_set (rules, choices[i].name, first, choices[i].name, choices[i].n, choices[i].name, G_MAXUINT, NULL);
      g_assert_cmpuint (number (rules, choices[i].name), ==, first);
      g_assert_cmpuint (watch_told (watch, NULL), ==, 0);
      g_assert_cmpuint (times, ==, choices[i].n);
    }
}

static void
test_weight (void)
{
  g_autoptr (FringeRulesModel) rules = fringe_rules_model_new ();
  g_autoptr (Watch) watch = watch_new (rules);

  for (int i = 0; i < 2; i++)
    g_object_set (rules, "weight", 1.75, NULL);
  g_assert_cmpfloat (fringe_rules_model_get (rules)->weight, ==, 1.75);
  g_assert_cmpuint (watch_told (watch, NULL), ==, 1);
}

static void
test_presets (void)
{
  g_autoptr (FringeRulesModel) rules = fringe_rules_model_new ();

  for (int preset = FRINGE_N_PRESETS; preset-- > 0;)
    {
      FringeRules expected = fringe_rules_preset ((FringePreset) preset);
      const FringeRules *seen = fringe_rules_model_get (rules);

      g_object_set (rules, "preset", (FringePreset) preset, NULL);
      g_assert_cmpint (fringe_rules_model_get_preset (rules), ==, preset);
      g_assert_true (fringe_rules_are_preset (seen, (FringePreset) preset));
      g_assert_cmpint (seen->algorithm, ==, expected.algorithm);
      g_assert_cmpint (seen->heuristic, ==, expected.heuristic);
      g_assert_cmpfloat (seen->weight, ==, expected.weight);
    }
}

/* report-2019 and columbiax say the same: which of them it is must be remembered. */
static void
test_equal_presets (void)
{
  static const FringePreset presets[] = { FRINGE_PRESET_REPORT_2019, FRINGE_PRESET_COLUMBIAX };
  g_autoptr (FringeRulesModel) rules = fringe_rules_model_new ();

  for (int i = 0; i < 4; i++)
    {
      g_object_set (rules, "preset", presets[i % 2], NULL);
      g_object_set (rules, "algorithm", FRINGE_ALGORITHM_IDASTAR, NULL);
      g_object_set (rules, "heuristic", FRINGE_HEURISTIC_MISPLACED, NULL);
      g_object_set (rules, "algorithm", FRINGE_ALGORITHM_ASTAR, NULL);
      g_object_set (rules, "heuristic", FRINGE_HEURISTIC_MANHATTAN, NULL);
      g_assert_cmpint (fringe_rules_model_get_preset (rules), ==, presets[i % 2]);
    }
}

/* Shown only where its source uses what is chosen, and again when it is chosen back. */
static void
test_unused_presets (void)
{
  g_autoptr (FringeRulesModel) rules = fringe_rules_model_new ();
  const FringeRules *seen = fringe_rules_model_get (rules);

  for (int preset = 0; preset < FRINGE_N_PRESETS; preset++)
    for (int algorithm = 0; algorithm < FRINGE_N_ALGORITHMS; algorithm++)
      for (int heuristic = 0; heuristic < FRINGE_N_HEURISTICS; heuristic++)
        {
          FringeRules its = fringe_rules_preset ((FringePreset) preset);
          gboolean used
              = fringe_preset_uses ((FringePreset) preset, (FringeAlgorithm) algorithm, (FringeHeuristic) heuristic);

          g_object_set (rules, "preset", (FringePreset) preset, NULL);
          g_object_set (rules, "algorithm", algorithm, "heuristic", heuristic, NULL);
          g_assert_true (fringe_rules_are_preset (seen, (FringePreset) preset));
          g_assert_cmpint (fringe_rules_model_get_preset (rules), ==, used ? preset : FRINGE_N_PRESETS);
          g_object_set (rules, "algorithm", its.algorithm, "heuristic", its.heuristic, NULL);
          g_assert_cmpint (fringe_rules_model_get_preset (rules), ==, preset);
        }
}

static void
test_own_rules (void)
{
  g_autoptr (FringeRulesModel) rules = fringe_rules_model_new ();

  g_object_set (rules, "moves", 5, NULL);
  g_assert_cmpuint (number (rules, "preset"), ==, FRINGE_N_PRESETS);
  g_object_set (rules, "duplicates", FRINGE_DUPLICATES_OPEN_CLOSED, NULL);
  g_assert_cmpuint (number (rules, "preset"), ==, FRINGE_N_PRESETS);
  g_object_set (rules, "moves", 0, NULL);
  g_assert_cmpuint (number (rules, "preset"), ==, FRINGE_PRESET_REPORT_2019);
}

/* Choices that lead to a preset lead to one whose source uses the algorithm and the heuristic, if there is one. */
static void
test_chosen_preset (void)
{
  for (int i = 0; i < 3000; i++)
    {
      g_autoptr (FringeRulesModel) rules = fringe_rules_model_new ();
      const FringeRules *seen = fringe_rules_model_get (rules);
      FringePreset shown;

      g_object_set (rules, "moves", 1 + test_random (FRINGE_N_MOVE_ORDERS - 1), NULL);
      g_object_set (rules, "algorithm", test_random (FRINGE_N_ALGORITHMS), "heuristic",
                    test_random (FRINGE_N_HEURISTICS), "ties", test_random (FRINGE_N_TIES), "duplicates",
                    test_random (FRINGE_N_DUPLICATES), "moves", 0, NULL);
      shown = fringe_rules_model_get_preset (rules);
      for (int preset = 0; preset < FRINGE_N_PRESETS && shown == FRINGE_N_PRESETS; preset++)
        g_assert_false (fringe_rules_are_preset (seen, (FringePreset) preset)
                        && fringe_preset_uses ((FringePreset) preset, seen->algorithm, seen->heuristic));
    }
}

/* What changes nothing is what the rules say. */
static void
test_uses (void)
{
  g_autoptr (FringeRulesModel) rules = fringe_rules_model_new ();
  const FringeRules *seen = fringe_rules_model_get (rules);

  for (int algorithm = 0; algorithm < FRINGE_N_ALGORITHMS; algorithm++)
    for (int duplicates = 0; duplicates < FRINGE_N_DUPLICATES; duplicates++)
      {
        g_object_set (rules, "algorithm", algorithm, "duplicates", duplicates, NULL);
        g_assert_cmpint (flag (rules, "uses-heuristic"), ==, fringe_rules_use_heuristic (seen));
        g_assert_cmpint (flag (rules, "uses-ties"), ==, fringe_rules_use_ties (seen));
        g_assert_cmpint (flag (rules, "uses-duplicates"), ==, fringe_rules_use_duplicates (seen));
        g_assert_cmpint (flag (rules, "uses-goal-test"), ==, fringe_rules_use_goal_test (seen));
        g_assert_cmpint (flag (rules, "uses-weight"), ==, algorithm == FRINGE_ALGORITHM_WASTAR);
        g_assert_cmpint (flag (rules, "has-frontier"), ==, !fringe_algorithm_deepens (algorithm));
        g_assert_cmpint (flag (rules, "has-stale"), ==,
                         duplicates == FRINGE_DUPLICATES_EXPANSION && fringe_algorithm_has_frontier (algorithm));
      }
}

/* 24 orders, each once, sorted. */
static void
test_move_orders (void)
{
  char before[FRINGE_N_MOVES + 1] = "";

  for (guint i = 0; i < FRINGE_N_MOVE_ORDERS; i++)
    {
      FringeMove moves[FRINGE_N_MOVES], again[FRINGE_N_MOVES];
      char text[FRINGE_N_MOVES + 1], sorted[FRINGE_N_MOVES + 1] = "";

      fringe_move_order (i, moves);
      fringe_moves_print (moves, text);
      g_assert_true (fringe_moves_from_text (text, again));
      for (int j = 0; j < FRINGE_N_MOVES; j++)
        sorted[j] = (char) ('0' + moves[j]);
      g_assert_cmpstr (sorted, >, before);
      memcpy (before, sorted, sizeof before);
    }
  g_assert_cmpstr (before, ==, "3210");
}

static void
test_fit (void)
{
  g_autoptr (FringeRulesModel) rules = fringe_rules_model_new ();
  guint times = 0;

  g_assert_true (flag (rules, "perfect-fits"));
  g_assert_false (fringe_rules_model_fit (rules, 4, 4));
  g_assert_false (flag (rules, "perfect-fits"));
  g_object_set (rules, "heuristic", FRINGE_HEURISTIC_PERFECT, NULL);
  g_assert_cmpint (fringe_rules_model_get (rules)->heuristic, ==, FRINGE_HEURISTIC_MANHATTAN);

  g_assert_false (fringe_rules_model_fit (rules, 2, 5));
  g_object_set (rules, "heuristic", FRINGE_HEURISTIC_PERFECT, NULL);
  g_assert_cmpint (fringe_rules_model_get (rules)->heuristic, ==, FRINGE_HEURISTIC_PERFECT);
  g_signal_connect (rules, "changed", G_CALLBACK (on_changed), &times);
  g_assert_true (fringe_rules_model_fit (rules, 3, 4));
  g_assert_cmpint (fringe_rules_model_get (rules)->heuristic, ==, FRINGE_HEURISTIC_MANHATTAN);
  g_assert_cmpuint (times, ==, 0);
}

static void
on_own (FringeRulesModel *rules, G_GNUC_UNUSED GParamSpec *pspec, guint *times)
{
  on_changed (rules, times);
}

/* All that were chosen stay, whatever is chosen after them, and are told of once. */
static void
test_own (void)
{
  g_autoptr (FringeRulesModel) rules = fringe_rules_model_new (), other = fringe_rules_model_new ();
  FringeHeuristic half, pattern;
  FringeFormulaError error;
  guint times = 0;

  g_assert_true (fringe_own_from_text ("formula:half: manhattan/2", &half, &error));
  g_assert_true (fringe_own_from_text ("pdb:1-4", &pattern, &error));
  g_signal_connect (rules, "notify::own", G_CALLBACK (on_own), &times);
  fringe_rules_model_use_heuristic (rules, half);
  g_object_set (rules, "heuristic", (guint) FRINGE_HEURISTIC_MANHATTAN, NULL);
  fringe_rules_model_use_heuristic (rules, half);
  g_assert_cmpuint (times, ==, 1);
  g_object_set (rules, "heuristic", (guint) pattern, NULL);
  g_assert_cmpuint (times, ==, 2);
  g_assert_cmpuint (fringe_rules_model_get_own (rules)->len, ==, 2);
  fringe_rules_model_add_own (other, fringe_rules_model_get_own (rules));
  g_assert_cmpint (g_array_index (fringe_rules_model_get_own (other), FringeHeuristic, 1), ==, pattern);

  g_assert_true (fringe_rules_model_fits (rules, pattern));
  fringe_rules_model_fit (rules, 6, 6);
  g_assert_cmpuint (times, ==, 3);
  g_assert_false (fringe_rules_model_fits (rules, pattern));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/begin-as-textbooks-have-them", test_begin);
  g_test_add_func ("/rules/each-choice-is-told-of-once-and-no-other-is-taken", test_choices);
  g_test_add_func ("/rules/the-weight-is-told-of-once", test_weight);
  g_test_add_func ("/rules/a-preset-sets-every-choice", test_presets);
  g_test_add_func ("/rules/of-two-equal-presets-the-chosen-one-stays", test_equal_presets);
  g_test_add_func ("/rules/a-preset-that-does-not-use-what-is-chosen-is-own-rules-meanwhile", test_unused_presets);
  g_test_add_func ("/rules/what-is-no-preset-is-own-rules-until-it-is-one-again", test_own_rules);
  g_test_add_func ("/rules/what-changes-nothing-is-told", test_uses);
  g_test_add_func ("/rules/every-order-of-moves-has-a-number", test_move_orders);
  g_test_add_func ("/rules/manhattan-takes-the-place-of-what-does-not-fit", test_fit);
  g_test_add_func ("/rules/heuristics-of-ones-own-that-were-chosen-once-can-be-chosen-again", test_own);
  g_test_add_func ("/rules/choices-lead-to-a-preset-that-is-shown", test_chosen_preset);
  return g_test_run ();
}
