/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-csv.h"

#include "fringe-escape.h"

void
fringe_csv_add (GString *table, const char *text)
{
  fringe_escape_csv (table, text);
  g_string_append_c (table, ',');
}

void
fringe_csv_add_plain (GString *table, const char *text)
{
  g_string_append (table, text);
  g_string_append_c (table, ',');
}

/* The comma after the last cell becomes the end of the line. */
void
fringe_csv_end_line (GString *table)
{
  table->str[table->len - 1] = '\n';
}
