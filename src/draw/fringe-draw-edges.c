/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-font.h"
#include "fringe-painter.h"

#include <glib.h>
#include <math.h>
#include <string.h>

/* At 100 %: the move stands on the edge so far before the child, and the room between the parent and the moves has the
 * lines that run across. To the right it keeps off the sides of the nodes of the solution, and off the goal's outline.
 */
#define MOVE_RADIUS 6.5
#define MOVE_RADIUS_RIGHT 6.0
#define MOVE_BEFORE 9.0
#define MOVE_BEFORE_RIGHT 11.0
/* Bold lines would fill a small circle: an arrow's are at most such a share of its radius, but not less than so many
 * pixels. */
#define ARROW_WIDTH 0.28
#define ARROW_WIDTH_MIN 1.5
#define LETTER_RADIUS 7.0
#define BUS_START 2.0
#define BUS_ROOM 3.75
/* Without moves, lines run across within so much of the room, in its middle. */
#define BUS_SHARE 0.4
/* A letter has a circle of at least this, in pixels, so that it is legible, and this share of it. */
#define LETTER_RADIUS_MIN 7.0
#define LETTER_SHARE 1.6
/* Edges fade out where nodes are about as wide as the lines, from the second width to the first, in pixels. */
#define FADE_NONE 4.0
#define FADE_ALL 9.0
/* An edge no longer than this is the same in many places. */
#define STAMP_LENGTH_MAX 400.5
/* Pens cannot do with coordinates of millions of pixels: an edge ends so far beyond what is seen. */
#define BEYOND 64.0
/* Edges and paths are drawn so far beyond what is seen, in pixels. */
#define REACH 16.0
/* Where rows are closer than this, a path is a line from node to node, in pixels. */
#define ROW_MIN 4.0

/* An edge up to the point where it meets the child: @along in the direction of the tree, @across to the side, where it
 * runs @bus from the parent. */
typedef struct
{
  const FringeTheme *theme;
  FringeStroke stroke;
  double across, along, bus;
  double scale;
  FringeDirection direction;
  FringeMove move; /* FRINGE_N_MOVES where there is no room for it */
  bool has_letter;
} Edge;

typedef struct
{
  double x, y;
} Point;

static Point
beside (Point point, double across, double along, FringeDirection direction)
{
  if (direction == FRINGE_DIRECTION_DOWN)
    return (Point) { point.x + across, point.y + along };
  return (Point) { point.x + along, point.y + across };
}

void
fringe_draw_arrow (FringePen *pen, double x, double y, double size, FringeMove move, const FringeStroke *stroke)
{
  static const double directions[FRINGE_N_MOVES][2] = { { 0, -1 }, { 0, 1 }, { -1, 0 }, { 1, 0 } };
  double dx = directions[move][0] * size, dy = directions[move][1] * size;

  fringe_pen_polyline (pen, (double[]) { x - dx, y - dy, x + dx, y + dy }, 2, stroke);
  fringe_pen_polyline (pen, (double[]) { x - dy * 0.8, y - dx * 0.8, x + dx, y + dy, x + dy * 0.8, y + dx * 0.8 }, 3,
                       stroke);
}

static double
letter_radius (double scale)
{
  return fmax (LETTER_RADIUS * scale, LETTER_RADIUS_MIN);
}

static double
move_radius (const Edge *edge)
{
  double radius = edge->direction == FRINGE_DIRECTION_DOWN ? MOVE_RADIUS : MOVE_RADIUS_RIGHT;

  return edge->has_letter ? letter_radius (edge->scale) : radius * edge->scale;
}

/* The letters are those of the order of moves, in every language. */
static void
draw_letter (FringePen *pen, const Edge *edge, Point at, double radius)
{
  static const char *const letters[FRINGE_N_MOVES] = { "U", "D", "L", "R" };
  FringeType type = { edge->theme->family, fmax (radius * LETTER_SHARE, FRINGE_TEXT_MIN), true, FRINGE_ANCHOR_MIDDLE,
                      edge->theme->text };

  fringe_pen_text (pen, at.x, at.y + type.size * FRINGE_DIGIT_HEIGHT / 2, letters[edge->move], &type);
}

static void
draw_move (FringePen *pen, const Edge *edge, Point at, double radius)
{
  FringeStroke circle = { .fill = edge->theme->background, .line = edge->stroke.line, .width = edge->theme->line };
  double width = fmin (edge->theme->line * 1.5, fmax (radius * ARROW_WIDTH, ARROW_WIDTH_MIN));
  FringeStroke arrow = { .line = edge->stroke.line, .width = width };

  fringe_pen_circle (pen, at.x, at.y, radius, &circle);
  if (edge->has_letter)
    draw_letter (pen, edge, at, radius);
  else
    fringe_draw_arrow (pen, at.x, at.y, radius / 2, edge->move, &arrow);
}

/* Draws the move, and the line from there to the child. Returns: where the line to the move ends */
static Point
draw_end (FringePen *pen, const Edge *edge, Point child)
{
  double radius = move_radius (edge);
  double before = edge->direction == FRINGE_DIRECTION_DOWN ? MOVE_BEFORE : MOVE_BEFORE_RIGHT;
  Point move = beside (child, 0, -fmax (before * edge->scale, radius + 1), edge->direction);
  Point below = beside (move, 0, radius, edge->direction);

  if (edge->move == FRINGE_N_MOVES)
    return child;
  fringe_pen_polyline (pen, (double[]) { below.x, below.y, child.x, child.y }, 2, &edge->stroke);
  draw_move (pen, edge, move, radius);
  return beside (move, 0, -radius, edge->direction);
}

/* @key is an Edge, and (x, y) where it ends. */
static void
draw_whole (FringePen *pen, double x, double y, const void *key)
{
  const Edge *edge = key;
  Point child = { x, y }, parent = beside (child, -edge->across, -edge->along, edge->direction);
  Point turn = beside (parent, 0, edge->bus, edge->direction), end = draw_end (pen, edge, child);
  Point other = beside (turn, edge->across, 0, edge->direction);

  if (fabs (edge->across) < 0.5)
    fringe_pen_polyline (pen, (double[]) { parent.x, parent.y, end.x, end.y }, 2, &edge->stroke);
  else
    fringe_pen_polyline (pen, (double[]) { parent.x, parent.y, turn.x, turn.y, other.x, other.y, end.x, end.y }, 4,
                         &edge->stroke);
}

static FringeRect
bounds_of (const Edge *edge)
{
  double reach = move_radius (edge) + edge->stroke.width + edge->theme->line;
  double left = fmin (-edge->across, 0) - reach, top = fmin (-edge->along, 0) - reach;
  double width = fabs (edge->across) + 2 * reach, height = fabs (edge->along) + 2 * reach;

  if (edge->direction == FRINGE_DIRECTION_DOWN)
    return (FringeRect) { left, top, width, height };
  return (FringeRect) { top, left, height, width };
}

static void
draw_edge (const FringePainter *painter, const Edge *edge, Point child)
{
  FringeStamp stamp = { draw_whole, edge, sizeof *edge, bounds_of (edge) };

  if (fabs (edge->across) + fabs (edge->along) > STAMP_LENGTH_MAX)
    draw_whole (painter->pen, child.x, child.y, edge);
  else
    fringe_pen_stamp (painter->pen, child.x, child.y, &stamp);
}

static double
near_view (double place, double length)
{
  return fmin (fmax (place, -BEYOND), length + BEYOND);
}

/* A point of an edge: across the tree no further beyond what is seen than it takes, and where a line of whole pixels
 * covers whole pixels. */
static Point
on_edge (const FringePainter *painter, Point point, double width)
{
  const FringeViewport *viewport = &painter->scene->viewport;
  double pixel = fringe_pen_pixel (painter->pen), aside;

  if (painter->scene->card.direction == FRINGE_DIRECTION_DOWN)
    point.x = near_view (point.x, viewport->width);
  else
    point.y = near_view (point.y, viewport->height);
  if (pixel <= 0)
    return point;
  /* To where the pixel begins that the point is in. */
  point = (Point) { point.x - pixel / 2, point.y - pixel / 2 };
  fringe_pen_snap (painter->pen, &point.x, &point.y);
  aside = fmod (round (width / pixel), 2) / 2 * pixel;
  return (Point) { point.x + aside, point.y + aside };
}

/* Where an edge leaves a card, below the room for its ghosts; there is a line to there, from the ghosts that there are.
 */
static Point
leave (const FringePainter *painter, uint32_t id, const FringeRect *card, const FringeStroke *stroke)
{
  const FringeCard *measures = &painter->scene->card;
  Point end = { card->x + card->width / 2, card->y + card->height };
  double top = end.y;

  if (measures->direction == FRINGE_DIRECTION_RIGHT)
    return (Point) { card->x + card->width, card->y + card->height / 2 };
  if (measures->ghosts <= 0)
    return end;
  end.y += measures->ghosts * painter->scene->viewport.scale;
  top += fringe_painter_ghosts_height (painter, id);
  if (end.y > top)
    fringe_pen_polyline (painter->pen, (double[]) { end.x, top, end.x, end.y }, 2, stroke);
  return end;
}

double
fringe_draw_bus (const FringePlace *place)
{
  return BUS_START + place->bus * BUS_ROOM;
}

/* Pixels are counted before a share is taken of them: so it is the same whichever part of the tree is drawn. */
static double
edge_bus (const FringePainter *painter, const FringePlace *place, const Edge *edge)
{
  double pixel = fringe_pen_pixel (painter->pen), share = 0.5 + (place->bus - 0.5) * BUS_SHARE;
  double bus = fringe_draw_bus (place) * edge->scale;

  if (edge->move != FRINGE_N_MOVES)
    return pixel > 0 ? round (bus / pixel) * pixel : bus;
  return pixel > 0 ? floor (round (edge->along / pixel) * share) * pixel : edge->along * share;
}

/* The circle is beside the line that runs across, or there is an arrow, which is smaller. */
static bool
has_room_for_letter (const Edge *edge)
{
  return edge->along - edge->bus > 2 * letter_radius (edge->scale) + 1;
}

void
fringe_painter_draw_edge (const FringePainter *painter, const FringePlace *place, const FringeStroke *stroke)
{
  const FringeScene *scene = painter->scene;
  FringeRect from = fringe_painter_parent (painter, place), to = fringe_painter_node (painter, place);
  bool is_down = scene->card.direction == FRINGE_DIRECTION_DOWN;
  Point parent = leave (painter, fringe_search_parent (scene->search, place->id), &from, stroke);
  Point child = { to.x + (is_down ? to.width / 2 : 0), to.y + (is_down ? 0 : to.height / 2) };
  Edge edge;

  parent = on_edge (painter, parent, stroke->width);
  child = on_edge (painter, child, stroke->width);
  /* The padding is cleared, too, for a key is compared byte by byte. */
  memset (&edge, 0, sizeof edge);
  edge.theme = painter->theme;
  edge.stroke = *stroke;
  edge.across = is_down ? child.x - parent.x : child.y - parent.y;
  edge.along = is_down ? child.y - parent.y : child.x - parent.x;
  edge.scale = scene->viewport.scale;
  edge.direction = scene->card.direction;
  edge.move = painter->detail < FRINGE_DETAIL_BOARD ? FRINGE_N_MOVES : fringe_search_move (scene->search, place->id);
  edge.bus = edge_bus (painter, place, &edge);
  edge.has_letter = scene->has_letters && has_room_for_letter (&edge);
  draw_edge (painter, &edge, child);
}

/* A larger tree has thicker lines, of whole pixels. */
static double
line_width (const FringePainter *painter, double width)
{
  double whole = floor (width * sqrt (fmax (painter->scene->viewport.scale, 1)));
  double pixel = fringe_pen_pixel (painter->pen);

  return pixel > 0 ? fmax (round (whole / pixel), 1) * pixel : whole;
}

static FringeStroke
plain_stroke (const FringePainter *painter)
{
  const FringeScene *scene = painter->scene;
  FringeStroke stroke = { .line = painter->theme->edge, .width = line_width (painter, painter->theme->line) };

  stroke.line.a *= fringe_painter_fade (scene->card.width * scene->viewport.scale, FADE_NONE, FADE_ALL);
  return stroke;
}

FringeStroke
fringe_painter_stroke_to_goal (const FringePainter *painter)
{
  return (FringeStroke) { .line = painter->theme->goal, .width = line_width (painter, painter->theme->line_bold) };
}

FringeStroke
fringe_painter_stroke_to_current (const FringePainter *painter)
{
  return (FringeStroke) { .line = painter->theme->current, .width = line_width (painter, painter->theme->line_bold) };
}

FringeStroke
fringe_painter_stroke_of_light (const FringePainter *painter)
{
  return (FringeStroke) { .line = painter->theme->accent, .width = line_width (painter, painter->theme->line + 1) };
}

static FringeStroke
stroke_of (const FringePainter *painter, uint32_t child)
{
  const FringeSearch *search = painter->scene->search;

  if (fringe_path_has (&painter->solution, search, child))
    return fringe_painter_stroke_to_goal (painter);
  if (fringe_path_has (&painter->to_current, search, child))
    return fringe_painter_stroke_to_current (painter);
  return plain_stroke (painter);
}

static bool
is_lit (const FringePainter *painter, uint32_t id)
{
  const FringeSearch *search = painter->scene->search;

  return fringe_path_has (&painter->solution, search, id) || fringe_path_has (&painter->to_current, search, id);
}

/* As of nodes, programs that restyle a drawing find edges by these words. */
static const char *
kind_of_edge (const FringePainter *painter, uint32_t child)
{
  if (fringe_path_has (&painter->solution, painter->scene->search, child))
    return "edge solution";
  return fringe_path_has (&painter->to_current, painter->scene->search, child) ? "edge current" : "edge";
}

void
fringe_painter_draw_edges (const FringePainter *painter, bool lit)
{
  for (size_t i = 0; i < painter->places.n && !fringe_painter_is_stopped (painter); i++)
    {
      const FringePlace *place = &painter->places.places[i];
      FringeStroke stroke;

      if (place->row == 0 || is_lit (painter, place->id) != lit)
        continue;
      stroke = stroke_of (painter, place->id);
      if (stroke.line.a <= 0)
        continue;
      fringe_pen_begin (painter->pen, NULL, kind_of_edge (painter, place->id));
      fringe_painter_draw_edge (painter, place, &stroke);
      fringe_pen_end (painter->pen);
    }
}

static double
row_pixels (const FringeScene *scene)
{
  double scale = scene->card.direction == FRINGE_DIRECTION_DOWN ? fringe_viewport_scale_y (&scene->viewport)
                                                                : fringe_viewport_scale_x (&scene->viewport);

  return scene->card.row_pitch * scale;
}

/* Tells which part of a path has edges that may be seen, as a half-open range. The root is left out, for no edge leads
 * to it. */
static void
seen_part (const FringePainter *painter, const FringePath *path, uint32_t *first, uint32_t *end)
{
  const FringeScene *scene = painter->scene;
  FringeRect visible = fringe_viewport_visible (&scene->viewport);
  double reach = scene->card.row_pitch * (1 + REACH / fmax (row_pixels (scene), 1e-6));
  uint32_t g = fringe_search_g (scene->search, fringe_layout_root (scene->layout));
  FringeSpan span;

  visible
      = (FringeRect) { visible.x - reach, visible.y - reach, visible.width + 2 * reach, visible.height + 2 * reach };
  span = fringe_geometry_span (&scene->card, &visible);
  *first = (uint32_t) MIN ((uint64_t) g + MAX (span.top, 1), path->n);
  *end = (uint32_t) MIN ((uint64_t) g + span.bottom + 2, path->n);
  if (!fringe_painter_is_moving (painter))
    return;
  *first = MIN (g + 1, path->n);
  *end = path->n;
}

static bool
draw_as_edges (const FringePainter *painter,
               const FringePath *path,
               uint32_t first,
               uint32_t end,
               const FringePath *const *without,
               const FringeStroke *stroke)
{
  const FringeScene *scene = painter->scene;
  bool any = false;

  for (uint32_t i = first; i < end; i++)
    {
      FringePlace place = fringe_layout_place (scene->layout, path->ids[i]);
      FringeRect node = fringe_painter_node (painter, &place), parent = fringe_painter_parent (painter, &place);
      bool elsewhere = false;

      for (int j = 0; without[j] != NULL; j++)
        elsewhere |= fringe_path_has (without[j], scene->search, place.id);
      node = fringe_rect_union (&node, &parent);
      if (elsewhere || !fringe_painter_sees (painter, &node))
        continue;
      if (stroke != NULL)
        fringe_painter_draw_edge (painter, &place, stroke);
      any = true;
    }
  return any;
}

/* The line goes in steps of about a pixel, which are the same from wherever they are seen. */
static bool
draw_as_line (const FringePainter *painter,
              const FringePath *path,
              uint32_t first,
              uint32_t end,
              const FringeStroke *stroke)
{
  const FringeScene *scene = painter->scene;
  uint32_t stride = (uint32_t) fmax (1, ceil (1 / row_pixels (scene)));
  uint32_t root = fringe_search_g (scene->search, fringe_layout_root (scene->layout));
  g_autofree double *points = g_new (double, 2 * ((end - first) / stride + 4));
  FringeRect around = { 0 };
  int n = 0;

  end = MIN (end + stride, path->n);
  for (uint32_t i = first - first % stride; i < end; i = i + 1 < end ? MIN (i + stride, end - 1) : end)
    {
      FringeRect node = fringe_scene_node (scene, path->ids[MAX (i, root)]);

      node = fringe_viewport_to_screen (&scene->viewport, &node);
      points[2 * n] = node.x + node.width / 2;
      points[2 * n + 1] = node.y + node.height / 2;
      around = n > 0 ? fringe_rect_union (&around, &node) : node;
      n++;
    }
  if (n < 2 || !fringe_painter_sees (painter, &around))
    return false;
  if (stroke != NULL)
    fringe_pen_polyline (painter->pen, points, n, stroke);
  return true;
}

bool
fringe_painter_draw_way (const FringePainter *painter,
                         const FringePath *path,
                         const FringePath *const *without,
                         const FringeStroke *stroke)
{
  uint32_t first, end;

  seen_part (painter, path, &first, &end);
  if (first >= end)
    return false;
  if (row_pixels (painter->scene) < ROW_MIN)
    return draw_as_line (painter, path, first - 1, end, stroke);
  return draw_as_edges (painter, path, first, end, without, stroke);
}
