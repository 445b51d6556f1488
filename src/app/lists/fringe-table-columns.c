/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-table-columns.h"

#include "fringe-table-item.h"

#include <math.h>

#define COLUMN_KEY "fringe-column"

static gboolean
is_text (FringeTableColumn column)
{
  return column == FRINGE_COLUMN_ALGORITHM || column == FRINGE_COLUMN_HEURISTIC;
}

/* Where a length says at once which is worse. */
static gboolean
has_bar (FringeTableColumn column)
{
  return column == FRINGE_COLUMN_GENERATED || column == FRINGE_COLUMN_EXPANDED || column == FRINGE_COLUMN_MAX_OPEN
         || column == FRINGE_COLUMN_SECONDS;
}

static double
value_of (FringeTableItem *item, FringeTableColumn column)
{
  double value;

  return fringe_table_value (fringe_table_item_get (item), column, &value) ? value : NAN;
}

/* A bar tells no more than the number above it: of times that are all 0.000, nothing. */
static double
bar_of (FringeTableItem *item, FringeTableColumn column)
{
  double value = value_of (item, column);

  return column == FRINGE_COLUMN_SECONDS ? round (value * 1000) / 1000 : value;
}

static double
largest (GListModel *items, FringeTableColumn column)
{
  double value = 0;

  for (guint i = 0; i < g_list_model_get_n_items (items); i++)
    {
      g_autoptr (FringeTableItem) item = g_list_model_get_item (items, i);

      value = fmax (value, bar_of (item, column));
    }
  return value;
}

static FringeTableColumn
column_of (gpointer object)
{
  return (FringeTableColumn) GPOINTER_TO_INT (g_object_get_data (object, COLUMN_KEY));
}

static void
on_setup (GtkSignalListItemFactory *factory, GtkListItem *list_item)
{
  FringeTableColumn column = column_of (factory);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2), *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), is_text (column) ? 0 : 1);
  gtk_widget_add_css_class (label, is_text (column) ? "name" : "values");
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), label);
  if (has_bar (column))
    gtk_box_append (GTK_BOX (box), gtk_progress_bar_new ());
  gtk_list_item_set_child (list_item, box);
}

static void
on_bind (GtkSignalListItemFactory *factory, GtkListItem *list_item, GListModel *items)
{
  FringeTableColumn column = column_of (factory);
  FringeTableItem *item = gtk_list_item_get_item (list_item);
  GtkWidget *label = gtk_widget_get_first_child (gtk_list_item_get_child (list_item));
  GtkWidget *bar = gtk_widget_get_next_sibling (label);
  g_autofree char *text = fringe_table_cell (fringe_table_item_get (item), column);
  double value = bar_of (item, column), most = bar != NULL ? largest (items, column) : 0;

  gtk_label_set_label (GTK_LABEL (label), text);
  if (bar == NULL)
    return;
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (bar), most > 0 && !isnan (value) ? value / most : 0);
  gtk_widget_set_opacity (bar, isnan (value) ? 0 : 1);
}

/* What says nothing comes last. */
static int
compare (gconstpointer a, gconstpointer b, gpointer data)
{
  FringeTableColumn column = (FringeTableColumn) GPOINTER_TO_INT (data);
  g_autofree char *text_a = NULL, *text_b = NULL;
  double value_a, value_b;

  if (is_text (column))
    {
      text_a = fringe_table_cell (fringe_table_item_get ((FringeTableItem *) a), column);
      text_b = fringe_table_cell (fringe_table_item_get ((FringeTableItem *) b), column);
      return g_utf8_collate (text_a, text_b);
    }
  value_a = value_of ((FringeTableItem *) a, column);
  value_b = value_of ((FringeTableItem *) b, column);
  if (isnan (value_a) || isnan (value_b))
    return (isnan (value_a) != 0) - (isnan (value_b) != 0);
  return (value_a > value_b) - (value_a < value_b);
}

static void
add_column (GtkColumnView *view, GListModel *items, FringeTableColumn column)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkColumnViewColumn) added = NULL;
  g_autoptr (GtkSorter) sorter = GTK_SORTER (gtk_custom_sorter_new (compare, GINT_TO_POINTER (column), NULL));

  g_object_set_data (G_OBJECT (factory), COLUMN_KEY, GINT_TO_POINTER (column));
  g_signal_connect (factory, "setup", G_CALLBACK (on_setup), NULL);
  g_signal_connect_object (factory, "bind", G_CALLBACK (on_bind), items, 0);
  added = gtk_column_view_column_new (fringe_table_column_title (column), factory);
  gtk_column_view_column_set_sorter (added, sorter);
  gtk_column_view_column_set_expand (added, TRUE);
  gtk_column_view_append_column (view, added);
}

void
fringe_table_columns_fill (GtkColumnView *view, GListModel *items)
{
  for (guint column = 0; column < FRINGE_N_COLUMNS; column++)
    add_column (view, items, (FringeTableColumn) column);
}
