/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-table-dialog.h"

#include "fringe-color-scheme.h"
#include "fringe-row-name.h"
#include "fringe-table.h"
#include "fringe-titles.h"
#include "fringe-widgets.h"

#include <gio/gio.h>
#include <glib/gi18n.h>
#include <math.h>

/* A row of the table, as an object for lists. */
#define FRINGE_TYPE_TABLE_ITEM (fringe_table_item_get_type ())
G_DECLARE_FINAL_TYPE (FringeTableItem, fringe_table_item, FRINGE, TABLE_ITEM, GObject)

struct _FringeTableItem
{
  GObject parent_instance;

  FringeTableRow row;
};

G_DEFINE_FINAL_TYPE (FringeTableItem, fringe_table_item, G_TYPE_OBJECT)

static const FringeTableRow *
fringe_table_item_get (FringeTableItem *self)
{
  return &self->row;
}

static void
fringe_table_item_class_init (FringeTableItemClass *klass)
{
}

static void
fringe_table_item_init (FringeTableItem *self)
{
}

static FringeTableItem *
fringe_table_item_new (const FringeTableRow *row)
{
  FringeTableItem *self = g_object_new (FRINGE_TYPE_TABLE_ITEM, NULL);

  self->row = *row;
  return self;
}

#define COLUMN_KEY "fringe-column"

static gboolean
is_text (FringeTableColumn column)
{
  return column == FRINGE_TABLE_COLUMN_ALGORITHM || column == FRINGE_TABLE_COLUMN_HEURISTIC;
}

/* Numbers have a bar below them where its length shows at once which is worse. */
static gboolean
has_bar (FringeTableColumn column)
{
  return column == FRINGE_TABLE_COLUMN_GENERATED || column == FRINGE_TABLE_COLUMN_EXPANDED
         || column == FRINGE_TABLE_COLUMN_MAX_OPEN || column == FRINGE_TABLE_COLUMN_SECONDS;
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

  return column == FRINGE_TABLE_COLUMN_SECONDS ? round (value * 1000) / 1000 : value;
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
  gtk_widget_set_valign (box, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (box), label);
  if (has_bar (column))
    gtk_box_append (GTK_BOX (box), gtk_progress_bar_new ());
  gtk_list_item_set_child (list_item, box);
}

static void
name_row (GtkListItem *list_item)
{
  GString *name = g_string_new (NULL);

  for (guint column = 0; column < FRINGE_N_TABLE_COLUMNS; column++)
    {
      g_autofree char *text
          = fringe_table_cell (fringe_table_item_get (gtk_list_item_get_item (list_item)), (FringeTableColumn) column);

      fringe_row_name_add (name, fringe_table_column_title ((FringeTableColumn) column), text);
    }
  fringe_row_name_give (list_item, name);
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
  if (column == 0)
    name_row (list_item);
  if (bar == NULL)
    return;
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (bar), most > 0 && !isnan (value) ? value / most : 0);
  gtk_widget_set_opacity (bar, isnan (value) ? 0 : 1);
}

/* Cells without a number come last. */
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

static void
fringe_table_columns_fill (GtkColumnView *view, GListModel *items)
{
  for (guint column = 0; column < FRINGE_N_TABLE_COLUMNS; column++)
    add_column (view, items, (FringeTableColumn) column);
}

/* A million nodes of each search are counted in seconds; who wants more has the command line. */
#define NODE_LIMIT 1000000

struct _FringeTableDialog
{
  GtkWindow parent_instance;

  FringeBoard start, goal;
  FringeRules rules;
  GListStore *items;
  GtkSortListModel *sorted;
  GtkSingleSelection *selection;
  GtkColumnView *view;
  GtkFlowBox *algorithms_box;
  GtkFlowBox *heuristics_box;
  GtkCheckButton *algorithms[FRINGE_N_ALGORITHMS];
  GtkCheckButton *heuristics[FRINGE_N_HEURISTICS];
  GtkProgressBar *progress_bar;
  GtkLabel *told_label;
  GCancellable *cancellable; /* while it searches */
};

G_DEFINE_FINAL_TYPE (FringeTableDialog, fringe_table_dialog, GTK_TYPE_WINDOW)

static guint chosen_signal;

static void
update_actions (FringeTableDialog *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean busy = self->cancellable != NULL, any = g_list_model_get_n_items (G_LIST_MODEL (self->items)) > 0;

  gtk_widget_action_set_enabled (widget, "table.search", !busy);
  gtk_widget_action_set_enabled (widget, "table.cancel", busy);
  gtk_widget_action_set_enabled (widget, "table.copy", any);
  gtk_widget_action_set_enabled (widget, "table.open", any);
  gtk_widget_set_opacity (GTK_WIDGET (self->progress_bar), busy ? 1 : 0);
}

static void
show_rows (FringeTableDialog *self, GArray *rows)
{
  g_list_store_remove_all (self->items);
  for (guint i = 0; i < rows->len; i++)
    {
      g_autoptr (FringeTableItem) item = fringe_table_item_new (&g_array_index (rows, FringeTableRow, i));

      g_list_store_append (self->items, item);
    }
}

static void
on_searched (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (FringeTableDialog) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) rows = fringe_table_run_finish (result, &error);

  g_clear_object (&self->cancellable);
  if (rows != NULL)
    show_rows (self, rows);
  gtk_label_set_label (self->told_label, rows != NULL ? "" : error->message);
  update_actions (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->view));
}

static void
on_progress (double fraction, gpointer data)
{
  gtk_progress_bar_set_fraction (FRINGE_TABLE_DIALOG (data)->progress_bar, fraction);
}

static void
search (FringeTableDialog *self)
{
  FringeAlgorithm algorithms[FRINGE_N_ALGORITHMS];
  FringeHeuristic heuristics[FRINGE_N_HEURISTICS];
  FringeTableQuery query = { self->start, self->goal, self->rules, algorithms, 0, heuristics, 0, NODE_LIMIT };

  for (int i = 0; i < FRINGE_N_ALGORITHMS; i++)
    if (gtk_check_button_get_active (self->algorithms[i]))
      algorithms[query.n_algorithms++] = (FringeAlgorithm) i;
  for (int i = 0; i < FRINGE_N_HEURISTICS; i++)
    if (gtk_check_button_get_active (self->heuristics[i]))
      heuristics[query.n_heuristics++] = (FringeHeuristic) i;
  if (query.n_algorithms == 0 || query.n_heuristics == 0)
    {
      gtk_label_set_label (self->told_label, _ ("Choose at least one algorithm and one heuristic."));
      return;
    }
  self->cancellable = g_cancellable_new ();
  gtk_progress_bar_set_fraction (self->progress_bar, 0);
  fringe_table_run_async (&query, on_progress, self, self->cancellable, on_searched, g_object_ref (self));
  update_actions (self);
}

static void
on_search (GtkWidget *widget, const char *name, GVariant *parameter)
{
  search (FRINGE_TABLE_DIALOG (widget));
}

static void
on_cancel (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_cancellable_cancel (FRINGE_TABLE_DIALOG (widget)->cancellable);
}

/* Returns: (transfer full): the rows in the order in which they are seen */
static GArray *
rows_in_order (FringeTableDialog *self)
{
  GArray *rows = g_array_new (FALSE, FALSE, sizeof (FringeTableRow));

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->sorted)); i++)
    {
      g_autoptr (FringeTableItem) item = g_list_model_get_item (G_LIST_MODEL (self->sorted), i);

      g_array_append_val (rows, *fringe_table_item_get (item));
    }
  return rows;
}

static void
on_copy (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FringeTableDialog *self = FRINGE_TABLE_DIALOG (widget);
  g_autoptr (GArray) rows = rows_in_order (self);
  const char *format = g_variant_get_string (parameter, NULL);
  const guint columns = (1u << FRINGE_N_TABLE_COLUMNS) - 1;
  g_autofree char *text = NULL;

  if (g_str_equal (format, "csv"))
    text = fringe_table_print_csv (rows, columns);
  else if (g_str_equal (format, "latex"))
    text = fringe_table_print_latex (rows, columns);
  else
    text = fringe_table_print_text (rows, columns);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  gtk_label_set_label (self->told_label, _ ("The table is on the clipboard."));
}

static void
open_item (FringeTableDialog *self, FringeTableItem *item)
{
  FringeRules rules;

  if (item == NULL)
    return;
  rules = fringe_table_item_get (item)->rules;
  g_signal_emit (self, chosen_signal, 0, &rules);
  gtk_window_close (GTK_WINDOW (self));
}

static void
on_open (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FringeTableDialog *self = FRINGE_TABLE_DIALOG (widget);

  open_item (self, gtk_single_selection_get_selected_item (self->selection));
}

static void
on_activated (FringeTableDialog *self, guint position)
{
  g_autoptr (FringeTableItem) item = g_list_model_get_item (G_LIST_MODEL (self->sorted), position);

  open_item (self, item);
}

/* The dialog is unmapped when its parent is closed, too; then nothing more is searched. */
static void
fringe_table_dialog_unmap (GtkWidget *widget)
{
  g_cancellable_cancel (FRINGE_TABLE_DIALOG (widget)->cancellable);
  GTK_WIDGET_CLASS (fringe_table_dialog_parent_class)->unmap (widget);
}

static void
fringe_table_dialog_finalize (GObject *object)
{
  FringeTableDialog *self = FRINGE_TABLE_DIALOG (object);

  g_clear_object (&self->selection);
  g_clear_object (&self->sorted);
  g_clear_object (&self->items);
  G_OBJECT_CLASS (fringe_table_dialog_parent_class)->finalize (object);
}

static void
fringe_table_dialog_class_init (FringeTableDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = fringe_table_dialog_finalize;
  widget_class->unmap = fringe_table_dialog_unmap;
  chosen_signal = g_signal_new ("chosen", FRINGE_TYPE_TABLE_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                1, G_TYPE_POINTER);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-table-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeTableDialog, view);
  gtk_widget_class_bind_template_child (widget_class, FringeTableDialog, algorithms_box);
  gtk_widget_class_bind_template_child (widget_class, FringeTableDialog, heuristics_box);
  gtk_widget_class_bind_template_child (widget_class, FringeTableDialog, progress_bar);
  gtk_widget_class_bind_template_child (widget_class, FringeTableDialog, told_label);
  gtk_widget_class_bind_template_callback (widget_class, on_activated);
  gtk_widget_class_install_action (widget_class, "table.search", NULL, on_search);
  gtk_widget_class_install_action (widget_class, "table.cancel", NULL, on_cancel);
  gtk_widget_class_install_action (widget_class, "table.copy", "s", on_copy);
  gtk_widget_class_install_action (widget_class, "table.open", NULL, on_open);
}

static GtkCheckButton *
add_check (GtkFlowBox *box, const char *title, const char *description)
{
  GtkWidget *check = gtk_check_button_new_with_label (title);

  gtk_widget_set_tooltip_text (check, description);
  gtk_flow_box_append (box, check);
  gtk_widget_set_focusable (gtk_widget_get_parent (check), FALSE);
  return GTK_CHECK_BUTTON (check);
}

static void
fringe_table_dialog_init (FringeTableDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (int i = 0; i < FRINGE_N_ALGORITHMS; i++)
    self->algorithms[i] = add_check (self->algorithms_box, fringe_algorithm_title ((FringeAlgorithm) i),
                                     fringe_algorithm_description ((FringeAlgorithm) i));
  for (int i = 0; i < FRINGE_N_HEURISTICS; i++)
    self->heuristics[i] = add_check (self->heuristics_box, fringe_heuristic_title ((FringeHeuristic) i),
                                     fringe_heuristic_description ((FringeHeuristic) i));
  self->items = g_list_store_new (FRINGE_TYPE_TABLE_ITEM);
  fringe_table_columns_fill (self->view, G_LIST_MODEL (self->items));
  self->sorted = gtk_sort_list_model_new (g_object_ref (G_LIST_MODEL (self->items)),
                                          g_object_ref (gtk_column_view_get_sorter (self->view)));
  self->selection = gtk_single_selection_new (g_object_ref (G_LIST_MODEL (self->sorted)));
  gtk_column_view_set_model (self->view, GTK_SELECTION_MODEL (self->selection));
}

/* Chooses what lectures compare; the others are a click away. */
static void
choose_usual (FringeTableDialog *self)
{
  static const FringeAlgorithm algorithms[]
      = { FRINGE_ALGORITHM_BFS, FRINGE_ALGORITHM_GREEDY, FRINGE_ALGORITHM_ASTAR, FRINGE_ALGORITHM_IDASTAR };

  for (gsize i = 0; i < G_N_ELEMENTS (algorithms); i++)
    gtk_check_button_set_active (self->algorithms[algorithms[i]], TRUE);
  gtk_check_button_set_active (self->heuristics[FRINGE_HEURISTIC_MISPLACED], TRUE);
  gtk_check_button_set_active (self->heuristics[FRINGE_HEURISTIC_MANHATTAN], TRUE);
  for (int i = 0; i < FRINGE_N_HEURISTICS; i++)
    gtk_widget_set_sensitive (GTK_WIDGET (self->heuristics[i]),
                              fringe_heuristic_fits ((FringeHeuristic) i, self->start.rows, self->start.columns));
}

FringeTableDialog *
fringe_table_dialog_new (GtkWindow *parent, const FringeSearch *searched)
{
  FringeTableDialog *self = g_object_new (FRINGE_TYPE_TABLE_DIALOG, "transient-for", parent, NULL);

  fringe_transient_end_with_parent (GTK_WINDOW (self));
  self->start = *fringe_search_start (searched);
  self->goal = *fringe_search_goal (searched);
  self->rules = *fringe_search_rules (searched);
  fringe_color_scheme_match_parent (GTK_WINDOW (self));
  choose_usual (self);
  update_actions (self);
  search (self);
  return self;
}
