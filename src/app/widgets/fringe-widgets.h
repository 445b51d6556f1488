/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-board.h"

#include "fringe-theme.h"

#include <gtk/gtk.h>

/* What more than one widget needs and GTK 4.8 has no function for. */

/**
 * FringeBin:
 *
 * A widget with one child, for which it has all its room, and with properties that are objects, such as a session. It
 * lets go of them when it ends.
 */
#define FRINGE_TYPE_BIN (fringe_bin_get_type ())
G_DECLARE_DERIVABLE_TYPE (FringeBin, fringe_bin, FRINGE, BIN, GtkWidget)
struct _FringeBinClass
{
  GtkWidgetClass parent_class;
};

/**
 * fringe_bin_install:
 * @klass: the class of a bin that cannot be derived from
 * @offset: where an instance finds its object, or %NULL; the bin owns it
 * @take: gets an instance that has another object, but not where that is %NULL
 *
 * Installs the property @name. A class that has properties of its own, too, leaves those that it does not know to its
 * parent class.
 */
void fringe_bin_install (gpointer klass, const char *name, GType type, glong offset, GCallback take);

/* Does so for a field of an instance that has the name of the property. */
#define FRINGE_BIN_INSTALL(klass, Bin, field, type, take)                                                              \
  fringe_bin_install (klass, #field, type, G_STRUCT_OFFSET (Bin, field), G_CALLBACK (take))

/* What a screen reader calls a widget.
 *
 * GTK 4.18 names a drop-down after what is chosen in it, and a button after the words on it, even where the widget was
 * given a label of its own: “1 ×” instead of “Speed”. GTK 4.8 keeps to the label. */

/* Lets the label that the widget was given be its name. It is not meant for a widget whose name is a visible label with
 * a mnemonic. */
void fringe_given_name_keep (gpointer widget);

/* Calls a function for each widget, in whatever window, also in one of GTK's own, when it is mapped. GTK has no other
 * moment at which it tells of all of them. */
void fringe_map_follow (void (*follow) (GtkWidget *widget));

/* A box that takes the pointer where its children are, and nowhere else: what lies below it is reached between them. */
#define FRINGE_TYPE_CLEAR_BOX (fringe_clear_box_get_type ())
G_DECLARE_FINAL_TYPE (FringeClearBox, fringe_clear_box, FRINGE, CLEAR_BOX, GtkBox)

/* Removes a tick callback of @widget, whose id @tick is then 0; where it is 0 already, there is none. */
void fringe_tick_clear (gpointer widget, guint *tick);

/* Gives the focus to the tree whenever the popover of the button has closed, so that keys belong to the window again;
 * where F6 leads to no tree, to the button.
 * It does not where the chosen command has moved the focus elsewhere. */
void fringe_menu_focus_return (GtkMenuButton *button);

/* A closure for templates. Returns: whether there is text, which a widget that shows it is seen for */
gboolean fringe_has_text (GObject *object, const char *text);

/* A closure for templates. Returns: whether @flag is not set */
gboolean fringe_is_off (GObject *object, gboolean flag);

/* Shows whether what is typed in an entry is wrong, also to a screen reader. */
void fringe_entry_show_wrong (GtkEntry *entry, gboolean is_wrong);

/* Lets a board be written from left to right in every language. */
void fringe_entry_take_board (GtkEditable *entry);

/* Reads a board; tiles that tell no shape by themselves are read in that of the two fields.
 * Returns: (transfer full) (nullable): a sentence that says why it is none */
char *fringe_entry_read_board (GtkEditable *entry, GtkSpinButton *rows, GtkSpinButton *columns, FringeBoard *board);

/* Lets a widget and all that is in it run from left to right in every language, but for what opens above it. */
void fringe_keep_left_to_right (GtkWidget *widget);

/* Shows a text; a label without one, %NULL or "", is not seen. */
void fringe_label_show (GtkLabel *label, const char *text);

/* Gives a widget a tooltip, unless it has that already: at each that it is given GTK waits until the display has told
 * where the pointer is. @text: (nullable) */
void fringe_tooltip_show (GtkWidget *widget, const char *text);

/* Lets nothing but these ASCII characters be typed, so that the others can be keys of the window. @characters must stay
 * as long as the entry. */
void fringe_entry_allow_only (GtkEntry *entry, const char *characters);

/* Scrolls its list until a row is in sight, as soon as the row has its place. */
void fringe_row_reveal (GtkListBoxRow *row);

/* Gives a widget a class of the style sheet, or takes it away. */
void fringe_css_class_set (gpointer widget, const char *name, gboolean has_it);

/* Returns: by how much the desktop's letters are larger than those of 100 %; 1 where they are not */
double fringe_text_scale (void);
/* Returns: how wide a panel at the right is, whichever it is, in pixels */
int fringe_panel_width (void);

/* Has what is in a box stand below each other where letters are large, and beside each other elsewhere. */
void fringe_orientable_turn_for_text (GtkOrientable *box);
/* Does so now and whenever the size of letters changes. */
void fringe_orientable_follow_text (GtkOrientable *box);
/* Returns: by how much letters are larger than usual in a theme. Who has set letters as large as the projector's has
 * them grow no more. */
double fringe_type_scale (const FringeTheme *theme);

/* Ends a dialog that had another one in front, as that for files, and brings back the window below. Each time a window
 * goes, window managers choose who has the focus next: they may choose a dialog that is about to go. */
void fringe_dialog_end (GtkWindow *dialog);

/* Returns: the pixels that a widget needs at least, however high it is */
int fringe_min_width (gpointer widget);

/* Sets the type of a widget and of all that is in it, in pixels: what their style gives as a share is one of this. With
 * 0 it is that of the style again. */
void fringe_type_set_size (GtkWidget *widget, double size);

/* Returns: (transfer full): a colour as markup has it */
char *fringe_color_markup (const FringeColor *color);

/* @surface: (transfer full): an image in memory. Returns: (transfer full): its pixels, which are not copied */
GdkTexture *fringe_texture_new (cairo_surface_t *surface);

/**
 * fringe_transient_end_with_parent:
 *
 * Lets a dialog know of its parent no longer than there is one, though a thread that still answers it keeps it longer:
 * GTK 4.8 forgets that of dialogs that were closed, or end with their parents.
 */
void fringe_transient_end_with_parent (GtkWindow *dialog);

/**
 * fringe_present_in_front:
 * @parent: (nullable): the window that it is to be in front of
 *
 * Presents a window, but not before its parent is drawn, should that open at the same time: under Wayland the one that
 * is drawn last comes to the front.
 */
void fringe_present_in_front (GtkWindow *window, GtkWindow *parent);

/* Turns of the wheel over a long list.
 *
 * In GTK 4.8 a list of more than some 200 rows jumps where its adjustment changes twice in a frame, or once in the
 * frame in which its rows changed. Therefore the turns are summed and given to the adjustment once, in a frame of their
 * own. */

/* Sums the turns of the wheel over @list, which holds the rows in @window and lives as long as the window. */
void fringe_list_wheel_attach (GtkScrolledWindow *window, GListModel *list);

/* Has the file manager show a file in its folder; one that cannot shows the folder. */
void fringe_show_file (GtkWindow *parent, GFile *file);
