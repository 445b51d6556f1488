/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-document.h"

#include "fringe-background.h"
#include "fringe-document-text.h"
#include "fringe-samples.h"
#include "fringe-session-state.h"

#include <glib/gi18n.h>
#include <string.h>

/* The time between a change and its copy on disk, in milliseconds: a crash loses a second at most, and what writing
 * takes. */
#define KEEP_DELAY 800

/**
 * FringeDocument:
 * @session: %NULL when the window has gone
 * @pair: (nullable): what the session is compared by
 * @file: (nullable)
 * @loading: (nullable): the file that is being read
 * @digests: (element-type utf8): what the file holds unless somebody else wrote to it: what was read or written last,
 *   and after that what is being written
 * @unknown: (nullable): what the file held that this program does not know
 * @opening: (nullable): what is being opened, while its search is made again
 * @search: (nullable): that search
 * @is_forking: whether it is just being forked as it was
 * @saved: (nullable): the content of the file, or of a new session; %NULL where a crash came between
 * @kept: (nullable): the text of all that need not be kept elsewhere
 * @look: an idle callback that looks whether something is unsaved, or 0
 * @keep: a timeout after which all is kept, or 0
 * @has_complained: whether it was told that the session cannot be kept
 */
struct _FringeDocument
{
  GObject parent_instance;

  FringeSession *session;
  FringePair *pair;
  GSettings *settings;
  const FringeDocumentView *view;
  gpointer window;
  GFile *file, *loading;
  GPtrArray *digests;
  GKeyFile *unknown;
  FringeSessionFile *opening;
  const FringeSearch *search;
  gboolean is_forking;
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
  PROP_HEADING = 1,
  PROP_WINDOW_TITLE,
  PROP_UNSAVED,
  N_PROPS
};

static GParamSpec *props[N_PROPS];
static guint failed_signal;
static guint used_signal;

FringeSession *
fringe_document_get_session (FringeDocument *self)
{
  return self->session;
}

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

/* Returns: (transfer full): what the window shows; until the search of a file is made again, what is opened says where
 * it was */
static FringeSessionFile *
gather (FringeDocument *self)
{
  FringeSessionFile *state = fringe_session_state_gather (self->session, self->pair);

  self->view->gather (self->window, state);
  if (self->opening != NULL)
    fringe_session_state_take_place (state, self->opening, self->search == NULL);
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
update_unsaved (FringeDocument *self, const FringeSessionFile *state)
{
  const gboolean unsaved = differs (self, state);

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

  update_unsaved (self, state);
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
fail (FringeDocument *self, const char *sentence)
{
  g_signal_emit (self, failed_signal, 0, sentence);
}

static void
notify_heading (FringeDocument *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_HEADING]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_WINDOW_TITLE]);
}

/* The session was opened, recovered or saved: what could not be done before is told of no more. */
static void
set_file (FringeDocument *self, GFile *file)
{
  g_set_object (&self->file, file);
  notify_heading (self);
  fail (self, NULL);
  self->has_complained = FALSE;
  if (file != NULL)
    g_signal_emit (self, used_signal, 0, file);
}

/* The file holds @state. */
static void
set_saved (FringeDocument *self, const FringeSessionFile *state)
{
  g_free (self->saved);
  self->saved = self->file != NULL ? fringe_document_content (state, TRUE) : fringe_document_no_content ();
  update_unsaved (self, state);
}

static void keep (gpointer data);

void
fringe_document_on_seen (FringeDocument *self)
{
  if (self->session != NULL && self->keep == 0)
    self->keep = g_timeout_add_once (KEEP_DELAY, keep, self);
}

static void look (gpointer data);

/* A person made something, or may have. */
static void
on_made (FringeDocument *self)
{
  if (self->session != NULL && self->look == 0)
    self->look = g_idle_add_once (look, self);
  fringe_document_on_seen (self);
}

/* What the person made while the search was made again is unsaved. Else all that is seen now is in the file. */
static void
end_opening (FringeDocument *self)
{
  g_clear_pointer (&self->opening, fringe_session_file_free);
  self->search = NULL;
  if (self->kept == NULL && !fringe_document_is_unsaved (self))
    self->kept = print (self);
  on_made (self);
}

/* The runs tell that they are done, which is no reason to go on from there once more. */
static void
make_forks (FringeDocument *self, FringeSession *session)
{
  self->is_forking = TRUE;
  while (self->search == fringe_session_get_search (session) && !fringe_session_is_running (session)
         && fringe_session_state_go_on (session, self->opening))
    self->search = fringe_session_get_search (session);
  self->is_forking = FALSE;
}

static void
finish (FringeDocument *self)
{
  const FringeSessionFile *state = self->opening;
  const guint n_steps = fringe_session_get_n_steps (self->session);
  g_autofree char *sentence = NULL;

  fringe_session_state_finish (self->session, self->pair, state);
  self->view->restore (self->window, state);
  if (n_steps >= state->n_steps)
    return;
  /* Translators: two numbers of steps */
  sentence = g_strdup_printf (_ ("This session had %1$'u steps. Its search was repeated only up to step %2$'u."),
                              state->n_steps, n_steps);
  fail (self, sentence);
}

/* Ends the opening where it can: where the search that is made again is there, or was cancelled, or where another
 * puzzle came between. */
static void
go_on (FringeDocument *self)
{
  FringeSession *session = self->session;

  if (self->opening == NULL || session == NULL || self->is_forking)
    return;
  make_forks (self, session);
  if (self->search == fringe_session_get_search (session))
    {
      if (fringe_session_is_running (session))
        return;
      finish (self);
    }
  self->search = NULL;
  if (self->pair == NULL || !fringe_pair_is_busy (self->pair))
    end_opening (self);
}

/* Takes over @state. */
static void
begin (FringeDocument *self, FringeSessionFile *state, GFile *file)
{
  g_autoptr (FringeSessionFile) now = NULL;

  g_clear_pointer (&self->opening, fringe_session_file_free);
  g_clear_pointer (&self->kept, g_free);
  g_clear_pointer (&self->unknown, g_key_file_unref);
  self->view->begin (self->window, state);
  fringe_session_state_begin (self->session, g_settings_get_uint (self->settings, "node-limit"), state);
  if (state->has_comparison)
    {
      self->view->compare (self->window);
      fringe_session_state_begin_comparison (self->pair, state);
    }
  fringe_session_state_explore (self->session, state);
  self->search = fringe_session_get_search (self->session);
  self->opening = state;
  self->unknown = g_key_file_ref (state->unknown);
  g_ptr_array_set_size (self->digests, 0);
  if (state->digest != NULL)
    g_ptr_array_add (self->digests, g_strdup (state->digest));
  set_file (self, file);
  now = gather (self);
  set_saved (self, now);
}

static void
on_loaded (GObject *source, GAsyncResult *result, gpointer data)
{
  FringeDocument *self = FRINGE_DOCUMENT (source);
  GFile *file = fringe_background_get_query (result);
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_file_get_parse_name (file), *sentence = NULL;
  FringeSessionFile *state = g_task_propagate_pointer (G_TASK (result), &error);

  g_clear_object (&self->loading);
  if (self->session == NULL)
    g_clear_pointer (&state, fringe_session_file_free);
  else if (state == NULL)
    {
      /* Translators: a file, and a sentence that says why */
      sentence = g_strdup_printf (_ ("Cannot open “%1$s”: %2$s"), name, error->message);
      fail (self, sentence);
    }
  else
    {
      fringe_autosave_clear (self->autosave);
      begin (self, state, file);
      go_on (self);
    }
}

/* Returns: (transfer full): a FringeSessionFile */
static gpointer
load (gconstpointer query, FringeProgress progress, gpointer progress_data, GCancellable *cancellable, GError **error)
{
  return fringe_session_file_load ((GFile *) query, cancellable, error);
}

static void
look (gpointer data)
{
  FringeDocument *self = data;

  self->look = 0;
  go_on (self);
  fringe_document_is_unsaved (self);
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
      sentence = g_strdup_printf (_ ("Unsaved work cannot be backed up: %s"), error->message);
      fail (self, sentence);
    }
}

/* A file that is just being opened need not be kept, for it is there already. */
static void
keep (gpointer data)
{
  FringeDocument *self = data;
  g_autoptr (FringeSessionFile) state = NULL;
  g_autofree char *text = NULL, *wrapped = NULL;

  self->keep = 0;
  go_on (self);
  state = gather (self);
  text = fringe_session_file_print (state);
  update_unsaved (self, state);
  if (self->opening != NULL && !self->unsaved)
    self->keep = g_timeout_add_once (KEEP_DELAY, keep, self);
  else if (self->saved != NULL && g_strcmp0 (text, self->kept) == 0)
    fringe_autosave_clear (self->autosave);
  else
    {
      wrapped = fringe_document_wrap (text, self->file, self->digests->len > 0 ? self->digests->pdata[0] : NULL,
                                      self->unsaved && self->file != NULL);
      fringe_autosave_write (self->autosave, wrapped, G_OBJECT (self), on_kept);
    }
}

void
fringe_document_open (FringeDocument *self, GFile *file)
{
  g_set_object (&self->loading, file);
  fringe_background_run (self, load, g_object_ref (file), g_object_unref, (GDestroyNotify) fringe_session_file_free,
                         NULL, NULL, NULL, on_loaded, NULL);
}

/* What had only been looked at is not in the file either, so it stays on disk. */
gboolean
fringe_document_recover (FringeDocument *self, FringeAutosave *lost)
{
  g_autoptr (GFile) text = fringe_autosave_get_file (lost), file = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_file_get_parse_name (text), *sentence = NULL;
  FringeSessionFile *state = fringe_session_file_load (text, NULL, &error);
  gboolean unsaved;

  if (state == NULL)
    {
      /* Translators: a file, and a sentence that says why */
      sentence = g_strdup_printf (_ ("Cannot recover “%1$s”: %2$s"), name, error->message);
      fail (self, sentence);
      return FALSE;
    }
  fringe_autosave_free (self->autosave);
  self->autosave = lost;
  file = fringe_document_unwrap (state, &unsaved);
  begin (self, state, file);
  if (unsaved)
    g_clear_pointer (&self->saved, g_free);
  self->kept = g_strdup ("");
  fringe_document_is_unsaved (self);
  go_on (self);
  return TRUE;
}

/**
 * Saving:
 * @text: of @state
 * @digest: of @text
 * @expected: (nullable) (array zero-terminated=1): digests of what the file may hold; anything where it is %NULL
 */
typedef struct
{
  FringeSessionFile *state;
  GFile *file;
  char *text, *digest;
  char **expected;
} Saving;

static void
saving_free (gpointer data)
{
  Saving *saving = data;

  fringe_session_file_free (saving->state);
  g_object_unref (saving->file);
  g_free (saving->text);
  g_free (saving->digest);
  g_strfreev (saving->expected);
  g_free (saving);
}

/* A file that is gone, and what is no file, has nothing that could be lost. */
static gboolean
holds_what_is_expected (const Saving *saving, GCancellable *cancellable)
{
  g_autofree char *digest = NULL;

  if (saving->expected == NULL
      || g_file_query_file_type (saving->file, G_FILE_QUERY_INFO_NONE, cancellable) != G_FILE_TYPE_REGULAR)
    return TRUE;
  digest = fringe_session_file_digest (saving->file, cancellable);
  return digest != NULL && g_strv_contains ((const char *const *) saving->expected, digest);
}

/* Returns: (transfer none): the query, where it was saved */
static gpointer
save (gconstpointer query, FringeProgress progress, gpointer progress_data, GCancellable *cancellable, GError **error)
{
  const Saving *saving = query;

  if (!holds_what_is_expected (saving, cancellable))
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG, "somebody else wrote to the file");
  else if (fringe_session_file_save (saving->state, saving->file, cancellable, error))
    return (gpointer) query;
  return NULL;
}

/* A file by another name is replaced because it was agreed to when the name was chosen. */
static char **
digests_expected (FringeDocument *self, GFile *file, gboolean overwrites)
{
  g_autoptr (GStrvBuilder) digests = g_strv_builder_new ();

  if (overwrites || self->file == NULL || !g_file_equal (self->file, file))
    return NULL;
  for (guint i = 0; i < self->digests->len; i++)
    g_strv_builder_add (digests, self->digests->pdata[i]);
  return g_strv_builder_end (digests);
}

void
fringe_document_save (FringeDocument *self, GFile *file, gboolean overwrites, GAsyncReadyCallback done, gpointer data)
{
  Saving *saving = g_new0 (Saving, 1);

  saving->state = gather (self);
  saving->file = g_object_ref (file);
  saving->text = fringe_session_file_print (saving->state);
  saving->digest = fringe_session_file_digest_text (saving->text);
  saving->expected = digests_expected (self, file, overwrites);
  g_ptr_array_add (self->digests, g_strdup (saving->digest));
  fringe_background_run (self, save, saving, saving_free, NULL, NULL, NULL, NULL, done, data);
}

/* What was written before it is in the file no more. */
static void
set_digest (FringeDocument *self, const char *digest)
{
  guint at;

  if (g_ptr_array_find_with_equal_func (self->digests, digest, g_str_equal, &at))
    g_ptr_array_remove_range (self->digests, 0, at);
}

/* What was changed meanwhile is unsaved. */
FringeSaved
fringe_document_save_finish (FringeDocument *self, GAsyncResult *result)
{
  Saving *saving = fringe_background_get_query (result);
  g_autofree char *name = g_file_get_parse_name (saving->file), *sentence = NULL;
  g_autoptr (GError) error = NULL;

  if (g_task_propagate_pointer (G_TASK (result), &error) == NULL)
    {
      if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG))
        return FRINGE_SAVED_WOULD_OVERWRITE;
      /* Translators: a file, and a sentence that says why */
      sentence = g_strdup_printf (_ ("Cannot save “%1$s”: %2$s"), name, error->message);
      fail (self, sentence);
      return FRINGE_SAVED_NOTHING;
    }
  set_digest (self, saving->digest);
  set_file (self, saving->file);
  set_saved (self, saving->state);
  g_free (self->kept);
  self->kept = g_steal_pointer (&saving->text);
  on_made (self);
  return FRINGE_SAVED_ALL;
}

void
fringe_document_close (FringeDocument *self)
{
  g_clear_handle_id (&self->look, g_source_remove);
  g_clear_handle_id (&self->keep, g_source_remove);
  g_clear_pointer (&self->autosave, fringe_autosave_free);
  g_clear_object (&self->pair);
  self->session = NULL;
}

char *
fringe_document_name_of (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);

  if (g_str_has_suffix (name, FRINGE_SESSION_ENDING) && strlen (name) > strlen (FRINGE_SESSION_ENDING))
    name[strlen (name) - strlen (FRINGE_SESSION_ENDING)] = '\0';
  return g_filename_display_name (name);
}

char *
fringe_document_get_name (FringeDocument *self)
{
  if (self->session == NULL)
    return g_strdup ("");
  return self->file != NULL ? fringe_document_name_of (self->file)
                            : g_strdup (fringe_session_get_title (self->session));
}

static gboolean
is_sample (FringeDocument *self)
{
  const FringeSearch *search = fringe_session_get_search (self->session);

  return fringe_samples_find (fringe_search_start (search), fringe_search_goal (search)) != NULL;
}

/* An example that was saved is still known by its title. */
static char *
heading (FringeDocument *self)
{
  g_autofree char *name = fringe_document_get_name (self);

  if (self->session == NULL || self->file == NULL || !is_sample (self))
    return g_steal_pointer (&name);
  /* Translators: the title of an example, and the name of the file that it is in */
  return g_strdup_printf (_ ("%1$s — %2$s"), fringe_session_get_title (self->session), name);
}

static char *
window_title (FringeDocument *self)
{
  g_autofree char *name = NULL;

  if (self->file == NULL)
    return g_strdup (_ ("Fringe"));
  name = fringe_document_get_name (self);
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
    case PROP_HEADING:
      g_value_take_string (value, heading (self));
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
  g_ptr_array_unref (self->digests);
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
  props[PROP_HEADING] = g_param_spec_string ("heading", NULL, NULL, "", flags);
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
  self->autosave = fringe_autosave_new ();
  self->digests = g_ptr_array_new_with_free_func (g_free);
  self->saved = fringe_document_no_content ();
}

static void
connect (FringeDocument *self, gpointer object, const char *signal, void (*callback) (FringeDocument *self))
{
  g_signal_connect_object (object, signal, G_CALLBACK (callback), self, G_CONNECT_SWAPPED);
}

static void
on_breakpoints (FringeDocument *self, guint position, guint n_removed, guint n_added, GListModel *breakpoints)
{
  for (guint i = position; i < position + n_added; i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (breakpoints, i);

      connect (self, item, "notify::enabled", on_made);
    }
  on_made (self);
}

/* A session that was on the right may come back there. */
static void
forget_pair (FringeDocument *self)
{
  FringeSession *right = fringe_pair_get_session (self->pair, FRINGE_COMPARED_RIGHT);

  g_signal_handlers_disconnect_by_data (self->pair, self);
  g_signal_handlers_disconnect_by_data (right, self);
  g_signal_handlers_disconnect_by_data (fringe_session_get_breakpoints (right), self);
}

void
fringe_document_set_pair (FringeDocument *self, FringePair *pair)
{
  FringeSession *right;

  if (self->pair != NULL)
    forget_pair (self);
  g_set_object (&self->pair, pair);
  on_made (self);
  if (pair == NULL)
    return;
  right = fringe_pair_get_session (pair, FRINGE_COMPARED_RIGHT);
  connect (self, pair, "changed", fringe_document_on_seen);
  connect (self, right, "notify::search", on_made);
  connect (self, fringe_session_get_breakpoints (right), "items-changed", on_made);
}

FringeDocument *
fringe_document_new (FringeSession *session, GSettings *settings, const FringeDocumentView *view, gpointer window)
{
  static const char *const is_made[] = { "notify::search", "notify::title", "notify::note" };
  static const char *const is_seen[]
      = { "notify::moment", "notify::n-steps", "notify::selected", "notify::progress", "notify::running" };
  FringeDocument *self = g_object_new (FRINGE_TYPE_DOCUMENT, NULL);

  self->session = session;
  self->settings = g_object_ref (settings);
  self->view = view;
  self->window = window;
  self->kept = print (self);
  for (gsize i = 0; i < G_N_ELEMENTS (is_made); i++)
    connect (self, session, is_made[i], on_made);
  for (gsize i = 0; i < G_N_ELEMENTS (is_seen); i++)
    connect (self, session, is_seen[i], fringe_document_on_seen);
  connect (self, settings, "changed", fringe_document_on_seen);
  g_signal_connect_object (fringe_session_get_breakpoints (session), "items-changed", G_CALLBACK (on_breakpoints), self,
                           G_CONNECT_SWAPPED);
  connect (self, session, "notify::running", go_on);
  connect (self, session, "notify::title", notify_heading);
  return self;
}
