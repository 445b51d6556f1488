/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-experiment-save.h"

#include "fringe-chart-picture.h"
#include "fringe-experiment-chart.h"
#include "fringe-experiment-print.h"
#include "fringe-save.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* In pixels at 100 %. */
#define WIDTH 800.0
#define HEIGHT 450.0

static FringeChartPicture
make_picture (const FringeExperimentChart *chart, const FringeExperimentLook *look)
{
  return (FringeChartPicture) { .chart = fringe_experiment_chart_get (chart),
                                .title = _ ("Means by depth"),
                                .width = WIDTH,
                                .height = HEIGHT,
                                .scale = look->scale,
                                .theme = look->theme };
}

gboolean
fringe_experiment_save_chart (const FringeExperiment *experiment,
                              const GArray *rows,
                              const FringeExperimentLook *look,
                              FringeFormat format,
                              GFile *file,
                              GError **error)
{
  g_autoptr (FringeExperimentChart) chart = fringe_experiment_chart_new (experiment, rows);
  FringeChartPicture picture = make_picture (chart, look);

  return fringe_chart_picture_save (&picture, format, file, NULL, error);
}

cairo_surface_t *
fringe_experiment_render_chart (const FringeExperiment *experiment,
                                const GArray *rows,
                                const FringeExperimentLook *look,
                                GError **error)
{
  g_autoptr (FringeExperimentChart) chart = fringe_experiment_chart_new (experiment, rows);
  FringeChartPicture picture = make_picture (chart, look);

  return fringe_chart_picture_render (&picture, error);
}

/* Returns: whether a table is meant */
static gboolean
find_table (const char *ending, FringeExperimentFormat *format)
{
  static const char *const endings[] = { "txt", "csv", "json", "tex" };

  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    if (g_ascii_strcasecmp (ending, endings[i]) == 0)
      {
        *format = (FringeExperimentFormat) i;
        return TRUE;
      }
  return FALSE;
}

gboolean
fringe_experiment_save (const FringeExperiment *experiment,
                        const GArray *rows,
                        const FringeExperimentLook *look,
                        GFile *file,
                        GError **error)
{
  g_autofree char *name = g_file_get_basename (file), *text = NULL;
  const char *point = strrchr (name, '.');
  FringeExperimentFormat table;
  FringeFormat format;

  if (point != NULL && find_table (point + 1, &table))
    {
      text = fringe_experiment_print (experiment, rows, table);
      return fringe_save_text (file, text, strlen (text), NULL, error);
    }
  if (fringe_format_from_file_name (name, &format))
    return fringe_experiment_save_chart (experiment, rows, look, format, file, error);
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                       _ ("The name ends in none of txt, csv, json, tex for the table, or png, svg, pdf for the "
                          "chart."));
  return FALSE;
}
