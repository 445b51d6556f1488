/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-experiment-work.h"

#include <gtk/gtk.h>

/* The rows of an experiment in a column view: a row for each depth and method. */

/* Gives a new view its columns. */
void fringe_means_table_prepare (GtkColumnView *view);

/* Shows the rows so far; those of the work that is shown already keep their places. */
void fringe_means_table_show (GtkColumnView *view, FringeExperimentWork *work);
