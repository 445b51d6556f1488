/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-widgets.h"

#include "fringe-board-text.h"
#include "fringe-sentences.h"

#include <math.h>
#include <string.h>

/* What GTK takes for 100 %, in 1024ths of a dot per inch. */
#define DPI (96.0 * 1024)
/* Larger letters would leave no room for a tree. */
/* Letters are large from so many times their usual size on. */
#define LARGE_TEXT 1.4
#define TEXT_SCALE_MAX 2.0
/* In pixels; and for letters of 100 %, where they are so large that some panel needs more. */
#define PANEL_WIDTH 348
#define PANEL_WIDTH_OF_TEXT 216

G_DEFINE_ABSTRACT_TYPE (FringeBin, fringe_bin, GTK_TYPE_WIDGET)

/* A property that is an object. */
typedef struct
{
  GQuark owned; /* keeps the object for as long as the instance lives */
  glong offset;
  void (*take) (gpointer bin);
} Kept;

static GQuark
kept_quark (void)
{
  return g_quark_from_static_string ("fringe-kept");
}

static const Kept *
kept_of (GParamSpec *pspec)
{
  return g_param_spec_get_qdata (pspec, kept_quark ());
}

static void
fringe_bin_get_property (GObject *object, guint prop, GValue *value, GParamSpec *pspec)
{
  const Kept *kept = kept_of (pspec);

  if (kept != NULL)
    g_value_set_object (value, G_STRUCT_MEMBER (gpointer, object, kept->offset));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
}

static void
fringe_bin_set_property (GObject *object, guint prop, const GValue *value, GParamSpec *pspec)
{
  const Kept *kept = kept_of (pspec);
  gpointer *field, shown = g_value_get_object (value);

  if (kept == NULL)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
      return;
    }
  field = G_STRUCT_MEMBER_P (object, kept->offset);
  if (*field == shown)
    return;
  *field = shown;
  g_object_set_qdata_full (object, kept->owned, g_value_dup_object (value), g_object_unref);
  if (shown == NULL)
    return;
  kept->take (object);
  g_object_notify_by_pspec (object, pspec);
}

/* A class does not inherit the two functions for properties. The id of these properties is none of those that a class
 * gives to its own. */
void
fringe_bin_install (gpointer klass, const char *name, GType type, glong offset, GCallback take)
{
  GObjectClass *object_class = klass;
  g_autofree char *owned = g_strconcat ("fringe-bin-", name, NULL);
  GParamSpec *pspec = g_param_spec_object (name, NULL, NULL, type,
                                           G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  Kept *kept = g_new (Kept, 1);

  *kept = (Kept) { g_quark_from_string (owned), offset, (void (*) (gpointer)) take };
  g_param_spec_set_qdata_full (pspec, kept_quark (), kept, g_free);
  if (object_class->get_property == NULL)
    object_class->get_property = fringe_bin_get_property;
  if (object_class->set_property == NULL)
    object_class->set_property = fringe_bin_set_property;
  g_object_class_install_property (object_class, G_MAXUINT, pspec);
}

static void
fringe_bin_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (fringe_bin_parent_class)->dispose (object);
}

/* A bin that hands the focus on to a certain widget when it is given to it must not do so where Tab goes through it. */
static gboolean
fringe_bin_focus (GtkWidget *widget, GtkDirectionType direction)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  return child != NULL && gtk_widget_child_focus (child, direction);
}

static void
fringe_bin_class_init (FringeBinClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = fringe_bin_get_property;
  object_class->set_property = fringe_bin_set_property;
  object_class->dispose = fringe_bin_dispose;
  GTK_WIDGET_CLASS (klass)->focus = fringe_bin_focus;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
fringe_bin_init (FringeBin *self)
{
}

void
fringe_given_name_keep (gpointer widget)
{
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

static gboolean
on_map (GSignalInvocationHint *hint, guint n, const GValue *values, gpointer follow)
{
  ((void (*) (GtkWidget *)) follow) (g_value_get_object (&values[0]));
  return G_SOURCE_CONTINUE;
}

/* A class makes its signals when it is first needed. */
void
fringe_map_follow (void (*follow) (GtkWidget *widget))
{
  g_type_class_unref (g_type_class_ref (GTK_TYPE_WIDGET));
  g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, on_map, (gpointer) follow, NULL);
}

struct _FringeClearBox
{
  GtkBox parent_instance;
};

G_DEFINE_FINAL_TYPE (FringeClearBox, fringe_clear_box, GTK_TYPE_BOX)

static gboolean
fringe_clear_box_contains (GtkWidget *widget, double x, double y)
{
  return FALSE;
}

static void
fringe_clear_box_class_init (FringeClearBoxClass *klass)
{
  GTK_WIDGET_CLASS (klass)->contains = fringe_clear_box_contains;
}

static void
fringe_clear_box_init (FringeClearBox *self)
{
}

void
fringe_tick_clear (gpointer widget, guint *tick)
{
  if (*tick != 0)
    gtk_widget_remove_tick_callback (widget, *tick);
  *tick = 0;
}

static gboolean
focus_tree (gpointer button)
{
  GtkRoot *root = gtk_widget_get_root (button);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && gtk_widget_is_ancestor (focus, button)
      && !gtk_widget_activate_action (button, "win.focus-tree", NULL))
    gtk_widget_grab_focus (button);
  return G_SOURCE_REMOVE;
}

/* The focus moves in an idle callback, because GTK 4.18 gives it to the button right after this signal; its priority is
 * high, so that it has moved before the next key. */
static void
on_closed (GtkMenuButton *button)
{
  g_idle_add_full (G_PRIORITY_HIGH, focus_tree, g_object_ref (button), g_object_unref);
}

void
fringe_menu_focus_return (GtkMenuButton *button)
{
  g_signal_connect_object (gtk_menu_button_get_popover (button), "closed", G_CALLBACK (on_closed), button,
                           G_CONNECT_SWAPPED);
}

gboolean
fringe_has_text (GObject *object, const char *text)
{
  return text != NULL && *text != '\0';
}

gboolean
fringe_is_off (GObject *object, gboolean flag)
{
  return !flag;
}

void
fringe_entry_show_wrong (GtkEntry *entry, gboolean is_wrong)
{
  fringe_css_class_set (entry, "error", is_wrong);
  gtk_accessible_update_state (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_STATE_INVALID,
                               is_wrong ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
}

void
fringe_entry_take_board (GtkEditable *entry)
{
  gtk_widget_set_direction (GTK_WIDGET (gtk_editable_get_delegate (entry)), GTK_TEXT_DIR_LTR);
}

char *
fringe_entry_read_board (GtkEditable *entry, GtkSpinButton *rows, GtkSpinButton *columns, FringeBoard *board)
{
  const char *text = gtk_editable_get_text (entry);
  gsize length = strlen (text);
  FringeBoardError error;

  if (fringe_board_parse (text, length, 0, 0, board, &error)
      || (error.problem == FRINGE_BOARD_NO_SQUARE
          && fringe_board_parse (text, length, gtk_spin_button_get_value_as_int (rows),
                                 gtk_spin_button_get_value_as_int (columns), board, &error)))
    return NULL;
  return fringe_board_error_sentence (&error, text, length);
}

void
fringe_keep_left_to_right (GtkWidget *widget)
{
  if (GTK_IS_POPOVER (widget))
    return;
  gtk_widget_set_direction (widget, GTK_TEXT_DIR_LTR);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    fringe_keep_left_to_right (child);
}

void
fringe_label_show (GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), fringe_has_text (NULL, text));
}

void
fringe_tooltip_show (GtkWidget *widget, const char *text)
{
  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) != 0)
    gtk_widget_set_tooltip_text (widget, text);
}

static void
on_insert (GtkEditable *editable, char *text, int length, int *position, const char *characters)
{
  for (int i = 0; i < length; i++)
    if (strchr (characters, text[i]) == NULL)
      {
        g_signal_stop_emission_by_name (editable, "insert-text");
        return;
      }
}

void
fringe_entry_allow_only (GtkEntry *entry, const char *characters)
{
  g_signal_connect (gtk_editable_get_delegate (GTK_EDITABLE (entry)), "insert-text", G_CALLBACK (on_insert),
                    (gpointer) characters);
}

/* A row that was just added has no place before the next layout. */
static gboolean
on_frame_of_row (GtkWidget *row, GdkFrameClock *clock, gpointer data)
{
  GtkWidget *list = gtk_widget_get_parent (row);
  graphene_rect_t bounds;

  (void) clock;
  (void) data;
  if (gtk_widget_get_height (row) == 0)
    return G_SOURCE_CONTINUE;
  if (gtk_widget_compute_bounds (row, list, &bounds))
    gtk_adjustment_clamp_page (gtk_list_box_get_adjustment (GTK_LIST_BOX (list)), bounds.origin.y,
                               bounds.origin.y + bounds.size.height);
  return G_SOURCE_REMOVE;
}

void
fringe_row_reveal (GtkListBoxRow *row)
{
  gtk_widget_add_tick_callback (GTK_WIDGET (row), on_frame_of_row, NULL, NULL);
}

void
fringe_css_class_set (gpointer widget, const char *name, gboolean has_it)
{
  if (has_it)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

double
fringe_text_scale (void)
{
  int dpi;

  g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &dpi, NULL);
  return CLAMP (dpi / DPI, 1, TEXT_SCALE_MAX);
}

int
fringe_panel_width (void)
{
  return MAX (PANEL_WIDTH, (int) (PANEL_WIDTH_OF_TEXT * fringe_text_scale ()));
}

void
fringe_orientable_turn_for_text (GtkOrientable *box)
{
  gtk_orientable_set_orientation (box, fringe_text_scale () < LARGE_TEXT ? GTK_ORIENTATION_HORIZONTAL
                                                                         : GTK_ORIENTATION_VERTICAL);
}

void
fringe_orientable_follow_text (GtkOrientable *box)
{
  fringe_orientable_turn_for_text (box);
  g_signal_connect_object (gtk_settings_get_default (), "notify::gtk-xft-dpi",
                           G_CALLBACK (fringe_orientable_turn_for_text), box, G_CONNECT_SWAPPED);
}

double
fringe_type_scale (const FringeTheme *theme)
{
  double text = fringe_text_scale ();

  return text < theme->type ? text * theme->type : text;
}

void
fringe_dialog_end (GtkWindow *dialog)
{
  GtkWindow *below = gtk_window_get_transient_for (dialog);

  gtk_window_destroy (dialog);
  if (below != NULL && gtk_widget_get_visible (GTK_WIDGET (below)))
    gtk_window_present (below);
}

int
fringe_min_width (gpointer widget)
{
  int width;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  return width;
}

void
fringe_type_set_size (GtkWidget *widget, double size)
{
  GtkCssProvider *provider = g_object_get_data (G_OBJECT (widget), "fringe-type");
  char pixels[G_ASCII_DTOSTR_BUF_SIZE];
  g_autofree char *css = NULL;

  if (provider == NULL)
    {
      provider = gtk_css_provider_new ();
      gtk_style_context_add_provider (gtk_widget_get_style_context (widget), GTK_STYLE_PROVIDER (provider),
                                      GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
      g_object_set_data_full (G_OBJECT (widget), "fringe-type", provider, g_object_unref);
    }
  if (size > 0)
    css = g_strdup_printf ("* { font-size: %spx; }", g_ascii_formatd (pixels, sizeof pixels, "%.2f", size));
  else
    css = g_strdup ("");
  gtk_css_provider_load_from_data (provider, css, -1);
}

char *
fringe_color_markup (const FringeColor *color)
{
  return g_strdup_printf ("#%02x%02x%02x", (guint) lround (color->r * 255), (guint) lround (color->g * 255),
                          (guint) lround (color->b * 255));
}

GdkTexture *
fringe_texture_new (cairo_surface_t *surface)
{
  int width = cairo_image_surface_get_width (surface), height = cairo_image_surface_get_height (surface);
  gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) bytes
      = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface), (gsize) height * stride,
                                    (GDestroyNotify) cairo_surface_destroy, surface);

  return gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, stride);
}

static void
on_parent_destroyed (GtkWindow *dialog)
{
  gtk_window_set_transient_for (dialog, NULL);
}

void
fringe_transient_end_with_parent (GtkWindow *dialog)
{
  GtkWindow *parent = gtk_window_get_transient_for (dialog);

  if (parent != NULL)
    g_signal_connect_object (parent, "destroy", G_CALLBACK (on_parent_destroyed), dialog, G_CONNECT_SWAPPED);
}

static gboolean
on_second_frame (GtkWidget *parent, GdkFrameClock *clock, gpointer window)
{
  gtk_window_present (window);
  return G_SOURCE_REMOVE;
}

static gboolean
on_first_frame (GtkWidget *parent, GdkFrameClock *clock, gpointer window)
{
  gtk_widget_add_tick_callback (parent, on_second_frame, g_object_ref (window), g_object_unref);
  return G_SOURCE_REMOVE;
}

void
fringe_present_in_front (GtkWindow *window, GtkWindow *parent)
{
  if (parent == NULL || gtk_widget_get_width (GTK_WIDGET (parent)) > 0)
    gtk_window_present (window);
  else
    gtk_widget_add_tick_callback (GTK_WIDGET (parent), on_first_frame, g_object_ref (window), g_object_unref);
}

typedef struct
{
  GtkWidget *window;
  GListModel *list;
  double pixels; /* the distance that is still to be scrolled */
  gboolean rows_changed;
  guint tick;
} Wheel;

static GtkAdjustment *
adjustment (Wheel *wheel)
{
  return gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (wheel->window));
}

static gboolean
on_tick (GtkWidget *window, GdkFrameClock *clock, gpointer data)
{
  Wheel *wheel = data;

  if (wheel->rows_changed)
    {
      wheel->rows_changed = FALSE;
      return G_SOURCE_CONTINUE;
    }
  gtk_adjustment_set_value (adjustment (wheel), gtk_adjustment_get_value (adjustment (wheel)) + wheel->pixels);
  wheel->pixels = 0;
  wheel->tick = 0;
  return G_SOURCE_REMOVE;
}

/* A click of a wheel goes as far as it does in any GtkScrolledWindow, in whole pixels. */
static double
pixels_of (Wheel *wheel, GtkEventControllerScroll *controller, double delta)
{
  if (gtk_event_controller_scroll_get_unit (controller) == GDK_SCROLL_UNIT_SURFACE)
    return delta;
  return delta * floor (pow (gtk_adjustment_get_page_size (adjustment (wheel)), 2.0 / 3));
}

static gboolean
on_scroll (GtkEventControllerScroll *controller, double dx, double dy, gpointer data)
{
  Wheel *wheel = data;

  if (dy == 0)
    return FALSE;
  wheel->pixels += pixels_of (wheel, controller, dy);
  if (wheel->tick == 0)
    wheel->tick = gtk_widget_add_tick_callback (wheel->window, on_tick, wheel, NULL);
  return TRUE;
}

static void
on_rows (Wheel *wheel)
{
  wheel->rows_changed = TRUE;
}

static void
wheel_free (gpointer data)
{
  Wheel *wheel = data;

  g_signal_handlers_disconnect_by_data (wheel->list, wheel);
  g_object_unref (wheel->list);
  g_free (wheel);
}

void
fringe_list_wheel_attach (GtkScrolledWindow *window, GListModel *list)
{
  GtkEventController *controller = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);
  Wheel *wheel = g_new0 (Wheel, 1);

  wheel->window = GTK_WIDGET (window);
  wheel->list = g_object_ref (list);
  g_signal_connect_swapped (list, "items-changed", G_CALLBACK (on_rows), wheel);
  g_object_set_data_full (G_OBJECT (controller), "wheel", wheel, wheel_free);
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect (controller, "scroll", G_CALLBACK (on_scroll), wheel);
  gtk_widget_add_controller (wheel->window, controller);
}

#define MANAGER "org.freedesktop.FileManager1"
#define MANAGER_PATH "/org/freedesktop/FileManager1"

typedef struct
{
  GtkWindow *parent;
  GFile *file;
} Show;

static void
show_free (Show *show)
{
  g_object_unref (show->parent);
  g_object_unref (show->file);
  g_free (show);
}

static void
on_shown (GObject *source, GAsyncResult *result, gpointer data)
{
  Show *show = data;
  g_autoptr (GVariant) answer = g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result, NULL);
  g_autoptr (GFile) folder = g_file_get_parent (show->file);
  g_autofree char *uri = folder != NULL ? g_file_get_uri (folder) : NULL;

  if (answer == NULL && uri != NULL)
    gtk_show_uri (show->parent, uri, GDK_CURRENT_TIME);
  show_free (show);
}

void
fringe_show_file (GtkWindow *parent, GFile *file)
{
  GApplication *application = G_APPLICATION (gtk_window_get_application (parent));
  GDBusConnection *connection = g_application_get_dbus_connection (application);
  g_autofree char *uri = g_file_get_uri (file);
  const char *const uris[] = { uri, NULL };
  Show *show;

  if (connection == NULL)
    return;
  show = g_new0 (Show, 1);
  show->parent = g_object_ref (parent);
  show->file = g_object_ref (file);
  g_dbus_connection_call (connection, MANAGER, MANAGER_PATH, MANAGER, "ShowItems", g_variant_new ("(^ass)", uris, ""),
                          NULL, G_DBUS_CALL_FLAGS_NONE, -1, NULL, on_shown, show);
}
