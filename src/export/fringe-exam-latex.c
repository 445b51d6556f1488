/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-exam-writers.h"

#include "fringe-escape.h"
#include "fringe-picture-writers.h"
#include "fringe-text-output.h"
#include "fringe-tikz.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Points for a pixel of a tree; one that is wider than the page is made smaller. */
#define UNIT "0.5bp"

static void
append_tex (GString *tex, const char *before, const char *text, const char *after)
{
  g_string_append (tex, before);
  fringe_escape_tex (tex, text);
  g_string_append (tex, after);
}

void
fringe_exam_latex_begin (FringeExamWriting *writing)
{
  GString *tex = writing->text;

  g_string_append (tex, "% Fringe " FRINGE_VERSION "\n\\documentclass[a4paper,addpoints]{exam}\n"
                        "% Without the first sign of the next line the answers are shown.\n"
                        "%\\printanswers\n"
                        "\\usepackage{fix-cm}\n\\usepackage{tikz}\n\\usepackage{array}\n");
  g_string_append (tex, fringe_escape_tex_fonts);
  g_string_append (tex, fringe_escape_tex_macros);
  g_string_append (
      tex,
      "\\extrawidth{1cm}\n\\extraheadheight{-1cm}\n\\extrafootheight{-1cm}\n\\newdimen\\fringeunit\n\\fringeunit=" UNIT
      "\n"
      "\\newsavebox{\\fringetree}\n"
      "% \\FringeTable{columns}{title}{rows}\n"
      "\\newcommand{\\FringeTable}[3]{\\begin{tabular}[t]{@{}c@{}}#2\\\\[2pt]\n"
      "  {\\renewcommand{\\arraystretch}{1.3}\\setlength{\\tabcolsep}{0pt}%\n"
      "  \\begin{tabular}{|*{#1}{>{\\centering\\arraybackslash}p{1.4em}|}}\\hline#3\\end{tabular}}\n"
      "  \\end{tabular}}\n"
      "% \\FringeStated{rules}{boards}\n"
      "\\newcommand{\\FringeStated}[2]{\\begin{minipage}[t]{0.68\\linewidth}\\small\\raggedright\n"
      "  \\begin{itemize}\\setlength{\\itemsep}{0pt}\\setlength{\\parskip}{0pt}\\setlength{\\parsep}{0pt}%\n"
      "  \\setlength{\\leftskip}{-1em}#1\\end{itemize}\\end{minipage}\\hfill\n"
      "  \\begin{minipage}[t]{0.3\\linewidth}\\raggedleft#2\\end{minipage}\\par\\medskip}\n"
      "\\pagestyle{foot}\n\\cfoot{\\thepage\\,/\\,\\numpages}\n");
  append_tex (tex, "\\pointpoints{", _ ("point"), "}{");
  append_tex (tex, "", _ ("points"), "}\n");
  append_tex (tex, "\\renewcommand{\\solutiontitle}{\\noindent\\textbf{", _ ("Solution:"), "}\\enspace}\n");
  g_string_append (tex, "\\begin{document}\n");
  if (writing->title != NULL)
    append_tex (tex, "\\begin{center}\\Large\\bfseries ", writing->title, "\\end{center}\n");
  append_tex (tex, "\\noindent ", _ ("Name:"), "\\enspace\\hrulefill\\enspace ");
  append_tex (tex, "", _ ("Points:"), "\\enspace\\makebox[3cm]{\\hrulefill\\,/\\,\\numpoints}\n\n\\bigskip\n");
  g_string_append (tex, "\\begin{questions}\n");
}

void
fringe_exam_latex_end (FringeExamWriting *writing)
{
  g_string_append (writing->text, "\\end{questions}\n\\end{document}\n");
  g_clear_pointer (&writing->macros, g_free);
}

static void
append_board (GString *tex, const FringeExamQuestion *question, FringeExamPicture which)
{
  const FringeBoard *board = fringe_exam_image_board (question, which);
  const char *title = fringe_exam_image_title (which);

  if (board == NULL)
    return;
  g_string_append_printf (tex, "\\FringeTable{%d}{", board->columns);
  append_tex (tex, "", title != NULL ? title : "", "}{");
  for (int cell = 0; cell < fringe_board_n_cells (board); cell++)
    {
      g_string_append (tex, cell % board->columns > 0 ? " & " : "");
      if (board->cells[cell] > 0)
        g_string_append_printf (tex, "%d", board->cells[cell]);
      g_string_append (tex, (cell + 1) % board->columns == 0 ? " \\\\\\hline " : "");
    }
  g_string_append (tex, "}\n");
}

static void
append_coordinate (GString *tex, double x, double y)
{
  g_string_append_c (tex, '(');
  fringe_append_number (tex, x);
  g_string_append_c (tex, ',');
  fringe_append_number (tex, y);
  g_string_append_c (tex, ')');
}

/* The macros of a tree are written once, unless others are needed. */
static void
append_macros (FringeExamWriting *writing, const FringePicture *picture, const FringeTikz *tikz)
{
  GString *macros = g_string_new (NULL);

  fringe_tikz_append_macros (macros, picture, tikz);
  if (g_strcmp0 (macros->str, writing->macros) != 0)
    g_string_append (writing->text, macros->str);
  g_free (writing->macros);
  writing->macros = g_string_free (macros, FALSE);
}

/* Appends a tree to @tex, and to the document the macros that it needs. */
static gboolean
append_tree (FringeExamWriting *writing, const FringeExamQuestion *question, GString *tex, GError **error)
{
  const FringePicture picture = { .search = question->search,
                                  .step = question->step,
                                  .direction = fringe_exam_direction (question),
                                  .selected = FRINGE_NO_NODE,
                                  .theme = FRINGE_THEME_PRINT,
                                  .scale = 1,
                                  .handout = FRINGE_HANDOUT_IDS,
                                  .is_snippet = TRUE };
  const FringeLimits limits = fringe_picture_limits (FRINGE_FORMAT_TEX);
  FringeFrame frame;
  FringeTikz tikz;

  if (!fringe_frame_init (&frame, &picture, 1, &limits, error))
    return FALSE;
  fringe_tikz_init (&tikz, &frame);
  append_macros (writing, &picture, &tikz);
  g_string_append (tex, "\\begin{lrbox}{\\fringetree}\\sffamily\\FringeMakeTiles\n\\begin{tikzpicture}[fringe]\n"
                        "  \\path[use as bounding box] ");
  append_coordinate (tex, tikz.bounds.x / tikz.grain, tikz.bounds.y / tikz.grain);
  g_string_append (tex, " rectangle +");
  append_coordinate (tex, tikz.bounds.width / tikz.grain, tikz.bounds.height / tikz.grain);
  g_string_append (tex, ";\n");
  fringe_tikz_append_nodes (tex, &frame, &tikz, &question->step, 1, 0);
  g_string_append (tex, "\\end{tikzpicture}\\end{lrbox}\n"
                        "\\ifdim\\wd\\fringetree>\\linewidth\n"
                        "  \\sbox{\\fringetree}{\\resizebox{\\linewidth}{!}{\\usebox{\\fringetree}}}\n\\fi\n"
                        "\\ifdim\\ht\\fringetree>0.42\\textheight\n"
                        "  \\sbox{\\fringetree}{\\resizebox{!}{0.42\\textheight}{\\usebox{\\fringetree}}}\n\\fi\n"
                        "\\begin{center}\\usebox{\\fringetree}\\end{center}\n");
  fringe_tikz_clear (&tikz);
  fringe_frame_clear (&frame);
  return TRUE;
}

static void
append_sentences (GString *tex, char **sentences)
{
  for (guint i = 0; sentences[i] != NULL; i++)
    append_tex (tex, "", sentences[i], "\n");
}

/* The boards stand beside the rules. */
static void
append_stated (GString *tex, const FringeExamQuestion *question)
{
  g_string_append (tex, "\\FringeStated{");
  for (guint i = 0; question->rules[i] != NULL; i++)
    append_tex (tex, "\\item ", question->rules[i], "\n");
  g_string_append (tex, "}{");
  append_board (tex, question, FRINGE_EXAM_IMAGE_START);
  g_string_append (tex, question->has_tree ? "\\quad\n" : "");
  append_board (tex, question, FRINGE_EXAM_IMAGE_GOAL);
  g_string_append (tex, "}\n");
}

/* A line for each node. */
static void
append_blanks (GString *tex, const FringeExamQuestion *question)
{
  for (guint i = 0; i < question->n_blanks; i++)
    {
      const FringeExamBlank *blank = &question->blanks[i];
      g_autofree char *number = fringe_exam_number (blank->value);
      gboolean is_first = i == 0 || blank->node != blank[-1].node;

      append_tex (tex, is_first ? "\n\\par\\medskip " : "\\quad ", blank->label, " = ");
      g_string_append_printf (tex, "\\fillin[%s][4em]", number);
    }
  g_string_append (tex, "\n");
}

static void
append_choices (GString *tex, const FringeExamQuestion *question)
{
  g_string_append (tex, "\\begin{choices}\n");
  for (guint i = 0; i < question->n_choices; i++)
    append_tex (tex, i == question->right ? "\\CorrectChoice " : "\\choice ", question->choices[i].text, "\n");
  g_string_append (tex, "\\end{choices}\n");
}

static void
append_asked (GString *tex, const FringeExamQuestion *question)
{
  append_tex (tex, "\\textbf{", question->text, "}\\par\\medskip\n");
  if (question->has_board)
    {
      append_board (tex, question, FRINGE_EXAM_IMAGE_BOARD);
      g_string_append (tex, "\\par\\medskip\n");
    }
  if (question->n_blanks > 0)
    append_blanks (tex, question);
  else
    append_choices (tex, question);
  append_tex (tex, "\\begin{solution}\n", question->reason, "\n\\end{solution}\n");
}

/* A question stands together on a page. */
gboolean
fringe_exam_latex_add (FringeExamWriting *writing, const FringeExamQuestion *question, GError **error)
{
  GString *tex = writing->text;
  g_autoptr (GString) tree = g_string_new (NULL);
  g_autofree char *name = fringe_exam_name (question);

  if (question->has_tree && !append_tree (writing, question, tree, error))
    return FALSE;
  g_string_append (tex, "\n% ");
  fringe_escape_line (tex, name);
  g_string_append_printf (tex,
                          "\n\\question[%u]\\mbox{}\\par\\nopagebreak\n"
                          "\\begin{minipage}{\\linewidth}\\setlength{\\parskip}{0pt}\n",
                          MAX (question->n_blanks, 1));
  append_stated (tex, question);
  append_sentences (tex, question->situation);
  g_string_append (tex, tree->str);
  append_asked (tex, question);
  g_string_append (tex, "\\end{minipage}\\par\\bigskip\n");
  return TRUE;
}
