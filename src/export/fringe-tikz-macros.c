/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-tikz.h"
#include "fringe-draw-values.h"
#include "fringe-text-output.h"

#include <math.h>
#include <string.h>

/* The middle of the numbers at the top of a card is so far below that of its header, and of those at its foot above. */
#define LIFT 1.0

static guint
channel (double value)
{
  return (guint) lround (CLAMP (value, 0, 1) * 255);
}

static void
append_color (GString *text, const char *name, const FringeColor *color)
{
  g_string_append_printf (text, "\\definecolor{fringe %s}{HTML}{%02X%02X%02X}\n", name, channel (color->r),
                          channel (color->g), channel (color->b));
}

static void
append_colors (GString *text, const FringeTheme *theme)
{
  append_color (text, "ground", &theme->background);
  append_color (text, "text", &theme->text);
  append_color (text, "dim", &theme->text_dim);
  append_color (text, "board", &theme->board);
  append_color (text, "tile", &theme->tile);
  append_color (text, "moved tile", &theme->tile_moved);
  append_color (text, "tile edge", &theme->tile_edge);
  append_color (text, "card", &theme->card);
  append_color (text, "closed", &theme->card_expanded);
  append_color (text, "frontier", &theme->frontier);
  append_color (text, "expanded", &theme->expanded);
  append_color (text, "current", &theme->current);
  append_color (text, "goal", &theme->goal);
  append_color (text, "discarded", &theme->discarded);
  append_color (text, "cut", &theme->cut);
  append_color (text, "edge", &theme->edge);
}

/* The widths and dashes are those of the window. */
static const char styles[]
    = "% One style for each state of a node, and one for those on the path to the goal.\n"
      "\\tikzset{\n"
      "  fringe/.style={x=\\fringegrain\\fringeunit, y=-\\fringegrain\\fringeunit, line width=1\\fringeunit, line "
      "join=round,\n"
      "    text=fringe text, every node/.style={inner sep=0pt, outer sep=0pt}},\n"
      "  fringe card/.style={rounded corners=8\\fringeunit, fill=fringe card},\n"
      "  fringe frontier/.style={fringe card, draw=fringe frontier,\n"
      "    line width=2\\fringeunit, dash pattern=on 5\\fringeunit off 3\\fringeunit},\n"
      "  fringe expanded/.style={fringe card, draw=fringe expanded, fill=fringe closed},\n"
      "  fringe current/.style={fringe card, draw=fringe current, line width=3\\fringeunit},\n"
      "  fringe goal/.style={fringe card, draw=fringe goal, fill=fringe closed, line width=2\\fringeunit, "
      "double=fringe card,\n"
      "    double distance=2\\fringeunit},\n"
      "  fringe superseded/.style={fringe card, draw=fringe discarded,\n"
      "    fringe mark/.code={\\draw[fringe strike] (0,0) -- (\\fringewidth,\\fringeheight)\n"
      "      (0,\\fringeheight) -- (\\fringewidth,0);}},\n"
      "  fringe stale/.style={fringe card, draw=fringe discarded,\n"
      "    dash pattern=on 2\\fringeunit off 1.2\\fringeunit,\n"
      "    fringe mark/.code={\\draw[fringe strike] (0,\\fringeheight) -- (\\fringewidth,0);}},\n"
      "  fringe cut/.style={fringe card, draw=fringe cut,\n"
      "    fringe mark/.code={\\path[fill=fringe cut, draw=none, sharp corners]\n"
      "      (-2,\\fringeheight+3) rectangle (\\fringewidth+2,\\fringeheight+7);}},\n"
      "  fringe waiting/.style={fringe card, draw=fringe expanded},\n"
      "  fringe mark/.code={},\n"
      "  fringe solution/.style={draw=fringe goal, line width=2\\fringeunit, fringe side/.code={\n"
      "    \\draw[draw=fringe goal, line width=6\\fringeunit] (-1.5,4) -- (-1.5,\\fringeheight-4)\n"
      "      (\\fringewidth+1.5,4) -- (\\fringewidth+1.5,\\fringeheight-4);}},\n"
      "  fringe side/.code={},\n"
      "  fringe strike/.style={draw=fringe discarded},\n"
      "  fringe edge/.style={draw=fringe edge},\n"
      "  fringe edge current/.style={draw=fringe current, line width=3\\fringeunit},\n"
      "  fringe edge solution/.style={draw=fringe goal, line width=2\\fringeunit},\n"
      "}\n"
      "\\def\\fringesize#1{\\fontsize{#1\\fringeunit}{#1\\fringeunit}\\selectfont}\n";

/* A tile is a box that is made once, because a board of paths would take TeX ten times as long. Pictures of another
 * size or theme have boxes of their own. */
static const char board_macro[]
    = "% \\FringeBoard{{1,2,3},{4,5,6},{7,8,0}}: 0 is the blank. \\FringeMakeTiles goes before each picture.\n"
      "\\def\\fringename#1#2{fringe \\fringetheme\\space\\the\\fringeunit\\space#1 #2}\n"
      "\\def\\fringebox#1#2{\\csname\\fringename{#1}{#2}\\endcsname}\n"
      "\\def\\FringeMakeTile#1#2{%\n"
      "  \\expandafter\\ifx\\csname\\fringename{#1}{#2}\\endcsname\\relax\n"
      "    \\expandafter\\newbox\\csname\\fringename{#1}{#2}\\endcsname\\fi\n"
      "  \\global\\setbox\\fringebox{#1}{#2}=\\hbox{\\tikz[x=\\fringeunit, y=\\fringeunit]{\n"
      "    \\useasboundingbox (0,0) rectangle (\\fringecell,\\fringecell);\n"
      "    \\filldraw[fill=fringe #2, draw=fringe tile edge, line width=.75\\fringeunit,\n"
      "      rounded corners=3\\fringeunit] (.7,.7) rectangle (\\fringecell-.7,\\fringecell-.7);\n"
      "    \\node[text=fringe text] at (\\fringecell/2,\\fringecell/2) {\\fringesize{\\fringetile}\\bfseries#1};}}%\n"
      "  \\fringekeep{#1}{#2}}\n"
      "\\def\\fringekeep#1#2{}\n"
      "\\def\\fringeput#1#2{\\copy\\fringebox{#1}{#2}}\n"
      "\\ifdefined\\pdfxform\\ifnum\\pdfoutput>0 % A form takes no memory where it is used.\n"
      "  \\def\\fringekeep#1#2{\\immediate\\pdfxform\\fringebox{#1}{#2}%\n"
      "    \\expandafter\\xdef\\csname\\fringename{#1}{#2} form\\endcsname{\\pdfrefxform\\the\\pdflastxform\\relax}}\n"
      "  \\def\\fringeput#1#2{\\csname\\fringename{#1}{#2} form\\endcsname}\n"
      "\\fi\\fi\n"
      "\\def\\FringeMakeTiles{\\foreach \\n in {1,...,\\fringetiles}{%\n"
      "  \\FringeMakeTile{\\n}{tile}\\FringeMakeTile{\\n}{moved tile}}}\n"
      "\\def\\FringeBoard#1{\\vbox{\\offinterlineskip\\FringeRows#1,\\relax,}}\n"
      "\\def\\FringeRows#1,{\\ifx\\relax#1\\else\\hbox{\\FringeCells#1,\\relax,}\\expandafter\\FringeRows\\fi}\n"
      "\\def\\FringeCells#1,{\\ifx\\relax#1\\else\\FringeCell{#1}\\expandafter\\FringeCells\\fi}\n"
      "\\def\\FringeCell#1{%\n"
      "  \\ifnum#1=0 \\vrule width 0pt height \\fringecell\\fringeunit\\hskip\\fringecell\\fringeunit\n"
      "  \\else\\ifnum#1=\\fringemoved\\relax\\fringeput{#1}{moved tile}\\else\\fringeput{#1}{tile}\\fi\\fi}\n";

/* Text is put down without a node of TikZ, because TeX would keep each node in mind until its memory is full. */
static const char node_macro[]
    = "% A line that is made narrower where the fonts of TeX need more room than those of the window.\n"
      "\\def\\FringeLine#1#2{{\\setbox0=\\hbox{#2}%\n"
      "  \\ifdim\\wd0>#1\\fringeunit\\resizebox{#1\\fringeunit}{\\height}{\\box0}\\else\\box0 \\fi}}\n"
      "\\def\\FringeText#1#2#3{\\pgftext[#1,at={\\pgfpointxy#2}]{#3}}\n"
      "% \\FringeNode{state}{id}{x,y}{board}{order}{g}{h}{f}{the tile moved, or 0}\n"
      "\\def\\FringeNode#1#2#3#4#5#6#7#8#9{%\n"
      "  \\def\\fringemoved{#9}%\n"
      "  \\begin{scope}[shift={(#3)}, x=\\fringeunit, y=-\\fringeunit]\n"
      "    \\filldraw[#1] (0,0) rectangle (\\fringewidth,\\fringeheight);\n"
      "    \\fill[fringe board] (\\fringeleft,\\fringetop)\n"
      "      rectangle ++(\\fringecolumns*\\fringecell,\\fringerows*\\fringecell);\n"
      "    \\color{fringe text}%\n"
      "    \\FringeText{left}{{\\fringeside}{\\fringehead}}{\\fringesize{16}\\bfseries #2}\n"
      "    \\FringeOrder{#5}\n"
      "    \\FringeText{left,top}{{\\fringeleft}{\\fringetop}}{\\FringeBoard{#4}}\n"
      "    \\FringeText{}{{\\fringemiddle}{\\fringefoot}}{\\FringeValues{#6}{#7}{#8}}\n"
      "    \\begingroup\\tikzset{#1,fringe mark,fringe side}\\endgroup\n"
      "  \\end{scope}}\n"
      "\\def\\FringeValue#1#2{{\\fringesize{10}#1}\\hskip1.5\\fringeunit{\\fringesize{15}#2}}\n";

static const char answer_macro[]
    = "\\def\\FringeOrder#1{\\def\\fringeorder{#1}}\n"
      "\\def\\FringeHandoutAnswer#1#2{\\hbox to 43\\fringeunit{\\hbox to 12\\fringeunit{\\fringesize{12}#1\\hss}%\n"
      "  \\rlap{\\vrule width 31\\fringeunit height -2\\fringeunit depth 3\\fringeunit}%\n"
      "  \\hbox to 31\\fringeunit{\\hss\\fringesize{14}\\bfseries#2\\hss}}\\hskip6\\fringeunit}\n"
      "\\def\\FringeAnswers#1{\\hbox{\\vrule width 0pt height 25\\fringeunit depth 6\\fringeunit#1}}\n";

/* Answers stand two to a line, as in the window. */
static void
append_answers_macro (GString *text, FringeAlgorithm algorithm)
{
  static const char *const answers[FRINGE_N_ANSWERS]
      = { "{$g$}{#1}", "{$h$}{#2}", "{$f$}{#3}", "{\\#}{\\fringeorder}" };
  guint n = 0;

  g_string_append (text, answer_macro);
  g_string_append (text, "\\def\\FringeValues#1#2#3{\\vbox{\\offinterlineskip");
  for (int i = 0; i < FRINGE_N_ANSWERS; i++)
    if (fringe_handout_asks (algorithm, (FringeHandoutAnswer) i))
      {
        if (n++ % FRINGE_ANSWERS_PER_LINE == 0)
          g_string_append (text, n > 1 ? "}\\FringeAnswers{" : "\\FringeAnswers{");
        g_string_append_printf (text, "\\FringeHandoutAnswer%s", answers[i]);
      }
  g_string_append (text, "}}}\n");
}

/* The value that the algorithm compares is bold. */
static void
append_values_macro (GString *text, const FringePicture *picture, const FringeTikz *tikz)
{
  FringeAlgorithm algorithm = fringe_search_rules (picture->search)->algorithm;
  FringeKey key = fringe_node_key (algorithm);

  if (tikz->card.answers > 0)
    {
      append_answers_macro (text, algorithm);
      return;
    }
  g_string_append (text, "\\def\\FringeOrder#1{\\FringeText{right}{{\\fringeend}{\\fringehead}}{\\fringesize{12}"
                         "\\color{fringe dim}#1}}\n");
  if (picture->handout != FRINGE_HANDOUT_NONE)
    {
      g_string_append (text, "\\def\\FringeValues#1#2#3{}\n");
      return;
    }
  g_string_append_printf (
      text,
      "\\def\\FringeValues#1#2#3{\\FringeValue{$g$}{%s#1}\\hskip4\\fringeunit\\FringeValue{$h$}{%s#2}"
      "\\hskip4\\fringeunit\\FringeValue{$f$}{%s#3}}\n",
      key == FRINGE_KEY_G ? "\\bfseries " : "", key == FRINGE_KEY_H ? "\\bfseries " : "",
      key == FRINGE_KEY_F ? "\\bfseries " : "");
}

/* An edge turns at right angles between its rows, and the move stands before the child. */
static const char edge_macro_down[]
    = "% \\FringeEdge{style}{x,y of the parent}{x,y of the child}{where it turns}{move}\n"
      "\\def\\FringeEdge#1#2#3#4#5{%\n"
      "  \\path (#2) coordinate (parent) (#3) coordinate (child);\n"
      "  \\begin{scope}[x=\\fringeunit, y=-\\fringeunit]\n"
      "    \\path (parent) +(\\fringewidth/2,\\fringeheight) coordinate (start)\n"
      "      (child) +(\\fringewidth/2,0) coordinate (end) +(\\fringewidth/2,-9) coordinate (move);\n"
      "    \\draw[#1] (start) -- ++(0,#4) -| (move) -- (end);\n"
      "    \\FringeMove{#1}{#5}\n"
      "  \\end{scope}}\n";

static const char edge_macro_right[]
    = "% \\FringeEdge{style}{x,y of the parent}{x,y of the child}{where it turns}{move}\n"
      "\\def\\FringeEdge#1#2#3#4#5{%\n"
      "  \\path (#2) coordinate (parent) (#3) coordinate (child);\n"
      "  \\begin{scope}[x=\\fringeunit, y=-\\fringeunit]\n"
      "    \\path (parent) +(\\fringewidth,\\fringeheight/2) coordinate (start)\n"
      "      (child) +(0,\\fringeheight/2) coordinate (end) +(-9,\\fringeheight/2) coordinate (move);\n"
      "    \\draw[#1] (start) -- ++(#4,0) |- (move) -- (end);\n"
      "    \\FringeMove{#1}{#5}\n"
      "  \\end{scope}}\n";

static const char move_macro[]
    = "\\def\\FringeMove#1#2{%\n"
      "  \\filldraw[#1, fill=fringe ground, line width=1\\fringeunit] (move) circle[radius=6.5\\fringeunit];\n"
      "  \\pgftext[at={\\pgfpointanchor{move}{center}}]{\\color{fringe text}\\fringesize{11}#2}}\n";

static const char step_macro[] = "% \\FringeStep{x,y of a node}{move to the next one}\n"
                                 "\\def\\FringeStep#1#2{%\n"
                                 "  \\begin{scope}[shift={(#1)}, x=\\fringeunit, y=-\\fringeunit]\n"
                                 "    \\draw[->, draw=fringe dim] (\\fringewidth+9,\\fringeheight/2) --\n"
                                 "      node[above=4\\fringeunit] {\\fringesize{13}\\bfseries #2} +(26,0);\n"
                                 "  \\end{scope}}\n";

static void
append_measure (GString *text, const char *name, double value)
{
  g_string_append_printf (text, "\\def\\fringe%s{", name);
  fringe_append_number (text, value);
  g_string_append (text, "}");
}

static void
append_measures (GString *text, const FringeBoard *start, const FringeTikz *tikz)
{
  const FringeCard *card = &tikz->card;

  append_measure (text, "width", card->width);
  append_measure (text, "height", card->height);
  append_measure (text, "left", card->board_x);
  append_measure (text, "top", card->board_y);
  append_measure (text, "head", card->board_y / 2 + LIFT);
  append_measure (text, "side", FRINGE_CARD_SIDE);
  append_measure (text, "end", card->width - FRINGE_CARD_SIDE);
  append_measure (text, "middle", card->width / 2);
  append_measure (text, "foot",
                  card->height - (card->answers > 0 ? card->answers / 2 + 6 : FRINGE_CARD_FOOTER / 2 + LIFT));
  append_measure (text, "cell", card->cell);
  g_string_append_c (text, '\n');
  append_measure (text, "rows", start->rows);
  append_measure (text, "columns", start->columns);
  append_measure (text, "tiles", start->rows * start->columns - 1);
  append_measure (text, "tile", start->rows * start->columns > 10 ? 11 : 13);
  append_measure (text, "grain", tikz->grain);
  g_string_append_c (text, '\n');
}

void
fringe_tikz_append_macros (GString *text, const FringePicture *picture, const FringeTikz *tikz)
{
  append_colors (text, fringe_theme_of_file (picture->theme));
  g_string_append (text, styles);
  g_string_append_printf (text, "\\def\\fringetheme{%s}\n", fringe_theme_name (picture->theme));
  append_measures (text, fringe_search_start (picture->search), tikz);
  g_string_append (text, board_macro);
  append_values_macro (text, picture, tikz);
  g_string_append (text, node_macro);
  if (picture->what == FRINGE_WHAT_SOLUTION)
    g_string_append (text, step_macro);
  else
    {
      g_string_append (text, move_macro);
      g_string_append (text, tikz->card.direction == FRINGE_DIRECTION_DOWN ? edge_macro_down : edge_macro_right);
    }
}
