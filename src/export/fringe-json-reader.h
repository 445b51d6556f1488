/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

/* Text in a file may have so many bytes, and what is passed over may be nested so deep. */
#define FRINGE_JSON_TEXT_MAX 4096
#define FRINGE_JSON_DEPTH_MAX 64

/**
 * FringeJsonReader:
 *
 * Reads JSON (RFC 8259) from a stream, value by value, in the order of the file. JSON-GLib would build a tree of all of
 * it first, which for a record takes many times the memory of the search, and calls itself for every bracket.
 *
 * Every function says whether it went well. After an error, a sentence with line and column in the domain
 * #FRINGE_EXPORT_ERROR, or a #G_IO_ERROR, all of them fail.
 *
 *   fringe_json_reader_begin (reader, '{');
 *   while (fringe_json_reader_next (reader, '}', &name))
 *     fringe_json_reader_skip (reader);
 */
typedef struct _FringeJsonReader FringeJsonReader;

/* Returns: (transfer full): a reader, which borrows the stream */
FringeJsonReader *fringe_json_reader_new (GInputStream *stream, GCancellable *cancellable);
void fringe_json_reader_free (FringeJsonReader *reader);

/* Returns: the sign with which the next value begins, which is not read yet; 0 at the end and after an error. For what
 * may be of several kinds, or come several times. */
char fringe_json_reader_peek (FringeJsonReader *reader);

/* Where the next value begins, once it was peeked at. */
guint fringe_json_reader_get_line (const FringeJsonReader *reader);
guint fringe_json_reader_get_column (const FringeJsonReader *reader);

/* Enters an object or an array; @bracket is its first one. */
gboolean fringe_json_reader_begin (FringeJsonReader *reader, char bracket);

/* Goes to the next member or element. @name: (out) (optional): that of the member, valid until the next text is read.
 * Returns: false where the last bracket has been passed, and after an error */
gboolean fringe_json_reader_next (FringeJsonReader *reader, char bracket, const char **name);

/* Reads a text. @text: (out): valid until the next text is read */
gboolean fringe_json_reader_text (FringeJsonReader *reader, const char **text);

/* Reads the same, or %NULL where null stands. */
gboolean fringe_json_reader_text_or_null (FringeJsonReader *reader, const char **text);

/* Reads a whole number from 0 to 2^32 - 2. */
gboolean fringe_json_reader_uint (FringeJsonReader *reader, guint32 *number);

/* Reads the same, or UINT32_MAX where null stands. */
gboolean fringe_json_reader_uint_or_null (FringeJsonReader *reader, guint32 *number);

/* Passes over null. Returns: false where something else stands */
gboolean fringe_json_reader_null (FringeJsonReader *reader);

/* Reads any number, or NaN where null stands. */
gboolean fringe_json_reader_double_or_null (FringeJsonReader *reader, double *number);

/* Passes over the next value, whatever it is. */
gboolean fringe_json_reader_skip (FringeJsonReader *reader);

/* Checks that nothing comes after the value that was read. */
gboolean fringe_json_reader_end (FringeJsonReader *reader);

/* Makes the reader fail with a translated sentence of the caller's. */
void fringe_json_reader_fail (FringeJsonReader *reader, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* Returns: (transfer full) (nullable): the first error there was */
GError *fringe_json_reader_steal_error (FringeJsonReader *reader);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FringeJsonReader, fringe_json_reader_free)
