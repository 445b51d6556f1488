/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-session-file.h"

#include "fringe-export-error.h"
#include "fringe-save.h"
#include "fringe-session-private.h"
#include "fringe-unknown.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define DIGEST G_CHECKSUM_SHA256

static void
clear_note (gpointer data)
{
  g_free (((FringeSessionNote *) data)->text);
}

/* Returns: (transfer full) (element-type FringeSessionNote): an empty list */
static GArray *
new_notes (void)
{
  GArray *notes = g_array_new (FALSE, FALSE, sizeof (FringeSessionNote));

  g_array_set_clear_func (notes, clear_note);
  return notes;
}

FringeSessionNotes *
fringe_session_notes_new (const FringeBoard *start, const FringeBoard *goal, const FringeRules *rules)
{
  FringeSessionNotes *notes = g_new0 (FringeSessionNotes, 1);

  notes->start = *start;
  notes->goal = *goal;
  notes->rules = *rules;
  notes->forks = g_array_new (FALSE, FALSE, sizeof (FringeSessionFork));
  notes->notes = new_notes ();
  return notes;
}

void
fringe_session_notes_free (FringeSessionNotes *notes)
{
  g_array_unref (notes->forks);
  g_array_unref (notes->notes);
  g_free (notes);
}

FringeSessionNotes *
fringe_session_notes_copy (const FringeSessionNotes *from)
{
  FringeSessionNotes *notes = fringe_session_notes_new (&from->start, &from->goal, &from->rules);

  g_array_append_vals (notes->forks, from->forks->data, from->forks->len);
  for (guint i = 0; i < MIN (from->notes->len, FRINGE_SESSION_NOTES_MAX); i++)
    {
      const FringeSessionNote *note = &g_array_index (from->notes, FringeSessionNote, i);
      glong length = MIN (g_utf8_strlen (note->text, -1), FRINGE_SESSION_NOTE_MAX);
      g_autofree char *text = g_utf8_substring (note->text, 0, length);

      fringe_session_note_set (notes->notes, note->step, text);
    }
  return notes;
}

/* Returns: where the first note of @step or of a later step is */
static guint
find (const GArray *notes, guint32 step)
{
  guint low = 0, high = notes->len;

  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (g_array_index (notes, FringeSessionNote, middle).step < step)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

const char *
fringe_session_note_get (const GArray *notes, guint32 step)
{
  guint i = find (notes, step);
  const FringeSessionNote *note = i < notes->len ? &g_array_index (notes, FringeSessionNote, i) : NULL;

  return note != NULL && note->step == step ? note->text : NULL;
}

void
fringe_session_note_set (GArray *notes, guint32 step, const char *text)
{
  FringeSessionNote note = { step, g_strdup (text) };
  guint i = find (notes, step);

  if (fringe_session_note_get (notes, step) != NULL)
    g_array_remove_index (notes, i);
  if (*text != '\0')
    g_array_insert_val (notes, i, note);
  else
    g_free (note.text);
}

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
  session->growth = FRINGE_GROWTH_FITTING;
  session->scale = 1;
  session->center = session->selected = session->line = FRINGE_NO_NODE;
  session->own = g_array_new (FALSE, FALSE, sizeof (FringeHeuristic));
  session->forks = g_array_new (FALSE, FALSE, sizeof (FringeSessionFork));
  session->comparison_forks = g_array_new (FALSE, FALSE, sizeof (FringeSessionFork));
  session->folded = g_array_new (FALSE, FALSE, sizeof (guint32));
  session->unfolded = g_array_new (FALSE, FALSE, sizeof (guint32));
  session->breakpoints = g_array_new (FALSE, FALSE, sizeof (FringeSessionBreakpoint));
  session->comparison_breakpoints = g_array_new (FALSE, FALSE, sizeof (FringeSessionBreakpoint));
  session->notes = new_notes ();
  session->others = g_ptr_array_new_with_free_func ((GDestroyNotify) fringe_session_notes_free);
  return session;
}

FringeSessionFile *
fringe_session_file_copy (const FringeSessionFile *from)
{
  FringeSessionFile *session = g_memdup2 (from, sizeof *from);

  session->title = g_strdup (from->title);
  session->panel = g_strdup (from->panel);
  session->digest = g_strdup (from->digest);
  g_array_ref (session->own);
  g_array_ref (session->forks);
  g_array_ref (session->comparison_forks);
  g_array_ref (session->folded);
  g_array_ref (session->unfolded);
  g_array_ref (session->breakpoints);
  g_array_ref (session->comparison_breakpoints);
  g_array_ref (session->notes);
  g_ptr_array_ref (session->others);
  if (session->unknown != NULL)
    g_key_file_ref (session->unknown);
  return session;
}

void
fringe_session_file_free (FringeSessionFile *session)
{
  g_clear_pointer (&session->unknown, g_key_file_unref);
  g_array_unref (session->own);
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

GBytes *
fringe_session_read_bytes (GFile *file, GCancellable *cancellable, GError **error)
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

char *
fringe_session_digest_bytes (GBytes *bytes)
{
  return g_compute_checksum_for_bytes (DIGEST, bytes);
}

FringeSessionFile *
fringe_session_file_load (GFile *file, GCancellable *cancellable, GError **error)
{
  g_autoptr (GBytes) bytes = fringe_session_read_bytes (file, cancellable, error);
  FringeSessionFile *session;
  gsize length;
  const char *text;

  if (bytes == NULL)
    return NULL;
  text = g_bytes_get_data (bytes, &length);
  session = fringe_session_file_parse (text != NULL ? text : "", length, error);
  if (session != NULL)
    session->digest = fringe_session_digest_bytes (bytes);
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
  g_autoptr (GBytes) bytes = fringe_session_read_bytes (file, cancellable, NULL);

  return bytes != NULL ? fringe_session_digest_bytes (bytes) : NULL;
}

gboolean
fringe_session_file_save_text (const char *text, GFile *file, GCancellable *cancellable, GError **error)
{
  if (strlen (text) > FRINGE_SESSION_BYTES_MAX)
    return fringe_session_fail (error, _ ("The file would be larger than %d MiB. It could not be opened again."),
                                FRINGE_SESSION_BYTES_MAX / (1024 * 1024));
  return fringe_save_text (file, text, strlen (text), cancellable, error);
}

gboolean
fringe_session_file_save (const FringeSessionFile *session, GFile *file, GCancellable *cancellable, GError **error)
{
  g_autofree char *text = fringe_session_file_print (session);

  return fringe_session_file_save_text (text, file, cancellable, error);
}

static void
set_fields (GKeyFile *keys, const char *group, const FringeSessionField *fields, gconstpointer object)
{
  for (; fields->key != NULL; fields++)
    {
      g_autofree char *value = fields->kind->print (&G_STRUCT_MEMBER (char, object, fields->offset));

      g_key_file_set_string (keys, group != NULL ? group : fields->group, fields->key, value);
    }
}

static void
set_nodes (GKeyFile *keys, const char *key, const GArray *ids)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < ids->len; i++)
    g_string_append_printf (list, "%u;", g_array_index (ids, guint32, i));
  if (ids->len > 0)
    g_key_file_set_value (keys, FRINGE_SESSION_FOLDS_GROUP, key, list->str);
}

static char *
print_place (const FringeBreakpoint *breakpoint)
{
  g_autofree char *board = NULL;

  switch (breakpoint->kind)
    {
    case FRINGE_BREAKPOINT_EVENT:
      return g_strconcat ("event ", fringe_session_events[breakpoint->event], NULL);
    case FRINGE_BREAKPOINT_NODE:
      return g_strdup_printf ("node %u", breakpoint->id);
    case FRINGE_BREAKPOINT_BOARD:
    default:
      board = fringe_session_board.print (&breakpoint->board);
      return g_strconcat ("board ", board, NULL);
    }
}

static void
set_breakpoints (GKeyFile *keys, const char *group, const GArray *breakpoints)
{
  for (guint i = 0; i < breakpoints->len; i++)
    {
      g_autofree char *key = g_strdup_printf ("%u", i + 1);
      const FringeSessionBreakpoint *kept = &g_array_index (breakpoints, FringeSessionBreakpoint, i);
      g_autofree char *place = print_place (&kept->breakpoint);
      g_autofree char *value = g_strconcat (kept->is_off ? FRINGE_SESSION_OFF : "", place, NULL);

      g_key_file_set_string (keys, group, key, value);
    }
}

static void
set_notes (GKeyFile *keys, const char *group, const GArray *notes)
{
  for (guint i = 0; i < notes->len; i++)
    {
      const FringeSessionNote *note = &g_array_index (notes, FringeSessionNote, i);
      g_autofree char *key = g_strdup_printf ("%u", note->step);

      g_key_file_set_string (keys, group, key, note->text);
    }
}

void
fringe_session_set_others (GKeyFile *keys, const GPtrArray *others)
{
  for (guint i = 0; i < others->len; i++)
    {
      const FringeSessionNotes *other = g_ptr_array_index (others, i);
      g_autofree char *group = g_strdup_printf (FRINGE_SESSION_OTHER_GROUP "%u", i + 1);

      set_fields (keys, group, fringe_session_other, other);
      set_fields (keys, group, fringe_session_rules, &other->rules);
      set_notes (keys, group, other->notes);
    }
}

char *
fringe_session_file_print (const FringeSessionFile *session)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();

  g_key_file_set_integer (keys, FRINGE_SESSION_GROUP, FRINGE_SESSION_VERSION_KEY, FRINGE_SESSION_VERSION);
  set_fields (keys, NULL, fringe_session_fields, session);
  set_fields (keys, FRINGE_SESSION_RULES_GROUP, fringe_session_rules, &session->rules);
  if (session->has_comparison)
    {
      set_fields (keys, FRINGE_SESSION_COMPARISON_GROUP, fringe_session_rules, &session->comparison);
      set_fields (keys, NULL, fringe_session_compared, session);
    }
  set_nodes (keys, FRINGE_SESSION_FOLDED_KEY, session->folded);
  set_nodes (keys, FRINGE_SESSION_UNFOLDED_KEY, session->unfolded);
  set_breakpoints (keys, FRINGE_SESSION_BREAKPOINTS_GROUP, session->breakpoints);
  set_breakpoints (keys, FRINGE_SESSION_COMPARISON_BREAKPOINTS_GROUP, session->comparison_breakpoints);
  set_notes (keys, FRINGE_SESSION_NOTES_GROUP, session->notes);
  fringe_session_set_others (keys, session->others);
  if (session->unknown != NULL)
    fringe_unknown_set (keys, session->unknown);
  return g_key_file_to_data (keys, NULL, NULL);
}
