/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-trace.h"

#include <string.h>

/* A million boards of 3x3 take 9 MB so, and 84 MB as FringeBoard. */
struct _FringeTrace
{
  int rows, columns;
  GArray *seen;
  GByteArray *cells;
};

FringeTrace *
fringe_trace_new (void)
{
  FringeTrace *trace = g_atomic_rc_box_new0 (FringeTrace);

  trace->seen = g_array_new (FALSE, FALSE, sizeof (FringeExpansionSeen));
  trace->cells = g_byte_array_new ();
  return trace;
}

FringeTrace *
fringe_trace_ref (FringeTrace *trace)
{
  return g_atomic_rc_box_acquire (trace);
}

static void
clear (gpointer data)
{
  FringeTrace *trace = data;

  g_array_unref (trace->seen);
  g_byte_array_unref (trace->cells);
}

void
fringe_trace_unref (FringeTrace *trace)
{
  g_atomic_rc_box_release_full (trace, clear);
}

static guint
n_cells (const FringeTrace *trace)
{
  return (guint) (trace->rows * trace->columns);
}

gboolean
fringe_trace_add (FringeTrace *trace, const FringeBoard *board, const FringeExpansionSeen *seen)
{
  if (trace->seen->len == 0)
    {
      trace->rows = board->rows;
      trace->columns = board->columns;
    }
  if (trace->seen->len == FRINGE_TRACE_EXPANSIONS_MAX || board->rows != trace->rows || board->columns != trace->columns)
    return FALSE;
  g_array_append_val (trace->seen, *seen);
  g_byte_array_append (trace->cells, board->cells, n_cells (trace));
  return TRUE;
}

void
fringe_trace_set_numbers (FringeTrace *trace, const float numbers[FRINGE_N_TRACE_NUMBERS])
{
  FringeExpansionSeen *last = &g_array_index (trace->seen, FringeExpansionSeen, trace->seen->len - 1);

  memcpy (last->numbers, numbers, sizeof last->numbers);
}

guint
fringe_trace_n_expansions (const FringeTrace *trace)
{
  return trace->seen->len;
}

const FringeExpansionSeen *
fringe_trace_seen (const FringeTrace *trace, guint i)
{
  return &g_array_index (trace->seen, FringeExpansionSeen, i);
}

static const guint8 *
cells_of (const FringeTrace *trace, guint i)
{
  return trace->cells->data + (gsize) i * n_cells (trace);
}

void
fringe_trace_board (const FringeTrace *trace, guint i, FringeBoard *board)
{
  const guint8 *cells = cells_of (trace, i);

  *board = (FringeBoard) { .rows = (uint8_t) trace->rows, .columns = (uint8_t) trace->columns };
  memcpy (board->cells, cells, n_cells (trace));
  board->blank = (uint8_t) ((const guint8 *) memchr (cells, 0, n_cells (trace)) - cells);
}

gboolean
fringe_trace_is_board (const FringeTrace *trace, guint i, const FringeBoard *board)
{
  return memcmp (cells_of (trace, i), board->cells, n_cells (trace)) == 0;
}

FringeBoard
fringe_trace_usual_goal (const FringeTrace *trace)
{
  FringeBoard goal = fringe_board_standard_goal (trace->rows, trace->columns);
  FringeBoard other = goal;

  for (guint i = 0; i < n_cells (trace); i++)
    other.cells[i] = (uint8_t) i;
  other.blank = 0;
  return trace->seen->len > 0 && fringe_trace_is_board (trace, trace->seen->len - 1, &other) ? other : goal;
}
