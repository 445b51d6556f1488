/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-session-private.h"

#include "fringe-export-error.h"
#include "fringe-save.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define DIGEST G_CHECKSUM_SHA256

FringeSessionFile *
fringe_session_file_new (const FringeBoard *start, const FringeBoard *goal)
{
  FringeSessionFile *session = g_new0 (FringeSessionFile, 1);

  session->title = g_strdup ("");
  session->panel = g_strdup ("");
  session->start = *start;
  session->goal = *goal;
  session->rules = session->comparison = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  session->node_limit = FRINGE_SESSION_NODE_LIMIT;
  session->scale = 1;
  session->center = session->selected = session->line = FRINGE_NO_NODE;
  session->forks = g_array_new (FALSE, FALSE, sizeof (FringeSessionFork));
  session->comparison_forks = g_array_new (FALSE, FALSE, sizeof (FringeSessionFork));
  session->folded = g_array_new (FALSE, FALSE, sizeof (guint32));
  session->unfolded = g_array_new (FALSE, FALSE, sizeof (guint32));
  session->breakpoints = g_array_new (FALSE, FALSE, sizeof (FringeSessionBreakpoint));
  session->comparison_breakpoints = g_array_new (FALSE, FALSE, sizeof (FringeSessionBreakpoint));
  session->notes = fringe_session_new_notes ();
  session->others = g_ptr_array_new_with_free_func ((GDestroyNotify) fringe_session_notes_free);
  return session;
}

void
fringe_session_file_free (FringeSessionFile *session)
{
  g_clear_pointer (&session->unknown, g_key_file_unref);
  g_array_unref (session->forks);
  g_array_unref (session->comparison_forks);
  g_array_unref (session->folded);
  g_array_unref (session->unfolded);
  g_array_unref (session->breakpoints);
  g_array_unref (session->comparison_breakpoints);
  g_array_unref (session->notes);
  g_ptr_array_unref (session->others);
  g_free (session->title);
  g_free (session->panel);
  g_free (session->digest);
  g_free (session);
}

/* Up to the most there may be and a byte more, so that a device without end is told from a file. */
static GBytes *
read_file (GFile *file, GCancellable *cancellable, GError **error)
{
  g_autoptr (GFileInputStream) stream = g_file_read (file, cancellable, error);
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  guint8 piece[4096];
  gssize n = 1;

  if (stream == NULL)
    return NULL;
  while (n > 0 && bytes->len <= FRINGE_SESSION_BYTES_MAX)
    {
      n = g_input_stream_read (G_INPUT_STREAM (stream), piece, sizeof piece, cancellable, error);
      if (n > 0)
        g_byte_array_append (bytes, piece, (guint) n);
    }
  return n < 0 ? NULL : g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}

FringeSessionFile *
fringe_session_file_load (GFile *file, GCancellable *cancellable, GError **error)
{
  g_autoptr (GBytes) bytes = read_file (file, cancellable, error);
  FringeSessionFile *session;
  gsize length;
  const char *text;

  if (bytes == NULL)
    return NULL;
  text = g_bytes_get_data (bytes, &length);
  session = fringe_session_file_parse (text != NULL ? text : "", length, error);
  if (session != NULL)
    session->digest = g_compute_checksum_for_bytes (DIGEST, bytes);
  return session;
}

char *
fringe_session_file_digest_text (const char *text)
{
  return g_compute_checksum_for_string (DIGEST, text, -1);
}

char *
fringe_session_file_digest (GFile *file, GCancellable *cancellable)
{
  g_autoptr (GBytes) bytes = read_file (file, cancellable, NULL);

  return bytes != NULL ? g_compute_checksum_for_bytes (DIGEST, bytes) : NULL;
}

gboolean
fringe_session_file_save (const FringeSessionFile *session, GFile *file, GCancellable *cancellable, GError **error)
{
  g_autofree char *text = fringe_session_file_print (session);

  if (strlen (text) > FRINGE_SESSION_BYTES_MAX)
    return fringe_session_fail (error, _("The session is larger than %d MiB, and could not be opened again."),
                                FRINGE_SESSION_BYTES_MAX / (1024 * 1024));
  return fringe_save_text (file, text, strlen (text), cancellable, error);
}
