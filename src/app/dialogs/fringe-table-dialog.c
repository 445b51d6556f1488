/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-table-dialog.h"

#include "fringe-color-scheme.h"
#include "fringe-table-columns.h"
#include "fringe-table-item.h"
#include "fringe-titles.h"
#include "fringe-transient.h"

#include <glib/gi18n.h>

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
      gtk_label_set_label (self->told_label, _ ("Choose an algorithm and a heuristic at least."));
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

/* As they are seen. */
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
  const guint columns = (1u << FRINGE_N_COLUMNS) - 1;
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

/* Also where its parent is closed. */
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
  chosen_signal = g_signal_new ("chosen", FRINGE_TYPE_TABLE_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_POINTER);
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

/* Those that lectures compare; the others are a click away. */
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
