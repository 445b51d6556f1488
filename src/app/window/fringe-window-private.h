/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-color-scheme.h"
#include "fringe-pair-view.h"
#include "fringe-legend.h"
#include "fringe-minimap.h"
#include "fringe-panels.h"
#include "fringe-sidebar.h"
#include "fringe-transport.h"
#include "fringe-window.h"

struct _FringeWindow
{
  GtkApplicationWindow parent_instance;

  GSettings *settings;
  FringeColorScheme *color_scheme;
  FringeSession *session;
  FringeDocument *document;
  FringeSessionBar *session_bar;
  GtkBox *centre_box;
  GtkWidget *tree_overlay;
  FringeTreeView *tree_view;
  FringePairView *compare;
  FringePace pace;
  gboolean right_panel_before;
  FringeFindBar *find_bar;
  FringeTransport *transport;
  FringeSidebar *sidebar;
  FringeLegend *legend;
  FringeMinimap *minimap;
  FringePanels *panels;
  FringeLecture *lecture;
  GtkWidget *lecture_bar;
  GtkWidget *lecture_hint;
  GtkWidget *zoom_box;
  GtkWidget *copy_box;
  GtkRevealer *notes_revealer;
  FringeNotesView *notes_view;
  gboolean wants_left_panel, wants_right_panel;
  gboolean left_panel_rests;        /* while two trees have no room beside it */
  gboolean left_panel, right_panel; /* what is shown */
  int width;
  guint fit_panels;
  char *panel;
  gboolean narrow;
  GtkRevealer *told_revealer;
  GtkLabel *told_label;
  GtkWidget *told_button;
  GFile *file;
  GMenu *samples_menu;
  GMenu *recent_menu;
  GtkLabel *title_label;
  GtkWidget *unsaved_label;
  GtkEventController *step_keys;
  GtkMenuButton *puzzle_button;
  GtkMenuButton *export_button;
  GtkMenuButton *primary_button;
  GtkMenuButton *view_button;
  FringeThemeKind theme;
  guint tick;
  guint told_timeout;
};

void fringe_window_install_properties (GObjectClass *klass);

void fringe_window_stop_telling (FringeWindow *self);

/* The step shown, or what is compared, is another. */
void fringe_window_on_step (FringeWindow *self);
/* Something begins or ends to advance by itself. */
void fringe_window_on_busy (FringeWindow *self);

/* Those that a person wants are shown, as far as there is room. */
void fringe_window_fit_panels (FringeWindow *self);
void fringe_window_fit_panels_later (FringeWindow *self);
void fringe_window_show_left_panel (FringeWindow *self, gboolean shown);
void fringe_window_show_right_panel (FringeWindow *self, gboolean shown);

void fringe_window_set_compares (FringeWindow *self, gboolean compares);
void fringe_window_set_pace (FringeWindow *self, FringePace pace);
