/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-text-table.h"

#define GAP 2

struct _FringeTextTable
{
  GPtrArray *cells;
  guint n_columns;
  guint numbers;
};

FringeTextTable *
fringe_text_table_new (const char *const *titles, guint n_columns, guint numbers)
{
  FringeTextTable *table = g_new0 (FringeTextTable, 1);

  table->cells = g_ptr_array_new_with_free_func (g_free);
  table->n_columns = n_columns;
  table->numbers = numbers;
  for (guint i = 0; i < n_columns; i++)
    fringe_text_table_add (table, titles[i]);
  return table;
}

void
fringe_text_table_free (FringeTextTable *table)
{
  g_ptr_array_unref (table->cells);
  g_free (table);
}

void
fringe_text_table_add (FringeTextTable *table, const char *cell)
{
  g_ptr_array_add (table->cells, g_strdup (cell));
}

guint
fringe_text_width (const char *text)
{
  guint n = 0;

  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      gunichar c = g_utf8_get_char (text);

      n += g_unichar_iszerowidth (c) ? 0 : g_unichar_iswide (c) ? 2 : 1;
    }
  return n;
}

static guint
widest (const FringeTextTable *table, guint column)
{
  guint width = 0;

  for (guint i = column; i < table->cells->len; i += table->n_columns)
    width = MAX (width, fringe_text_width (g_ptr_array_index (table->cells, i)));
  return width;
}

static void
end_line (GString *text)
{
  while (text->len > 0 && text->str[text->len - 1] == ' ')
    g_string_truncate (text, text->len - 1);
  g_string_append_c (text, '\n');
}

static void
append_cell (GString *text, const char *cell, guint width, gboolean is_number, gboolean is_last)
{
  int padding = (int) (width - fringe_text_width (cell));

  if (is_number)
    g_string_append_printf (text, "%*s", padding, "");
  g_string_append (text, cell);
  if (!is_number && !is_last)
    g_string_append_printf (text, "%*s", padding, "");
  if (!is_last)
    g_string_append_printf (text, "%*s", GAP, "");
}

char *
fringe_text_table_print (const FringeTextTable *table)
{
  GString *text = g_string_new (NULL);
  g_autofree guint *widths = g_new (guint, table->n_columns);

  for (guint column = 0; column < table->n_columns; column++)
    widths[column] = widest (table, column);
  for (guint i = 0; i < table->cells->len; i++)
    {
      guint column = i % table->n_columns;
      gboolean is_last = column + 1 == table->n_columns;

      append_cell (text, g_ptr_array_index (table->cells, i), widths[column], table->numbers >> column & 1, is_last);
      if (is_last)
        end_line (text);
    }
  return g_string_free (text, FALSE);
}
