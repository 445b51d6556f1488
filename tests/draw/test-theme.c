/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-theme.h"

#include <glib.h>
#include <math.h>

/* Contrast as the Web Content Accessibility Guidelines 2.1 define it: 4.5 for text, 3 for what else
 * must be made out. */
#define TEXT_CONTRAST 4.5
#define SHAPE_CONTRAST 3.0

static double
linear (double channel)
{
  return channel <= 0.04045 ? channel / 12.92 : pow ((channel + 0.055) / 1.055, 2.4);
}

static double
luminance (const FringeColor *color)
{
  return 0.2126 * linear (color->r) + 0.7152 * linear (color->g) + 0.0722 * linear (color->b);
}

static double
contrast (const FringeColor *a, const FringeColor *b)
{
  double of_a = luminance (a), of_b = luminance (b);

  return (fmax (of_a, of_b) + 0.05) / (fmin (of_a, of_b) + 0.05);
}

static void
assert_contrast (const FringeTheme *theme, const char *what, const FringeColor *a, const FringeColor *b, double least)
{
  g_assert_cmpfloat (a->a, ==, 1);
  g_assert_cmpfloat (b->a, ==, 1);
  g_test_message ("%s, %s: %.2f", fringe_theme_name (theme->kind), what, contrast (a, b));
  g_assert_cmpfloat (contrast (a, b), >=, least);
}

static void
test_names (void)
{
  for (int kind = 0; kind < FRINGE_N_THEMES; kind++)
    {
      FringeThemeKind found = FRINGE_N_THEMES;

      g_assert_true (fringe_theme_from_name (fringe_theme_name ((FringeThemeKind) kind), &found));
      g_assert_cmpint (found, ==, kind);
      g_assert_cmpint (fringe_theme_get ((FringeThemeKind) kind)->kind, ==, kind);
      g_assert_true (fringe_theme_get ((FringeThemeKind) kind) == fringe_theme_get ((FringeThemeKind) kind));
    }
}

static void
test_other_names (void)
{
  static const char *const names[] = { "", "Light", "lights", "ligh", " dark", "dark ", "paper" };
  FringeThemeKind kind = FRINGE_THEME_DARK;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_false (fringe_theme_from_name (names[i], &kind));
  g_assert_cmpint (kind, ==, FRINGE_THEME_DARK);
}

static void
test_text_contrast (void)
{
  for (int kind = 0; kind < FRINGE_N_THEMES; kind++)
    {
      const FringeTheme *theme = fringe_theme_get ((FringeThemeKind) kind);

      assert_contrast (theme, "text on the background", &theme->text, &theme->background, TEXT_CONTRAST);
      assert_contrast (theme, "text on a card", &theme->text, &theme->card, TEXT_CONTRAST);
      assert_contrast (theme, "text on an expanded card", &theme->text, &theme->card_expanded, TEXT_CONTRAST);
      assert_contrast (theme, "text on a tile", &theme->text, &theme->tile, TEXT_CONTRAST);
      assert_contrast (theme, "text on the moved tile", &theme->text, &theme->tile_moved, TEXT_CONTRAST);
      assert_contrast (theme, "dim text on a card", &theme->text_dim, &theme->card, TEXT_CONTRAST);
      assert_contrast (theme, "dim text on an expanded card", &theme->text_dim, &theme->card_expanded, TEXT_CONTRAST);
      assert_contrast (theme, "dim text on a badge", &theme->text_dim, &theme->badge, TEXT_CONTRAST);
      assert_contrast (theme, "the current id on a card", &theme->current, &theme->card, TEXT_CONTRAST);
      assert_contrast (theme, "the goal's id on a card", &theme->goal, &theme->card, TEXT_CONTRAST);
      assert_contrast (theme, "the goal's id on an expanded card", &theme->goal, &theme->card_expanded, TEXT_CONTRAST);
      assert_contrast (theme, "a mark on a tile", &theme->mark, &theme->tile, TEXT_CONTRAST);
      assert_contrast (theme, "a mark beside the blank", &theme->mark, &theme->board, TEXT_CONTRAST);
      assert_contrast (theme, "a bound above a tree", &theme->text_dim, &theme->background, TEXT_CONTRAST);
      assert_contrast (theme, "text on a badge", &theme->text, &theme->badge, TEXT_CONTRAST);
      assert_contrast (theme, "text on a spot", &theme->text, &theme->spot, TEXT_CONTRAST);
      assert_contrast (theme, "a mark on the moved tile", &theme->mark, &theme->tile_moved, TEXT_CONTRAST);
      assert_contrast (theme, "a fall of h on the board", &theme->goal, &theme->board, TEXT_CONTRAST);
      assert_contrast (theme, "h that stays on the board", &theme->text_dim, &theme->board, TEXT_CONTRAST);
    }
}

static void
test_shape_contrast (void)
{
  for (int kind = 0; kind < FRINGE_N_THEMES; kind++)
    {
      const FringeTheme *theme = fringe_theme_get ((FringeThemeKind) kind);

      assert_contrast (theme, "frontier", &theme->frontier, &theme->background, SHAPE_CONTRAST);
      assert_contrast (theme, "current", &theme->current, &theme->background, SHAPE_CONTRAST);
      assert_contrast (theme, "goal", &theme->goal, &theme->background, SHAPE_CONTRAST);
      assert_contrast (theme, "expanded", &theme->expanded, &theme->background, SHAPE_CONTRAST);
      assert_contrast (theme, "expanded, within", &theme->expanded, &theme->card_expanded, SHAPE_CONTRAST);
      assert_contrast (theme, "edge", &theme->edge, &theme->background, SHAPE_CONTRAST);
      assert_contrast (theme, "discarded", &theme->discarded, &theme->background, SHAPE_CONTRAST);
      assert_contrast (theme, "discarded, within", &theme->discarded, &theme->card_expanded, SHAPE_CONTRAST);
      assert_contrast (theme, "only left", &theme->only_left, &theme->background, SHAPE_CONTRAST);
      assert_contrast (theme, "only right", &theme->only_right, &theme->background, SHAPE_CONTRAST);
      assert_contrast (theme, "pointed out", &theme->spot_edge, &theme->background, SHAPE_CONTRAST);
      assert_contrast (theme, "cut", &theme->cut, &theme->card, SHAPE_CONTRAST);
      assert_contrast (theme, "cut on the background", &theme->cut, &theme->background, SHAPE_CONTRAST);
      assert_contrast (theme, "selection", &theme->accent, &theme->background, SHAPE_CONTRAST);
    }
}

static void
assert_grey (const FringeColor *color)
{
  g_assert_cmpfloat (color->r, ==, color->g);
  g_assert_cmpfloat (color->g, ==, color->b);
}

static void
test_print_is_grey (void)
{
  const FringeTheme *theme = fringe_theme_get (FRINGE_THEME_PRINT);
  const FringeColor *colors[] = {
    &theme->background, &theme->text,       &theme->text_dim, &theme->board,   &theme->tile,
    &theme->tile_edge,  &theme->tile_moved, &theme->mark,     &theme->card,    &theme->card_expanded,
    &theme->badge,      &theme->frontier,   &theme->expanded, &theme->current, &theme->goal,
    &theme->discarded,  &theme->cut,        &theme->edge,     &theme->accent,  &theme->accent_soft,
  };

  for (guint i = 0; i < G_N_ELEMENTS (colors); i++)
    assert_grey (colors[i]);
  g_assert_cmpfloat (theme->background.r, ==, 1);
}

static void
test_lines (void)
{
  for (int kind = 0; kind < FRINGE_N_THEMES; kind++)
    {
      const FringeTheme *theme = fringe_theme_get ((FringeThemeKind) kind);

      g_assert_cmpfloat (theme->line, >=, 1);
      g_assert_cmpfloat (theme->line_bold, >=, 1.5 * theme->line);
    }
}

/* From the last row. */
static void
test_projector (void)
{
  const FringeTheme *theme = fringe_theme_get (FRINGE_THEME_PROJECTOR);

  for (int kind = 0; kind < FRINGE_N_THEMES; kind++)
    {
      const FringeTheme *other = fringe_theme_get ((FringeThemeKind) kind);

      if (kind == FRINGE_THEME_PROJECTOR)
        continue;
      g_assert_cmpfloat (theme->type, >, other->type);
      g_assert_cmpfloat (theme->line, >, other->line);
      g_assert_cmpfloat (theme->line_bold, >, other->line_bold);
      g_assert_cmpfloat (contrast (&theme->edge, &theme->background), >, contrast (&other->edge, &other->background));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/theme/each-is-found-by-its-name", test_names);
  g_test_add_func ("/theme/other-names-are-none", test_other_names);
  g_test_add_func ("/theme/text-stands-out-from-what-is-behind-it", test_text_contrast);
  g_test_add_func ("/theme/states-stand-out-from-the-background", test_shape_contrast);
  g_test_add_func ("/theme/print-has-no-colour", test_print_is_grey);
  g_test_add_func ("/theme/bold-lines-are-clearly-thicker", test_lines);
  g_test_add_func ("/theme/projector-has-larger-type-and-thicker-lines", test_projector);
  return g_test_run ();
}
