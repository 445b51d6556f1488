/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "session-watch.h"

#include "test-boards.h"

FringeSession *
test_session (const char *start_text, const char *goal_text)
{
  FringeSession *session = fringe_session_new ();
  FringeBoard start = test_board (start_text), goal = test_board (goal_text);

  fringe_session_set_puzzle (session, &start, &goal, "A puzzle");
  return session;
}

FringeSearch *
test_session_search (FringeSession *session, guint n_steps)
{
  const FringeSearch *search = fringe_session_get_search (session);
  FringeSearch *apart = fringe_search_new (fringe_search_start (search), fringe_search_goal (search),
                                           fringe_search_rules (search), fringe_search_node_limit (search));

  fringe_search_run (apart, n_steps);
  return apart;
}

char *
test_session_text (FringeSession *session, const char *property)
{
  char *text;

  g_object_get (session, property, &text, NULL);
  g_assert_nonnull (text);
  return text;
}

guint
test_session_number (FringeSession *session, const char *property)
{
  guint number;

  g_object_get (session, property, &number, NULL);
  return number;
}

gboolean
test_session_flag (FringeSession *session, const char *property)
{
  gboolean flag;

  g_object_get (session, property, &flag, NULL);
  return flag;
}

void
test_session_finish (FringeSession *session)
{
  while (test_session_flag (session, "running"))
    fringe_session_advance (session, 0, 0);
}

/* The number that stands for a moment is another one when the session comes back to it. */
static gboolean
is_a_value (const GParamSpec *spec)
{
  return spec->flags & G_PARAM_READABLE && !g_str_equal (spec->name, "progress") && !g_str_equal (spec->name, "moment");
}

GHashTable *
test_values (gpointer object)
{
  GHashTable *values = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);
  guint n;
  g_autofree GParamSpec **specs = g_object_class_list_properties (G_OBJECT_GET_CLASS (object), &n);

  for (guint i = 0; i < n; i++)
    {
      g_auto (GValue) value = G_VALUE_INIT;

      if (!is_a_value (specs[i]))
        continue;
      g_value_init (&value, specs[i]->value_type);
      g_object_get_property (object, specs[i]->name, &value);
      g_hash_table_insert (values, (gpointer) specs[i]->name, g_strdup_value_contents (&value));
    }
  return values;
}

void
test_assert_values (FringeSession *session, GHashTable *expected)
{
  g_autoptr (GHashTable) values = test_values (session);
  GHashTableIter iter;
  gpointer name, value;

  g_hash_table_iter_init (&iter, expected);
  while (g_hash_table_iter_next (&iter, &name, &value))
    if (!g_str_equal (name, "n-steps") && !g_str_equal (name, "step-title"))
      g_assert_cmpstr (g_hash_table_lookup (values, name), ==, value);
}

static void
on_notify (GObject *object, GParamSpec *pspec, Watch *watch)
{
  guint times = GPOINTER_TO_UINT (g_hash_table_lookup (watch->told, pspec->name));

  (void) object;
  g_hash_table_insert (watch->told, (gpointer) pspec->name, GUINT_TO_POINTER (times + 1));
}

Watch *
watch_new (gpointer object)
{
  Watch *watch = g_new0 (Watch, 1);

  watch->object = g_object_ref (object);
  watch->told = g_hash_table_new (g_str_hash, g_str_equal);
  watch->before = test_values (object);
  g_signal_connect (object, "notify", G_CALLBACK (on_notify), watch);
  return watch;
}

void
watch_free (Watch *watch)
{
  g_signal_handlers_disconnect_by_data (watch->object, watch);
  g_object_unref (watch->object);
  g_hash_table_unref (watch->told);
  g_hash_table_unref (watch->before);
  g_free (watch);
}

void
watch_forget (Watch *watch)
{
  g_hash_table_remove_all (watch->told);
  g_hash_table_unref (watch->before);
  watch->before = test_values (watch->object);
}

guint
watch_told (Watch *watch, const char *property)
{
  GHashTableIter iter;
  gpointer name, times;
  guint sum = 0;

  g_hash_table_iter_init (&iter, watch->told);
  while (g_hash_table_iter_next (&iter, &name, &times))
    if (property == NULL || g_str_equal (name, property))
      sum += GPOINTER_TO_UINT (times);
  return sum;
}

void
watch_assert_changes_told (Watch *watch, guint times)
{
  g_autoptr (GHashTable) values = test_values (watch->object);
  GHashTableIter iter;
  gpointer name, value;

  g_hash_table_iter_init (&iter, values);
  while (g_hash_table_iter_next (&iter, &name, &value))
    {
      gboolean changed = !g_str_equal (value, g_hash_table_lookup (watch->before, name));
      guint told = watch_told (watch, name);

      if (told > times || (changed && told == 0))
        g_test_message ("%s, %s, was told of %u times", (char *) name, changed ? "which changed" : "unchanged", told);
      g_assert_cmpuint (told, <=, times);
      g_assert_true (told > 0 || !changed);
    }
}
