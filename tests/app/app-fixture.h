/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-application.h"
#include "fringe-window.h"

/* What tests of widgets begin with: gtk_test_init() and the application, which brings icons, keys and
 * style. Nothing of it is told to the session bus. */
void test_app_init (int *argc, char ***argv);

/* Returns: whether a warning of GTK about itself does no harm */
typedef gboolean (*TestIsHarmless) (const char *message);

/* Lets such warnings pass, which end the program otherwise. */
void test_app_let_pass (TestIsHarmless harmless);

GtkApplication *test_application (void);

/* Has all be said in the language of LANGUAGE, where FRINGE_TRANSLATIONS names the folder of its words; for a test that
 * says that it is skipped where no locale can be had in which that works, this does not return.
 * Returns: whether there is such a folder */
gboolean test_app_translate (void);

/* Does what there is to do. */
void test_settle (void);

/* Shows a window and waits until it was drawn. */
void test_show (GtkWindow *window);

/* Waits until all that was asked for is there, is laid out, and does not move any more. */
void test_rest (GtkWindow *window);

/* Destroys a window and asserts that nothing keeps it. */
void test_destroy (GtkWindow *window);

typedef void (*TestWidgetFunc) (GtkWidget *widget, gpointer data);

/* Calls @func for @root and all that is below it. */
void test_for_each_widget (GtkWidget *root, TestWidgetFunc func, gpointer data);
