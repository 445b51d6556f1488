/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-export-choices.h"
#include "fringe-picture.h"
#include "test-boards.h"

/* What can be chosen of an export, and what of it means something. */

static void
set_random (FringeExportChoices *choices)
{
  static const int n_values[FRINGE_N_EXPORT_OPTIONS] = {
    [FRINGE_EXPORT_FORMAT] = FRINGE_EXPORT_AS_HANDOUT + 1,
    [FRINGE_EXPORT_WHAT] = FRINGE_EXPORT_OF_SUBTREE + 1,
    [FRINGE_EXPORT_FRAMES] = FRINGE_FRAMES_GIVEN + 1,
    [FRINGE_EXPORT_PLAYS] = 2,
    [FRINGE_EXPORT_SENTENCES] = 2,
    [FRINGE_EXPORT_LINES] = 2,
    [FRINGE_EXPORT_TEX] = FRINGE_EXPORT_TEX_BEAMER + 1,
    [FRINGE_EXPORT_SHEET] = 4,
    [FRINGE_EXPORT_SCREEN_THEME] = FRINGE_N_THEMES,
    [FRINGE_EXPORT_THEME] = FRINGE_N_THEMES,
    [FRINGE_EXPORT_DPI] = 500,
    [FRINGE_EXPORT_PAPER] = 8,
    [FRINGE_EXPORT_MARGIN] = 51,
    [FRINGE_EXPORT_TILE] = 2,
    [FRINGE_EXPORT_LEGEND] = 2,
    [FRINGE_EXPORT_BLANK] = 2,
    [FRINGE_EXPORT_TRANSPARENT] = 2,
  };

  *choices = (FringeExportChoices) { .title = NULL };
  for (int i = 0; i < FRINGE_N_EXPORT_OPTIONS; i++)
    if (n_values[i] > 0)
      choices->values[i] = test_random (n_values[i]);
  choices->values[FRINGE_EXPORT_DPI] += 24;
}

static void
test_kept (void)
{
  g_autoptr (GSettings) settings = g_settings_new (FRINGE_APPLICATION_ID);

  for (int n = 0; n < 100; n++)
    {
      FringeExportChoices chosen, loaded;

      set_random (&chosen);
      fringe_export_choices_save (&chosen, settings);
      fringe_export_choices_load (&loaded, settings);
      for (int i = 0; i < FRINGE_N_EXPORT_OPTIONS; i++)
        g_assert_cmpint (loaded.values[i], ==, chosen.values[i]);
    }
}

/* Slides are in colour, paper is not, until something else is chosen. */
static void
test_theme (void)
{
  g_autoptr (GSettings) settings = g_settings_new (FRINGE_APPLICATION_ID);
  FringeExportChoices chosen;

  g_settings_reset (settings, "export-screen-theme");
  g_settings_reset (settings, "export-theme");
  fringe_export_choices_load (&chosen, settings);
  chosen.values[FRINGE_EXPORT_FORMAT] = FRINGE_EXPORT_AS_PNG;
  g_assert_cmpint (fringe_export_choices_theme (&chosen), ==, FRINGE_THEME_LIGHT);
  chosen.values[FRINGE_EXPORT_FORMAT] = FRINGE_EXPORT_AS_PDF;
  g_assert_cmpint (fringe_export_choices_theme (&chosen), ==, FRINGE_THEME_PRINT);
}

/* Whatever else is chosen. */
static void
test_shown (void)
{
  for (int n = 0; n < 2000; n++)
    {
      FringeExportChoices chosen;
      FringeExportAs format;
      gboolean has_frames, is_picture;

      set_random (&chosen);
      format = (FringeExportAs) chosen.values[FRINGE_EXPORT_FORMAT];
      is_picture = format <= FRINGE_EXPORT_AS_TEX;
      has_frames = fringe_export_choices_show (&chosen, FRINGE_EXPORT_FIRST_STEP);
      g_assert_true (fringe_export_choices_show (&chosen, FRINGE_EXPORT_FORMAT));
      g_assert_true (fringe_export_choices_show (&chosen, FRINGE_EXPORT_STEP));
      g_assert_true (!(fringe_export_choices_show (&chosen, FRINGE_EXPORT_THEME)
                       && fringe_export_choices_show (&chosen, FRINGE_EXPORT_SCREEN_THEME)));
      g_assert_true (fringe_export_choices_show (&chosen, FRINGE_EXPORT_DPI) == (format == FRINGE_EXPORT_AS_PNG));
      g_assert_true (fringe_export_choices_show (&chosen, FRINGE_EXPORT_PAPER) == (format == FRINGE_EXPORT_AS_PDF));
      g_assert_true (fringe_export_choices_show (&chosen, FRINGE_EXPORT_TEX) == (format == FRINGE_EXPORT_AS_TEX));
      g_assert_true (fringe_export_choices_show (&chosen, FRINGE_EXPORT_SHEET) == (format >= FRINGE_EXPORT_AS_TRACE));
      g_assert_true (fringe_export_choices_show (&chosen, FRINGE_EXPORT_TITLE)
                     == (is_picture || format == FRINGE_EXPORT_AS_PAGE));
      g_assert_true (fringe_export_choices_show (&chosen, FRINGE_EXPORT_LINES) == (format == FRINGE_EXPORT_AS_PAGE));
      g_assert_true (!has_frames
                     || (is_picture && chosen.values[FRINGE_EXPORT_FRAMES] != FRINGE_FRAMES_NONE
                         && chosen.values[FRINGE_EXPORT_WHAT] != FRINGE_EXPORT_OF_SOLUTION));
      g_assert_true (!fringe_export_choices_show (&chosen, FRINGE_EXPORT_PLAYS)
                     || (has_frames && format == FRINGE_EXPORT_AS_SVG));
      g_assert_true (fringe_export_choices_show (&chosen, FRINGE_EXPORT_SENTENCES)
                     == (has_frames && !chosen.values[FRINGE_EXPORT_BLANK]));
      g_assert_true (!fringe_export_choices_show (&chosen, FRINGE_EXPORT_MARGIN)
                     || (format == FRINGE_EXPORT_AS_PDF && chosen.values[FRINGE_EXPORT_PAPER] > 0));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/export-choices/they-are-kept", test_kept);
  g_test_add_func ("/export-choices/slides-are-in-colour-and-paper-is-not", test_theme);
  g_test_add_func ("/export-choices/only-what-means-something-is-shown", test_shown);
  return g_test_run ();
}
