/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-observation-table.h"

/* The number of fields of a row, from the start to the button at the end. */
#define N_FIELDS 7

struct _FringeObservationRow
{
  FringeBin parent_instance;

  FringeObservationItem *item;
  GtkEntry *start_entry;
  GtkEntry *goal_entry;
  GtkEntry *cost_entry;
  GtkEntry *expanded_entry;
  GtkEntry *generated_entry;
  GtkEntry *open_entry;
  GtkWidget *remove_button;
  GtkLabel *start_error;
  GtkLabel *goal_error;
  GtkLabel *counts_error;
};

G_DEFINE_FINAL_TYPE (FringeObservationRow, fringe_observation_row, FRINGE_TYPE_BIN)

static guint removed_signal;

static void
on_remove (FringeObservationRow *self)
{
  g_signal_emit (self, removed_signal, 0);
}

static gboolean
says_something (GtkLabel *error)
{
  return *gtk_label_get_label (error) != '\0';
}

/* Where all counts are empty, any of their fields may be the one to fill in. */
static gboolean
count_is_wrong (FringeObservationRow *self, FringeCountKind kind)
{
  return says_something (self->counts_error)
         && (fringe_observation_item_is_wrong (self->item, kind) || fringe_observation_item_lacks_counts (self->item));
}

static void
on_errors (FringeObservationRow *self)
{
  fringe_entry_show_wrong (self->start_entry, says_something (self->start_error));
  fringe_entry_show_wrong (self->goal_entry, says_something (self->goal_error));
  fringe_entry_show_wrong (self->cost_entry, count_is_wrong (self, FRINGE_COUNT_COST));
  fringe_entry_show_wrong (self->expanded_entry, count_is_wrong (self, FRINGE_COUNT_EXPANDED));
  fringe_entry_show_wrong (self->generated_entry, count_is_wrong (self, FRINGE_COUNT_GENERATED));
  fringe_entry_show_wrong (self->open_entry, count_is_wrong (self, FRINGE_COUNT_OPEN));
}

/* Puts the focus into the first field that is wrong. */
static void
fringe_observation_row_focus_wrong (FringeObservationRow *self)
{
  GtkEntry *const entries[] = { self->start_entry,    self->goal_entry,      self->cost_entry,
                                self->expanded_entry, self->generated_entry, self->open_entry };

  for (gsize i = 0; i < G_N_ELEMENTS (entries); i++)
    if (gtk_widget_has_css_class (GTK_WIDGET (entries[i]), "error"))
      {
        gtk_entry_grab_focus_without_selecting (entries[i]);
        return;
      }
}

/* Puts the focus where typing begins: into an empty start, else the first count. */
static void
fringe_observation_row_focus (FringeObservationRow *self)
{
  const char *start = gtk_editable_get_text (GTK_EDITABLE (self->start_entry));

  gtk_entry_grab_focus_without_selecting (*start == '\0' ? self->start_entry : self->cost_entry);
}

static void
fringe_observation_row_finalize (GObject *object)
{
  g_clear_object (&FRINGE_OBSERVATION_ROW (object)->item);
  G_OBJECT_CLASS (fringe_observation_row_parent_class)->finalize (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, FringeObservationRow, start_entry);
  gtk_widget_class_bind_template_child (widget_class, FringeObservationRow, goal_entry);
  gtk_widget_class_bind_template_child (widget_class, FringeObservationRow, cost_entry);
  gtk_widget_class_bind_template_child (widget_class, FringeObservationRow, expanded_entry);
  gtk_widget_class_bind_template_child (widget_class, FringeObservationRow, generated_entry);
  gtk_widget_class_bind_template_child (widget_class, FringeObservationRow, open_entry);
  gtk_widget_class_bind_template_child (widget_class, FringeObservationRow, remove_button);
  gtk_widget_class_bind_template_child (widget_class, FringeObservationRow, start_error);
  gtk_widget_class_bind_template_child (widget_class, FringeObservationRow, goal_error);
  gtk_widget_class_bind_template_child (widget_class, FringeObservationRow, counts_error);
}

static void
fringe_observation_row_class_init (FringeObservationRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = fringe_observation_row_finalize;
  removed_signal
      = g_signal_new ("removed", FRINGE_TYPE_OBSERVATION_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_css_name (widget_class, "observation");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-observation-row.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, fringe_has_text);
  gtk_widget_class_bind_template_callback (widget_class, on_remove);
}

static void
fringe_observation_row_init (FringeObservationRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  fringe_entry_take_board (GTK_EDITABLE (self->start_entry));
  fringe_entry_take_board (GTK_EDITABLE (self->goal_entry));
}

static void
bind_texts (FringeObservationRow *self)
{
  const GBindingFlags both = G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE;

  g_object_bind_property (self->item, "start", self->start_entry, "text", both);
  g_object_bind_property (self->item, "goal", self->goal_entry, "text", both);
  g_object_bind_property (self->item, "cost", self->cost_entry, "text", both);
  g_object_bind_property (self->item, "expanded", self->expanded_entry, "text", both);
  g_object_bind_property (self->item, "generated", self->generated_entry, "text", both);
  g_object_bind_property (self->item, "open", self->open_entry, "text", both);
  g_object_bind_property (self->item, "start-error", self->start_error, "label", G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->item, "goal-error", self->goal_error, "label", G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->item, "counts-error", self->counts_error, "label", G_BINDING_SYNC_CREATE);
}

/* @columns: one group for each field, so that those of all rows stand below each other */
static FringeObservationRow *
fringe_observation_row_new (FringeObservationItem *item, GtkSizeGroup *const columns[N_FIELDS])
{
  FringeObservationRow *self = g_object_new (FRINGE_TYPE_OBSERVATION_ROW, NULL);
  gpointer const fields[N_FIELDS] = { self->start_entry,     self->goal_entry, self->cost_entry,   self->expanded_entry,
                                      self->generated_entry, self->open_entry, self->remove_button };

  self->item = g_object_ref (item);
  bind_texts (self);
  for (int i = 0; i < N_FIELDS; i++)
    gtk_size_group_add_widget (columns[i], fields[i]);
  /* The labels were bound before, so they already say what is wrong. */
  g_signal_connect_object (item, "notify", G_CALLBACK (on_errors), self, G_CONNECT_SWAPPED);
  on_errors (self);
  return self;
}

struct _FringeObservationTable
{
  FringeBin parent_instance;

  GListStore *rows; /* of FringeObservationItem */
  GtkSizeGroup *columns[N_FIELDS];
  GtkBox *rows_box;
  GtkWidget *start_title;
  GtkWidget *goal_title;
  GtkWidget *cost_title;
  GtkWidget *expanded_title;
  GtkWidget *generated_title;
  GtkWidget *open_title;
  GtkWidget *remove_title;
};

G_DEFINE_FINAL_TYPE (FringeObservationTable, fringe_observation_table, FRINGE_TYPE_BIN)

static guint
n_rows (FringeObservationTable *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->rows));
}

static FringeObservationItem *
row_at (FringeObservationTable *self, guint position)
{
  g_autoptr (FringeObservationItem) item = g_list_model_get_item (G_LIST_MODEL (self->rows), position);

  return item;
}

/* @position: of a row that there is */
static FringeObservationRow *
widget_of (FringeObservationTable *self, guint position)
{
  GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->rows_box));

  for (guint i = 0; i < position; i++)
    row = gtk_widget_get_next_sibling (row);
  return FRINGE_OBSERVATION_ROW (row);
}

/* The last row is emptied instead of removed, because there is always one to type in. */
static void
on_removed (FringeObservationTable *self, FringeObservationRow *row)
{
  g_autoptr (FringeObservationItem) item = g_object_ref (row->item);
  g_autoptr (FringeObservationItem) empty = fringe_observation_item_new (3, 3);
  guint position;

  if (!g_list_store_find (self->rows, item, &position))
    return;
  if (n_rows (self) == 1)
    g_list_store_append (self->rows, empty);
  g_list_store_remove (self->rows, position);
  fringe_observation_row_focus (widget_of (self, MIN (position, n_rows (self) - 1)));
}

static void
on_items_changed (FringeObservationTable *self, guint position, guint n_removed, guint n_added)
{
  GtkWidget *before = position > 0 ? GTK_WIDGET (widget_of (self, position - 1)) : NULL;

  while (n_removed-- > 0)
    gtk_box_remove (self->rows_box, GTK_WIDGET (widget_of (self, position)));
  for (guint i = 0; i < n_added; i++)
    {
      FringeObservationRow *row = fringe_observation_row_new (row_at (self, position + i), self->columns);

      g_signal_connect_object (row, "removed", G_CALLBACK (on_removed), self, G_CONNECT_SWAPPED);
      gtk_box_insert_child_after (self->rows_box, GTK_WIDGET (row), before);
      before = GTK_WIDGET (row);
    }
}

static gboolean
is_begun (FringeObservationTable *self)
{
  return n_rows (self) > 1 || (n_rows (self) == 1 && !fringe_observation_item_lacks_counts (row_at (self, 0)));
}

/* The first row follows the puzzle and its goal for as long as nothing was typed. */
void
fringe_observation_table_begin (FringeObservationTable *self, const FringeBoard *start, const FringeBoard *goal)
{
  g_autoptr (GArray) rows = g_array_new (FALSE, FALSE, sizeof (FringeObservation));
  FringeObservation row = { .start = *start, .goal = *goal };

  if (!is_begun (self))
    {
      for (int kind = 0; kind < FRINGE_N_COUNT_KINDS; kind++)
        row.counts[kind] = FRINGE_COUNT_UNKNOWN;
      g_array_append_val (rows, row);
      fringe_observation_table_append (self, rows);
    }
}

void
fringe_observation_table_focus (FringeObservationTable *self)
{
  fringe_observation_row_focus (widget_of (self, 0));
}

void
fringe_observation_table_add (FringeObservationTable *self)
{
  g_autoptr (FringeObservationItem) item = fringe_observation_item_new (3, 3);
  g_autofree char *goal = NULL;

  g_object_get (row_at (self, n_rows (self) - 1), "goal", &goal, NULL);
  g_object_set (item, "goal", goal, NULL);
  g_list_store_append (self->rows, item);
  fringe_observation_row_focus (widget_of (self, n_rows (self) - 1));
}

void
fringe_observation_table_append (FringeObservationTable *self, GArray *observations)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  guint first = is_begun (self) ? n_rows (self) : 0;

  for (guint i = 0; i < observations->len; i++)
    {
      const FringeObservation *observation = &g_array_index (observations, FringeObservation, i);

      g_ptr_array_add (items, fringe_observation_item_new (observation->start.rows, observation->start.columns));
      fringe_observation_item_set (g_ptr_array_index (items, i), observation);
    }
  g_list_store_splice (self->rows, first, n_rows (self) - first, items->pdata, items->len);
}

GArray *
fringe_observation_table_read (FringeObservationTable *self)
{
  g_autoptr (GArray) observations = g_array_new (FALSE, FALSE, sizeof (FringeObservation));
  FringeObservationRow *wrong = NULL;

  for (guint i = 0; i < n_rows (self); i++)
    {
      FringeObservation observation;

      if (fringe_observation_item_read (row_at (self, i), &observation))
        g_array_append_val (observations, observation);
      else if (wrong == NULL)
        wrong = widget_of (self, i);
    }
  if (wrong == NULL)
    return g_steal_pointer (&observations);
  fringe_observation_row_focus_wrong (wrong);
  return NULL;
}

static void
fringe_observation_table_dispose (GObject *object)
{
  FringeObservationTable *self = FRINGE_OBSERVATION_TABLE (object);

  for (int i = 0; i < N_FIELDS; i++)
    g_clear_object (&self->columns[i]);
  g_clear_object (&self->rows);
  G_OBJECT_CLASS (fringe_observation_table_parent_class)->dispose (object);
}

static void
fringe_observation_table_class_init (FringeObservationTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = fringe_observation_table_dispose;
  gtk_widget_class_set_css_name (widget_class, "observations");
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-observation-table.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeObservationTable, rows_box);
  gtk_widget_class_bind_template_child (widget_class, FringeObservationTable, start_title);
  gtk_widget_class_bind_template_child (widget_class, FringeObservationTable, goal_title);
  gtk_widget_class_bind_template_child (widget_class, FringeObservationTable, cost_title);
  gtk_widget_class_bind_template_child (widget_class, FringeObservationTable, expanded_title);
  gtk_widget_class_bind_template_child (widget_class, FringeObservationTable, generated_title);
  gtk_widget_class_bind_template_child (widget_class, FringeObservationTable, open_title);
  gtk_widget_class_bind_template_child (widget_class, FringeObservationTable, remove_title);
}

static void
align_titles (FringeObservationTable *self)
{
  GtkWidget *const titles[N_FIELDS]
      = { self->start_title,     self->goal_title, self->cost_title,  self->expanded_title,
          self->generated_title, self->open_title, self->remove_title };

  for (int i = 0; i < N_FIELDS; i++)
    {
      self->columns[i] = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
      gtk_size_group_add_widget (self->columns[i], titles[i]);
    }
}

static void
fringe_observation_table_init (FringeObservationTable *self)
{
  g_autoptr (FringeObservationItem) empty = fringe_observation_item_new (3, 3);

  gtk_widget_init_template (GTK_WIDGET (self));
  align_titles (self);
  self->rows = g_list_store_new (FRINGE_TYPE_OBSERVATION_ITEM);
  g_signal_connect_object (self->rows, "items-changed", G_CALLBACK (on_items_changed), self, G_CONNECT_SWAPPED);
  g_list_store_append (self->rows, empty);
}
