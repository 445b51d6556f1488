/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-sidebar.h"

#include "fringe-board-view.h"
#include "fringe-sentences.h"

#include <glib/gi18n.h>

#define SHOWN_SIDE 232
#define SHOWN_SIDE_COMPACT 120
#define END_SIDE 72
#define END_SIDE_COMPACT 54

struct _FringeSidebar
{
  GtkWidget parent_instance;

  FringeSession *session;
  GtkWidget *scroller;
  GtkLabel *node_label;
  GtkLabel *value_label;
  GtkLabel *heuristic_label;
  FringeBoardView *shown_board;
  FringeBoardView *start_board;
  FringeBoardView *goal_board;
  GtkDropDown *algorithm_list;
  GtkDropDown *heuristic_list;
  GtkDropDown *preset_list;
};

G_DEFINE_FINAL_TYPE (FringeSidebar, fringe_sidebar, GTK_TYPE_WIDGET)

enum
{
  PROP_SESSION = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static void
show_values (FringeSidebar *self, guint id)
{
  const FringeSearch *search = fringe_session_get_search (self->session);
  /* Translators: the heading above the large board */
  g_autofree char *node = g_strdup_printf (_ ("Node %u"), id);
  /* Translators: g, h and f are the symbols of the literature; <b> makes f stand out */
  g_autofree char *values = g_strdup_printf (_ ("g %1$u + h %2$u = <b>f %3$u</b>"), fringe_search_g (search, id),
                                                fringe_search_h (search, id), fringe_search_f (search, id));

  gtk_label_set_label (self->node_label, node);
  gtk_label_set_markup (self->value_label, values);
}

static void
on_shown (FringeSidebar *self)
{
  const FringeSearch *search = fringe_session_get_search (self->session);
  FringeHeuristic heuristic = fringe_search_rules (search)->heuristic;
  const FringeBoard *goal = fringe_search_goal (search);
  guint id = fringe_session_get_shown (self->session);
  g_autofree char *sentence = NULL;
  FringeBoard board;

  fringe_search_board (search, id, &board);
  sentence = fringe_heuristic_sentence (heuristic, &board, goal);
  show_values (self, id);
  gtk_label_set_label (self->heuristic_label, sentence);
  fringe_board_view_set_board (self->shown_board, &board);
  fringe_board_view_set_moved_cell (self->shown_board,
                                    fringe_draw_moved_cell (&board, fringe_search_move (search, id)));
  fringe_board_view_set_marks (self->shown_board, heuristic, goal);
}

static void
on_search (FringeSidebar *self)
{
  const FringeSearch *search = fringe_session_get_search (self->session);

  fringe_board_view_set_board (self->start_board, fringe_search_start (search));
  fringe_board_view_set_board (self->goal_board, fringe_search_goal (search));
  on_shown (self);
}

static void
on_algorithm (FringeSidebar *self)
{
  guint selected = gtk_drop_down_get_selected (self->algorithm_list);

  if (self->session != NULL && selected != GTK_INVALID_LIST_POSITION)
    fringe_session_set_algorithm (self->session, (FringeAlgorithm) selected);
}

static void
on_heuristic (FringeSidebar *self)
{
  guint selected = gtk_drop_down_get_selected (self->heuristic_list);

  if (self->session != NULL && selected != GTK_INVALID_LIST_POSITION)
    fringe_session_set_heuristic (self->session, (FringeHeuristic) selected);
}

static void
on_preset (FringeSidebar *self)
{
  guint selected = gtk_drop_down_get_selected (self->preset_list);

  if (self->session != NULL && selected != GTK_INVALID_LIST_POSITION)
    fringe_session_set_preset (self->session, (FringePreset) selected);
}

static char *
format_count (GObject *object, guint count)
{
  (void) object;
  return g_strdup_printf ("%'u", count);
}

void
fringe_sidebar_set_theme (FringeSidebar *self, FringeThemeKind theme)
{
  fringe_board_view_set_theme (self->shown_board, theme);
  fringe_board_view_set_theme (self->start_board, theme);
  fringe_board_view_set_theme (self->goal_board, theme);
}

void
fringe_sidebar_set_compact (FringeSidebar *self, gboolean compact)
{
  int end_side = compact ? END_SIDE_COMPACT : END_SIDE;

  g_object_set (self->shown_board, "side", compact ? SHOWN_SIDE_COMPACT : SHOWN_SIDE, NULL);
  g_object_set (self->start_board, "side", end_side, NULL);
  g_object_set (self->goal_board, "side", end_side, NULL);
}

static void
set_session (FringeSidebar *self, FringeSession *session)
{
  if (!g_set_object (&self->session, session) || session == NULL)
    return;
  g_signal_connect_object (session, "notify::search", G_CALLBACK (on_search), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::shown", G_CALLBACK (on_shown), self, G_CONNECT_SWAPPED);
  on_search (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SESSION]);
}

static void
fringe_sidebar_get_property (GObject *object, guint prop, GValue *value, GParamSpec *pspec)
{
  if (prop == PROP_SESSION)
    g_value_set_object (value, FRINGE_SIDEBAR (object)->session);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
}

static void
fringe_sidebar_set_property (GObject *object, guint prop, const GValue *value, GParamSpec *pspec)
{
  if (prop == PROP_SESSION)
    set_session (FRINGE_SIDEBAR (object), g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
}

static void
fringe_sidebar_dispose (GObject *object)
{
  FringeSidebar *self = FRINGE_SIDEBAR (object);

  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (fringe_sidebar_parent_class)->dispose (object);
}

static void
fringe_sidebar_class_init (FringeSidebarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = fringe_sidebar_get_property;
  object_class->set_property = fringe_sidebar_set_property;
  object_class->dispose = fringe_sidebar_dispose;
  props[PROP_SESSION] = g_param_spec_object ("session", NULL, NULL, FRINGE_TYPE_SESSION,
                                             G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  g_type_ensure (FRINGE_TYPE_BOARD_VIEW);
  gtk_widget_class_set_css_name (widget_class, "sidebar");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-sidebar.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeSidebar, scroller);
  gtk_widget_class_bind_template_child (widget_class, FringeSidebar, node_label);
  gtk_widget_class_bind_template_child (widget_class, FringeSidebar, value_label);
  gtk_widget_class_bind_template_child (widget_class, FringeSidebar, heuristic_label);
  gtk_widget_class_bind_template_child (widget_class, FringeSidebar, shown_board);
  gtk_widget_class_bind_template_child (widget_class, FringeSidebar, start_board);
  gtk_widget_class_bind_template_child (widget_class, FringeSidebar, goal_board);
  gtk_widget_class_bind_template_child (widget_class, FringeSidebar, algorithm_list);
  gtk_widget_class_bind_template_child (widget_class, FringeSidebar, heuristic_list);
  gtk_widget_class_bind_template_child (widget_class, FringeSidebar, preset_list);
  gtk_widget_class_bind_template_callback (widget_class, on_algorithm);
  gtk_widget_class_bind_template_callback (widget_class, on_heuristic);
  gtk_widget_class_bind_template_callback (widget_class, on_preset);
  gtk_widget_class_bind_template_callback (widget_class, format_count);
}

static void
fill (GtkDropDown *list, const char *(*title) (guint), guint n)
{
  g_autoptr (GtkStringList) strings = gtk_string_list_new (NULL);

  for (guint i = 0; i < n; i++)
    gtk_string_list_append (strings, title (i));
  gtk_drop_down_set_model (list, G_LIST_MODEL (strings));
}

static const char *
algorithm_title (guint i)
{
  return fringe_algorithm_title ((FringeAlgorithm) i);
}

static const char *
heuristic_title (guint i)
{
  return fringe_heuristic_title ((FringeHeuristic) i);
}

static const char *
preset_title (guint i)
{
  return fringe_preset_title ((FringePreset) i);
}

static void
fringe_sidebar_init (FringeSidebar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  fill (self->algorithm_list, algorithm_title, FRINGE_N_ALGORITHMS);
  fill (self->heuristic_list, heuristic_title, FRINGE_N_HEURISTICS);
  fill (self->preset_list, preset_title, FRINGE_N_PRESETS);
}
