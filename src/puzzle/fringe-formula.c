/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-formula-name.h"

#include <string.h>

/* Reading formulae: words, then a function for each rule of the grammar, lowest precedence first:
 *
 *   formula   = sum [("<" | "<=" | ">" | ">=" | "=" | "!=") sum]
 *   sum       = product {("+" | "-") product}
 *   product   = signed {("*" | "/") signed}
 *   signed    = ["-"] signed | primary
 *   primary   = number | "t" | "(" formula ")" | name | name "(" arguments ")"
 *
 * Each appends its operations after those of its operands, and writes the text anew as it goes.
 *
 * Invariants: after the first error nothing is read any more, so that a function may go on and be believed nothing. An
 * operation is appended only after what it needs is on the stack; a rule leaves one value more than it found. Each
 * level of nesting keeps at most four values waiting. */

/* Words. */

typedef enum
{
  WORD_END,
  WORD_NUMBER,
  WORD_NAME,
  WORD_SIGN,
  WORD_BAD
} WordKind;

typedef struct
{
  WordKind kind;
  size_t start, length;
  const char *sign; /* as it is written anew */
} Word;

typedef struct
{
  const char *text;
  size_t length;
  Word word; /* the next */
  int depth;
  bool in_sum;
  size_t n_written;
  FringeFormula *formula;
  FringeFormulaError *error;
} Parser;

/* A sign that begins another stands after it. */
static const struct
{
  const char *read;
  const char *sign;
} signs[] = {
  { "<=", "<=" }, { ">=", ">=" }, { "!=", "!=" }, { "==", "=" }, { "..", ".." }, { "<", "<" },  { ">", ">" },
  { "=", "=" },   { "+", "+" },   { "-", "-" },   { "*", "*" },  { "/", "/" },   { "(", "(" },  { ")", ")" },
  { ",", "," },   { "×", "*" },   { "·", "*" },   { "−", "-" },  { "≤", "<=" },  { "≥", ">=" }, { "≠", "!=" },
};

#define N_SIGNS (sizeof signs / sizeof *signs)

static bool
is_digit (char c)
{
  return c >= '0' && c <= '9';
}

static bool
is_letter (char c)
{
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

static char
at (const Parser *parser, size_t i)
{
  return i < parser->length ? parser->text[i] : '\0';
}

/* The point of a number is followed by a digit, so that 0..2 is two numbers. */
static size_t
number_length (const Parser *parser, size_t start)
{
  size_t i = start;

  while (is_digit (at (parser, i)))
    i++;
  if (at (parser, i) == '.' && is_digit (at (parser, i + 1)))
    for (i++; is_digit (at (parser, i));)
      i++;
  return i - start;
}

static size_t
name_length (const Parser *parser, size_t start)
{
  size_t i = start;

  while (is_letter (at (parser, i)) || is_digit (at (parser, i)))
    i++;
  return i - start;
}

/* A character of UTF-8, or a byte that is none. */
static size_t
character_length (const Parser *parser, size_t start)
{
  size_t i = start + 1;

  while (i < parser->length && i < start + 4 && ((unsigned char) parser->text[i] & 0xc0) == 0x80)
    i++;
  return i - start;
}

static Word
read_sign (const Parser *parser, size_t start)
{
  for (size_t i = 0; i < N_SIGNS; i++)
    {
      size_t length = strlen (signs[i].read);

      if (length <= parser->length - start && memcmp (parser->text + start, signs[i].read, length) == 0)
        return (Word) { WORD_SIGN, start, length, signs[i].sign };
    }
  return (Word) { WORD_BAD, start, character_length (parser, start), NULL };
}

static Word
read_word (const Parser *parser, size_t start)
{
  size_t length;

  while (start < parser->length && strchr (" \t\r\n", parser->text[start]) != NULL && parser->text[start] != '\0')
    start++;
  if (start == parser->length)
    return (Word) { WORD_END, start, 0, NULL };
  if ((length = number_length (parser, start)) > 0)
    return (Word) { WORD_NUMBER, start, length, NULL };
  if ((length = name_length (parser, start)) > 0)
    return (Word) { WORD_NAME, start, length, NULL };
  return read_sign (parser, start);
}

/* Errors. */

static int
column_of (const Parser *parser, size_t offset)
{
  int column = 1;

  for (size_t i = 0; i < offset; i++)
    column += ((unsigned char) parser->text[i] & 0xc0) != 0x80;
  return column;
}

static bool
has_failed (const Parser *parser)
{
  return parser->error->problem != FRINGE_FORMULA_FINE;
}

/* Notes the first error, and lets nothing but the end follow it. */
static void
fail_at (Parser *parser, FringeFormulaProblem problem, const Word *word, const char *suggestion)
{
  FringeFormulaError *error = parser->error;
  size_t length = word->length;

  if (has_failed (parser))
    return;
  *error = (FringeFormulaError) { .problem = problem, .suggestion = suggestion };
  error->column = column_of (parser, word->start);
  if (length >= sizeof error->word)
    for (length = sizeof error->word - 1; length > 0 && (parser->text[word->start + length] & 0xc0) == 0x80;)
      length--;
  memcpy (error->word, parser->text + word->start, length);
  parser->word = (Word) { WORD_END, parser->length, 0, NULL };
}

static void
fail (Parser *parser, FringeFormulaProblem problem, const char *suggestion)
{
  if (parser->word.kind == WORD_BAD)
    fail_at (parser, FRINGE_FORMULA_BAD_CHARACTER, &parser->word, NULL);
  else
    fail_at (parser, problem, &parser->word, suggestion);
}

/* Moving on. */

static void
write_text (Parser *parser, const char *text, size_t length)
{
  if (has_failed (parser) || parser->n_written + length >= FRINGE_FORMULA_PRINT_MAX)
    return;
  memcpy (parser->formula->text + parser->n_written, text, length);
  parser->n_written += length;
  parser->formula->text[parser->n_written] = '\0';
}

static void
next (Parser *parser)
{
  if (!has_failed (parser))
    parser->word = read_word (parser, parser->word.start + parser->word.length);
}

static bool
is_sign (const Parser *parser, const char *sign)
{
  return parser->word.kind == WORD_SIGN && strcmp (parser->word.sign, sign) == 0;
}

/* Goes on past a sign, which is written anew as @written. */
static bool
accept (Parser *parser, const char *sign, const char *written)
{
  if (!is_sign (parser, sign))
    return false;
  write_text (parser, written, strlen (written));
  next (parser);
  return true;
}

static void
expect (Parser *parser, const char *sign, const char *written)
{
  if (!accept (parser, sign, written))
    fail (parser, FRINGE_FORMULA_EXPECTED, sign);
}

static bool
word_is (const Parser *parser, const Word *word, const char *name)
{
  return word->length == strlen (name) && memcmp (parser->text + word->start, name, word->length) == 0;
}

static void
take_word (Parser *parser)
{
  write_text (parser, parser->text + parser->word.start, parser->word.length);
  next (parser);
}

static FringeFormulaOp *
append (Parser *parser, FringeFormulaKind kind)
{
  FringeFormula *formula = parser->formula;

  if (formula->n_ops == FRINGE_FORMULA_OPS_MAX)
    {
      fail (parser, FRINGE_FORMULA_TOO_LONG, NULL);
      formula->n_ops--;
    }
  formula->ops[formula->n_ops] = (FringeFormulaOp) { .kind = kind };
  return &formula->ops[formula->n_ops++];
}

/* Numbers. */

#define DIGITS_MAX 15 /* a whole number of so many digits is exact, and a quotient of two is rounded once */

/* Reads the word, digits and perhaps a point. No locale is asked. */
static double
take_number (Parser *parser, double largest)
{
  Word word = parser->word;
  double digits = 0, scale = 1;
  size_t n_digits = 0;
  bool after_point = false;

  if (word.kind != WORD_NUMBER)
    {
      fail (parser, FRINGE_FORMULA_NO_VALUE, NULL);
      return 0;
    }
  for (size_t i = word.start; i < word.start + word.length; i++)
    {
      after_point |= parser->text[i] == '.';
      if (parser->text[i] == '.')
        continue;
      digits = 10 * digits + (parser->text[i] - '0');
      scale *= after_point ? 10 : 1;
      n_digits++;
    }
  if (n_digits > DIGITS_MAX || digits / scale > largest)
    fail (parser, FRINGE_FORMULA_BAD_NUMBER, NULL);
  take_word (parser);
  return digits / scale;
}

static double
take_signed_number (Parser *parser)
{
  bool is_negative = accept (parser, "-", "-");
  double number = take_number (parser, FRINGE_FORMULA_LIMIT);

  return is_negative ? -number : number;
}

/* Values. */

static void formula (Parser *parser);

static void
enter (Parser *parser)
{
  if (++parser->depth > FRINGE_FORMULA_DEPTH_MAX)
    fail (parser, FRINGE_FORMULA_TOO_DEEP, NULL);
}

static void
leave (Parser *parser)
{
  parser->depth--;
}

/* The tile in parentheses: t, or a number. */
static void
of_tile (Parser *parser, FringeFormulaKind kind)
{
  FringeFormulaOp *op = append (parser, kind);
  Word word;

  expect (parser, "(", "(");
  word = parser->word;
  if (parser->in_sum && word_is (parser, &word, "t"))
    take_word (parser);
  else if (word.kind == WORD_NUMBER)
    {
      double tile = take_number (parser, FRINGE_FORMULA_LIMIT);

      if (tile < 1 || tile > FRINGE_FORMULA_TILE_MAX || tile != (uint8_t) tile)
        fail_at (parser, FRINGE_FORMULA_BAD_TILE, &word, NULL);
      else
        op->tile = (uint8_t) tile;
    }
  else
    fail (parser, word_is (parser, &word, "t") ? FRINGE_FORMULA_NO_SUM : FRINGE_FORMULA_BAD_TILE, NULL);
  expect (parser, ")", ")");
}

static void
function (Parser *parser, FringeFormulaKind kind)
{
  expect (parser, "(", "(");
  formula (parser);
  expect (parser, ")", ")");
  append (parser, kind);
}

static void
least_or_largest (Parser *parser, FringeFormulaKind kind)
{
  expect (parser, "(", "(");
  formula (parser);
  while (accept (parser, ",", ", "))
    {
      formula (parser);
      append (parser, kind);
    }
  expect (parser, ")", ")");
}

static void
sum_over_tiles (Parser *parser, FringeFormulaKind kind)
{
  int first;

  if (parser->in_sum)
    fail (parser, FRINGE_FORMULA_NESTED_SUM, NULL);
  append (parser, kind);
  first = parser->formula->n_ops;
  parser->in_sum = true;
  expect (parser, "(", "(");
  if (word_is (parser, &parser->word, "t"))
    take_word (parser);
  else
    fail (parser, FRINGE_FORMULA_EXPECTED, "t");
  expect (parser, ",", ", ");
  formula (parser);
  expect (parser, ")", ")");
  parser->in_sum = false;
  parser->formula->ops[first - 1].length = (uint16_t) (parser->formula->n_ops - first);
}

static void
noise (Parser *parser, FringeFormulaKind kind)
{
  FringeFormulaOp *op = append (parser, kind);
  Word word;
  double seed;

  expect (parser, "(", "(");
  word = parser->word;
  seed = take_number (parser, 1e15);
  op->seed = (uint64_t) seed;
  if (seed != (double) op->seed)
    fail_at (parser, FRINGE_FORMULA_BAD_SEED, &word, NULL);
  expect (parser, ",", ", ");
  op->number = take_signed_number (parser);
  expect (parser, "..", "..");
  word = parser->word;
  op->end = take_signed_number (parser);
  if (op->end < op->number)
    fail_at (parser, FRINGE_FORMULA_BAD_RANGE, &word, NULL);
  expect (parser, ")", ")");
}

/* A name: how what follows it is read, if anything does. */
static const struct
{
  const char *name;
  FringeFormulaKind kind;
  void (*read) (Parser *parser, FringeFormulaKind kind);
} names[] = {
  { "misplaced", FRINGE_FORMULA_MISPLACED, NULL },
  { "manhattan", FRINGE_FORMULA_MANHATTAN, NULL },
  { "linear_conflict", FRINGE_FORMULA_LINEAR_CONFLICT, NULL },
  { "gaschnig", FRINGE_FORMULA_GASCHNIG, NULL },
  { "perfect", FRINGE_FORMULA_PERFECT, NULL },
  { "inversions", FRINGE_FORMULA_INVERSIONS, NULL },
  { "rows", FRINGE_FORMULA_ROWS_OF, of_tile },
  { "columns", FRINGE_FORMULA_COLUMNS_OF, of_tile },
  { "floor", FRINGE_FORMULA_FLOOR, function },
  { "abs", FRINGE_FORMULA_ABS, function },
  { "min", FRINGE_FORMULA_MIN, least_or_largest },
  { "max", FRINGE_FORMULA_MAX, least_or_largest },
  { "sum", FRINGE_FORMULA_SUM, sum_over_tiles },
  { "noise", FRINGE_FORMULA_NOISE, noise },
};

#define N_NAMES (sizeof names / sizeof *names)

static size_t
smaller (size_t a, size_t b)
{
  return a < b ? a : b;
}

/* The letters to be changed, put in or left out (Levenshtein 1966). */
static size_t
letters_apart (const char *word, size_t length, const char *name)
{
  size_t n = strlen (name), row[FRINGE_FORMULA_WORD_MAX];

  for (size_t j = 0; j <= n; j++)
    row[j] = j;
  for (size_t i = 1; i <= length; i++)
    {
      size_t diagonal = row[0];

      row[0] = i;
      for (size_t j = 1; j <= n; j++)
        {
          size_t change = diagonal + (word[i - 1] != name[j - 1]);

          diagonal = row[j];
          row[j] = smaller (change, smaller (row[j], row[j - 1]) + 1);
        }
    }
  return row[n];
}

/* The name that was meant: begun alike, or at most a third of the letters apart. */
static const char *
suggest (const Parser *parser)
{
  const char *word = parser->text + parser->word.start, *best = NULL;
  size_t length = parser->word.length, fewest = length / 3 + 1;

  if (length >= FRINGE_FORMULA_WORD_MAX)
    return NULL;
  for (size_t i = 0; i < N_NAMES; i++)
    {
      size_t apart = letters_apart (word, length, names[i].name);

      if (length >= 3 && strncmp (names[i].name, word, length) == 0)
        return names[i].name;
      if (apart < fewest)
        {
          fewest = apart;
          best = names[i].name;
        }
    }
  return best;
}

static void
name (Parser *parser)
{
  size_t i = 0;

  if (word_is (parser, &parser->word, "t"))
    {
      if (!parser->in_sum)
        fail (parser, FRINGE_FORMULA_NO_SUM, NULL);
      append (parser, FRINGE_FORMULA_TILE);
      take_word (parser);
      return;
    }
  while (i < N_NAMES && !word_is (parser, &parser->word, names[i].name))
    i++;
  if (i == N_NAMES)
    {
      fail (parser, FRINGE_FORMULA_UNKNOWN, suggest (parser));
      return;
    }

  take_word (parser);
  parser->formula->needs_perfect |= names[i].kind == FRINGE_FORMULA_PERFECT;
  if (names[i].read != NULL)
    names[i].read (parser, names[i].kind);
  else if (names[i].kind == FRINGE_FORMULA_MISPLACED && is_sign (parser, "("))
    of_tile (parser, FRINGE_FORMULA_MISPLACED_OF);
  else
    append (parser, names[i].kind);
}

/* The rules. */

static void
primary (Parser *parser)
{
  if (parser->word.kind == WORD_NUMBER)
    {
      double number = take_number (parser, FRINGE_FORMULA_LIMIT);

      append (parser, FRINGE_FORMULA_NUMBER)->number = number;
    }
  else if (parser->word.kind == WORD_NAME)
    name (parser);
  else if (accept (parser, "(", "("))
    {
      formula (parser);
      expect (parser, ")", ")");
    }
  else
    fail (parser, FRINGE_FORMULA_NO_VALUE, NULL);
}

static void
signed_value (Parser *parser)
{
  enter (parser);
  if (accept (parser, "-", "-"))
    {
      signed_value (parser);
      append (parser, FRINGE_FORMULA_NEGATE);
    }
  else
    primary (parser);
  leave (parser);
}

typedef struct
{
  const char *sign;
  const char *written;
  FringeFormulaKind kind;
} Operator;

/* Reads one of the operators that is next. Returns: its kind, or NUMBER where none of them is */
static FringeFormulaKind
accept_operator (Parser *parser, const Operator *operators, int n)
{
  for (int i = 0; i < n; i++)
    if (accept (parser, operators[i].sign, operators[i].written))
      return operators[i].kind;
  return FRINGE_FORMULA_NUMBER;
}

static void
product (Parser *parser)
{
  static const Operator operators[] = { { "*", "*", FRINGE_FORMULA_MULTIPLY }, { "/", "/", FRINGE_FORMULA_DIVIDE } };
  FringeFormulaKind kind;

  signed_value (parser);
  while ((kind = accept_operator (parser, operators, 2)) != FRINGE_FORMULA_NUMBER)
    {
      signed_value (parser);
      append (parser, kind);
    }
}

static void
sum (Parser *parser)
{
  static const Operator operators[] = { { "+", " + ", FRINGE_FORMULA_ADD }, { "-", " - ", FRINGE_FORMULA_SUBTRACT } };
  FringeFormulaKind kind;

  product (parser);
  while ((kind = accept_operator (parser, operators, 2)) != FRINGE_FORMULA_NUMBER)
    {
      product (parser);
      append (parser, kind);
    }
}

static void
formula (Parser *parser)
{
  static const Operator operators[] = {
    { "<", " < ", FRINGE_FORMULA_LESS },    { "<=", " <= ", FRINGE_FORMULA_LESS_EQUAL },
    { ">", " > ", FRINGE_FORMULA_GREATER }, { ">=", " >= ", FRINGE_FORMULA_GREATER_EQUAL },
    { "=", " = ", FRINGE_FORMULA_EQUAL },   { "!=", " != ", FRINGE_FORMULA_NOT_EQUAL },
  };
  FringeFormulaKind kind;

  enter (parser);
  sum (parser);
  kind = accept_operator (parser, operators, sizeof operators / sizeof *operators);
  if (kind != FRINGE_FORMULA_NUMBER)
    {
      sum (parser);
      append (parser, kind);
    }
  leave (parser);
}

bool
fringe_formula_parse (const char *text, size_t length, FringeFormula *its, FringeFormulaError *error)
{
  Parser parser = { .text = text, .length = length, .formula = its, .error = error };
  size_t start;

  its->n_ops = 0;
  its->needs_perfect = false;
  its->name[0] = its->text[0] = '\0';
  *error = (FringeFormulaError) { .problem = FRINGE_FORMULA_FINE };
  if (length > FRINGE_FORMULA_TEXT_MAX)
    {
      *error = (FringeFormulaError) { .problem = FRINGE_FORMULA_TOO_LONG, .column = FRINGE_FORMULA_TEXT_MAX + 1 };
      return false;
    }

  start = fringe_formula_name_length (text, length);
  if (start > 0 && !fringe_formula_read_name (text, start - 1, its, error))
    return false;
  parser.word = read_word (&parser, start);
  if (parser.word.kind == WORD_END)
    fail (&parser, FRINGE_FORMULA_EMPTY, NULL);
  formula (&parser);
  if (parser.word.kind != WORD_END)
    fail (&parser, FRINGE_FORMULA_AFTER_END, NULL);
  return !has_failed (&parser);
}
