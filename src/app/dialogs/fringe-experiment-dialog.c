/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-experiment-dialog.h"

#include "fringe-cairo-pen.h"
#include "fringe-color-scheme.h"
#include "fringe-depths-text.h"
#include "fringe-experiment-chart.h"
#include "fringe-experiment-print.h"
#include "fringe-experiment-save.h"
#include "fringe-experiment-work.h"
#include "fringe-export-chooser.h"
#include "fringe-file-bytes.h"
#include "fringe-file-chooser.h"
#include "fringe-means-table.h"
#include "fringe-picture.h"
#include "fringe-titles.h"
#include "fringe-widgets.h"

#include <glib/gi18n.h>

/* Invariants: what is shown, copied and saved is of `work`, whatever is chosen meanwhile; it goes on while there is a
 * cancellable. */

/* So many nodes has a search of the command line, too. */
#define NODE_LIMIT 10000000
#define N_OWN_MAX 8
#define N_HEURISTICS_MAX (FRINGE_N_HEURISTICS + N_OWN_MAX)

struct _FringeExperimentDialog
{
  GtkWindow parent_instance;

  FringeBoard goal; /* of the session, as the rules */
  FringeRules rules;
  FringeThemeKind theme;
  FringeExperimentWork *work; /* (nullable) */
  FringeExperimentChart *chart;
  GCancellable *cancellable; /* (nullable) */

  GtkDropDown *preset_list;
  GtkEntry *depths_entry;
  GtkSpinButton *sample_spin;
  GtkCheckButton *all_check;
  GtkSpinButton *seed_spin;
  GtkDropDown *count_list;
  GtkWidget *methods_box;
  GtkFlowBox *algorithms_box;
  GtkFlowBox *heuristics_box;
  GtkLabel *methods_label;
  GtkCheckButton *algorithms[FRINGE_N_ALGORITHMS];
  GtkCheckButton *heuristics[N_HEURISTICS_MAX];
  FringeHeuristic numbers[N_HEURISTICS_MAX]; /* of these */
  guint n_heuristics;
  GtkProgressBar *progress_bar;
  GtkStack *stack;
  GtkColumnView *view;
  GtkDrawingArea *chart_area;
  GtkLabel *rules_label;
  GtkLabel *told_label;
};

G_DEFINE_FINAL_TYPE (FringeExperimentDialog, fringe_experiment_dialog, GTK_TYPE_WINDOW)

/* Returns: (nullable): NULL for a choice of one's own */
static const FringeExperimentPreset *
chosen_preset (FringeExperimentDialog *self)
{
  guint chosen = gtk_drop_down_get_selected (self->preset_list);

  return chosen > 0 ? &fringe_experiment_presets ()[chosen - 1] : NULL;
}

static void
update_actions (FringeExperimentDialog *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean is_busy = self->cancellable != NULL, has_rows = self->chart != NULL;

  gtk_widget_action_set_enabled (widget, "experiment.search", !is_busy);
  gtk_widget_action_set_enabled (widget, "experiment.cancel", is_busy);
  gtk_widget_action_set_enabled (widget, "experiment.copy", has_rows);
  gtk_widget_action_set_enabled (widget, "experiment.copy-chart", has_rows);
  gtk_widget_action_set_enabled (widget, "experiment.save", has_rows);
  gtk_widget_set_opacity (GTK_WIDGET (self->progress_bar), is_busy ? 1 : 0);
}

/* What came out */

static void
show_rows (FringeExperimentDialog *self)
{
  const FringeExperiment *experiment = fringe_experiment_work_get (self->work);
  g_autoptr (GArray) rows = fringe_experiment_work_rows (self->work);
  g_autofree char *rules = NULL;

  if (rows->len == 0)
    return;
  rules = fringe_experiment_rules (experiment, rows);
  fringe_means_table_show (self->view, self->work);
  g_clear_pointer (&self->chart, fringe_experiment_chart_free);
  self->chart = fringe_experiment_chart_new (experiment, rows);
  gtk_widget_queue_draw (GTK_WIDGET (self->chart_area));
  fringe_label_show (self->rules_label, rules);
  update_actions (self);
}

static void
draw_chart (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  const FringeExperimentDialog *self = data;
  const FringeRect rect = { 0, 0, width, height };
  FringeCairoPen pen;

  if (self->chart == NULL)
    return;
  fringe_cairo_pen_init (&pen, cr);
  fringe_draw_chart (&pen.pen, fringe_theme_get (self->theme), fringe_experiment_chart_get (self->chart), &rect);
}

static void
on_progress (double fraction, gpointer data)
{
  FringeExperimentDialog *self = data;

  gtk_progress_bar_set_fraction (self->progress_bar, fraction);
  show_rows (self);
}

static void
on_searched (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (FringeExperimentDialog) self = data;
  g_autoptr (GError) error = NULL;

  fringe_experiment_work_finish (result, &error);
  g_clear_object (&self->cancellable);
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    gtk_label_set_label (self->told_label, _ ("Cancelled. What was known by then is shown."));
  else
    gtk_label_set_label (self->told_label, error != NULL ? error->message : "");
  show_rows (self);
  update_actions (self);
}

/* What is asked */

static void
add_own_methods (FringeExperimentDialog *self, GArray *methods)
{
  for (int i = 0; i < FRINGE_N_ALGORITHMS; i++)
    {
      FringeRules rules = self->rules;

      rules.algorithm = (FringeAlgorithm) i;
      if (!gtk_check_button_get_active (self->algorithms[i]))
        continue;
      if (!fringe_rules_use_heuristic (&rules))
        g_array_append_val (methods, rules);
      for (guint j = 0; fringe_rules_use_heuristic (&rules) && j < self->n_heuristics; j++)
        if (gtk_check_button_get_active (self->heuristics[j]))
          {
            rules.heuristic = self->numbers[j];
            g_array_append_val (methods, rules);
          }
    }
}

/* Returns: (transfer full) (element-type FringeRules): the methods chosen */
static GArray *
list_methods (FringeExperimentDialog *self)
{
  const FringeExperimentPreset *preset = chosen_preset (self);
  const FringeRules textbook = fringe_rules_preset (FRINGE_PRESET_TEXTBOOK);
  GArray *methods = g_array_new (FALSE, FALSE, sizeof (FringeRules));

  for (guint i = 0; preset != NULL && i < preset->n_methods; i++)
    {
      FringeRules method = fringe_experiment_preset_method (preset, i, &textbook);

      g_array_append_val (methods, method);
    }
  if (preset == NULL)
    add_own_methods (self, methods);
  return methods;
}

/* Returns: (transfer full) (nullable): the depths that are typed; else it is told why not */
static GArray *
read_depths (FringeExperimentDialog *self)
{
  g_autoptr (GError) error = NULL;
  GArray *depths = fringe_depths_read (gtk_editable_get_text (GTK_EDITABLE (self->depths_entry)), &error);

  fringe_entry_show_wrong (self->depths_entry, depths == NULL);
  if (depths == NULL)
    gtk_label_set_label (self->told_label, error->message);
  return depths;
}

static gboolean
check_methods (FringeExperimentDialog *self, const GArray *methods)
{
  g_autofree char *sentence = NULL;

  if (methods->len > 0 && methods->len <= FRINGE_EXPERIMENT_CHART_METHODS_MAX)
    return TRUE;
  if (methods->len == 0)
    sentence = g_strdup (_ ("Choose at least one algorithm, and a heuristic if it needs one."));
  else
    /* Translators: %1$u methods are chosen; a chart tells %2$d apart. */
    sentence = g_strdup_printf (_ ("These are %1$u methods. Choose %2$d or fewer: a chart tells no more apart."),
                                methods->len, FRINGE_EXPERIMENT_CHART_METHODS_MAX);
  gtk_label_set_label (self->told_label, sentence);
  return FALSE;
}

static void
begin (FringeExperimentDialog *self, const GArray *depths, const GArray *methods)
{
  gboolean all = gtk_check_button_get_active (self->all_check);
  const FringeExperiment experiment = {
    .goal = chosen_preset (self) != NULL ? fringe_experiment_preset_goal () : self->goal,
    .depths = (const guint *) (gconstpointer) depths->data,
    .n_depths = depths->len,
    .sample = all ? 0 : (guint) gtk_spin_button_get_value_as_int (self->sample_spin),
    .seed = (guint64) gtk_spin_button_get_value (self->seed_spin),
    .methods = (const FringeRules *) (gconstpointer) methods->data,
    .n_methods = methods->len,
    .count = (FringeExperimentCount) gtk_drop_down_get_selected (self->count_list),
    .node_limit = NODE_LIMIT,
  };

  g_clear_pointer (&self->work, fringe_experiment_work_unref);
  self->work = fringe_experiment_work_new (&experiment);
  self->cancellable = g_cancellable_new ();
  gtk_progress_bar_set_fraction (self->progress_bar, 0);
  gtk_label_set_label (self->told_label, "");
  fringe_experiment_work_begin (self->work, on_progress, self, self->cancellable, on_searched, g_object_ref (self));
  update_actions (self);
}

static void
on_search (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FringeExperimentDialog *self = FRINGE_EXPERIMENT_DIALOG (widget);
  g_autoptr (GArray) methods = list_methods (self), depths = NULL;

  gtk_spin_button_update (self->sample_spin);
  gtk_spin_button_update (self->seed_spin);
  depths = read_depths (self);
  if (depths != NULL && check_methods (self, methods))
    begin (self, depths, methods);
}

static void
on_cancel (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_cancellable_cancel (FRINGE_EXPERIMENT_DIALOG (widget)->cancellable);
}

/* What leaves the dialog */

static void
on_copy (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FringeExperimentDialog *self = FRINGE_EXPERIMENT_DIALOG (widget);
  FringeExperimentFormat format = (FringeExperimentFormat) g_variant_get_int32 (parameter);
  g_autoptr (GArray) rows = fringe_experiment_work_rows (self->work);
  g_autofree char *text = fringe_experiment_print (fringe_experiment_work_get (self->work), rows, format);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  gtk_label_set_label (self->told_label, _ ("The table is on the clipboard."));
}

/* @key: of the settings, for the theme of pictures of this kind */
static FringeExperimentLook
chosen_look (const char *key)
{
  g_autoptr (GSettings) settings = g_settings_new (FRINGE_APPLICATION_ID);

  return (FringeExperimentLook) { (FringeThemeKind) g_settings_get_enum (settings, key),
                                  g_settings_get_uint (settings, "export-dpi") / FRINGE_PIXELS_PER_INCH };
}

static void
on_copy_chart (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FringeExperimentDialog *self = FRINGE_EXPERIMENT_DIALOG (widget);
  const FringeExperimentLook look = chosen_look ("export-screen-theme");
  g_autoptr (GArray) rows = fringe_experiment_work_rows (self->work);
  g_autoptr (GError) error = NULL;
  cairo_surface_t *image
      = fringe_experiment_render_chart (fringe_experiment_work_get (self->work), rows, &look, &error);
  g_autoptr (GdkTexture) texture = image != NULL ? fringe_texture_new (image) : NULL;

  if (texture != NULL)
    gdk_clipboard_set_texture (gtk_widget_get_clipboard (widget), texture);
  gtk_label_set_label (self->told_label, texture != NULL ? _ ("The chart is on the clipboard.") : error->message);
}

static void
save (FringeExperimentDialog *self, GFile *file)
{
  g_autofree char *name = fringe_file_name (file), *sentence = NULL;
  const FringeExperimentLook look
      = chosen_look (g_str_has_suffix (name, ".png") ? "export-screen-theme" : "export-theme");
  g_autoptr (GArray) rows = fringe_experiment_work_rows (self->work);
  g_autoptr (GError) error = NULL;

  if (fringe_experiment_save (fringe_experiment_work_get (self->work), rows, &look, file, &error))
    sentence = g_strdup_printf (_ ("Saved %s."), name);
  else
    /* Translators: a file, and a sentence that says why */
    sentence = g_strdup_printf (_ ("Cannot save “%1$s”: %2$s"), name, error->message);
  gtk_label_set_label (self->told_label, sentence);
}

static void
on_file (FringeExperimentDialog *self, int response, GtkFileChooserNative *chooser)
{
  g_autoptr (GFile) file = fringe_export_chooser_take (chooser, response);

  if (file != NULL)
    save (self, file);
}

/* What is seen, the table or the chart, is suggested; another ending saves the other. */
static void
on_save (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FringeExperimentDialog *self = FRINGE_EXPERIMENT_DIALOG (widget);
  gboolean is_chart = g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "chart") == 0;
  /* Translators: the name that is suggested for a file; %s is the ending */
  g_autofree char *suggested = g_strdup_printf (_ ("experiment.%s"), is_chart ? "png" : "csv");
  GtkFileChooserNative *chooser
      = fringe_export_chooser_new (GTK_WINDOW (self), _ ("Save the Table or the Chart"), suggested);

  fringe_file_chooser_ask (chooser, G_CALLBACK (on_file), self);
}

/* The choices */

static void
show_preset_methods (FringeExperimentDialog *self)
{
  g_autoptr (GArray) methods = list_methods (self);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < methods->len; i++)
    {
      g_autofree char *title
          = fringe_experiment_method_title ((const FringeRules *) (gconstpointer) methods->data, methods->len, i);

      g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", title);
    }
  gtk_label_set_label (self->methods_label, text->str);
  g_string_free (text, TRUE);
}

static void
on_preset (FringeExperimentDialog *self)
{
  const FringeExperimentPreset *preset = chosen_preset (self);
  g_autoptr (GArray) depths = NULL;
  g_autofree char *text = NULL;

  gtk_widget_set_visible (self->methods_box, preset == NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->methods_label), preset != NULL);
  if (preset == NULL)
    return;
  depths = fringe_experiment_preset_depths (preset);
  text = fringe_depths_print (depths);
  gtk_editable_set_text (GTK_EDITABLE (self->depths_entry), text);
  gtk_check_button_set_active (self->all_check, preset->sample == 0);
  if (preset->sample > 0)
    gtk_spin_button_set_value (self->sample_spin, preset->sample);
  gtk_drop_down_set_selected (self->count_list, preset->count);
  show_preset_methods (self);
}

static GtkCheckButton *
add_check (GtkFlowBox *box, const char *title, const char *description, gboolean is_chosen)
{
  GtkWidget *check = gtk_check_button_new_with_label (title);

  gtk_widget_set_tooltip_text (check, description);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), is_chosen);
  gtk_flow_box_append (box, check);
  gtk_widget_set_focusable (gtk_widget_get_parent (check), FALSE);
  return GTK_CHECK_BUTTON (check);
}

/* What was offered before stays as it was chosen. */
static gboolean
is_chosen (const FringeExperimentDialog *self, FringeHeuristic heuristic)
{
  for (guint i = 0; i < self->n_heuristics; i++)
    if (self->numbers[i] == heuristic)
      return gtk_check_button_get_active (self->heuristics[i]);
  return heuristic == FRINGE_HEURISTIC_MISPLACED || heuristic == FRINGE_HEURISTIC_MANHATTAN
         || (fringe_heuristic_is_own (heuristic) && heuristic == self->rules.heuristic);
}

/* The heuristics of one's own that came last are offered beside those that are built in. */
static guint
list_heuristics (const FringeExperimentDialog *self, const GArray *own, FringeHeuristic *numbers)
{
  guint n = 0, first = own->len > N_OWN_MAX ? own->len - N_OWN_MAX : 0;

  for (int i = 0; i < FRINGE_N_HEURISTICS; i++)
    if (fringe_heuristic_fits ((FringeHeuristic) i, self->goal.rows, self->goal.columns))
      numbers[n++] = (FringeHeuristic) i;
  for (guint i = first; i < own->len; i++)
    if (fringe_heuristic_fits (g_array_index (own, FringeHeuristic, i), self->goal.rows, self->goal.columns))
      numbers[n++] = g_array_index (own, FringeHeuristic, i);
  return n;
}

static void
offer_heuristics (FringeExperimentDialog *self, const GArray *own)
{
  FringeHeuristic numbers[N_HEURISTICS_MAX];
  gboolean chosen[N_HEURISTICS_MAX];
  GtkFlowBoxChild *child;
  guint n = list_heuristics (self, own, numbers);

  for (guint i = 0; i < n; i++)
    chosen[i] = is_chosen (self, numbers[i]);
  while ((child = gtk_flow_box_get_child_at_index (self->heuristics_box, 0)) != NULL)
    gtk_flow_box_remove (self->heuristics_box, GTK_WIDGET (child));
  for (guint i = 0; i < n; i++)
    {
      self->numbers[i] = numbers[i];
      self->heuristics[i] = add_check (self->heuristics_box, fringe_heuristic_title (numbers[i]),
                                       fringe_heuristic_description (numbers[i]), chosen[i]);
    }
  self->n_heuristics = n;
}

static void
offer_algorithms (FringeExperimentDialog *self)
{
  for (int i = 0; i < FRINGE_N_ALGORITHMS; i++)
    self->algorithms[i] = add_check (self->algorithms_box, fringe_algorithm_title ((FringeAlgorithm) i),
                                     fringe_algorithm_description ((FringeAlgorithm) i), i == FRINGE_ALGORITHM_ASTAR);
}

/* The dialog is unmapped when its parent is closed, too; then nothing more is searched. */
static void
fringe_experiment_dialog_unmap (GtkWidget *widget)
{
  g_cancellable_cancel (FRINGE_EXPERIMENT_DIALOG (widget)->cancellable);
  GTK_WIDGET_CLASS (fringe_experiment_dialog_parent_class)->unmap (widget);
}

static void
fringe_experiment_dialog_finalize (GObject *object)
{
  FringeExperimentDialog *self = FRINGE_EXPERIMENT_DIALOG (object);

  g_clear_pointer (&self->chart, fringe_experiment_chart_free);
  g_clear_pointer (&self->work, fringe_experiment_work_unref);
  G_OBJECT_CLASS (fringe_experiment_dialog_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-experiment-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeExperimentDialog, preset_list);
  gtk_widget_class_bind_template_child (widget_class, FringeExperimentDialog, depths_entry);
  gtk_widget_class_bind_template_child (widget_class, FringeExperimentDialog, sample_spin);
  gtk_widget_class_bind_template_child (widget_class, FringeExperimentDialog, all_check);
  gtk_widget_class_bind_template_child (widget_class, FringeExperimentDialog, seed_spin);
  gtk_widget_class_bind_template_child (widget_class, FringeExperimentDialog, count_list);
  gtk_widget_class_bind_template_child (widget_class, FringeExperimentDialog, methods_box);
  gtk_widget_class_bind_template_child (widget_class, FringeExperimentDialog, algorithms_box);
  gtk_widget_class_bind_template_child (widget_class, FringeExperimentDialog, heuristics_box);
  gtk_widget_class_bind_template_child (widget_class, FringeExperimentDialog, methods_label);
  gtk_widget_class_bind_template_child (widget_class, FringeExperimentDialog, progress_bar);
  gtk_widget_class_bind_template_child (widget_class, FringeExperimentDialog, stack);
  gtk_widget_class_bind_template_child (widget_class, FringeExperimentDialog, view);
  gtk_widget_class_bind_template_child (widget_class, FringeExperimentDialog, chart_area);
  gtk_widget_class_bind_template_child (widget_class, FringeExperimentDialog, rules_label);
  gtk_widget_class_bind_template_child (widget_class, FringeExperimentDialog, told_label);
  gtk_widget_class_bind_template_callback (widget_class, on_preset);
}

static void
fringe_experiment_dialog_class_init (FringeExperimentDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = fringe_experiment_dialog_finalize;
  widget_class->unmap = fringe_experiment_dialog_unmap;
  bind_template (widget_class);
  gtk_widget_class_install_action (widget_class, "experiment.search", NULL, on_search);
  gtk_widget_class_install_action (widget_class, "experiment.cancel", NULL, on_cancel);
  gtk_widget_class_install_action (widget_class, "experiment.copy", "i", on_copy);
  gtk_widget_class_install_action (widget_class, "experiment.copy-chart", NULL, on_copy_chart);
  gtk_widget_class_install_action (widget_class, "experiment.save", NULL, on_save);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
fringe_experiment_dialog_init (FringeExperimentDialog *self)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_string_list_append (titles, _ ("My own choice"));
  for (const FringeExperimentPreset *preset = fringe_experiment_presets (); preset->name != NULL; preset++)
    gtk_string_list_append (titles, fringe_experiment_preset_title (preset));
  gtk_drop_down_set_model (self->preset_list, G_LIST_MODEL (titles));
  fringe_given_name_keep (self->preset_list);
  fringe_given_name_keep (self->count_list);
  fringe_means_table_prepare (self->view);
  gtk_drawing_area_set_draw_func (self->chart_area, draw_chart, self, NULL);
}

FringeExperimentDialog *
fringe_experiment_dialog_new (GtkWindow *parent)
{
  FringeExperimentDialog *self = g_object_new (FRINGE_TYPE_EXPERIMENT_DIALOG, "transient-for", parent, NULL);

  fringe_transient_end_with_parent (GTK_WINDOW (self));
  fringe_color_scheme_match_parent (GTK_WINDOW (self));
  offer_algorithms (self);
  gtk_drop_down_set_selected (self->preset_list, 1);
  update_actions (self);
  return self;
}

void
fringe_experiment_dialog_open (FringeExperimentDialog *self, FringeSession *session, FringeThemeKind theme)
{
  self->goal = *fringe_search_goal (fringe_session_get_search (session));
  self->rules = *fringe_rules_model_get (fringe_session_get_rules (session));
  self->theme = theme;
  offer_heuristics (self, fringe_rules_model_get_own (fringe_session_get_rules (session)));
  gtk_widget_queue_draw (GTK_WIDGET (self->chart_area));
  gtk_window_present (GTK_WINDOW (self));
}
