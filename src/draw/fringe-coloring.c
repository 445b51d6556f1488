/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-coloring.h"

#include <glib.h>
#include <math.h>

static const char *const names[FRINGE_N_COLORINGS] = {
  [FRINGE_COLORING_STATE] = "state", [FRINGE_COLORING_F] = "f",     [FRINGE_COLORING_ORDER] = "order",
  [FRINGE_COLORING_DEPTH] = "depth", [FRINGE_COLORING_RUN] = "run",
};

const char *
fringe_coloring_name (FringeColoring coloring)
{
  return names[coloring];
}

bool
fringe_coloring_from_name (const char *name, FringeColoring *coloring)
{
  for (int i = 0; i < FRINGE_N_COLORINGS; i++)
    if (strcmp (names[i], name) == 0)
      {
        *coloring = (FringeColoring) i;
        return true;
      }
  return false;
}

/* Ramps are mixed in Oklab (Ottosson 2020), where equal distances look equal. */
typedef struct
{
  double lightness, a, b;
} Lab;

static const Lab ends[FRINGE_N_THEMES][2] = {
  [FRINGE_THEME_LIGHT] = { { 0.80, 0.005, 0.120 }, { 0.34, -0.005, -0.125 } },
  [FRINGE_THEME_DARK] = { { 0.48, -0.015, -0.135 }, { 0.92, -0.030, 0.140 } },
  [FRINGE_THEME_PROJECTOR] = { { 0.80, 0.005, 0.120 }, { 0.34, -0.005, -0.125 } },
  [FRINGE_THEME_PRINT] = { { 0.82, 0, 0 }, { 0.22, 0, 0 } },
};

/* The middle of a ramp lies so far into green that it is no grey. */
static const double bows[FRINGE_N_THEMES]
    = { [FRINGE_THEME_LIGHT] = -0.06, [FRINGE_THEME_DARK] = -0.06, [FRINGE_THEME_PROJECTOR] = -0.06 };

static double
channel (double linear)
{
  double value = fmin (fmax (linear, 0), 1);

  return value <= 0.0031308 ? 12.92 * value : 1.055 * pow (value, 1 / 2.4) - 0.055;
}

static FringeColor
color_of (const Lab *lab)
{
  double l = pow (lab->lightness + 0.3963377774 * lab->a + 0.2158037573 * lab->b, 3);
  double m = pow (lab->lightness - 0.1055613458 * lab->a - 0.0638541728 * lab->b, 3);
  double s = pow (lab->lightness - 0.0894841775 * lab->a - 1.2914855480 * lab->b, 3);

  return (FringeColor) { channel (4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
                         channel (-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
                         channel (-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s), 1 };
}

typedef FringeColor Ramp[FRINGE_RAMP_COLORS];

static gpointer
make_ramps (gpointer nothing)
{
  Ramp *ramps = g_new (Ramp, FRINGE_N_THEMES);

  for (int theme = 0; theme < FRINGE_N_THEMES; theme++)
    for (int i = 0; i < FRINGE_RAMP_COLORS; i++)
      {
        const Lab *from = &ends[theme][0], *to = &ends[theme][1];
        double t = i / (FRINGE_RAMP_COLORS - 1.0);
        Lab lab = { from->lightness + t * (to->lightness - from->lightness),
                    from->a + t * (to->a - from->a) + 4 * t * (1 - t) * bows[theme], from->b + t * (to->b - from->b) };

        ramps[theme][i] = color_of (&lab);
      }
  return ramps;
}

const FringeColor *
fringe_ramp (const FringeTheme *theme)
{
  static GOnce once = G_ONCE_INIT;
  Ramp *ramps = g_once (&once, make_ramps, NULL);

  return ramps[theme->kind];
}

static bool
has_f (const FringeSearch *search, uint32_t id)
{
  return isfinite (fringe_search_f (search, id));
}

double
fringe_coloring_f_max (const FringeSearch *search, uint32_t n_known, double f_max)
{
  for (uint32_t id = n_known; id < fringe_search_n_nodes (search); id++)
    if (has_f (search, id))
      f_max = fmax (f_max, fringe_search_f (search, id));
  return f_max;
}

FringeRange
fringe_coloring_range (FringeColoring coloring, const FringeSearch *search, double f_max)
{
  uint32_t last = fringe_search_n_steps (search), n_iterations = fringe_search_n_iterations_at (search, last);

  switch (coloring)
    {
    case FRINGE_COLORING_F:
      return (FringeRange) { has_f (search, 0) ? fringe_search_f (search, 0) : 0,
                             f_max > 0 ? f_max : fringe_coloring_f_max (search, 0, 0) };
    case FRINGE_COLORING_ORDER:
      return (FringeRange) { 1, last };
    case FRINGE_COLORING_DEPTH:
      return (FringeRange) { 0, fringe_search_counts_at (search, last).max_depth };
    case FRINGE_COLORING_RUN:
      return (FringeRange) { 1, MAX (n_iterations, 1) };
    case FRINGE_COLORING_STATE:
    case FRINGE_N_COLORINGS:
    default:
      return (FringeRange) { 0, 0 };
    }
}

/* Returns: NAN where it has no value */
static double
value_of (FringeColoring coloring, const FringeSearch *search, uint32_t id, uint32_t step)
{
  uint32_t removed;

  switch (coloring)
    {
    case FRINGE_COLORING_F:
      search = fringe_search_at (search, step);
      return has_f (search, id) ? fringe_search_backed_f_at (search, id, step) : NAN;
    case FRINGE_COLORING_ORDER:
      removed = fringe_search_removed_step_at (search, id, step);
      return removed != UINT32_MAX ? removed : NAN;
    case FRINGE_COLORING_DEPTH:
      return fringe_search_g (search, id);
    case FRINGE_COLORING_RUN:
      return fringe_search_root_of (search, id) + 1;
    case FRINGE_COLORING_STATE:
    case FRINGE_N_COLORINGS:
    default:
      return NAN;
    }
}

int
fringe_coloring_index (FringeColoring coloring,
                       const FringeSearch *search,
                       const FringeRange *range,
                       uint32_t id,
                       uint32_t step)
{
  double value = value_of (coloring, search, id, step), share;

  if (isnan (value))
    return -1;
  share = range->high > range->low ? (value - range->low) / (range->high - range->low) : 0.5;
  return (int) lround (fmin (fmax (share, 0), 1) * (FRINGE_RAMP_COLORS - 1));
}

const FringeColor *
fringe_owner_color (const FringeTheme *theme, FringeOwner owner)
{
  switch (owner)
    {
    case FRINGE_OWNER_BOTH:
      return &theme->expanded;
    case FRINGE_OWNER_LEFT:
      return &theme->only_left;
    case FRINGE_OWNER_RIGHT:
      return &theme->only_right;
    case FRINGE_OWNER_NONE:
    case FRINGE_N_OWNERS:
    default:
      return NULL;
    }
}
