/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-escape.h"

#include <string.h>
#include <wchar.h>

#define REPLACEMENT 0xfffdu
#define DOT_STRING_MAX 8000

static gboolean
is_noncharacter (gunichar c)
{
  return (c & 0xfffe) == 0xfffe || (c >= 0xfdd0 && c <= 0xfdef);
}

static gunichar
clean (gunichar c)
{
  if (c == '\t')
    return ' ';
  /* These separate lines and paragraphs. */
  if (c == 0x2028 || c == 0x2029 || c == 0x85)
    return '\n';
  return c != '\n' && (g_unichar_iscntrl (c) || is_noncharacter (c)) ? REPLACEMENT : c;
}

char *
fringe_escape_clean (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  GString *output = g_string_new (NULL);

  for (const char *at = valid; *at != '\0'; at = g_utf8_next_char (at))
    {
      if (*at == '\r' && at[1] == '\n')
        continue;
      g_string_append_unichar (output, *at == '\r' ? '\n' : clean (g_utf8_get_char (at)));
    }
  return g_string_free (output, FALSE);
}

void
fringe_escape_line (GString *output, const char *text)
{
  g_autofree char *cleaned = fringe_escape_clean (text);

  g_string_append (output, g_strdelimit (cleaned, "\n", ' '));
}

void
fringe_escape_xml (GString *output, const char *text)
{
  g_autofree char *cleaned = fringe_escape_clean (text);

  for (const char *at = cleaned; *at != '\0'; at++)
    switch (*at)
      {
      case '&':
        g_string_append (output, "&amp;");
        break;
      case '<':
        g_string_append (output, "&lt;");
        break;
      case '>':
        g_string_append (output, "&gt;");
        break;
      case '"':
        g_string_append (output, "&quot;");
        break;
      case '\'':
        g_string_append (output, "&#39;");
        break;
      case '\n':
        g_string_append (output, "&#10;");
        break;
      default:
        g_string_append_c (output, *at);
      }
}

void
fringe_escape_csv (GString *output, const char *text)
{
  g_autofree char *cleaned = fringe_escape_clean (text);
  gboolean is_quoted = strpbrk (cleaned, ",\"\n") != NULL;

  g_string_append (output, is_quoted ? "\"" : "");
  for (const char *at = cleaned; *at != '\0'; at++)
    {
      if (*at == '"')
        g_string_append_c (output, '"');
      g_string_append_c (output, *at);
    }
  g_string_append (output, is_quoted ? "\"" : "");
}

void
fringe_escape_gift (GString *output, const char *text)
{
  g_autofree char *cleaned = fringe_escape_clean (text);

  for (const char *at = cleaned; *at != '\0'; at++)
    {
      if (strchr ("\\~=#{}:", *at) != NULL)
        g_string_append_c (output, '\\');
      if (*at == '\n')
        g_string_append (output, "\\n");
      else
        g_string_append_c (output, *at);
    }
}

/* Graphviz reads "&amp;" and its like in labels as XML does. It takes strings of 16 kB at most, but joins several to
 * one. */
void
fringe_escape_dot (GString *output, const char *text)
{
  g_autofree char *cleaned = fringe_escape_clean (text);
  gsize start = output->len;

  g_string_append_c (output, '"');
  for (const char *at = cleaned; *at != '\0'; at = g_utf8_next_char (at))
    {
      if (output->len - start > DOT_STRING_MAX)
        {
          g_string_append (output, "\" + \"");
          start = output->len;
        }
      if (*at == '&')
        g_string_append (output, "&amp;");
      else if (*at == '\n')
        g_string_append (output, "\\n");
      else
        {
          g_string_append (output, *at == '"' || *at == '\\' ? "\\" : "");
          g_string_append_unichar (output, g_utf8_get_char (at));
        }
    }
  g_string_append_c (output, '"');
}

/* Latin Modern has all that T1 encodes, in outlines. Without it AE puts that together from the outlines that are always
 * there; bitmaps made by Metafont would fail at some sizes, and their letters could be neither found nor copied.
 * Engines that read the fonts of the system find in DejaVu Sans what Latin Modern lacks, and Chinese in the first of
 * its fonts that there is. That is large, and so is read only once a letter of it is set. */
const char fringe_escape_tex_fonts[]
    = "% pdfLaTeX has Latin, Greek and Cyrillic letters. Typeset Chinese text with LuaLaTeX or XeLaTeX.\n"
      "\\ifdefined\\pdftexversion\n"
      "  \\usepackage[utf8]{inputenc}\n"
      "  \\IfFileExists{t2aenc.def}{\\usepackage[T2A,T1]{fontenc}}{\\usepackage[T1]{fontenc}}\n"
      "  \\IfFileExists{lmodern.sty}{\\usepackage{lmodern}}{\\IfFileExists{ae.sty}{\\usepackage{ae}}{}}\n"
      "\\else\n"
      "  \\usepackage{fontspec}\n"
      "  \\IfFontExistsTF{DejaVu Sans}{\\newfontfamily\\fringeotherfont{DejaVu Sans}}{}\n"
      "  \\protected\\def\\fringehanfont{\\gdef\\fringehanfont{}%\n"
      "    \\def\\FringeTry##1{\\IfFontExistsTF{##1}{\\protected\\gdef\\fringehanfont{\\fontspec{##1}}}}%\n"
      "    \\FringeTry{Noto Sans CJK SC}{\\FringeTry{Source Han Sans SC}{\\FringeTry{FandolHei}{\\FringeTry{Microsoft "
      "YaHei}{%\n"
      "    \\FringeTry{PingFang SC}{\\FringeTry{WenQuanYi Micro Hei}{}}}}}}\\fringehanfont}\n"
      "\\fi\n";

/* pdfLaTeX knows a character where a macro has its bytes in its name; the other engines ask the font. */
const char fringe_escape_tex_macros[]
    = "% \\FringeLetter{encoding}{letter}{what stands for it where it is in no font}\n"
      "\\ifdefined\\pdftexversion\n"
      "  \\protected\\def\\FringeLetter#1#2#3{\\ifcsname T@#1\\endcsname\n"
      "      \\ifcsname u8:\\detokenize{#2}\\endcsname{\\fontencoding{#1}\\selectfont#2}\\else#3\\fi\n"
      "    \\else#3\\fi}\n"
      "\\else\n"
      "  \\protected\\def\\FringeLetter#1#2#3{\\iffontchar\\font`#2 #2\\else\n"
      "    {\\ifdefined\\fringeotherfont\\fringeotherfont\\fi\\iffontchar\\font`#2 #2\\else\n"
      "    \\ifdefined\\fringehanfont\\fringehanfont\\fi\\iffontchar\\font`#2 #2\\else#3\\fi\\fi}\\fi}\n"
      "\\fi\n"
      "% Between Chinese letters there are no spaces, and a line ends before any of them.\n"
      "\\protected\\def\\FringeBreak{\\ifhmode\\hskip0pt plus.1em\\relax\\fi}\n"
      "\\protected\\def\\FringeAccent#1{$\\acute{\\hbox{#1}}$}\n"
      "\\protected\\def\\FringeMissing#1{{\\setlength{\\fboxsep}{.1em}\\fbox{U+#1}}%\n"
      "  \\GenericWarning{}{Fringe: no font has the character U+#1%\n"
      "  \\ifdefined\\pdftexversion; LuaLaTeX and XeLaTeX have more fonts\\fi}}\n"
      "\\protected\\def\\FringeQuote{{\\ifdefined\\pdftexversion\\fontencoding{T1}\\selectfont\\fi\\textquotedbl}}\n";

/* TeX reads these as commands, or its older fonts have other letters in their places. */
static const char *const ascii[128] = {
  ['\n'] = " ",
  ['"'] = "\\FringeQuote{}",
  ['#'] = "\\#",
  ['$'] = "\\$",
  ['%'] = "\\%",
  ['&'] = "\\&",
  ['\''] = "\\textquotesingle{}",
  ['<'] = "\\textless{}",
  ['>'] = "\\textgreater{}",
  ['\\'] = "\\textbackslash{}",
  ['^'] = "\\textasciicircum{}",
  ['_'] = "\\_",
  ['`'] = "\\textasciigrave{}",
  ['{'] = "\\{",
  ['|'] = "\\textbar{}",
  ['}'] = "\\}",
  ['~'] = "\\textasciitilde{}",
};

/* The Greek letters stand in their order in Unicode; those that look like Latin ones have no macro. */
static const char *const capital_greek[]
    = { "A",         "B",          "$\\Gamma$",   "$\\Delta$", "E",      "Z",       "H",        "$\\Theta$", "I",
        "K",         "$\\Lambda$", "M",           "N",         "$\\Xi$", "O",       "$\\Pi$",   "P",         NULL,
        "$\\Sigma$", "T",          "$\\Upsilon$", "$\\Phi$",   "X",      "$\\Psi$", "$\\Omega$" };
static const char *const small_greek[]
    = { "alpha", "beta",   "gamma",   "delta",  "varepsilon", "zeta", "eta",  "theta", "iota",
        "kappa", "lambda", "mu",      "nu",     "xi",         "o",    "pi",   "rho",   "varsigma",
        "sigma", "tau",    "upsilon", "varphi", "chi",        "psi",  "omega" };

/* clang-format off */
static const struct
{
  gunichar letter;
  const char *macro;
} symbols[] = {
  { 0x2190, "leftarrow" }, { 0x2191, "uparrow" }, { 0x2192, "rightarrow" }, { 0x2193, "downarrow" },
  { 0x2194, "leftrightarrow" }, { 0x21d0, "Leftarrow" }, { 0x21d2, "Rightarrow" }, { 0x21d4, "Leftrightarrow" },
  { 0x2200, "forall" }, { 0x2202, "partial" }, { 0x2203, "exists" }, { 0x2205, "emptyset" },
  { 0x2206, "Delta" }, { 0x2208, "in" }, { 0x220f, "prod" }, { 0x2211, "sum" },
  { 0x2212, "-" }, { 0x221a, "surd" }, { 0x221d, "propto" }, { 0x221e, "infty" },
  { 0x2227, "wedge" }, { 0x2228, "vee" }, { 0x2229, "cap" }, { 0x222a, "cup" },
  { 0x222b, "int" }, { 0x223c, "sim" }, { 0x2248, "approx" }, { 0x2260, "neq" },
  { 0x2261, "equiv" }, { 0x2264, "leq" }, { 0x2265, "geq" }, { 0x226a, "ll" },
  { 0x226b, "gg" }, { 0x2282, "subset" }, { 0x2283, "supset" }, { 0x2286, "subseteq" },
  { 0x2287, "supseteq" }, { 0x22c5, "cdot" }, { 0x2032, "prime" }, { 0x2113, "ell" },
  { 0x03d1, "vartheta" }, { 0x03d5, "phi" }, { 0x03d6, "varpi" }, { 0x03f1, "varrho" },
  { 0x03f5, "epsilon" },
};
/* clang-format on */

static void
append_math (GString *output, const char *macro)
{
  if (g_ascii_isalpha (macro[0]) && macro[1] != '\0')
    g_string_append_printf (output, "$\\%s$", macro);
  else
    g_string_append_printf (output, "$%s$", macro);
}

/* Appends what can be written without a font that has the letter, or else a frame that names it. */
static void
append_substitute (GString *output, gunichar letter)
{
  guint capital = letter - 0x391, small = letter - 0x3b1;
  gunichar base, accent;

  if (letter >= 0x386 && letter <= 0x3ce && g_unichar_decompose (letter, &base, &accent) && accent == 0x301)
    {
      g_string_append (output, "\\FringeAccent{");
      append_substitute (output, base);
      g_string_append_c (output, '}');
      return;
    }
  if (capital < G_N_ELEMENTS (capital_greek) && capital_greek[capital] != NULL)
    {
      g_string_append (output, capital_greek[capital]);
      return;
    }
  if (small < G_N_ELEMENTS (small_greek))
    {
      append_math (output, small_greek[small]);
      return;
    }
  for (guint i = 0; i < G_N_ELEMENTS (symbols); i++)
    if (symbols[i].letter == letter)
      {
        append_math (output, symbols[i].macro);
        return;
      }
  g_string_append_printf (output, "\\FringeMissing{%04X}", letter);
}

/* Letters of scripts that run from right to left would come out in the wrong order. Letters that join to what is before
 * them, or cannot be seen, would be lost or put in the wrong place. LuaTeX takes U+FFFD for a mistake. */
static gboolean
has_place_of_its_own (gunichar letter)
{
  gboolean is_right_to_left = (letter >= 0x590 && letter <= 0x8ff) || (letter >= 0xfb1d && letter <= 0xfdff)
                              || (letter >= 0xfe70 && letter <= 0xfeff) || (letter >= 0x10800 && letter <= 0x10fff)
                              || (letter >= 0x1e800 && letter <= 0x1efff);

  return letter != 0xfffd && !is_right_to_left && g_unichar_isprint (letter) && !g_unichar_ismark (letter)
         && !g_unichar_iszerowidth (letter);
}

/* Returns: whether every font of every LaTeX has the letter: those of western Europe, dashes and quotation marks */
static gboolean
is_everywhere (gunichar letter)
{
  return (letter >= 0xc0 && letter <= 0xff && g_unichar_isalpha (letter) && wcschr (L"ÐðÞþ", (wchar_t) letter) == NULL)
         || wcschr (L"ŒœŠšŽž–—‘’“”…", (wchar_t) letter) != NULL;
}

static void
append_letter (GString *output, gunichar letter, const char *at)
{
  gboolean is_cyrillic = letter >= 0x400 && letter <= 0x52f;
  int n_bytes = (int) (g_utf8_next_char (at) - at);

  if (is_everywhere (letter))
    {
      g_string_append_len (output, at, n_bytes);
      return;
    }
  if (!has_place_of_its_own (letter))
    {
      append_substitute (output, letter);
      return;
    }
  if (g_unichar_get_script (letter) == G_UNICODE_SCRIPT_HAN)
    g_string_append (output, "\\FringeBreak{}");
  g_string_append_printf (output, "\\FringeLetter{%s}{%.*s}{", is_cyrillic ? "T2A" : "T1", n_bytes, at);
  append_substitute (output, letter);
  g_string_append_c (output, '}');
}

/* A letter and its accents are composed to one letter first, where Unicode has one. */
void
fringe_escape_tex (GString *output, const char *text)
{
  g_autofree char *cleaned = fringe_escape_clean (text);
  g_autofree char *composed = g_utf8_normalize (cleaned, -1, G_NORMALIZE_DEFAULT_COMPOSE);
  char before = '\0';

  for (const char *at = composed; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar letter = g_utf8_get_char (at);

      if (letter >= G_N_ELEMENTS (ascii))
        append_letter (output, letter, at);
      else if (ascii[letter] != NULL)
        g_string_append (output, ascii[letter]);
      else
        {
          /* Two hyphens or commas would be joined to one sign. */
          if (*at == before && (*at == '-' || *at == ','))
            g_string_append (output, "\\kern0pt ");
          g_string_append_c (output, *at);
        }
      before = *at;
    }
}

#define CANNOT_BE_SHOWN 0xfffd

char *
fringe_quote (const char *text, guint n_max)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  GString *quote = g_string_new (NULL);
  const char *at = valid;

  for (guint n = 0; *at != '\0' && n < n_max; n++, at = g_utf8_next_char (at))
    {
      gunichar c = g_utf8_get_char (at);

      g_string_append_unichar (quote, g_unichar_isprint (c) ? c : g_unichar_isspace (c) ? ' ' : CANNOT_BE_SHOWN);
    }
  if (*at != '\0')
    g_string_append (quote, "…");
  return g_string_free (quote, FALSE);
}
