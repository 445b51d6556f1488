/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-told.h"

struct _FringeTold
{
  GObject *object;
  GParamSpec *const *specs;
  guint n;
  GValue *values;
};

/* Returns: whether the value was another, which counts as told from now on */
static gboolean
remember (FringeTold *told, guint i)
{
  GValue value = G_VALUE_INIT;
  gboolean same;

  g_value_init (&value, told->specs[i]->value_type);
  g_object_get_property (told->object, told->specs[i]->name, &value);
  same = G_IS_VALUE (&told->values[i]) && g_param_values_cmp (told->specs[i], &told->values[i], &value) == 0;
  if (G_IS_VALUE (&told->values[i]))
    g_value_unset (&told->values[i]);
  told->values[i] = value;
  return !same;
}

FringeTold *
fringe_told_new (GObject *object, GParamSpec *const *specs, guint n_specs)
{
  FringeTold *told = g_new (FringeTold, 1);

  *told = (FringeTold) { object, specs, n_specs, g_new0 (GValue, n_specs) };
  for (guint i = 0; i < n_specs; i++)
    remember (told, i);
  return told;
}

void
fringe_told_free (FringeTold *told)
{
  for (guint i = 0; i < told->n; i++)
    g_value_unset (&told->values[i]);
  g_free (told->values);
  g_free (told);
}

gboolean
fringe_told_tell (FringeTold *told)
{
  gboolean changed = FALSE;

  for (guint i = 0; i < told->n; i++)
    if (remember (told, i))
      {
        changed = TRUE;
        g_object_notify_by_pspec (told->object, told->specs[i]);
      }
  return changed;
}
