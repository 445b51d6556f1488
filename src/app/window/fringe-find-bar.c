/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-find-bar.h"

#include "fringe-speech.h"
#include "fringe-tree-text.h"

struct _FringeFindBar
{
  FringeBin parent_instance;

  FringeSession *session;
  FringeNodeFinder *finder;
  GtkRevealer *revealer;
  GtkEditable *entry;
};

G_DEFINE_FINAL_TYPE (FringeFindBar, fringe_find_bar, FRINGE_TYPE_BIN)

void
fringe_find_bar_open (FringeFindBar *self)
{
  gtk_revealer_set_reveal_child (self->revealer, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  gtk_editable_select_region (self->entry, 0, -1);
}

static void
on_close (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gboolean had_focus = gtk_widget_get_focus_child (widget) != NULL;

  gtk_revealer_set_reveal_child (FRINGE_FIND_BAR (widget)->revealer, FALSE);
  if (had_focus)
    gtk_widget_activate_action (widget, "win.focus-tree", NULL);
}

void
fringe_find_bar_find (FringeFindBar *self, int direction)
{
  const char *text = gtk_editable_get_text (self->entry);
  g_autofree char *reason = NULL;
  FringeNodeQuery query;

  if (*text == '\0')
    fringe_find_bar_open (self);
  else if (fringe_node_query_parse_one (text, fringe_session_get_search (self->session), &query, &reason))
    fringe_node_finder_find (self->finder, &query, direction);
  else
    fringe_node_finder_refuse (self->finder, reason);
}

void
fringe_find_bar_find_query (FringeFindBar *self, const FringeNodeQuery *query, int direction)
{
  fringe_node_finder_find (self->finder, query, direction);
}

static void
on_reason (FringeFindBar *self)
{
  g_autofree char *reason = NULL;

  g_object_get (self->finder, "reason", &reason, NULL);
  if (*reason == '\0')
    return;
  if (gtk_revealer_get_reveal_child (self->revealer))
    fringe_speak (GTK_WIDGET (self), reason);
  else
    fringe_player_tell (FRINGE_PLAYER (self->session), reason);
}

/* The tree says what is selected in it only while it has the focus. */
static void
on_place (FringeFindBar *self)
{
  guint id = fringe_session_get_selected (self->session);
  FringeScene scene = { .search = fringe_session_get_search (self->session),
                        .step = fringe_session_get_whole_step (self->session),
                        .selected = FRINGE_NO_NODE,
                        .hovered = FRINGE_NO_NODE };
  g_autofree char *place = NULL, *node = NULL, *text = NULL;

  g_object_get (self->finder, "place", &place, NULL);
  if (!g_ascii_isdigit (*place) || id == FRINGE_NO_NODE || gtk_widget_get_focus_child (GTK_WIDGET (self)) == NULL)
    return;
  node = fringe_tree_text_selected (&scene, id);
  text = g_strjoin ("\n", place, node, NULL);
  fringe_speak (GTK_WIDGET (self), text);
}

static void
on_next (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fringe_find_bar_find (FRINGE_FIND_BAR (widget), 1);
}

static void
on_previous (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fringe_find_bar_find (FRINGE_FIND_BAR (widget), -1);
}

static void
on_activate (FringeFindBar *self)
{
  fringe_find_bar_find (self, 1);
}

static void
on_changed (FringeFindBar *self)
{
  fringe_node_finder_refuse (self->finder, "");
}

static void
take_session (FringeFindBar *self)
{
  fringe_node_finder_set_session (self->finder, self->session);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-find-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeFindBar, revealer);
  gtk_widget_class_bind_template_child (widget_class, FringeFindBar, finder);
  gtk_widget_class_bind_template_child (widget_class, FringeFindBar, entry);
  gtk_widget_class_bind_template_callback (widget_class, on_reason);
  gtk_widget_class_bind_template_callback (widget_class, on_place);
  gtk_widget_class_bind_template_callback (widget_class, on_activate);
  gtk_widget_class_bind_template_callback (widget_class, on_changed);
  gtk_widget_class_bind_template_callback (widget_class, fringe_has_text);
}

static void
fringe_find_bar_class_init (FringeFindBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  FRINGE_BIN_INSTALL (klass, FringeFindBar, session, FRINGE_TYPE_SESSION, take_session);

  gtk_widget_class_set_css_name (widget_class, "findbar");
  bind_template (widget_class);
  gtk_widget_class_install_action (widget_class, "find.next", NULL, on_next);
  gtk_widget_class_install_action (widget_class, "find.previous", NULL, on_previous);
  gtk_widget_class_install_action (widget_class, "find.close", NULL, on_close);
}

static void
fringe_find_bar_init (FringeFindBar *self)
{
  g_type_ensure (FRINGE_TYPE_NODE_FINDER);
  gtk_widget_init_template (GTK_WIDGET (self));
}
