/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "window-acts.h"

#include "app-fixture.h"

#include "fringe-window.h"

#include <string.h>

/* As many windows are enough. */
#define WINDOWS_MAX 4
/* What is asked in a loop of its own is answered after so many milliseconds. */
#define ANSWER_AFTER 40
/* In milliseconds: longer than lists wait for a person who jumps on. */
#define LONG_PAUSE 150

#define PUZZLE(start, goal)                                                                                            \
  "[Fringe Session]\nVersion=1\n\n[Puzzle]\nTitle=A puzzle\nStart=" start "\nGoal=" goal "\n\n"
#define RULES(algorithm, duplicates)                                                                                   \
  "[Rules]\nAlgorithm=" algorithm "\nHeuristic=manhattan\nMoves=UDLR\nTies=fifo\nDuplicates=" duplicates               \
  "\nGoalTest=expansion\n"
#define EIGHT PUZZLE ("1 2 7 6 0 8 4 3 5", "1 2 0 4 8 7 3 6 5")
#define FIFTEEN PUZZLE ("14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3", "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15")

static const struct
{
  const char *name, *text;
} files[] = {
  { "eight.fringe", EIGHT RULES ("astar", "better-g") "\n[Search]\nNodeLimit=1000\nSteps=3\nStep=2\n" },
  { "weighted.fringe", EIGHT RULES ("wastar", "open+closed") },
  { "iterations.fringe", EIGHT RULES ("idastar", "parent") },
  { "fifteen.fringe", FIFTEEN RULES ("astar", "closed") "\n[Search]\nNodeLimit=20000\nSteps=2000\nStep=1500\n" },
  { "ten.fringe", FIFTEEN RULES ("dfs", "expansion") "\n[Search]\nNodeLimit=30000\nSteps=20000\nStep=10\n" },
  { "noted.fringe", EIGHT RULES ("astar", "better-g") "\n[Notes]\n0=Begin\n2=Look _here_ <b>\n" },
  { "large.fringe",
    PUZZLE ("1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 "
            "39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 "
            "74 75 76 77 78 79 0 80",
            "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 "
            "39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 "
            "74 75 76 77 78 79 80 0") RULES ("greedy", "better-g") },
  { "unsolvable.fringe", PUZZLE ("2 1 3 4 5 6 7 8 0", "1 2 3 4 5 6 7 8 0") RULES ("ucs", "better-g") },
  { "flat.fringe", PUZZLE ("1 2 0\n", "1 2 0") RULES ("astar", "better-g") },
  { "wrong.fringe", PUZZLE ("1 2 2 4 5 6 7 8 0", "1 2 3 4 5 6 7 8 0") RULES ("astar", "better-g") },
  { "cut.fringe", "[Fringe Session]\nVersion=1\n\n[Puz" },
  { "empty.fringe", "" },
  { "binary.fringe", "\x89PNG\r\n\x1a\n\x01\x02\xff\xfe" },
  { "later.fringe", "[Fringe Session]\nVersion=2\n" },
};

/* Some of what is typed is a number, a board, or neither. */
static const char *const texts[] = {
  "",
  "5",
  "0",
  "1",
  "2",
  "3",
  "-1",
  "7.5",
  "99999999999",
  "1e300",
  "1 2 3 4 5 6 7 8 0",
  "1 2 7 6 0 8 4 3 5",
  "8 6 7 2 5 4 3 0 1",
  "14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3",
  "1 2 3 4 5 0",
  "108257463",
  "1 2 3 4 5 6 7 8 8",
  "f = 8",
  "f<9 g>2",
  "id 3",
  "Ünï¢öde — “text” & <b>mark</b> _up",
  "\t\n",
  "אבג",
};

typedef struct
{
  GRand *rand;
} Chance;

static guint
pick (Chance *chance, guint n)
{
  return (guint) g_rand_int_range (chance->rand, 0, (gint32) MAX (n, 1));
}

/* Small ones more often than large ones. */
static guint
any_number (Chance *chance)
{
  static const guint odd[] = { 0, 1, 2, 3, 4, 7, 1000, G_MAXINT, G_MAXUINT - 1, G_MAXUINT };

  return pick (chance, 2) ? pick (chance, 30) : odd[pick (chance, G_N_ELEMENTS (odd))];
}

static const char *
any_text (Chance *chance)
{
  return texts[pick (chance, G_N_ELEMENTS (texts))];
}

static GFile *
any_file (Chance *chance)
{
  static const char *const others[]
      = { "missing.fringe", ".", "missing/there.fringe", "saved.fringe", "saved-0.fringe" };
  guint i = pick (chance, G_N_ELEMENTS (files) + G_N_ELEMENTS (others));

  return g_file_new_for_path (i < G_N_ELEMENTS (files) ? files[i].name : others[i - G_N_ELEMENTS (files)]);
}

static void G_GNUC_PRINTF (1, 2) say (const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  vfprintf (stderr, format, arguments);
  va_end (arguments);
}

/* What a widget can be told by. */
static const char *
name_of (gpointer widget)
{
  const char *id = gtk_buildable_get_buildable_id (GTK_BUILDABLE (widget));
  const char *action = GTK_IS_ACTIONABLE (widget) ? gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)) : NULL;

  if (id != NULL)
    return id;
  if (action != NULL)
    return action;
  return GTK_IS_BUTTON (widget) && gtk_button_get_label (GTK_BUTTON (widget)) != NULL
             ? gtk_button_get_label (GTK_BUTTON (widget))
             : "";
}

/* One that is modal keeps a person from the others. */
static GPtrArray *
open_windows (void)
{
  GListModel *toplevels = gtk_window_get_toplevels ();
  GPtrArray *windows = g_ptr_array_new (), *modal = g_ptr_array_new ();

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (toplevels, i);

      if (!gtk_widget_get_visible (GTK_WIDGET (window)))
        continue;
      g_ptr_array_add (windows, window);
      if (gtk_window_get_modal (window))
        g_ptr_array_add (modal, window);
    }
  if (modal->len == 0)
    {
      g_ptr_array_unref (modal);
      return windows;
    }
  g_ptr_array_unref (windows);
  return modal;
}

static GtkWindow *
any_window (Chance *chance)
{
  g_autoptr (GPtrArray) windows = open_windows ();

  return windows->len > 0 ? windows->pdata[pick (chance, windows->len)] : NULL;
}

/* (nullable): one of the program's own windows, unless a dialog keeps a person from it */
static FringeWindow *
any_fringe (Chance *chance)
{
  g_autoptr (GPtrArray) windows = open_windows ();

  for (guint i = windows->len; i-- > 0;)
    if (!FRINGE_IS_WINDOW (windows->pdata[i]))
      g_ptr_array_remove_index (windows, i);
  return windows->len > 0 ? windows->pdata[pick (chance, windows->len)] : NULL;
}

/* Dialogs for files and for printers are GTK's: what is in them is left alone, but for a name and an answer. */
static gboolean
is_ours (GtkWindow *window)
{
  return !GTK_IS_FILE_CHOOSER (window) && !g_str_equal (G_OBJECT_TYPE_NAME (window), "GtkPrintUnixDialog");
}

typedef gboolean (*IsFit) (GtkWidget *widget);

typedef struct
{
  IsFit is_fit;
  GPtrArray *found;
} Finding;

static void
find (GtkWidget *widget, gpointer data)
{
  Finding *finding = data;

  if (gtk_widget_get_mapped (widget) && gtk_widget_is_sensitive (widget) && finding->is_fit (widget))
    g_ptr_array_add (finding->found, widget);
}

/* (nullable): one that a person sees and can use */
static gpointer
any_widget (Chance *chance, IsFit is_fit)
{
  GtkWindow *window = any_window (chance);
  g_autoptr (GPtrArray) found = g_ptr_array_new ();
  Finding finding = { is_fit, found };

  if (window != NULL && is_ours (window))
    test_for_each_widget (GTK_WIDGET (window), find, &finding);
  return found->len > 0 ? found->pdata[pick (chance, found->len)] : NULL;
}

static GVariant *
any_parameter (Chance *chance, const char *name, const GVariantType *type)
{
  static const char *const words[]
      = { "why",   "frontier", "closed", "duplicates", "solution", "code",  "charts", "quiz", "truth",     "state",
          "order", "f-value",  "depth",  "run",        "down",     "right", "light",  "dark", "projector", "print" };
  g_autoptr (GFile) file = any_file (chance);
  g_autofree char *uri = g_file_get_uri (file);

  if (type == NULL)
    return NULL;
  if (g_variant_type_equal (type, G_VARIANT_TYPE_UINT32))
    return g_variant_new_uint32 (any_number (chance));
  if (g_variant_type_equal (type, G_VARIANT_TYPE_INT32))
    return g_variant_new_int32 ((gint32) any_number (chance));
  if (g_variant_type_equal (type, G_VARIANT_TYPE_BOOLEAN))
    return g_variant_new_boolean (pick (chance, 2) == 0);
  if (g_variant_type_equal (type, G_VARIANT_TYPE_DOUBLE))
    return g_variant_new_double (any_number (chance));
  if (g_variant_type_equal (type, G_VARIANT_TYPE_STRING) && g_str_has_suffix (name, "open-recent"))
    return g_variant_new_string (uri);
  if (g_variant_type_equal (type, G_VARIANT_TYPE_STRING))
    return g_variant_new_string (pick (chance, 12) ? words[pick (chance, G_N_ELEMENTS (words))] : any_text (chance));
  return NULL;
}

/* What goes out of the program, or ends it before its time. */
static gboolean
is_left_out (const char *name)
{
  return g_str_has_suffix (name, "show-file");
}

/* The dialog of the printer has a main loop of its own, and is answered whatever opened it. */
static gboolean
answer (gpointer data)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  (void) data;
  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (toplevels, i);

      if (g_str_equal (G_OBJECT_TYPE_NAME (window), "GtkPrintUnixDialog"))
        gtk_dialog_response (GTK_DIALOG (window), GTK_RESPONSE_CANCEL);
    }
  return G_SOURCE_CONTINUE;
}

static void
activate (Chance *chance, GtkWidget *widget, const char *name, const GVariantType *type)
{
  g_autoptr (GVariant) parameter = any_parameter (chance, name, type);
  g_autofree char *text = parameter != NULL ? g_variant_print (parameter, FALSE) : g_strdup ("");

  if (parameter != NULL)
    g_variant_ref_sink (parameter);
  if (is_left_out (name) || (type != NULL && parameter == NULL))
    return;
  say ("%s %s", name, text);
  gtk_widget_activate_action_variant (widget, name, parameter);
}

/* One that its class has. */
static void
act_on_class (Chance *chance, GtkWidget *widget)
{
  GtkWidgetClass *klass = GTK_WIDGET_GET_CLASS (widget);
  const GVariantType *type;
  const char *name, *property;
  GType owner;
  guint n = 0;

  while (gtk_widget_class_query_action (klass, n, &owner, &name, &type, &property))
    n++;
  if (n == 0 || !gtk_widget_class_query_action (klass, pick (chance, n), &owner, &name, &type, &property))
    return;
  activate (chance, widget, name, type);
}

/* One that it was given. */
static void
act_on_group (Chance *chance, GtkWidget *widget, GActionGroup *group, const char *prefix)
{
  g_auto (GStrv) names = g_action_group_list_actions (group);
  guint n = g_strv_length (names), i = pick (chance, n);
  g_autofree char *name = n > 0 ? g_strconcat (prefix, names[i], NULL) : NULL;

  if (n > 0)
    activate (chance, widget, name, g_action_group_get_action_parameter_type (group, names[i]));
}

static void
do_action (Chance *chance)
{
  GtkWidget *window = (GtkWidget *) any_fringe (chance);

  if (window != NULL && pick (chance, 8) > 0)
    act_on_class (chance, window);
  else if (window != NULL)
    act_on_group (chance, window, G_ACTION_GROUP (window), "win.");
}

static void
do_step (Chance *chance)
{
  static const char *const names[] = { "win.step",
                                       "win.step",
                                       "win.back",
                                       "win.run",
                                       "win.undo",
                                       "win.redo",
                                       "win.fine-step",
                                       "win.fine-back",
                                       "win.breakpoint",
                                       "win.compare",
                                       "win.other-heuristic",
                                       "win.fork",
                                       "win.swap-sides",
                                       "win.start-here",
                                       "win.play",
                                       "win.quiz-ask",
                                       "win.first-difference" };
  GtkWidget *window = (GtkWidget *) any_fringe (chance);

  if (window != NULL)
    activate (chance, window, names[pick (chance, G_N_ELEMENTS (names))], NULL);
}

static void
do_application_action (Chance *chance)
{
  GtkWidget *window = (GtkWidget *) any_fringe (chance);

  if (window != NULL)
    act_on_group (chance, window, G_ACTION_GROUP (test_application ()), "app.");
}

static gboolean
is_field (GtkWidget *widget)
{
  return (GTK_IS_EDITABLE (widget) && !GTK_IS_TEXT (widget) && gtk_editable_get_editable (GTK_EDITABLE (widget)))
         || (GTK_IS_TEXT_VIEW (widget) && gtk_text_view_get_editable (GTK_TEXT_VIEW (widget)));
}

static void
type_into (GtkEditable *editable, const char *text, gboolean anew)
{
  GtkEditable *inner = gtk_editable_get_delegate (editable);
  GtkEditable *typed = inner != NULL ? inner : editable;
  int position = gtk_editable_get_position (typed);

  if (anew)
    gtk_editable_delete_text (typed, 0, -1);
  gtk_editable_insert_text (typed, text, -1, &position);
  gtk_editable_set_position (typed, position);
}

/* Letters without Enter, mostly. */
static void
do_type (Chance *chance)
{
  GtkWidget *field = any_widget (chance, is_field);
  const char *text = any_text (chance);
  gboolean anew = pick (chance, 2), enter = pick (chance, 4) == 0;
  GtkEditable *inner;

  if (field == NULL)
    return;
  say ("type “%s” into %s %s%s", text, G_OBJECT_TYPE_NAME (field), name_of (field), enter ? ", and Enter" : "");
  gtk_widget_grab_focus (field);
  if (GTK_IS_TEXT_VIEW (field))
    {
      gtk_text_buffer_insert_at_cursor (gtk_text_view_get_buffer (GTK_TEXT_VIEW (field)), text, -1);
      return;
    }
  type_into (GTK_EDITABLE (field), text, anew);
  inner = gtk_editable_get_delegate (GTK_EDITABLE (field));
  if (enter)
    g_signal_emit_by_name (inner != NULL ? (gpointer) inner : (gpointer) field, "activate");
}

static gboolean
is_spin (GtkWidget *widget)
{
  return GTK_IS_SPIN_BUTTON (widget);
}

static void
do_spin (Chance *chance)
{
  GtkSpinButton *spin = any_widget (chance, is_spin);
  GtkSpinType how = (GtkSpinType) pick (chance, GTK_SPIN_USER_DEFINED);

  if (spin == NULL)
    return;
  say ("spin %s: %u", name_of (spin), how);
  gtk_spin_button_spin (spin, how, pick (chance, 3));
}

static gboolean
is_choice (GtkWidget *widget)
{
  return GTK_IS_DROP_DOWN (widget);
}

static void
do_choose (Chance *chance)
{
  GtkDropDown *list = any_widget (chance, is_choice);
  guint n
      = list != NULL && gtk_drop_down_get_model (list) ? g_list_model_get_n_items (gtk_drop_down_get_model (list)) : 0;
  guint i = pick (chance, n);

  if (n == 0)
    return;
  say ("choose %u of %u from %s", i, n, name_of (list));
  if (pick (chance, 5) == 0)
    g_signal_emit_by_name (list, "activate");
  else
    gtk_drop_down_set_selected (list, i);
}

static gboolean
is_button (GtkWidget *widget)
{
  return GTK_IS_BUTTON (widget) || GTK_IS_CHECK_BUTTON (widget) || GTK_IS_SWITCH (widget) || GTK_IS_EXPANDER (widget)
         || GTK_IS_MENU_BUTTON (widget) || g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkModelButton");
}

static void
do_press (Chance *chance)
{
  GtkWidget *button = any_widget (chance, is_button);
  const char *action;

  if (button == NULL)
    return;
  action = GTK_IS_ACTIONABLE (button) ? gtk_actionable_get_action_name (GTK_ACTIONABLE (button)) : NULL;
  if (action != NULL && is_left_out (action))
    return;
  say ("press %s “%s”", G_OBJECT_TYPE_NAME (button), name_of (button));
  if (pick (chance, 2))
    gtk_widget_grab_focus (button);
  gtk_widget_activate (button);
}

static gboolean
is_list (GtkWidget *widget)
{
  return GTK_IS_LIST_VIEW (widget) || GTK_IS_GRID_VIEW (widget) || GTK_IS_LIST_BOX_ROW (widget)
         || g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkColumnListView");
}

static void
do_row (Chance *chance)
{
  GtkWidget *list = any_widget (chance, is_list);
  guint row = any_number (chance);

  if (list == NULL)
    return;
  say ("row %u of %s", row, G_OBJECT_TYPE_NAME (list));
  if (GTK_IS_LIST_BOX_ROW (list))
    gtk_widget_activate (list);
  else if (pick (chance, 3) == 0)
    gtk_widget_activate_action (list, "list.scroll-to-item", "u", row);
  else if (pick (chance, 2) == 0)
    gtk_widget_activate_action (list, "list.select-item", "(ubb)", row, pick (chance, 2), pick (chance, 2));
  else
    gtk_widget_activate_action (list, "list.activate-item", "u", row);
}

static gboolean
is_range (GtkWidget *widget)
{
  return GTK_IS_RANGE (widget);
}

static void
do_slide (Chance *chance)
{
  GtkRange *range = any_widget (chance, is_range);
  GtkAdjustment *adjustment;
  gboolean is_handled;
  double lower, value;

  if (range == NULL)
    return;
  adjustment = gtk_range_get_adjustment (range);
  lower = gtk_adjustment_get_lower (adjustment);
  value = lower + g_rand_double (chance->rand) * (gtk_adjustment_get_upper (adjustment) - lower);
  say ("slide %s %s to %g", G_OBJECT_TYPE_NAME (range), name_of (range), value);
  g_signal_emit_by_name (range, "change-value", GTK_SCROLL_JUMP, value, &is_handled);
}

/* Those that listen for themselves. The gestures of a range are GTK's, which asks them for a real event. */
static gboolean
is_our_own (GtkWidget *widget)
{
  return g_str_has_prefix (G_OBJECT_TYPE_NAME (widget), "Fringe") && !GTK_IS_RANGE (widget);
}

static void
point (Chance *chance, GtkEventController *controller, double x, double y)
{
  gboolean is_handled;

  if (GTK_IS_GESTURE_CLICK (controller))
    {
      g_signal_emit_by_name (controller, "pressed", 1 + (int) pick (chance, 2), x, y);
      g_signal_emit_by_name (controller, "released", 1, x, y);
    }
  else if (GTK_IS_GESTURE_DRAG (controller))
    {
      g_signal_emit_by_name (controller, "drag-begin", x, y);
      g_signal_emit_by_name (controller, "drag-update", y - x, x / 2);
      if (pick (chance, 4))
        g_signal_emit_by_name (controller, "drag-end", y - x, x / 2);
    }
  else if (GTK_IS_GESTURE_LONG_PRESS (controller))
    g_signal_emit_by_name (controller, "pressed", x, y);
  else if (GTK_IS_GESTURE_SWIPE (controller))
    g_signal_emit_by_name (controller, "swipe", x, y);
  else if (GTK_IS_EVENT_CONTROLLER_MOTION (controller))
    g_signal_emit_by_name (controller, pick (chance, 3) ? "motion" : "enter", x, y);
  else if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
    g_signal_emit_by_name (controller, "scroll", 0.0, pick (chance, 2) ? 1.0 : -1.0, &is_handled);
}

static void
do_point (Chance *chance)
{
  GtkWidget *widget = any_widget (chance, is_our_own);
  g_autoptr (GListModel) controllers = widget != NULL ? gtk_widget_observe_controllers (widget) : NULL;
  guint n = controllers != NULL ? g_list_model_get_n_items (controllers) : 0;
  g_autoptr (GtkEventController) controller = n > 0 ? g_list_model_get_item (controllers, pick (chance, n)) : NULL;
  double x = g_rand_double (chance->rand), y = g_rand_double (chance->rand);

  if (controller == NULL || GTK_IS_SHORTCUT_CONTROLLER (controller))
    return;
  x *= gtk_widget_get_width (widget);
  y *= gtk_widget_get_height (widget);
  say ("%s on %s %s at %.0f, %.0f", G_OBJECT_TYPE_NAME (controller), G_OBJECT_TYPE_NAME (widget), name_of (widget), x,
       y);
  point (chance, controller, x, y);
}

static void
add_shortcuts (GtkWidget *widget, GPtrArray *shortcuts)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GListModel) controller = g_list_model_get_item (controllers, i);

      for (guint j = 0; GTK_IS_SHORTCUT_CONTROLLER (controller) && j < g_list_model_get_n_items (controller); j++)
        g_ptr_array_add (shortcuts, g_list_model_get_item (controller, j));
    }
}

static gboolean
is_of_the_program (const char *text)
{
  /* The inspector is no part of the program, and the emoji are many. */
  return strstr (text, "debugging") == NULL && strstr (text, "emoji") == NULL && strstr (text, "show-file") == NULL
         && strstr (text, "win.print") == NULL;
}

/* A window that was not laid out yet gets no keys, and GtkFlowBox would look for the card below for ever. */
static gboolean
gets_keys (GtkWindow *window)
{
  return window != NULL && is_ours (window) && gtk_widget_get_width (GTK_WIDGET (window)) > 0;
}

/* A key that means something where the focus is. */
static void
do_key (Chance *chance)
{
  GtkWindow *open = any_window (chance), *window = gets_keys (open) ? open : NULL;
  GtkWidget *widget = window != NULL ? gtk_window_get_focus (window) : NULL;
  g_autoptr (GPtrArray) shortcuts = g_ptr_array_new_with_free_func (g_object_unref);
  GtkShortcut *shortcut;
  g_autofree char *text = NULL;

  for (guint up = pick (chance, 4); widget != NULL && up > 0 && gtk_widget_get_parent (widget) != NULL; up--)
    widget = gtk_widget_get_parent (widget);
  if (widget == NULL || pick (chance, 4) == 0)
    widget = (GtkWidget *) window;
  if (widget == NULL)
    return;
  add_shortcuts (widget, shortcuts);
  if (shortcuts->len == 0)
    return;
  shortcut = shortcuts->pdata[pick (chance, shortcuts->len)];
  text = gtk_shortcut_action_to_string (gtk_shortcut_get_action (shortcut));
  if (!is_of_the_program (text))
    return;
  say ("key for %s on %s %s", text, G_OBJECT_TYPE_NAME (widget), name_of (widget));
  gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, widget, gtk_shortcut_get_arguments (shortcut));
}

static void
do_letter (Chance *chance)
{
  static const guint keys[] = { GDK_KEY_a,  GDK_KEY_b,    GDK_KEY_d,         GDK_KEY_Escape, GDK_KEY_Page_Down,
                                GDK_KEY_Up, GDK_KEY_Left, GDK_KEY_BackSpace, GDK_KEY_Tab,    GDK_KEY_space };
  GtkWidget *widget = any_widget (chance, is_our_own);
  g_autoptr (GListModel) controllers = widget != NULL ? gtk_widget_observe_controllers (widget) : NULL;
  guint key = keys[pick (chance, G_N_ELEMENTS (keys))];

  for (guint i = 0; controllers != NULL && i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      gboolean is_handled = FALSE;

      if (!GTK_IS_EVENT_CONTROLLER_KEY (controller))
        continue;
      say ("key %s to %s %s", gdk_keyval_name (key), G_OBJECT_TYPE_NAME (widget), name_of (widget));
      g_signal_emit_by_name (controller, "key-pressed", key, 0, 0, &is_handled);
      return;
    }
}

/* As the desktop opens them. */
static void
do_open (Chance *chance)
{
  g_autoptr (GFile) file = any_file (chance);
  g_autofree char *name = g_file_get_basename (file);

  say ("open %s from outside", name);
  g_application_open (G_APPLICATION (test_application ()), &file, 1, "");
}

static void
do_drop (Chance *chance)
{
  FringeWindow *window = any_fringe (chance);
  g_autoptr (GListModel) controllers = window != NULL ? gtk_widget_observe_controllers (GTK_WIDGET (window)) : NULL;
  g_autoptr (GFile) file = any_file (chance);
  GSList list = { file, NULL };

  for (guint i = 0; controllers != NULL && i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      g_auto (GValue) value = G_VALUE_INIT;
      gboolean is_taken;

      if (!GTK_IS_DROP_TARGET (controller)
          || !gdk_content_formats_contain_gtype (gtk_drop_target_get_formats (GTK_DROP_TARGET (controller)),
                                                 GDK_TYPE_FILE_LIST))
        continue;
      say ("drop a file");
      g_value_init (&value, GDK_TYPE_FILE_LIST);
      g_value_set_boxed (&value, &list);
      g_signal_emit_by_name (controller, "drop", &value, 10.0, 10.0, &is_taken);
      return;
    }
}

static void
name_file (Chance *chance, GtkFileChooser *chooser)
{
  g_autoptr (GFile) folder = g_file_new_for_path (".");
  g_autoptr (GFile) file = any_file (chance);
  g_autofree char *name = g_file_get_basename (file);

  if (pick (chance, 2))
    gtk_file_chooser_set_current_folder (chooser, folder, NULL);
  if (gtk_file_chooser_get_action (chooser) == GTK_FILE_CHOOSER_ACTION_SAVE)
    gtk_file_chooser_set_current_name (chooser, pick (chance, 3) ? "saved.fringe" : name);
  else
    gtk_file_chooser_set_file (chooser, file, NULL);
}

/* A button of a question, or of the dialog for files. */
static void
do_answer (Chance *chance)
{
  static const int responses[]
      = { GTK_RESPONSE_ACCEPT, GTK_RESPONSE_CANCEL, GTK_RESPONSE_YES, GTK_RESPONSE_NO, GTK_RESPONSE_DELETE_EVENT };
  GtkWindow *window = any_window (chance);
  GtkWidget *dialog = GTK_IS_DIALOG (window) ? GTK_WIDGET (window) : NULL, *button;
  int response = responses[pick (chance, G_N_ELEMENTS (responses))];

  if (dialog == NULL || GTK_IS_ABOUT_DIALOG (dialog))
    return;
  say ("answer %d in %s", response, G_OBJECT_TYPE_NAME (dialog));
  if (GTK_IS_FILE_CHOOSER (dialog) && pick (chance, 2))
    name_file (chance, GTK_FILE_CHOOSER (dialog));
  button = gtk_dialog_get_widget_for_response (GTK_DIALOG (dialog), response);
  if (button != NULL && gtk_widget_is_sensitive (button))
    gtk_widget_activate (button);
  else if (response == GTK_RESPONSE_DELETE_EVENT || response == GTK_RESPONSE_CANCEL)
    gtk_window_close (GTK_WINDOW (dialog));
}

static void
do_close (Chance *chance)
{
  GtkWindow *window = any_window (chance);

  if (window == NULL)
    return;
  say ("close %s", G_OBJECT_TYPE_NAME (window));
  gtk_window_close (window);
}

static void
do_new_window (Chance *chance)
{
  GtkWindow *window;

  if (g_list_model_get_n_items (gtk_window_get_toplevels ()) > WINDOWS_MAX)
    {
      do_close (chance);
      return;
    }
  say ("a new window");
  window = GTK_WINDOW (fringe_window_new (test_application ()));
  gtk_window_present (window);
}

static void
do_resize (Chance *chance)
{
  GtkWindow *window = any_window (chance);
  int width = 200 + (int) pick (chance, 1400), height = 150 + (int) pick (chance, 900);

  if (window == NULL)
    return;
  say ("%s becomes %d by %d", G_OBJECT_TYPE_NAME (window), width, height);
  gtk_window_set_default_size (window, width, height);
}

static void
do_look (Chance *chance)
{
  GtkSettings *settings = gtk_settings_get_default ();
  gboolean flag = pick (chance, 2) == 0;

  say ("the desktop changes its look: %d", flag);
  switch (pick (chance, 4))
    {
    case 0:
      g_object_set (settings, "gtk-application-prefer-dark-theme", flag, NULL);
      break;
    case 1:
      g_object_set (settings, "gtk-xft-dpi", (flag ? 96 : 144) * 1024, NULL);
      break;
    case 2:
      g_object_set (settings, "gtk-enable-animations", flag, NULL);
      break;
    default:
      g_object_set (settings, "gtk-theme-name", flag ? "Default" : "HighContrast", NULL);
      break;
    }
}

static void
do_paste (Chance *chance)
{
  GtkWidget *window = (GtkWidget *) any_fringe (chance);

  if (window == NULL)
    return;
  say ("paste");
  gdk_clipboard_set_text (gtk_widget_get_clipboard (window), any_text (chance));
  gtk_widget_activate_action (window, "win.paste", NULL);
}

static const struct
{
  guint weight;
  void (*act) (Chance *chance);
} acts[] = {
  { 22, do_action }, { 20, do_step },      { 3, do_application_action },
  { 14, do_type },   { 4, do_spin },       { 10, do_choose },
  { 14, do_press },  { 6, do_row },        { 4, do_slide },
  { 6, do_point },   { 8, do_key },        { 2, do_letter },
  { 4, do_open },    { 1, do_drop },       { 10, do_answer },
  { 6, do_close },   { 2, do_new_window }, { 2, do_resize },
  { 2, do_look },    { 2, do_paste },
};

static void
act (Chance *chance)
{
  guint sum = 0, place;

  for (gsize i = 0; i < G_N_ELEMENTS (acts); i++)
    sum += acts[i].weight;
  place = pick (chance, sum);
  for (gsize i = 0; i < G_N_ELEMENTS (acts); i++)
    {
      if (place < acts[i].weight)
        {
          acts[i].act (chance);
          return;
        }
      place -= acts[i].weight;
    }
}

static gboolean
end_pause (gpointer is_over)
{
  *(gboolean *) is_over = TRUE;
  return G_SOURCE_REMOVE;
}

static void
pause_for (guint milliseconds)
{
  gboolean is_over = FALSE;

  g_timeout_add (milliseconds, end_pause, &is_over);
  while (!is_over)
    g_main_context_iteration (NULL, TRUE);
}

void
window_act (guint32 seed, guint number)
{
  const guint32 seeds[] = { seed, number };
  Chance chance = { g_rand_new_with_seed_array (seeds, G_N_ELEMENTS (seeds)) };
  guint pause = pick (&chance, 10);

  act (&chance);
  if (pause == 0)
    pause_for (LONG_PAUSE);
  else if (pause <= 3)
    pause_for (pick (&chance, 30));
  else if (pause <= 6)
    for (guint i = pick (&chance, 10); i > 0; i--)
      g_main_context_iteration (NULL, FALSE);
  g_rand_free (chance.rand);
}

void
window_acts_prepare (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    g_file_set_contents (files[i].name, files[i].text, -1, NULL);
  g_timeout_add (ANSWER_AFTER, answer, NULL);
}
