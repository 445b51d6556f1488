/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table of counts and one of means, as --observations, --means and the window take them, and the CSV below them. */
#include "fringe-csv-reader.h"
#include "fringe-means.h"
#include "fringe-observations.h"
#include "fuzz.h"

/* The records end, and each has a cell. */
static void
read_cells (const char *text, gsize length)
{
  g_auto (FringeCsvReader) reader;
  g_autoptr (GError) error = NULL;
  gsize n = 0;

  fringe_csv_reader_init (&reader, text, length);
  while (fringe_csv_reader_next (&reader, &error) && reader.cells->len > 0)
    n += reader.cells->len;
  g_assert_cmpuint (n, <=, length + 1);
}

static void
read_means (const char *text, gsize length)
{
  g_autoptr (GArray) faults = NULL;
  g_autoptr (GArray) means = fringe_means_read (text, length, &faults);

  g_assert_cmpuint (faults->len, <=, FRINGE_MEANS_FAULTS_MAX);
  g_assert_true (means == NULL ? faults->len > 0 : means->len > 0 && means->len <= FRINGE_MEANS_MAX);
  for (guint i = 0; i < faults->len; i++)
    fuzz_assert_sentence (g_array_index (faults, FringeMeansFault, i).sentence);
}

int
LLVMFuzzerTestOneInput (const guint8 *data, size_t size)
{
  FringeObservationsWords words = { .rows = 0 };
  FringeObservationsFault fault = { .line = -1 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) observations = NULL;

  read_cells ((const char *) data, size);
  read_means ((const char *) data, size);
  observations = fringe_observations_read ((const char *) data, size, &words, &fault, &error);
  fuzz_assert_told (observations != NULL, error);
  if (observations == NULL)
    g_assert_cmpint (fault.line, >=, 0);
  else
    g_assert_cmpuint (observations->len, <=, FRINGE_OBSERVATIONS_MAX);
  return 0;
}
