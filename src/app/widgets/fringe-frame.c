/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-frame.h"

/* When all that comes before GTK's own drawing should be over, in microseconds from the beginning of the frame. */
#define FRAME_BUDGET 7500

/* When the frame that is made began; 0 between two. */
typedef struct
{
  gint64 begin;
} Frame;

static void
on_before_paint (GdkFrameClock *clock, Frame *frame)
{
  (void) clock;
  frame->begin = g_get_monotonic_time ();
}

static void
on_after_paint (GdkFrameClock *clock, Frame *frame)
{
  (void) clock;
  frame->begin = 0;
}

static Frame *
frame_of (GdkFrameClock *clock)
{
  static const char key[] = "fringe-frame";
  Frame *frame = g_object_get_data (G_OBJECT (clock), key);

  if (frame == NULL)
    {
      frame = g_new0 (Frame, 1);
      g_object_set_data_full (G_OBJECT (clock), key, frame, g_free);
      g_signal_connect (clock, "before-paint", G_CALLBACK (on_before_paint), frame);
      g_signal_connect (clock, "after-paint", G_CALLBACK (on_after_paint), frame);
    }
  return frame;
}

gint64
fringe_frame_share (GtkWidget *widget, gint64 most, gint64 least)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);
  gint64 now = g_get_monotonic_time (), begin = clock != NULL ? frame_of (clock)->begin : 0;

  return begin != 0 ? CLAMP (begin + FRAME_BUDGET, now + least, now + most) : now + most;
}
