/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-window-private.h"

#include "fringe-clipboard.h"
#include "fringe-frame-time.h"
#include "fringe-guard.h"
#include "fringe-rules-panel.h"
#include "fringe-samples.h"
#include "fringe-shortcuts.h"
#include "fringe-widgets.h"

#include <glib/gi18n.h>

/* A frame gives so much of its time to a long search; the rest is for drawing. */
#define RUN_BUDGET (8 * G_TIME_SPAN_MILLISECOND)
#define RUN_BUDGET_MIN (2 * G_TIME_SPAN_MILLISECOND)
/* Narrower windows begin with the right panel folded. */
#define BOTH_PANELS_WIDTH 1100
/* What the bar of a lesson takes of it. */
#define LESSON_BAR_HEIGHT 67
#define FIRST_SAMPLE 1

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
  return fringe_trees_get_view_seen (self->trees);
}

FringeSession *
fringe_window_get_session_seen (FringeWindow *self)
{
  return fringe_tree_view_get_session (fringe_window_get_tree_view (self));
}

FringePair *
fringe_window_get_pair (FringeWindow *self)
{
  return self->trees != NULL ? fringe_trees_get_pair (self->trees) : NULL;
}

FringePlayer *
fringe_window_get_player (FringeWindow *self)
{
  FringePair *pair = fringe_window_get_pair (self);

  return pair != NULL ? FRINGE_PLAYER (pair) : FRINGE_PLAYER (self->session);
}

FringeThemeKind
fringe_window_get_theme (FringeWindow *self)
{
  return fringe_color_scheme_get_theme (self->color_scheme);
}

/* The first frame of a run shows much that is new, so it searches little. */
static gboolean
tick (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  FringeWindow *self = FRINGE_WINDOW (widget);
  gint64 most = self->shows_run ? RUN_BUDGET : RUN_BUDGET_MIN;

  self->shows_run = TRUE;
  fringe_player_advance (fringe_window_get_player (self), g_get_monotonic_time (),
                         fringe_frame_share (widget, most, RUN_BUDGET_MIN));
  return G_SOURCE_CONTINUE;
}

/* Ticks only while there is something to advance. */
void
fringe_window_on_busy (FringeWindow *self)
{
  FringePlayerState state = fringe_player_get_state (fringe_window_get_player (self));
  gboolean busy = state.is_playing || state.is_running;

  if (busy && self->tick == 0)
    {
      self->shows_run = FALSE;
      self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick, NULL, NULL);
    }
  else if (!busy && self->tick != 0)
    {
      gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
      self->tick = 0;
    }
  /* At later steps it would lie over nodes. */
  fringe_trees_show_hint (self->trees, self->hints_at_step && fringe_window_get_guide (self) == NULL && state.step == 0
                                           && state.can_step && !busy);
  fringe_window_update_actions (self);
}

void
fringe_window_tell (FringeWindow *self, const char *text)
{
  fringe_told_bar_tell (self->told_bar, text);
}

/* The bar is not seen on the start page. */
static void
on_told (FringeWindow *self, const char *text)
{
  if (text == NULL)
    fringe_lecture_bar_show_way_out (self->lecture_bar, FALSE);
  if (self->start_page != NULL)
    fringe_start_page_tell (self->start_page, fringe_window_is_starting (self) ? text : NULL);
  fringe_window_update_actions (self);
}

static void
notify_too (FringeWindow *self, GParamSpec *pspec)
{
  g_object_notify (G_OBJECT (self), pspec->name);
}

static void
on_heuristic_replaced (FringeWindow *self)
{
  fringe_told_bar_tell_act (
      self->told_bar, _ ("The perfect heuristic works for puzzles of up to 10 cells. Manhattan distance replaces it."));
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
    gtk_widget_grab_focus (GTK_WIDGET (fringe_trees_get_left (self->trees)));
}

static void
on_color_scheme (FringeWindow *self)
{
  FringeThemeKind theme = fringe_window_get_theme (self);

  fringe_css_class_set (self, "dark", fringe_color_scheme_is_dark (self->color_scheme));
  fringe_css_class_set (self, "projector", theme == FRINGE_THEME_PROJECTOR);
  fringe_css_class_set (self, "large-type", fringe_type_scale (fringe_theme_get (theme)) > fringe_text_scale ());
  fringe_css_class_set (self, "print", theme == FRINGE_THEME_PRINT);
  fringe_trees_set_theme (self->trees, theme);
  fringe_body_set_theme (self->body, theme);
  fringe_transport_set_theme (self->transport, theme);
  fringe_lesson_list_set_theme (self->lesson_list, theme);
  if (self->start_page != NULL)
    fringe_start_page_set_theme (self->start_page, theme);
}

static void
fringe_window_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  GTK_WIDGET_CLASS (fringe_window_parent_class)->snapshot (widget, snapshot);
  fringe_lecture_snapshot (FRINGE_WINDOW (widget)->lecture, snapshot);
}

static void
on_other_size (gpointer data)
{
  FringeWindow *self = data;

  self->fit = 0;
  fringe_body_fit (self->body);
  fringe_window_show_subtitle (self);
  fringe_window_fit_stage (self);
  fringe_window_fit_start_page (self);
  fringe_lesson_player_look (self->lessons);
}

/* Larger type needs more room than a window has until it may grow, and newer versions of GTK complain of a header that
 * is measured for less. Until then the window is cut. */
static void
fringe_window_measure (GtkWidget *widget,
                       GtkOrientation orientation,
                       int for_size,
                       int *minimum,
                       int *natural,
                       int *minimum_baseline,
                       int *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0)
    for_size = MAX (for_size, fringe_min_width (widget));
  GTK_WIDGET_CLASS (fringe_window_parent_class)
      ->measure (widget, orientation, for_size, minimum, natural, minimum_baseline, natural_baseline);
}

/* Sizes cannot change while they are given out. */
static void
fringe_window_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FringeWindow *self = FRINGE_WINDOW (widget);

  GTK_WIDGET_CLASS (fringe_window_parent_class)
      ->size_allocate (widget, MAX (width, fringe_min_width (widget)), height, baseline);
  if ((width != self->width || height != self->height) && self->fit == 0)
    self->fit = g_idle_add_once (on_other_size, self);
  self->width = width;
  self->height = height;
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

void
fringe_window_fit (FringeWindow *self)
{
  const gboolean has_bar = gtk_widget_get_visible (GTK_WIDGET (self->lesson_bar));
  int width, height;

  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  fringe_body_set_height (self->body, has_bar ? height - LESSON_BAR_HEIGHT : height);
  fringe_transport_fit (self->transport, width);
  fringe_lesson_bar_set_narrow (self->lesson_bar, width < BOTH_PANELS_WIDTH);
  fringe_body_set_narrow (self->body, width < BOTH_PANELS_WIDTH);
}

/* A number that is still typed in the preferences counts when they close, which may be after the window has ended. */
static void
on_node_limit (FringeWindow *self, const char *key, GSettings *settings)
{
  if (self->session != NULL)
    fringe_session_set_node_limit (self->session, g_settings_get_uint (settings, key));
}

static void
restore_state (FringeWindow *self)
{
  fringe_body_bind_settings (self->body, self->settings, G_ACTION_MAP (self));
  gtk_window_set_default_size (GTK_WINDOW (self), g_settings_get_int (self->settings, "window-width"),
                               g_settings_get_int (self->settings, "window-height"));
  fringe_window_fit (self);
  on_node_limit (self, "node-limit", self->settings);
  g_signal_connect_object (self->settings, "changed::node-limit", G_CALLBACK (on_node_limit), self, G_CONNECT_SWAPPED);
  self->hints_at_step = g_settings_get_boolean (self->settings, "step-hint");
  g_settings_bind (self->settings, "speed", self->session, "speed", G_SETTINGS_BIND_DEFAULT);
}

static void
save_state (FringeWindow *self)
{
  const gboolean is_maximized = fringe_lecture_is_maximized (self->lecture);
  int width, height;

  fringe_lecture_set_active (self->lecture, FALSE);
  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  g_settings_set_int (self->settings, "window-width", width);
  g_settings_set_int (self->settings, "window-height", height);
  g_settings_set_boolean (self->settings, "window-maximized", is_maximized);
  fringe_body_save (self->body);
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
  fringe_lesson_player_close (self->lessons);
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

/* Right and Left step; where there is no step to make, they do nothing else. */
static void
fringe_window_move_focus (GtkWidget *widget, GtkDirectionType direction)
{
  FringeWindow *self = FRINGE_WINDOW (widget);
  const gboolean steps
      = gtk_event_controller_get_propagation_phase (GTK_EVENT_CONTROLLER (self->step_keys)) != GTK_PHASE_NONE;

  if (!steps || (direction != GTK_DIR_LEFT && direction != GTK_DIR_RIGHT))
    GTK_WIDGET_CLASS (fringe_window_parent_class)->move_focus (widget, direction);
}

/* Fields go first: one that loses the focus takes what is half typed, and who hears of that needs the rest. The
 * children of the template go before the window tells that it goes: a binding of a child that outlives this frees its
 * expression while the window still calls it (GTK 4.8). */
static void
fringe_window_dispose (GObject *object)
{
  FringeWindow *self = FRINGE_WINDOW (object);

  remove_actions (G_ACTION_MAP (object));
  if (self->lecture != NULL)
    g_object_set (self->lecture, "notes", FALSE, NULL);
  gtk_window_set_titlebar (GTK_WINDOW (self), NULL);
  gtk_window_set_child (GTK_WINDOW (self), NULL);
  g_clear_handle_id (&self->fit, g_source_remove);
  g_clear_object (&self->lessons);
  if (self->document != NULL)
    fringe_document_close (self->document);
  g_clear_object (&self->document);
  g_clear_object (&self->acts);
  g_clear_object (&self->lecture);
  g_clear_object (&self->color_scheme);
  g_clear_object (&self->settings);
  gtk_widget_dispose_template (GTK_WIDGET (self), FRINGE_TYPE_WINDOW);
  G_OBJECT_CLASS (fringe_window_parent_class)->dispose (object);
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
  gtk_widget_class_bind_template_child (widget_class, FringeWindow, body);
  gtk_widget_class_bind_template_child (widget_class, FringeWindow, trees);
  gtk_widget_class_bind_template_child (widget_class, FringeWindow, transport);
  gtk_widget_class_bind_template_child (widget_class, FringeWindow, lecture_bar);
  gtk_widget_class_bind_template_child (widget_class, FringeWindow, lesson_bar);
  gtk_widget_class_bind_template_child (widget_class, FringeWindow, lesson_list);
  gtk_widget_class_bind_template_child (widget_class, FringeWindow, samples_menu);
  gtk_widget_class_bind_template_child (widget_class, FringeWindow, recent_menu);
  gtk_widget_class_bind_template_child (widget_class, FringeWindow, title_label);
  gtk_widget_class_bind_template_child (widget_class, FringeWindow, subtitle_label);
  gtk_widget_class_bind_template_child (widget_class, FringeWindow, unsaved_label);
  gtk_widget_class_bind_template_child (widget_class, FringeWindow, step_keys);
  gtk_widget_class_bind_template_child (widget_class, FringeWindow, focus_keys);
  gtk_widget_class_bind_template_child (widget_class, FringeWindow, puzzle_button);
  gtk_widget_class_bind_template_child (widget_class, FringeWindow, compare_button);
  gtk_widget_class_bind_template_child (widget_class, FringeWindow, export_button);
  gtk_widget_class_bind_template_child (widget_class, FringeWindow, return_button);
  gtk_widget_class_bind_template_child (widget_class, FringeWindow, primary_button);
  gtk_widget_class_bind_template_callback (widget_class, fringe_window_on_busy);
  gtk_widget_class_bind_template_callback (widget_class, on_search);
  gtk_widget_class_bind_template_callback (widget_class, on_heuristic_replaced);
  gtk_widget_class_bind_template_callback (widget_class, notify_too);
  gtk_widget_class_bind_template_callback (widget_class, fringe_window_fit);
}

static void
fringe_window_class_init (FringeWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = fringe_window_constructed;
  object_class->dispose = fringe_window_dispose;
  fringe_window_install_properties (object_class);

  GTK_WINDOW_CLASS (klass)->close_request = fringe_window_close_request;
  widget_class->move_focus = fringe_window_move_focus;
  widget_class->snapshot = fringe_window_snapshot;
  widget_class->measure = fringe_window_measure;
  widget_class->size_allocate = fringe_window_size_allocate;
  g_type_ensure (FRINGE_TYPE_SESSION);
  g_type_ensure (FRINGE_TYPE_BODY);
  g_type_ensure (FRINGE_TYPE_LECTURE_BAR);
  g_type_ensure (FRINGE_TYPE_LESSON_BAR);
  g_type_ensure (FRINGE_TYPE_LESSON_LIST);
  g_type_ensure (FRINGE_TYPE_SESSION_BAR);
  g_type_ensure (FRINGE_TYPE_TRANSPORT);
  g_type_ensure (FRINGE_TYPE_TREES);
  bind_template (widget_class);
  fringe_window_install_actions (widget_class);
}

/* The parts of the window know of each other what the template cannot say. */
static void
join_parts (FringeWindow *self)
{
  self->told_bar = fringe_trees_get_told_bar (self->trees);
  g_object_set (self->body, "card", fringe_trees_get_card (self->trees), NULL);
  g_signal_connect_object (self->told_bar, "told", G_CALLBACK (on_told), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "told", G_CALLBACK (fringe_told_bar_tell), self->told_bar, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->body, "told", G_CALLBACK (fringe_told_bar_tell), self->told_bar, G_CONNECT_SWAPPED);
  g_signal_connect_object (fringe_body_get_panels (self->body), "fork", G_CALLBACK (fringe_window_fork_left), self,
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
  g_signal_connect_object (self->body, "notify::right-panel", G_CALLBACK (fringe_window_leave_question), self,
                           G_CONNECT_SWAPPED);
}

FringeRules
fringe_window_first_rules (FringeWindow *self)
{
  return fringe_rules_preset ((FringePreset) g_settings_get_enum (self->settings, "first-rules"));
}

/* There is always a puzzle, whatever is chosen later. */
static void
begin_session (FringeWindow *self)
{
  const FringeRules rules = fringe_window_first_rules (self);
  guint n_samples;
  const FringeSample *sample = &fringe_samples_get (&n_samples)[FIRST_SAMPLE];
  FringeBoard start, goal;

  fringe_sample_boards (sample, &start, &goal);
  fringe_session_begin (self->session, &rules, &start, &goal, _ (sample->title));
}

/* Until there is something to lose. A session that begins is shown: the start page comes back. */
static void
on_first_rules (FringeWindow *self)
{
  if (!fringe_window_is_fresh (self))
    return;
  begin_session (self);
  fringe_window_start (self, FALSE);
}

static void
fringe_window_init (FringeWindow *self)
{
  self->conditions = G_MAXUINT;
  gtk_widget_init_template (GTK_WIDGET (self));
  join_parts (self);
  self->settings = g_settings_new (FRINGE_APPLICATION_ID);
  fringe_window_add_acts (self);
  self->color_scheme = fringe_color_scheme_new (self->settings, GTK_WIDGET (self));
  g_signal_connect_object (self->color_scheme, "changed", G_CALLBACK (on_color_scheme), self, G_CONNECT_SWAPPED);
  fringe_window_add_lecture (self);
  on_color_scheme (self);
  fill_samples (self);
  fringe_menu_focus_return (self->puzzle_button);
  fringe_menu_focus_return (self->compare_button);
  fringe_menu_focus_return (self->export_button);
  fringe_menu_focus_return (self->primary_button);
  fringe_shortcuts_bind_window (GTK_APPLICATION_WINDOW (self), self->step_keys, self->focus_keys);
  fringe_shortcuts_add_to_tooltips (GTK_WIDGET (self));
  fringe_frame_memory_keep (GTK_WINDOW (self));
  fringe_clipboard_accept_drops (GTK_WINDOW (self), FRINGE_PLAYER (self->session), self->color_scheme,
                                 fringe_window_use_start);
  fringe_trees_bind_settings (self->trees, self->settings, G_ACTION_MAP (self));
  add_quiz (self);
  restore_state (self);
  begin_session (self);
  g_signal_connect_object (self->settings, "changed::first-rules", G_CALLBACK (on_first_rules), self,
                           G_CONNECT_SWAPPED);
  fringe_window_add_document (self);
  fringe_window_update_actions (self);
  gtk_widget_grab_focus (GTK_WIDGET (fringe_trees_get_left (self->trees)));
}

FringeWindow *
fringe_window_new (GtkApplication *application)
{
  return g_object_new (FRINGE_TYPE_WINDOW, "application", application, NULL);
}
