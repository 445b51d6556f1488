/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-exercise-opener.h"

#include "fringe-exercise-puzzle.h"
#include "fringe-exercise-tries.h"
#include "fringe-exercise-window.h"
#include "fringe-widgets.h"

#include <glib/gi18n.h>

/* More steps than these are long by hand. */
#define LONG_RUN 40

static void
on_told (GtkDialog *dialog, int response, gpointer data)
{
  gtk_window_destroy (GTK_WINDOW (dialog));
}

static void
show_error (GtkWindow *parent, const char *message)
{
  GtkWidget *dialog = gtk_message_dialog_new (parent, GTK_DIALOG_MODAL, GTK_MESSAGE_ERROR, GTK_BUTTONS_CLOSE, "%s",
                                              _ ("The exercise could not be opened"));

  gtk_message_dialog_format_secondary_text (GTK_MESSAGE_DIALOG (dialog), "%s", message);
  g_signal_connect (dialog, "response", G_CALLBACK (on_told), NULL);
  fringe_present_in_front (GTK_WINDOW (dialog), parent);
}

/* There is one such window at most, for there is one exercise that is kept. */
static gboolean
present_other (GtkApplication *application)
{
  for (GList *i = gtk_application_get_windows (application); i != NULL; i = i->next)
    if (FRINGE_IS_EXERCISE_WINDOW (i->data))
      {
        gtk_window_present (i->data);
        return TRUE;
      }
  return FALSE;
}

static void
present (GtkApplication *application, GtkWindow *parent, FringeExercisePlay *play, const char *told)
{
  fringe_exercise_window_show (fringe_exercise_window_new (application, parent), parent, play, told);
}

/* The puzzle of a window, that an exercise is to begin with. */
typedef struct
{
  GtkApplication *application;
  GtkWindow *parent;
  FringeBoard start, goal;
  FringeRules rules;
  char *title;
  FringeExercisePlay *kept;
} Wish;

static void
wish_free (Wish *wish)
{
  g_clear_object (&wish->kept);
  g_free (wish->title);
  g_free (wish);
}

static FringeExerciseFile *
make_file (const Wish *wish)
{
  g_autoptr (GSettings) settings = g_settings_new (FRINGE_APPLICATION_ID);
  FringeExerciseFile *file = fringe_exercise_file_new (&wish->start, &wish->goal, &wish->rules);

  file->task.level = (FringeExerciseLevel) g_settings_get_enum (settings, "exercise-level");
  file->task.lists = (FringeExerciseLists) g_settings_get_enum (settings, "exercise-lists");
  g_free (file->title);
  file->title = g_strdup (wish->title);
  return file;
}

static FringeExercisePlay *
make_own_play (const FringeExerciseFile *file, GError **error)
{
  if (!fringe_board_equal (&file->task.start, &file->task.goal))
    return fringe_exercise_play_new (fringe_exercise_puzzle_copy (file), error);
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, "%s", _ ("The start of your puzzle is its goal."));
  return NULL;
}

/* @told: (out): why it is not that of the window */
static FringeExercisePlay *
make_small_play (const FringeExerciseFile *file, const char *reason, char **told, GError **error)
{
  g_autoptr (FringeExerciseFile) small = fringe_exercise_puzzle_copy (file);

  g_free (small->title);
  small->title = g_strdup (_ ("A small puzzle by these rules"));
  /* Translators: a sentence that says why a puzzle cannot be an exercise */
  *told = g_strdup_printf (_ ("%s Your puzzle is kept. This exercise has a smaller one, searched by the same rules."),
                           reason);
  return fringe_exercise_puzzle_draw (small, error) ? fringe_exercise_play_new (g_steal_pointer (&small), error) : NULL;
}

/* Returns: (transfer full) (nullable): a sentence for who may not know how long a puzzle is by hand */
static char *
long_run_sentence (FringeExercisePlay *play)
{
  guint n = fringe_exercise_marks (fringe_exercise_play_get_exercise (play)).n_steps_right;

  return n <= LONG_RUN ? NULL
                       : g_strdup_printf (ngettext ("Your puzzle takes %u step by hand. “New Puzzle” in the menu "
                                                    "makes a smaller one.",
                                                    "Your puzzle takes %u steps by hand. “New Puzzle” in the menu "
                                                    "makes a smaller one.",
                                                    n),
                                          n);
}

static void
begin (Wish *wish)
{
  g_autoptr (FringeExerciseFile) file = make_file (wish);
  g_autoptr (GError) reason = NULL, error = NULL;
  g_autoptr (FringeExercisePlay) play = make_own_play (file, &reason);
  g_autofree char *told = NULL;

  if (play == NULL)
    play = make_small_play (file, reason->message, &told, &error);
  else
    told = long_run_sentence (play);
  if (play != NULL)
    present (wish->application, wish->parent, g_steal_pointer (&play), told);
  else
    show_error (wish->parent, error->message);
}

static void
go_on (Wish *wish)
{
  gboolean is_handed_in = fringe_exercise_play_get_file (wish->kept)->is_handed_in;

  present (wish->application, wish->parent, g_steal_pointer (&wish->kept),
           is_handed_in ? _ ("The run was handed in.")
                        : _ ("You go on where you stopped. The menu has “New Puzzle” and “Start Over”."));
}

static void
on_chosen (GtkDialog *dialog, int response, gpointer data)
{
  Wish *wish = data;
  G_GNUC_UNUSED g_autoptr (GtkDialog) holds_wish = g_object_ref (dialog);

  gtk_window_destroy (GTK_WINDOW (dialog));
  if (response == GTK_RESPONSE_YES)
    begin (wish);
  else if (response == GTK_RESPONSE_ACCEPT)
    go_on (wish);
}

/* What was kept goes only when the first act of the other is done, but there is no way back to it then. */
static void
ask_which (Wish *wish)
{
  const FringeExerciseFile *file = fringe_exercise_play_get_file (wish->kept);
  const guint step = fringe_exercise_moment (fringe_exercise_play_get_exercise (wish->kept))->step;
  GtkWidget *dialog = gtk_message_dialog_new (
      wish->parent, GTK_DIALOG_MODAL | GTK_DIALOG_DESTROY_WITH_PARENT, GTK_MESSAGE_QUESTION, GTK_BUTTONS_NONE,
      _ ("Go on with your unfinished exercise “%s”, or begin a new one with the puzzle of this window?"),
      file->title[0] != '\0' ? file->title : _ ("Your own puzzle"));

  gtk_message_dialog_format_secondary_text (
      GTK_MESSAGE_DIALOG (dialog),
      _ ("You left the old exercise after step %u. Your first answer in a new one replaces it."), step);
  gtk_dialog_add_buttons (GTK_DIALOG (dialog), _ ("_Cancel"), GTK_RESPONSE_CANCEL, _ ("_New Exercise"),
                          GTK_RESPONSE_YES, _ ("_Go On"), GTK_RESPONSE_ACCEPT, NULL);
  gtk_dialog_set_default_response (GTK_DIALOG (dialog), GTK_RESPONSE_ACCEPT);
  g_object_set_data_full (G_OBJECT (dialog), "fringe-wish", wish, (GDestroyNotify) wish_free);
  g_signal_connect (dialog, "response", G_CALLBACK (on_chosen), wish);
  fringe_present_in_front (GTK_WINDOW (dialog), wish->parent);
}

static gboolean
is_of_wish (FringeExercisePlay *play, const Wish *wish)
{
  const FringeTask *task = &fringe_exercise_play_get_file (play)->task;

  return fringe_board_equal (&task->start, &wish->start) && fringe_board_equal (&task->goal, &wish->goal)
         && fringe_rules_equal (&task->rules, &wish->rules);
}

void
fringe_exercise_open (GtkApplication *application,
                      GtkWindow *parent,
                      const FringeBoard *start,
                      const FringeBoard *goal,
                      const FringeRules *rules,
                      const char *title)
{
  Wish *wish;

  if (present_other (application))
    return;
  wish = g_new0 (Wish, 1);
  *wish = (Wish) { application, parent, *start, *goal, *rules, g_strdup (title), fringe_exercise_play_resume () };
  if (wish->kept != NULL && !is_of_wish (wish->kept, wish))
    {
      ask_which (wish);
      return;
    }
  if (wish->kept != NULL)
    go_on (wish);
  else
    begin (wish);
  wish_free (wish);
}

/* A class exercise has no start of its own: each student gets one by name. What a student did is only looked at. */
static FringeExercisePlay *
play_file (FringeExerciseFile *file, GError **error)
{
  gboolean has_acts = file->acts->len > 0;
  FringeExercisePlay *play;

  if (!file->has_start && !fringe_exercise_puzzle_draw (file, error))
    {
      fringe_exercise_file_free (file);
      return NULL;
    }
  file->has_start = TRUE;
  play = fringe_exercise_play_new (file, error);
  if (play != NULL && has_acts)
    fringe_exercise_play_look (play);
  return play;
}

static void
present_file (GtkApplication *application, GtkWindow *parent, FringeExerciseFile *file)
{
  gboolean is_edited = file->seal == FRINGE_EXERCISE_EDITED;
  g_autofree char *text = file->most_tries > 0 && file->acts->len == 0 ? fringe_exercise_tries_text (file) : NULL;
  g_autoptr (GError) error = NULL;
  FringeExercisePlay *play = play_file (file, &error);

  if (play == NULL)
    show_error (parent, error->message);
  else
    present (application, parent, play,
             is_edited ? _ ("The file was edited: its checksum does not fit. One that fits would be no proof, either.")
                       : text);
}

/* The file waits for the name. */
typedef struct
{
  GtkApplication *application;
  GtkWindow *parent;
  FringeExerciseFile *file;
  GtkEntry *entry;
} Asked;

static void
on_named (GtkDialog *dialog, int response, gpointer data)
{
  Asked *asked = data;

  if (response == GTK_RESPONSE_OK)
    {
      g_free (asked->file->student);
      asked->file->student = g_strdup (gtk_editable_get_text (GTK_EDITABLE (asked->entry)));
      present_file (asked->application, asked->parent, asked->file);
    }
  else
    fringe_exercise_file_free (asked->file);
  gtk_window_destroy (GTK_WINDOW (dialog));
  g_free (asked);
}

static void
ask_name (GtkApplication *application, GtkWindow *parent, FringeExerciseFile *file)
{
  GtkWidget *dialog = gtk_message_dialog_new (parent, GTK_DIALOG_MODAL, GTK_MESSAGE_QUESTION, GTK_BUTTONS_OK_CANCEL,
                                              "%s", _ ("Your name"));
  GtkWidget *entry = gtk_entry_new ();
  Asked *asked = g_new0 (Asked, 1);

  *asked = (Asked) { application, parent, file, GTK_ENTRY (entry) };
  gtk_message_dialog_format_secondary_text (GTK_MESSAGE_DIALOG (dialog), "%s",
                                            _ ("Every student gets a puzzle of their own, which the name decides."));
  gtk_entry_set_max_length (GTK_ENTRY (entry), 200);
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_dialog_set_default_response (GTK_DIALOG (dialog), GTK_RESPONSE_OK);
  gtk_box_append (GTK_BOX (gtk_message_dialog_get_message_area (GTK_MESSAGE_DIALOG (dialog))), entry);
  g_signal_connect (dialog, "response", G_CALLBACK (on_named), asked);
  fringe_present_in_front (GTK_WINDOW (dialog), parent);
}

/* An exercise with a limit of tries goes on where it was left, as long as it was not handed in; else its next try
 * begins. Returns: whether there is one; else there is nothing to do any more */
static gboolean
begin_try (GtkApplication *application, GtkWindow *parent, FringeExerciseFile *file)
{
  g_autoptr (FringeExercisePlay) kept = fringe_exercise_play_resume ();

  if (kept != NULL && fringe_exercise_tries_are_of_one (fringe_exercise_play_get_file (kept), file))
    {
      g_autofree char *text = fringe_exercise_tries_text (fringe_exercise_play_get_file (kept));

      present (application, parent, g_steal_pointer (&kept), text);
      return FALSE;
    }
  file->attempt = fringe_exercise_tries_begun (file) + 1;
  if (file->attempt <= file->most_tries)
    return TRUE;
  show_error (parent, _ ("This exercise has no more tries. The count is kept on this computer; it is no proof."));
  return FALSE;
}

gboolean
fringe_exercise_open_file (GtkApplication *application, GtkWindow *parent, GFile *source)
{
  g_autoptr (GError) error = NULL;
  FringeExerciseFile *file;

  if (!fringe_exercise_file_is_at (source))
    return FALSE;
  file = fringe_exercise_file_load (source, NULL, &error);
  if (file == NULL)
    show_error (parent, error->message);
  else if (file->most_tries > 0 && file->acts->len == 0 && !begin_try (application, parent, file))
    fringe_exercise_file_free (file);
  else if (!file->has_start)
    ask_name (application, parent, file);
  else
    present_file (application, parent, file);
  return TRUE;
}
