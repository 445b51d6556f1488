/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-pair-actions.h"

#include "fringe-pair-view.h"
#include "fringe-table-dialog.h"

static FringePair *
pair (GtkWidget *widget)
{
  return fringe_window_get_pair (FRINGE_WINDOW (widget));
}

static void
play_or_pause (FringePair *self)
{
  fringe_pair_set_playing (self, !fringe_pair_is_playing (self));
}

static void
to_start (FringePair *self)
{
  fringe_pair_go_to (self, 0);
}

static void
to_last (FringePair *self)
{
  fringe_pair_go_to (self, G_MAXUINT);
}

static void
next_layer (FringePair *self)
{
  fringe_pair_skip_layer (self, 1);
}

static void
previous_layer (FringePair *self)
{
  fringe_pair_skip_layer (self, -1);
}

/* The actions of one search that mean both. */
static const struct
{
  const char *name;
  void (*take) (FringePair *self);
} of_both[] = {
  { "win.step", fringe_pair_step }, { "win.back", fringe_pair_back }, { "win.first", to_start },
  { "win.last", to_last },          { "win.run", fringe_pair_run },   { "win.cancel", fringe_pair_cancel },
  { "win.play", play_or_pause },    { "win.next-layer", next_layer }, { "win.previous-layer", previous_layer },
};

gboolean
fringe_pair_actions_take (FringeWindow *window, const char *name)
{
  FringePair *both = fringe_window_get_pair (window);

  if (both == NULL)
    return FALSE;
  if (!g_str_equal (name, "win.play"))
    fringe_pair_set_playing (both, FALSE);
  for (gsize i = 0; i < G_N_ELEMENTS (of_both); i++)
    if (g_str_equal (of_both[i].name, name))
      {
        of_both[i].take (both);
        return TRUE;
      }
  return FALSE;
}

static void
on_first_difference (GtkWidget *widget, const char *name, GVariant *parameter)
{
  if (pair (widget) == NULL)
    g_object_set (widget, "compares", TRUE, NULL);
  fringe_pair_set_playing (pair (widget), FALSE);
  fringe_pair_find_difference (pair (widget));
}

static void
on_swap_sides (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GtkWidget *view = GTK_WIDGET (fringe_window_get_left_view (FRINGE_WINDOW (widget)));

  fringe_pair_view_swap (FRINGE_PAIR_VIEW (gtk_widget_get_ancestor (view, FRINGE_TYPE_PAIR_VIEW)));
}

static void
on_chosen (GtkWidget *widget, const FringeRules *rules)
{
  g_object_set (widget, "compares", TRUE, NULL);
  fringe_rules_model_set (fringe_session_get_rules (fringe_pair_get_session (pair (widget), FRINGE_COMPARED_RIGHT)),
                          rules);
}

static void
on_compare_all (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FringeSession *session = fringe_window_get_session (FRINGE_WINDOW (widget));
  FringeTableDialog *dialog = fringe_table_dialog_new (GTK_WINDOW (widget), fringe_session_get_search (session));

  fringe_session_set_playing (session, FALSE);
  g_signal_connect_object (dialog, "chosen", G_CALLBACK (on_chosen), widget, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
fringe_pair_actions_install (GtkWidgetClass *window_class)
{
  gtk_widget_class_install_action (window_class, "win.first-difference", NULL, on_first_difference);
  gtk_widget_class_install_action (window_class, "win.swap-sides", NULL, on_swap_sides);
  gtk_widget_class_install_action (window_class, "win.compare-all", NULL, on_compare_all);
  gtk_widget_class_install_property_action (window_class, "win.compare", "compares");
  gtk_widget_class_install_property_action (window_class, "win.compare-layers", "compare-layers");
}

/* Where one search has ended the other may go on. */
void
fringe_pair_actions_update (FringeWindow *window)
{
  static const char *const forward[] = { "win.step", "win.run", "win.play", "win.next-layer" };
  static const char *const back[] = { "win.back", "win.first", "win.previous-layer" };
  GtkWidget *widget = GTK_WIDGET (window);
  FringePair *both = fringe_window_get_pair (window);
  gboolean running, busy;

  g_object_get (fringe_window_get_session (window), "running", &running, NULL);
  gtk_widget_action_set_enabled (widget, "win.compare", !running);
  gtk_widget_action_set_enabled (widget, "win.compare-all", !running);
  gtk_widget_action_set_enabled (widget, "win.first-difference", !running);
  gtk_widget_action_set_enabled (widget, "win.swap-sides", !running && both != NULL && !fringe_pair_is_busy (both));
  if (both == NULL)
    return;
  busy = fringe_pair_is_busy (both);
  for (gsize i = 0; i < G_N_ELEMENTS (forward); i++)
    gtk_widget_action_set_enabled (widget, forward[i], !busy && fringe_pair_can_step (both));
  for (gsize i = 0; i < G_N_ELEMENTS (back); i++)
    gtk_widget_action_set_enabled (widget, back[i], !busy && fringe_pair_can_back (both));
  gtk_widget_action_set_enabled (widget, "win.last",
                                 !busy && fringe_pair_get_time (both) < fringe_pair_get_last_time (both));
  gtk_widget_action_set_enabled (widget, "win.cancel", busy);
}
