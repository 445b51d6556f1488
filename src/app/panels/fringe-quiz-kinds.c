/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-quiz-kinds.h"

struct _FringeQuizKinds
{
  GtkBox parent_instance;

  FringeQuizGame *game;
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

/* Also the last one, which was to be taken away. */
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

void
fringe_quiz_kinds_set_game (FringeQuizKinds *self, FringeQuizGame *game)
{
  g_set_object (&self->game, game);
  g_signal_connect_object (game, "notify::kinds", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  show (self);
}

static void
fringe_quiz_kinds_dispose (GObject *object)
{
  g_clear_object (&FRINGE_QUIZ_KINDS (object)->game);
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
