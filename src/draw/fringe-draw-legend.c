/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-draw-legend.h"
#include "fringe-font.h"

#define CHIP_WIDTH 20.0
#define CHIP_HEIGHT 15.0
#define CHIP_TO_LABEL 8.0
#define ENTRY_GAP 22.0
#define HEIGHT 22.0
#define SIZE 13.0

static FringeType
label_type (const FringeTheme *theme)
{
  return (FringeType) { theme->family, SIZE, false, FRINGE_ANCHOR_START, theme->text };
}

static double
entry_width (const FringeTheme *theme, const FringeLegendEntry *entry)
{
  FringeType type = label_type (theme);

  return CHIP_WIDTH + CHIP_TO_LABEL + fringe_font_width (&type, entry->label);
}

void
fringe_draw_legend_measure (const FringeTheme *theme,
                            const FringeLegendEntry *entries,
                            int n_entries,
                            double *width,
                            double *height)
{
  *width = ENTRY_GAP * (n_entries - 1);
  *height = HEIGHT;
  for (int i = 0; i < n_entries; i++)
    *width += entry_width (theme, &entries[i]);
}

void
fringe_draw_legend (FringePen *pen,
                    const FringeTheme *theme,
                    const FringeLegendEntry *entries,
                    int n_entries,
                    double x,
                    double y)
{
  FringeType type = label_type (theme);

  fringe_pen_begin (pen, NULL, "legend");
  for (int i = 0; i < n_entries; i++)
    {
      FringeNodeLook look = { .state = entries[i].state, .current = entries[i].current };
      FringeRect chip = { x, y + (HEIGHT - CHIP_HEIGHT) / 2, CHIP_WIDTH, CHIP_HEIGHT };

      fringe_draw_chip (pen, theme, &look, &chip);
      fringe_pen_text (pen, x + CHIP_WIDTH + CHIP_TO_LABEL, y + HEIGHT / 2 + SIZE * FRINGE_DIGIT_HEIGHT / 2,
                       entries[i].label, &type);
      x += entry_width (theme, &entries[i]) + ENTRY_GAP;
    }
  fringe_pen_end (pen);
}
