/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-trees.h"

#include "fringe-clipboard.h"
#include "fringe-legend.h"
#include "fringe-minimap.h"
#include "fringe-shortcuts.h"
#include "fringe-tree-settings.h"
#include "fringe-widgets.h"

#include <glib/gi18n.h>

/* Of what is said about two trees, in pixels: on a stage of scale 1, and of the body text elsewhere. */
#define PAIR_TYPE_SIZE 24.0
#define TYPE_SIZE 14.0

struct _FringeTrees
{
  FringeBin parent_instance;

  FringeSession *session;
  GSettings *settings;
  GtkBox *box;
  FringeFindBar *find_bar;
  GtkWidget *overlay; /* the left tree and what lies over it */
  FringeTreeView *view;
  FringePairView *pair_view; /* (nullable): in the place of the overlay, which is in it */
  FringeLegend *legend;
  FringeMinimap *minimap;
  GtkBox *bottom_box;
  GtkWidget *zoom_box;
  GtkWidget *copy_box;
  GtkMenuButton *view_button;
  GtkWidget *step_hint;
  FringeToldBar *told_bar;
  gboolean tells; /* whether the bar tells something, beside a legend that may grow meanwhile */
  GtkWidget *card;
  FringeThemeKind theme;
  FringePace pace;
  double stage; /* the scale of a lecture's stage, or 0 */
};

G_DEFINE_FINAL_TYPE (FringeTrees, fringe_trees, FRINGE_TYPE_BIN)

FringePairView *
fringe_trees_get_pair_view (FringeTrees *self)
{
  return self->pair_view;
}

FringePair *
fringe_trees_get_pair (FringeTrees *self)
{
  return self->pair_view != NULL ? fringe_pair_view_get_pair (self->pair_view) : NULL;
}

FringeTreeView *
fringe_trees_get_left (FringeTrees *self)
{
  return self->view;
}

FringeTreeView *
fringe_trees_get_view (FringeTrees *self, FringeCompared side)
{
  if (side == FRINGE_COMPARED_LEFT)
    return self->view;
  return self->pair_view != NULL ? fringe_pair_view_get_view (self->pair_view, side) : NULL;
}

FringeTreeView *
fringe_trees_get_view_seen (FringeTrees *self)
{
  return self->pair_view != NULL ? fringe_pair_view_get_tree_view (self->pair_view) : self->view;
}

FringeTreePicture *
fringe_trees_see (FringeTrees *self)
{
  return fringe_tree_picture_new (fringe_trees_get_view_seen (self), self->theme);
}

FringeFindBar *
fringe_trees_get_find_bar (FringeTrees *self)
{
  return self->find_bar;
}

FringeToldBar *
fringe_trees_get_told_bar (FringeTrees *self)
{
  return self->told_bar;
}

GtkWidget *
fringe_trees_get_card (FringeTrees *self)
{
  return self->card;
}

FringePace
fringe_trees_get_pace (FringeTrees *self)
{
  return self->pace;
}

void
fringe_trees_show_hint (FringeTrees *self, gboolean shown)
{
  gtk_widget_set_visible (self->step_hint, shown);
}

void
fringe_trees_popup_menu (FringeTrees *self)
{
  gtk_menu_button_popup (self->view_button);
}

void
fringe_trees_forget_pointer (FringeTrees *self)
{
  fringe_tree_view_forget_pointer (self->view);
  if (self->pair_view != NULL)
    fringe_tree_view_forget_pointer (fringe_pair_view_get_view (self->pair_view, FRINGE_COMPARED_RIGHT));
}

static gboolean
is_lecture (FringeTrees *self)
{
  return self->stage > 0;
}

static int
natural_width (gpointer widget)
{
  int width;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  return width;
}

/* Below two trees, whose legend is needed to read them. When they come they get the width of the window, unless it is
 * just being closed. */
static gboolean
has_room_beside_legend (FringeTrees *self)
{
  GtkWidget *foot, *root;
  int width;

  if (self->pair_view == NULL)
    return FALSE;
  foot = GTK_WIDGET (fringe_pair_view_get_foot (self->pair_view));
  root = GTK_WIDGET (gtk_widget_get_root (foot));
  width = gtk_widget_get_width (foot);
  if (width == 0 && root != NULL)
    width = gtk_widget_get_width (root);
  return width >= natural_width (gtk_widget_get_first_child (foot)) + natural_width (self->told_bar)
                      + natural_width (self->zoom_box);
}

/* Else in the place of the legend, with which the line below two trees begins. */
static void
place_told (FringeTrees *self)
{
  gboolean is_beside = has_room_beside_legend (self);
  double opacity = self->tells && !is_beside ? 0 : 1;

  gtk_widget_set_opacity (gtk_widget_get_parent (GTK_WIDGET (self->legend)), opacity);
  if (self->pair_view != NULL)
    gtk_widget_set_opacity (gtk_widget_get_first_child (GTK_WIDGET (fringe_pair_view_get_foot (self->pair_view))),
                            opacity);
  gtk_widget_set_halign (GTK_WIDGET (self->told_bar), is_beside || is_lecture (self) ? GTK_ALIGN_END : GTK_ALIGN_START);
}

/* Two trees have one below them, and on the stage of a lecture colours are known. */
static void
show_legend (FringeTrees *self)
{
  FringeScene scene = fringe_tree_view_scene (self->view);

  if (self->pair_view != NULL || is_lecture (self))
    fringe_legend_show_topics (self->legend, 0, 0, &scene);
  else
    fringe_legend_show (self->legend, &scene, fringe_min_width (self->zoom_box));
  if (self->tells)
    place_told (self);
}

void
fringe_trees_set_theme (FringeTrees *self, FringeThemeKind theme)
{
  self->theme = theme;
  fringe_tree_view_set_theme (self->view, theme);
  fringe_legend_set_theme (self->legend, theme);
  fringe_minimap_set_theme (self->minimap, theme);
  if (self->pair_view != NULL)
    fringe_pair_view_set_theme (self->pair_view, theme);
}

static void
set_lecture (FringeTrees *self, gboolean active)
{
  fringe_tree_view_set_lecture (self->view, active);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self->view), !active);
  gtk_widget_set_visible (self->zoom_box, !active);
  gtk_widget_set_halign (GTK_WIDGET (self->told_bar), active ? GTK_ALIGN_END : GTK_ALIGN_START);
  show_legend (self);
}

/* Never smaller than outside a lecture. */
static void
size_pair (FringeTrees *self)
{
  double size = PAIR_TYPE_SIZE * self->stage;

  if (self->pair_view != NULL)
    fringe_type_set_size (GTK_WIDGET (self->pair_view), size > TYPE_SIZE * fringe_text_scale () ? size : 0);
}

void
fringe_trees_set_stage (FringeTrees *self, double scale)
{
  gboolean was_lecture = is_lecture (self);

  self->stage = scale;
  size_pair (self);
  if (is_lecture (self) != was_lecture)
    set_lecture (self, is_lecture (self));
}

static void
on_told (FringeTrees *self, const char *text)
{
  self->tells = text != NULL;
  place_told (self);
}

/* What passes is told where the legend is, which below two trees is beside neither of them. */
static void
move_told (FringeTrees *self, GtkOverlay *overlay)
{
  g_autoptr (GtkWidget) told = g_object_ref (gtk_widget_get_parent (GTK_WIDGET (self->told_bar)));

  gtk_overlay_remove_overlay (GTK_OVERLAY (gtk_widget_get_parent (told)), told);
  gtk_overlay_add_overlay (overlay, told);
}

/* Below two trees it covers neither. */
static void
move_zoom (FringeTrees *self, GtkBox *box)
{
  g_autoptr (GtkWidget) zoom = g_object_ref (self->zoom_box);

  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (zoom)), zoom);
  gtk_box_append (box, zoom);
}

static void
begin_to_compare (FringeTrees *self, FringePair *pair)
{
  g_autoptr (GtkWidget) tree = g_object_ref (self->overlay);

  gtk_box_remove (self->box, tree);
  self->pair_view = fringe_pair_view_new (pair, tree, self->view, self->settings);
  gtk_box_append (self->box, GTK_WIDGET (self->pair_view));
  move_zoom (self, fringe_pair_view_get_foot (self->pair_view));
  move_told (self, fringe_pair_view_get_overlay (self->pair_view));
  fringe_pair_view_set_theme (self->pair_view, self->theme);
  size_pair (self);
  fringe_shortcuts_add_to_tooltips (GTK_WIDGET (self->pair_view));
  fringe_pair_set_pace (pair, self->pace);
  g_signal_connect_object (pair, "told", G_CALLBACK (fringe_told_bar_tell), self->told_bar, G_CONNECT_SWAPPED);
  /* The legend of both has grown by then, so that what is told can give way to it. */
  g_signal_connect_object (pair, "changed", G_CALLBACK (show_legend), self, G_CONNECT_SWAPPED);
}

/* The left search stays. */
static void
end_to_compare (FringeTrees *self)
{
  g_autoptr (GtkWidget) tree = fringe_pair_view_release_tree (self->pair_view);

  move_zoom (self, self->bottom_box);
  move_told (self, GTK_OVERLAY (self->overlay));
  gtk_box_remove (self->box, GTK_WIDGET (self->pair_view));
  self->pair_view = NULL;
  gtk_box_append (self->box, tree);
}

/* The focus goes before what has it is moved, or GTK would keep that to move the focus once more after the next frame.
 */
void
fringe_trees_set_pair (FringeTrees *self, FringePair *pair)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (root != NULL)
    gtk_root_set_focus (root, NULL);
  if (pair != NULL)
    begin_to_compare (self, pair);
  else
    end_to_compare (self);
  show_legend (self);
}

void
fringe_trees_set_pace (FringeTrees *self, FringePace pace)
{
  self->pace = pace;
  if (self->pair_view != NULL)
    fringe_pair_set_pace (fringe_trees_get_pair (self), pace);
}

/* While the record grows, nobody may read it. */
static FringeTreePicture *
see_to_drag (gpointer data)
{
  FringeTrees *self = data;

  return fringe_session_is_running (self->session) ? NULL : fringe_trees_see (self);
}

void
fringe_trees_bind_settings (FringeTrees *self, GSettings *settings, GActionMap *actions)
{
  self->settings = g_object_ref (settings);
  fringe_tree_settings_bind (settings, self->view, self->minimap, actions);
}

static char *
format_scale (GObject *object, double scale)
{
  if (scale < 0.0001)
    return g_strdup (_ ("< 0.01 %"));
  /* Translators: how large the tree is shown; the second is for less than 1 % */
  return g_strdup_printf (scale >= 0.01 ? _ ("%.0f %%") : _ ("%.2f %%"), scale * 100);
}

static void
take_session (FringeTrees *self)
{
  g_object_set (self->find_bar, "session", self->session, NULL);
  g_object_set (self->view, "session", self->session, NULL);
}

/* The children go before this tells that it goes: a binding of a child that outlives this frees its expression while
 * this still calls it (GTK 4.8). */
static void
fringe_trees_dispose (GObject *object)
{
  FringeTrees *self = FRINGE_TREES (object);

  if (self->view != NULL)
    fringe_tree_view_set_partner (self->view, NULL);
  g_clear_object (&self->settings);
  gtk_widget_dispose_template (GTK_WIDGET (self), FRINGE_TYPE_TREES);
  G_OBJECT_CLASS (fringe_trees_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-trees.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeTrees, box);
  gtk_widget_class_bind_template_child (widget_class, FringeTrees, find_bar);
  gtk_widget_class_bind_template_child (widget_class, FringeTrees, overlay);
  gtk_widget_class_bind_template_child (widget_class, FringeTrees, view);
  gtk_widget_class_bind_template_child (widget_class, FringeTrees, legend);
  gtk_widget_class_bind_template_child (widget_class, FringeTrees, minimap);
  gtk_widget_class_bind_template_child (widget_class, FringeTrees, bottom_box);
  gtk_widget_class_bind_template_child (widget_class, FringeTrees, zoom_box);
  gtk_widget_class_bind_template_child (widget_class, FringeTrees, copy_box);
  gtk_widget_class_bind_template_child (widget_class, FringeTrees, view_button);
  gtk_widget_class_bind_template_child (widget_class, FringeTrees, step_hint);
  gtk_widget_class_bind_template_child (widget_class, FringeTrees, told_bar);
  gtk_widget_class_bind_template_child (widget_class, FringeTrees, card);
  gtk_widget_class_bind_template_callback (widget_class, format_scale);
  gtk_widget_class_bind_template_callback (widget_class, fringe_has_text);
  gtk_widget_class_bind_template_callback (widget_class, show_legend);
  gtk_widget_class_bind_template_callback (widget_class, on_told);
}

static void
fringe_trees_class_init (FringeTreesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = fringe_trees_dispose;
  FRINGE_BIN_INSTALL (klass, FringeTrees, session, FRINGE_TYPE_SESSION, take_session);
  g_type_ensure (FRINGE_TYPE_CLEAR_BOX);
  g_type_ensure (FRINGE_TYPE_FIND_BAR);
  g_type_ensure (FRINGE_TYPE_LEGEND);
  g_type_ensure (FRINGE_TYPE_MINIMAP);
  g_type_ensure (FRINGE_TYPE_SESSION);
  g_type_ensure (FRINGE_TYPE_TOLD_BAR);
  g_type_ensure (FRINGE_TYPE_TREE_VIEW);
  bind_template (GTK_WIDGET_CLASS (klass));
}

static void
fringe_trees_init (FringeTrees *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  fringe_menu_focus_return (self->view_button);
  fringe_picture_drag_from (self->copy_box, see_to_drag, self);
  fringe_picture_drag_nodes (self->view);
}
