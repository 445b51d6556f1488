/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "export-samples.h"

/* Pictures in which g, h, f and the order are to be filled in by hand. */

static void
test_blanks (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  FringePicture picture = test_picture (search);
  g_autofree char *svg = NULL, *tex = NULL;
  gsize length;

  picture.is_blank = true;
  svg = test_write_picture (&picture, FRINGE_FORMAT_SVG, &length);
  tex = test_write_picture (&picture, FRINGE_FORMAT_TEX, &length);
  g_assert_cmpuint (test_count (svg, ">__<"), ==, 3 * fringe_search_n_nodes (search));
  g_assert_cmpuint (test_count (tex, "{\\_\\_}"), ==, 3 * fringe_search_n_nodes (search));
  g_assert_cmpuint (test_count (tex, "\\FringeNode{fringe frontier}"), ==, fringe_search_n_nodes (search));
}

/* In the last step a goal is found and no node generated: who does not know the order cannot tell the picture from the
 * one before. */
static void
test_nothing_is_given_away (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  FringePicture picture = test_picture (search), before;

  picture.title = "Exercise";
  g_assert_cmpuint (fringe_search_n_nodes_at (search, picture.step - 1), ==, fringe_search_n_nodes (search));
  for (int format = 0; format < FRINGE_N_FORMATS; format++)
    for (int is_blank = 0; is_blank < 2; is_blank++)
      {
        g_autofree char *last = NULL, *first = NULL;
        gsize n_last, n_first;

        picture.is_blank = is_blank;
        before = picture;
        before.step--;
        last = test_write_picture (&picture, (FringeFormat) format, &n_last);
        first = test_write_picture (&before, (FringeFormat) format, &n_first);
        g_assert_cmpint (n_last == n_first && memcmp (last, first, n_last) == 0, ==, is_blank);
      }
}

static void
test_solution (void)
{
  g_autoptr (FringeSearch) search = test_small_search ();
  FringePicture picture = test_picture (search);
  g_autofree char *svg = NULL;
  gsize length;

  picture.what = FRINGE_WHAT_SOLUTION;
  picture.is_blank = true;
  svg = test_write_picture (&picture, FRINGE_FORMAT_SVG, &length);
  g_assert_cmpuint (test_count (svg, ">__<"), ==,
                    3 * (fringe_search_g (search, fringe_search_solution_at (search, picture.step)) + 1));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/handout/every-number-of-a-node-is-a-blank", test_blanks);
  g_test_add_func ("/handout/a-blank-picture-does-not-tell-the-order", test_nothing_is_given_away);
  g_test_add_func ("/handout/the-solution-has-blanks-too", test_solution);
  return g_test_run ();
}
