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

/* The stream is borrowed, and stays open. */
void fringe_text_output_init (FringeTextOutput *output, GOutputStream *stream, GCancellable *cancellable);

/* To be called now and then. Returns: whether to go on: false after an error, and once cancelled */
gboolean fringe_text_output_pause (FringeTextOutput *output);

/* Writes what is left and frees what the output holds. Returns: whether all of it was written */
gboolean fringe_text_output_finish (FringeTextOutput *output, GError **error);

/* A number as short as it can be without becoming another one, with a point, whatever the locale. */
void fringe_append_double (GString *text, double number);

/* Appends a number with at most two decimals and a point, whatever the locale: "12", "12.5", "-0.07". */
void fringe_append_number (GString *text, double number);

/* Appends a whole number. */
void fringe_append_uint (GString *text, guint32 number);
