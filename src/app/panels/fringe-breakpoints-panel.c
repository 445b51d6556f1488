/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-breakpoints-panel.h"

#include "fringe-breakpoint-item.h"
#include "fringe-sentences.h"
#include "fringe-session.h"

#include <glib/gi18n.h>
#include <string.h>

struct _FringeBreakpointsPanel
{
  FringeBin parent_instance;

  FringePlayer *player;
  FringeSession *session, *other; /* its first session and its second one, if there is one */
  GSignalGroup *of_session;
  GtkListBox *list;
  GtkBox *events_box;
  GtkButton *node_button;
  GtkEditable *board_entry;
  GtkLabel *error_label;
};

G_DEFINE_FINAL_TYPE (FringeBreakpointsPanel, fringe_breakpoints_panel, FRINGE_TYPE_BIN)

static FringeAlgorithm
algorithm (FringeBreakpointsPanel *self)
{
  return fringe_search_rules (fringe_session_get_search (self->session))->algorithm;
}

/* The breakpoint belongs to the session that it stops. The other session has only those on its own nodes. */
static FringeSession *
owner_of (FringeBreakpointsPanel *self, FringeBreakpointItem *item)
{
  GListStore *mine = G_LIST_STORE (fringe_session_get_breakpoints (self->session));

  return self->other == NULL || g_list_store_find (mine, item, NULL) ? self->session : self->other;
}

static void
on_remove (GtkButton *button, FringeBreakpointsPanel *self)
{
  FringeBreakpointItem *item = g_object_get_data (G_OBJECT (button), "item");
  g_autoptr (FringeBreakpointItem) kept = g_object_ref (item);

  fringe_session_remove_breakpoint (owner_of (self, kept), fringe_breakpoint_item_get (kept));
}

static char *
title_of (FringeBreakpointsPanel *self, FringeBreakpointItem *item)
{
  const FringeBreakpoint *breakpoint = fringe_breakpoint_item_get (item);

  if (self->other == NULL || breakpoint->kind != FRINGE_BREAKPOINT_NODE)
    return fringe_breakpoint_title (breakpoint, algorithm (self));
  if (owner_of (self, item) == self->session)
    /* Translators: of two searches side by side */
    return g_strdup_printf (_ ("Node %u on the left"), breakpoint->id);
  /* Translators: of two searches side by side */
  return g_strdup_printf (_ ("Node %u on the right"), breakpoint->id);
}

static GtkWidget *
make_check (FringeBreakpointItem *item, const char *title)
{
  GtkWidget *check = gtk_check_button_new ();
  GtkWidget *label = gtk_label_new (title);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_tooltip_text (label, title);
  gtk_check_button_set_child (GTK_CHECK_BUTTON (check), label);
  gtk_widget_set_hexpand (check, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  g_object_bind_property (item, "enabled", check, "active", G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  return check;
}

static GtkWidget *
make_remove (FringeBreakpointsPanel *self, FringeBreakpointItem *item)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("list-remove-symbolic");

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, _ ("Remove the breakpoint"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Remove the breakpoint"),
                                  -1);
  g_object_set_data_full (G_OBJECT (button), "item", g_object_ref (item), g_object_unref);
  g_signal_connect (button, "clicked", G_CALLBACK (on_remove), self);
  return button;
}

static GtkWidget *
make_row (gpointer data, gpointer panel)
{
  FringeBreakpointsPanel *self = panel;
  FringeBreakpointItem *item = data;
  g_autofree char *title = title_of (self, item);
  GtkWidget *row = gtk_list_box_row_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_box_append (GTK_BOX (box), make_check (item, title));
  gtk_box_append (GTK_BOX (box), make_remove (self, item));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  return row;
}

static void
on_event (GtkButton *button, FringeBreakpointsPanel *self)
{
  FringeBreakpoint breakpoint = { .kind = FRINGE_BREAKPOINT_EVENT };

  breakpoint.event = (FringeEvent) GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "event"));
  fringe_session_add_breakpoint (self->session, &breakpoint);
}

static void
on_node (FringeBreakpointsPanel *self)
{
  FringeBreakpoint breakpoint = { .kind = FRINGE_BREAKPOINT_NODE, .id = fringe_session_get_shown (self->session) };

  fringe_session_add_breakpoint (self->session, &breakpoint);
}

static void
on_board (FringeBreakpointsPanel *self)
{
  const char *text = gtk_editable_get_text (self->board_entry);
  const FringeBoard *goal = fringe_search_goal (fringe_session_get_search (self->session));
  FringeBreakpoint breakpoint = { .kind = FRINGE_BREAKPOINT_BOARD };
  FringeBoardError error;
  g_autofree char *sentence = NULL;

  if (fringe_board_parse (text, strlen (text), goal->rows, goal->columns, &breakpoint.board, &error))
    {
      fringe_session_add_breakpoint (self->session, &breakpoint);
      gtk_editable_set_text (self->board_entry, "");
      return;
    }
  sentence = fringe_board_error_sentence (&error, text, strlen (text));
  fringe_label_show (self->error_label, sentence);
}

static void
on_board_changed (FringeBreakpointsPanel *self)
{
  fringe_label_show (self->error_label, NULL);
}

static void
show_node (FringeBreakpointsPanel *self)
{
  guint id = fringe_session_get_shown (self->session);
  g_autofree char *label = g_strdup_printf (self->other != NULL ? _ ("Node %u on the left") : _ ("Node %u"), id);

  gtk_button_set_label (self->node_button, label);
}

static void
show_events (FringeBreakpointsPanel *self)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->events_box));
  const FringeRules *rules = fringe_search_rules (fringe_session_get_search (self->session));

  for (int event = 0; button != NULL; event++, button = gtk_widget_get_next_sibling (button))
    {
      gtk_button_set_label (GTK_BUTTON (button), fringe_event_title ((FringeEvent) event, rules->algorithm));
      gtk_widget_set_sensitive (button, fringe_event_can_happen ((FringeEvent) event, rules));
    }
}

static gboolean
is_on_a_node (gpointer item, gpointer data)
{
  return fringe_breakpoint_item_get (item)->kind == FRINGE_BREAKPOINT_NODE;
}

/* Lists the breakpoints of both searches; one that they share is listed once. */
static GListModel *
list_both (FringeBreakpointsPanel *self)
{
  GListModel *theirs = g_object_ref (fringe_session_get_breakpoints (self->other));
  GtkCustomFilter *filter = gtk_custom_filter_new (is_on_a_node, NULL, NULL);
  GListStore *lists = g_list_store_new (G_TYPE_LIST_MODEL);
  g_autoptr (GtkFilterListModel) nodes = gtk_filter_list_model_new (theirs, GTK_FILTER (filter));

  g_list_store_append (lists, fringe_session_get_breakpoints (self->session));
  g_list_store_append (lists, nodes);
  return G_LIST_MODEL (gtk_flatten_list_model_new (G_LIST_MODEL (lists)));
}

/* The titles of the kinds depend on the algorithm. */
static void
on_search (FringeBreakpointsPanel *self)
{
  g_autoptr (GListModel) all
      = self->other != NULL ? list_both (self) : g_object_ref (fringe_session_get_breakpoints (self->session));

  show_node (self);
  show_events (self);
  gtk_list_box_bind_model (self->list, all, make_row, self, NULL);
}

static void
take_player (FringeBreakpointsPanel *self)
{
  self->session = fringe_player_get_session (self->player, 0);
  self->other = fringe_player_get_session (self->player, 1);
  g_signal_group_set_target (self->of_session, self->session);
  on_search (self);
}

static void
fringe_breakpoints_panel_dispose (GObject *object)
{
  FringeBreakpointsPanel *self = FRINGE_BREAKPOINTS_PANEL (object);

  gtk_list_box_bind_model (self->list, NULL, NULL, NULL, NULL);
  g_clear_object (&self->of_session);
  G_OBJECT_CLASS (fringe_breakpoints_panel_parent_class)->dispose (object);
}

static void
fringe_breakpoints_panel_class_init (FringeBreakpointsPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = fringe_breakpoints_panel_dispose;
  FRINGE_BIN_INSTALL (klass, FringeBreakpointsPanel, player, FRINGE_TYPE_PLAYER, take_player);

  gtk_widget_class_set_css_name (widget_class, "breakpoints");
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-breakpoints-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeBreakpointsPanel, list);
  gtk_widget_class_bind_template_child (widget_class, FringeBreakpointsPanel, events_box);
  gtk_widget_class_bind_template_child (widget_class, FringeBreakpointsPanel, node_button);
  gtk_widget_class_bind_template_child (widget_class, FringeBreakpointsPanel, board_entry);
  gtk_widget_class_bind_template_child (widget_class, FringeBreakpointsPanel, error_label);
  gtk_widget_class_bind_template_callback (widget_class, on_node);
  gtk_widget_class_bind_template_callback (widget_class, on_board);
  gtk_widget_class_bind_template_callback (widget_class, on_board_changed);
}

static void
fringe_breakpoints_panel_init (FringeBreakpointsPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->of_session = g_signal_group_new (FRINGE_TYPE_SESSION);
  g_signal_group_connect_swapped (self->of_session, "notify::search", G_CALLBACK (on_search), self);
  g_signal_group_connect_swapped (self->of_session, "notify::shown", G_CALLBACK (show_node), self);
  for (guint event = 0; event < FRINGE_N_EVENTS; event++)
    {
      GtkWidget *button = gtk_button_new ();

      g_object_set_data (G_OBJECT (button), "event", GUINT_TO_POINTER (event));
      g_signal_connect (button, "clicked", G_CALLBACK (on_event), self);
      gtk_box_append (self->events_box, button);
    }
}
