/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-clear-box.h"

struct _FringeClearBox
{
  GtkBox parent_instance;
};

G_DEFINE_FINAL_TYPE (FringeClearBox, fringe_clear_box, GTK_TYPE_BOX)

static gboolean
fringe_clear_box_contains (GtkWidget *widget, double x, double y)
{
  (void) widget;
  (void) x;
  (void) y;
  return FALSE;
}

static void
fringe_clear_box_class_init (FringeClearBoxClass *klass)
{
  GTK_WIDGET_CLASS (klass)->contains = fringe_clear_box_contains;
}

static void
fringe_clear_box_init (FringeClearBox *self)
{
  (void) self;
}
