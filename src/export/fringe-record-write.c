/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-record-write.h"

#include "fringe-record-words.h"
#include "fringe-text-output.h"

#include <math.h>

#define NULL_TEXT "null"

/* Every text written is plain ASCII without quotation marks: names, letters and numbers. */
static void
add_text (GString *text, const char *name, const char *value)
{
  g_string_append_printf (text, "\"%s\":\"%s\"", name, value);
}

static void
add_number (GString *text, const char *name, uint32_t number)
{
  g_string_append_c (text, '"');
  g_string_append (text, name);
  g_string_append (text, "\":");
  if (number == UINT32_MAX)
    g_string_append (text, NULL_TEXT);
  else
    fringe_append_uint (text, number);
}

static void
add_problem (GString *text, const FringeSearch *search)
{
  const FringeBoard *start = fringe_search_start (search);
  const FringeRules *rules = fringe_search_rules (search);
  FringeRecordTexts texts;

  fringe_record_texts (search, &texts);
  add_text (text, "start", texts.start);
  g_string_append (text, ",\n");
  add_text (text, "goal", texts.goal);
  g_string_append_printf (text, ",\n\"rows\":%d,\n\"columns\":%d,\n\"rules\":{", start->rows, start->columns);
  add_text (text, "algorithm", fringe_algorithm_name (rules->algorithm));
  g_string_append_c (text, ',');
  add_text (text, "heuristic", fringe_heuristic_name (rules->heuristic));
  g_string_append (text, ",\"weight\":");
  fringe_append_double (text, rules->weight);
  g_string_append_c (text, ',');
  add_text (text, "moves", texts.moves);
  g_string_append_c (text, ',');
  add_text (text, "ties", fringe_ties_name (rules->ties));
  g_string_append_c (text, ',');
  add_text (text, "duplicates", fringe_duplicates_name (rules->duplicates));
  g_string_append_c (text, ',');
  add_text (text, "goal_test", fringe_goal_test_name (rules->goal_test));
  g_string_append (text, "},\n");
}

static void
add_iterations (GString *text, const FringeSearch *search, uint32_t step)
{
  uint32_t n = fringe_search_n_iterations_at (search, step);

  g_string_append (text, "\"iterations\":");
  if (fringe_search_rules (search)->algorithm != FRINGE_ALGORITHM_IDASTAR)
    {
      g_string_append (text, NULL_TEXT);
      return;
    }
  g_string_append_c (text, '[');
  for (uint32_t i = 0; i < n; i++)
    {
      FringeIteration iteration = fringe_search_iteration_at (search, i, step);

      g_string_append_printf (text,
                              "%s{\"bound\":%u,\"expanded\":%" G_GUINT64_FORMAT ",\"generated\":%" G_GUINT64_FORMAT "}",
                              i > 0 ? "," : "", iteration.bound, iteration.expanded, iteration.generated);
    }
  g_string_append_c (text, ']');
}

static void
add_counts (GString *text, const FringeCounts *counts)
{
  add_number (text, "generated", counts->generated);
  g_string_append_c (text, ',');
  add_number (text, "expanded", counts->expanded);
  g_string_append_c (text, ',');
  add_number (text, "open", counts->open);
  g_string_append_c (text, ',');
  add_number (text, "max_open", counts->max_open);
  g_string_append_c (text, ',');
  add_number (text, "max_depth", counts->max_depth);
  g_string_append_c (text, ',');
  add_number (text, "stale", counts->stale);
}

static void
add_result (GString *text, const FringeSearch *search, uint32_t step)
{
  FringeCounts counts = fringe_record_counts (search, step);

  add_number (text, "node_limit", fringe_search_node_limit (search));
  g_string_append (text, ",\n");
  add_number (text, "steps", step);
  g_string_append (text, ",\n");
  add_text (text, "outcome", fringe_outcome_name (fringe_search_outcome_at (search, step)));
  g_string_append (text, ",\n");
  add_number (text, "solution", fringe_search_solution_at (search, step));
  g_string_append (text, ",\n\"counts\":{");
  add_counts (text, &counts);
  g_string_append (text, "},\n");
  add_iterations (text, search, step);
  g_string_append (text, ",\n");
}

static void
add_values (GString *text, const FringeSearch *search, uint32_t id)
{
  add_number (text, "g", fringe_search_g (search, id));
  if (!fringe_record_has_h (search, id))
    {
      g_string_append (text, ",\"h\":null,\"f\":null");
      return;
    }
  g_string_append_c (text, ',');
  add_number (text, "h", (uint32_t) fringe_search_h (search, id));
  g_string_append (text, ",\"f\":");
  fringe_append_double (text, fringe_search_f (search, id));
}

static void
add_move (GString *text, FringeMove move)
{
  g_string_append (text, ",\"move\":");
  if (move == FRINGE_N_MOVES)
    g_string_append (text, NULL_TEXT);
  else
    {
      g_string_append_c (text, '"');
      g_string_append_c (text, fringe_move_letter (move));
      g_string_append_c (text, '"');
    }
  g_string_append_c (text, ',');
}

static void
add_node (GString *text, const FringeSearch *search, uint32_t step, uint32_t id)
{
  char board_text[FRINGE_BOARD_TEXT_MAX];
  FringeBoard board;

  fringe_search_board (search, id, &board);
  fringe_board_print (&board, board_text);
  g_string_append_c (text, '{');
  add_number (text, "id", id);
  g_string_append_c (text, ',');
  add_number (text, "parent", fringe_search_parent (search, id));
  add_move (text, fringe_search_move (search, id));
  add_values (text, search, id);
  g_string_append (text, ",\"board\":\"");
  g_string_append (text, board_text);
  g_string_append (text, "\",");
  add_number (text, "generated", fringe_search_generated_step (search, id));
  g_string_append_c (text, ',');
  add_number (text, "removed", fringe_record_stamp (fringe_search_removed_step (search, id), step));
  g_string_append_c (text, ',');
  add_number (text, "superseded", fringe_record_stamp (fringe_search_superseded_step (search, id), step));
  g_string_append (text, ",\"state\":\"");
  g_string_append (text, fringe_node_state_name (fringe_search_state_at (search, id, step)));
  g_string_append (text, "\"}");
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

  fringe_text_output_init (&output, stream, cancellable);
  g_string_append_printf (output.text, "{\"format\":\"%s\",\n\"version\":%d,\n\"program\":\"Fringe %s\",\n",
                          FRINGE_RECORD_FORMAT, FRINGE_RECORD_VERSION, FRINGE_VERSION);
  add_problem (output.text, search);
  add_result (output.text, search, step);
  g_string_append (output.text, "\"nodes\":[\n");
  for (uint32_t id = 0; id < n_nodes && fringe_text_output_pause (&output); id++)
    {
      add_node (output.text, search, step, id);
      g_string_append (output.text, id + 1 < n_nodes ? ",\n" : "\n");
    }
  g_string_append (output.text, "]}\n");
  return fringe_text_output_finish (&output, error);
}

/* What does not apply is empty. */
static void
add_cell (GString *text, uint32_t number)
{
  if (number != UINT32_MAX)
    fringe_append_uint (text, number);
  g_string_append_c (text, ',');
}

/* "inf" is read as a number everywhere. */
static void
add_value_cell (GString *text, double value)
{
  if (isinf (value))
    g_string_append (text, "inf");
  else
    fringe_append_double (text, value);
  g_string_append_c (text, ',');
}

static void
add_move_and_values (GString *text, const FringeSearch *search, uint32_t id)
{
  FringeMove move = fringe_search_move (search, id);

  if (move != FRINGE_N_MOVES)
    g_string_append_c (text, fringe_move_letter (move));
  g_string_append_c (text, ',');
  add_cell (text, fringe_search_g (search, id));
  add_value_cell (text, fringe_search_h (search, id));
  add_value_cell (text, fringe_search_f (search, id));
}

static void
add_row (GString *text, const FringeSearch *search, uint32_t step, uint32_t id)
{
  char board_text[FRINGE_BOARD_TEXT_MAX];
  FringeBoard board;

  fringe_search_board (search, id, &board);
  fringe_board_print (&board, board_text);
  add_cell (text, id);
  add_cell (text, fringe_search_parent (search, id));
  add_move_and_values (text, search, id);
  g_string_append (text, board_text);
  g_string_append_c (text, ',');
  add_cell (text, fringe_search_generated_step (search, id));
  add_cell (text, fringe_record_stamp (fringe_search_removed_step (search, id), step));
  add_cell (text, fringe_record_stamp (fringe_search_superseded_step (search, id), step));
  g_string_append (text, fringe_node_state_name (fringe_search_state_at (search, id, step)));
  g_string_append_c (text, '\n');
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
