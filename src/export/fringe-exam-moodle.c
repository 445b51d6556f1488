/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-exam-writers.h"

#include "fringe-escape.h"

/* After a wrong answer a student who may try again loses this share of the points, with two answers all of them. */
#define PENALTY "0.3333333"
#define PENALTY_OF_TWO "1.0000000"

static void
append_text (GString *xml, const char *before, const char *text, const char *after)
{
  g_string_append (xml, before);
  fringe_escape_xml (xml, text);
  g_string_append (xml, after);
}

/* The slash parts a category from those in it. */
static void
append_category (GString *xml, const char *title)
{
  g_auto (GStrv) parts = g_strsplit (title, "/", -1);
  g_autofree char *name = g_strjoinv ("//", parts);

  append_text (xml, "<question type=\"category\">\n<category><text>$course$/top/", name,
               "</text></category>\n</question>\n");
}

void
fringe_exam_moodle_begin (FringeExamWriting *writing)
{
  g_string_append (writing->text, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- Fringe " FRINGE_VERSION " -->\n"
                                  "<quiz>\n");
  if (writing->title != NULL)
    append_category (writing->text, writing->title);
}

void
fringe_exam_moodle_end (FringeExamWriting *writing)
{
  g_string_append (writing->text, "</quiz>\n");
}

static gboolean
is_cloze (const FringeExamQuestion *question)
{
  return question->kind == FRINGE_EXAM_VALUES;
}

/* A line for each node, a gap for each of its numbers. */
static void
append_gaps (GString *html, const FringeExamQuestion *question)
{
  g_string_append (html, "<ul>");
  for (guint i = 0; i < question->n_blanks; i++)
    {
      const FringeExamBlank *blank = &question->blanks[i];
      g_autofree char *number = fringe_exam_number (blank->value);
      gboolean is_first = i == 0 || blank->node != blank[-1].node;

      append_text (html, !is_first ? ", " : i == 0 ? "<li>" : "</li>\n<li>", blank->label, " = ");
      g_string_append_printf (html, "{1:NUMERICAL:=%s:%s}", number, fringe_exam_tolerance (blank));
    }
  g_string_append (html, "</li></ul>\n");
}

/* In HTML no bracket of the text is left that could end it. */
static void
append_question_text (GString *xml, const FringeExamQuestion *question, const FringeExamImage *images)
{
  g_string_append (xml, "<questiontext format=\"html\">\n<text><![CDATA[");
  fringe_exam_html_append (xml, question, images);
  if (is_cloze (question))
    append_gaps (xml, question);
  g_string_append (xml, "]]></text>\n");
  for (int i = 0; i < FRINGE_N_EXAM_IMAGES; i++)
    if (images[i].code != NULL)
      g_string_append_printf (xml, "<file name=\"%s\" path=\"/\" encoding=\"base64\">%s</file>\n", images[i].name,
                              images[i].code);
  g_string_append (xml, "</questiontext>\n");
}

static void
append_html (GString *xml, const char *before, const char *text, const char *after)
{
  g_string_append (xml, before);
  if (text == NULL)
    g_string_append (xml, "<text></text>");
  else
    append_text (xml, "<text><![CDATA[<p>", text, "</p>]]></text>");
  g_string_append (xml, after);
}

static void
append_choices (GString *xml, const FringeExamQuestion *question)
{
  /* What is answered by yes or no stays in this order. */
  g_string_append_printf (xml,
                          "<single>true</single>\n<shuffleanswers>%s</shuffleanswers>\n"
                          "<answernumbering>ABCD</answernumbering>\n",
                          question->kind == FRINGE_EXAM_GOAL ? "false" : "true");
  for (guint i = 0; i < question->n_choices; i++)
    {
      g_string_append_printf (xml, "<answer fraction=\"%d\" format=\"html\">", i == question->right ? 100 : 0);
      append_html (xml, "", question->choices[i].text, "\n");
      append_html (xml, "<feedback format=\"html\">", question->choices[i].note, "</feedback></answer>\n");
    }
}

static void
append_number (GString *xml, const FringeExamBlank *blank)
{
  g_autofree char *number = fringe_exam_number (blank->value);

  g_string_append_printf (xml,
                          "<answer fraction=\"100\" format=\"moodle_auto_format\"><text>%s</text>\n"
                          "<feedback format=\"html\"><text></text></feedback>\n<tolerance>%s</tolerance></answer>\n"
                          "<unitgradingtype>0</unitgradingtype>\n<unitpenalty>0.1000000</unitpenalty>\n"
                          "<showunits>3</showunits>\n<unitsleft>0</unitsleft>\n",
                          number, fringe_exam_tolerance (blank));
}

gboolean
fringe_exam_moodle_add (FringeExamWriting *writing, const FringeExamQuestion *question, GError **error)
{
  const char *type = question->n_blanks == 0 ? "multichoice" : is_cloze (question) ? "cloze" : "numerical";
  g_autofree char *name = fringe_exam_name (question);
  FringeExamImage images[FRINGE_N_EXAM_IMAGES];
  GString *xml = writing->text;

  if (!fringe_exam_images_init (images, question, writing->cancellable, error))
    {
      fringe_exam_images_clear (images);
      return FALSE;
    }
  g_string_append_printf (xml, "<question type=\"%s\">\n", type);
  append_text (xml, "<name><text>", name, "</text></name>\n");
  append_question_text (xml, question, images);
  append_html (xml, "<generalfeedback format=\"html\">", question->reason, "</generalfeedback>\n");
  /* The gaps of a cloze question have points of their own. */
  g_string_append (xml, is_cloze (question) ? "" : "<defaultgrade>1.0000000</defaultgrade>\n");
  g_string_append_printf (xml, "<penalty>%s</penalty>\n<hidden>0</hidden>\n",
                          question->n_choices == 2 ? PENALTY_OF_TWO : PENALTY);
  if (question->n_blanks == 0)
    append_choices (xml, question);
  else if (!is_cloze (question))
    append_number (xml, &question->blanks[0]);
  g_string_append (xml, "</question>\n");
  fringe_exam_images_clear (images);
  return TRUE;
}
