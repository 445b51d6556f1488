/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cli-columns.h"

#include "fringe-text-table.h"

#define GAP 2

typedef struct
{
  char *label; /* NULL for a line of its own */
  char *value;
} Line;

struct _FringeCliColumns
{
  GArray *lines;
};

static void
line_clear (gpointer data)
{
  Line *line = data;

  g_free (line->label);
  g_free (line->value);
}

FringeCliColumns *
fringe_cli_columns_new (void)
{
  FringeCliColumns *columns = g_new0 (FringeCliColumns, 1);

  columns->lines = g_array_new (FALSE, FALSE, sizeof (Line));
  g_array_set_clear_func (columns->lines, line_clear);
  return columns;
}

void
fringe_cli_columns_free (FringeCliColumns *columns)
{
  g_array_unref (columns->lines);
  g_free (columns);
}

void
fringe_cli_columns_add (FringeCliColumns *columns, const char *label, const char *value)
{
  Line line = { g_strdup (label), g_strdup (value) };

  g_array_append_val (columns->lines, line);
}

void
fringe_cli_columns_add_count (FringeCliColumns *columns, const char *label, guint64 count)
{
  g_autofree char *value = g_strdup_printf ("%" G_GUINT64_FORMAT, count);

  fringe_cli_columns_add (columns, label, value);
}

void
fringe_cli_columns_add_gap (FringeCliColumns *columns)
{
  fringe_cli_columns_add (columns, NULL, "");
}

void
fringe_cli_columns_add_line (FringeCliColumns *columns, const char *line)
{
  fringe_cli_columns_add (columns, NULL, line);
}

static guint
widest_label (const FringeCliColumns *columns)
{
  guint widest = 0;

  for (guint i = 0; i < columns->lines->len; i++)
    {
      const Line *line = &g_array_index (columns->lines, Line, i);

      if (line->label != NULL)
        widest = MAX (widest, fringe_text_width (line->label));
    }
  return widest;
}

char *
fringe_cli_columns_print (const FringeCliColumns *columns)
{
  GString *text = g_string_new (NULL);
  guint value_column = widest_label (columns) + GAP;

  for (guint i = 0; i < columns->lines->len; i++)
    {
      const Line *line = &g_array_index (columns->lines, Line, i);

      if (line->label != NULL)
        g_string_append_printf (text, "%s%*s", line->label, (int) (value_column - fringe_text_width (line->label)), "");
      g_string_append (text, line->value);
      g_string_append_c (text, '\n');
    }
  return g_string_free (text, FALSE);
}
