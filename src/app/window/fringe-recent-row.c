/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-recent-row.h"

#include "fringe-background.h"
#include "fringe-board-view.h"
#include "fringe-document.h"
#include "fringe-document-text.h"
#include "fringe-samples.h"
#include "fringe-sentences.h"

#include <glib/gi18n.h>

struct _FringeRecentRow
{
  GtkListBoxRow parent_instance;

  FringeBoardView *board_view;
  GtkLabel *name_label;
  GtkLabel *title_label;
  GtkWidget *rules_label;
  GtkWidget *step_label;
  GtkLabel *when_label;
  char *uri;
  GCancellable *cancellable;
};

G_DEFINE_FINAL_TYPE (FringeRecentRow, fringe_recent_row, GTK_TYPE_LIST_BOX_ROW)

const char *
fringe_recent_row_get_uri (FringeRecentRow *self)
{
  return self->uri;
}

void
fringe_recent_row_set_theme (FringeRecentRow *self, FringeThemeKind theme)
{
  fringe_board_view_set_theme (self->board_view, theme);
}

void
fringe_recent_row_set_narrow (FringeRecentRow *self, gboolean narrow)
{
  gtk_widget_set_visible (self->rules_label, !narrow);
  gtk_widget_set_visible (self->step_label, !narrow);
}

/* Returns: days from the one to the other */
static int
days_between (GDateTime *earlier, GDateTime *later)
{
  GDate from, to;

  g_date_set_dmy (&from, (GDateDay) g_date_time_get_day_of_month (earlier),
                  (GDateMonth) g_date_time_get_month (earlier), (GDateYear) g_date_time_get_year (earlier));
  g_date_set_dmy (&to, (GDateDay) g_date_time_get_day_of_month (later), (GDateMonth) g_date_time_get_month (later),
                  (GDateYear) g_date_time_get_year (later));
  return g_date_days_between (&from, &to);
}

/* (transfer full): */
static char *
when_text (GDateTime *used)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local (), local = g_date_time_to_local (used);
  const int days = days_between (local, now);

  if (days == 0)
    /* Translators: when a file was used, as for strftime(3): "Today, 09:14" */
    return g_date_time_format (local, _ ("Today, %H:%M"));
  if (days == 1)
    return g_strdup (_ ("Yesterday"));
  if (g_date_time_get_year (local) == g_date_time_get_year (now))
    /* Translators: when a file was used, as for strftime(3): "12 November" */
    return g_date_time_format (local, _ ("%-d %B"));
  /* Translators: when a file was used, as for strftime(3): "12 November 2019" */
  return g_date_time_format (local, _ ("%-d %B %Y"));
}

static char *
step_text (guint step)
{
  if (step == 0)
    return g_strdup (_ ("Start"));
  /* Translators: the step that is seen, while nothing is said of how many there are */
  return g_strdup_printf (_ ("Step %'u"), step);
}

static void
show (FringeRecentRow *self, const FringeBoard *board, const char *title, const char *rules, const char *place)
{
  fringe_board_view_set_board (self->board_view, board);
  gtk_widget_set_visible (GTK_WIDGET (self->board_view), TRUE);
  gtk_label_set_label (self->title_label, title);
  gtk_label_set_label (GTK_LABEL (self->rules_label), rules);
  gtk_label_set_label (GTK_LABEL (self->step_label), place);
}

static void
show_session (FringeRecentRow *self, const FringeSessionFile *state)
{
  const FringeSample *sample = fringe_samples_find (&state->start, &state->goal);
  g_autofree char *puzzle = fringe_puzzle_title (state->start.rows, state->start.columns);
  g_autofree char *rules = fringe_session_rules_text (&state->rules), *step = step_text (state->step);

  show (self, &state->start, sample != NULL ? _ (sample->title) : puzzle, rules, step);
}

/* A lesson is known by where it begins. */
static void
show_lesson (FringeRecentRow *self, const FringeLessonFile *lesson)
{
  const guint n = lesson->stops->len;
  const FringeLessonStop *first = n > 0 ? lesson->stops->pdata[0] : NULL;
  g_autofree char *stops = g_strdup_printf (g_dngettext (NULL, "%u stop", "%u stops", n), n);

  if (first != NULL)
    show (self, &first->state->start, lesson->title, _ ("Lesson"), stops);
}

/* Returns: (transfer full): a FringeLoaded */
static gpointer
load (gconstpointer query, FringeProgress progress, gpointer progress_data, GCancellable *cancellable, GError **error)
{
  return fringe_document_load ((GFile *) query, cancellable, error);
}

static void
on_loaded (GObject *source, GAsyncResult *result, gpointer data)
{
  FringeRecentRow *self = FRINGE_RECENT_ROW (source);
  g_autoptr (GError) error = NULL;
  g_autoptr (FringeLoaded) loaded = g_task_propagate_pointer (G_TASK (result), &error);

  if (loaded != NULL && loaded->lesson != NULL)
    show_lesson (self, loaded->lesson);
  else if (loaded != NULL)
    show_session (self, loaded->session);
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    gtk_label_set_label (self->title_label, error->message);
}

static void
fringe_recent_row_dispose (GObject *object)
{
  FringeRecentRow *self = FRINGE_RECENT_ROW (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->uri, g_free);
  G_OBJECT_CLASS (fringe_recent_row_parent_class)->dispose (object);
}

static void
fringe_recent_row_class_init (FringeRecentRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = fringe_recent_row_dispose;
  g_type_ensure (FRINGE_TYPE_BOARD_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-recent-row.ui");
  gtk_widget_class_bind_template_child (widget_class, FringeRecentRow, board_view);
  gtk_widget_class_bind_template_child (widget_class, FringeRecentRow, name_label);
  gtk_widget_class_bind_template_child (widget_class, FringeRecentRow, title_label);
  gtk_widget_class_bind_template_child (widget_class, FringeRecentRow, rules_label);
  gtk_widget_class_bind_template_child (widget_class, FringeRecentRow, step_label);
  gtk_widget_class_bind_template_child (widget_class, FringeRecentRow, when_label);
}

static void
fringe_recent_row_init (FringeRecentRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->cancellable = g_cancellable_new ();
}

FringeRecentRow *
fringe_recent_row_new (GtkRecentInfo *info, FringeThemeKind theme)
{
  FringeRecentRow *self = g_object_new (FRINGE_TYPE_RECENT_ROW, NULL);
  GFile *file = g_file_new_for_uri (gtk_recent_info_get_uri (info));
  g_autofree char *name = fringe_document_name_of (file), *when = when_text (gtk_recent_info_get_modified (info));

  self->uri = g_strdup (gtk_recent_info_get_uri (info));
  gtk_label_set_label (self->name_label, name);
  gtk_label_set_label (self->when_label, when);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self), "win.open-recent");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self), "s", self->uri);
  fringe_recent_row_set_theme (self, theme);
  fringe_background_run (self, load, file, g_object_unref, (GDestroyNotify) fringe_loaded_free, NULL, NULL,
                         self->cancellable, on_loaded, NULL);
  return self;
}
