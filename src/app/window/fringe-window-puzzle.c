/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-window-private.h"

#include "fringe-clipboard.h"
#include "fringe-guard.h"
#include "fringe-samples.h"

#include <glib/gi18n.h>

/* The ways to another puzzle, and to other rules for it. */

/* The buttons that offer these two go with what they mend. The focus goes first, or GTK would move it to any other
 * button. */
static void
leave_buttons (FringeWindow *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (fringe_trees_get_left (self->trees)));
}

void
fringe_window_swap_tiles (FringeWindow *self)
{
  leave_buttons (self);
  fringe_session_swap_tiles (self->session, _ ("My puzzle"));
}

/* Where two searches are compared both do. */
void
fringe_window_search_anyway (FringeWindow *self)
{
  FringePlayer *player = fringe_window_get_player (self);
  FringeSession *session;

  leave_buttons (self);
  for (guint i = 0; (session = fringe_player_get_session (player, i)) != NULL; i++)
    fringe_session_search_anyway (session);
  fringe_window_tell (self, _ ("No node will be the goal. The search goes on until nothing is left to expand."));
}

void
fringe_window_other_heuristic (FringeWindow *self)
{
  fringe_rules_model_other_heuristic (fringe_session_get_rules (self->session));
}

void
fringe_window_start_here (FringeWindow *self)
{
  FringeSession *session = fringe_window_get_session_seen (self);
  const FringeSearch *search = fringe_session_get_search (session);
  FringeBoard board, goal = *fringe_search_goal (search);

  fringe_search_board (search, fringe_session_get_shown (session), &board);
  fringe_window_choose_puzzle (self, &board, &goal, NULL);
}

void
fringe_window_paste (FringeWindow *self)
{
  fringe_clipboard_paste (GTK_WINDOW (self), FRINGE_PLAYER (self->session), self->color_scheme,
                          fringe_window_use_start);
}

/* Whether a search by @rules looks different from one by those that were chosen before. */
static gboolean
differs (FringeWindow *self, const FringeRules *rules)
{
  const FringeRules *before = fringe_rules_model_get (fringe_session_get_rules (self->session));

  return before->algorithm != rules->algorithm || before->heuristic != rules->heuristic
         || fringe_rules_find_preset (before) != fringe_rules_find_preset (rules);
}

/* An example is opened by the rules of its source, whatever was chosen for the puzzle before. To the first there is
 * none to go back to. */
static void
open_sample (FringeWindow *self, const FringeSample *sample)
{
  FringeRules rules = fringe_sample_rules (sample);
  FringeBoard start, goal;
  gboolean is_new;

  fringe_sample_boards (sample, &start, &goal);
  if (fringe_window_is_fresh (self))
    {
      fringe_session_begin (self->session, &rules, &start, &goal, _ (sample->title));
      return;
    }
  is_new = differs (self, &rules);
  fringe_session_open (self->session, &rules, &start, &goal, _ (sample->title));
  if (is_new)
    fringe_told_bar_tell_act (self->told_bar, _ ("This example brings its own rules."));
}

/* What is chosen; @sample: (nullable): of which it is; @sentence: (nullable): tells what else came of it */
typedef struct
{
  FringeBoard start, goal;
  const FringeSample *sample;
  const char *sentence;
} Choice;

static void
on_may_choose (GtkWindow *window, FringeDocument *document, gboolean goes_on, gpointer data)
{
  FringeWindow *self = FRINGE_WINDOW (window);
  const Choice *choice = data;

  if (!goes_on)
    return;
  if (choice->sample != NULL)
    open_sample (self, choice->sample);
  else
    fringe_session_set_puzzle (self->session, &choice->start, &choice->goal, _ ("My puzzle"));
  if (choice->sentence != NULL)
    fringe_told_bar_tell_act (self->told_bar, choice->sentence);
}

/* Another puzzle is in no file: nobody would be asked later about what is unsaved in the file that is left. */
static gboolean
leaves_file (FringeWindow *self, const Choice *choice)
{
  const FringeSearch *search = fringe_session_get_search (self->session);

  return fringe_document_get_file (self->document) != NULL && fringe_document_get_lesson (self->document) == NULL
         && !(fringe_board_equal (fringe_search_start (search), &choice->start)
              && fringe_board_equal (fringe_search_goal (search), &choice->goal));
}

static void
choose (FringeWindow *self, const Choice *choice)
{
  if (leaves_file (self, choice))
    fringe_guard_ask (GTK_WINDOW (self), self->document, on_may_choose, g_memdup2 (choice, sizeof *choice), g_free);
  else
    on_may_choose (GTK_WINDOW (self), self->document, TRUE, (gpointer) choice);
}

void
fringe_window_choose_puzzle (FringeWindow *self,
                             const FringeBoard *start,
                             const FringeBoard *goal,
                             const char *sentence)
{
  const Choice choice = { *start, *goal, NULL, sentence };

  choose (self, &choice);
}

static void
on_may_leave_lesson (GtkWindow *window, FringeDocument *document, gboolean goes_on, gpointer sample)
{
  if (!goes_on)
    return;
  fringe_lesson_player_close (FRINGE_WINDOW (window)->lessons);
  fringe_document_end_lesson (document);
  open_sample (FRINGE_WINDOW (window), sample);
}

/* Who writes a lesson opens an example for its next stop; who comes from the start page is through with the lesson. */
void
fringe_window_open_sample (FringeWindow *self, guint position)
{
  guint n_samples;
  const FringeSample *samples = fringe_samples_get (&n_samples);
  Choice choice = { 0 };

  if (position >= n_samples)
    return;
  choice.sample = &samples[position];
  fringe_sample_boards (choice.sample, &choice.start, &choice.goal);
  if (fringe_window_get_guide (self) != NULL && fringe_window_is_starting (self))
    fringe_guard_ask (GTK_WINDOW (self), self->document, on_may_leave_lesson, (gpointer) choice.sample, NULL);
  else
    choose (self, &choice);
}
