/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-lesson-export.h"

#include "fringe-escape.h"
#include "fringe-language.h"
#include "fringe-lesson-forms.h"
#include "fringe-save.h"
#include "fringe-unbroken.h"

#include <string.h>

typedef gboolean (*Write) (const FringeLessonExport *export,
                           GOutputStream *stream,
                           GCancellable *cancellable,
                           GError **error);

static const struct
{
  const char *name, *ending;
  FringeThemeKind theme;
  Write write;
} forms[FRINGE_N_LESSON_FORMS] = {
  [FRINGE_LESSON_FORM_SLIDES] = { "slides", "pdf", FRINGE_THEME_LIGHT, fringe_lesson_write_slides },
  [FRINGE_LESSON_FORM_BEAMER] = { "beamer", "tex", FRINGE_THEME_PROJECTOR, fringe_lesson_write_beamer },
  [FRINGE_LESSON_FORM_HANDOUT] = { "handout", "pdf", FRINGE_THEME_PRINT, fringe_lesson_write_handout },
  [FRINGE_LESSON_FORM_PAGE] = { "html", "html", FRINGE_THEME_LIGHT, fringe_lesson_write_page },
};

gboolean
fringe_lesson_form_from_name (const char *name, FringeLessonForm *form)
{
  for (guint i = 0; i < FRINGE_N_LESSON_FORMS; i++)
    if (g_str_equal (forms[i].name, name))
      {
        *form = (FringeLessonForm) i;
        return TRUE;
      }
  return FALSE;
}

const char *
fringe_lesson_form_ending (FringeLessonForm form)
{
  return forms[form].ending;
}

FringeThemeKind
fringe_lesson_form_theme (FringeLessonForm form)
{
  return forms[form].theme;
}

char *
fringe_lesson_caption (const FringeLessonStop *stop)
{
  g_autofree char *caption = fringe_escape_clean (stop->caption);

  return fringe_unbroken (g_strstrip (g_strdelimit (caption, "\n", ' ')), TRUE);
}

char *
fringe_lesson_language (const FringeLessonFile *lesson)
{
  const char *bracket = strchr (lesson->title_key, '[');

  return bracket != NULL ? g_strndup (bracket + 1, strcspn (bracket + 1, "]")) : g_strdup (lesson->language);
}

gboolean
fringe_lesson_export_write (const FringeLessonExport *export,
                            GOutputStream *stream,
                            GCancellable *cancellable,
                            GError **error)
{
  g_autofree char *language = fringe_lesson_language (export->lesson);
  gboolean is_written;

  fringe_language_begin (language);
  is_written = forms[export->form].write (export, stream, cancellable, error);
  fringe_language_end ();
  return is_written;
}

static gboolean
write_export (GOutputStream *stream, gpointer data, GCancellable *cancellable, GError **error)
{
  return fringe_lesson_export_write (data, stream, cancellable, error);
}

gboolean
fringe_lesson_export_save (const FringeLessonExport *export, GFile *file, GCancellable *cancellable, GError **error)
{
  FringeLessonExport copy = *export;

  return fringe_save (file, write_export, &copy, cancellable, error);
}
