/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-escape.h"

#include <glib/gstdio.h>
#include <string.h>

/* Text from outside, as the programs that read each format see it. */

#define CODES_MAX 0x3000
#define N_RANDOM 300

static char *folder;

/* What nobody can see, by the tables of Unicode, one after the other. */
static gboolean
is_nothing (gunichar c)
{
  return c < 0x20 || (c >= 0x7f && c < 0xa0) || (c >= 0xfdd0 && c <= 0xfdef) || (c & 0xffff) >= 0xfffe;
}

static char *
expected_of (const gunichar *letters, gsize n)
{
  GString *text = g_string_new (NULL);

  for (gsize i = 0; i < n; i++)
    {
      gboolean is_end = letters[i] == '\n' || letters[i] == '\r' || letters[i] == 0x85 || letters[i] == 0x2028
                        || letters[i] == 0x2029;

      if (letters[i] == '\r' && i + 1 < n && letters[i + 1] == '\n')
        continue;
      g_string_append_unichar (text, is_end                    ? '\n'
                                     : letters[i] == '\t'      ? ' '
                                     : is_nothing (letters[i]) ? 0xfffd
                                                               : letters[i]);
    }
  return g_string_free (text, FALSE);
}

static char *
text_of (const gunichar *letters, gsize n)
{
  GString *text = g_string_new (NULL);

  for (gsize i = 0; i < n; i++)
    g_string_append_unichar (text, letters[i]);
  return g_string_free (text, FALSE);
}

static gunichar
random_letter (void)
{
  static const char active[] = "\\{}$&#^_~%<>\"'`-,;=/*\n\r\t \x01\x7f";
  gunichar c;

  if (g_test_rand_bit ())
    return (gunichar) active[g_test_rand_int_range (0, sizeof active - 1)];
  do
    c = (gunichar) g_test_rand_int_range (1, g_test_rand_bit () ? 0x110000 : 0x10000);
  while (c >= 0xd800 && c < 0xe000);
  return c;
}

typedef void (*Check) (const char *text, const char *expected);

/* Every letter below U+3000 at once, and any letters. */
static void
check_texts (Check check)
{
  g_autofree gunichar *all = g_new (gunichar, CODES_MAX);
  g_autofree char *text = NULL, *expected = NULL;

  for (gunichar c = 1; c < CODES_MAX; c++)
    all[c - 1] = c;
  text = text_of (all, CODES_MAX - 1);
  expected = expected_of (all, CODES_MAX - 1);
  check (text, expected);
  for (int i = 0; i < N_RANDOM; i++)
    {
      gunichar letters[40];
      gsize n = (gsize) g_test_rand_int_range (0, G_N_ELEMENTS (letters));
      g_autofree char *random_text = NULL, *random_expected = NULL;

      for (gsize j = 0; j < n; j++)
        letters[j] = random_letter ();
      random_text = text_of (letters, n);
      random_expected = expected_of (letters, n);
      check (random_text, random_expected);
    }
}

static void
check_clean (const char *text, const char *expected)
{
  g_autofree char *cleaned = fringe_escape_clean (text);

  g_assert_cmpstr (cleaned, ==, expected);
}

static void
test_clean (void)
{
  g_autofree char *cleaned = fringe_escape_clean ("a\xff"
                                                  "b\xc3");

  check_texts (check_clean);
  g_assert_cmpstr (cleaned, ==,
                   "a\xef\xbf\xbd"
                   "b\xef\xbf\xbd");
}

static void
check_line (const char *text, const char *expected)
{
  g_autoptr (GString) line = g_string_new (NULL);
  g_autofree char *spaced = g_strdelimit (g_strdup (expected), "\n", ' ');

  fringe_escape_line (line, text);
  g_assert_cmpstr (line->str, ==, spaced);
}

static void
test_line (void)
{
  check_texts (check_line);
}

/* What readers are given: texts, each in a file of its format, and what they are to find. */
static GString *written;
static GString *sought;

static void
write_file (const char *name, const char *content, gsize length)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, content, (gssize) length, NULL));
}

/* Returns: (transfer full): what the command prints */
static char *
run (const char *command)
{
  g_autofree char *line = g_strdup_printf ("sh -c 'cd %s && %s'", folder, command), *out = NULL, *err = NULL;
  g_autoptr (GError) error = NULL;
  int status;

  g_assert_true (g_spawn_command_line_sync (line, &out, &err, &status, &error));
  if (status != 0)
    g_error ("%s: %s%s", command, out, err);
  return g_steal_pointer (&out);
}

static gboolean
has (const char *program)
{
  g_autofree char *path = g_find_program_in_path (program);

  if (path == NULL)
    g_test_skip (program);
  return path != NULL;
}

static void
begin (const char *head)
{
  written = g_string_new (head);
  sought = g_string_new (NULL);
}

static void
end (const char *name, const char *tail)
{
  g_string_append (written, tail);
  write_file (name, written->str, written->len);
  write_file ("sought", sought->str, sought->len);
  g_string_free (g_steal_pointer (&written), TRUE);
  g_string_free (g_steal_pointer (&sought), TRUE);
}

/* Texts that are sought are apart by a byte that none of them has. */
static void
seek (const char *expected)
{
  g_string_append (sought, expected);
  g_string_append_c (sought, '\x1f');
}

static void
add_xml (const char *text, const char *expected)
{
  g_string_append (written, "<text name=\"");
  fringe_escape_xml (written, text);
  g_string_append (written, "\">");
  fringe_escape_xml (written, text);
  g_string_append (written, "</text>\n");
  seek (expected);
}

static void
test_xml (void)
{
  begin ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<texts>\n");
  check_texts (add_xml);
  end ("texts.xml", "</texts>\n");
  if (has ("xmllint"))
    g_free (run ("xmllint --noout texts.xml"));
  if (has ("python3"))
    g_free (run ("python3 -c \"import xml.dom.minidom as m; "
                 "sought = open(\\\"sought\\\", newline=\\\"\\\").read().split(chr(31))[:-1]; "
                 "texts = m.parse(\\\"texts.xml\\\").getElementsByTagName(\\\"text\\\"); "
                 "assert [t.getAttribute(\\\"name\\\") for t in texts] == sought; "
                 "assert [str().join(c.data for c in t.childNodes) for t in texts] == sought\""));
}

static void
add_csv (const char *text, const char *expected)
{
  g_string_append (written, "1,");
  fringe_escape_csv (written, text);
  g_string_append (written, ",2\n");
  seek (expected);
}

static void
test_csv (void)
{
  begin ("");
  check_texts (add_csv);
  end ("texts.csv", "");
  if (has ("python3"))
    g_free (run ("python3 -c \"import csv; "
                 "sought = open(\\\"sought\\\", newline=\\\"\\\").read().split(chr(31))[:-1]; "
                 "rows = list(csv.reader(open(\\\"texts.csv\\\", newline=\\\"\\\"))); "
                 "assert rows == [[\\\"1\\\", text, \\\"2\\\"] for text in sought]\""));
}

static void
add_gift (const char *text, const char *expected)
{
  g_string_append (written, "::");
  fringe_escape_gift (written, text);
  g_string_append (written, "::\n");
  seek (expected);
}

static const char read_gift[] = "import re\n"
                                "text = open('texts.gift').read()\n"
                                "found = re.findall(r'::((?:[^\\\\:~=#{}\\n]|\\\\.)*)::\\n', text)\n"
                                "assert sum(len(name) + 5 for name in found) == len(text)\n"
                                "letter = lambda match: match[1] if match[1] in '~=#{}:\\\\' else '\\n'\n"
                                "found = [re.sub(r'\\\\(.)', letter, name) for name in found]\n"
                                "assert found == open('sought', newline='').read().split(chr(31))[:-1], found\n";

static void
test_gift (void)
{
  begin ("");
  check_texts (add_gift);
  end ("texts.gift", "");
  write_file ("read-gift.py", read_gift, strlen (read_gift));
  if (has ("python3"))
    g_free (run ("python3 read-gift.py"));
}

/* A node for each few letters: pictures cannot be as wide as all of them. */
static void
add_dot (const char *text, const char *expected)
{
  glong n = g_utf8_strlen (expected, -1);

  g_string_append_printf (written, "  all%zu [label=x comment=", written->len);
  fringe_escape_dot (written, text);
  g_string_append (written, "];\n");
  for (glong i = 0; i < n; i += 50)
    {
      g_autofree char *slice = g_utf8_substring (expected, i, MIN (i + 50, n));

      g_string_append_printf (written, "  n%zu [label=", written->len);
      fringe_escape_dot (written, slice);
      g_string_append (written, "];\n");
      seek (slice);
    }
}

/* Spaces at the edges of lines, and how many there are side by side, are not kept. */
static const char read_dot[]
    = "import xml.dom.minidom\n"
      "sought = open('sought', newline='').read().split(chr(31))[:-1]\n"
      "nodes = [g for g in xml.dom.minidom.parse('texts.svg').getElementsByTagName('g') if g.getAttribute('class') == "
      "'node']\n"
      "nodes = [g for g in nodes if g.getElementsByTagName('title')[0].firstChild.data[0] == 'n']\n"
      "found = [' '.join(c.data for t in g.getElementsByTagName('text') for c in t.childNodes) for g in nodes]\n"
      "assert [t.split() for t in found] == [t.split() for t in sought]\n";

static void
test_dot (void)
{
  begin ("digraph texts {\n");
  check_texts (add_dot);
  end ("texts.dot", "}\n");
  write_file ("read-dot.py", read_dot, strlen (read_dot));
  if (has ("dot") && has ("xmllint") && has ("python3"))
    g_free (run ("dot -Tsvg texts.dot >texts.svg && xmllint --noout texts.svg && python3 read-dot.py"));
}

/* Returns: (transfer full): by letter, what LaTeX put down for it, with "<" and ">" around */
static GHashTable *
set_letters (const char *program)
{
  GString *tex = g_string_new ("\\documentclass{article}\n");
  g_autofree char *command = g_strdup_printf ("%s -interaction=nonstopmode -halt-on-error letters >out && "
                                              "pdftotext -raw letters.pdf -",
                                              program);
  g_autofree char *text = NULL;
  g_auto (GStrv) pieces = NULL;
  GHashTable *letters = g_hash_table_new_full (NULL, NULL, NULL, g_free);

  g_string_append_printf (tex, "%s%s\\pagestyle{empty}\\begin{document}\\raggedright\n", fringe_escape_tex_fonts,
                          fringe_escape_tex_macros);
  for (gunichar c = 1; c < CODES_MAX; c++)
    {
      char letter[7] = { 0 };

      g_unichar_to_utf8 (c, letter);
      g_string_append_printf (tex, "%u=", c);
      fringe_escape_tex (tex, letter);
      g_string_append (tex, "; \\par\n");
    }
  g_string_append (tex, "\\end{document}\n");
  write_file ("letters.tex", tex->str, tex->len);
  g_string_free (tex, TRUE);
  text = run (command);
  pieces = g_strsplit (g_strdelimit (text, "\n\f", ' '), "; ", -1);
  for (char **piece = pieces; *piece != NULL; piece++)
    {
      const char *sign = strchr (g_strchug (*piece), '=');

      if (sign != NULL)
        g_hash_table_insert (letters, GUINT_TO_POINTER ((guint) g_ascii_strtoull (*piece, NULL, 10)),
                             g_strstrip (g_strdup (sign + 1)));
    }
  return letters;
}

/* Of each kind some that are in the fonts of every LaTeX. */
static const char printed[] = "„“”‚‘’–—•€†‡‰‹›«»ĂăĄąĆćČčĎďĘęĚěĞğİıŁłŃńŇňŐőŒœŔŕŘřŚśŞşŠšŢţŤťŮůŰűŸŹźŻżŽž"
                              "αβγδζηθικλμνξοπρςστυχψωΓΘΛΞΠΣΦΨ≤≥∞→←↑↓∈";

static gboolean
is_printed (gunichar c)
{
  return (c > 0x20 && c < 0x7f) || (c > 0xa0 && c < 0x100 && c != 0xad) || g_utf8_strchr (printed, -1, c) != NULL;
}

/* Capitals that look alike have one glyph. */
static gboolean
is_letter (const char *put, gunichar c)
{
  g_autofree char *composed = g_utf8_normalize (put, -1, G_NORMALIZE_ALL);
  char text[7] = { 0 };
  g_autofree char *letter = NULL;

  g_unichar_to_utf8 (c, text);
  letter = g_utf8_normalize (text, -1, G_NORMALIZE_ALL);
  return g_str_equal (composed, letter) || (c == 0x3bf && g_str_equal (put, "o"));
}

static gboolean
is_space (gunichar c)
{
  return c == '\t' || c == '\n' || c == '\r' || c == 0x85 || (!g_unichar_iscntrl (c) && g_unichar_isspace (c));
}

static void
test_tex (void)
{
  g_autoptr (GHashTable) letters = NULL;

  if (!has ("pdflatex") || !has ("pdftotext"))
    return;
  letters = set_letters ("pdflatex");
  for (gunichar c = 1; c < CODES_MAX; c++)
    {
      const char *put = g_hash_table_lookup (letters, GUINT_TO_POINTER (c));
      gunichar cleaned = is_nothing (c) && !is_space (c) ? 0xfffd : c;
      g_autofree char *name = g_strdup_printf ("U+%04X", cleaned);

      if (put == NULL || (put[0] == '\0' && !is_space (c) && c != 0xad && c != 0x2422))
        g_error ("U+%04X is lost", c);
      if (is_nothing (c) && cleaned != c)
        g_assert_cmpstr (put, ==, name);
      if (is_printed (c) && !is_letter (put, c))
        g_error ("U+%04X is “%s”", c, put);
    }
}

/* Punctuation stays with what is before it. */
static void
test_tex_lines (void)
{
  g_autoptr (GString) tex = g_string_new (NULL);

  fringe_escape_tex (tex, "展开，é 12 点。αЖ");
  for (const char *at = tex->str; (at = strstr (at, "\\FringeLetter{")) != NULL; at++)
    {
      gunichar letter = g_utf8_get_char (strchr (strchr (at, '{') + 1, '{') + 1);
      gboolean may_break = at - tex->str >= 14 && strncmp (at - 14, "\\FringeBreak{}", 14) == 0;

      g_assert_true (may_break == (letter >= 0x4e00 && letter <= 0x9fff));
    }
}

static void
assert_quote (const char *text, const char *expected)
{
  g_autofree char *quote = fringe_quote (text, 8);

  g_assert_cmpstr (quote, ==, expected);
}

static void
test_quote (void)
{
  assert_quote ("5\tRight\n", "5 Right ");
  assert_quote ("123456789", "12345678…");
  assert_quote ("a\001\377b", "a\uFFFD\uFFFDb");
}

int
main (int argc, char *argv[])
{
  g_autofree char *line = NULL;
  int status;

  g_test_init (&argc, &argv, NULL);
  folder = g_dir_make_tmp ("fringe-escape-XXXXXX", NULL);
  g_test_add_func ("/escape/what-nobody-can-see-is-replaced", test_clean);
  g_test_add_func ("/escape/a-comment-is-one-line", test_line);
  g_test_add_func ("/escape/what-is-quoted-is-short-and-on-one-line", test_quote);
  g_test_add_func ("/escape/xml-has-every-letter", test_xml);
  g_test_add_func ("/escape/gift-has-every-letter", test_gift);
  g_test_add_func ("/escape/csv-has-every-letter", test_csv);
  g_test_add_func ("/escape/graphviz-reads-every-letter", test_dot);
  g_test_add_func ("/escape/tex-prints-or-names-every-letter", test_tex);
  g_test_add_func ("/escape/tex-may-end-a-line-before-a-chinese-letter-alone", test_tex_lines);
  status = g_test_run ();
  line = g_strdup_printf ("rm -r %s", folder);
  g_spawn_command_line_sync (line, NULL, NULL, NULL, NULL);
  g_free (folder);
  return status;
}
