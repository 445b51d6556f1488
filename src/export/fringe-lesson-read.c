/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-lesson-private.h"
#include "fringe-unknown.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Takes the value of those @fields that are there out of the keys, so that what is left is unknown. @n_read: counts
 * them
 */
static gboolean
read_fields (GKeyFile *keys,
             const char *group,
             const char *prefix,
             const FringeSessionField *fields,
             gpointer object,
             guint *n_read,
             GError **error)
{
  for (; fields->key != NULL; fields++)
    {
      g_autofree char *key = g_strconcat (prefix, fields->key, NULL);
      g_autofree char *value = fringe_session_read_text (keys, group, key);

      g_key_file_remove_key (keys, group, key, NULL);
      if (value == NULL)
        continue;
      if (!fields->kind->read (value, &G_STRUCT_MEMBER (char, object, fields->offset)))
        return fringe_session_complain (fields->kind->complaint, group, key, value, error);
      *n_read += 1;
    }
  return TRUE;
}

/* Returns: (transfer full): the key of a text in the language @locale, or in that of the reader, or in none, in that
 * order. It looks at keys alone: g_key_file_get_locale_for_key() reads the values, too, and GLib 2.74 warns of some
 * wrong backslashes. */
static char *
find_key (GKeyFile *keys, const char *group, const char *key, const char *locale)
{
  g_auto (GStrv) variants = locale != NULL ? g_get_locale_variants (locale) : NULL;
  const char *const *languages = variants != NULL ? (const char *const *) variants : g_get_language_names ();

  for (; *languages != NULL; languages++)
    {
      g_autofree char *whole = g_strdup_printf ("%s[%s]", key, *languages);

      if (g_key_file_has_key (keys, group, whole, NULL))
        return g_steal_pointer (&whole);
    }
  return g_strdup (key);
}

/* @found: (inout): the key by which the text stands there */
static gboolean
read_text (GKeyFile *keys,
           const char *group,
           const char *key,
           const char *locale,
           glong most,
           char **text,
           char **found,
           GError **error)
{
  g_autofree char *whole = find_key (keys, group, key, locale);
  g_autofree char *value = fringe_session_read_text (keys, group, whole);

  if (value == NULL)
    return TRUE;
  if (g_utf8_strlen (value, -1) > most)
    return fringe_session_complain (FRINGE_SESSION_TOO_LONG, group, key, value, error);
  g_key_file_remove_key (keys, group, whole, NULL);
  g_free (*text);
  *text = g_steal_pointer (&value);
  g_free (*found);
  *found = g_steal_pointer (&whole);
  return TRUE;
}

/* A search by other rules, or of another puzzle, is no fork of the one before. */
static gboolean
read_search (GKeyFile *keys, const char *group, FringeSessionFile *state, GError **error)
{
  guint n_read = 0;

  if (!read_fields (keys, group, "", fringe_lesson_puzzle, state, &n_read, error)
      || !read_fields (keys, group, "", fringe_session_rules, &state->rules, &n_read, error))
    return FALSE;
  if (n_read > 0)
    fringe_lesson_begin_anew (state);
  if (g_key_file_has_key (keys, group, "Forks", NULL))
    g_array_set_size (state->forks, 0);
  return read_fields (keys, group, "", fringe_lesson_course, state, &n_read, error);
}

static gboolean
read_comparison (GKeyFile *keys, const char *group, FringeSessionFile *state, GError **error)
{
  guint n_compared = 0, n_read = 0;

  if (!read_fields (keys, group, "", fringe_lesson_compared, state, &n_compared, error))
    return FALSE;
  if (n_compared > 0)
    fringe_lesson_compare (state, state->has_comparison);
  if (!read_fields (keys, group, FRINGE_LESSON_RIGHT, fringe_session_rules, &state->comparison, &n_read, error))
    return FALSE;
  if (n_read > 0 || g_key_file_has_key (keys, group, FRINGE_LESSON_RIGHT "Forks", NULL))
    g_array_set_size (state->comparison_forks, 0);
  return read_fields (keys, group, FRINGE_LESSON_RIGHT, fringe_lesson_right_course, state, &n_read, error);
}

static gboolean
read_sight (GKeyFile *keys, const char *group, FringeLessonStop *stop, GError **error)
{
  g_autofree char *value = fringe_session_read_text (keys, group, "Sight");

  g_key_file_remove_key (keys, group, "Sight", NULL);
  return value == NULL || fringe_lesson_sight_read (value, stop)
         || fringe_session_complain (FRINGE_SESSION_NO_WORD, group, "Sight", value, error);
}

static gboolean
check_heuristic (const char *group, const FringeSessionFile *state, FringeHeuristic heuristic, GError **error)
{
  if (fringe_heuristic_fits (heuristic, state->start.rows, state->start.columns))
    return TRUE;
  return fringe_session_fail (error, _ ("[%s] The heuristic “%s” is not made for boards of %d × %d cells."), group,
                              fringe_heuristic_name (heuristic), state->start.rows, state->start.columns);
}

static gboolean
check_forks (const char *group, const FringeSessionFile *state, const GArray *forks, GError **error)
{
  for (guint i = 0; i < forks->len; i++)
    if (!check_heuristic (group, state, g_array_index (forks, FringeSessionFork, i).rules.heuristic, error))
      return FALSE;
  return TRUE;
}

static gboolean
check_state (const char *group, const FringeSessionFile *state, GError **error)
{
  if (!fringe_board_same_size (&state->start, &state->goal))
    return fringe_session_fail (error, _ ("[%s] Start and Goal are boards of different sizes."), group);
  return check_heuristic (group, state, state->rules.heuristic, error)
         && check_heuristic (group, state, state->comparison.heuristic, error)
         && check_forks (group, state, state->forks, error)
         && check_forks (group, state, state->comparison_forks, error);
}

/* The first stop has to say what is searched. */
static gboolean
check_first (GKeyFile *keys, const char *group, GError **error)
{
  for (const FringeSessionField *field = fringe_lesson_puzzle; field->key != NULL; field++)
    if (!g_key_file_has_key (keys, group, field->key, NULL))
      return fringe_session_fail (error, _ ("[%s] %s is missing."), group, field->key);
  return TRUE;
}

static FringeLessonStop *
stop_after (const FringeLessonStop *before)
{
  FringeBoard any = fringe_board_standard_goal (FRINGE_SIDE_MIN, FRINGE_SIDE_MIN);
  FringeSessionFile *state = fringe_session_file_new (&any, &any);

  if (before != NULL)
    fringe_lesson_go_on (state, before->state);
  return fringe_lesson_stop_new (state);
}

static gboolean
read_stop (FringeLessonFile *lesson, GKeyFile *keys, const char *group, const char *locale, GError **error)
{
  const FringeLessonStop *before = lesson->stops->len > 0 ? lesson->stops->pdata[lesson->stops->len - 1] : NULL;
  g_autoptr (FringeLessonStop) stop = stop_after (before);
  guint n_read = 0;

  if (before == NULL && !check_first (keys, group, error))
    return FALSE;
  if (!read_search (keys, group, stop->state, error) || !read_comparison (keys, group, stop->state, error)
      || !read_fields (keys, group, "", fringe_lesson_place, stop->state, &n_read, error)
      || !read_fields (keys, group, "", fringe_lesson_stop, stop, &n_read, error)
      || !read_sight (keys, group, stop, error)
      || !read_text (keys, group, FRINGE_LESSON_CAPTION_KEY, locale, FRINGE_LESSON_CAPTION_MAX, &stop->caption,
                     &stop->caption_key, error)
      || !check_state (group, stop->state, error))
    return FALSE;
  fringe_unknown_take_group (keys, group, stop->unknown);
  g_ptr_array_add (lesson->stops, g_steal_pointer (&stop));
  return TRUE;
}

/* A group for a stop that is not the next one is an error, for a stop would be missing. */
static gboolean
read_stops (FringeLessonFile *lesson, GKeyFile *keys, const char *locale, GError **error)
{
  g_auto (GStrv) groups = NULL;

  for (guint i = 0; i < FRINGE_LESSON_STOPS_MAX; i++)
    {
      g_autofree char *group = g_strdup_printf (FRINGE_LESSON_STOP_GROUP "%u", i + 1);

      if (g_key_file_has_group (keys, group) && !read_stop (lesson, keys, group, locale, error))
        return FALSE;
      if (lesson->stops->len <= i)
        break;
    }
  groups = g_key_file_get_groups (keys, NULL);
  for (guint i = 0; groups[i] != NULL; i++)
    if (g_str_has_prefix (groups[i], FRINGE_LESSON_STOP_GROUP))
      /* Translators: a group of a file, and how many stops a lesson may have */
      return fringe_session_fail (error, _ ("[%s] The stops have to be numbered from 1, and there may be %u."),
                                  groups[i], FRINGE_LESSON_STOPS_MAX);
  return TRUE;
}

static gboolean
read_version (GKeyFile *keys, GError **error)
{
  g_autofree char *value = fringe_session_read_text (keys, FRINGE_LESSON_GROUP, FRINGE_SESSION_VERSION_KEY);
  guint32 version;

  g_key_file_remove_key (keys, FRINGE_LESSON_GROUP, FRINGE_SESSION_VERSION_KEY, NULL);
  if (!g_key_file_has_group (keys, FRINGE_LESSON_GROUP))
    return fringe_session_fail (error, "%s", _ ("The file holds no lesson of Fringe."));
  if (value == NULL || !fringe_session_number.read (value, &version))
    return fringe_session_fail (error, _ ("[%s] %s is missing."), FRINGE_LESSON_GROUP, FRINGE_SESSION_VERSION_KEY);
  if (version == FRINGE_LESSON_VERSION)
    return TRUE;
  return fringe_session_fail (error, _ ("The file has version %u of the format; this program knows version %u."),
                              version, FRINGE_LESSON_VERSION);
}

static gboolean
read_head (FringeLessonFile *lesson, GKeyFile *keys, const char *locale, GError **error)
{
  guint n_read = 0;

  return read_version (keys, error)
         && read_fields (keys, FRINGE_LESSON_GROUP, "", fringe_lesson_fields, lesson, &n_read, error)
         && read_text (keys, FRINGE_LESSON_GROUP, FRINGE_LESSON_TITLE_KEY, locale, FRINGE_SESSION_TITLE_MAX,
                       &lesson->title, &lesson->title_key, error)
         && read_text (keys, FRINGE_LESSON_GROUP, FRINGE_LESSON_SUMMARY_KEY, locale, FRINGE_SESSION_TITLE_MAX,
                       &lesson->summary, &lesson->summary_key, error);
}

static guint
count_unknown (const FringeLessonFile *lesson, GKeyFile *keys)
{
  guint n = fringe_unknown_count (keys);

  for (guint i = 0; i < lesson->stops->len; i++)
    n += g_hash_table_size (((const FringeLessonStop *) lesson->stops->pdata[i])->unknown);
  return n;
}

gboolean
fringe_lesson_file_is (const char *text, gsize length)
{
  return g_strstr_len (text, (gssize) MIN (length, G_MAXSSIZE), "[" FRINGE_LESSON_GROUP "]") != NULL
         && g_strstr_len (text, (gssize) MIN (length, G_MAXSSIZE), "[" FRINGE_SESSION_GROUP "]") == NULL;
}

FringeLessonFile *
fringe_lesson_file_parse (const char *text, gsize length, const char *locale, GError **error)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_autoptr (GError) reason = NULL;
  g_autoptr (FringeLessonFile) lesson = fringe_lesson_file_new ();

  if (!fringe_session_check_text (text, length, error))
    return NULL;
  if (!g_key_file_load_from_data (keys, text, length, G_KEY_FILE_KEEP_TRANSLATIONS, &reason))
    {
      fringe_session_fail (error, "%s", reason->message);
      return NULL;
    }
  if (!read_head (lesson, keys, locale, error) || !read_stops (lesson, keys, locale, error)
      || !fringe_session_read_others (lesson->notes, keys, error)
      || !fringe_unknown_check (count_unknown (lesson, keys), error))
    return NULL;
  lesson->unknown = g_steal_pointer (&keys);
  return g_steal_pointer (&lesson);
}
