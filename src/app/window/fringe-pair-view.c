/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-pair-view.h"

#include "fringe-pair-counts.h"
#include "fringe-legend.h"
#include "fringe-rules-panel.h"
#include "fringe-sentences.h"
#include "fringe-titles.h"
#include "fringe-tree-settings.h"
#include "fringe-widgets.h"

#include <glib/gi18n.h>

#define LEFT FRINGE_COMPARED_LEFT
#define RIGHT FRINGE_COMPARED_RIGHT

/* Where each of two trees beside each other would have less, there is one at a time. In the line of rules above it the
 * name of the heuristic takes about a third. */
#define TREE_WIDTH_MIN 480
#define NAMES_MIN 3

/* In lower ones a tree has too little room below the table. */
#define TABLE_HEIGHT_MIN 540

/* One of the two, for those who ask who has expanded what. */
typedef struct
{
  FringePair *pair;
  FringeCompared side;
} Side;

struct _FringePairView
{
  GtkWidget parent_instance;

  FringePair *pair;
  GtkWidget *overlay;
  GtkWidget *box;
  FringePairCounts *counts;
  GtkWidget *trees_box;
  GtkBox *left_box;
  GtkWidget *right_box;
  GtkWidget *sides_box;
  GtkWidget *side_buttons[FRINGE_N_COMPARED];
  GtkLabel *moves_labels[FRINGE_N_COMPARED];
  gboolean is_narrow, is_low;
  int wide_min; /* what the score and the table need beside each other, in the style of wide windows */
  FringeRulesRow *rules_rows[FRINGE_N_COMPARED];
  FringeTreeView *views[FRINGE_N_COMPARED];
  GtkBox *foot_box;
  FringeLegend *legend;
  GtkWidget *tree;
  Side sides[FRINGE_N_COMPARED];
  guint turn;
};

G_DEFINE_FINAL_TYPE (FringePairView, fringe_pair_view, GTK_TYPE_WIDGET)

FringePair *
fringe_pair_view_get_pair (FringePairView *self)
{
  return self->pair;
}

FringeTreeView *
fringe_pair_view_get_view (FringePairView *self, FringeCompared side)
{
  return self->views[side];
}

FringeTreeView *
fringe_pair_view_get_tree_view (FringePairView *self)
{
  GtkWidget *right = GTK_WIDGET (self->views[RIGHT]);
  gboolean is_right = self->is_narrow ? gtk_widget_get_visible (self->right_box) : gtk_widget_is_focus (right);

  return self->views[is_right ? RIGHT : LEFT];
}

FringeSession *
fringe_pair_view_get_ruled (FringePairView *self)
{
  for (guint side = 0; side < FRINGE_N_COMPARED; side++)
    if (gtk_widget_get_focus_child (GTK_WIDGET (self->rules_rows[side])) != NULL)
      return fringe_pair_get_session (self->pair, (FringeCompared) side);
  return NULL;
}

GtkBox *
fringe_pair_view_get_foot (FringePairView *self)
{
  return self->foot_box;
}

GtkOverlay *
fringe_pair_view_get_overlay (FringePairView *self)
{
  return GTK_OVERLAY (self->overlay);
}

void
fringe_pair_view_set_theme (FringePairView *self, FringeThemeKind theme)
{
  fringe_tree_view_set_theme (self->views[RIGHT], theme);
  fringe_legend_set_theme (self->legend, theme);
}

static FringeOwner
find_owner (const void *data, uint32_t id)
{
  static const FringeOwner owners[FRINGE_N_SHARES] = {
    [FRINGE_SHARE_NEITHER] = FRINGE_OWNER_NONE,
    [FRINGE_SHARE_BOTH] = FRINGE_OWNER_BOTH,
    [FRINGE_SHARE_ONLY_LEFT] = FRINGE_OWNER_LEFT,
    [FRINGE_SHARE_ONLY_RIGHT] = FRINGE_OWNER_RIGHT,
  };
  const Side *side = data;

  return owners[fringe_pair_get_share (side->pair, side->side, id)];
}

/* Of both; who has expanded a node says more than that it was expanded. A small window has one line, for that alone if
 * there is no room for more. */
static void
show_legend (FringePairView *self)
{
  const FringeTopics expanded = 1u << FRINGE_TOPIC_EXPANDED | 1u << FRINGE_TOPIC_ORDER;
  FringeScene scene;
  FringeTopics topics = 0;

  for (guint side = 0; side < FRINGE_N_COMPARED; side++)
    {
      scene = fringe_tree_view_scene (self->views[side]);
      topics |= fringe_topics_at (scene.search, scene.step) | fringe_topics_of_view (&scene);
    }
  fringe_legend_show_topics (self->legend, topics & ~expanded, self->is_narrow ? FRINGE_TOPICS_OF_OWNERS : 0, &scene);
}

/* A fork is called so, and tells what it goes by. */
static void
show_fork (FringePairView *self, FringeCompared side)
{
  const FringeSearch *search = fringe_session_get_search (fringe_pair_get_session (self->pair, side));
  guint step = fringe_search_fork_step (search);
  gboolean is_fork = step != UINT32_MAX;
  /* Translators: stands above one of two trees: a search that goes by other rules from this step on. */
  g_autofree char *title = is_fork ? g_strdup_printf (_ ("Fork at Step %u"), step) : g_strdup ("");
  g_autofree char *rules = is_fork ? fringe_fork_sentences (search, step) : NULL;

  g_object_set (self->rules_rows[side], "title", title, "tooltip-text", rules, NULL);
  fringe_rules_row_show_preset (self->rules_rows[side], !is_fork);
}

/* The room for the words is there before them, that nothing beside them moves. */
static void
show_moves (FringePairView *self, FringeCompared side)
{
  FringeSession *session = fringe_pair_get_session (self->pair, side);
  const FringeSearch *search = fringe_session_get_search (session);
  guint goal = fringe_search_solution_at (search, fringe_session_get_whole_step (session));
  guint n = goal != FRINGE_NO_NODE ? fringe_search_g (search, goal) : 0;
  g_autofree char *text = g_strdup_printf (ngettext ("%u move", "%u moves", n), n);

  gtk_label_set_label (self->moves_labels[side], goal != FRINGE_NO_NODE ? text : "");
}

static void
name_side (FringePairView *self, FringeCompared side)
{
  const FringeComparison *comparison = fringe_pair_get_comparison (self->pair);
  g_autofree char *title = comparison != NULL ? fringe_comparison_side_title (comparison, side) : NULL;

  if (title == NULL)
    return;
  gtk_button_set_label (GTK_BUTTON (self->side_buttons[side]), title);
  gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->side_buttons[side]))),
                           PANGO_ELLIPSIZE_END);
}

static void
on_changed (FringePairView *self)
{
  for (guint side = 0; side < FRINGE_N_COMPARED; side++)
    {
      fringe_tree_view_set_owners (self->views[side], &(FringeOwners) { find_owner, &self->sides[side] });
      show_fork (self, (FringeCompared) side);
      show_moves (self, (FringeCompared) side);
      name_side (self, (FringeCompared) side);
    }
  show_legend (self);
}

/* How a tree is looked at goes with it. */
void
fringe_pair_view_swap (FringePairView *self, FringeActs *acts)
{
  FringeTreePlace places[FRINGE_N_COMPARED];
  GArray *folded[FRINGE_N_COMPARED], *unfolded[FRINGE_N_COMPARED];

  for (guint side = 0; side < FRINGE_N_COMPARED; side++)
    {
      places[side] = fringe_tree_view_get_place (self->views[side]);
      folded[side] = fringe_tree_view_list_folds (self->views[side], TRUE);
      unfolded[side] = fringe_tree_view_list_folds (self->views[side], FALSE);
    }
  fringe_acts_swap (acts);
  for (guint side = 0; side < FRINGE_N_COMPARED; side++)
    {
      FringeTreeView *view = self->views[side == LEFT ? RIGHT : LEFT];

      fringe_tree_view_set_folds (view, folded[side], unfolded[side]);
      fringe_tree_view_set_place (view, &places[side]);
      g_array_unref (folded[side]);
      g_array_unref (unfolded[side]);
    }
}

GtkWidget *
fringe_pair_view_release_tree (FringePairView *self)
{
  GtkWidget *tree = g_object_ref (self->tree);

  g_signal_handlers_disconnect_by_data (self->pair, self);
  fringe_tree_view_set_owners (self->views[LEFT], NULL);
  fringe_tree_view_set_partner (self->views[LEFT], NULL);
  gtk_box_remove (self->left_box, tree);
  self->tree = NULL;
  return tree;
}

/* What a box needs of whose children one is shown. */
static int
min_width_below (GtkWidget *box)
{
  int width = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (box); child != NULL; child = gtk_widget_get_next_sibling (child))
    width = MAX (width, fringe_min_width (child));
  return width;
}

/* Larger type needs more room. */
static int
tree_width_min (FringePairView *self)
{
  g_autoptr (PangoLayout) layout
      = gtk_widget_create_pango_layout (GTK_WIDGET (self), fringe_heuristic_title (FRINGE_HEURISTIC_MANHATTAN));
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  return MAX (TREE_WIDTH_MIN, NAMES_MIN * width);
}

/* Both trees have the same width. What is needed in narrow windows, with smaller type, says nothing of wide ones. */
static gboolean
is_narrow (FringePairView *self, int width)
{
  int trees = 2 * MAX (tree_width_min (self), min_width_below (self->trees_box)) + 1;

  if (!self->is_narrow)
    self->wide_min = fringe_pair_counts_min_width (self->counts, FALSE);
  return width < MAX (trees, self->wide_min);
}

static void
show_sides (FringePairView *self)
{
  gboolean is_left = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->side_buttons[LEFT]));

  gtk_widget_set_visible (GTK_WIDGET (self->left_box), !self->is_narrow || is_left);
  gtk_widget_set_visible (self->right_box, !self->is_narrow || !is_left);
}

static gboolean
is_low (int height)
{
  return height < TABLE_HEIGHT_MIN * fringe_text_scale ();
}

static void
turn (gpointer data)
{
  FringePairView *self = data;

  self->is_narrow = is_narrow (self, gtk_widget_get_width (GTK_WIDGET (self)));
  self->is_low = is_low (gtk_widget_get_height (GTK_WIDGET (self)));
  fringe_pair_counts_set_low (self->counts, self->is_low);
  fringe_pair_counts_set_narrow (self->counts, self->is_narrow);
  gtk_widget_set_visible (self->sides_box, self->is_narrow);
  fringe_css_class_set (self, "low", self->is_narrow);
  show_sides (self);
  show_legend (self);
  self->turn = 0;
}

/* As wide as it must be with one tree at a time, however many are shown. */
static int
min_width_of_all (FringePairView *self)
{
  int width = min_width_below (self->trees_box);

  for (GtkWidget *part = gtk_widget_get_first_child (self->box); part != NULL;
       part = gtk_widget_get_next_sibling (part))
    if (part == GTK_WIDGET (self->counts))
      width = MAX (width, fringe_pair_counts_min_width (self->counts, TRUE));
    else if (part != self->trees_box)
      width = MAX (width, fringe_min_width (part));
  return width;
}

static void
fringe_pair_view_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  FringePairView *self = FRINGE_PAIR_VIEW (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0)
    for_size = MAX (for_size, fringe_min_width (self->box));
  gtk_widget_measure (self->box, orientation, for_size, minimum, natural, minimum_baseline, natural_baseline);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = min_width_of_all (self);
}

/* Sizes cannot change while they are given out: until one tree is hidden, the right one is cut. */
static void
fringe_pair_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FringePairView *self = FRINGE_PAIR_VIEW (widget);

  gtk_widget_allocate (self->overlay, MAX (width, fringe_min_width (self->box)), height, baseline, NULL);
  if ((is_narrow (self, width) != self->is_narrow || is_low (height) != self->is_low) && self->turn == 0)
    self->turn = g_idle_add_once (turn, self);
}

static void
fringe_pair_view_dispose (GObject *object)
{
  FringePairView *self = FRINGE_PAIR_VIEW (object);

  g_clear_handle_id (&self->turn, g_source_remove);
  g_clear_pointer (&self->overlay, gtk_widget_unparent);
  g_clear_object (&self->pair);
  G_OBJECT_CLASS (fringe_pair_view_parent_class)->dispose (object);
}

static void
bind_child (GtkWidgetClass *widget_class, const char *name, gssize offset)
{
  gtk_widget_class_bind_template_child_full (widget_class, name, FALSE, offset);
}

static void
fringe_pair_view_class_init (FringePairViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = fringe_pair_view_dispose;
  widget_class->measure = fringe_pair_view_measure;
  widget_class->size_allocate = fringe_pair_view_size_allocate;

  g_type_ensure (FRINGE_TYPE_PAIR_COUNTS);
  g_type_ensure (FRINGE_TYPE_LEGEND);
  g_type_ensure (FRINGE_TYPE_RULES_ROW);
  g_type_ensure (FRINGE_TYPE_TREE_VIEW);
  gtk_widget_class_set_css_name (widget_class, "pairview");
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-pair-view.ui");
  gtk_widget_class_bind_template_child (widget_class, FringePairView, overlay);
  gtk_widget_class_bind_template_child (widget_class, FringePairView, box);
  gtk_widget_class_bind_template_child (widget_class, FringePairView, counts);
  gtk_widget_class_bind_template_child (widget_class, FringePairView, trees_box);
  gtk_widget_class_bind_template_child (widget_class, FringePairView, left_box);
  gtk_widget_class_bind_template_child (widget_class, FringePairView, right_box);
  gtk_widget_class_bind_template_child (widget_class, FringePairView, sides_box);
  gtk_widget_class_bind_template_child (widget_class, FringePairView, foot_box);
  gtk_widget_class_bind_template_child (widget_class, FringePairView, legend);
  gtk_widget_class_bind_template_callback (widget_class, show_sides);
  bind_child (widget_class, "left_button", G_STRUCT_OFFSET (FringePairView, side_buttons[LEFT]));
  bind_child (widget_class, "right_button", G_STRUCT_OFFSET (FringePairView, side_buttons[RIGHT]));
  bind_child (widget_class, "left_moves", G_STRUCT_OFFSET (FringePairView, moves_labels[LEFT]));
  bind_child (widget_class, "right_moves", G_STRUCT_OFFSET (FringePairView, moves_labels[RIGHT]));
  bind_child (widget_class, "left_rules", G_STRUCT_OFFSET (FringePairView, rules_rows[LEFT]));
  bind_child (widget_class, "right_rules", G_STRUCT_OFFSET (FringePairView, rules_rows[RIGHT]));
  bind_child (widget_class, "right_view", G_STRUCT_OFFSET (FringePairView, views[RIGHT]));
}

/* In a narrow window, which is low as well, the two are chosen beside the score. Left is left in every language. */
static void
fringe_pair_view_init (FringePairView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  fringe_pair_counts_append (self->counts, self->sides_box);
  gtk_widget_set_direction (self->trees_box, GTK_TEXT_DIR_LTR);
}

static void
take_pair (FringePairView *self, FringePair *pair)
{
  self->pair = g_object_ref (pair);
  for (guint side = 0; side < FRINGE_N_COMPARED; side++)
    {
      self->sides[side] = (Side) { pair, (FringeCompared) side };
      g_object_set (self->rules_rows[side], "rules",
                    fringe_session_get_rules (fringe_pair_get_session (pair, (FringeCompared) side)), NULL);
    }
  fringe_tree_view_set_session (self->views[RIGHT], fringe_pair_get_session (pair, RIGHT));
  fringe_pair_counts_set_pair (self->counts, pair);
  g_signal_connect_object (pair, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
}

FringePairView *
fringe_pair_view_new (FringePair *pair, GtkWidget *tree, FringeTreeView *view, GSettings *settings)
{
  FringePairView *self = g_object_new (FRINGE_TYPE_PAIR_VIEW, NULL);

  self->views[LEFT] = view;
  self->tree = tree;
  gtk_box_append (self->left_box, tree);
  g_object_bind_property (view, "menu-model", self->views[RIGHT], "menu-model", G_BINDING_SYNC_CREATE);
  take_pair (self, pair);
  fringe_tree_settings_follow (settings, self->views[RIGHT]);
  fringe_tree_view_set_partner (self->views[LEFT], self->views[RIGHT]);
  on_changed (self);
  /* Either tree may fold, or unfold, by its size alone. */
  for (guint side = 0; side < FRINGE_N_COMPARED; side++)
    g_signal_connect_object (self->views[side], "moved", G_CALLBACK (show_legend), self, G_CONNECT_SWAPPED);
  return self;
}
