/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-window-private.h"

#include "fringe-session-opener.h"

#include <glib/gi18n.h>
#include <math.h>

/* What is kept of how the window shows its session: its document writes it to a file, and its acts take the folds back.
 */

/* The largest value of the setting. */
#define FOLD_SIZE_MAX 1000000
/* In files, pixels are divided into so many parts: what is written and read again and again stays the same. */
#define OFFSET_GRAINS 64

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
  *ids = fringe_tree_view_list_folds (fringe_trees_get_left (self->trees), folded);
  g_array_set_size (*ids, MIN ((*ids)->len, FRINGE_SESSION_FOLDS_MAX));
}

static void
gather_view (gpointer window, FringeSessionFile *state)
{
  FringeWindow *self = window;
  FringeTreePlace place = fringe_tree_view_get_place (fringe_trees_get_left (self->trees));

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
  state->panel = g_strdup (fringe_body_get_panel (self->body));
}

static void
begin_view (gpointer window, const FringeSessionFile *state)
{
  GSettings *settings = FRINGE_WINDOW (window)->settings;

  fringe_lesson_player_close (FRINGE_WINDOW (window)->lessons);
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
  fringe_tree_view_set_folds (fringe_trees_get_left (self->trees), state->folded, state->unfolded);
  fringe_tree_view_set_place (fringe_trees_get_left (self->trees), &place);
  fringe_body_choose_panel (self->body, state->panel);
  fringe_acts_forget (self->acts);
}

static void
open_lesson (gpointer window, FringeLessonFile *lesson, GFile *file, gboolean is_lost)
{
  FringeLessonPlayer *lessons = FRINGE_WINDOW (window)->lessons;

  fringe_lesson_player_open (lessons, lesson, file);
  if (is_lost)
    fringe_lesson_player_write_on (lessons);
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
void
fringe_window_add_document (FringeWindow *self)
{
  static const FringeDocumentView view = {
    .gather = gather_view, .begin = begin_view, .compare = compare, .restore = restore_view, .open_lesson = open_lesson
  };
  FringeDocument *document = fringe_document_new (self->session, self->settings, &view, self);

  self->document = document;
  fringe_window_add_lessons (self);
  g_object_bind_property (document, "window-title", self, "title", G_BINDING_SYNC_CREATE);
  g_object_bind_property (document, "heading", self->title_label, "label", G_BINDING_SYNC_CREATE);
  g_object_bind_property (document, "heading", self->title_label, "tooltip-text", G_BINDING_SYNC_CREATE);
  g_object_bind_property (document, "unsaved", self->unsaved_label, "visible", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (document, "failed", G_CALLBACK (fringe_session_bar_complain), self->session_bar,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "notify::unsaved", G_CALLBACK (on_unsaved), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (fringe_trees_get_left (self->trees), "moved", G_CALLBACK (fringe_document_on_seen), document,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->body, "notify::panel", G_CALLBACK (fringe_document_on_seen), document,
                           G_CONNECT_SWAPPED);
  fringe_session_opener_bind (GTK_WINDOW (self), document, self->recent_menu);
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
  FringeTreeView *view = fringe_trees_get_view (FRINGE_WINDOW (window)->trees, side);

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
  FringeTreeView *view = fringe_trees_get_view (self->trees, side);
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

static guint
count_folds (FringeTreeView *view)
{
  g_autoptr (GArray) ids = fringe_tree_view_list_folds (view, TRUE);

  return ids->len;
}

/* All that is done between the two times belongs together. */
static void
on_folding (FringeWindow *self, gboolean begins, FringeTreeView *view)
{
  guint n_folded = count_folds (view);

  if (begins)
    {
      self->n_folded = n_folded;
      fringe_acts_begin (self->acts);
    }
  else
    fringe_acts_end (self->acts,
                     n_folded > self->n_folded ? _ ("Folded a part of the tree") : _ ("Unfolded a part of the tree"));
}

void
fringe_window_watch_folds (FringeWindow *self, FringeTreeView *view)
{
  g_signal_connect_object (view, "folding", G_CALLBACK (on_folding), self, G_CONNECT_SWAPPED);
}

/* Before the first puzzle that was chosen there was one that nobody saw. */
static void
on_act (FringeWindow *self, const char *text)
{
  if (fringe_window_is_fresh (self))
    fringe_acts_forget (self->acts);
  else
    fringe_told_bar_tell_act (self->told_bar, text);
}

void
fringe_window_add_acts (FringeWindow *self)
{
  static const FringeActsView view = { gather_folds_of, restore_folds_of };

  self->acts = fringe_acts_new (self->session, &view, self);
  fringe_window_bind_acts (self);
  fringe_window_watch_folds (self, fringe_trees_get_left (self->trees));
  g_signal_connect_object (self->acts, "done", G_CALLBACK (on_act), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->acts, "forgotten", G_CALLBACK (fringe_told_bar_stop_act), self->told_bar,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->acts, "notify::can-undo", G_CALLBACK (fringe_window_update_actions), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->acts, "notify::can-redo", G_CALLBACK (fringe_window_update_actions), self,
                           G_CONNECT_SWAPPED);
}
