/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-color-scheme.h"
#include "fringe-compare.h"
#include "fringe-legend.h"
#include "fringe-minimap.h"
#include "fringe-panels.h"
#include "fringe-sidebar.h"
#include "fringe-transport.h"
#include "fringe-window.h"

/* Narrower windows have room for one panel beside one tree. */
#define ONE_PANEL_WIDTH 960
/* And beside two. */
#define ONE_PANEL_WIDTH_COMPARING 1400

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
  FringeCompare *compare;
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
  GtkWidget *zoom_box;
  GtkWidget *copy_box;
  GtkRevealer *notes_revealer;
  FringeNotesView *notes_view;
  gboolean left_panel;
  gboolean left_panel_gave_way; /* to something that is shown beside the tree */
  gboolean right_panel;
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

void fringe_window_stop_telling (FringeWindow *self);

/* The step shown, or what is compared, is another. */
void fringe_window_on_step (FringeWindow *self);
/* Something begins or ends to advance by itself. */
void fringe_window_on_busy (FringeWindow *self);

void fringe_window_set_compares (FringeWindow *self, gboolean compares);
void fringe_window_set_pace (FringeWindow *self, FringePace pace);
