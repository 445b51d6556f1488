/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-preview.h"

/* (nullable) (transfer full): what became of a picture that has not the size that was wanted, and what helps where it
 * cannot be read, translated */
char *fringe_fit_facts (const FringePicture *picture, FringeFormat format, const FringeFit *fit);

/* Returns: (transfer full): what is to be known of an export before it is made, in sentences: how large it will be, and
 * what it cannot be */
char *fringe_export_facts (const FringeExport *export, const FringePreview *preview);
