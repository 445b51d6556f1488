/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-chart-saver.h"

#include "fringe-export-choices.h"
#include "fringe-export-chooser.h"
#include "fringe-file-bytes.h"
#include "fringe-file-chooser.h"
#include "fringe-picture.h"

#include <glib/gi18n.h>

/* In pixels at 100 %. */
#define WIDTH 800.0
#define HEIGHT 450.0

static FringeThemeKind
chosen_theme (GSettings *settings, FringeFormat format)
{
  const char *key = format == FRINGE_FORMAT_PNG ? "export-screen-theme" : "export-theme";

  return (FringeThemeKind) g_settings_get_enum (settings, key);
}

FringeChartPicture
fringe_chart_saver_picture (FringeChartsPanel *charts, FringeThemeKind theme, double scale)
{
  return (FringeChartPicture) { .chart = fringe_charts_panel_get_chart (charts),
                                .title = fringe_charts_panel_get_title (charts),
                                .width = WIDTH,
                                .height = HEIGHT,
                                .scale = scale,
                                .theme = theme };
}

/* A chart is no table, and nothing for LaTeX. */
static FringeFormat
chosen_format (GSettings *settings)
{
  FringeExportAs format = (FringeExportAs) g_settings_get_enum (settings, "export-format");

  return format <= FRINGE_EXPORT_AS_PDF ? (FringeFormat) format : FRINGE_FORMAT_PNG;
}

static void
save (FringeChartsPanel *charts, GFile *file)
{
  g_autoptr (GSettings) settings = g_settings_new (FRINGE_APPLICATION_ID);
  const double scale = g_settings_get_uint (settings, "export-dpi") / FRINGE_PIXELS_PER_INCH;
  FringeFormat format = chosen_format (settings);
  g_autofree char *base = g_file_get_basename (file), *name = fringe_file_name (file), *sentence = NULL;
  g_autoptr (GError) error = NULL;
  FringeChartPicture saved;

  fringe_format_from_file_name (base, &format);
  saved = fringe_chart_saver_picture (charts, chosen_theme (settings, format), scale);
  if (!fringe_chart_picture_save (&saved, format, file, NULL, &error))
    /* Translators: a file, and a sentence that says why */
    sentence = g_strdup_printf (_ ("Cannot save “%1$s”: %2$s"), name, error->message);
  else
    sentence = g_strdup_printf (_ ("Saved %s."), name);
  fringe_player_tell (FRINGE_PLAYER (fringe_charts_panel_get_session (charts)), sentence);
}

static void
on_file (FringeChartsPanel *charts, int response, GtkFileChooserNative *chooser)
{
  g_autoptr (GFile) file = fringe_export_chooser_take (chooser, response);

  if (file != NULL)
    save (charts, file);
}

void
fringe_chart_saver_ask (GtkWindow *window, FringeChartsPanel *charts)
{
  g_autoptr (GSettings) settings = g_settings_new (FRINGE_APPLICATION_ID);
  FringeFormat format = chosen_format (settings);
  /* Translators: the name that is suggested for a picture; %s is the ending: png, svg, pdf */
  g_autofree char *name = g_strdup_printf (_ ("chart.%s"), fringe_format_name (format));

  fringe_file_chooser_ask (fringe_export_chooser_new (window, _ ("Export Chart"), name), G_CALLBACK (on_file), charts);
}
