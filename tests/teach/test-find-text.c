/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-find.h"
#include "test-boards.h"
#include "test-texts.h"

#include <string.h>

static void
test_known (void)
{
  /* What is read, and how it is written. */
  static const char *const texts[][2] = {
    { "cost=7", "cost=7" },
    { "cost=5..8", "cost=5..8" },
    { " cost = 5 .. 8 ", "cost=5..8" },
    { "cost=0..8", "cost<=8" },
    { "nodes<=12", "nodes<=12" },
    { "nodes<12", "nodes<12" },
    { "nodes >= 12", "nodes>=12" },
    { "nodes>0", "nodes>0" },
    { "cost=0", "cost=0" },
    { "cost=3..3", "cost=3" },
    { "nodes=4294967295", "nodes=4294967295" },
    { "tie", "tie" },
    { "reopened", "reopened" },
    { "\tgreedy-longer\n", "greedy-longer" },
    { "overestimate", "overestimate" },
    { "ratio:misplaced/manhattan>=3", "ratio:misplaced/manhattan>=3" },
    { "ratio: zero / linear-conflict > 1.5", "ratio:zero/linear-conflict>1.5" },
    { "ratio:misplaced-with-blank/perfect=0.5..2.25", "ratio:misplaced-with-blank/perfect=0.5..2.25" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *printed = NULL;
      FringeTrait trait;

      g_assert_true (fringe_trait_parse (texts[i][0], &trait, &error));
      g_assert_no_error (error);
      printed = fringe_trait_print (&trait);
      g_assert_cmpstr (printed, ==, texts[i][1]);
    }
}

static void
test_errors (void)
{
  static const struct
  {
    const char *text;
    const char *message;
  } wrong[] = {
    { "", "Trait “”, character 1: there is no such trait; the traits are cost" },
    { "price=3", "Trait “price=3”, character 1: there is no such trait" },
    { "  costs=3", "character 3: there is no such trait" },
    { "cost", "character 5: one of =, <, <=, > and >= is expected here." },
    { "cost 7", "character 6: one of =" },
    { "cost=", "character 6: a whole number is expected here." },
    { "cost=-1", "character 6: a whole number" },
    { "cost=7.5", "character 7: nothing is expected to follow here." },
    { "cost=7..", "character 9: a whole number" },
    { "cost=8..5", "character 5: no number is in this range." },
    { "cost<0", "character 5: no number is in this range." },
    { "nodes<=5..8", "character 9: nothing is expected to follow" },
    { "nodes==5", "character 7: a whole number" },
    { "nodes>=4294967296", "character 8: the number is too large." },
    { "nodes>=99999999999999999999999999", "character 8: the number is too large." },
    { "tie=1", "character 4: nothing is expected to follow" },
    { "overestimate>1", "character 13: nothing is expected to follow" },
    { "greedy", "character 1: there is no such trait" },
    { "ratio>=3", "character 6: a colon and two heuristics" },
    { "ratio:misplace/manhattan>=3", "character 7: the name of a heuristic" },
    { "ratio:misplaced>=3", "character 16: a slash and a second heuristic" },
    { "ratio:misplaced/>=3", "character 17: the name of a heuristic" },
    { "ratio:zero/perfect", "character 19: one of =" },
    { "ratio:zero/perfect>=x", "character 21: a number is expected here." },
    { "ratio:zero/perfect>=1,5", "character 22: nothing is expected to follow" },
    { "cost=7€", "character 7: nothing is expected to follow" },
    { "\xff", "character 1: there is no such trait" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr (GError) error = NULL;
      FringeTrait trait, untouched;

      memset (&trait, 0x5a, sizeof trait);
      untouched = trait;
      g_assert_false (fringe_trait_parse (wrong[i].text, &trait, &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT);
      if (strstr (error->message, wrong[i].message) == NULL)
        g_error ("%s", error->message);
      g_assert_cmpmem (&trait, sizeof trait, &untouched, sizeof untouched);
    }
}

/* What is read back is what was written. */
static void
test_round_trip (void)
{
  for (int i = 0; i < 2000; i++)
    {
      static const char *const operators[] = { "=", "<=", ">=", "<", ">", NULL };
      g_autoptr (GString) text = g_string_new (test_random (2) == 0 ? "cost" : "nodes");
      g_autofree char *printed = NULL, *again = NULL;
      FringeTrait trait, back;
      int low = 1 + test_random (1000);

      if (test_random (3) == 0)
        g_string_printf (text, "ratio:%s/%s",
                         fringe_heuristic_name ((FringeHeuristic) test_random (FRINGE_N_HEURISTICS)),
                         fringe_heuristic_name ((FringeHeuristic) test_random (FRINGE_N_HEURISTICS)));
      if (test_random (2) == 0)
        g_string_append_printf (text, "=%d..%d", low, low + test_random (50));
      else
        g_string_append_printf (text, "%s%d", test_one_of (operators), low);
      g_assert_true (fringe_trait_parse (text->str, &trait, NULL));
      printed = fringe_trait_print (&trait);
      g_assert_true (fringe_trait_parse (printed, &back, NULL));
      again = fringe_trait_print (&back);
      g_assert_cmpstr (printed, ==, again);
      g_assert_true (trait.kind == back.kind && trait.low == back.low && trait.high == back.high);
      g_assert_true (trait.above == back.above && trait.below == back.below);
    }
}

/* Any text is a trait or gets a sentence that is no longer than a line or two. */
static void
test_hostile (void)
{
  static const char *const pieces[]
      = { "cost", "nodes", "ratio:", "misplaced", "/", "manhattan", "=",   "<",  ">",  "..", ".",
          "9",    "1e9",   "-1",     " ",         "€", "\xc3",      "tie", "%s", "%n", "\n", NULL };

  for (int i = 0; i < 5000; i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      g_autoptr (GError) error = NULL;
      FringeTrait trait;

      for (int n = test_random (i % 100 == 0 ? 3000 : 8); n >= 0; n--)
        g_string_append (text, test_one_of (pieces));
      if (fringe_trait_parse (text->str, &trait, &error))
        g_assert_cmpfloat (trait.low, <=, trait.high);
      else
        {
          g_assert_true (g_utf8_validate (error->message, -1, NULL));
          g_assert_cmpuint (strlen (error->message), <, 500);
        }
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/find-text/a-trait-is-read-as-people-write-it", test_known);
  g_test_add_func ("/find-text/what-is-wrong-is-said-with-its-place", test_errors);
  g_test_add_func ("/find-text/what-was-written-is-read-back", test_round_trip);
  g_test_add_func ("/find-text/any-text-is-a-trait-or-gets-a-sentence", test_hostile);
  return g_test_run ();
}
