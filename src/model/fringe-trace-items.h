/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-trace-check.h"

#include <gio/gio.h>

/* Of so many matches at most each is told. */
#define FRINGE_TRACE_MATCHES_MAX 100u

/**
 * fringe_trace_items:
 *
 * Returns: (transfer full): a list of FringeAnswerItem: where the trace leaves conventions, then those that it follows.
 *   They are numbered in this order
 */
GListModel *fringe_trace_items (const FringeTraceAnswer *answer, const FringeTrace *trace);

/**
 * fringe_trace_item_rules:
 * @number: of an item
 * @step: (out): the step that shows what is told, or 0
 */
FringeRules fringe_trace_item_rules (const FringeTraceAnswer *answer, guint number, guint *step);

/* Returns: (transfer full): what stands above the list. @rules: (nullable): those that were asked for */
char *fringe_trace_items_summary (const FringeTraceAnswer *answer, const FringeRules *rules);

/* (transfer full): all of it, to be read elsewhere */
char *fringe_trace_items_text (const FringeTraceAnswer *answer, const FringeTrace *trace, const FringeRules *rules);
