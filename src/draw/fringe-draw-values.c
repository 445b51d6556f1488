/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-draw-values.h"
#include "fringe-font.h"

#include <math.h>
#include <stdio.h>

#define LETTER_SIZE 12.0
#define VALUE_SIZE 18.25
#define ANSWER_SIZE 14.0
/* These are shares of the text's size. */
#define LETTER_SPACE 0.16
#define SIGN_SPACE 0.05
#define VALUE_SPACE 1.2
/* Beside the first and the last value there are the lines of the card, in pixels. */
#define EDGE_MIN 2.0
#define INSET 0.4
#define LINE 1.3
/* Of a value at the end of a header. */
#define EDGE_INSET 0.3
/* The thick edges of the solution take this of a card, in pixels. */
#define EDGE 1.5

#define N_VALUES 3
#define BLANK "__"

static const char *const letters[N_VALUES] = { "g", "h", "f" };
/* F of RBFS is that of a node below. */
static const char *const backed_up_letters[N_VALUES] = { "g", "h", "F" };
/* They say it in less room. */
static const char *const signs[N_VALUES] = { "", "+", "=" };

FringeKey
fringe_node_key (FringeAlgorithm algorithm)
{
  switch (algorithm)
    {
    case FRINGE_ALGORITHM_UCS:
    case FRINGE_ALGORITHM_IDS:
      return FRINGE_KEY_G;
    case FRINGE_ALGORITHM_GREEDY:
      return FRINGE_KEY_H;
    case FRINGE_ALGORITHM_BFS:
    case FRINGE_ALGORITHM_DFS:
      return FRINGE_KEY_NONE;
    case FRINGE_ALGORITHM_ASTAR:
    case FRINGE_ALGORITHM_WASTAR:
    case FRINGE_ALGORITHM_IDASTAR:
    case FRINGE_ALGORITHM_RBFS:
    case FRINGE_N_ALGORITHMS:
    default:
      return FRINGE_KEY_F;
    }
}

/* Returns: the place of the key among g, h and f, or -1 */
static int
key_index (FringeKey key)
{
  switch (key)
    {
    case FRINGE_KEY_G:
      return 0;
    case FRINGE_KEY_H:
      return 1;
    case FRINGE_KEY_F:
      return 2;
    case FRINGE_KEY_NONE:
    default:
      return -1;
    }
}

void
fringe_print_value (double value, char text[FRINGE_VALUE_TEXT_MAX])
{
  int n;

  if (isinf (value))
    {
      snprintf (text, FRINGE_VALUE_TEXT_MAX, "∞");
      return;
    }
  /* Nearly all are whole numbers, which print several times as fast so: without this a window of cards takes 15 %
   * longer. */
  if (fabs (value) <= 1e9 && value <= floor (value))
    {
      snprintf (text, FRINGE_VALUE_TEXT_MAX, "%d", (int) value);
      return;
    }
  n = snprintf (text, FRINGE_VALUE_TEXT_MAX, "%.2f", value);
  snprintf (text, FRINGE_VALUE_TEXT_MAX, "%.*f", text[n - 1] != '0' ? 2 : text[n - 2] != '0' ? 1 : 0, value);
}

void
fringe_print_f (const FringeNodeLook *look, char *text, size_t size)
{
  char value[FRINGE_VALUE_TEXT_MAX];

  fringe_print_value (look->f, value);
  snprintf (text, size, "f %s", value);
}

static void
print_values (const FringeNodeLook *look, char texts[N_VALUES][FRINGE_VALUE_TEXT_MAX])
{
  const double values[N_VALUES] = { look->g, look->h, look->f };

  for (int i = 0; i < N_VALUES; i++)
    if (look->handout == FRINGE_HANDOUT_BLANK)
      snprintf (texts[i], FRINGE_VALUE_TEXT_MAX, BLANK);
    else
      fringe_print_value (values[i], texts[i]);
}

/* Where room is kept for five digits, only one of g and h has two. */
static bool
has_room_for_two (const FringeNodeLook *look, int i)
{
  if (i == 2 || look->n_digits == 2 * N_VALUES)
    return look->n_digits > 0;
  return i == 1 && look->n_digits > 0 && look->g < 10;
}

/* Numbers of as many digits are equally large on all cards, though a 1 is narrower. */
static void
widen_digits (const FringeNodeLook *look, char texts[N_VALUES][FRINGE_VALUE_TEXT_MAX])
{
  for (int i = 0; i < N_VALUES; i++)
    {
      if (texts[i][1] == '\0' && has_room_for_two (look, i))
        snprintf (texts[i], FRINGE_VALUE_TEXT_MAX, "00");
      for (char *letter = texts[i]; *letter != '\0'; letter++)
        if (*letter >= '0' && *letter <= '9')
          *letter = '0';
    }
}

/* A plan has those of g, h and f for which there is room, a half-open range, with their letters, as a sum, or bare. */
typedef struct
{
  char texts[N_VALUES][FRINGE_VALUE_TEXT_MAX];
  int first, end;
  const char *const *marks; /* what stands before the values, or NULL */
  FringeType letter, value, key;
  double space; /* between values */
  double edge;  /* beside the first and the last */
} Plan;

static const FringeType *
value_type (const Plan *plan, const FringeNodeLook *look, int i)
{
  return i == key_index (look->key) ? &plan->key : &plan->value;
}

static bool
has_mark (const Plan *plan, int i)
{
  return plan->marks != NULL && *plan->marks[i] != '\0';
}

static double
mark_width (const Plan *plan, int i)
{
  double space = plan->marks == signs ? SIGN_SPACE : LETTER_SPACE;

  return fringe_font_width (&plan->letter, plan->marks[i]) + plan->letter.size * space;
}

static double
plan_width (const Plan *plan, const FringeNodeLook *look)
{
  double width = (plan->end - plan->first - 1) * plan->space;

  for (int i = plan->first; i < plan->end; i++)
    {
      if (has_mark (plan, i))
        width += mark_width (plan, i);
      width += fringe_font_width (value_type (plan, look, i), plan->texts[i]);
    }
  return width;
}

/* What stands before the values. How large the text is at 100 %. How far it is at least from the sides of the card, and
 * from the next value, as a share of its size. */
typedef struct
{
  const char *const *marks;
  double letter, value, edge, space;
} Sizes;

static void
set_sizes (Plan *plan, const Sizes *sizes, double scale)
{
  plan->letter.size = fmax (sizes->letter * scale, FRINGE_TEXT_MIN);
  plan->value.size = plan->key.size = fmax (sizes->value * scale, FRINGE_TEXT_MIN);
  plan->edge = fmax (sizes->edge * scale, EDGE_MIN);
}

static bool
plan_fits (Plan *plan, const FringeNodeLook *look, double room, const Sizes *sizes, double scale)
{
  set_sizes (plan, sizes, scale);
  plan->marks = sizes->marks == letters && look->is_backed_up ? backed_up_letters : sizes->marks;
  plan->space = plan->value.size * sizes->space;
  return plan_width (plan, look) + 2 * plan->edge <= room;
}

static bool
is_sum (const Plan *plan, const FringeNodeLook *look)
{
  return plan->end - plan->first == N_VALUES && fabs (look->g + look->h - look->f) < 1e-9;
}

/* Large values are smaller, then without letters: as the sum that they are, or bare. Still larger ones, in a narrow
 * card, push out all but the one that is compared. */
static void
fit_plan (Plan *plan, const FringeNodeLook *look, double room, double scale)
{
  static const Sizes sizes[] = {
    { letters, LETTER_SIZE, VALUE_SIZE, FRINGE_CARD_SIDE, 0.16 },
    { letters, 11, 15, 4, 0.28 },
    { letters, 11, 13, 2, 0.1 },
    { signs, 13, 13, 2, SIGN_SPACE },
    { NULL, 0, 13, 3, 0.16 },
  };
  static const Sizes alone = { NULL, 0, 13, 0, 0 }, smallest = { NULL, 0, 0, 0, 0 };
  int key = key_index (look->key);

  for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
    if ((sizes[i].marks != signs || is_sum (plan, look)) && plan_fits (plan, look, room, &sizes[i], scale))
      return;
  plan->first = key < 0 ? 0 : key;
  plan->end = plan->first + 1;
  if (!plan_fits (plan, look, room, &alone, scale))
    set_sizes (plan, &smallest, scale);
}

/* Spreads the values over the width, as far from its sides as the board is where there is room. Returns: where they
 * begin; less than the edge where they are too wide */
static double
spread (Plan *plan, const FringeNodeLook *look, double room, double scale)
{
  int n_spaces = plan->end - plan->first - 1;
  double space;

  plan->space = 0;
  space = room - plan_width (plan, look);
  plan->edge = fmax (plan->edge, fmin (FRINGE_CARD_SIDE * scale, space / (n_spaces + 2)));
  if (n_spaces > 0)
    plan->space = fmin ((space - 2 * plan->edge) / n_spaces, plan->value.size * VALUE_SPACE);
  return (space - n_spaces * plan->space) / 2;
}

/* Letters are small and dim, values plain; the one that is compared is bold. A sign is in the middle of its space. */
static void
draw_plan (FringePen *pen, const Plan *plan, const FringeNodeLook *look, double x, double baseline)
{
  for (int i = plan->first; i < plan->end; i++)
    {
      const FringeType *type = value_type (plan, look, i);

      if (has_mark (plan, i))
        {
          fringe_pen_text (pen, x - (plan->marks == signs ? plan->space / 2 : 0), baseline, plan->marks[i],
                           &plan->letter);
          x += mark_width (plan, i);
        }
      fringe_pen_text (pen, x, baseline, plan->texts[i], type);
      x += fringe_font_width (type, plan->texts[i]) + plan->space;
    }
}

void
fringe_draw_values (FringePen *pen,
                    const FringeTheme *theme,
                    const FringeNodeLook *look,
                    const FringeRect *rect,
                    double middle,
                    double scale)
{
  Plan plan = {
    .end = look->handout == FRINGE_HANDOUT_NONE || look->key == FRINGE_KEY_F ? N_VALUES
           : look->key == FRINGE_KEY_H                                       ? 2
                                                                             : 1,
    .letter = { theme->family, 0, false, FRINGE_ANCHOR_START, theme->text_dim },
    .value = { theme->family, 0, false, FRINGE_ANCHOR_START, theme->text },
    .key = { theme->family, 0, true, FRINGE_ANCHOR_START, theme->text },
  };
  Plan narrow = plan;
  double start;

  print_values (look, plan.texts);
  widen_digits (look, plan.texts);
  fit_plan (&plan, look, rect->width, scale);
  if (plan.end - plan.first < narrow.end)
    {
      plan = narrow;
      print_values (look, plan.texts);
      fit_plan (&plan, look, rect->width, scale);
    }
  print_values (look, plan.texts);
  start = spread (&plan, look, rect->width, scale);
  if (start >= 0)
    draw_plan (pen, &plan, look, rect->x + start, middle + plan.value.size * FRINGE_DIGIT_HEIGHT / 2);
}

static bool
is_asked (const FringeNodeLook *look, int answer)
{
  return answer == FRINGE_ANSWER_G || answer == FRINGE_ANSWER_ORDER || look->key == FRINGE_KEY_F
         || (answer == FRINGE_ANSWER_H && look->key == FRINGE_KEY_H);
}

/* Prints the order of what was not removed as a dash. */
static void
print_answer (const FringeNodeLook *look, int answer, char text[FRINGE_VALUE_TEXT_MAX])
{
  const double values[N_VALUES] = { look->g, look->h, look->f };

  if (answer != FRINGE_ANSWER_ORDER)
    fringe_print_value (values[answer], text);
  else
    snprintf (text, FRINGE_VALUE_TEXT_MAX, look->order > 0 ? "%u" : "–", look->order);
}

static void
draw_answer (FringePen *pen,
             const FringeTheme *theme,
             const FringeNodeLook *look,
             int answer,
             double x,
             double y,
             double scale)
{
  static const char *const names[FRINGE_N_ANSWERS] = { "g", "h", "f", "#" };
  FringeType letter = { theme->family, LETTER_SIZE * scale, false, FRINGE_ANCHOR_START, theme->text_dim };
  FringeType type = { theme->family, ANSWER_SIZE * scale, true, FRINGE_ANCHOR_MIDDLE, theme->text };
  FringeStroke stroke = { .line = theme->text_dim, .width = scale };
  double left = x + FRINGE_ANSWER_LETTER * scale, right = left + FRINGE_ANSWER_WIDTH * scale;
  char text[FRINGE_VALUE_TEXT_MAX];

  fringe_pen_text (pen, x, y, names[answer], &letter);
  fringe_pen_polyline (pen, (double[]) { left, y + 2 * scale, right, y + 2 * scale }, 2, &stroke);
  if (look->handout != FRINGE_HANDOUT_KEY)
    return;
  print_answer (look, answer, text);
  fringe_pen_text (pen, (left + right) / 2, y - scale, text, &type);
}

void
fringe_draw_answers (FringePen *pen,
                     const FringeTheme *theme,
                     const FringeNodeLook *look,
                     const FringeRect *rect,
                     double top,
                     double scale)
{
  double pitch = (FRINGE_ANSWER_LETTER + FRINGE_ANSWER_WIDTH + FRINGE_ANSWER_GAP) * scale;
  double left = rect->x + (rect->width - FRINGE_ANSWERS_PER_LINE * pitch + FRINGE_ANSWER_GAP * scale) / 2;
  int n = 0;

  for (int i = 0; i < FRINGE_N_ANSWERS; i++)
    if (is_asked (look, i))
      {
        draw_answer (pen, theme, look, i, left + n % FRINGE_ANSWERS_PER_LINE * pitch,
                     top + (n / FRINGE_ANSWERS_PER_LINE + 1) * FRINGE_ANSWER_LINE * scale - 2 * scale, scale);
        n++;
      }
}

void
fringe_draw_key (FringePen *pen,
                 const FringeTheme *theme,
                 const FringeNodeLook *look,
                 const FringeRect *rect,
                 double middle)
{
  int key = key_index (look->key);
  FringeType type = { theme->family, FRINGE_TEXT_MIN, key >= 0, FRINGE_ANCHOR_MIDDLE, theme->text };
  char values[N_VALUES][FRINGE_VALUE_TEXT_MAX], id[FRINGE_VALUE_TEXT_MAX];
  const char *text = key >= 0 && look->handout == FRINGE_HANDOUT_NONE ? values[key] : id;

  print_values (look, values);
  fringe_node_print_name (look, id);
  if (fringe_font_width (&type, text) + 2 * EDGE <= rect->width)
    fringe_pen_text (pen, rect->x + rect->width / 2, middle + type.size * FRINGE_DIGIT_HEIGHT / 2, text, &type);
}

void
fringe_draw_key_at_end (FringePen *pen,
                        const FringeTheme *theme,
                        const FringeNodeLook *look,
                        const FringeRect *rect,
                        double left,
                        double middle,
                        double size)
{
  FringeType letter = { theme->family, fmax (size * LETTER_SIZE / VALUE_SIZE, FRINGE_TEXT_MIN), false,
                        FRINGE_ANCHOR_END, theme->text_dim };
  FringeType value = { theme->family, size, true, FRINGE_ANCHOR_END, theme->text };
  double right = rect->x + rect->width - size * EDGE_INSET, baseline = middle + size * FRINGE_DIGIT_HEIGHT / 2, width;
  int key = key_index (look->key);
  char texts[N_VALUES][FRINGE_VALUE_TEXT_MAX];

  print_values (look, texts);
  width = key < 0 ? INFINITY : fringe_font_width (&value, texts[key]);
  if (right - width < left)
    return;
  fringe_pen_text (pen, right, baseline, texts[key], &value);
  right -= width + size * LETTER_SPACE;
  if (right - fringe_font_width (&letter, letters[key]) >= left)
    fringe_pen_text (pen, right, baseline, letters[key], &letter);
}

/* Where there is little room, a node has its id and the value that is compared, with its letter, as small as text may
 * be. */
typedef struct
{
  int key;
  char id[FRINGE_VALUE_TEXT_MAX], values[N_VALUES][FRINGE_VALUE_TEXT_MAX];
  FringeType dim, bold;
  double id_width, letter_width, key_width;
} IdAndKey;

static IdAndKey
id_and_key (const FringeTheme *theme, const FringeNodeLook *look, FringeAnchor value_anchor)
{
  IdAndKey texts = {
    .key = key_index (look->key),
    .dim = { theme->family, FRINGE_TEXT_MIN, false, FRINGE_ANCHOR_START, theme->text_dim },
    .bold = { theme->family, FRINGE_TEXT_MIN, true, value_anchor, theme->text },
  };

  print_values (look, texts.values);
  fringe_node_print_name (look, texts.id);
  texts.id_width = fringe_font_width (&texts.dim, texts.id);
  if (texts.key < 0)
    return texts;
  texts.letter_width = fringe_font_width (&texts.dim, letters[texts.key]) + FRINGE_TEXT_MIN * LETTER_SPACE;
  texts.key_width = texts.letter_width + fringe_font_width (&texts.bold, texts.values[texts.key]);
  return texts;
}

void
fringe_draw_id_and_key (FringePen *pen,
                        const FringeTheme *theme,
                        const FringeNodeLook *look,
                        const FringeRect *rect,
                        double middle)
{
  IdAndKey texts = id_and_key (theme, look, FRINGE_ANCHOR_END);
  double baseline = middle + FRINGE_TEXT_MIN * FRINGE_DIGIT_HEIGHT / 2, inset = FRINGE_TEXT_MIN * INSET;
  double right = rect->x + rect->width - inset;

  if (texts.key < 0 || rect->x + 2 * inset + texts.id_width > right - texts.key_width)
    {
      fringe_draw_key (pen, theme, look, rect, middle);
      return;
    }
  fringe_pen_text (pen, rect->x + inset, baseline, texts.id, &texts.dim);
  fringe_pen_text (pen, right - texts.key_width, baseline, letters[texts.key], &texts.dim);
  fringe_pen_text (pen, right, baseline, texts.values[texts.key], &texts.bold);
}

bool
fringe_draw_id_above_key (FringePen *pen,
                          const FringeTheme *theme,
                          const FringeNodeLook *look,
                          const FringeRect *rect,
                          double middle)
{
  IdAndKey texts = id_and_key (theme, look, FRINGE_ANCHOR_START);
  double baseline = middle + FRINGE_TEXT_MIN * FRINGE_DIGIT_HEIGHT / 2, line = FRINGE_TEXT_MIN * LINE / 2, x;

  if (texts.key < 0 || look->handout != FRINGE_HANDOUT_NONE || fmax (texts.id_width, texts.key_width) > rect->width)
    return false;
  fringe_pen_text (pen, rect->x + (rect->width - texts.id_width) / 2, baseline - line, texts.id, &texts.dim);
  x = rect->x + (rect->width - texts.key_width) / 2;
  fringe_pen_text (pen, x, baseline + line, letters[texts.key], &texts.dim);
  fringe_pen_text (pen, x + texts.letter_width, baseline + line, texts.values[texts.key], &texts.bold);
  return true;
}
