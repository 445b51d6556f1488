/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-background.h"
#include "fringe-search.h"

/* One problem is searched by many algorithms with many heuristics, and each gets a row of counts. */

#define FRINGE_TABLE_NODE_LIMIT_DEFAULT 10000000u

/**
 * FringeTableColumn:
 * @FRINGE_TABLE_COLUMN_COST: moves of the solution
 * @FRINGE_TABLE_COLUMN_SUCCESSORS: all successors of all nodes expanded (FringeCounts)
 * @FRINGE_TABLE_COLUMN_OPEN: nodes on the frontier at the end
 * @FRINGE_TABLE_COLUMN_MAX_OPEN: the most that were there
 * @FRINGE_TABLE_COLUMN_MAX_DEPTH: the largest g
 * @FRINGE_TABLE_COLUMN_BRANCHING: b*, the effective branching factor: that of fringe_branching_factor()
 * @FRINGE_TABLE_COLUMN_EFFECTIVE_DEPTH: that of fringe_effective_depth()
 * @FRINGE_TABLE_COLUMN_SECONDS: the time, which is never the same twice
 *
 * What a row tells.
 */
typedef enum
{
  FRINGE_TABLE_COLUMN_ALGORITHM,
  FRINGE_TABLE_COLUMN_HEURISTIC,
  FRINGE_TABLE_COLUMN_COST,
  FRINGE_TABLE_COLUMN_GENERATED,
  FRINGE_TABLE_COLUMN_EXPANDED,
  FRINGE_TABLE_COLUMN_SUCCESSORS,
  FRINGE_TABLE_COLUMN_OPEN,
  FRINGE_TABLE_COLUMN_MAX_OPEN,
  FRINGE_TABLE_COLUMN_MAX_DEPTH,
  FRINGE_TABLE_COLUMN_BRANCHING,
  FRINGE_TABLE_COLUMN_EFFECTIVE_DEPTH,
  FRINGE_TABLE_COLUMN_SECONDS,
  FRINGE_N_TABLE_COLUMNS
} FringeTableColumn;

/* A set of columns is the sum of `FRINGE_TABLE_COLUMN_BIT (column)`. */
#define FRINGE_TABLE_COLUMN_BIT(column) (1u << (column))
/* These are all columns but the time: they come out the same on every machine. */
#define FRINGE_TABLE_COLUMNS_STEADY (FRINGE_TABLE_COLUMN_BIT (FRINGE_TABLE_COLUMN_SECONDS) - 1)

/**
 * FringeTableRow:
 * @outcome: how the search ended; %FRINGE_OUTCOME_UNSOLVABLE where nothing was searched
 * @has_solution: whether @cost means anything
 * @rows: of the boards
 * @columns: of the boards
 * @cost: moves of the solution
 * @open: nodes on the frontier at the end; it and @max_open mean nothing for IDA*, which has no frontier
 * @seconds: how long it took
 *
 * What came out by one set of rules.
 */
typedef struct
{
  FringeRules rules;
  int rows;
  int columns;
  FringeOutcome outcome;
  gboolean has_solution;
  guint64 cost;
  guint64 generated;
  guint64 expanded;
  guint64 successors;
  guint32 open;
  guint32 max_open;
  guint32 max_depth;
  double seconds;
} FringeTableRow;

/**
 * FringeTableQuery:
 * @start: the board of the root
 * @goal: a board of the same size
 * @rules: what algorithms and heuristics do not say
 * @algorithms: (array length=n_algorithms): 1 or more
 * @heuristics: (array length=n_heuristics): 1 or more, each of which fits the size
 * @node_limit: nodes that one search generates at most; 0 for %FRINGE_TABLE_NODE_LIMIT_DEFAULT
 *
 * The question.
 */
typedef struct
{
  FringeBoard start;
  FringeBoard goal;
  FringeRules rules;
  const FringeAlgorithm *algorithms;
  guint n_algorithms;
  const FringeHeuristic *heuristics;
  guint n_heuristics;
  guint32 node_limit;
} FringeTableQuery;

/**
 * fringe_table_rules:
 *
 * Every algorithm with every heuristic, in their order. An algorithm that knows no heuristic stands there once.
 *
 * Returns: (transfer full) (element-type FringeRules)
 */
GArray *fringe_table_rules (const FringeRules *rules,
                            const FringeAlgorithm *algorithms,
                            guint n_algorithms,
                            const FringeHeuristic *heuristics,
                            guint n_heuristics);

/**
 * fringe_table_run:
 * @progress: (nullable) (scope call): called in this thread
 * @cancellable: (nullable): stops the searches at once
 *
 * Searches by all rules on all processors. A search that comes to the limit, of nodes or of its share of the memory,
 * has a row with that outcome.
 *
 * Errors: %G_IO_ERROR_INVALID_ARGUMENT with a sentence where a heuristic does not fit the size, %G_IO_ERROR_CANCELLED.
 *
 * Returns: (transfer full) (nullable) (element-type FringeTableRow): in the order of fringe_table_rules()
 */
GArray *fringe_table_run (const FringeTableQuery *query,
                          FringeProgress progress,
                          gpointer progress_data,
                          GCancellable *cancellable,
                          GError **error);

/* Does the same in the background. The query is copied; @callback is called in the main context of the caller. */
void fringe_table_run_async (const FringeTableQuery *query,
                             FringeProgress progress,
                             gpointer progress_data,
                             GCancellable *cancellable,
                             GAsyncReadyCallback callback,
                             gpointer data);
GArray *fringe_table_run_finish (GAsyncResult *result, GError **error);

/* Returns: what a search says at @step; it took no seconds */
FringeTableRow fringe_table_row (const FringeSearch *search, guint32 step);

/* Sets @value to what a row says in a column of numbers, to sort by or to draw as a bar. Returns: whether it says
 * anything */
gboolean fringe_table_value (const FringeTableRow *row, FringeTableColumn column, double *value);

/* Returns: (transfer none): what stands above a column, translated */
const char *fringe_table_column_title (FringeTableColumn column);

/* Returns: (transfer full): what a cell says, as a person reads it; a dash where that is nothing */
char *fringe_table_cell (const FringeTableRow *row, FringeTableColumn column);

/* Returns: what a column and a cell are in files for programs, the same in every language; nothing where the cell says
 * nothing */
const char *fringe_table_column_name (FringeTableColumn column);
char *fringe_table_cell_of_file (const FringeTableRow *row, FringeTableColumn column);

/**
 * fringe_table_print_text:
 * @rows: (element-type FringeTableRow):
 * @columns: a set of columns
 *
 * Returns: (transfer full): columns under translated titles, each as wide as it must be
 */
char *fringe_table_print_text (const GArray *rows, guint columns);

/* Returns: (transfer full): CSV (RFC 4180) with the names and numbers of files, the same in every locale; a cell is
 * empty where there is nothing to say */
char *fringe_table_print_csv (const GArray *rows, guint columns);

/* Returns: (transfer full): a `tabular` for the package booktabs, titles translated, numbers with a point. Where it is
 * wider than the text around it, the package graphicx makes it as narrow. */
char *fringe_table_print_latex (const GArray *rows, guint columns);
