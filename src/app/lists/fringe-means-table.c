/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-means-table.h"

#include "fringe-experiment-print.h"
#include "fringe-row-name.h"

#include <math.h>

/* A row, as an object for lists, which has other figures while the experiment goes on. */
#define FRINGE_TYPE_MEAN_ITEM (fringe_mean_item_get_type ())
G_DECLARE_FINAL_TYPE (FringeMeanItem, fringe_mean_item, FRINGE, MEAN_ITEM, GObject)

struct _FringeMeanItem
{
  GObject parent_instance;

  FringeExperimentRow row;
  char *method;
};

G_DEFINE_FINAL_TYPE (FringeMeanItem, fringe_mean_item, G_TYPE_OBJECT)

static guint changed_signal;

static void
fringe_mean_item_finalize (GObject *object)
{
  g_free (FRINGE_MEAN_ITEM (object)->method);
  G_OBJECT_CLASS (fringe_mean_item_parent_class)->finalize (object);
}

static void
fringe_mean_item_class_init (FringeMeanItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = fringe_mean_item_finalize;
  changed_signal
      = g_signal_new ("changed", FRINGE_TYPE_MEAN_ITEM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
fringe_mean_item_init (FringeMeanItem *self)
{
}

#define COLUMN_KEY "fringe-column"
#define ITEMS_KEY "fringe-items"
#define WORK_KEY "fringe-work"

static FringeExperimentColumn
column_of (gpointer object)
{
  return (FringeExperimentColumn) GPOINTER_TO_INT (g_object_get_data (object, COLUMN_KEY));
}

static char *
cell_text (FringeMeanItem *item, FringeExperimentColumn column)
{
  return column == FRINGE_EXPERIMENT_COLUMN_METHOD ? g_strdup (item->method)
                                                   : fringe_experiment_number (&item->row, column);
}

static void
name_row (GtkListItem *list_item)
{
  GString *name = g_string_new (NULL);

  for (int column = 0; column < FRINGE_N_EXPERIMENT_COLUMNS; column++)
    {
      g_autofree char *text = cell_text (gtk_list_item_get_item (list_item), (FringeExperimentColumn) column);

      fringe_row_name_add (name, fringe_experiment_column_title ((FringeExperimentColumn) column), text);
    }
  fringe_row_name_give (list_item, name);
}

static void
show_cell (GtkListItem *list_item)
{
  GtkLabel *label = GTK_LABEL (gtk_list_item_get_child (list_item));
  g_autofree char *text = cell_text (gtk_list_item_get_item (list_item), column_of (label));

  gtk_label_set_label (label, text);
  if (column_of (label) == FRINGE_EXPERIMENT_COLUMN_METHOD)
    name_row (list_item);
}

static void
on_setup (GtkSignalListItemFactory *factory, GtkListItem *list_item)
{
  GtkWidget *label = gtk_label_new (NULL);
  gboolean is_text = column_of (factory) == FRINGE_EXPERIMENT_COLUMN_METHOD;

  gtk_label_set_xalign (GTK_LABEL (label), is_text ? 0 : 1);
  gtk_widget_add_css_class (label, is_text ? "name" : "values");
  g_object_set_data (G_OBJECT (label), COLUMN_KEY, GINT_TO_POINTER (column_of (factory)));
  gtk_list_item_set_child (list_item, label);
}

static void
on_bind (GtkSignalListItemFactory *factory, GtkListItem *list_item)
{
  g_signal_connect_object (gtk_list_item_get_item (list_item), "changed", G_CALLBACK (show_cell), list_item,
                           G_CONNECT_SWAPPED);
  show_cell (list_item);
}

static void
on_unbind (GtkSignalListItemFactory *factory, GtkListItem *list_item)
{
  g_signal_handlers_disconnect_by_func (gtk_list_item_get_item (list_item), show_cell, list_item);
}

/* Rows without a number come last. */
static int
compare (gconstpointer a, gconstpointer b, gpointer data)
{
  FringeExperimentColumn column = (FringeExperimentColumn) GPOINTER_TO_INT (data);
  double value_a = fringe_experiment_value (&((const FringeMeanItem *) a)->row, column);
  double value_b = fringe_experiment_value (&((const FringeMeanItem *) b)->row, column);

  if (isnan (value_a) || isnan (value_b))
    return (isnan (value_a) != 0) - (isnan (value_b) != 0);
  return (value_a > value_b) - (value_a < value_b);
}

static void
add_column (GtkColumnView *view, FringeExperimentColumn column)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkColumnViewColumn) added = gtk_column_view_column_new (fringe_experiment_column_title (column), factory);
  g_autoptr (GtkSorter) sorter = GTK_SORTER (gtk_custom_sorter_new (compare, GINT_TO_POINTER (column), NULL));

  g_object_set_data (G_OBJECT (factory), COLUMN_KEY, GINT_TO_POINTER (column));
  g_signal_connect (factory, "setup", G_CALLBACK (on_setup), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (on_bind), NULL);
  g_signal_connect (factory, "unbind", G_CALLBACK (on_unbind), NULL);
  gtk_column_view_column_set_sorter (added, sorter);
  gtk_column_view_column_set_expand (added, TRUE);
  gtk_column_view_append_column (view, added);
}

void
fringe_means_table_prepare (GtkColumnView *view)
{
  GListStore *items = g_list_store_new (FRINGE_TYPE_MEAN_ITEM);
  g_autoptr (GtkSelectionModel) shown = NULL;

  for (int column = 0; column < FRINGE_N_EXPERIMENT_COLUMNS; column++)
    if (column != FRINGE_EXPERIMENT_COLUMN_BOARDS) /* for there is no room; where all are used, the error is 0 */
      add_column (view, (FringeExperimentColumn) column);
  g_object_set_data (G_OBJECT (view), ITEMS_KEY, items);
  shown = GTK_SELECTION_MODEL (gtk_no_selection_new (
      G_LIST_MODEL (gtk_sort_list_model_new (G_LIST_MODEL (items), g_object_ref (gtk_column_view_get_sorter (view))))));
  gtk_column_view_set_model (view, shown);
}

static void
fill (GListStore *items, const FringeExperiment *experiment, const GArray *rows)
{
  g_list_store_remove_all (items);
  for (guint i = 0; i < rows->len; i++)
    {
      g_autoptr (FringeMeanItem) item = g_object_new (FRINGE_TYPE_MEAN_ITEM, NULL);

      item->row = g_array_index (rows, FringeExperimentRow, i);
      item->method = fringe_experiment_method_title (experiment->methods, experiment->n_methods, item->row.method);
      g_list_store_append (items, item);
    }
}

void
fringe_means_table_show (GtkColumnView *view, FringeExperimentWork *work)
{
  GListStore *items = g_object_get_data (G_OBJECT (view), ITEMS_KEY);
  g_autoptr (GArray) rows = fringe_experiment_work_rows (work);

  if (g_object_get_data (G_OBJECT (view), WORK_KEY) != work
      || g_list_model_get_n_items (G_LIST_MODEL (items)) != rows->len)
    {
      g_object_set_data_full (G_OBJECT (view), WORK_KEY, fringe_experiment_work_ref (work),
                              (GDestroyNotify) fringe_experiment_work_unref);
      fill (items, fringe_experiment_work_get (work), rows);
      return;
    }
  for (guint i = 0; i < rows->len; i++)
    {
      g_autoptr (FringeMeanItem) item = g_list_model_get_item (G_LIST_MODEL (items), i);

      item->row = g_array_index (rows, FringeExperimentRow, i);
      g_signal_emit (item, changed_signal, 0);
    }
}
