/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-rules-model.h"

#include <gtk/gtk.h>

/* One of the values of a rule, as a list that drops down shows it: its properties are title, description and available.
 * A value that is not available cannot be chosen. */
#define FRINGE_TYPE_CHOICE (fringe_choice_get_type ())
G_DECLARE_FINAL_TYPE (FringeChoice, fringe_choice, FRINGE, CHOICE, GObject)

/* Lists that drop down to choose the value of a rule, bound to a FringeRulesModel. Values are numbered as the rule
 * numbers them; those that are not available are left out. */

/* Lets the list offer choices. @choices: (transfer full) (element-type FringeChoice) */
void fringe_choice_list_take (GtkDropDown *list, GListStore *choices);
void fringe_choice_list_add (GListStore *choices, const char *title, const char *description);

/* Fills the list with the titles and descriptions of a rule that has @n values. */
#define FRINGE_CHOICE_LIST_FILL(list, type, rule, n)                                                                   \
  G_STMT_START                                                                                                         \
  {                                                                                                                    \
    GListStore *choices_ = g_list_store_new (FRINGE_TYPE_CHOICE);                                                      \
    for (int i_ = 0; i_ < (int) (n); i_++)                                                                             \
      fringe_choice_list_add (choices_, fringe_##rule##_title ((type) i_), fringe_##rule##_description ((type) i_));   \
    fringe_choice_list_take (list, choices_);                                                                          \
  }                                                                                                                    \
  G_STMT_END

/* Binds what is selected to a property of the source of @bindings, both ways. */
void fringe_choice_list_bind (GtkDropDown *list, GBindingGroup *bindings, const char *property);

/* Adds the actions that make a formula and a pattern database, for lists in a window that has them. */
void fringe_choice_list_offer_new_heuristics (GtkDropDown *list);

/* Keeps the list at the heuristics that fit the puzzle, one's own among them, and at the presets, now and whenever the
 * rules change. */
void fringe_choice_list_offer_heuristics (GtkDropDown *list, FringeRulesModel *rules);
void fringe_choice_list_offer_presets (GtkDropDown *list, FringeRulesModel *rules);
