/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-application.h"

#include "fringe-exercise-opener.h"
#include "fringe-board-text.h"
#include "fringe-document-text.h"
#include "fringe-guard.h"
#include "fringe-help-book.h"
#include "fringe-inner-names.h"
#include "fringe-lesson-shelf.h"
#include "fringe-samples.h"
#include "fringe-sentences.h"
#include "fringe-shortcuts.h"
#include "fringe-tab-stop.h"
#include "fringe-window.h"

#include <glib/gi18n.h>
#include <stdlib.h>
#include <string.h>

struct _FringeApplication
{
  GtkApplication parent_instance;

  GSettings *settings; /* from the start on */
};

G_DEFINE_FINAL_TYPE (FringeApplication, fringe_application, GTK_TYPE_APPLICATION)

static void
on_about (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  GtkWindow *parent = gtk_application_get_active_window (data);

  gtk_show_about_dialog (parent, "program-name", _ ("Fringe"), "logo-icon-name", FRINGE_APPLICATION_ID, "version",
                         FRINGE_VERSION, "comments",
                         _ ("A* on sliding puzzles: every node, every count, one step at a time."), "license-type",
                         GTK_LICENSE_GPL_3_0,
                         /* Translators: put your names here, one on each line */
                         "translator-credits", _ ("translator-credits"), NULL);
}

/* Returns: (nullable): the window that the person is in, or that of the dialog */
static FringeWindow *
active_window (GtkApplication *application)
{
  GtkWindow *window = gtk_application_get_active_window (application);

  while (window != NULL && !FRINGE_IS_WINDOW (window))
    window = gtk_window_get_transient_for (window);
  return (FringeWindow *) window;
}

static void
on_preferences (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FringeWindow *window = active_window (data);

  if (window != NULL)
    fringe_window_show_preferences (window);
}

static void
on_help (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  GtkWindow *window = gtk_application_get_active_window (data);

  if (window != NULL)
    fringe_help_book_show (window);
}

static FringeDocument *
document (gpointer window)
{
  return fringe_window_get_document (FRINGE_WINDOW (window));
}

static FringeWindow *
find_unsaved (GtkApplication *application)
{
  for (GList *at = gtk_application_get_windows (application); at != NULL; at = at->next)
    if (FRINGE_IS_WINDOW (at->data) && fringe_guard_is_needed (at->data, document (at->data)))
      return at->data;
  return NULL;
}

static void quit (GtkApplication *application);

/* Who thinks better of it has given up nothing. */
static void
on_may_quit (GtkWindow *window, FringeDocument *asked, gboolean goes_on, gpointer data)
{
  GtkApplication *application = gtk_window_get_application (window);

  if (goes_on)
    {
      fringe_document_give_up (asked, TRUE);
      quit (application);
      return;
    }
  for (GList *at = gtk_application_get_windows (application); at != NULL; at = at->next)
    if (FRINGE_IS_WINDOW (at->data))
      fringe_document_give_up (document (at->data), FALSE);
}

/* The others are closed when nobody can think better of it any more. */
static void
quit (GtkApplication *application)
{
  FringeWindow *unsaved = find_unsaved (application);

  if (unsaved != NULL)
    {
      gtk_window_present (GTK_WINDOW (unsaved));
      fringe_guard_ask (GTK_WINDOW (unsaved), document (unsaved), on_may_quit, NULL, NULL);
      return;
    }
  for (GList *windows = g_list_copy (gtk_application_get_windows (application)); windows != NULL;
       windows = g_list_delete_link (windows, windows))
    gtk_window_close (windows->data);
}

static void
on_quit (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  quit (data);
}

static void
load_style (void)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (provider, "/org/fringe/Fringe/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

/* Who wants animations has them as the desktop has. */
static void
on_animations (GSettings *settings, const char *key, gpointer data)
{
  GtkSettings *toolkit = gtk_settings_get_default ();

  if (g_settings_get_boolean (settings, key))
    gtk_settings_reset_property (toolkit, "gtk-enable-animations");
  else
    g_object_set (toolkit, "gtk-enable-animations", FALSE, NULL);
}

static void
bind_settings (FringeApplication *self)
{
  g_autoptr (GAction) action = NULL;

  self->settings = g_settings_new (FRINGE_APPLICATION_ID);
  action = g_settings_create_action (self->settings, "color-scheme");
  g_action_map_add_action (G_ACTION_MAP (self), action);
  g_signal_connect_object (self->settings, "changed::animations", G_CALLBACK (on_animations), self, 0);
  if (!g_settings_get_boolean (self->settings, "animations"))
    on_animations (self->settings, "animations", NULL);
}

static FringeWindow *
find_untouched (GtkApplication *application)
{
  GtkWindow *active = gtk_application_get_active_window (application);

  return FRINGE_IS_WINDOW (active) && fringe_document_is_untouched (document (active)) ? FRINGE_WINDOW (active) : NULL;
}

/* Recovers each in a window that has nothing else. */
static void
recover (FringeWindow *window, FringeAutosave *lost)
{
  if (!fringe_document_is_untouched (document (window)))
    {
      window = fringe_window_new (gtk_window_get_application (GTK_WINDOW (window)));
      gtk_window_present (GTK_WINDOW (window));
    }
  if (!fringe_document_recover (document (window), lost))
    fringe_autosave_leave (lost);
}

static void
on_answered (FringeSessionBar *bar, gboolean recovers, GPtrArray *lost)
{
  FringeWindow *window = FRINGE_WINDOW (gtk_widget_get_root (GTK_WIDGET (bar)));

  while (lost->len > 0)
    {
      FringeAutosave *one = g_ptr_array_steal_index (lost, lost->len - 1);

      if (recovers)
        recover (window, one);
      else
        fringe_autosave_free (one);
    }
}

static void
free_lost (gpointer data, GClosure *closure)
{
  g_ptr_array_unref (data);
}

/* Offers what crashes have left. Where there is no answer, it is there next time. */
static void
offer_lost (FringeWindow *window)
{
  FringeSessionBar *bar = fringe_window_get_session_bar (window);
  g_autoptr (GPtrArray) lost = fringe_autosave_find_lost ();
  g_autofree char *sentence = NULL;

  if (lost->len == 0)
    return;
  sentence = fringe_document_lost_sentence (lost);
  g_signal_connect_data (bar, "answered", G_CALLBACK (on_answered), g_steal_pointer (&lost), free_lost, 0);
  fringe_session_bar_offer (bar, sentence);
}

/* Only the first window of a program asks what crashes have left: the person was asked when a second one comes. */
static FringeWindow *
first_window (GtkApplication *application)
{
  FringeWindow *window = fringe_window_new (application);

  offer_lost (window);
  return window;
}

static FringeWindow *
find_window (GtkApplication *application, GFile *file)
{
  for (GList *at = gtk_application_get_windows (application); at != NULL; at = at->next)
    if (FRINGE_IS_WINDOW (at->data) && fringe_document_has (document (at->data), file))
      return at->data;
  return NULL;
}

/* Where the file cannot be opened the window has the start page, not a session that nobody chose. */
static void
on_opened_or_failed (FringeWindow *window, const char *why)
{
  g_signal_handlers_disconnect_by_func (document (window), on_opened_or_failed, window);
  if (why != NULL)
    fringe_window_start (window, FALSE);
}

/* Opens a file in a window that holds nothing yet, or in one of its own, or shows the one that has it already. */
static void
open_file (GtkApplication *application, GFile *file)
{
  FringeWindow *window = find_window (application, file);
  gboolean is_fresh;

  if (window == NULL)
    {
      window = find_untouched (application);
      is_fresh = window == NULL || fringe_window_is_fresh (window);
      if (window == NULL)
        window = fringe_window_new (application);
      if (is_fresh)
        g_signal_connect_object (document (window), "failed", G_CALLBACK (on_opened_or_failed), window,
                                 G_CONNECT_SWAPPED);
      fringe_document_open (document (window), file);
    }
  fringe_window_show_session (window);
  gtk_window_present (GTK_WINDOW (window));
}

static FringeBoard
parse (const char *text)
{
  FringeBoard board = { 0 };
  FringeBoardError error;

  fringe_board_parse (text, strlen (text), 0, 0, &board, &error);
  return board;
}

/* Begins with the boards that the command line has, which were looked at there. Another program may ask for it with
 * boards that are none. */
static void
on_begin (GSimpleAction *action, GVariant *boards, gpointer data)
{
  FringeWindow *window = find_untouched (data);
  const FringeSample *sample;
  const char *start_text, *goal_text;
  FringeBoard start, goal;
  FringeRules rules;

  g_variant_get (boards, "(&s&s)", &start_text, &goal_text);
  start = parse (start_text);
  goal = parse (goal_text);
  if (start.rows == 0 || !fringe_board_same_size (&start, &goal))
    return;
  if (window == NULL)
    window = gtk_application_get_windows (data) == NULL ? first_window (data) : fringe_window_new (data);
  sample = fringe_samples_find (&start, &goal);
  rules = fringe_window_first_rules (window);
  fringe_session_begin (fringe_document_get_session (document (window)), &rules, &start, &goal,
                        sample != NULL ? _ (sample->title) : _ ("My puzzle"));
  fringe_window_show_session (window);
  gtk_window_present (GTK_WINDOW (window));
}

/* Does it in the window that is in use, or in a first one: the menu of a desktop has no window. */
static void
act_in_window (GtkApplication *application, const char *action, const char *target)
{
  FringeWindow *window;

  g_application_activate (G_APPLICATION (application));
  window = active_window (application);
  if (window != NULL)
    gtk_widget_activate_action_variant (GTK_WIDGET (window), action,
                                        target != NULL ? g_variant_new_string (target) : NULL);
}

static void
on_new_puzzle (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  act_in_window (data, "win.new", NULL);
}

static void
on_first_lesson (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_auto (GStrv) lessons = fringe_lesson_shelf_list ();

  if (lessons[0] != NULL)
    act_in_window (data, "win.lesson", lessons[0]);
}

static void
fringe_application_startup (GApplication *application)
{
  static const GActionEntry entries[] = { { .name = "preferences", .activate = on_preferences },
                                          { .name = "help", .activate = on_help },
                                          { .name = "about", .activate = on_about },
                                          { .name = "quit", .activate = on_quit },
                                          { .name = "begin", .activate = on_begin, .parameter_type = "(ss)" },
                                          { .name = "new-puzzle", .activate = on_new_puzzle },
                                          { .name = "first-lesson", .activate = on_first_lesson } };

  /* By this name GTK tells X11 whose windows they are. */
  g_set_prgname (FRINGE_APPLICATION_ID);
  G_APPLICATION_CLASS (fringe_application_parent_class)->startup (application);
  gtk_window_set_default_icon_name (FRINGE_APPLICATION_ID);
  load_style ();
  fringe_inner_names_begin ();
  fringe_tab_stop_begin ();
  g_action_map_add_action_entries (G_ACTION_MAP (application), entries, G_N_ELEMENTS (entries), application);
  bind_settings (FRINGE_APPLICATION (application));
  fringe_shortcuts_bind_application (GTK_APPLICATION (application));
}

static void
fringe_application_activate (GApplication *application)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (application));

  if (window == NULL)
    {
      window = GTK_WINDOW (first_window (GTK_APPLICATION (application)));
      fringe_window_start (FRINGE_WINDOW (window), FALSE);
    }
  gtk_window_present (window);
}

static void
fringe_application_open (GApplication *application, GFile **files, int n_files, const char *hint)
{
  GtkApplication *self = GTK_APPLICATION (application);

  if (gtk_application_get_windows (self) == NULL)
    fringe_application_activate (application);
  for (int i = 0; i < n_files; i++)
    if (!fringe_exercise_open_file (self, gtk_application_get_active_window (self), files[i]))
      open_file (self, files[i]);
}

/* GApplication takes "lecture3:tree.fringe" for an address. It is the name of a file; what is launched by a desktop has
 * "://" in it. */
static void
make_path (char **argument)
{
  char *path = NULL;

  if (**argument != '-' && g_uri_peek_scheme (*argument) != NULL
      && (strstr (*argument, "://") == NULL || g_file_test (*argument, G_FILE_TEST_EXISTS)))
    path = g_canonicalize_filename (*argument, NULL);
  if (path == NULL)
    return;
  g_free (*argument);
  *argument = path;
}

static gboolean
fringe_application_local_command_line (GApplication *application, char ***arguments, int *status)
{
  for (char **argument = *arguments; *argument != NULL; argument++)
    make_path (argument);
  return G_APPLICATION_CLASS (fringe_application_parent_class)->local_command_line (application, arguments, status);
}

/* Returns: whether it is a board; what is wrong with it is told otherwise */
static gboolean
is_board (const char *option, const char *text, FringeBoard *board)
{
  FringeBoardError error;
  g_autofree char *sentence = NULL;

  if (fringe_board_parse (text, strlen (text), 0, 0, board, &error))
    return TRUE;
  sentence = fringe_board_error_sentence (&error, text, strlen (text));
  g_printerr ("fringe: %s: %s\n", option, sentence);
  return FALSE;
}

/* Returns: (transfer full) (nullable): the boards that are to be begun with, as text; where they are wrong, %NULL */
static GVariant *
find_boards (const char *start_text, const char *goal_text)
{
  FringeBoard start, goal;
  char printed[FRINGE_BOARD_TEXT_MAX];

  if (!is_board ("--start", start_text, &start))
    return NULL;
  goal = fringe_board_standard_goal (start.rows, start.columns);
  if (goal_text != NULL && !is_board ("--goal", goal_text, &goal))
    return NULL;
  if (!fringe_board_same_size (&start, &goal))
    {
      g_printerr ("fringe: --goal: %s\n", _ ("Start and goal differ in size."));
      return NULL;
    }
  fringe_board_print (&goal, printed);
  return g_variant_ref_sink (g_variant_new ("(ss)", start_text, printed));
}

/* The program that runs already begins, where there is one. Returns: the exit status, or -1 to go on */
static int
begin (GApplication *application, const char *start, const char *goal)
{
  g_autoptr (GVariant) boards = find_boards (start, goal);
  g_autoptr (GError) error = NULL;

  if (boards == NULL)
    return EXIT_FAILURE;
  if (!g_application_register (application, NULL, &error))
    {
      g_printerr ("fringe: %s\n", error->message);
      return EXIT_FAILURE;
    }
  g_action_group_activate_action (G_ACTION_GROUP (application), "begin", boards);
  return g_application_get_is_remote (application) ? EXIT_SUCCESS : -1;
}

static int
fringe_application_handle_local_options (GApplication *application, GVariantDict *options)
{
  const char *start = NULL, *goal = NULL;

  if (g_variant_dict_contains (options, "version"))
    {
      g_print ("fringe %s\n", FRINGE_VERSION);
      return EXIT_SUCCESS;
    }
  g_variant_dict_lookup (options, "goal", "&s", &goal);
  if (g_variant_dict_lookup (options, "start", "&s", &start))
    return begin (application, start, goal);
  if (goal == NULL)
    return -1;
  g_printerr ("fringe: --goal: %s\n", _ ("A goal needs a start, which --start gives."));
  return EXIT_FAILURE;
}

static void
fringe_application_finalize (GObject *object)
{
  g_clear_object (&FRINGE_APPLICATION (object)->settings);
  G_OBJECT_CLASS (fringe_application_parent_class)->finalize (object);
}

static void
fringe_application_class_init (FringeApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = fringe_application_finalize;
  application_class->startup = fringe_application_startup;
  application_class->open = fringe_application_open;
  application_class->activate = fringe_application_activate;
  application_class->local_command_line = fringe_application_local_command_line;
  application_class->handle_local_options = fringe_application_handle_local_options;
}

static void
fringe_application_init (FringeApplication *self)
{
  static const GOptionEntry options[] = {
    { "start", 0, 0, G_OPTION_ARG_STRING, NULL, N_ ("Begin with this board: \"1 2 7 6 0 8 4 3 5\""), N_ ("BOARD") },
    { "goal", 0, 0, G_OPTION_ARG_STRING, NULL, N_ ("Search for this board; 1 2 3 … 0 if there is none"), N_ ("BOARD") },
    { "version", 0, 0, G_OPTION_ARG_NONE, NULL, N_ ("Show the version"), NULL },
    G_OPTION_ENTRY_NULL
  };

  g_application_add_main_option_entries (G_APPLICATION (self), options);
  g_application_set_option_context_summary (G_APPLICATION (self),
                                            _ ("Step A* on sliding puzzles and see the search tree."));
}

FringeApplication *
fringe_application_new (void)
{
  return g_object_new (FRINGE_TYPE_APPLICATION, "application-id", FRINGE_APPLICATION_ID, "flags",
                       G_APPLICATION_HANDLES_OPEN, "register-session", TRUE, "resource-base-path", "/org/fringe/Fringe",
                       NULL);
}
