import { useAtomValue } from 'jotai';
import { AudioLines, Clapperboard } from 'lucide-react';
import styled from 'styled-components';
import type { Stream } from '#domain/stream/schema.ts';
import { authorAtom } from '#atoms/session/session.ts';
import { MediaCell } from '#components/data/DataTable/MediaCell.tsx';
import { statusLook } from '#components/feedback/Status/statusLooks.ts';
import { StatusOf } from '#components/feedback/StatusOf/StatusOf.tsx';
import type { ListColumn } from '#features/kits/list/ListKit/types.ts';
import { streamFrame, streamUse } from '#features/kits/media/StreamPicker/streamFacts.ts';
import { csvMoment } from '#lib/csv.ts';
import { formatMoment } from '#lib/dates.ts';
import { formatDuration } from '#lib/duration.ts';
import { formatBytes } from '#lib/files.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { color } from '#theme/tokens.ts';
import { messages } from './messages.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

/** What is told of recordings in a table and in a file. */
export function useStreamColumns(): ListColumn<Stream>[] {
  const t = useMessages(messages);
  const language = useLanguage();
  const zone = useAtomValue(authorAtom)?.timezone;
  const length = ({ durationSec }: Stream) => (durationSec ? formatDuration(durationSec) : null);

  return [
    {
      id: 'name',
      header: t.name,
      cell: (stream) => (
        <MediaCell
          icon={stream.kind === 'audio' ? <AudioLines {...icon} /> : <Clapperboard {...icon} />}
          title={stream.name}
          subtitle={stream.kind === 'audio' ? t.audio : stream.kind === 'video' ? t.video : stream.kind}
        />
      ),
      sort: 'name',
      phone: 'title',
      csv: ({ name }) => name,
    },
    {
      id: 'status',
      header: t.status,
      cell: ({ status }) => <StatusOf kind="stream" status={status} />,
      width: 152,
      hideable: true,
      phone: 'state',
      csv: ({ status }) => statusLook('stream', status, language).label,
    },
    {
      id: 'use',
      header: t.use,
      cell: (stream) => <Quiet>{streamUse(stream, language)}</Quiet>,
      width: 200,
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
    {
      id: 'uploaded',
      header: t.uploaded,
      cell: ({ createdAt }) =>
        createdAt === undefined ? null : <Quiet>{formatMoment(createdAt, zone, language)}</Quiet>,
      align: 'end',
      width: 132,
      sort: 'createdAt',
      hideable: true,
      optional: true,
      priority: 5,
      csv: ({ createdAt }) => csvMoment(createdAt, zone),
    },
  ];
}

const Quiet = styled.span`
  color: ${color.ink2};
`;
