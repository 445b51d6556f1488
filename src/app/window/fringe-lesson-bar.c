/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-lesson-bar.h"

#include "fringe-caption.h"

#include <glib/gi18n.h>

#define SIZE 22.0
#define SIZE_NARROW 18.0

struct _FringeLessonBar
{
  FringeBin parent_instance;

  FringeLessonGuide *guide; /* (nullable) (owned) */
  GSignalGroup *of_lesson, *of_guide;
  GtkLabel *place_label;
  GtkWidget *question_label;
  FringeCaption *caption;
  GtkWidget *return_button;
  GtkWidget *back_label, *next_label;
  GtkWidget *next_button, *lessons_button;
  gboolean edits;
};

G_DEFINE_FINAL_TYPE (FringeLessonBar, fringe_lesson_bar, FRINGE_TYPE_BIN)

/* After the last stop of a lesson comes the choice of another. */
static void
show_way_on (FringeLessonBar *self, FringeLesson *lesson)
{
  const guint n = fringe_lesson_get_n_stops (lesson);
  const gboolean is_end = !self->edits && n > 0 && fringe_lesson_get_current (lesson) + 1 == n;

  gtk_widget_set_visible (self->next_button, !is_end);
  gtk_widget_set_visible (self->lessons_button, is_end);
}

/* An empty lesson says what comes first. */
static void
show (FringeLessonBar *self)
{
  FringeLesson *lesson = self->guide != NULL ? fringe_lesson_guide_get_lesson (self->guide) : NULL;
  g_autofree char *place = NULL, *caption = NULL, *markup = NULL;
  const gboolean is_away = lesson != NULL && fringe_lesson_guide_is_away (self->guide);

  if (lesson == NULL)
    return;
  g_object_get (lesson, "place", &place, "caption", &caption, NULL);
  if (fringe_lesson_get_n_stops (lesson) == 0)
    markup = g_markup_escape_text (_ ("Show something, and add it as the first stop."), -1);
  else
    markup = g_markup_escape_text (caption, -1);
  gtk_label_set_label (self->place_label, place);
  gtk_widget_set_visible (GTK_WIDGET (self->place_label), *place != '\0');
  gtk_widget_set_visible (self->question_label, fringe_lesson_asks (lesson));
  g_object_set (self->caption, "markup", markup, NULL);
  gtk_widget_set_visible (self->return_button, is_away && fringe_lesson_get_n_stops (lesson) > 0);
  show_way_on (self, lesson);
  fringe_css_class_set (self, "away", is_away);
}

void
fringe_lesson_bar_set_guide (FringeLessonBar *self, FringeLessonGuide *guide)
{
  g_set_object (&self->guide, guide);
  g_signal_group_set_target (self->of_guide, guide);
  g_signal_group_set_target (self->of_lesson, guide != NULL ? fringe_lesson_guide_get_lesson (guide) : NULL);
  show (self);
}

void
fringe_lesson_bar_set_edits (FringeLessonBar *self, gboolean edits)
{
  self->edits = edits;
  show (self);
}

void
fringe_lesson_bar_set_narrow (FringeLessonBar *self, gboolean narrow)
{
  gtk_widget_set_visible (self->back_label, !narrow);
  gtk_widget_set_visible (self->next_label, !narrow);
  g_object_set (self->caption, "size", narrow ? SIZE_NARROW : SIZE, NULL);
}

static void
fringe_lesson_bar_dispose (GObject *object)
{
  FringeLessonBar *self = FRINGE_LESSON_BAR (object);

  g_clear_object (&self->of_lesson);
  g_clear_object (&self->of_guide);
  g_clear_object (&self->guide);
  G_OBJECT_CLASS (fringe_lesson_bar_parent_class)->dispose (object);
}

static void
fringe_lesson_bar_class_init (FringeLessonBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = fringe_lesson_bar_dispose;
  g_type_ensure (FRINGE_TYPE_CAPTION);
  gtk_widget_class_set_css_name (widget_class, "lessonbar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-lesson-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeLessonBar, place_label);
  gtk_widget_class_bind_template_child (widget_class, FringeLessonBar, question_label);
  gtk_widget_class_bind_template_child (widget_class, FringeLessonBar, caption);
  gtk_widget_class_bind_template_child (widget_class, FringeLessonBar, return_button);
  gtk_widget_class_bind_template_child (widget_class, FringeLessonBar, back_label);
  gtk_widget_class_bind_template_child (widget_class, FringeLessonBar, next_label);
  gtk_widget_class_bind_template_child (widget_class, FringeLessonBar, next_button);
  gtk_widget_class_bind_template_child (widget_class, FringeLessonBar, lessons_button);
}

static void
fringe_lesson_bar_init (FringeLessonBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->of_lesson = g_signal_group_new (FRINGE_TYPE_LESSON);
  self->of_guide = g_signal_group_new (FRINGE_TYPE_LESSON_GUIDE);
  g_signal_group_connect_swapped (self->of_lesson, "notify::place", G_CALLBACK (show), self);
  g_signal_group_connect_swapped (self->of_lesson, "notify::caption", G_CALLBACK (show), self);
  g_signal_group_connect_swapped (self->of_guide, "notify::away", G_CALLBACK (show), self);
  fringe_lesson_bar_set_narrow (self, FALSE);
}
