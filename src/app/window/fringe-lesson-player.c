/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-lesson-player.h"

/* After so many milliseconds it is looked again whether the tree is laid out, in which nodes are brought in sight. */
#define SIGHT_TIME 16
/* After so many it is looked whether the room for the tree has changed meanwhile, because panels come and go. */
#define ROOM_TIME 400

struct _FringeLessonPlayer
{
  GObject parent_instance;

  FringeDocument *document;
  FringeActs *acts;
  GSettings *settings;
  FringeBody *body;
  FringeTrees *trees;
  FringeLessonGuide *guide; /* (nullable): through the lesson that is open */
  gboolean edits;
  gboolean had_right_panel, had_board_marks; /* before the lesson */
  guint sight;                               /* brings nodes of a stop in sight, or 0 */
  int sight_width, sight_height;             /* the room for the tree when it last did so */
};

G_DEFINE_FINAL_TYPE (FringeLessonPlayer, fringe_lesson_player, G_TYPE_OBJECT)

enum
{
  PROP_GUIDE = 1,
  PROP_EDITS,
  N_PROPS
};

static GParamSpec *props[N_PROPS];
static guint changed_signal;

FringeLessonGuide *
fringe_lesson_player_get_guide (FringeLessonPlayer *self)
{
  return self->guide;
}

static FringeSession *
session_of (FringeLessonPlayer *self)
{
  return fringe_tree_view_get_session (fringe_trees_get_left (self->trees));
}

static FringeLesson *
lesson_of (FringeLessonPlayer *self)
{
  return self->guide != NULL ? fringe_lesson_guide_get_lesson (self->guide) : NULL;
}

/* Returns: (nullable): %NULL on the right where there is one tree */
static FringeTreeView *
tree_of (FringeLessonPlayer *self, guint side)
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
has_same_room (FringeLessonPlayer *self)
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
look (gpointer data)
{
  FringeLessonPlayer *self = data;
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
fringe_lesson_player_look (FringeLessonPlayer *self)
{
  if (self->guide == NULL || fringe_lesson_guide_is_away (self->guide))
    return;
  g_clear_handle_id (&self->sight, g_source_remove);
  self->sight_width = self->sight_height = 0;
  self->sight = g_timeout_add (SIGHT_TIME, look, self);
}

static void
show_panel (FringeLessonPlayer *self, const char *panel)
{
  if (*panel != '\0')
    fringe_body_choose_panel (self->body, panel);
  if (fringe_trees_get_pair (self->trees) == NULL)
    g_object_set (self->body, "right-panel", *panel != '\0' && !self->edits, NULL);
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
show_stop (gpointer data, const FringeLessonStop *stop)
{
  FringeLessonPlayer *self = data;

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
begin (gpointer data)
{
  fringe_tree_view_set_spots (fringe_trees_get_left (FRINGE_LESSON_PLAYER (data)->trees), NULL);
}

/* Returns: whether the solution is shown as large as it can be, and not all of the tree */
static gboolean
is_on_solution (FringeLessonPlayer *self)
{
  FringeTreePlace place = fringe_tree_view_get_place (fringe_trees_get_left (self->trees));
  const FringeSearch *search = fringe_session_get_search (session_of (self));

  return place.center != FRINGE_NO_NODE
         && fringe_search_solution_at (search, fringe_session_get_step (session_of (self))) != FRINGE_NO_NODE;
}

/* What was in sight is told by its meaning: all, the solution, or the nodes around the one in the middle. */
static void
gather_sight (FringeLessonPlayer *self, FringeLessonStop *stop)
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
gather (gpointer data, FringeLessonStop *stop)
{
  FringeLessonPlayer *self = data;
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
on_away (FringeLessonPlayer *self)
{
  if (fringe_lesson_guide_is_away (self->guide))
    fringe_tree_view_set_spots (fringe_trees_get_left (self->trees), NULL);
}

/* What a lesson changes for a while is as it was before. */
static void
remember (FringeLessonPlayer *self)
{
  self->had_right_panel = fringe_body_wants_right_beside_one (self->body);
  self->had_board_marks = g_settings_get_boolean (self->settings, "board-marks");
}

/* What a stop showed of the tree had the room that the panels take again. */
static void
recall (FringeLessonPlayer *self)
{
  g_settings_set_boolean (self->settings, "board-marks", self->had_board_marks);
  fringe_tree_view_set_ghosts (fringe_trees_get_left (self->trees),
                               g_settings_get_boolean (self->settings, "tree-ghosts"));
  fringe_tree_view_set_spots (fringe_trees_get_left (self->trees), NULL);
  fringe_body_want_right_beside_one (self->body, self->had_right_panel);
  fringe_tree_view_fit (fringe_trees_get_left (self->trees));
}

void
fringe_lesson_player_close (FringeLessonPlayer *self)
{
  FringeLesson *lesson = lesson_of (self);

  if (lesson == NULL)
    return;
  g_clear_handle_id (&self->sight, g_source_remove);
  g_signal_handlers_disconnect_by_data (lesson, self);
  fringe_lesson_guide_close (self->guide);
  fringe_lesson_player_set_edits (self, FALSE);
  g_clear_object (&self->guide);
  recall (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_GUIDE]);
}

static void
on_lesson (FringeLessonPlayer *self)
{
  g_signal_emit (self, changed_signal, 0);
}

static void
set_guide (FringeLessonPlayer *self, FringeLesson *lesson)
{
  static const FringeLessonView view = { begin, show_stop, gather };
  gboolean animates;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self->body)), "gtk-enable-animations", &animates, NULL);
  self->guide = fringe_lesson_guide_new (lesson, session_of (self), self->acts, &view, self);
  fringe_lesson_guide_set_animates (self->guide, animates);
  g_signal_connect_object (lesson, "notify", G_CALLBACK (on_lesson), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->guide, "notify::away", G_CALLBACK (on_away), self, G_CONNECT_SWAPPED);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_GUIDE]);
}

/* Takes over @from, which may be NULL. */
static void
begin_lesson (FringeLessonPlayer *self, FringeLessonFile *from, GFile *file)
{
  g_autoptr (FringeLesson) lesson = fringe_lesson_new (from);

  fringe_lesson_player_close (self);
  remember (self);
  fringe_document_begin_lesson (self->document, lesson, file);
  set_guide (self, lesson);
}

void
fringe_lesson_player_open (FringeLessonPlayer *self, FringeLessonFile *lesson, GFile *file)
{
  begin_lesson (self, lesson, file);
  fringe_lesson_guide_return (self->guide);
}

/* It begins with the puzzle that is there. */
void
fringe_lesson_player_write (FringeLessonPlayer *self)
{
  begin_lesson (self, NULL, NULL);
  fringe_lesson_player_set_edits (self, TRUE);
}

gboolean
fringe_lesson_player_get_edits (FringeLessonPlayer *self)
{
  return self->edits;
}

/* The stops need the room of both panels. */
void
fringe_lesson_player_set_edits (FringeLessonPlayer *self, gboolean edits)
{
  if (self->edits == edits)
    return;
  self->edits = edits;
  if (self->guide != NULL && edits)
    g_object_set (self->body, "left-panel", FALSE, "right-panel", FALSE, NULL);
  else if (self->guide != NULL)
    g_object_set (self->body, "left-panel", TRUE, NULL);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_EDITS]);
}

void
fringe_lesson_player_write_on (FringeLessonPlayer *self)
{
  const guint n_stops = fringe_lesson_get_n_stops (lesson_of (self));

  fringe_lesson_guide_go_to (self->guide, MAX (n_stops, 1) - 1);
  fringe_lesson_player_set_edits (self, TRUE);
}

void
fringe_lesson_player_next (FringeLessonPlayer *self)
{
  fringe_lesson_guide_next (self->guide);
}

void
fringe_lesson_player_back (FringeLessonPlayer *self)
{
  fringe_lesson_guide_back (self->guide);
}

void
fringe_lesson_player_return (FringeLessonPlayer *self)
{
  fringe_lesson_guide_return (self->guide);
}

static void
fringe_lesson_player_get_property (GObject *object, guint prop, GValue *value, GParamSpec *pspec)
{
  FringeLessonPlayer *self = FRINGE_LESSON_PLAYER (object);

  if (prop == PROP_GUIDE)
    g_value_set_object (value, self->guide);
  else
    g_value_set_boolean (value, self->edits);
}

static void
fringe_lesson_player_dispose (GObject *object)
{
  FringeLessonPlayer *self = FRINGE_LESSON_PLAYER (object);

  g_clear_handle_id (&self->sight, g_source_remove);
  if (self->guide != NULL)
    fringe_lesson_guide_close (self->guide);
  g_clear_object (&self->guide);
  g_clear_object (&self->document);
  g_clear_object (&self->acts);
  g_clear_object (&self->settings);
  g_clear_object (&self->body);
  g_clear_object (&self->trees);
  G_OBJECT_CLASS (fringe_lesson_player_parent_class)->dispose (object);
}

static void
fringe_lesson_player_class_init (FringeLessonPlayerClass *klass)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = fringe_lesson_player_get_property;
  object_class->dispose = fringe_lesson_player_dispose;
  props[PROP_GUIDE] = g_param_spec_object ("guide", NULL, NULL, FRINGE_TYPE_LESSON_GUIDE, flags);
  props[PROP_EDITS] = g_param_spec_boolean ("edits", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
  changed_signal
      = g_signal_new ("changed", FRINGE_TYPE_LESSON_PLAYER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
fringe_lesson_player_init (FringeLessonPlayer *self)
{
}

FringeLessonPlayer *
fringe_lesson_player_new (FringeDocument *document,
                          FringeActs *acts,
                          GSettings *settings,
                          FringeBody *body,
                          FringeTrees *trees)
{
  FringeLessonPlayer *self = g_object_new (FRINGE_TYPE_LESSON_PLAYER, NULL);

  self->document = g_object_ref (document);
  self->acts = g_object_ref (acts);
  self->settings = g_object_ref (settings);
  self->body = g_object_ref (body);
  self->trees = g_object_ref (trees);
  return self;
}
