/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words of the command line, one in a line: preset, algorithm, heuristic, weight, moves, ties, duplicates, goal
 * test, size, a list of algorithms, a list of heuristics. */
#include "fringe-cli-rules.h"
#include "fringe-cli-words.h"
#include "fuzz.h"

#define N_WORDS 10

static void
read_lists (const char *algorithms, const char *heuristics)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) list = fringe_cli_rules_read_algorithms ("--algorithms", algorithms, &error);

  fuzz_assert_told (list != NULL, error);
  g_clear_error (&error);
  g_clear_pointer (&list, g_array_unref);
  list = fringe_cli_rules_read_heuristics ("--heuristics", heuristics, &error);
  fuzz_assert_told (list != NULL, error);
}

static void
assert_rules (const FringeRules *rules)
{
  g_assert_true (rules->weight >= 0 && rules->weight <= FRINGE_WEIGHT_MAX);
  g_assert_nonnull (fringe_algorithm_name (rules->algorithm));
  g_assert_nonnull (fringe_heuristic_name (rules->heuristic));
}

int
LLVMFuzzerTestOneInput (const guint8 *data, size_t size)
{
  g_autofree char *text = fuzz_text (data, size);
  g_auto (GStrv) words = g_strsplit (text, "\n", N_WORDS);
  guint n = g_strv_length (words);
  char *word[N_WORDS] = { NULL };
  FringeCliRulesWords rules_words;
  g_autoptr (GError) error = NULL;
  FringeRules rules;
  gboolean is_right;

  for (guint i = 0; i < n; i++)
    word[i] = *words[i] != '\0' ? words[i] : NULL;
  rules_words = (FringeCliRulesWords) { word[0], word[1], word[2], word[3], word[4], word[5], word[6], word[7] };
  is_right = fringe_cli_rules_from_words (&rules_words, &rules, &error);
  fuzz_assert_told (is_right, error);
  if (is_right)
    assert_rules (&rules);
  if (word[8] != NULL && word[9] != NULL)
    read_lists (word[8], word[9]);
  return 0;
}
