/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-why-panel.h"

#include "fringe-node-list.h"
#include "fringe-otherwise.h"
#include "fringe-references.h"
#include "fringe-session-property.h"
#include "fringe-step-list.h"

#include <glib/gi18n.h>

/* Up to so many nodes can all be looked at between two frames. */
#define NODES_AT_ONCE 200000
/* The panel waits so many milliseconds, because whoever steps on sooner does not read it. */
#define PAUSE 120

struct _FringeWhyPanel
{
  GtkWidget parent_instance;

  FringeSession *session;
  GtkWidget *box;
  GtkLabel *title_label;
  GtkLabel *why_label;
  GtkLabel *otherwise_label;
  guint pause;
};

G_DEFINE_FINAL_TYPE (FringeWhyPanel, fringe_why_panel, GTK_TYPE_WIDGET)

static void
show_title (FringeWhyPanel *self)
{
  const FringeSearch *search = fringe_session_get_search (self->session);
  guint step = fringe_session_get_step (self->session);
  g_autofree char *title = NULL;

  if (fringe_session_is_half (self->session))
    title = fringe_session_step_title (self->session);
  else if (step > 0)
    /* Translators: the heading above the reason for a step; the node is the one that was removed from the frontier */
    title = g_strdup_printf (_ ("Step %1$u: why node %2$u"), step, fringe_search_removed (search, step));
  gtk_label_set_label (self->title_label, title != NULL ? title : _ ("Before the first step"));
}

static void
show_text (GtkLabel *label, const char *text)
{
  g_autofree char *markup = fringe_references_markup (text);

  gtk_label_set_label (label, markup);
}

/* This part of the panel follows whole steps only. */
static void
show_otherwise (FringeWhyPanel *self)
{
  g_autofree char *text = fringe_session_is_half (self->session)
                              ? g_strdup ("")
                              : fringe_otherwise_sentences (fringe_session_get_search (self->session),
                                                            fringe_session_get_step (self->session));

  show_text (self->otherwise_label, text);
}

/* A link names a node, which is selected. */
static gboolean
on_link (FringeWhyPanel *self, const char *address)
{
  guint id;

  if (fringe_references_parse (address, &id) && id < fringe_session_get_moment (self->session)->n_nodes)
    fringe_session_select (self->session, id);
  return GDK_EVENT_STOP;
}

static void
show_why (FringeWhyPanel *self)
{
  g_autofree char *why = fringe_session_why (self->session);

  show_text (self->why_label, why);
  show_otherwise (self);
}

static gboolean
on_pause (gpointer data)
{
  FringeWhyPanel *self = data;

  self->pause = 0;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    show_why (self);
  return G_SOURCE_REMOVE;
}

/* The reasons are found by looking at all nodes, which takes long in a large record. */
static void
show_why_later (FringeWhyPanel *self)
{
  g_autofree char *sentence = fringe_session_sentence (self->session);

  show_text (self->why_label, sentence);
  show_text (self->otherwise_label, "");
  self->pause = g_timeout_add (PAUSE, on_pause, self);
}

static void
update (FringeWhyPanel *self)
{
  if (self->session == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  g_clear_handle_id (&self->pause, g_source_remove);
  show_title (self);
  if (fringe_search_n_nodes_at (fringe_session_get_search (self->session), fringe_session_get_step (self->session))
      > NODES_AT_ONCE)
    show_why_later (self);
  else
    show_why (self);
}

static void
fringe_why_panel_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (fringe_why_panel_parent_class)->map (widget);
  update (FRINGE_WHY_PANEL (widget));
}

static void
take_session (gpointer widget)
{
  FringeWhyPanel *self = widget;

  g_signal_connect_object (self->session, "notify::moment", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
}

static void
fringe_why_panel_dispose (GObject *object)
{
  FringeWhyPanel *self = FRINGE_WHY_PANEL (object);

  g_clear_handle_id (&self->pause, g_source_remove);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (fringe_why_panel_parent_class)->dispose (object);
}

static void
fringe_why_panel_class_init (FringeWhyPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = fringe_why_panel_dispose;
  widget_class->map = fringe_why_panel_map;
  fringe_session_property_install (object_class, G_STRUCT_OFFSET (FringeWhyPanel, session), take_session);

  g_type_ensure (FRINGE_TYPE_NODE_LIST);
  g_type_ensure (FRINGE_TYPE_STEP_LIST);
  gtk_widget_class_set_css_name (widget_class, "whypanel");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-why-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeWhyPanel, box);
  gtk_widget_class_bind_template_child (widget_class, FringeWhyPanel, title_label);
  gtk_widget_class_bind_template_child (widget_class, FringeWhyPanel, why_label);
  gtk_widget_class_bind_template_child (widget_class, FringeWhyPanel, otherwise_label);
  gtk_widget_class_bind_template_callback (widget_class, on_link);
}

static void
fringe_why_panel_init (FringeWhyPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
