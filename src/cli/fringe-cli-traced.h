/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-cli-output.h"
#include "fringe-trace-check.h"

/**
 * FringeCliTraced:
 * @path: of the file
 * @problem: (nullable): why it could not be checked; then nothing of the rest means anything
 * @query: what was asked, with the trace
 *
 * What came out of one file.
 */
typedef struct
{
  const char *path;
  char *problem;
  FringeTraceQuery query;
  FringeTraceAnswer *answer;
} FringeCliTraced;

/**
 * FringeCliTraceReport:
 *
 * Writes what came out of file after file: at once as data, of several files as a table in the end.
 */
typedef struct _FringeCliTraceReport FringeCliTraceReport;

FringeCliTraceReport *fringe_cli_trace_report_new (const FringeCliOptions *options);
void fringe_cli_trace_report_free (FringeCliTraceReport *report);

gboolean fringe_cli_trace_report_add (FringeCliTraceReport *report, const FringeCliTraced *traced, GError **error);

/* Error: FRINGE_CLI_NOT_WRITTEN. */
gboolean fringe_cli_trace_report_finish (FringeCliTraceReport *report, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringeCliTraceReport, fringe_cli_trace_report_free)
