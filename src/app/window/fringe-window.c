/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-window-private.h"

#include "fringe-clipboard.h"
#include "fringe-frame-time.h"
#include "fringe-guard.h"
#include "fringe-quiz-game.h"
#include "fringe-rules-panel.h"
#include "fringe-samples.h"
#include "fringe-session-opener.h"
#include "fringe-shortcuts.h"
#include "fringe-tree-settings.h"
#include "fringe-widgets.h"

#include <glib/gi18n.h>
#include <math.h>

/* A frame gives so much of its time to a long search; the rest is for drawing. */
#define RUN_BUDGET (8 * G_TIME_SPAN_MILLISECOND)
#define RUN_BUDGET_MIN (2 * G_TIME_SPAN_MILLISECOND)
/* Narrower windows begin with the right panel folded. */
#define BOTH_PANELS_WIDTH 1100
/* In lower windows the panels say what they say side by side. */
#define LOW_HEIGHT 780
#define FIRST_SAMPLE 1
#define TOLD_SECONDS 6
/* A sentence with something to press stays longer. */
#define TOLD_FILE_SECONDS 20
/* The largest value of the setting. */
#define FOLD_SIZE_MAX 1000000
/* In files, pixels are divided into so many parts: what is written and read again and again stays the same. */
#define OFFSET_GRAINS 64

G_DEFINE_FINAL_TYPE (FringeWindow, fringe_window, GTK_TYPE_APPLICATION_WINDOW)

FringeDocument *
fringe_window_get_document (FringeWindow *self)
{
  return self->document;
}

FringeSessionBar *
fringe_window_get_session_bar (FringeWindow *self)
{
  return self->session_bar;
}

FringeTreeView *
fringe_window_get_tree_view (FringeWindow *self)
{
  return self->compare != NULL ? fringe_pair_view_get_tree_view (self->compare) : self->tree_view;
}

FringeSession *
fringe_window_get_session_seen (FringeWindow *self)
{
  return fringe_tree_view_get_session (fringe_window_get_tree_view (self));
}

FringePair *
fringe_window_get_pair (FringeWindow *self)
{
  return self->compare != NULL ? fringe_pair_view_get_pair (self->compare) : NULL;
}

FringePlayer *
fringe_window_get_player (FringeWindow *self)
{
  return self->compare != NULL ? FRINGE_PLAYER (fringe_window_get_pair (self)) : FRINGE_PLAYER (self->session);
}

FringeThemeKind
fringe_window_get_theme (FringeWindow *self)
{
  return fringe_color_scheme_get_theme (self->color_scheme);
}

FringeTreePicture *
fringe_window_see_tree (FringeWindow *self)
{
  return fringe_tree_picture_new (fringe_window_get_tree_view (self), fringe_window_get_theme (self));
}

gboolean
fringe_window_shows_question (FringeWindow *self)
{
  return !fringe_window_is_starting (self) && self->right_panel && g_str_equal (self->panel, "quiz")
         && fringe_quiz_game_is_asking (fringe_session_get_quiz (self->session));
}

static void
stop_telling (FringeWindow *self)
{
  g_clear_handle_id (&self->told_timeout, g_source_remove);
  gtk_revealer_set_reveal_child (self->told_revealer, FALSE);
  fringe_lecture_bar_show_way_out (self->lecture_bar, FALSE);
  if (self->start_page != NULL)
    fringe_start_page_tell (self->start_page, NULL);
}

static void
stop_telling_after (FringeWindow *self, guint seconds)
{
  self->told_timeout = g_timeout_add_once (seconds * 1000, (GSourceOnceFunc) stop_telling, self);
}

/* @button: (nullable): what there is to press */
static void
tell (FringeWindow *self, const char *text, GtkWidget *button, guint seconds)
{
  stop_telling (self);
  gtk_label_set_label (self->told_label, text);
  gtk_widget_set_visible (self->told_button, button == self->told_button);
  gtk_widget_set_visible (self->told_undo_button, button == self->told_undo_button);
  gtk_revealer_set_reveal_child (self->told_revealer, TRUE);
  if (fringe_window_is_starting (self))
    fringe_start_page_tell (self->start_page, text);
  stop_telling_after (self, seconds);
}

void
fringe_window_tell (FringeWindow *self, const char *text)
{
  tell (self, text, NULL, TOLD_SECONDS);
}

void
fringe_window_tell_act (FringeWindow *self, const char *text)
{
  if (*text != '\0')
    tell (self, text, self->told_undo_button, TOLD_SECONDS);
}

/* The button would undo something else. */
static void
stop_telling_act (FringeWindow *self)
{
  if (gtk_widget_get_visible (self->told_undo_button))
    stop_telling (self);
}

void
fringe_window_tell_file (FringeWindow *self, const char *text, GFile *file)
{
  g_set_object (&self->file, file);
  fringe_window_update_actions (self);
  tell (self, text, self->told_button, TOLD_FILE_SECONDS);
}

void
fringe_window_tell_way_out (FringeWindow *self)
{
  stop_telling (self);
  fringe_lecture_bar_show_way_out (self->lecture_bar, TRUE);
  stop_telling_after (self, TOLD_SECONDS);
}

static gboolean
tick (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  FringeWindow *self = FRINGE_WINDOW (widget);

  fringe_player_advance (fringe_window_get_player (self), g_get_monotonic_time (),
                         fringe_frame_share (widget, RUN_BUDGET, RUN_BUDGET_MIN));
  return G_SOURCE_CONTINUE;
}

/* Ticks only while there is something to advance. */
void
fringe_window_on_busy (FringeWindow *self)
{
  FringePlayerState state = fringe_player_get_state (fringe_window_get_player (self));
  gboolean busy = state.is_playing || state.is_running;

  if (busy && self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick, NULL, NULL);
  else if (!busy && self->tick != 0)
    {
      gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
      self->tick = 0;
    }
  gtk_widget_set_visible (self->step_hint, self->hints_at_step && state.can_step && !busy);
  fringe_window_update_actions (self);
}

void
fringe_window_update_legend (FringeWindow *self)
{
  FringeScene scene = fringe_tree_view_scene (self->tree_view);

  if (self->compare != NULL || fringe_lecture_is_active (self->lecture))
    fringe_legend_show_topics (self->legend, 0, &scene);
  else
    fringe_legend_show (self->legend, &scene);
}

static void
on_heuristic_replaced (FringeWindow *self)
{
  fringe_window_tell_act (
      self, _ ("The perfect heuristic works for puzzles of up to 10 cells. Manhattan distance replaces it."));
}

/* Who chooses rules with the keyboard may go on to the next one. */
static void
on_search (FringeWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  gboolean choosing = gtk_window_get_focus_visible (GTK_WINDOW (self)) && focus != NULL
                      && gtk_widget_get_ancestor (focus, FRINGE_TYPE_RULES_PANEL) != NULL;

  fringe_window_show_session (self);
  if (!choosing)
    gtk_widget_grab_focus (GTK_WIDGET (self->tree_view));
}

static void
on_color_scheme (FringeWindow *self)
{
  FringeThemeKind theme = fringe_window_get_theme (self);

  fringe_css_class_set (self, "dark", fringe_color_scheme_is_dark (self->color_scheme));
  fringe_css_class_set (self, "projector", theme == FRINGE_THEME_PROJECTOR);
  fringe_css_class_set (self, "print", theme == FRINGE_THEME_PRINT);
  fringe_tree_view_set_theme (self->tree_view, theme);
  fringe_sidebar_set_theme (self->sidebar, theme);
  fringe_lecture_strip_set_theme (self->lecture_strip, theme);
  fringe_panels_set_theme (self->panels, theme);
  fringe_legend_set_theme (self->legend, theme);
  fringe_minimap_set_theme (self->minimap, theme);
  if (self->start_page != NULL)
    fringe_start_page_set_theme (self->start_page, theme);
  if (self->compare != NULL)
    fringe_pair_view_set_theme (self->compare, theme);
}

static void
on_lecture (FringeWindow *self)
{
  gboolean active = fringe_lecture_is_active (self->lecture);

  if (active)
    self->was_maximized = gtk_window_is_maximized (GTK_WINDOW (self));
  stop_telling (self);
  fringe_css_class_set (self, "lecture", active);
  fringe_tree_view_set_lecture (self->tree_view, active);
  fringe_window_set_stage (self, active);
  fringe_window_update_legend (self);
  gtk_widget_set_halign (GTK_WIDGET (self->told_revealer), active ? GTK_ALIGN_END : GTK_ALIGN_CENTER);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self->tree_view), !active);
  fringe_panels_show_tabs (self->panels, !active);
  fringe_session_bar_hold_offer (self->session_bar, active);
  fringe_color_scheme_set_lecture (self->color_scheme, active);
  gtk_widget_grab_focus (GTK_WIDGET (self->tree_view));
}

/* Where a person types, in menus and lists that are open, and on the start page, keys mean what they always do. */
static gboolean
keeps_keys (FringeWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  return fringe_window_is_starting (self)
         || (focus != NULL
             && (GTK_IS_EDITABLE (focus) || GTK_IS_TEXT_VIEW (focus)
                 || gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL));
}

/* Elsewhere a clicker steps wherever the focus is. */
static void
on_focus (FringeWindow *self)
{
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (self->step_keys),
                                              keeps_keys (self) ? GTK_PHASE_NONE : GTK_PHASE_CAPTURE);
}

/* Letters choose answers. Returns: whether the key did */
static gboolean
press_letter (FringeWindow *self, guint key)
{
  guint letter = gdk_keyval_to_lower (key);

  if (letter < GDK_KEY_a || letter >= GDK_KEY_a + FRINGE_QUIZ_CHOICES_MAX || !fringe_window_shows_question (self))
    return FALSE;
  fringe_quiz_game_choose (fringe_session_get_quiz (self->session), letter - GDK_KEY_a);
  return TRUE;
}

/* A clicker has keys for on, back and blank, and no other. With a question, on leads to its answer, and from there back
 * to the tree. */
static gboolean
press_in_lecture (FringeWindow *self, guint key)
{
  if (key == GDK_KEY_Page_Down && !fringe_window_shows_question (self) && g_str_equal (self->panel, "quiz"))
    g_object_set (self, "right-panel", FALSE, NULL);
  if (key == GDK_KEY_b)
    fringe_lecture_toggle (self->lecture, "blank");
  else if (key == GDK_KEY_Page_Down && fringe_window_shows_question (self))
    fringe_quiz_game_reveal (fringe_session_get_quiz (self->session));
  else
    return FALSE;
  return TRUE;
}

/* The keys of clickers, and letters that answer questions, come before any other key is looked at. */
static gboolean
on_key (FringeWindow *self, guint key, guint code, GdkModifierType modifiers)
{
  if ((modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0 || keeps_keys (self))
    return GDK_EVENT_PROPAGATE;
  if (fringe_lecture_is_blank (self->lecture))
    {
      g_object_set (self->lecture, "blank", FALSE, NULL);
      return GDK_EVENT_STOP;
    }
  return press_letter (self, key) || (fringe_lecture_is_active (self->lecture) && press_in_lecture (self, key));
}

/* They can be closed as any window, too. */
static void
on_notes_closed (FringeWindow *self)
{
  g_clear_weak_pointer (&self->notes_window);
  g_object_set (self->lecture, "notes", FALSE, NULL);
}

static void
on_notes (FringeWindow *self)
{
  gboolean notes;

  g_object_get (self->lecture, "notes", &notes, NULL);
  if (notes && self->notes_window == NULL)
    {
      g_set_weak_pointer (&self->notes_window, fringe_notes_window_new (GTK_WINDOW (self), self->session));
      g_signal_connect_object (self->notes_window, "destroy", G_CALLBACK (on_notes_closed), self, G_CONNECT_SWAPPED);
      fringe_notes_window_open (self->notes_window);
    }
  else if (!notes && self->notes_window != NULL)
    gtk_window_destroy (GTK_WINDOW (self->notes_window));
}

static void
add_lecture (FringeWindow *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->lecture = fringe_lecture_new (GTK_WINDOW (self), self->settings);
  g_signal_connect_object (self->lecture, "notify::active", G_CALLBACK (on_lecture), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->lecture, "notify::notes", G_CALLBACK (on_notes), self, G_CONNECT_SWAPPED);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (on_key), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

static void
fringe_window_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  GTK_WIDGET_CLASS (fringe_window_parent_class)->snapshot (widget, snapshot);
  fringe_lecture_snapshot (FRINGE_WINDOW (widget)->lecture, snapshot);
}

static void
fringe_window_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FringeWindow *self = FRINGE_WINDOW (widget);

  GTK_WIDGET_CLASS (fringe_window_parent_class)->size_allocate (widget, width, height, baseline);
  if (width != self->width || height != self->height)
    fringe_window_fit_panels_later (self);
  self->width = width;
  self->height = height;
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
fill_samples (FringeWindow *self)
{
  guint n_samples;
  const FringeSample *samples = fringe_samples_get (&n_samples);

  for (guint i = 0; i < n_samples; i++)
    {
      g_autofree char *action = g_strdup_printf ("win.sample(uint32 %u)", i);

      g_menu_append (self->samples_menu, _ (samples[i].title), action);
    }
}

static void
on_size (FringeWindow *self)
{
  int width, height;
  gboolean narrow;

  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  narrow = width < BOTH_PANELS_WIDTH;
  fringe_sidebar_set_window_height (self->sidebar, height);
  fringe_panels_set_low (self->panels, height < LOW_HEIGHT);
  if (narrow == self->narrow)
    return;
  self->narrow = narrow;
  fringe_transport_set_narrow (self->transport, narrow);
  if (self->compare == NULL)
    g_object_set (self, "right-panel", !narrow && g_settings_get_boolean (self->settings, "right-panel"), NULL);
}

static void
restore_state (FringeWindow *self)
{
  g_object_set (self, "left-panel", g_settings_get_boolean (self->settings, "left-panel"), "right-panel",
                g_settings_get_boolean (self->settings, "right-panel"), NULL);
  gtk_window_set_default_size (GTK_WINDOW (self), g_settings_get_int (self->settings, "window-width"),
                               g_settings_get_int (self->settings, "window-height"));
  on_size (self);
  fringe_session_set_node_limit (self->session, g_settings_get_uint (self->settings, "node-limit"));
  self->hints_at_step = g_settings_get_boolean (self->settings, "step-hint");
  g_settings_bind (self->settings, "panel", self, "panel", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "speed", self->session, "speed", G_SETTINGS_BIND_DEFAULT);
}

static void
save_state (FringeWindow *self)
{
  const gboolean is_maximized
      = fringe_lecture_is_active (self->lecture) ? self->was_maximized : gtk_window_is_maximized (GTK_WINDOW (self));
  int width, height;

  fringe_lecture_set_active (self->lecture, FALSE);
  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  g_settings_set_int (self->settings, "window-width", width);
  g_settings_set_int (self->settings, "window-height", height);
  g_settings_set_boolean (self->settings, "window-maximized", is_maximized);
  g_settings_set_boolean (self->settings, "left-panel", self->wants_left_panel);
  if (!self->narrow)
    g_settings_set_boolean (self->settings, "right-panel",
                            self->compare != NULL ? self->right_panel_before : self->wants_right_panel);
}

static void
on_may_close (GtkWindow *window, FringeDocument *document, gboolean goes_on, gpointer data)
{
  if (!goes_on)
    return;
  fringe_document_give_up (document, TRUE);
  gtk_window_close (window);
}

static gboolean
fringe_window_close_request (GtkWindow *window)
{
  FringeWindow *self = FRINGE_WINDOW (window);

  if (fringe_guard_is_needed (window, self->document))
    {
      fringe_guard_ask (window, self->document, on_may_close, NULL, NULL);
      return GDK_EVENT_STOP;
    }
  fringe_document_close (self->document);
  save_state (self);
  return GTK_WINDOW_CLASS (fringe_window_parent_class)->close_request (window);
}

/* Once its shortcuts were shown, GTK keeps the actions longer than the window, and would tell a window that has gone of
 * settings that change. */
static void
remove_actions (GActionMap *map)
{
  g_auto (GStrv) names = g_action_group_list_actions (G_ACTION_GROUP (map));

  for (char **name = names; name != NULL && *name != NULL; name++)
    g_action_map_remove_action (map, *name);
}

/* Fields go first: one that loses the focus takes what is half typed, and who hears of that needs the rest. */
static void
fringe_window_dispose (GObject *object)
{
  FringeWindow *self = FRINGE_WINDOW (object);

  remove_actions (G_ACTION_MAP (object));
  if (self->notes_window != NULL)
    gtk_window_destroy (GTK_WINDOW (self->notes_window));
  G_OBJECT_CLASS (fringe_window_parent_class)->dispose (object);
  g_clear_handle_id (&self->told_timeout, g_source_remove);
  g_clear_handle_id (&self->fit_panels, g_source_remove);
  if (self->document != NULL)
    fringe_document_close (self->document);
  g_clear_object (&self->document);
  g_clear_object (&self->acts);
  g_clear_object (&self->lecture);
  g_clear_object (&self->file);
  g_clear_object (&self->color_scheme);
  g_clear_object (&self->settings);
}

static void
fringe_window_finalize (GObject *object)
{
  g_free (FRINGE_WINDOW (object)->panel);
  G_OBJECT_CLASS (fringe_window_parent_class)->finalize (object);
}

/* The window says that it is not maximised between its making and this. */
static void
fringe_window_constructed (GObject *object)
{
  G_OBJECT_CLASS (fringe_window_parent_class)->constructed (object);
  if (g_settings_get_boolean (FRINGE_WINDOW (object)->settings, "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (object));
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-window.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeWindow, session);
  gtk_widget_class_bind_template_child (widget_class, FringeWindow, content_box);
  gtk_widget_class_bind_template_child (widget_class, FringeWindow, session_bar);
  gtk_widget_class_bind_template_child (widget_class, FringeWindow, centre_box);
  gtk_widget_class_bind_template_child (widget_class, FringeWindow, tree_overlay);
  gtk_widget_class_bind_template_child (widget_class, FringeWindow, tree_view);
  gtk_widget_class_bind_template_child (widget_class, FringeWindow, find_bar);
  gtk_widget_class_bind_template_child (widget_class, FringeWindow, transport);
  gtk_widget_class_bind_template_child (widget_class, FringeWindow, sidebar);
  gtk_widget_class_bind_template_child (widget_class, FringeWindow, legend);
  gtk_widget_class_bind_template_child (widget_class, FringeWindow, minimap);
  gtk_widget_class_bind_template_child (widget_class, FringeWindow, panels);
  gtk_widget_class_bind_template_child (widget_class, FringeWindow, lecture_bar);
  gtk_widget_class_bind_template_child (widget_class, FringeWindow, lecture_strip);
  gtk_widget_class_bind_template_child (widget_class, FringeWindow, panels_revealer);
  gtk_widget_class_bind_template_child (widget_class, FringeWindow, stage_card);
  gtk_widget_class_bind_template_child (widget_class, FringeWindow, stage_veil);
  gtk_widget_class_bind_template_child (widget_class, FringeWindow, zoom_box);
  gtk_widget_class_bind_template_child (widget_class, FringeWindow, copy_box);
  gtk_widget_class_bind_template_child (widget_class, FringeWindow, told_revealer);
  gtk_widget_class_bind_template_child (widget_class, FringeWindow, told_label);
  gtk_widget_class_bind_template_child (widget_class, FringeWindow, told_button);
  gtk_widget_class_bind_template_child (widget_class, FringeWindow, told_undo_button);
  gtk_widget_class_bind_template_child (widget_class, FringeWindow, step_hint);
  gtk_widget_class_bind_template_child (widget_class, FringeWindow, samples_menu);
  gtk_widget_class_bind_template_child (widget_class, FringeWindow, recent_menu);
  gtk_widget_class_bind_template_child (widget_class, FringeWindow, title_label);
  gtk_widget_class_bind_template_child (widget_class, FringeWindow, unsaved_label);
  gtk_widget_class_bind_template_child (widget_class, FringeWindow, step_keys);
  gtk_widget_class_bind_template_child (widget_class, FringeWindow, focus_keys);
  gtk_widget_class_bind_template_child (widget_class, FringeWindow, puzzle_button);
  gtk_widget_class_bind_template_child (widget_class, FringeWindow, compare_button);
  gtk_widget_class_bind_template_child (widget_class, FringeWindow, export_button);
  gtk_widget_class_bind_template_child (widget_class, FringeWindow, primary_button);
  gtk_widget_class_bind_template_child (widget_class, FringeWindow, view_button);
  gtk_widget_class_bind_template_callback (widget_class, fringe_window_on_busy);
  gtk_widget_class_bind_template_callback (widget_class, fringe_window_fork_left);
  gtk_widget_class_bind_template_callback (widget_class, fringe_window_update_legend);
  gtk_widget_class_bind_template_callback (widget_class, on_search);
  gtk_widget_class_bind_template_callback (widget_class, on_heuristic_replaced);
  gtk_widget_class_bind_template_callback (widget_class, fringe_window_tell);
  gtk_widget_class_bind_template_callback (widget_class, on_size);
  gtk_widget_class_bind_template_callback (widget_class, format_scale);
  gtk_widget_class_bind_template_callback (widget_class, fringe_has_text);
}

static void
fringe_window_class_init (FringeWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = fringe_window_constructed;
  object_class->dispose = fringe_window_dispose;
  object_class->finalize = fringe_window_finalize;
  fringe_window_install_properties (object_class);

  GTK_WINDOW_CLASS (klass)->close_request = fringe_window_close_request;
  widget_class->snapshot = fringe_window_snapshot;
  widget_class->size_allocate = fringe_window_size_allocate;
  g_type_ensure (FRINGE_TYPE_CLEAR_BOX);
  g_type_ensure (FRINGE_TYPE_SESSION);
  g_type_ensure (FRINGE_TYPE_TREE_VIEW);
  g_type_ensure (FRINGE_TYPE_SIDEBAR);
  g_type_ensure (FRINGE_TYPE_LECTURE_BAR);
  g_type_ensure (FRINGE_TYPE_LECTURE_STRIP);
  g_type_ensure (FRINGE_TYPE_SESSION_BAR);
  g_type_ensure (FRINGE_TYPE_FIND_BAR);
  g_type_ensure (FRINGE_TYPE_LEGEND);
  g_type_ensure (FRINGE_TYPE_MINIMAP);
  g_type_ensure (FRINGE_TYPE_TRANSPORT);
  g_type_ensure (FRINGE_TYPE_PANELS);
  bind_template (widget_class);
  fringe_window_install_actions (widget_class);
}

static double
rounded (double offset)
{
  return CLAMP (round (offset * OFFSET_GRAINS) / OFFSET_GRAINS, -FRINGE_SESSION_OFFSET_MAX, FRINGE_SESSION_OFFSET_MAX);
}

/* A file keeps only so many; those above come first. */
static void
gather_folds (FringeWindow *self, gboolean folded, GArray **ids)
{
  g_array_unref (*ids);
  *ids = fringe_tree_view_list_folds (self->tree_view, folded);
  g_array_set_size (*ids, MIN ((*ids)->len, FRINGE_SESSION_FOLDS_MAX));
}

static void
gather_view (gpointer window, FringeSessionFile *state)
{
  FringeWindow *self = window;
  FringeTreePlace place = fringe_tree_view_get_place (self->tree_view);

  state->fold_size = g_settings_get_uint (self->settings, "tree-fold-size");
  state->growth = (FringeGrowth) g_settings_get_enum (self->settings, "tree-direction");
  state->coloring = (FringeColoring) g_settings_get_enum (self->settings, "tree-coloring");
  state->has_ghosts = g_settings_get_boolean (self->settings, "tree-ghosts");
  state->center = place.center;
  state->offset_x = rounded (place.x);
  state->offset_y = rounded (place.y);
  state->scale = CLAMP (place.scale, FRINGE_SESSION_SCALE_MIN, FRINGE_SCALE_MAX);
  gather_folds (self, TRUE, &state->folded);
  gather_folds (self, FALSE, &state->unfolded);
  g_free (state->panel);
  state->panel = g_strdup (self->panel);
}

static void
begin_view (gpointer window, const FringeSessionFile *state)
{
  GSettings *settings = FRINGE_WINDOW (window)->settings;

  fringe_window_set_compares (window, FALSE);
  g_settings_set_enum (settings, "tree-direction", (int) state->growth);
  g_settings_set_enum (settings, "tree-coloring", (int) state->coloring);
  g_settings_set_boolean (settings, "tree-ghosts", state->has_ghosts);
}

static void
compare (gpointer window)
{
  fringe_window_set_compares (window, TRUE);
}

/* A file leaves it to the person whether there are panels. */
static void
restore_view (gpointer window, const FringeSessionFile *state)
{
  FringeWindow *self = window;
  FringeTreePlace place = { state->center, state->offset_x, state->offset_y, state->scale };

  g_settings_set_uint (self->settings, "tree-fold-size", MIN (state->fold_size, FOLD_SIZE_MAX));
  fringe_tree_view_set_folds (self->tree_view, state->folded, state->unfolded);
  fringe_tree_view_set_place (self->tree_view, &place);
  fringe_window_choose_panel (self, state->panel);
  fringe_acts_forget (self->acts);
}

/* The desktop asks before it ends all programs. */
static void
on_unsaved (FringeWindow *self)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));
  gboolean unsaved;

  g_object_get (self->document, "unsaved", &unsaved, NULL);
  if (self->inhibition != 0)
    gtk_application_uninhibit (application, self->inhibition);
  self->inhibition = unsaved ? gtk_application_inhibit (application, GTK_WINDOW (self), GTK_APPLICATION_INHIBIT_LOGOUT,
                                                        _ ("Unsaved changes"))
                             : 0;
}

/* The name of the file stands where the title of the puzzle is else. */
static void
add_document (FringeWindow *self)
{
  static const FringeDocumentView view
      = { .gather = gather_view, .begin = begin_view, .compare = compare, .restore = restore_view };
  FringeDocument *document = fringe_document_new (self->session, self->settings, &view, self);

  self->document = document;
  g_object_bind_property (document, "window-title", self, "title", G_BINDING_SYNC_CREATE);
  g_object_bind_property (document, "heading", self->title_label, "label", G_BINDING_SYNC_CREATE);
  g_object_bind_property (document, "heading", self->title_label, "tooltip-text", G_BINDING_SYNC_CREATE);
  g_object_bind_property (document, "unsaved", self->unsaved_label, "visible", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (document, "failed", G_CALLBACK (fringe_session_bar_complain), self->session_bar,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "notify::unsaved", G_CALLBACK (on_unsaved), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->tree_view, "moved", G_CALLBACK (fringe_document_on_seen), document, G_CONNECT_SWAPPED);
  g_signal_connect_object (self, "notify::panel", G_CALLBACK (fringe_document_on_seen), document, G_CONNECT_SWAPPED);
  fringe_session_opener_bind (GTK_WINDOW (self), document, self->recent_menu);
}

static FringeTreeView *
tree_of (FringeWindow *self, FringeCompared side)
{
  return self->compare != NULL ? fringe_pair_view_get_view (self->compare, side) : self->tree_view;
}

static GVariant *
ids_new (FringeTreeView *view, gboolean folded)
{
  g_autoptr (GArray) ids = fringe_tree_view_list_folds (view, folded);

  return g_variant_new_fixed_array (G_VARIANT_TYPE_UINT32, ids->data, ids->len, sizeof (guint32));
}

static GVariant *
gather_folds_of (gpointer window, FringeCompared side)
{
  FringeTreeView *view = tree_of (window, side);

  return g_variant_new ("(@au@auu)", ids_new (view, TRUE), ids_new (view, FALSE),
                        g_settings_get_uint (FRINGE_WINDOW (window)->settings, "tree-fold-size"));
}

/* The ids of @first, and those of @second that are not among @but. */
static GArray *
ids_of (GVariant *first, const GArray *second, GVariant *but)
{
  gsize n, n_but;
  const guint32 *ids = g_variant_get_fixed_array (first, &n, sizeof (guint32));
  const guint32 *others = g_variant_get_fixed_array (but, &n_but, sizeof (guint32));
  g_autoptr (GHashTable) left_out = g_hash_table_new (NULL, NULL);
  GArray *array = g_array_new (FALSE, FALSE, sizeof (guint32));

  g_array_append_vals (array, ids, (guint) n);
  for (gsize i = 0; i < n_but; i++)
    g_hash_table_add (left_out, GUINT_TO_POINTER (others[i]));
  for (guint i = 0; i < second->len; i++)
    if (!g_hash_table_contains (left_out, GUINT_TO_POINTER (g_array_index (second, guint32, i))))
      g_array_append_val (array, g_array_index (second, guint32, i));
  return array;
}

/* What was folded since is unfolded, and the other way round. */
static void
restore_folds_of (gpointer window, FringeCompared side, GVariant *folds)
{
  FringeWindow *self = window;
  FringeTreeView *view = tree_of (self, side);
  g_autoptr (GArray) now_folded = fringe_tree_view_list_folds (view, TRUE);
  g_autoptr (GArray) now_unfolded = fringe_tree_view_list_folds (view, FALSE);
  g_autoptr (GVariant) folded = NULL, unfolded = NULL;
  g_autoptr (GArray) to_fold = NULL, to_unfold = NULL;
  guint fold_size;

  g_variant_get (folds, "(@au@auu)", &folded, &unfolded, &fold_size);
  to_fold = ids_of (folded, now_unfolded, unfolded);
  to_unfold = ids_of (unfolded, now_folded, folded);
  g_settings_set_uint (self->settings, "tree-fold-size", fold_size);
  fringe_tree_view_set_folds (view, to_fold, to_unfold);
}

static void
add_acts (FringeWindow *self)
{
  static const FringeActsView view = { gather_folds_of, restore_folds_of };

  self->acts = fringe_acts_new (self->session, &view, self);
  fringe_window_bind_acts (self);
  fringe_window_watch_folds (self, self->tree_view);
  g_signal_connect_object (self->acts, "done", G_CALLBACK (fringe_window_tell_act), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->acts, "forgotten", G_CALLBACK (stop_telling_act), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->acts, "notify::can-undo", G_CALLBACK (fringe_window_update_actions), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->acts, "notify::can-redo", G_CALLBACK (fringe_window_update_actions), self,
                           G_CONNECT_SWAPPED);
}

/* The quiz goes by what is remembered of it. */
static void
add_quiz (FringeWindow *self)
{
  FringeQuizGame *quiz = fringe_session_get_quiz (self->session);
  g_autoptr (GAction) voting = g_settings_create_action (self->settings, "quiz-voting");

  g_action_map_add_action (G_ACTION_MAP (self), voting);
  g_settings_bind (self->settings, "quiz-voting", quiz, "voting", G_SETTINGS_BIND_GET);
  g_settings_bind (self->settings, "quiz-kinds", quiz, "kinds", G_SETTINGS_BIND_DEFAULT);
}

/* While the record grows, nobody may read it. */
static FringeTreePicture *
see_tree_to_drag (gpointer window)
{
  return fringe_session_is_running (FRINGE_WINDOW (window)->session) ? NULL : fringe_window_see_tree (window);
}

/* There is always a puzzle, by the rules of a textbook, whatever is chosen later. */
static void
begin_session (FringeWindow *self)
{
  const FringeRules rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  guint n_samples;
  const FringeSample *sample = &fringe_samples_get (&n_samples)[FIRST_SAMPLE];
  FringeBoard start, goal;

  fringe_sample_boards (sample, &start, &goal);
  fringe_session_begin (self->session, &rules, &start, &goal, _ (sample->title));
}

static void
fringe_window_init (FringeWindow *self)
{
  self->left_panel = self->right_panel = self->wants_left_panel = self->wants_right_panel = TRUE;
  self->panel = g_strdup ("why");
  self->conditions = G_MAXUINT;
  gtk_widget_init_template (GTK_WIDGET (self));
  self->settings = g_settings_new (FRINGE_APPLICATION_ID);
  add_acts (self);
  self->color_scheme = fringe_color_scheme_new (self->settings, GTK_WIDGET (self));
  g_signal_connect_object (self->color_scheme, "changed", G_CALLBACK (on_color_scheme), self, G_CONNECT_SWAPPED);
  add_lecture (self);
  on_color_scheme (self);
  fill_samples (self);
  g_signal_connect (self, "notify::focus-widget", G_CALLBACK (on_focus), NULL);
  fringe_menu_focus_return (self->puzzle_button);
  fringe_menu_focus_return (self->compare_button);
  fringe_menu_focus_return (self->export_button);
  fringe_menu_focus_return (self->primary_button);
  fringe_menu_focus_return (self->view_button);
  fringe_shortcuts_bind_window (GTK_APPLICATION_WINDOW (self), self->step_keys, self->focus_keys);
  fringe_shortcuts_add_to_tooltips (GTK_WIDGET (self));
  fringe_frame_memory_keep (GTK_WINDOW (self));
  fringe_clipboard_accept_drops (GTK_WINDOW (self), self->session, self->color_scheme);
  fringe_picture_drag_from (self->copy_box, see_tree_to_drag, self);
  fringe_picture_drag_nodes (self->tree_view);
  fringe_tree_settings_bind (self->settings, self->tree_view, self->minimap, G_ACTION_MAP (self));
  add_quiz (self);
  fringe_sidebar_bind_settings (self->sidebar, self->settings, G_ACTION_MAP (self));
  fringe_lecture_strip_bind_settings (self->lecture_strip, self->settings);
  restore_state (self);
  begin_session (self);
  add_document (self);
  fringe_window_update_actions (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->tree_view));
}

FringeWindow *
fringe_window_new (GtkApplication *application)
{
  return g_object_new (FRINGE_TYPE_WINDOW, "application", application, NULL);
}
