/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-language.h"

#include <libintl.h>
#include <string.h>

/* Here the functions of GLib are wanted, whose names may have been taken from them when its headers were read. */
#undef g_dgettext
#undef g_dngettext
#undef g_dpgettext
const char *g_dgettext (const char *domain, const char *text) G_GNUC_FORMAT (2);
const char *g_dngettext (const char *domain, const char *one, const char *many, gulong n) G_GNUC_FORMAT (2)
    G_GNUC_FORMAT (3);
const char *g_dpgettext (const char *domain, const char *text, gsize offset) G_GNUC_FORMAT (2);

/* Invariant: the keys and the values of both tables lie in @file, whose strings were found to end in it. */

#define MAGIC 0x950412de
/* Of a catalogue for the GNU gettext, as its manual describes it: where its head has the number of texts, and where the
 * tables of originals and translations are. */
#define N_TEXTS_AT 8
#define ORIGINALS_AT 12
#define TRANSLATIONS_AT 16
/* A length and a place. */
#define ENTRY_SIZE 8

/**
 * PluralRule:
 * @words: how the head of a catalogue says it
 * @is_many: (nullable): whether a number takes the second form; %NULL where there is one form for all
 */
typedef struct
{
  const char *words;
  gboolean (*is_many) (gulong n);
} PluralRule;

static gboolean
is_not_one (gulong n)
{
  return n != 1;
}

static gboolean
is_above_one (gulong n)
{
  return n > 1;
}

/* A language that has another rule speaks as the program does. */
static const PluralRule rules[]
    = { { "plural=(n != 1);", is_not_one }, { "plural=(n > 1);", is_above_one }, { "plural=0;", NULL } };

/**
 * Speech:
 * @file: (nullable): the catalogue; %NULL for the language of the sources
 * @rule: (nullable): that of the catalogue
 * @texts: (nullable): translations by their originals
 * @plurals: (nullable): the same of texts that have a form for each number; the second stands behind the first
 */
typedef struct
{
  GMappedFile *file;
  const PluralRule *rule;
  GHashTable *texts, *plurals;
} Speech;

static void
speech_free (gpointer data)
{
  Speech *speech = data;

  g_clear_pointer (&speech->texts, g_hash_table_unref);
  g_clear_pointer (&speech->plurals, g_hash_table_unref);
  g_clear_pointer (&speech->file, g_mapped_file_unref);
  g_free (speech);
}

static GPrivate spoken = G_PRIVATE_INIT (speech_free);

/* Returns: 0 where the file has ended */
static guint32
number_at (const Speech *speech, gsize place)
{
  guint32 number = 0;

  if (place <= g_mapped_file_get_length (speech->file) - sizeof number)
    memcpy (&number, g_mapped_file_get_contents (speech->file) + place, sizeof number);
  return number;
}

/* Returns: (nullable): the string of an entry; %NULL where it does not end in the file */
static const char *
string_at (const Speech *speech, gsize entry, gsize *length)
{
  const char *bytes = g_mapped_file_get_contents (speech->file);
  gsize size = g_mapped_file_get_length (speech->file), place = number_at (speech, entry + 4);

  *length = number_at (speech, entry);
  return place < size && *length < size - place && bytes[place + *length] == '\0' ? bytes + place : NULL;
}

static const PluralRule *
rule_of (const char *head)
{
  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    if (strstr (head, rules[i].words) != NULL)
      return &rules[i];
  return NULL;
}

/* The head of a catalogue is the translation of no words, which stands before all others. */
static void
add_text (Speech *speech, gsize original_at, gsize translation_at)
{
  gsize length, translated;
  const char *original = string_at (speech, original_at, &length);
  const char *translation = string_at (speech, translation_at, &translated);

  if (original == NULL || translation == NULL)
    return;
  if (*original == '\0')
    speech->rule = rule_of (translation);
  if (strlen (original) == length)
    g_hash_table_insert (speech->texts, (gpointer) original, (gpointer) translation);
  else if (speech->rule != NULL && (speech->rule->is_many == NULL || strlen (translation) < translated))
    g_hash_table_insert (speech->plurals, (gpointer) original, (gpointer) translation);
}

/* Returns: whether the file is a catalogue whose forms are known */
static gboolean
read_texts (Speech *speech)
{
  gsize size = g_mapped_file_get_length (speech->file);

  if (size < TRANSLATIONS_AT + sizeof (guint32) || number_at (speech, 0) != MAGIC
      || number_at (speech, N_TEXTS_AT) > size / ENTRY_SIZE)
    return FALSE;
  for (gsize i = 0; i < number_at (speech, N_TEXTS_AT); i++)
    add_text (speech, number_at (speech, ORIGINALS_AT) + i * ENTRY_SIZE,
              number_at (speech, TRANSLATIONS_AT) + i * ENTRY_SIZE);
  return speech->rule != NULL;
}

static Speech *
speech_read (const char *language)
{
  g_autofree char *path
      = g_build_filename (bindtextdomain (GETTEXT_PACKAGE, NULL), language, "LC_MESSAGES", GETTEXT_PACKAGE ".mo", NULL);
  GMappedFile *file = g_mapped_file_new (path, FALSE, NULL);
  Speech *speech;

  if (file == NULL)
    return NULL;
  speech = g_new0 (Speech, 1);
  speech->file = file;
  speech->texts = g_hash_table_new (g_str_hash, g_str_equal);
  speech->plurals = g_hash_table_new (g_str_hash, g_str_equal);
  if (read_texts (speech))
    return speech;
  speech_free (speech);
  return NULL;
}

/* Returns: (nullable): that of "pt_BR", or else of "pt". What comes from outside leads to no other folder. */
static Speech *
speech_new (const char *language)
{
  g_autofree char *name = g_strdelimit (g_strdup (language), "-", '_');
  g_auto (GStrv) variants = NULL;
  Speech *speech = NULL;

  if (strspn (name, G_CSET_A_2_Z G_CSET_a_2_z "_") != strlen (name) || *name == '\0')
    return NULL;
  variants = g_get_locale_variants (name);
  for (guint i = 0; variants[i] != NULL && speech == NULL; i++)
    speech = g_str_equal (variants[i], "en") ? g_new0 (Speech, 1) : speech_read (variants[i]);
  return speech;
}

void
fringe_language_begin (const char *language)
{
  g_private_replace (&spoken, speech_new (language));
}

void
fringe_language_end (void)
{
  g_private_replace (&spoken, NULL);
}

/* Returns: (nullable): the translation that the thread has chosen; %NULL where it speaks as the program does */
static const char *
look_up (const char *domain, const char *text, gboolean is_plural)
{
  const Speech *speech = g_private_get (&spoken);

  if (speech == NULL || domain == NULL || !g_str_equal (domain, GETTEXT_PACKAGE))
    return NULL;
  return speech->file != NULL ? g_hash_table_lookup (is_plural ? speech->plurals : speech->texts, text) : text;
}

const char *
fringe_dgettext (const char *domain, const char *text)
{
  const char *translation = look_up (domain, text, FALSE);

  return translation != NULL ? translation : g_dgettext (domain, text);
}

/* Returns: the form of a translation that the number takes */
static const char *
form_for (const char *translation, gulong n)
{
  const PluralRule *rule = ((const Speech *) g_private_get (&spoken))->rule;

  return rule->is_many != NULL && rule->is_many (n) ? translation + strlen (translation) + 1 : translation;
}

const char *
fringe_dngettext (const char *domain, const char *one, const char *many, gulong n)
{
  const char *translation = look_up (domain, one, TRUE);

  if (translation == NULL)
    return g_dngettext (domain, one, many, n);
  if (translation == one)
    return n == 1 ? one : many;
  return form_for (translation, n);
}

const char *
fringe_dpgettext (const char *domain, const char *text, gsize offset)
{
  const char *translation = look_up (domain, text, FALSE);

  if (translation == NULL)
    return g_dpgettext (domain, text, offset);
  return translation == text ? text + offset : translation;
}
