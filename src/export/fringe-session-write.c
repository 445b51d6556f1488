/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-session-private.h"

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
print_place (const FringeSessionBreakpoint *breakpoint)
{
  g_autofree char *board = NULL;

  switch (breakpoint->kind)
    {
    case FRINGE_SESSION_BREAKPOINT_EVENT:
      return g_strconcat ("event ", fringe_session_events[breakpoint->event], NULL);
    case FRINGE_SESSION_BREAKPOINT_NODE:
      return g_strdup_printf ("node %u", breakpoint->id);
    case FRINGE_SESSION_BREAKPOINT_BOARD:
    default:
      board = fringe_session_print_board (&breakpoint->board);
      return g_strconcat ("board ", board, NULL);
    }
}

static void
set_breakpoints (GKeyFile *keys, const char *group, const GArray *breakpoints)
{
  for (guint i = 0; i < breakpoints->len; i++)
    {
      g_autofree char *key = g_strdup_printf ("%u", i + 1);
      const FringeSessionBreakpoint *breakpoint = &g_array_index (breakpoints, FringeSessionBreakpoint, i);
      g_autofree char *place = print_place (breakpoint);
      g_autofree char *value = g_strconcat (breakpoint->is_off ? FRINGE_SESSION_OFF : "", place, NULL);

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

static void
set_others (GKeyFile *keys, const GPtrArray *others)
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

/* What another version wrote stays in the file. Of a key that stands there twice GKeyFile names the first as well,
 * after the second, which holds, has been taken out. */
static void
set_unknown (GKeyFile *keys, GKeyFile *unknown)
{
  g_auto (GStrv) groups = g_key_file_get_groups (unknown, NULL);

  for (guint i = 0; groups[i] != NULL; i++)
    {
      g_auto (GStrv) names = g_key_file_get_keys (unknown, groups[i], NULL, NULL);

      for (guint j = 0; names != NULL && names[j] != NULL; j++)
        {
          g_autofree char *value = g_key_file_get_value (unknown, groups[i], names[j], NULL);

          if (value != NULL)
            g_key_file_set_value (keys, groups[i], names[j], value);
        }
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
  set_others (keys, session->others);
  if (session->unknown != NULL)
    set_unknown (keys, session->unknown);
  return g_key_file_to_data (keys, NULL, NULL);
}
