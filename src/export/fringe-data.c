/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fringe-data.h"

#include "fringe-dot.h"
#include "fringe-posthoc.h"
#include "fringe-record-write.h"

gboolean
fringe_data_write (const FringeData *data,
                   FringeDataFormat format,
                   GOutputStream *stream,
                   GCancellable *cancellable,
                   GError **error)
{
  switch (format)
    {
    case FRINGE_DATA_DOT:
      return fringe_dot_write (data, stream, cancellable, error);
    case FRINGE_DATA_CSV:
      return fringe_record_write_csv (data->search, data->step, stream, cancellable, error);
    case FRINGE_DATA_POSTHOC:
      return fringe_posthoc_write (data->search, data->step, stream, cancellable, error);
    case FRINGE_DATA_JSON:
    case FRINGE_N_DATA_FORMATS:
    default:
      return fringe_record_write_json (data->search, data->step, stream, cancellable, error);
    }
}
