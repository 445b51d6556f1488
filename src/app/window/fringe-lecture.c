/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-lecture.h"

#include "fringe-notes-window.h"

#include <math.h>

#define SQUARE 128
/* The radius of the circle, as a share of the shorter side. */
#define RADIUS 0.17
#define RADIUS_MIN 90.0
/* The light begins to fade at this share of the radius. */
#define CORE 0.94

/* A pointer that rests so long is in the way. */
#define POINTER_SECONDS 2

/* The stage is as high as the screen below the bar at its top, unless that is narrower than 4 to 3. */
#define STAGE_WIDTH 1600.0
#define STAGE_HEIGHT 1024.0

static const GdkRGBA dim = { 0, 0, 0, 0.66 };
static const GdkRGBA clear = { 0, 0, 0, 0 };

/* Returns: how far the point is from the square; 0 inside it */
static double
distance (const graphene_rect_t *square, double x, double y)
{
  double across = fmax (fmax (square->origin.x - x, x - square->origin.x - square->size.width), 0);
  double down = fmax (fmax (square->origin.y - y, y - square->origin.y - square->size.height), 0);

  return hypot (across, down);
}

static void
snapshot_spotlight (GtkSnapshot *snapshot, int width, int height, double x, double y)
{
  double radius = fmax (MIN (width, height) * RADIUS, RADIUS_MIN);
  GskColorStop stops[] = { { 0, clear }, { CORE, clear }, { 1, dim } };

  for (int top = 0; top < height; top += SQUARE)
    for (int left = 0; left < width; left += SQUARE)
      {
        graphene_rect_t square = GRAPHENE_RECT_INIT (left, top, MIN (SQUARE, width - left), MIN (SQUARE, height - top));

        if (distance (&square, x, y) >= radius)
          gtk_snapshot_append_color (snapshot, &dim, &square);
        else
          gtk_snapshot_append_radial_gradient (snapshot, &square, &GRAPHENE_POINT_INIT (x, y), radius, radius, 0, 1,
                                               stops, G_N_ELEMENTS (stops));
      }
}

struct _FringeLecture
{
  GObject parent_instance;

  GtkWindow *window; /* (unowned) */
  FringeBody *body;
  FringeSession *session;
  GSettings *settings;
  gboolean active;
  gboolean blank;
  gboolean spotlight;
  gboolean notes;
  FringeNotesWindow *notes_window;  /* (nullable) (unowned) */
  gboolean left_panel, right_panel; /* whether they were wanted before */
  gboolean right_beside_one;        /* whether the right one was wanted beside a single tree */
  gboolean was_maximized;
  double x, y; /* the pointer */
  guint hide_pointer;
};

G_DEFINE_FINAL_TYPE (FringeLecture, fringe_lecture, G_TYPE_OBJECT)

enum
{
  PROP_ACTIVE = 1,
  PROP_BLANK,
  PROP_SPOTLIGHT,
  PROP_NOTES,
  N_PROPS
};

static GParamSpec *props[N_PROPS];
static guint rested_signal;

gboolean
fringe_lecture_is_active (FringeLecture *self)
{
  return self->active;
}

gboolean
fringe_lecture_is_blank (FringeLecture *self)
{
  return self->blank;
}

/* A window that was not shown yet has no size. */
double
fringe_lecture_get_scale (FringeLecture *self)
{
  GtkWidget *window = GTK_WIDGET (self->window);
  int height = gtk_widget_get_height (window) - gtk_widget_get_height (gtk_window_get_titlebar (self->window));
  double scale = MIN (gtk_widget_get_width (window) / STAGE_WIDTH, height / STAGE_HEIGHT);

  return scale > 0 ? scale : 1;
}

gboolean
fringe_lecture_is_maximized (FringeLecture *self)
{
  return self->active ? self->was_maximized : gtk_window_is_maximized (self->window);
}

static void
set_flag (FringeLecture *self, gboolean *flag, gboolean value, guint prop)
{
  if (*flag == value)
    return;
  *flag = value;
  g_object_notify_by_pspec (G_OBJECT (self), props[prop]);
  if (self->window != NULL)
    gtk_widget_queue_draw (GTK_WIDGET (self->window));
}

/* They can be closed as any window, too. */
static void
on_notes_closed (FringeLecture *self)
{
  g_clear_weak_pointer (&self->notes_window);
  set_flag (self, &self->notes, FALSE, PROP_NOTES);
}

static void
show_notes (FringeLecture *self, gboolean shown)
{
  set_flag (self, &self->notes, shown, PROP_NOTES);
  if (shown && self->notes_window == NULL)
    {
      g_set_weak_pointer (&self->notes_window, fringe_notes_window_new (self->window, self->session));
      g_signal_connect_object (self->notes_window, "destroy", G_CALLBACK (on_notes_closed), self, G_CONNECT_SWAPPED);
      fringe_notes_window_open (self->notes_window);
    }
  else if (!shown && self->notes_window != NULL)
    gtk_window_destroy (GTK_WINDOW (self->notes_window));
}

void
fringe_lecture_edit_note (FringeLecture *self)
{
  show_notes (self, TRUE);
  fringe_notes_window_edit (self->notes_window);
}

static void
hide_pointer (FringeLecture *self)
{
  self->hide_pointer = 0;
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self->window), "none");
  g_signal_emit (self, rested_signal, 0);
}

/* For a while only, where there is a lecture. */
static void
show_pointer (FringeLecture *self)
{
  g_clear_handle_id (&self->hide_pointer, g_source_remove);
  gtk_widget_set_cursor (GTK_WIDGET (self->window), NULL);
  if (self->active)
    self->hide_pointer = g_timeout_add_once (POINTER_SECONDS * 1000, (GSourceOnceFunc) hide_pointer, self);
}

static void
begin (FringeLecture *self)
{
  self->was_maximized = gtk_window_is_maximized (self->window);
  g_object_get (self->body, "wants-left-panel", &self->left_panel, "wants-right-panel", &self->right_panel, NULL);
  self->right_beside_one = fringe_body_wants_right_beside_one (self->body);
  gtk_window_fullscreen (self->window);
}

static void
end (FringeLecture *self)
{
  gboolean strip;

  set_flag (self, &self->blank, FALSE, PROP_BLANK);
  set_flag (self, &self->spotlight, FALSE, PROP_SPOTLIGHT);
  g_object_get (self->body, "wants-left-panel", &strip, NULL);
  g_settings_set_boolean (self->settings, "lecture-strip", strip);
  gtk_window_unfullscreen (self->window);
}

/* Whether there is a strip beside the tree is remembered apart from the panels of work. No panel lies over the tree. */
static void
change_panels (FringeLecture *self)
{
  gboolean strip = g_settings_get_boolean (self->settings, "lecture-strip");

  g_object_set (self->body, "wants-left-panel", self->active ? strip : self->left_panel, "wants-right-panel",
                self->active ? fringe_body_shows_question (self->body) : self->right_panel, NULL);
  if (!self->active)
    fringe_body_want_right_beside_one (self->body, self->right_beside_one);
}

void
fringe_lecture_set_active (FringeLecture *self, gboolean active)
{
  if (self->active == active || self->window == NULL)
    return;
  self->active = active;
  if (active)
    begin (self);
  else
    end (self);
  show_pointer (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ACTIVE]);
  /* Last of all: a label that gets its text while it is hidden and the letters are large keeps them large. */
  change_panels (self);
}

void
fringe_lecture_toggle (FringeLecture *self, const char *flag)
{
  gboolean value;

  g_object_get (self, flag, &value, NULL);
  g_object_set (self, flag, !value, NULL);
}

void
fringe_lecture_snapshot (FringeLecture *self, GtkSnapshot *snapshot)
{
  static const GdkRGBA black = { 0, 0, 0, 1 };
  int width = gtk_widget_get_width (GTK_WIDGET (self->window));
  int height = gtk_widget_get_height (GTK_WIDGET (self->window));

  if (self->blank)
    gtk_snapshot_append_color (snapshot, &black, &GRAPHENE_RECT_INIT (0, 0, width, height));
  else if (self->spotlight)
    snapshot_spotlight (snapshot, width, height, self->x, self->y);
}

static void
on_motion (FringeLecture *self, double x, double y)
{
  /* What moves below a pointer that rests sends it, too. */
  if (x == self->x && y == self->y)
    return;
  self->x = x;
  self->y = y;
  show_pointer (self);
  if (self->spotlight)
    gtk_widget_queue_draw (GTK_WIDGET (self->window));
}

/* The desktop may end it, too. */
static void
on_fullscreened (FringeLecture *self)
{
  if (!gtk_window_is_fullscreen (self->window))
    fringe_lecture_set_active (self, FALSE);
}

static void
fringe_lecture_get_property (GObject *object, guint prop, GValue *value, GParamSpec *pspec)
{
  FringeLecture *self = FRINGE_LECTURE (object);
  const gboolean *flags[N_PROPS] = { NULL, &self->active, &self->blank, &self->spotlight, &self->notes };

  if (prop > 0 && prop < N_PROPS)
    g_value_set_boolean (value, *flags[prop]);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
}

static void
fringe_lecture_set_property (GObject *object, guint prop, const GValue *value, GParamSpec *pspec)
{
  FringeLecture *self = FRINGE_LECTURE (object);
  gboolean flag = g_value_get_boolean (value);

  switch (prop)
    {
    case PROP_ACTIVE:
      fringe_lecture_set_active (self, flag);
      break;
    case PROP_BLANK:
      set_flag (self, &self->blank, flag && self->active, prop);
      break;
    case PROP_SPOTLIGHT:
      set_flag (self, &self->spotlight, flag && self->active, prop);
      break;
    case PROP_NOTES:
      show_notes (self, flag);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
    }
}

static void
fringe_lecture_dispose (GObject *object)
{
  FringeLecture *self = FRINGE_LECTURE (object);

  g_clear_handle_id (&self->hide_pointer, g_source_remove);
  g_clear_weak_pointer (&self->window);
  g_clear_weak_pointer (&self->notes_window);
  g_clear_object (&self->body);
  g_clear_object (&self->session);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (fringe_lecture_parent_class)->dispose (object);
}

static void
fringe_lecture_class_init (FringeLectureClass *klass)
{
  static const char *const names[N_PROPS] = { NULL, "active", "blank", "spotlight", "notes" };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = fringe_lecture_get_property;
  object_class->set_property = fringe_lecture_set_property;
  object_class->dispose = fringe_lecture_dispose;
  for (guint prop = 1; prop < N_PROPS; prop++)
    props[prop] = g_param_spec_boolean (names[prop], NULL, NULL, FALSE,
                                        G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  rested_signal = g_signal_new ("rested", FRINGE_TYPE_LECTURE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
fringe_lecture_init (FringeLecture *self)
{
}

FringeLecture *
fringe_lecture_new (GtkWindow *window, FringeBody *body, FringeSession *session, GSettings *settings)
{
  FringeLecture *self = g_object_new (FRINGE_TYPE_LECTURE, NULL);
  GtkEventController *motion = gtk_event_controller_motion_new ();

  g_set_weak_pointer (&self->window, window);
  self->body = g_object_ref (body);
  self->session = g_object_ref (session);
  self->settings = g_object_ref (settings);
  gtk_event_controller_set_propagation_phase (motion, GTK_PHASE_CAPTURE);
  g_signal_connect_object (motion, "enter", G_CALLBACK (on_motion), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "motion", G_CALLBACK (on_motion), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (window), motion);
  g_signal_connect_object (window, "notify::fullscreened", G_CALLBACK (on_fullscreened), self, G_CONNECT_SWAPPED);
  return self;
}
