/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Each fuzz target gives one reader any bytes. That it neither crashes nor touches what is not its own is seen by the
 * sanitizers; what else must hold of every input, each target asserts.
 *
 * libFuzzer calls this function with inputs of its own making, fuzz-replay.c with those of the corpus. */
int LLVMFuzzerTestOneInput (const guint8 *data, size_t size);

/* As a text that ends in a zero: what a person typed has none before its end. */
char *fuzz_text (const guint8 *data, size_t size);

/* Asserts that @sentence, which is to be told, is there, is UTF-8 and no longer than a person reads. */
void fuzz_assert_sentence (const char *sentence);

/* The same of @error, where @is_right is false; that there is none where it is true. */
void fuzz_assert_told (gboolean is_right, const GError *error);
