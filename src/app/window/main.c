/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-application.h"
#include "fringe-frame-time.h"
#include "fringe-memory.h"
#include "fringe-pattern-cache.h"
#include "fringe-temporary.h"

#include <glib/gi18n.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/* fringe-cli ends with the same status. */
#define EXIT_NOT_WRITTEN 4

/* GLib prints help and version without looking whether they could be. */
static void
check_output (void)
{
  if (fflush (stdout) == 0 && !ferror (stdout))
    return;
  g_printerr ("fringe: %s\n", _ ("Standard output cannot be written."));
  _exit (EXIT_NOT_WRITTEN);
}

int
main (int argc, char *argv[])
{
  g_autoptr (FringeApplication) application = NULL;

  fringe_memory_keep (FRINGE_FRAME_BYTES);
  fringe_temporary_remove_on_signals ();
  fringe_pattern_table_set_store (fringe_pattern_cache_store ());
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, FRINGE_LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  atexit (check_output);
  application = fringe_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
