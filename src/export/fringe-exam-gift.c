/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-exam-writers.h"

#include "fringe-escape.h"

void
fringe_exam_gift_begin (FringeExamWriting *writing)
{
  g_string_append (writing->text, "// Fringe " FRINGE_VERSION "\n\n");
  if (writing->title != NULL)
    {
      /* The slash parts a category from those in it. */
      g_auto (GStrv) parts = g_strsplit (writing->title, "/", -1);
      g_autofree char *name = g_strjoinv ("//", parts);

      g_string_append (writing->text, "$CATEGORY: $course$/top/");
      fringe_escape_line (writing->text, name);
      g_string_append (writing->text, "\n\n");
    }
}

void
fringe_exam_gift_end (FringeExamWriting *writing)
{
}

/* Begins a question, whose text is HTML on one line. */
static void
begin (GString *gift, const FringeExamQuestion *question, const char *what)
{
  g_autoptr (GString) html = g_string_new (NULL);
  g_autofree char *name = fringe_exam_name (question), *full = NULL;

  full = what != NULL ? g_strdup_printf ("%s: %s", name, what) : g_strdup (name);
  g_string_append (gift, "::");
  fringe_escape_gift (gift, full);
  g_string_append (gift, "::[html]");
  fringe_exam_html_append (html, question, NULL);
  if (what != NULL)
    {
      g_string_append (html, "<p>");
      fringe_escape_xml (html, what);
      g_string_append (html, " = ?</p>");
    }
  fringe_escape_gift (gift, g_strdelimit (html->str, "\n", ' '));
  g_string_append_c (gift, '{');
}

/* Ends it by what is said after the answer. */
static void
end (GString *gift, const FringeExamQuestion *question)
{
  g_autoptr (GString) html = g_string_new ("<p>");

  fringe_escape_xml (html, question->reason);
  g_string_append (html, "</p>");
  g_string_append (gift, "####[html]");
  fringe_escape_gift (gift, html->str);
  g_string_append (gift, "}\n\n");
}

/* A text that ends where the next sign of the format begins. */
static void
append_html (GString *gift, const char *before, const char *text, const char *after)
{
  g_autoptr (GString) html = g_string_new (NULL);

  fringe_escape_xml (html, text);
  g_string_append (gift, before);
  fringe_escape_gift (gift, html->str);
  g_string_append (gift, after);
}

static void
add_choices (GString *gift, const FringeExamQuestion *question)
{
  begin (gift, question, NULL);
  g_string_append_c (gift, '\n');
  for (guint i = 0; i < question->n_choices; i++)
    {
      append_html (gift, i == question->right ? "=[html]" : "~[html]", question->choices[i].text, "");
      if (question->choices[i].note != NULL)
        append_html (gift, "#[html]", question->choices[i].note, "");
      g_string_append_c (gift, '\n');
    }
  end (gift, question);
}

/* GIFT has no cloze: a question for each number. */
gboolean
fringe_exam_gift_add (FringeExamWriting *writing, const FringeExamQuestion *question, GError **error)
{
  if (question->n_blanks == 0)
    add_choices (writing->text, question);
  for (guint i = 0; i < question->n_blanks; i++)
    {
      const FringeExamBlank *blank = &question->blanks[i];
      g_autofree char *number = fringe_exam_number (blank->value);

      begin (writing->text, question, question->kind == FRINGE_EXAM_VALUES ? blank->label : NULL);
      g_string_append_printf (writing->text, "#%s:%s", number, fringe_exam_tolerance (blank));
      end (writing->text, question);
    }
  return TRUE;
}
