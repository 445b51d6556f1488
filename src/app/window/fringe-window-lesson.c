/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-window-private.h"

#include "fringe-guard.h"
#include "fringe-lesson-shelf.h"
#include "fringe-widgets.h"

/* A lesson in this window: what is shown at its stops, and what comes of it as it is written. */

/* After so many milliseconds it is looked again whether the tree is laid out, in which nodes are brought in sight. */
#define SIGHT_TIME 16
/* After so many it is looked whether the room for the tree has changed meanwhile, because panels come and go. */
#define ROOM_TIME 400

static FringeLesson *
lesson_of (FringeWindow *self)
{
  return self->guide != NULL ? fringe_lesson_guide_get_lesson (self->guide) : NULL;
}

/* Returns: (nullable): %NULL on the right where there is one tree */
static FringeTreeView *
tree_of (FringeWindow *self, guint side)
{
  return fringe_trees_get_view (self->trees, (FringeCompared) side);
}

/* Returns: (transfer full): the node of the step, and what it made */
static GArray *
nodes_of_step (FringeSession *session)
{
  const FringeSearch *search = fringe_session_get_search (session);
  const guint step = fringe_session_get_whole_step (session);
  guint id = step > 0 ? fringe_search_removed (search, step) : 0, children[FRINGE_N_MOVES];
  GArray *ids = g_array_new (FALSE, FALSE, sizeof (guint32));
  int n = fringe_search_children_at (search, id, step, children);

  g_array_append_val (ids, id);
  g_array_append_vals (ids, children, (guint) n);
  return ids;
}

static void
bring_in_sight (FringeTreeView *view, const FringeLessonStop *stop)
{
  g_autoptr (GArray) ids = NULL;

  switch (stop->sight)
    {
    case FRINGE_LESSON_SIGHT_SOLUTION:
      fringe_tree_view_fit_end (view);
      break;
    case FRINGE_LESSON_SIGHT_STEP:
      ids = nodes_of_step (fringe_tree_view_get_session (view));
      fringe_tree_view_fit_nodes (view, ids);
      break;
    case FRINGE_LESSON_SIGHT_NODES:
      fringe_tree_view_fit_nodes (view, stop->seen);
      break;
    case FRINGE_LESSON_SIGHT_ALL:
    default:
      fringe_tree_view_fit_still (view);
      break;
    }
}

/* Returns: whether the tree has as much room as when this was last asked */
static gboolean
has_same_room (FringeWindow *self)
{
  const int width = gtk_widget_get_width (GTK_WIDGET (tree_of (self, 0))),
            height = gtk_widget_get_height (GTK_WIDGET (tree_of (self, 0)));
  const gboolean is_same = self->sight_width == width && self->sight_height == height;

  self->sight_width = width;
  self->sight_height = height;
  return is_same;
}

/* Nodes are somewhere only when the tree is laid out, and large trees are laid out between frames. */
static gboolean
look (gpointer window)
{
  FringeWindow *self = window;
  const FringeLessonStop *stop
      = lesson_of (self) != NULL
            ? fringe_lesson_get_stop (lesson_of (self), fringe_lesson_get_current (lesson_of (self)))
            : NULL;

  if (lesson_of (self) != NULL && fringe_lesson_guide_is_away (self->guide))
    stop = NULL;
  for (guint side = 0; side < FRINGE_N_COMPARED && tree_of (self, side) != NULL; side++)
    if (!fringe_tree_view_is_ready (tree_of (self, side)))
      return G_SOURCE_CONTINUE;
  self->sight = has_same_room (self) ? 0 : g_timeout_add (ROOM_TIME, look, self);
  for (guint side = 0; stop != NULL && side < FRINGE_N_COMPARED && tree_of (self, side) != NULL; side++)
    bring_in_sight (tree_of (self, side), stop);
  return G_SOURCE_REMOVE;
}

void
fringe_window_look_at_stop (FringeWindow *self)
{
  if (self->guide == NULL || fringe_lesson_guide_is_away (self->guide))
    return;
  g_clear_handle_id (&self->sight, g_source_remove);
  self->sight_width = self->sight_height = 0;
  self->sight = g_timeout_add (SIGHT_TIME, look, self);
}

static void
show_panel (FringeWindow *self, const char *panel)
{
  if (*panel != '\0')
    fringe_body_choose_panel (self->body, panel);
  if (fringe_window_get_pair (self) == NULL)
    g_object_set (self->body, "right-panel", *panel != '\0' && !self->edits_lesson, NULL);
}

/* What another stop of the same search had folded is no longer. */
static void
show_folds (FringeTreeView *view, const FringeSessionFile *state)
{
  g_autoptr (GArray) before = fringe_tree_view_list_folds (view, TRUE);
  g_autoptr (GArray) none = g_array_new (FALSE, FALSE, sizeof (guint32));

  fringe_tree_view_set_folds (view, none, before);
  fringe_tree_view_set_folds (view, state->folded, state->unfolded);
}

static void
show_stop (gpointer window, const FringeLessonStop *stop)
{
  FringeWindow *self = window;

  g_settings_set_boolean (self->settings, "board-marks", stop->has_board_marks);
  fringe_tree_view_set_ghosts (fringe_trees_get_left (self->trees),
                               stop->state->has_ghosts || g_settings_get_boolean (self->settings, "tree-ghosts"));
  show_folds (fringe_trees_get_left (self->trees), stop->state);
  fringe_tree_view_set_spots (fringe_trees_get_left (self->trees), stop->marked);
  show_panel (self, stop->state->panel);
  g_clear_handle_id (&self->sight, g_source_remove);
  self->sight_width = self->sight_height = 0;
  self->sight = g_timeout_add (SIGHT_TIME, look, self);
}

static void
begin (gpointer window)
{
  fringe_tree_view_set_spots (fringe_trees_get_left (FRINGE_WINDOW (window)->trees), NULL);
}

/* Returns: whether the solution is shown as large as it can be, and not all of the tree */
static gboolean
is_on_solution (FringeWindow *self)
{
  FringeTreePlace place = fringe_tree_view_get_place (fringe_trees_get_left (self->trees));
  const FringeSearch *search = fringe_session_get_search (self->session);

  return place.center != FRINGE_NO_NODE
         && fringe_search_solution_at (search, fringe_session_get_step (self->session)) != FRINGE_NO_NODE;
}

/* What was in sight is told by its meaning: all, the solution, or the nodes around the one in the middle. */
static void
gather_sight (FringeWindow *self, FringeLessonStop *stop)
{
  FringeTreePlace place = fringe_tree_view_get_place (fringe_trees_get_left (self->trees));

  if (place.center == FRINGE_NO_NODE)
    return;
  if (is_on_solution (self))
    {
      stop->sight = FRINGE_LESSON_SIGHT_SOLUTION;
      return;
    }
  stop->sight = FRINGE_LESSON_SIGHT_NODES;
  fringe_tree_view_list_seen (fringe_trees_get_left (self->trees), stop->seen);
  if (stop->seen->len == 0)
    stop->sight = FRINGE_LESSON_SIGHT_STEP;
}

static void
gather (gpointer window, FringeLessonStop *stop)
{
  FringeWindow *self = window;
  const GArray *spots = fringe_tree_view_get_spots (fringe_trees_get_left (self->trees));

  g_array_unref (stop->state->folded);
  g_array_unref (stop->state->unfolded);
  stop->state->folded = fringe_tree_view_list_folds (fringe_trees_get_left (self->trees), TRUE);
  stop->state->unfolded = fringe_tree_view_list_folds (fringe_trees_get_left (self->trees), FALSE);
  stop->state->has_ghosts = g_settings_get_boolean (self->settings, "tree-ghosts");
  stop->has_board_marks = g_settings_get_boolean (self->settings, "board-marks");
  g_free (stop->state->panel);
  stop->state->panel = g_strdup (fringe_body_shows_panel (self->body) ? fringe_body_get_panel (self->body) : "");
  if (spots->len > 0)
    g_array_append_vals (stop->marked, spots->data, spots->len);
  gather_sight (self, stop);
}

/* Nodes are pointed out for a stop: who goes on from there sees the marks no longer. */
static void
on_away (FringeWindow *self)
{
  if (fringe_lesson_guide_is_away (self->guide))
    fringe_tree_view_set_spots (fringe_trees_get_left (self->trees), NULL);
}

static void
on_lesson (FringeWindow *self)
{
  FringeLesson *lesson = lesson_of (self);

  if (lesson == NULL)
    return;
  fringe_window_update_actions (self);
}

void
fringe_window_update_lesson_bar (FringeWindow *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->lesson_bar), self->guide != NULL && !fringe_window_is_starting (self)
                                                             && !fringe_lecture_is_active (self->lecture));
  fringe_window_fit (self);
}

/* What a lesson changes for a while is as it was before. */
static void
remember (FringeWindow *self)
{
  self->had_right_panel = fringe_body_wants_right_beside_one (self->body);
  self->had_board_marks = g_settings_get_boolean (self->settings, "board-marks");
}

static void
recall (FringeWindow *self)
{
  g_settings_set_boolean (self->settings, "board-marks", self->had_board_marks);
  fringe_tree_view_set_ghosts (fringe_trees_get_left (self->trees), g_settings_get_boolean (self->settings, "tree-ghosts"));
  fringe_tree_view_set_spots (fringe_trees_get_left (self->trees), NULL);
  fringe_body_want_right_beside_one (self->body, self->had_right_panel);
}

void
fringe_window_close_lesson (FringeWindow *self)
{
  FringeLesson *lesson = lesson_of (self);

  if (lesson == NULL)
    return;
  g_clear_handle_id (&self->sight, g_source_remove);
  g_signal_handlers_disconnect_by_data (lesson, self);
  fringe_lesson_guide_close (self->guide);
  fringe_lesson_bar_set_guide (self->lesson_bar, NULL);
  fringe_lecture_bar_set_guide (self->lecture_bar, NULL);
  fringe_lesson_list_set_guide (self->lesson_list, NULL);
  fringe_window_set_edits_lesson (self, FALSE);
  g_clear_object (&self->guide);
  recall (self);
  fringe_window_show_subtitle (self);
  fringe_window_update_lesson_bar (self);
  fringe_window_update_actions (self);
}

static void
set_guide (FringeWindow *self, FringeLesson *lesson)
{
  static const FringeLessonView view = { begin, show_stop, gather };
  gboolean animates;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &animates, NULL);
  self->guide = fringe_lesson_guide_new (lesson, self->session, self->acts, &view, self);
  fringe_lesson_guide_set_animates (self->guide, animates);
  g_signal_connect_object (lesson, "notify", G_CALLBACK (on_lesson), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->guide, "notify::away", G_CALLBACK (on_away), self, G_CONNECT_SWAPPED);
  fringe_lesson_bar_set_guide (self->lesson_bar, self->guide);
  fringe_lecture_bar_set_guide (self->lecture_bar, self->guide);
  fringe_lesson_list_set_guide (self->lesson_list, self->guide);
}

/* Takes over @from, which may be NULL. */
static void
begin_lesson (FringeWindow *self, FringeLessonFile *from, GFile *file)
{
  g_autoptr (FringeLesson) lesson = fringe_lesson_new (from);

  fringe_window_close_lesson (self);
  remember (self);
  fringe_document_begin_lesson (self->document, lesson, file);
  set_guide (self, lesson);
  fringe_window_show_subtitle (self);
  fringe_window_show_session (self);
  fringe_window_update_lesson_bar (self);
  on_lesson (self);
}

void
fringe_window_open_lesson (FringeWindow *self, FringeLessonFile *lesson, GFile *file)
{
  begin_lesson (self, lesson, file);
  fringe_lesson_guide_return (self->guide);
}

/* The lesson goes, and the session stays. */
static void
on_may_close (GtkWindow *window, FringeDocument *document, gboolean goes_on, gpointer data)
{
  if (!goes_on)
    return;
  fringe_window_close_lesson (FRINGE_WINDOW (window));
  fringe_document_end_lesson (document);
}

void
fringe_window_ask_close_lesson (FringeWindow *self)
{
  fringe_guard_ask (GTK_WINDOW (self), self->document, on_may_close, NULL, NULL);
}

static void
on_may_play (GtkWindow *window, FringeDocument *document, gboolean goes_on, gpointer name)
{
  FringeLessonFile *lesson = goes_on ? fringe_lesson_shelf_read (name) : NULL;

  if (lesson != NULL)
    fringe_window_open_lesson (FRINGE_WINDOW (window), lesson, NULL);
}

void
fringe_window_play_lesson (FringeWindow *self, const char *name)
{
  fringe_guard_ask (GTK_WINDOW (self), self->document, on_may_play, g_strdup (name), g_free);
}

/* It begins with the puzzle that is there. */
static void
on_may_write (GtkWindow *window, FringeDocument *document, gboolean goes_on, gpointer data)
{
  if (!goes_on)
    return;
  begin_lesson (FRINGE_WINDOW (window), NULL, NULL);
  fringe_window_set_edits_lesson (FRINGE_WINDOW (window), TRUE);
}

void
fringe_window_write_lesson (FringeWindow *self)
{
  fringe_guard_ask (GTK_WINDOW (self), self->document, on_may_write, NULL, NULL);
}

/* The stops need the room of both panels. */
void
fringe_window_set_edits_lesson (FringeWindow *self, gboolean edits)
{
  if (self->edits_lesson == edits)
    return;
  self->edits_lesson = edits;
  if (self->guide != NULL && edits)
    g_object_set (self->body, "left-panel", FALSE, "right-panel", FALSE, NULL);
  else if (self->guide != NULL)
    g_object_set (self->body, "left-panel", TRUE, NULL);
  g_object_notify (G_OBJECT (self), "edits-lesson");
}

void
fringe_window_write_on (FringeWindow *self)
{
  const guint n_stops = fringe_lesson_get_n_stops (lesson_of (self));

  fringe_lesson_guide_go_to (self->guide, MAX (n_stops, 1) - 1);
  fringe_window_set_edits_lesson (self, TRUE);
}
