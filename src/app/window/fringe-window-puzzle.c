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
  fringe_session_set_puzzle (session, &board, &goal, _ ("My puzzle"));
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

  if (position >= n_samples)
    return;
  if (fringe_window_get_guide (self) != NULL && fringe_window_is_starting (self))
    fringe_guard_ask (GTK_WINDOW (self), self->document, on_may_leave_lesson, (gpointer) &samples[position], NULL);
  else
    open_sample (self, &samples[position]);
}
