/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

/**
 * FringePdf:
 *
 * A PDF file as it is written: numbered objects, of which some are streams, and at the end a table of where they are
 * (PDF 1.4: ISO 32000-1, 7.5). Memory grows with the number of objects alone. After an error nothing more is written.
 *
 * Objects are numbered before they are written, so that they can be named before; each is to be written once.
 */
typedef struct _FringePdf FringePdf;

/* The stream is borrowed, and stays open. */
FringePdf *fringe_pdf_new (GOutputStream *stream, GCancellable *cancellable);
void fringe_pdf_free (FringePdf *pdf);

/* Returns: the number of an object that is to be written */
guint fringe_pdf_reserve (FringePdf *pdf);

/* Writes an object. */
void fringe_pdf_write (FringePdf *pdf, guint number, const char *content);
void fringe_pdf_write_string (FringePdf *pdf, guint number, const GString *content);

/**
 * fringe_pdf_begin_stream:
 * @entries: of its dictionary, besides those that tell how it is packed
 *
 * What is added until fringe_pdf_end_stream() is packed into the object; no other may be written in between.
 */
void fringe_pdf_begin_stream (FringePdf *pdf, guint number, const char *entries);
void fringe_pdf_add (FringePdf *pdf, const char *data, gsize length);
void fringe_pdf_end_stream (FringePdf *pdf);

/* A whole stream. */
void fringe_pdf_write_stream (FringePdf *pdf, guint number, const char *entries, const char *data, gsize length);

/* Whether something went wrong, or all was cancelled: there is no use in going on. */
gboolean fringe_pdf_has_failed (FringePdf *pdf);

/* Ends the file. Returns: whether all of it was written */
gboolean fringe_pdf_close (FringePdf *pdf, guint catalog, guint info, GError **error);
