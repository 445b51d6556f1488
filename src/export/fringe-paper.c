/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-paper.h"

#include <math.h>

#define MM FRINGE_POINTS_PER_MM
#define INCH 72.0
#define SLIDE_MARGIN (6 * MM)

static const struct
{
  const char *name;
  FringePaper paper;
} papers[] = {
  { "a3", { 297 * MM, 420 * MM, FALSE, FRINGE_PAPER_MARGIN, FALSE } },
  { "a4", { 210 * MM, 297 * MM, FALSE, FRINGE_PAPER_MARGIN, FALSE } },
  { "a5", { 148 * MM, 210 * MM, FALSE, FRINGE_PAPER_MARGIN, FALSE } },
  { "letter", { 8.5 * INCH, 11 * INCH, FALSE, FRINGE_PAPER_MARGIN, FALSE } },
  { "legal", { 8.5 * INCH, 14 * INCH, FALSE, FRINGE_PAPER_MARGIN, FALSE } },
  { "tabloid", { 11 * INCH, 17 * INCH, FALSE, FRINGE_PAPER_MARGIN, FALSE } },
  { "slide", { 40.0 / 3 * INCH, 7.5 * INCH, TRUE, SLIDE_MARGIN, FALSE } },
};

const char *
fringe_paper_names (void)
{
  return "a3, a4, a5, letter, legal, tabloid, slide";
}

gboolean
fringe_paper_from_name (const char *name, FringePaper *paper)
{
  for (guint i = 0; i < G_N_ELEMENTS (papers); i++)
    if (g_ascii_strcasecmp (papers[i].name, name) == 0)
      {
        *paper = papers[i].paper;
        return TRUE;
      }
  return FALSE;
}

FringePaper
fringe_paper_turned (const FringePaper *paper)
{
  FringePaper turned = *paper;

  turned.width = paper->height;
  turned.height = paper->width;
  return turned;
}

double
fringe_paper_inner_width (const FringePaper *paper)
{
  return fmax (paper->width - 2 * paper->margin, 1);
}

double
fringe_paper_inner_height (const FringePaper *paper)
{
  return fmax (paper->height - 2 * paper->margin, 1);
}
