/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>

/* Red, green, blue and opacity, 0 to 1. What has opacity 0 is not drawn. */
typedef struct
{
  double r, g, b, a;
} FringeColor;

/**
 * FringeThemeKind:
 * @FRINGE_THEME_LIGHT: for a light desktop
 * @FRINGE_THEME_DARK: for a dark one
 * @FRINGE_THEME_PROJECTOR: to be read from the last row: black on white, larger type, thicker lines
 * @FRINGE_THEME_PRINT: white and grey, legible without colour
 */
typedef enum
{
  FRINGE_THEME_LIGHT,
  FRINGE_THEME_DARK,
  FRINGE_THEME_PROJECTOR,
  FRINGE_THEME_PRINT,
  FRINGE_N_THEMES
} FringeThemeKind;

/**
 * FringeTheme:
 * @frontier: outline of nodes on the frontier (dashed)
 * @expanded: outline of expanded nodes
 * @current: the node of this step and the path to it
 * @goal: the goal and the solution
 * @discarded: superseded and stale nodes
 * @cut: nodes that IDA* does not expand
 * @only_left: of two searches side by side, what the left one alone has expanded
 * @only_right: the same of the right one
 * @spot: around nodes that are pointed out
 * @accent: selection
 *
 * Every colour and line width there is. The hues are those of Okabe & Ito (2008), darkened or
 * lightened to a contrast of at least 4.5 : 1 where they carry text; states differ in shape too.
 */
typedef struct
{
  FringeThemeKind kind;
  const char *family;

  FringeColor background;
  FringeColor text, text_dim;
  FringeColor board, tile, tile_edge, tile_moved, mark;
  FringeColor card, card_expanded, badge;
  FringeColor frontier, expanded, current, goal, discarded, cut;
  FringeColor only_left, only_right;
  FringeColor spot, spot_edge;
  FringeColor edge, accent, accent_soft;

  double type;      /* how much larger type is than in other themes; 1 where it is not */
  double line;      /* an ordinary outline, in screen pixels */
  double line_bold; /* current, goal and paths */
} FringeTheme;

/* Returns: (transfer none): static, and the same pointer for the same kind */
const FringeTheme *fringe_theme_get (FringeThemeKind kind);

/* Returns: (transfer none): the same for what leaves the program: a light picture lies on white paper and in white
 * documents, where the grey ground of a window would be seen as a box */
const FringeTheme *fringe_theme_of_file (FringeThemeKind kind);

/* Returns: "light", "dark", "projector" or "print". Static. */
const char *fringe_theme_name (FringeThemeKind kind);
bool fringe_theme_from_name (const char *name, FringeThemeKind *kind);
