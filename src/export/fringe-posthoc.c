/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-posthoc.h"

#include "fringe-json-writer.h"
#include "fringe-record-words.h"
#include "fringe-text-output.h"

/* Types of events; Posthoc has colours of its own for these. */
#define SOURCE "source"
#define EXPANDING "expanding"
#define GENERATING "generating"
#define CLOSING "closing"
#define UPDATING "updating"
#define END "end"
/* These are for what Posthoc has no words for. */
#define STALE "stale"
#define CUT "cut"

typedef struct
{
  const FringeSearch *search;
  FringeJsonWriter json;
  uint32_t step;
} Trace;

/* A view may use every property of an event, as $.name. Posthoc draws a board as squares. */
static void
add_views (FringeJsonWriter *json, const FringeBoard *board)
{
  g_autoptr (GString) views = g_string_new (NULL);

  g_string_append_printf (views,
                          "{\"main\":[\n"
                          "{\"$\":\"rect\",\"x\":0,\"y\":-0.9,\"width\":%d,\"height\":0.8,"
                          "\"fill\":\"${{ theme.background }}\",\"label\":\"${{ $.text }}\",\"label-x\":0.05,"
                          "\"label-y\":0.55,\"label-size\":0.3,\"label-color\":\"${{ theme.foreground }}\","
                          "\"clear\":true},\n",
                          board->columns);
  g_string_append_printf (views,
                          "{\"$\":\"rect\",\"$for\":{\"$let\":\"i\",\"$from\":0,\"$to\":%d},"
                          "\"x\":\"${{ $.i %% %d }}\",\"y\":\"${{ Math.floor($.i / %d) }}\","
                          "\"width\":0.96,\"height\":0.96,"
                          "\"fill\":\"${{ $.board[$.i] ? color[$.type] ?? color.grey : theme.background }}\","
                          "\"label\":\"${{ $.board[$.i] ? String($.board[$.i]) : '' }}\",\"label-x\":0.3,"
                          "\"label-y\":0.65,\"label-size\":0.45,\"label-color\":\"${{ theme.foreground }}\","
                          "\"clear\":true}\n]}",
                          fringe_board_n_cells (board), board->columns, board->columns);
  fringe_json_literal (json, "views", views->str);
}

static void
add_parent (FringeJsonWriter *json, const FringeSearch *search, uint32_t id)
{
  FringeMove move = fringe_search_move (search, id);
  gboolean has_parent = move != FRINGE_N_MOVES;

  fringe_json_uint (json, "pId", has_parent ? fringe_search_parent (search, id) : G_MAXUINT32);
  if (has_parent)
    fringe_json_text (json, "move", (char[]) { fringe_move_letter (move), '\0' });
}

/* Adds the line above the board: "expanding 5: f 7". */
static void
add_label (FringeJsonWriter *json, const FringeSearch *search, const char *type, uint32_t id, uint32_t step)
{
  g_autoptr (GString) label = g_string_new (NULL);

  g_string_append_printf (label, "%s %u", type, id);
  if (fringe_record_has_h (search, id))
    {
      g_string_append (label, ": f ");
      fringe_append_double (label, fringe_search_backed_f_at (search, id, step));
    }
  fringe_json_text (json, "text", label->str);
}

static void
add_event (Trace *trace, const char *type, uint32_t id)
{
  const FringeSearch *search = trace->search;
  FringeJsonWriter *json = &trace->json;
  FringeBoard board;

  fringe_search_board (search, id, &board);
  fringe_json_break (json);
  fringe_json_begin (json, NULL, '{');
  fringe_json_text (json, "type", type);
  fringe_json_uint (json, "id", id);
  fringe_json_uint (json, "step", trace->step);
  add_parent (json, search, id);
  fringe_json_uint (json, "g", fringe_search_g (search, id));
  fringe_json_double (json, "h", fringe_search_h (search, id));
  fringe_json_double (json, "f", fringe_search_backed_f_at (search, id, trace->step));
  add_label (json, search, type, id, trace->step);
  fringe_json_begin (json, "board", '[');
  for (int cell = 0; cell < fringe_board_n_cells (&board); cell++)
    fringe_json_uint (json, NULL, board.cells[cell]);
  fringe_json_end (json, ']');
  fringe_json_end (json, '}');
}

/* Adds the successors in the order in which they were generated, and the nodes on the frontier that they supersede. */
static void
add_successors (Trace *trace, uint32_t id)
{
  uint32_t children[FRINGE_N_MOVES];
  int n = fringe_search_children_at (trace->search, id, trace->step, children);

  for (int i = 0; i < n; i++)
    {
      uint32_t older = fringe_search_supersedes (trace->search, children[i]);

      add_event (trace, GENERATING, children[i]);
      if (older != FRINGE_NO_NODE && fringe_search_superseded_step (trace->search, older) == trace->step)
        add_event (trace, UPDATING, older);
    }
}

/* The nodes that fail have a new F, and are as if they had not been expanded. */
static void
add_failures (Trace *trace)
{
  uint32_t n = fringe_search_call (trace->search, trace->step).n_failures;

  for (uint32_t i = 0; i < n; i++)
    add_event (trace, UPDATING, fringe_search_failure (trace->search, trace->step, i).node);
}

/* A step of IDA* generates the node that it enters; the others generate successors. */
static void
add_step (Trace *trace)
{
  const FringeSearch *search = trace->search;
  gboolean is_idastar = fringe_search_is_idastar (search);
  uint32_t id = fringe_search_removed (search, trace->step);
  FringeNodeState state = fringe_search_state_at (search, id, trace->step);

  if (fringe_search_is_rbfs (search))
    add_failures (trace);
  if (is_idastar && id > 0)
    add_event (trace, fringe_search_move (search, id) == FRINGE_N_MOVES ? SOURCE : GENERATING, id);
  if (state == FRINGE_NODE_STALE || state == FRINGE_NODE_CUT)
    add_event (trace, state == FRINGE_NODE_STALE ? STALE : CUT, id);
  else if (state == FRINGE_NODE_EXPANDED)
    {
      add_event (trace, EXPANDING, id);
      if (!is_idastar)
        add_successors (trace, id);
      add_event (trace, CLOSING, id);
    }
}

gboolean
fringe_posthoc_write (const FringeSearch *search,
                      uint32_t step,
                      GOutputStream *stream,
                      GCancellable *cancellable,
                      GError **error)
{
  uint32_t goal = fringe_search_solution_at (search, step);
  FringeTextOutput output;
  Trace trace = { .search = search };

  fringe_text_output_init (&output, stream, cancellable);
  trace.json = (FringeJsonWriter) { .text = output.text };
  fringe_json_begin (&trace.json, NULL, '{');
  fringe_json_text (&trace.json, "version", FRINGE_POSTHOC_VERSION);
  fringe_json_break (&trace.json);
  add_views (&trace.json, fringe_search_start (search));
  fringe_json_break (&trace.json);
  fringe_json_begin (&trace.json, "events", '[');
  add_event (&trace, SOURCE, 0);
  for (trace.step = 1; trace.step <= step && fringe_text_output_pause (&output); trace.step++)
    add_step (&trace);
  trace.step = step;
  if (goal != FRINGE_NO_NODE)
    add_event (&trace, END, goal);
  fringe_json_break (&trace.json);
  fringe_json_end (&trace.json, ']');
  fringe_json_end (&trace.json, '}');
  g_string_append_c (output.text, '\n');
  return fringe_text_output_finish (&output, error);
}
