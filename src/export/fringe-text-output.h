/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

/**
 * FringeTextOutput:
 * @text: what is not written yet: to be appended to
 *
 * Text that goes into a stream in pieces, so that memory does not grow with it. A value.
 */
typedef struct
{
  GString *text;
  GOutputStream *stream;
  GCancellable *cancellable;
  GError *error;
} FringeTextOutput;

/* Begins an output, which borrows the stream and leaves it open. */
void fringe_text_output_init (FringeTextOutput *output, GOutputStream *stream, GCancellable *cancellable);

/* Writes what there is where it is much; to be called now and then. Returns: whether to go on: false after an error,
 * and once cancelled */
gboolean fringe_text_output_pause (FringeTextOutput *output);

/* Writes what is left and frees what the output holds. Returns: whether all of it was written */
gboolean fringe_text_output_finish (FringeTextOutput *output, GError **error);

/* Appends a number as short as it can be without becoming another one, with a point, whatever the locale. */
void fringe_append_double (GString *text, double number);

/* Appends a number with at most two decimals and a point, whatever the locale: "12", "12.5", "-0.07". */
void fringe_append_number (GString *text, double number);

/* Appends a whole number. */
void fringe_append_uint (GString *text, guint32 number);
