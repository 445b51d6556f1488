/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-lesson-shelf.h"

#include <stdlib.h>
#include <string.h>

#define FOLDER "/org/fringe/Fringe/lessons/"

static int
compare (gconstpointer a, gconstpointer b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

/* Their names begin with numbers. */
char **
fringe_lesson_shelf_list (void)
{
  char **names = g_resources_enumerate_children (FOLDER, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  if (names == NULL)
    return g_new0 (char *, 1);
  qsort (names, g_strv_length (names), sizeof *names, compare);
  return names;
}

FringeLessonFile *
fringe_lesson_shelf_read (const char *name)
{
  g_autofree char *path = g_strconcat (FOLDER, name, NULL);
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  gsize length;
  const char *text;

  if (bytes == NULL)
    return NULL;
  text = g_bytes_get_data (bytes, &length);
  return fringe_lesson_file_parse (text, length, NULL, NULL);
}
