/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-start-card.h"

#include "fringe-sentences.h"
#include "fringe-session.h"
#include "fringe-tree-thumb.h"
#include "fringe-widgets.h"

#include <glib/gi18n.h>

/* The picture fills a card of the least width; that of a lesson stands beside its words. */
#define PICTURE_WIDTH 282
#define PICTURE_HEIGHT 112
#define LESSON_PICTURE_WIDTH 112
#define LESSON_PICTURE_HEIGHT 76

struct _FringeStartCard
{
  GtkButton parent_instance;

  GtkOrientable *box;
  FringeTreeThumb *thumb;
  GtkLabel *title_label;
  GtkLabel *subject_label;
  GtkLabel *puzzle_label;
  GtkLabel *algorithm_label;
};

G_DEFINE_FINAL_TYPE (FringeStartCard, fringe_start_card, GTK_TYPE_BUTTON)

static void
fringe_start_card_class_init (FringeStartCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (FRINGE_TYPE_TREE_THUMB);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-start-card.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeStartCard, box);
  gtk_widget_class_bind_template_child (widget_class, FringeStartCard, thumb);
  gtk_widget_class_bind_template_child (widget_class, FringeStartCard, title_label);
  gtk_widget_class_bind_template_child (widget_class, FringeStartCard, subject_label);
  gtk_widget_class_bind_template_child (widget_class, FringeStartCard, puzzle_label);
  gtk_widget_class_bind_template_child (widget_class, FringeStartCard, algorithm_label);
}

static void
fringe_start_card_init (FringeStartCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  fringe_given_name_keep (self);
}

static void
show (FringeStartCard *self, const char *title, const char *subject, const char *foot)
{
  gtk_label_set_label (self->title_label, title);
  gtk_label_set_label (self->subject_label, subject);
  gtk_label_set_label (self->puzzle_label, foot);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, subject, -1);
}

static void
show_picture (FringeStartCard *self, FringeSearchPicture picture, int width, int height)
{
  picture.width = width;
  picture.height = height;
  fringe_tree_thumb_show (self->thumb, &picture);
}

FringeStartCard *
fringe_start_card_new (const FringeSample *sample, guint i)
{
  FringeStartCard *self = g_object_new (FRINGE_TYPE_START_CARD, NULL);
  const FringeRules rules = fringe_sample_rules (sample);
  g_autofree char *words = fringe_session_rules_text (&rules), *puzzle = NULL;
  FringeBoard start, goal;

  fringe_sample_boards (sample, &start, &goal);
  puzzle = fringe_puzzle_title (start.rows, start.columns);
  show (self, _ (sample->title), _ (sample->subject), puzzle);
  gtk_label_set_label (self->algorithm_label, words);
  show_picture (self, fringe_search_picture_of_sample (sample), PICTURE_WIDTH, PICTURE_HEIGHT);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self), "win.sample");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self), "u", i);
  return self;
}

/* "12 stops · 10 minutes". */
static char *
extent_of (const FringeLessonFile *lesson)
{
  g_autofree char *stops
      = g_strdup_printf (g_dngettext (NULL, "%u stop", "%u stops", lesson->stops->len), lesson->stops->len);
  g_autofree char *minutes
      = g_strdup_printf (g_dngettext (NULL, "%u minute", "%u minutes", lesson->minutes), lesson->minutes);

  if (lesson->minutes == 0)
    return g_steal_pointer (&stops);
  /* Translators: of a lesson: its stops, and how long it takes */
  return g_strdup_printf (_ ("%1$s · %2$s"), stops, minutes);
}

/* A tree of so many steps can still be seen in a small picture; one of less tells nothing. */
#define STEPS_SEEN 80
#define STEPS_LEAST 5

/* The stop with the largest tree that can be seen; else the last one. */
static const FringeLessonStop *
most_telling (const FringeLessonFile *lesson)
{
  const FringeLessonStop *best = lesson->stops->pdata[0];

  for (guint i = 1; i < lesson->stops->len; i++)
    {
      const FringeLessonStop *stop = lesson->stops->pdata[i];

      if (stop->state->step > best->state->step && stop->state->step <= STEPS_SEEN)
        best = stop;
    }
  return best->state->step >= STEPS_LEAST ? best : lesson->stops->pdata[lesson->stops->len - 1];
}

/* Returns: a card whose words stand beside its picture */
static FringeStartCard *
slim_card_new (const char *title, const char *subject, const char *foot, FringeSearchPicture picture)
{
  FringeStartCard *self = g_object_new (FRINGE_TYPE_START_CARD, NULL);

  gtk_orientable_set_orientation (self->box, GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_add_css_class (GTK_WIDGET (self), "lesson");
  show (self, title, subject, foot);
  show_picture (self, picture, LESSON_PICTURE_WIDTH, LESSON_PICTURE_HEIGHT);
  return self;
}

FringeStartCard *
fringe_start_card_new_for_lesson (const FringeLessonFile *lesson, const char *name)
{
  g_autofree char *extent = extent_of (lesson);
  FringeStartCard *self
      = slim_card_new (lesson->title, lesson->summary, extent, fringe_search_picture_of_stop (most_telling (lesson)));

  gtk_actionable_set_action_name (GTK_ACTIONABLE (self), "win.lesson");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self), "s", name);
  return self;
}

/* The example whose tree is seen, and the step: a search that somebody has begun. */
#define EXERCISE_SAMPLE 1
#define EXERCISE_STEP 2

FringeStartCard *
fringe_start_card_new_for_exercise (void)
{
  guint n_samples;
  FringeSearchPicture picture = fringe_search_picture_of_sample (&fringe_samples_get (&n_samples)[EXERCISE_SAMPLE]);
  FringeStartCard *self;

  g_strlcpy (picture.name, "exercise", sizeof picture.name);
  picture.step = EXERCISE_STEP;
  self = slim_card_new (
      _ ("Be A*"), _ ("Choose the node to expand, fill in g, h and f, and mark duplicates. Each mistake is explained."),
      _ ("Practice or exam"), picture);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self), "win.exercise");
  return self;
}

void
fringe_start_card_set_theme (FringeStartCard *self, FringeThemeKind theme)
{
  fringe_tree_thumb_set_theme (self->thumb, theme);
}
