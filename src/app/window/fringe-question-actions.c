/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-question-actions.h"

#include "fringe-explain-dialog.h"
#include "fringe-find-dialog.h"
#include "fringe-window.h"

/* (nullable): the dialog of this type that the window has already, shown or not */
static gpointer
dialog_of (GtkWidget *window, GType type)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWindow) toplevel = g_list_model_get_item (toplevels, i);

      if (G_OBJECT_TYPE (toplevel) == type && gtk_window_get_transient_for (toplevel) == GTK_WINDOW (window))
        return toplevel;
    }
  return NULL;
}

static void
on_explain (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FringeSession *session = fringe_window_get_session (FRINGE_WINDOW (widget));
  FringeExplainDialog *dialog = dialog_of (widget, FRINGE_TYPE_EXPLAIN_DIALOG);

  fringe_session_set_playing (session, FALSE);
  if (dialog == NULL)
    dialog = fringe_explain_dialog_new (GTK_WINDOW (widget), session);
  fringe_explain_dialog_open (dialog, fringe_window_get_theme (FRINGE_WINDOW (widget)));
}

static void
on_find_instance (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FringeSession *session = fringe_window_get_session (FRINGE_WINDOW (widget));
  FringeFindDialog *dialog = dialog_of (widget, FRINGE_TYPE_FIND_DIALOG);

  fringe_session_set_playing (session, FALSE);
  if (dialog == NULL)
    dialog = fringe_find_dialog_new (GTK_WINDOW (widget), session);
  fringe_find_dialog_open (dialog, fringe_window_get_theme (FRINGE_WINDOW (widget)));
}

void
fringe_question_actions_install (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.explain", NULL, on_explain);
  gtk_widget_class_install_action (widget_class, "win.find-instance", NULL, on_find_instance);
}
