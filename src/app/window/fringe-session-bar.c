/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-session-bar.h"

struct _FringeSessionBar
{
  FringeBin parent_instance;

  GtkRevealer *revealer;
  GtkLabel *label;
  GtkWidget *discard_button;
  GtkWidget *recover_button;
  GtkWidget *close_button;
  char *complaint, *offer; /* %NULL where there is none */
  gboolean is_held;        /* whether the offer waits until a lecture is over */
};

G_DEFINE_FINAL_TYPE (FringeSessionBar, fringe_session_bar, FRINGE_TYPE_BIN)

static guint answered_signal;

/* A file may be named in several lines, for which GTK 4.8 measures the bar lower than it is. */
static void
show_line (FringeSessionBar *self, const char *text)
{
  g_autofree char *line = g_strdup (text);

  gtk_label_set_label (self->label, g_strdelimit (line, "\n\r\t\v\f", ' '));
}

static void
show (FringeSessionBar *self)
{
  const char *offer = self->is_held ? NULL : self->offer;
  const char *text = self->complaint != NULL ? self->complaint : offer;

  gtk_revealer_set_reveal_child (self->revealer, text != NULL);
  show_line (self, text != NULL ? text : "");
  gtk_widget_set_visible (self->close_button, self->complaint != NULL);
  gtk_widget_set_visible (self->discard_button, self->complaint == NULL);
  gtk_widget_set_visible (self->recover_button, self->complaint == NULL);
}

void
fringe_session_bar_complain (FringeSessionBar *self, const char *sentence)
{
  g_free (self->complaint);
  self->complaint = g_strdup (sentence);
  show (self);
}

void
fringe_session_bar_offer (FringeSessionBar *self, const char *sentence)
{
  g_free (self->offer);
  self->offer = g_strdup (sentence);
  show (self);
}

void
fringe_session_bar_hold_offer (FringeSessionBar *self, gboolean is_held)
{
  self->is_held = is_held;
  show (self);
}

static void
on_close (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fringe_session_bar_complain (FRINGE_SESSION_BAR (widget), NULL);
  gtk_widget_activate_action (widget, "win.focus-tree", NULL);
}

/* Who answers later has not answered: what was lost stays where it is kept. */
static void
on_answer (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fringe_session_bar_offer (FRINGE_SESSION_BAR (widget), NULL);
  gtk_widget_activate_action (widget, "win.focus-tree", NULL);
  if (!g_str_equal (name, "bar.later"))
    g_signal_emit (widget, answered_signal, 0, g_str_equal (name, "bar.recover"));
}

static void
fringe_session_bar_dispose (GObject *object)
{
  FringeSessionBar *self = FRINGE_SESSION_BAR (object);

  g_clear_pointer (&self->complaint, g_free);
  g_clear_pointer (&self->offer, g_free);
  G_OBJECT_CLASS (fringe_session_bar_parent_class)->dispose (object);
}

static void
fringe_session_bar_class_init (FringeSessionBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = fringe_session_bar_dispose;
  answered_signal = g_signal_new ("answered", FRINGE_TYPE_SESSION_BAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-session-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeSessionBar, revealer);
  gtk_widget_class_bind_template_child (widget_class, FringeSessionBar, label);
  gtk_widget_class_bind_template_child (widget_class, FringeSessionBar, discard_button);
  gtk_widget_class_bind_template_child (widget_class, FringeSessionBar, recover_button);
  gtk_widget_class_bind_template_child (widget_class, FringeSessionBar, close_button);
  gtk_widget_class_install_action (widget_class, "bar.close", NULL, on_close);
  gtk_widget_class_install_action (widget_class, "bar.discard", NULL, on_answer);
  gtk_widget_class_install_action (widget_class, "bar.later", NULL, on_answer);
  gtk_widget_class_install_action (widget_class, "bar.recover", NULL, on_answer);
}

static void
fringe_session_bar_init (FringeSessionBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
