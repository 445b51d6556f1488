/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-color-scheme.h"

#include "fringe-widgets.h"

#define PORTAL_NAME "org.freedesktop.portal.Desktop"
#define PORTAL_PATH "/org/freedesktop/portal/desktop"
#define PORTAL_INTERFACE "org.freedesktop.portal.Settings"
#define APPEARANCE "org.freedesktop.appearance"
#define PREFER_DARK 1
#define HIGH_CONTRAST 1

struct _FringeColorScheme
{
  GObject parent_instance;

  GSettings *settings;
  GtkWidget *widget; /* (unowned) */
  GCancellable *cancellable;
  GDBusProxy *portal;
  gboolean desktop_dark;
  gboolean desktop_contrast;
  gboolean dark;
  gboolean lecture;
  gboolean replaces_theme;
  FringeThemeKind theme;
};

G_DEFINE_FINAL_TYPE (FringeColorScheme, fringe_color_scheme, G_TYPE_OBJECT)

static guint changed_signal;

gboolean
fringe_color_scheme_is_dark (FringeColorScheme *self)
{
  return self->dark;
}

FringeThemeKind
fringe_color_scheme_get_theme (FringeColorScheme *self)
{
  return self->theme;
}

static gboolean
is_light (const GdkRGBA *color)
{
  return 0.299 * color->red + 0.587 * color->green + 0.114 * color->blue > 0.5;
}

static FringeThemeKind
theme_for (const char *scheme, gboolean dark)
{
  if (g_str_equal (scheme, "projector"))
    return FRINGE_THEME_PROJECTOR;
  if (g_str_equal (scheme, "print"))
    return FRINGE_THEME_PRINT;
  return dark ? FRINGE_THEME_DARK : FRINGE_THEME_LIGHT;
}

/* Desktops without the portal's setting name a theme. */
static gboolean
has_high_contrast (FringeColorScheme *self)
{
  g_autofree char *name = NULL;

  g_object_get (gtk_settings_get_default (), "gtk-theme-name", &name, NULL);
  return self->desktop_contrast
         || (name != NULL && (g_str_has_prefix (name, "HighContrast") || g_str_has_prefix (name, "Default-hc")));
}

/* What has most contrast on a light ground is the projector's; the dark theme has as much. */
static FringeThemeKind
theme_like_desktop (FringeColorScheme *self, gboolean dark)
{
  return theme_for (has_high_contrast (self) && !dark ? "projector" : "system", dark);
}

/* GTK reads the theme once more whenever it is told, be it of the same again. */
static void
prefer_dark (gboolean dark)
{
  GtkSettings *settings = gtk_settings_get_default ();
  gboolean is_dark;

  g_object_get (settings, "gtk-application-prefer-dark-theme", &is_dark, NULL);
  if (is_dark != dark)
    g_object_set (settings, "gtk-application-prefer-dark-theme", dark, NULL);
}

/* A theme can be dark or light whatever it is asked for, so the color of its text decides. */
static gboolean
looks_dark (FringeColorScheme *self)
{
  GdkRGBA text;

  gtk_style_context_get_color (gtk_widget_get_style_context (self->widget), &text);
  return is_light (&text);
}

/* A theme of the desktop that cannot be as it was chosen here makes way for GTK's own. */
static void
replace_theme (FringeColorScheme *self, gboolean replaces)
{
  if (self->replaces_theme == replaces)
    return;
  self->replaces_theme = replaces;
  if (replaces)
    g_object_set (gtk_settings_get_default (), "gtk-theme-name", "Default", NULL);
  else
    gtk_settings_reset_property (gtk_settings_get_default (), "gtk-theme-name");
}

static void
update (FringeColorScheme *self)
{
  g_autofree char *setting = g_settings_get_string (self->settings, "color-scheme");
  const char *scheme = self->lecture ? "projector" : setting;
  gboolean like_desktop = g_str_equal (scheme, "system");
  gboolean dark = like_desktop ? self->desktop_dark : g_str_equal (scheme, "dark");
  FringeThemeKind theme;

  if (self->widget == NULL)
    return;
  prefer_dark (dark);
  replace_theme (self, !like_desktop && (self->replaces_theme || looks_dark (self) != dark));
  dark = looks_dark (self);
  theme = like_desktop ? theme_like_desktop (self, dark) : theme_for (scheme, dark);
  if (self->dark == dark && self->theme == theme)
    return;
  self->dark = dark;
  self->theme = theme;
  g_signal_emit (self, changed_signal, 0);
}

/* What is drawn has larger letters, too. */
static void
on_text_scale (FringeColorScheme *self)
{
  g_signal_emit (self, changed_signal, 0);
}

void
fringe_color_scheme_set_lecture (FringeColorScheme *self, gboolean lecture)
{
  self->lecture = lecture;
  update (self);
}

static void
take_value (FringeColorScheme *self, const char *key, GVariant *value)
{
  if (g_variant_is_of_type (value, G_VARIANT_TYPE_VARIANT))
    {
      g_autoptr (GVariant) inner = g_variant_get_variant (value);

      take_value (self, key, inner);
      return;
    }
  if (!g_variant_is_of_type (value, G_VARIANT_TYPE_UINT32))
    return;
  if (g_str_equal (key, "color-scheme"))
    self->desktop_dark = g_variant_get_uint32 (value) == PREFER_DARK;
  else if (g_str_equal (key, "contrast"))
    self->desktop_contrast = g_variant_get_uint32 (value) == HIGH_CONTRAST;
  update (self);
}

static void
on_read (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GVariant) reply = g_dbus_proxy_call_finish (G_DBUS_PROXY (source), result, NULL);
  g_autoptr (GVariantIter) spaces = NULL;
  GVariantIter *keys;
  const char *key;
  GVariant *value;

  if (reply == NULL || !g_variant_is_of_type (reply, G_VARIANT_TYPE ("(a{sa{sv}})")))
    return;
  g_variant_get (reply, "(a{sa{sv}})", &spaces);
  while (g_variant_iter_loop (spaces, "{&sa{sv}}", NULL, &keys))
    while (g_variant_iter_loop (keys, "{&sv}", &key, &value))
      take_value (data, key, value);
}

static void
on_portal_signal (FringeColorScheme *self, const char *sender, const char *signal, GVariant *parameters)
{
  const char *space, *key;
  g_autoptr (GVariant) value = NULL;

  if (!g_str_equal (signal, "SettingChanged") || !g_variant_is_of_type (parameters, G_VARIANT_TYPE ("(ssv)")))
    return;
  g_variant_get (parameters, "(&s&sv)", &space, &key, &value);
  if (g_str_equal (space, APPEARANCE))
    take_value (self, key, value);
}

/* Where the desktop has no portal, GTK's own setting stays as it was at the start. */
static void
on_portal (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GDBusProxy) portal = g_dbus_proxy_new_for_bus_finish (result, NULL);
  g_autofree char *owner = portal != NULL ? g_dbus_proxy_get_name_owner (portal) : NULL;
  FringeColorScheme *self = data;

  if (owner == NULL)
    return;
  self->portal = g_object_ref (portal);
  g_signal_connect_object (portal, "g-signal", G_CALLBACK (on_portal_signal), self, G_CONNECT_SWAPPED);
  g_dbus_proxy_call (portal, "ReadAll", g_variant_new_parsed ("([%s],)", APPEARANCE), G_DBUS_CALL_FLAGS_NONE, -1,
                     self->cancellable, on_read, self);
}

static void
fringe_color_scheme_dispose (GObject *object)
{
  FringeColorScheme *self = FRINGE_COLOR_SCHEME (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->portal);
  replace_theme (self, FALSE);
  g_clear_object (&self->settings);
  g_clear_weak_pointer (&self->widget);
  G_OBJECT_CLASS (fringe_color_scheme_parent_class)->dispose (object);
}

static void
fringe_color_scheme_class_init (FringeColorSchemeClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = fringe_color_scheme_dispose;
  changed_signal
      = g_signal_new ("changed", FRINGE_TYPE_COLOR_SCHEME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
fringe_color_scheme_init (FringeColorScheme *self)
{
  self->cancellable = g_cancellable_new ();
}

FringeColorScheme *
fringe_color_scheme_new (GSettings *settings, GtkWidget *widget)
{
  FringeColorScheme *self = g_object_new (FRINGE_TYPE_COLOR_SCHEME, NULL);

  self->settings = g_object_ref (settings);
  g_set_weak_pointer (&self->widget, widget);
  g_object_get (gtk_settings_get_default (), "gtk-application-prefer-dark-theme", &self->desktop_dark, NULL);
  g_signal_connect_object (settings, "changed::color-scheme", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_settings_get_default (), "notify::gtk-theme-name", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_settings_get_default (), "notify::gtk-xft-dpi", G_CALLBACK (on_text_scale), self,
                           G_CONNECT_SWAPPED);
  update (self);
  g_dbus_proxy_new_for_bus (G_BUS_TYPE_SESSION,
                            G_DBUS_PROXY_FLAGS_DO_NOT_LOAD_PROPERTIES | G_DBUS_PROXY_FLAGS_DO_NOT_AUTO_START, NULL,
                            PORTAL_NAME, PORTAL_PATH, PORTAL_INTERFACE, self->cancellable, on_portal, self);
  return self;
}

static void
match (GtkWindow *dialog, GParamSpec *property, GtkWidget *parent)
{
  fringe_css_class_set (dialog, "dark", gtk_widget_has_css_class (parent, "dark"));
}

void
fringe_color_scheme_match_parent (GtkWindow *dialog)
{
  GtkWindow *parent = gtk_window_get_transient_for (dialog);

  if (parent == NULL)
    return;
  g_signal_connect_object (parent, "notify::css-classes", G_CALLBACK (match), dialog, G_CONNECT_SWAPPED);
  match (dialog, NULL, GTK_WIDGET (parent));
}
