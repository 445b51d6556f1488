/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-lesson-list.h"

#include "fringe-lesson-row.h"
#include "fringe-widgets.h"

#include <glib/gi18n.h>

/**
 * FringeLessonList:
 * @guide: (nullable)
 * @is_showing: whether the widgets are just told how the lesson is
 */
struct _FringeLessonList
{
  FringeBin parent_instance;

  FringeLessonGuide *guide;
  GSignalGroup *of_lesson;
  GtkEntry *title_entry;
  GtkListBox *list;
  FringeThemeKind theme;
  gboolean is_showing;
};

G_DEFINE_FINAL_TYPE (FringeLessonList, fringe_lesson_list, FRINGE_TYPE_BIN)

static FringeLesson *
lesson_of (FringeLessonList *self)
{
  return self->guide != NULL ? fringe_lesson_guide_get_lesson (self->guide) : NULL;
}

static FringeLessonRow *
row_at (FringeLessonList *self, guint i)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, (int) i);

  return row != NULL ? FRINGE_LESSON_ROW (row) : NULL;
}

static void
update_actions (FringeLessonList *self)
{
  FringeLesson *lesson = lesson_of (self);
  const gboolean has_stop = lesson != NULL && fringe_lesson_get_n_stops (lesson) > 0;
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_widget_action_set_enabled (widget, "lesson.undo", lesson != NULL && fringe_lesson_can_undo (lesson));
  gtk_widget_action_set_enabled (widget, "lesson.redo", lesson != NULL && fringe_lesson_can_redo (lesson));
  gtk_widget_action_set_enabled (widget, "lesson.delete", has_stop);
  gtk_widget_action_set_enabled (widget, "lesson.caption", has_stop);
  gtk_widget_action_set_enabled (widget, "lesson.replace", has_stop);
  gtk_widget_action_set_enabled (widget, "lesson.up", has_stop);
  gtk_widget_action_set_enabled (widget, "lesson.down", has_stop);
}

static void
show_title (FringeLessonList *self)
{
  const char *title = fringe_lesson_get_title (lesson_of (self));

  if (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (self->title_entry)), title))
    gtk_editable_set_text (GTK_EDITABLE (self->title_entry), title);
}

static void
show (FringeLessonList *self)
{
  FringeLesson *lesson = lesson_of (self);
  FringeLessonRow *row;

  update_actions (self);
  if (lesson == NULL)
    return;
  self->is_showing = TRUE;
  for (guint i = 0; (row = row_at (self, i)) != NULL; i++)
    fringe_lesson_row_update_number (row);
  row = row_at (self, fringe_lesson_get_current (lesson));
  gtk_list_box_select_row (self->list, (GtkListBoxRow *) row);
  if (row != NULL)
    fringe_row_reveal (GTK_LIST_BOX_ROW (row));
  show_title (self);
  self->is_showing = FALSE;
}

static GtkWidget *
create_row (gpointer item, gpointer data)
{
  FringeLessonList *self = data;

  return GTK_WIDGET (fringe_lesson_row_new (lesson_of (self), item, self->theme));
}

/* The list of rows hears of other stops before this does. */
void
fringe_lesson_list_set_guide (FringeLessonList *self, FringeLessonGuide *guide)
{
  gtk_list_box_bind_model (self->list, NULL, NULL, NULL, NULL);
  g_set_object (&self->guide, guide);
  if (guide != NULL)
    gtk_list_box_bind_model (self->list, G_LIST_MODEL (lesson_of (self)), create_row, self, NULL);
  g_signal_group_set_target (self->of_lesson, lesson_of (self));
  show (self);
}

void
fringe_lesson_list_set_theme (FringeLessonList *self, FringeThemeKind theme)
{
  FringeLessonRow *row;

  self->theme = theme;
  for (guint i = 0; (row = row_at (self, i)) != NULL; i++)
    fringe_lesson_row_set_theme (row, theme);
}

static void
on_row_activated (FringeLessonList *self, GtkListBoxRow *row)
{
  fringe_lesson_guide_go_to (self->guide, (guint) gtk_list_box_row_get_index (row));
}

static void
on_title_changed (FringeLessonList *self)
{
  if (!self->is_showing && lesson_of (self) != NULL)
    fringe_lesson_set_title (lesson_of (self), gtk_editable_get_text (GTK_EDITABLE (self->title_entry)));
}

static void
focus_current (FringeLessonList *self)
{
  FringeLessonRow *row = row_at (self, fringe_lesson_get_current (lesson_of (self)));

  if (row != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (row));
}

/* A new stop wants its caption. */
void
fringe_lesson_list_add (FringeLessonList *self)
{
  FringeLessonRow *row;

  if (!fringe_lesson_guide_add (self->guide, ""))
    return;
  row = row_at (self, fringe_lesson_get_current (lesson_of (self)));
  fringe_lesson_row_edit (row);
}

static void
replace (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fringe_lesson_guide_replace (FRINGE_LESSON_LIST (widget)->guide);
}

static void delete (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FringeLessonList *self = FRINGE_LESSON_LIST (widget);

  fringe_lesson_remove (lesson_of (self), fringe_lesson_get_current (lesson_of (self)));
  focus_current (self);
}

static void
edit_caption (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FringeLessonList *self = FRINGE_LESSON_LIST (widget);

  fringe_lesson_row_edit (row_at (self, fringe_lesson_get_current (lesson_of (self))));
}

static void
move (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FringeLessonList *self = FRINGE_LESSON_LIST (widget);
  FringeLesson *lesson = lesson_of (self);
  const guint at = fringe_lesson_get_current (lesson);

  if (g_str_equal (name, "lesson.down"))
    fringe_lesson_move (lesson, at, at + 1);
  else if (at > 0)
    fringe_lesson_move (lesson, at, at - 1);
  focus_current (self);
}

static void
undo (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fringe_lesson_undo (lesson_of (FRINGE_LESSON_LIST (widget)));
}

static void
redo (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fringe_lesson_redo (lesson_of (FRINGE_LESSON_LIST (widget)));
}

static void
fringe_lesson_list_dispose (GObject *object)
{
  FringeLessonList *self = FRINGE_LESSON_LIST (object);

  g_clear_object (&self->of_lesson);
  g_clear_object (&self->guide);
  G_OBJECT_CLASS (fringe_lesson_list_parent_class)->dispose (object);
}

static void
fringe_lesson_list_class_init (FringeLessonListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = fringe_lesson_list_dispose;
  gtk_widget_class_set_css_name (widget_class, "lessonlist");
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-lesson-list.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeLessonList, title_entry);
  gtk_widget_class_bind_template_child (widget_class, FringeLessonList, list);
  gtk_widget_class_bind_template_callback (widget_class, on_row_activated);
  gtk_widget_class_bind_template_callback (widget_class, on_title_changed);
  gtk_widget_class_install_action (widget_class, "lesson.replace", NULL, replace);
  gtk_widget_class_install_action (widget_class, "lesson.delete", NULL, delete);
  gtk_widget_class_install_action (widget_class, "lesson.caption", NULL, edit_caption);
  gtk_widget_class_install_action (widget_class, "lesson.up", NULL, move);
  gtk_widget_class_install_action (widget_class, "lesson.down", NULL, move);
  gtk_widget_class_install_action (widget_class, "lesson.undo", NULL, undo);
  gtk_widget_class_install_action (widget_class, "lesson.redo", NULL, redo);
}

static void
fringe_lesson_list_init (FringeLessonList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->of_lesson = g_signal_group_new (FRINGE_TYPE_LESSON);
  g_signal_group_connect_swapped (self->of_lesson, "notify", G_CALLBACK (show), self);
  g_signal_group_connect_swapped (self->of_lesson, "items-changed", G_CALLBACK (show), self);
  update_actions (self);
}
