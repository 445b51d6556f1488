/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-exercise-card.h"

#include "fringe-board-text.h"
#include "fringe-board-view.h"
#include "fringe-draw-board.h"
#include "fringe-speech.h"
#include "fringe-titles.h"

#include <glib/gi18n.h>

/* The fields of a card, each a bit of a set: its numbers, and the node of which it is a duplicate. */
#define OF FRINGE_N_NUMBERS
#define N_FIELDS (FRINGE_N_NUMBERS + 1)

/* @given: the fields with an answer when the card was shown last; @refused: those with a text that is no answer */
struct _FringeExerciseCardView
{
  FringeBin parent_instance;

  FringeExercisePlay *play;
  guint index;
  FringeMove move;
  gboolean is_updating;
  GtkLabel *move_label;
  GtkLabel *check_label;
  FringeBoardView *board_view;
  GtkWidget *numbers_grid;
  GtkEntry *entries[N_FIELDS];
  guint given, refused;
  GtkWidget *number_labels[FRINGE_N_NUMBERS];
  GtkEntry *g_entry, *h_entry, *f_entry;
  GtkWidget *g_label, *h_label, *f_label;
  GtkCheckButton *duplicate_check;
  GtkWidget *of_box, *of_label;
  GtkEntry *of_entry;
  GtkDropDown *fate_drop_down;
};

G_DEFINE_FINAL_TYPE (FringeExerciseCardView, fringe_exercise_card, FRINGE_TYPE_BIN)

/* A tile of the small board has so many pixels. */
#define CELL 27

static void show_refusal (FringeExerciseCardView *self, guint field, gboolean is_refused);

static const FringeExerciseCard *
get_card (FringeExerciseCardView *self)
{
  const FringeExerciseMoment *now = fringe_exercise_moment (fringe_exercise_play_get_exercise (self->play));

  return self->index < now->n_cards && now->cards[self->index].move == self->move ? &now->cards[self->index] : NULL;
}

static const FringeTask *
get_task (FringeExerciseCardView *self)
{
  return &fringe_exercise_play_get_file (self->play)->task;
}

static void
take_number (FringeExerciseCardView *self, FringeNumber number)
{
  if (!self->is_updating && get_card (self) != NULL)
    show_refusal (self, number,
                  !fringe_exercise_play_write (self->play, self->move, number,
                                               gtk_editable_get_text (GTK_EDITABLE (self->entries[number]))));
}

/* The rules other than better-g know only duplicates that are dropped. */
static FringeFate
get_fate (FringeExerciseCardView *self)
{
  return (FringeFate) (FRINGE_FATE_DROPPED + gtk_drop_down_get_selected (self->fate_drop_down));
}

static void
take_node (FringeExerciseCardView *self)
{
  FringeExerciseAct act = { .kind = FRINGE_ACT_FATE, .move = self->move, .fate = get_fate (self) };
  const FringeExerciseCard *card = get_card (self);
  guint64 id;

  if (self->is_updating || card == NULL || !gtk_check_button_get_active (self->duplicate_check)
      || !g_ascii_string_to_unsigned (gtk_editable_get_text (GTK_EDITABLE (self->of_entry)), 10, 0, G_MAXUINT32, &id,
                                      NULL))
    return;
  act.id = (guint32) id;
  if (card->fate != act.fate || card->of != act.id)
    show_refusal (self, OF, !fringe_exercise_play_act (self->play, &act));
}

void
fringe_exercise_card_take (FringeExerciseCardView *self)
{
  const FringeExerciseCard *card = get_card (self);

  for (int i = 0; card != NULL && card->fate != FRINGE_FATE_DROPPED && i < FRINGE_N_NUMBERS; i++)
    take_number (self, (FringeNumber) i);
  take_node (self);
}

static void
on_leave (GtkEventControllerFocus *controller, FringeExerciseCardView *self)
{
  GtkWidget *entry = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller));

  for (int i = 0; i < FRINGE_N_NUMBERS; i++)
    if (entry == GTK_WIDGET (self->entries[i]))
      take_number (self, (FringeNumber) i);
  if (entry == GTK_WIDGET (self->of_entry))
    take_node (self);
}

static void
on_activate (GtkEntry *entry, FringeExerciseCardView *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "exercise.finish", NULL);
}

static void
on_duplicate (GtkCheckButton *check, GParamSpec *pspec, FringeExerciseCardView *self)
{
  FringeExerciseAct act = { .kind = FRINGE_ACT_FATE, .move = self->move, .fate = FRINGE_FATE_NEW };
  gboolean is_duplicate = gtk_check_button_get_active (check);
  GtkWidget *entry = GTK_WIDGET (is_duplicate ? self->of_entry : self->g_entry);
  const FringeExerciseCard *card;

  if (self->is_updating || get_card (self) == NULL)
    return;
  /* The focus goes before what has it is hidden, or GTK would move it once more after the next frame. */
  gtk_widget_show (is_duplicate ? self->of_box : self->numbers_grid);
  gtk_widget_show (entry);
  gtk_widget_grab_focus (entry);
  card = get_card (self);
  if (!is_duplicate && card != NULL && card->fate != FRINGE_FATE_NEW)
    fringe_exercise_play_act (self->play, &act);
  fringe_exercise_play_await_node (self->play, self->move, is_duplicate);
}

static void
on_fate (GtkDropDown *drop_down, GParamSpec *pspec, FringeExerciseCardView *self)
{
  if (!self->is_updating)
    take_node (self);
}

void
fringe_exercise_card_turn (FringeExerciseCardView *self)
{
  if (gtk_widget_get_visible (GTK_WIDGET (self->duplicate_check)))
    gtk_check_button_set_active (self->duplicate_check, !gtk_check_button_get_active (self->duplicate_check));
}

gboolean
fringe_exercise_card_wants_node (FringeExerciseCardView *self)
{
  const FringeExerciseCard *card = get_card (self);

  return card != NULL && card->awaits_node;
}

void
fringe_exercise_card_set_node (FringeExerciseCardView *self, guint32 id)
{
  g_autofree char *text = g_strdup_printf ("%u", id);

  gtk_editable_set_text (GTK_EDITABLE (self->of_entry), text);
  take_node (self);
}

gboolean
fringe_exercise_card_focus (FringeExerciseCardView *self)
{
  const FringeExerciseCard *card = get_card (self);

  if (fringe_exercise_card_wants_node (self))
    return gtk_widget_grab_focus (GTK_WIDGET (self->of_entry));
  if (card == NULL || fringe_exercise_n_missing (fringe_exercise_play_get_exercise (self->play), card) == 0)
    return FALSE;
  for (int i = 0; i < FRINGE_N_NUMBERS; i++)
    if (gtk_widget_get_visible (GTK_WIDGET (self->entries[i])) && (card->filled & 1u << i) == 0)
      return gtk_widget_grab_focus (GTK_WIDGET (self->entries[i]));
  return FALSE;
}

/* What is seen. */

/* The colour is not all that tells: a wrong field has a line below its number, too. */
static void
show_check (gpointer widget, FringePlayCheck check)
{
  fringe_css_class_set (widget, "right", check == FRINGE_PLAY_RIGHT);
  fringe_css_class_set (widget, "wrong", check == FRINGE_PLAY_WRONG);
  gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_INVALID,
                               check == FRINGE_PLAY_WRONG ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE,
                               -1);
}

/* A text that was not taken looks wrong, and an answer that was taken back leaves nothing behind. */
static void
show_answer (FringeExerciseCardView *self, guint field, FringePlayCheck check, const char *answer)
{
  const guint bit = 1u << field;

  if (answer != NULL || (self->given & bit) != 0)
    gtk_editable_set_text (GTK_EDITABLE (self->entries[field]), answer != NULL ? answer : "");
  self->given = answer != NULL ? self->given | bit : self->given & ~bit;
  self->refused &= ~self->given;
  show_check (self->entries[field], (self->refused & bit) != 0 ? FRINGE_PLAY_WRONG : check);
}

static void
show_refusal (FringeExerciseCardView *self, guint field, gboolean is_refused)
{
  const guint bit = 1u << field;
  const guint before = self->refused;

  self->refused = is_refused ? before | bit : before & ~bit;
  if (self->refused != before)
    fringe_exercise_card_update (self);
}

static FringePlayCheck
show_number (FringeExerciseCardView *self, const FringeExerciseCard *card, FringeNumber number)
{
  FringePlayCheck check = fringe_exercise_play_check_number (self->play, card, number);
  g_autofree char *text = fringe_value_text (card->numbers[number]);

  show_answer (self, number, check, check != FRINGE_PLAY_EMPTY ? text : NULL);
  return check;
}

static FringePlayCheck
show_fate (FringeExerciseCardView *self, const FringeExerciseCard *card)
{
  FringePlayCheck check = fringe_exercise_play_check_fate (self->play, card);
  g_autofree char *of = g_strdup_printf ("%u", card->of);
  gboolean is_new = card->fate == FRINGE_FATE_NEW;

  gtk_check_button_set_active (self->duplicate_check, !is_new || card->awaits_node);
  if (!is_new)
    gtk_drop_down_set_selected (self->fate_drop_down, card->fate - FRINGE_FATE_DROPPED);
  show_answer (self, OF, card->awaits_node ? FRINGE_PLAY_EMPTY : check, is_new ? NULL : of);
  return check;
}

static void
show_state (FringeExerciseCardView *self, gboolean is_right, gboolean is_wrong)
{
  gtk_label_set_label (self->check_label, is_wrong ? "✗" : "✓");
  gtk_widget_set_visible (GTK_WIDGET (self->check_label), is_right || is_wrong);
  fringe_css_class_set (self->check_label, "right", is_right);
  fringe_css_class_set (self->check_label, "wrong", is_wrong);
}

void
fringe_exercise_card_update (FringeExerciseCardView *self)
{
  const FringeExercise *exercise = fringe_exercise_play_get_exercise (self->play);
  const FringeExerciseCard *card = get_card (self);
  guint asked = fringe_exercise_asked_numbers (exercise);
  gboolean is_dropped, is_full, is_right, is_wrong;
  FringePlayCheck check;

  if (card == NULL)
    return;
  self->is_updating = TRUE;
  check = show_fate (self, card);
  is_right = check == FRINGE_PLAY_RIGHT;
  is_wrong = check == FRINGE_PLAY_WRONG;
  is_dropped = gtk_check_button_get_active (self->duplicate_check) && get_fate (self) == FRINGE_FATE_DROPPED;
  for (int i = 0; i < FRINGE_N_NUMBERS; i++)
    {
      gboolean is_seen = (asked & 1u << i) != 0 && !is_dropped;

      gtk_widget_set_visible (GTK_WIDGET (self->entries[i]), is_seen);
      gtk_widget_set_visible (self->number_labels[i], is_seen);
      check = is_seen ? show_number (self, card, (FringeNumber) i) : FRINGE_PLAY_RIGHT;
      is_right &= check == FRINGE_PLAY_RIGHT;
      is_wrong |= check == FRINGE_PLAY_WRONG;
    }
  is_full = !fringe_exercise_card_wants_node (self) && card->touched;
  gtk_widget_set_visible (self->numbers_grid, !is_dropped);
  gtk_widget_set_visible (self->of_box, gtk_check_button_get_active (self->duplicate_check));
  fringe_css_class_set (self, "dropped", is_dropped);
  show_state (self, is_right && is_full && !is_wrong, is_wrong);
  self->is_updating = FALSE;
}

static void
fringe_exercise_card_dispose (GObject *object)
{
  g_clear_object (&FRINGE_EXERCISE_CARD (object)->play);
  G_OBJECT_CLASS (fringe_exercise_card_parent_class)->dispose (object);
}

static void
fringe_exercise_card_class_init (FringeExerciseCardViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = fringe_exercise_card_dispose;
  g_type_ensure (FRINGE_TYPE_BOARD_VIEW);
  gtk_widget_class_set_css_name (widget_class, "exercisecard");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-exercise-card.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeExerciseCardView, move_label);
  gtk_widget_class_bind_template_child (widget_class, FringeExerciseCardView, check_label);
  gtk_widget_class_bind_template_child (widget_class, FringeExerciseCardView, board_view);
  gtk_widget_class_bind_template_child (widget_class, FringeExerciseCardView, numbers_grid);
  gtk_widget_class_bind_template_child (widget_class, FringeExerciseCardView, g_entry);
  gtk_widget_class_bind_template_child (widget_class, FringeExerciseCardView, h_entry);
  gtk_widget_class_bind_template_child (widget_class, FringeExerciseCardView, f_entry);
  gtk_widget_class_bind_template_child (widget_class, FringeExerciseCardView, g_label);
  gtk_widget_class_bind_template_child (widget_class, FringeExerciseCardView, h_label);
  gtk_widget_class_bind_template_child (widget_class, FringeExerciseCardView, f_label);
  gtk_widget_class_bind_template_child (widget_class, FringeExerciseCardView, duplicate_check);
  gtk_widget_class_bind_template_child (widget_class, FringeExerciseCardView, of_box);
  gtk_widget_class_bind_template_child (widget_class, FringeExerciseCardView, of_label);
  gtk_widget_class_bind_template_child (widget_class, FringeExerciseCardView, of_entry);
  gtk_widget_class_bind_template_child (widget_class, FringeExerciseCardView, fate_drop_down);
  gtk_widget_class_bind_template_callback (widget_class, on_leave);
  gtk_widget_class_bind_template_callback (widget_class, on_activate);
  gtk_widget_class_bind_template_callback (widget_class, on_duplicate);
  gtk_widget_class_bind_template_callback (widget_class, on_fate);
}

static void
fringe_exercise_card_init (FringeExerciseCardView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->entries[FRINGE_NUMBER_G] = self->g_entry;
  self->entries[FRINGE_NUMBER_H] = self->h_entry;
  self->entries[FRINGE_NUMBER_F] = self->f_entry;
  self->entries[OF] = self->of_entry;
  self->number_labels[FRINGE_NUMBER_G] = self->g_label;
  self->number_labels[FRINGE_NUMBER_H] = self->h_label;
  self->number_labels[FRINGE_NUMBER_F] = self->f_label;
  for (guint i = 0; i < N_FIELDS; i++)
    {
      gtk_editable_set_width_chars (GTK_EDITABLE (self->entries[i]), 2);
      gtk_editable_set_max_width_chars (GTK_EDITABLE (self->entries[i]), 2);
      fringe_entry_allow_only (self->entries[i], "0123456789.,");
    }
}

/* A field is called by its move as well, "Left h", for nobody hears in which card it is; h is counted on the board. */
static void
name_fields (FringeExerciseCardView *self, const FringeBoard *board)
{
  gboolean marks = get_task (self)->level == FRINGE_EXERCISE_DUPLICATES;
  g_autofree char *keys = g_strjoin (" ", _ ("Tab goes from field to field, and Ctrl+Tab out of them."),
                                     marks ? _ ("D marks a duplicate.") : NULL, NULL);
  g_autofree char *check
      = g_strdup_printf ("%s %s", fringe_move_title (self->move), gtk_check_button_get_label (self->duplicate_check));
  char text[FRINGE_BOARD_TEXT_MAX];
  guint asked = fringe_exercise_asked_numbers (fringe_exercise_play_get_exercise (self->play));

  fringe_board_print (board, text);
  for (int i = 0; i < FRINGE_N_NUMBERS; i++)
    gtk_accessible_update_relation (GTK_ACCESSIBLE (self->entries[i]), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                    self->move_label, self->number_labels[i], NULL, -1);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self->of_entry), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  self->move_label, self->of_label, NULL, -1);
  if (self->index == 0)
    fringe_description_set (self->g_entry, keys);
  fringe_description_set (self->entries[(asked & 1u << FRINGE_NUMBER_H) != 0 ? FRINGE_NUMBER_H : FRINGE_NUMBER_G],
                          text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->duplicate_check), GTK_ACCESSIBLE_PROPERTY_LABEL, check, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, fringe_move_title (self->move),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

/* The card stays as high as it is where a duplicate is dropped: its numbers make room for the node. */
static void
keep_height (FringeExerciseCardView *self)
{
  int of_height, numbers_height;

  gtk_widget_measure (self->of_box, GTK_ORIENTATION_VERTICAL, -1, NULL, &of_height, NULL, NULL);
  gtk_widget_measure (self->numbers_grid, GTK_ORIENTATION_VERTICAL, -1, NULL, &numbers_height, NULL, NULL);
  gtk_widget_set_size_request (self->of_box, -1, MAX (of_height, numbers_height));
  gtk_widget_set_size_request (self->numbers_grid, -1, MAX (of_height, numbers_height));
}

FringeExerciseCardView *
fringe_exercise_card_new (FringeExercisePlay *play, guint index, FringeThemeKind theme)
{
  FringeExerciseCardView *self = g_object_new (FRINGE_TYPE_EXERCISE_CARD, NULL);
  const FringeExerciseCard *card;
  const FringeTask *task;

  self->play = g_object_ref (play);
  self->index = index;
  card = &fringe_exercise_moment (fringe_exercise_play_get_exercise (play))->cards[index];
  self->move = card->move;
  task = get_task (self);
  gtk_label_set_label (self->move_label, fringe_move_title (card->move));
  name_fields (self, &card->board);
  fringe_board_view_set_theme (self->board_view, theme);
  fringe_board_view_set_board (self->board_view, &card->board);
  fringe_board_view_set_moved_cell (self->board_view, fringe_draw_moved_cell (&card->board, card->move));
  gtk_widget_set_size_request (GTK_WIDGET (self->board_view), CELL * card->board.columns, CELL * card->board.rows);
  gtk_widget_set_visible (GTK_WIDGET (self->duplicate_check), task->level == FRINGE_EXERCISE_DUPLICATES);
  gtk_widget_set_visible (GTK_WIDGET (self->fate_drop_down),
                          fringe_rules_use_duplicates (&task->rules)
                              && task->rules.duplicates == FRINGE_DUPLICATES_BETTER_G);
  if (task->level == FRINGE_EXERCISE_DUPLICATES)
    keep_height (self);
  if (task->level == FRINGE_EXERCISE_NUMBERS && card->fate == FRINGE_FATE_DROPPED)
    gtk_widget_set_sensitive (GTK_WIDGET (self), FALSE);
  fringe_exercise_card_update (self);
  return self;
}
