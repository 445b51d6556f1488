/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-document.h"

#include "fringe-document-text.h"
#include "fringe-document-watch.h"
#include "fringe-window-state.h"

#include <glib/gi18n.h>
#include <string.h>

/* Between a change and its copy on disk, in milliseconds: a second at most is lost, and what writing takes. */
#define KEEP_DELAY 800

/**
 * FringeDocument:
 * @file: or %NULL
 * @loading: the file that is being read, or %NULL
 * @unknown: what the file held that this program does not know
 * @opening: what is being opened, while its search is made again
 * @search: that search
 * @saved: the content of the file, or of a new session; %NULL where a crash came between
 * @kept: the text of all that need not be kept elsewhere
 * @look: an idle callback that looks whether something is unsaved, or 0
 * @keep: a timeout after which all is kept, or 0
 * @has_complained: that it could not
 */
struct _FringeDocument
{
  GObject parent_instance;

  FringeWindow *window;
  GSettings *settings;
  GFile *file, *loading;
  GKeyFile *unknown;
  FringeSessionFile *opening;
  const FringeSearch *search;
  char *saved;
  char *kept;
  gboolean unsaved, is_given_up;
  guint look, keep;
  FringeAutosave *autosave;
  gboolean has_complained;
};

G_DEFINE_FINAL_TYPE (FringeDocument, fringe_document, G_TYPE_OBJECT)

enum
{
  PROP_NAME = 1,
  PROP_WINDOW_TITLE,
  PROP_UNSAVED,
  N_PROPS
};

static GParamSpec *props[N_PROPS];
static guint failed_signal;
static guint used_signal;

GFile *
fringe_document_get_file (FringeDocument *self)
{
  return self->file;
}

gboolean
fringe_document_has (FringeDocument *self, GFile *file)
{
  return (self->file != NULL && g_file_equal (self->file, file))
         || (self->loading != NULL && g_file_equal (self->loading, file));
}

/* Until the search of a file is made again, the window does not show where it was. */
static void
take_place (FringeSessionFile *state, const FringeSessionFile *from)
{
  state->n_steps = from->n_steps;
  state->step = from->step;
  state->line = from->line;
  state->selected = from->selected;
  state->center = from->center;
  state->offset_x = from->offset_x;
  state->offset_y = from->offset_y;
  state->scale = from->scale;
  state->comparison_fork = from->comparison_fork;
  state->comparison_known = from->comparison_known;
  state->comparison_time = from->comparison_time;
  g_array_set_size (state->folded, 0);
  g_array_append_vals (state->folded, from->folded->data, from->folded->len);
  g_array_set_size (state->unfolded, 0);
  g_array_append_vals (state->unfolded, from->unfolded->data, from->unfolded->len);
}

static FringeSessionFile *
gather (FringeDocument *self)
{
  FringeSessionFile *state = fringe_window_state_gather (self->window, self->settings);

  if (self->opening != NULL)
    take_place (state, self->opening);
  if (self->unknown != NULL)
    state->unknown = g_key_file_ref (self->unknown);
  return state;
}

static char *
print (FringeDocument *self)
{
  g_autoptr (FringeSessionFile) state = gather (self);

  return fringe_session_file_print (state);
}

static gboolean
differs (FringeDocument *self, const FringeSessionFile *state)
{
  g_autofree char *content = fringe_document_content (state, self->file != NULL);

  return g_strcmp0 (content, self->saved) != 0;
}

static void
set_unsaved (FringeDocument *self, gboolean unsaved)
{
  if (self->unsaved == unsaved)
    return;
  self->unsaved = unsaved;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_UNSAVED]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_WINDOW_TITLE]);
}

gboolean
fringe_document_is_unsaved (FringeDocument *self)
{
  g_autoptr (FringeSessionFile) state = gather (self);

  set_unsaved (self, differs (self, state));
  return self->unsaved && !self->is_given_up;
}

void
fringe_document_give_up (FringeDocument *self, gboolean is_given_up)
{
  self->is_given_up = is_given_up;
}

gboolean
fringe_document_is_untouched (FringeDocument *self)
{
  g_autofree char *text = print (self);

  return self->file == NULL && self->loading == NULL && self->opening == NULL && g_strcmp0 (text, self->kept) == 0;
}

static void
on_kept (GObject *source, GAsyncResult *result, gpointer data)
{
  FringeDocument *self = FRINGE_DOCUMENT (source);
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;

  if (fringe_autosave_write_finish (result, &error))
    self->has_complained = FALSE;
  else if (!self->has_complained)
    {
      self->has_complained = TRUE;
      sentence = g_strdup_printf (_ ("What is not saved would be lost in a crash, since it cannot be kept: %s"),
                                     error->message);
      g_signal_emit (self, failed_signal, 0, sentence);
    }
}

static void go_on (FringeDocument *self);

/* A file that is just being opened is there already. */
static gboolean
keep (gpointer data)
{
  FringeDocument *self = data;
  g_autoptr (FringeSessionFile) state = NULL;
  g_autofree char *text = NULL, *wrapped = NULL;

  self->keep = 0;
  go_on (self);
  state = gather (self);
  text = fringe_session_file_print (state);
  set_unsaved (self, differs (self, state));
  if (self->opening != NULL && !self->unsaved)
    self->keep = g_timeout_add (KEEP_DELAY, keep, self);
  else if (self->saved != NULL && g_strcmp0 (text, self->kept) == 0)
    fringe_autosave_clear (self->autosave);
  else
    {
      wrapped = fringe_document_wrap (text, self->file, self->unsaved && self->file != NULL);
      fringe_autosave_write (self->autosave, wrapped, G_OBJECT (self), on_kept);
    }
  return G_SOURCE_REMOVE;
}

static gboolean
look (gpointer data)
{
  FringeDocument *self = data;

  self->look = 0;
  go_on (self);
  fringe_document_is_unsaved (self);
  return G_SOURCE_REMOVE;
}

/* Something is seen differently. */
static void
on_seen (FringeDocument *self)
{
  if (self->window != NULL && self->keep == 0)
    self->keep = g_timeout_add (KEEP_DELAY, keep, self);
}

/* Something was made. */
static void
on_made (FringeDocument *self)
{
  if (self->window != NULL && self->look == 0)
    self->look = g_idle_add (look, self);
  on_seen (self);
}

static void
notify_name (FringeDocument *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_NAME]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_WINDOW_TITLE]);
}

static void
set_file (FringeDocument *self, GFile *file)
{
  g_set_object (&self->file, file);
  notify_name (self);
  if (file != NULL)
    g_signal_emit (self, used_signal, 0, file);
}

/* What the person made while the search was made again is unsaved; what is seen now need not be kept. */
static void
end_opening (FringeDocument *self)
{
  g_clear_pointer (&self->opening, fringe_session_file_free);
  self->search = NULL;
  if (self->kept == NULL && !fringe_document_is_unsaved (self))
    self->kept = print (self);
  on_made (self);
}

/* The search is there, or was cancelled, or another puzzle came between. */
static void
go_on (FringeDocument *self)
{
  FringeSession *session = self->window != NULL ? fringe_window_get_session (self->window) : NULL;
  FringeTwin *twin;
  gboolean running;

  if (self->opening == NULL || session == NULL)
    return;
  g_object_get (session, "running", &running, NULL);
  if (running && self->search == fringe_session_get_search (session))
    return;
  if (self->search == fringe_session_get_search (session))
    fringe_window_state_finish (self->window, self->settings, self->opening);
  self->search = NULL;
  twin = fringe_window_get_twin (self->window);
  if (twin == NULL || !fringe_twin_is_busy (twin))
    end_opening (self);
}

/* Takes over @state. */
static void
begin (FringeDocument *self, FringeSessionFile *state, GFile *file)
{
  FringeSession *session = fringe_window_get_session (self->window);

  g_clear_pointer (&self->opening, fringe_session_file_free);
  g_clear_pointer (&self->kept, g_free);
  g_clear_pointer (&self->unknown, g_key_file_unref);
  fringe_window_state_begin (self->window, self->settings, state);
  self->search = fringe_session_get_search (session);
  self->opening = state;
  self->unknown = g_key_file_ref (state->unknown);
  set_file (self, file);
}

static void
set_saved (FringeDocument *self, const FringeSessionFile *state)
{
  g_free (self->saved);
  self->saved = self->file != NULL ? fringe_document_content (state, TRUE) : fringe_document_no_content ();
  set_unsaved (self, differs (self, state));
}

static void
on_loaded (GObject *source, GAsyncResult *result, gpointer data)
{
  FringeDocument *self = FRINGE_DOCUMENT (source);
  GFile *file = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;
  g_autoptr (FringeSessionFile) now = NULL;
  g_autofree char *name = g_file_get_parse_name (file), *sentence = NULL;
  FringeSessionFile *state = g_task_propagate_pointer (G_TASK (result), &error);

  g_clear_object (&self->loading);
  if (self->window == NULL)
    g_clear_pointer (&state, fringe_session_file_free);
  else if (state == NULL)
    {
      /* Translators: a file, and a sentence that says why */
      sentence = g_strdup_printf (_ ("Cannot open “%1$s”: %2$s"), name, error->message);
      g_signal_emit (self, failed_signal, 0, sentence);
    }
  else
    {
      fringe_autosave_clear (self->autosave);
      begin (self, state, file);
      now = gather (self);
      set_saved (self, now);
      go_on (self);
    }
}

static void
load (GTask *task, gpointer source, gpointer file, GCancellable *cancellable)
{
  GError *error = NULL;
  FringeSessionFile *state = fringe_session_file_load (file, cancellable, &error);

  if (state != NULL)
    g_task_return_pointer (task, state, (GDestroyNotify) fringe_session_file_free);
  else
    g_task_return_error (task, error);
}

void
fringe_document_open (FringeDocument *self, GFile *file)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, on_loaded, NULL);

  g_set_object (&self->loading, file);
  g_task_set_task_data (task, g_object_ref (file), g_object_unref);
  g_task_run_in_thread (task, load);
}

/* What had been looked at only is not kept in the file either, and stays on disk. */
gboolean
fringe_document_recover (FringeDocument *self, FringeAutosave *lost)
{
  g_autoptr (GFile) text = fringe_autosave_get_file (lost), file = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (FringeSessionFile) now = NULL;
  g_autofree char *name = g_file_get_parse_name (text), *sentence = NULL;
  FringeSessionFile *state = fringe_session_file_load (text, NULL, &error);
  gboolean unsaved;

  if (state == NULL)
    {
      /* Translators: a file, and a sentence that says why */
      sentence = g_strdup_printf (_ ("Cannot recover “%1$s”: %2$s"), name, error->message);
      g_signal_emit (self, failed_signal, 0, sentence);
      return FALSE;
    }
  fringe_autosave_free (self->autosave);
  self->autosave = lost;
  file = fringe_document_unwrap (state, &unsaved);
  begin (self, state, file);
  now = gather (self);
  set_saved (self, now);
  if (unsaved)
    g_clear_pointer (&self->saved, g_free);
  self->kept = g_strdup ("");
  set_unsaved (self, differs (self, now));
  go_on (self);
  return TRUE;
}

typedef struct
{
  FringeSessionFile *state;
  GFile *file;
} Saving;

static void
saving_free (gpointer data)
{
  Saving *saving = data;

  fringe_session_file_free (saving->state);
  g_object_unref (saving->file);
  g_free (saving);
}

static void
save (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Saving *saving = data;
  GError *error = NULL;

  if (fringe_session_file_save (saving->state, saving->file, cancellable, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
fringe_document_save (FringeDocument *self, GFile *file, GAsyncReadyCallback done, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, done, data);
  Saving *saving = g_new (Saving, 1);

  *saving = (Saving) { gather (self), g_object_ref (file) };
  g_task_set_task_data (task, saving, saving_free);
  g_task_run_in_thread (task, save);
}

/* What was changed meanwhile is unsaved. */
gboolean
fringe_document_save_finish (FringeDocument *self, GAsyncResult *result)
{
  Saving *saving = g_task_get_task_data (G_TASK (result));
  g_autofree char *name = g_file_get_parse_name (saving->file), *sentence = NULL;
  g_autoptr (GError) error = NULL;

  if (!g_task_propagate_boolean (G_TASK (result), &error))
    {
      /* Translators: a file, and a sentence that says why */
      sentence = g_strdup_printf (_ ("Cannot save “%1$s”: %2$s"), name, error->message);
      g_signal_emit (self, failed_signal, 0, sentence);
      return FALSE;
    }
  set_file (self, saving->file);
  set_saved (self, saving->state);
  g_free (self->kept);
  self->kept = fringe_session_file_print (saving->state);
  on_made (self);
  return TRUE;
}

void
fringe_document_close (FringeDocument *self)
{
  g_clear_handle_id (&self->look, g_source_remove);
  g_clear_handle_id (&self->keep, g_source_remove);
  g_clear_pointer (&self->autosave, fringe_autosave_free);
  self->window = NULL;
}

static char *
name_of (FringeDocument *self)
{
  g_autofree char *name = NULL;

  if (self->window == NULL)
    return g_strdup ("");
  if (self->file == NULL)
    {
      g_object_get (fringe_window_get_session (self->window), "title", &name, NULL);
      return g_steal_pointer (&name);
    }
  name = g_file_get_basename (self->file);
  if (g_str_has_suffix (name, FRINGE_SESSION_ENDING) && strlen (name) > strlen (FRINGE_SESSION_ENDING))
    name[strlen (name) - strlen (FRINGE_SESSION_ENDING)] = '\0';
  return g_filename_display_name (name);
}

static char *
window_title (FringeDocument *self)
{
  g_autofree char *name = NULL;

  if (self->file == NULL)
    return g_strdup (_ ("Fringe"));
  name = name_of (self);
  if (self->unsaved)
    /* Translators: the title of a window: the name of a file in which something is not saved, and the program's */
    return g_strdup_printf (_ ("• %s — Fringe"), name);
  /* Translators: the title of a window: the name of a file, and the program's */
  return g_strdup_printf (_ ("%s — Fringe"), name);
}

static void
fringe_document_get_property (GObject *object, guint prop, GValue *value, GParamSpec *pspec)
{
  FringeDocument *self = FRINGE_DOCUMENT (object);

  switch (prop)
    {
    case PROP_NAME:
      g_value_take_string (value, name_of (self));
      break;
    case PROP_WINDOW_TITLE:
      g_value_take_string (value, window_title (self));
      break;
    case PROP_UNSAVED:
      g_value_set_boolean (value, self->unsaved);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
    }
}

static void
fringe_document_finalize (GObject *object)
{
  FringeDocument *self = FRINGE_DOCUMENT (object);

  fringe_document_close (self);
  g_clear_object (&self->settings);
  g_clear_object (&self->file);
  g_clear_object (&self->loading);
  g_clear_pointer (&self->unknown, g_key_file_unref);
  g_clear_pointer (&self->opening, fringe_session_file_free);
  g_free (self->saved);
  g_free (self->kept);
  G_OBJECT_CLASS (fringe_document_parent_class)->finalize (object);
}

static void
fringe_document_class_init (FringeDocumentClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = fringe_document_get_property;
  object_class->finalize = fringe_document_finalize;
  props[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, "", flags);
  props[PROP_WINDOW_TITLE] = g_param_spec_string ("window-title", NULL, NULL, "", flags);
  props[PROP_UNSAVED] = g_param_spec_boolean ("unsaved", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
  failed_signal = g_signal_new ("failed", FRINGE_TYPE_DOCUMENT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                G_TYPE_STRING);
  used_signal = g_signal_new ("used", FRINGE_TYPE_DOCUMENT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                              G_TYPE_FILE);
}

static void
fringe_document_init (FringeDocument *self)
{
  self->settings = g_settings_new (FRINGE_APPLICATION_ID);
  self->autosave = fringe_autosave_new ();
  self->saved = fringe_document_no_content ();
}

FringeDocument *
fringe_document_new (FringeWindow *window)
{
  FringeDocument *self = g_object_new (FRINGE_TYPE_DOCUMENT, NULL);
  FringeSession *session = fringe_window_get_session (window);

  self->window = window;
  self->kept = print (self);
  fringe_document_watch (window, self->settings, G_CALLBACK (on_made), G_CALLBACK (on_seen), G_OBJECT (self));
  g_signal_connect_object (session, "notify::running", G_CALLBACK (go_on), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::title", G_CALLBACK (notify_name), self, G_CONNECT_SWAPPED);
  return self;
}
