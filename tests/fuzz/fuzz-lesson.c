/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A lesson. What was read is written and read again: it is then the same text. Its stops are not searched. */
#include "fringe-lesson-file.h"
#include "fuzz.h"

#include <string.h>

static void
assert_reads_back (const FringeLessonFile *lesson)
{
  g_autofree char *printed = fringe_lesson_file_print (lesson), *again = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (FringeLessonFile) read = fringe_lesson_file_parse (printed, strlen (printed), "de", &error);

  g_assert_no_error (error);
  again = fringe_lesson_file_print (read);
  g_assert_cmpstr (again, ==, printed);
}

int
LLVMFuzzerTestOneInput (const guint8 *data, size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FringeLessonFile) lesson = fringe_lesson_file_parse ((const char *) data, size, "de", &error);

  fuzz_assert_told (lesson != NULL, error);
  if (lesson != NULL)
    assert_reads_back (lesson);
  return 0;
}
