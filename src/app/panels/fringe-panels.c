/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-panels.h"

#include "fringe-code-panel.h"
#include "fringe-node-list.h"
#include "fringe-frame-time.h"
#include "fringe-quiz-game.h"
#include "fringe-quiz-panel.h"
#include "fringe-truth-panel.h"
#include "fringe-why-panel.h"

struct _FringePanels
{
  FringeBin parent_instance;
  FringeOnePiece piece;

  FringeSession *session;
  GtkStack *stack;
  GtkWidget *tabs;
  GtkWidget *cover;
  FringeQuizPanel *quiz_panel;
  FringeChartsPanel *charts;
};

G_DEFINE_FINAL_TYPE (FringePanels, fringe_panels, FRINGE_TYPE_BIN)

enum
{
  PROP_PANEL = 1
};

static GParamSpec *panel_property;

void
fringe_panels_set_theme (FringePanels *self, FringeThemeKind theme)
{
  fringe_quiz_panel_set_theme (self->quiz_panel, theme);
  fringe_charts_panel_set_theme (self->charts, theme);
}

void
fringe_panels_set_low (FringePanels *self, gboolean low)
{
  fringe_quiz_panel_set_low (self->quiz_panel, low);
}

FringeChartsPanel *
fringe_panels_get_charts (FringePanels *self)
{
  return self->charts;
}

void
fringe_panels_show_tabs (FringePanels *self, gboolean tabs)
{
  gtk_widget_set_visible (self->tabs, tabs);
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

/* The first widget of a panel that takes the focus may be a field for text, which would keep the keys to itself. */
static void
move_focus (FringePanels *self)
{
  GtkWidget *page = gtk_stack_get_visible_child (self->stack);

  if (!FRINGE_IS_NODE_LIST (page) || !gtk_widget_grab_focus (page))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.focus-tree", NULL);
}

static gboolean
has_focus (FringePanels *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->stack));
}

/* An unknown name, as the settings of a newer version may have, changes nothing. */
static void
set_panel (FringePanels *self, const char *name)
{
  gboolean had_focus = has_focus (self);

  if (name == NULL || gtk_stack_get_child_by_name (self->stack, name) == NULL
      || g_str_equal (name, gtk_stack_get_visible_child_name (self->stack)))
    return;
  gtk_stack_set_visible_child_name (self->stack, name);
  update_cover (self);
  if (had_focus)
    move_focus (self);
  g_object_notify_by_pspec (G_OBJECT (self), panel_property);
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
    g_value_set_string (value, gtk_stack_get_visible_child_name (FRINGE_PANELS (object)->stack));
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

static void
fringe_panels_class_init (FringePanelsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = fringe_panels_get_property;
  object_class->set_property = fringe_panels_set_property;
  widget_class->snapshot = fringe_panels_snapshot;
  FRINGE_BIN_INSTALL (klass, FringePanels, session, FRINGE_TYPE_SESSION, take_session);
  panel_property = g_param_spec_string ("panel", NULL, NULL, "why",
                                        G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_property (object_class, PROP_PANEL, panel_property);

  g_type_ensure (FRINGE_TYPE_CODE_PANEL);
  g_type_ensure (FRINGE_TYPE_CHARTS_PANEL);
  g_type_ensure (FRINGE_TYPE_NODE_LIST);
  g_type_ensure (FRINGE_TYPE_QUIZ_PANEL);
  g_type_ensure (FRINGE_TYPE_TRUTH_PANEL);
  g_type_ensure (FRINGE_TYPE_WHY_PANEL);
  gtk_widget_class_set_css_name (widget_class, "panels");
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-panels.ui");
  gtk_widget_class_bind_template_child (widget_class, FringePanels, stack);
  gtk_widget_class_bind_template_child (widget_class, FringePanels, cover);
  gtk_widget_class_bind_template_child (widget_class, FringePanels, tabs);
  gtk_widget_class_bind_template_child (widget_class, FringePanels, quiz_panel);
  gtk_widget_class_bind_template_child (widget_class, FringePanels, charts);
}

static void
fringe_panels_init (FringePanels *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
