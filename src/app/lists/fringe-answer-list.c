/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-answer-list.h"

#include "fringe-board-view.h"

#include <glib/gi18n.h>

struct _FringeAnswerRow
{
  FringeBin parent_instance;

  FringeAnswerItem *item;
  FringeBoardView *board_view;
  GtkButton *open_button;
};

G_DEFINE_FINAL_TYPE (FringeAnswerRow, fringe_answer_row, FRINGE_TYPE_BIN)

enum
{
  PROP_ITEM = 1
};

static GParamSpec *item_property;

static void
name_button (FringeAnswerRow *self)
{
  g_autofree char *title = NULL, *button = NULL, *name = NULL;

  g_object_get (self->item, "title", &title, "button", &button, NULL);
  if (g_str_equal (button, _ ("Open")))
    /* Translators: opens an answer in the window; its title: "Match 3", or the tiles of a board */
    name = g_strdup_printf (_ ("Open %s"), title);
  else
    name = g_strdup_printf (_ ("%s: %s"), button, title);
  fringe_given_name_keep (self->open_button);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->open_button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->open_button), "u",
                                    fringe_answer_item_get_number (self->item));
}

static void
fringe_answer_row_set_item (FringeAnswerRow *self, FringeAnswerItem *item)
{
  const FringeBoard *board = fringe_answer_item_get_board (item);

  if (!g_set_object (&self->item, item))
    return;
  if (board != NULL)
    fringe_board_view_set_board (self->board_view, board);
  g_object_notify_by_pspec (G_OBJECT (self), item_property);
  name_button (self); /* its label has named it anew */
}

static void
fringe_answer_row_get_property (GObject *object, guint prop, GValue *value, GParamSpec *pspec)
{
  g_value_set_object (value, FRINGE_ANSWER_ROW (object)->item);
}

static void
fringe_answer_row_dispose (GObject *object)
{
  G_OBJECT_CLASS (fringe_answer_row_parent_class)->dispose (object);
  g_clear_object (&FRINGE_ANSWER_ROW (object)->item);
}

static void
fringe_answer_row_class_init (FringeAnswerRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = fringe_answer_row_get_property;
  object_class->dispose = fringe_answer_row_dispose;
  item_property
      = g_param_spec_object ("item", NULL, NULL, FRINGE_TYPE_ANSWER_ITEM, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_property (object_class, PROP_ITEM, item_property);

  g_type_ensure (FRINGE_TYPE_BOARD_VIEW);
  gtk_widget_class_set_css_name (widget_class, "answer");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-answer-row.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeAnswerRow, board_view);
  gtk_widget_class_bind_template_child (widget_class, FringeAnswerRow, open_button);
  gtk_widget_class_bind_template_callback (widget_class, fringe_has_text);
  gtk_widget_class_bind_template_callback (widget_class, fringe_is_off);
}

static void
fringe_answer_row_init (FringeAnswerRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

struct _FringeAnswerList
{
  FringeBin parent_instance;

  GtkLabel *summary_label;
  GtkWidget *scroller;
  GtkListView *list;
  GtkLabel *last_label;
  FringeThemeKind theme;
};

G_DEFINE_FINAL_TYPE (FringeAnswerList, fringe_answer_list, FRINGE_TYPE_BIN)

static guint opened_signal;

void
fringe_answer_list_show (FringeAnswerList *self, const char *summary, GListModel *answers, const char *last)
{
  g_autoptr (GtkNoSelection) selection = gtk_no_selection_new (g_object_ref (answers));

  gtk_label_set_label (self->summary_label, summary);
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (selection));
  gtk_widget_set_visible (self->scroller, g_list_model_get_n_items (answers) > 0);
  fringe_label_show (self->last_label, last);
}

void
fringe_answer_list_set_theme (FringeAnswerList *self, FringeThemeKind theme)
{
  self->theme = theme;
}

static void
on_open (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit (widget, opened_signal, 0, g_variant_get_uint32 (parameter));
}

/* Enter on a row opens its answer. */
static void
on_activate (FringeAnswerList *self, guint position)
{
  GListModel *answers = G_LIST_MODEL (gtk_list_view_get_model (self->list));
  g_autoptr (FringeAnswerItem) item = g_list_model_get_item (answers, position);
  gboolean is_heading;

  g_object_get (item, "heading", &is_heading, NULL);
  if (!is_heading)
    g_signal_emit (self, opened_signal, 0, fringe_answer_item_get_number (item));
}

static void
on_setup (FringeAnswerList *self, GtkListItem *list_item)
{
  FringeAnswerRow *row = g_object_new (FRINGE_TYPE_ANSWER_ROW, NULL);

  fringe_board_view_set_theme (row->board_view, self->theme);
  gtk_list_item_set_child (list_item, GTK_WIDGET (row));
}

static void
on_bind (FringeAnswerList *self, GtkListItem *list_item)
{
  fringe_answer_row_set_item (FRINGE_ANSWER_ROW (gtk_list_item_get_child (list_item)),
                              gtk_list_item_get_item (list_item));
}

static void
fringe_answer_list_class_init (FringeAnswerListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  opened_signal = g_signal_new ("opened", FRINGE_TYPE_ANSWER_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                1, G_TYPE_UINT);
  gtk_widget_class_set_css_name (widget_class, "answers");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-answer-list.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeAnswerList, summary_label);
  gtk_widget_class_bind_template_child (widget_class, FringeAnswerList, scroller);
  gtk_widget_class_bind_template_child (widget_class, FringeAnswerList, list);
  gtk_widget_class_bind_template_child (widget_class, FringeAnswerList, last_label);
  gtk_widget_class_bind_template_callback (widget_class, on_setup);
  gtk_widget_class_bind_template_callback (widget_class, on_bind);
  gtk_widget_class_bind_template_callback (widget_class, on_activate);
  gtk_widget_class_install_action (widget_class, "answers.open", "u", on_open);
}

static void
fringe_answer_list_init (FringeAnswerList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
