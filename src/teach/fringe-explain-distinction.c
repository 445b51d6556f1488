/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-explain-private.h"

#include "fringe-background.h"

/* Only the likeliest matches are worth telling apart. */
#define COMPARED_MAX 64

/* Searches that may tell them apart are tried in batches, the short ones first. */
#define BATCH 6
#define N_BATCHES 3
#define WALK_FIRST 6
#define WALK_LONGER 3
#define BOARD_NODES_MAX 1000

/* Returns: (transfer full): a digest of all that the program of a match prints for the rows */
static char *
digest (const FringeExplain *explain, const FringeMatch *match, const FringeTrial *trial)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);

  for (guint row = 0; row < explain->query->n_observations; row++)
    {
      FringeObservation counted = explain->query->observations[row];
      gint64 printed[FRINGE_N_COUNT_KINDS];

      memcpy (counted.counts, trial->counts[row], sizeof counted.counts);
      for (int kind = 0; kind < FRINGE_N_COUNT_KINDS; kind++)
        printed[kind] = fringe_match_printed (match, (FringeCountKind) kind, &counted);
      g_checksum_update (checksum, (const guchar *) printed, sizeof printed);
    }
  return g_strdup (g_checksum_get_string (checksum));
}

/* Matches that print the same get the same number, in the order in which they come. */
void
fringe_explain_group (const FringeExplain *explain, FringeExplanation *explanation, const guint *trial_of)
{
  g_autoptr (GHashTable) groups = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < explanation->n_matches; i++)
    {
      char *key = digest (explain, &explanation->matches[i], &explain->trials[trial_of[i]]);
      gpointer group;

      if (g_hash_table_lookup_extended (groups, key, NULL, &group))
        g_free (key);
      else
        {
          group = GUINT_TO_POINTER (explanation->n_groups++);
          g_hash_table_insert (groups, key, group);
        }
      explanation->matches[i].group = GPOINTER_TO_UINT (group);
    }
}

/* Keeps the values of one count in @counted, one for each match, as the @distinction where they part more matches than
 * it does. A search that came to no end says nothing. */
static void
consider (FringeDistinction *distinction,
          const FringeExplanation *explanation,
          const FringeObservation *counted,
          guint n_compared,
          int row,
          FringeCountKind kind)
{
  gint64 values[COMPARED_MAX];
  guint n_parts = 0, other = 0;

  for (guint i = 0; i < n_compared; i++)
    {
      guint j = 0;

      values[i] = FRINGE_COUNT_UNKNOWN;
      if (counted[i].counts[kind] < 0)
        continue;
      values[i] = fringe_match_printed (&explanation->matches[i], kind, &counted[i]);
      while (values[j] != values[i])
        j++;
      n_parts += j == i ? 1 : 0;
      if (other == 0 && values[i] != values[0])
        other = i;
    }
  if (values[0] < 0 || n_parts < 2 || n_parts <= distinction->n_parts)
    return;
  *distinction = (FringeDistinction) {
    .exists = TRUE,
    .row = row,
    .start = counted[0].start,
    .goal = counted[0].goal,
    .kind = kind,
    .other = other,
    .value = values[0],
    .other_value = values[other],
    .n_parts = n_parts,
  };
}

/* The counts that programs print come first. */
static const FringeCountKind kinds[FRINGE_N_COUNT_KINDS]
    = { FRINGE_COUNT_EXPANDED, FRINGE_COUNT_GENERATED, FRINGE_COUNT_COST, FRINGE_COUNT_OPEN };

void
fringe_explain_by_count (const FringeExplain *explain, FringeExplanation *explanation, const guint *trial_of)
{
  guint n_compared = MIN (explanation->n_matches, COMPARED_MAX);
  g_autofree FringeObservation *counted = g_new (FringeObservation, COMPARED_MAX);

  for (guint row = 0; row < explain->query->n_observations; row++)
    {
      const FringeObservation *observed = &explain->query->observations[row];

      for (guint i = 0; i < n_compared; i++)
        {
          counted[i] = *observed;
          memcpy (counted[i].counts, explain->trials[trial_of[i]].counts[row], sizeof counted[i].counts);
        }
      for (int i = 0; i < FRINGE_N_COUNT_KINDS; i++)
        if (observed->counts[kinds[i]] < 0)
          consider (&explanation->by_count, explanation, counted, n_compared, (int) row, kinds[i]);
    }
}

/* All matches that are compared search each board of a batch. */
typedef struct
{
  const FringeExplain *explain;
  const FringeExplanation *explanation;
  guint n_compared;
  FringeObservation counted[BATCH][COMPARED_MAX];
} Batch;

static void
search_board (guint i, gpointer data)
{
  Batch *batch = data;
  guint match = i % batch->n_compared;
  FringeObservation *counted = &batch->counted[i / batch->n_compared][match];
  FringeBoundedRun limits = { .start = &counted->start, .goal = &counted->goal, .node_limit = BOARD_NODES_MAX };

  for (int kind = 0; kind < FRINGE_N_COUNT_KINDS; kind++)
    limits.most[kind] = FRINGE_COUNT_UNKNOWN;
  if (fringe_explain_run (batch->explain, &batch->explanation->matches[match].rules, 0, &limits, counted->counts)
      != FRINGE_BOUNDED_RUN_OVER)
    for (int kind = 0; kind < FRINGE_N_COUNT_KINDS; kind++)
      counted->counts[kind] = FRINGE_COUNT_UNKNOWN;
}

static void
draw_boards (Batch *batch, guint first)
{
  for (guint i = 0; i < BATCH; i++)
    {
      FringeObservation drawn = { .goal = batch->explain->query->observations[0].goal };

      drawn.start = drawn.goal;
      fringe_board_scramble (&drawn.start, batch->explain->query->seed + first + i,
                             WALK_FIRST + WALK_LONGER * (first + i));
      for (guint j = 0; j < batch->n_compared; j++)
        batch->counted[i][j] = drawn;
    }
}

void
fringe_explain_by_board (const FringeExplain *explain, FringeExplanation *explanation)
{
  guint n_compared = MIN (explanation->n_matches, COMPARED_MAX);
  g_autofree Batch *batch = NULL;

  if (n_compared < 2)
    return;
  batch = g_new0 (Batch, 1);
  batch->explain = explain;
  batch->explanation = explanation;
  batch->n_compared = n_compared;
  for (guint n = 0; n < N_BATCHES && explanation->by_board.n_parts < n_compared; n++)
    {
      if (explain->progress != NULL)
        explain->progress (FRINGE_TRIALS_SHARE + (1 - FRINGE_TRIALS_SHARE) * n / N_BATCHES, explain->progress_data);
      draw_boards (batch, n * BATCH);
      fringe_background_share (BATCH * n_compared, search_board, batch, NULL, NULL, explain->cancellable);
      if (g_cancellable_is_cancelled (explain->cancellable))
        return;
      for (guint i = 0; i < BATCH; i++)
        for (int kind = 0; kind < FRINGE_N_COUNT_KINDS; kind++)
          consider (&explanation->by_board, explanation, batch->counted[i], n_compared, -1, kinds[kind]);
    }
}

gboolean
fringe_explanation_names (const FringeExplanation *explanation, guint i)
{
  const FringeDistinction *by_count = &explanation->by_count, *by_board = &explanation->by_board;

  return i == 0 || (by_count->exists && by_count->other == i) || (by_board->exists && by_board->other == i);
}

static int
compare_matches (gconstpointer a, gconstpointer b, gpointer data)
{
  const FringeExplanation *explanation = data;
  guint i = *(const guint *) a, j = *(const guint *) b;
  guint our_group = explanation->matches[i].group, their_group = explanation->matches[j].group;
  gboolean named = fringe_explanation_names (explanation, i);

  if (our_group != their_group)
    return our_group < their_group ? -1 : 1;
  if (named != fringe_explanation_names (explanation, j))
    return named ? -1 : 1;
  return i < j ? -1 : 1;
}

FringeExplanation *
fringe_explanation_order (const FringeExplanation *explanation)
{
  FringeExplanation *ordered = g_memdup2 (explanation, sizeof *explanation);
  guint n = explanation->n_matches;
  g_autofree guint *order = g_new (guint, n);

  for (guint i = 0; i < n; i++)
    order[i] = i;
  g_qsort_with_data (order, (gint) n, sizeof *order, compare_matches, (gpointer) explanation);
  ordered->matches = g_new (FringeMatch, n);
  for (guint i = 0; i < n; i++)
    {
      ordered->matches[i] = explanation->matches[order[i]];
      if (order[i] == explanation->by_count.other)
        ordered->by_count.other = i;
      if (order[i] == explanation->by_board.other)
        ordered->by_board.other = i;
    }
  return ordered;
}
