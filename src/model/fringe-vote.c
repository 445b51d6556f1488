/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-vote.h"

#include <glib/gi18n.h>

G_DEFINE_QUARK (fringe_vote_error_quark, fringe_vote_error)

/* A letter and a number for each answer are all that can be meant. */
#define WORDS_MAX (2 * FRINGE_QUIZ_CHOICES_MAX)

/* The number of an answer, or where @is_count of its votes. */
typedef struct
{
  gboolean is_count;
  guint value;
} Word;

/* A line that is read: what is left of it, and its words so far. */
typedef struct
{
  const char *text;
  guint n_choices;
  Word words[WORDS_MAX];
  guint n;
} Line;

/* @sentence: (transfer full) */
static gboolean
fail (GError **error, char *sentence)
{
  g_set_error_literal (error, FRINGE_VOTE_ERROR, 0, sentence);
  g_free (sentence);
  return FALSE;
}

static gboolean
fail_to_read (GError **error)
{
  return fail (error, g_strdup (_ ("Type a letter and a number for each answer, such as A 12 B 31.")));
}

static char
letter_of (guint choice)
{
  return (char) ('A' + choice);
}

/* Two numbers may stand side by side, but none of them has a part behind a point. */
static gboolean
read_count (Line *line, Word *word, GError **error)
{
  const char *start = line->text;
  guint64 value = 0;

  for (; g_unichar_isdigit (g_utf8_get_char (line->text)); line->text = g_utf8_next_char (line->text))
    value = MIN (10 * value + (guint) g_unichar_digit_value (g_utf8_get_char (line->text)), G_MAXUINT32);
  if (*line->text == '.' && g_unichar_isdigit (g_utf8_get_char (line->text + 1)))
    return fail (error, g_strdup_printf (_ ("“%.*s” is not a whole number."), (int) (line->text + 2 - start), start));
  if (value > FRINGE_VOTES_MAX)
    return fail (error, g_strdup_printf (_ ("An answer has at most %u votes."), FRINGE_VOTES_MAX));
  *word = (Word) { TRUE, (guint) value };
  return TRUE;
}

static gboolean
read_letter (Line *line, Word *word, GError **error)
{
  const char *start = line->text;
  gunichar letter = g_unichar_toupper (g_utf8_get_char (start));
  g_autofree char *letters = NULL;

  while (g_unichar_isalpha (g_utf8_get_char (line->text)))
    line->text = g_utf8_next_char (line->text);
  letters = g_strndup (start, (gsize) (line->text - start));
  if (g_utf8_strlen (letters, -1) > 1 || letter < 'A' || letter >= 'A' + line->n_choices)
    /* Translators: what was typed instead of the letter of an answer; the last of these letters. */
    return fail (error, g_strdup_printf (_ ("“%s” is not an answer. The answers are A to %c."), letters,
                                         letter_of (line->n_choices - 1)));
  *word = (Word) { FALSE, letter - 'A' };
  return TRUE;
}

/* All but letters and digits only parts them. */
static gboolean
read_words (Line *line, GError **error)
{
  while (*line->text != '\0')
    {
      gunichar c = g_utf8_get_char (line->text);
      gboolean is_read = TRUE;

      if (!g_unichar_isalnum (c))
        {
          line->text = g_utf8_next_char (line->text);
          continue;
        }
      if (line->n == WORDS_MAX)
        return fail_to_read (error);
      is_read = g_unichar_isdigit (c)   ? read_count (line, &line->words[line->n], error)
                : g_unichar_isalpha (c) ? read_letter (line, &line->words[line->n], error)
                                        : fail_to_read (error);
      if (!is_read)
        return FALSE;
      line->n++;
    }
  return line->n > 0 || fail_to_read (error);
}

static gboolean
has_letters (const Line *line)
{
  for (guint i = 0; i < line->n; i++)
    if (!line->words[i].is_count)
      return TRUE;
  return FALSE;
}

static gboolean
take_in_order (const Line *line, FringeVotes *votes, GError **error)
{
  if (line->n > line->n_choices)
    return fail (error, g_strdup_printf (_ ("There are %1$u numbers for %2$u answers."), line->n, line->n_choices));
  for (guint i = 0; i < line->n; i++)
    votes->counts[i] = line->words[i].value;
  return TRUE;
}

/* Letters stand before their numbers, or all of them behind. */
static gboolean
take_by_letter (const Line *line, FringeVotes *votes, GError **error)
{
  guint letter_first = line->words[0].is_count ? 1 : 0, seen = 0;

  for (guint i = 0; i < line->n; i += 2)
    {
      const Word *letter = &line->words[i + letter_first], *count = &line->words[i + 1 - letter_first];

      if (i + 1 == line->n || letter->is_count || !count->is_count)
        return fail_to_read (error);
      if ((seen & 1u << letter->value) != 0)
        return fail (error, g_strdup_printf (_ ("%c is there twice."), letter_of (letter->value)));
      seen |= 1u << letter->value;
      votes->counts[letter->value] = count->value;
    }
  return TRUE;
}

gboolean
fringe_votes_read (const char *text, guint n_choices, FringeVotes *votes, GError **error)
{
  Line line = { .text = text, .n_choices = n_choices };

  *votes = (FringeVotes) { 0 };
  if (!g_utf8_validate (text, -1, NULL))
    return fail_to_read (error);
  if (!read_words (&line, error))
    return FALSE;
  return has_letters (&line) ? take_by_letter (&line, votes, error) : take_in_order (&line, votes, error);
}

guint
fringe_votes_total (const FringeVotes *votes)
{
  guint total = 0;

  for (guint i = 0; i < FRINGE_QUIZ_CHOICES_MAX; i++)
    total += votes->counts[i];
  return total;
}

int
fringe_votes_majority (const FringeVotes *votes)
{
  guint most = 0, n_most = 1;

  for (guint i = 1; i < FRINGE_QUIZ_CHOICES_MAX; i++)
    if (votes->counts[i] > votes->counts[most])
      {
        most = i;
        n_most = 1;
      }
    else if (votes->counts[i] == votes->counts[most])
      n_most++;
  return n_most == 1 ? (int) most : -1;
}

void
fringe_vote_score_add (FringeVoteScore *score, const FringeVotes *votes, guint right)
{
  guint total = fringe_votes_total (votes);

  if (total == 0)
    return;
  score->n_questions++;
  score->n_majorities += fringe_votes_majority (votes) == (int) right;
  score->n_votes += total;
  score->n_right += votes->counts[right];
}

char *
fringe_vote_score_sentences (const FringeVoteScore *score)
{
  if (score->n_questions == 0)
    return g_strdup ("");
  /* Translators: the score of a class: on how many questions most were right, and the share of all votes that were. The
     plural is that of the questions. */
  return g_strdup_printf (ngettext ("Question: %2$u. Majority right: %1$u. Single votes right: %3$.0f %%.",
                                    "Questions: %2$u. Majority right: %1$u. Single votes right: %3$.0f %%.",
                                    score->n_questions),
                          score->n_majorities, score->n_questions,
                          100.0 * (double) score->n_right / (double) score->n_votes);
}
