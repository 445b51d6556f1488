/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-table.h"

#include "fringe-series.h"
#include "fringe-titles.h"

gboolean
fringe_table_value (const FringeTableRow *row, FringeTableColumn column, double *value)
{
  gboolean is_searched = row->outcome != FRINGE_OUTCOME_UNSOLVABLE;
  gboolean has_frontier = row->rules.algorithm != FRINGE_ALGORITHM_IDASTAR && is_searched;

  switch (column)
    {
    case FRINGE_COLUMN_COST:
      *value = (double) row->cost;
      return row->has_solution;
    case FRINGE_COLUMN_GENERATED:
      *value = (double) row->generated;
      return is_searched;
    case FRINGE_COLUMN_EXPANDED:
      *value = (double) row->expanded;
      return is_searched;
    case FRINGE_COLUMN_OPEN:
      *value = row->open;
      return has_frontier;
    case FRINGE_COLUMN_MAX_OPEN:
      *value = row->max_open;
      return has_frontier;
    case FRINGE_COLUMN_MAX_DEPTH:
      *value = row->max_depth;
      return is_searched;
    case FRINGE_COLUMN_BRANCHING:
      *value = fringe_branching_factor (row->generated, (uint32_t) row->cost);
      return row->has_solution && row->cost > 0;
    case FRINGE_COLUMN_SECONDS:
      *value = row->seconds;
      return TRUE;
    case FRINGE_COLUMN_ALGORITHM:
    case FRINGE_COLUMN_HEURISTIC:
    case FRINGE_N_COLUMNS:
    default:
      return FALSE;
    }
}

typedef struct
{
  FringeTableColumn column;
  gboolean descends;
} Order;

static int
compare_names (const FringeTableRow *a, const FringeTableRow *b, FringeTableColumn column)
{
  if (column == FRINGE_COLUMN_ALGORITHM)
    return g_utf8_collate (fringe_algorithm_title (a->rules.algorithm), fringe_algorithm_title (b->rules.algorithm));
  return g_utf8_collate (fringe_heuristic_title (a->rules.heuristic), fringe_heuristic_title (b->rules.heuristic));
}

static gboolean
says_something (const FringeTableRow *row, FringeTableColumn column, double *value)
{
  if (column == FRINGE_COLUMN_ALGORITHM)
    return TRUE;
  if (column == FRINGE_COLUMN_HEURISTIC)
    return fringe_rules_use_heuristic (&row->rules);
  return fringe_table_value (row, column, value);
}

static int
compare_rows (gconstpointer a, gconstpointer b, gpointer data)
{
  const Order *order = data;
  double of_a = 0, of_b = 0;
  gboolean says_a = says_something (a, order->column, &of_a), says_b = says_something (b, order->column, &of_b);
  int result;

  if (!says_a || !says_b)
    return says_b - says_a;
  if (order->column <= FRINGE_COLUMN_HEURISTIC)
    result = compare_names (a, b, order->column);
  else
    result = (of_a > of_b) - (of_a < of_b);
  return order->descends ? -result : result;
}

void
fringe_table_sort (GArray *rows, FringeTableColumn column, gboolean descends)
{
  Order order = { column, descends };

  g_qsort_with_data (rows->data, (int) rows->len, sizeof (FringeTableRow), compare_rows, &order);
}
