/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-lesson.h"

#include "fringe-told.h"

#include <glib/gi18n.h>
#include <string.h>

/* So many changes can be undone. */
#define CHANGES_MAX 1000

/**
 * Version:
 * @items: (element-type FringeLessonItem): which never change, so that versions share them
 *
 * How a lesson was at some time.
 */
typedef struct
{
  GPtrArray *items;
  char *title;
  guint current;
} Version;

/**
 * FringeLesson:
 * @file: what a file holds besides title and stops
 * @done: (element-type Version): what was before each change, the last one undone first
 * @undone: (element-type Version): what was undone, the last one redone first
 * @draft: (nullable): the caption that is just being typed
 * @drafted: for which stop
 */
struct _FringeLesson
{
  GObject parent_instance;

  FringeLessonFile *file;
  Version *now;
  GPtrArray *done, *undone;
  char *draft;
  guint drafted;
  FringeTold *told;
};

static void fringe_lesson_list_init (GListModelInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (FringeLesson,
                               fringe_lesson,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, fringe_lesson_list_init))

enum
{
  PROP_TITLE = 1,
  PROP_CURRENT,
  PROP_PLACE,
  PROP_CAPTION,
  PROP_CAN_NEXT,
  PROP_CAN_BACK,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_DRAFT,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static Version *
version_new (const char *title)
{
  Version *version = g_new0 (Version, 1);

  version->items = g_ptr_array_new_with_free_func (g_object_unref);
  version->title = g_strdup (title);
  return version;
}

static void
version_free (gpointer data)
{
  Version *version = data;

  g_ptr_array_unref (version->items);
  g_free (version->title);
  g_free (version);
}

static Version *
version_copy (const Version *from)
{
  Version *version = version_new (from->title);

  for (guint i = 0; i < from->items->len; i++)
    g_ptr_array_add (version->items, g_object_ref (from->items->pdata[i]));
  version->current = from->current;
  return version;
}

/* Tells the list of what lies between the stops that both versions begin and end with. */
static void
tell_items (FringeLesson *self, const GPtrArray *before)
{
  const GPtrArray *now = self->now->items;
  guint start = 0, end = 0;

  while (start < MIN (before->len, now->len) && before->pdata[start] == now->pdata[start])
    start++;
  while (end < MIN (before->len, now->len) - start
         && before->pdata[before->len - 1 - end] == now->pdata[now->len - 1 - end])
    end++;
  if (before->len - start - end > 0 || now->len - start - end > 0)
    g_list_model_items_changed (G_LIST_MODEL (self), start, before->len - start - end, now->len - start - end);
}

/* @version: (transfer full). Returns: (transfer full): the one before */
static Version *
show (FringeLesson *self, Version *version)
{
  Version *before = self->now;

  self->now = version;
  tell_items (self, before->items);
  return before;
}

/* Makes a change: @version (transfer full) is what comes of it. */
static void
change (FringeLesson *self, Version *version)
{
  g_ptr_array_set_size (self->undone, 0);
  g_ptr_array_add (self->done, show (self, version));
  if (self->done->len > CHANGES_MAX)
    g_ptr_array_remove_index (self->done, 0);
  fringe_told_tell (self->told);
}

FringeLesson *
fringe_lesson_new (FringeLessonFile *file)
{
  FringeLesson *self = g_object_new (FRINGE_TYPE_LESSON, NULL);

  if (file != NULL)
    {
      fringe_lesson_file_free (self->file);
      self->file = file;
    }
  g_free (self->now->title);
  self->now->title = g_strdup (self->file->title);
  for (guint i = 0; i < self->file->stops->len; i++)
    g_ptr_array_add (self->now->items, fringe_lesson_item_new (fringe_lesson_stop_copy (self->file->stops->pdata[i])));
  fringe_told_tell (self->told);
  return self;
}

/* What asks has a question mark, in German and English. */
static void
take_caption (FringeLessonStop *stop, const char *caption)
{
  g_free (stop->caption);
  stop->caption = g_utf8_substring (caption, 0, MIN (g_utf8_strlen (caption, -1), FRINGE_LESSON_CAPTION_MAX));
  stop->is_question = strchr (stop->caption, '?') != NULL;
}

FringeLessonFile *
fringe_lesson_gather (FringeLesson *self)
{
  FringeLessonFile *file = fringe_lesson_file_new ();

  g_free (file->title);
  file->title = g_strdup (self->now->title);
#define TAKE(member) (g_free (file->member), file->member = g_strdup (self->file->member))
  TAKE (title_key);
  TAKE (author);
  TAKE (language);
  TAKE (summary);
  TAKE (summary_key);
#undef TAKE
  file->minutes = self->file->minutes;
  for (guint i = 0; i < self->now->items->len; i++)
    g_ptr_array_add (file->stops, fringe_lesson_stop_copy (fringe_lesson_get_stop (self, i)));
  if (self->draft != NULL && self->drafted < file->stops->len)
    take_caption (file->stops->pdata[self->drafted], self->draft);
  if (self->file->unknown != NULL)
    file->unknown = g_key_file_ref (self->file->unknown);
  return file;
}

const FringeLessonFile *
fringe_lesson_get_file (FringeLesson *self)
{
  return self->file;
}

const char *
fringe_lesson_get_title (FringeLesson *self)
{
  return self->now->title;
}

void
fringe_lesson_set_title (FringeLesson *self, const char *title)
{
  Version *version;

  if (g_str_equal (title, self->now->title))
    return;
  version = version_copy (self->now);
  g_free (version->title);
  version->title = g_utf8_substring (title, 0, MIN (g_utf8_strlen (title, -1), FRINGE_SESSION_TITLE_MAX));
  change (self, version);
}

guint
fringe_lesson_get_n_stops (FringeLesson *self)
{
  return self->now->items->len;
}

const FringeLessonStop *
fringe_lesson_get_stop (FringeLesson *self, guint position)
{
  return position < self->now->items->len ? fringe_lesson_item_get (self->now->items->pdata[position]) : NULL;
}

guint
fringe_lesson_get_current (FringeLesson *self)
{
  return self->now->current;
}

gboolean
fringe_lesson_asks (FringeLesson *self)
{
  const FringeLessonStop *stop = fringe_lesson_get_stop (self, self->now->current);

  return stop != NULL && stop->is_question;
}

void
fringe_lesson_set_current (FringeLesson *self, guint position)
{
  self->now->current = MIN (position, MAX (self->now->items->len, 1) - 1);
  fringe_told_tell (self->told);
}

static gboolean
can_next (FringeLesson *self)
{
  return self->now->current + 1 < self->now->items->len;
}

gboolean
fringe_lesson_next (FringeLesson *self)
{
  if (!can_next (self))
    return FALSE;
  fringe_lesson_set_current (self, self->now->current + 1);
  return TRUE;
}

gboolean
fringe_lesson_back (FringeLesson *self)
{
  if (self->now->current == 0)
    return FALSE;
  fringe_lesson_set_current (self, self->now->current - 1);
  return TRUE;
}

gboolean
fringe_lesson_add (FringeLesson *self, FringeLessonStop *stop)
{
  FringeLessonItem *item = fringe_lesson_item_new (stop);
  Version *version;

  if (self->now->items->len >= FRINGE_LESSON_STOPS_MAX)
    {
      g_object_unref (item);
      return FALSE;
    }
  version = version_copy (self->now);
  version->current = version->items->len > 0 ? version->current + 1 : 0;
  g_ptr_array_insert (version->items, (int) version->current, item);
  change (self, version);
  return TRUE;
}

/* @stop: (transfer full) */
static void
put (FringeLesson *self, guint position, FringeLessonStop *stop)
{
  Version *version = version_copy (self->now);

  g_object_unref (version->items->pdata[position]);
  version->items->pdata[position] = fringe_lesson_item_new (stop);
  change (self, version);
}

/* The captions in other languages stay as well. */
void
fringe_lesson_replace (FringeLesson *self, FringeLessonStop *stop)
{
  const FringeLessonStop *before = fringe_lesson_get_stop (self, self->now->current);

  if (before == NULL)
    {
      fringe_lesson_add (self, stop);
      return;
    }
  g_free (stop->caption);
  g_free (stop->caption_key);
  g_hash_table_unref (stop->unknown);
  stop->caption = g_strdup (before->caption);
  stop->caption_key = g_strdup (before->caption_key);
  stop->unknown = g_hash_table_ref (before->unknown);
  stop->is_question = before->is_question;
  put (self, self->now->current, stop);
}

void
fringe_lesson_remove (FringeLesson *self, guint position)
{
  Version *version;

  if (position >= self->now->items->len)
    return;
  version = version_copy (self->now);
  g_ptr_array_remove_index (version->items, position);
  if (version->current > position || version->current == version->items->len)
    version->current -= MIN (version->current, 1);
  change (self, version);
}

void
fringe_lesson_move (FringeLesson *self, guint from, guint to)
{
  Version *version;

  if (from == to || MAX (from, to) >= self->now->items->len)
    return;
  version = version_copy (self->now);
  g_ptr_array_insert (version->items, (int) to, g_ptr_array_steal_index (version->items, from));
  version->current = to;
  change (self, version);
}

void
fringe_lesson_set_caption (FringeLesson *self, guint position, const char *caption)
{
  const FringeLessonStop *before = fringe_lesson_get_stop (self, position);
  FringeLessonStop *stop;

  if (before == NULL || g_str_equal (before->caption, caption))
    return;
  stop = fringe_lesson_stop_copy (before);
  take_caption (stop, caption);
  put (self, position, stop);
}

void
fringe_lesson_set_draft (FringeLesson *self, guint position, const char *draft)
{
  if (draft == NULL && position != self->drafted)
    return;
  g_free (self->draft);
  self->draft = g_strdup (draft);
  self->drafted = position;
  fringe_told_tell (self->told);
}

gboolean
fringe_lesson_can_undo (FringeLesson *self)
{
  return self->done->len > 0;
}

gboolean
fringe_lesson_can_redo (FringeLesson *self)
{
  return self->undone->len > 0;
}

static void
go_between (FringeLesson *self, GPtrArray *from, GPtrArray *to)
{
  if (from->len == 0)
    return;
  g_ptr_array_add (to, show (self, g_ptr_array_steal_index (from, from->len - 1)));
  fringe_told_tell (self->told);
}

void
fringe_lesson_undo (FringeLesson *self)
{
  go_between (self, self->done, self->undone);
}

void
fringe_lesson_redo (FringeLesson *self)
{
  go_between (self, self->undone, self->done);
}

static char *
print_place (FringeLesson *self)
{
  if (self->now->items->len == 0)
    return g_strdup ("");
  if (self->now->current + 1 == self->now->items->len)
    /* Translators: the last stop of a lesson: its number, and how many stops there are */
    return g_strdup_printf (_ ("%1$u / %2$u · end"), self->now->current + 1, self->now->items->len);
  /* Translators: the number of a stop of a lesson, and how many stops there are */
  return g_strdup_printf (_ ("%1$u / %2$u"), self->now->current + 1, self->now->items->len);
}

static void
fringe_lesson_get_property (GObject *object, guint prop, GValue *value, GParamSpec *pspec)
{
  FringeLesson *self = FRINGE_LESSON (object);
  const FringeLessonStop *stop = fringe_lesson_get_stop (self, self->now->current);

  switch (prop)
    {
    case PROP_TITLE:
      g_value_set_string (value, self->now->title);
      break;
    case PROP_CURRENT:
      g_value_set_uint (value, self->now->current);
      break;
    case PROP_PLACE:
      g_value_take_string (value, print_place (self));
      break;
    case PROP_CAPTION:
      g_value_set_string (value, stop != NULL ? stop->caption : "");
      break;
    case PROP_CAN_NEXT:
      g_value_set_boolean (value, can_next (self));
      break;
    case PROP_CAN_BACK:
      g_value_set_boolean (value, self->now->current > 0);
      break;
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, self->done->len > 0);
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, self->undone->len > 0);
      break;
    case PROP_DRAFT:
      g_value_set_string (value, self->draft);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop, pspec);
    }
}

static void
fringe_lesson_finalize (GObject *object)
{
  FringeLesson *self = FRINGE_LESSON (object);

  fringe_told_free (self->told);
  version_free (self->now);
  g_ptr_array_unref (self->done);
  g_ptr_array_unref (self->undone);
  fringe_lesson_file_free (self->file);
  g_free (self->draft);
  G_OBJECT_CLASS (fringe_lesson_parent_class)->finalize (object);
}

static void
fringe_lesson_class_init (FringeLessonClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = fringe_lesson_get_property;
  object_class->finalize = fringe_lesson_finalize;
  props[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, "", flags);
  props[PROP_CURRENT] = g_param_spec_uint ("current", NULL, NULL, 0, G_MAXUINT, 0, flags);
  props[PROP_PLACE] = g_param_spec_string ("place", NULL, NULL, "", flags);
  props[PROP_CAPTION] = g_param_spec_string ("caption", NULL, NULL, "", flags);
  props[PROP_CAN_NEXT] = g_param_spec_boolean ("can-next", NULL, NULL, FALSE, flags);
  props[PROP_CAN_BACK] = g_param_spec_boolean ("can-back", NULL, NULL, FALSE, flags);
  props[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, flags);
  props[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, flags);
  props[PROP_DRAFT] = g_param_spec_string ("draft", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
fringe_lesson_init (FringeLesson *self)
{
  self->file = fringe_lesson_file_new ();
  self->now = version_new ("");
  self->done = g_ptr_array_new_with_free_func (version_free);
  self->undone = g_ptr_array_new_with_free_func (version_free);
  self->told = fringe_told_new (G_OBJECT (self), props + 1, N_PROPS - 1);
}

static GType
get_item_type (GListModel *list)
{
  return FRINGE_TYPE_LESSON_ITEM;
}

static guint
get_n_items (GListModel *list)
{
  return FRINGE_LESSON (list)->now->items->len;
}

static gpointer
get_item (GListModel *list, guint position)
{
  const GPtrArray *items = FRINGE_LESSON (list)->now->items;

  return position < items->len ? g_object_ref (items->pdata[position]) : NULL;
}

static void
fringe_lesson_list_init (GListModelInterface *interface)
{
  interface->get_item_type = get_item_type;
  interface->get_n_items = get_n_items;
  interface->get_item = get_item;
}
