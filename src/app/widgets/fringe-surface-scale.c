/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-surface-scale.h"

#include "fringe-newer-gtk.h"

#include <math.h>

/* Of GTK 4.12. */
typedef double (*GetScale) (GdkSurface *surface);

FringeSurfaceScale
fringe_surface_scale_of (GtkWidget *widget)
{
  GtkNative *native = gtk_widget_get_native (widget);
  GdkSurface *surface = native != NULL ? gtk_native_get_surface (native) : NULL;
  GetScale get_scale = (GetScale) fringe_newer_gtk_find ("gdk_surface_get_scale");
  FringeSurfaceScale scale = { .scale = gtk_widget_get_scale_factor (widget), .in_software = TRUE };
  graphene_point_t corner;

  if (surface == NULL)
    return scale;
  gtk_native_get_surface_transform (native, &scale.x, &scale.y);
  if (gtk_widget_compute_point (widget, GTK_WIDGET (native), graphene_point_zero (), &corner))
    {
      scale.x += (double) corner.x;
      scale.y += (double) corner.y;
    }
  if (get_scale != NULL)
    scale.scale = get_scale (surface);
  scale.in_software = g_type_is_a (G_OBJECT_TYPE (gtk_native_get_renderer (native)), GSK_TYPE_CAIRO_RENDERER);
  return scale;
}

/* From one fraction to another the whole number above them may stay the same. */
static void
on_realize (GtkWidget *widget)
{
  GdkSurface *surface = gtk_native_get_surface (gtk_widget_get_native (widget));

  if (g_object_class_find_property (G_OBJECT_GET_CLASS (surface), "scale") != NULL)
    g_signal_connect_object (surface, "notify::scale", G_CALLBACK (gtk_widget_queue_draw), widget, G_CONNECT_SWAPPED);
}

void
fringe_surface_scale_follow (GtkWidget *widget)
{
  g_signal_connect (widget, "realize", G_CALLBACK (on_realize), NULL);
}

double
fringe_surface_scale_round (double scale, double origin, double value)
{
  /* Errors of rounding are taken away first: what is moved by whole pixels stays as far from the next one. */
  double pixels = round ((origin + value) * scale * 256) / 256;

  return floor (pixels + 0.5) / scale - origin;
}
