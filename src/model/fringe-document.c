/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-document-object.h"

#include "fringe-document-text.h"
#include "fringe-samples.h"
#include "fringe-session-state.h"

#include <glib/gi18n.h>
#include <string.h>

/* The time between a change and its copy on disk, in milliseconds: a crash loses a second at most, and what writing
 * takes. */
#define KEEP_DELAY 800

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

FringeLesson *
fringe_document_get_lesson (FringeDocument *self)
{
  return self->lesson;
}

GFile *
fringe_document_get_file (FringeDocument *self)
{
  return self->held->file;
}

gboolean
fringe_document_has (FringeDocument *self, GFile *file)
{
  return (self->held->file != NULL && g_file_equal (self->held->file, file))
         || (self->loading != NULL && g_file_equal (self->loading, file));
}

FringeSessionFile *
fringe_document_gather (FringeDocument *self)
{
  FringeSessionFile *state = fringe_session_state_gather (self->session, self->pair);

  self->view->gather (self->window, state);
  if (self->opening != NULL)
    fringe_session_state_take_place (state, self->opening, self->search == NULL);
  if (self->held->unknown != NULL)
    state->unknown = g_key_file_ref (self->held->unknown);
  return state;
}

/* What is written down on the way belongs to the lesson. */
static char *
print_lesson (FringeDocument *self)
{
  g_autoptr (FringeLessonFile) lesson = fringe_lesson_gather (self->lesson);

  fringe_session_state_gather_notes (self->session, lesson->notes);
  return fringe_lesson_file_print (lesson);
}

char *
fringe_document_print (FringeDocument *self)
{
  g_autoptr (FringeSessionFile) state = self->lesson == NULL ? fringe_document_gather (self) : NULL;

  return state != NULL ? fringe_session_file_print (state) : print_lesson (self);
}

char *
fringe_document_print_made (FringeDocument *self, gboolean is_in_file)
{
  g_autoptr (FringeSessionFile) state = self->lesson == NULL ? fringe_document_gather (self) : NULL;

  return state != NULL ? fringe_document_content (state, is_in_file) : print_lesson (self);
}

static void
update_unsaved (FringeDocument *self)
{
  g_autofree char *made = fringe_document_print_made (self, self->held->file != NULL);
  const gboolean unsaved = g_strcmp0 (made, self->held->saved) != 0;

  if (self->unsaved == unsaved)
    return;
  self->unsaved = unsaved;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_UNSAVED]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_WINDOW_TITLE]);
}

gboolean
fringe_document_is_unsaved (FringeDocument *self)
{
  update_unsaved (self);
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
  g_autofree char *text = fringe_document_print (self);

  return self->held->file == NULL && self->lesson == NULL && self->loading == NULL && self->opening == NULL
         && g_strcmp0 (text, self->held->kept) == 0;
}

void
fringe_document_fail (FringeDocument *self, const char *sentence)
{
  g_signal_emit (self, failed_signal, 0, sentence);
}

static void
notify_heading (FringeDocument *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_HEADING]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_WINDOW_TITLE]);
}

void
fringe_document_on_file (FringeDocument *self, GFile *file)
{
  notify_heading (self);
  fringe_document_fail (self, NULL);
  self->has_complained = FALSE;
  if (file != NULL)
    g_signal_emit (self, used_signal, 0, file);
}

void
fringe_document_set_file (FringeDocument *self, GFile *file)
{
  g_set_object (&self->held->file, file);
  fringe_document_on_file (self, file);
}

void
fringe_document_set_saved (FringeDocument *self, char *made)
{
  g_free (self->held->saved);
  self->held->saved = made;
  update_unsaved (self);
}

void
fringe_document_forget (FringeDocument *self)
{
  if (self->lesson != NULL)
    g_signal_handlers_disconnect_by_data (self->lesson, self);
  g_clear_object (&self->lesson);
  g_clear_pointer (&self->opening, fringe_session_file_free);
  self->search = NULL;
  fringe_document_hold_anew (self);
}

static void keep (gpointer data);

void
fringe_document_on_seen (FringeDocument *self)
{
  if (self->session != NULL && self->keep == 0)
    self->keep = g_timeout_add_once (KEEP_DELAY, keep, self);
}

static void look (gpointer data);

void
fringe_document_on_made (FringeDocument *self)
{
  if (self->session != NULL && self->look == 0)
    self->look = g_idle_add_once (look, self);
  fringe_document_on_seen (self);
}

static void
look (gpointer data)
{
  FringeDocument *self = data;

  self->look = 0;
  fringe_document_go_on (self);
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
      fringe_document_fail (self, sentence);
    }
}

/* A file that is just being opened need not be kept, for it is there already. */
static void
keep (gpointer data)
{
  FringeDocument *self = data;
  g_autofree char *text = NULL, *wrapped = NULL;

  self->keep = 0;
  fringe_document_go_on (self);
  text = fringe_document_print (self);
  update_unsaved (self);
  if (self->opening != NULL && !self->unsaved)
    self->keep = g_timeout_add_once (KEEP_DELAY, keep, self);
  else if (self->held->saved != NULL && g_strcmp0 (text, self->held->kept) == 0)
    fringe_autosave_clear (self->autosave);
  else
    {
      wrapped = fringe_document_wrap (text, self->held->file,
                                      self->held->digests->len > 0 ? self->held->digests->pdata[0] : NULL,
                                      self->unsaved && (self->held->file != NULL || self->lesson != NULL));
      fringe_autosave_write (self->autosave, wrapped, G_OBJECT (self), on_kept);
    }
}

void
fringe_document_close (FringeDocument *self)
{
  g_clear_handle_id (&self->look, g_source_remove);
  g_clear_handle_id (&self->keep, g_source_remove);
  g_clear_pointer (&self->autosave, fringe_autosave_free);
  g_clear_object (&self->pair);
  fringe_document_forget (self);
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

static gboolean
is_titled (FringeDocument *self)
{
  return self->lesson != NULL && *fringe_lesson_get_title (self->lesson) != '\0';
}

char *
fringe_document_get_name (FringeDocument *self)
{
  if (self->session == NULL)
    return g_strdup ("");
  if (self->held->file != NULL)
    return fringe_document_name_of (self->held->file);
  if (self->lesson == NULL)
    return g_strdup (fringe_session_get_title (self->session));
  return g_strdup (is_titled (self) ? fringe_lesson_get_title (self->lesson) : _ ("New lesson"));
}

static gboolean
is_sample (FringeDocument *self)
{
  const FringeSearch *search = fringe_session_get_search (self->session);

  return fringe_samples_find (fringe_search_start (search), fringe_search_goal (search)) != NULL;
}

/* An example that was saved is still known by its title, and a lesson by its own. */
static char *
heading (FringeDocument *self)
{
  g_autofree char *name = fringe_document_get_name (self);

  if (is_titled (self))
    return g_strdup (fringe_lesson_get_title (self->lesson));
  if (self->session == NULL || self->lesson != NULL || self->held->file == NULL || !is_sample (self))
    return g_steal_pointer (&name);
  /* Translators: the title of an example, and the name of the file that it is in */
  return g_strdup_printf (_ ("%1$s — %2$s"), fringe_session_get_title (self->session), name);
}

static char *
window_title (FringeDocument *self)
{
  g_autofree char *name = NULL;

  if (self->held->file == NULL)
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
  g_clear_object (&self->loading);
  fringe_held_unref (self->held);
  g_hash_table_unref (self->all);
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
  self->all = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) fringe_held_unref);
  fringe_document_hold_anew (self);
}

static void
connect (FringeDocument *self, gpointer object, const char *signal, void (*callback) (FringeDocument *self))
{
  g_signal_connect_object (object, signal, G_CALLBACK (callback), self, G_CONNECT_SWAPPED);
}

/* A session that is opened has its own notes. */
void
fringe_document_begin_lesson (FringeDocument *self, FringeLesson *lesson, GFile *file)
{
  const FringeLessonFile *from = fringe_lesson_get_file (lesson);

  fringe_document_forget (self);
  self->lesson = g_object_ref (lesson);
  connect (self, lesson, "notify", fringe_document_on_made);
  connect (self, lesson, "notify::title", notify_heading);
  connect (self, lesson, "items-changed", fringe_document_on_made);
  fringe_session_state_begin_notes (self->session, from->notes);
  if (from->digest != NULL)
    g_ptr_array_add (self->held->digests, g_strdup (from->digest));
  fringe_document_set_file (self, file);
  g_free (self->held->kept);
  self->held->kept = print_lesson (self);
  fringe_document_set_saved (self, g_strdup (self->held->kept));
  fringe_document_on_made (self);
}

/* What was shown last is nobody's puzzle. */
void
fringe_document_end_lesson (FringeDocument *self)
{
  fringe_document_forget (self);
  fringe_document_set_file (self, NULL);
  fringe_document_set_saved (self, fringe_document_print_made (self, FALSE));
  fringe_document_on_made (self);
}

static void
on_breakpoints (FringeDocument *self, guint position, guint n_removed, guint n_added, GListModel *breakpoints)
{
  for (guint i = position; i < position + n_added; i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (breakpoints, i);

      connect (self, item, "notify::enabled", fringe_document_on_made);
    }
  fringe_document_on_made (self);
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
  fringe_document_on_made (self);
  if (pair == NULL)
    return;
  right = fringe_pair_get_session (pair, FRINGE_COMPARED_RIGHT);
  connect (self, pair, "changed", fringe_document_on_seen);
  connect (self, right, "notify::search", fringe_document_on_made);
  connect (self, fringe_session_get_breakpoints (right), "items-changed", fringe_document_on_made);
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
  self->origin = fringe_session_get_origin (session);
  fringe_document_hold_anew (self);
  g_free (self->held->kept);
  self->held->kept = fringe_document_print (self);
  connect (self, session, "notify::search", fringe_document_hold_puzzle);
  for (gsize i = 0; i < G_N_ELEMENTS (is_made); i++)
    connect (self, session, is_made[i], fringe_document_on_made);
  for (gsize i = 0; i < G_N_ELEMENTS (is_seen); i++)
    connect (self, session, is_seen[i], fringe_document_on_seen);
  connect (self, settings, "changed", fringe_document_on_seen);
  g_signal_connect_object (fringe_session_get_breakpoints (session), "items-changed", G_CALLBACK (on_breakpoints), self,
                           G_CONNECT_SWAPPED);
  connect (self, session, "notify::running", fringe_document_go_on);
  connect (self, session, "notify::title", notify_heading);
  connect (self, session, "notify::search", notify_heading);
  return self;
}
