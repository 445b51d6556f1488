/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-newer-gtk.h"

#include <dlfcn.h>

GCallback
fringe_newer_gtk_find (const char *name)
{
  static void *self;

  if (self == NULL)
    self = dlopen (NULL, RTLD_LAZY);
  return G_GNUC_EXTENSION (GCallback) dlsym (self, name);
}
