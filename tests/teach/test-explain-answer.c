/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "explain-rows.h"
#include "test-boards.h"

#include <string.h>

/* Much longer than it takes to stop, much shorter than the search that is stopped. */
#define STOP_MAX (5 * G_USEC_PER_SEC)

/* A few moves and few counts: much fits. */
static FringeObservation
easy_row (void)
{
  return explain_row ("1 0 3 4 2 5 7 8 6", "1 2 3 4 5 6 7 8 0", FRINGE_COUNT_UNKNOWN, 4);
}

static guint
class_of (const FringeMatch *match)
{
  return match->preset != FRINGE_N_PRESETS ? 0 : match->is_admissible ? 1 : 2;
}

static void
test_order (void)
{
  FringeObservation row = easy_row ();
  FringeExplainQuery query = { .observations = &row, .n_observations = 1 };
  g_autoptr (FringeExplanation) explanation = explain_query (&query);
  guint n_groups = 0;

  g_assert_cmpuint (explanation->n_matches, >, 100);
  for (guint i = 0; i < explanation->n_matches; i++)
    {
      const FringeMatch *match = &explanation->matches[i];

      g_assert_cmpint (match->is_admissible, ==, fringe_heuristic_is_admissible (match->rules.heuristic));
      g_assert_cmpuint (match->group, <=, n_groups);
      n_groups = MAX (n_groups, match->group + 1);
      if (i > 0)
        g_assert_cmpuint (class_of (match - 1), <=, class_of (match));
      for (guint j = 0; j < i; j++)
        g_assert_false (explain_same_match (match, &explanation->matches[j]));
    }
  g_assert_cmpuint (explanation->n_groups, ==, n_groups);
}

/* Matches of one group print the same for every row, matches of different groups do not. Each search with the perfect
 * heuristic makes its table anew: a few of them will do. */
static void
test_groups (void)
{
  FringeObservation row = easy_row ();
  FringeExplainQuery query = { .observations = &row, .n_observations = 1 };
  g_autoptr (FringeExplanation) explanation = explain_query (&query);
  g_autofree FringeObservation *firsts = g_new (FringeObservation, explanation->n_groups);
  guint n_groups = 0;

  for (guint i = 0; i < explanation->n_matches; i++)
    {
      guint group = explanation->matches[i].group;
      FringeObservation printed = row;

      if (explanation->matches[i].rules.heuristic == FRINGE_HEURISTIC_PERFECT && group < n_groups)
        continue;
      g_assert_true (explain_print (&explanation->matches[i], 10000, &printed));
      if (group < n_groups)
        g_assert_cmpmem (firsts[group].counts, sizeof row.counts, printed.counts, sizeof row.counts);
      else
        firsts[n_groups++] = printed;
    }
  for (guint i = 0; i < n_groups; i++)
    for (guint j = 0; j < i; j++)
      g_assert_true (memcmp (firsts[i].counts, firsts[j].counts, sizeof row.counts) != 0);
}

static void
assert_distinguishes (const FringeDistinction *distinction, const FringeExplanation *explanation)
{
  FringeObservation printed = { .start = distinction->start, .goal = distinction->goal };

  g_assert_true (distinction->exists);
  g_assert_cmpuint (distinction->n_parts, >=, 2);
  g_assert_cmpint (distinction->value, !=, distinction->other_value);
  g_assert_true (explain_print (&explanation->matches[0], 10000, &printed));
  g_assert_cmpint (printed.counts[distinction->kind], ==, distinction->value);
  g_assert_true (explain_print (&explanation->matches[distinction->other], 10000, &printed));
  g_assert_cmpint (printed.counts[distinction->kind], ==, distinction->other_value);
}

/* What the answer says would tell matches apart does so in the engine. */
static void
test_distinctions (void)
{
  FringeObservation row = easy_row ();
  FringeExplainQuery query = { .observations = &row, .n_observations = 1 };

  for (query.seed = 0; query.seed < 3; query.seed++)
    {
      g_autoptr (FringeExplanation) explanation = explain_query (&query);
      g_autofree char *sentences = fringe_explanation_distinction_sentences (explanation);

      g_assert_cmpint (explanation->by_count.row, ==, 0);
      g_assert_cmpint (row.counts[explanation->by_count.kind], ==, FRINGE_COUNT_UNKNOWN);
      assert_distinguishes (&explanation->by_count, explanation);
      g_assert_cmpint (explanation->by_board.row, ==, -1);
      assert_distinguishes (&explanation->by_board, explanation);
      g_test_message ("%s", sentences);
      g_assert_nonnull (strstr (sentences, " decides: it is "));
      g_assert_null (strstr (sentences, "row"));
      g_assert_nonnull (strstr (sentences, "Search from"));
    }
}

/* With more than one row the hint names the one it means. */
static void
test_distinction_of_a_row (void)
{
  FringeObservation rows[] = { easy_row (), explain_row ("1 2 3 4 0 5 7 8 6", "1 2 3 4 5 6 7 8 0", 2, 3) };
  FringeExplainQuery query = { .observations = rows, .n_observations = 2 };
  g_autoptr (FringeExplanation) explanation = explain_query (&query);
  g_autofree char *sentences = fringe_explanation_distinction_sentences (explanation);
  g_autofree char *row = g_strdup_printf (" row %d", explanation->by_count.row + 1);

  g_assert_true (explanation->by_count.exists);
  g_assert_nonnull (strstr (sentences, row));
}

static void
test_same_answer (void)
{
  FringeObservation rows[] = { easy_row (), explain_row ("1 2 3 4 0 5 7 8 6", "1 2 3 4 5 6 7 8 0", 2, 3) };
  FringeExplainQuery query = { .observations = rows, .n_observations = 2, .seed = 7 };
  g_autoptr (FringeExplanation) first = explain_query (&query);

  for (int i = 0; i < 5; i++)
    {
      g_autoptr (FringeExplanation) again = explain_query (&query);

      explain_assert_equal (first, again);
    }
}

static void
test_no_match (void)
{
  FringeObservation row = explain_row ("1 0 3 4 2 5 7 8 6", "1 2 3 4 5 6 7 8 0", 3, 1);
  FringeExplainQuery query = { .observations = &row, .n_observations = 1 };
  g_autoptr (FringeExplanation) explanation = explain_query (&query);
  g_autofree char *sentences = fringe_explanation_sentences (explanation);

  g_assert_cmpuint (explanation->n_matches, ==, 0);
  g_assert_cmpuint (explanation->n_undecided, ==, 0);
  g_assert_false (explanation->by_count.exists || explanation->by_board.exists);
  g_assert_cmpstr (sentences, ==,
                   "None of the 11520 conventions tried gives these counts. Taken alone, the cost fits 11520 of them. "
                   "Taken alone, the number of expanded nodes fits 0 of them.");
  g_assert_null (fringe_explanation_distinction_sentences (explanation));
}

static guint
count_rules (const FringeExplanation *explanation)
{
  g_autoptr (GHashTable) rules
      = g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify) g_bytes_unref, NULL);

  for (guint i = 0; i < explanation->n_matches; i++)
    g_hash_table_add (rules, g_bytes_new (&explanation->matches[i].rules, sizeof (FringeRules)));
  return g_hash_table_size (rules);
}

/* Where nothing fits, each count is told of as if nothing else had been asked. */
static void
test_alone (void)
{
  FringeObservation rows[] = {
    explain_row ("1 2 3 4 6 8 7 5 0", "1 2 3 4 5 6 7 8 0", 6, 9),
    explain_row ("1 2 3 4 5 0 7 8 6", "1 2 3 4 5 6 7 8 0", FRINGE_COUNT_UNKNOWN, 1),
  };
  FringeExplainQuery query = { .observations = rows };

  rows[0].counts[FRINGE_COUNT_GENERATED] = 20;
  for (query.n_observations = 1; query.n_observations <= 2; query.n_observations++)
    {
      g_autoptr (FringeExplanation) explanation = explain_query (&query);

      g_assert_cmpuint (explanation->n_matches, ==, 0);
      g_assert_cmpint (explanation->n_alone[FRINGE_COUNT_COST], ==, 0);
      g_assert_cmpint (explanation->n_alone[FRINGE_COUNT_OPEN], ==, -1);
      for (int kind = FRINGE_COUNT_EXPANDED; kind <= FRINGE_COUNT_GENERATED; kind++)
        {
          FringeObservation known[G_N_ELEMENTS (rows)];
          FringeExplainQuery one
              = { .observations = known, .n_observations = kind == FRINGE_COUNT_EXPANDED ? query.n_observations : 1 };
          g_autoptr (FringeExplanation) alone = NULL;

          for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
            {
              known[i] = rows[i];
              for (int other = 0; other < FRINGE_N_COUNT_KINDS; other++)
                known[i].counts[other] = other == kind ? rows[i].counts[kind] : FRINGE_COUNT_UNKNOWN;
            }
          alone = explain_query (&one);
          g_assert_cmpuint (alone->n_matches, >, 0);
          g_assert_cmpint (explanation->n_alone[kind], ==, count_rules (alone));
          g_assert_cmpint (alone->n_alone[kind], ==, -1);
        }
    }
}

/* A cost alone bounds no search: some run into the limit, and the answer says so. */
static void
test_undecided (void)
{
  FringeObservation row = explain_row ("8 3 0 5 6 1 7 4 2", "1 2 3 4 5 6 7 8 0", 28, FRINGE_COUNT_UNKNOWN);
  FringeExplainQuery query = { .observations = &row, .n_observations = 1, .node_limit = 2000 };
  g_autoptr (FringeExplanation) explanation = explain_query (&query);
  g_autofree char *sentences = fringe_explanation_sentences (explanation);

  g_assert_cmpuint (explanation->n_undecided, >, 0);
  g_assert_cmpuint (explanation->n_undecided, <, explanation->n_tried);
  g_assert_cmpuint (explanation->node_limit, ==, 2000);
  g_assert_nonnull (strstr (sentences, "ended at the limit of 2000 nodes"));
}

/* Without a limit it is as large as the counts need, and no larger than what a machine can do. */
static void
test_default_limit (void)
{
  FringeObservation row = easy_row ();
  FringeExplainQuery query = { .observations = &row, .n_observations = 1, .algorithms = 1 << FRINGE_ALGORITHM_UCS };
  g_autoptr (FringeExplanation) small = explain_query (&query), large = NULL, huge = NULL;

  row.counts[FRINGE_COUNT_COST] = 2; /* at odds with the parity, so that the search is short */
  row.counts[FRINGE_COUNT_EXPANDED] = 500000;
  large = explain_query (&query);
  row.counts[FRINGE_COUNT_EXPANDED] = G_MAXINT64;
  huge = explain_query (&query);
  g_assert_cmpuint (small->node_limit, ==, FRINGE_EXPLAIN_NODE_LIMIT_DEFAULT);
  g_assert_cmpuint (large->node_limit, ==, 2000000);
  g_assert_cmpuint (large->n_undecided, ==, 0);
  g_assert_cmpuint (huge->n_matches + huge->n_undecided, ==, 0);
}

/* The first row, which the counts say to be the shorter one, is decided for no convention, the other for all. */
static void
test_decided_elsewhere (void)
{
  FringeObservation rows[] = {
    explain_row ("8 3 0 5 6 1 7 4 2", "1 2 3 4 5 6 7 8 0", FRINGE_COUNT_UNKNOWN, 2000),
    explain_row ("1 2 3 4 5 0 7 8 6", "1 2 3 4 5 6 7 8 0", 2, FRINGE_COUNT_UNKNOWN),
  };
  FringeExplainQuery query = { .observations = rows, .n_observations = 1, .node_limit = 20 };
  g_autoptr (FringeExplanation) one = explain_query (&query), both = NULL;

  g_assert_cmpuint (one->n_undecided, >, one->n_tried / 2);
  query.n_observations = 2;
  both = explain_query (&query);
  g_assert_cmpuint (both->n_matches, ==, 0);
  g_assert_cmpuint (both->n_undecided, ==, 0);
}

/* A program that searches in vain still counts. */
static void
test_unsolvable (void)
{
  FringeObservation row = explain_row ("1 2 3 0", "2 1 3 0", FRINGE_COUNT_UNKNOWN, 12);
  FringeExplainQuery query = { .observations = &row, .n_observations = 1 };
  g_autoptr (FringeExplanation) explanation = explain_query (&query);

  g_assert_cmpuint (explanation->n_matches, >, 0);
  g_assert_cmpint (explanation->matches[0].preset, !=, FRINGE_N_PRESETS);
}

/* PERFECT fits no board of sixteen cells; rows may differ in size. */
static void
test_sizes (void)
{
  FringeObservation rows[] = {
    explain_row ("1 2 3 4 5 6 7 8 9 10 11 0 13 14 15 12", "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0", 1, 1),
    explain_row ("1 2 3 4 5 0 7 8 6", "1 2 3 4 5 6 7 8 0", 1, 1),
  };
  FringeExplainQuery query = { .observations = rows, .n_observations = 2 };
  g_autoptr (FringeExplanation) explanation = explain_query (&query);

  g_assert_cmpuint (explanation->n_tried, ==, 7 * 24 * 6 * 5 * 2);
  g_assert_cmpuint (explanation->n_matches, >, 0);
}

static void
assert_refused (const FringeExplainQuery *query, const char *message)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (fringe_explain (query, NULL, NULL, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT);
  g_assert_nonnull (strstr (error->message, message));
}

static void
test_errors (void)
{
  FringeObservation rows[] = { easy_row (), easy_row () };
  FringeExplainQuery query = { .observations = rows, .n_observations = 0 };

  assert_refused (&query, "There are 0 rows");
  query.n_observations = FRINGE_OBSERVATIONS_MAX + 1;
  assert_refused (&query, "needs 1 to 128");
  query.n_observations = 2;
  query.weight = -1;
  assert_refused (&query, "out of range");
  query.weight = 0;
  rows[1].counts[FRINGE_COUNT_EXPANDED] = -7;
  assert_refused (&query, "Row 2: at least one count");
  rows[1].counts[FRINGE_COUNT_COST] = 4;
  rows[1].goal = test_board ("2 1 3 4 5 6 7 8 0");
  assert_refused (&query, "Row 2: the goal cannot be reached");
  rows[1].goal = test_board ("1 2 3 0");
  assert_refused (&query, "Row 2: start and goal differ in size");
}

static void
cancel (double fraction, gpointer cancellable)
{
  g_assert_cmpfloat (fraction, >=, 0);
  g_assert_cmpfloat (fraction, <=, 1);
  g_cancellable_cancel (cancellable);
}

/* Hours of searches, each of them long. */
static void
test_cancel (void)
{
  FringeObservation row = explain_row ("8 6 7 2 5 4 3 0 1", "1 2 3 4 5 6 7 8 0", 31, FRINGE_COUNT_UNKNOWN);
  FringeExplainQuery query = { .observations = &row, .n_observations = 1, .node_limit = FRINGE_NODE_LIMIT_MAX };
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  gint64 begun = g_get_monotonic_time ();

  g_assert_null (fringe_explain (&query, cancel, cancellable, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpint (g_get_monotonic_time () - begun, <, STOP_MAX);

  g_clear_error (&error);
  g_assert_null (fringe_explain (&query, NULL, NULL, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

typedef struct
{
  GMainLoop *loop;
  GThread *thread;
  double fraction;
  FringeExplanation *explanation;
  GError *error;
} Waiting;

static void
on_progress (double fraction, gpointer data)
{
  Waiting *waiting = data;

  g_assert_true (g_thread_self () == waiting->thread);
  g_assert_null (waiting->explanation);
  g_assert_cmpfloat (fraction, >=, waiting->fraction);
  waiting->fraction = fraction;
}

static void
on_explained (G_GNUC_UNUSED GObject *source, GAsyncResult *result, gpointer data)
{
  Waiting *waiting = data;

  g_assert_true (g_thread_self () == waiting->thread);
  waiting->explanation = fringe_explain_finish (result, &waiting->error);
  g_main_loop_quit (waiting->loop);
}

/* The rows of the question may be gone as soon as it is asked. */
static void
test_background (void)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  Waiting waiting = { .loop = loop, .thread = g_thread_self () };
  FringeObservation row = easy_row (), kept = row;
  FringeExplainQuery query = { .observations = &row, .n_observations = 1 };
  g_autoptr (FringeExplanation) expected = NULL;

  fringe_explain_async (&query, on_progress, &waiting, NULL, on_explained, &waiting);
  memset (&row, 0xff, sizeof row);
  g_main_loop_run (loop);
  g_assert_no_error (waiting.error);
  g_assert_cmpfloat (waiting.fraction, ==, 1);

  query.observations = &kept;
  expected = explain_query (&query);
  explain_assert_equal (waiting.explanation, expected);
  fringe_explanation_free (waiting.explanation);
}

static void
forbidden_progress (G_GNUC_UNUSED double fraction, G_GNUC_UNUSED gpointer data)
{
  g_assert_not_reached ();
}

/* Once cancelled, nobody is told of progress any more. */
static void
test_background_cancelled (void)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Waiting waiting = { .loop = loop, .thread = g_thread_self () };
  FringeObservation row = explain_row ("8 6 7 2 5 4 3 0 1", "1 2 3 4 5 6 7 8 0", 31, FRINGE_COUNT_UNKNOWN);
  FringeExplainQuery query = { .observations = &row, .n_observations = 1, .node_limit = FRINGE_NODE_LIMIT_MAX };

  fringe_explain_async (&query, forbidden_progress, NULL, cancellable, on_explained, &waiting);
  g_cancellable_cancel (cancellable);
  g_main_loop_run (loop);
  g_assert_error (waiting.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&waiting.error);
}

/* Every match can be said, each choice with words of its own. */
static void
test_sentences (void)
{
  FringeObservation row = easy_row ();
  FringeExplainQuery query = { .observations = &row, .n_observations = 1 };
  g_autoptr (FringeExplanation) explanation = explain_query (&query);
  g_autoptr (GHashTable) told = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *summary = fringe_explanation_sentences (explanation);

  g_assert_nonnull (strstr (summary, "conventions give exactly these counts."));
  for (guint i = 0; i < explanation->n_matches; i++)
    {
      char *text = fringe_match_sentences (&explanation->matches[i]);

      g_assert_true (g_utf8_validate (text, -1, NULL));
      g_assert_true (g_str_has_suffix (text, "."));
      g_assert_true (g_hash_table_add (told, text));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/explain-answer/presets-come-first-then-admissible-heuristics", test_order);
  g_test_add_func ("/explain-answer/a-group-prints-the-same-counts", test_groups);
  g_test_add_func ("/explain-answer/what-tells-matches-apart-does-so", test_distinctions);
  g_test_add_func ("/explain-answer/a-hint-names-its-row-where-there-are-more", test_distinction_of_a_row);
  g_test_add_func ("/explain-answer/threads-change-nothing", test_same_answer);
  g_test_add_func ("/explain-answer/nothing-matches-what-no-search-counts", test_no_match);
  g_test_add_func ("/explain-answer/each-count-is-told-of-alone-where-nothing-fits", test_alone);
  g_test_add_func ("/explain-answer/a-limit-leaves-conventions-undecided", test_undecided);
  g_test_add_func ("/explain-answer/the-limit-grows-with-the-counts", test_default_limit);
  g_test_add_func ("/explain-answer/one-row-rules-out-what-another-leaves-undecided", test_decided_elsewhere);
  g_test_add_func ("/explain-answer/a-search-in-vain-is-explained", test_unsolvable);
  g_test_add_func ("/explain-answer/rows-may-differ-in-size", test_sizes);
  g_test_add_func ("/explain-answer/what-is-wrong-is-said-with-its-row", test_errors);
  g_test_add_func ("/explain-answer/a-cancelled-question-ends-at-once", test_cancel);
  g_test_add_func ("/explain-answer/the-background-gives-the-same-answer", test_background);
  g_test_add_func ("/explain-answer/after-a-cancellation-no-progress-is-told", test_background_cancelled);
  g_test_add_func ("/explain-answer/every-match-has-words-of-its-own", test_sentences);
  return g_test_run ();
}
