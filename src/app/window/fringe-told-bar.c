/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-told-bar.h"

#include "fringe-inner-names.h"
#include "fringe-speech.h"

#define SECONDS 6
/* A sentence with something to press stays longer. */
#define FILE_SECONDS 20

struct _FringeToldBar
{
  FringeBin parent_instance;

  GtkRevealer *revealer;
  GtkLabel *label;
  GtkWidget *file_button;
  GtkWidget *undo_button;
  GFile *file;
  guint timeout;
};

G_DEFINE_FINAL_TYPE (FringeToldBar, fringe_told_bar, FRINGE_TYPE_BIN)

static guint told_signal;

GFile *
fringe_told_bar_get_file (FringeToldBar *self)
{
  return self->file;
}

void
fringe_told_bar_stop (FringeToldBar *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  gtk_revealer_set_reveal_child (self->revealer, FALSE);
  g_signal_emit (self, told_signal, 0, NULL);
}

static void
stop_after (FringeToldBar *self, guint seconds)
{
  self->timeout = g_timeout_add_once (seconds * 1000, (GSourceOnceFunc) fringe_told_bar_stop, self);
}

void
fringe_told_bar_stop_later (FringeToldBar *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  stop_after (self, SECONDS);
}

/* @button: (nullable): what there is to press */
static void
tell (FringeToldBar *self, const char *text, GtkWidget *button, guint seconds)
{
  fringe_told_bar_stop (self);
  gtk_label_set_label (self->label, text);
  gtk_widget_set_visible (self->file_button, button == self->file_button);
  gtk_widget_set_visible (self->undo_button, button == self->undo_button);
  gtk_revealer_set_reveal_child (self->revealer, TRUE);
  g_signal_emit (self, told_signal, 0, text);
  fringe_speak (GTK_WIDGET (self), text);
  stop_after (self, seconds);
}

void
fringe_told_bar_tell (FringeToldBar *self, const char *text)
{
  tell (self, text, NULL, SECONDS);
}

void
fringe_told_bar_tell_act (FringeToldBar *self, const char *text)
{
  if (*text != '\0')
    tell (self, text, self->undo_button, SECONDS);
}

void
fringe_told_bar_stop_act (FringeToldBar *self)
{
  if (gtk_widget_get_visible (self->undo_button))
    fringe_told_bar_stop (self);
}

void
fringe_told_bar_tell_file (FringeToldBar *self, const char *text, GFile *file)
{
  g_set_object (&self->file, file);
  tell (self, text, self->file_button, FILE_SECONDS);
}

static void
fringe_told_bar_dispose (GObject *object)
{
  FringeToldBar *self = FRINGE_TOLD_BAR (object);

  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_object (&self->file);
  G_OBJECT_CLASS (fringe_told_bar_parent_class)->dispose (object);
}

static void
fringe_told_bar_class_init (FringeToldBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = fringe_told_bar_dispose;
  told_signal = g_signal_new ("told", FRINGE_TYPE_TOLD_BAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                              G_TYPE_STRING);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-told-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeToldBar, revealer);
  gtk_widget_class_bind_template_child (widget_class, FringeToldBar, label);
  gtk_widget_class_bind_template_child (widget_class, FringeToldBar, file_button);
  gtk_widget_class_bind_template_child (widget_class, FringeToldBar, undo_button);
}

/* What is told can be gone before the first frame that it would be seen in, and GTK 4.8 tells of its buttons all the
 * same. */
static void
fringe_told_bar_init (FringeToldBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  fringe_inner_names_mend (self->file_button);
  fringe_inner_names_mend (self->undo_button);
}
