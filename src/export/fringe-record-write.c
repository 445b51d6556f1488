/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-record-write.h"

#include "fringe-csv.h"
#include "fringe-json-writer.h"
#include "fringe-record-words.h"
#include "fringe-text-output.h"

#include <math.h>

static void
add_rules (FringeJsonWriter *json, const FringeRules *rules, const char *moves)
{
  fringe_json_begin (json, "rules", '{');
  fringe_json_text (json, "algorithm", fringe_algorithm_name (rules->algorithm));
  fringe_json_text (json, "heuristic", fringe_heuristic_name (rules->heuristic));
  fringe_json_double (json, "weight", rules->weight);
  fringe_json_text (json, "moves", moves);
  fringe_json_text (json, "ties", fringe_ties_name (rules->ties));
  fringe_json_text (json, "duplicates", fringe_duplicates_name (rules->duplicates));
  fringe_json_text (json, "goal_test", fringe_goal_test_name (rules->goal_test));
  fringe_json_end (json, '}');
}

static void
add_problem (FringeJsonWriter *json, const FringeSearch *search)
{
  const FringeBoard *start = fringe_search_start (search);
  FringeRecordTexts texts;

  fringe_record_texts (search, &texts);
  fringe_json_break (json);
  fringe_json_text (json, "start", texts.start);
  fringe_json_break (json);
  fringe_json_text (json, "goal", texts.goal);
  fringe_json_break (json);
  fringe_json_uint (json, "rows", start->rows);
  fringe_json_break (json);
  fringe_json_uint (json, "columns", start->columns);
  fringe_json_break (json);
  add_rules (json, fringe_search_rules (search), texts.moves);
}

static void
add_iterations (FringeJsonWriter *json, const FringeSearch *search, uint32_t step)
{
  if (!fringe_search_is_idastar (search))
    {
      fringe_json_text (json, "iterations", NULL);
      return;
    }
  fringe_json_begin (json, "iterations", '[');
  for (uint32_t i = 0; i < fringe_search_n_iterations_at (search, step); i++)
    {
      FringeIteration iteration = fringe_search_iteration_at (search, i, step);

      fringe_json_begin (json, NULL, '{');
      fringe_json_double (json, "bound", iteration.bound);
      fringe_json_count (json, "expanded", (gint64) iteration.expanded);
      fringe_json_count (json, "generated", (gint64) iteration.generated);
      fringe_json_end (json, '}');
    }
  fringe_json_end (json, ']');
}

static void
add_counts (FringeJsonWriter *json, const FringeCounts *counts)
{
  fringe_json_begin (json, "counts", '{');
  fringe_json_uint (json, "generated", counts->generated);
  fringe_json_uint (json, "expanded", counts->expanded);
  fringe_json_uint (json, "open", counts->open);
  fringe_json_uint (json, "max_open", counts->max_open);
  fringe_json_uint (json, "max_depth", counts->max_depth);
  fringe_json_uint (json, "stale", counts->stale);
  fringe_json_count (json, "successors", (gint64) counts->successors);
  fringe_json_end (json, '}');
}

static void
add_result (FringeJsonWriter *json, const FringeSearch *search, uint32_t step)
{
  FringeCounts counts = fringe_record_counts (search, step);

  fringe_json_break (json);
  fringe_json_uint (json, "node_limit", fringe_search_node_limit (search));
  fringe_json_break (json);
  fringe_json_uint (json, "steps", step);
  fringe_json_break (json);
  fringe_json_text (json, "outcome", fringe_outcome_name (fringe_search_outcome_at (search, step)));
  fringe_json_break (json);
  fringe_json_uint (json, "solution", fringe_search_solution_at (search, step));
  fringe_json_break (json);
  add_counts (json, &counts);
  fringe_json_break (json);
  add_iterations (json, search, step);
}

/* How a node came about: the letter of its move, or "", and its board. */
typedef struct
{
  char move[2];
  char board[FRINGE_BOARD_TEXT_MAX];
} NodeWords;

static NodeWords
words_of (const FringeSearch *search, uint32_t id)
{
  FringeMove move = fringe_search_move (search, id);
  NodeWords words = { .move = { move != FRINGE_N_MOVES ? fringe_move_letter (move) : '\0' } };
  FringeBoard board;

  fringe_search_board (search, id, &board);
  fringe_board_print (&board, words.board);
  return words;
}

static void
add_node (FringeJsonWriter *json, const FringeSearch *search, uint32_t step, uint32_t id)
{
  NodeWords words = words_of (search, id);

  fringe_json_begin (json, NULL, '{');
  fringe_json_uint (json, "id", id);
  fringe_json_uint (json, "parent", fringe_search_parent (search, id));
  fringe_json_text (json, "move", words.move[0] != '\0' ? words.move : NULL);
  fringe_json_uint (json, "g", fringe_search_g (search, id));
  fringe_json_double (json, "h", fringe_search_h (search, id));
  fringe_json_double (json, "f", fringe_search_f (search, id));
  if (fringe_search_is_rbfs (search))
    fringe_json_double (json, "backed_f", fringe_search_backed_f_at (search, id, step));
  fringe_json_text (json, "board", words.board);
  fringe_json_uint (json, "generated", fringe_search_generated_step (search, id));
  fringe_json_uint (json, "removed", fringe_search_removed_step_at (search, id, step));
  fringe_json_uint (json, "superseded", fringe_record_stamp (fringe_search_superseded_step (search, id), step));
  fringe_json_text (json, "state", fringe_node_state_name (fringe_search_state_at (search, id, step)));
  fringe_json_end (json, '}');
}

gboolean
fringe_record_write_json (const FringeSearch *search,
                          uint32_t step,
                          GOutputStream *stream,
                          GCancellable *cancellable,
                          GError **error)
{
  uint32_t n_nodes = fringe_search_n_nodes_at (search, step);
  FringeTextOutput output;
  FringeJsonWriter json;

  fringe_text_output_init (&output, stream, cancellable);
  json = (FringeJsonWriter) { .text = output.text };
  fringe_json_begin (&json, NULL, '{');
  fringe_json_text (&json, "format", FRINGE_RECORD_FORMAT);
  fringe_json_break (&json);
  fringe_json_uint (&json, "version", FRINGE_RECORD_VERSION);
  fringe_json_break (&json);
  fringe_json_text (&json, "program", "Fringe " FRINGE_VERSION);
  add_problem (&json, search);
  add_result (&json, search, step);
  fringe_json_break (&json);
  fringe_json_begin (&json, "nodes", '[');
  for (uint32_t id = 0; id < n_nodes && fringe_text_output_pause (&output); id++)
    {
      fringe_json_break (&json);
      add_node (&json, search, step, id);
    }
  fringe_json_break (&json);
  fringe_json_end (&json, ']');
  fringe_json_end (&json, '}');
  g_string_append_c (output.text, '\n');
  return fringe_text_output_finish (&output, error);
}

/* Adds a number; a number that does not apply is an empty cell. */
static void
add_number (GString *table, uint32_t number)
{
  if (number != UINT32_MAX)
    fringe_append_uint (table, number);
  fringe_csv_add_plain (table, "");
}

/* Adds a value; infinity is "inf", which every program reads as a number. */
static void
add_value (GString *table, double value)
{
  if (isfinite (value))
    fringe_append_double (table, value);
  fringe_csv_add_plain (table, isinf (value) ? "inf" : "");
}

static void
add_row (GString *table, const FringeSearch *search, uint32_t step, uint32_t id)
{
  NodeWords words = words_of (search, id);

  add_number (table, id);
  add_number (table, fringe_search_parent (search, id));
  fringe_csv_add_plain (table, words.move);
  add_number (table, fringe_search_g (search, id));
  add_value (table, fringe_search_h (search, id));
  add_value (table, fringe_search_f (search, id));
  fringe_csv_add_plain (table, words.board);
  add_number (table, fringe_search_generated_step (search, id));
  add_number (table, fringe_search_removed_step_at (search, id, step));
  add_number (table, fringe_record_stamp (fringe_search_superseded_step (search, id), step));
  fringe_csv_add_plain (table, fringe_node_state_name (fringe_search_state_at (search, id, step)));
  fringe_csv_end_line (table);
}

gboolean
fringe_record_write_csv (const FringeSearch *search,
                         uint32_t step,
                         GOutputStream *stream,
                         GCancellable *cancellable,
                         GError **error)
{
  uint32_t n_nodes = fringe_search_n_nodes_at (search, step);
  FringeTextOutput output;

  fringe_text_output_init (&output, stream, cancellable);
  g_string_append (output.text, "id,parent,move,g,h,f,board,generated,removed,superseded,state\n");
  for (uint32_t id = 0; id < n_nodes && fringe_text_output_pause (&output); id++)
    add_row (output.text, search, step, id);
  return fringe_text_output_finish (&output, error);
}
