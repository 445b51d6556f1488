/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A wanted trait; and a count, and the address of a link. */
#include "fringe-find.h"
#include "fringe-observations.h"
#include "fringe-references.h"
#include "fuzz.h"

static void
assert_reads_back (const FringeTrait *trait)
{
  g_autofree char *printed = fringe_trait_print (trait);
  g_autofree char *again = NULL;
  g_autoptr (GError) error = NULL;
  FringeTrait read;

  fringe_trait_parse (printed, &read, &error);
  g_assert_no_error (error);
  again = fringe_trait_print (&read);
  g_assert_cmpstr (again, ==, printed);
  g_assert_cmpfloat (read.low, ==, trait->low);
  g_assert_cmpfloat (read.high, ==, trait->high);
}

int
LLVMFuzzerTestOneInput (const guint8 *data, size_t size)
{
  g_autofree char *text = fuzz_text (data, size);
  g_autoptr (GError) error = NULL;
  FringeTrait trait;
  gint64 count;
  guint id;
  gboolean is_right = fringe_trait_parse (text, &trait, &error);

  fuzz_assert_told (is_right, error);
  if (is_right)
    assert_reads_back (&trait);

  g_clear_error (&error);
  is_right = fringe_count_parse (text, &count, &error);
  fuzz_assert_told (is_right, error);
  if (is_right)
    g_assert_cmpint (count, >=, 0);
  fringe_references_parse (text, &id);
  return 0;
}
