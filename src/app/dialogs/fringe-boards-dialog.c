/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-boards-dialog.h"

#include "fringe-answer-list.h"
#include "fringe-board-text.h"
#include "fringe-color-scheme.h"

#include <glib/gi18n.h>

struct _FringeBoardsDialog
{
  GtkWindow parent_instance;

  GArray *boards;
  FringeAnswerList *list;
};

G_DEFINE_FINAL_TYPE (FringeBoardsDialog, fringe_boards_dialog, GTK_TYPE_WINDOW)

static guint chosen_signal;

static GListModel *
items_of (const GArray *boards)
{
  GListStore *items = g_list_store_new (FRINGE_TYPE_ANSWER_ITEM);

  for (guint i = 0; i < boards->len; i++)
    {
      const FringeBoard *board = &g_array_index (boards, FringeBoard, i);
      char text[FRINGE_BOARD_TEXT_MAX];
      FringeAnswer answer = { .number = i, .title = text, .board = board };
      g_autoptr (FringeAnswerItem) item = NULL;

      fringe_board_print (board, text);
      item = fringe_answer_item_new (&answer);
      g_list_store_append (items, item);
    }
  return G_LIST_MODEL (items);
}

static void
on_opened (FringeBoardsDialog *self, guint number)
{
  g_signal_emit (self, chosen_signal, 0, &g_array_index (self->boards, FringeBoard, number));
  gtk_window_close (GTK_WINDOW (self));
}

static void
fringe_boards_dialog_finalize (GObject *object)
{
  g_clear_pointer (&FRINGE_BOARDS_DIALOG (object)->boards, g_array_unref);
  G_OBJECT_CLASS (fringe_boards_dialog_parent_class)->finalize (object);
}

static void
fringe_boards_dialog_class_init (FringeBoardsDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = fringe_boards_dialog_finalize;
  chosen_signal = g_signal_new ("chosen", FRINGE_TYPE_BOARDS_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_POINTER);
  g_type_ensure (FRINGE_TYPE_ANSWER_LIST);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-boards-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeBoardsDialog, list);
  gtk_widget_class_bind_template_callback (widget_class, on_opened);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
fringe_boards_dialog_init (FringeBoardsDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

FringeBoardsDialog *
fringe_boards_dialog_new (GtkWindow *parent, GArray *boards, FringeThemeKind theme)
{
  FringeBoardsDialog *self = g_object_new (FRINGE_TYPE_BOARDS_DIALOG, "transient-for", parent, NULL);
  g_autoptr (GListModel) items = items_of (boards);
  g_autofree char *summary = g_strdup_printf (ngettext ("There is %u board. Which board is the start?",
                                                        "There are %u boards. Which board is the start?", boards->len),
                                              boards->len);

  self->boards = boards;
  fringe_color_scheme_match_parent (GTK_WINDOW (self));
  fringe_answer_list_set_theme (self->list, theme);
  fringe_answer_list_show (self->list, summary, items, NULL);
  return self;
}
