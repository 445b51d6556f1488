/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-board-view.h"

#include "fringe-sentences.h"
#include "fringe-board-text.h"
#include "fringe-cairo-pen.h"
#include "fringe-draw-marks.h"
#include "fringe-speech.h"

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
  gboolean has_marks;
  FringeEstimate estimate;
  FringeBoardMarks marks;
  gboolean full_marks;
  int hovered_cell;
  FringeThemeKind theme;
  gboolean editable;
  int side, side_min;
};

G_DEFINE_FINAL_TYPE (FringeBoardView, fringe_board_view, GTK_TYPE_WIDGET)

enum
{
  PROP_EDITABLE = 1,
  PROP_SIDE,
  PROP_SIDE_MIN,
  PROP_FULL_MARKS,
  N_PROPS
};

static GParamSpec *props[N_PROPS];
static guint slid_signal;

static void
update_description (FringeBoardView *self)
{
  char text[FRINGE_BOARD_TEXT_MAX];

  fringe_board_print (&self->board, text);
  fringe_description_set (self, text);
}

const FringeBoard *
fringe_board_view_get_board (FringeBoardView *self)
{
  return &self->board;
}

static void
update_marks (FringeBoardView *self)
{
  if (self->has_marks && self->estimate.n_cells == fringe_board_n_cells (&self->board))
    fringe_board_marks_init (&self->marks, &self->estimate, &self->board);
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
  update_marks (self);
  update_description (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
fringe_board_view_set_moved_cell (FringeBoardView *self, int cell)
{
  self->moved_cell = cell;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
fringe_board_view_set_estimate (FringeBoardView *self, const FringeEstimate *estimate)
{
  fringe_estimate_clear (&self->estimate);
  fringe_estimate_copy (&self->estimate, estimate);
  self->has_marks = TRUE;
  update_marks (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
fringe_board_view_set_theme (FringeBoardView *self, FringeThemeKind theme)
{
  self->theme = theme;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* The tiles stand in the middle of the room that there is. */
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
speak (FringeBoardView *self)
{
  char text[FRINGE_BOARD_TEXT_MAX];

  fringe_board_print (&self->board, text);
  fringe_speak (GTK_WIDGET (self), text);
}

static void
slide (FringeBoardView *self, int cell)
{
  int blank = self->board.blank;

  if (!self->editable || cell < 0 || !fringe_board_slide (&self->board, cell))
    return;
  self->moved_cell = blank;
  update_marks (self);
  update_description (self);
  speak (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit (self, slid_signal, 0);
}

static void
on_pressed (FringeBoardView *self, int n_press, double x, double y)
{
  FringeRect rect = tiles_rect (self);

  if (!self->editable)
    return;
  gtk_widget_grab_focus (GTK_WIDGET (self));
  slide (self, fringe_draw_board_pick (&self->board, &rect, x, y));
}

static void
hover (FringeBoardView *self, int cell)
{
  if (cell == self->hovered_cell)
    return;
  self->hovered_cell = cell;
  if (self->has_marks)
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
on_motion (FringeBoardView *self, double x, double y)
{
  FringeRect rect = tiles_rect (self);

  hover (self, fringe_draw_board_pick (&self->board, &rect, x, y));
}

static void
on_leave (FringeBoardView *self)
{
  hover (self, -1);
}

static gboolean
fringe_board_view_query_tooltip (GtkWidget *widget, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  FringeBoardView *self = FRINGE_BOARD_VIEW (widget);
  FringeRect rect = tiles_rect (self);
  GdkRectangle whole = { 0, 0, gtk_widget_get_width (widget), gtk_widget_get_height (widget) };
  int cell = keyboard ? -1 : fringe_draw_board_pick (&self->board, &rect, x, y);
  g_autofree char *text = NULL;

  if (!self->has_marks || cell < 0)
    return FALSE;
  text = fringe_board_marks_cell_sentences (&self->marks, &self->board, cell);
  gtk_tooltip_set_text (tooltip, text);
  /* The tooltip stands beside the board, where it hides no tile. */
  gtk_tooltip_set_tip_area (tooltip, &whole);
  return text != NULL;
}

/* An arrow moves the tile in its direction, and so the blank in the opposite one. */
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
  gboolean is_marked = self->has_marks && self->estimate.n_cells == fringe_board_n_cells (&self->board);
  FringeBoardLook look = {
    .board = &self->board,
    .moved_cell = self->moved_cell,
    .is_marked = is_marked && fringe_marks_take_room (&self->marks, &self->board),
  };
  FringeMarksLook marks = { &self->board, &self->marks, self->full_marks, self->hovered_cell };
  FringeRect rect = tiles_rect (self);
  FringeCairoPen pen;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &bounds);

  fringe_cairo_pen_init (&pen, cr);
  fringe_draw_board (&pen.pen, theme, &look, &rect);
  if (is_marked)
    fringe_draw_marks (&pen.pen, theme, &marks, &rect);
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

  *natural = self->side * cells / MAX (rows, columns);
  *minimum = MIN (self->side, self->side_min) * cells / MAX (rows, columns);
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
  else if (prop == PROP_SIDE_MIN)
    g_value_set_int (value, self->side_min);
  else if (prop == PROP_FULL_MARKS)
    g_value_set_boolean (value, self->full_marks);
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
      g_object_set (self, "accessible-role", self->editable ? GTK_ACCESSIBLE_ROLE_GRID : GTK_ACCESSIBLE_ROLE_IMG, NULL);
    }
  else if (prop == PROP_SIDE)
    {
      self->side = g_value_get_int (value);
      gtk_widget_queue_resize (GTK_WIDGET (self));
    }
  else if (prop == PROP_SIDE_MIN)
    {
      self->side_min = g_value_get_int (value);
      gtk_widget_queue_resize (GTK_WIDGET (self));
    }
  else if (prop == PROP_FULL_MARKS)
    {
      self->full_marks = g_value_get_boolean (value);
      gtk_widget_queue_draw (GTK_WIDGET (self));
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
  widget_class->query_tooltip = fringe_board_view_query_tooltip;

  props[PROP_EDITABLE]
      = g_param_spec_boolean ("editable", NULL, NULL, FALSE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  /* The longer side of the board, in pixels. */
  props[PROP_SIDE]
      = g_param_spec_int ("side", NULL, NULL, 1, 4096, SIDE_DEFAULT, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  /* The least that is left of the board where there is no room. */
  props[PROP_SIDE_MIN]
      = g_param_spec_int ("side-min", NULL, NULL, 1, G_MAXINT, G_MAXINT, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  props[PROP_FULL_MARKS]
      = g_param_spec_boolean ("full-marks", NULL, NULL, FALSE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  slid_signal = g_signal_new ("slid", FRINGE_TYPE_BOARD_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
fringe_board_view_init (FringeBoardView *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *key = gtk_event_controller_key_new (), *motion = gtk_event_controller_motion_new ();

  self->board = fringe_board_standard_goal (3, 3);
  self->moved_cell = self->hovered_cell = -1;
  self->side = SIDE_DEFAULT;
  self->side_min = G_MAXINT;
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (on_pressed), self);
  g_signal_connect_swapped (key, "key-pressed", G_CALLBACK (on_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (on_motion), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (on_leave), self);
  gtk_widget_add_controller (GTK_WIDGET (self), key);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  update_description (self);
}
