/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-trait.h"
#include "test-boards.h"
#include "test-distances.h"
#include "test-searches.h"

#include <math.h>
#include <string.h>

#define STOP_MAX (5 * G_USEC_PER_SEC)

/* The question of the command line: the standard goal, the rules of the textbook. */
static FringeFindQuery
textbook_query (const FringeTrait *traits, guint n_traits)
{
  return (FringeFindQuery) {
    .goal = fringe_board_standard_goal (3, 3),
    .rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK),
    .traits = traits,
    .n_traits = n_traits,
    .seed = (guint64) g_test_rand_int (),
  };
}

static FringeTrait
trait (const char *text)
{
  g_autoptr (GError) error = NULL;
  FringeTrait parsed;

  fringe_trait_parse (text, &parsed, &error);
  g_assert_no_error (error);
  return parsed;
}

static FringeFound *
find (const FringeFindQuery *query)
{
  g_autoptr (GError) error = NULL;
  FringeFound *found = fringe_find (query, NULL, NULL, NULL, &error);

  g_assert_no_error (error);
  g_assert_nonnull (found);
  return found;
}

static FringeSearch *
search (const FringeInstance *instance, FringeRules rules)
{
  TestProblem problem = { instance->start, instance->goal, rules };

  return test_search_run (&problem, 1000000);
}

static guint32
cost (const FringeSearch *solved)
{
  return fringe_search_g (solved, fringe_search_solution_at (solved, fringe_search_n_steps (solved)));
}

static FringeTraitValue
evaluate (const FringeTrait *trait, const FringeFindQuery *query, const FringeBoard *start)
{
  FringeTraitValue value = { .ties = FRINGE_N_TIES };
  gint64 counts[FRINGE_N_COUNT_KINDS];
  FringeJudge judge;

  g_assert_true (fringe_judge_init (&judge, query, trait, 1, NULL, NULL));
  if (fringe_judge_run (&judge, &query->rules, start, NULL, counts) == FRINGE_BOUNDED_RUN_OVER)
    value = fringe_judge_trait (&judge, trait, start, counts);
  fringe_judge_clear (&judge);
  return value;
}

/* Whatever was asked for, cost and nodes are those of the engine. */
static void
assert_instance (const FringeInstance *instance, const FringeFindQuery *query)
{
  g_autoptr (FringeSearch) solved = search (instance, query->rules);

  g_assert_true (fringe_board_equal (&instance->goal, &query->goal));
  test_assert_board (&instance->start);
  g_assert_cmpint (fringe_search_outcome (solved), ==, FRINGE_OUTCOME_SOLVED);
  g_assert_cmpuint (instance->cost, ==, cost (solved));
  g_assert_cmpuint (instance->nodes, ==, fringe_search_counts_at (solved, fringe_search_n_steps (solved)).generated);
  for (guint i = 0; i < query->n_traits; i++)
    {
      g_autofree char *sentence = fringe_trait_sentence (&query->traits[i], &instance->values[i]);
      FringeTraitValue value = evaluate (&query->traits[i], query, &instance->start);

      g_assert_true (instance->values[i].is_known && instance->values[i].holds);
      g_assert_true (value.holds);
      g_assert_cmpfloat (value.value, ==, instance->values[i].value);
      g_assert_true (g_str_has_suffix (sentence, "."));
    }
}

static void
test_cost_and_nodes (void)
{
  FringeTrait traits[] = { trait ("cost=5..8"), trait ("nodes<=20") };
  FringeFindQuery query = textbook_query (traits, 2);
  g_autoptr (FringeFound) found = NULL;

  query.count = 20;
  found = find (&query);
  g_assert_cmpuint (found->n_instances, ==, 20);
  for (guint i = 0; i < found->n_instances; i++)
    {
      const FringeInstance *instance = &found->instances[i];

      assert_instance (instance, &query);
      g_assert_true (instance->cost >= 5 && instance->cost <= 8 && instance->nodes <= 20);
      for (guint j = 0; j < i; j++)
        g_assert_false (fringe_board_equal (&instance->start, &found->instances[j].start));
    }
}

/* 2 of the 181,440 boards are 31 moves away. */
static void
test_rare (void)
{
  FringeTrait traits[] = { trait ("cost=31") };
  FringeFindQuery query = textbook_query (traits, 1);
  g_autoptr (FringeFound) found = find (&query);

  g_assert_cmpuint (found->n_instances, ==, 1);
  assert_instance (&found->instances[0], &query);
  g_assert_cmpuint (found->instances[0].cost, ==, 31);
  g_assert_cmpuint (found->n_searched, ==, 1);
}

static void
test_tie (void)
{
  FringeTrait traits[] = { trait ("tie"), trait ("cost<=12") };
  FringeFindQuery query = textbook_query (traits, 2);
  g_autoptr (FringeFound) found = find (&query);
  const FringeInstance *instance = &found->instances[0];
  guint32 step = (guint32) instance->values[0].value;
  FringeRules other_rules = query.rules;
  g_autoptr (FringeSearch) own = NULL, other = NULL;

  g_assert_cmpuint (found->n_instances, ==, 1);
  assert_instance (instance, &query);
  other_rules.ties = instance->values[0].ties;
  own = search (instance, query.rules);
  other = search (instance, other_rules);
  g_assert_cmpuint (step, >, 0);
  g_assert_cmpuint (fringe_search_removed (own, step), !=, fringe_search_removed (other, step));
  for (guint32 i = 1; i < step; i++)
    g_assert_cmpuint (fringe_search_removed (own, i), ==, fringe_search_removed (other, i));
}

/* A tie that holds nowhere: with every rule the records are the same. */
static void
test_no_tie (void)
{
  FringeTrait tie = trait ("tie");
  FringeFindQuery query = textbook_query (NULL, 0);
  guint n_without = 0;

  for (int i = 0; i < 40; i++)
    {
      FringeInstance instance = { .start = query.goal, .goal = query.goal };
      g_autoptr (FringeSearch) own = NULL;
      FringeTraitValue value;

      fringe_board_scramble (&instance.start, (guint64) g_test_rand_int (), (guint) test_random (6));
      own = search (&instance, query.rules);
      value = evaluate (&tie, &query, &instance.start);
      for (int ties = 0; !value.holds && ties < FRINGE_N_TIES; ties++)
        {
          FringeRules rules = query.rules;
          g_autoptr (FringeSearch) other = NULL;

          rules.ties = (FringeTies) ties;
          other = search (&instance, rules);
          test_assert_same_record (own, other);
        }
      n_without += value.holds ? 0 : 1;
    }
  g_assert_cmpuint (n_without, >, 0);
}

static void
test_reopened (void)
{
  FringeTrait traits[] = { trait ("reopened") };
  FringeFindQuery query = textbook_query (traits, 1);
  g_autoptr (FringeFound) found = NULL;
  g_autoptr (FringeSearch) own = NULL;
  guint n_reopened = 0;

  query.rules.heuristic = FRINGE_HEURISTIC_MANHATTAN_WITH_BLANK;
  found = find (&query);
  g_assert_cmpuint (found->n_instances, ==, 1);
  assert_instance (&found->instances[0], &query);
  own = search (&found->instances[0], query.rules);
  for (guint32 id = 0; id < fringe_search_n_nodes (own); id++)
    {
      guint32 older = fringe_search_supersedes (own, id);
      guint32 before = fringe_search_generated_step (own, id) - 1;

      if (older != FRINGE_NO_NODE && fringe_search_state_at (own, older, before) == FRINGE_NODE_EXPANDED)
        n_reopened++;
    }
  g_assert_cmpfloat (found->instances[0].values[0].value, ==, n_reopened);
}

/* The rules asked for may reopen nothing: the sentence says by which rule it is. */
static void
test_reopened_sentence (void)
{
  FringeTrait reopened = trait ("reopened");
  FringeTraitValue value = { .is_known = TRUE };

  for (int i = 0; i < 3; i++)
    {
      g_autofree char *sentence = NULL;

      value.value = i;
      value.holds = i > 0;
      sentence = fringe_trait_sentence (&reopened, &value);
      g_assert_true (g_str_has_prefix (sentence, "The rule for duplicates “Better g” "));
    }
}

static void
test_greedy_longer (void)
{
  FringeTrait traits[] = { trait ("greedy-longer"), trait ("cost=8..16") };
  FringeFindQuery query = textbook_query (traits, 2);
  g_autoptr (FringeFound) found = find (&query);
  const FringeTraitValue *value = &found->instances[0].values[0];
  FringeRules rules = query.rules;
  g_autoptr (FringeSearch) greedy = NULL;

  g_assert_cmpuint (found->n_instances, ==, 1);
  assert_instance (&found->instances[0], &query);
  rules.algorithm = FRINGE_ALGORITHM_GREEDY;
  greedy = search (&found->instances[0], rules);
  g_assert_cmpuint (cost (greedy), ==, value->of);
  g_assert_cmpuint (found->instances[0].cost, ==, value->to);
  g_assert_cmpuint (value->of, >, value->to);
}

/* Every node is looked at: h* is what the perfect heuristic says. */
static void
test_overestimate (void)
{
  FringeTrait traits[] = { trait ("overestimate"), trait ("cost=6..14") };
  FringeFindQuery query = textbook_query (traits, 2);
  g_autoptr (FringeFound) found = NULL;
  g_autoptr (FringeSearch) own = NULL;
  g_autofree guint8 *distances = test_distances (&query.goal);
  const FringeTraitValue *value;
  guint n_too_large = 0;
  int most = 0;

  query.rules.heuristic
      = test_random (2) == 0 ? FRINGE_HEURISTIC_MISPLACED_WITH_BLANK : FRINGE_HEURISTIC_MANHATTAN_WITH_BLANK;
  found = find (&query);
  g_assert_cmpuint (found->n_instances, ==, 1);
  assert_instance (&found->instances[0], &query);
  value = &found->instances[0].values[0];
  own = search (&found->instances[0], query.rules);
  for (guint32 id = 0; id < fringe_search_n_nodes (own); id++)
    {
      FringeBoard board;
      int more;

      fringe_search_board (own, id, &board);
      more = (int) fringe_search_h (own, id) - distances[test_board_rank (&board)];
      n_too_large += more > 0;
      most = MAX (most, more);
      if (id == value->node)
        g_assert_cmpint (more, ==, (int) value->of - (int) value->to);
    }
  g_assert_cmpfloat (value->value, ==, n_too_large);
  g_assert_cmpint (most, ==, (int) value->of - (int) value->to);
  g_assert_cmpuint (fringe_search_h (own, value->node), ==, value->of);
}

/* The goal alone is never too far away. */
static void
test_no_overestimate (void)
{
  FringeTrait wanted = trait ("overestimate");
  FringeFindQuery query = textbook_query (NULL, 0);
  g_autofree char *sentence = NULL;
  FringeTraitValue value;

  query.rules.heuristic = FRINGE_HEURISTIC_MISPLACED_WITH_BLANK;
  value = evaluate (&wanted, &query, &query.goal);
  g_assert_true (value.is_known && !value.holds);
  sentence = fringe_trait_sentence (&wanted, &value);
  g_assert_cmpstr (sentence, ==, "No node has an h larger than its true distance.");
}

/* One move away there is no detour. */
static void
test_greedy_not_longer (void)
{
  FringeTrait wanted = trait ("greedy-longer");
  FringeFindQuery query = textbook_query (NULL, 0);
  FringeBoard start = test_board ("1 2 3 4 5 0 7 8 6");
  FringeTraitValue value;

  value = evaluate (&wanted, &query, &start);
  g_assert_true (value.is_known && !value.holds);
  g_assert_true (value.of == 1 && value.to == 1);
}

static void
test_ratio (void)
{
  FringeTrait traits[] = { trait ("ratio:misplaced/manhattan>=3") };
  FringeFindQuery query = textbook_query (traits, 1);
  g_autoptr (FringeFound) found = find (&query);
  const FringeTraitValue *value = &found->instances[0].values[0];
  FringeRules rules = query.rules;
  g_autoptr (FringeSearch) misplaced = NULL;

  g_assert_cmpuint (found->n_instances, ==, 1);
  assert_instance (&found->instances[0], &query);
  rules.heuristic = FRINGE_HEURISTIC_MISPLACED;
  misplaced = search (&found->instances[0], rules);
  g_assert_cmpuint (fringe_search_n_nodes (misplaced) - 1, ==, value->of);
  g_assert_cmpuint (found->instances[0].nodes, ==, value->to);
  g_assert_cmpuint (value->of, >=, 3 * value->to);
}

/* Every algorithm, goals and sizes of all kinds. */
static void
test_any_rules (void)
{
  for (int i = 0; i < 40; i++)
    {
      FringeTrait traits[] = { trait ("nodes<=300"), trait ("cost>=1") };
      FringeFindQuery query = textbook_query (traits, 2);
      g_autoptr (FringeFound) found = NULL;

      query.rules = test_rules_random ();
      query.goal = test_board_random (2 + test_random (3), 2 + test_random (3));
      query.attempts = 200;
      query.count = 3;
      found = find (&query);
      for (guint j = 0; j < found->n_instances; j++)
        {
          assert_instance (&found->instances[j], &query);
          g_assert_cmpuint (found->instances[j].nodes, <=, 300);
          g_assert_cmpuint (found->instances[j].cost, >=, 1);
        }
    }
}

static void
test_same_seed (void)
{
  FringeTrait traits[] = { trait ("cost=10..20"), trait ("tie") };
  FringeFindQuery query = textbook_query (traits, 2);
  g_autoptr (FringeFound) first = NULL, again = NULL, other = NULL;

  query.count = 5;
  first = find (&query);
  again = find (&query);
  query.seed++;
  other = find (&query);
  g_assert_cmpuint (first->n_drawn, ==, again->n_drawn);
  for (guint i = 0; i < 5; i++)
    g_assert_true (fringe_board_equal (&first->instances[i].start, &again->instances[i].start));
  g_assert_false (fringe_board_equal (&first->instances[0].start, &other->instances[0].start));
}

/* Whatever is wanted is looked for near the goal first. */
static void
test_near_first (void)
{
  FringeFindQuery query = textbook_query (NULL, 0);
  g_autoptr (FringeFound) found = NULL;

  query.count = 20;
  found = find (&query);
  g_assert_cmpuint (found->n_instances, ==, 20);
  for (guint i = 0; i < found->n_instances; i++)
    g_assert_cmpuint (found->instances[i].cost, <=, 12);
}

/* There are twelve boards of 2 x 2 cells, and no more are found. */
static void
test_all_there_are (void)
{
  FringeFindQuery query = textbook_query (NULL, 0);
  g_autoptr (FringeFound) found = NULL;
  g_autofree char *sentence = NULL;

  query.goal = fringe_board_standard_goal (2, 2);
  query.count = 13;
  query.attempts = 100;
  found = find (&query);
  sentence = fringe_found_sentence (found);
  g_assert_cmpuint (found->n_instances, ==, 12);
  g_assert_cmpuint (found->n_wanted, ==, 13);
  g_assert_cmpuint (found->n_searched, ==, 12);
  g_assert_cmpstr (sentence, ==, "Only 12 boards of the 13 wanted were found.");
}

/* Where boards are few, the same are not drawn again and again: a rare trait is given up soon. */
static void
test_few (void)
{
  FringeTrait traits[] = { trait ("cost=5") };
  FringeFindQuery query = textbook_query (traits, 1);
  g_autoptr (FringeFound) found = NULL;

  query.goal = fringe_board_standard_goal (2, 2);
  query.node_limit = 1;
  found = find (&query);
  g_assert_cmpuint (found->n_instances, ==, 0);
  g_assert_cmpuint (found->n_searched, ==, 2);
  g_assert_cmpuint (found->n_drawn, ==, 100 * 12);
}

static void
test_none (void)
{
  FringeTrait traits[] = { trait ("cost=32") };
  FringeFindQuery query = textbook_query (traits, 1);
  g_autoptr (FringeFound) found = find (&query);
  g_autofree char *sentence = fringe_found_sentence (found);

  g_assert_cmpuint (found->n_instances, ==, 0);
  g_assert_cmpuint (found->n_drawn, ==, 100 * FRINGE_FIND_ATTEMPTS_DEFAULT);
  g_assert_cmpstr (sentence, ==, "No board with these traits was found in 0 searches.");
}

/* No walk is endless, whatever is asked for. */
static void
test_huge (void)
{
  FringeTrait traits[] = { trait ("cost>=4294967295") };
  FringeFindQuery query = textbook_query (traits, 1);
  g_autoptr (FringeFound) found = NULL;

  query.goal = fringe_board_standard_goal (9, 9);
  query.attempts = 3;
  query.node_limit = 100;
  found = find (&query);
  g_assert_cmpuint (found->n_instances, ==, 0);
  g_assert_cmpuint (found->n_undecided, >, 0);
}

static void
assert_refused (FringeFindQuery query, const char *text, const char *message)
{
  FringeTrait wanted = trait (text);
  g_autoptr (GError) error = NULL;

  query.traits = &wanted;
  query.n_traits = 1;
  g_assert_null (fringe_find (&query, NULL, NULL, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT);
  g_assert_nonnull (strstr (error->message, message));
}

static void
test_impossible (void)
{
  FringeFindQuery query = textbook_query (NULL, 0);

  assert_refused (query, "reopened", "A* with the heuristic “Manhattan distance” never reopens");
  assert_refused (query, "overestimate", "The heuristic “Manhattan distance” is admissible");
  query.rules.algorithm = FRINGE_ALGORITHM_BFS;
  assert_refused (query, "overestimate", "Breadth-first uses no heuristic");
  assert_refused (query, "tie", "Breadth-first has no ties");
  assert_refused (query, "reopened", "Breadth-first never reopens");
  query.goal = fringe_board_standard_goal (4, 4);
  assert_refused (query, "ratio:perfect/zero<1", "does not exist for puzzles of this size");
  query.rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  query.rules.heuristic = FRINGE_HEURISTIC_MISPLACED_WITH_BLANK;
  assert_refused (query, "overestimate", "up to 10 cells");
  query.count = FRINGE_FIND_COUNT_MAX + 1;
  assert_refused (query, "cost=1", "At most 10000 boards");
}

static void
cancel (G_GNUC_UNUSED double fraction, gpointer cancellable)
{
  g_cancellable_cancel (cancellable);
}

static void
test_cancel (void)
{
  FringeTrait traits[] = { trait ("ratio:zero/misplaced<1") };
  FringeFindQuery query = textbook_query (traits, 1);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  gint64 begun = g_get_monotonic_time ();

  query.goal = fringe_board_standard_goal (4, 4);
  g_assert_null (fringe_find (&query, cancel, cancellable, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpint (g_get_monotonic_time () - begun, <, STOP_MAX);
}

static void
on_found (G_GNUC_UNUSED GObject *source, GAsyncResult *result, gpointer data)
{
  FringeFound **found = data;
  g_autoptr (GError) error = NULL;

  *found = fringe_find_finish (result, &error);
  g_assert_no_error (error);
}

static void
test_background (void)
{
  FringeTrait traits[] = { trait ("cost=9"), trait ("nodes<40") }, kept[] = { traits[0], traits[1] };
  FringeFindQuery query = textbook_query (traits, 2);
  g_autoptr (FringeFound) found = NULL, expected = NULL;

  fringe_find_async (&query, NULL, NULL, NULL, on_found, &found);
  memset (traits, 0xff, sizeof traits);
  while (found == NULL)
    g_main_context_iteration (NULL, TRUE);
  query.traits = kept;
  expected = find (&query);
  g_assert_cmpuint (found->n_instances, ==, 1);
  g_assert_true (fringe_board_equal (&found->instances[0].start, &expected->instances[0].start));
}

static double
random_bound (FringeTraitKind kind)
{
  static const double bounds[] = { 0, 1, 12, 1e-5, 0.1, 1. / 3, 2.5, 1e-300, 5e-324, 4294967294.9, G_MAXUINT32 };

  if (kind != FRINGE_TRAIT_RATIO)
    return test_random (3) == 0 ? (double) G_MAXUINT32 : test_random (1000);
  return test_random (2) == 0 ? bounds[test_random (G_N_ELEMENTS (bounds))] : g_test_rand_double_range (0, 10);
}

/* Any that can be read. */
static FringeTrait
random_trait (void)
{
  FringeTraitKind kind = (FringeTraitKind) test_random (FRINGE_N_TRAIT_KINDS);
  FringeTrait made = { .kind = kind, .high = INFINITY };
  double a = random_bound (kind), b = random_bound (kind);

  if (kind != FRINGE_TRAIT_COST && kind != FRINGE_TRAIT_NODES && kind != FRINGE_TRAIT_RATIO)
    return made;
  if (kind == FRINGE_TRAIT_RATIO)
    {
      made.over = (FringeHeuristic) test_random (FRINGE_N_HEURISTICS);
      made.under = (FringeHeuristic) test_random (FRINGE_N_HEURISTICS);
    }
  switch (test_random (3))
    {
    case 0:
      made.low = a;
      made.above = test_random (2);
      break;
    case 1:
      made.high = MAX (a, 1);
      made.below = test_random (2);
      break;
    default:
      made.low = MIN (a, b);
      made.high = MAX (a, b);
    }
  return made;
}

static void
test_trait_round_trip (void)
{
  for (int i = 0; i < 20000; i++)
    {
      FringeTrait made = random_trait (), read;
      g_autofree char *text = fringe_trait_print (&made);
      g_autoptr (GError) error = NULL;

      if (!fringe_trait_parse (text, &read, &error))
        g_test_message ("%s", text);
      g_assert_no_error (error);
      g_assert_cmpint (read.kind, ==, made.kind);
      g_assert_cmpint (read.over, ==, made.over);
      g_assert_cmpint (read.under, ==, made.under);
      g_assert_true (read.low == made.low && read.high == made.high);
      g_assert_true (read.above == made.above && read.below == made.below);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/find/a-trait-that-is-printed-is-read-again", test_trait_round_trip);
  g_test_add_func ("/find/cost-and-nodes-are-as-asked-for", test_cost_and_nodes);
  g_test_add_func ("/find/a-rare-cost-is-found-without-searching-the-others", test_rare);
  g_test_add_func ("/find/a-tie-matters-where-another-rule-removes-another-node", test_tie);
  g_test_add_func ("/find/without-a-tie-every-rule-makes-the-same-record", test_no_tie);
  g_test_add_func ("/find/a-closed-board-is-reopened", test_reopened);
  g_test_add_func ("/find/the-rule-that-reopens-is-named", test_reopened_sentence);
  g_test_add_func ("/find/greedy-search-goes-a-longer-way", test_greedy_longer);
  g_test_add_func ("/find/greedy-search-does-not-always-go-a-longer-way", test_greedy_not_longer);
  g_test_add_func ("/find/h-is-larger-than-the-true-distance-in-a-node", test_overestimate);
  g_test_add_func ("/find/h-is-never-too-large-at-the-goal", test_no_overestimate);
  g_test_add_func ("/find/one-heuristic-takes-thrice-the-nodes-of-another", test_ratio);
  g_test_add_func ("/find/traits-hold-under-any-rules", test_any_rules);
  g_test_add_func ("/find/equal-seeds-give-equal-boards", test_same_seed);
  g_test_add_func ("/find/what-is-near-the-goal-comes-first", test_near_first);
  g_test_add_func ("/find/no-board-is-found-twice", test_all_there_are);
  g_test_add_func ("/find/few-boards-are-not-drawn-again-and-again", test_few);
  g_test_add_func ("/find/what-does-not-exist-is-not-found", test_none);
  g_test_add_func ("/find/a-huge-wish-ends", test_huge);
  g_test_add_func ("/find/what-can-not-hold-is-refused", test_impossible);
  g_test_add_func ("/find/a-cancelled-question-ends-at-once", test_cancel);
  g_test_add_func ("/find/the-background-gives-the-same-answer", test_background);
  return g_test_run ();
}
