/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Tables as CSV (RFC 4180): a cell after the other, and the end of each line. */

/* Adds a cell with any text. */
void fringe_csv_add (GString *table, const char *text);

/* Adds a cell with a text that has neither commas nor quotation marks nor line ends, quickly. */
void fringe_csv_add_plain (GString *table, const char *text);

/* Ends a line that has at least one cell. */
void fringe_csv_end_line (GString *table);
