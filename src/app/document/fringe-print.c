/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-print.h"

#include "fringe-export-choices.h"
#include "fringe-pages.h"
#include "fringe-save.h"

#include <glib/gi18n.h>
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

/* What is printed, as long as its operation lives. */
typedef struct
{
  FringeTreePicture *seen;
  FringePicture picture;
  FringePaper paper;
  FringePrintChoices kept;
  GtkPageOrientation offered;
  FringePages *pages;
  GError *error;
  GtkDropDown *what_list; /* while the dialog is open */
  GtkCheckButton *tile_check;
} Print;

#define PRINT_KEY "fringe-print"

static void
print_free (gpointer data)
{
  Print *print = data;

  g_clear_pointer (&print->pages, fringe_pages_free);
  g_clear_error (&print->error);
  fringe_print_choices_clear (&print->kept);
  fringe_tree_picture_unref (print->seen);
  g_free (print);
}

static Print *
print_of (GtkPrintOperation *operation)
{
  return g_object_get_data (G_OBJECT (operation), PRINT_KEY);
}

/* The whole sheet, with the largest of its margins on each side. The dialog has turned it. */
static void
set_paper (Print *print, GtkPageSetup *setup)
{
  double margins[] = { gtk_page_setup_get_left_margin (setup, GTK_UNIT_POINTS),
                       gtk_page_setup_get_right_margin (setup, GTK_UNIT_POINTS),
                       gtk_page_setup_get_top_margin (setup, GTK_UNIT_POINTS),
                       gtk_page_setup_get_bottom_margin (setup, GTK_UNIT_POINTS) };
  gboolean tiles = print->paper.tiles;

  print->paper = (FringePaper) { .width = gtk_page_setup_get_paper_width (setup, GTK_UNIT_POINTS),
                                 .height = gtk_page_setup_get_paper_height (setup, GTK_UNIT_POINTS),
                                 .is_slide = TRUE,
                                 .tiles = tiles };
  for (guint i = 0; i < G_N_ELEMENTS (margins); i++)
    print->paper.margin = MAX (print->paper.margin, margins[i]);
  print->picture.paper = &print->paper;
}

static void
on_begin (GtkPrintOperation *operation, GtkPrintContext *context)
{
  Print *print = print_of (operation);
  GtkPageSetup *setup = gtk_print_context_get_page_setup (context);

  g_set_object (&print->kept.setup, setup);
  set_paper (print, setup);
  g_clear_pointer (&print->pages, fringe_pages_free);
  g_clear_error (&print->error);
  print->pages = fringe_pages_new (&print->picture, &print->error);
  if (print->pages == NULL)
    {
      gtk_print_operation_cancel (operation);
      return;
    }
  gtk_print_operation_set_n_pages (operation, (int) fringe_pages_count (print->pages));
}

static void
on_draw (GtkPrintOperation *operation, GtkPrintContext *context, int page)
{
  Print *print = print_of (operation);

  if (print->pages != NULL)
    fringe_pages_draw (print->pages, (guint) page, gtk_print_context_get_cairo_context (context), NULL);
}

/* How sheets lie is the person's choice once it is not what was offered. */
static void
on_done (GtkPrintOperation *operation, GtkPrintOperationResult result)
{
  Print *print = print_of (operation);

  if (result != GTK_PRINT_OPERATION_RESULT_APPLY || print->kept.setup == NULL)
    return;
  g_set_object (&print->kept.settings, gtk_print_operation_get_print_settings (operation));
  print->kept.what = print->picture.what;
  print->kept.tiles = print->paper.tiles;
  if (gtk_page_setup_get_orientation (print->kept.setup) != print->offered)
    print->kept.is_turned = TRUE;
  fringe_print_choices_save (&print->kept);
}

static void
add_row (GtkGrid *grid, int row, const char *title, GtkWidget *widget)
{
  GtkWidget *label = gtk_label_new_with_mnemonic (title);

  gtk_label_set_mnemonic_widget (GTK_LABEL (label), widget);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_grid_attach (grid, label, 0, row, 1, 1);
  gtk_grid_attach (grid, widget, 1, row, 1, 1);
}

static GtkWidget *
on_create_choices (GtkPrintOperation *operation)
{
  /* In the order of FringeWhat. */
  const char *const titles[] = { _ ("The whole tree"), _ ("What is on the screen"), _ ("The solution"), NULL };
  Print *print = print_of (operation);
  GtkGrid *grid = GTK_GRID (gtk_grid_new ());
  GtkWidget *what = gtk_drop_down_new_from_strings (titles);
  GtkWidget *tile = gtk_check_button_new_with_mnemonic (_ ("O_n several sheets"));

  gtk_widget_add_css_class (GTK_WIDGET (grid), "dialog-content");
  gtk_grid_set_row_spacing (grid, 8);
  gtk_grid_set_column_spacing (grid, 12);
  add_row (grid, 0, _ ("_Picture of"), what);
  gtk_grid_attach (grid, tile, 1, 1, 1, 1);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (what), print->picture.what);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (tile), print->paper.tiles);
  print->what_list = GTK_DROP_DOWN (what);
  print->tile_check = GTK_CHECK_BUTTON (tile);
  return GTK_WIDGET (grid);
}

static void
on_apply_choices (GtkPrintOperation *operation)
{
  Print *print = print_of (operation);

  fringe_print_choose (operation, (FringeWhat) gtk_drop_down_get_selected (print->what_list),
                       gtk_check_button_get_active (print->tile_check));
}

/* Sheets lie as the tree does. */
static GtkPageOrientation
suggest_orientation (const Print *print, GtkPageSetup *setup)
{
  FringePicture picture = print->picture;
  g_autoptr (FringePages) pages = NULL;
  FringePaper paper = { .width = gtk_page_setup_get_paper_width (setup, GTK_UNIT_POINTS),
                        .height = gtk_page_setup_get_paper_height (setup, GTK_UNIT_POINTS),
                        .margin = FRINGE_PAPER_MARGIN };

  picture.paper = &paper;
  pages = fringe_pages_new (&picture, NULL);
  return pages != NULL && fringe_pages_width (pages) > fringe_pages_height (pages) ? GTK_PAGE_ORIENTATION_LANDSCAPE
                                                                                   : GTK_PAGE_ORIENTATION_PORTRAIT;
}

/* What was chosen the last time. */
static void
offer (Print *print, GtkPrintOperation *operation)
{
  g_autoptr (GtkPageSetup) setup
      = print->kept.setup != NULL ? gtk_page_setup_copy (print->kept.setup) : gtk_page_setup_new ();

  print->picture.what = print->kept.what;
  print->paper.tiles = print->kept.tiles;
  if (!print->kept.is_turned)
    {
      gtk_page_setup_set_orientation (setup, GTK_PAGE_ORIENTATION_PORTRAIT);
      gtk_page_setup_set_orientation (setup, suggest_orientation (print, setup));
    }
  print->offered = gtk_page_setup_get_orientation (setup);
  gtk_print_operation_set_default_page_setup (operation, setup);
  if (print->kept.settings != NULL)
    gtk_print_operation_set_print_settings (operation, print->kept.settings);
}

const GError *
fringe_print_get_error (GtkPrintOperation *operation)
{
  return print_of (operation)->error;
}

char *
fringe_print_get_facts (GtkPrintOperation *operation)
{
  const Print *print = print_of (operation);
  FringeFit fit;

  if (print->pages == NULL)
    return NULL;
  fit = fringe_pages_fit (print->pages);
  return fringe_fit_facts (&print->picture, FRINGE_FORMAT_PDF, &fit);
}

void
fringe_print_choose (GtkPrintOperation *operation, FringeWhat what, gboolean tiles)
{
  Print *print = print_of (operation);

  print->picture.what = what;
  print->paper.tiles = tiles;
}

GtkPrintOperation *
fringe_print_new (FringeTreePicture *seen)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();
  Print *print = g_new0 (Print, 1);

  print->seen = seen;
  print->picture = seen->picture;
  print->picture.theme = FRINGE_THEME_PRINT;
  print->kept = fringe_print_choices_load ();
  g_object_set_data_full (G_OBJECT (operation), PRINT_KEY, print, print_free);
  offer (print, operation);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_use_full_page (operation, TRUE);
  /* Translators: what a printer calls it. */
  gtk_print_operation_set_job_name (operation, _ ("Search tree"));
  gtk_print_operation_set_custom_tab_label (operation, _ ("Tree"));
  g_signal_connect (operation, "begin-print", G_CALLBACK (on_begin), NULL);
  g_signal_connect (operation, "draw-page", G_CALLBACK (on_draw), NULL);
  g_signal_connect (operation, "done", G_CALLBACK (on_done), NULL);
  g_signal_connect (operation, "create-custom-widget", G_CALLBACK (on_create_choices), NULL);
  g_signal_connect (operation, "custom-widget-apply", G_CALLBACK (on_apply_choices), NULL);
  return operation;
}
