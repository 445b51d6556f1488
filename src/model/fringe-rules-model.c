/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-rules-model.h"

#include "fringe-own.h"

#include <string.h>

/* With the size of the puzzle, which not every heuristic fits. The preset is the one that the rules were chosen by,
 * also while its source does not use the algorithm or the heuristic. */
typedef struct
{
  FringeRules rules;
  FringePreset preset;
  int rows, columns;
} State;

struct _FringeRulesModel
{
  GObject parent_instance;

  State state;
  GArray *own;
};

G_DEFINE_FINAL_TYPE (FringeRulesModel, fringe_rules_model, G_TYPE_OBJECT)

enum
{
  PROP_ALGORITHM = 1,
  PROP_HEURISTIC,
  PROP_MOVES,
  PROP_TIES,
  PROP_DUPLICATES,
  PROP_GOAL_TEST,
  PROP_PRESET,
  PROP_WEIGHT,
  PROP_USES_HEURISTIC,
  PROP_USES_WEIGHT,
  PROP_USES_TIES,
  PROP_USES_DUPLICATES,
  PROP_USES_GOAL_TEST,
  PROP_HAS_FRONTIER,
  PROP_HAS_STALE,
  PROP_PERFECT_FITS,
  PROP_OWN,
  N_PROPS
};

static GParamSpec *props[N_PROPS];
static guint changed_signal;

static const guint n_choices[] = {
  [PROP_ALGORITHM] = FRINGE_N_ALGORITHMS,  [PROP_HEURISTIC] = FRINGE_N_HEURISTICS,
  [PROP_MOVES] = FRINGE_N_MOVE_ORDERS,     [PROP_TIES] = FRINGE_N_TIES,
  [PROP_DUPLICATES] = FRINGE_N_DUPLICATES, [PROP_GOAL_TEST] = FRINGE_N_GOAL_TESTS,
  [PROP_PRESET] = FRINGE_N_PRESETS,
};

/* The number of an order tells at each of its places how many of the moves that are left sort before it. */
void
fringe_move_order (guint number, FringeMove moves[FRINGE_N_MOVES])
{
  FringeMove left[FRINGE_N_MOVES] = { FRINGE_MOVE_UP, FRINGE_MOVE_DOWN, FRINGE_MOVE_LEFT, FRINGE_MOVE_RIGHT };
  guint n_orders = FRINGE_N_MOVE_ORDERS;

  for (guint i = 0; i < FRINGE_N_MOVES; i++)
    {
      guint n_left = FRINGE_N_MOVES - i, place;

      n_orders /= n_left;
      place = number / n_orders;
      number %= n_orders;
      moves[i] = left[place];
      memmove (left + place, left + place + 1, (n_left - place - 1) * sizeof left[0]);
    }
}

static guint
move_order_number (const FringeMove moves[FRINGE_N_MOVES])
{
  guint number = 0;

  for (guint i = 0; i < FRINGE_N_MOVES; i++)
    {
      guint before = 0;

      for (guint j = i + 1; j < FRINGE_N_MOVES; j++)
        before += moves[j] < moves[i];
      number = number * (FRINGE_N_MOVES - i) + before;
    }
  return number;
}

const FringeRules *
fringe_rules_model_get (FringeRulesModel *self)
{
  return &self->state.rules;
}

static gboolean
uses (FringePreset preset, const FringeRules *rules)
{
  return preset != FRINGE_N_PRESETS && fringe_preset_uses (preset, rules->algorithm, rules->heuristic);
}

static FringePreset
shown_preset (const State *state)
{
  return uses (state->preset, &state->rules) ? state->preset : FRINGE_N_PRESETS;
}

FringePreset
fringe_rules_model_get_chosen_preset (FringeRulesModel *self)
{
  return self->state.preset;
}

FringePreset
fringe_rules_model_get_preset (FringeRulesModel *self)
{
  return shown_preset (&self->state);
}

/* What a property tells of, flags as 0 and 1. */
static double
value_of (const State *state, guint prop)
{
  const FringeRules *rules = &state->rules;

  switch (prop)
    {
    case PROP_ALGORITHM:
      return rules->algorithm;
    case PROP_HEURISTIC:
      return rules->heuristic;
    case PROP_MOVES:
      return move_order_number (rules->moves);
    case PROP_TIES:
      return rules->ties;
    case PROP_DUPLICATES:
      return rules->duplicates;
    case PROP_GOAL_TEST:
      return rules->goal_test;
    case PROP_PRESET:
      return shown_preset (state);
    case PROP_WEIGHT:
      return rules->weight;
    case PROP_USES_HEURISTIC:
      return fringe_rules_use_heuristic (rules);
    case PROP_USES_WEIGHT:
      return rules->algorithm == FRINGE_ALGORITHM_WASTAR;
    case PROP_USES_TIES:
      return fringe_rules_use_ties (rules);
    case PROP_USES_DUPLICATES:
      return fringe_rules_use_duplicates (rules);
    case PROP_USES_GOAL_TEST:
      return fringe_rules_use_goal_test (rules);
    case PROP_HAS_FRONTIER:
      return !fringe_algorithm_deepens (rules->algorithm);
    case PROP_HAS_STALE:
      return fringe_rules_use_duplicates (rules) && rules->duplicates == FRINGE_DUPLICATES_EXPANSION;
    case PROP_PERFECT_FITS:
    default:
      return fringe_heuristic_fits (FRINGE_HEURISTIC_PERFECT, state->rows, state->columns);
    }
}

static void
add_own (FringeRulesModel *self, FringeHeuristic heuristic)
{
  for (guint i = 0; i < self->own->len; i++)
    if (g_array_index (self->own, FringeHeuristic, i) == heuristic)
      return;
  g_array_append_val (self->own, heuristic);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_OWN]);
}

/* Tells of every difference. Returns: whether there was one */
static gboolean
become (FringeRulesModel *self, const State *state)
{
  State before = self->state;
  gboolean different = FALSE;

  self->state = *state;
  g_object_freeze_notify (G_OBJECT (self));
  if (fringe_heuristic_is_own (state->rules.heuristic))
    add_own (self, state->rules.heuristic);
  if (state->rows != before.rows || state->columns != before.columns)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_OWN]);
  for (guint prop = 1; prop < PROP_OWN; prop++)
    if (value_of (state, prop) != value_of (&before, prop))
      {
        g_object_notify_by_pspec (G_OBJECT (self), props[prop]);
        different = TRUE;
      }
  g_object_thaw_notify (G_OBJECT (self));
  return different;
}

/* Of presets that say the same, one whose source uses the algorithm and the heuristic. */
static FringePreset
find_preset (const FringeRules *rules)
{
  for (int i = 0; i < FRINGE_N_PRESETS; i++)
    if (fringe_rules_are_preset (rules, (FringePreset) i) && uses ((FringePreset) i, rules))
      return (FringePreset) i;
  return fringe_rules_find_preset (rules);
}

/* A choice that takes the rules away from their preset may lead them to another one. Returns: whether there was a
 * difference */
static gboolean
take (FringeRulesModel *self, State *state)
{
  if (state->preset == FRINGE_N_PRESETS || !fringe_rules_are_preset (&state->rules, state->preset))
    state->preset = find_preset (&state->rules);
  return become (self, state);
}

/* The signal comes before the notifications, so that whoever is notified finds what follows from the rules already
 * done. */
static void
change (FringeRulesModel *self, State *state)
{
  g_object_freeze_notify (G_OBJECT (self));
  if (take (self, state))
    g_signal_emit (self, changed_signal, 0);
  g_object_thaw_notify (G_OBJECT (self));
}

static gboolean
is_choice (guint prop, guint number)
{
  return number < n_choices[prop] || (prop == PROP_HEURISTIC && fringe_own_exists (number));
}

static void
choose (FringeRulesModel *self, guint prop, guint number)
{
  State state = self->state;
  FringeRules *rules = &state.rules;

  if (!is_choice (prop, number) || number == (guint) value_of (&state, prop))
    return;
  switch (prop)
    {
    case PROP_ALGORITHM:
      rules->algorithm = (FringeAlgorithm) number;
      break;
    case PROP_HEURISTIC:
      rules->heuristic = (FringeHeuristic) number;
      break;
    case PROP_MOVES:
      fringe_move_order (number, rules->moves);
      break;
    case PROP_TIES:
      rules->ties = (FringeTies) number;
      break;
    case PROP_DUPLICATES:
      rules->duplicates = (FringeDuplicates) number;
      break;
    case PROP_GOAL_TEST:
      rules->goal_test = (FringeGoalTest) number;
      break;
    case PROP_PRESET:
    default:
      state.preset = (FringePreset) number;
      *rules = fringe_rules_preset (state.preset);
      break;
    }
  if (fringe_heuristic_fits (rules->heuristic, state.rows, state.columns))
    change (self, &state);
}

static void
set_weight (FringeRulesModel *self, double weight)
{
  State state = self->state;

  state.rules.weight = weight;
  change (self, &state);
}

void
fringe_rules_model_set (FringeRulesModel *self, const FringeRules *rules)
{
  State state = self->state;

  state.rules = *rules;
  if (fringe_heuristic_fits (rules->heuristic, state.rows, state.columns))
    change (self, &state);
}

void
fringe_rules_model_use_heuristic (FringeRulesModel *self, FringeHeuristic heuristic)
{
  FringeRules rules = self->state.rules;

  rules.heuristic = heuristic;
  if (!fringe_rules_use_heuristic (&rules))
    rules.algorithm = FRINGE_ALGORITHM_ASTAR;
  fringe_rules_model_set (self, &rules);
}

gboolean
fringe_rules_model_fits (FringeRulesModel *self, FringeHeuristic heuristic)
{
  return fringe_heuristic_fits (heuristic, self->state.rows, self->state.columns);
}

const GArray *
fringe_rules_model_get_own (FringeRulesModel *self)
{
  return self->own;
}

void
fringe_rules_model_add_own (FringeRulesModel *self, const GArray *heuristics)
{
  g_object_freeze_notify (G_OBJECT (self));
  for (guint i = 0; i < heuristics->len; i++)
    add_own (self, g_array_index (heuristics, FringeHeuristic, i));
  g_object_thaw_notify (G_OBJECT (self));
}

void
fringe_rules_model_other_heuristic (FringeRulesModel *self)
{
  gboolean misplaced = self->state.rules.heuristic == FRINGE_HEURISTIC_MISPLACED;

  choose (self, PROP_HEURISTIC, misplaced ? FRINGE_HEURISTIC_MANHATTAN : FRINGE_HEURISTIC_MISPLACED);
}

gboolean
fringe_rules_model_fit (FringeRulesModel *self, int rows, int columns)
{
  State state = self->state;
  gboolean fits = fringe_heuristic_fits (state.rules.heuristic, rows, columns);

  state.rows = rows;
  state.columns = columns;
  if (!fits)
    state.rules.heuristic = FRINGE_HEURISTIC_MANHATTAN;
  become (self, &state);
  return !fits;
}

void
fringe_rules_model_take (FringeRulesModel *self, const FringeRules *rules, FringePreset preset, int rows, int columns)
{
  State state;

  g_object_freeze_notify (G_OBJECT (self));
  fringe_rules_model_fit (self, rows, columns);
  state = self->state;
  state.rules = *rules;
  if (preset != FRINGE_N_PRESETS)
    state.preset = preset;
  if (fringe_heuristic_fits (rules->heuristic, rows, columns))
    take (self, &state);
  g_object_thaw_notify (G_OBJECT (self));
}

static void
fringe_rules_model_get_property (GObject *object, guint prop, GValue *value, GParamSpec *pspec)
{
  FringeRulesModel *self = FRINGE_RULES_MODEL (object);
  double number = value_of (&self->state, prop);

  if (prop == PROP_OWN)
    g_value_set_boxed (value, self->own);
  else if (pspec->value_type == G_TYPE_DOUBLE)
    g_value_set_double (value, number);
  else if (pspec->value_type == G_TYPE_BOOLEAN)
    g_value_set_boolean (value, number != 0);
  else
    g_value_set_uint (value, (guint) number);
}

static void
fringe_rules_model_set_property (GObject *object, guint prop, const GValue *value, GParamSpec *pspec)
{
  FringeRulesModel *self = FRINGE_RULES_MODEL (object);

  if (prop == PROP_WEIGHT)
    set_weight (self, g_value_get_double (value));
  else if (prop <= PROP_PRESET)
    choose (self, prop, g_value_get_uint (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
}

static void
install_properties (GObjectClass *object_class)
{
  static const char *const choices[] = {
    [PROP_ALGORITHM] = "algorithm",   [PROP_HEURISTIC] = "heuristic", [PROP_MOVES] = "moves",   [PROP_TIES] = "ties",
    [PROP_DUPLICATES] = "duplicates", [PROP_GOAL_TEST] = "goal-test", [PROP_PRESET] = "preset",
  };
  static const char *const flags[] = {
    [PROP_USES_HEURISTIC] = "uses-heuristic", [PROP_USES_WEIGHT] = "uses-weight",
    [PROP_USES_TIES] = "uses-ties",           [PROP_USES_DUPLICATES] = "uses-duplicates",
    [PROP_USES_GOAL_TEST] = "uses-goal-test", [PROP_HAS_FRONTIER] = "has-frontier",
    [PROP_HAS_STALE] = "has-stale",           [PROP_PERFECT_FITS] = "perfect-fits",
  };
  const GParamFlags read = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  for (guint prop = PROP_ALGORITHM; prop <= PROP_PRESET; prop++)
    props[prop] = g_param_spec_uint (choices[prop], NULL, NULL, 0, G_MAXUINT, 0, read | G_PARAM_WRITABLE);
  props[PROP_WEIGHT] = g_param_spec_double ("weight", NULL, NULL, 0, FRINGE_WEIGHT_MAX, FRINGE_WEIGHT_DEFAULT,
                                            read | G_PARAM_WRITABLE);
  for (guint prop = PROP_USES_HEURISTIC; prop < PROP_OWN; prop++)
    props[prop] = g_param_spec_boolean (flags[prop], NULL, NULL, FALSE, read);
  props[PROP_OWN] = g_param_spec_boxed ("own", NULL, NULL, G_TYPE_ARRAY, read);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
fringe_rules_model_finalize (GObject *object)
{
  g_array_unref (FRINGE_RULES_MODEL (object)->own);
  G_OBJECT_CLASS (fringe_rules_model_parent_class)->finalize (object);
}

static void
fringe_rules_model_class_init (FringeRulesModelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = fringe_rules_model_get_property;
  object_class->set_property = fringe_rules_model_set_property;
  object_class->finalize = fringe_rules_model_finalize;
  install_properties (object_class);
  changed_signal
      = g_signal_new ("changed", FRINGE_TYPE_RULES_MODEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
fringe_rules_model_init (FringeRulesModel *self)
{
  self->own = g_array_new (FALSE, FALSE, sizeof (FringeHeuristic));
  self->state = (State) {
    .rules = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK),
    .preset = FRINGE_PRESET_TEXTBOOK,
    .rows = 3,
    .columns = 3,
  };
}

FringeRulesModel *
fringe_rules_model_new (void)
{
  return g_object_new (FRINGE_TYPE_RULES_MODEL, NULL);
}
