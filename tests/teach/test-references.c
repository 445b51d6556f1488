/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-references.h"

#include "fringe-fine.h"
#include "fringe-sentences.h"
#include "test-boards.h"
#include "test-searches.h"

#include <string.h>

/* An invisible letter, and the end of the link. */
#define LINK_END "\u2060</a>"

static void
assert_markup (const char *text, const char *expected)
{
  g_autofree char *markup = fringe_references_markup (text);

  g_assert_cmpstr (markup, ==, expected);
}

static void
test_forms (void)
{
  assert_markup ("", "");
  assert_markup ("f < 7 & g > 3", "f &lt; 7 &amp; g &gt; 3");
  assert_markup ("Node 12 has f = 7", "Node <a href=\"node:12\">12" LINK_END " has f = 7");
  assert_markup ("Nodes 1, 20 and 3 tie for h: 4",
                 "Nodes <a href=\"node:1\">1" LINK_END ", <a href=\"node:20\">20" LINK_END
                 " and <a href=\"node:3\">3" LINK_END " tie for h: 4");
  assert_markup ("Nodes 1, 2, 3 and 14 others tie",
                 "Nodes <a href=\"node:1\">1" LINK_END ", <a href=\"node:2\">2" LINK_END ", "
                 "<a href=\"node:3\">3" LINK_END " and 14 others tie");
  assert_markup ("Up and Left make nodes 16 and 17.",
                 "Up and Left make nodes <a href=\"node:16\">16" LINK_END " and <a href=\"node:17\">17" LINK_END ".");
  assert_markup ("Expanding node 5 generates 2 nodes and finds 1 duplicate",
                 "Expanding node <a href=\"node:5\">5" LINK_END " generates 2 nodes and finds 1 duplicate");
}

static void
test_addresses (void)
{
  static const char *const wrong[] = { NULL, "", "node:", "node:x", "node:-1", "node:4294967296", "http://1", "12" };
  guint id;

  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    g_assert_false (fringe_references_parse (wrong[i], &id));
  g_assert_true (fringe_references_parse ("node:4294967295", &id));
  g_assert_cmpuint (id, ==, G_MAXUINT32);
}

/* Each link is to a node that exists, and without the links the text is what it was. */
static void
assert_links (const FringeSearch *search, const char *text)
{
  g_autofree char *markup = fringe_references_markup (text);
  g_autoptr (GRegex) link = g_regex_new ("<a href=\"([^\"]*)\">(\\d+)" LINK_END, 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char *plain = g_regex_replace (link, markup, -1, 0, "\\2", 0, NULL);
  g_autofree char *escaped = g_markup_escape_text (text, -1);

  g_assert_cmpstr (plain, ==, escaped);
  for (g_regex_match (link, markup, 0, &match); g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *address = g_match_info_fetch (match, 1);
      guint id;

      g_assert_true (fringe_references_parse (address, &id));
      g_assert_cmpuint (id, <, fringe_search_n_nodes (search));
    }
}

static void
test_sentences (const FringeSearch *search, const TestProblem *problem)
{
  (void) problem;
  for (int i = 0; i < 5; i++)
    {
      uint32_t step = (uint32_t) test_random ((int) fringe_search_n_steps (search) + 1);
      g_autofree char *why = fringe_why_sentences (search, step), *sentence = fringe_step_sentence (search, step);
      FringeFineStep fine[FRINGE_FINE_STEPS_MAX];
      int n = fringe_fine_steps (search, step, fine);

      assert_links (search, why);
      assert_links (search, sentence);
      if (step > 0 && !fringe_search_is_idastar (search))
        {
          g_autofree char *node = g_strdup_printf ("<a href=\"node:%u\">", fringe_search_removed (search, step));
          g_autofree char *markup = fringe_references_markup (why);

          g_test_message ("%s", markup);
          g_assert_nonnull (strstr (markup, node));
        }
      for (int j = 0; j < n; j++)
        {
          g_autofree char *text = fringe_fine_sentence (search, step, &fine[j]);

          assert_links (search, text);
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/references/numbers-of-nodes-are-links-and-counts-are-not", test_forms);
  g_test_add_func ("/references/only-addresses-of-nodes-are-taken", test_addresses);
  test_add_property ("/references/every-link-of-a-sentence-is-a-node", test_sentences);
  return g_test_run ();
}
