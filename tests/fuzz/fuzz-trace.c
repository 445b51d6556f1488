/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What somebody's program printed. A short trace of small boards is checked, too. */
#include "fringe-trace-check.h"
#include "fringe-trace-read.h"
#include "fuzz.h"

#define EXPANSIONS_MAX 8

static void
check (FringeTrace *trace)
{
  const FringeRules rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  FringeTraceQuery query = { .trace = trace, .goal = fringe_trace_usual_goal (trace), .rules = &rules };
  g_autoptr (FringeConventions) conventions = fringe_conventions_new (&query.goal);
  g_autoptr (FringeTraceAnswer) answer = NULL;

  fringe_trace_board (trace, 0, &query.start);
  answer = fringe_trace_check (&query, conventions, NULL, NULL, NULL, NULL);
  for (guint i = 0; i < answer->n_deviations; i++)
    {
      g_autofree char *sentence = fringe_deviation_sentence (&answer->deviations[i], trace);

      fuzz_assert_sentence (sentence);
      fuzz_assert_sentence (answer->deviations[i].because);
    }
}

int
LLVMFuzzerTestOneInput (const guint8 *data, size_t size)
{
  const FringeTraceWords words = { .rows = 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (FringeTrace) trace = fringe_trace_read ((const char *) data, size, &words, &error);
  FringeBoard first;

  fuzz_assert_told (trace != NULL, error);
  if (trace == NULL)
    return 0;
  g_assert_cmpuint (fringe_trace_n_expansions (trace), <=, size + 1);
  fringe_trace_board (trace, 0, &first);
  if (fringe_board_n_cells (&first) <= 4 && fringe_trace_n_expansions (trace) <= EXPANSIONS_MAX)
    check (trace);
  return 0;
}
