/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-node-row.h"

#include "fringe-board-text.h"
#include "fringe-titles.h"

struct _FringeNodeRow
{
  GObject parent_instance;

  guint id, g, h;
  char *f;
  char *board;
};

G_DEFINE_FINAL_TYPE (FringeNodeRow, fringe_node_row, G_TYPE_OBJECT)

enum
{
  PROP_ID = 1,
  PROP_G,
  PROP_H,
  PROP_F,
  PROP_BOARD,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static void
fringe_node_row_get_property (GObject *object, guint prop, GValue *value, GParamSpec *pspec)
{
  FringeNodeRow *self = FRINGE_NODE_ROW (object);

  switch (prop)
    {
    case PROP_ID:
      g_value_set_uint (value, self->id);
      break;
    case PROP_G:
      g_value_set_uint (value, self->g);
      break;
    case PROP_H:
      g_value_set_uint (value, self->h);
      break;
    case PROP_F:
      g_value_set_string (value, self->f);
      break;
    case PROP_BOARD:
      g_value_set_string (value, self->board);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
    }
}

static void
fringe_node_row_finalize (GObject *object)
{
  FringeNodeRow *self = FRINGE_NODE_ROW (object);

  g_free (self->f);
  g_free (self->board);
  G_OBJECT_CLASS (fringe_node_row_parent_class)->finalize (object);
}

static void
fringe_node_row_class_init (FringeNodeRowClass *klass)
{
  static const char *const numbers[] = { [PROP_ID] = "id", [PROP_G] = "g", [PROP_H] = "h" };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = fringe_node_row_get_property;
  object_class->finalize = fringe_node_row_finalize;
  for (guint prop = PROP_ID; prop <= PROP_H; prop++)
    props[prop]
        = g_param_spec_uint (numbers[prop], NULL, NULL, 0, G_MAXUINT, 0, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_F] = g_param_spec_string ("f", NULL, NULL, "", G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_BOARD] = g_param_spec_string ("board", NULL, NULL, "", G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
fringe_node_row_init (FringeNodeRow *self)
{
  (void) self;
}

/* A dot for the blank is easier to find in a line than a 0. The two marks (U+2066, U+2069) keep the
 * order of the tiles where text runs from right to left. */
static char *
board_text (const FringeBoard *board)
{
  char text[FRINGE_BOARD_TEXT_MAX];
  char **tiles, *isolated;
  g_autofree char *joined = NULL;

  fringe_board_print (board, text);
  tiles = g_strsplit (text, " ", -1);
  g_free (tiles[board->blank]);
  tiles[board->blank] = g_strdup ("·");
  joined = g_strjoinv (" ", tiles);
  isolated = g_strconcat ("\u2066", joined, "\u2069", NULL);
  g_strfreev (tiles);
  return isolated;
}

FringeNodeRow *
fringe_node_row_new (const FringeSearch *search, guint id)
{
  FringeNodeRow *self = g_object_new (FRINGE_TYPE_NODE_ROW, NULL);
  FringeBoard board;

  fringe_search_board (search, id, &board);
  self->id = id;
  self->g = fringe_search_g (search, id);
  self->h = fringe_search_h (search, id);
  self->f = fringe_value_text (fringe_search_f (search, id));
  self->board = board_text (&board);
  return self;
}

guint
fringe_node_row_get_id (FringeNodeRow *self)
{
  return self->id;
}
