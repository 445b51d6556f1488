/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-exercise-tree.h"

#include "fringe-cairo-pen.h"
#include "fringe-draw-node.h"
#include "fringe-draw-values.h"
#include "fringe-exercise-places.h"
#include "fringe-exercise-signs.h"
#include "fringe-exercise-texts.h"
#include "fringe-tree-item.h"

#include <glib/gi18n.h>
#include <math.h>

#define MARGIN 24
/* Nodes are as large as the cards beside them need it, to be read with these. */
#define USUAL_SCALE 1.4
#define SCALE_MIN 0.5
/* What is fitted can still be read. */
#define FIT_SCALE_MIN 0.8
#define SCALE_MAX 2.8
#define GAP_X 22
#define GAP_Y 50
/* The gap beside a card that is to be filled in. */
#define CARD_GAP 28
#define CARD_WIDTH 152
/* A card is so much wider where letters are twice as large, for its words. */
#define LETTERS_WIDTH 66

struct _FringeExerciseTree
{
  GtkWidget parent_instance;

  FringeExercisePlay *play;
  gboolean is_right; /* whether it shows the right run */
  FringeThemeKind theme;
  FringeCard card;
  double scale; /* of the nodes; what is to be filled in keeps its size */
  GArray *places;
  GArray *tops; /* of the rows */
  GPtrArray *cards;
  GPtrArray *items; /* (element-type FringeTreeItem): the nodes, for a screen reader */
  guint cards_step;
  guint32 cards_of;
  double left, right, bottom;
  guint32 hovered;
  guint scroll;
  gboolean fits; /* as soon as it has got the room that it will have */
  gboolean is_allocated;
};

G_DEFINE_FINAL_TYPE (FringeExerciseTree, fringe_exercise_tree, GTK_TYPE_WIDGET)

enum
{
  CHOSEN,
  FILLED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static const FringeExercise *
get_exercise (FringeExerciseTree *self)
{
  return fringe_exercise_play_get_shown (self->play, self->is_right);
}

/* A run that is replayed has room for its end, so that nothing moves. IDA* begins anew in each iteration. */
static const FringeExercise *
get_placed (FringeExerciseTree *self)
{
  const FringeExercise *whole = fringe_exercise_play_get_run (self->play, self->is_right);
  guint iteration = fringe_exercise_moment (get_exercise (self))->iteration;

  return fringe_exercise_moment (whole)->iteration == iteration ? whole : get_exercise (self);
}

/* Places. */

static const FringeExercisePlace *
place_at (FringeExerciseTree *self, guint i)
{
  return &g_array_index (self->places, FringeExercisePlace, i);
}

/* After the end nothing is filled in: successors are as large as nodes. */
static double
card_width (FringeExerciseTree *self)
{
  if (self->cards->len == 0)
    return self->card.width * self->scale;
  return floor (CARD_WIDTH + LETTERS_WIDTH * fmax (fringe_text_scale () - 1, 0));
}

static double
card_height (FringeExerciseTree *self)
{
  double height = self->card.height * self->scale;

  for (guint i = 0; i < self->cards->len; i++)
    {
      int natural;

      gtk_widget_measure (g_ptr_array_index (self->cards, i), GTK_ORIENTATION_VERTICAL, (int) card_width (self), NULL,
                          &natural, NULL, NULL);
      height = i == 0 ? natural : MAX (height, natural);
    }
  return height;
}

static void
place_rows (FringeExerciseTree *self)
{
  guint n_rows = 0, card_row = G_MAXUINT;
  double top = MARGIN;

  for (guint i = 0; i < self->places->len; i++)
    {
      n_rows = MAX (n_rows, place_at (self, i)->row + 1);
      if (place_at (self, i)->is_card)
        card_row = place_at (self, i)->row;
    }
  g_array_set_size (self->tops, 0);
  for (guint row = 0; row < n_rows; row++)
    {
      g_array_append_val (self->tops, top);
      top += MAX (row == card_row ? card_height (self) : 0, self->card.height * self->scale) + GAP_Y;
    }
  self->bottom = top - GAP_Y + MARGIN;
}

static double
width_at (FringeExerciseTree *self, const FringeExercisePlace *place)
{
  return place->is_card ? card_width (self) : self->card.width * self->scale;
}

/* Nodes and cards of later steps have a place, but are not there yet. */
static void
leave_later (FringeExerciseTree *self)
{
  guint n = 0, n_nodes = fringe_exercise_n_nodes (get_exercise (self));
  gboolean has_cards = get_placed (self) == get_exercise (self);

  while (n < self->places->len && (place_at (self, n)->is_card ? has_cards : place_at (self, n)->id < n_nodes))
    n++;
  g_array_set_size (self->places, n);
}

static void
place_all (FringeExerciseTree *self)
{
  g_clear_pointer (&self->places, g_array_unref);
  self->places = fringe_exercise_places (get_placed (self), self->card.width * self->scale + GAP_X,
                                         card_width (self) + (self->cards->len > 0 ? CARD_GAP : GAP_X));
  self->left = self->right = 0;
  for (guint i = 0; i < self->places->len; i++)
    {
      const FringeExercisePlace *place = place_at (self, i);

      self->left = MIN (self->left, place->x - width_at (self, place) / 2);
      self->right = MAX (self->right, place->x + width_at (self, place) / 2);
    }
  place_rows (self);
  leave_later (self);
}

/* The tree stands in the middle where the widget is wider. */
static FringeRect
rect_at (FringeExerciseTree *self, guint i)
{
  const FringeExercisePlace *place = place_at (self, i);
  double spare = gtk_widget_get_width (GTK_WIDGET (self)) - (self->right - self->left) - 2 * MARGIN;
  double width = width_at (self, place);

  return (FringeRect) {
    .x = floor (MARGIN + MAX (spare, 0) / 2 - self->left + place->x - width / 2),
    .y = g_array_index (self->tops, double, place->row),
    .width = width,
    .height = place->is_card ? card_height (self) : self->card.height * self->scale,
  };
}

/* Drawing. */

/* The node that ended the run looks as what it is, but not before an exam is handed in: that would tell. */
static gboolean
is_current (FringeExerciseTree *self, guint32 id)
{
  const FringeExerciseMoment *now = fringe_exercise_moment (get_exercise (self));

  return id == now->chosen && !(now->is_over && fringe_exercise_play_is_judged (self->play));
}

static FringeNodeLook
look_of (FringeExerciseTree *self, guint32 id)
{
  const FringeExerciseNode *node = fringe_exercise_node (get_exercise (self), id);

  return (FringeNodeLook) {
    .id = id,
    .g = (uint32_t) node->numbers[FRINGE_NUMBER_G],
    .h = node->numbers[FRINGE_NUMBER_H],
    .f = node->numbers[FRINGE_NUMBER_F],
    .key = fringe_node_key (fringe_exercise_task (get_exercise (self))->rules.algorithm),
    .order = is_current (self, id) ? fringe_exercise_moment (get_exercise (self))->step : node->removed,
    .state = is_current (self, id) ? FRINGE_NODE_EXPANDED : node->state,
    .current = is_current (self, id),
    .hovered = id == self->hovered,
    .move = node->move,
    .board = node->board,
  };
}

/* Whether the edge from above leads to the node that is being expanded, or from it. */
static gboolean
is_on_way (FringeExerciseTree *self, const FringeExercisePlace *place)
{
  guint32 id = fringe_exercise_moment (get_exercise (self))->chosen;

  if (place->is_card)
    return TRUE;
  for (; id != FRINGE_NO_NODE; id = fringe_exercise_node (get_exercise (self), id)->parent)
    if (id == place->id)
      return TRUE;
  return FALSE;
}

static FringeMove
move_of (FringeExerciseTree *self, const FringeExercisePlace *place)
{
  return place->is_card ? fringe_exercise_moment (get_exercise (self))->cards[place->id].move
                        : fringe_exercise_node (get_exercise (self), place->id)->move;
}

static void
draw_edge (FringeExerciseTree *self, FringePen *pen, guint i)
{
  const FringeTheme *theme = fringe_theme_get (self->theme);
  const FringeExercisePlace *place = place_at (self, i);
  FringeRect child = rect_at (self, i), parent = rect_at (self, (guint) place->parent);
  gboolean is_bold = !self->is_right && is_on_way (self, place);
  const FringeStroke stroke
      = { .line = is_bold ? theme->current : theme->edge, .width = is_bold ? theme->line_bold : theme->line };
  double from = parent.x + parent.width / 2, to = child.x + child.width / 2, bus = parent.y + parent.height + 13;
  const double points[] = { from, parent.y + parent.height, from, bus, to, bus, to, child.y };

  if (from == to)
    fringe_pen_polyline (pen, (const double[]) { from, points[1], to, child.y }, 2, &stroke);
  else
    fringe_pen_polyline (pen, points, 4, &stroke);
  fringe_exercise_draw_arrow (pen, theme, to, child.y - 15, move_of (self, place), &stroke);
}

static void
draw_node (FringeExerciseTree *self, FringePen *pen, guint i)
{
  const FringeExercisePlace *place = place_at (self, i);
  FringeRect rect = rect_at (self, i);
  FringeNodeLook look;

  if (place->is_card && self->cards->len == 0)
    fringe_exercise_draw_card (pen, fringe_theme_get (self->theme), &self->card,
                               &fringe_exercise_moment (get_exercise (self))->cards[place->id], &rect, self->scale);
  if (place->is_card)
    return;
  look = look_of (self, place->id);
  fringe_draw_node (pen, fringe_theme_get (self->theme), &self->card, &look, &rect, self->scale, FRINGE_DETAIL_CARD);
  if (!self->is_right)
    fringe_exercise_draw_deviation (pen, fringe_theme_get (self->theme), &rect,
                                    fringe_exercise_play_get_deviation (self->play, place->id));
}

static void
fringe_exercise_tree_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FringeExerciseTree *self = FRINGE_EXERCISE_TREE (widget);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  const FringeColor *ground = &fringe_theme_get (self->theme)->background;
  FringeCairoPen pen;

  cairo_set_source_rgb (cr, ground->r, ground->g, ground->b);
  cairo_paint (cr);
  fringe_cairo_pen_init (&pen, cr);
  for (guint i = 0; self->places != NULL && i < self->places->len; i++)
    if (place_at (self, i)->parent >= 0)
      draw_edge (self, &pen.pen, i);
  for (guint i = 0; self->places != NULL && i < self->places->len; i++)
    draw_node (self, &pen.pen, i);
  cairo_destroy (cr);
  for (guint i = 0; i < self->cards->len; i++)
    gtk_widget_snapshot_child (widget, g_ptr_array_index (self->cards, i), snapshot);
}

/* What is read. */

static void
forget_items_from (FringeExerciseTree *self, guint n)
{
  while (self->items->len > n)
    gtk_widget_unparent (g_ptr_array_steal_index (self->items, self->items->len - 1));
}

static void
tell_item (FringeExerciseTree *self, guint n, guint32 id)
{
  const FringeExercise *exercise = get_exercise (self);
  FringeNodeLook look = look_of (self, id);
  g_autofree char *name = fringe_exercise_node_text (exercise, id);
  g_autofree char *sentence = fringe_exercise_node_sentence (exercise, id, look.state);
  FringeTreeItem *item;

  if (n == self->items->len)
    {
      g_ptr_array_add (self->items, fringe_tree_item_new (id));
      gtk_widget_set_parent (g_ptr_array_index (self->items, n), GTK_WIDGET (self));
    }
  item = g_ptr_array_index (self->items, n);
  item->id = id;
  fringe_tree_item_tell (item, name, sentence, look.g + 1, look.current);
}

static void
tell_items (FringeExerciseTree *self)
{
  guint n = 0;

  for (guint i = 0; i < self->places->len; i++)
    if (!place_at (self, i)->is_card)
      tell_item (self, n++, place_at (self, i)->id);
  forget_items_from (self, n);
}

static void
place_items (FringeExerciseTree *self)
{
  guint n = 0;

  for (guint i = 0; self->places != NULL && i < self->places->len && n < self->items->len; i++)
    if (!place_at (self, i)->is_card)
      ((FringeTreeItem *) g_ptr_array_index (self->items, n++))->place = rect_at (self, i);
}

/* Room. */

static void
fringe_exercise_tree_measure (GtkWidget *widget,
                              GtkOrientation orientation,
                              int for_size,
                              int *minimum,
                              int *natural,
                              int *minimum_baseline,
                              int *natural_baseline)
{
  FringeExerciseTree *self = FRINGE_EXERCISE_TREE (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = (int) ceil (self->right - self->left) + 2 * MARGIN;
  else
    *minimum = *natural = (int) ceil (self->bottom);
  *minimum_baseline = *natural_baseline = -1;
}

static void
fringe_exercise_tree_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FringeExerciseTree *self = FRINGE_EXERCISE_TREE (widget);

  self->is_allocated = TRUE;
  place_items (self);
  fringe_tree_items_allocate (self->items);
  for (guint i = 0; self->places != NULL && i < self->places->len; i++)
    {
      const FringeExercisePlace *place = place_at (self, i);
      FringeRect rect;

      if (!place->is_card || place->id >= self->cards->len)
        continue;
      rect = rect_at (self, i);
      gtk_widget_size_allocate (g_ptr_array_index (self->cards, place->id),
                                &(GtkAllocation) { (int) rect.x, (int) rect.y, (int) rect.width, (int) rect.height },
                                -1);
    }
}

/* Brings a stretch into sight, or its end where there is no room for all, and else moves as little as can be. */
static void
scroll_adjustment (GtkAdjustment *adjustment, double from, double to)
{
  double page = gtk_adjustment_get_page_size (adjustment), value = gtk_adjustment_get_value (adjustment);

  if (from < value)
    value = from;
  if (to > value + page)
    value = to - page;
  gtk_adjustment_set_value (adjustment, value);
}

/* What is to be seen: the node being expanded with its cards, or the goal found, else the newest nodes. */
static gboolean
is_wanted (FringeExerciseTree *self, const FringeExercisePlace *place)
{
  const FringeExerciseMoment *now = fringe_exercise_moment (get_exercise (self));

  if (now->chosen != FRINGE_NO_NODE)
    return place->is_card || place->id == now->chosen;
  return !place->is_card && fringe_exercise_node (get_exercise (self), place->id)->step == now->step;
}

/* Returns: whether anything is to be seen; all of it lies in @all */
static gboolean
find_wanted (FringeExerciseTree *self, FringeRect *all)
{
  gboolean any = FALSE;

  for (guint i = 0; i < self->places->len; i++)
    if (is_wanted (self, place_at (self, i)))
      {
        FringeRect rect = rect_at (self, i);

        *all = any ? fringe_rect_union (all, &rect) : rect;
        any = TRUE;
      }
  return any;
}

static gboolean
scroll (gpointer data)
{
  FringeExerciseTree *self = data;
  GtkWidget *window = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *across;
  FringeRect all;

  if (self->fits && !self->is_allocated && gtk_widget_get_mapped (GTK_WIDGET (self)))
    return G_SOURCE_CONTINUE;
  self->scroll = 0;
  if (self->fits && !self->is_allocated)
    return G_SOURCE_REMOVE;
  if (self->fits)
    fringe_exercise_tree_fit (self);
  if (window == NULL || !find_wanted (self, &all))
    return G_SOURCE_REMOVE;
  across = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (window));
  scroll_adjustment (across, all.x - MARGIN,
                     all.x + MIN (all.width, gtk_adjustment_get_page_size (across) - 2 * MARGIN) + MARGIN);
  scroll_adjustment (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (window)), all.y - MARGIN,
                     all.y + all.height + MARGIN);
  return G_SOURCE_REMOVE;
}

/* What comes after the last card ends the step, so that Enter there does nothing else. */
static gboolean
fringe_exercise_tree_focus_move (GtkWidget *widget, GtkDirectionType direction)
{
  gboolean was_here = gtk_widget_get_focus_child (widget) != NULL;

  if (GTK_WIDGET_CLASS (fringe_exercise_tree_parent_class)->focus (widget, direction))
    return TRUE;
  if (!was_here || direction != GTK_DIR_TAB_FORWARD)
    return FALSE;
  g_signal_emit (widget, signals[FILLED], 0);
  return TRUE;
}

/* Cards. */

static void
remove_cards (FringeExerciseTree *self)
{
  for (guint i = 0; i < self->cards->len; i++)
    gtk_widget_unparent (g_ptr_array_index (self->cards, i));
  g_ptr_array_set_size (self->cards, 0);
}

static void
update_cards (FringeExerciseTree *self)
{
  const FringeExerciseMoment *now = fringe_exercise_moment (get_exercise (self));
  gboolean is_open = !self->is_right && !now->is_over && !fringe_exercise_play_is_judged (self->play);
  guint n = is_open && now->chosen != FRINGE_NO_NODE ? now->n_cards : 0;
  gboolean is_same = n == self->cards->len && now->step == self->cards_step && now->chosen == self->cards_of;

  if (!is_same)
    remove_cards (self);
  for (guint i = 0; !is_same && i < n; i++)
    {
      FringeExerciseCardView *card = fringe_exercise_card_new (self->play, i, self->theme);

      gtk_widget_set_parent (GTK_WIDGET (card), GTK_WIDGET (self));
      g_ptr_array_add (self->cards, card);
    }
  for (guint i = 0; is_same && i < n; i++)
    fringe_exercise_card_update (g_ptr_array_index (self->cards, i));
  for (guint i = 0; i < n; i++)
    gtk_widget_set_sensitive (g_ptr_array_index (self->cards, i),
                              !(fringe_exercise_task (get_exercise (self))->level == FRINGE_EXERCISE_NUMBERS
                                && now->cards[i].fate == FRINGE_FATE_DROPPED));
  self->cards_step = now->step;
  self->cards_of = now->chosen;
}

void
fringe_exercise_tree_update (FringeExerciseTree *self)
{
  const FringeBoard *goal;

  if (self->play == NULL || fringe_exercise_play_get_run (self->play, self->is_right) == NULL)
    return;
  goal = &fringe_exercise_task (get_exercise (self))->goal;
  self->card = fringe_card_measure (goal->rows, goal->columns, FRINGE_DIRECTION_DOWN, FALSE);
  update_cards (self);
  place_all (self);
  tell_items (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (self->scroll == 0)
    self->scroll = g_timeout_add (40, scroll, self);
}

void
fringe_exercise_tree_take (FringeExerciseTree *self)
{
  for (guint i = 0; i < self->cards->len; i++)
    fringe_exercise_card_take (g_ptr_array_index (self->cards, i));
}

gboolean
fringe_exercise_tree_focus (FringeExerciseTree *self)
{
  for (guint i = 0; i < self->cards->len; i++)
    if (fringe_exercise_card_focus (g_ptr_array_index (self->cards, i)))
      return TRUE;
  return FALSE;
}

FringeExerciseCardView *
fringe_exercise_tree_get_card (FringeExerciseTree *self)
{
  for (guint i = 0; i < self->cards->len; i++)
    if (gtk_widget_get_focus_child (GTK_WIDGET (self)) == g_ptr_array_index (self->cards, i))
      return g_ptr_array_index (self->cards, i);
  for (guint i = 0; i < self->cards->len; i++)
    if (fringe_exercise_card_wants_node (g_ptr_array_index (self->cards, i)))
      return g_ptr_array_index (self->cards, i);
  return NULL;
}

/* The pointer. */

/* The marks of a run that is judged stand half beside their nodes. */
static guint32
pick (FringeExerciseTree *self, double x, double y)
{
  double beside = fringe_exercise_play_is_judged (self->play) ? GAP_X / 2 : 0;

  for (guint i = 0; self->places != NULL && i < self->places->len; i++)
    {
      FringeRect rect = rect_at (self, i);

      if (!place_at (self, i)->is_card && x >= rect.x - beside && x < rect.x + rect.width + beside
          && y >= rect.y - beside && y < rect.y + rect.height + beside)
        return place_at (self, i)->id;
    }
  return FRINGE_NO_NODE;
}

static void
on_pressed (GtkGestureClick *click, int n_press, double x, double y, FringeExerciseTree *self)
{
  guint32 id = pick (self, x, y);

  if (id != FRINGE_NO_NODE && !self->is_right)
    g_signal_emit (self, signals[CHOSEN], 0, id);
}

static void
on_motion (GtkEventControllerMotion *motion, double x, double y, FringeExerciseTree *self)
{
  guint32 id = pick (self, x, y);

  if (id == self->hovered)
    return;
  self->hovered = id;
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), id != FRINGE_NO_NODE && !self->is_right ? "pointer" : NULL);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* A mark is a letter; its words are told. */
static gboolean
fringe_exercise_tree_query_tooltip (GtkWidget *widget, int x, int y, gboolean by_key, GtkTooltip *tooltip)
{
  FringeExerciseTree *self = FRINGE_EXERCISE_TREE (widget);
  guint32 id = self->play != NULL && !self->is_right ? pick (self, x, y) : FRINGE_NO_NODE;
  g_autofree char *text = id != FRINGE_NO_NODE ? fringe_exercise_play_deviation_text (self->play, id) : NULL;

  gtk_tooltip_set_text (tooltip, text);
  return text != NULL;
}

/* The widget. */

/* A run that was not to be seen is fitted when it is. */
static void
fringe_exercise_tree_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (fringe_exercise_tree_parent_class)->map (widget);
  fringe_exercise_tree_update (FRINGE_EXERCISE_TREE (widget));
}

void
fringe_exercise_tree_set_play (FringeExerciseTree *self, FringeExercisePlay *play, gboolean is_right)
{
  g_set_object (&self->play, play);
  self->is_right = is_right;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  is_right ? _ ("The right run") : _ ("Your tree"), -1);
  remove_cards (self);
  fringe_exercise_tree_update (self);
}

void
fringe_exercise_tree_set_theme (FringeExerciseTree *self, FringeThemeKind theme)
{
  self->theme = theme;
  remove_cards (self);
  fringe_exercise_tree_update (self);
}

void
fringe_exercise_tree_zoom (FringeExerciseTree *self, double factor)
{
  self->scale = factor > 0 ? CLAMP (self->scale * factor, SCALE_MIN, SCALE_MAX) : USUAL_SCALE;
  fringe_exercise_tree_update (self);
}

static gboolean
has_room (FringeExerciseTree *self, double scale, int width, int height)
{
  self->scale = scale;
  place_all (self);
  return self->right - self->left + 2 * MARGIN <= width && self->bottom <= height;
}

/* What is to be filled in keeps its size, so that the scale is found by halving. */
void
fringe_exercise_tree_fit (FringeExerciseTree *self)
{
  GtkWidget *window = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_SCROLLED_WINDOW);
  int width = gtk_widget_get_width (window), height = gtk_widget_get_height (window);
  double low = FIT_SCALE_MIN, high = USUAL_SCALE;

  if (self->play == NULL || fringe_exercise_play_get_run (self->play, self->is_right) == NULL)
    return;
  if (has_room (self, USUAL_SCALE, width, height))
    low = USUAL_SCALE;
  while (high - low > 0.01)
    if (has_room (self, (low + high) / 2, width, height))
      low = (low + high) / 2;
    else
      high = (low + high) / 2;
  self->scale = low;
  self->fits = FALSE;
  fringe_exercise_tree_update (self);
}

void
fringe_exercise_tree_fit_later (FringeExerciseTree *self)
{
  self->fits = TRUE;
  self->is_allocated = FALSE;
}

static void
fringe_exercise_tree_dispose (GObject *object)
{
  FringeExerciseTree *self = FRINGE_EXERCISE_TREE (object);

  g_clear_handle_id (&self->scroll, g_source_remove);
  remove_cards (self);
  forget_items_from (self, 0);
  g_clear_object (&self->play);
  G_OBJECT_CLASS (fringe_exercise_tree_parent_class)->dispose (object);
}

static void
fringe_exercise_tree_finalize (GObject *object)
{
  FringeExerciseTree *self = FRINGE_EXERCISE_TREE (object);

  g_clear_pointer (&self->places, g_array_unref);
  g_array_unref (self->tops);
  g_ptr_array_unref (self->cards);
  g_ptr_array_unref (self->items);
  G_OBJECT_CLASS (fringe_exercise_tree_parent_class)->finalize (object);
}

static void
fringe_exercise_tree_class_init (FringeExerciseTreeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = fringe_exercise_tree_dispose;
  G_OBJECT_CLASS (klass)->finalize = fringe_exercise_tree_finalize;
  widget_class->focus = fringe_exercise_tree_focus_move;
  widget_class->measure = fringe_exercise_tree_measure;
  widget_class->size_allocate = fringe_exercise_tree_size_allocate;
  widget_class->map = fringe_exercise_tree_map;
  widget_class->snapshot = fringe_exercise_tree_snapshot;
  widget_class->query_tooltip = fringe_exercise_tree_query_tooltip;
  gtk_widget_class_set_css_name (widget_class, "exercisetree");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_TREE);
  signals[FILLED]
      = g_signal_new ("filled", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
fringe_exercise_tree_init (FringeExerciseTree *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();

  self->tops = g_array_new (FALSE, FALSE, sizeof (double));
  self->cards = g_ptr_array_new ();
  self->items = g_ptr_array_new ();
  self->hovered = FRINGE_NO_NODE;
  self->scale = USUAL_SCALE;
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  g_signal_connect (click, "pressed", G_CALLBACK (on_pressed), self);
  g_signal_connect (motion, "motion", G_CALLBACK (on_motion), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
}
