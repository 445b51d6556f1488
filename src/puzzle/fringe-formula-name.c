/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-formula-name.h"

#include <string.h>

/* The name of a formula stands before a colon, which no formula has: "half: manhattan/2". It is told to people in every
 * language, and stands in lists and files: so it is text without anything that separates words or turns writing round.
 */

size_t
fringe_formula_name_length (const char *text, size_t length)
{
  const char *colon = length > 0 ? memchr (text, ':', length) : NULL;

  return colon != NULL ? (size_t) (colon - text) + 1 : 0;
}

/* Reads a character of UTF-8. Returns: how many bytes it has, or 0 where there is none */
static size_t
read_character (const unsigned char *text, size_t length, uint32_t *character)
{
  static const uint32_t least[] = { 0, 0, 0x80, 0x800, 0x10000 };
  size_t n = *text < 0x80 ? 1 : *text < 0xc2 ? 0 : *text < 0xe0 ? 2 : *text < 0xf0 ? 3 : *text < 0xf5 ? 4 : 0;

  if (n == 0 || n > length)
    return 0;
  *character = n == 1 ? *text : *text & (0xffu >> (n + 1));
  for (size_t i = 1; i < n; i++)
    {
      if ((text[i] & 0xc0) != 0x80)
        return 0;
      *character = *character << 6 | (text[i] & 0x3fu);
    }
  return *character >= least[n] && *character <= 0x10ffff && (*character < 0xd800 || *character > 0xdfff) ? n : 0;
}

static bool
can_name (uint32_t character)
{
  bool is_control = character < 0x20 || (character >= 0x7f && character < 0xa0);
  bool turns_round = (character >= 0x200b && character <= 0x200f) || (character >= 0x2028 && character <= 0x202e)
                     || (character >= 0x2060 && character <= 0x206f) || character == 0xfeff;

  if (character < 0x80)
    return !is_control && strchr (",;:/()\"\\<>&%", (int) character) == NULL;
  return !is_control && !turns_round && character < 0xe000;
}

static bool
fail (FringeFormulaError *error, const char *text, size_t at)
{
  int column = 1;

  for (size_t i = 0; i < at; i++)
    column += ((unsigned char) text[i] & 0xc0) != 0x80;
  *error = (FringeFormulaError) { .problem = FRINGE_FORMULA_BAD_NAME, .column = column };
  return false;
}

bool
fringe_formula_read_name (const char *text, size_t length, FringeFormula *formula, FringeFormulaError *error)
{
  size_t start = 0, end = length;

  while (start < end && text[start] == ' ')
    start++;
  while (end > start && text[end - 1] == ' ')
    end--;
  if (start == end || end - start > FRINGE_FORMULA_NAME_MAX)
    return fail (error, text, start == end ? start : start + FRINGE_FORMULA_NAME_MAX);
  for (size_t i = start; i < end;)
    {
      uint32_t character = 0;
      size_t n = read_character ((const unsigned char *) text + i, end - i, &character);

      if (n == 0 || !can_name (character))
        return fail (error, text, i);
      i += n;
    }
  memcpy (formula->name, text + start, end - start);
  formula->name[end - start] = '\0';
  return true;
}
