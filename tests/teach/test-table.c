/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-table.h"

#include "reference-search.h"
#include "test-boards.h"

#include <math.h>
#include <string.h>

#define ROUNDS 25

static const FringeAlgorithm algorithms[]
    = { FRINGE_ALGORITHM_BFS,   FRINGE_ALGORITHM_DFS,    FRINGE_ALGORITHM_UCS,    FRINGE_ALGORITHM_GREEDY,
        FRINGE_ALGORITHM_ASTAR, FRINGE_ALGORITHM_WASTAR, FRINGE_ALGORITHM_IDASTAR };
static const FringeHeuristic heuristics[]
    = { FRINGE_HEURISTIC_ZERO,     FRINGE_HEURISTIC_MISPLACED, FRINGE_HEURISTIC_MANHATTAN,
        FRINGE_HEURISTIC_GASCHNIG, FRINGE_HEURISTIC_PERFECT,   FRINGE_HEURISTIC_LINEAR_CONFLICT };

static FringeTableQuery
query_of (const TestProblem *problem, guint32 node_limit)
{
  return (FringeTableQuery) {
    .start = problem->start,
    .goal = problem->goal,
    .rules = problem->rules,
    .algorithms = algorithms,
    .n_algorithms = G_N_ELEMENTS (algorithms),
    .heuristics = heuristics,
    .n_heuristics = G_N_ELEMENTS (heuristics),
    .node_limit = node_limit,
  };
}

static double
value_of (const FringeTableRow *row, FringeTableColumn column)
{
  double value;

  g_assert_true (fringe_table_value (row, column, &value));
  return value;
}

/* The slow second implementation by the rules of the row counts the same. */
static void
check_row (const FringeTableRow *row, const TestProblem *asked, guint32 node_limit)
{
  TestProblem problem = { asked->start, asked->goal, row->rules };
  g_autoptr (Reference) reference = reference_new (&problem, node_limit);
  const FringeCounts *counts = &reference_step (reference, reference->steps->len - 1)->counts;
  double value;

  g_assert_cmpint (row->outcome, ==, reference->outcome);
  g_assert_cmpfloat (value_of (row, FRINGE_TABLE_COLUMN_GENERATED), ==, counts->generated);
  g_assert_cmpfloat (value_of (row, FRINGE_TABLE_COLUMN_EXPANDED), ==, counts->expanded);
  g_assert_cmpfloat (value_of (row, FRINGE_TABLE_COLUMN_MAX_DEPTH), ==, counts->max_depth);
  g_assert_cmpint (fringe_table_value (row, FRINGE_TABLE_COLUMN_OPEN, &value), ==,
                   !fringe_algorithm_deepens (row->rules.algorithm));
  g_assert_cmpint (fringe_table_value (row, FRINGE_TABLE_COLUMN_COST, &value), ==,
                   reference->outcome == FRINGE_OUTCOME_SOLVED);
  if (fringe_algorithm_deepens (row->rules.algorithm))
    return;
  g_assert_cmpfloat (value_of (row, FRINGE_TABLE_COLUMN_OPEN), ==, counts->open);
  g_assert_cmpfloat (value_of (row, FRINGE_TABLE_COLUMN_MAX_OPEN), ==, counts->max_open);
}

static guint
count_rows (const GArray *rows, FringeAlgorithm algorithm)
{
  guint n = 0;

  for (guint i = 0; i < rows->len; i++)
    n += g_array_index (rows, FringeTableRow, i).rules.algorithm == algorithm;
  return n;
}

static void
test_rows (void)
{
  for (int round = 0; round < ROUNDS; round++)
    {
      TestProblem problem = test_problem_random (2, 3, test_random (20));
      FringeTableQuery query = query_of (&problem, 300);
      g_autoptr (GError) error = NULL;
      g_autoptr (GArray) rows = fringe_table_run (&query, NULL, NULL, NULL, &error);

      g_assert_no_error (error);
      test_problem_tell (&problem);
      g_assert_cmpuint (rows->len, ==, 3 + 4 * G_N_ELEMENTS (heuristics));
      for (guint i = 0; i < G_N_ELEMENTS (algorithms); i++)
        g_assert_cmpuint (count_rows (rows, algorithms[i]), ==, i < 3 ? 1 : G_N_ELEMENTS (heuristics));
      for (guint i = 0; i < rows->len; i++)
        check_row (&g_array_index (rows, FringeTableRow, i), &problem, 300);
    }
}

static TestProblem
nilsson (void)
{
  return (TestProblem) { test_board ("2 8 3 1 6 4 7 0 5"), test_board ("1 2 3 8 0 4 7 6 5"),
                         fringe_rules_preset (FRINGE_PRESET_TEXTBOOK) };
}

static GArray *
run_nilsson (void)
{
  static const FringeAlgorithm some[] = { FRINGE_ALGORITHM_BFS, FRINGE_ALGORITHM_ASTAR, FRINGE_ALGORITHM_IDASTAR };
  TestProblem problem = nilsson ();
  FringeTableQuery query = query_of (&problem, 0);
  GArray *rows;

  query.algorithms = some;
  query.n_algorithms = G_N_ELEMENTS (some);
  query.heuristics = &heuristics[1];
  query.n_heuristics = 2;
  rows = fringe_table_run (&query, NULL, NULL, NULL, NULL);
  g_assert_nonnull (rows);
  return rows;
}

/* A start that is the goal has none. */
static void
test_branching (void)
{
  g_autoptr (GArray) rows = run_nilsson ();
  FringeTableRow solved = { .rules = nilsson ().rules, .outcome = FRINGE_OUTCOME_SOLVED, .has_solution = TRUE };
  double value;

  for (guint i = 0; i < rows->len; i++)
    {
      const FringeTableRow *row = &g_array_index (rows, FringeTableRow, i);
      double b = value_of (row, FRINGE_TABLE_COLUMN_BRANCHING), sum = 0;

      for (guint64 depth = 1; depth <= row->cost; depth++)
        sum += pow (b, (double) depth);
      g_assert_cmpfloat_with_epsilon (sum, (double) row->generated, 1e-6);
    }
  g_assert_false (fringe_table_value (&solved, FRINGE_TABLE_COLUMN_BRANCHING, &value));
}

static void
test_csv (void)
{
  g_autoptr (GArray) rows = run_nilsson ();
  g_autofree char *csv = fringe_table_print_csv (rows, FRINGE_TABLE_COLUMNS_STEADY);

  g_assert_cmpstr (
      csv, ==,
      "algorithm,heuristic,cost,generated,expanded,successors,open,max_open,max_depth,branching,effective_depth\n"
      "bfs,,5,61,34,94,27,28,6,1.992,5.985\n"
      "astar,misplaced,5,13,6,18,7,8,5,1.338,3.406\n"
      "astar,manhattan,5,11,5,15,6,7,5,1.275,3.152\n"
      "idastar,misplaced,5,12,7,22,,,5,1.308,3.284\n"
      "idastar,manhattan,5,6,5,15,,,5,1.061,2.299\n");
}

static void
test_latex (void)
{
  g_autoptr (GArray) rows = run_nilsson ();
  g_autofree char *latex = fringe_table_print_latex (rows, FRINGE_TABLE_COLUMN_BIT (FRINGE_TABLE_COLUMN_ALGORITHM)
                                                               | FRINGE_TABLE_COLUMN_BIT (FRINGE_TABLE_COLUMN_HEURISTIC)
                                                               | FRINGE_TABLE_COLUMN_BIT (FRINGE_TABLE_COLUMN_EXPANDED)
                                                               | FRINGE_TABLE_COLUMN_BIT (FRINGE_TABLE_COLUMN_OPEN));

  g_assert_cmpstr (latex, ==,
                   "% Needs the packages booktabs, and graphicx where the table is wider than the text.\n"
                   "\\begingroup\\setlength{\\tabcolsep}{4pt}\\sbox0{\\begin{tabular}{llrr}\n\\toprule\n"
                   "Algorithm & Heuristic & Expanded & Frontier \\\\\n\\midrule\n"
                   "Breadth-first & – & 34 & 27 \\\\\n"
                   "A* & Misplaced tiles & 6 & 7 \\\\\n"
                   "A* & Manhattan distance & 5 & 6 \\\\\n"
                   "IDA* & Misplaced tiles & 7 & – \\\\\n"
                   "IDA* & Manhattan distance & 5 & – \\\\\n"
                   "\\bottomrule\n\\end{tabular}}%\n"
                   "\\ifdim\\wd0>\\linewidth\\ifdefined\\resizebox"
                   "\\sbox0{\\resizebox{\\linewidth}{!}{\\usebox0}}\\fi\\fi\n\\usebox0\\endgroup\n");
}

static void
test_text (void)
{
  g_autoptr (GArray) rows = run_nilsson ();
  g_autofree char *text = fringe_table_print_text (rows, FRINGE_TABLE_COLUMN_BIT (FRINGE_TABLE_COLUMN_ALGORITHM)
                                                             | FRINGE_TABLE_COLUMN_BIT (FRINGE_TABLE_COLUMN_COST));

  g_assert_cmpstr (text, ==,
                   "Algorithm      Moves\nBreadth-first      5\nA*                 5\nA*                 5\n"
                   "IDA*               5\nIDA*               5\n");
}

static void
test_errors (void)
{
  TestProblem problem = nilsson ();
  FringeTableQuery query = query_of (&problem, 0);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) misfit = NULL, sizes = NULL, cancelled = NULL;

  g_cancellable_cancel (cancellable);
  g_assert_null (fringe_table_run (&query, NULL, NULL, cancellable, &cancelled));
  g_assert_error (cancelled, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  query.goal = fringe_board_standard_goal (4, 4);
  g_assert_null (fringe_table_run (&query, NULL, NULL, NULL, &sizes));
  g_assert_error (sizes, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT);
  query.start = query.goal;
  g_assert_null (fringe_table_run (&query, NULL, NULL, NULL, &misfit));
  g_assert_error (misfit, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT);
  g_assert_true (g_str_has_prefix (misfit->message, "This heuristic is a table"));
}

static void
take_result (G_GNUC_UNUSED GObject *source, GAsyncResult *result, gpointer data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

/* The query, and what it points to, may go as soon as the search has begun. */
static void
test_background (void)
{
  TestProblem problem = nilsson ();
  FringeAlgorithm algorithm = FRINGE_ALGORITHM_ASTAR;
  FringeHeuristic heuristic = FRINGE_HEURISTIC_MISPLACED;
  FringeTableQuery query = query_of (&problem, 0);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GArray) rows = NULL;

  query.algorithms = &algorithm;
  query.heuristics = &heuristic;
  query.n_algorithms = query.n_heuristics = 1;
  fringe_table_run_async (&query, NULL, NULL, NULL, take_result, &result);
  memset (&query, 0, sizeof query);
  algorithm = FRINGE_ALGORITHM_DFS;
  heuristic = FRINGE_HEURISTIC_ZERO;
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  rows = fringe_table_run_finish (result, NULL);
  g_assert_nonnull (rows);
  g_assert_cmpuint (rows->len, ==, 1);
  g_assert_cmpuint (g_array_index (rows, FringeTableRow, 0).expanded, ==, 6);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/table/a-row-counts-what-a-search-alone-counts", test_rows);
  g_test_add_func ("/table/b-star-makes-the-nodes-generated", test_branching);
  g_test_add_func ("/table/csv-has-names-and-numbers-as-in-files", test_csv);
  g_test_add_func ("/table/latex-has-rules-of-booktabs", test_latex);
  g_test_add_func ("/table/text-is-aligned", test_text);
  g_test_add_func ("/table/what-cannot-be-searched-is-said", test_errors);
  g_test_add_func ("/table/it-runs-in-the-background", test_background);
  return g_test_run ();
}
