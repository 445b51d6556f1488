/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draw-samples.h"
#include "test-boards.h"

#include <math.h>

static void
test_names (void)
{
  FringeColoring coloring;

  for (int i = 0; i < FRINGE_N_COLORINGS; i++)
    {
      g_assert_true (fringe_coloring_from_name (fringe_coloring_name ((FringeColoring) i), &coloring));
      g_assert_cmpint (coloring, ==, i);
    }
  g_assert_false (fringe_coloring_from_name ("colour", &coloring));
}

/* CIE lightness, 0 to 100. */
static double
lightness (const FringeColor *color)
{
  const double channels[] = { color->r, color->g, color->b }, weights[] = { 0.2126, 0.7152, 0.0722 };
  double y = 0;

  for (int i = 0; i < 3; i++)
    y += weights[i] * (channels[i] <= 0.04045 ? channels[i] / 12.92 : pow ((channels[i] + 0.055) / 1.055, 2.4));
  return y > 0.008856 ? 116 * cbrt (y) - 16 : 903.3 * y;
}

/* Away from the background, in steps that are about equal. */
static void
test_ramps (void)
{
  for (int kind = 0; kind < FRINGE_N_THEMES; kind++)
    {
      const FringeTheme *theme = fringe_theme_get ((FringeThemeKind) kind);
      const FringeColor *ramp = fringe_ramp (theme);
      double sign = kind == FRINGE_THEME_DARK ? 1 : -1;
      double mean
          = sign * (lightness (&ramp[FRINGE_RAMP_COLORS - 1]) - lightness (&ramp[0])) / (FRINGE_RAMP_COLORS - 1);

      g_assert_cmpfloat (fabs (lightness (&ramp[0]) - lightness (&theme->background)), >, 15);
      for (int i = 1; i < FRINGE_RAMP_COLORS; i++)
        {
          double change = sign * (lightness (&ramp[i]) - lightness (&ramp[i - 1]));

          g_assert_cmpfloat (change, >, mean * 0.4);
          g_assert_cmpfloat (change, <, mean * 1.8);
        }
    }
}

static double
value_of (FringeColoring coloring, const FringeSearch *search, uint32_t id)
{
  switch (coloring)
    {
    case FRINGE_COLORING_F:
      return fringe_search_backed_f_at (search, id, UINT32_MAX);
    case FRINGE_COLORING_ORDER:
      return fringe_search_removed_step (search, id);
    case FRINGE_COLORING_DEPTH:
      return fringe_search_g (search, id);
    case FRINGE_COLORING_RUN:
    case FRINGE_COLORING_STATE:
    case FRINGE_N_COLORINGS:
    default:
      return fringe_search_root_of (search, id);
    }
}

/* A larger value has no lower colour, and the ends of the ramp are in use. */
static void
test_monotone (void)
{
  for (int i = 0; i < 200; i++)
    {
      g_autoptr (FringeSearch) search = test_tree_random_any ((uint32_t) test_random (400));
      FringeColoring coloring = (FringeColoring) (1 + test_random (FRINGE_N_COLORINGS - 1));
      FringeRange range = fringe_coloring_range (coloring, search, 0);
      uint32_t n = fringe_search_n_nodes (search), last = fringe_search_n_steps (search);

      for (int k = 0; k < 300; k++)
        {
          uint32_t a = (uint32_t) test_random ((int) n), b = (uint32_t) test_random ((int) n);
          int of_a = fringe_coloring_index (coloring, search, &range, a, last);
          int of_b = fringe_coloring_index (coloring, search, &range, b, last);

          g_assert_cmpint (of_a, <, FRINGE_RAMP_COLORS);
          if (of_a < 0 || of_b < 0)
            continue;
          if (value_of (coloring, search, a) < value_of (coloring, search, b))
            g_assert_cmpint (of_a, <=, of_b);
        }
    }
}

/* Known nodes need not be looked at again. */
static void
test_f_max (void)
{
  for (int i = 0; i < 100; i++)
    {
      g_autoptr (FringeSearch) search = test_tree_random_any ((uint32_t) test_random (400));
      uint32_t n = fringe_search_n_nodes (search), known = (uint32_t) test_random ((int) n);
      double f_max = 0, whole = fringe_coloring_f_max (search, 0, 0);

      for (uint32_t id = 0; id < known; id++)
        if (isfinite (fringe_search_h (search, id)))
          f_max = fmax (f_max, fringe_search_f (search, id));
      g_assert_cmpfloat (fringe_coloring_f_max (search, known, f_max), ==, whole);
    }
}

/* Boards from which the goal is out of reach have no f, and no colour. */
static void
test_out_of_reach (void)
{
  for (int i = 0; i < 20; i++)
    {
      TestProblem problem = { test_board ("2 1 3\n4 5 0"), test_board ("1 2 3\n4 5 0"), test_rules_random () };
      g_autoptr (FringeSearch) search = NULL;
      FringeRange range;

      problem.rules.heuristic = FRINGE_HEURISTIC_PERFECT;
      problem.rules.weight = 2; /* with the weight 0 there is an f without h */
      search = test_search_run (&problem, 100);
      range = fringe_coloring_range (FRINGE_COLORING_F, search, 0);
      g_assert_cmpfloat (fringe_coloring_f_max (search, 0, 0), ==, 0);
      for (uint32_t id = 0; id < fringe_search_n_nodes (search); id++)
        g_assert_cmpint (fringe_coloring_index (FRINGE_COLORING_F, search, &range, id, UINT32_MAX), ==, -1);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/coloring/names-go-both-ways", test_names);
  g_test_add_func ("/draw/coloring/ramps-are-even-in-lightness", test_ramps);
  g_test_add_func ("/draw/coloring/larger-values-are-further-up-the-ramp", test_monotone);
  g_test_add_func ("/draw/coloring/the-largest-f-grows-with-the-record", test_f_max);
  g_test_add_func ("/draw/coloring/what-is-out-of-reach-has-no-colour-of-f", test_out_of_reach);
  return g_test_run ();
}
