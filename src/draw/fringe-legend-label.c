/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-draw-legend.h"

#include <glib/gi18n-lib.h>

/* What a ramp of colours is of. */
static const char *
coloring_label (FringeColoring coloring)
{
  switch (coloring)
    {
    case FRINGE_COLORING_ORDER:
      return _("step of expansion");
    case FRINGE_COLORING_DEPTH:
      /* Translators: in the legend, beside a ramp of colours: g, the moves from the start */
      return _("depth g");
    case FRINGE_COLORING_RUN:
      /* Translators: in the legend, beside a ramp of colours: of IDA* */
      return _("iteration");
    case FRINGE_COLORING_F:
    case FRINGE_COLORING_STATE:
    case FRINGE_N_COLORINGS:
    default:
      return "f";
    }
}

const char *
fringe_legend_label (FringeTopic topic, FringeColoring coloring)
{
  switch (topic)
    {
    /* Translators: these name the looks of nodes in the legend below the tree */
    case FRINGE_TOPIC_FRONTIER:
      return _("frontier");
    case FRINGE_TOPIC_EXPANDED:
      return _("expanded");
    case FRINGE_TOPIC_CURRENT:
      return _("this step");
    case FRINGE_TOPIC_SOLUTION:
      /* Translators: the path from the start to the goal, in the legend */
      return _("solution");
    case FRINGE_TOPIC_GOAL:
      return _("goal");
    case FRINGE_TOPIC_CUT:
      /* Translators: a node that IDA* does not expand because its f exceeds the bound */
      return _("cut");
    case FRINGE_TOPIC_SUPERSEDED:
      return _("superseded");
    case FRINGE_TOPIC_STALE:
      /* Translators: a node that was thrown away because its state had been expanded */
      return _("stale");
    case FRINGE_TOPIC_ORDER:
      /* Translators: in the legend, of the grey number of a node: the step in which it was expanded */
      return _("step of expansion");
    case FRINGE_TOPIC_FOLD:
      /* Translators: in the legend, of "+1,204" below a folded node */
      return _("nodes hidden");
    case FRINGE_TOPIC_BREAKPOINT:
      /* Translators: in the legend, of a node that a run stops at */
      return _("breakpoint");
    case FRINGE_TOPIC_GHOST:
      /* Translators: in the legend, of a successor that became no node */
      return _("duplicate of node n");
    case FRINGE_TOPIC_BOTH:
      /* Translators: in the legend, of two trees side by side */
      return _("expanded by both");
    case FRINGE_TOPIC_ONLY_LEFT:
      return _("only on the left");
    case FRINGE_TOPIC_ONLY_RIGHT:
      return _("only on the right");
    case FRINGE_TOPIC_COLORS:
    case FRINGE_N_TOPICS:
    default:
      return coloring_label (coloring);
    }
}
