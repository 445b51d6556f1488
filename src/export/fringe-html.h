/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-text-output.h"

/* A page of HTML has all that it needs, and a policy that lets nothing else be run or give it its looks. */

/**
 * FringeHtml:
 * @style: its style sheet
 * @script: what it does
 * @add: puts what a name of the template stands for into @text; names that it does not know are added by their text
 * @data: for @add
 *
 * A page that is written from a template.
 */
typedef struct
{
  const char *style, *script;
  gboolean (*add) (const char *name, FringeTextOutput *output, gpointer data);
  gpointer data;
} FringeHtml;

/* Returns: (transfer full): a file that was built in, which is text */
char *fringe_html_built_in (const char *name);

/**
 * fringe_html_style:
 * @name: of a file that was built in
 * @more: rules that follow it
 *
 * Returns: (transfer full): the style sheet, with the colours of pictures. A choice on the page stands over that of the
 *   system, and paper over both.
 */
char *fringe_html_style (const char *name, const char *more);

/* Writes a page; @output is finished. Returns: whether all of it was written */
gboolean
fringe_html_write (const FringeHtml *html, const char *template_name, FringeTextOutput *output, GError **error);

/* Appends a paragraph for each line. @words: (nullable) */
void fringe_html_append_paragraphs (GString *text, const char *words);
