/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-tabs.h"

/* In pixels: between two tabs, and what a tab has on each side beyond the least where there is room for it. */
#define GAP 4
#define EASE 5

#define FRINGE_TYPE_TAB_FACE (fringe_tab_face_get_type ())
G_DECLARE_FINAL_TYPE (FringeTabFace, fringe_tab_face, FRINGE, TAB_FACE, GtkWidget)

/* What stands on a tab: its word where that has room, else its icon. */
struct _FringeTabFace
{
  GtkWidget parent_instance;

  GtkWidget *label, *icon;
};

G_DEFINE_FINAL_TYPE (FringeTabFace, fringe_tab_face, GTK_TYPE_WIDGET)

static int
natural_size (GtkWidget *widget, GtkOrientation orientation)
{
  int natural;

  gtk_widget_measure (widget, orientation, -1, NULL, &natural, NULL, NULL);
  return natural;
}

static void
fringe_tab_face_measure (GtkWidget *widget,
                         GtkOrientation orientation,
                         int for_size,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline,
                         int *natural_baseline)
{
  FringeTabFace *self = FRINGE_TAB_FACE (widget);
  int label = natural_size (self->label, orientation), icon = natural_size (self->icon, orientation);

  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? MIN (label, icon) : MAX (label, icon);
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? label : *minimum;
  *minimum_baseline = *natural_baseline = -1;
}

static void
fringe_tab_face_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FringeTabFace *self = FRINGE_TAB_FACE (widget);
  gboolean has_room = width >= natural_size (self->label, GTK_ORIENTATION_HORIZONTAL);
  GtkWidget *shown = has_room ? self->label : self->icon;

  gtk_widget_set_child_visible (self->label, has_room);
  gtk_widget_set_child_visible (self->icon, !has_room);
  gtk_widget_allocate (shown, width, height, -1, NULL);
}

static void
fringe_tab_face_dispose (GObject *object)
{
  FringeTabFace *self = FRINGE_TAB_FACE (object);

  g_clear_pointer (&self->label, gtk_widget_unparent);
  g_clear_pointer (&self->icon, gtk_widget_unparent);
  G_OBJECT_CLASS (fringe_tab_face_parent_class)->dispose (object);
}

static void
fringe_tab_face_class_init (FringeTabFaceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = fringe_tab_face_dispose;
  widget_class->measure = fringe_tab_face_measure;
  widget_class->size_allocate = fringe_tab_face_allocate;
}

static void
fringe_tab_face_init (FringeTabFace *self)
{
}

static GtkWidget *
fringe_tab_face_new (const char *label, const char *icon)
{
  FringeTabFace *self = g_object_new (FRINGE_TYPE_TAB_FACE, NULL);

  self->label = gtk_label_new (label);
  self->icon = gtk_image_new_from_icon_name (icon);
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
  gtk_widget_set_parent (self->icon, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}

struct _FringeTabs
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (FringeTabs, fringe_tabs, GTK_TYPE_WIDGET)

/* What the tabs need side by side: with icons, or with words as close as may be. */
typedef struct
{
  int n;
  int icons, words;
  int longest; /* by how much a word is wider than its icon at most */
} Needs;

static Needs
needs_of (GtkWidget *tabs)
{
  Needs needs = { 0 };

  for (GtkWidget *tab = gtk_widget_get_first_child (tabs); tab != NULL; tab = gtk_widget_get_next_sibling (tab))
    {
      int icon, word;

      gtk_widget_measure (tab, GTK_ORIENTATION_HORIZONTAL, -1, &icon, &word, NULL, NULL);
      needs.icons += icon + (needs.n > 0 ? GAP : 0);
      needs.words += word + (needs.n > 0 ? GAP : 0);
      needs.longest = MAX (needs.longest, word - icon);
      needs.n++;
    }
  return needs;
}

static void
measure_height (GtkWidget *tabs, int *minimum, int *natural)
{
  *minimum = *natural = 0;
  for (GtkWidget *tab = gtk_widget_get_first_child (tabs); tab != NULL; tab = gtk_widget_get_next_sibling (tab))
    {
      *natural = MAX (*natural, natural_size (tab, GTK_ORIENTATION_VERTICAL));
      *minimum = *natural;
    }
}

/* The least is the same whichever tab is chosen. More is taken where there is more, but not asked for. */
static void
fringe_tabs_measure (GtkWidget *widget,
                     GtkOrientation orientation,
                     int for_size,
                     int *minimum,
                     int *natural,
                     int *minimum_baseline,
                     int *natural_baseline)
{
  Needs needs = needs_of (widget);

  *minimum_baseline = *natural_baseline = -1;
  *minimum = *natural = needs.icons + needs.longest;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    measure_height (widget, minimum, natural);
}

static void
fringe_tabs_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  Needs needs = needs_of (widget);
  gboolean has_words = needs.words <= width, is_reversed = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int ease = has_words && needs.n > 0 ? MIN (2 * EASE, (width - needs.words) / needs.n) : 0, x = 0;

  for (GtkWidget *tab = gtk_widget_get_first_child (widget); tab != NULL; tab = gtk_widget_get_next_sibling (tab))
    {
      int icon, word, own;

      gtk_widget_measure (tab, GTK_ORIENTATION_HORIZONTAL, -1, &icon, &word, NULL, NULL);
      own = has_words || gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (tab)) ? word + ease : icon;
      gtk_widget_size_allocate (tab, &(GtkAllocation) { is_reversed ? width - x - own : x, 0, own, height }, -1);
      x += own + GAP;
    }
}

static void
on_clicked (GtkWidget *tab)
{
  g_autoptr (GVariant) target = NULL;
  g_autofree char *name = NULL;

  if (g_action_parse_detailed_name (gtk_widget_get_name (tab), &name, &target, NULL))
    gtk_widget_activate_action_variant (tab, name, target);
}

/* A tab is named after its action, from which its tooltip gets the key. */
void
fringe_tabs_add (FringeTabs *self, const char *action, const char *label, const char *icon, const char *tooltip)
{
  GtkWidget *tab = gtk_toggle_button_new (), *first = gtk_widget_get_first_child (GTK_WIDGET (self));

  gtk_button_set_child (GTK_BUTTON (tab), fringe_tab_face_new (label, icon));
  gtk_widget_set_name (tab, action);
  gtk_widget_set_tooltip_text (tab, tooltip);
  gtk_widget_set_focus_on_click (tab, FALSE);
  gtk_widget_add_css_class (tab, "flat");
  gtk_widget_add_css_class (tab, "tab");
  gtk_accessible_update_property (GTK_ACCESSIBLE (tab), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  if (first != NULL)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (tab), GTK_TOGGLE_BUTTON (first));
  g_signal_connect (tab, "clicked", G_CALLBACK (on_clicked), NULL);
  g_signal_connect_object (tab, "toggled", G_CALLBACK (gtk_widget_queue_allocate), self, G_CONNECT_SWAPPED);
  gtk_widget_insert_before (tab, GTK_WIDGET (self), NULL);
}

void
fringe_tabs_choose (FringeTabs *self, guint index)
{
  GtkWidget *tab = gtk_widget_get_first_child (GTK_WIDGET (self));

  for (; tab != NULL && index > 0; index--)
    tab = gtk_widget_get_next_sibling (tab);
  if (tab != NULL)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (tab), TRUE);
}

static void
fringe_tabs_dispose (GObject *object)
{
  GtkWidget *tab;

  while ((tab = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (tab);
  G_OBJECT_CLASS (fringe_tabs_parent_class)->dispose (object);
}

static void
fringe_tabs_class_init (FringeTabsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = fringe_tabs_dispose;
  widget_class->measure = fringe_tabs_measure;
  widget_class->size_allocate = fringe_tabs_allocate;
  gtk_widget_class_set_css_name (widget_class, "tabs");
}

static void
fringe_tabs_init (FringeTabs *self)
{
}
