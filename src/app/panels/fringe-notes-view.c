/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-notes-view.h"

#include <glib/gi18n.h>

struct _FringeNotesView
{
  FringeBin parent_instance;

  FringeSession *session;
  GtkLabel *title_label;
  GtkLabel *note_label;
  GtkStack *stack;
  GtkWidget *text_view;
  GtkTextBuffer *buffer;
  GtkWidget *edit_button;
};

G_DEFINE_FINAL_TYPE (FringeNotesView, fringe_notes_view, FRINGE_TYPE_BIN)

static gboolean
is_editing (FringeNotesView *self)
{
  return g_str_equal (gtk_stack_get_visible_child_name (self->stack), "edit");
}

static void
show_note (FringeNotesView *self)
{
  const char *note = fringe_session_get_note (self->session);

  gtk_label_set_label (self->note_label,
                       *note != '\0' ? note : _ ("This step has no note. Press Shift+I to write one."));
  fringe_css_class_set (self->note_label, "dim-label", *note == '\0');
}

static void
on_step (FringeNotesView *self)
{
  guint step = fringe_session_get_step (self->session);
  g_autofree char *title = g_strdup_printf (_ ("Note for step %'u"), step);

  gtk_label_set_label (self->title_label, title);
  show_note (self);
  if (is_editing (self))
    fringe_notes_view_edit (self);
}

/* What is typed becomes the session's note at once, so that nothing can be lost. */
static void
on_typed (FringeNotesView *self)
{
  g_autofree char *text = NULL;

  if (self->session == NULL)
    return;
  g_object_get (self->buffer, "text", &text, NULL);
  fringe_session_set_note (self->session, text);
  show_note (self);
}

void
fringe_notes_view_edit (FringeNotesView *self)
{
  g_signal_handlers_block_by_func (self->buffer, on_typed, self);
  gtk_text_buffer_set_text (self->buffer, fringe_session_get_note (self->session), -1);
  g_signal_handlers_unblock_by_func (self->buffer, on_typed, self);
  gtk_stack_set_visible_child_name (self->stack, "edit");
  gtk_widget_set_visible (self->edit_button, FALSE);
  gtk_widget_grab_focus (self->text_view);
}

static void
on_done (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FringeNotesView *self = FRINGE_NOTES_VIEW (widget);

  gtk_stack_set_visible_child_name (self->stack, "read");
  gtk_widget_set_visible (self->edit_button, TRUE);
  gtk_widget_activate_action (widget, "win.focus-tree", NULL);
}

static void
take_session (FringeNotesView *self)
{
  g_signal_connect_object (self->session, "notify::moment", G_CALLBACK (on_step), self, G_CONNECT_SWAPPED);
  on_step (self);
}

static void
fringe_notes_view_class_init (FringeNotesViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  FRINGE_BIN_INSTALL (klass, FringeNotesView, session, FRINGE_TYPE_SESSION, take_session);
  gtk_widget_class_set_css_name (widget_class, "notesview");
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-notes-view.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeNotesView, title_label);
  gtk_widget_class_bind_template_child (widget_class, FringeNotesView, note_label);
  gtk_widget_class_bind_template_child (widget_class, FringeNotesView, stack);
  gtk_widget_class_bind_template_child (widget_class, FringeNotesView, text_view);
  gtk_widget_class_bind_template_child (widget_class, FringeNotesView, buffer);
  gtk_widget_class_bind_template_child (widget_class, FringeNotesView, edit_button);
  gtk_widget_class_bind_template_callback (widget_class, on_typed);
  gtk_widget_class_install_action (widget_class, "notes.done", NULL, on_done);
}

static void
fringe_notes_view_init (FringeNotesView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
