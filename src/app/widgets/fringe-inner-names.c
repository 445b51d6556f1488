/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-inner-names.h"

#include "fringe-speech.h"
#include "fringe-widgets.h"

#include <glib/gi18n.h>
#include <string.h>

/* The words on a row are its name and what describes it. */
#define WORDS_MAX 2

static gboolean
has_label (gpointer widget)
{
  return gtk_test_accessible_has_property (widget, GTK_ACCESSIBLE_PROPERTY_LABEL);
}

static gboolean
is_labelled (gpointer widget)
{
  return gtk_test_accessible_has_relation (widget, GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

static gboolean
has_name (gpointer widget)
{
  return has_label (widget) || is_labelled (widget);
}

static gboolean
has_words (GtkWidget *widget)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_visible (widget) && *gtk_label_get_text (GTK_LABEL (widget)) != '\0'
         && gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) != GTK_ACCESSIBLE_ROLE_PRESENTATION;
}

/* Returns: how many labels with words were found so far, which are in @words */
static guint
find_words (GtkWidget *widget, GtkWidget *words[WORDS_MAX], guint n)
{
  if (has_words (widget))
    words[n++] = widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && n < WORDS_MAX;
       child = gtk_widget_get_next_sibling (child))
    n = find_words (child, words, n);
  return n;
}

/* Returns: (nullable): the whole that has a name, and of which the widget is a part that can have the focus */
static GtkWidget *
find_whole (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);
  gboolean is_part = GTK_IS_DROP_DOWN (parent) || GTK_IS_MENU_BUTTON (parent) || GTK_IS_EDITABLE (parent)
                     || (GTK_IS_COLUMN_VIEW (parent) && GTK_IS_LIST_VIEW (widget));

  return is_part && has_name (parent) ? parent : NULL;
}

/* Returns: (nullable): what scrolls in an area, if that has a name */
static GtkWidget *
find_content (GtkWidget *widget)
{
  GtkWidget *child
      = GTK_IS_SCROLLED_WINDOW (widget) ? gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (widget)) : NULL;

  if (GTK_IS_VIEWPORT (child))
    child = gtk_viewport_get_child (GTK_VIEWPORT (child));
  return child != NULL && has_label (child) ? child : NULL;
}

/* The words of a table are those of its rows, which it names itself. */
static gboolean
is_in_table (GtkWidget *widget)
{
  return gtk_widget_get_ancestor (widget, GTK_TYPE_COLUMN_VIEW) != NULL;
}

static void
name_by_words (GtkWidget *widget)
{
  GtkWidget *words[WORDS_MAX];
  guint n = find_words (widget, words, 0);
  gboolean is_row = GTK_IS_LIST_VIEW (gtk_widget_get_parent (widget));

  if (n > 0)
    gtk_accessible_update_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY, words[0], NULL, -1);
  if (n > 1 && is_row)
    gtk_accessible_update_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, words[1], NULL, -1);
}

/* Rows that are none: the head of a table, and what is chosen in a list that drops down. They never have the focus. */
static gboolean
only_looks_like_row (GtkWidget *widget)
{
  return strcmp (G_OBJECT_TYPE_NAME (widget), "GtkListItemWidget") == 0
         && !GTK_IS_LIST_VIEW (gtk_widget_get_parent (widget));
}

static void
name (GtkWidget *widget)
{
  GtkWidget *namer = find_whole (widget);

  if (namer == NULL)
    namer = find_content (widget);
  if (only_looks_like_row (widget))
    gtk_widget_set_focusable (widget, FALSE);
  else if (namer != NULL)
    gtk_accessible_update_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY, namer, NULL, -1);
  else if (!GTK_IS_LABEL (widget) && !is_in_table (widget))
    name_by_words (widget);
}

/* Returns: (transfer full): a label without the signs for its mnemonic */
static char *
without_mnemonic (const char *label)
{
  g_autofree char *plain = NULL;

  return pango_parse_markup (label, -1, '_', NULL, &plain, NULL, NULL) ? g_steal_pointer (&plain) : g_strdup (label);
}

static gboolean
is_called (gpointer widget, const char *label)
{
  g_autofree char *other = gtk_test_accessible_check_property (widget, GTK_ACCESSIBLE_PROPERTY_LABEL, label);

  return other == NULL;
}

/* GTK says a label of its own before the name that it has from another widget. */
static void
name_once (GtkWidget *widget)
{
  if (GTK_IS_BUTTON (widget) && gtk_button_get_label (GTK_BUTTON (widget)) != NULL
      && is_called (widget, gtk_button_get_label (GTK_BUTTON (widget))))
    gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL);
  else
    gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

/* The name of a check button has the underscore of its mnemonic in it. */
static void
name_check (GtkCheckButton *check)
{
  const char *label = gtk_check_button_get_use_underline (check) ? gtk_check_button_get_label (check) : NULL;
  g_autofree char *plain = label != NULL && is_called (check, label) ? without_mnemonic (label) : NULL;

  if (plain != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL, plain, -1);
}

static gboolean
finds_keys (GtkWidget *widget)
{
  return GTK_IS_TOGGLE_BUTTON (widget) && GTK_IS_SHORTCUTS_WINDOW (gtk_widget_get_root (widget))
         && gtk_widget_get_ancestor (widget, GTK_TYPE_HEADER_BAR) != NULL
         && !GTK_IS_MENU_BUTTON (gtk_widget_get_parent (widget));
}

/* GTK calls the button that opens the search among all keys after its picture, which has no name. */
static void
name_finder (GtkWidget *button)
{
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Find a key"), -1);
}

void
fringe_inner_names_mend (GtkWidget *widget)
{
  if (finds_keys (widget))
    name_finder (widget);
  else if (has_label (widget) && is_labelled (widget))
    name_once (widget);
  else if (GTK_IS_CHECK_BUTTON (widget))
    name_check (GTK_CHECK_BUTTON (widget));
  else if (gtk_widget_get_focusable (widget) && !has_name (widget))
    name (widget);
}

static void
follow (GtkWidget *widget, const char *property, GCallback callback)
{
  g_autofree char *signal = g_strconcat ("notify::", property, NULL);

  g_signal_handlers_disconnect_matched (widget, G_SIGNAL_MATCH_DETAIL | G_SIGNAL_MATCH_FUNC, 0,
                                        g_quark_from_string (property), NULL, callback, NULL);
  g_signal_connect (widget, signal, callback, NULL);
}

/* Returns: (transfer full) (nullable): the words of what is chosen in a list that drops down */
static char *
chosen_text (GtkDropDown *list)
{
  gpointer item = gtk_drop_down_get_selected_item (list);
  GtkExpression *expression = gtk_drop_down_get_expression (list);
  g_auto (GValue) value = G_VALUE_INIT;

  if (item != NULL && expression != NULL && gtk_expression_evaluate (expression, item, &value)
      && G_VALUE_HOLDS_STRING (&value))
    return g_value_dup_string (&value);
  return GTK_IS_STRING_OBJECT (item) ? g_strdup (gtk_string_object_get_string (item)) : NULL;
}

/* Such a list has a name, and the button in it takes the focus: what is chosen describes that, and then the tooltip.
 * From GTK 4.10 on the button is described as the list is. A list that ends chooses nothing, and has no button any
 * more. */
static void
describe_chosen (GtkDropDown *list)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (list));
  g_autofree char *chosen = chosen_text (list), *text = NULL;

  if (button == NULL || chosen == NULL)
    return;
  text = g_strjoin ("\n", chosen, gtk_widget_get_tooltip_text (GTK_WIDGET (list)), NULL);
  fringe_description_set (list, text);
  fringe_description_set (button, text);
}

/* Words may have come to a widget after it was first seen, and a tooltip to a list. */
static void
on_focus (GtkWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  if (focus == NULL)
    return;
  fringe_inner_names_mend (focus);
  if (GTK_IS_DROP_DOWN (gtk_widget_get_parent (focus)))
    describe_chosen (GTK_DROP_DOWN (gtk_widget_get_parent (focus)));
}

/* A new label of a button names it anew. */
static void
on_map (GtkWidget *widget)
{
  fringe_inner_names_mend (widget);
  if (GTK_IS_WINDOW (widget))
    follow (widget, "focus-widget", G_CALLBACK (on_focus));
  else if (GTK_IS_DROP_DOWN (widget))
    {
      describe_chosen (GTK_DROP_DOWN (widget));
      follow (widget, "selected-item", G_CALLBACK (describe_chosen));
      follow (widget, "tooltip-text", G_CALLBACK (describe_chosen));
    }
  else if (GTK_IS_BUTTON (widget) || GTK_IS_CHECK_BUTTON (widget))
    follow (widget, "label", G_CALLBACK (fringe_inner_names_mend));
}

void
fringe_inner_names_begin (void)
{
  fringe_map_follow (on_map);
}
