/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-answer-row.h"

#include "fringe-board-view.h"
#include "fringe-given-name.h"

#include <glib/gi18n.h>

struct _FringeAnswerRow
{
  GtkWidget parent_instance;

  FringeAnswerItem *item;
  GtkWidget *box;
  FringeBoardView *board_view;
  GtkButton *open_button;
};

G_DEFINE_FINAL_TYPE (FringeAnswerRow, fringe_answer_row, GTK_TYPE_WIDGET)

enum
{
  PROP_ITEM = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static gboolean
has_text (GObject *object, const char *text)
{
  (void) object;
  return text != NULL && *text != '\0';
}

static gboolean
is_answer (GObject *object, gboolean is_heading)
{
  (void) object;
  return !is_heading;
}

static void
name_button (FringeAnswerRow *self)
{
  g_autofree char *title = NULL, *name = NULL;

  g_object_get (self->item, "title", &title, NULL);
  /* Translators: opens an answer in the window; its title: "Match 3", or the tiles of a board */
  name = g_strdup_printf (_ ("Open %s"), title);
  fringe_given_name_keep (self->open_button);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->open_button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->open_button), "u",
                                    fringe_answer_item_get_number (self->item));
}

void
fringe_answer_row_set_item (FringeAnswerRow *self, FringeAnswerItem *item)
{
  if (!g_set_object (&self->item, item))
    return;
  if (item != NULL)
    {
      const FringeBoard *board = fringe_answer_item_get_board (item);

      if (board != NULL)
        fringe_board_view_set_board (self->board_view, board);
      name_button (self);
    }
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ITEM]);
}

void
fringe_answer_row_set_theme (FringeAnswerRow *self, FringeThemeKind theme)
{
  fringe_board_view_set_theme (self->board_view, theme);
}

static void
fringe_answer_row_get_property (GObject *object, guint prop, GValue *value, GParamSpec *pspec)
{
  if (prop == PROP_ITEM)
    g_value_set_object (value, FRINGE_ANSWER_ROW (object)->item);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
}

static void
fringe_answer_row_dispose (GObject *object)
{
  FringeAnswerRow *self = FRINGE_ANSWER_ROW (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->item);
  G_OBJECT_CLASS (fringe_answer_row_parent_class)->dispose (object);
}

static void
fringe_answer_row_class_init (FringeAnswerRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = fringe_answer_row_get_property;
  object_class->dispose = fringe_answer_row_dispose;
  props[PROP_ITEM] = g_param_spec_object ("item", NULL, NULL, FRINGE_TYPE_ANSWER_ITEM,
                                          G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  g_type_ensure (FRINGE_TYPE_BOARD_VIEW);
  gtk_widget_class_set_css_name (widget_class, "answer");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-answer-row.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeAnswerRow, box);
  gtk_widget_class_bind_template_child (widget_class, FringeAnswerRow, board_view);
  gtk_widget_class_bind_template_child (widget_class, FringeAnswerRow, open_button);
  gtk_widget_class_bind_template_callback (widget_class, has_text);
  gtk_widget_class_bind_template_callback (widget_class, is_answer);
}

static void
fringe_answer_row_init (FringeAnswerRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

FringeAnswerRow *
fringe_answer_row_new (void)
{
  return g_object_new (FRINGE_TYPE_ANSWER_ROW, NULL);
}
