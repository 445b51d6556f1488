/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Text from outside (titles, captions, notes, names) is written as each format needs it in order to show it as it is. A
 * control character, or a byte that is no UTF-8, could not be seen and becomes U+FFFD in every format. */

/* Returns: (transfer full): @text in lines that end in "\n" alone. What the other functions write of such a text loses
 * nothing. */
char *fringe_escape_clean (const char *text);

/* Appends the text in one line, as a comment may hold it. */
void fringe_escape_line (GString *output, const char *text);

/* Appends the text for XML and HTML, between tags or in attributes between any quotation marks. */
void fringe_escape_xml (GString *output, const char *text);

/* Appends a cell of CSV (RFC 4180). */
void fringe_escape_csv (GString *output, const char *text);

/* Appends the text for GIFT, the questions of Moodle, in one line. */
void fringe_escape_gift (GString *output, const char *text);

/* Appends a label of Graphviz, with its quotation marks. */
void fringe_escape_dot (GString *output, const char *text);

/**
 * fringe_escape_tex:
 *
 * A paragraph of LaTeX, in a document that has @fringe_escape_tex_macros before. What the fonts of a document lack is
 * framed: "U+4E2D".
 */
void fringe_escape_tex (GString *output, const char *text);

/* A preamble takes this for the fonts that hold most letters. pdfLaTeX, LuaLaTeX and XeLaTeX read it. */
extern const char fringe_escape_tex_fonts[];

/* A document needs these definitions; it may read them more than once. */
extern const char fringe_escape_tex_macros[];

/**
 * fringe_quote:
 * @text: what somebody typed, or what stands in a file: any bytes
 * @n_max: characters at most; more are cut, and “…” put in their place
 *
 * Makes of it what a sentence can quote: UTF-8 without control characters, on one line. A tab or the
 * end of a line becomes a space, and any other byte or character that cannot be shown U+FFFD.
 *
 * Returns: (transfer full)
 */
char *fringe_quote (const char *text, guint n_max);
