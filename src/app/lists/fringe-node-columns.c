/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-node-columns.h"

#include "fringe-row.h"
#include "fringe-row-name.h"
#include "fringe-row-text.h"
#include "fringe-titles.h"

#include <glib/gi18n.h>
#include <string.h>

/* The padding beside the text of a cell, and the width of the arrow of the sorted column, in pixels. */
#define PADDING 12
/* The text of a board with more tiles than this one has is cut off where there is no room. */
#define WIDEST_BOARD "000 000 000"
#define ITEM_KEY "fringe-list-item"
#define CELLS_KEY "fringe-cells"
#define WHAT_KEY "fringe-column"

/* What makes a column wide. */
typedef enum
{
  WIDTH_ID,   /* the largest id or step */
  WIDTH_COST, /* the largest g or f */
  WIDTH_MARK,
  WIDTH_WORD,
  WIDTH_BOARD,
  WIDTH_REST
} Width;

static const struct
{
  const char *title;
  Width width;
  gboolean is_text;
  const char *css_class;
} columns[FRINGE_N_COLUMNS] = {
  [FRINGE_COLUMN_PLACE] = { "#", WIDTH_ID, FALSE, "place" },
  [FRINGE_COLUMN_ID] = { "id", WIDTH_ID, FALSE, "count" },
  /* Translators: heads a column, in small letters. So the next ones too. */
  [FRINGE_COLUMN_BOARD] = { N_ ("board"), WIDTH_BOARD, TRUE, "board-text" },
  [FRINGE_COLUMN_G] = { "g", WIDTH_COST, FALSE, "values" },
  [FRINGE_COLUMN_H] = { "h", WIDTH_COST, FALSE, "values" },
  [FRINGE_COLUMN_F] = { "f", WIDTH_COST, FALSE, "values" },
  [FRINGE_COLUMN_STEP] = { N_ ("step"), WIDTH_ID, FALSE, "values" },
  [FRINGE_COLUMN_MARK] = { "", WIDTH_MARK, TRUE, "values" },
  [FRINGE_COLUMN_PARENT] = { N_ ("parent"), WIDTH_ID, FALSE, "count" },
  [FRINGE_COLUMN_MOVE] = { N_ ("move"), WIDTH_WORD, TRUE, "values" },
  /* Translators: heads the column of the node that is repeated */
  [FRINGE_COLUMN_OF] = { N_ ("repeats"), WIDTH_ID, FALSE, "count" },
  /* Translators: heads the column that says what became of a duplicate */
  [FRINGE_COLUMN_VERDICT] = { N_ ("verdict"), WIDTH_REST, TRUE, "values" },
};

static const FringeColumn of_frontier[]
    = { FRINGE_COLUMN_PLACE, FRINGE_COLUMN_ID,    FRINGE_COLUMN_G,   FRINGE_COLUMN_H,
        FRINGE_COLUMN_F,     FRINGE_COLUMN_BOARD, FRINGE_COLUMN_STEP };
static const FringeColumn of_closed[] = { FRINGE_COLUMN_STEP, FRINGE_COLUMN_MARK, FRINGE_COLUMN_ID,   FRINGE_COLUMN_G,
                                          FRINGE_COLUMN_H,    FRINGE_COLUMN_F,    FRINGE_COLUMN_BOARD };
static const FringeColumn of_repeats[]
    = { FRINGE_COLUMN_STEP, FRINGE_COLUMN_PARENT, FRINGE_COLUMN_MOVE, FRINGE_COLUMN_OF, FRINGE_COLUMN_VERDICT };
static const FringeColumn of_path[] = { FRINGE_COLUMN_PLACE, FRINGE_COLUMN_MOVE, FRINGE_COLUMN_ID,   FRINGE_COLUMN_G,
                                        FRINGE_COLUMN_H,     FRINGE_COLUMN_F,    FRINGE_COLUMN_BOARD };

static const struct
{
  const FringeColumn *columns;
  gsize n;
} lists[] = {
  [FRINGE_ROWS_FRONTIER] = { of_frontier, G_N_ELEMENTS (of_frontier) },
  [FRINGE_ROWS_CLOSED] = { of_closed, G_N_ELEMENTS (of_closed) },
  [FRINGE_ROWS_REPEATS] = { of_repeats, G_N_ELEMENTS (of_repeats) },
  [FRINGE_ROWS_PATH] = { of_path, G_N_ELEMENTS (of_path) },
};

/* What the factory of a column needs to fill its cells. */
typedef struct
{
  FringeNodesModel *model;
  FringeColumn what;
} Cells;

static FringeColumn
column_of (gpointer column)
{
  return (FringeColumn) GPOINTER_TO_INT (g_object_get_data (column, WHAT_KEY));
}

/* Places of a path count from 0, because its start is no move. */
static char *
place_text (FringeNodesModel *model, guint position)
{
  guint first = fringe_rows_kind (fringe_nodes_model_get_rows (model)) == FRINGE_ROWS_PATH ? 0 : 1;

  return g_strdup_printf ("%u", position + first);
}

static void
show_place (GtkListItem *item, GParamSpec *pspec, gpointer data)
{
  const Cells *cells = data;
  g_autofree char *text = place_text (cells->model, gtk_list_item_get_position (item));

  gtk_inscription_set_text (GTK_INSCRIPTION (gtk_list_item_get_child (item)), text);
}

/* A node is named, and a mark stands for what became of it. The place is left out: a step changes it in all rows, and a
 * name costs more than a number. */
static void
add_spoken (GString *name, GtkListItem *item, FringeRows *rows, FringeColumn what)
{
  const FringeSearch *search = fringe_rows_search (rows);
  guint64 row = fringe_node_row_get (gtk_list_item_get_item (item));
  FringeRowKind kind = fringe_rows_kind (rows);
  const char *title = columns[what].title;
  g_autofree char *text = NULL;

  if (what == FRINGE_COLUMN_ID)
    text = g_strdup_printf (_ ("Node %u"), fringe_row_node (kind, search, row));
  else if (what == FRINGE_COLUMN_MARK)
    text = g_strdup (
        fringe_node_state_title (fringe_search_state_at (search, fringe_row_node (kind, search, row), UINT32_MAX)));
  else
    text = fringe_row_text (kind, search, row, what);
  fringe_row_name_add (name, what == FRINGE_COLUMN_ID || *title == '\0' ? "" : _ (title), text);
}

/* A row is named by its cell in one of these columns, for which there is always room. The name says what stands in all
 * columns, also in those that are not seen. */
static gboolean
names_row (FringeColumn what)
{
  return what == FRINGE_COLUMN_ID || what == FRINGE_COLUMN_OF;
}

static void
name_row (GtkListItem *item, const Cells *cells)
{
  FringeRows *rows = fringe_nodes_model_get_rows (cells->model);
  FringeRowKind kind = fringe_rows_kind (rows);
  GString *name = g_string_new (NULL);

  for (gsize i = 0; i < lists[kind].n; i++)
    add_spoken (name, item, rows, lists[kind].columns[i]);
  fringe_row_name_give (item, name);
}

static void
on_setup (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  const Cells *cells = data;
  GtkWidget *cell = gtk_inscription_new (NULL);

  gtk_inscription_set_xalign (GTK_INSCRIPTION (cell), columns[cells->what].is_text ? 0 : 1);
  gtk_inscription_set_text_overflow (GTK_INSCRIPTION (cell), GTK_INSCRIPTION_OVERFLOW_ELLIPSIZE_END);
  gtk_inscription_set_min_chars (GTK_INSCRIPTION (cell), 0);
  gtk_inscription_set_nat_chars (GTK_INSCRIPTION (cell), 0);
  gtk_widget_add_css_class (cell, columns[cells->what].css_class);
  g_object_set_data (G_OBJECT (cell), ITEM_KEY, item);
  g_object_set_data (G_OBJECT (cell), CELLS_KEY, data);
  gtk_list_item_set_child (item, cell);
  if (cells->what == FRINGE_COLUMN_PLACE)
    g_signal_connect (item, "notify::position", G_CALLBACK (show_place), data);
}

static void
show_text (GtkListItem *item, const Cells *cells)
{
  FringeRows *rows = fringe_nodes_model_get_rows (cells->model);
  g_autofree char *text = fringe_row_text (fringe_rows_kind (rows), fringe_rows_search (rows),
                                           fringe_node_row_get (gtk_list_item_get_item (item)), cells->what);

  gtk_inscription_set_text (GTK_INSCRIPTION (gtk_list_item_get_child (item)), text);
  if (names_row (cells->what))
    name_row (item, cells);
}

static void
on_changed (GtkListItem *item)
{
  show_text (item, g_object_get_data (G_OBJECT (gtk_list_item_get_child (item)), CELLS_KEY));
}

static void
on_bind (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  const Cells *cells = data;

  if (cells->what == FRINGE_COLUMN_PLACE)
    {
      show_place (item, NULL, data);
      return;
    }
  show_text (item, cells);
  g_signal_connect_swapped (gtk_list_item_get_item (item), "changed", G_CALLBACK (on_changed), item);
}

static void
on_unbind (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
  g_signal_handlers_disconnect_by_data (gtk_list_item_get_item (item), item);
}

static void
free_cells (gpointer cells, GClosure *closure)
{
  g_free (cells);
}

static GtkListItemFactory *
factory_new (FringeNodesModel *model, FringeColumn what)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  Cells *cells = g_new (Cells, 1);

  *cells = (Cells) { model, what };
  g_signal_connect (factory, "bind", G_CALLBACK (on_bind), cells);
  g_signal_connect (factory, "unbind", G_CALLBACK (on_unbind), cells);
  g_signal_connect_data (factory, "setup", G_CALLBACK (on_setup), cells, free_cells, G_CONNECT_DEFAULT);
  return factory;
}

/* The column whose sorter was asked first; FRINGE_N_COLUMNS until one is asked. */
static FringeColumn asked_first;

static int
answer (gconstpointer a, gconstpointer b, gpointer what)
{
  if (asked_first == FRINGE_N_COLUMNS)
    asked_first = (FringeColumn) GPOINTER_TO_INT (what);
  return -1;
}

/* GTK 4.8 does not tell by which column its view sorts. But asked to compare two things, whatever they are, the view
 * asks the sorter of that column first, and turns its answer round where the order is descending. */
FringeColumn
fringe_node_columns_get_order (GtkColumnView *view, gboolean *descending)
{
  GtkSorter *sorter = gtk_column_view_get_sorter (view);
  GtkOrdering ordering;

  asked_first = FRINGE_N_COLUMNS;
  ordering = gtk_sorter_compare (sorter, view, sorter);
  *descending = ordering == GTK_ORDERING_LARGER;
  return asked_first == FRINGE_N_COLUMNS ? FRINGE_COLUMN_PLACE : asked_first;
}

/* Numbers stand at the right of their column, and so does its title, which GTK 4.8 gives no way to ask for. */
static void
align_titles (GtkColumnView *view)
{
  GListModel *list = gtk_column_view_get_columns (view);
  GtkWidget *title = gtk_widget_get_first_child (gtk_widget_get_first_child (GTK_WIDGET (view)));

  for (guint i = 0; i < g_list_model_get_n_items (list) && title != NULL; i++)
    {
      g_autoptr (GtkColumnViewColumn) column = g_list_model_get_item (list, i);
      GtkWidget *box = gtk_widget_get_first_child (title);

      if (box != NULL)
        gtk_widget_set_halign (box, columns[column_of (column)].is_text ? GTK_ALIGN_START : GTK_ALIGN_END);
      title = gtk_widget_get_next_sibling (title);
    }
}

static void
add_column (GtkColumnView *view, FringeNodesModel *model, FringeColumn what)
{
  const char *title = columns[what].title;
  g_autoptr (GtkColumnViewColumn) column
      = gtk_column_view_column_new (*title != '\0' ? _ (title) : "", factory_new (model, what));
  g_autoptr (GtkSorter) sorter = NULL;

  g_object_set_data (G_OBJECT (column), WHAT_KEY, GINT_TO_POINTER (what));
  gtk_column_view_column_set_expand (column, columns[what].width >= WIDTH_BOARD);
  if (what != FRINGE_COLUMN_MARK)
    {
      sorter = GTK_SORTER (gtk_custom_sorter_new (answer, GINT_TO_POINTER (what), NULL));
      gtk_column_view_column_set_sorter (column, sorter);
    }
  gtk_column_view_append_column (view, column);
}

void
fringe_node_columns_add (GtkColumnView *view, FringeNodesModel *model)
{
  FringeRowKind kind = fringe_rows_kind (fringe_nodes_model_get_rows (model));

  for (gsize i = 0; i < lists[kind].n; i++)
    add_column (view, model, lists[kind].columns[i]);
  align_titles (view);
}

static char *
data_text (FringeNodesModel *model, guint position, FringeColumn what)
{
  FringeRows *rows = fringe_nodes_model_get_rows (model);

  if (what == FRINGE_COLUMN_PLACE)
    return place_text (model, position);
  return fringe_row_data (fringe_rows_kind (rows), fringe_rows_search (rows), fringe_rows_get (rows, position), what);
}

char *
fringe_node_columns_copy (GtkColumnView *view, FringeNodesModel *model, guint position)
{
  GListModel *list = gtk_column_view_get_columns (view);
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (GtkColumnViewColumn) column = g_list_model_get_item (list, i);

      if (gtk_column_view_column_get_visible (column))
        g_ptr_array_add (texts, data_text (model, position, column_of (column)));
    }
  g_ptr_array_add (texts, NULL);
  return g_strjoinv ("\t", (char **) texts->pdata);
}

static int
text_width (GtkWidget *widget, const char *text, PangoWeight weight)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, text);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  int width;

  pango_attr_list_insert (attributes, pango_attr_weight_new (weight));
  pango_layout_set_attributes (layout, attributes);
  pango_layout_get_pixel_size (layout, &width, NULL);
  return width;
}

static int
number_width (GtkWidget *widget, guint largest, PangoWeight weight)
{
  g_autofree char *text = g_strdup_printf ("%u", largest);

  memset (text, '0', strlen (text));
  return text_width (widget, text, weight);
}

static int
moves_width (GtkWidget *widget)
{
  int width = 0;

  for (int move = 0; move <= FRINGE_N_MOVES; move++)
    width = MAX (width, text_width (widget, fringe_move_title ((FringeMove) move), PANGO_WEIGHT_NORMAL));
  return width;
}

static int
board_width (GtkWidget *widget, const FringeSearch *search)
{
  g_autofree char *text = fringe_row_text (FRINGE_ROWS_FRONTIER, search, 0, FRINGE_COLUMN_BOARD);

  return MIN (text_width (widget, text, PANGO_WEIGHT_NORMAL), text_width (widget, WIDEST_BOARD, PANGO_WEIGHT_NORMAL));
}

static int
column_width (GtkWidget *view, Width width, const FringeSearch *search)
{
  gboolean has_fraction = fringe_search_rules (search)->weight != (guint) fringe_search_rules (search)->weight;

  switch (width)
    {
    case WIDTH_ID:
      return number_width (view, MAX (999, fringe_search_n_nodes (search)), PANGO_WEIGHT_BOLD);
    case WIDTH_MARK:
      return text_width (view, "×", PANGO_WEIGHT_NORMAL);
    case WIDTH_WORD:
      return moves_width (view);
    case WIDTH_COST:
      return has_fraction ? text_width (view, "00.00", PANGO_WEIGHT_NORMAL)
                          : number_width (view, 99, PANGO_WEIGHT_NORMAL);
    case WIDTH_BOARD:
      return board_width (view, search);
    case WIDTH_REST:
    default:
      return text_width (view, _ ("dropped"), PANGO_WEIGHT_NORMAL);
    }
}

/* A column is at least as wide as the title in its header. Returns: the width that it needs */
static int
fit_column (GtkColumnView *view, GtkColumnViewColumn *column, const FringeSearch *search)
{
  Width width = columns[column_of (column)].width;
  int text = column_width (GTK_WIDGET (view), width, search);
  int title = text_width (GTK_WIDGET (view), gtk_column_view_column_get_title (column), PANGO_WEIGHT_BOLD);
  int needed = MAX (text, title) + PADDING;

  gtk_column_view_column_set_visible (column, TRUE);
  gtk_column_view_column_set_fixed_width (column, needed);
  return needed;
}

/* Where there is no room for all columns, those go first that say what the tree shows as well. */
void
fringe_node_columns_fit (GtkColumnView *view, const FringeSearch *search, int room)
{
  static const FringeColumn spared[]
      = { FRINGE_COLUMN_BOARD, FRINGE_COLUMN_STEP, FRINGE_COLUMN_PLACE, FRINGE_COLUMN_PARENT };
  GListModel *list = gtk_column_view_get_columns (view);
  int widths[FRINGE_N_COLUMNS] = { 0 }, needed = 0;

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (GtkColumnViewColumn) column = g_list_model_get_item (list, i);

      widths[column_of (column)] = fit_column (view, column, search);
      needed += widths[column_of (column)];
    }
  for (gsize k = 0; k < G_N_ELEMENTS (spared) && needed > room; k++)
    for (guint i = 0; i < g_list_model_get_n_items (list); i++)
      {
        g_autoptr (GtkColumnViewColumn) column = g_list_model_get_item (list, i);

        if (column_of (column) == spared[k])
          {
            gtk_column_view_column_set_visible (column, FALSE);
            needed -= widths[spared[k]];
          }
      }
}

/* The pointer can also be over the padding of a cell or a row, which belongs to no cell's widget. */
gpointer
fringe_node_columns_pick (GtkWidget *view, double x, double y)
{
  GtkWidget *picked = gtk_widget_pick (view, x, y, GTK_PICK_DEFAULT);

  for (; picked != NULL && picked != view && !GTK_IS_LIST_VIEW (picked); picked = gtk_widget_get_parent (picked))
    for (GtkWidget *inner = picked; inner != NULL; inner = gtk_widget_get_first_child (inner))
      {
        GtkListItem *item = g_object_get_data (G_OBJECT (inner), ITEM_KEY);

        if (item != NULL)
          return gtk_list_item_get_item (item);
      }
  return NULL;
}
