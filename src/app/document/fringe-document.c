/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-document-private.h"
#include "fringe-document-text.h"
#include "fringe-document-watch.h"
#include "fringe-window-state.h"

#include <glib/gi18n.h>
#include <string.h>

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

FringeSessionFile *
fringe_document_gather (FringeDocument *self)
{
  FringeSessionFile *state = fringe_window_state_gather (self->window, self->settings);

  fringe_document_take_place (self, state);
  if (self->unknown != NULL)
    state->unknown = g_key_file_ref (self->unknown);
  return state;
}

char *
fringe_document_print (FringeDocument *self)
{
  g_autoptr (FringeSessionFile) state = fringe_document_gather (self);

  return fringe_session_file_print (state);
}

static gboolean
differs (FringeDocument *self, const FringeSessionFile *state)
{
  g_autofree char *content = fringe_document_content (state, self->file != NULL);

  return g_strcmp0 (content, self->saved) != 0;
}

void
fringe_document_update_unsaved (FringeDocument *self, const FringeSessionFile *state)
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
  g_autoptr (FringeSessionFile) state = fringe_document_gather (self);

  fringe_document_update_unsaved (self, state);
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

  return self->file == NULL && self->loading == NULL && self->opening == NULL && g_strcmp0 (text, self->kept) == 0;
}

static gboolean
look (gpointer data)
{
  FringeDocument *self = data;

  self->look = 0;
  fringe_document_go_on (self);
  fringe_document_is_unsaved (self);
  return G_SOURCE_REMOVE;
}

void
fringe_document_on_made (FringeDocument *self)
{
  if (self->window != NULL && self->look == 0)
    self->look = g_idle_add (look, self);
  fringe_document_on_seen (self);
}

static void
notify_name (FringeDocument *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_NAME]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_WINDOW_TITLE]);
}

void
fringe_document_set_file (FringeDocument *self, GFile *file)
{
  g_set_object (&self->file, file);
  notify_name (self);
  fringe_document_fail (self, NULL);
  self->has_complained = FALSE;
  if (file != NULL)
    g_signal_emit (self, used_signal, 0, file);
}

void
fringe_document_set_saved (FringeDocument *self, const FringeSessionFile *state)
{
  g_free (self->saved);
  self->saved = self->file != NULL ? fringe_document_content (state, TRUE) : fringe_document_no_content ();
  fringe_document_update_unsaved (self, state);
}

void
fringe_document_fail (FringeDocument *self, const char *sentence)
{
  g_signal_emit (self, failed_signal, 0, sentence);
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
  self->digests = g_ptr_array_new_with_free_func (g_free);
  self->saved = fringe_document_no_content ();
}

FringeDocument *
fringe_document_new (FringeWindow *window)
{
  FringeDocument *self = g_object_new (FRINGE_TYPE_DOCUMENT, NULL);
  FringeSession *session = fringe_window_get_session (window);

  self->window = window;
  self->kept = fringe_document_print (self);
  fringe_document_watch (window, self->settings, G_CALLBACK (fringe_document_on_made),
                         G_CALLBACK (fringe_document_on_seen), G_OBJECT (self));
  g_signal_connect_object (session, "notify::running", G_CALLBACK (fringe_document_go_on), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::title", G_CALLBACK (notify_name), self, G_CONNECT_SWAPPED);
  return self;
}
