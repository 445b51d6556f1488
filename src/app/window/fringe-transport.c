/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-transport.h"

#include "fringe-breakpoints-panel.h"
#include "fringe-widgets.h"

#include <glib/gi18n.h>
#include <math.h>

/* The entries of the list of speeds are powers of two from a quarter of a step a second. */
#define SPEED_SLOWEST 0.25
/* Up to this many steps the timeline shows each as a mark. */
#define MARKS_MAX 40
/* Up to this many layers it shows where each begins. */
#define LAYERS_MAX 60
/* Room for the words, that the timeline may stay where it is while they change. */
#define WORDS_WIDTH 270
#define WORDS_WIDTH_NARROW 184

struct _FringeTransport
{
  GtkWidget parent_instance;

  FringeSession *session;
  FringePair *pair;
  GtkWidget *box;
  GtkWidget *speed_list;
  GtkScale *timeline;
  GtkAdjustment *adjustment;
  GtkAdjustment *step_adjustment;
  GtkMenuButton *skip_button;
  GtkMenuButton *breakpoints_button;
  FringeBreakpointsPanel *breakpoints_panel;
  GtkMenuButton *step_button;
  GtkSpinButton *step_spin;
  GtkLabel *step_label;
  GtkWidget *words_box;
  GtkWidget *play_label;
  guint n_marks;
  guint n_layers;
  guint fork; /* where there is a mark for it, or FRINGE_NO_FORK */
};

G_DEFINE_FINAL_TYPE (FringeTransport, fringe_transport, GTK_TYPE_WIDGET)

enum
{
  PROP_SESSION = 1,
  PROP_PLAYING,
  PROP_STEP_TITLE,
  PROP_SENTENCE,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static guint
fork_of (FringeTransport *self)
{
  if (self->pair != NULL)
    return fringe_pair_get_fork_time (self->pair);
  return fringe_search_fork_step (fringe_session_get_search (self->session));
}

/* Steps below the line where they are few, and above it where a layer begins, the first of which begins at once, or
 * where the search was forked. */
static void
show_marks (FringeTransport *self, guint n_steps)
{
  const FringeLayers *layers = fringe_session_get_layers (self->session);
  guint n_marks = n_steps <= MARKS_MAX ? n_steps : 0, n_layers = fringe_layers_n (layers), fork = fork_of (self);

  while (n_layers > 0 && fringe_layers_begin (layers, n_layers - 1) > n_steps)
    n_layers--;
  if (n_layers > LAYERS_MAX || self->pair != NULL)
    n_layers = 0;
  if (n_marks == self->n_marks && n_layers == self->n_layers && fork == self->fork)
    return;
  gtk_scale_clear_marks (self->timeline);
  for (guint step = 0; n_marks > 0 && step <= n_marks; step++)
    gtk_scale_add_mark (self->timeline, step, GTK_POS_BOTTOM, NULL);
  for (guint i = 1; i < n_layers; i++)
    gtk_scale_add_mark (self->timeline, fringe_layers_begin (layers, i), GTK_POS_TOP, NULL);
  if (fork <= n_steps)
    /* Translators: a mark on the timeline, where the search was forked */
    gtk_scale_add_mark (self->timeline, fork, GTK_POS_TOP, _ ("fork"));
  self->fork = fork;
  self->n_marks = n_marks;
  self->n_layers = n_layers;
}

static guint
n_steps_of (FringeTransport *self)
{
  return self->pair != NULL ? fringe_pair_get_last_time (self->pair) : fringe_session_get_n_told_steps (self->session);
}

static guint
step_of (FringeTransport *self)
{
  return self->pair != NULL ? fringe_pair_get_time (self->pair) : fringe_session_get_step (self->session);
}

static void
go_to (FringeTransport *self, guint step)
{
  fringe_session_set_playing (self->session, FALSE);
  if (self->pair == NULL)
    {
      fringe_session_go_to (self->session, step);
      return;
    }
  fringe_pair_set_playing (self->pair, FALSE);
  fringe_pair_go_to (self->pair, step);
}

/* What is said of the session, or of both. */
static void
on_words (FringeTransport *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PLAYING]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_STEP_TITLE]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SENTENCE]);
}

/* Range and value together: apart, one would be clamped by the other's old value. */
static void
on_step (FringeTransport *self)
{
  guint n_steps = n_steps_of (self), step = step_of (self);

  gtk_adjustment_configure (self->adjustment, step, 0, n_steps, 1, 10, 0);
  gtk_adjustment_configure (self->step_adjustment, step, 0, n_steps, 1, 100, 0);
  gtk_widget_set_sensitive (GTK_WIDGET (self->timeline), n_steps > 0);
  show_marks (self, n_steps);
}

/* Layers are counted anew. */
static void
on_search (FringeTransport *self)
{
  self->n_layers = G_MAXUINT;
}

static void
on_step_chosen (FringeTransport *self)
{
  guint step = (guint) gtk_adjustment_get_value (self->step_adjustment);

  if (self->session != NULL && step != step_of (self))
    go_to (self, step);
}

/* (transfer full) (nullable): why what was typed is no step to go to. */
static char *
complain_of_typed (FringeTransport *self)
{
  g_autoptr (GError) error = NULL;

  if (g_ascii_string_to_unsigned (gtk_editable_get_text (GTK_EDITABLE (self->step_spin)), 10, 0, n_steps_of (self), NULL,
                                  &error))
    return NULL;
  if (g_error_matches (error, G_NUMBER_PARSER_ERROR, G_NUMBER_PARSER_ERROR_OUT_OF_BOUNDS))
    /* Translators: a person wanted to go to a step that was not made yet */
    return g_strdup_printf (_ ("The last known step is %u."), n_steps_of (self));
  return g_strdup (_ ("That could not be read as a number."));
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
  gtk_label_set_label (self->step_label, complaint != NULL ? complaint : "");
  gtk_widget_set_visible (GTK_WIDGET (self->step_label), complaint != NULL);
  if (complaint != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self->step_spin), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->step_spin), "error");
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
fringe_transport_set_narrow (FringeTransport *self, gboolean narrow)
{
  gtk_widget_set_size_request (self->words_box, narrow ? WORDS_WIDTH_NARROW : WORDS_WIDTH, -1);
  gtk_widget_set_visible (self->play_label, !narrow);
}

static gboolean
on_timeline (FringeTransport *self, GtkScrollType scroll, double value)
{
  (void) scroll;
  go_to (self, (guint) fmax (value + 0.5, 0));
  return GDK_EVENT_STOP;
}

static guint
speed_to_index (GObject *object, double speed)
{
  (void) object;
  return (guint) lround (log2 (speed / SPEED_SLOWEST));
}

static void
on_speed (FringeTransport *self, GParamSpec *pspec, GtkDropDown *list)
{
  (void) pspec;
  if (self->session != NULL)
    fringe_session_set_speed (self->session, ldexp (SPEED_SLOWEST, (int) gtk_drop_down_get_selected (list)));
}

static char *
play_icon (GObject *object, gboolean playing)
{
  (void) object;
  return g_strdup (playing ? "media-playback-pause-symbolic" : "media-playback-start-symbolic");
}

static char *
play_label (GObject *object, gboolean playing)
{
  (void) object;
  return g_strdup (playing ? _ ("Pause") : _ ("Play"));
}

static void
on_pair (FringeTransport *self)
{
  on_step (self);
  on_words (self);
}

void
fringe_transport_set_pair (FringeTransport *self, FringePair *pair)
{
  if (self->pair != NULL)
    g_signal_handlers_disconnect_by_func (self->pair, on_pair, self);
  g_set_object (&self->pair, pair);
  if (pair != NULL)
    g_signal_connect_object (pair, "changed", G_CALLBACK (on_pair), self, G_CONNECT_SWAPPED);
  fringe_breakpoints_panel_set_pair (self->breakpoints_panel, pair);
  on_search (self);
  on_pair (self);
}

static void
set_session (FringeTransport *self, FringeSession *session)
{
  if (!g_set_object (&self->session, session) || session == NULL)
    return;
  g_signal_connect_object (session, "notify::search", G_CALLBACK (on_search), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::step", G_CALLBACK (on_step), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::n-steps", G_CALLBACK (on_step), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::playing", G_CALLBACK (on_words), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::step-title", G_CALLBACK (on_words), self, G_CONNECT_SWAPPED);
  on_pair (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SESSION]);
}

static gboolean
is_playing (FringeTransport *self)
{
  gboolean playing = FALSE;

  if (self->pair != NULL)
    return fringe_pair_is_playing (self->pair);
  if (self->session != NULL)
    g_object_get (self->session, "playing", &playing, NULL);
  return playing;
}

/* In the sentence it is the left one that speaks: what there is to say of both stands above them. */
static char *
text_of (FringeTransport *self, const char *property)
{
  char *text = NULL;

  if (self->pair != NULL && g_str_equal (property, "step-title"))
    return fringe_pair_time_title (self->pair);
  if (self->session != NULL)
    g_object_get (self->session, property, &text, NULL);
  return text;
}

static void
fringe_transport_get_property (GObject *object, guint prop, GValue *value, GParamSpec *pspec)
{
  FringeTransport *self = FRINGE_TRANSPORT (object);

  if (prop == PROP_SESSION)
    g_value_set_object (value, self->session);
  else if (prop == PROP_PLAYING)
    g_value_set_boolean (value, is_playing (self));
  else if (prop == PROP_STEP_TITLE || prop == PROP_SENTENCE)
    g_value_take_string (value, text_of (self, pspec->name));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
}

static void
fringe_transport_set_property (GObject *object, guint prop, const GValue *value, GParamSpec *pspec)
{
  if (prop == PROP_SESSION)
    set_session (FRINGE_TRANSPORT (object), g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
}

static void
fringe_transport_dispose (GObject *object)
{
  FringeTransport *self = FRINGE_TRANSPORT (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->pair);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (fringe_transport_parent_class)->dispose (object);
}

static void
fringe_transport_class_init (FringeTransportClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = fringe_transport_get_property;
  object_class->set_property = fringe_transport_set_property;
  object_class->dispose = fringe_transport_dispose;
  props[PROP_SESSION] = g_param_spec_object ("session", NULL, NULL, FRINGE_TYPE_SESSION,
                                             G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  props[PROP_PLAYING]
      = g_param_spec_boolean ("playing", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_STEP_TITLE]
      = g_param_spec_string ("step-title", NULL, NULL, "", G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_SENTENCE] = g_param_spec_string ("sentence", NULL, NULL, "", G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_css_name (widget_class, "transport");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-transport.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeTransport, box);
  gtk_widget_class_bind_template_child (widget_class, FringeTransport, speed_list);
  gtk_widget_class_bind_template_child (widget_class, FringeTransport, timeline);
  gtk_widget_class_bind_template_child (widget_class, FringeTransport, adjustment);
  gtk_widget_class_bind_template_child (widget_class, FringeTransport, step_adjustment);
  gtk_widget_class_bind_template_child (widget_class, FringeTransport, skip_button);
  gtk_widget_class_bind_template_child (widget_class, FringeTransport, breakpoints_button);
  gtk_widget_class_bind_template_child (widget_class, FringeTransport, breakpoints_panel);
  gtk_widget_class_bind_template_child (widget_class, FringeTransport, step_button);
  gtk_widget_class_bind_template_child (widget_class, FringeTransport, step_spin);
  gtk_widget_class_bind_template_child (widget_class, FringeTransport, step_label);
  gtk_widget_class_bind_template_child (widget_class, FringeTransport, words_box);
  gtk_widget_class_bind_template_child (widget_class, FringeTransport, play_label);
  gtk_widget_class_bind_template_callback (widget_class, on_step_chosen);
  gtk_widget_class_bind_template_callback (widget_class, on_step_typed);
  gtk_widget_class_bind_template_callback (widget_class, on_step_edited);
  gtk_widget_class_install_action (widget_class, "step.go", NULL, on_step_entered);
  gtk_widget_class_bind_template_callback (widget_class, on_timeline);
  gtk_widget_class_bind_template_callback (widget_class, on_speed);
  gtk_widget_class_bind_template_callback (widget_class, speed_to_index);
  gtk_widget_class_bind_template_callback (widget_class, play_icon);
  gtk_widget_class_bind_template_callback (widget_class, play_label);
}

/* Time runs from left to right in every language, as on any player; so do the keys. What opens above is text. */
static void
keep_left_to_right (GtkWidget *widget)
{
  if (GTK_IS_POPOVER (widget))
    return;
  gtk_widget_set_direction (widget, GTK_TEXT_DIR_LTR);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    keep_left_to_right (child);
}

static void
fringe_transport_init (FringeTransport *self)
{
  g_type_ensure (FRINGE_TYPE_BREAKPOINTS_PANEL);
  gtk_widget_init_template (GTK_WIDGET (self));
  fringe_given_name_keep (self->speed_list);
  keep_left_to_right (self->box);
  fringe_menu_focus_return (self->skip_button);
  fringe_menu_focus_return (self->breakpoints_button);
  fringe_menu_focus_return (self->step_button);
}
