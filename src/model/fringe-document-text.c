/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-document-text.h"

#include "fringe-file-bytes.h"
#include "fringe-samples.h"

#include <glib/gi18n.h>

#define RECOVERY_GROUP "Recovery"
#define FILE_KEY "File"
#define DIGEST_KEY "Digest"
#define UNSAVED_KEY "Unsaved"

/* Has the session be looked at as it was just after it was begun. */
static void
forget_place (FringeSessionFile *state)
{
  state->node_limit = state->n_steps = state->step = state->fold_size = 0;
  state->line = state->center = state->selected = FRINGE_NO_NODE;
  state->growth = FRINGE_GROWTH_FITTING;
  state->coloring = FRINGE_COLORING_STATE;
  state->has_ghosts = FALSE;
  state->scale = 1;
  state->offset_x = state->offset_y = 0;
  state->panel = (char *) "";
  state->comparison_known = state->comparison_time = 0;
}

/* Changes to an example are not worth a question, because they are soon made again. */
static void
forget_trials (FringeSessionFile *state, const FringeSessionFile *blank)
{
  state->rules = blank->rules;
  state->forks = blank->forks;
  state->comparison_breakpoints = blank->comparison_breakpoints;
  state->has_comparison = FALSE;
  state->searches_anyway = FALSE;
  state->folded = blank->folded;
  state->unfolded = blank->unfolded;
  if (fringe_samples_find (&state->start, &state->goal) == NULL)
    return;
  state->start = blank->start;
  state->goal = blank->goal;
  state->title = blank->title;
}

static FringeSessionFile *
blank_new (void)
{
  FringeBoard solved = fringe_board_standard_goal (3, 3);

  return fringe_session_file_new (&solved, &solved);
}

/* The copy is shallow: it borrows everything that it points to. */
char *
fringe_document_content (const FringeSessionFile *state, gboolean is_in_file)
{
  g_autoptr (FringeSessionFile) blank = blank_new ();
  FringeSessionFile content = *state;

  forget_place (&content);
  if (!is_in_file)
    forget_trials (&content, blank);
  return fringe_session_file_print (&content);
}

char *
fringe_document_no_content (void)
{
  g_autoptr (FringeSessionFile) blank = blank_new ();
  FringeSessionFile content = *blank;

  forget_place (&content);
  return fringe_session_file_print (&content);
}

void
fringe_loaded_free (FringeLoaded *loaded)
{
  g_clear_pointer (&loaded->session, fringe_session_file_free);
  g_clear_pointer (&loaded->lesson, fringe_lesson_file_free);
  g_free (loaded);
}

FringeLoaded *
fringe_document_load (GFile *file, GCancellable *cancellable, GError **error)
{
  g_autoptr (FringeLoaded) loaded = g_new0 (FringeLoaded, 1);

  if (fringe_lesson_file_is_at (file, cancellable))
    loaded->lesson = fringe_lesson_file_load (file, cancellable, error);
  else
    loaded->session = fringe_session_file_load (file, cancellable, error);
  return loaded->lesson != NULL || loaded->session != NULL ? g_steal_pointer (&loaded) : NULL;
}

char *
fringe_document_wrap (const char *text, GFile *file, const char *digest, gboolean unsaved)
{
  g_autofree char *uri = file != NULL ? g_file_get_uri (file) : g_strdup ("");

  return g_strdup_printf ("%s\n[" RECOVERY_GROUP "]\n" FILE_KEY "=%s\n" DIGEST_KEY "=%s\n" UNSAVED_KEY "=%s\n", text,
                          uri, digest != NULL ? digest : "", unsaved ? "true" : "false");
}

GFile *
fringe_document_unwrap (FringeLoaded *loaded, gboolean *unsaved)
{
  GKeyFile *keys = loaded->lesson != NULL ? loaded->lesson->unknown : loaded->session->unknown;
  char **digest = loaded->lesson != NULL ? &loaded->lesson->digest : &loaded->session->digest;
  g_autofree char *uri = g_key_file_get_string (keys, RECOVERY_GROUP, FILE_KEY, NULL);

  g_free (*digest);
  *digest = g_key_file_get_string (keys, RECOVERY_GROUP, DIGEST_KEY, NULL);
  *unsaved = g_key_file_get_boolean (keys, RECOVERY_GROUP, UNSAVED_KEY, NULL);
  g_key_file_remove_group (keys, RECOVERY_GROUP, NULL);
  return uri != NULL && *uri != '\0' ? g_file_new_for_uri (uri) : NULL;
}

/* Returns: (transfer full) (nullable): what it is known by, or %NULL where it cannot be read */
static char *
name_of (FringeAutosave *lost)
{
  g_autoptr (GFile) text = fringe_autosave_get_file (lost), file = NULL;
  g_autoptr (FringeLoaded) loaded = fringe_document_load (text, NULL, NULL);
  gboolean unsaved;

  if (loaded == NULL)
    return NULL;
  file = fringe_document_unwrap (loaded, &unsaved);
  if (file != NULL)
    return fringe_file_name (file);
  if (loaded->session != NULL)
    return g_strdup (loaded->session->title);
  return g_strdup (*loaded->lesson->title != '\0' ? loaded->lesson->title : _ ("New lesson"));
}

char *
fringe_document_lost_sentence (const GPtrArray *lost)
{
  g_autofree char *name = lost->len == 1 ? name_of (lost->pdata[0]) : NULL;

  if (name != NULL)
    /* Translators: the name of a file, or of a puzzle */
    return g_strdup_printf (_ ("Fringe ended before “%s” was saved."), name);
  return g_strdup_printf (g_dngettext (NULL, "Fringe ended before %u session was saved.",
                                       "Fringe ended before %u sessions were saved.", lost->len),
                          lost->len);
}
