/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-format.h"

#include <string.h>

static const struct
{
  const char *name;
  const char *mime_type;
} formats[FRINGE_N_FORMATS] = {
  [FRINGE_FORMAT_PNG] = { "png", "image/png" },
  [FRINGE_FORMAT_SVG] = { "svg", "image/svg+xml" },
  [FRINGE_FORMAT_PDF] = { "pdf", "application/pdf" },
  [FRINGE_FORMAT_TEX] = { "tex", "text/x-tex" },
};

const char *
fringe_format_name (FringeFormat format)
{
  return formats[format].name;
}

const char *
fringe_format_mime_type (FringeFormat format)
{
  return formats[format].mime_type;
}

gboolean
fringe_format_from_name (const char *name, FringeFormat *format)
{
  for (int i = 0; i < FRINGE_N_FORMATS; i++)
    if (g_ascii_strcasecmp (formats[i].name, name) == 0)
      {
        *format = (FringeFormat) i;
        return TRUE;
      }
  return FALSE;
}

gboolean
fringe_format_from_file_name (const char *file_name, FringeFormat *format)
{
  const char *point = strrchr (file_name, '.');

  return point != NULL && fringe_format_from_name (point + 1, format);
}
