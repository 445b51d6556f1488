/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-node-finder.h"

#include "fringe-node-find.h"

#include <glib/gi18n.h>

/* Between two looks at the clock. */
#define SLICE_NODES 10000
/* In microseconds: a share of a frame. */
#define SLICE_TIME 5000

struct _FringeNodeFinder
{
  GObject parent_instance;

  FringeSession *session;
  FringeNodeFind *find;
  FringeNodeQuery query;
  int direction;
  guint idle; /* while there are nodes to look at */
  char *place;
  char *reason;
};

G_DEFINE_FINAL_TYPE (FringeNodeFinder, fringe_node_finder, G_TYPE_OBJECT)

enum
{
  PROP_PLACE = 1,
  PROP_REASON,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static void
set_text (FringeNodeFinder *self, char **text, guint prop, const char *value)
{
  if (g_strcmp0 (*text, value) == 0)
    return;
  g_free (*text);
  *text = g_strdup (value);
  g_object_notify_by_pspec (G_OBJECT (self), props[prop]);
}

/* Told of together. */
static void
say (FringeNodeFinder *self, const char *place, const char *reason)
{
  g_object_freeze_notify (G_OBJECT (self));
  set_text (self, &self->place, PROP_PLACE, place);
  set_text (self, &self->reason, PROP_REASON, reason);
  g_object_thaw_notify (G_OBJECT (self));
}

static void
forget (FringeNodeFinder *self)
{
  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_pointer (&self->find, fringe_node_find_free);
}

static void
on_step (FringeNodeFinder *self)
{
  forget (self);
  say (self, "", "");
}

/* All nodes were looked at. */
static void
answer (FringeNodeFinder *self)
{
  guint index, id;
  g_autofree char *text = NULL;

  id = fringe_node_find_next (self->find, fringe_session_get_shown (self->session), self->direction, &index);
  if (id == FRINGE_NO_NODE)
    {
      text = fringe_node_query_none_sentence (&self->query, fringe_session_get_search (self->session),
                                              fringe_session_get_whole_step (self->session));
      say (self, "", text);
      return;
    }
  /* Translators: which of the nodes that were found, and how many they are */
  text = g_strdup_printf (_ ("%1$'u of %2$'u"), index + 1, fringe_node_find_n (self->find));
  fringe_session_select (self->session, id);
  say (self, text, "");
}

/* Returns: whether there is more to look at */
static gboolean
look (FringeNodeFinder *self)
{
  gint64 end = g_get_monotonic_time () + SLICE_TIME;

  while (!fringe_node_find_advance (self->find, SLICE_NODES))
    if (g_get_monotonic_time () > end)
      return G_SOURCE_CONTINUE;
  answer (self);
  return G_SOURCE_REMOVE;
}

static gboolean
on_idle (gpointer data)
{
  FringeNodeFinder *self = data;

  if (look (self) == G_SOURCE_CONTINUE)
    return G_SOURCE_CONTINUE;
  self->idle = 0;
  return G_SOURCE_REMOVE;
}

void
fringe_node_finder_find (FringeNodeFinder *self, const FringeNodeQuery *query, int direction)
{
  guint step = fringe_session_get_whole_step (self->session);

  self->direction = direction;
  if (self->find == NULL || !fringe_node_find_is_for (self->find, step, query))
    {
      forget (self);
      self->query = *query;
      self->find = fringe_node_find_new (fringe_session_get_search (self->session), step, query);
    }
  if (self->idle == 0 && look (self) == G_SOURCE_CONTINUE)
    {
      say (self, "…", "");
      self->idle = g_idle_add (on_idle, self);
    }
}

void
fringe_node_finder_refuse (FringeNodeFinder *self, const char *reason)
{
  forget (self);
  say (self, "", reason);
}

static void
fringe_node_finder_get_property (GObject *object, guint prop, GValue *value, GParamSpec *pspec)
{
  FringeNodeFinder *self = FRINGE_NODE_FINDER (object);

  if (prop == PROP_PLACE)
    g_value_set_string (value, self->place);
  else if (prop == PROP_REASON)
    g_value_set_string (value, self->reason);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
}

static void
fringe_node_finder_finalize (GObject *object)
{
  FringeNodeFinder *self = FRINGE_NODE_FINDER (object);

  forget (self);
  g_clear_object (&self->session);
  g_free (self->place);
  g_free (self->reason);
  G_OBJECT_CLASS (fringe_node_finder_parent_class)->finalize (object);
}

static void
fringe_node_finder_class_init (FringeNodeFinderClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = fringe_node_finder_get_property;
  object_class->finalize = fringe_node_finder_finalize;
  props[PROP_PLACE] = g_param_spec_string ("place", NULL, NULL, "", G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_REASON] = g_param_spec_string ("reason", NULL, NULL, "", G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
fringe_node_finder_init (FringeNodeFinder *self)
{
  self->place = g_strdup ("");
  self->reason = g_strdup ("");
}

/* The answer is about one record and one step. */
void
fringe_node_finder_set_session (FringeNodeFinder *self, FringeSession *session)
{
  g_set_object (&self->session, session);
  g_signal_connect_object (session, "notify::search", G_CALLBACK (on_step), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::moment", G_CALLBACK (on_step), self, G_CONNECT_SWAPPED);
}
