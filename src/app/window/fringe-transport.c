/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-transport.h"

#include "fringe-breakpoints-panel.h"
#include "fringe-player.h"
#include "fringe-speech.h"
#include "fringe-timeline.h"

#include <glib/gi18n.h>
#include <math.h>

/* The entries of the list of speeds are powers of two from a quarter of a step a second. */
#define SPEED_SLOWEST FRINGE_SPEED_MIN
/* In pixels: narrower windows are narrow, and small. */
#define NARROW 1100
#define SMALL 880
/* In steps a second: more cannot be said while it plays. */
#define SPOKEN_SPEED_MAX 0.5
/* Room for the words, that the timeline may stay where it is while they change. */
#define WORDS_WIDTH 252
#define WORDS_WIDTH_NARROW 184

struct _FringeTransport
{
  FringeBin parent_instance;

  FringePlayer *player;
  GSignalGroup *of_player;
  GtkWidget *box;
  GtkWidget *speed_list;
  FringeTimeline *timeline;
  GtkAdjustment *adjustment;
  GtkAdjustment *step_adjustment;
  GtkMenuButton *skip_button;
  GtkMenuButton *breakpoints_button;
  GtkMenuButton *step_button;
  GtkSpinButton *step_spin;
  GtkLabel *step_label;
  GtkWidget *words_box;
  GtkWidget *play_box;
  GtkWidget *play_label;
  GMenu *skip_menu, *play_menu;
  gboolean is_small;
  char *said; /* (nullable): of the last step */
};

G_DEFINE_FINAL_TYPE (FringeTransport, fringe_transport, FRINGE_TYPE_BIN)

static void
go_to (FringeTransport *self, guint step)
{
  fringe_player_set_playing (self->player, FALSE);
  fringe_player_go_to (self->player, step);
}

/* Each step that a person makes is said, and where playing or running ends. */
static void
say_step (FringeTransport *self, const FringePlayerState *state)
{
  g_autofree char *title = NULL, *sentence = NULL, *text = NULL;
  double speed;

  g_object_get (self->player, "step-title", &title, "sentence", &sentence, "speed", &speed, NULL);
  if (state->is_running || (state->is_playing && speed > SPOKEN_SPEED_MAX))
    return;
  text = g_strjoin ("\n", title, sentence, NULL);
  if (self->said != NULL && !g_str_equal (self->said, text))
    fringe_speak (GTK_WIDGET (self), text);
  g_free (self->said);
  self->said = g_steal_pointer (&text);
}

/* Range and value together: apart, one would be clamped by the other's old value. */
static void
on_changed (FringeTransport *self)
{
  FringePlayerState state = fringe_player_get_state (self->player);

  gtk_adjustment_configure (self->adjustment, state.step, 0, state.n_ahead, 1, 10, 0);
  gtk_adjustment_configure (self->step_adjustment, state.step, 0, state.n_ahead, 1, 100, 0);
  gtk_widget_set_sensitive (GTK_WIDGET (self->timeline), state.n_ahead > 0);
  fringe_timeline_show (self->timeline, &state);
  say_step (self, &state);
}

static void
on_step_chosen (FringeTransport *self)
{
  guint step = (guint) gtk_adjustment_get_value (self->step_adjustment);

  if (self->player != NULL && step != fringe_player_get_state (self->player).step)
    go_to (self, step);
}

/* (transfer full) (nullable): why what was typed is no step to go to. */
static char *
complain_of_typed (FringeTransport *self)
{
  g_autoptr (GError) error = NULL;
  guint n_steps = fringe_player_get_state (self->player).n_ahead;

  if (g_ascii_string_to_unsigned (gtk_editable_get_text (GTK_EDITABLE (self->step_spin)), 10, 0, n_steps, NULL, &error))
    return NULL;
  if (g_error_matches (error, G_NUMBER_PARSER_ERROR, G_NUMBER_PARSER_ERROR_OUT_OF_BOUNDS))
    /* Translators: a person wanted to go to a step that was not made yet */
    return g_strdup_printf (_ ("The last known step is %'u."), n_steps);
  return g_strdup (_ ("Type a number."));
}

/* An empty field is no 0. */
static int
on_step_typed (FringeTransport *self, double *step)
{
  g_autofree char *complaint = complain_of_typed (self);

  return complaint != NULL ? GTK_INPUT_ERROR : FALSE;
}

static void
show_complaint (FringeTransport *self, const char *complaint)
{
  fringe_label_show (self->step_label, complaint);
  fringe_css_class_set (self->step_spin, "error", complaint != NULL);
}

static void
on_step_edited (FringeTransport *self)
{
  show_complaint (self, NULL);
}

/* What cannot be gone to stays, to be mended. */
static void
on_step_entered (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FringeTransport *self = FRINGE_TRANSPORT (widget);
  g_autofree char *complaint = complain_of_typed (self);

  show_complaint (self, complaint);
  if (complaint != NULL)
    return;
  gtk_spin_button_update (self->step_spin);
  gtk_menu_button_popdown (self->step_button);
}

void
fringe_transport_ask_step (FringeTransport *self)
{
  gtk_menu_button_popup (self->step_button);
  gtk_widget_grab_focus (GTK_WIDGET (self->step_spin));
}

void
fringe_transport_show_breakpoints (FringeTransport *self)
{
  gtk_menu_button_popup (self->breakpoints_button);
}

void
fringe_transport_set_theme (FringeTransport *self, FringeThemeKind theme)
{
  fringe_timeline_set_theme (self->timeline, theme);
}

static void
append_all (GMenu *menu, GMenu *from)
{
  for (int i = 0; i < g_menu_model_get_n_items (G_MENU_MODEL (from)); i++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new_from_model (G_MENU_MODEL (from), i);

      g_menu_append_item (menu, item);
    }
}

/* A menu of its own: GTK 4.8 does not forget the page of a submenu that goes. */
static void
set_small (FringeTransport *self, gboolean is_small)
{
  g_autoptr (GMenu) menu = g_menu_new ();

  if (self->is_small == is_small)
    return;
  self->is_small = is_small;
  gtk_widget_set_visible (self->play_box, !is_small);
  if (is_small)
    append_all (menu, self->play_menu);
  append_all (menu, self->skip_menu);
  gtk_menu_button_set_menu_model (self->skip_button, G_MENU_MODEL (menu));
  fringe_menu_focus_return (self->skip_button);
}

void
fringe_transport_fit (FringeTransport *self, int width)
{
  gtk_widget_set_size_request (self->words_box, width < NARROW ? WORDS_WIDTH_NARROW : WORDS_WIDTH, -1);
  gtk_widget_set_visible (self->play_label, width >= NARROW);
  set_small (self, width < SMALL);
}

/* What a wide window has more than a narrow one has no part in what is needed at least: it could not become narrow. */
static void
fringe_transport_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  FringeTransport *self = FRINGE_TRANSPORT (widget);
  int words;

  gtk_widget_measure (self->box, orientation, for_size, minimum, natural, minimum_baseline, natural_baseline);
  if (orientation != GTK_ORIENTATION_HORIZONTAL || self->is_small)
    return;
  gtk_widget_get_size_request (self->words_box, &words, NULL);
  *minimum -= words - WORDS_WIDTH_NARROW + fringe_min_width (self->play_box);
}

/* Until that is gone, the end is cut. */
static void
fringe_transport_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FringeTransport *self = FRINGE_TRANSPORT (widget);

  gtk_widget_allocate (self->box, MAX (width, fringe_min_width (self->box)), height, baseline, NULL);
}

static void
on_speed_chosen (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_object_set (FRINGE_TRANSPORT (widget)->player, "speed", g_variant_get_double (parameter), NULL);
}

static gboolean
on_timeline (FringeTransport *self, GtkScrollType scroll, double value)
{
  go_to (self, (guint) fmax (value + 0.5, 0));
  return GDK_EVENT_STOP;
}

static guint
speed_to_index (GObject *object, double speed)
{
  return (guint) lround (log2 (speed / SPEED_SLOWEST));
}

static void
on_speed (FringeTransport *self, GParamSpec *pspec, GtkDropDown *list)
{
  if (self->player != NULL)
    g_object_set (self->player, "speed", ldexp (SPEED_SLOWEST, (int) gtk_drop_down_get_selected (list)), NULL);
}

static char *
play_icon (GObject *object, gboolean playing)
{
  return g_strdup (playing ? "media-playback-pause-symbolic" : "media-playback-start-symbolic");
}

static char *
play_label (GObject *object, gboolean playing)
{
  return g_strdup (playing ? _ ("Pause") : _ ("Play"));
}

/* In a narrow window the word is not seen, but still heard. */
static void
on_play_label (GtkLabel *label)
{
  GtkWidget *button = gtk_widget_get_ancestor (GTK_WIDGET (label), GTK_TYPE_BUTTON);

  if (button != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, gtk_label_get_label (label),
                                    -1);
}

static void
take_player (FringeTransport *self)
{
  g_signal_group_set_target (self->of_player, self->player);
  on_changed (self);
}

static void
fringe_transport_dispose (GObject *object)
{
  FringeTransport *self = FRINGE_TRANSPORT (object);

  g_clear_object (&self->of_player);
  g_clear_pointer (&self->said, g_free);
  G_OBJECT_CLASS (fringe_transport_parent_class)->dispose (object);
}

static void
fringe_transport_class_init (FringeTransportClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = fringe_transport_dispose;
  widget_class->measure = fringe_transport_measure;
  widget_class->size_allocate = fringe_transport_size_allocate;
  FRINGE_BIN_INSTALL (klass, FringeTransport, player, FRINGE_TYPE_PLAYER, take_player);

  gtk_widget_class_set_css_name (widget_class, "transport");
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-transport.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeTransport, box);
  gtk_widget_class_bind_template_child (widget_class, FringeTransport, speed_list);
  gtk_widget_class_bind_template_child (widget_class, FringeTransport, timeline);
  gtk_widget_class_bind_template_child (widget_class, FringeTransport, adjustment);
  gtk_widget_class_bind_template_child (widget_class, FringeTransport, step_adjustment);
  gtk_widget_class_bind_template_child (widget_class, FringeTransport, skip_button);
  gtk_widget_class_bind_template_child (widget_class, FringeTransport, breakpoints_button);
  gtk_widget_class_bind_template_child (widget_class, FringeTransport, step_button);
  gtk_widget_class_bind_template_child (widget_class, FringeTransport, step_spin);
  gtk_widget_class_bind_template_child (widget_class, FringeTransport, step_label);
  gtk_widget_class_bind_template_child (widget_class, FringeTransport, words_box);
  gtk_widget_class_bind_template_child (widget_class, FringeTransport, play_box);
  gtk_widget_class_bind_template_child (widget_class, FringeTransport, play_label);
  gtk_widget_class_bind_template_child (widget_class, FringeTransport, skip_menu);
  gtk_widget_class_bind_template_child (widget_class, FringeTransport, play_menu);
  gtk_widget_class_bind_template_callback (widget_class, on_step_chosen);
  gtk_widget_class_bind_template_callback (widget_class, on_step_typed);
  gtk_widget_class_bind_template_callback (widget_class, on_step_edited);
  gtk_widget_class_install_action (widget_class, "step.go", NULL, on_step_entered);
  gtk_widget_class_install_action (widget_class, "play.speed", "d", on_speed_chosen);
  gtk_widget_class_bind_template_callback (widget_class, on_timeline);
  gtk_widget_class_bind_template_callback (widget_class, on_speed);
  gtk_widget_class_bind_template_callback (widget_class, speed_to_index);
  gtk_widget_class_bind_template_callback (widget_class, play_icon);
  gtk_widget_class_bind_template_callback (widget_class, play_label);
  gtk_widget_class_bind_template_callback (widget_class, on_play_label);
}

/* Time runs from left to right in every language, as on any player; so do the keys. What opens above is text. */
static void
fringe_transport_init (FringeTransport *self)
{
  g_type_ensure (FRINGE_TYPE_BREAKPOINTS_PANEL);
  g_type_ensure (FRINGE_TYPE_TIMELINE);
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  self->of_player = g_signal_group_new (FRINGE_TYPE_PLAYER);
  g_signal_group_connect_swapped (self->of_player, "changed", G_CALLBACK (on_changed), self);
  fringe_given_name_keep (self->speed_list);
  fringe_keep_left_to_right (self->box);
  fringe_menu_focus_return (self->skip_button);
  fringe_menu_focus_return (self->breakpoints_button);
  fringe_menu_focus_return (self->step_button);
}
