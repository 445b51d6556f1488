/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-record-words.h"
#include "fringe-record-write.h"
#include "fringe-text-output.h"

#include <math.h>

/* What does not apply is empty. */
static void
add_number (GString *text, uint32_t number)
{
  if (number != UINT32_MAX)
    fringe_append_uint (text, number);
  g_string_append_c (text, ',');
}

/* "inf" is read as a number everywhere. */
static void
add_value (GString *text, double value)
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
  add_number (text, fringe_search_g (search, id));
  add_value (text, fringe_search_h (search, id));
  add_value (text, fringe_search_f (search, id));
}

static void
add_node (GString *text, const FringeSearch *search, uint32_t step, uint32_t id)
{
  char board_text[FRINGE_BOARD_TEXT_MAX];
  FringeBoard board;

  fringe_search_board (search, id, &board);
  fringe_board_print (&board, board_text);
  add_number (text, id);
  add_number (text, fringe_search_parent (search, id));
  add_move_and_values (text, search, id);
  g_string_append (text, board_text);
  g_string_append_c (text, ',');
  add_number (text, fringe_search_generated_step (search, id));
  add_number (text, fringe_record_stamp (fringe_search_removed_step (search, id), step));
  add_number (text, fringe_record_stamp (fringe_search_superseded_step (search, id), step));
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
    add_node (output.text, search, step, id);
  return fringe_text_output_finish (&output, error);
}
