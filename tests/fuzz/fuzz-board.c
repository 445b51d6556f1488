/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A board as people write it. The first byte asks for a size, or for none. */
#include "fringe-board-text.h"
#include "fringe-sentences.h"
#include "fuzz.h"

static void
assert_reads_back (const FringeBoard *board)
{
  char text[FRINGE_BOARD_TEXT_MAX];
  int length = fringe_board_print (board, text);
  FringeBoardError problem;
  FringeBoard again;

  g_assert_true (fringe_board_parse (text, (size_t) length, board->rows, board->columns, &again, &problem));
  g_assert_true (fringe_board_equal (board, &again));
}

int
LLVMFuzzerTestOneInput (const guint8 *data, size_t size)
{
  int rows = 0, columns = 0;
  FringeBoardError problem;
  FringeBoard board;

  if (size == 0)
    return 0;
  if (data[0] & 0x80)
    {
      rows = FRINGE_SIDE_MIN + (data[0] >> 3 & 7);
      columns = FRINGE_SIDE_MIN + (data[0] & 7);
    }
  if (fringe_board_parse ((const char *) data + 1, size - 1, rows, columns, &board, &problem))
    assert_reads_back (&board);
  else
    {
      g_autofree char *sentence = fringe_board_error_sentence (&problem, (const char *) data + 1, size - 1);

      fuzz_assert_sentence (sentence);
    }
  return 0;
}
