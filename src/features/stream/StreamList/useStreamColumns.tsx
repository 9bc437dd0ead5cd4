import type { Stream } from '#domain/stream/schema.ts';
import { MediaCell } from '#components/data/DataTable/MediaCell.tsx';
import type { ListColumn } from '#features/kits/list/ListKit/types.ts';
import { Quiet, useMomentColumn } from '#features/kits/list/ListParts/useMomentColumn.tsx';
import { useStatusColumn } from '#features/kits/list/ListParts/useStatusColumn.tsx';
import { streamFrame, streamUse } from '#features/kits/media/StreamPicker/streamFacts.ts';
import { LateThumb } from '#features/kits/media/StreamThumb/LateThumb.tsx';
import { formatDuration } from '#lib/time/duration.ts';
import { formatBytes } from '#lib/file/files.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

/** Columns of recordings, in the table and in the exported file. */
export function useStreamColumns(): ListColumn<Stream>[] {
  const t = useMessages(messages);
  const moment = useMomentColumn<Stream>();
  const status = useStatusColumn<Stream>();
  const language = useLanguage();
  const length = ({ durationSec }: Stream) => (durationSec ? formatDuration(durationSec) : null);

  return [
    {
      id: 'name',
      header: t.name,
      cell: (stream) => (
        <MediaCell
          icon={<LateThumb stream={stream} />}
          title={stream.name}
          subtitle={stream.kind === 'audio' ? t.audio : stream.kind === 'video' ? t.video : stream.kind}
        />
      ),
      sort: 'name',
      phone: 'title',
      csv: ({ name }) => name,
    },
    status('stream', ({ status }) => status, { header: t.status, width: 168 }),
    {
      id: 'use',
      header: t.use,
      cell: (stream) => <Quiet>{streamUse(stream, language)}</Quiet>,
      width: 232,
      hideable: true,
      priority: 1,
      phone: 'note',
      csv: ({ usedIn }) => usedIn?.map(({ name }) => name).join(', '),
    },
    {
      id: 'length',
      header: t.length,
      cell: length,
      align: 'end',
      width: 120,
      sort: 'durationSec',
      hideable: true,
      priority: 2,
      phone: 'figure',
      csv: length,
    },
    {
      id: 'frame',
      header: t.frame,
      cell: streamFrame,
      align: 'end',
      width: 88,
      hideable: true,
      priority: 4,
      csv: streamFrame,
    },
    {
      id: 'size',
      header: t.size,
      cell: ({ size }) => formatBytes(size, language),
      align: 'end',
      width: 80,
      sort: 'size',
      hideable: true,
      priority: 3,
      csv: ({ size }) => Math.round(size / 10_000) / 100,
    },
    moment(({ createdAt }) => createdAt, {
      id: 'uploaded',
      header: t.uploaded,
      sort: 'createdAt',
      optional: true,
      priority: 5,
    }),
  ];
}
