/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-why-panel.h"

#include "fringe-inversions-view.h"
#include "fringe-nodes-model.h"
#include "fringe-otherwise.h"
#include "fringe-references.h"
#include "fringe-row.h"
#include "fringe-sentences.h"
#include "fringe-speech.h"
#include "fringe-why-not.h"

#include <glib/gi18n.h>
#include <string.h>

#define FRINGE_TYPE_STEP_LIST (fringe_step_list_get_type ())
G_DECLARE_FINAL_TYPE (FringeStepList, fringe_step_list, FRINGE, STEP_LIST, FringeBin)

/* What happened: a sentence for each known step. The session goes to the step that is chosen. Its property: `session`.
 */

#define FRINGE_TYPE_STEPS_MODEL (fringe_steps_model_get_type ())
G_DECLARE_FINAL_TYPE (FringeStepsModel, fringe_steps_model, FRINGE, STEPS_MODEL, GObject)

struct _FringeStepsModel
{
  GObject parent_instance;

  guint n;
};

static void fringe_steps_model_init_list (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (FringeStepsModel,
                               fringe_steps_model,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, fringe_steps_model_init_list))

static GType
fringe_steps_model_get_item_type (GListModel *list)
{
  return FRINGE_TYPE_NODE_ROW;
}

static guint
fringe_steps_model_get_n_items (GListModel *list)
{
  return FRINGE_STEPS_MODEL (list)->n;
}

static gpointer
fringe_steps_model_get_item (GListModel *list, guint position)
{
  return position < FRINGE_STEPS_MODEL (list)->n ? fringe_node_row_new (position, position) : NULL;
}

static void
fringe_steps_model_init_list (GListModelInterface *iface)
{
  iface->get_item_type = fringe_steps_model_get_item_type;
  iface->get_n_items = fringe_steps_model_get_n_items;
  iface->get_item = fringe_steps_model_get_item;
}

static void
fringe_steps_model_set_n (FringeStepsModel *self, guint n, gboolean anew)
{
  guint before = self->n, kept = anew ? 0 : MIN (before, n);

  self->n = n;
  if (before != n || anew)
    g_list_model_items_changed (G_LIST_MODEL (self), kept, before - kept, n - kept);
}

static void
fringe_steps_model_class_init (FringeStepsModelClass *klass)
{
}

static void
fringe_steps_model_init (FringeStepsModel *self)
{
}

static FringeStepsModel *
fringe_steps_model_new (void)
{
  return g_object_new (FRINGE_TYPE_STEPS_MODEL, NULL);
}

struct _FringeStepList
{
  FringeBin parent_instance;

  FringeSession *session;
  FringeStepsModel *model;
  GtkSingleSelection *selection;
  gboolean is_anew;
  GtkWidget *scroller;
  GtkListView *view;
};

G_DEFINE_FINAL_TYPE (FringeStepList, fringe_step_list, FRINGE_TYPE_BIN)

/* The view may still ask for a row of the old record before it is told that the row is gone. */
static char *
row_text (FringeStepList *self, guint step)
{
  const FringeSearch *search = fringe_session_get_search (self->session);
  g_autofree char *sentence = step <= fringe_search_n_steps (search) ? fringe_step_sentence (search, step) : NULL;

  /* Translators: in the history: the number of a step, and what happened in it */
  return g_strdup_printf (_ ("%1$'u  %2$s"), step, sentence != NULL ? sentence : "");
}

static void
on_setup (FringeStepList *self, GtkListItem *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_list_item_set_child (item, label);
}

static void
on_bind (FringeStepList *self, GtkListItem *item)
{
  GtkLabel *label = GTK_LABEL (gtk_list_item_get_child (item));
  g_autofree char *text = row_text (self, (guint) fringe_node_row_get (gtk_list_item_get_item (item)));

  gtk_label_set_label (label, text);
}

static void
on_activate (FringeStepList *self, guint position)
{
  fringe_session_set_playing (self->session, FALSE);
  fringe_session_go_to (self->session, position);
}

static void
fringe_step_list_update (FringeStepList *self)
{
  guint step;

  if (self->session == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  step = fringe_session_get_step (self->session);
  fringe_steps_model_set_n (self->model, fringe_session_get_n_steps (self->session) + 1, self->is_anew);
  self->is_anew = FALSE;
  gtk_single_selection_set_selected (self->selection, step);
  gtk_widget_activate_action (GTK_WIDGET (self->view), "list.scroll-to-item", "u", step);
}

static void
on_search (FringeStepList *self)
{
  self->is_anew = TRUE;
  fringe_step_list_update (self);
}

static void
fringe_step_list_take_session (FringeStepList *self)
{
  g_signal_connect_object (self->session, "notify::search", G_CALLBACK (on_search), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notify::moment", G_CALLBACK (fringe_step_list_update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notify::n-steps", G_CALLBACK (fringe_step_list_update), self,
                           G_CONNECT_SWAPPED);
}

static void
fringe_step_list_dispose (GObject *object)
{
  FringeStepList *self = FRINGE_STEP_LIST (object);

  g_clear_object (&self->selection);
  g_clear_object (&self->model);
  G_OBJECT_CLASS (fringe_step_list_parent_class)->dispose (object);
}

static void
fringe_step_list_class_init (FringeStepListClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = fringe_step_list_dispose;
  FRINGE_BIN_INSTALL (klass, FringeStepList, session, FRINGE_TYPE_SESSION, fringe_step_list_take_session);

  gtk_widget_class_set_css_name (widget_class, "steplist");
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-step-list.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeStepList, scroller);
  gtk_widget_class_bind_template_child (widget_class, FringeStepList, view);
  gtk_widget_class_bind_template_callback (widget_class, on_setup);
  gtk_widget_class_bind_template_callback (widget_class, on_bind);
  gtk_widget_class_bind_template_callback (widget_class, on_activate);
  gtk_widget_class_bind_template_callback (widget_class, fringe_step_list_update);
}

static void
fringe_step_list_init (FringeStepList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->model = fringe_steps_model_new ();
  self->selection = gtk_single_selection_new (g_object_ref (G_LIST_MODEL (self->model)));
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_list_view_set_model (self->view, GTK_SELECTION_MODEL (self->selection));
  fringe_list_wheel_attach (GTK_SCROLLED_WINDOW (self->scroller), G_LIST_MODEL (self->model));
}

/* Up to so many nodes can all be looked at between two frames. */
#define NODES_AT_ONCE 200000
/* The panel waits so many milliseconds, because whoever steps on sooner does not read it. */
#define PAUSE 120
#define FORK_ADDRESS "fork:"

enum
{
  NODE,
  G,
  H,
  F,
  N_COLUMNS
};

enum
{
  TITLES,
  CHOSEN,
  SELECTED,
  N_ROWS
};

struct _FringeWhyPanel
{
  FringeBin parent_instance;

  FringeSession *session;
  GtkLabel *step_label;
  GtkLabel *title_label;
  GtkLabel *why_label;
  GtkWidget *moves_label;
  GtkWidget *inversions_box;
  FringeInversionsView *inversions_view;
  GtkWidget *not_box;
  GtkLabel *not_title;
  GtkWidget *selected_label;
  GtkGrid *not_grid;
  GtkLabel *not_label;
  GtkWidget *others_box;
  GtkGrid *others_grid;
  GtkLabel *cells[N_ROWS][N_COLUMNS];
  GtkLabel *other_titles[FRINGE_OTHERS_MAX], *other_nodes[FRINGE_OTHERS_MAX];
  FringeOther others[FRINGE_OTHERS_MAX];
  guint n_others;
  guint pause;
};

G_DEFINE_FINAL_TYPE (FringeWhyPanel, fringe_why_panel, FRINGE_TYPE_BIN)

static guint fork_signal;

static void
show_title (FringeWhyPanel *self)
{
  const FringeSearch *search = fringe_session_get_search (self->session);
  guint step = fringe_session_get_step (self->session);
  gboolean is_half = fringe_session_is_half (self->session);
  g_autofree char *step_title = fringe_session_step_title (self->session), *title = NULL;

  if (step > 0 && !is_half)
    /* Translators: the heading above the reason for a step; the node is the one that was removed from the frontier */
    title = g_strdup_printf (_ ("Why node %u?"), fringe_search_removed (search, step));
  fringe_label_show (self->step_label, title != NULL ? step_title : NULL);
  gtk_label_set_label (self->title_label, title != NULL ? title : is_half ? step_title : _ ("Before the first step"));
}

/* Before the first step: why the goal cannot be reached. */
static void
show_inversions (FringeWhyPanel *self)
{
  const FringeSearch *search = fringe_session_get_search (self->session);

  gtk_widget_set_visible (self->inversions_box, fringe_session_get_step (self->session) == 0);
  fringe_inversions_view_set_boards (self->inversions_view, fringe_search_start (search), fringe_search_goal (search));
}

static void
show_text (GtkLabel *label, const char *text)
{
  g_autofree char *markup = fringe_references_markup (text);

  gtk_label_set_label (label, markup);
}

/* The goal is not expanded: there are no moves to speak of. */
static void
show_sentence (FringeWhyPanel *self, const char *text)
{
  const FringeSearch *search = fringe_session_get_search (self->session);
  const guint step = fringe_session_get_whole_step (self->session);

  show_text (self->why_label, text);
  gtk_widget_set_visible (self->moves_label,
                          step > 0
                              && fringe_search_state_at (search, fringe_search_removed (search, step), step)
                                     != FRINGE_NODE_GOAL);
}

static void
show_row (FringeWhyPanel *self, int row, guint id)
{
  const FringeSearch *search
      = fringe_search_in_step (fringe_session_get_search (self->session), fringe_session_get_step (self->session));
  g_autofree char *g = g_strdup_printf ("%u", fringe_search_g (search, id));
  g_autofree char *h = fringe_value_text (fringe_search_h (search, id));
  g_autofree char *f = fringe_value_text (fringe_search_f (search, id));
  g_autofree char *node = g_strdup_printf ("%u", id);

  gtk_label_set_label (self->cells[row][NODE], node);
  gtk_label_set_label (self->cells[row][G], g);
  gtk_label_set_label (self->cells[row][H], h);
  gtk_label_set_label (self->cells[row][F], f);
}

/* @is_other: whether a node is selected that is not the one of this step */
static void
show_not_title (FringeWhyPanel *self, const FringeWhyNot *why_not, gboolean is_other)
{
  /* Translators: the heading above the reason why a node was not removed from the frontier */
  g_autofree char *title = g_strdup_printf (_ ("Why not node %u?"), why_not->node);
  g_autofree char *name = g_strdup_printf (_ ("Node %u"), why_not->node);
  gboolean is_known = why_not->kind != FRINGE_WHY_NOT_NONE;
  const char *heading = is_known ? title : is_other ? name : _ ("Why not another node?");

  gtk_label_set_label (self->not_title, heading);
  gtk_widget_set_visible (self->selected_label, is_known || is_other);
}

/* This part of the panel follows whole steps only. */
static void
show_why_not (FringeWhyPanel *self)
{
  const FringeSearch *search = fringe_session_get_search (self->session);
  guint step = fringe_session_get_step (self->session), selected = fringe_session_get_selected (self->session);
  gboolean is_seen = step > 0 && !fringe_session_is_half (self->session), compares;
  FringeWhyNot why_not = { .kind = FRINGE_WHY_NOT_NONE, .node = selected, .chosen = FRINGE_NO_NODE };
  g_autofree char *text = NULL;

  gtk_widget_set_visible (self->not_box, is_seen);
  if (!is_seen)
    return;
  if (selected != FRINGE_NO_NODE)
    why_not = fringe_why_not (search, step, selected);
  compares = why_not.chosen != FRINGE_NO_NODE && why_not.kind != FRINGE_WHY_NOT_NEW;
  text = fringe_why_not_sentences (search, step, &why_not);
  show_not_title (self, &why_not, selected != FRINGE_NO_NODE && selected != fringe_search_removed (search, step));
  show_text (self->not_label, text);
  gtk_widget_set_visible (GTK_WIDGET (self->not_grid), compares);
  if (compares)
    {
      show_row (self, CHOSEN, why_not.chosen);
      show_row (self, SELECTED, selected);
    }
}

/* (transfer full): a link to the node that other rules remove, and one that goes on by them. Where there is no room for
 * both in a line, the second stands below the first. */
static char *
links_of_other (const FringeWhyPanel *self, guint other)
{
  guint node = self->others[other].node;
  /* Translators: what other rules would have removed */
  g_autofree char *name = g_strdup_printf (_ ("node %u"), node);
  g_auto (GStrv) words = g_strsplit (name, " ", -1);
  g_autofree char *line = g_strjoinv ("\u00a0", words);

  return g_markup_printf_escaped ("<a href=\"" FRINGE_REFERENCE_ADDRESS "%u\">%s" FRINGE_REFERENCE_END "\u2003"
                                  "<a href=\"" FORK_ADDRESS "%u\" title=\"%s\">%s" FRINGE_REFERENCE_END,
                                  node, line, other,
                                  _ ("Open a second search beside this one. It goes on from this step by these rules."),
                                  _ ("Fork"));
}

static void
show_other (FringeWhyPanel *self, guint row, const char *title, guint other, guint removed)
{
  GtkLabel *label = self->other_nodes[row];
  gboolean is_same = self->others[other].node == removed;
  /* Translators: by other rules the same node would have been removed */
  g_autofree char *text = is_same ? g_strdup_printf (_ ("node %u, too"), removed) : links_of_other (self, other);

  gtk_label_set_label (self->other_titles[row], title);
  gtk_label_set_label (label, text);
  fringe_description_set (label, title);
  fringe_css_class_set (label, "dim-label", is_same);
}

/* Of the rules for ties those are told of that make a difference. */
static guint
show_ties (FringeWhyPanel *self, guint row, guint removed)
{
  guint first = row, any = G_MAXUINT;

  for (guint i = 0; i < self->n_others; i++)
    if (self->others[i].choice == FRINGE_OTHER_TIES)
      {
        g_autofree char *title = fringe_other_title (&self->others[i]);

        any = i;
        if (self->others[i].node != removed)
          show_other (self, row++, title, i, removed);
      }
  if (row == first && any != G_MAXUINT)
    show_other (self, row++, _ ("Other rules for ties"), any, removed);
  return row;
}

/* So does this one. */
static void
show_others (FringeWhyPanel *self)
{
  const FringeSearch *search = fringe_session_get_search (self->session);
  guint step = fringe_session_get_step (self->session), row = 0, removed = fringe_search_removed (search, step);

  self->n_others = fringe_session_is_half (self->session) ? 0 : fringe_otherwise (search, step, self->others);
  for (guint i = 0; i < self->n_others; i++)
    if (self->others[i].choice != FRINGE_OTHER_TIES)
      {
        g_autofree char *title = fringe_other_title (&self->others[i]);

        show_other (self, row++, title, i, removed);
      }
  row = show_ties (self, row, removed);
  for (guint i = 0; i < FRINGE_OTHERS_MAX; i++)
    {
      gtk_widget_set_visible (GTK_WIDGET (self->other_titles[i]), i < row);
      gtk_widget_set_visible (GTK_WIDGET (self->other_nodes[i]), i < row);
    }
  gtk_widget_set_visible (self->others_box, row > 0);
}

/* A link names a node, which is selected. */
static gboolean
on_link (FringeWhyPanel *self, const char *address)
{
  guint id;

  if (fringe_references_parse (address, &id) && id < fringe_session_get_moment (self->session)->n_nodes)
    fringe_session_select (self->session, id);
  return GDK_EVENT_STOP;
}

static gboolean
on_other (FringeWhyPanel *self, const char *address)
{
  guint64 other;

  if (!g_str_has_prefix (address, FORK_ADDRESS))
    return on_link (self, address);
  if (g_ascii_string_to_unsigned (address + strlen (FORK_ADDRESS), 10, 0, self->n_others - 1, &other, NULL))
    {
      FringeRules rules = self->others[other].rules;

      g_signal_emit (self, fork_signal, 0, fringe_session_get_step (self->session) - 1, &rules);
    }
  return GDK_EVENT_STOP;
}

static void
show_why (FringeWhyPanel *self)
{
  g_autofree char *why = fringe_session_why (self->session);

  show_sentence (self, why);
  show_why_not (self);
  show_others (self);
}

static gboolean
on_pause (gpointer data)
{
  FringeWhyPanel *self = data;

  self->pause = 0;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    show_why (self);
  return G_SOURCE_REMOVE;
}

/* The reasons are found by looking at all nodes, which takes long in a large record. */
static void
show_why_later (FringeWhyPanel *self)
{
  g_autofree char *sentence = fringe_session_sentence (self->session);

  show_sentence (self, sentence);
  gtk_widget_hide (self->not_box);
  gtk_widget_hide (self->others_box);
  self->pause = g_timeout_add (PAUSE, on_pause, self);
}

static void
update (FringeWhyPanel *self)
{
  if (self->session == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  g_clear_handle_id (&self->pause, g_source_remove);
  show_title (self);
  show_inversions (self);
  if (fringe_search_n_nodes_at (fringe_session_get_search (self->session), fringe_session_get_step (self->session))
      > NODES_AT_ONCE)
    show_why_later (self);
  else
    show_why (self);
}

/* Who selects a node hears why it waits. */
static void
on_selected (FringeWhyPanel *self)
{
  g_autofree char *text = NULL;

  if (!gtk_widget_get_mapped (GTK_WIDGET (self)) || self->pause != 0)
    return;
  show_why_not (self);
  if (!gtk_widget_get_visible (self->not_box) || !gtk_widget_get_visible (GTK_WIDGET (self->not_grid)))
    return;
  text = g_strjoin ("\n", gtk_label_get_text (self->not_title), gtk_label_get_text (self->not_label), NULL);
  fringe_speak (GTK_WIDGET (self), text);
}

void
fringe_why_panel_set_theme (FringeWhyPanel *self, FringeThemeKind theme)
{
  fringe_inversions_view_set_theme (self->inversions_view, theme);
}

static void
take_session (FringeWhyPanel *self)
{
  g_signal_connect_object (self->session, "notify::moment", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notify::selected", G_CALLBACK (on_selected), self, G_CONNECT_SWAPPED);
}

static void
fringe_why_panel_dispose (GObject *object)
{
  FringeWhyPanel *self = FRINGE_WHY_PANEL (object);

  g_clear_handle_id (&self->pause, g_source_remove);
  G_OBJECT_CLASS (fringe_why_panel_parent_class)->dispose (object);
}

static void
fringe_why_panel_class_init (FringeWhyPanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = fringe_why_panel_dispose;
  FRINGE_BIN_INSTALL (klass, FringeWhyPanel, session, FRINGE_TYPE_SESSION, take_session);
  fork_signal = g_signal_new ("fork", FRINGE_TYPE_WHY_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                              G_TYPE_UINT, G_TYPE_POINTER);

  g_type_ensure (FRINGE_TYPE_INVERSIONS_VIEW);
  g_type_ensure (FRINGE_TYPE_STEP_LIST);
  gtk_widget_class_set_css_name (widget_class, "whypanel");
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-why-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeWhyPanel, step_label);
  gtk_widget_class_bind_template_child (widget_class, FringeWhyPanel, title_label);
  gtk_widget_class_bind_template_child (widget_class, FringeWhyPanel, why_label);
  gtk_widget_class_bind_template_child (widget_class, FringeWhyPanel, moves_label);
  gtk_widget_class_bind_template_child (widget_class, FringeWhyPanel, inversions_box);
  gtk_widget_class_bind_template_child (widget_class, FringeWhyPanel, inversions_view);
  gtk_widget_class_bind_template_child (widget_class, FringeWhyPanel, not_box);
  gtk_widget_class_bind_template_child (widget_class, FringeWhyPanel, not_title);
  gtk_widget_class_bind_template_child (widget_class, FringeWhyPanel, selected_label);
  gtk_widget_class_bind_template_child (widget_class, FringeWhyPanel, not_grid);
  gtk_widget_class_bind_template_child (widget_class, FringeWhyPanel, not_label);
  gtk_widget_class_bind_template_child (widget_class, FringeWhyPanel, others_box);
  gtk_widget_class_bind_template_child (widget_class, FringeWhyPanel, others_grid);
  gtk_widget_class_bind_template_callback (widget_class, on_link);
  gtk_widget_class_bind_template_callback (widget_class, update);
}

static void
add_cells (FringeWhyPanel *self)
{
  const char *const titles[N_COLUMNS] = { _ ("node"), "g", "h", "f" };
  const char *const classes[N_ROWS] = { "dim-label", "this-step", "values" };

  for (int row = 0; row < N_ROWS; row++)
    for (int column = 0; column < N_COLUMNS; column++)
      {
        GtkWidget *cell = gtk_label_new (row == TITLES ? titles[column] : NULL);

        self->cells[row][column] = GTK_LABEL (cell);
        gtk_widget_add_css_class (cell, classes[row]);
        gtk_grid_attach (self->not_grid, cell, column, row, 1, 1);
      }
}

static void
add_others (FringeWhyPanel *self)
{
  for (int row = 0; row < FRINGE_OTHERS_MAX; row++)
    {
      GtkWidget *title = gtk_label_new (NULL), *node = gtk_label_new (NULL);

      self->other_titles[row] = GTK_LABEL (title);
      self->other_nodes[row] = GTK_LABEL (node);
      gtk_label_set_xalign (GTK_LABEL (title), 0);
      gtk_label_set_wrap (GTK_LABEL (title), TRUE);
      gtk_widget_set_hexpand (title, TRUE);
      gtk_label_set_xalign (GTK_LABEL (node), 1);
      gtk_label_set_justify (GTK_LABEL (node), GTK_JUSTIFY_RIGHT);
      gtk_label_set_wrap (GTK_LABEL (node), TRUE);
      gtk_label_set_use_markup (GTK_LABEL (node), TRUE);
      g_signal_connect_object (node, "activate-link", G_CALLBACK (on_other), self, G_CONNECT_SWAPPED);
      gtk_grid_attach (self->others_grid, title, 0, row, 1, 1);
      gtk_grid_attach (self->others_grid, node, 1, row, 1, 1);
    }
}

static void
fringe_why_panel_init (FringeWhyPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_cells (self);
  add_others (self);
}
