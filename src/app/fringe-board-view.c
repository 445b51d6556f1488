/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-board-view.h"

#include "fringe-board-text.h"
#include "fringe-cairo-pen.h"

#include <glib/gi18n.h>
#include <math.h>

#define SIDE_DEFAULT 80
/* The frame around the tiles takes this share of a cell on each side. */
#define FRAME 0.07

struct _FringeBoardView
{
  GtkWidget parent_instance;

  FringeBoard board;
  int moved_cell;
  FringeMarks marks;
  FringeEstimate estimate;
  FringeThemeKind theme;
  gboolean editable;
  int side;
};

G_DEFINE_FINAL_TYPE (FringeBoardView, fringe_board_view, GTK_TYPE_WIDGET)

enum
{
  PROP_EDITABLE = 1,
  PROP_SIDE,
  N_PROPS
};

static GParamSpec *props[N_PROPS];
static guint slid_signal;

static void
update_description (FringeBoardView *self)
{
  char text[FRINGE_BOARD_TEXT_MAX];

  fringe_board_print (&self->board, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

const FringeBoard *
fringe_board_view_get_board (FringeBoardView *self)
{
  return &self->board;
}

void
fringe_board_view_set_board (FringeBoardView *self, const FringeBoard *board)
{
  if (fringe_board_equal (&self->board, board))
    return;
  if (!fringe_board_same_size (&self->board, board))
    gtk_widget_queue_resize (GTK_WIDGET (self));
  self->board = *board;
  self->moved_cell = -1;
  update_description (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
fringe_board_view_set_moved_cell (FringeBoardView *self, int cell)
{
  self->moved_cell = cell;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* What each tile adds; nothing where h is more than the sum over tiles by its nature. */
static FringeMarks
marks_for (FringeHeuristic heuristic)
{
  switch (heuristic)
    {
    case FRINGE_HEURISTIC_MISPLACED:
    case FRINGE_HEURISTIC_MISPLACED_WITH_BLANK:
      return FRINGE_MARKS_DOTS;
    case FRINGE_HEURISTIC_MANHATTAN:
    case FRINGE_HEURISTIC_MANHATTAN_WITH_BLANK:
    case FRINGE_HEURISTIC_LINEAR_CONFLICT:
      return FRINGE_MARKS_NUMBERS;
    case FRINGE_HEURISTIC_ZERO:
    case FRINGE_HEURISTIC_GASCHNIG:
    case FRINGE_HEURISTIC_PERFECT:
    case FRINGE_N_HEURISTICS:
    default:
      return FRINGE_MARKS_NONE;
    }
}

void
fringe_board_view_set_marks (FringeBoardView *self, const FringeEstimate *estimate)
{
  fringe_estimate_clear (&self->estimate);
  self->marks = marks_for (estimate->heuristic);
  fringe_estimate_copy (&self->estimate, estimate);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
fringe_board_view_set_theme (FringeBoardView *self, FringeThemeKind theme)
{
  self->theme = theme;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* The tiles, centred in what there is. */
static FringeRect
tiles_rect (FringeBoardView *self)
{
  double width = gtk_widget_get_width (GTK_WIDGET (self)), height = gtk_widget_get_height (GTK_WIDGET (self));
  double cell = fmin (width / (self->board.columns + 2 * FRAME), height / (self->board.rows + 2 * FRAME));
  FringeRect rect = { .width = cell * self->board.columns, .height = cell * self->board.rows };

  rect.x = (width - rect.width) / 2;
  rect.y = (height - rect.height) / 2;
  return rect;
}

static void
slide (FringeBoardView *self, int cell)
{
  int blank = self->board.blank;

  if (!self->editable || cell < 0 || !fringe_board_slide (&self->board, cell))
    return;
  self->moved_cell = blank;
  update_description (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit (self, slid_signal, 0);
}

static void
on_pressed (FringeBoardView *self, int n_press, double x, double y)
{
  FringeRect rect = tiles_rect (self);

  (void) n_press;
  if (!self->editable)
    return;
  gtk_widget_grab_focus (GTK_WIDGET (self));
  slide (self, fringe_draw_board_pick (&self->board, &rect, x, y));
}

/* The tile moves with the arrow, hence the blank against it. */
static gboolean
on_key (FringeBoardView *self, guint key)
{
  FringeMove move;

  switch (key)
    {
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      move = FRINGE_MOVE_DOWN;
      break;
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      move = FRINGE_MOVE_UP;
      break;
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      move = FRINGE_MOVE_RIGHT;
      break;
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      move = FRINGE_MOVE_LEFT;
      break;
    default:
      return GDK_EVENT_PROPAGATE;
    }
  if (!self->editable)
    return GDK_EVENT_PROPAGATE;
  slide (self, fringe_board_neighbour (self->board.rows, self->board.columns, self->board.blank, move));
  return GDK_EVENT_STOP;
}

static void
fringe_board_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FringeBoardView *self = FRINGE_BOARD_VIEW (widget);
  const FringeTheme *theme = fringe_theme_get (self->theme);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  FringeBoardLook look = { &self->board, self->moved_cell, self->marks, &self->estimate };
  FringeRect rect = tiles_rect (self);
  FringeCairoPen pen;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &bounds);

  fringe_cairo_pen_init (&pen, cr);
  fringe_draw_board (&pen.pen, theme, &look, &rect);
  cairo_destroy (cr);
  if (gtk_widget_has_visible_focus (widget))
    gtk_snapshot_render_focus (snapshot, gtk_widget_get_style_context (widget), 0, 0, bounds.size.width,
                               bounds.size.height);
}

static void
fringe_board_view_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  FringeBoardView *self = FRINGE_BOARD_VIEW (widget);
  int rows = self->board.rows, columns = self->board.columns;
  int cells = orientation == GTK_ORIENTATION_HORIZONTAL ? columns : rows;

  (void) for_size;
  *minimum = *natural = self->side * cells / MAX (rows, columns);
  *minimum_baseline = *natural_baseline = -1;
}

static void
fringe_board_view_get_property (GObject *object, guint prop, GValue *value, GParamSpec *pspec)
{
  FringeBoardView *self = FRINGE_BOARD_VIEW (object);

  if (prop == PROP_EDITABLE)
    g_value_set_boolean (value, self->editable);
  else if (prop == PROP_SIDE)
    g_value_set_int (value, self->side);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
}

static void
fringe_board_view_set_property (GObject *object, guint prop, const GValue *value, GParamSpec *pspec)
{
  FringeBoardView *self = FRINGE_BOARD_VIEW (object);

  if (prop == PROP_EDITABLE)
    {
      self->editable = g_value_get_boolean (value);
      gtk_widget_set_focusable (GTK_WIDGET (self), self->editable);
    }
  else if (prop == PROP_SIDE)
    {
      self->side = g_value_get_int (value);
      gtk_widget_queue_resize (GTK_WIDGET (self));
    }
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
}

static void
fringe_board_view_finalize (GObject *object)
{
  fringe_estimate_clear (&FRINGE_BOARD_VIEW (object)->estimate);
  G_OBJECT_CLASS (fringe_board_view_parent_class)->finalize (object);
}

static void
fringe_board_view_class_init (FringeBoardViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = fringe_board_view_get_property;
  object_class->set_property = fringe_board_view_set_property;
  object_class->finalize = fringe_board_view_finalize;
  widget_class->snapshot = fringe_board_view_snapshot;
  widget_class->measure = fringe_board_view_measure;

  props[PROP_EDITABLE]
      = g_param_spec_boolean ("editable", NULL, NULL, FALSE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  /* The longer side, in pixels. */
  props[PROP_SIDE]
      = g_param_spec_int ("side", NULL, NULL, 1, 4096, SIDE_DEFAULT, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  slid_signal = g_signal_new ("slid", FRINGE_TYPE_BOARD_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
fringe_board_view_init (FringeBoardView *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *key = gtk_event_controller_key_new ();

  self->board = fringe_board_standard_goal (3, 3);
  self->moved_cell = -1;
  self->side = SIDE_DEFAULT;
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (on_pressed), self);
  g_signal_connect_swapped (key, "key-pressed", G_CALLBACK (on_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (GTK_WIDGET (self), key);
  update_description (self);
}
