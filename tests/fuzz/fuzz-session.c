/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A session file. What was read is written and read again: it is then the same text. */
#include "fringe-session-file.h"
#include "fuzz.h"

#include <string.h>

static void
assert_reads_back (const FringeSessionFile *session)
{
  g_autofree char *printed = fringe_session_file_print (session);
  g_autoptr (GError) error = NULL;
  g_autoptr (FringeSessionFile) read = fringe_session_file_parse (printed, strlen (printed), &error);
  g_autofree char *again = NULL;

  g_assert_no_error (error);
  again = fringe_session_file_print (read);
  g_assert_cmpstr (again, ==, printed);
}

int
LLVMFuzzerTestOneInput (const guint8 *data, size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FringeSessionFile) session = fringe_session_file_parse ((const char *) data, size, &error);

  fuzz_assert_told (session != NULL, error);
  if (session != NULL)
    assert_reads_back (session);
  return 0;
}
