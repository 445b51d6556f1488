/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sentence-facts.h"

#include "test-boards.h"
#include "test-searches.h"

#include <string.h>

#define ROUNDS 250

uint32_t
fact_number (const GMatchInfo *match, const char *group)
{
  g_autofree char *number = g_match_info_fetch_named (match, group);

  g_assert_nonnull (number);
  return (uint32_t) g_ascii_strtoull (number, NULL, 10);
}

GMatchInfo *
fact_find (const char *text, const char *pattern)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GRegex) regex = g_regex_new (pattern, 0, 0, &error);
  GMatchInfo *match;

  g_assert_no_error (error);
  g_regex_match (regex, text, 0, &match);
  return match;
}

gboolean
fact_holds (const char *text, const char *pattern)
{
  g_autoptr (GMatchInfo) match = fact_find (text, pattern);

  return g_match_info_matches (match);
}

/* A search of some steps: on a small puzzle often to its end, solved, exhausted or cut by the limit. */
static FringeSearch *
random_search (void)
{
  static const int sizes[][2] = { { 2, 2 }, { 2, 3 }, { 3, 2 }, { 3, 3 }, { 3, 3 }, { 4, 4 }, { 4, 5 } };
  const int *size = sizes[test_random (G_N_ELEMENTS (sizes))];
  TestProblem problem = test_problem_random (size[0], size[1], test_random (30));
  uint32_t limit = test_random (4) == 0 ? (uint32_t) test_random (60) : 10000;
  FringeSearch *search;

  if (test_random (4) == 0)
    problem.start = test_board_random (size[0], size[1]);
  test_problem_tell (&problem);
  search = fringe_search_new (&problem.start, &problem.goal, &problem.rules, limit);
  g_assert_nonnull (search);
  if (test_random (2) == 0)
    fringe_search_search_anyway (search);
  fringe_search_run (search, FACTS_STEPS_MAX);
  return search;
}

void
for_each_step (void (*check) (const Why *why))
{
  for (int round = 0; round < ROUNDS; round++)
    {
      FringeSearch *search = random_search ();

      for (uint32_t step = 0; step <= fringe_search_n_steps (search); step++)
        {
          Why why = { search, step, fringe_why_sentences (search, step) };

          check (&why);
          g_free (why.text);
        }
      fringe_search_unref (search);
    }
}

guint
fact_count (const char *text, const char *word)
{
  guint n = 0;

  for (text = strstr (text, word); text != NULL; text = strstr (text + 1, word))
    n++;
  return n;
}

void
assert_why (const FringeSearch *search, uint32_t step, const char *expected)
{
  g_autofree char *why = fringe_why_sentences (search, step);

  g_assert_cmpstr (why, ==, expected);
}

void
assert_step (const FringeSearch *search, uint32_t step, const char *expected)
{
  g_autofree char *sentence = fringe_step_sentence (search, step);

  g_assert_cmpstr (sentence, ==, expected);
}
