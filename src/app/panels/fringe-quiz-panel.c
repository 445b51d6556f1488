/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-quiz-panel.h"

#include "fringe-board-view.h"
#include "fringe-quiz-game.h"

#include <glib/gi18n.h>

/* An answer to a question: a large button with its letter, and the votes for it. */
#define FRINGE_TYPE_QUIZ_ANSWER (fringe_quiz_answer_get_type ())
G_DECLARE_FINAL_TYPE (FringeQuizAnswer, fringe_quiz_answer, FRINGE, QUIZ_ANSWER, GtkButton)

/**
 * FringeQuizAnswerState:
 * @FRINGE_QUIZ_ANSWER_OPEN: it can be chosen
 * @FRINGE_QUIZ_ANSWER_RIGHT: it is the right one
 * @FRINGE_QUIZ_ANSWER_WRONG: it was chosen and is not
 * @FRINGE_QUIZ_ANSWER_OTHER: neither
 *
 * What is known of an answer.
 */
typedef enum
{
  FRINGE_QUIZ_ANSWER_OPEN,
  FRINGE_QUIZ_ANSWER_RIGHT,
  FRINGE_QUIZ_ANSWER_WRONG,
  FRINGE_QUIZ_ANSWER_OTHER
} FringeQuizAnswerState;

/* The kinds of question that a quiz may ask, as boxes to tick. At least one is ticked. */
#define FRINGE_TYPE_QUIZ_KINDS (fringe_quiz_kinds_get_type ())
G_DECLARE_FINAL_TYPE (FringeQuizKinds, fringe_quiz_kinds, FRINGE, QUIZ_KINDS, GtkBox)

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

static void
fringe_quiz_answer_set_letter (FringeQuizAnswer *self, const char *letter)
{
  g_free (self->letter);
  self->letter = g_strdup (letter);
  gtk_label_set_label (self->letter_label, letter);
}

static void
fringe_quiz_answer_set_text (FringeQuizAnswer *self, const char *text)
{
  gtk_label_set_label (self->text_label, text);
}

/* The sign tells the state of the answer to those who cannot tell its colour. */
static void
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

static void
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

struct _FringeQuizKinds
{
  GtkBox parent_instance;

  FringeQuizGame *game; /* (unowned): its session would not be there any more if this outlived the window */
  GtkCheckButton *buttons[FRINGE_N_QUIZ_KINDS];
};

G_DEFINE_FINAL_TYPE (FringeQuizKinds, fringe_quiz_kinds, GTK_TYPE_BOX)

static void
on_ticked (FringeQuizKinds *self)
{
  guint kinds = 0;

  if (self->game == NULL)
    return;
  for (guint kind = 0; kind < FRINGE_N_QUIZ_KINDS; kind++)
    if (gtk_check_button_get_active (self->buttons[kind]))
      kinds |= FRINGE_QUIZ_BIT (kind);
  if (kinds != 0)
    g_object_set (self->game, "kinds", kinds, NULL);
}

/* Ticks the last box again, too, when a person has just cleared it. */
static void
show (FringeQuizKinds *self)
{
  guint kinds = fringe_quiz_game_get_kinds (self->game), last = kinds & (kinds - 1);

  for (guint kind = 0; kind < FRINGE_N_QUIZ_KINDS; kind++)
    {
      g_signal_handlers_block_by_func (self->buttons[kind], on_ticked, self);
      gtk_check_button_set_active (self->buttons[kind], (kinds & FRINGE_QUIZ_BIT (kind)) != 0);
      gtk_widget_set_sensitive (GTK_WIDGET (self->buttons[kind]), last != 0 || kinds != FRINGE_QUIZ_BIT (kind));
      g_signal_handlers_unblock_by_func (self->buttons[kind], on_ticked, self);
    }
}

static void
fringe_quiz_kinds_set_game (FringeQuizKinds *self, FringeQuizGame *game)
{
  g_set_weak_pointer (&self->game, game);
  g_signal_connect_object (game, "notify::kinds", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  show (self);
}

static void
fringe_quiz_kinds_dispose (GObject *object)
{
  g_clear_weak_pointer (&FRINGE_QUIZ_KINDS (object)->game);
  G_OBJECT_CLASS (fringe_quiz_kinds_parent_class)->dispose (object);
}

static void
fringe_quiz_kinds_class_init (FringeQuizKindsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = fringe_quiz_kinds_dispose;
}

static void
fringe_quiz_kinds_init (FringeQuizKinds *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  for (guint kind = 0; kind < FRINGE_N_QUIZ_KINDS; kind++)
    {
      GtkWidget *button = gtk_check_button_new_with_label (fringe_quiz_kind_title ((FringeQuizKind) kind));

      self->buttons[kind] = GTK_CHECK_BUTTON (button);
      gtk_box_append (GTK_BOX (self), button);
      g_signal_connect_object (button, "notify::active", G_CALLBACK (on_ticked), self, G_CONNECT_SWAPPED);
    }
}

/* Up to so many characters, answers are short enough to stand beside each other. */
#define SHORT_TEXT 10
/* Around what a panel shows, in pixels. */
#define PADDING 49

struct _FringeQuizPanel
{
  FringeBin parent_instance;

  FringeSession *session;
  GtkLabel *title_label;
  GtkOrientable *question_box;
  GtkLabel *question_label;
  GtkLabel *rules_label;
  gboolean is_stage;
  FringeBoardView *board_view;
  GtkGrid *answers_grid;
  FringeQuizAnswer *answers[FRINGE_QUIZ_CHOICES_MAX];
  FringeQuizKinds *kinds;
  GtkWidget *number_box;
  GtkEditable *number_entry;
  GtkWidget *count_box;
  GtkEditable *count_entry;
  GtkLabel *count_label;
  GtkLabel *verdict_label;
  GtkLabel *reason_label;
  GtkOrientable *button_box;
  GtkWidget *follow_button;
  GtkWidget *reveal_button;
  GtkWidget *vote_button;
  GtkButton *ask_button;
  GtkLabel *score_label;
};

G_DEFINE_FINAL_TYPE (FringeQuizPanel, fringe_quiz_panel, FRINGE_TYPE_BIN)

static FringeQuizGame *
game (FringeQuizPanel *self)
{
  return fringe_session_get_quiz (self->session);
}

void
fringe_quiz_panel_set_theme (FringeQuizPanel *self, FringeThemeKind theme)
{
  fringe_board_view_set_theme (self->board_view, theme);
}

/* After a vote the bars need the room. */
static void
show_question (FringeQuizPanel *self, const FringeQuizQuestion *question)
{
  gboolean is_asking = fringe_quiz_game_is_asking (game (self));
  gboolean is_over = !is_asking && fringe_quiz_game_get_voting (game (self));
  g_autofree char *title = NULL;

  if (question != NULL)
    /* Translators: the step at which something is asked, and what is asked for: “The next node”. */
    title = g_strdup_printf (_ ("Step %1$'u: %2$s"), question->step, fringe_quiz_kind_title (question->kind));
  gtk_label_set_label (self->title_label, title != NULL ? title : _ ("Quiz"));
  gtk_label_set_label (self->question_label,
                       question != NULL ? question->text
                                        : _ ("Each question is about what comes next, and has one right answer."));
  gtk_widget_set_visible (GTK_WIDGET (self->question_label), question == NULL || !(self->is_stage || is_over));
  fringe_label_show (self->rules_label, is_asking && !self->is_stage ? question->rules : "");
  gtk_widget_set_visible (GTK_WIDGET (self->board_view), question != NULL && question->has_board);
  if (question != NULL && question->has_board)
    fringe_board_view_set_board (self->board_view, &question->board);
}

static FringeQuizAnswerState
state_of (FringeQuizPanel *self, const FringeQuizQuestion *question, guint i)
{
  if (fringe_quiz_game_is_asking (game (self)))
    return FRINGE_QUIZ_ANSWER_OPEN;
  if (i == question->right)
    return FRINGE_QUIZ_ANSWER_RIGHT;
  return (int) i == fringe_quiz_game_get_chosen (game (self)) ? FRINGE_QUIZ_ANSWER_WRONG : FRINGE_QUIZ_ANSWER_OTHER;
}

/* While people vote nothing is shown of their votes: who has not voted yet would follow the others. */
static void
show_answer (FringeQuizPanel *self, const FringeQuizQuestion *question, guint i)
{
  gboolean asking = fringe_quiz_game_is_asking (game (self));
  gboolean is_shown = !asking && fringe_quiz_game_get_n_votes (game (self)) > 0;

  fringe_quiz_answer_set_text (self->answers[i], question->choices[i].text);
  fringe_quiz_answer_set_state (self->answers[i], state_of (self, question, i));
  fringe_quiz_answer_set_votes (self->answers[i], is_shown ? (int) question->choices[i].votes : -1,
                                is_shown ? fringe_quiz_game_get_share (game (self), i) : -1);
}

/* Short answers, such as numbers and nodes, have room beside each other, but not in the large type of the stage. */
static void
place_answers (FringeQuizPanel *self, const FringeQuizQuestion *question)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self->answers_grid));
  int columns = self->is_stage ? 1 : 2;

  for (guint i = 0; i < question->n_choices; i++)
    if (g_utf8_strlen (question->choices[i].text, -1) > SHORT_TEXT)
      columns = 1;
  for (int i = 0; i < FRINGE_QUIZ_CHOICES_MAX; i++)
    {
      GtkGridLayoutChild *place
          = GTK_GRID_LAYOUT_CHILD (gtk_layout_manager_get_layout_child (layout, GTK_WIDGET (self->answers[i])));

      gtk_grid_layout_child_set_column (place, i % columns);
      gtk_grid_layout_child_set_row (place, i / columns);
    }
}

static void
show_answers (FringeQuizPanel *self, const FringeQuizQuestion *question)
{
  if (question != NULL)
    place_answers (self, question);
  for (guint i = 0; i < FRINGE_QUIZ_CHOICES_MAX; i++)
    {
      gboolean is_there = question != NULL && i < question->n_choices;

      gtk_widget_set_visible (GTK_WIDGET (self->answers[i]), is_there);
      if (is_there)
        show_answer (self, question, i);
    }
}

static void
show_number (FringeQuizPanel *self, const FringeQuizQuestion *question)
{
  gboolean takes_number = question != NULL && question->takes_number && fringe_quiz_game_is_asking (game (self))
                          && !fringe_quiz_game_get_voting (game (self));
  gboolean had_focus = gtk_widget_get_focus_child (self->number_box) != NULL;

  gtk_widget_set_visible (self->number_box, takes_number);
  gtk_widget_remove_css_class (GTK_WIDGET (self->number_entry), "error");
  if (takes_number)
    return;
  gtk_editable_set_text (self->number_entry, "");
  if (had_focus)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.focus-tree", NULL);
}

/* Of the votes only how many there are is shown while the question stands. */
static void
show_count (FringeQuizPanel *self)
{
  gboolean is_shown = fringe_quiz_game_is_asking (game (self)) && fringe_quiz_game_get_voting (game (self));
  guint n_votes = fringe_quiz_game_get_n_votes (game (self));
  g_autofree char *text = g_strdup_printf (ngettext ("%u vote", "%u votes", n_votes), n_votes);
  gboolean had_focus = gtk_widget_get_focus_child (self->count_box) != NULL;

  gtk_widget_set_visible (self->count_box, is_shown);
  gtk_label_set_label (self->count_label, text);
  gtk_widget_remove_css_class (GTK_WIDGET (self->count_entry), "error");
  gtk_editable_set_text (self->count_entry, "");
  if (had_focus)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.focus-tree", NULL);
}

/* Once the step is made, the stage says in large type why. */
static void
show_verdict (FringeQuizPanel *self, const FringeQuizQuestion *question)
{
  gboolean is_made = question != NULL && fringe_session_get_step (self->session) > question->step;
  g_autofree char *verdict = fringe_quiz_game_verdict (game (self)), *why_not = fringe_quiz_game_why_not (game (self));
  g_autofree char *why = is_made && self->is_stage ? g_strdup ("") : fringe_quiz_game_reason (game (self));
  g_autofree char *reason = g_strconcat (why, *why != '\0' && *why_not != '\0' ? "\n" : "", why_not, NULL);
  FringeRules rules;

  fringe_label_show (self->verdict_label, verdict);
  fringe_label_show (self->reason_label, reason);
  gtk_widget_set_visible (self->follow_button, fringe_quiz_game_find_fork (game (self), &rules));
}

static void
show_buttons (FringeQuizPanel *self, const FringeQuizQuestion *question)
{
  gboolean asking = fringe_quiz_game_is_asking (game (self));

  gtk_widget_set_visible (self->reveal_button, asking);
  gtk_widget_set_visible (self->vote_button, question == NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->ask_button), !asking || !self->is_stage);
  gtk_button_set_label (self->ask_button, question == NULL ? _ ("Ask a question")
                                          : asking         ? _ ("Another question")
                                                           : _ ("Next question"));
  fringe_css_class_set (self->ask_button, "suggested-action", !asking);
  fringe_css_class_set (self->reveal_button, "suggested-action", asking && fringe_quiz_game_get_voting (game (self)));
}

/* Beside the board there would be room for single words of large letters, and beside a button for no other where words
 * are long. */
static void
place (FringeQuizPanel *self)
{
  gboolean has_room;

  fringe_orientable_turn_for_text (self->question_box);
  gtk_orientable_set_orientation (self->button_box, GTK_ORIENTATION_HORIZONTAL);
  has_room = !self->is_stage && fringe_min_width (self->button_box) <= fringe_panel_width () - PADDING;
  gtk_orientable_set_orientation (self->button_box, has_room ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
}

static void
update (FringeQuizPanel *self)
{
  const FringeQuizQuestion *question = fringe_quiz_game_get_question (game (self));
  g_autofree char *score = fringe_quiz_game_score (game (self));

  show_question (self, question);
  show_answers (self, question);
  show_number (self, question);
  show_count (self);
  show_verdict (self, question);
  show_buttons (self, question);
  place (self);
  fringe_label_show (self->score_label, self->is_stage && fringe_quiz_game_is_asking (game (self)) ? "" : score);
}

/* Returns: how far it is from the beginning of what scrolls, or 0 before it has a place */
static double
place_of_verdict (FringeQuizPanel *self)
{
  GtkWidget *verdict = GTK_WIDGET (self->verdict_label);
  GtkWidget *whole = gtk_viewport_get_child (GTK_VIEWPORT (gtk_widget_get_ancestor (verdict, GTK_TYPE_VIEWPORT)));
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (verdict, whole, &bounds) ? bounds.origin.y : 0;
}

/* Where not all has room, a new question is shown from its beginning, as the bars of a vote are, a verdict with as much
 * before it as has room, and what is said of counts that cannot be read at its end. */
static gboolean
is_unread (FringeQuizPanel *self)
{
  return gtk_widget_has_css_class (GTK_WIDGET (self->count_entry), "error");
}

static gboolean
scroll (GtkWidget *widget, GdkFrameClock *clock, gpointer adjustment)
{
  FringeQuizPanel *self = FRINGE_QUIZ_PANEL (widget);
  double place = 0;

  if (fringe_quiz_game_get_voting (game (self)))
    place = is_unread (self) ? gtk_adjustment_get_upper (adjustment) : 0;
  else if (!fringe_quiz_game_is_asking (game (self)))
    place = place_of_verdict (self);
  gtk_adjustment_set_value (adjustment, place);
  return G_SOURCE_REMOVE;
}

/* GTK would lose a scroll within the layout that asks for it, so the view scrolls before the next frame. */
static void
on_room (FringeQuizPanel *self, GtkAdjustment *adjustment)
{
  if (self->session != NULL)
    gtk_widget_add_tick_callback (GTK_WIDGET (self), scroll, g_object_ref (adjustment), g_object_unref);
}

static void
on_number (FringeQuizPanel *self)
{
  if (!fringe_quiz_game_answer_text (game (self), gtk_editable_get_text (self->number_entry)))
    {
      gtk_widget_add_css_class (GTK_WIDGET (self->number_entry), "error");
      fringe_label_show (self->verdict_label, _ ("Type a number."));
    }
}

/* What can't be read stays, to be mended. */
static gboolean
count (FringeQuizPanel *self)
{
  g_autoptr (GError) error = NULL;

  if (fringe_quiz_game_count (game (self), gtk_editable_get_text (self->count_entry), &error))
    return TRUE;
  gtk_widget_add_css_class (GTK_WIDGET (self->count_entry), "error");
  fringe_label_show (self->verdict_label, error->message);
  return FALSE;
}

gboolean
fringe_quiz_panel_take_counts (FringeQuizPanel *self)
{
  return *gtk_editable_get_text (self->count_entry) == '\0' || count (self);
}

static void
on_count (FringeQuizPanel *self)
{
  count (self);
}

void
fringe_quiz_panel_type_counts (FringeQuizPanel *self)
{
  if (gtk_widget_get_visible (self->count_box))
    gtk_widget_grab_focus (GTK_WIDGET (self->count_entry));
}

void
fringe_quiz_panel_set_stage (FringeQuizPanel *self, gboolean is_stage)
{
  self->is_stage = is_stage;
  if (self->session != NULL)
    update (self);
}

static guint
index_of (FringeQuizPanel *self, GtkWidget *answer)
{
  guint i = 0;

  while (i < FRINGE_QUIZ_CHOICES_MAX && GTK_WIDGET (self->answers[i]) != answer)
    i++;
  return i;
}

static void
on_answer (FringeQuizPanel *self, GtkWidget *answer)
{
  fringe_quiz_game_choose (game (self), index_of (self, answer));
}

/* The tree highlights the node that an answer names. */
static void
on_enter (FringeQuizPanel *self, double x, double y, GtkEventController *controller)
{
  const FringeQuizQuestion *question = fringe_quiz_game_get_question (game (self));
  guint i = index_of (self, gtk_event_controller_get_widget (controller));

  if (question != NULL && i < question->n_choices)
    fringe_session_hover (self->session, question->choices[i].node);
}

static void
on_leave (FringeQuizPanel *self)
{
  fringe_session_hover (self->session, FRINGE_NO_NODE);
}

static void
take_session (FringeQuizPanel *self)
{
  g_signal_connect_object (game (self), "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  fringe_quiz_kinds_set_game (self->kinds, game (self));
  update (self);
}

static void
fringe_quiz_panel_class_init (FringeQuizPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  FRINGE_BIN_INSTALL (klass, FringeQuizPanel, session, FRINGE_TYPE_SESSION, take_session);
  g_type_ensure (FRINGE_TYPE_BOARD_VIEW);
  g_type_ensure (FRINGE_TYPE_QUIZ_KINDS);
  gtk_widget_class_set_css_name (widget_class, "quizpanel");
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-quiz-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeQuizPanel, title_label);
  gtk_widget_class_bind_template_child (widget_class, FringeQuizPanel, question_box);
  gtk_widget_class_bind_template_child (widget_class, FringeQuizPanel, question_label);
  gtk_widget_class_bind_template_child (widget_class, FringeQuizPanel, rules_label);
  gtk_widget_class_bind_template_child (widget_class, FringeQuizPanel, board_view);
  gtk_widget_class_bind_template_child (widget_class, FringeQuizPanel, answers_grid);
  gtk_widget_class_bind_template_child (widget_class, FringeQuizPanel, kinds);
  gtk_widget_class_bind_template_child (widget_class, FringeQuizPanel, number_box);
  gtk_widget_class_bind_template_child (widget_class, FringeQuizPanel, number_entry);
  gtk_widget_class_bind_template_child (widget_class, FringeQuizPanel, count_box);
  gtk_widget_class_bind_template_child (widget_class, FringeQuizPanel, count_entry);
  gtk_widget_class_bind_template_child (widget_class, FringeQuizPanel, count_label);
  gtk_widget_class_bind_template_child (widget_class, FringeQuizPanel, button_box);
  gtk_widget_class_bind_template_child (widget_class, FringeQuizPanel, follow_button);
  gtk_widget_class_bind_template_child (widget_class, FringeQuizPanel, vote_button);
  gtk_widget_class_bind_template_child (widget_class, FringeQuizPanel, verdict_label);
  gtk_widget_class_bind_template_child (widget_class, FringeQuizPanel, reason_label);
  gtk_widget_class_bind_template_child (widget_class, FringeQuizPanel, reveal_button);
  gtk_widget_class_bind_template_child (widget_class, FringeQuizPanel, ask_button);
  gtk_widget_class_bind_template_child (widget_class, FringeQuizPanel, score_label);
  gtk_widget_class_bind_template_callback (widget_class, on_count);
  gtk_widget_class_bind_template_callback (widget_class, on_number);
  gtk_widget_class_bind_template_callback (widget_class, on_room);
}

static void
add_answer (FringeQuizPanel *self, guint i)
{
  static const char *const letters[FRINGE_QUIZ_CHOICES_MAX] = { "A", "B", "C", "D" };
  GtkEventController *motion = gtk_event_controller_motion_new ();

  self->answers[i] = g_object_new (FRINGE_TYPE_QUIZ_ANSWER, NULL);
  fringe_quiz_answer_set_letter (self->answers[i], letters[i]);
  gtk_grid_attach (self->answers_grid, GTK_WIDGET (self->answers[i]), 0, (int) i, 1, 1);
  g_signal_connect_object (self->answers[i], "clicked", G_CALLBACK (on_answer), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "enter", G_CALLBACK (on_enter), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "leave", G_CALLBACK (on_leave), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->answers[i]), motion);
}

static void
fringe_quiz_panel_init (FringeQuizPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < FRINGE_QUIZ_CHOICES_MAX; i++)
    add_answer (self, i);
}
