/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-find.h"

#include "fringe-escape.h"
#include "fringe-sentences.h"
#include "fringe-titles.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

/* So many characters of a text that is no trait are quoted. */
#define QUOTED_MAX 60
/* The smallest number above 0 needs 324 digits behind the point until it differs from 0. */
#define DIGITS_MAX 400

static const char *const names[FRINGE_N_TRAIT_KINDS] = {
  [FRINGE_TRAIT_COST] = "cost",
  [FRINGE_TRAIT_NODES] = "nodes",
  [FRINGE_TRAIT_TIE] = "tie",
  [FRINGE_TRAIT_REOPENED] = "reopened",
  [FRINGE_TRAIT_GREEDY_LONGER] = "greedy-longer",
  [FRINGE_TRAIT_OVERESTIMATE] = "overestimate",
  [FRINGE_TRAIT_RATIO] = "ratio",
};

/* A text is read up to `at`. All before that is ASCII, so bytes are characters. */
typedef struct
{
  const char *text;
  const char *at;
  GError **error;
} Reader;

/* Sets an error at the place that is read; @format takes the text and the number of the character. */
#define FAIL(reader, format)                                                                                           \
  G_STMT_START                                                                                                         \
  {                                                                                                                    \
    g_autofree char *quoted_ = fringe_quote ((reader)->text, QUOTED_MAX);                                              \
    g_set_error ((reader)->error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, format, quoted_,                            \
                 (guint) ((reader)->at - (reader)->text) + 1);                                                         \
  }                                                                                                                    \
  G_STMT_END

static void
skip_spaces (Reader *reader)
{
  while (g_ascii_isspace (*reader->at))
    reader->at++;
}

static gboolean
skip (Reader *reader, const char *word)
{
  if (!g_str_has_prefix (reader->at, word))
    return FALSE;
  reader->at += strlen (word);
  return TRUE;
}

/* Returns: (transfer full): the letters and hyphens that come next */
static char *
read_word (Reader *reader)
{
  const char *start = reader->at;

  while (g_ascii_isalpha (*reader->at) || *reader->at == '-')
    reader->at++;
  return g_strndup (start, (gsize) (reader->at - start));
}

static gboolean
read_kind (Reader *reader, FringeTraitKind *kind)
{
  const char *start = reader->at;
  g_autofree char *word = read_word (reader);

  for (int i = 0; i < FRINGE_N_TRAIT_KINDS; i++)
    if (g_str_equal (word, names[i]))
      {
        *kind = (FringeTraitKind) i;
        return TRUE;
      }
  reader->at = start;
  /* Translators: what was read and where in it. The names are words of the program. So the next ones too. */
  FAIL (reader, _ ("Trait “%s”, character %u: there is no such trait; the traits are cost, nodes, tie, reopened, "
                   "greedy-longer, overestimate and ratio."));
  return FALSE;
}

static gboolean
read_heuristic (Reader *reader, FringeHeuristic *heuristic)
{
  const char *start;
  g_autofree char *word = NULL;

  skip_spaces (reader);
  start = reader->at;
  word = read_word (reader);
  if (fringe_heuristic_from_name (word, heuristic) && !fringe_heuristic_is_own (*heuristic))
    return TRUE;
  reader->at = start;
  FAIL (reader, _ ("Trait “%s”, character %u: the name of a heuristic is expected here."));
  return FALSE;
}

static gboolean
read_ratio (Reader *reader, FringeTrait *trait)
{
  skip_spaces (reader);
  if (!skip (reader, ":"))
    {
      FAIL (reader, _ ("Trait “%s”, character %u: a colon and two heuristics are expected here, as in "
                       "“ratio:misplaced/manhattan>=3”."));
      return FALSE;
    }
  if (!read_heuristic (reader, &trait->over))
    return FALSE;
  skip_spaces (reader);
  if (!skip (reader, "/"))
    {
      FAIL (reader, _ ("Trait “%s”, character %u: a slash and a second heuristic are expected here."));
      return FALSE;
    }
  return read_heuristic (reader, &trait->under);
}

/* A point before a digit belongs to the number; two points in a row are those of a range. */
static gboolean
read_number (Reader *reader, gboolean may_be_broken, double *number)
{
  const char *start;

  skip_spaces (reader);
  start = reader->at;
  while (g_ascii_isdigit (*reader->at))
    reader->at++;
  if (may_be_broken && reader->at > start && reader->at[0] == '.' && g_ascii_isdigit (reader->at[1]))
    do
      reader->at++;
    while (g_ascii_isdigit (*reader->at));
  *number = g_ascii_strtod (start, NULL);
  if (reader->at > start && *number <= G_MAXUINT32)
    return TRUE;

  if (reader->at == start && may_be_broken)
    FAIL (reader, _ ("Trait “%s”, character %u: a number is expected here."));
  else if (reader->at == start)
    FAIL (reader, _ ("Trait “%s”, character %u: a whole number is expected here."));
  else
    {
      reader->at = start;
      FAIL (reader, _ ("Trait “%s”, character %u: the number is too large."));
    }
  return FALSE;
}

/* Reads an upper bound, a lower one, or both. */
static gboolean
read_bounds (Reader *reader, FringeTrait *trait)
{
  gboolean may_be_broken = trait->kind == FRINGE_TRAIT_RATIO;

  trait->low = 0;
  trait->high = INFINITY;
  skip_spaces (reader);
  if (skip (reader, "<"))
    {
      trait->below = !skip (reader, "=");
      return read_number (reader, may_be_broken, &trait->high);
    }
  if (skip (reader, ">"))
    {
      trait->above = !skip (reader, "=");
      return read_number (reader, may_be_broken, &trait->low);
    }
  if (!skip (reader, "="))
    {
      FAIL (reader, _ ("Trait “%s”, character %u: one of =, <, <=, > and >= is expected here."));
      return FALSE;
    }

  if (!read_number (reader, may_be_broken, &trait->low))
    return FALSE;
  trait->high = trait->low;
  skip_spaces (reader);
  return !skip (reader, "..") || read_number (reader, may_be_broken, &trait->high);
}

static gboolean
has_bounds (FringeTraitKind kind)
{
  return kind == FRINGE_TRAIT_COST || kind == FRINGE_TRAIT_NODES || kind == FRINGE_TRAIT_RATIO;
}

gboolean
fringe_trait_parse (const char *text, FringeTrait *trait, GError **error)
{
  Reader reader = { text, text, error };
  FringeTrait read = { .low = 0, .high = INFINITY };
  const char *bounds;

  skip_spaces (&reader);
  if (!read_kind (&reader, &read.kind))
    return FALSE;
  if (read.kind == FRINGE_TRAIT_RATIO && !read_ratio (&reader, &read))
    return FALSE;
  skip_spaces (&reader);
  bounds = reader.at;
  if (has_bounds (read.kind) && !read_bounds (&reader, &read))
    return FALSE;

  skip_spaces (&reader);
  if (*reader.at != '\0')
    {
      FAIL (&reader, _ ("Trait “%s”, character %u: nothing is expected to follow here."));
      return FALSE;
    }
  if (read.low > read.high || (read.below && read.high <= 0))
    {
      reader.at = bounds;
      FAIL (&reader, _ ("Trait “%s”, character %u: no number is in this range."));
      return FALSE;
    }
  *trait = read;
  return TRUE;
}

/* Appends as many digits as tell the number from any other, without an exponent, as that is not read. */
static void
append_number (GString *text, const char *before, double number)
{
  char digits[DIGITS_MAX], format[] = "%.0000f";
  int n = 0;

  do
    {
      g_snprintf (format, sizeof format, "%%.%df", n++);
      g_ascii_formatd (digits, sizeof digits, format, number);
    }
  while (g_ascii_strtod (digits, NULL) != number);
  g_string_append (text, before);
  g_string_append (text, digits);
}

static void
append_bounds (GString *text, const FringeTrait *trait)
{
  if (isinf (trait->high))
    append_number (text, trait->above ? ">" : ">=", trait->low);
  else if (trait->low == trait->high)
    append_number (text, "=", trait->low);
  else if (trait->low <= 0)
    append_number (text, trait->below ? "<" : "<=", trait->high);
  else
    {
      append_number (text, "=", trait->low);
      append_number (text, "..", trait->high);
    }
}

char *
fringe_trait_print (const FringeTrait *trait)
{
  GString *text = g_string_new (names[trait->kind]);

  if (trait->kind == FRINGE_TRAIT_RATIO)
    g_string_append_printf (text, ":%s/%s", fringe_heuristic_name (trait->over), fringe_heuristic_name (trait->under));
  if (has_bounds (trait->kind))
    append_bounds (text, trait);
  return g_string_free (text, FALSE);
}

static char *
tie_sentence (const FringeTraitValue *value)
{
  if (!value->holds)
    return g_strdup (_ ("The search is the same by every other rule for ties."));
  /* Translators: a rule for ties: "Highest id (LIFO)". */
  return g_strdup_printf (_ ("The rule for ties “%s” removes another node in step %u."),
                          fringe_ties_title (value->ties), (guint) value->value);
}

/* Tells of better-g, whatever rule for duplicates was asked for, as it is the one that reopens. */
static char *
reopened_sentence (const FringeTraitValue *value)
{
  const char *duplicates = fringe_duplicates_title (FRINGE_DUPLICATES_BETTER_G);
  guint n = (guint) value->value;

  if (n == 0)
    /* Translators: a rule for duplicates: "Better g". */
    return g_strdup_printf (_ ("The rule for duplicates “%s” reopens no board."), duplicates);
  /* Translators: a rule for duplicates: "Better g". */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The rule for duplicates “%s” reopens a board %u time.",
                                       "The rule for duplicates “%s” reopens a board %u times.", n),
                          duplicates, n);
}

static char *
overestimate_sentence (const FringeTraitValue *value)
{
  guint n = (guint) value->value;

  if (n == 0)
    return g_strdup (_ ("No node has an h larger than its true distance."));
  return g_strdup_printf (
      /* Translators: a number of nodes, then the number of one of them, its h and its true distance. */
      g_dngettext (GETTEXT_PACKAGE, "%1$u node has h > h*: node %2$u has h = %3$u and h* = %4$u.",
                   "%1$u nodes have h > h*. Node %2$u has the largest error: h = %3$u and h* = %4$u.", n),
      n, value->node, value->of, value->to);
}

static char *
ratio_sentence (const FringeTrait *trait, const FringeTraitValue *value)
{
  g_autofree char *quotient = fringe_value_text (value->value);

  if (value->to == 0)
    return g_strdup (_ ("The start is the goal, so there are no nodes to compare."));
  /* Translators: two numbers of nodes, each with the name of a heuristic, and their quotient. */
  return g_strdup_printf (_ ("A* generates %u nodes with “%s” and %u with “%s”: %s times as many."), value->of,
                          fringe_heuristic_title (trait->over), value->to, fringe_heuristic_title (trait->under),
                          quotient);
}

char *
fringe_trait_sentence (const FringeTrait *trait, const FringeTraitValue *value)
{
  guint n = (guint) value->value;

  if (!value->is_known)
    return g_strdup (_ ("The search reached its limit before it could tell."));
  switch (trait->kind)
    {
    case FRINGE_TRAIT_COST:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The solution has %u move.", "The solution has %u moves.",
                                           n),
                              n);
    case FRINGE_TRAIT_NODES:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u node is generated.", "%u nodes are generated.", n), n);
    case FRINGE_TRAIT_TIE:
      return tie_sentence (value);
    case FRINGE_TRAIT_REOPENED:
      return reopened_sentence (value);
    case FRINGE_TRAIT_GREEDY_LONGER:
      /* Translators: numbers of moves. */
      return g_strdup_printf (_ ("Greedy search finds a solution of %u moves, and A* one of %u."), value->of,
                              value->to);
    case FRINGE_TRAIT_OVERESTIMATE:
      return overestimate_sentence (value);
    case FRINGE_TRAIT_RATIO:
    case FRINGE_N_TRAIT_KINDS:
    default:
      return ratio_sentence (trait, value);
    }
}

static char *
attempts_sentence (const FringeFound *found)
{
  if (found->n_instances == 0)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "No board with these traits was found in %u search.",
                                         "No board with these traits was found in %u searches.", found->n_searched),
                            found->n_searched);
  if (found->n_instances < found->n_wanted)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Only %u board of the %u wanted was found.",
                                         "Only %u boards of the %u wanted were found.", found->n_instances),
                            found->n_instances, found->n_wanted);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u board was found.", "%u boards were found.",
                                       found->n_instances),
                          found->n_instances);
}

char *
fringe_found_sentence (const FringeFound *found)
{
  g_autofree char *attempts = attempts_sentence (found), *undecided = NULL;

  if (found->n_instances == found->n_wanted || found->n_undecided == 0)
    return g_steal_pointer (&attempts);
  undecided = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The search of %u board reached its limit.",
                                            "The searches of %u boards reached their limits.", found->n_undecided),
                               found->n_undecided);
  return fringe_sentences_join (attempts, undecided);
}
