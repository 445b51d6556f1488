/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-theme.h"

#include <glib.h>
#include <string.h>

#define RGB(hex)                                                                                                       \
  {                                                                                                                    \
    ((hex) >> 16 & 255) / 255.0, ((hex) >> 8 & 255) / 255.0, ((hex) &255) / 255.0, 1                                   \
  }
#define FAMILY "Cantarell, sans-serif"

static const FringeTheme themes[FRINGE_N_THEMES] = {
  [FRINGE_THEME_LIGHT] = {
    .kind = FRINGE_THEME_LIGHT,
    .family = FAMILY,
    .background = RGB (0xfafafa),
    .text = RGB (0x1c232b),
    .text_dim = RGB (0x5a636f),
    .board = RGB (0xe1e5eb),
    .tile = RGB (0xffffff),
    .tile_edge = RGB (0xc6ccd6),
    .tile_moved = RGB (0xd6e8fc),
    .mark = RGB (0xb93a00),
    .card = RGB (0xffffff),
    .card_expanded = RGB (0xedeff3),
    .badge = RGB (0xdce0e7),
    .frontier = RGB (0x0a66ad),
    .expanded = RGB (0x808898),
    .current = RGB (0xc43e00),
    .goal = RGB (0x007350),
    .discarded = RGB (0x7a8291),
    .cut = RGB (0x9c3f74),
    .only_left = RGB (0x8a6100),
    .only_right = RGB (0x6a3fb5),
    .spot = RGB (0xfff0b8),
    .spot_edge = RGB (0xb27b00),
    .edge = RGB (0x7c8494),
    .accent = RGB (0x0a66ad),
    .accent_soft = { 0.04, 0.4, 0.68, 0.16 },
    .type = 1,
    .line = 1,
    .line_bold = 3,
  },
  [FRINGE_THEME_DARK] = {
    .kind = FRINGE_THEME_DARK,
    .family = FAMILY,
    .background = RGB (0x1b1d21),
    .text = RGB (0xf2f4f7),
    .text_dim = RGB (0xa8b0bc),
    .board = RGB (0x121417),
    .tile = RGB (0x343a44),
    .tile_edge = RGB (0x4a525e),
    .tile_moved = RGB (0x24517f),
    .mark = RGB (0xffb07a),
    .card = RGB (0x202328),
    .card_expanded = RGB (0x2a2f36),
    .badge = RGB (0x3c434d),
    .frontier = RGB (0x62b2f4),
    .expanded = RGB (0x7a8390),
    .current = RGB (0xff9a57),
    .goal = RGB (0x37c898),
    .discarded = RGB (0x828b98),
    .cut = RGB (0xdb8fbb),
    .only_left = RGB (0xe6b93c),
    .only_right = RGB (0xb79cf0),
    .spot = RGB (0x4a3d12),
    .spot_edge = RGB (0xe0a93d),
    .edge = RGB (0x828a98),
    .accent = RGB (0x62b2f4),
    .accent_soft = { 0.38, 0.7, 0.96, 0.22 },
    .type = 1,
    .line = 1,
    .line_bold = 3,
  },
  [FRINGE_THEME_PROJECTOR] = {
    .kind = FRINGE_THEME_PROJECTOR,
    .family = FAMILY,
    .background = RGB (0xffffff),
    .text = RGB (0x000000),
    .text_dim = RGB (0x3a424c),
    .board = RGB (0xc9d0da),
    .tile = RGB (0xffffff),
    .tile_edge = RGB (0x7d8694),
    .tile_moved = RGB (0xbcdcff),
    .mark = RGB (0x9c3000),
    .card = RGB (0xffffff),
    .card_expanded = RGB (0xe4e8ee),
    .badge = RGB (0xcdd4de),
    .frontier = RGB (0x004f91),
    .expanded = RGB (0x5f6877),
    .current = RGB (0xb53300),
    .goal = RGB (0x006241),
    .discarded = RGB (0x676f7d),
    .cut = RGB (0x86295f),
    .only_left = RGB (0x6e4d00),
    .only_right = RGB (0x55299e),
    .spot = RGB (0xffe27a),
    .spot_edge = RGB (0x7a5200),
    .edge = RGB (0x5f6877),
    .accent = RGB (0x004f91),
    .accent_soft = { 0, 0.31, 0.57, 0.22 },
    .type = 1.2,
    .line = 2,
    .line_bold = 4,
  },
  [FRINGE_THEME_PRINT] = {
    .kind = FRINGE_THEME_PRINT,
    .family = FAMILY,
    .background = RGB (0xffffff),
    .text = RGB (0x000000),
    .text_dim = RGB (0x4d4d4d),
    .board = RGB (0xd0d0d0),
    .tile = RGB (0xffffff),
    .tile_edge = RGB (0x8c8c8c),
    .tile_moved = RGB (0xdedede),
    .mark = RGB (0x000000),
    .card = RGB (0xffffff),
    .card_expanded = RGB (0xebebeb),
    .badge = RGB (0xd6d6d6),
    .frontier = RGB (0x1a1a1a),
    .expanded = RGB (0x737373),
    .current = RGB (0x000000),
    .goal = RGB (0x000000),
    .discarded = RGB (0x808080),
    .cut = RGB (0x4d4d4d),
    .only_left = RGB (0x000000),
    .only_right = RGB (0x595959),
    .spot = RGB (0xd9d9d9),
    .spot_edge = RGB (0x000000),
    .edge = RGB (0x8c8c8c),
    .accent = RGB (0x000000),
    .accent_soft = { 0, 0, 0, 0.1 },
    .type = 1,
    .line = 1,
    .line_bold = 3,
  },
};

static const char *const names[FRINGE_N_THEMES] = {
  [FRINGE_THEME_LIGHT] = "light",
  [FRINGE_THEME_DARK] = "dark",
  [FRINGE_THEME_PROJECTOR] = "projector",
  [FRINGE_THEME_PRINT] = "print",
};

const FringeTheme *
fringe_theme_get (FringeThemeKind kind)
{
  return &themes[kind];
}

const FringeTheme *
fringe_theme_of_file (FringeThemeKind kind)
{
  static FringeTheme white;
  static gsize is_made = 0;

  if (kind != FRINGE_THEME_LIGHT)
    return fringe_theme_get (kind);
  if (g_once_init_enter (&is_made))
    {
      white = themes[kind];
      white.background = white.card;
      g_once_init_leave (&is_made, 1);
    }
  return &white;
}

const char *
fringe_theme_name (FringeThemeKind kind)
{
  return names[kind];
}

bool
fringe_theme_from_name (const char *name, FringeThemeKind *kind)
{
  for (int i = 0; i < FRINGE_N_THEMES; i++)
    if (strcmp (names[i], name) == 0)
      {
        *kind = (FringeThemeKind) i;
        return true;
      }
  return false;
}
