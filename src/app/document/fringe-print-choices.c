/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-print-choices.h"

#include "fringe-save.h"

#include <math.h>

#define GROUP "Tree"
/* Of a sheet, in millimetres. */
#define SIDE_MIN 20
#define SIDE_MAX 5000
/* Per cent. */
#define SCALE_MAX 1000
/* Pages on a sheet. */
#define NUMBER_UP_MAX 16

/* In the order of FringeWhat. */
static const char *const parts[] = { "tree", "view", "solution" };

static char *
path (void)
{
  return g_build_filename (g_get_user_config_dir (), "fringe", "print", NULL);
}

static FringeWhat
part_of (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (g_strcmp0 (name, parts[i]) == 0)
      return (FringeWhat) i;
  return FRINGE_WHAT_TREE;
}

/* Whether margins leave something between them. What is no number is not. */
static gboolean
is_side (double length, double before, double after)
{
  return length >= SIDE_MIN && length <= SIDE_MAX && before >= 0 && after >= 0 && before + after < length;
}

static gboolean
is_sheet (GtkPageSetup *setup)
{
  const GtkUnit unit = GTK_UNIT_MM;

  return is_side (gtk_page_setup_get_paper_width (setup, unit), gtk_page_setup_get_left_margin (setup, unit),
                  gtk_page_setup_get_right_margin (setup, unit))
         && is_side (gtk_page_setup_get_paper_height (setup, unit), gtk_page_setup_get_top_margin (setup, unit),
                     gtk_page_setup_get_bottom_margin (setup, unit));
}

/* What was of that print alone, and what GTK cannot divide by. */
static void
drop_passing (GtkPrintSettings *settings)
{
  double scale = gtk_print_settings_get_scale (settings);
  int n = gtk_print_settings_get_number_up (settings);

  gtk_print_settings_unset (settings, GTK_PRINT_SETTINGS_N_COPIES);
  gtk_print_settings_unset (settings, GTK_PRINT_SETTINGS_PRINT_PAGES);
  gtk_print_settings_unset (settings, GTK_PRINT_SETTINGS_PAGE_RANGES);
  if (!(scale >= 1 && scale <= SCALE_MAX))
    gtk_print_settings_unset (settings, GTK_PRINT_SETTINGS_SCALE);
  if (n < 1 || n > NUMBER_UP_MAX)
    gtk_print_settings_unset (settings, GTK_PRINT_SETTINGS_NUMBER_UP);
}

/* GTK does not survive paper without a name for people. */
static GtkPageSetup *
load_sheet (GKeyFile *file)
{
  g_autofree char *name = g_key_file_get_string (file, "Page Setup", "DisplayName", NULL);
  g_autoptr (GtkPageSetup) setup = name != NULL ? gtk_page_setup_new_from_key_file (file, NULL, NULL) : NULL;

  return setup != NULL && is_sheet (setup) ? g_steal_pointer (&setup) : NULL;
}

FringePrintChoices
fringe_print_choices_load (void)
{
  FringePrintChoices choices = { .what = FRINGE_WHAT_TREE };
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *name = path (), *part = NULL;

  if (!g_key_file_load_from_file (file, name, G_KEY_FILE_NONE, NULL))
    return choices;
  part = g_key_file_get_string (file, GROUP, "part", NULL);
  choices.what = part_of (part);
  choices.tiles = g_key_file_get_boolean (file, GROUP, "sheets", NULL);
  choices.is_turned = g_key_file_get_boolean (file, GROUP, "turned", NULL);
  choices.settings = gtk_print_settings_new_from_key_file (file, NULL, NULL);
  if (choices.settings != NULL)
    drop_passing (choices.settings);
  choices.setup = load_sheet (file);
  return choices;
}

void
fringe_print_choices_save (const FringePrintChoices *choices)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *name = path (), *folder = g_path_get_dirname (name), *text = NULL;
  g_autoptr (GFile) target = g_file_new_for_path (name);
  g_autoptr (GError) error = NULL;
  gsize length;

  g_key_file_set_string (file, GROUP, "part", parts[choices->what]);
  g_key_file_set_boolean (file, GROUP, "sheets", choices->tiles);
  g_key_file_set_boolean (file, GROUP, "turned", choices->is_turned);
  if (choices->settings != NULL)
    gtk_print_settings_to_key_file (choices->settings, file, NULL);
  if (choices->setup != NULL)
    gtk_page_setup_to_key_file (choices->setup, file, NULL);
  text = g_key_file_to_data (file, &length, NULL);
  g_mkdir_with_parents (folder, 0700);
  if (!fringe_save_text (target, text, length, NULL, &error))
    g_info ("What was chosen for printing is not kept: %s", error->message);
}

void
fringe_print_choices_clear (FringePrintChoices *choices)
{
  g_clear_object (&choices->settings);
  g_clear_object (&choices->setup);
}
