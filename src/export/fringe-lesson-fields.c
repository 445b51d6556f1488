/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-lesson-private.h"

#define FILE_OFFSET(member) G_STRUCT_OFFSET (FringeLessonFile, member)
#define STATE_OFFSET(member) G_STRUCT_OFFSET (FringeSessionFile, member)
#define STOP_OFFSET(member) G_STRUCT_OFFSET (FringeLessonStop, member)
#define END                                                                                                            \
  {                                                                                                                    \
    NULL, NULL, 0, NULL, FALSE                                                                                         \
  }

/* Word by word: a list of words with room for the most nodes would take longer than all the rest of a file. */
static gboolean
add_nodes (GArray *ids, const char *text)
{
  guint32 id;

  while (*text != '\0')
    {
      gsize length = strcspn (text, ";");
      g_autofree char *word = g_strndup (text, length);

      if (ids->len == FRINGE_SESSION_FOLDS_MAX || !fringe_session_number.read (word, &id))
        return FALSE;
      g_array_append_val (ids, id);
      text += length + (text[length] == ';');
    }
  return TRUE;
}

static gboolean
read_nodes (const char *text, gpointer member)
{
  return add_nodes (*(GArray **) member, text);
}

static char *
print_nodes (gconstpointer member)
{
  const GArray *ids = *(GArray *const *) member;
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < ids->len; i++)
    g_string_append_printf (text, "%u;", g_array_index (ids, guint32, i));
  return g_string_free (text, FALSE);
}

static const FringeSessionKind nodes_kind = { read_nodes, print_nodes, FRINGE_SESSION_NO_NUMBER };

static const char *const sights[] = { "all", "step", "solution" };

gboolean
fringe_lesson_sight_read (const char *text, FringeLessonStop *stop)
{
  for (guint i = 0; i < G_N_ELEMENTS (sights); i++)
    if (g_str_equal (sights[i], text))
      {
        stop->sight = (FringeLessonSight) i;
        return TRUE;
      }
  stop->sight = FRINGE_LESSON_SIGHT_NODES;
  return add_nodes (stop->seen, text) && stop->seen->len > 0;
}

char *
fringe_lesson_sight_print (const FringeLessonStop *stop)
{
  return stop->sight == FRINGE_LESSON_SIGHT_NODES ? print_nodes (&stop->seen) : g_strdup (sights[stop->sight]);
}

const FringeSessionField fringe_lesson_fields[] = {
  { NULL, "Author", FILE_OFFSET (author), &fringe_session_text, TRUE },
  { NULL, "Language", FILE_OFFSET (language), &fringe_session_text, TRUE },
  { NULL, "Minutes", FILE_OFFSET (minutes), &fringe_session_number, TRUE },
  END,
};

const FringeSessionField fringe_lesson_puzzle[] = {
  { NULL, "Start", STATE_OFFSET (start), &fringe_session_board, TRUE },
  { NULL, "Goal", STATE_OFFSET (goal), &fringe_session_board, TRUE },
  END,
};

const FringeSessionField fringe_lesson_compared[] = {
  { NULL, "Compare", STATE_OFFSET (has_comparison), &fringe_session_truth, TRUE },
  END,
};

const FringeSessionField fringe_lesson_course[] = {
  { NULL, "SearchAnyway", STATE_OFFSET (searches_anyway), &fringe_session_truth, TRUE },
  { NULL, "Forks", STATE_OFFSET (forks), &fringe_session_forks, TRUE },
  END,
};

const FringeSessionField fringe_lesson_right_course[] = {
  { NULL, "SearchAnyway", STATE_OFFSET (comparison_anyway), &fringe_session_truth, TRUE },
  { NULL, "Forks", STATE_OFFSET (comparison_forks), &fringe_session_forks, TRUE },
  END,
};

const FringeSessionField fringe_lesson_place[] = {
  { NULL, "Step", STATE_OFFSET (step), &fringe_session_number, TRUE },
  { NULL, "Line", STATE_OFFSET (line), &fringe_session_node, TRUE },
  { NULL, "Time", STATE_OFFSET (comparison_time), &fringe_session_number, TRUE },
  { NULL, "Folded", STATE_OFFSET (folded), &nodes_kind, TRUE },
  { NULL, "Unfolded", STATE_OFFSET (unfolded), &nodes_kind, TRUE },
  { NULL, "Selected", STATE_OFFSET (selected), &fringe_session_node, TRUE },
  { NULL, "Panel", STATE_OFFSET (panel), &fringe_session_text, TRUE },
  { NULL, "Ghosts", STATE_OFFSET (has_ghosts), &fringe_session_truth, TRUE },
  END,
};

const FringeSessionField fringe_lesson_stop[] = {
  { NULL, "Marked", STOP_OFFSET (marked), &nodes_kind, TRUE },
  { NULL, "BoardMarks", STOP_OFFSET (has_board_marks), &fringe_session_truth, TRUE },
  { NULL, "Question", STOP_OFFSET (is_question), &fringe_session_truth, TRUE },
  END,
};

static void
append_fields (GString *text, const FringeSessionField *fields, gconstpointer object)
{
  for (; fields->key != NULL; fields++)
    {
      g_autofree char *value = fields->kind->print (&G_STRUCT_MEMBER (const char, object, fields->offset));

      g_string_append_printf (text, "%s|", value);
    }
}

char *
fringe_lesson_search_key (const FringeSessionFile *state)
{
  GString *key = g_string_new (NULL);

  append_fields (key, fringe_lesson_puzzle, state);
  append_fields (key, fringe_session_rules, &state->rules);
  append_fields (key, fringe_lesson_course, state);
  return g_string_free (key, FALSE);
}

static char *
comparison_key (const FringeSessionFile *state)
{
  GString *key = g_string_new (NULL);

  append_fields (key, fringe_lesson_compared, state);
  append_fields (key, fringe_session_rules, &state->comparison);
  append_fields (key, fringe_lesson_right_course, state);
  return g_string_free (key, FALSE);
}

gboolean
fringe_lesson_same_comparison (const FringeSessionFile *a, const FringeSessionFile *b)
{
  g_autofree char *key = comparison_key (a), *other = comparison_key (b);

  return g_str_equal (key, other);
}
