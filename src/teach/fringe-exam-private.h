/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fringe-exam.h"

/* Return: (transfer full): the sentences of a question whose kind, search, step and tree are set. */
char **fringe_exam_rules_sentences (const FringeExamQuestion *question);
char **fringe_exam_situation_sentences (const FringeExamQuestion *question);
