/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-exercise-play.h"

#include "fringe-conventions.h"
#include "fringe-exercise-sheet.h"
#include "fringe-exercise-puzzle.h"
#include "fringe-exercise-texts.h"
#include "fringe-exercise-tries.h"
#include "fringe-save.h"
#include "fringe-session-file.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#define FILE_NAME "exercise.fringe"

/* @told: what is said of the last act; @n_slips: how many there were before it; @right_run, @early and @shown_step:
 * once it is over */
struct _FringeExercisePlay
{
  GObject parent_instance;

  FringeExerciseFile *file;
  FringeExercise *exercise;
  FringeExercise *right_run;
  FringeExercise *early[2]; /* of the student's run and the right one, where not the end of them is shown */
  guint shown_step;
  FringeConventions *conventions;
  gint64 begun;
  double seconds_before; /* of the acts that were done when it was resumed */
  guint n_slips;
  guint n_hints;
  gboolean is_judged;
  FringeExerciseTold told;
  char *texts[FRINGE_N_PLAY_TEXTS];
};

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (FringeExercisePlay, fringe_exercise_play, G_TYPE_OBJECT)

/* What is kept for the case that the program is killed. */

static GFile *
saved_file (void)
{
  g_autofree char *path = g_build_filename (g_get_user_state_dir (), "fringe", FILE_NAME, NULL);

  return g_file_new_for_path (path);
}

void
fringe_exercise_play_forget (void)
{
  g_autoptr (GFile) file = saved_file ();

  g_file_delete (file, NULL, NULL);
}

static void
copy_acts (FringeExercisePlay *self)
{
  const GArray *acts = fringe_exercise_acts (self->exercise);

  g_array_set_size (self->file->acts, 0);
  g_array_append_vals (self->file->acts, acts->data, acts->len);
}

/* What cannot be saved is not worth a word while somebody thinks: it is only for the case of a crash. */
void
fringe_exercise_play_keep (FringeExercisePlay *self)
{
  g_autoptr (GFile) file = saved_file (), folder = g_file_get_parent (file);

  copy_acts (self);
  if (self->file->acts->len == 0)
    {
      fringe_exercise_play_forget ();
      return;
    }
  if (self->file->most_tries > 0)
    fringe_exercise_tries_begin (self->file);
  g_file_make_directory_with_parents (folder, NULL, NULL);
  fringe_exercise_file_save (self->file, self->exercise, file, NULL, NULL);
}

/* Texts. */

static void
update (FringeExercisePlay *self)
{
  for (int i = 0; i < FRINGE_N_PLAY_TEXTS; i++)
    {
      g_free (self->texts[i]);
      self->texts[i] = fringe_exercise_text (self->exercise, &self->told, self->is_judged, (FringePlayText) i);
    }
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
told_clear (FringeExerciseTold *told)
{
  g_clear_pointer (&told->title, g_free);
  g_clear_pointer (&told->sentence, g_free);
  g_clear_pointer (&told->right_by, g_free);
  g_clear_pointer (&told->hint, g_free);
  told->is_passing = FALSE;
}

/* The conventions take some hundredths of a second to be made, and are wanted only after a slip. */
static void
tell_conventions (FringeExercisePlay *self, const FringeSlip *slip)
{
  const FringeTask *task = fringe_exercise_task (self->exercise);
  FringeRules rules;

  if (slip->kind != FRINGE_SLIP_CHOICE || slip->node == FRINGE_NO_NODE)
    return;
  if (self->conventions == NULL)
    self->conventions = fringe_conventions_new (&task->goal);
  if (fringe_conventions_explain (self->conventions, self->exercise, G_MAXUINT, &rules)
      || fringe_conventions_explain_choice (self->exercise, &rules))
    self->told.right_by = fringe_conventions_sentence (&task->rules, &rules, slip->node);
}

/* The first of several has its title above it. */
static void
tell (FringeExercisePlay *self, const GArray *slips, guint first)
{
  GString *text = g_string_new (NULL);

  told_clear (&self->told);
  for (guint i = first; i < slips->len; i++)
    {
      const FringeSlip *slip = &g_array_index (slips, FringeSlip, i);
      g_autofree char *title = fringe_slip_title (slip), *why = fringe_slip_sentence (self->exercise, slip);

      if (i > first)
        {
          g_string_append (text, "\n\n");
          /* Translators: what an answer was, and why it is wrong */
          g_string_append_printf (text, _ ("%s. %s"), title, why);
          continue;
        }
      g_string_append (text, why);
      self->told.title = g_steal_pointer (&title);
    }
  self->told.sentence = g_string_free (text, FALSE);
  tell_conventions (self, &g_array_index (slips, FringeSlip, first));
}

static void
put_first (GArray *slips, const FringeSlip *first)
{
  for (guint i = slips->len; i-- > 0;)
    {
      const FringeSlip *slip = &g_array_index (slips, FringeSlip, i);

      if (slip->kind == first->kind && slip->move == first->move && slip->list == first->list)
        g_array_remove_index (slips, i);
    }
  g_array_prepend_vals (slips, first, 1);
}

/* Says why the last act was wrong; that stays until the step is over. Of fields and lists all is said that stands and
 * is wrong, so that it goes when the field is put right. To finish a step judges its fields once more: of these, only
 * what is new is said. */
static void
tell_slips (FringeExercisePlay *self, const FringeExerciseAct *act)
{
  g_autoptr (GArray) slips = fringe_exercise_slips (self->exercise);
  g_autoptr (GArray) open = fringe_exercise_open_slips (self->exercise);
  const FringeSlip *last = fringe_exercise_slip_of_last_act (self->exercise);
  const gboolean is_end = act->kind == FRINGE_ACT_FINISH;
  guint n_before = self->n_slips, n_open = open->len;

  if (self->told.is_passing || is_end || act->kind == FRINGE_ACT_CHOOSE || act->kind == FRINGE_ACT_UNDO)
    told_clear (&self->told);
  if (fringe_exercise_task (self->exercise)->is_exam)
    return;
  self->n_slips = slips->len;
  if (last != NULL && !is_end)
    put_first (open, last);
  if (is_end && slips->len > n_before)
    tell (self, slips, n_before);
  else if (open->len > 0)
    tell (self, open, 0);
  self->told.is_passing = n_open > 0;
}

/* Once it is over, it is replayed beside the right run. */

static guint
n_steps_of (const FringeExercise *exercise)
{
  return fringe_exercise_moment (exercise)->step;
}

guint
fringe_exercise_play_get_n_steps (FringeExercisePlay *self)
{
  return self->right_run == NULL ? 0 : MAX (n_steps_of (self->exercise), n_steps_of (self->right_run));
}

guint
fringe_exercise_play_get_shown_step (FringeExercisePlay *self)
{
  return self->shown_step;
}

const FringeExercise *
fringe_exercise_play_get_run (FringeExercisePlay *self, gboolean is_right)
{
  return is_right ? self->right_run : self->exercise;
}

const FringeExercise *
fringe_exercise_play_get_shown (FringeExercisePlay *self, gboolean is_right)
{
  return self->early[is_right] != NULL ? self->early[is_right] : fringe_exercise_play_get_run (self, is_right);
}

static void
clear_replay (FringeExercisePlay *self)
{
  g_clear_pointer (&self->early[FALSE], fringe_exercise_free);
  g_clear_pointer (&self->early[TRUE], fringe_exercise_free);
}

void
fringe_exercise_play_show_step (FringeExercisePlay *self, guint step)
{
  guint n = fringe_exercise_play_get_n_steps (self);

  clear_replay (self);
  self->shown_step = MIN (step, n);
  for (int i = 0; i < 2 && self->shown_step < n; i++)
    if (self->shown_step < n_steps_of (fringe_exercise_play_get_run (self, i)))
      self->early[i] = fringe_exercise_until (fringe_exercise_play_get_run (self, i), self->shown_step);
  update (self);
}

static void
make_right_run (FringeExercisePlay *self)
{
  FringeTask task = self->file->task;
  FringeExerciseAct act;

  task.level = FRINGE_EXERCISE_CHOICE;
  task.lists = FRINGE_EXERCISE_NO_LISTS;
  task.is_exam = TRUE;
  self->right_run = fringe_exercise_new_with_estimate (&task, fringe_exercise_estimate (self->exercise), NULL);
  while (fringe_exercise_right_act (self->right_run, &act) && fringe_exercise_act (self->right_run, &act, NULL))
    continue;
}

/* From now on everything is judged in sight. */
static void
judge (FringeExercisePlay *self)
{
  self->is_judged = TRUE;
  make_right_run (self);
  self->shown_step = fringe_exercise_play_get_n_steps (self);
}

/* Acts. */

static double
seconds (FringeExercisePlay *self)
{
  return self->seconds_before + (double) (g_get_monotonic_time () - self->begun) / G_USEC_PER_SEC;
}

/* An answer that is none, as a node that is not there, could not be given later either. */
static void
refuse (FringeExercisePlay *self, const FringeExerciseAct *act, const char *why)
{
  const gboolean is_answer = act->kind == FRINGE_ACT_NUMBER || act->kind == FRINGE_ACT_FATE
                             || act->kind == FRINGE_ACT_LIST || act->kind == FRINGE_ACT_BOUND;

  told_clear (&self->told);
  self->told.title = g_strdup (is_answer ? _ ("This answer is not possible") : _ ("This cannot be done now"));
  self->told.sentence = g_strdup (why);
  self->told.is_passing = TRUE;
  update (self);
}

gboolean
fringe_exercise_play_act (FringeExercisePlay *self, const FringeExerciseAct *act)
{
  FringeExerciseAct its = *act;
  g_autoptr (GError) error = NULL;

  its.seconds = seconds (self);
  if (self->is_judged || !fringe_exercise_act (self->exercise, &its, &error))
    {
      refuse (self, act, error != NULL ? error->message : _ ("The run was handed in."));
      return FALSE;
    }
  tell_slips (self, act);
  self->n_hints = act->kind == FRINGE_ACT_HINT ? self->n_hints + 1 : 0;
  if (act->kind == FRINGE_ACT_HINT)
    {
      g_free (self->told.hint);
      self->told.hint = fringe_exercise_hint (self->exercise, MIN (self->n_hints, 3));
    }
  if (fringe_exercise_moment (self->exercise)->is_over && !self->file->task.is_exam)
    judge (self);
  fringe_exercise_play_keep (self);
  update (self);
  return TRUE;
}

static const FringeExerciseCard *
find_card (FringeExercisePlay *self, FringeMove move)
{
  const FringeExerciseMoment *now = fringe_exercise_moment (self->exercise);

  for (guint i = 0; i < now->n_cards; i++)
    if (now->cards[i].move == move)
      return &now->cards[i];
  return NULL;
}

gboolean
fringe_exercise_play_write (FringeExercisePlay *self, FringeMove move, FringeNumber number, const char *text)
{
  const FringeExerciseCard *card = find_card (self, move);
  FringeExerciseAct act = { .kind = FRINGE_ACT_NUMBER, .move = move, .number = number };
  g_autofree char *typed = g_strstrip (g_strdup (text));
  char *end;

  g_strdelimit (typed, ",", '.');
  act.value = g_ascii_strtod (typed, &end);
  if (card == NULL || *typed == '\0' || *end != '\0')
    return *typed == '\0';
  if ((card->filled & 1u << number) != 0 && fabs (card->numbers[number] - act.value) < FRINGE_EXERCISE_NEAR)
    return TRUE;
  return fringe_exercise_play_act (self, &act);
}

void
fringe_exercise_play_await_node (FringeExercisePlay *self, FringeMove move, gboolean awaits_node)
{
  fringe_exercise_await_node (self->exercise, move, awaits_node);
  update (self);
}

/* Returns: whether the text names nodes, apart by spaces or commas; a dash stands for none */
static gboolean
read_ids (const char *text, FringeExerciseAct *act)
{
  g_auto (GStrv) words = g_strsplit_set (text, " ,;", -1);
  guint64 id;

  for (guint i = 0; words[i] != NULL; i++)
    {
      if (*words[i] == '\0' || g_str_equal (words[i], "-") || g_str_equal (words[i], "–"))
        continue;
      if (act->n_ids == FRINGE_EXERCISE_NODES_MAX
          || !g_ascii_string_to_unsigned (words[i], 10, 0, G_MAXUINT16, &id, NULL))
        return FALSE;
      act->ids[act->n_ids++] = (guint16) id;
    }
  return act->n_ids > 0 || strpbrk (text, "-–") != NULL;
}

void
fringe_exercise_play_write_list (FringeExercisePlay *self, FringeList list, const char *text)
{
  const FringeExerciseAct *before = fringe_exercise_written_list (self->exercise, list);
  FringeExerciseAct act = { .kind = FRINGE_ACT_LIST, .list = list };

  if (!read_ids (text, &act)
      || (before != NULL && before->n_ids == act.n_ids
          && memcmp (before->ids, act.ids, act.n_ids * sizeof *act.ids) == 0))
    return;
  fringe_exercise_play_act (self, &act);
}

/* In practice, also when it was put right. */
static gboolean
was_wrong_choice (FringeExercisePlay *self, guint32 id)
{
  g_autoptr (GArray) slips = fringe_exercise_slips (self->exercise);

  for (guint i = 0; i < slips->len; i++)
    {
      const FringeSlip *slip = &g_array_index (slips, FringeSlip, i);

      if (slip->kind == FRINGE_SLIP_CHOICE && slip->node == id)
        return TRUE;
    }
  return FALSE;
}

gboolean
fringe_exercise_play_can_put_right (FringeExercisePlay *self)
{
  const FringeExerciseMoment *now = fringe_exercise_moment (self->exercise);
  g_autoptr (GArray) acts = fringe_exercise_effective_acts (self->exercise);

  return !self->is_judged && now->chosen != FRINGE_NO_NODE && self->told.title != NULL && !self->told.is_passing
         && g_array_index (acts, FringeExerciseAct, acts->len - 1).kind == FRINGE_ACT_CHOOSE
         && was_wrong_choice (self, now->chosen);
}

void
fringe_exercise_play_choose (FringeExercisePlay *self, guint32 id)
{
  if (fringe_exercise_play_can_put_right (self) && fringe_exercise_is_open (self->exercise, id))
    fringe_exercise_play_act (self, &(FringeExerciseAct) { .kind = FRINGE_ACT_UNDO });
  fringe_exercise_play_act (self, &(FringeExerciseAct) { .kind = FRINGE_ACT_CHOOSE, .id = id });
}

void
fringe_exercise_play_put_right (FringeExercisePlay *self)
{
  FringeExerciseAct act = { .kind = FRINGE_ACT_UNDO };

  if (fringe_exercise_play_can_put_right (self) && fringe_exercise_play_act (self, &act)
      && fringe_exercise_right_act (self->exercise, &act))
    fringe_exercise_play_act (self, &act);
}

gboolean
fringe_exercise_play_can_finish (FringeExercisePlay *self)
{
  const FringeExerciseMoment *now = fringe_exercise_moment (self->exercise);

  return !self->is_judged && now->chosen != FRINGE_NO_NODE && !now->is_over
         && fringe_exercise_n_missing_in_all (self->exercise) == 0;
}

gboolean
fringe_exercise_play_can_undo (FringeExercisePlay *self)
{
  return !self->is_judged && fringe_exercise_can_undo (self->exercise);
}

void
fringe_exercise_play_hand_in (FringeExercisePlay *self)
{
  told_clear (&self->told);
  self->file->is_handed_in = TRUE;
  judge (self);
  fringe_exercise_play_keep (self);
  update (self);
}

void
fringe_exercise_play_look (FringeExercisePlay *self)
{
  if (!self->is_judged)
    judge (self);
  update (self);
}

gboolean
fringe_exercise_play_is_judged (FringeExercisePlay *self)
{
  return self->is_judged;
}

/* What is seen. */

static gboolean
is_silent (FringeExercisePlay *self)
{
  return self->file->task.is_exam && !self->is_judged;
}

const FringeExercise *
fringe_exercise_play_get_exercise (FringeExercisePlay *self)
{
  return self->exercise;
}

const FringeExerciseFile *
fringe_exercise_play_get_file (FringeExercisePlay *self)
{
  return self->file;
}

const char *
fringe_exercise_play_get_text (FringeExercisePlay *self, FringePlayText text)
{
  return self->texts[text];
}

double
fringe_exercise_play_get_progress (FringeExercisePlay *self)
{
  FringeMarks marks = fringe_exercise_marks (self->exercise);

  if (is_silent (self))
    return -1;
  return MIN ((double) marks.n_steps / MAX (marks.n_steps_right, 1), 1);
}

/* The cards of an exam are judged when their step is finished, and then they are nodes: those of a step that was not
 * finished are not marked. */
FringePlayCheck
fringe_exercise_play_check_number (FringeExercisePlay *self, const FringeExerciseCard *card, FringeNumber number)
{
  FringeSlip slip;

  if ((card->filled & 1u << number) == 0)
    return FRINGE_PLAY_EMPTY;
  if (self->file->task.is_exam)
    return FRINGE_PLAY_GIVEN;
  return fringe_exercise_judge_number (self->exercise, card, number, &slip) ? FRINGE_PLAY_RIGHT : FRINGE_PLAY_WRONG;
}

FringePlayCheck
fringe_exercise_play_check_fate (FringeExercisePlay *self, const FringeExerciseCard *card)
{
  FringeSlip slip;

  if (self->file->task.is_exam)
    return card->fate == FRINGE_FATE_NEW ? FRINGE_PLAY_EMPTY : FRINGE_PLAY_GIVEN;
  if (fringe_exercise_judge_fate (self->exercise, card, &slip))
    return FRINGE_PLAY_RIGHT;
  return card->fate == FRINGE_FATE_NEW ? FRINGE_PLAY_EMPTY : FRINGE_PLAY_WRONG;
}

static gboolean
has_wrong (FringeExercisePlay *self, FringePlayText line)
{
  const FringeExerciseMoment *now = fringe_exercise_moment (self->exercise);
  gboolean is_wrong = FALSE;

  for (guint i = 0; i < now->n_cards; i++)
    {
      const FringeExerciseCard *card = &now->cards[i];

      if (line == FRINGE_PLAY_MARK)
        is_wrong |= fringe_exercise_play_check_fate (self, card) == FRINGE_PLAY_WRONG;
      for (int j = 0; line == FRINGE_PLAY_FILL && card->fate != FRINGE_FATE_DROPPED && j < FRINGE_N_NUMBERS; j++)
        is_wrong |= fringe_exercise_play_check_number (self, card, (FringeNumber) j) == FRINGE_PLAY_WRONG;
    }
  return is_wrong;
}

FringePlayStage
fringe_exercise_play_get_stage (FringeExercisePlay *self, FringePlayText line)
{
  FringePlayStage stage = fringe_exercise_stage (self->exercise, line);

  return stage == FRINGE_PLAY_DONE && has_wrong (self, line) ? FRINGE_PLAY_FAILED : stage;
}

/* A choice that was put right is no deviation of the run that stands. It stays marked while the node waits, and at the
 * end. */
FringeDeviation
fringe_exercise_play_get_deviation (FringeExercisePlay *self, guint32 id)
{
  FringeDeviation deviation = { 0 };

  if (is_silent (self))
    return deviation;
  deviation = fringe_exercise_deviation (fringe_exercise_play_get_shown (self, FALSE), id);
  if ((self->is_judged ? self->early[FALSE] == NULL : fringe_exercise_is_open (self->exercise, id))
      && was_wrong_choice (self, id))
    deviation.kinds |= 1u << FRINGE_SLIP_CHOICE;
  return deviation;
}

char *
fringe_exercise_play_deviation_text (FringeExercisePlay *self, guint32 id)
{
  g_autofree char *text
      = is_silent (self) ? NULL : fringe_exercise_deviation_text (fringe_exercise_play_get_shown (self, FALSE), id);

  return text != NULL && *text != '\0' ? g_steal_pointer (&text) : NULL;
}

FringePlayCheck
fringe_exercise_play_check_list (FringeExercisePlay *self, FringeList list)
{
  const FringeExerciseAct *act = fringe_exercise_written_list (self->exercise, list);
  FringeSlip slip;

  if (act == NULL)
    return FRINGE_PLAY_EMPTY;
  if (self->file->task.is_exam)
    return FRINGE_PLAY_GIVEN;
  return fringe_exercise_judge_list (self->exercise, act, &slip) ? FRINGE_PLAY_RIGHT : FRINGE_PLAY_WRONG;
}

void
fringe_exercise_play_ask_node (FringeExercisePlay *self, guint32 id)
{
  g_autofree char *why = self->is_judged ? fringe_exercise_deviation_text (self->exercise, id) : NULL;

  told_clear (&self->told);
  if (why != NULL && *why != '\0')
    {
      self->told.title = g_strdup_printf (_ ("Node %u"), id);
      self->told.sentence = g_steal_pointer (&why);
    }
  update (self);
}

/* The exercise as a whole. */

static void
take (FringeExercisePlay *self, FringeExercise *exercise)
{
  const GArray *acts = fringe_exercise_acts (exercise);
  g_autoptr (GArray) slips = fringe_exercise_slips (exercise);

  clear_replay (self);
  g_clear_pointer (&self->right_run, fringe_exercise_free);
  g_clear_pointer (&self->exercise, fringe_exercise_free);
  self->exercise = exercise;
  self->begun = g_get_monotonic_time ();
  self->seconds_before = acts->len > 0 ? g_array_index (acts, FringeExerciseAct, acts->len - 1).seconds : 0;
  self->n_slips = slips->len;
  self->n_hints = 0;
  self->is_judged = FALSE;
  if (self->file->is_handed_in || (fringe_exercise_moment (exercise)->is_over && !self->file->task.is_exam))
    judge (self);
  told_clear (&self->told);
  update (self);
}

FringeExercisePlay *
fringe_exercise_play_new (FringeExerciseFile *file, GError **error)
{
  FringeExercise *exercise = fringe_exercise_file_replay (file, NULL, error);
  FringeExercisePlay *self;

  if (exercise == NULL)
    {
      fringe_exercise_file_free (file);
      return NULL;
    }
  self = g_object_new (FRINGE_TYPE_EXERCISE_PLAY, NULL);
  self->file = file;
  take (self, exercise);
  return self;
}

FringeExercisePlay *
fringe_exercise_play_resume (void)
{
  g_autoptr (GFile) saved = saved_file ();
  FringeExerciseFile *file = fringe_exercise_file_load (saved, NULL, NULL);

  if (file == NULL)
    return NULL;
  if (file->has_start && file->acts->len > 0)
    return fringe_exercise_play_new (file, NULL);
  fringe_exercise_file_free (file);
  return NULL;
}

FringeExercisePlay *
fringe_exercise_play_begin_anew (FringeExercisePlay *self,
                                 FringeExerciseLevel level,
                                 FringeExerciseLists lists,
                                 gboolean is_exam)
{
  FringeExercisePlay *anew = g_object_new (FRINGE_TYPE_EXERCISE_PLAY, NULL);
  FringeTask *task;

  anew->file = fringe_exercise_puzzle_copy (self->file);
  task = &anew->file->task;
  task->level = level;
  task->lists = lists;
  task->is_exam = is_exam;
  take (anew, fringe_exercise_new_with_estimate (task, fringe_exercise_estimate (self->exercise), NULL));
  return anew;
}

gboolean
fringe_exercise_play_save (FringeExercisePlay *self, const char *student, GFile *file, GError **error)
{
  g_free (self->file->student);
  self->file->student = g_utf8_substring (student, 0, MIN (g_utf8_strlen (student, -1), FRINGE_SESSION_TITLE_MAX));
  g_free (self->file->program);
  self->file->program = g_strdup (FRINGE_VERSION);
  copy_acts (self);
  return fringe_exercise_file_save (self->file, self->exercise, file, NULL, error);
}

/* The key has the name of the sheet with "-key" before its ending. */
static GFile *
name_key (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file), *key = NULL;
  const char *ending = strrchr (name, '.');
  g_autoptr (GFile) folder = g_file_get_parent (file);

  ending = ending != NULL ? ending : name + strlen (name);
  key = g_strdup_printf ("%.*s-key%s", (int) (ending - name), name, ending);
  return g_file_get_child (folder, key);
}

static gboolean
save_sheet (FringeExercisePlay *self, GFile *file, gboolean is_key, GError **error)
{
  g_autofree char *name = g_file_get_basename (file), *text = NULL;
  FringeSheetFormat format = FRINGE_SHEET_HTML;
  g_autoptr (FringeSheet) sheet
      = fringe_exercise_sheet_new (&self->file->task, self->file->title, self->texts[FRINGE_PLAY_RULES], is_key, error);

  if (sheet == NULL)
    return FALSE;
  fringe_sheet_format_from_file_name (name, &format);
  text = fringe_sheet_print (sheet, format);
  return fringe_save_text (file, text, strlen (text), NULL, error);
}

gboolean
fringe_exercise_play_save_handout (FringeExercisePlay *self, GFile *file, GFile **key, GError **error)
{
  g_autoptr (GFile) of_key = name_key (file);

  *key = NULL;
  if (!save_sheet (self, file, FALSE, error))
    return FALSE;
  if (is_silent (self))
    return TRUE;
  if (!save_sheet (self, of_key, TRUE, error))
    return FALSE;
  *key = g_steal_pointer (&of_key);
  return TRUE;
}

static void
fringe_exercise_play_finalize (GObject *object)
{
  FringeExercisePlay *self = FRINGE_EXERCISE_PLAY (object);

  clear_replay (self);
  g_clear_pointer (&self->right_run, fringe_exercise_free);
  g_clear_pointer (&self->exercise, fringe_exercise_free);
  g_clear_pointer (&self->file, fringe_exercise_file_free);
  g_clear_pointer (&self->conventions, fringe_conventions_free);
  told_clear (&self->told);
  for (int i = 0; i < FRINGE_N_PLAY_TEXTS; i++)
    g_free (self->texts[i]);
  G_OBJECT_CLASS (fringe_exercise_play_parent_class)->finalize (object);
}

static void
fringe_exercise_play_class_init (FringeExercisePlayClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = fringe_exercise_play_finalize;
  signals[CHANGED]
      = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
fringe_exercise_play_init (FringeExercisePlay *self)
{
}
