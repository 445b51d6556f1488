/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-lesson-private.h"
#include "fringe-unknown.h"

static GArray *
ids_new (void)
{
  return g_array_new (FALSE, FALSE, sizeof (guint32));
}

FringeLessonStop *
fringe_lesson_stop_new (FringeSessionFile *state)
{
  FringeLessonStop *stop = g_new0 (FringeLessonStop, 1);

  stop->state = state;
  stop->seen = ids_new ();
  stop->marked = ids_new ();
  stop->caption = g_strdup ("");
  stop->caption_key = g_strdup (FRINGE_LESSON_CAPTION_KEY);
  stop->unknown = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  return stop;
}

FringeLessonStop *
fringe_lesson_stop_copy (const FringeLessonStop *from)
{
  FringeLessonStop *stop = g_memdup2 (from, sizeof *from);

  stop->state = fringe_session_file_copy (from->state);
  g_array_ref (stop->seen);
  g_array_ref (stop->marked);
  stop->caption = g_strdup (from->caption);
  stop->caption_key = g_strdup (from->caption_key);
  g_hash_table_ref (stop->unknown);
  return stop;
}

void
fringe_lesson_stop_free (FringeLessonStop *stop)
{
  fringe_session_file_free (stop->state);
  g_array_unref (stop->seen);
  g_array_unref (stop->marked);
  g_free (stop->caption);
  g_free (stop->caption_key);
  g_hash_table_unref (stop->unknown);
  g_free (stop);
}

FringeLessonFile *
fringe_lesson_file_new (void)
{
  FringeLessonFile *lesson = g_new0 (FringeLessonFile, 1);

  lesson->title = g_strdup ("");
  lesson->title_key = g_strdup (FRINGE_LESSON_TITLE_KEY);
  lesson->author = g_strdup ("");
  lesson->language = g_strdup ("");
  lesson->summary = g_strdup ("");
  lesson->summary_key = g_strdup (FRINGE_LESSON_SUMMARY_KEY);
  lesson->stops = g_ptr_array_new_with_free_func ((GDestroyNotify) fringe_lesson_stop_free);
  lesson->notes = g_ptr_array_new_with_free_func ((GDestroyNotify) fringe_session_notes_free);
  return lesson;
}

void
fringe_lesson_file_free (FringeLessonFile *lesson)
{
  g_free (lesson->title);
  g_free (lesson->title_key);
  g_free (lesson->author);
  g_free (lesson->language);
  g_free (lesson->summary);
  g_free (lesson->summary_key);
  g_free (lesson->digest);
  g_ptr_array_unref (lesson->stops);
  g_ptr_array_unref (lesson->notes);
  g_clear_pointer (&lesson->unknown, g_key_file_unref);
  g_free (lesson);
}

void
fringe_lesson_begin_anew (FringeSessionFile *state)
{
  g_array_set_size (state->forks, 0);
  g_array_set_size (state->comparison_forks, 0);
  state->searches_anyway = state->comparison_anyway = FALSE;
}

/* What is beside begins as the search itself does, so that only what differs needs to be said. */
void
fringe_lesson_compare (FringeSessionFile *state, gboolean compares)
{
  state->has_comparison = compares;
  state->comparison = state->rules;
  state->comparison_anyway = state->searches_anyway;
  g_array_set_size (state->comparison_forks, 0);
}

void
fringe_lesson_go_on (FringeSessionFile *state, const FringeSessionFile *before)
{
  state->start = before->start;
  state->goal = before->goal;
  state->rules = before->rules;
  state->searches_anyway = before->searches_anyway;
  g_array_append_vals (state->forks, before->forks->data, before->forks->len);
  state->has_comparison = before->has_comparison;
  state->comparison = before->comparison;
  state->comparison_anyway = before->comparison_anyway;
  g_array_append_vals (state->comparison_forks, before->comparison_forks->data, before->comparison_forks->len);
}

/* Sets the keys of those @fields that differ from what is said without them. Returns: whether there is one */
static gboolean
set_differences (GKeyFile *keys,
                 const char *group,
                 const char *prefix,
                 const FringeSessionField *fields,
                 gconstpointer object,
                 gconstpointer unsaid)
{
  gboolean differs = FALSE;

  for (; fields->key != NULL; fields++)
    {
      g_autofree char *value = fields->kind->print (&G_STRUCT_MEMBER (const char, object, fields->offset));
      g_autofree char *other = fields->kind->print (&G_STRUCT_MEMBER (const char, unsaid, fields->offset));
      g_autofree char *key = g_strconcat (prefix, fields->key, NULL);

      if (g_str_equal (value, other))
        continue;
      g_key_file_set_string (keys, group, key, value);
      differs = TRUE;
    }
  return differs;
}

/* The first stop says its puzzle, whatever it is. */
static void
set_first_puzzle (GKeyFile *keys, const char *group, const FringeSessionFile *state)
{
  for (const FringeSessionField *field = fringe_lesson_puzzle; field->key != NULL; field++)
    {
      g_autofree char *value = field->kind->print (&G_STRUCT_MEMBER (const char, state, field->offset));

      g_key_file_set_string (keys, group, field->key, value);
    }
}

static void
set_comparison (GKeyFile *keys, const char *group, const FringeSessionFile *state, FringeSessionFile *unsaid)
{
  if (set_differences (keys, group, "", fringe_lesson_compared, state, unsaid))
    fringe_lesson_compare (unsaid, state->has_comparison);
  if (!state->has_comparison)
    return;
  if (set_differences (keys, group, FRINGE_LESSON_RIGHT, fringe_session_rules, &state->comparison, &unsaid->comparison))
    g_array_set_size (unsaid->comparison_forks, 0);
  set_differences (keys, group, FRINGE_LESSON_RIGHT, fringe_lesson_right_course, state, unsaid);
}

static void
set_state (GKeyFile *keys, const char *group, const FringeSessionFile *state, const FringeSessionFile *before)
{
  g_autoptr (FringeSessionFile) unsaid = fringe_session_file_new (&state->start, &state->goal);
  gboolean is_new;

  if (before != NULL)
    fringe_lesson_go_on (unsaid, before);
  else
    set_first_puzzle (keys, group, state);
  is_new = set_differences (keys, group, "", fringe_lesson_puzzle, state, unsaid);
  is_new |= set_differences (keys, group, "", fringe_session_rules, &state->rules, &unsaid->rules);
  unsaid->rules = state->rules;
  if (is_new)
    fringe_lesson_begin_anew (unsaid);
  set_differences (keys, group, "", fringe_lesson_course, state, unsaid);
  unsaid->searches_anyway = state->searches_anyway;
  set_comparison (keys, group, state, unsaid);
  set_differences (keys, group, "", fringe_lesson_place, state, unsaid);
}

static void
set_stop (GKeyFile *keys, guint number, const FringeLessonStop *stop, const FringeLessonStop *before)
{
  g_autofree char *group = g_strdup_printf (FRINGE_LESSON_STOP_GROUP "%u", number);
  g_autofree char *sight = fringe_lesson_sight_print (stop);
  g_autoptr (FringeLessonStop) unsaid
      = fringe_lesson_stop_new (fringe_session_file_new (&stop->state->start, &stop->state->goal));

  g_key_file_set_string (keys, group, stop->caption_key, stop->caption);
  fringe_unknown_set_group (keys, group, stop->unknown);
  set_state (keys, group, stop->state, before != NULL ? before->state : NULL);
  if (stop->sight != FRINGE_LESSON_SIGHT_ALL)
    g_key_file_set_string (keys, group, "Sight", sight);
  set_differences (keys, group, "", fringe_lesson_stop, stop, unsaid);
}

char *
fringe_lesson_file_print (const FringeLessonFile *lesson)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_autoptr (FringeLessonFile) unsaid = fringe_lesson_file_new ();

  g_key_file_set_integer (keys, FRINGE_LESSON_GROUP, FRINGE_SESSION_VERSION_KEY, FRINGE_LESSON_VERSION);
  g_key_file_set_string (keys, FRINGE_LESSON_GROUP, lesson->title_key, lesson->title);
  g_key_file_set_string (keys, FRINGE_LESSON_GROUP, lesson->summary_key, lesson->summary);
  set_differences (keys, FRINGE_LESSON_GROUP, "", fringe_lesson_fields, lesson, unsaid);
  for (guint i = 0; i < lesson->stops->len; i++)
    set_stop (keys, i + 1, lesson->stops->pdata[i], i > 0 ? lesson->stops->pdata[i - 1] : NULL);
  fringe_session_set_others (keys, lesson->notes);
  if (lesson->unknown != NULL)
    fringe_unknown_set (keys, lesson->unknown);
  return g_key_file_to_data (keys, NULL, NULL);
}

gboolean
fringe_lesson_file_is_at (GFile *file, GCancellable *cancellable)
{
  g_autoptr (GBytes) bytes = fringe_session_read_bytes (file, cancellable, NULL);
  gsize length;
  const char *text = bytes != NULL ? g_bytes_get_data (bytes, &length) : NULL;

  return text != NULL && fringe_lesson_file_is (text, length);
}

FringeLessonFile *
fringe_lesson_file_load (GFile *file, GCancellable *cancellable, GError **error)
{
  g_autoptr (GBytes) bytes = fringe_session_read_bytes (file, cancellable, error);
  FringeLessonFile *lesson;
  gsize length;
  const char *text;

  if (bytes == NULL)
    return NULL;
  text = g_bytes_get_data (bytes, &length);
  lesson = fringe_lesson_file_parse (text != NULL ? text : "", length, NULL, error);
  if (lesson != NULL)
    lesson->digest = fringe_session_digest_bytes (bytes);
  return lesson;
}
