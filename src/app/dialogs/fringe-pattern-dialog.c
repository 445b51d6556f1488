/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-pattern-dialog.h"

#include "fringe-color-scheme.h"
#include "fringe-formula-sentences.h"
#include "fringe-pattern-build.h"
#include "fringe-pattern-sentences.h"
#include "fringe-widgets.h"

#include <glib/gi18n.h>
#include <string.h>

/* Invariant: `pattern` is what is typed, and fits, where the action "pattern.use" is enabled or tables are built. */

/* While a table is built, each placement takes twelve bytes beside its own. */
#define BYTES_WHILE_BUILT 13
/* So many tiles are in each group of the pattern that is proposed. */
#define N_PROPOSED 4

struct _FringePatternDialog
{
  GtkWindow parent_instance;

  FringeSession *session;
  FringeBoard goal;
  FringePattern pattern;
  GCancellable *cancellable; /* (nullable): set while tables are built */

  GtkEditable *entry;
  GtkWidget *names_box;
  GtkLabel *error_label;
  GtkLabel *size_label;
  GtkProgressBar *progress_bar;
};

G_DEFINE_FINAL_TYPE (FringePatternDialog, fringe_pattern_dialog, GTK_TYPE_WINDOW)

/* The groups that are proposed where there is no pattern with a name. */
static char *
propose (const FringeBoard *goal)
{
  GString *text = g_string_new (NULL);
  int last = fringe_board_n_cells (goal) - 1;

  for (int tile = 1; tile <= last; tile += N_PROPOSED)
    {
      g_string_append_printf (text, tile > 1 ? "/%d" : "%d", tile);
      if (tile < last)
        g_string_append_printf (text, "-%d", MIN (tile + N_PROPOSED - 1, last));
    }
  return g_string_free (text, FALSE);
}

/* Returns: (transfer full) (nullable): what is wrong with what is typed */
static char *
read_pattern (FringePatternDialog *self)
{
  const char *typed = gtk_editable_get_text (self->entry);
  FringeFormulaError wrong;
  uint64_t number;

  if (!fringe_pattern_parse (typed, strlen (typed), &self->pattern, &wrong))
    return fringe_formula_error_sentence (&wrong);
  if (fringe_pattern_fit (&self->pattern, self->goal.rows, self->goal.columns, &number) != FRINGE_PATTERN_FITS)
    return fringe_pattern_fit_sentence (&self->pattern, self->goal.rows, self->goal.columns);
  return NULL;
}

static void
show_size (FringePatternDialog *self)
{
  gsize n_bytes = fringe_pattern_n_bytes (&self->pattern, &self->goal);
  g_autofree char *size = g_format_size (n_bytes), *most = g_format_size (BYTES_WHILE_BUILT * n_bytes);
  g_autofree char *text
      /* Translators: two sizes, such as 1.6 MB */
      = g_strdup_printf (_ ("The tables take %s of memory, and up to %s while they are built."), size, most);

  fringe_label_show (self->size_label, text);
}

static void
on_changed (FringePatternDialog *self)
{
  g_autofree char *wrong = read_pattern (self);

  fringe_label_show (self->error_label, wrong);
  if (wrong == NULL)
    show_size (self);
  else
    fringe_label_show (self->size_label, NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "pattern.use", wrong == NULL);
}

static void
show_building (FringePatternDialog *self, gboolean is_building)
{
  gtk_editable_set_editable (self->entry, !is_building);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "pattern.name", !is_building);
  gtk_widget_set_visible (GTK_WIDGET (self->progress_bar), is_building);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "pattern.use", !is_building);
}

static void
on_progress (double fraction, gpointer data)
{
  gtk_progress_bar_set_fraction (FRINGE_PATTERN_DIALOG (data)->progress_bar, fraction);
}

static void
use (FringePatternDialog *self)
{
  g_autofree char *text = g_strconcat (FRINGE_PATTERN_PREFIX, self->pattern.text, NULL);
  FringeFormulaError wrong;
  FringeHeuristic heuristic;

  if (fringe_own_from_text (text, &heuristic, &wrong))
    {
      fringe_rules_model_use_heuristic (fringe_session_get_rules (self->session), heuristic);
      gtk_window_close (GTK_WINDOW (self));
    }
  else
    {
      g_autofree char *sentence = fringe_formula_error_sentence (&wrong);

      fringe_label_show (self->error_label, sentence);
    }
}

/* The tables are owned here until the search of the session has found them. The dialog may be gone. */
static void
on_built (GObject *source, GAsyncResult *result, gpointer data)
{
  FringePatternDialog *self = data;
  g_autoptr (GError) error = NULL;
  FringePatternSum *sum = fringe_pattern_build_finish (result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object (&self->cancellable);
  show_building (self, FALSE);
  if (sum == NULL)
    {
      fringe_label_show (self->error_label, error->message);
      return;
    }
  use (self);
  fringe_pattern_sum_unref (sum);
}

static void
on_use (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FringePatternDialog *self = FRINGE_PATTERN_DIALOG (widget);

  self->cancellable = g_cancellable_new ();
  gtk_progress_bar_set_fraction (self->progress_bar, 0);
  show_building (self, TRUE);
  fringe_pattern_build_async (&self->pattern, &self->goal, on_progress, self, self->cancellable, on_built, self);
}

static void
on_name (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_editable_set_text (FRINGE_PATTERN_DIALOG (widget)->entry, g_variant_get_string (parameter, NULL));
}

static void
fringe_pattern_dialog_dispose (GObject *object)
{
  FringePatternDialog *self = FRINGE_PATTERN_DIALOG (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (fringe_pattern_dialog_parent_class)->dispose (object);
}

static void
fringe_pattern_dialog_class_init (FringePatternDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = fringe_pattern_dialog_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-pattern-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, FringePatternDialog, entry);
  gtk_widget_class_bind_template_child (widget_class, FringePatternDialog, names_box);
  gtk_widget_class_bind_template_child (widget_class, FringePatternDialog, error_label);
  gtk_widget_class_bind_template_child (widget_class, FringePatternDialog, size_label);
  gtk_widget_class_bind_template_child (widget_class, FringePatternDialog, progress_bar);
  gtk_widget_class_bind_template_callback (widget_class, on_changed);
  gtk_widget_class_install_action (widget_class, "pattern.use", NULL, on_use);
  gtk_widget_class_install_action (widget_class, "pattern.name", "s", on_name);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
fringe_pattern_dialog_init (FringePatternDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Returns: (transfer full): the pattern that is used, or one to begin with */
static char *
first_text (FringePatternDialog *self, FringeHeuristic heuristic)
{
  const FringePattern *pattern = fringe_heuristic_is_own (heuristic) ? fringe_own_pattern (heuristic) : NULL;

  if (pattern != NULL)
    return g_strdup (pattern->text);
  return gtk_widget_get_visible (self->names_box) ? g_strdup ("5-5-5") : propose (&self->goal);
}

FringePatternDialog *
fringe_pattern_dialog_new (GtkWindow *parent, FringeSession *session)
{
  FringePatternDialog *self = g_object_new (FRINGE_TYPE_PATTERN_DIALOG, "transient-for", parent, NULL);
  g_autofree char *text = NULL;

  self->session = g_object_ref (session);
  self->goal = *fringe_search_goal (fringe_session_get_search (session));
  fringe_color_scheme_match_parent (GTK_WINDOW (self));
  gtk_widget_set_visible (self->names_box, self->goal.rows == 4 && self->goal.columns == 4);
  text = first_text (self, fringe_rules_model_get (fringe_session_get_rules (session))->heuristic);
  gtk_editable_set_text (self->entry, text);
  gtk_editable_select_region (self->entry, 0, -1);
  return self;
}
