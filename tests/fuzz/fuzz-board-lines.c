/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Text that is pasted or dropped: a board, or several. */
#include "fringe-board-lines.h"
#include "fuzz.h"

int
LLVMFuzzerTestOneInput (const guint8 *data, size_t size)
{
  g_autofree char *text = fuzz_text (data, size);
  g_autofree char *sentence = NULL;
  g_autoptr (GArray) boards = fringe_board_lines_read (text, &sentence);

  if (boards == NULL)
    fuzz_assert_sentence (sentence);
  else
    {
      g_assert_null (sentence);
      g_assert_cmpuint (boards->len, >, 0);
      g_assert_cmpuint (boards->len, <=, FRINGE_BOARD_LINES_MAX);
    }
  return 0;
}
