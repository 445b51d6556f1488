/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-observation-item.h"

#include "fringe-board-text.h"
#include "fringe-observations.h"
#include "fringe-sentences.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  PROP_START = 1,
  PROP_GOAL,
  PROP_COST, /* the counts are in the order of FringeCountKind */
  PROP_EXPANDED,
  PROP_GENERATED,
  PROP_OPEN,
  N_TEXTS,
  PROP_START_ERROR = N_TEXTS,
  PROP_GOAL_ERROR,
  PROP_COUNTS_ERROR,
  N_PROPS
};

struct _FringeObservationItem
{
  GObject parent_instance;

  int rows, columns;
  char *texts[N_PROPS]; /* the texts, by property */
  gboolean was_read;
};

G_DEFINE_FINAL_TYPE (FringeObservationItem, fringe_observation_item, G_TYPE_OBJECT)

static GParamSpec *props[N_PROPS];

/* What is said of a typed count that is no number; %s is what was typed. The table is translated where it is used. */
static const char *const count_errors[FRINGE_N_COUNT_KINDS] = {
  [FRINGE_COUNT_COST] = N_ ("The cost must be a whole number, not “%s”."),
  [FRINGE_COUNT_EXPANDED] = N_ ("The number of nodes expanded must be a whole number, not “%s”."),
  [FRINGE_COUNT_GENERATED] = N_ ("The number of nodes generated must be a whole number, not “%s”."),
  [FRINGE_COUNT_OPEN] = N_ ("The size of the frontier must be a whole number, not “%s”."),
};

static gboolean
set_text (FringeObservationItem *self, guint prop, const char *text)
{
  if (g_strcmp0 (self->texts[prop], text) == 0)
    return FALSE;
  g_free (self->texts[prop]);
  self->texts[prop] = g_strdup (text != NULL ? text : "");
  g_object_notify_by_pspec (G_OBJECT (self), props[prop]);
  return TRUE;
}

/* Tiles that could be of several shapes are read in the usual one. */
static gboolean
parse_board (FringeObservationItem *self, guint prop, const FringeBoard *like, FringeBoard *board, char **sentence)
{
  const char *text = self->texts[prop];
  gsize length = strlen (text);
  FringeBoardError error;

  if (fringe_board_parse (text, length, like != NULL ? like->rows : 0, like != NULL ? like->columns : 0, board, &error)
      || (error.problem == FRINGE_BOARD_NO_SQUARE
          && fringe_board_parse (text, length, self->rows, self->columns, board, &error)))
    return TRUE;
  *sentence = fringe_board_error_sentence (&error, text, length);
  return FALSE;
}

static gboolean
is_blank (const char *text)
{
  return text[strspn (text, " \t\r\n")] == '\0';
}

static gboolean
read_goal (FringeObservationItem *self, FringeObservation *observation, char **sentence)
{
  const FringeBoard *start = &observation->start;

  if (!is_blank (self->texts[PROP_GOAL]))
    return parse_board (self, PROP_GOAL, start, &observation->goal, sentence);
  observation->goal = fringe_board_standard_goal (start->rows, start->columns);
  return TRUE;
}

/* A goal that is out of reach stays so under every convention, so it is an error. */
static gboolean
read_boards (FringeObservationItem *self, FringeObservation *observation)
{
  g_autofree char *start_error = NULL, *goal_error = NULL;
  gboolean is_fine = FALSE;

  if (self->was_read || !is_blank (self->texts[PROP_START]))
    is_fine = parse_board (self, PROP_START, NULL, &observation->start, &start_error)
              && read_goal (self, observation, &goal_error);
  if (is_fine && !fringe_board_verdict (&observation->start, &observation->goal).solvable)
    {
      start_error = fringe_verdict_sentence (&observation->start, &observation->goal);
      is_fine = FALSE;
    }
  set_text (self, PROP_START_ERROR, start_error);
  set_text (self, PROP_GOAL_ERROR, goal_error);
  return is_fine;
}

static gboolean
parse_count (FringeObservationItem *self, FringeCountKind kind, gint64 *count)
{
  g_autofree char *text = g_strstrip (g_strdup (self->texts[PROP_COST + kind]));

  *count = FRINGE_COUNT_UNKNOWN;
  return *text == '\0' || fringe_count_parse (text, count, NULL);
}

gboolean
fringe_observation_item_is_wrong (FringeObservationItem *self, FringeCountKind kind)
{
  gint64 count;

  return !parse_count (self, kind, &count);
}

/* The formats are those of the table above, which the compiler does not look through gettext. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"

static char *
count_error (FringeObservationItem *self, int kind)
{
  return g_strdup_printf (_ (count_errors[kind]), self->texts[PROP_COST + kind]);
}

#pragma GCC diagnostic pop

static gboolean
read_counts (FringeObservationItem *self, FringeObservation *observation)
{
  g_autofree char *sentence = NULL;

  for (int kind = 0; kind < FRINGE_N_COUNT_KINDS && sentence == NULL; kind++)
    if (!parse_count (self, (FringeCountKind) kind, &observation->counts[kind]))
      sentence = count_error (self, kind);
  if (sentence == NULL && self->was_read && fringe_observation_item_lacks_counts (self))
    sentence = g_strdup (_ ("At least one of the four counts is needed."));
  set_text (self, PROP_COUNTS_ERROR, sentence);
  return sentence == NULL;
}

static gboolean
check (FringeObservationItem *self, FringeObservation *observation)
{
  gboolean boards_are_fine = read_boards (self, observation);

  return read_counts (self, observation) && boards_are_fine;
}

gboolean
fringe_observation_item_read (FringeObservationItem *self, FringeObservation *observation)
{
  self->was_read = TRUE;
  return check (self, observation);
}

gboolean
fringe_observation_item_lacks_counts (FringeObservationItem *self)
{
  for (guint prop = PROP_COST; prop <= PROP_OPEN; prop++)
    if (!is_blank (self->texts[prop]))
      return FALSE;
  return TRUE;
}

void
fringe_observation_item_set (FringeObservationItem *self, const FringeObservation *observation)
{
  char start[FRINGE_BOARD_TEXT_MAX], goal[FRINGE_BOARD_TEXT_MAX];

  self->rows = observation->start.rows;
  self->columns = observation->start.columns;
  fringe_board_print (&observation->start, start);
  fringe_board_print (&observation->goal, goal);
  g_object_set (self, "start", start, "goal", goal, NULL);
  for (int kind = 0; kind < FRINGE_N_COUNT_KINDS; kind++)
    {
      gint64 count = observation->counts[kind];
      g_autofree char *text = count < 0 ? g_strdup ("") : g_strdup_printf ("%" G_GINT64_FORMAT, count);

      g_object_set (self, props[PROP_COST + kind]->name, text, NULL);
    }
}

static void
fringe_observation_item_get_property (GObject *object, guint prop, GValue *value, GParamSpec *pspec)
{
  if (prop < N_PROPS)
    g_value_set_string (value, FRINGE_OBSERVATION_ITEM (object)->texts[prop]);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
}

static void
fringe_observation_item_set_property (GObject *object, guint prop, const GValue *value, GParamSpec *pspec)
{
  FringeObservationItem *self = FRINGE_OBSERVATION_ITEM (object);
  FringeObservation ignored;

  if (prop >= N_TEXTS)
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
  else if (set_text (self, prop, g_value_get_string (value)))
    check (self, &ignored);
}

static void
fringe_observation_item_finalize (GObject *object)
{
  for (guint prop = 1; prop < N_PROPS; prop++)
    g_free (FRINGE_OBSERVATION_ITEM (object)->texts[prop]);
  G_OBJECT_CLASS (fringe_observation_item_parent_class)->finalize (object);
}

static void
fringe_observation_item_class_init (FringeObservationItemClass *klass)
{
  static const char *const names[N_PROPS] = {
    [PROP_START] = "start",
    [PROP_GOAL] = "goal",
    [PROP_COST] = "cost",
    [PROP_EXPANDED] = "expanded",
    [PROP_GENERATED] = "generated",
    [PROP_OPEN] = "open",
    [PROP_START_ERROR] = "start-error",
    [PROP_GOAL_ERROR] = "goal-error",
    [PROP_COUNTS_ERROR] = "counts-error",
  };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = fringe_observation_item_get_property;
  object_class->set_property = fringe_observation_item_set_property;
  object_class->finalize = fringe_observation_item_finalize;
  for (guint prop = 1; prop < N_PROPS; prop++)
    props[prop] = g_param_spec_string (names[prop], NULL, NULL, "",
                                       (prop < N_TEXTS ? G_PARAM_READWRITE : G_PARAM_READABLE) | G_PARAM_EXPLICIT_NOTIFY
                                           | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
fringe_observation_item_init (FringeObservationItem *self)
{
  for (guint prop = 1; prop < N_PROPS; prop++)
    self->texts[prop] = g_strdup ("");
}

FringeObservationItem *
fringe_observation_item_new (int rows, int columns)
{
  FringeObservationItem *self = g_object_new (FRINGE_TYPE_OBSERVATION_ITEM, NULL);

  self->rows = rows;
  self->columns = columns;
  return self;
}
