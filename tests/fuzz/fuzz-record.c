/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A record in JSON. */
#include "fringe-record-read.h"
#include "fuzz.h"

int
LLVMFuzzerTestOneInput (const guint8 *data, size_t size)
{
  g_autoptr (GInputStream) stream = g_memory_input_stream_new_from_data (data, (gssize) size, NULL);
  g_autoptr (GError) error = NULL;
  FringeSearch *search = fringe_record_read_json (stream, NULL, &error);

  fuzz_assert_told (search != NULL, error);
  fringe_search_unref (search);
  return 0;
}
