/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-exam-writers.h"

#include "fringe-escape.h"
#include "fringe-sentences.h"

static void
append_text (GString *html, const char *before, const char *text, const char *after)
{
  g_string_append (html, before);
  fringe_escape_xml (html, text);
  g_string_append (html, after);
}

static void
append_list (GString *html, char **sentences)
{
  g_string_append (html, "<ul>");
  for (guint i = 0; sentences[i] != NULL; i++)
    append_text (html, "<li>", sentences[i], "</li>");
  g_string_append (html, "</ul>\n");
}

static void
append_paragraph (GString *html, char **sentences)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; sentences[i] != NULL; i++)
    fringe_sentences_add (text, g_strdup (sentences[i]));
  append_text (html, "<p>", text->str, "</p>\n");
}

/* A learning platform puts the file in the place of the name. */
static void
append_image (GString *html, const FringeExamImage *image)
{
  g_string_append_printf (html, "<img src=\"@@PLUGINFILE@@/%s\" alt=\"", image->name);
  fringe_escape_xml (html, image->alt);
  g_string_append_printf (html, "\" width=\"%d\" height=\"%d\" style=\"max-width: 100%%; height: auto\" />",
                          image->width, image->height);
}

static void
append_table (GString *html, const FringeBoard *board)
{
  g_string_append (html, "<table border=\"1\" cellpadding=\"6\">");
  for (int cell = 0; cell < fringe_board_n_cells (board); cell++)
    {
      g_string_append (html, cell % board->columns == 0 ? "<tr>" : "");
      if (board->cells[cell] > 0)
        g_string_append_printf (html, "<td align=\"center\">%d</td>", board->cells[cell]);
      else
        g_string_append (html, "<td></td>");
      g_string_append (html, (cell + 1) % board->columns == 0 ? "</tr>" : "");
    }
  g_string_append (html, "</table>");
}

static gboolean
has_board (const FringeExamQuestion *question, FringeExamPicture image)
{
  return fringe_exam_image_board (question, image) != NULL;
}

static void
append_board (GString *html, const FringeExamQuestion *question, FringeExamPicture which, const FringeExamImage *images)
{
  const char *title = fringe_exam_image_title (which);

  append_text (html, "<td>", title != NULL ? title : "", title != NULL ? "<br />" : "");
  if (images != NULL)
    append_image (html, &images[which]);
  else
    append_table (html, fringe_exam_image_board (question, which));
  g_string_append (html, "</td>");
}

/* Start and goal stand beside each other. */
static void
append_boards (GString *html,
               const FringeExamQuestion *question,
               FringeExamPicture first,
               FringeExamPicture last,
               const FringeExamImage *images)
{
  g_string_append (html, "<table cellpadding=\"8\"><tr>");
  for (int i = (int) first; i <= (int) last; i++)
    if (has_board (question, (FringeExamPicture) i))
      append_board (html, question, (FringeExamPicture) i, images);
  g_string_append (html, "</tr></table>\n");
}

static void
append_tree (GString *html, const FringeExamQuestion *question, const FringeExamImage *images)
{
  g_auto (GStrv) nodes = images == NULL ? fringe_exam_tree_sentences (question) : NULL;

  append_paragraph (html, question->situation);
  if (nodes != NULL)
    {
      append_list (html, nodes);
      return;
    }
  g_string_append (html, "<p>");
  append_image (html, &images[FRINGE_EXAM_IMAGE_TREE]);
  g_string_append (html, "</p>\n");
}

void
fringe_exam_html_append (GString *html, const FringeExamQuestion *question, const FringeExamImage *images)
{
  append_list (html, question->rules);
  append_boards (html, question, FRINGE_EXAM_IMAGE_START, FRINGE_EXAM_IMAGE_GOAL, images);
  if (question->has_tree)
    append_tree (html, question, images);
  append_text (html, "<p><strong>", question->text, "</strong></p>\n");
  if (question->has_board)
    append_boards (html, question, FRINGE_EXAM_IMAGE_BOARD, FRINGE_EXAM_IMAGE_BOARD, images);
}

char *
fringe_exam_name (const FringeExamQuestion *question)
{
  return g_strdup_printf ("%s %u", fringe_exam_kind_title (question->kind), question->number);
}

const char *
fringe_exam_tolerance (const FringeExamBlank *blank)
{
  return fringe_exam_is_exact (blank->value) ? "0" : "0.01";
}
