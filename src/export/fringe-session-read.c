/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-session-private.h"
#include "fringe-unknown.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Takes a value out of the keys, so that what is left is unknown.
 * Returns: (transfer full) (nullable): none where there is no such key */
static char *
take (GKeyFile *keys, const char *group, const char *key)
{
  char *value = fringe_session_read_text (keys, group, key);

  g_key_file_remove_key (keys, group, key, NULL);
  return value;
}

static gboolean
read_fields (GKeyFile *keys, const char *only_group, const FringeSessionField *fields, gpointer object, GError **error)
{
  for (; fields->key != NULL; fields++)
    {
      const char *group = only_group != NULL ? only_group : fields->group;
      g_autofree char *value = take (keys, group, fields->key);

      if (value == NULL && !fields->is_optional)
        /* Translators: a group and a key of a file. */
        return fringe_session_fail (error, _ ("[%s] %s is missing."), group, fields->key);
      if (value != NULL && !fields->kind->read (value, &G_STRUCT_MEMBER (char, object, fields->offset)))
        return fringe_session_complain (fields->kind->complaint, group, fields->key, value, error);
    }
  return TRUE;
}

static gboolean
add_node (GArray *ids, const char *key, const char *word, GError **error)
{
  guint32 id;

  if (ids->len == FRINGE_SESSION_FOLDS_MAX)
    /* Translators: a group and a key of a file, and how many nodes it may name */
    return fringe_session_fail (error, _ ("[%s] %s: There are more than %u nodes."), FRINGE_SESSION_FOLDS_GROUP, key,
                                FRINGE_SESSION_FOLDS_MAX);
  if (!fringe_session_number.read (word, &id))
    return fringe_session_complain (fringe_session_number.complaint, FRINGE_SESSION_FOLDS_GROUP, key, word, error);
  g_array_append_val (ids, id);
  return TRUE;
}

/* Reads a list of nodes such as "3;5;12;", in which each stands once. */
static gboolean
read_nodes (GKeyFile *keys, const char *key, GArray *ids, GError **error)
{
  g_autofree char *value = take (keys, FRINGE_SESSION_FOLDS_GROUP, key);
  char *rest, *word;

  for (rest = value; rest != NULL && *rest != '\0';)
    {
      word = strsep (&rest, ";");
      if (!add_node (ids, key, word, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
too_many (const char *group, guint most, GError **error)
{
  /* Translators: a group of a file, and how many lines it may have */
  return fringe_session_fail (error, _ ("[%s] There are more than %u lines."), group, most);
}

static gboolean
read_event (const char *word, FringeEvent *event)
{
  for (int i = 0; i < FRINGE_N_EVENTS; i++)
    if (g_str_equal (fringe_session_events[i], word))
      {
        *event = (FringeEvent) i;
        return TRUE;
      }
  return FALSE;
}

static gboolean
read_breakpoint (const char *value, FringeSessionBreakpoint *kept)
{
  FringeBreakpoint *breakpoint = &kept->breakpoint;

  *kept = (FringeSessionBreakpoint) { .is_off = g_str_has_prefix (value, FRINGE_SESSION_OFF) };
  if (kept->is_off)
    value += strlen (FRINGE_SESSION_OFF);
  if (g_str_has_prefix (value, "event "))
    {
      breakpoint->kind = FRINGE_BREAKPOINT_EVENT;
      return read_event (value + strlen ("event "), &breakpoint->event);
    }
  if (g_str_has_prefix (value, "node "))
    {
      breakpoint->kind = FRINGE_BREAKPOINT_NODE;
      return fringe_session_number.read (value + strlen ("node "), &breakpoint->id);
    }
  breakpoint->kind = FRINGE_BREAKPOINT_BOARD;
  return g_str_has_prefix (value, "board ")
         && fringe_session_board.read (value + strlen ("board "), &breakpoint->board);
}

static gboolean
add_breakpoint (GArray *breakpoints, const char *group, const char *key, const char *value, GError **error)
{
  FringeSessionBreakpoint breakpoint;

  if (breakpoints->len == FRINGE_SESSION_BREAKPOINTS_MAX)
    return too_many (group, FRINGE_SESSION_BREAKPOINTS_MAX, error);
  if (!read_breakpoint (value, &breakpoint))
    return fringe_session_complain (FRINGE_SESSION_NO_BREAKPOINT, group, key, value, error);
  g_array_append_val (breakpoints, breakpoint);
  return TRUE;
}

static int
compare_notes (gconstpointer a, gconstpointer b)
{
  guint32 x = ((const FringeSessionNote *) a)->step, y = ((const FringeSessionNote *) b)->step;

  return (x > y) - (x < y);
}

static gboolean
add_note (GArray *notes, const char *group, const char *key, const char *value, GError **error)
{
  FringeSessionNote note;

  if (notes->len == FRINGE_SESSION_NOTES_MAX)
    return too_many (group, FRINGE_SESSION_NOTES_MAX, error);
  if (!fringe_session_number.read (key, &note.step))
    return fringe_session_fail (error, _ ("[%s] %s: The name is not a step."), group, key);
  if (g_utf8_strlen (value, -1) > FRINGE_SESSION_NOTE_MAX)
    return fringe_session_complain (fringe_session_text.complaint, group, key, value, error);
  note.text = g_strdup (value);
  g_array_append_val (notes, note);
  return TRUE;
}

/* Reads every key that is left of a group whose keys are numbers. A key that stood there twice is still named when it
 * has been taken. */
static gboolean
read_group (GKeyFile *keys,
            const char *group,
            gboolean (*add) (GArray *array, const char *group, const char *key, const char *value, GError **error),
            GArray *array,
            GError **error)
{
  g_auto (GStrv) names = g_key_file_get_keys (keys, group, NULL, NULL);

  for (guint i = 0; names != NULL && names[i] != NULL; i++)
    {
      g_autofree char *value = fringe_session_read_text (keys, group, names[i]);

      if (value != NULL && !add (array, group, names[i], value, error))
        return FALSE;
    }
  if (names != NULL)
    g_key_file_remove_group (keys, group, NULL);
  return TRUE;
}

/* The keys "007" and "7" are one step, and the later one holds. */
static void
sort_notes (GArray *notes)
{
  FringeSessionNote *sorted;
  guint n = 0;

  g_array_sort (notes, compare_notes);
  sorted = (void *) notes->data;
  for (guint i = 0; i < notes->len; i++)
    {
      FringeSessionNote held;

      n += n == 0 || sorted[n - 1].step != sorted[i].step;
      held = sorted[n - 1];
      sorted[n - 1] = sorted[i];
      sorted[i] = held;
    }
  g_array_set_size (notes, n);
}

static gboolean
check_heuristic (const FringeBoard *start, const char *group, const FringeRules *rules, GError **error)
{
  if (fringe_heuristic_fits (rules->heuristic, start->rows, start->columns))
    return TRUE;
  return fringe_session_fail (error, _ ("[%s] The heuristic “%s” is not made for boards of %d × %d cells."), group,
                              fringe_heuristic_name (rules->heuristic), start->rows, start->columns);
}

static gboolean
check_rules (const FringeBoard *start, const char *group, const FringeRules *rules, const GArray *forks, GError **error)
{
  for (guint i = 0; i < forks->len; i++)
    if (!check_heuristic (start, group, &g_array_index (forks, FringeSessionFork, i).rules, error))
      return FALSE;
  return check_heuristic (start, group, rules, error);
}

static gboolean
check_boards (const char *group, const FringeBoard *start, const FringeBoard *goal, GError **error)
{
  return fringe_board_same_size (start, goal)
         || fringe_session_fail (error, _ ("[%s] Start and Goal are boards of different sizes."), group);
}

static gboolean
check (const FringeSessionFile *session, GError **error)
{
  if (!check_boards ("Puzzle", &session->start, &session->goal, error))
    return FALSE;
  if (session->node_limit > FRINGE_NODE_LIMIT_MAX)
    return fringe_session_fail (error, _ ("[Search] NodeLimit is more than %u."), FRINGE_NODE_LIMIT_MAX);
  if (session->step > session->n_steps)
    return fringe_session_fail (error, "%s", _ ("[Search] Step is greater than Steps."));
  if (session->comparison_time > session->comparison_known)
    return fringe_session_fail (error, "%s", _ ("[Comparison] Time is more than Known."));
  return check_rules (&session->start, FRINGE_SESSION_RULES_GROUP, &session->rules, session->forks, error)
         && (!session->has_comparison
             || check_rules (&session->start, FRINGE_SESSION_COMPARISON_GROUP, &session->comparison,
                             session->comparison_forks, error));
}

static gboolean
read_version (GKeyFile *keys, GError **error)
{
  g_autofree char *value = take (keys, FRINGE_SESSION_GROUP, FRINGE_SESSION_VERSION_KEY);
  guint32 version;

  if (!g_key_file_has_group (keys, FRINGE_SESSION_GROUP))
    return fringe_session_fail (error, "%s", _ ("The file holds no session of Fringe."));
  if (value == NULL || !fringe_session_number.read (value, &version))
    return fringe_session_fail (error, _ ("[%s] %s is missing."), FRINGE_SESSION_GROUP, FRINGE_SESSION_VERSION_KEY);
  if (version == FRINGE_SESSION_VERSION)
    return TRUE;
  return fringe_session_fail (error, _ ("The file has version %u of the format; this program knows version %u."),
                              version, FRINGE_SESSION_VERSION);
}

static gboolean
read_comparison (FringeSessionFile *session, GKeyFile *keys, GError **error)
{
  session->has_comparison = g_key_file_has_group (keys, FRINGE_SESSION_COMPARISON_GROUP);
  return !session->has_comparison
         || (read_fields (keys, FRINGE_SESSION_COMPARISON_GROUP, fringe_session_rules, &session->comparison, error)
             && read_fields (keys, NULL, fringe_session_compared, session, error));
}

static gboolean
read_other (GPtrArray *others, GKeyFile *keys, const char *group, guint *n_notes, GError **error)
{
  FringeBoard any = fringe_board_standard_goal (FRINGE_SIDE_MIN, FRINGE_SIDE_MIN);
  FringeRules rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  g_autoptr (FringeSessionNotes) other = fringe_session_notes_new (&any, &any, &rules);

  if (!read_fields (keys, group, fringe_session_other, other, error)
      || !read_fields (keys, group, fringe_session_rules, &other->rules, error)
      || !read_group (keys, group, add_note, other->notes, error)
      || !check_boards (group, &other->start, &other->goal, error)
      || !check_rules (&other->start, group, &other->rules, other->forks, error))
    return FALSE;
  sort_notes (other->notes);
  *n_notes += other->notes->len;
  g_ptr_array_add (others, g_steal_pointer (&other));
  if (others->len > FRINGE_SESSION_OTHERS_MAX)
    return fringe_session_fail (error, _ ("There are notes on more than %d other searches."),
                                FRINGE_SESSION_OTHERS_MAX);
  return *n_notes <= FRINGE_SESSION_NOTES_MAX
         || fringe_session_fail (error, _ ("There are more than %d notes on other searches."),
                                 FRINGE_SESSION_NOTES_MAX);
}

gboolean
fringe_session_read_others (GPtrArray *others, GKeyFile *keys, GError **error)
{
  gsize n_groups;
  g_auto (GStrv) groups = g_key_file_get_groups (keys, &n_groups);
  guint32 number;
  guint n_notes = 0;

  /* The number of groups is limited, because GKeyFile goes through all of them to take one away. */
  if (n_groups > FRINGE_SESSION_GROUPS_MAX)
    return fringe_session_fail (error, _ ("The file has more than %d groups."), FRINGE_SESSION_GROUPS_MAX);
  for (guint i = 0; groups[i] != NULL; i++)
    if (g_str_has_prefix (groups[i], FRINGE_SESSION_OTHER_GROUP)
        && fringe_session_number.read (groups[i] + strlen (FRINGE_SESSION_OTHER_GROUP), &number)
        && !read_other (others, keys, groups[i], &n_notes, error))
      return FALSE;
  return TRUE;
}

static gboolean
read_session (FringeSessionFile *session, GKeyFile *keys, GError **error)
{
  return read_version (keys, error) && read_fields (keys, NULL, fringe_session_fields, session, error)
         && read_fields (keys, FRINGE_SESSION_RULES_GROUP, fringe_session_rules, &session->rules, error)
         && read_comparison (session, keys, error)
         && read_nodes (keys, FRINGE_SESSION_FOLDED_KEY, session->folded, error)
         && read_nodes (keys, FRINGE_SESSION_UNFOLDED_KEY, session->unfolded, error)
         && read_group (keys, FRINGE_SESSION_BREAKPOINTS_GROUP, add_breakpoint, session->breakpoints, error)
         && read_group (keys, FRINGE_SESSION_COMPARISON_BREAKPOINTS_GROUP, add_breakpoint,
                        session->comparison_breakpoints, error)
         && read_group (keys, FRINGE_SESSION_NOTES_GROUP, add_note, session->notes, error)
         && fringe_session_read_others (session->others, keys, error) && check (session, error);
}

/* The number of lines is limited, because a line of two bytes takes hundreds in memory. */
static gboolean
has_too_many_lines (const char *text, gsize length)
{
  const char *end = text + length;
  guint n = 0;

  while (n <= FRINGE_SESSION_LINES_MAX && (text = memchr (text, '\n', (gsize) (end - text))) != NULL)
    {
      text++;
      n++;
    }
  return n > FRINGE_SESSION_LINES_MAX;
}

gboolean
fringe_session_check_text (const char *text, gsize length, GError **error)
{
  const char *end;

  if (length > FRINGE_SESSION_BYTES_MAX)
    return fringe_session_fail (error, _ ("The file is larger than %d MiB."), FRINGE_SESSION_BYTES_MAX / (1024 * 1024));
  if (has_too_many_lines (text, length))
    return fringe_session_fail (error, _ ("The file has more than %d lines."), FRINGE_SESSION_LINES_MAX);
  if (g_utf8_validate (text, (gssize) length, &end))
    return TRUE;
  return fringe_session_fail (error, _ ("The file is not text in UTF-8: it goes wrong at byte %u."),
                              (guint) (end - text) + 1);
}

FringeSessionFile *
fringe_session_file_parse (const char *text, gsize length, GError **error)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_autoptr (GError) reason = NULL;
  FringeBoard any = fringe_board_standard_goal (FRINGE_SIDE_MIN, FRINGE_SIDE_MIN);
  g_autoptr (FringeSessionFile) session = fringe_session_file_new (&any, &any);

  if (!fringe_session_check_text (text, length, error))
    return NULL;
  if (!g_key_file_load_from_data (keys, text, length, G_KEY_FILE_NONE, &reason))
    {
      fringe_session_fail (error, "%s", reason->message);
      return NULL;
    }
  if (!read_session (session, keys, error) || !fringe_unknown_check (fringe_unknown_count (keys), error))
    return NULL;
  sort_notes (session->notes);
  session->unknown = g_steal_pointer (&keys);
  return g_steal_pointer (&session);
}
