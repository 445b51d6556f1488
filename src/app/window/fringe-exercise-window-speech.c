/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-exercise-texts.h"
#include "fringe-exercise-window-private.h"
#include "fringe-speech.h"

#include <glib/gi18n.h>

/* What is said of an exercise, in this order; then whose turn it is. */
static const FringePlayText spoken_texts[]
    = { FRINGE_PLAY_RULES,    FRINGE_PLAY_GOAL, FRINGE_PLAY_SLIP_TITLE, FRINGE_PLAY_SLIP,
        FRINGE_PLAY_RIGHT_BY, FRINGE_PLAY_HINT, FRINGE_PLAY_RESULT };

static void
add_line (GString *text, const char *line)
{
  if (text->len > 0)
    g_string_append_c (text, '\n');
  g_string_append (text, line);
}

/* More nodes than these are not told again at each step. */
#define TOLD_MAX 12

static gboolean
is_new (const FringeExercise *exercise, guint32 id)
{
  return fringe_exercise_node (exercise, id)->step == fringe_exercise_moment (exercise)->step;
}

/* The nodes among which one is chosen. Of many only those that the step before has brought are told. */
static void
add_nodes (FringeExerciseWindow *self, GString *text)
{
  const FringeExercise *exercise = fringe_exercise_play_get_exercise (self->play);
  guint n = 0;

  for (guint32 id = 0; id < fringe_exercise_n_nodes (exercise); id++)
    n += fringe_exercise_is_open (exercise, id);
  for (guint32 id = 0; id < fringe_exercise_n_nodes (exercise); id++)
    if (fringe_exercise_is_open (exercise, id) && (n <= TOLD_MAX || is_new (exercise, id)))
      {
        g_autofree char *node = fringe_exercise_node_text (exercise, id);

        add_line (text, node);
      }
}

/* Returns: whether it has another text than when it was said last */
static gboolean
add_news (FringeExerciseWindow *self, GString *text, FringePlayText which)
{
  const char *now = fringe_exercise_play_get_text (self->play, which);

  if (g_strcmp0 (self->spoken[which], now) == 0)
    return FALSE;
  if (*now != '\0')
    add_line (text, now);
  g_free (self->spoken[which]);
  self->spoken[which] = g_strdup (now);
  return TRUE;
}

/* The cards that come up show with which node the step goes on, but nobody hears them. */
static void
add_way_on (FringeExerciseWindow *self, GString *text)
{
  guint32 id = fringe_exercise_window_moment (self)->chosen;
  g_autofree char *sentence = NULL;

  if (!fringe_exercise_play_can_put_right (self->play))
    return;
  sentence = g_strdup_printf (_ ("The step goes on with node %u. P makes the right choice instead."), id);
  add_line (text, sentence);
}

/* Returns: (transfer full): what is to be said now */
static char *
take_news (FringeExerciseWindow *self)
{
  GString *text = g_string_new (NULL);
  gboolean has_slip = FALSE;

  for (gsize i = 0; i < G_N_ELEMENTS (spoken_texts); i++)
    has_slip |= add_news (self, text, spoken_texts[i]) && spoken_texts[i] == FRINGE_PLAY_SLIP_TITLE;
  if (has_slip)
    add_way_on (self, text);
  if (add_news (self, text, FRINGE_PLAY_TURN) && fringe_exercise_window_moment (self)->chosen == FRINGE_NO_NODE)
    add_nodes (self, text);
  return g_string_free (text, FALSE);
}

static void
on_speak (gpointer data)
{
  FringeExerciseWindow *self = data;
  g_autofree char *text = NULL;

  self->speaks = 0;
  if (self->play == NULL || !gtk_window_is_active (GTK_WINDOW (self)))
    return;
  text = take_news (self);
  if (*text != '\0')
    fringe_speak (GTK_WIDGET (self), text);
}

void
fringe_exercise_window_speak_later (FringeExerciseWindow *self)
{
  if (self->speaks == 0)
    self->speaks = g_idle_add_once (on_speak, self);
}
