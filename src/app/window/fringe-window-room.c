/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-window-private.h"

#include "fringe-shortcuts.h"
#include "fringe-widgets.h"

#include <glib/gi18n.h>

/* What stands beside the tree: the panels that a person wants to see, and another tree, as far as there is room. */

/* In narrower windows a panel lies over the tree, one at a time. */
#define ONE_PANEL_WIDTH 960
/* Narrower ones have room for one panel beside two trees. */
#define ONE_PANEL_WIDTH_COMPARING 1400
/* In pixels: a panel goes while two trees and it have so much more than they need at least. GTK lets no window become
 * narrower than that, so that the panel would stay for ever. */
#define EASE 8
/* In milliseconds: GTK's own. */
#define SLIDE_TIME 250

enum
{
  PROP_LEFT_PANEL = 1,
  PROP_RIGHT_PANEL,
  PROP_WANTS_LEFT_PANEL,
  PROP_WANTS_RIGHT_PANEL,
  PROP_PANEL,
  PROP_COMPARES,
  PROP_COMPARE_LAYERS,
  PROP_STARTING,
  PROP_EDITS_LESSON,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

/* In pixels on a screen of 1920 x 1080. */
#define CARD_WIDTH 1000
#define CARD_MARGIN 15
#define PANEL_TYPE_SIZE 24.0
/* Smaller type would not be legible on any screen. */
#define TYPE_SIZE_MIN 14.0
/* The stage is as high as the screen, unless that is narrower than 4 to 3. */
#define STAGE_WIDTH 1600.0
#define STAGE_HEIGHT 1080.0

/* A window that is made has no lecture yet. */
static gboolean
is_stage (FringeWindow *self)
{
  return self->lecture != NULL && fringe_lecture_is_active (self->lecture);
}

/* A window that was just opened has no width yet. */
static gboolean
is_narrower (FringeWindow *self, int needed)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));

  return width > 0 && width < needed;
}

static gboolean
is_small (FringeWindow *self)
{
  return !is_stage (self) && is_narrower (self, ONE_PANEL_WIDTH);
}

static gboolean
has_room_for_one_only (FringeWindow *self)
{
  return !is_stage (self) && self->compare != NULL && is_narrower (self, ONE_PANEL_WIDTH_COMPARING);
}

/* What is needed is measured, for it is another in each language and size of type. Beside one tree there is always
 * room. */
static gboolean
has_room_for (FringeWindow *self, GtkWidget *panel)
{
  return self->compare == NULL || is_stage (self)
         || !is_narrower (self, fringe_min_width (GTK_WIDGET (self->centre_box)) + fringe_min_width (panel) + EASE);
}

static void
show (FringeWindow *self, gboolean *shown, gboolean value, guint prop)
{
  if (*shown == value)
    return;
  *shown = value;
  g_object_notify_by_pspec (G_OBJECT (self), props[prop]);
}

/* What is asked is to be read off the tree, which stays where it is: a question takes the place of the strip. Any other
 * panel lies over the tree. */
static gboolean
is_card (FringeWindow *self)
{
  return is_stage (self) && !g_str_equal (self->panel, "quiz");
}

static gboolean
is_aside (FringeWindow *self)
{
  return is_stage (self) && !is_card (self);
}

static void
put_panels (FringeWindow *self, GtkWidget *box)
{
  g_autoptr (GtkWidget) panels = g_object_ref (GTK_WIDGET (self->panels));
  GtkWidget *parent = gtk_widget_get_parent (panels);

  if (parent == (box != NULL ? box : GTK_WIDGET (self->panels_revealer)))
    return;
  if (GTK_IS_BOX (parent))
    gtk_box_remove (GTK_BOX (parent), panels);
  else
    gtk_revealer_set_child (self->panels_revealer, NULL);
  gtk_widget_set_hexpand (panels, box == self->stage_card);
  if (box != NULL)
    gtk_box_append (GTK_BOX (box), panels);
  else
    gtk_revealer_set_child (self->panels_revealer, panels);
}

/* The panels are the same on the card, in the place of the strip and beside the tree. */
static void
place_panels (FringeWindow *self)
{
  gboolean is_instead = is_aside (self) && self->right_panel;

  gtk_widget_set_visible (self->stage_veil, is_card (self) && self->right_panel);
  gtk_widget_set_visible (self->stage_aside, is_instead);
  gtk_widget_set_visible (GTK_WIDGET (self->lecture_strip), is_stage (self) && !is_instead);
  put_panels (self, is_card (self) ? self->stage_card : is_aside (self) ? self->stage_aside : NULL);
}

/* Over the tree at its side, or beside it. */
static void
lay (FringeWindow *self, GtkRevealer *panel, gboolean is_over)
{
  GtkWidget *widget = GTK_WIDGET (panel);
  gboolean is_left = panel == self->left_revealer;
  G_GNUC_UNUSED g_autoptr (GtkWidget) kept = g_object_ref (widget);

  if ((gtk_widget_get_parent (widget) == GTK_WIDGET (self->body_overlay)) == is_over)
    return;
  if (is_over)
    {
      gtk_box_remove (self->body_box, widget);
      gtk_overlay_add_overlay (self->body_overlay, widget);
      gtk_overlay_set_measure_overlay (self->body_overlay, widget, TRUE);
    }
  else
    {
      gtk_overlay_remove_overlay (self->body_overlay, widget);
      gtk_box_insert_child_after (self->body_box, widget, is_left ? NULL : GTK_WIDGET (self->centre_box));
    }
  gtk_widget_set_halign (widget, !is_over ? GTK_ALIGN_FILL : is_left ? GTK_ALIGN_START : GTK_ALIGN_END);
}

/* What was asked for over the tree stays beside it, once there is room. */
static void
lay_panels (FringeWindow *self)
{
  lay (self, self->left_revealer, is_small (self));
  lay (self, self->panels_revealer, is_small (self));
  if (is_small (self) || self->over == NULL)
    return;
  if (self->over == self->left_revealer)
    self->wants_left_panel = TRUE;
  else
    self->wants_right_panel = TRUE;
  self->over = NULL;
}

/* A panel that gives way goes at once: while it slid away, it and two trees would need more than the window has. */
static void
slide (GtkRevealer *panel, gboolean gives_way)
{
  gtk_revealer_set_transition_duration (panel, gives_way ? 0 : SLIDE_TIME);
}

/* Where there is no room for both, the left one gives way. On the stage two trees leave no room to the strip, but a
 * question has its place. */
static void
fit_panels_beside (FringeWindow *self)
{
  gboolean right = self->wants_right_panel && has_room_for (self, GTK_WIDGET (self->panels));
  gboolean left = self->wants_left_panel && !self->left_panel_rests && !(right && has_room_for_one_only (self))
                  && has_room_for (self, GTK_WIDGET (self->sidebar));

  if (is_stage (self))
    left = right && is_aside (self) ? TRUE : left && self->compare == NULL;

  slide (self->left_revealer, self->wants_left_panel && !left);
  slide (self->panels_revealer, self->wants_right_panel && !right);
  show (self, &self->left_panel, left, PROP_LEFT_PANEL);
  show (self, &self->right_panel, right, PROP_RIGHT_PANEL);
}

static void
fit_panels (FringeWindow *self)
{
  lay_panels (self);
  if (is_small (self))
    {
      show (self, &self->left_panel, self->over == self->left_revealer, PROP_LEFT_PANEL);
      show (self, &self->right_panel, self->over == self->panels_revealer, PROP_RIGHT_PANEL);
    }
  else
    fit_panels_beside (self);
  place_panels (self);
}

/* The focus does not stay in a panel that is gone. */
static void
show_over (FringeWindow *self, GtkRevealer *panel, gboolean shown)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (!shown && self->over != panel)
    return;
  if (!shown && focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (panel)))
    gtk_widget_grab_focus (GTK_WIDGET (self->tree_view));
  self->over = shown ? panel : NULL;
  fit_panels (self);
}

void
fringe_window_leave_panel (FringeWindow *self)
{
  if (self->over != NULL)
    show_over (self, self->over, FALSE);
}

/* Who answers a question on the tree still wants to see the question. */
void
fringe_window_on_centre_pressed (FringeWindow *self)
{
  if (!fringe_window_shows_question (self))
    fringe_window_leave_panel (self);
}

static void
tell_of_room (FringeWindow *self, gboolean is_shown)
{
  if (!is_shown)
    fringe_window_tell (self, _ ("The panel needs a wider window beside two trees."));
}

/* Who asks for the left one where there is no room for both wants it instead of the other. While searches are compared
 * it is put away only until they no longer are. */
static void
show_left_panel (FringeWindow *self, gboolean shown)
{
  if (is_small (self))
    {
      show_over (self, self->left_revealer, shown);
      return;
    }
  if (shown && has_room_for_one_only (self))
    self->wants_right_panel = FALSE;
  if (shown || self->compare == NULL)
    self->wants_left_panel = shown;
  self->left_panel_rests = !shown && self->compare != NULL;
  fit_panels (self);
  tell_of_room (self, self->left_panel || !shown);
}

static void
show_right_panel (FringeWindow *self, gboolean shown)
{
  if (is_small (self))
    {
      show_over (self, self->panels_revealer, shown);
      return;
    }
  self->wants_right_panel = shown;
  fit_panels (self);
  tell_of_room (self, self->right_panel || !shown);
}

static void
fit_stage (FringeWindow *self)
{
  double scale = MIN (gtk_widget_get_width (GTK_WIDGET (self)) / STAGE_WIDTH,
                      gtk_widget_get_height (GTK_WIDGET (self)) / STAGE_HEIGHT);
  int margin = (int) (CARD_MARGIN * scale);

  if (scale <= 0)
    return;
  fringe_lecture_strip_set_scale (self->lecture_strip, scale);
  fringe_lecture_bar_set_scale (self->lecture_bar, scale);
  fringe_type_set_size (GTK_WIDGET (self->panels), MAX (PANEL_TYPE_SIZE * scale, TYPE_SIZE_MIN));
  gtk_widget_set_size_request (GTK_WIDGET (self->panels), (int) (FRINGE_STRIP_WIDTH * scale), -1);
  gtk_widget_set_size_request (self->stage_card, (int) (CARD_WIDTH * scale), -1);
  gtk_widget_set_margin_top (self->stage_card, margin);
  gtk_widget_set_margin_bottom (self->stage_card, margin);
}

void
fringe_window_set_stage (FringeWindow *self, gboolean is_stage)
{
  if (is_stage)
    fit_stage (self);
  else
    {
      fringe_type_set_size (GTK_WIDGET (self->panels), 0);
      gtk_widget_set_size_request (GTK_WIDGET (self->panels), -1, -1);
    }
  place_panels (self);
  gtk_widget_set_visible (GTK_WIDGET (self->sidebar), !is_stage);
  gtk_widget_set_visible (GTK_WIDGET (self->lecture_bar), is_stage);
  gtk_widget_set_visible (GTK_WIDGET (self->transport), !is_stage);
  gtk_widget_set_visible (self->zoom_box, !is_stage);
}

static void
on_other_size (gpointer data)
{
  FringeWindow *self = data;

  self->fit_panels = 0;
  fit_panels (self);
  fringe_window_show_subtitle (self);
  if (is_stage (self))
    fit_stage (self);
  fringe_window_fit_start_page (self);
  fringe_window_look_at_stop (self);
}

/* Sizes cannot change while they are given out. */
void
fringe_window_fit_panels_later (FringeWindow *self)
{
  if (self->fit_panels == 0)
    self->fit_panels = g_idle_add_once (on_other_size, self);
}

/* Beside each other, searches are told apart by what is not the same. In a small window this stands beside the score. */
void
fringe_window_show_subtitle (FringeWindow *self)
{
  FringePair *pair = fringe_acts_get_pair (self->acts);
  g_autofree char *subtitle = NULL, *of_lesson = NULL;

  if (pair != NULL)
    subtitle = fringe_pair_subtitle (pair);
  else
    g_object_get (self->session, "subtitle", &subtitle, NULL);
  /* Translators: below the title of a lesson: what is searched there, and how */
  of_lesson = g_strdup_printf (_ ("Lesson · %s"), subtitle);
  gtk_label_set_label (self->subtitle_label, self->guide != NULL ? of_lesson : subtitle);
  gtk_widget_set_visible (GTK_WIDGET (self->subtitle_label),
                          !fringe_window_is_starting (self) && (pair == NULL || !is_small (self)));
}

/* What passes is told over the legend, which below two trees is beside neither of them. */
static void
move_told (FringeWindow *self, GtkOverlay *overlay)
{
  g_autoptr (GtkWidget) told = g_object_ref (self->told_box);

  gtk_overlay_remove_overlay (GTK_OVERLAY (gtk_widget_get_parent (told)), told);
  gtk_overlay_add_overlay (overlay, told);
}

/* Below two trees it covers neither. */
static void
move_zoom (FringeWindow *self, GtkBox *box)
{
  g_autoptr (GtkWidget) zoom = g_object_ref (self->zoom_box);

  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (zoom)), zoom);
  gtk_box_append (box, zoom);
}

static GtkWidget *
begin_to_compare (FringeWindow *self)
{
  FringePair *pair = fringe_acts_get_pair (self->acts);
  g_autoptr (GtkWidget) tree = g_object_ref (self->tree_overlay);

  gtk_box_remove (self->centre_box, tree);
  self->compare = fringe_pair_view_new (pair, tree, self->tree_view, self->settings);
  move_zoom (self, fringe_pair_view_get_foot (self->compare));
  move_told (self, fringe_pair_view_get_overlay (self->compare));
  fringe_pair_view_set_theme (self->compare, fringe_window_get_theme (self));
  fringe_shortcuts_add_to_tooltips (GTK_WIDGET (self->compare));
  fringe_pair_set_pace (pair, self->pace);
  fringe_window_watch_folds (self, fringe_pair_view_get_view (self->compare, FRINGE_COMPARED_RIGHT));
  g_signal_connect_object (pair, "changed", G_CALLBACK (fringe_window_on_busy), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (pair, "changed", G_CALLBACK (fringe_window_show_subtitle), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (pair, "told", G_CALLBACK (fringe_window_tell), self, G_CONNECT_SWAPPED);
  g_object_set (self->transport, "player", pair, NULL);
  g_object_set (self->lecture_bar, "player", pair, NULL);
  return GTK_WIDGET (self->compare);
}

/* The left search stays. */
static GtkWidget *
end_to_compare (FringeWindow *self)
{
  GtkWidget *tree = fringe_pair_view_release_tree (self->compare);

  move_zoom (self, self->bottom_box);
  move_told (self, GTK_OVERLAY (self->tree_overlay));
  gtk_box_remove (self->centre_box, GTK_WIDGET (self->compare));
  self->compare = NULL;
  g_object_set (self->transport, "player", self->session, NULL);
  g_object_set (self->lecture_bar, "player", self->session, NULL);
  return tree;
}

/* Two trees need the room of both panels. */
static void
make_room (FringeWindow *self, gboolean compares)
{
  self->over = NULL;
  if (compares)
    self->right_panel_before = self->wants_right_panel;
  self->wants_right_panel = !compares && self->right_panel_before && !self->narrow;
  self->left_panel_rests = compares;
  fit_panels (self);
}

static void
on_pair (FringeWindow *self)
{
  gboolean compares = fringe_acts_get_pair (self->acts) != NULL;
  GtkWidget *child = compares ? begin_to_compare (self) : end_to_compare (self);

  gtk_box_append (self->centre_box, child);
  if (!compares)
    g_object_unref (child);
  make_room (self, compares);
  fringe_window_show_subtitle (self);
  fringe_window_update_legend (self);
  fringe_window_on_busy (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->tree_view));
  if (self->document != NULL)
    fringe_document_set_pair (self->document, fringe_window_get_pair (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_COMPARES]);
}

void
fringe_window_set_compares (FringeWindow *self, gboolean compares)
{
  fringe_acts_compare (self->acts, compares);
}

void
fringe_window_bind_acts (FringeWindow *self)
{
  g_signal_connect_object (self->acts, "notify::pair", G_CALLBACK (on_pair), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notify::subtitle", G_CALLBACK (fringe_window_show_subtitle), self,
                           G_CONNECT_SWAPPED);
  fringe_window_show_subtitle (self);
}

static void
set_pace (FringeWindow *self, FringePace pace)
{
  if (pace == self->pace)
    return;
  self->pace = pace;
  if (self->compare != NULL)
    fringe_pair_set_pace (fringe_window_get_pair (self), pace);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_COMPARE_LAYERS]);
}

static gboolean
is_panel (FringeWindow *self, const char *name)
{
  g_autoptr (GSettingsSchema) schema = NULL;
  g_autoptr (GSettingsSchemaKey) key = NULL;
  g_autoptr (GVariant) word = g_variant_ref_sink (g_variant_new_string (name));

  g_object_get (self->settings, "settings-schema", &schema, NULL);
  key = g_settings_schema_get_key (schema, "panel");
  return g_settings_schema_key_range_check (key, word);
}

/* Files and other programs may ask for what there is not. */
void
fringe_window_choose_panel (FringeWindow *self, const char *panel)
{
  if (panel == NULL || g_str_equal (self->panel, panel) || !is_panel (self, panel))
    return;
  g_free (self->panel);
  self->panel = g_strdup (panel);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PANEL]);
  if (is_stage (self))
    fit_panels (self);
}

/* Who asks for a panel by its key wants to see it. */
static void
set_panel (FringeWindow *self, const char *panel)
{
  fringe_window_choose_panel (self, fringe_panels_find (self->panels, panel));
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    show_right_panel (self, TRUE);
}

static void
fringe_window_get_property (GObject *object, guint prop, GValue *value, GParamSpec *pspec)
{
  FringeWindow *self = FRINGE_WINDOW (object);

  switch (prop)
    {
    case PROP_LEFT_PANEL:
      g_value_set_boolean (value, self->left_panel);
      break;
    case PROP_RIGHT_PANEL:
      g_value_set_boolean (value, self->right_panel);
      break;
    case PROP_WANTS_LEFT_PANEL:
      g_value_set_boolean (value, self->wants_left_panel);
      break;
    case PROP_WANTS_RIGHT_PANEL:
      g_value_set_boolean (value, self->wants_right_panel);
      break;
    case PROP_PANEL:
      g_value_set_string (value, self->panel);
      break;
    case PROP_COMPARES:
      g_value_set_boolean (value, self->compare != NULL);
      break;
    case PROP_COMPARE_LAYERS:
      g_value_set_boolean (value, self->pace == FRINGE_PACE_LAYER);
      break;
    case PROP_STARTING:
      g_value_set_boolean (value, fringe_window_is_starting (self));
      break;
    case PROP_EDITS_LESSON:
      g_value_set_boolean (value, self->edits_lesson);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
    }
}

static void
fringe_window_set_property (GObject *object, guint prop, const GValue *value, GParamSpec *pspec)
{
  FringeWindow *self = FRINGE_WINDOW (object);

  switch (prop)
    {
    case PROP_LEFT_PANEL:
      show_left_panel (self, g_value_get_boolean (value));
      break;
    case PROP_RIGHT_PANEL:
      show_right_panel (self, g_value_get_boolean (value));
      break;
    case PROP_WANTS_LEFT_PANEL:
      self->wants_left_panel = g_value_get_boolean (value);
      fit_panels (self);
      break;
    case PROP_WANTS_RIGHT_PANEL:
      self->wants_right_panel = g_value_get_boolean (value);
      fit_panels (self);
      break;
    case PROP_PANEL:
      set_panel (self, g_value_get_string (value));
      break;
    case PROP_COMPARES:
      fringe_window_set_compares (self, g_value_get_boolean (value));
      break;
    case PROP_EDITS_LESSON:
      fringe_window_set_edits_lesson (self, g_value_get_boolean (value));
      break;
    case PROP_COMPARE_LAYERS:
      set_pace (self, g_value_get_boolean (value) ? FRINGE_PACE_LAYER : FRINGE_PACE_EXPANSION);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
    }
}

void
fringe_window_install_properties (GObjectClass *klass)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  klass->get_property = fringe_window_get_property;
  klass->set_property = fringe_window_set_property;
  props[PROP_LEFT_PANEL] = g_param_spec_boolean ("left-panel", NULL, NULL, TRUE, flags);
  props[PROP_RIGHT_PANEL] = g_param_spec_boolean ("right-panel", NULL, NULL, TRUE, flags);
  /* Whether they are shown where there is room for them. */
  props[PROP_WANTS_LEFT_PANEL]
      = g_param_spec_boolean ("wants-left-panel", NULL, NULL, TRUE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  props[PROP_WANTS_RIGHT_PANEL]
      = g_param_spec_boolean ("wants-right-panel", NULL, NULL, TRUE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  props[PROP_PANEL] = g_param_spec_string ("panel", NULL, NULL, "why", flags);
  props[PROP_COMPARES] = g_param_spec_boolean ("compares", NULL, NULL, FALSE, flags);
  /* Whether both are stepped by layers. */
  props[PROP_COMPARE_LAYERS] = g_param_spec_boolean ("compare-layers", NULL, NULL, FALSE, flags);
  /* Whether the stops of the lesson are listed. */
  props[PROP_EDITS_LESSON] = g_param_spec_boolean ("edits-lesson", NULL, NULL, FALSE, flags);
  /* Whether the start page is shown. */
  props[PROP_STARTING]
      = g_param_spec_boolean ("starting", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (klass, N_PROPS, props);
}

void
fringe_window_notify_starting (FringeWindow *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_STARTING]);
}
