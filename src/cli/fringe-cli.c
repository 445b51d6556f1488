/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-cli-commands.h"

#include "fringe-memory.h"
#include "fringe-pattern-cache.h"
#include "fringe-temporary.h"

#include <glib/gi18n-lib.h>
#include <libintl.h>
#include <locale.h>
#include <stdio.h>
#include <unistd.h>

static const struct
{
  const char *name;
  FringeCliStatus (*run) (int argc, char *argv[], GError **error);
  const char *summary;
} commands[] = {
  { "solve", fringe_cli_solve, N_ ("search, and print the solution and the counts") },
  { "check", fringe_cli_check, N_ ("say whether the goal can be reached, and each heuristic’s h") },
  { "draw", fringe_cli_draw, N_ ("draw the tree or the solution") },
  { "compare", fringe_cli_compare, N_ ("print a row for each algorithm and heuristic") },
  { "explain", fringe_cli_explain, N_ ("find the conventions that give exactly these counts") },
  { "find", fringe_cli_find, N_ ("find start boards with wanted traits") },
  { "exam", fringe_cli_exam, N_ ("write questions for an exam: Moodle, GIFT or LaTeX") },
  { "grade", fringe_cli_grade, N_ ("check exercises of students, and mark them") },
  { "check-trace", fringe_cli_check_trace, N_ ("say by which conventions a program expanded its nodes") },
  { "boards", fringe_cli_boards, N_ ("print boards: all, those of a depth, or random ones") },
  { "experiment", fringe_cli_experiment, N_ ("search many boards of each depth, and print means of a count") },
  { "judge", fringe_cli_judge, N_ ("say whether the h that a program prints is admissible and consistent") },
};

/* GLib ends the program where it finds no memory or no thread, after saying so as an error. A file that is not finished
 * is not written then, and a search ends as at its limit. */
static void
on_log (const char *domain, GLogLevelFlags level, const char *message, gpointer command)
{
  gboolean is_drawing = g_strcmp0 (command, "draw") == 0;

  if (g_strcmp0 (domain, "GLib") != 0 || (level & G_LOG_LEVEL_ERROR) == 0)
    {
      g_log_default_handler (domain, level, message, NULL);
      return;
    }
  fringe_temporary_remove_all ();
  fprintf (stderr, "fringe-cli: %s: %s\n", command != NULL ? (const char *) command : "",
           _ ("There is no memory for this."));
  _exit (is_drawing ? FRINGE_CLI_NOT_WRITTEN : FRINGE_CLI_LIMIT);
}

static void
set_up_translations (void)
{
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, FRINGE_LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

static void
print_help (GError **error)
{
  g_autoptr (GString) help = g_string_new (NULL);
  g_autofree char *text = NULL;

  /* Translators: what follows the first colon is typed as it stands, but for COMMAND, BOARD and OPTION. */
  g_string_append (help, _ ("Usage: fringe-cli COMMAND [BOARD] [OPTION…]"));
  g_string_append (help, "\n\n");
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    g_string_append_printf (help, "  %-13s%s\n", commands[i].name, _ (commands[i].summary));
  g_string_append_c (help, '\n');
  g_string_append (help, _ ("fringe-cli COMMAND --help shows the options of a command."));
  g_string_append_c (help, '\n');
  text = fringe_cli_to_locale (help->str);
  fringe_cli_print (text, error);
}

static FringeCliStatus
run (int argc, char *argv[], GError **error)
{
  const char *name = argc > 1 ? argv[1] : NULL;

  if (name == NULL)
    {
      g_set_error (error, FRINGE_CLI_ERROR, FRINGE_CLI_BAD_USAGE, "COMMAND: %s",
                   _ ("None was given; fringe-cli --help lists them."));
      return FRINGE_CLI_BAD_USAGE;
    }
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (name, commands[i].name))
      return commands[i].run (argc - 1, argv + 1, error);

  if (g_str_equal (name, "--help") || g_str_equal (name, "-h"))
    print_help (error);
  else if (g_str_equal (name, "--version"))
    fringe_cli_print ("fringe-cli " FRINGE_VERSION "\n", error);
  else
    g_set_error (error, FRINGE_CLI_ERROR, FRINGE_CLI_BAD_USAGE, "%s: %s", name,
                 _ ("There is no such command; fringe-cli --help lists them."));
  return FRINGE_CLI_DONE;
}

int
main (int argc, char *argv[])
{
  g_autoptr (GError) error = NULL;
  FringeCliStatus status;

  fringe_memory_keep (FRINGE_SMALL_ARRAY);
  fringe_temporary_remove_on_signals ();
  fringe_pattern_table_set_store (fringe_pattern_cache_store ());
  g_log_set_default_handler (on_log, argc > 1 ? argv[1] : NULL);
  set_up_translations ();
  status = run (argc, argv, &error);
  return error != NULL ? fringe_cli_report_error (error) : status;
}
