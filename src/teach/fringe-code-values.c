/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-code.h"

#include "fringe-titles.h"

#include <glib/gi18n-lib.h>

/* Each kind of value stands beside a line that every program in which it means something has. */
static const struct
{
  FringeCodeValueKind kind;
  FringeCodeKind line, line_of_idastar;
} places[] = {
  { FRINGE_CODE_VALUE_OPEN, FRINGE_CODE_LOOP, FRINGE_CODE_LOOP },
  { FRINGE_CODE_VALUE_BOUND, FRINGE_CODE_LOOP, FRINGE_CODE_LOOP },
  { FRINGE_CODE_VALUE_NODE, FRINGE_CODE_REMOVE, FRINGE_CODE_PROCEDURE },
  { FRINGE_CODE_VALUE_PRIORITY, FRINGE_CODE_REMOVE, FRINGE_CODE_ENTER },
  { FRINGE_CODE_VALUE_SMALLEST, FRINGE_CODE_CUT, FRINGE_CODE_CUT },
  { FRINGE_CODE_VALUE_EXPANDED, FRINGE_CODE_CLOSE, FRINGE_CODE_FOR_EACH },
  { FRINGE_CODE_VALUE_MOVE, FRINGE_CODE_FOR_EACH, FRINGE_CODE_FOR_EACH },
  { FRINGE_CODE_VALUE_KNOWN, FRINGE_CODE_DUPLICATE, FRINGE_CODE_FOR_EACH },
  { FRINGE_CODE_VALUE_NEW_NODE, FRINGE_CODE_GENERATE, FRINGE_CODE_GENERATE },
  { FRINGE_CODE_VALUE_GENERATED, FRINGE_CODE_GENERATE, FRINGE_CODE_GENERATE },
};

G_STATIC_ASSERT (G_N_ELEMENTS (places) == FRINGE_N_CODE_VALUE_KINDS);

/* What is known at a moment, each where @has says so. */
typedef struct
{
  gboolean has[FRINGE_N_CODE_VALUE_KINDS];
  FringeCodeValue values[FRINGE_N_CODE_VALUE_KINDS];
} Known;

static void
know_number (Known *known, FringeCodeValueKind kind, double number)
{
  known->has[kind] = TRUE;
  known->values[kind].number = number;
}

static void
know_node (Known *known, FringeCodeValueKind kind, uint32_t node)
{
  known->has[kind] = TRUE;
  known->values[kind].node = node;
}

static void
know_move (Known *known, FringeMove move)
{
  known->has[FRINGE_CODE_VALUE_MOVE] = TRUE;
  known->values[FRINGE_CODE_VALUE_MOVE].move = move;
  known->has[FRINGE_CODE_VALUE_KNOWN] = FALSE;
  known->has[FRINGE_CODE_VALUE_NEW_NODE] = FALSE;
}

static void
know_current (Known *known, const FringeMoment *moment, uint32_t node)
{
  const FringeSearch *search = fringe_search_in_step (moment->search, moment->step);
  FringeAlgorithm algorithm = fringe_search_rules (search)->algorithm;

  know_node (known, FRINGE_CODE_VALUE_NODE, node);
  if (algorithm != FRINGE_ALGORITHM_BFS && algorithm != FRINGE_ALGORITHM_DFS)
    know_number (known, FRINGE_CODE_VALUE_PRIORITY, fringe_search_priority (search, node));
}

/* The loop over the moves is over, or has not begun. */
static void
forget_move (Known *known)
{
  known->has[FRINGE_CODE_VALUE_MOVE] = FALSE;
  known->has[FRINGE_CODE_VALUE_KNOWN] = FALSE;
  known->has[FRINGE_CODE_VALUE_NEW_NODE] = FALSE;
}

/* In IDA*, the new node is n as soon as it is entered. */
static void
follow (Known *known, const FringeMoment *moment, const FringeFineStep *fine)
{
  switch ((int) fine->kind)
    {
    case FRINGE_FINE_REMOVE:
    case FRINGE_FINE_BACK_UP:
      know_current (known, moment, fine->node);
      break;
    case FRINGE_FINE_ITERATION:
      known->has[FRINGE_CODE_VALUE_NODE] = FALSE;
      known->has[FRINGE_CODE_VALUE_PRIORITY] = FALSE;
      break;
    case FRINGE_FINE_ENTER:
      know_current (known, moment, fine->node);
      forget_move (known);
      break;
    case FRINGE_FINE_GENERATE:
      know_move (known, fine->move);
      know_node (known, FRINGE_CODE_VALUE_NEW_NODE, fine->node);
      break;
    case FRINGE_FINE_DUPLICATE:
      know_move (known, fine->move);
      know_node (known, FRINGE_CODE_VALUE_KNOWN, fine->other);
      break;
    case FRINGE_FINE_INSERT:
      forget_move (known);
      break;
    default:
      break;
    }
}

/* The smallest f of the nodes cut since the iteration began; 0 where there is none. */
static uint32_t
find_smallest_cut (const FringeMoment *moment, uint32_t root)
{
  uint32_t smallest = 0;

  for (uint32_t id = root; id < moment->n_nodes; id++)
    if (fringe_moment_state (moment, id) == FRINGE_NODE_CUT)
      {
        uint32_t f = (uint32_t) fringe_search_f (moment->search, id);

        smallest = smallest == 0 ? f : MIN (smallest, f);
      }
  return smallest;
}

static void
know_iteration (Known *known, const FringeMoment *moment)
{
  uint32_t i = fringe_moment_n_roots (moment) - 1, smallest;

  if (moment->step == 0)
    {
      know_number (known, FRINGE_CODE_VALUE_BOUND, fringe_search_h (moment->search, 0));
      return;
    }
  know_number (known, FRINGE_CODE_VALUE_BOUND, fringe_search_iteration_at (moment->search, i, moment->step).bound);
  smallest = find_smallest_cut (moment, fringe_search_root (moment->search, i));
  if (smallest > 0)
    know_number (known, FRINGE_CODE_VALUE_SMALLEST, smallest);
}

static void
know_everything (Known *known, const FringeMoment *moment)
{
  gboolean is_idastar = fringe_search_rules (moment->search)->algorithm == FRINGE_ALGORITHM_IDASTAR;
  FringeCounts counts = fringe_moment_counts (moment);

  know_number (known, FRINGE_CODE_VALUE_EXPANDED, counts.expanded);
  know_number (known, FRINGE_CODE_VALUE_GENERATED, counts.generated);
  if (is_idastar)
    know_iteration (known, moment);
  else
    know_number (known, FRINGE_CODE_VALUE_OPEN, counts.open);
  /* IDA* goes on where the step before left it. */
  if (is_idastar && moment->step > 1)
    know_current (known, moment, moment->step - 2);
  for (int i = 0; i < moment->n_done; i++)
    follow (known, moment, &moment->fine[i]);
}

static int
find_line (const FringeCode *code, guint place)
{
  FringeCodeKind kind = places[place].line;

  if (code->rules.algorithm == FRINGE_ALGORITHM_IDASTAR)
    kind = places[place].line_of_idastar;
  for (guint i = 0; i < code->n_lines; i++)
    if (code->lines[i].kind == kind)
      return (int) i;
  return -1;
}

gboolean
fringe_code_has_values (const FringeCode *code, guint line)
{
  for (guint place = 0; place < G_N_ELEMENTS (places); place++)
    if (find_line (code, place) == (int) line)
      return TRUE;
  return FALSE;
}

int
fringe_code_values (const FringeCode *code,
                    const FringeMoment *moment,
                    FringeCodeValue values[FRINGE_N_CODE_VALUE_KINDS])
{
  Known known = { 0 };
  int n = 0;

  if (moment->n_nodes == 0)
    return 0;
  for (int kind = 0; kind < FRINGE_N_CODE_VALUE_KINDS; kind++)
    known.values[kind] = (FringeCodeValue) { (FringeCodeValueKind) kind, 0, FRINGE_NO_NODE, FRINGE_N_MOVES, 0 };
  know_everything (&known, moment);
  for (guint place = 0; place < G_N_ELEMENTS (places); place++)
    {
      int line = find_line (code, place);

      if (line < 0 || !known.has[places[place].kind])
        continue;
      values[n] = known.values[places[place].kind];
      values[n++].line = (guint) line;
    }
  return n;
}

static char *
priority_text (const FringeCode *code, double number)
{
  g_autofree char *text = fringe_value_text (number);

  switch ((int) code->rules.algorithm)
    {
    case FRINGE_ALGORITHM_UCS:
      return g_strdup_printf ("g = %s", text);
    case FRINGE_ALGORITHM_GREEDY:
      return g_strdup_printf ("h = %s", text);
    default:
      return g_strdup_printf ("f = %s", text);
    }
}

static char *
bound_text (double number)
{
  g_autofree char *text = fringe_value_text (number);

  return g_strdup_printf (_("bound = %s"), text);
}

char *
fringe_code_value_text (const FringeCode *code, const FringeCodeValue *value)
{
  switch (value->kind)
    {
    case FRINGE_CODE_VALUE_NODE:
      /* Translators: the value of a variable of the pseudo-code. So the next ones too. */
      return g_strdup_printf (_("n = node %u"), value->node);
    case FRINGE_CODE_VALUE_PRIORITY:
      return priority_text (code, value->number);
    case FRINGE_CODE_VALUE_OPEN:
      return g_strdup_printf (_("|open| = %.0f"), value->number);
    case FRINGE_CODE_VALUE_EXPANDED:
      return g_strdup_printf (_("expanded = %.0f"), value->number);
    case FRINGE_CODE_VALUE_GENERATED:
      return g_strdup_printf (_("generated = %.0f"), value->number);
    case FRINGE_CODE_VALUE_MOVE:
      return g_strdup_printf (_("move = %s"), fringe_move_title (value->move));
    case FRINGE_CODE_VALUE_NEW_NODE:
      return g_strdup_printf (_("m = node %u"), value->node);
    case FRINGE_CODE_VALUE_KNOWN:
      return g_strdup_printf (_("s is the board of node %u"), value->node);
    case FRINGE_CODE_VALUE_BOUND:
      return bound_text (value->number);
    case FRINGE_CODE_VALUE_SMALLEST:
      return g_strdup_printf (_("smallest = %.0f"), value->number);
    case FRINGE_N_CODE_VALUE_KINDS:
    default:
      g_return_val_if_reached (NULL);
    }
}
