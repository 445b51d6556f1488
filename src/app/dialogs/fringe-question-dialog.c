/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-question-dialog.h"

#include "fringe-answer-list.h"
#include "fringe-color-scheme.h"
#include "fringe-widgets.h"

/**
 * FringeQuestionDialogPrivate:
 * @error_label: in the question
 * @cancellable: of what runs, else %NULL
 */
typedef struct
{
  FringeSession *session;
  GtkStack *pages;
  GtkBox *answer_box;
  GtkButton *ask_button;
  GtkLabel *error_label, *progress_label;
  GtkProgressBar *progress_bar;
  GtkWidget *cancel_button;
  FringeAnswerList *answers;
  GCancellable *cancellable;
} FringeQuestionDialogPrivate;

static GtkBuildableIface *parent_buildable;

static void fringe_question_dialog_buildable_init (GtkBuildableIface *iface);

G_DEFINE_ABSTRACT_TYPE_WITH_CODE (FringeQuestionDialog,
                                  fringe_question_dialog,
                                  GTK_TYPE_WINDOW,
                                  G_ADD_PRIVATE (FringeQuestionDialog)
                                      G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, fringe_question_dialog_buildable_init))

static FringeQuestionDialogPrivate *
own_of (gpointer self)
{
  return fringe_question_dialog_get_instance_private (self);
}

static gboolean
is_question (GObject *object, const char *page)
{
  return g_strcmp0 (page, "question") == 0;
}

static gboolean
is_answer (GObject *object, const char *page)
{
  return g_strcmp0 (page, "answer") == 0;
}

gboolean
fringe_question_dialog_asks (FringeQuestionDialog *self)
{
  return is_question (NULL, gtk_stack_get_visible_child_name (own_of (self)->pages));
}

static void
show_page (FringeQuestionDialog *self, const char *page)
{
  gtk_stack_set_visible_child_name (own_of (self)->pages, page);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "question.ask", is_question (NULL, page));
}

/* What is cancelled is let go of at once; its thread ends soon, and nobody waits for it. */
static void
cancel (FringeQuestionDialog *self)
{
  g_cancellable_cancel (own_of (self)->cancellable);
  g_clear_object (&own_of (self)->cancellable);
}

void
fringe_question_dialog_show_question (FringeQuestionDialog *self)
{
  cancel (self);
  show_page (self, "question");
}

void
fringe_question_dialog_show_error (FringeQuestionDialog *self, const char *sentence)
{
  fringe_label_show (own_of (self)->error_label, sentence);
}

GCancellable *
fringe_question_dialog_begin (FringeQuestionDialog *self)
{
  FringeQuestionDialogPrivate *own = own_of (self);

  own->cancellable = g_cancellable_new ();
  gtk_progress_bar_set_fraction (own->progress_bar, 0);
  show_page (self, "progress");
  gtk_widget_grab_focus (own->cancel_button);
  return own->cancellable;
}

void
fringe_question_dialog_on_progress (double fraction, gpointer data)
{
  gtk_progress_bar_set_fraction (own_of (data)->progress_bar, fraction);
}

gboolean
fringe_question_dialog_end (FringeQuestionDialog *self, const GError *error)
{
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return FALSE;
  g_clear_object (&own_of (self)->cancellable);
  if (error == NULL)
    return TRUE;
  show_page (self, "question");
  fringe_question_dialog_show_error (self, error->message);
  return FALSE;
}

void
fringe_question_dialog_show_answer (FringeQuestionDialog *self,
                                    const char *summary,
                                    GListModel *answers,
                                    const char *last)
{
  fringe_answer_list_show (own_of (self)->answers, summary, answers, last);
  show_page (self, "answer");
}

FringeSession *
fringe_question_dialog_get_session (FringeQuestionDialog *self)
{
  return own_of (self)->session;
}

gpointer
fringe_question_dialog_new (GType type, GtkWindow *parent, FringeSession *session)
{
  gpointer self = g_object_new (type, "transient-for", parent, NULL);

  fringe_transient_end_with_parent (self);
  own_of (self)->session = g_object_ref (session);
  return self;
}

void
fringe_question_dialog_set_words (FringeQuestionDialog *self, const char *ask, const char *progress, GtkLabel *error)
{
  gtk_button_set_label (own_of (self)->ask_button, ask);
  gtk_label_set_label (own_of (self)->progress_label, progress);
  own_of (self)->error_label = error;
}

void
fringe_question_dialog_present (FringeQuestionDialog *self, FringeThemeKind theme)
{
  fringe_color_scheme_match_parent (GTK_WINDOW (self));
  fringe_answer_list_set_theme (own_of (self)->answers, theme);
  gtk_window_present (GTK_WINDOW (self));
}

static void
on_ask (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FRINGE_QUESTION_DIALOG_GET_CLASS (widget)->ask (FRINGE_QUESTION_DIALOG (widget));
}

static void
on_back (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fringe_question_dialog_show_question (FRINGE_QUESTION_DIALOG (widget));
}

static void
on_copy (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autofree char *text = FRINGE_QUESTION_DIALOG_GET_CLASS (widget)->text (FRINGE_QUESTION_DIALOG (widget));

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
}

/* The window shows what was opened; the dialog keeps the answers for the next time. */
static void
on_opened (FringeQuestionDialog *self, guint number)
{
  FRINGE_QUESTION_DIALOG_GET_CLASS (self)->opened (self, number);
  gtk_window_close (GTK_WINDOW (self));
}

/* The dialog is closed, or its parent is. */
static void
fringe_question_dialog_unmap (GtkWidget *widget)
{
  if (own_of (widget)->cancellable != NULL)
    fringe_question_dialog_show_question (FRINGE_QUESTION_DIALOG (widget));
  GTK_WIDGET_CLASS (fringe_question_dialog_parent_class)->unmap (widget);
}

/* Fields go first: one that loses the focus takes what is half typed, and who hears of that needs the rest. */
static void
fringe_question_dialog_dispose (GObject *object)
{
  G_OBJECT_CLASS (fringe_question_dialog_parent_class)->dispose (object);
  cancel (FRINGE_QUESTION_DIALOG (object));
  g_clear_object (&own_of (object)->session);
}

/* Until the template of this class has made the pages, what comes is the window's own. */
static void
fringe_question_dialog_add_child (GtkBuildable *buildable, GtkBuilder *builder, GObject *child, const char *type)
{
  FringeQuestionDialogPrivate *own = own_of (buildable);

  if (own->pages != NULL && type == NULL && GTK_IS_WIDGET (child))
    {
      gtk_stack_add_named (own->pages, GTK_WIDGET (child), "question");
      show_page (FRINGE_QUESTION_DIALOG (buildable), "question");
    }
  else if (g_strcmp0 (type, "answer") == 0)
    gtk_box_append (own->answer_box, GTK_WIDGET (child));
  else
    parent_buildable->add_child (buildable, builder, child, type);
}

static void
fringe_question_dialog_buildable_init (GtkBuildableIface *iface)
{
  parent_buildable = g_type_interface_peek_parent (iface);
  iface->add_child = fringe_question_dialog_add_child;
}

static void
fringe_question_dialog_class_init (FringeQuestionDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = fringe_question_dialog_dispose;
  widget_class->unmap = fringe_question_dialog_unmap;
  g_type_ensure (FRINGE_TYPE_ANSWER_LIST);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-question-dialog.ui");
  gtk_widget_class_bind_template_child_private (widget_class, FringeQuestionDialog, pages);
  gtk_widget_class_bind_template_child_private (widget_class, FringeQuestionDialog, answer_box);
  gtk_widget_class_bind_template_child_private (widget_class, FringeQuestionDialog, ask_button);
  gtk_widget_class_bind_template_child_private (widget_class, FringeQuestionDialog, progress_label);
  gtk_widget_class_bind_template_child_private (widget_class, FringeQuestionDialog, progress_bar);
  gtk_widget_class_bind_template_child_private (widget_class, FringeQuestionDialog, cancel_button);
  gtk_widget_class_bind_template_child_private (widget_class, FringeQuestionDialog, answers);
  gtk_widget_class_bind_template_callback (widget_class, is_question);
  gtk_widget_class_bind_template_callback (widget_class, is_answer);
  gtk_widget_class_bind_template_callback (widget_class, on_opened);
  gtk_widget_class_install_action (widget_class, "question.ask", NULL, on_ask);
  gtk_widget_class_install_action (widget_class, "question.cancel", NULL, on_back);
  gtk_widget_class_install_action (widget_class, "question.back", NULL, on_back);
  gtk_widget_class_install_action (widget_class, "question.copy", NULL, on_copy);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
fringe_question_dialog_init (FringeQuestionDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
