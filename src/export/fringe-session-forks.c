/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-session-private.h"

/* "12 astar manhattan 1 fifo;30 greedy misplaced 1 lifo;": the forks of a search, in the order of their steps. */

/* What a fork is told by. */
static const struct
{
  const FringeSessionKind *kind;
  gsize offset;
} words[] = {
  { &fringe_session_number, G_STRUCT_OFFSET (FringeSessionFork, step) },
  { &fringe_session_algorithm, G_STRUCT_OFFSET (FringeSessionFork, rules.algorithm) },
  { &fringe_session_heuristic, G_STRUCT_OFFSET (FringeSessionFork, rules.heuristic) },
  { &fringe_session_weight, G_STRUCT_OFFSET (FringeSessionFork, rules.weight) },
  { &fringe_session_ties, G_STRUCT_OFFSET (FringeSessionFork, rules.ties) },
};

static gboolean
read_fork (const char *text, FringeSessionFork *fork)
{
  g_auto (GStrv) parts = g_strsplit (text, " ", G_N_ELEMENTS (words) + 1);

  if (g_strv_length (parts) != G_N_ELEMENTS (words))
    return FALSE;
  fork->rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    if (!words[i].kind->read (parts[i], &G_STRUCT_MEMBER (char, fork, words[i].offset)))
      return FALSE;
  return fork->rules.algorithm != FRINGE_ALGORITHM_IDASTAR;
}

/* Each goes on from a later step than the one before. */
static gboolean
add_fork (GArray *forks, const char *text)
{
  FringeSessionFork fork;

  if (forks->len == FRINGE_SESSION_FORKS_MAX || !read_fork (text, &fork))
    return FALSE;
  if (forks->len > 0 && g_array_index (forks, FringeSessionFork, forks->len - 1).step >= fork.step)
    return FALSE;
  g_array_append_val (forks, fork);
  return TRUE;
}

static gboolean
read_forks (const char *text, gpointer member)
{
  GArray *forks = *(GArray **) member;
  g_auto (GStrv) texts = g_strsplit (text, ";", FRINGE_SESSION_FORKS_MAX + 2);

  for (guint i = 0; texts[i] != NULL; i++)
    if (*texts[i] == '\0' && texts[i + 1] == NULL)
      break;
    else if (!add_fork (forks, texts[i]))
      return FALSE;
  return TRUE;
}

static char *
print_forks (gconstpointer member)
{
  const GArray *forks = *(GArray *const *) member;
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < forks->len; i++)
    for (gsize word = 0; word < G_N_ELEMENTS (words); word++)
      {
        const FringeSessionFork *fork = &g_array_index (forks, FringeSessionFork, i);
        g_autofree char *printed = words[word].kind->print (&G_STRUCT_MEMBER (const char, fork, words[word].offset));

        g_string_append_printf (text, "%s%c", printed, word + 1 < G_N_ELEMENTS (words) ? ' ' : ';');
      }
  return g_strdup (text->str);
}

const FringeSessionKind fringe_session_forks = { read_forks, print_forks, FRINGE_SESSION_NO_FORKS };
