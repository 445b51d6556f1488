/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-lesson-row.h"

#include "fringe-tree-thumb.h"

#define THUMB_WIDTH 58
#define THUMB_HEIGHT 38

struct _FringeLessonRow
{
  GtkListBoxRow parent_instance;

  FringeLesson *lesson;
  guint edited; /* its position when the caption began to be typed */
  GtkLabel *number_label;
  FringeTreeThumb *thumb;
  GtkStack *stack;
  GtkLabel *caption_label;
  GtkEntry *entry;
};

G_DEFINE_FINAL_TYPE (FringeLessonRow, fringe_lesson_row, GTK_TYPE_LIST_BOX_ROW)

static guint
position_of (FringeLessonRow *self)
{
  return (guint) MAX (gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (self)), 0);
}

static gboolean
is_edited (FringeLessonRow *self)
{
  return gtk_stack_get_visible_child (self->stack) == GTK_WIDGET (self->entry);
}

static void
stop_editing (FringeLessonRow *self)
{
  fringe_lesson_set_draft (self->lesson, self->edited, NULL);
  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->caption_label));
}

/* Another caption makes another row, so that this one may be gone afterwards. */
static void
take (FringeLessonRow *self)
{
  g_autofree char *caption = NULL;

  if (!is_edited (self))
    return;
  caption = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry)));
  stop_editing (self);
  fringe_lesson_set_caption (self->lesson, position_of (self), caption);
}

/* What is half typed is saved, too, and there again after a crash. */
static void
on_changed (FringeLessonRow *self)
{
  if (is_edited (self))
    fringe_lesson_set_draft (self->lesson, self->edited, gtk_editable_get_text (GTK_EDITABLE (self->entry)));
}

static void
on_activate (FringeLessonRow *self)
{
  GtkListBox *list = GTK_LIST_BOX (gtk_widget_get_parent (GTK_WIDGET (self)));
  const int position = gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (self));

  gtk_widget_grab_focus (GTK_WIDGET (self));
  take (self);
  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (list, position)));
}

static gboolean
take_later (gpointer self)
{
  if (gtk_widget_get_parent (self) != NULL)
    take (self);
  g_object_unref (self);
  return G_SOURCE_REMOVE;
}

/* The focus is just moving, and rows cannot go then. */
static void
on_leave (FringeLessonRow *self)
{
  if (is_edited (self))
    g_idle_add (take_later, g_object_ref (self));
}

static void
give_up (GtkWidget *widget, const char *name, GVariant *parameter)
{
  stop_editing (FRINGE_LESSON_ROW (widget));
  gtk_widget_grab_focus (widget);
}

void
fringe_lesson_row_edit (FringeLessonRow *self)
{
  self->edited = position_of (self);
  gtk_editable_set_text (GTK_EDITABLE (self->entry), fringe_lesson_get_stop (self->lesson, self->edited)->caption);
  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->entry));
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
}

void
fringe_lesson_row_update_number (FringeLessonRow *self)
{
  g_autofree char *text = g_strdup_printf ("%u", position_of (self) + 1);

  gtk_label_set_label (self->number_label, text);
}

void
fringe_lesson_row_set_theme (FringeLessonRow *self, FringeThemeKind theme)
{
  fringe_tree_thumb_set_theme (self->thumb, theme);
}

/* Its picture hangs at the pointer as the row was taken. */
static GdkContentProvider *
on_prepare (FringeLessonRow *self, double x, double y, GtkDragSource *source)
{
  g_autoptr (GdkPaintable) picture = gtk_widget_paintable_new (GTK_WIDGET (self));

  gtk_drag_source_set_icon (source, picture, (int) x, (int) y);
  return gdk_content_provider_new_typed (G_TYPE_UINT, position_of (self));
}

/* The row that is dragged comes to be where the other one is. */
static gboolean
on_drop (FringeLessonRow *self, const GValue *value)
{
  fringe_lesson_move (self->lesson, g_value_get_uint (value), position_of (self));
  return TRUE;
}

static void
fringe_lesson_row_dispose (GObject *object)
{
  FringeLessonRow *self = FRINGE_LESSON_ROW (object);

  if (self->lesson != NULL && is_edited (self))
    fringe_lesson_set_draft (self->lesson, self->edited, NULL);
  g_clear_object (&self->lesson);
  G_OBJECT_CLASS (fringe_lesson_row_parent_class)->dispose (object);
}

static void
fringe_lesson_row_class_init (FringeLessonRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = fringe_lesson_row_dispose;
  g_type_ensure (FRINGE_TYPE_TREE_THUMB);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-lesson-row.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeLessonRow, number_label);
  gtk_widget_class_bind_template_child (widget_class, FringeLessonRow, thumb);
  gtk_widget_class_bind_template_child (widget_class, FringeLessonRow, stack);
  gtk_widget_class_bind_template_child (widget_class, FringeLessonRow, caption_label);
  gtk_widget_class_bind_template_child (widget_class, FringeLessonRow, entry);
  gtk_widget_class_bind_template_callback (widget_class, on_activate);
  gtk_widget_class_bind_template_callback (widget_class, on_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_leave);
  gtk_widget_class_install_action (widget_class, "lesson-row.give-up", NULL, give_up);
}

static void
fringe_lesson_row_init (FringeLessonRow *self)
{
  GtkDragSource *source = gtk_drag_source_new ();
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_UINT, GDK_ACTION_MOVE);

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect_object (source, "prepare", G_CALLBACK (on_prepare), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (source));
  g_signal_connect_object (target, "drop", G_CALLBACK (on_drop), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

FringeLessonRow *
fringe_lesson_row_new (FringeLesson *lesson, FringeLessonItem *item, FringeThemeKind theme)
{
  FringeLessonRow *self = g_object_new (FRINGE_TYPE_LESSON_ROW, NULL);
  const FringeLessonStop *stop = fringe_lesson_item_get (item);
  FringeSearchPicture picture = fringe_search_picture_of_stop (stop);

  self->lesson = g_object_ref (lesson);
  gtk_label_set_label (self->caption_label, stop->caption);
  picture.width = THUMB_WIDTH;
  picture.height = THUMB_HEIGHT;
  fringe_tree_thumb_set_theme (self->thumb, theme);
  fringe_tree_thumb_show (self->thumb, &picture);
  return self;
}
