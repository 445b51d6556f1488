/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-panels.h"

#include "fringe-code-panel.h"
#include "fringe-node-list.h"
#include "fringe-frame-time.h"
#include "fringe-quiz-game.h"
#include "fringe-quiz-panel.h"
#include "fringe-tabs.h"
#include "fringe-truth-panel.h"
#include "fringe-why-panel.h"

#include <glib/gi18n.h>

enum
{
  EXPLAIN,
  LISTS,
  CODE,
  ANALYSIS,
  QUIZ,
  N_TABS
};

static const struct
{
  const char *name, *action, *label, *icon, *tooltip;
} tabs[N_TABS] = {
  [EXPLAIN] = { "explain", "win.panel::explain", N_ ("Explain"), "dialog-information-symbolic",
                N_ ("Explain: why this node, and why not another") },
  [LISTS] = { "lists", "win.panel::lists", N_ ("Lists"), "view-list-symbolic",
              N_ ("Lists: frontier, closed list, duplicates, solution") },
  [CODE] = { "code", "win.panel::code", N_ ("Code"), "utilities-terminal-symbolic",
             N_ ("Code: the algorithm in pseudo-code") },
  [ANALYSIS] = { "analysis", "win.panel::analysis", N_ ("Analysis"), "fringe-analysis-symbolic",
                 N_ ("Analysis: charts and true distances") },
  [QUIZ] = { "quiz", "win.panel::quiz", N_ ("Quiz"), "dialog-question-symbolic",
             N_ ("Quiz: questions about what comes next") },
};

/* The panels in the order of their tabs, and for the lists in that of the drop-down. Those that are not in the template
 * are made when they are first shown. */
static const struct
{
  const char *name;
  guint tab;
  GType (*get_type) (void);
  FringeRowKind kind; /* of a list */
} panels[] = {
  { "why", EXPLAIN, fringe_why_panel_get_type, 0 },
  { "frontier", LISTS, fringe_node_list_get_type, FRINGE_ROWS_FRONTIER },
  { "closed", LISTS, fringe_node_list_get_type, FRINGE_ROWS_CLOSED },
  { "duplicates", LISTS, fringe_node_list_get_type, FRINGE_ROWS_REPEATS },
  { "solution", LISTS, fringe_node_list_get_type, FRINGE_ROWS_PATH },
  { "code", CODE, fringe_code_panel_get_type, 0 },
  { "charts", ANALYSIS, fringe_charts_panel_get_type, 0 },
  { "truth", ANALYSIS, fringe_truth_panel_get_type, 0 },
  { "quiz", QUIZ, fringe_quiz_panel_get_type, 0 },
};

#define FIRST_LIST 1

struct _FringePanels
{
  FringeBin parent_instance;
  FringeOnePiece piece;

  FringeSession *session;
  GtkStack *stack;
  FringeTabs *tabs;
  GtkDropDown *lists;
  GtkWidget *analyses;
  GtkWidget *cover;
  guint last[N_TABS]; /* the panel that each tab showed last */
  FringeWhyPanel *why_panel;
  FringeQuizPanel *quiz_panel;
  FringeChartsPanel *charts;
  gboolean is_stage;
};

G_DEFINE_FINAL_TYPE (FringePanels, fringe_panels, FRINGE_TYPE_BIN)

enum
{
  PROP_PANEL = 1
};

static GParamSpec *panel_property;
static guint fork_signal;

void
fringe_panels_set_theme (FringePanels *self, FringeThemeKind theme)
{
  fringe_why_panel_set_theme (self->why_panel, theme);
  fringe_quiz_panel_set_theme (self->quiz_panel, theme);
  fringe_charts_panel_set_theme (self->charts, theme);
}

FringeChartsPanel *
fringe_panels_get_charts (FringePanels *self)
{
  return self->charts;
}

/* The same for all panels: what is beside them stays where it is when another one is chosen. */
static void
fit_width (FringePanels *self)
{
  gtk_widget_set_size_request (gtk_widget_get_first_child (GTK_WIDGET (self)),
                               self->is_stage ? -1 : fringe_panel_width (), -1);
}

void
fringe_panels_set_stage (FringePanels *self, gboolean is_stage)
{
  self->is_stage = is_stage;
  gtk_widget_set_visible (GTK_WIDGET (self->tabs), !is_stage);
  fit_width (self);
  fringe_quiz_panel_set_stage (self->quiz_panel, is_stage);
}

void
fringe_panels_type_counts (FringePanels *self)
{
  fringe_quiz_panel_type_counts (self->quiz_panel);
}

gboolean
fringe_panels_take_counts (FringePanels *self)
{
  return fringe_quiz_panel_take_counts (self->quiz_panel);
}

/* Returns: %G_N_ELEMENTS (panels) where there is none of this name */
static guint
index_of (const char *panel)
{
  guint i = 0;

  while (i < G_N_ELEMENTS (panels) && g_strcmp0 (panels[i].name, panel) != 0)
    i++;
  return i;
}

const char *
fringe_panels_find (FringePanels *self, const char *name)
{
  for (guint tab = 0; tab < N_TABS; tab++)
    if (g_strcmp0 (tabs[tab].name, name) == 0)
      return panels[self->last[tab]].name;
  return name;
}

const char *
fringe_panels_get_panel (FringePanels *self)
{
  return gtk_stack_get_visible_child_name (self->stack);
}

/* While a question stands, the other panels would give the answer away. */
static void
update_cover (FringePanels *self)
{
  gboolean covered = self->session != NULL && fringe_quiz_game_is_asking (fringe_session_get_quiz (self->session))
                     && gtk_stack_get_visible_child (self->stack) != GTK_WIDGET (self->quiz_panel);

  gtk_widget_set_visible (self->cover, covered);
  gtk_widget_set_visible (GTK_WIDGET (self->stack), !covered);
}

/* Several panels share a tab, and are chosen below it. */
static void
update_tabs (FringePanels *self, guint panel)
{
  guint tab = panels[panel].tab;

  self->last[tab] = panel;
  fringe_tabs_choose (self->tabs, tab);
  gtk_widget_set_visible (GTK_WIDGET (self->lists), tab == LISTS);
  gtk_widget_set_visible (self->analyses, tab == ANALYSIS);
  if (tab == LISTS)
    gtk_drop_down_set_selected (self->lists, panel - FIRST_LIST);
}

static void
on_list (FringePanels *self)
{
  const char *name = panels[FIRST_LIST + gtk_drop_down_get_selected (self->lists)].name;

  if (panels[index_of (fringe_panels_get_panel (self))].tab == LISTS)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.panel", "s", name);
}

/* The first widget of a panel that takes the focus may be a field for text, which would keep the keys to itself. */
static void
move_focus (FringePanels *self)
{
  GtkWidget *page = gtk_stack_get_visible_child (self->stack);

  if (!FRINGE_IS_NODE_LIST (page) || !gtk_widget_grab_focus (page))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.focus-tree", NULL);
}

gboolean
fringe_panels_focus (FringePanels *self)
{
  GtkWidget *part = gtk_widget_get_next_sibling (GTK_WIDGET (self->tabs));

  while (part != NULL && !gtk_widget_child_focus (part, GTK_DIR_TAB_FORWARD))
    part = gtk_widget_get_next_sibling (part);
  return part != NULL;
}

const char *
fringe_panels_get_title (FringePanels *self)
{
  return _ (tabs[panels[index_of (fringe_panels_get_panel (self))].tab].label);
}

static gboolean
has_focus (FringePanels *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->stack));
}

static void
make_panel (FringePanels *self, guint panel)
{
  GType type = panels[panel].get_type ();
  GtkWidget *page = type == FRINGE_TYPE_NODE_LIST ? g_object_new (type, "kind", panels[panel].kind, NULL)
                                                  : g_object_new (type, NULL);

  gtk_stack_add_named (self->stack, page, panels[panel].name);
  g_object_bind_property (self, "session", page, "session", G_BINDING_SYNC_CREATE);
}

/* An unknown name, as the settings of a newer version may have, changes nothing. */
static void
set_panel (FringePanels *self, const char *name)
{
  gboolean had_focus = has_focus (self);
  guint panel = index_of (name);

  if (panel == G_N_ELEMENTS (panels) || g_str_equal (name, fringe_panels_get_panel (self)))
    return;
  if (gtk_stack_get_child_by_name (self->stack, name) == NULL)
    make_panel (self, panel);
  gtk_stack_set_visible_child_name (self->stack, name);
  update_tabs (self, panel);
  update_cover (self);
  if (had_focus)
    move_focus (self);
  g_object_notify_by_pspec (G_OBJECT (self), panel_property);
}

static void
on_fork (FringePanels *self, guint step, const FringeRules *rules)
{
  g_signal_emit (self, fork_signal, 0, step, rules);
}

static void
take_session (FringePanels *self)
{
  g_signal_connect_object (fringe_session_get_quiz (self->session), "notify::asking", G_CALLBACK (update_cover), self,
                           G_CONNECT_SWAPPED);
}

static void
fringe_panels_get_property (GObject *object, guint prop, GValue *value, GParamSpec *pspec)
{
  if (prop == PROP_PANEL)
    g_value_set_string (value, fringe_panels_get_panel (FRINGE_PANELS (object)));
  else
    G_OBJECT_CLASS (fringe_panels_parent_class)->get_property (object, prop, value, pspec);
}

static void
fringe_panels_set_property (GObject *object, guint prop, const GValue *value, GParamSpec *pspec)
{
  if (prop == PROP_PANEL)
    set_panel (FRINGE_PANELS (object), g_value_get_string (value));
  else
    G_OBJECT_CLASS (fringe_panels_parent_class)->set_property (object, prop, value, pspec);
}

static void
fringe_panels_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FringePanels *self = FRINGE_PANELS (widget);
  guint step = self->session != NULL ? fringe_session_get_step (self->session) : 0;

  fringe_one_piece_snapshot (&self->piece, step, widget, snapshot,
                             GTK_WIDGET_CLASS (fringe_panels_parent_class)->snapshot);
}

/* However long the words of a panel are, the tree keeps its room. */
static void
fringe_panels_measure (GtkWidget *widget,
                       GtkOrientation orientation,
                       int for_size,
                       int *minimum,
                       int *natural,
                       int *minimum_baseline,
                       int *natural_baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  gtk_widget_measure (child, orientation, for_size, minimum, natural, minimum_baseline, natural_baseline);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = *minimum;
}

static void
fringe_panels_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_allocate (gtk_widget_get_first_child (widget), width, height, baseline, NULL);
}

static void
fringe_panels_class_init (FringePanelsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = fringe_panels_get_property;
  object_class->set_property = fringe_panels_set_property;
  widget_class->measure = fringe_panels_measure;
  widget_class->size_allocate = fringe_panels_allocate;
  widget_class->snapshot = fringe_panels_snapshot;
  FRINGE_BIN_INSTALL (klass, FringePanels, session, FRINGE_TYPE_SESSION, take_session);
  panel_property = g_param_spec_string ("panel", NULL, NULL, "why",
                                        G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_property (object_class, PROP_PANEL, panel_property);

  fork_signal = g_signal_new ("fork", FRINGE_TYPE_PANELS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                              G_TYPE_UINT, G_TYPE_POINTER);

  g_type_ensure (FRINGE_TYPE_CHARTS_PANEL);
  g_type_ensure (FRINGE_TYPE_QUIZ_PANEL);
  g_type_ensure (FRINGE_TYPE_TABS);
  g_type_ensure (FRINGE_TYPE_WHY_PANEL);
  gtk_widget_class_set_css_name (widget_class, "panels");
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-panels.ui");
  gtk_widget_class_bind_template_child (widget_class, FringePanels, stack);
  gtk_widget_class_bind_template_child (widget_class, FringePanels, cover);
  gtk_widget_class_bind_template_child (widget_class, FringePanels, tabs);
  gtk_widget_class_bind_template_child (widget_class, FringePanels, lists);
  gtk_widget_class_bind_template_child (widget_class, FringePanels, analyses);
  gtk_widget_class_bind_template_child (widget_class, FringePanels, quiz_panel);
  gtk_widget_class_bind_template_child (widget_class, FringePanels, why_panel);
  gtk_widget_class_bind_template_child (widget_class, FringePanels, charts);
  gtk_widget_class_bind_template_callback (widget_class, on_fork);
  gtk_widget_class_bind_template_callback (widget_class, on_list);
}

static void
fringe_panels_init (FringePanels *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  fringe_panels_set_stage (self, FALSE);
  g_signal_connect_object (gtk_settings_get_default (), "notify::gtk-xft-dpi", G_CALLBACK (fit_width), self,
                           G_CONNECT_SWAPPED);
  fringe_given_name_keep (self->lists);
  for (guint tab = 0; tab < N_TABS; tab++)
    fringe_tabs_add (self->tabs, tabs[tab].action, _ (tabs[tab].label), tabs[tab].icon, _ (tabs[tab].tooltip));
  for (guint panel = G_N_ELEMENTS (panels); panel-- > 0;)
    self->last[panels[panel].tab] = panel;
  update_tabs (self, 0);
}
