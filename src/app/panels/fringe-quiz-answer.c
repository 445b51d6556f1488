/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-quiz-answer.h"

struct _FringeQuizAnswer
{
  GtkButton parent_instance;

  GtkLabel *letter_label;
  GtkLabel *text_label;
  GtkLabel *votes_label;
  GtkProgressBar *bar;
  char *letter;
};

G_DEFINE_FINAL_TYPE (FringeQuizAnswer, fringe_quiz_answer, GTK_TYPE_BUTTON)

void
fringe_quiz_answer_set_letter (FringeQuizAnswer *self, const char *letter)
{
  g_free (self->letter);
  self->letter = g_strdup (letter);
  gtk_label_set_label (self->letter_label, letter);
}

void
fringe_quiz_answer_set_text (FringeQuizAnswer *self, const char *text)
{
  gtk_label_set_label (self->text_label, text);
}

/* What it is can be told without colour. */
void
fringe_quiz_answer_set_state (FringeQuizAnswer *self, FringeQuizAnswerState state)
{
  static const char *const classes[] = { NULL, "right", "wrong", "other" };
  static const char *const signs[] = { NULL, "✓", "✗", NULL };

  for (gsize i = 0; i < G_N_ELEMENTS (classes); i++)
    if (classes[i] != NULL)
      gtk_widget_remove_css_class (GTK_WIDGET (self), classes[i]);
  if (classes[state] != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self), classes[state]);
  gtk_label_set_label (self->letter_label, signs[state] != NULL ? signs[state] : self->letter);
  gtk_widget_set_can_target (GTK_WIDGET (self), state == FRINGE_QUIZ_ANSWER_OPEN);
}

void
fringe_quiz_answer_set_votes (FringeQuizAnswer *self, int votes, double share)
{
  g_autofree char *text = votes >= 0 ? g_strdup_printf ("%d", votes) : NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->votes_label), votes >= 0);
  gtk_label_set_label (self->votes_label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->bar), share >= 0);
  if (share >= 0)
    gtk_progress_bar_set_fraction (self->bar, share);
}

static void
fringe_quiz_answer_finalize (GObject *object)
{
  g_free (FRINGE_QUIZ_ANSWER (object)->letter);
  G_OBJECT_CLASS (fringe_quiz_answer_parent_class)->finalize (object);
}

static void
fringe_quiz_answer_class_init (FringeQuizAnswerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = fringe_quiz_answer_finalize;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-quiz-answer.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeQuizAnswer, letter_label);
  gtk_widget_class_bind_template_child (widget_class, FringeQuizAnswer, text_label);
  gtk_widget_class_bind_template_child (widget_class, FringeQuizAnswer, votes_label);
  gtk_widget_class_bind_template_child (widget_class, FringeQuizAnswer, bar);
}

static void
fringe_quiz_answer_init (FringeQuizAnswer *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
