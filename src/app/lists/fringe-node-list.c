/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-node-list.h"

#include "fringe-frame-time.h"
#include "fringe-iterations-panel.h"
#include "fringe-node-columns.h"
#include "fringe-row.h"
#include "fringe-row-text.h"

#include <glib/gi18n.h>

/* The share of a frame that may be spent on making a long list anew, in microseconds. */
#define BUDGET (4 * G_TIME_SPAN_MILLISECOND)
#define BUDGET_MIN (G_TIME_SPAN_MILLISECOND / 2)
/* A list waits so many milliseconds after a jump, because whoever jumps on sooner does not read it. */
#define PAUSE 120
#define PAUSE_MAX (5 * PAUSE)
/* Up to so many nodes are looked through at once, without waiting for a pause. */
#define NODES_AT_ONCE 5000

struct _FringeNodeList
{
  FringeBin parent_instance;

  FringeRowKind kind;
  FringeSession *session;
  FringeNodesModel *model;
  guint tick, pause, fit;
  gint64 waits_since;
  gboolean reveals; /* whether the rows of the selected node are to come into view */
  guint n_digits;   /* the digits of the largest number for which the columns are wide enough */
  int room;         /* the width to which they are fitted */

  GtkStack *stack;
  GtkEditable *filter_entry;
  GtkLabel *filter_label;
  GtkOrientable *head_box;
  GtkLabel *heading_label;
  GtkLabel *count_label;
  GtkLabel *summary_label;
  GtkLabel *detail_label;
  GtkScrolledWindow *scroller;
  GtkColumnView *view;
};

G_DEFINE_FINAL_TYPE (FringeNodeList, fringe_node_list, FRINGE_TYPE_BIN)

enum
{
  PROP_KIND = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static const FringeSearch *
search_of (FringeNodeList *self)
{
  return fringe_session_get_part (self->session);
}

static FringeRows *
rows_of (FringeNodeList *self)
{
  return fringe_nodes_model_get_rows (self->model);
}

/* GTK 4.8 puts the rows into a list of its own, which takes the focus and scrolls. */
static GtkWidget *
inner_list (FringeNodeList *self)
{
  return gtk_widget_get_last_child (GTK_WIDGET (self->view));
}

static const char *
empty_text (FringeNodeList *self)
{
  if (*gtk_editable_get_text (self->filter_entry) != '\0')
    return _ ("No node matches the filter.");
  switch (self->kind)
    {
    case FRINGE_ROWS_FRONTIER:
      return _ ("The frontier is empty.");
    case FRINGE_ROWS_CLOSED:
      return _ ("The closed list is empty.");
    case FRINGE_ROWS_REPEATS:
      return _ ("There are no duplicates yet.");
    case FRINGE_ROWS_PATH:
    default:
      return "";
    }
}

/* In the middle of a step the list still shows the rows with which the step began. */
static void
show_half (FringeNodeList *self)
{
  guint step = fringe_session_get_step (self->session);
  g_autofree char *text = g_strdup_printf (_ ("This list shows the state before step %1$'u."), step);

  fringe_label_show (self->summary_label, text);
}

/* The note tells where the exact order of the frontier would have taken too long to work out. */
static void
show_summary (FringeNodeList *self, gboolean is_done)
{
  guint step = fringe_session_get_whole_step (self->session);
  guint goal = fringe_search_solution_at (search_of (self), step);
  guint end = goal != FRINGE_NO_NODE ? goal : fringe_session_get_shown (self->session);
  g_autofree char *summary = fringe_row_summary (self->kind, search_of (self), step, end);

  if (is_done && fringe_rows_n (rows_of (self)) == 0)
    fringe_label_show (self->summary_label, empty_text (self));
  else if (fringe_session_is_half (self->session))
    show_half (self);
  else if (!fringe_rows_is_exact (rows_of (self)))
    fringe_label_show (self->summary_label,
                       _ ("The list shows priorities. The order of ties in the heap is known only in small searches."));
  else
    fringe_label_show (self->summary_label, summary);
}

/* What is said of a step is about the frontier before it; the list shows what the step has left. */
static char *
count_text (FringeNodeList *self)
{
  guint n = fringe_rows_n (rows_of (self)), step = fringe_rows_step (rows_of (self));

  if (step == 0 || self->kind == FRINGE_ROWS_PATH || fringe_session_is_half (self->session))
    return g_strdup_printf ("%'u", n);
  /* Translators: beside the heading of a list, as “Frontier, best first”: a step, how many nodes are in the list then
   */
  return g_strdup_printf (_ ("after step %1$'u: %2$'u"), step, n);
}

static void
show_count (FringeNodeList *self, gboolean is_done)
{
  g_autofree char *count = count_text (self);

  gtk_label_set_label (self->count_label, is_done ? count : "…");
}

/* Says why the duplicates of the shown node were dropped or kept. */
static void
show_detail (FringeNodeList *self)
{
  guint positions[FRINGE_NODE_ROWS_MAX], n = 0;
  g_autoptr (GString) text = g_string_new (NULL);

  if (self->kind == FRINGE_ROWS_REPEATS)
    n = fringe_rows_find (rows_of (self), fringe_session_get_shown (self->session), positions);
  for (guint i = 0; i < n; i++)
    {
      guint64 row = fringe_rows_get (rows_of (self), positions[i]);
      g_autofree char *sentence
          = fringe_row_sentence (self->kind, search_of (self), row, fringe_session_get_whole_step (self->session));

      if (text->len > 0)
        g_string_append_c (text, '\n');
      g_string_append (text, sentence);
    }
  fringe_label_show (self->detail_label, text->str);
}

static void
show_order (FringeNodeList *self)
{
  gboolean descending;
  FringeColumn column = fringe_node_columns_get_order (self->view, &descending);

  gtk_label_set_label (self->heading_label,
                       fringe_row_heading (self->kind, search_of (self), column == FRINGE_COLUMN_PLACE && !descending));
}

static void
fit_columns (FringeNodeList *self)
{
  int room = (int) gtk_adjustment_get_page_size (gtk_scrolled_window_get_hadjustment (self->scroller));
  guint n_digits = 1;

  for (guint n = fringe_search_n_nodes (search_of (self)); n >= 10; n /= 10)
    n_digits++;
  if (room == 0 || (n_digits == self->n_digits && room == self->room))
    return;
  self->n_digits = n_digits;
  self->room = room;
  fringe_node_columns_fit (self->view, search_of (self), room);
}

static void
on_fit (gpointer data)
{
  FringeNodeList *self = data;

  self->fit = 0;
  if (self->session != NULL)
    fit_columns (self);
}

/* Columns cannot change while sizes are given out. */
static void
fit_later (FringeNodeList *self)
{
  if (self->fit == 0)
    self->fit = g_idle_add_once (on_fit, self);
}

static void
fringe_node_list_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (fringe_node_list_parent_class)->css_changed (widget, change);
  FRINGE_NODE_LIST (widget)->n_digits = 0;
  fit_later (FRINGE_NODE_LIST (widget));
}

static void
reveal (FringeNodeList *self)
{
  guint positions[FRINGE_NODE_ROWS_MAX], selected = fringe_session_get_selected (self->session);

  self->reveals = FALSE;
  if (selected != FRINGE_NO_NODE && fringe_rows_find (rows_of (self), selected, positions) > 0)
    gtk_widget_activate_action (inner_list (self), "list.scroll-to-item", "u", positions[0]);
}

static gboolean
is_at_top (FringeNodeList *self)
{
  return gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (self->scroller)) <= 0;
}

/* GTK keeps the rows in sight where they are, so new rows on top would be out of sight: the list is scrolled up to
 * them. */
static void
stay_on_top (FringeNodeList *self)
{
  if (fringe_rows_n (rows_of (self)) > 0)
    gtk_widget_activate_action (inner_list (self), "list.scroll-to-item", "u", 0);
}

/* Where IDA* has no frontier, its iterations are shown. */
static const char *
page_of (FringeNodeList *self)
{
  const FringeSearch *search = search_of (self);

  if (self->kind == FRINGE_ROWS_FRONTIER && fringe_search_is_idastar (search))
    return "iterations";
  return fringe_row_kind_is_kept (self->kind, search) ? "rows" : "none";
}

static gboolean on_tick (GtkWidget *widget, GdkFrameClock *clock, gpointer data);

/* The rest of the work is done between the next frames. */
static void
wait_for (FringeNodeList *self, gboolean is_done)
{
  if (is_done)
    fringe_tick_clear (self, &self->tick);
  else if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), on_tick, NULL, NULL);
}

static void
update (FringeNodeList *self)
{
  gboolean is_done, was_at_top;
  guint step;

  g_clear_handle_id (&self->pause, g_source_remove);
  self->waits_since = 0;
  if (self->session == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  gtk_stack_set_visible_child_name (self->stack, page_of (self));
  fit_columns (self);
  was_at_top = is_at_top (self);
  step = fringe_rows_step (rows_of (self));
  is_done = fringe_nodes_model_update (self->model, fringe_frame_share (GTK_WIDGET (self), BUDGET, BUDGET_MIN));
  show_order (self);
  show_count (self, is_done);
  show_summary (self, is_done);
  show_detail (self);
  if (was_at_top && step != fringe_rows_step (rows_of (self)))
    stay_on_top (self);
  if (is_done && self->reveals)
    reveal (self);
  wait_for (self, is_done);
}

static gboolean
on_tick (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  update (FRINGE_NODE_LIST (widget));
  return G_SOURCE_CONTINUE;
}

static gboolean
on_pause (gpointer data)
{
  FringeNodeList *self = data;

  self->pause = 0;
  update (self);
  return G_SOURCE_REMOVE;
}

/* All rows have to be looked for again, so the list waits for a pause. */
static void
update_later (FringeNodeList *self)
{
  gint64 now = g_get_monotonic_time ();

  if (self->waits_since == 0)
    self->waits_since = now;
  wait_for (self, TRUE);
  show_count (self, FALSE);
  if (self->pause != 0 && now - self->waits_since > PAUSE_MAX * G_TIME_SPAN_MILLISECOND)
    return;
  g_clear_handle_id (&self->pause, g_source_remove);
  self->pause = g_timeout_add (PAUSE, on_pause, self);
}

static void
on_step (FringeNodeList *self)
{
  guint step = fringe_session_get_step (self->session);

  if (fringe_search_n_nodes_at (search_of (self), step) <= NODES_AT_ONCE || fringe_rows_is_near (rows_of (self), step))
    update (self);
  else if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    update_later (self);
}

static void
on_selected (FringeNodeList *self)
{
  self->reveals = TRUE;
  on_step (self);
}

static void
on_search (FringeNodeList *self)
{
  self->n_digits = 0;
}

static void
on_sort (FringeNodeList *self)
{
  gboolean descending;
  FringeColumn column = fringe_node_columns_get_order (self->view, &descending);

  fringe_rows_set_order (rows_of (self), column, descending);
  self->reveals = TRUE;
  update (self);
}

static void
on_filter (FringeNodeList *self)
{
  const FringeBoard *start;
  g_autofree char *message = NULL;
  FringeNodeQuery filter;
  gboolean is_understood;

  if (self->session == NULL)
    return;
  start = fringe_search_start (search_of (self));
  is_understood = fringe_node_query_parse (gtk_editable_get_text (self->filter_entry), start->rows, start->columns,
                                           &filter, &message);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->filter_entry), GTK_ACCESSIBLE_STATE_INVALID,
                               is_understood ? GTK_ACCESSIBLE_INVALID_FALSE : GTK_ACCESSIBLE_INVALID_TRUE, -1);
  fringe_label_show (self->filter_label, is_understood ? "" : message);
  if (is_understood)
    fringe_rows_set_filter (rows_of (self), &filter);
  update (self);
}

/* The pressed row may be selected already, so the selection does not tell of the press. */
static void
on_activate (FringeNodeList *self, guint position)
{
  gtk_selection_model_select_item (GTK_SELECTION_MODEL (self->model), position, TRUE);
}

static void
on_motion (FringeNodeList *self, double x, double y)
{
  gpointer row = fringe_node_columns_pick (GTK_WIDGET (self->view), x, y);
  guint id = FRINGE_NO_NODE;

  if (row != NULL && self->kind == FRINGE_ROWS_REPEATS)
    id = fringe_row_repeat (search_of (self), fringe_node_row_get (row)).of;
  else if (row != NULL)
    id = fringe_row_node (self->kind, search_of (self), fringe_node_row_get (row));
  fringe_session_hover (self->session, id);
}

static void
on_leave (FringeNodeList *self)
{
  if (self->session != NULL)
    fringe_session_hover (self->session, FRINGE_NO_NODE);
}

static gboolean
on_query_tooltip (FringeNodeList *self, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  gpointer row = keyboard ? NULL : fringe_node_columns_pick (GTK_WIDGET (self->view), x, y);
  g_autofree char *sentence = NULL;

  if (row == NULL)
    return FALSE;
  sentence = fringe_row_sentence (self->kind, search_of (self), fringe_node_row_get (row),
                                  fringe_session_get_whole_step (self->session));
  gtk_tooltip_set_text (tooltip, sentence);
  return TRUE;
}

static void
on_map (FringeNodeList *self)
{
  self->reveals = TRUE;
  update (self);
}

/* Returns: (transfer full) (nullable): the selected rows, one a line, apart by tabs as a spreadsheet takes them */
static char *
copied_rows (FringeNodeList *self)
{
  guint positions[FRINGE_NODE_ROWS_MAX];
  guint n = fringe_rows_find (rows_of (self), fringe_session_get_shown (self->session), positions);
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (lines, fringe_node_columns_copy (self->view, self->model, positions[i]));
  g_ptr_array_add (lines, NULL);
  return n > 0 ? g_strjoinv ("\n", (char **) lines->pdata) : NULL;
}

static void
copy (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FringeNodeList *self = FRINGE_NODE_LIST (widget);
  g_autofree char *rows = copied_rows (self);

  if (rows == NULL)
    {
      gtk_widget_activate_action (widget, "win.copy-picture", NULL);
      return;
    }
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), rows);
  fringe_player_tell (FRINGE_PLAYER (self->session), _ ("The selected rows are on the clipboard."));
}

/* The rows take the focus, not the field for the filter, which would keep the keys to itself. */
static gboolean
fringe_node_list_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (inner_list (FRINGE_NODE_LIST (widget)));
}

/* Columns, rows and texts depend on the session, so they are made when it comes. */
static void
take_session (FringeNodeList *self)
{
  g_set_object (&self->model, NULL);
  self->model = fringe_nodes_model_new (self->kind, self->session);
  fringe_node_columns_add (self->view, self->model);
  gtk_column_view_set_model (self->view, GTK_SELECTION_MODEL (self->model));
  fringe_list_wheel_attach (self->scroller, G_LIST_MODEL (self->model));
  g_signal_connect_object (gtk_column_view_get_sorter (self->view), "changed", G_CALLBACK (on_sort), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notify::search", G_CALLBACK (on_search), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notify::search", G_CALLBACK (on_filter), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notify::moment", G_CALLBACK (on_step), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notify::selected", G_CALLBACK (on_selected), self, G_CONNECT_SWAPPED);
  update (self);
}

static void
fringe_node_list_get_property (GObject *object, guint prop, GValue *value, GParamSpec *pspec)
{
  if (prop == PROP_KIND)
    g_value_set_enum (value, FRINGE_NODE_LIST (object)->kind);
  else
    G_OBJECT_CLASS (fringe_node_list_parent_class)->get_property (object, prop, value, pspec);
}

static void
fringe_node_list_set_property (GObject *object, guint prop, const GValue *value, GParamSpec *pspec)
{
  if (prop == PROP_KIND)
    FRINGE_NODE_LIST (object)->kind = (FringeRowKind) g_value_get_enum (value);
  else
    G_OBJECT_CLASS (fringe_node_list_parent_class)->set_property (object, prop, value, pspec);
}

static void
fringe_node_list_dispose (GObject *object)
{
  FringeNodeList *self = FRINGE_NODE_LIST (object);

  g_clear_handle_id (&self->pause, g_source_remove);
  g_clear_handle_id (&self->fit, g_source_remove);
  g_clear_object (&self->model);
  G_OBJECT_CLASS (fringe_node_list_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-node-list.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeNodeList, stack);
  gtk_widget_class_bind_template_child (widget_class, FringeNodeList, filter_entry);
  gtk_widget_class_bind_template_child (widget_class, FringeNodeList, filter_label);
  gtk_widget_class_bind_template_child (widget_class, FringeNodeList, head_box);
  gtk_widget_class_bind_template_child (widget_class, FringeNodeList, heading_label);
  gtk_widget_class_bind_template_child (widget_class, FringeNodeList, count_label);
  gtk_widget_class_bind_template_child (widget_class, FringeNodeList, summary_label);
  gtk_widget_class_bind_template_child (widget_class, FringeNodeList, detail_label);
  gtk_widget_class_bind_template_child (widget_class, FringeNodeList, scroller);
  gtk_widget_class_bind_template_child (widget_class, FringeNodeList, view);
  gtk_widget_class_bind_template_callback (widget_class, on_map);
  gtk_widget_class_bind_template_callback (widget_class, on_filter);
  gtk_widget_class_bind_template_callback (widget_class, on_activate);
  gtk_widget_class_bind_template_callback (widget_class, on_motion);
  gtk_widget_class_bind_template_callback (widget_class, on_leave);
  gtk_widget_class_bind_template_callback (widget_class, on_query_tooltip);
}

static void
fringe_node_list_class_init (FringeNodeListClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags once = G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = fringe_node_list_get_property;
  object_class->set_property = fringe_node_list_set_property;
  object_class->dispose = fringe_node_list_dispose;
  widget_class->css_changed = fringe_node_list_css_changed;
  widget_class->grab_focus = fringe_node_list_grab_focus;
  FRINGE_BIN_INSTALL (klass, FringeNodeList, session, FRINGE_TYPE_SESSION, take_session);
  props[PROP_KIND] = g_param_spec_enum ("kind", NULL, NULL, FRINGE_TYPE_ROW_KIND, FRINGE_ROWS_FRONTIER, once);
  g_object_class_install_properties (object_class, N_PROPS, props);

  g_type_ensure (FRINGE_TYPE_ITERATIONS_PANEL);
  gtk_widget_class_install_action (widget_class, "clipboard.copy", NULL, copy);
  gtk_widget_class_set_css_name (widget_class, "nodelist");
  bind_template (widget_class);
}

static void
fringe_node_list_init (FringeNodeList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  fringe_orientable_follow_text (self->head_box);
  g_signal_connect_object (gtk_scrolled_window_get_hadjustment (self->scroller), "notify::page-size",
                           G_CALLBACK (fit_later), self, G_CONNECT_SWAPPED);
}
