/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-body.h"

#include "fringe-lecture-strip.h"
#include "fringe-quiz-game.h"
#include "fringe-sidebar.h"
#include "fringe-speech.h"

#include <glib/gi18n.h>

/* In narrower windows a panel lies over the tree, one at a time. */
#define ONE_PANEL_WIDTH 960
/* Narrower ones have room for one panel beside two trees. */
#define ONE_PANEL_WIDTH_COMPARING 1400
/* In milliseconds: GTK's own. */
#define SLIDE_TIME 250

/* In pixels on a screen of 1920 x 1080. */
#define CARD_WIDTH 1000
#define CARD_MARGIN 15
#define PANEL_TYPE_SIZE 24.0
/* Smaller type would not be legible on any screen. */
#define TYPE_SIZE_MIN 14.0

struct _FringeBody
{
  FringeBin parent_instance;

  FringeSession *session;
  GtkWidget *centre, *end, *card;
  GSettings *settings;
  GtkOverlay *overlay;
  GtkBox *box;
  GtkRevealer *left_revealer, *right_revealer;
  FringeSidebar *sidebar;
  FringeLectureStrip *strip;
  GtkWidget *aside; /* a question in the place of the strip */
  FringePanels *panels;
  GtkRevealer *over; /* (nullable): the one that was asked for over the tree of a small window */
  gboolean wants_left, wants_right;
  gboolean shows_left, shows_right;
  gboolean compares, is_stage, is_narrow;
  int card_width;
  gboolean left_rests;   /* whether two trees are compared, and it was not asked for since */
  gboolean right_before; /* whether it was wanted before they were */
};

G_DEFINE_FINAL_TYPE (FringeBody, fringe_body, FRINGE_TYPE_BIN)

enum
{
  PROP_LEFT_PANEL = 1,
  PROP_RIGHT_PANEL,
  PROP_WANTS_LEFT_PANEL,
  PROP_WANTS_RIGHT_PANEL,
  PROP_BOARD_MARKS,
  PROP_PANEL,
  N_PROPS
};

static GParamSpec *props[N_PROPS];
static guint told_signal;

FringePanels *
fringe_body_get_panels (FringeBody *self)
{
  return self->panels;
}

void
fringe_body_set_theme (FringeBody *self, FringeThemeKind theme)
{
  fringe_sidebar_set_theme (self->sidebar, theme);
  fringe_lecture_strip_set_theme (self->strip, theme);
  fringe_panels_set_theme (self->panels, theme);
}

void
fringe_body_set_height (FringeBody *self, int height)
{
  fringe_sidebar_set_window_height (self->sidebar, height);
}

/* On the start page it is not seen, and the window has a width all the same. One that was just opened has none yet. */
static gboolean
is_narrower (FringeBody *self, int needed)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  int width = root != NULL ? gtk_widget_get_width (GTK_WIDGET (root)) : 0;

  return width > 0 && width < needed;
}

/* What is needed is measured, for it is another in each language and size of type. */
static int
min_width_alone (FringeBody *self)
{
  return fringe_min_width (self->centre) + fringe_min_width (self->end);
}

gboolean
fringe_body_is_small (FringeBody *self)
{
  if (self->is_stage)
    return FALSE;
  return is_narrower (self, ONE_PANEL_WIDTH)
         || (!self->compares
             && is_narrower (self, min_width_alone (self)
                                       + MAX (fringe_min_width (self->sidebar), fringe_min_width (self->panels))));
}

static gboolean
has_room_for_one_only (FringeBody *self)
{
  if (self->is_stage)
    return FALSE;
  return is_narrower (self, self->compares ? ONE_PANEL_WIDTH_COMPARING
                                           : min_width_alone (self) + fringe_min_width (self->sidebar)
                                                 + fringe_min_width (self->panels));
}

static gboolean
has_room_for (FringeBody *self, gpointer panel)
{
  return !self->compares || self->is_stage || !is_narrower (self, min_width_alone (self) + fringe_min_width (panel));
}

static void
show (FringeBody *self, gboolean *shown, gboolean value, guint prop)
{
  if (*shown == value)
    return;
  *shown = value;
  g_object_notify_by_pspec (G_OBJECT (self), props[prop]);
}

const char *
fringe_body_get_panel (FringeBody *self)
{
  return fringe_panels_get_panel (self->panels);
}

gboolean
fringe_body_shows_panel (FringeBody *self)
{
  return self->shows_right;
}

static gboolean
is_quiz (FringeBody *self)
{
  return g_str_equal (fringe_body_get_panel (self), "quiz");
}

gboolean
fringe_body_shows_quiz (FringeBody *self)
{
  return self->shows_right && is_quiz (self);
}

gboolean
fringe_body_shows_question (FringeBody *self)
{
  return fringe_body_shows_quiz (self) && fringe_quiz_game_is_asking (fringe_session_get_quiz (self->session));
}

/* @box: (nullable): %NULL beside the tree */
static void
put_panels (FringeBody *self, GtkWidget *box)
{
  g_autoptr (GtkWidget) panels = g_object_ref (GTK_WIDGET (self->panels));
  GtkWidget *parent = gtk_widget_get_parent (panels);

  if (parent == (box != NULL ? box : GTK_WIDGET (self->right_revealer)))
    return;
  if (GTK_IS_BOX (parent))
    gtk_box_remove (GTK_BOX (parent), panels);
  else
    gtk_revealer_set_child (self->right_revealer, NULL);
  gtk_widget_set_hexpand (panels, box == self->card);
  if (box != NULL)
    gtk_box_append (GTK_BOX (box), panels);
  else
    gtk_revealer_set_child (self->right_revealer, panels);
}

/* The panels are the same on the card, in the place of the strip and beside the tree. What is asked is to be read off
 * the tree, which stays where it is: a question takes the place of the strip. Any other panel lies over the tree, or
 * over all of the left one of two. */
static void
place_panels (FringeBody *self)
{
  gboolean is_aside = self->is_stage && is_quiz (self), is_card = self->is_stage && !is_aside;
  gboolean is_instead = is_aside && self->shows_right;

  gtk_widget_set_halign (self->card, self->compares ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER);
  gtk_widget_set_size_request (self->card, self->compares ? -1 : self->card_width, -1);
  gtk_widget_set_visible (gtk_widget_get_parent (self->card), is_card && self->shows_right);
  gtk_widget_set_visible (self->aside, is_instead);
  gtk_widget_set_visible (GTK_WIDGET (self->strip), self->is_stage && !is_instead);
  put_panels (self, is_card ? self->card : is_aside ? self->aside : NULL);
}

/* Over the tree at its side, or beside it. */
static void
lay (FringeBody *self, GtkRevealer *panel, gboolean is_over)
{
  GtkWidget *widget = GTK_WIDGET (panel);
  gboolean is_left = panel == self->left_revealer;
  G_GNUC_UNUSED g_autoptr (GtkWidget) kept = g_object_ref (widget);

  if ((gtk_widget_get_parent (widget) == GTK_WIDGET (self->overlay)) == is_over)
    return;
  if (is_over)
    {
      gtk_box_remove (self->box, widget);
      gtk_overlay_add_overlay (self->overlay, widget);
      gtk_overlay_set_measure_overlay (self->overlay, widget, TRUE);
    }
  else
    {
      gtk_overlay_remove_overlay (self->overlay, widget);
      gtk_box_insert_child_after (self->box, widget, is_left ? NULL : self->centre);
    }
  gtk_widget_set_halign (widget, !is_over ? GTK_ALIGN_FILL : is_left ? GTK_ALIGN_START : GTK_ALIGN_END);
}

/* What was asked for over the tree stays beside it, once there is room. */
static void
lay_panels (FringeBody *self, gboolean is_small)
{
  lay (self, self->left_revealer, is_small);
  lay (self, self->right_revealer, is_small);
  if (is_small || self->over == NULL)
    return;
  if (self->over == self->left_revealer)
    self->wants_left = TRUE;
  else
    self->wants_right = TRUE;
  self->over = NULL;
}

/* A panel that gives way goes at once: while it slid away, it and the tree would need more than the window has. */
static void
slide (GtkRevealer *panel, gboolean gives_way)
{
  gtk_revealer_set_transition_duration (panel, gives_way ? 0 : SLIDE_TIME);
}

/* Where there is no room for both, the left one gives way. On the stage two trees leave no room to the strip, but a
 * question has its place. */
static void
fit_beside (FringeBody *self)
{
  gboolean right = self->wants_right && has_room_for (self, self->panels);
  gboolean left = self->wants_left && !self->left_rests && !(right && has_room_for_one_only (self))
                  && has_room_for (self, self->sidebar);

  if (self->is_stage)
    left = (right && is_quiz (self)) || (left && !self->compares);

  slide (self->left_revealer, self->wants_left && !left);
  slide (self->right_revealer, self->wants_right && !right);
  show (self, &self->shows_left, left, PROP_LEFT_PANEL);
  show (self, &self->shows_right, right, PROP_RIGHT_PANEL);
}

static int
room_left (FringeBody *self)
{
  return gtk_widget_get_margin_start (GTK_WIDGET (self->box)) + gtk_widget_get_margin_end (GTK_WIDGET (self->box));
}

/* As wide as the room that is left for it, whatever width its texts would like. */
static gboolean
on_panel_position (FringeBody *self, GtkWidget *panel, GdkRectangle *place)
{
  const int width = room_left (self);

  if (width == 0)
    return FALSE;
  *place = (GdkRectangle) { 0, 0, width, gtk_widget_get_height (GTK_WIDGET (self->overlay)) };
  if ((panel == GTK_WIDGET (self->left_revealer)) == (gtk_widget_get_direction (panel) == GTK_TEXT_DIR_RTL))
    place->x = gtk_widget_get_width (GTK_WIDGET (self->overlay)) - width;
  return TRUE;
}

/* A panel that lies over the tree would hide what it speaks of: where the tree can be narrower, it moves aside. */
static void
leave_room (FringeBody *self, gboolean is_small)
{
  gboolean is_left = self->over == self->left_revealer;
  int width = self->over == NULL ? 0 : fringe_min_width (is_left ? (gpointer) self->sidebar : self->panels);

  if (!is_small || is_narrower (self, min_width_alone (self) + width))
    width = 0;
  gtk_widget_set_margin_start (GTK_WIDGET (self->box), is_left ? width : 0);
  gtk_widget_set_margin_end (GTK_WIDGET (self->box), is_left ? 0 : width);
}

void
fringe_body_fit (FringeBody *self)
{
  gboolean is_small = fringe_body_is_small (self);

  lay_panels (self, is_small);
  leave_room (self, is_small);
  if (is_small)
    {
      show (self, &self->shows_left, self->over == self->left_revealer, PROP_LEFT_PANEL);
      show (self, &self->shows_right, self->over == self->right_revealer, PROP_RIGHT_PANEL);
    }
  else
    fit_beside (self);
  place_panels (self);
}

/* The focus does not stay in a panel that is gone. */
static void
show_over (FringeBody *self, GtkRevealer *panel, gboolean shown)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  if (!shown && self->over != panel)
    return;
  if (!shown && focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (panel)))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.focus-tree", NULL);
  self->over = shown ? panel : NULL;
  fringe_body_fit (self);
}

gboolean
fringe_body_leave_panel (FringeBody *self)
{
  if (self->over == NULL)
    return FALSE;
  show_over (self, self->over, FALSE);
  return TRUE;
}

/* Who answers a question on the tree still wants to see the question, and who selects a node what is said of it. */
static void
on_centre_pressed (FringeBody *self)
{
  if (room_left (self) == 0 && !fringe_body_shows_question (self))
    fringe_body_leave_panel (self);
}

static void
tell_of_room (FringeBody *self, gboolean is_shown)
{
  if (!is_shown)
    g_signal_emit (self, told_signal, 0, _ ("Two trees leave no room for the panel. A wider window shows it."));
}

/* Who asks for the left one where there is no room for both wants it instead of the other. While searches are compared
 * it is put away only until they no longer are. */
static void
show_left (FringeBody *self, gboolean shown)
{
  if (fringe_body_is_small (self))
    {
      show_over (self, self->left_revealer, shown);
      return;
    }
  if (shown && has_room_for_one_only (self))
    self->wants_right = FALSE;
  if (shown || !self->compares)
    self->wants_left = shown;
  self->left_rests = !shown && self->compares;
  fringe_body_fit (self);
  tell_of_room (self, self->shows_left || !shown);
}

static void
show_right (FringeBody *self, gboolean shown)
{
  if (fringe_body_is_small (self))
    {
      show_over (self, self->right_revealer, shown);
      return;
    }
  self->wants_right = shown;
  fringe_body_fit (self);
  tell_of_room (self, self->shows_right || !shown);
}

static void
want (FringeBody *self, gboolean *wants, gboolean wanted)
{
  *wants = wanted;
  fringe_body_fit (self);
}

void
fringe_body_set_narrow (FringeBody *self, gboolean is_narrow)
{
  if (self->is_narrow == is_narrow)
    return;
  self->is_narrow = is_narrow;
  if (!self->compares)
    want (self, &self->wants_right, !is_narrow && g_settings_get_boolean (self->settings, "right-panel"));
}

void
fringe_body_set_compares (FringeBody *self, gboolean compares)
{
  self->over = NULL;
  self->compares = compares;
  if (compares)
    self->right_before = self->wants_right;
  self->wants_right = !compares && self->right_before && !self->is_narrow && !self->is_stage;
  self->left_rests = compares;
  fringe_body_fit (self);
}

gboolean
fringe_body_wants_right_beside_one (FringeBody *self)
{
  return self->compares ? self->right_before : self->wants_right;
}

void
fringe_body_want_right_beside_one (FringeBody *self, gboolean wants)
{
  if (self->compares)
    self->right_before = wants;
  else
    want (self, &self->wants_right, wants);
}

static void
fit_stage (FringeBody *self, double scale)
{
  int margin = (int) (CARD_MARGIN * scale);

  fringe_lecture_strip_set_scale (self->strip, scale);
  fringe_type_set_size (GTK_WIDGET (self->panels), MAX (PANEL_TYPE_SIZE * scale, TYPE_SIZE_MIN * fringe_text_scale ()));
  gtk_widget_set_size_request (GTK_WIDGET (self->panels), (int) (FRINGE_STRIP_WIDTH * scale), -1);
  self->card_width = (int) (CARD_WIDTH * scale);
  gtk_widget_set_margin_top (self->card, margin);
  gtk_widget_set_margin_bottom (self->card, margin);
}

void
fringe_body_set_stage (FringeBody *self, double scale)
{
  self->is_stage = scale > 0;
  if (self->is_stage)
    fit_stage (self, scale);
  else
    {
      fringe_type_set_size (GTK_WIDGET (self->panels), 0);
      gtk_widget_set_size_request (GTK_WIDGET (self->panels), -1, -1);
    }
  fringe_body_fit (self);
  fringe_panels_set_stage (self->panels, self->is_stage);
  gtk_widget_set_visible (GTK_WIDGET (self->sidebar), !self->is_stage);
}

static void
on_panel (FringeBody *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PANEL]);
  if (self->is_stage)
    fringe_body_fit (self);
}

void
fringe_body_choose_panel (FringeBody *self, const char *panel)
{
  g_object_set (self->panels, "panel", panel, NULL);
}

/* Who asks for a panel by its key wants to see it, or to hear that it is there. On the stage, where it hides the tree,
 * the same key puts it away. The key of the quiz does not: who asks again wants the next question. */
static void
set_panel (FringeBody *self, const char *name)
{
  const char *panel = fringe_panels_find (self->panels, name);
  gboolean is_again = self->is_stage && self->shows_right && g_str_equal (panel, fringe_body_get_panel (self));

  fringe_body_choose_panel (self, panel);
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  show_right (self, !is_again || is_quiz (self));
  fringe_speak (GTK_WIDGET (self), fringe_panels_get_title (self->panels));
}

static gboolean
has_board_marks (FringeBody *self)
{
  return self->settings != NULL && g_settings_get_boolean (self->settings, "board-marks");
}

/* Who asks for the marks wants to see the board that has them. */
static void
set_board_marks (FringeBody *self, gboolean shown)
{
  g_settings_set_boolean (self->settings, "board-marks", shown || !self->shows_left);
  if (!self->shows_left)
    show_left (self, TRUE);
}

static void
on_board_marks (FringeBody *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_BOARD_MARKS]);
}

void
fringe_body_bind_settings (FringeBody *self, GSettings *settings, GActionMap *actions)
{
  g_autoptr (GPropertyAction) marks = g_property_action_new ("board-marks", self, "board-marks");

  self->settings = g_object_ref (settings);
  g_action_map_add_action (actions, G_ACTION (marks));
  g_signal_connect_object (settings, "changed::board-marks", G_CALLBACK (on_board_marks), self, G_CONNECT_SWAPPED);
  fringe_sidebar_bind_settings (self->sidebar, settings);
  fringe_lecture_strip_bind_settings (self->strip, settings);
  show_left (self, g_settings_get_boolean (settings, "left-panel"));
  show_right (self, g_settings_get_boolean (settings, "right-panel"));
  g_settings_bind (settings, "panel", self, "panel", G_SETTINGS_BIND_DEFAULT);
}

void
fringe_body_save (FringeBody *self)
{
  g_settings_set_boolean (self->settings, "left-panel", self->wants_left);
  if (!self->is_narrow)
    g_settings_set_boolean (self->settings, "right-panel", fringe_body_wants_right_beside_one (self));
}

static void
take_session (FringeBody *self)
{
  g_object_set (self->sidebar, "session", self->session, NULL);
  g_object_set (self->strip, "session", self->session, NULL);
  g_object_set (self->panels, "session", self->session, NULL);
}

static void
take_centre (FringeBody *self)
{
  GtkGesture *press = gtk_gesture_click_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  g_signal_connect_object (press, "pressed", G_CALLBACK (on_centre_pressed), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->centre, GTK_EVENT_CONTROLLER (press));
  gtk_box_insert_child_after (self->box, self->centre, GTK_WIDGET (self->left_revealer));
}

static void
take_end (FringeBody *self)
{
  gtk_box_append (self->box, self->end);
}

/* What the panels need has no part in it: a window could not become narrower than a panel that is there only because it
 * is not. */
static void
fringe_body_measure (GtkWidget *widget,
                     GtkOrientation orientation,
                     int for_size,
                     int *minimum,
                     int *natural,
                     int *minimum_baseline,
                     int *natural_baseline)
{
  FringeBody *self = FRINGE_BODY (widget);
  GtkWidget *child = GTK_WIDGET (self->overlay);

  if (orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0)
    for_size = MAX (for_size, fringe_min_width (child));
  gtk_widget_measure (child, orientation, for_size, minimum, natural, minimum_baseline, natural_baseline);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = MAX (min_width_alone (self),
                    MAX (fringe_min_width (self->left_revealer), fringe_min_width (self->right_revealer)));
}

/* Sizes cannot change while they are given out: until a panel has given way, the right side is cut. */
static void
fringe_body_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *child = GTK_WIDGET (FRINGE_BODY (widget)->overlay);

  gtk_widget_allocate (child, MAX (width, fringe_min_width (child)), height, baseline, NULL);
}

static void
fringe_body_get_property (GObject *object, guint prop, GValue *value, GParamSpec *pspec)
{
  FringeBody *self = FRINGE_BODY (object);
  const gboolean flags[N_PROPS]
      = { FALSE, self->shows_left, self->shows_right, self->wants_left, self->wants_right, has_board_marks (self) };

  if (prop == PROP_PANEL)
    g_value_set_string (value, fringe_body_get_panel (self));
  else if (prop < N_PROPS)
    g_value_set_boolean (value, flags[prop]);
  else
    G_OBJECT_CLASS (fringe_body_parent_class)->get_property (object, prop, value, pspec);
}

static void
fringe_body_set_property (GObject *object, guint prop, const GValue *value, GParamSpec *pspec)
{
  FringeBody *self = FRINGE_BODY (object);

  switch (prop)
    {
    case PROP_LEFT_PANEL:
      show_left (self, g_value_get_boolean (value));
      break;
    case PROP_RIGHT_PANEL:
      show_right (self, g_value_get_boolean (value));
      break;
    case PROP_WANTS_LEFT_PANEL:
      want (self, &self->wants_left, g_value_get_boolean (value));
      break;
    case PROP_WANTS_RIGHT_PANEL:
      want (self, &self->wants_right, g_value_get_boolean (value));
      break;
    case PROP_BOARD_MARKS:
      set_board_marks (self, g_value_get_boolean (value));
      break;
    case PROP_PANEL:
      set_panel (self, g_value_get_string (value));
      break;
    default:
      G_OBJECT_CLASS (fringe_body_parent_class)->set_property (object, prop, value, pspec);
    }
}

static void
fringe_body_dispose (GObject *object)
{
  FringeBody *self = FRINGE_BODY (object);

  g_clear_object (&self->settings);
  G_OBJECT_CLASS (fringe_body_parent_class)->dispose (object);
}

static void
install_properties (GObjectClass *klass)
{
  static const char *const names[]
      = { NULL, "left-panel", "right-panel", "wants-left-panel", "wants-right-panel", "board-marks" };
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  for (guint prop = PROP_LEFT_PANEL; prop < PROP_PANEL; prop++)
    props[prop] = g_param_spec_boolean (names[prop], NULL, NULL, TRUE, flags);
  props[PROP_PANEL] = g_param_spec_string ("panel", NULL, NULL, "why", flags);
  g_object_class_install_properties (klass, N_PROPS, props);
  FRINGE_BIN_INSTALL (klass, FringeBody, session, FRINGE_TYPE_SESSION, take_session);
  FRINGE_BIN_INSTALL (klass, FringeBody, centre, GTK_TYPE_WIDGET, take_centre);
  FRINGE_BIN_INSTALL (klass, FringeBody, end, GTK_TYPE_WIDGET, take_end);
  FRINGE_BIN_INSTALL (klass, FringeBody, card, GTK_TYPE_WIDGET, place_panels);
}

static void
fringe_body_class_init (FringeBodyClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = fringe_body_get_property;
  object_class->set_property = fringe_body_set_property;
  object_class->dispose = fringe_body_dispose;
  widget_class->measure = fringe_body_measure;
  widget_class->size_allocate = fringe_body_size_allocate;
  install_properties (object_class);
  told_signal
      = g_signal_new ("told", FRINGE_TYPE_BODY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  g_type_ensure (FRINGE_TYPE_LECTURE_STRIP);
  g_type_ensure (FRINGE_TYPE_PANELS);
  g_type_ensure (FRINGE_TYPE_SIDEBAR);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-body.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeBody, overlay);
  gtk_widget_class_bind_template_child (widget_class, FringeBody, box);
  gtk_widget_class_bind_template_child (widget_class, FringeBody, left_revealer);
  gtk_widget_class_bind_template_child (widget_class, FringeBody, right_revealer);
  gtk_widget_class_bind_template_child (widget_class, FringeBody, sidebar);
  gtk_widget_class_bind_template_child (widget_class, FringeBody, strip);
  gtk_widget_class_bind_template_child (widget_class, FringeBody, aside);
  gtk_widget_class_bind_template_child (widget_class, FringeBody, panels);
  gtk_widget_class_bind_template_callback (widget_class, on_panel);
  gtk_widget_class_bind_template_callback (widget_class, on_panel_position);
}

static void
fringe_body_init (FringeBody *self)
{
  self->wants_left = self->wants_right = self->shows_left = self->shows_right = TRUE;
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
}
