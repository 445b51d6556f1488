/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-counts-panel.h"

#include "fringe-session-property.h"
#include "fringe-status.h"

struct _FringeCountsPanel
{
  GtkWidget parent_instance;

  FringeSession *session;
  GtkWidget *box;
  GtkWidget *expanded_label;
  GtkWidget *published_label;
};

G_DEFINE_FINAL_TYPE (FringeCountsPanel, fringe_counts_panel, GTK_TYPE_WIDGET)

static void
on_step (FringeCountsPanel *self)
{
  g_autofree char *published
      = fringe_status_published (fringe_session_get_search (self->session), fringe_session_get_whole_step (self->session),
                                 fringe_rules_model_get_preset (fringe_session_get_rules (self->session)));

  gtk_label_set_label (GTK_LABEL (self->published_label), published);
  gtk_widget_set_visible (self->published_label, *published != '\0');
  gtk_widget_set_tooltip_text (self->expanded_label, published);
}

static char *
format_count (GObject *object, guint count)
{
  return g_strdup_printf ("%'u", count);
}

static void
take_session (gpointer widget)
{
  FringeCountsPanel *self = widget;

  g_signal_connect_object (self->session, "notify::moment", G_CALLBACK (on_step), self, G_CONNECT_SWAPPED);
  on_step (self);
}

static void
fringe_counts_panel_dispose (GObject *object)
{
  FringeCountsPanel *self = FRINGE_COUNTS_PANEL (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (fringe_counts_panel_parent_class)->dispose (object);
}

static void
fringe_counts_panel_class_init (FringeCountsPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = fringe_counts_panel_dispose;
  fringe_session_property_install (object_class, G_STRUCT_OFFSET (FringeCountsPanel, session), take_session);

  gtk_widget_class_set_css_name (widget_class, "counts");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-counts-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeCountsPanel, box);
  gtk_widget_class_bind_template_child (widget_class, FringeCountsPanel, expanded_label);
  gtk_widget_class_bind_template_child (widget_class, FringeCountsPanel, published_label);
  gtk_widget_class_bind_template_callback (widget_class, format_count);
}

static void
fringe_counts_panel_init (FringeCountsPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
