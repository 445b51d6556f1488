/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-experiment.h"
#include "fringe-format.h"
#include "fringe-theme.h"

#include <cairo.h>
#include <gio/gio.h>

/* What came out of an experiment, as files. In each function @rows are (element-type FringeExperimentRow). */

/* How the picture of a chart looks; @scale is as of #FringeChartPicture. */
typedef struct
{
  FringeThemeKind theme;
  double scale;
} FringeExperimentLook;

/* Saves the chart: PNG, SVG or PDF. Returns: whether it was; else an error of fringe_chart_picture_save() */
gboolean fringe_experiment_save_chart (const FringeExperiment *experiment,
                                       const GArray *rows,
                                       const FringeExperimentLook *look,
                                       FringeFormat format,
                                       GFile *file,
                                       GError **error);

/* Returns: (transfer full) (nullable): the chart as the pixels of a PNG */
cairo_surface_t *fringe_experiment_render_chart (const FringeExperiment *experiment,
                                                 const GArray *rows,
                                                 const FringeExperimentLook *look,
                                                 GError **error);

/* Saves what the ending of the file's name says: the table as txt, csv, json or tex, the chart as png, svg or pdf.
 * Returns: whether it was saved; %G_IO_ERROR_NOT_SUPPORTED where the name has another ending */
gboolean fringe_experiment_save (const FringeExperiment *experiment,
                                 const GArray *rows,
                                 const FringeExperimentLook *look,
                                 GFile *file,
                                 GError **error);
