/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-page-texts.h"

#include "fringe-record-words.h"
#include "fringe-titles.h"

#include <glib/gi18n-lib.h>

static const struct
{
  const char *name;
  const char *text;
} texts[] = {
  /* Translators: the code of the language that this is translated into, as HTML wants it: de, fr, pt-BR. */
  { "language", N_ ("en") },
  { "tree", N_ ("Search tree") },
  { "board", N_ ("Board") },
  { "frontier", N_ ("Frontier") },
  { "closed", N_ ("Closed list") },
  { "reasons", N_ ("Why this step") },
  /* Translators: what somebody wrote about this step */
  { "note", N_ ("Note") },
  { "counts", N_ ("Counts") },
  { "rules", N_ ("Rules") },
  { "legend", N_ ("Legend") },
  { "keys", N_ ("Keys") },
  { "steps", N_ ("Steps") },
  { "step", N_ ("Step") },
  { "node", N_ ("Node") },
  { "generated", N_ ("Generated") },
  { "expanded", NULL },
  { "first", N_ ("First step") },
  { "back", N_ ("Step back") },
  { "half_back", N_ ("Half a step back") },
  { "half_forward", N_ ("Half a step forward") },
  { "forward", N_ ("Step forward") },
  { "last", N_ ("Last step") },
  { "play", N_ ("Play") },
  { "pause", N_ ("Pause") },
  { "zoom", N_ ("Zoom") },
  { "larger", N_ ("Zoom in") },
  { "smaller", N_ ("Zoom out") },
  { "fit", N_ ("Whole tree") },
  { "theme", N_ ("Light or dark") },
  { "no_script", N_ ("This page steps through a search by JavaScript, which is switched off.") },
  { "empty", N_ ("Empty") },
  { "no_frontier", N_ ("This search keeps no frontier.") },
  { "in_hand", N_ ("Not on the frontier") },
  { "not_entered", N_ ("Not entered yet") },
  /* Translators: this and what follows are shown by a browser: {step} and the like are put in and keep their names. */
  { "at_step", N_ ("Step {step} of {last}") },
  { "at_half", N_ ("Step {step} of {last}, line {done}") },
  { "more", N_ ("and {n} more") },
  { "hidden", N_ ("{n} nodes below it are not on this page.") },
  { "name", N_ ("Node {id}, {state}, g {g}, h {h}, f {f}, board {board}") },
  { "title", N_ ("Node {id}") },
  { "way", N_ ("{move} from node {parent}") },
  { "key_step", N_ ("Right, Page Down: step forward. Left, Page Up: step back.") },
  { "key_half", N_ ("Shift with Right or Left: half a step, where there are any.") },
  { "key_ends", N_ ("Home, End: first and last step. Space: play, pause.") },
  { "key_zoom", N_ ("+ and − zoom, 0 is 100 %, F shows the whole tree.") },
  { "key_tree", N_ ("In the tree, after Tab, arrows go from node to node.") },
};

/* A count has another word than the state of one node in some languages, and is the only text with a context. */
static const char *
translated (guint i)
{
  return texts[i].text != NULL ? _ (texts[i].text) : C_ ("count", "Expanded");
}

const char *
fringe_page_text (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    if (g_str_equal (texts[i].name, name))
      return translated (i);
  return NULL;
}

static void
add_states (FringeJsonWriter *json)
{
  fringe_json_begin (json, "states", '{');
  for (int state = FRINGE_NODE_ABSENT + 1; state < FRINGE_N_NODE_STATES; state++)
    fringe_json_text (json, fringe_node_state_name ((FringeNodeState) state),
                      fringe_node_state_title ((FringeNodeState) state));
  fringe_json_text (json, "in-hand", fringe_page_text ("in_hand"));
  fringe_json_text (json, "not-entered", fringe_page_text ("not_entered"));
  fringe_json_end (json, '}');
}

static void
add_moves (FringeJsonWriter *json)
{
  fringe_json_begin (json, "moves", '{');
  for (int move = 0; move < FRINGE_N_MOVES; move++)
    {
      char letter[] = { fringe_move_letter ((FringeMove) move), '\0' };

      fringe_json_text (json, letter, fringe_move_title ((FringeMove) move));
    }
  fringe_json_end (json, '}');
}

/* At the last step all that is expanded may be the solution, but not before it. */
static FringeTopics
topics_of_all_steps (const FringePicture *picture)
{
  FringeTopics topics = fringe_topics_at (picture->search, picture->step) | 1u << FRINGE_TOPIC_CURRENT;

  return picture->step > 0 ? topics | fringe_topics_at (picture->search, picture->step - 1) : topics;
}

static void
add_legend (FringeJsonWriter *json, const FringePicture *picture)
{
  static const char *const looks[] = {
    [FRINGE_TOPIC_FRONTIER] = "frontier",   [FRINGE_TOPIC_EXPANDED] = "expanded",
    [FRINGE_TOPIC_CURRENT] = "current",     [FRINGE_TOPIC_SOLUTION] = "expanded solution",
    [FRINGE_TOPIC_GOAL] = "goal",           [FRINGE_TOPIC_CUT] = "cut",
    [FRINGE_TOPIC_FORGOTTEN] = "forgotten", [FRINGE_TOPIC_SUPERSEDED] = "superseded",
    [FRINGE_TOPIC_STALE] = "stale",
  };
  FringeTopics topics = topics_of_all_steps (picture);

  fringe_json_break (json);
  fringe_json_begin (json, "legend", '{');
  for (guint topic = 0; topic < G_N_ELEMENTS (looks); topic++)
    if (topics & 1u << topic)
      fringe_json_text (json, looks[topic], fringe_legend_label ((FringeTopic) topic, FRINGE_COLORING_STATE));
  fringe_json_end (json, '}');
}

void
fringe_page_texts_write (FringeJsonWriter *json, const FringePicture *picture)
{
  g_autofree char *half = fringe_value_text (0.5);

  add_legend (json, picture);
  fringe_json_break (json);
  fringe_json_begin (json, "texts", '{');
  fringe_json_text (json, "half", half);
  add_states (json);
  add_moves (json);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      fringe_json_break (json);
      fringe_json_text (json, texts[i].name, translated (i));
    }
  fringe_json_end (json, '}');
}
