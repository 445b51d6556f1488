/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-application.h"
#include "fringe-frame-memory.h"
#include "fringe-search.h"
#include "fringe-temporary.h"

#include <glib/gi18n.h>
#include <locale.h>

int
main (int argc, char *argv[])
{
  g_autoptr (FringeApplication) application = NULL;

  fringe_memory_keep (FRINGE_FRAME_BYTES);
  fringe_temporary_remove_on_signals ();
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, FRINGE_LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  application = fringe_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
