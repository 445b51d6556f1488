/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/**
 * FringeJsonWriter:
 * @text: what is written is appended to it; it may be emptied at any time
 * @needs_comma: whether another value stands before the next one
 * @breaks: whether the next value or bracket begins a line
 *
 * Writes JSON (RFC 8259), value by value. JSON-GLib would build a tree of all of it first, which for a record takes
 * many times the memory of the search. It is a value, of which only @text is set at first.
 *
 * Each function takes the name of a member, or %NULL for an element of an array.
 */
typedef struct
{
  GString *text;
  gboolean needs_comma;
  gboolean breaks;
} FringeJsonWriter;

/* Begins or ends an object or an array: @bracket is its first or its last one. */
void fringe_json_begin (FringeJsonWriter *json, const char *name, char bracket);
void fringe_json_end (FringeJsonWriter *json, char bracket);

/* Lets the next value or bracket begin a line. */
void fringe_json_break (FringeJsonWriter *json);

/* Writes a text. @value: (nullable): UTF-8; %NULL is written as null */
void fringe_json_text (FringeJsonWriter *json, const char *name, const char *value);

/* Writes a whole number; UINT32_MAX is written as null. */
void fringe_json_uint (FringeJsonWriter *json, const char *name, guint32 number);

/* Writes a whole number that may be larger. */
void fringe_json_count (FringeJsonWriter *json, const char *name, gint64 number);

/* Writes any number; infinity and NaN are written as null. */
void fringe_json_double (FringeJsonWriter *json, const char *name, double number);

/* Writes a value as it stands in JSON: @literal. */
void fringe_json_literal (FringeJsonWriter *json, const char *name, const char *literal);
