/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-trace-check.h"

#include "fringe-explain-private.h"
#include "reference-search.h"
#include "test-boards.h"

#include <math.h>

/* Traces are made by the slow second writing of the conventions, which has no code in common with the engine. A number
 * after the options is how many are made: "test-trace-check --seed=… 2000". */

static int n_traces = 12;

#define NODE_LIMIT 400

/* The goals, with their tables, are made once for each size. */
typedef struct
{
  int rows, columns;
  FringeBoard goal;
  FringeConventions *conventions;
} Size;

static Size sizes[] = { { .rows = 2, .columns = 2 },
                        { .rows = 2, .columns = 3 },
                        { .rows = 3, .columns = 3 },
                        { .rows = 3, .columns = 3 },
                        { .rows = 4, .columns = 4 } };

static const Size *
random_size (void)
{
  Size *size = &sizes[test_random (G_N_ELEMENTS (sizes))];

  if (size->conventions == NULL)
    {
      size->goal = test_board_random (size->rows, size->columns);
      size->conventions = fringe_conventions_new (&size->goal);
    }
  return size;
}

static void
clear_sizes (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    g_clear_pointer (&sizes[i].conventions, fringe_conventions_free);
}

/* Returns: (element-type FringeBoard): what a program prints that goes as @reference does */
static GArray *
print_reference (const Reference *reference, gboolean with_goal, gboolean with_dropped)
{
  GArray *boards = g_array_new (FALSE, FALSE, sizeof (FringeBoard));

  for (guint step = 1; step < reference->steps->len; step++)
    {
      const ReferenceNode *node = reference_node (reference, reference_step (reference, step)->removed);
      gboolean is_dropped = node->state == FRINGE_NODE_STALE || node->state == FRINGE_NODE_CUT;

      if (node->state == FRINGE_NODE_EXPANDED || (is_dropped && with_dropped))
        g_array_append_val (boards, node->board);
    }
  if (with_goal && reference->outcome == FRINGE_OUTCOME_SOLVED)
    g_array_append_val (boards, reference->problem->goal);
  return boards;
}

static FringeTrace *
make_trace (const GArray *boards)
{
  FringeTrace *trace = fringe_trace_new ();

  for (guint i = 0; i < boards->len; i++)
    {
      FringeExpansionSeen seen = { .line = i + 1, .numbers = { NAN, NAN, NAN } };

      g_assert_true (fringe_trace_add (trace, &g_array_index (boards, FringeBoard, i), &seen));
    }
  return trace;
}

static FringeTraceAnswer *
check (const TestProblem *problem, const GArray *boards, const Size *size, gboolean with_rules)
{
  g_autoptr (FringeTrace) trace = make_trace (boards);
  const FringeTraceQuery query = {
    .trace = trace, .start = problem->start, .goal = problem->goal, .rules = with_rules ? &problem->rules : NULL
  };
  g_autoptr (GError) error = NULL;
  FringeTraceAnswer *answer = fringe_trace_check (&query, size->conventions, NULL, NULL, NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (answer->matches->n_undecided, ==, 0);
  return answer;
}

static gboolean
is_among (const FringeRules *rules, const FringeExplanation *matches)
{
  for (guint i = 0; i < matches->n_matches; i++)
    if (fringe_conventions_distance (rules, &matches->matches[i].rules) < FRINGE_CONVENTIONS_OTHER)
      return TRUE;
  return FALSE;
}

/* A trace, and what it is one of. */
typedef struct
{
  const Size *size;
  TestProblem problem;
  Reference *reference;
  GArray *boards;
  gboolean with_goal, with_dropped;
} Case;

/* Another case until one prints two boards at least. */
static Case
random_case (void)
{
  Case its = { .with_goal = test_random (2) == 0, .with_dropped = test_random (2) == 0 };

  do
    {
      g_clear_pointer (&its.boards, g_array_unref);
      g_clear_pointer (&its.reference, reference_free);
      its.size = random_size ();
      its.problem = test_problem_random (its.size->rows, its.size->columns, 0);
      its.problem.rules.weight = FRINGE_WEIGHT_DEFAULT;
      its.problem.goal = its.problem.start = its.size->goal;
      for (int n = 2 + test_random (25); n > 0; n--)
        fringe_board_move (&its.problem.start, test_random_move ());
      its.reference = reference_new (&its.problem, NODE_LIMIT);
      its.reference->problem = &its.problem;
      its.boards = print_reference (its.reference, its.with_goal, its.with_dropped);
    }
  while (its.boards->len < 2);
  test_problem_tell (&its.problem);
  g_test_message ("%u expansions, goal %d, dropped %d", its.boards->len, its.with_goal, its.with_dropped);
  return its;
}

static void
case_clear (Case *its)
{
  g_array_unref (its->boards);
  reference_free (its->reference);
}

static void
assert_found (const Case *its)
{
  g_autoptr (FringeTraceAnswer) open = check (&its->problem, its->boards, its->size, FALSE);
  g_autoptr (FringeTraceAnswer) asked = check (&its->problem, its->boards, its->size, TRUE);

  if (its->reference->outcome != FRINGE_OUTCOME_LIMIT || open->is_unfinished)
    {
      g_assert_true (is_among (&its->problem.rules, open->matches));
      g_assert_true (asked->is_right);
      g_assert_cmpuint (asked->n_deviations, ==, 0);
    }
  else
    {
      g_assert_cmpuint (asked->n_deviations, ==, 1);
      g_assert_cmpint (asked->deviations[0].kind, ==, FRINGE_DEVIATION_EARLY);
    }
}

static void
test_found (void)
{
  for (int i = 0; i < n_traces; i++)
    {
      Case its = random_case ();

      assert_found (&its);
      case_clear (&its);
    }
}

static const FringeBoard *
board_at (const GArray *boards, guint i)
{
  return &g_array_index (boards, FringeBoard, i);
}

/* Swaps two expansions that are not of the same board. Returns: the first one, or the number of all where all are */
static guint
plant_slip (GArray *boards)
{
  guint i = (guint) test_random ((int) boards->len), n = 0;

  while (n < boards->len
         && (i + 1 == boards->len || fringe_board_equal (board_at (boards, i), board_at (boards, i + 1))))
    {
      i = (i + 1) % boards->len;
      n++;
    }
  if (n < boards->len)
    {
      FringeBoard board = *board_at (boards, i);

      g_array_index (boards, FringeBoard, i) = *board_at (boards, i + 1);
      g_array_index (boards, FringeBoard, i + 1) = board;
      return i;
    }
  return boards->len;
}

/* Whether what @rules print has the same boards up to @deviation, and there the board that it tells. */
static gboolean
is_deviation (const Case *its, const FringeDeviation *deviation, gboolean with_goal, gboolean with_dropped)
{
  TestProblem problem = its->problem;
  g_autoptr (Reference) reference = NULL;
  g_autoptr (GArray) boards = NULL;

  problem.rules = deviation->rules;
  reference = reference_new (&problem, NODE_LIMIT + 2 * FRINGE_N_MOVES);
  boards = print_reference (reference, with_goal, with_dropped);
  if (boards->len < deviation->at)
    return FALSE;
  for (guint i = 0; i < deviation->at; i++)
    if (!fringe_board_equal (board_at (boards, i), board_at (its->boards, i)))
      return FALSE;
  if (deviation->kind == FRINGE_DEVIATION_BEYOND)
    return boards->len == deviation->at && its->boards->len > deviation->at;
  if (boards->len == deviation->at || !fringe_board_equal (board_at (boards, deviation->at), &deviation->board))
    return FALSE;
  return deviation->kind == FRINGE_DEVIATION_EARLY
             ? its->boards->len == deviation->at
             : !fringe_board_equal (board_at (its->boards, deviation->at), &deviation->board);
}

static void
assert_true_of_all (const Case *its, const FringeTraceAnswer *answer)
{
  for (guint i = 0; i < answer->n_deviations + answer->n_usual; i++)
    {
      const FringeDeviation *deviation = &answer->deviations[i];

      g_assert_true (g_str_has_suffix (deviation->because, "."));
      g_assert_false (g_regex_match_simple ("[^.] (?:The trace|In all)", deviation->because, 0, 0));
      /* The second search has no RBFS, which is compared with the recursion of the book elsewhere. */
      if (deviation->rules.algorithm == FRINGE_ALGORITHM_RBFS)
        continue;
      g_assert_true (is_deviation (its, deviation, FALSE, FALSE) || is_deviation (its, deviation, FALSE, TRUE)
                     || is_deviation (its, deviation, TRUE, FALSE) || is_deviation (its, deviation, TRUE, TRUE));
    }
}

static gboolean
is_named (guint at, const FringeTraceAnswer *answer, guint n)
{
  for (guint i = 0; i < n; i++)
    if (answer->deviations[i].at == at)
      return TRUE;
  return FALSE;
}

/* Whether a trace was made by the rules of a preset, and only other rules give it with its slip. */
static gboolean
is_usual (const FringeRules *rules, const FringeExplanation *matches)
{
  return fringe_explain_preset (rules) != FRINGE_N_PRESETS && matches->matches[0].preset == FRINGE_N_PRESETS;
}

typedef struct
{
  guint n_named, n_usual, n_match, most;
} Tally;

/* The rules asked for name the step. Without them it is named, too, unless other rules give exactly this order; and
 * then where the right ones are more usual. */
static void
hold_slip (const Case *its, guint slip, Tally *tally)
{
  g_autoptr (FringeTraceAnswer) asked = check (&its->problem, its->boards, its->size, TRUE);
  g_autoptr (FringeTraceAnswer) open = check (&its->problem, its->boards, its->size, FALSE);
  gboolean is_told = is_named (slip, open, open->n_deviations + open->n_usual);

  g_assert_false (asked->is_right);
  g_assert_cmpuint (asked->n_asked, >, 0);
  g_assert_true (is_named (slip, asked, asked->n_asked));
  g_assert_cmpuint (asked->n_usual, ==, 0);
  assert_true_of_all (its, asked);
  assert_true_of_all (its, open);
  tally->most = MAX (tally->most, open->n_deviations + open->n_usual);
  if (open->matches->n_matches == 0)
    {
      tally->n_named++;
      g_assert_true (is_told);
    }
  else if (is_usual (&its->problem.rules, open->matches))
    {
      tally->n_usual++;
      g_assert_true (is_told);
    }
  else
    tally->n_match++;
}

static void
test_slips (void)
{
  Tally tally = { 0 };

  for (int i = 0; i < n_traces; i++)
    {
      Case its = random_case ();
      guint slip = plant_slip (its.boards);

      if (slip < its.boards->len)
        hold_slip (&its, slip, &tally);
      case_clear (&its);
    }
  g_test_message ("without rules: %u name the slip, %u beside other rules that give this order, %u have as usual ones; "
                  "at most %u deviations",
                  tally.n_named, tally.n_usual, tally.n_match, tally.most);
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  if (argc > 1)
    n_traces = atoi (argv[1]);
  g_test_add_func ("/trace/the-convention-of-a-trace-is-among-the-answers", test_found);
  g_test_add_func ("/trace/the-step-of-a-slip-is-named", test_slips);
  status = g_test_run ();
  clear_sizes ();
  return status;
}
