/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-lecture-bar.h"

#include "fringe-caption.h"
#include "fringe-lecture-strip.h"
#include "fringe-pair.h"
#include "fringe-quiz-game.h"

/* In pixels at scale 1. */
#define HEIGHT 132
#define MARGIN 24
#define STEP_HEIGHT 60
#define STEP_SIZE 36.0
#define SENTENCE_SIZE 35.0
#define SIGN_WIDTH 52
#define HINT_SIZE 17.0
#define HINT_SIZE_MIN 12.0
/* Of two lines, in sizes of their letters. */
#define HINT_HEIGHT 2.6
/* On small screens four lines are still legible. */
#define HEIGHT_MIN 84
/* What stands between the letter, the sign and the number may be a space that does not break. */
#define FORMULA "\\b[fgh](?: |\u00a0)=(?: |\u00a0)[0-9]+(?:[.,][0-9]+)?"

struct _FringeLectureBar
{
  FringeBin parent_instance;

  FringePlayer *player;
  FringeLessonGuide *guide; /* (nullable) (owned) */
  GSignalGroup *of_player, *of_quiz, *of_lesson, *of_guide;
  GtkWidget *step_box;
  FringeCaption *step_caption;
  GtkLabel *question_label;
  FringeCaption *why_caption;
  FringeCaption *hint_caption;
};

G_DEFINE_FINAL_TYPE (FringeLectureBar, fringe_lecture_bar, FRINGE_TYPE_BIN)

/* Of two searches side by side, the sentence that is about both. */
static char *
sentence_of (FringePlayer *player)
{
  char *sentence;

  if (FRINGE_IS_SESSION (player))
    return fringe_session_why (FRINGE_SESSION (player));
  g_object_get (player, "sentence", &sentence, NULL);
  return sentence;
}

/* Returns: (transfer none): of two searches, that of the left one */
static FringeQuizGame *
quiz_of (FringePlayer *player)
{
  FringeSession *session = FRINGE_IS_SESSION (player)
                               ? FRINGE_SESSION (player)
                               : fringe_pair_get_session (FRINGE_PAIR (player), FRINGE_COMPARED_LEFT);

  return fringe_session_get_quiz (session);
}

/* Returns: (nullable): the question that stands or was answered. A vote that is over is followed by its step, of which
 * is told then. */
static const FringeQuizQuestion *
question_of (FringePlayer *player)
{
  FringeQuizGame *quiz = quiz_of (player);

  return fringe_quiz_game_is_asking (quiz) || !fringe_quiz_game_get_voting (quiz) ? fringe_quiz_game_get_question (quiz)
                                                                                  : NULL;
}

/* The rules that decide a question stand below it. */
static char *
question_markup (const FringeQuizQuestion *question)
{
  return g_markup_printf_escaped ("<b>%s</b>\n<span size=\"70%%\">%s</span>", question->text, question->rules);
}

/* What decides is bold. */
static char *
sentence_markup (const char *sentence)
{
  static GRegex *formula;
  g_autofree char *escaped = g_markup_escape_text (sentence, -1);

  if (formula == NULL)
    formula = g_regex_new (FORMULA, G_REGEX_OPTIMIZE, 0, NULL);
  return g_regex_replace (formula, escaped, -1, 0, "<b>\\0</b>", 0, NULL);
}

/* Who explores away from a stop is told of steps. Returns: (nullable): the lesson whose stop is shown */
static FringeLesson *
lesson_shown (FringeLectureBar *self)
{
  FringeLesson *lesson = self->guide != NULL ? fringe_lesson_guide_get_lesson (self->guide) : NULL;

  return lesson != NULL && fringe_lesson_get_n_stops (lesson) > 0 && !fringe_lesson_guide_is_away (self->guide) ? lesson
                                                                                                                : NULL;
}

static char *
markup_of (FringeLectureBar *self)
{
  const FringeQuizQuestion *question = question_of (self->player);
  FringeLesson *lesson = lesson_shown (self);
  g_autofree char *sentence = NULL;

  if (question != NULL)
    return question_markup (question);
  if (lesson != NULL)
    g_object_get (lesson, "caption", &sentence, NULL);
  else
    sentence = sentence_of (self->player);
  return sentence_markup (sentence);
}

/* The sign before the caption of a stop that asks; a question of the quiz is told by its rules. */
static gboolean
has_sign (FringeLectureBar *self)
{
  return question_of (self->player) == NULL && lesson_shown (self) != NULL && fringe_lesson_asks (lesson_shown (self));
}

static void
show (FringeLectureBar *self)
{
  g_autofree char *title = NULL, *markup = NULL, *sentence = NULL;

  if (self->player == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  if (lesson_shown (self) != NULL)
    g_object_get (lesson_shown (self), "place", &title, NULL);
  else
    g_object_get (self->player, "step-title", &title, NULL);
  markup = g_markup_printf_escaped ("<b>%s</b>", title);
  sentence = markup_of (self);
  g_object_set (self->step_caption, "markup", markup, NULL);
  g_object_set (self->why_caption, "markup", sentence, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->question_label), has_sign (self));
}

static void
fringe_lecture_bar_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (fringe_lecture_bar_parent_class)->map (widget);
  show (FRINGE_LECTURE_BAR (widget));
}

void
fringe_lecture_bar_set_guide (FringeLectureBar *self, FringeLessonGuide *guide)
{
  g_set_object (&self->guide, guide);
  g_signal_group_set_target (self->of_guide, guide);
  g_signal_group_set_target (self->of_lesson, guide != NULL ? fringe_lesson_guide_get_lesson (guide) : NULL);
  show (self);
}

void
fringe_lecture_bar_set_scale (FringeLectureBar *self, double scale)
{
  int margin = (int) (MARGIN * scale);
  double hint_size = MAX (HINT_SIZE * scale, HINT_SIZE_MIN);
  g_autoptr (PangoAttrList) sign = pango_attr_list_new ();

  gtk_widget_set_size_request (GTK_WIDGET (self), -1, MAX ((int) (HEIGHT * scale), HEIGHT_MIN));
  gtk_widget_set_size_request (self->step_box, (int) (FRINGE_STRIP_WIDTH * scale) - margin, -1);
  gtk_widget_set_margin_start (self->step_box, margin);
  pango_attr_list_insert (sign, pango_attr_size_new_absolute ((int) (SENTENCE_SIZE * scale * PANGO_SCALE)));
  gtk_label_set_attributes (self->question_label, sign);
  gtk_widget_set_size_request (GTK_WIDGET (self->question_label), (int) (SIGN_WIDTH * scale), -1);
  gtk_widget_set_margin_start (GTK_WIDGET (self->question_label), margin);
  gtk_widget_set_margin_start (GTK_WIDGET (self->why_caption), margin);
  gtk_widget_set_margin_end (GTK_WIDGET (self->why_caption), margin);
  gtk_widget_set_margin_top (GTK_WIDGET (self->why_caption), margin / 2);
  gtk_widget_set_margin_bottom (GTK_WIDGET (self->why_caption), margin / 2);
  gtk_widget_set_size_request (GTK_WIDGET (self->step_caption), -1, (int) (STEP_HEIGHT * scale));
  gtk_widget_set_size_request (GTK_WIDGET (self->hint_caption), -1, (int) (hint_size * HINT_HEIGHT));
  g_object_set (self->step_caption, "size", STEP_SIZE * scale, NULL);
  g_object_set (self->why_caption, "size", SENTENCE_SIZE * scale, NULL);
  g_object_set (self->hint_caption, "size", hint_size, NULL);
}

void
fringe_lecture_bar_show_way_out (FringeLectureBar *self, gboolean shows)
{
  gtk_widget_set_visible (GTK_WIDGET (self->hint_caption), shows);
}

static void
fringe_lecture_bar_take_player (FringeLectureBar *self)
{
  g_signal_group_set_target (self->of_player, self->player);
  g_signal_group_set_target (self->of_quiz, self->player != NULL ? quiz_of (self->player) : NULL);
  show (self);
}

static void
fringe_lecture_bar_dispose (GObject *object)
{
  FringeLectureBar *self = FRINGE_LECTURE_BAR (object);

  g_clear_object (&self->of_player);
  g_clear_object (&self->of_quiz);
  g_clear_object (&self->of_lesson);
  g_clear_object (&self->of_guide);
  g_clear_object (&self->guide);
  G_OBJECT_CLASS (fringe_lecture_bar_parent_class)->dispose (object);
}

static void
fringe_lecture_bar_class_init (FringeLectureBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = fringe_lecture_bar_dispose;
  widget_class->map = fringe_lecture_bar_map;
  FRINGE_BIN_INSTALL (klass, FringeLectureBar, player, FRINGE_TYPE_PLAYER, fringe_lecture_bar_take_player);
  g_type_ensure (FRINGE_TYPE_CAPTION);
  gtk_widget_class_set_css_name (widget_class, "lecturebar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-lecture-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeLectureBar, step_box);
  gtk_widget_class_bind_template_child (widget_class, FringeLectureBar, step_caption);
  gtk_widget_class_bind_template_child (widget_class, FringeLectureBar, question_label);
  gtk_widget_class_bind_template_child (widget_class, FringeLectureBar, why_caption);
  gtk_widget_class_bind_template_child (widget_class, FringeLectureBar, hint_caption);
}

static void
fringe_lecture_bar_init (FringeLectureBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->of_player = g_signal_group_new (FRINGE_TYPE_PLAYER);
  g_signal_group_connect_swapped (self->of_player, "changed", G_CALLBACK (show), self);
  self->of_quiz = g_signal_group_new (FRINGE_TYPE_QUIZ_GAME);
  g_signal_group_connect_swapped (self->of_quiz, "changed", G_CALLBACK (show), self);
  self->of_lesson = g_signal_group_new (FRINGE_TYPE_LESSON);
  g_signal_group_connect_swapped (self->of_lesson, "notify", G_CALLBACK (show), self);
  self->of_guide = g_signal_group_new (FRINGE_TYPE_LESSON_GUIDE);
  g_signal_group_connect_swapped (self->of_guide, "notify::away", G_CALLBACK (show), self);
  fringe_lecture_bar_set_scale (self, 1);
}
