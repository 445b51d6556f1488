/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-samples.h"

#include "fringe-board-text.h"

#include <glib/gi18n.h>
#include <string.h>

/* What one of them prints is checked by the tests against the search itself. */
static const FringeSample samples[] = {
  { .id = "report-2019-1",
    .title = N_ ("Course report 2019, no. 1"),
    .subject = N_ ("Both heuristics expand the same seven nodes."),
    .start = "1 0 8 2 5 7 4 6 3",
    .goal = "0 8 7 1 2 3 4 5 6",
    .preset = FRINGE_PRESET_REPORT_2019,
    .heuristic = FRINGE_HEURISTIC_MANHATTAN,
    .printed = { { FRINGE_HEURISTIC_MANHATTAN, 14, 7 }, { FRINGE_HEURISTIC_MISPLACED, 14, 7 } },
    .n_printed = 2 },
  { .id = "report-2019-2",
    .title = N_ ("Course report 2019, no. 2"),
    .subject = N_ ("Misplaced tiles expands one node more than Manhattan distance."),
    .start = "1 2 7 6 0 8 4 3 5",
    .goal = "1 2 0 4 8 7 3 6 5",
    .preset = FRINGE_PRESET_REPORT_2019,
    .heuristic = FRINGE_HEURISTIC_MANHATTAN,
    .printed = { { FRINGE_HEURISTIC_MANHATTAN, 17, 8 }, { FRINGE_HEURISTIC_MISPLACED, 19, 9 } },
    .n_printed = 2 },
  { .id = "report-2019-3",
    .title = N_ ("Course report 2019, no. 3"),
    .subject = N_ ("Five moves: the shortest of the four examples."),
    .start = "6 3 5 8 7 0 2 1 4",
    .goal = "6 5 7 8 3 4 2 1 0",
    .preset = FRINGE_PRESET_REPORT_2019,
    .heuristic = FRINGE_HEURISTIC_MANHATTAN,
    .printed = { { FRINGE_HEURISTIC_MANHATTAN, 12, 6 }, { FRINGE_HEURISTIC_MISPLACED, 13, 7 } },
    .n_printed = 2 },
  { .id = "report-2019-4",
    .title = N_ ("Course report 2019, no. 4"),
    .subject = N_ ("Manhattan distance expands 6 nodes, misplaced tiles 10."),
    .start = "2 1 8 3 0 4 6 7 5",
    .goal = "2 7 1 3 0 8 6 5 4",
    .preset = FRINGE_PRESET_REPORT_2019,
    .heuristic = FRINGE_HEURISTIC_MANHATTAN,
    .printed = { { FRINGE_HEURISTIC_MANHATTAN, 12, 6 }, { FRINGE_HEURISTIC_MISPLACED, 19, 10 } },
    .n_printed = 2 },
  { .id = "nilsson",
    .title = N_ ("Nilsson’s 8-puzzle"),
    .subject = N_ ("Textbooks show A* with this puzzle."),
    .start = "2 8 3 1 6 4 7 0 5",
    .goal = "1 2 3 8 0 4 7 6 5",
    .preset = FRINGE_PRESET_TEXTBOOK,
    .heuristic = FRINGE_HEURISTIC_MISPLACED },
  { .id = "hardest-8",
    .title = N_ ("A hardest 8-puzzle"),
    .subject = N_ ("31 moves: no 8-puzzle needs more."),
    .start = "8 6 7 2 5 4 3 0 1",
    .goal = "1 2 3 4 5 6 7 8 0",
    .preset = FRINGE_PRESET_TEXTBOOK,
    .heuristic = FRINGE_HEURISTIC_MANHATTAN },
  { .id = "15-puzzle",
    .title = N_ ("A 15-puzzle"),
    .subject = N_ ("Ten trillion boards; A* expands 55."),
    .start = "2 9 3 4 1 6 7 8 10 5 15 11 13 14 12 0",
    .goal = "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0",
    .preset = FRINGE_PRESET_TEXTBOOK,
    .heuristic = FRINGE_HEURISTIC_MANHATTAN },
};

const FringeSample *
fringe_samples_get (guint *n_samples)
{
  *n_samples = G_N_ELEMENTS (samples);
  return samples;
}

static FringeBoard
parse (const char *text)
{
  FringeBoard board;
  FringeBoardError error;

  if (!fringe_board_parse (text, strlen (text), 0, 0, &board, &error))
    g_assert_not_reached ();
  return board;
}

void
fringe_sample_boards (const FringeSample *sample, FringeBoard *start, FringeBoard *goal)
{
  *start = parse (sample->start);
  *goal = parse (sample->goal);
}

const FringeSample *
fringe_samples_find (const FringeBoard *start, const FringeBoard *goal)
{
  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      FringeBoard its_start, its_goal;

      fringe_sample_boards (&samples[i], &its_start, &its_goal);
      if (fringe_board_equal (&its_start, start) && fringe_board_equal (&its_goal, goal))
        return &samples[i];
    }
  return NULL;
}

FringeRules
fringe_sample_rules (const FringeSample *sample)
{
  FringeRules rules = fringe_rules_preset (sample->preset);

  rules.heuristic = sample->heuristic;
  return rules;
}

/* Returns: (nullable): what is printed of a search by these rules */
static const FringeSamplePrinted *
find_printed (const FringeSample *sample, const FringeRules *rules)
{
  if (rules->algorithm == FRINGE_ALGORITHM_ASTAR)
    for (int i = 0; i < sample->n_printed; i++)
      if (sample->printed[i].heuristic == rules->heuristic)
        return &sample->printed[i];
  return NULL;
}

/* All that print something are of the one report. */
char *
fringe_sample_verdict (const FringeSearch *search)
{
  const FringeSample *sample = fringe_samples_find (fringe_search_start (search), fringe_search_goal (search));
  FringeCounts counts = fringe_search_counts_at (search, fringe_search_n_steps (search));
  const FringeSamplePrinted *printed;

  if (sample == NULL || sample->n_printed == 0 || fringe_search_outcome (search) != FRINGE_OUTCOME_SOLVED)
    return g_strdup ("");
  printed = find_printed (sample, fringe_search_rules (search));
  if (printed == NULL)
    return g_strdup (_ ("The report prints no counts for these rules."));
  if (counts.generated == printed->generated && counts.expanded == printed->expanded)
    /* Translators: two counts, which a report from 2019 has, too */
    return g_strdup_printf (_ ("✓ As printed in the report: %1$'u generated, %2$'u expanded."), printed->generated,
                            printed->expanded);
  /* Translators: two counts, which the search that is shown does not have */
  return g_strdup_printf (_ ("The report prints %1$'u generated, %2$'u expanded. Its rules are different."),
                          printed->generated, printed->expanded);
}
