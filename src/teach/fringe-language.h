/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* What is made of a lesson speaks the language of the lesson, whatever that of the program. The C library knows one
 * language, that of the locale, for all threads; so where a thread has chosen another one, texts come from its
 * catalogue, which is read here. Where the sources of this room and of export/ call the functions of GLib, they get
 * these: Meson gives them these names. */

/**
 * fringe_language_begin:
 * @language: such as "de", "pt_BR" or "en"; from outside
 *
 * Has all texts of this thread be in @language until fringe_language_end(), which must follow. Where there are none in
 * it, nothing changes.
 */
void fringe_language_begin (const char *language);
void fringe_language_end (void);

const char *fringe_dgettext (const char *domain, const char *text) G_GNUC_FORMAT (2);
const char *fringe_dngettext (const char *domain, const char *one, const char *many, gulong n) G_GNUC_FORMAT (2)
    G_GNUC_FORMAT (3);
const char *fringe_dpgettext (const char *domain, const char *text, gsize offset) G_GNUC_FORMAT (2);
