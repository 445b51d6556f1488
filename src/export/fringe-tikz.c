/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-tikz.h"

#include "fringe-draw-path.h"
#include "fringe-frame.h"
#include "fringe-moved-pen.h"
#include "fringe-text-output.h"
#include "fringe-tikz-pen.h"

#include <math.h>

/* TeX cannot calculate with numbers larger than 16,383. */
#define NUMBER_MAX 16000
/* The room for the arrow beside a card at the end of a line, up to the margin. */
#define ARROW 48.0

/* What TikZ shows at a step of a node, or of the edge to it. */
typedef struct
{
  gboolean is_there;
  FringeNodeState state;
  gboolean is_current, is_on_solution;
  gboolean is_on_way; /* to the current node */
  uint32_t order;
} Look;

/* Frames in a row in which a look is the same; the first is 0. */
typedef struct
{
  Look look;
  guint first, last;
} Turn;

/* A turn is one of a node or of the edge to it. What does not show on the one does not part its turns. */
typedef enum
{
  THING_NODE,
  THING_EDGE,
} Thing;

static gboolean
is_above (const FringeSearch *search, uint32_t id, uint32_t below)
{
  while (below != FRINGE_NO_NODE && below > id)
    below = fringe_search_parent (search, below);
  return below == id;
}

static Look
look_of_node (const FringePicture *picture, const FringeScene *scene, uint32_t id)
{
  FringeNodeLook look = fringe_scene_look (scene, id);
  gboolean is_path = picture->what == FRINGE_WHAT_SOLUTION;

  return (Look) { .is_there = TRUE,
                  .state = look.state,
                  .is_current = look.current && !is_path,
                  .is_on_solution = !is_path && is_above (picture->search, id, fringe_scene_solution (scene)),
                  .order = look.order };
}

static uint32_t
current_of (const FringeScene *scene)
{
  if (scene->step == 0 || scene->handout != FRINGE_HANDOUT_NONE)
    return FRINGE_NO_NODE;
  return scene->half.n_nodes > 0 ? scene->half.current : fringe_search_removed (scene->search, scene->step);
}

static Look
look_of_edge (const FringeScene *scene, uint32_t id)
{
  return (Look) { .is_there = TRUE,
                  .is_on_solution = is_above (scene->search, id, fringe_scene_solution (scene)),
                  .is_on_way = is_above (scene->search, id, current_of (scene)) };
}

static Look
look_at (const FringePicture *picture, Thing thing, uint32_t id, uint32_t step, guint number)
{
  FringeScene scene
      = { .search = picture->search,
          .step = step,
          .half = picture->frames == FRINGE_FRAMES_NONE ? picture->half : fringe_frames_half (picture, number),
          .selected = FRINGE_NO_NODE,
          .hovered = FRINGE_NO_NODE,
          .handout = picture->handout };

  if (!fringe_scene_has (&scene, id))
    return (Look) { .is_there = FALSE };
  return thing == THING_NODE ? look_of_node (picture, &scene, id) : look_of_edge (&scene, id);
}

static gboolean
is_same (const Look *a, const Look *b)
{
  return a->state == b->state && a->is_current == b->is_current && a->is_on_solution == b->is_on_solution
         && a->is_on_way == b->is_on_way && a->order == b->order;
}

/* Finds the turns of a node, or of the edge to it, but for those in which it is not there. @first says which of the
 * picture's frames the first step is. Returns: (transfer full) (element-type Turn) */
static GArray *
find_turns (const FringePicture *picture, Thing thing, uint32_t id, const uint32_t *steps, guint n_steps, guint first)
{
  GArray *turns = g_array_new (FALSE, FALSE, sizeof (Turn));

  for (guint i = 0; i < n_steps; i++)
    {
      Turn turn = { look_at (picture, thing, id, steps[i], first + i), i, i };
      Turn *before = turns->len > 0 ? &g_array_index (turns, Turn, turns->len - 1) : NULL;

      if (before != NULL && before->last + 1 == i && turn.look.is_there && is_same (&before->look, &turn.look))
        before->last = i;
      else if (turn.look.is_there)
        g_array_append_val (turns, turn);
    }
  return turns;
}

static int
compare_places (gconstpointer a, gconstpointer b)
{
  const FringeTikzPlace *one = a, *other = b;

  return (one->id > other->id) - (one->id < other->id);
}

static GArray *
places_of_tree (const FringeFrame *frame)
{
  const FringeScene *scene = &frame->scene;
  FringeRect visible = frame->picture->what == FRINGE_WHAT_VIEW ? fringe_viewport_visible (&scene->viewport)
                                                                : fringe_geometry_bounds (scene->layout, &scene->card);
  FringeSpan span = fringe_geometry_span (&scene->card, &visible);
  GArray *list = g_array_new (FALSE, FALSE, sizeof (FringeTikzPlace));
  double below = scene->card.direction == FRINGE_DIRECTION_DOWN ? scene->card.ghosts : 0;
  FringePlaces places = { 0 };

  fringe_layout_see (scene->layout, &span, 0, 1, &places);
  for (size_t i = 0; i < places.n; i++)
    {
      FringeRect card = fringe_geometry_card (&scene->card, &places.places[i]);
      FringeTikzPlace place
          = { places.places[i].id, round (card.x), round (card.y), below + fringe_draw_bus (&places.places[i]) };

      g_array_append_val (list, place);
    }
  fringe_places_clear (&places);
  g_array_sort (list, compare_places);
  return list;
}

static GArray *
places_of_solution (const FringeFrame *frame)
{
  const FringeSearch *search = frame->picture->search;
  uint32_t n = fringe_search_path (search, frame->goal, NULL);
  g_autofree uint32_t *ids = g_new (uint32_t, n);
  GArray *list = g_array_new (FALSE, FALSE, sizeof (FringeTikzPlace));

  fringe_search_path (search, frame->goal, ids);
  for (uint32_t i = 0; i < n; i++)
    {
      FringeRect rect = fringe_draw_path_place (search, i, frame->per_line);
      FringeTikzPlace place = { ids[i], rect.x, rect.y, 0 };

      g_array_append_val (list, place);
    }
  return list;
}

void
fringe_tikz_init (FringeTikz *tikz, const FringeFrame *frame)
{
  const FringeBoard *start = fringe_search_start (frame->picture->search);
  gboolean is_path = frame->picture->what == FRINGE_WHAT_SOLUTION;
  double left = INFINITY, top = INFINITY, right = -INFINITY, bottom = -INFINITY;

  tikz->places = is_path ? places_of_solution (frame) : places_of_tree (frame);
  tikz->card
      = is_path ? fringe_card_measure (start->rows, start->columns, FRINGE_DIRECTION_DOWN, false) : frame->scene.card;
  for (guint i = 0; i < tikz->places->len; i++)
    {
      const FringeTikzPlace *place = &g_array_index (tikz->places, FringeTikzPlace, i);

      left = fmin (left, place->x - FRINGE_FRAME_MARGIN);
      top = fmin (top, place->y - FRINGE_FRAME_MARGIN);
      right = fmax (right, place->x + tikz->card.width + (is_path ? ARROW : FRINGE_FRAME_MARGIN));
      bottom = fmax (bottom, place->y + tikz->card.height + FRINGE_FRAME_MARGIN);
    }
  if (!is_path)
    bottom += frame->scene.card.ghosts;
  tikz->bounds = (FringeRect) { left, top, right - left, bottom - top };
  tikz->grain = fmax (1, fmax (fmax (fabs (left), right), bottom) / NUMBER_MAX);
}

void
fringe_tikz_clear (FringeTikz *tikz)
{
  g_clear_pointer (&tikz->places, g_array_unref);
}

typedef struct
{
  GString *text;
  const FringeFrame *frame;
  const FringeTikz *tikz;
  const uint32_t *steps;
  guint n_steps;
  guint first; /* which frame of the picture */
} Writer;

static const FringeTikzPlace *
place_of (const Writer *writer, uint32_t id)
{
  const FringeTikzPlace sought = { .id = id };

  return bsearch (&sought, writer->tikz->places->data, writer->tikz->places->len, sizeof sought, compare_places);
}

static void
append_point (const Writer *writer, const FringeTikzPlace *place)
{
  g_string_append_c (writer->text, '{');
  fringe_append_number (writer->text, place->x / writer->tikz->grain);
  g_string_append_c (writer->text, ',');
  fringe_append_number (writer->text, place->y / writer->tikz->grain);
  g_string_append_c (writer->text, '}');
}

gboolean
fringe_tikz_begin_overlay (GString *text, guint first, guint last, guint n_steps)
{
  if (n_steps == 1 || (first == 0 && last + 1 == n_steps))
    return FALSE;
  if (last + 1 == n_steps)
    g_string_append_printf (text, "\\only<%u->{", first + 1);
  else if (first == last)
    g_string_append_printf (text, "\\only<%u>{", first + 1);
  else
    g_string_append_printf (text, "\\only<%u-%u>{", first + 1, last + 1);
  return TRUE;
}

static gboolean
begin_turn (const Writer *writer, const Turn *turn)
{
  g_string_append (writer->text, "  ");
  return fringe_tikz_begin_overlay (writer->text, turn->first, turn->last, writer->n_steps);
}

static void
end_turn (const Writer *writer, gboolean is_overlay)
{
  g_string_append (writer->text, is_overlay ? "}\n" : "\n");
}

static const char *
style_of (const Look *look)
{
  static const char *const styles[FRINGE_N_NODE_STATES] = {
    [FRINGE_NODE_ABSENT] = "fringe waiting",
    [FRINGE_NODE_FRONTIER] = "fringe frontier",
    [FRINGE_NODE_EXPANDED] = "fringe expanded",
    [FRINGE_NODE_GOAL] = "fringe goal",
    [FRINGE_NODE_SUPERSEDED] = "fringe superseded",
    [FRINGE_NODE_STALE] = "fringe stale",
    [FRINGE_NODE_CUT] = "fringe cut",
    [FRINGE_NODE_FORGOTTEN] = "fringe stale",
  };

  if (look->is_current && look->state == FRINGE_NODE_EXPANDED)
    return "fringe current";
  return styles[look->state];
}

static void
append_board (GString *text, const FringeBoard *board)
{
  g_string_append_c (text, '{');
  for (int row = 0; row < board->rows; row++)
    {
      g_string_append (text, row == 0 ? "{" : ",{");
      for (int column = 0; column < board->columns; column++)
        g_string_append_printf (text, column == 0 ? "%d" : ",%d", board->cells[row * board->columns + column]);
      g_string_append_c (text, '}');
    }
  g_string_append_c (text, '}');
}

static void
append_value (GString *text, double value, FringeHandout handout)
{
  g_string_append_c (text, '{');
  if (handout == FRINGE_HANDOUT_BLANK || fringe_handout_is_bare (handout))
    g_string_append_c (text, ' ');
  else if (isinf (value))
    g_string_append (text, "$\\infty$");
  else
    fringe_append_number (text, value);
  g_string_append_c (text, '}');
}

static void
append_node (const Writer *writer, const FringeTikzPlace *place, const Turn *turn)
{
  const FringePicture *picture = writer->frame->picture;
  FringeScene scene = { .search = picture->search,
                        .step = writer->steps[turn->last],
                        .handout = picture->handout,
                        .labels = writer->frame->labels };
  FringeNodeLook look = fringe_scene_look (&scene, place->id);
  int moved = fringe_draw_moved_cell (&look.board, look.move);
  gboolean is_overlay = begin_turn (writer, turn);
  char name[FRINGE_LABEL_MAX];
  gboolean has_sides = turn->look.is_on_solution && !turn->look.is_current && look.state != FRINGE_NODE_GOAL;

  fringe_node_print_name (&look, name);
  g_string_append_printf (writer->text, "\\FringeNode{%s%s}{%s}", style_of (&turn->look),
                          has_sides ? ", fringe solution" : "", name);
  append_point (writer, place);
  append_board (writer->text, &look.board);
  g_string_append (writer->text, "{");
  if (picture->handout == FRINGE_HANDOUT_KEY && turn->look.order == 0)
    g_string_append (writer->text, "--");
  if (turn->look.order > 0 && !fringe_handout_is_bare (picture->handout))
    g_string_append_printf (writer->text, "%u", turn->look.order);
  g_string_append (writer->text, "}");
  append_value (writer->text, look.g, picture->handout);
  append_value (writer->text, look.h, picture->handout);
  append_value (writer->text, look.f, picture->handout);
  g_string_append_printf (writer->text, "{%d}", moved < 0 ? 0 : look.board.cells[moved]);
  end_turn (writer, is_overlay);
}

static const char *
arrow_of (FringeMove move)
{
  switch (fringe_move_letter (move))
    {
    case 'U':
      return "$\\uparrow$";
    case 'D':
      return "$\\downarrow$";
    case 'L':
      return "$\\leftarrow$";
    default:
      return "$\\rightarrow$";
    }
}

static void
append_edge (const Writer *writer, const FringeTikzPlace *place, const Turn *turn)
{
  const FringeSearch *search = writer->frame->picture->search;
  uint32_t parent = fringe_search_parent (search, place->id);
  const FringeTikzPlace *above = parent != FRINGE_NO_NODE ? place_of (writer, parent) : NULL;
  const char *style = turn->look.is_on_solution ? "fringe edge solution"
                      : turn->look.is_on_way    ? "fringe edge current"
                                                : "fringe edge";
  gboolean is_overlay;

  if (above == NULL)
    return;
  is_overlay = begin_turn (writer, turn);
  g_string_append_printf (writer->text, "\\FringeEdge{%s}", style);
  append_point (writer, above);
  append_point (writer, place);
  g_string_append_c (writer->text, '{');
  fringe_append_number (writer->text, place->bus);
  g_string_append_printf (writer->text, "}{%s}", arrow_of (fringe_search_move (search, place->id)));
  end_turn (writer, is_overlay);
}

static void
append_step (const Writer *writer, const FringeTikzPlace *place, const FringeTikzPlace *next)
{
  FringeMove move = fringe_search_move (writer->frame->picture->search, next->id);

  g_string_append (writer->text, "  \\FringeStep");
  append_point (writer, place);
  g_string_append_printf (writer->text, "{%c}\n", fringe_move_letter (move));
}

static void
append_edges (const Writer *writer, guint i)
{
  const FringePicture *picture = writer->frame->picture;
  const FringeTikzPlace *place = &g_array_index (writer->tikz->places, FringeTikzPlace, i);
  g_autoptr (GArray) turns = NULL;

  if (picture->what == FRINGE_WHAT_SOLUTION)
    {
      if (i + 1 < writer->tikz->places->len)
        append_step (writer, place, place + 1);
      return;
    }
  turns = find_turns (picture, THING_EDGE, place->id, writer->steps, writer->n_steps, writer->first);
  for (guint j = 0; j < turns->len; j++)
    append_edge (writer, place, &g_array_index (turns, Turn, j));
}

static void
append_looks (const Writer *writer, guint i)
{
  const FringeTikzPlace *place = &g_array_index (writer->tikz->places, FringeTikzPlace, i);
  g_autoptr (GArray) turns
      = find_turns (writer->frame->picture, THING_NODE, place->id, writer->steps, writer->n_steps, writer->first);

  for (guint j = 0; j < turns->len; j++)
    append_node (writer, place, &g_array_index (turns, Turn, j));
}

/* Draws folds, duplicates and spots in the places that nodes have in TikZ, which are those of the tree. What is folded
 * is folded as at the last step. */
static void
append_hidden (const Writer *writer)
{
  const FringeFrame *frame = writer->frame;
  const FringeRect *bounds = &writer->tikz->bounds;
  FringeScene scene = frame->scene;
  FringeMovedPen moved;
  FringeTikzPen pen;

  fringe_tikz_pen_init (&pen, writer->text, writer->tikz->grain);
  fringe_moved_pen_init (&moved, &pen.pen, bounds->x, bounds->y);
  scene.viewport = (FringeViewport) { .scale = 1,
                                      .direction = scene.viewport.direction,
                                      .x = bounds->x,
                                      .y = bounds->y,
                                      .width = bounds->width,
                                      .height = bounds->height };
  scene.step = writer->steps[writer->n_steps - 1];
  if (writer->n_steps > 1)
    g_string_append_printf (writer->text, "  \\only<%u->{%%\n", writer->n_steps);
  scene.selected = FRINGE_NO_NODE;
  fringe_draw_tree_hidden (&moved.pen, frame->theme, &scene);
  fringe_draw_tree_light (&moved.pen, frame->theme, &scene);
  if (writer->n_steps > 1)
    g_string_append (writer->text, "  }\n");
}

/* Writes the edges and then the nodes over them. Each is half of the work. */
static void
append_all (const Writer *writer, void (*append) (const Writer *writer, guint i), size_t half)
{
  const FringeScene *scene = &writer->frame->scene;
  FringePortion portion = fringe_portion_part (&scene->portion, half, 2);
  guint n = writer->tikz->places->len;

  for (guint i = 0; i < n && (scene->stop == NULL || g_atomic_int_get (scene->stop) == 0); i++)
    {
      append (writer, i);
      fringe_portion_tell (&portion, i + 1, n);
    }
}

void
fringe_tikz_append_nodes (GString *text,
                          const FringeFrame *frame,
                          const FringeTikz *tikz,
                          const uint32_t *steps,
                          guint n_steps,
                          guint first)
{
  Writer writer = { text, frame, tikz, steps, n_steps, first };

  append_all (&writer, append_edges, 0);
  append_all (&writer, append_looks, 1);
  if (frame->picture->what != FRINGE_WHAT_SOLUTION)
    append_hidden (&writer);
}
