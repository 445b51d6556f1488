/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-shortcuts.h"

#include <glib/gi18n.h>

/* Who takes a key. */
typedef enum
{
  TOOLKIT,     /* GTK itself */
  APPLICATION, /* the application, wherever the focus is */
  STEP,        /* the window before the focus has its turn, unless that is where a person types */
  FOCUS,       /* the window after the focus has had its turn */
} Taker;

/**
 * Shortcut:
 * @action: its name, with the target if there is one
 * @keys: that the help overlay shows, the first of which tooltips do
 * @handy: the key that tooltips show instead, where the window gives it this meaning for a time
 * @title: what the keys do, together with those of the rows that follow without a title
 * @others: keys that mean the same and are not worth showing
 * @section: of a row that begins a page of the help overlay, the name of the page
 *
 * A row without keys is the title of a page, or of a group of keys in it.
 */
typedef struct
{
  Taker taker;
  const char *action, *keys, *title, *others;
  const char *handy;
  const char *section;
} Shortcut;

static const Shortcut shortcuts[] = {
  { .section = "stepping", .title = N_ ("Stepping") },
  { .title = N_ ("Stepping") },
  { STEP, "win.step", "Right Page_Down", .title = N_ ("Step forward"), .others = "KP_Right" },
  { STEP, "win.back", "Left Page_Up", .title = N_ ("Step back"), .others = "KP_Left" },
  { STEP, "win.fine-step", "<Shift>Right", .title = N_ ("Next, previous line of the loop"),
    .others = "<Shift>KP_Right" },
  { STEP, "win.fine-back", "<Shift>Left", .title = NULL, .others = "<Shift>KP_Left" },
  { STEP, "win.first", "Home", .title = N_ ("First step") },
  { STEP, "win.last", "End", .title = N_ ("Last known step") },
  { STEP, "win.run", "g", .title = N_ ("Run to the goal") },
  { APPLICATION, "win.continue", "<Control><Shift>g", .title = N_ ("Continue past the limit of nodes") },
  { FOCUS, "win.play", "space", .title = N_ ("Play or pause") },
  { STEP, "win.other-heuristic", "h", .title = N_ ("The other heuristic: Manhattan or misplaced tiles") },
  { STEP, "win.formula", "<Shift>h", .title = N_ ("A formula for h") },
  { APPLICATION, "win.pattern-database", "<Control>h", .title = N_ ("A pattern database for h") },
  { .title = N_ ("Skipping and stopping") },
  { STEP, "win.next-layer", "<Control>Right", .title = N_ ("Next, previous layer (f, depth or iteration)") },
  { STEP, "win.previous-layer", "<Control>Left", .title = NULL },
  { STEP, "win.next-duplicate", "<Control>d", .title = N_ ("Next, previous step with a duplicate") },
  { STEP, "win.previous-duplicate", "<Control><Shift>d", .title = NULL },
  { STEP, "win.next-reopened", "<Control>r", .title = N_ ("Next, previous step with a reopened node") },
  { STEP, "win.previous-reopened", "<Control><Shift>r", .title = NULL },
  { STEP, "win.next-superseded", "<Control>u", .title = N_ ("Next, previous step with a superseded node") },
  { STEP, "win.previous-superseded", "<Control><Shift>u", .title = NULL },
  { STEP, "win.go-to-expanded", "e", .title = N_ ("Step that expanded the shown node") },
  { STEP, "win.go-to-generated", "<Shift>e", .title = N_ ("Step that generated the shown node") },
  { APPLICATION, "win.go-to-step", "<Control>g", .title = N_ ("Go to a step") },
  { STEP, "win.breakpoint", "b", .title = N_ ("Set or remove a breakpoint at the shown node") },
  { APPLICATION, "win.breakpoints", "<Control>b", .title = N_ ("Breakpoints") },

  { .section = "tree", .title = N_ ("Tree") },
  { .title = N_ ("Tree") },
  { STEP, "win.zoom-in", "plus", .title = N_ ("Zoom in, zoom out"),
    .others = "equal KP_Add <Control>plus <Control>equal" },
  { STEP, "win.zoom-out", "minus", .title = NULL, .others = "KP_Subtract <Control>minus" },
  { STEP, "win.zoom-normal", "0", .title = N_ ("Original size"), .others = "KP_0 <Control>0" },
  { STEP, "win.fit", "f", .title = N_ ("Fit the whole tree") },
  { STEP, "win.fit-solution", "<Shift>f", .title = N_ ("Fit the solution") },
  { STEP, "win.centre", "c", .title = N_ ("Centre the shown node") },
  { STEP, "win.place-back", "<Control>bracketleft", .title = N_ ("Back and forward through the places visited") },
  { STEP, "win.place-forward", "<Control>bracketright", .title = NULL },
  { STEP, "win.turn", "r", .title = N_ ("Grow the tree down or to the right") },
  { STEP, "win.tree-ghosts", "u", .title = N_ ("Show or hide duplicates") },
  { STEP, "win.tree-minimap", "m", .title = N_ ("Show or hide the map") },
  { STEP, "win.tree-follow", "t", .title = N_ ("Follow the step or stay") },
  { APPLICATION, "win.tree-coloring::state", "<Alt>1",
    .title = N_ ("Colour nodes by state, f, order, depth, iteration") },
  { APPLICATION, "win.tree-coloring::f-value", "<Alt>2", .title = NULL },
  { APPLICATION, "win.tree-coloring::order", "<Alt>3", .title = NULL },
  { APPLICATION, "win.tree-coloring::depth", "<Alt>4", .title = NULL },
  { APPLICATION, "win.tree-coloring::run", "<Alt>5", .title = NULL },
  { APPLICATION, "win.view-menu", "F8", .title = N_ ("Menu of the view") },
  { APPLICATION, "win.focus-tree", "F6", .title = N_ ("To the tree, from there to the panel") },
  { .title = N_ ("Finding") },
  { APPLICATION, "win.find", "<Control>f", .title = N_ ("Find a node") },
  { APPLICATION, "win.find-next", "F3", .title = N_ ("Find the next, the previous") },
  { APPLICATION, "win.find-previous", "<Shift>F3", .title = NULL },
  { STEP, "win.find-same-f", "n", .title = N_ ("Next, previous node with the same f") },
  { STEP, "win.find-same-f-before", "<Shift>n", .title = NULL },
  { STEP, "win.find-duplicate", "d", .title = N_ ("Next, previous duplicate node") },
  { STEP, "win.find-duplicate-before", "<Shift>d", .title = NULL },
  { STEP, "win.find-goal", "<Shift>g", .title = N_ ("Node with the board of the goal") },

  { .section = "nodes", .title = N_ ("Nodes and panels") },
  { .title = N_ ("Nodes") },
  { STEP, "win.select-up", "<Alt>Up", .title = N_ ("Select the relative above, below") },
  { STEP, "win.select-down", "<Alt>Down", .title = NULL },
  { STEP, "win.select-left", "<Alt>Left", .title = N_ ("Select the relative on the left, on the right") },
  { STEP, "win.select-right", "<Alt>Right", .title = NULL },
  { FOCUS, "win.escape", "Escape", .title = N_ ("Select the node of this step; cancel a run; end a lecture") },
  { FOCUS, "win.enter", "Return", .title = N_ ("Fold or unfold the shown node; after an answer, the next question"),
    .others = "KP_Enter" },
  { FOCUS, "win.unfold-below", "<Shift>Return", .title = N_ ("Unfold all below the shown node"),
    .others = "<Shift>KP_Enter" },
  { FOCUS, "win.fold-beside", "<Control>Return", .title = N_ ("Fold everything but the path to the shown node"),
    .others = "<Control>KP_Enter" },
  { FOCUS, "win.unfold-all", "<Control><Shift>Return", .title = N_ ("Unfold all"),
    .others = "<Control><Shift>KP_Enter" },
  { STEP, "win.tree-fold-size(uint32 1)", "a", .title = N_ ("Fold subtrees to fit the window, or by hand only") },
  { STEP, "win.tree-fold-size(uint32 0)", "<Shift>a", .title = NULL },
  { FOCUS, "win.tree-menu", "Menu <Shift>F10", .title = N_ ("Menu of the shown node") },
  { STEP, "win.start-here", "<Shift>s", .title = N_ ("Start from the board of the shown node") },
  { APPLICATION, "win.copy-board", "<Control><Shift>b", .title = N_ ("Copy the board of the shown node") },
  { APPLICATION, "win.copy-path", "<Control><Shift>p", .title = N_ ("Copy the path to the shown node") },
  { APPLICATION, "win.copy-subtree", "<Control><Shift>t", .title = N_ ("Copy the subtree of the shown node") },
  { .title = N_ ("Panels on the right") },
  { APPLICATION, "win.panel::explain", "<Control>1", .title = N_ ("Explain: why this node, and why not another") },
  { APPLICATION, "win.panel::lists", "<Control>2", .title = N_ ("Lists: frontier, closed list, duplicates, solution") },
  { APPLICATION, "win.panel::code", "<Control>3", .title = N_ ("Code: the algorithm in pseudo-code") },
  { APPLICATION, "win.panel::analysis", "<Control>4", .title = N_ ("Analysis: charts and true distances") },
  { APPLICATION, "win.panel::quiz", "<Control>5", .title = N_ ("Quiz: questions about what comes next") },
  { APPLICATION, "win.export-chart", "<Control><Shift>h", .title = N_ ("Export chart") },
  { APPLICATION, "win.copy-chart", "<Control><Shift>c", .title = N_ ("Copy chart") },

  { .section = "teaching", .title = N_ ("Teaching") },
  { .title = N_ ("Comparing") },
  { STEP, "win.compare", "x", .title = N_ ("Two searches side by side") },
  { STEP, "win.first-difference", "<Shift>x", .title = N_ ("The first difference of both") },
  { STEP, "win.fork", "k", .title = N_ ("Fork: continue by other rules from the shown node") },
  { STEP, "win.swap-sides", "s", .title = N_ ("Swap sides: the panels explain the left search") },
  { APPLICATION, "win.compare-layers", "<Control><Shift>x", .title = N_ ("Step both by layers") },
  { STEP, "win.compare-all", "<Control>t", .title = N_ ("A table of all algorithms and heuristics") },
  { APPLICATION, "win.experiment", "<Control><Shift>m", .title = N_ ("An experiment: means over many boards") },
  { APPLICATION, "win.check-trace", "<Control><Shift>k", .title = N_ ("Check a trace: what a program expanded") },
  { .title = N_ ("Quiz") },
  { STEP, "win.quiz-ask", "q", .title = N_ ("Ask the next question") },
  { STEP, "win.quiz-choose(uint32 0)", "1", .title = N_ ("Answer A, B, C or D; the letters do so, too"),
    .others = "KP_1" },
  { STEP, "win.quiz-choose(uint32 1)", "2", .title = NULL, .others = "KP_2" },
  { STEP, "win.quiz-choose(uint32 2)", "3", .title = NULL, .others = "KP_3" },
  { STEP, "win.quiz-choose(uint32 3)", "4", .title = NULL, .others = "KP_4" },
  { STEP, "win.quiz-reveal", "v", .title = N_ ("Tell the answer") },
  { STEP, "win.vote", "<Shift>q", .title = N_ ("Have the class vote on the next node") },
  { STEP, "win.quiz-voting", "<Shift>z", .title = N_ ("The class votes, or one person answers") },
  { STEP, "win.vote-count", "z", .title = N_ ("Type the counts of a vote") },
  { STEP, "win.quiz-unvote", "BackSpace", .title = N_ ("Take the last vote back") },
  { STEP, "win.vote-follow", "<Shift>v", .title = N_ ("Follow the majority, where it was wrong") },
  { APPLICATION, "win.export-questions", "<Control><Alt>q",
    .title = N_ ("Export questions for an exam: Moodle, GIFT, LaTeX") },
  { .title = N_ ("Lesson") },
  { STEP, "win.lesson-next", "<Control>Page_Down", .title = N_ ("Next stop, the stop before; Page Down, Page Up, too"),
    .handy = "Page_Down" },
  { STEP, "win.lesson-back", "<Control>Page_Up", .title = NULL, .handy = "Page_Up" },
  { STEP, "win.lesson-return", "o", .title = N_ ("Back to the stop after exploring") },
  { STEP, "win.lesson-edit", "<Shift>o", .title = N_ ("Edit the lesson, or only play it") },
  { STEP, "win.lesson-add", "Insert", .title = N_ ("Add what is shown as the next stop"), .others = "KP_Insert" },
  { STEP, "win.lesson-mark", "<Shift>m", .title = N_ ("Mark the shown node for a stop, or no longer") },
  { APPLICATION, "win.lesson-close", "<Control><Shift>w", .title = N_ ("Close the lesson") },
  { APPLICATION, "win.lesson-new", "<Control><Alt>n", .title = N_ ("Write a lesson") },
  { APPLICATION, "win.export-lesson", "<Control><Alt>l", .title = N_ ("Export the lesson: slides or a handout") },
  { .title = N_ ("Lecture") },
  { STEP, "win.spotlight", "l", .title = N_ ("Spotlight around the pointer") },
  { STEP, "win.blank", "period", .title = N_ ("Black screen, as B in a lecture"), .others = "KP_Decimal" },
  { STEP, "win.notes", "i", .title = N_ ("Show or hide the note for this step") },
  { STEP, "win.edit-note", "<Shift>i", .title = N_ ("Write the note for this step") },

  { .section = "puzzle", .title = N_ ("Puzzle and window") },
  { .title = N_ ("Puzzle and picture") },
  { STEP, "win.board-marks", "w", .title = N_ ("The whole heuristic on the board") },
  { APPLICATION, "win.new", "<Control>n", .title = N_ ("New puzzle") },
  { APPLICATION, "win.explain", "<Control><Shift>e", .title = N_ ("Explain a count") },
  { APPLICATION, "win.find-instance", "<Control><Shift>f", .title = N_ ("Find an instance") },
  { APPLICATION, "win.exercise", "<Control><Shift>a", .title = N_ ("Be A*: carry the search out by hand") },
  { APPLICATION, "win.paste", "<Control>v", .title = N_ ("Paste a board as the start") },
  { APPLICATION, "win.undo", "<Control>z", .title = N_ ("Undo what was done last") },
  { APPLICATION, "win.redo", "<Control><Shift>z", .title = N_ ("Redo what was undone last"), .others = "<Control>y" },
  { APPLICATION, "win.export", "<Control>e", .title = N_ ("Export") },
  { APPLICATION, "win.export-subtree", "<Control><Alt>e", .title = N_ ("Export what is below the shown node") },
  { APPLICATION, "win.show-file", "<Control><Alt>f", .title = N_ ("Show the last export in its folder") },
  { APPLICATION, "win.print", "<Control>p", .title = N_ ("Print") },
  { APPLICATION, "win.copy", "<Control>c", .title = N_ ("Copy picture; in a list, the selected row") },
  { .title = N_ ("Session") },
  { APPLICATION, "win.open", "<Control>o", .title = N_ ("Open a session") },
  { APPLICATION, "win.save", "<Control>s", .title = N_ ("Save the session") },
  { APPLICATION, "win.save-as", "<Control><Shift>s", .title = N_ ("Save the session as another file") },
  { APPLICATION, "win.new-window", "<Control><Shift>n", .title = N_ ("New window") },
  { .title = N_ ("Window") },
  { APPLICATION, "win.start-page", "<Alt>Home", .title = N_ ("Start page") },
  { APPLICATION, "win.left-panel", "F9", .title = N_ ("Left panel") },
  { APPLICATION, "win.right-panel", "<Shift>F9", .title = N_ ("Right panel") },
  { APPLICATION, "win.lecture", "F11 F5", .title = N_ ("Lecture, in full screen") },
  { APPLICATION, "app.preferences", "<Control>comma", .title = N_ ("Preferences") },
  { APPLICATION, "app.color-scheme::system", "<Control><Alt>1",
    .title = N_ ("Look of the desktop, light, dark, projector, print") },
  { APPLICATION, "app.color-scheme::light", "<Control><Alt>2", .title = NULL },
  { APPLICATION, "app.color-scheme::dark", "<Control><Alt>3", .title = NULL },
  { APPLICATION, "app.color-scheme::projector", "<Control><Alt>4", .title = NULL },
  { APPLICATION, "app.color-scheme::print", "<Control><Alt>5", .title = NULL },
  { TOOLKIT, NULL, "F10", .title = N_ ("Main menu") },
  { APPLICATION, "app.help", "F1", .title = N_ ("Help: the first steps and the words") },
  { APPLICATION, "win.show-help-overlay", "<Control>question", .title = N_ ("Keyboard shortcuts") },
  { APPLICATION, "window.close", "<Control>w", .title = N_ ("Close") },
  { APPLICATION, "app.quit", "<Control>q", .title = N_ ("Quit") },
};

/* More keys than these in a row of the help overlay are shown as the first and the last of them. */
#define KEYS_SHOWN_MAX 4

static char *
join_keys (const Shortcut *shortcut, const char *separator)
{
  g_autofree char *words
      = g_strjoin (" ", shortcut->keys, shortcut->others, NULL); /* which ends before @others where there are none */
  g_auto (GStrv) keys = g_strsplit (words, " ", -1);

  return g_strjoinv (separator, keys);
}

void
fringe_shortcuts_bind_application (GtkApplication *application)
{
  for (gsize i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    if (shortcuts[i].taker == APPLICATION)
      {
        g_autofree char *words = join_keys (&shortcuts[i], " ");
        g_auto (GStrv) keys = g_strsplit (words, " ", -1);

        gtk_application_set_accels_for_action (application, shortcuts[i].action, (const char *const *) keys);
      }
}

static GtkShortcut *
shortcut_new (const Shortcut *shortcut)
{
  g_autofree char *keys = join_keys (shortcut, "|"), *name = NULL;
  g_autoptr (GVariant) target = NULL;
  GtkShortcut *made;

  g_action_parse_detailed_name (shortcut->action, &name, &target, NULL);
  made = gtk_shortcut_new (gtk_shortcut_trigger_parse_string (keys), gtk_named_action_new (name));
  gtk_shortcut_set_arguments (made, target);
  return made;
}

static void
fill (GtkShortcutController *controller, Taker taker)
{
  for (gsize i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    if (shortcuts[i].taker == taker)
      gtk_shortcut_controller_add_shortcut (controller, shortcut_new (&shortcuts[i]));
}

static void
append_property (GString *xml, const char *name, const char *value)
{
  g_autofree char *property = g_markup_printf_escaped ("<property name='%s'>%s</property>", name, value);

  g_string_append (xml, property);
}

/* The keys of the row @i and of those that belong to it. */
static char *
keys_shown (gsize i)
{
  g_autoptr (GPtrArray) keys = g_ptr_array_new ();

  do
    g_ptr_array_add (keys, (gpointer) shortcuts[i++].keys);
  while (i < G_N_ELEMENTS (shortcuts) && shortcuts[i].title == NULL);
  if (keys->len > KEYS_SHOWN_MAX)
    return g_strconcat (keys->pdata[0], "...", keys->pdata[keys->len - 1], NULL);
  g_ptr_array_add (keys, NULL);
  return g_strjoinv (" ", (char **) keys->pdata);
}

static void
append_shortcut (GString *xml, gsize i)
{
  g_autofree char *keys = keys_shown (i);

  g_string_append (xml, "<child><object class='GtkShortcutsShortcut'>");
  append_property (xml, "accelerator", keys);
  append_property (xml, "title", _ (shortcuts[i].title));
  g_string_append (xml, "</object></child>");
}

static gboolean
is_group (gsize i)
{
  return i < G_N_ELEMENTS (shortcuts) && shortcuts[i].keys == NULL && shortcuts[i].section == NULL;
}

/* Returns: the row after the group that begins with row @i */
static gsize
append_group (GString *xml, gsize i)
{
  g_string_append (xml, "<child><object class='GtkShortcutsGroup'>");
  append_property (xml, "title", _ (shortcuts[i++].title));
  for (; i < G_N_ELEMENTS (shortcuts) && shortcuts[i].keys != NULL; i++)
    if (shortcuts[i].title != NULL)
      append_shortcut (xml, i);
  g_string_append (xml, "</object></child>");
  return i;
}

/* Returns: the row after the page that begins with row @i */
static gsize
append_section (GString *xml, gsize i)
{
  g_string_append (xml, "<child><object class='GtkShortcutsSection'>");
  append_property (xml, "section-name", shortcuts[i].section);
  append_property (xml, "title", _ (shortcuts[i++].title));
  append_property (xml, "max-height", "14");
  while (is_group (i))
    i = append_group (xml, i);
  g_string_append (xml, "</object></child>");
  return i;
}

/* GTK 4.8 takes pages and groups from a builder only. */
static void
set_help_overlay (GtkApplicationWindow *window)
{
  g_autoptr (GString) xml = g_string_new ("<interface><object class='GtkShortcutsWindow' id='help_overlay'>");
  g_autoptr (GtkBuilder) builder = NULL;

  append_property (xml, "modal", "true");
  append_property (xml, "title", _ ("Keyboard shortcuts"));
  for (gsize i = 0; i < G_N_ELEMENTS (shortcuts);)
    i = append_section (xml, i);
  g_string_append (xml, "</object></interface>");
  builder = gtk_builder_new_from_string (xml->str, (gssize) xml->len);
  gtk_application_window_set_help_overlay (window,
                                           GTK_SHORTCUTS_WINDOW (gtk_builder_get_object (builder, "help_overlay")));
}

/* It takes a tenth of the start, so it is made when somebody asks for it. */
static void
show_help_overlay (GtkApplicationWindow *window)
{
  if (gtk_application_window_get_help_overlay (window) == NULL)
    set_help_overlay (window);
  gtk_window_present (GTK_WINDOW (gtk_application_window_get_help_overlay (window)));
}

void
fringe_shortcuts_bind_window (GtkApplicationWindow *window,
                              GtkShortcutController *step_keys,
                              GtkShortcutController *focus_keys)
{
  g_autoptr (GSimpleAction) action = g_simple_action_new ("show-help-overlay", NULL);

  fill (step_keys, STEP);
  fill (focus_keys, FOCUS);
  g_signal_connect_object (action, "activate", G_CALLBACK (show_help_overlay), window, G_CONNECT_SWAPPED);
  g_action_map_add_action (G_ACTION_MAP (window), G_ACTION (action));
}

/* Returns: (transfer full) (nullable): the key of an action, as it is shown to people */
static char *
label_of (const char *action)
{
  for (gsize i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    if (g_strcmp0 (shortcuts[i].action, action) == 0)
      {
        g_auto (GStrv) keys = g_strsplit (shortcuts[i].keys, " ", 2);
        GdkModifierType modifiers;
        guint key;

        gtk_accelerator_parse (shortcuts[i].handy != NULL ? shortcuts[i].handy : keys[0], &key, &modifiers);
        return gtk_accelerator_get_label (key, modifiers);
      }
  return NULL;
}

/* What opens a menu or a popover has no action: it is named after the one that opens it by a key. So is a button whose
 * key does something else as well. */
static char *
action_of (GtkWidget *widget)
{
  const char *name = GTK_IS_ACTIONABLE (widget) ? gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)) : NULL;

  if (name == NULL || g_str_has_prefix (gtk_widget_get_name (widget), "win."))
    return g_strdup (gtk_widget_get_name (widget));
  return g_action_print_detailed_name (name, gtk_actionable_get_action_target_value (GTK_ACTIONABLE (widget)));
}

static void
add_to_tooltip (GtkWidget *widget)
{
  const char *text = gtk_widget_get_tooltip_text (widget);
  g_autofree char *action = text != NULL ? action_of (widget) : NULL;
  g_autofree char *label = action != NULL ? label_of (action) : NULL;
  g_autofree char *ending = label != NULL ? g_strdup_printf (" (%s)", label) : NULL;
  g_autofree char *longer = ending != NULL ? g_strconcat (text, ending, NULL) : NULL;

  if (longer != NULL && !g_str_has_suffix (text, ending))
    gtk_widget_set_tooltip_text (widget, longer);
}

void
fringe_shortcuts_add_to_tooltips (GtkWidget *root)
{
  add_to_tooltip (root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    fringe_shortcuts_add_to_tooltips (child);
}
