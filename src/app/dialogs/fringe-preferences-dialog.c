/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-preferences-dialog.h"

#include "fringe-choice-list.h"
#include "fringe-color-scheme.h"
#include "fringe-titles.h"

struct _FringePreferencesDialog
{
  GtkWindow parent_instance;

  GSettings *settings;
  GtkDropDown *theme_list;
  GtkSwitch *animation_switch;
  GtkDropDown *moves_list;
  GtkSwitch *map_switch;
  GtkSwitch *follow_switch;
  GtkDropDown *rules_list;
  GtkSpinButton *limit_button;
};

G_DEFINE_FINAL_TYPE (FringePreferencesDialog, fringe_preferences_dialog, GTK_TYPE_WINDOW)

/* The words of settings, in the order of their lists. */
static const char *const themes[] = { "system", "light", "dark", "projector", "print", NULL };
static const char *const moves[] = { "arrows", "letters", NULL };

static gboolean
find_word (GValue *selected, GVariant *word, gpointer words)
{
  guint i = 0;

  for (const char *const *at = words; *at != NULL; at++, i++)
    if (g_str_equal (*at, g_variant_get_string (word, NULL)))
      {
        g_value_set_uint (selected, i);
        return TRUE;
      }
  return FALSE;
}

static GVariant *
get_word (const GValue *selected, const GVariantType *type, gpointer words)
{
  return g_variant_new_string (((const char *const *) words)[g_value_get_uint (selected)]);
}

static void
bind_words (FringePreferencesDialog *self, const char *key, GtkDropDown *list, const char *const *words)
{
  g_settings_bind_with_mapping (self->settings, key, list, "selected", G_SETTINGS_BIND_DEFAULT, find_word, get_word,
                                (gpointer) words, NULL);
}

/* The presets have the words of files. */
static gboolean
find_preset (GValue *selected, GVariant *word, gpointer data)
{
  FringePreset preset;

  if (!fringe_preset_from_name (g_variant_get_string (word, NULL), &preset))
    return FALSE;
  g_value_set_uint (selected, preset);
  return TRUE;
}

static GVariant *
get_preset (const GValue *selected, const GVariantType *type, gpointer data)
{
  return g_variant_new_string (fringe_preset_name ((FringePreset) g_value_get_uint (selected)));
}

/* A large number is read in groups of three digits. */
static gboolean
show_grouped (GtkSpinButton *button)
{
  g_autofree char *text = g_strdup_printf ("%'d", gtk_spin_button_get_value_as_int (button));

  if (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (button)), text))
    gtk_editable_set_text (GTK_EDITABLE (button), text);
  return TRUE;
}

/* What stands between digits parts the groups, in any language. */
static int
read_grouped (GtkSpinButton *button, double *value)
{
  *value = 0;
  for (const char *at = gtk_editable_get_text (GTK_EDITABLE (button)); *at != '\0'; at++)
    if (g_ascii_isdigit (*at))
      *value = 10 * *value + g_ascii_digit_value (*at);
  return TRUE;
}

/* What is being typed counts, too. */
static gboolean
fringe_preferences_dialog_close_request (GtkWindow *window)
{
  gtk_spin_button_update (FRINGE_PREFERENCES_DIALOG (window)->limit_button);
  return GTK_WINDOW_CLASS (fringe_preferences_dialog_parent_class)->close_request (window);
}

static void
fringe_preferences_dialog_finalize (GObject *object)
{
  g_clear_object (&FRINGE_PREFERENCES_DIALOG (object)->settings);
  G_OBJECT_CLASS (fringe_preferences_dialog_parent_class)->finalize (object);
}

static void
fringe_preferences_dialog_class_init (FringePreferencesDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = fringe_preferences_dialog_finalize;
  GTK_WINDOW_CLASS (klass)->close_request = fringe_preferences_dialog_close_request;
  g_type_ensure (FRINGE_TYPE_CHOICE);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/fringe/Fringe/ui/fringe-preferences-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, FringePreferencesDialog, theme_list);
  gtk_widget_class_bind_template_child (widget_class, FringePreferencesDialog, animation_switch);
  gtk_widget_class_bind_template_child (widget_class, FringePreferencesDialog, moves_list);
  gtk_widget_class_bind_template_child (widget_class, FringePreferencesDialog, map_switch);
  gtk_widget_class_bind_template_child (widget_class, FringePreferencesDialog, follow_switch);
  gtk_widget_class_bind_template_child (widget_class, FringePreferencesDialog, rules_list);
  gtk_widget_class_bind_template_child (widget_class, FringePreferencesDialog, limit_button);
  gtk_widget_class_bind_template_callback (widget_class, show_grouped);
  gtk_widget_class_bind_template_callback (widget_class, read_grouped);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
fringe_preferences_dialog_init (FringePreferencesDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  FRINGE_CHOICE_LIST_FILL (self->rules_list, FringePreset, preset, FRINGE_N_PRESETS);
  self->settings = g_settings_new (FRINGE_APPLICATION_ID);
  bind_words (self, "color-scheme", self->theme_list, themes);
  bind_words (self, "tree-moves", self->moves_list, moves);
  g_settings_bind_with_mapping (self->settings, "first-rules", self->rules_list, "selected", G_SETTINGS_BIND_DEFAULT,
                                find_preset, get_preset, NULL, NULL);
  g_settings_bind (self->settings, "animations", self->animation_switch, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "tree-minimap", self->map_switch, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "tree-follow", self->follow_switch, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "node-limit", self->limit_button, "value", G_SETTINGS_BIND_DEFAULT);
}

FringePreferencesDialog *
fringe_preferences_dialog_new (GtkWindow *parent)
{
  FringePreferencesDialog *self = g_object_new (FRINGE_TYPE_PREFERENCES_DIALOG, "transient-for", parent, NULL);

  fringe_color_scheme_match_parent (GTK_WINDOW (self));
  return self;
}
