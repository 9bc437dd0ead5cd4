import { useAtomValue } from 'jotai';
import { Radio } from 'lucide-react';
import styled from 'styled-components';
import { authorAtom } from '#atoms/session/session.ts';
import type { WebinarRow } from '#atoms/webinar/rows.ts';
import { statusLook } from '#components/feedback/Status/statusLooks.ts';
import { StatusOf } from '#components/feedback/StatusOf/StatusOf.tsx';
import type { ListColumn } from '#features/kits/list/ListKit/types.ts';
import { nameColumn } from '#features/kits/list/ListParts/nameColumn.tsx';
import { Quiet, useMomentColumn } from '#features/kits/list/ListParts/useMomentColumn.tsx';
import { csvMoment } from '#lib/file/csvMoment.ts';
import { formatMoment } from '#lib/time/dates.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { formatMoney } from '#lib/number/money.ts';
import { groupDigits } from '#lib/number/numbers.ts';
import { formatLength } from '#lib/time/duration.ts';
import { color } from '#theme/tokens.ts';
import { messages } from './messages.ts';

/** A webinar that is ahead and cannot be started as it is. */
const lacksLink = ({ item }: WebinarRow) => item.status === 'scheduled' && !item.link;

/** How many come, and for how much. */
function soldColumns(t: (typeof messages)['ru']): ListColumn<WebinarRow>[] {
  const price = ({ item: { publication } }: WebinarRow) => {
    if (!publication) return null;
    return publication.costKopecks === 0
      ? t.free
      : formatMoney(publication.costKopecks, publication.currency);
  };
  const seats = ({ item: { attendeesCount, publication, capacity } }: WebinarRow) => {
    const limit = publication?.seatLimit ?? capacity;
    const count = groupDigits(attendeesCount);
    return limit == null ? count : t.attendeesOf(count, groupDigits(limit));
  };

  return [
    {
      id: 'attendees',
      header: t.attendees,
      cell: seats,
      align: 'end',
      width: 100,
      sort: 'attendeesCount',
      hideable: true,
      priority: 1,
      phone: 'note',
      csv: ({ item }) => item.attendeesCount,
    },
    {
      id: 'price',
      header: t.price,
      cell: price,
      align: 'end',
      width: 88,
      hideable: true,
      priority: 2,
      csv: ({ item }) => item.publication && item.publication.costKopecks / 100,
    },
  ];
}

/** Columns of webinars, in the table and in the exported file. Times are by the author's clock. */
export function useWebinarColumns(): ListColumn<WebinarRow>[] {
  const t = useMessages(messages);
  const moment = useMomentColumn<WebinarRow>();
  const language = useLanguage();
  const zone = useAtomValue(authorAtom)?.timezone;
  return [
    nameColumn({
      header: t.name,
      icon: <Radio size={16} strokeWidth={1.5} aria-hidden />,
      notes: ({ item }) => [item.speakers.join(', ')],
    }),
    {
      id: 'start',
      header: t.start,
      cell: ({ item }) => formatMoment(item.startsAt, zone, language),
      width: 148,
      sort: 'startsAt',
      phone: 'figure',
      csv: ({ item }) => csvMoment(item.startsAt, zone),
    },
    {
      id: 'status',
      header: t.status,
      cell: (row) => (
        <StatusOf
          kind="webinar"
          status={row.item.status}
          {...(lacksLink(row) && { note: <Waits>{t.noLink}</Waits>, notePlacement: 'below' })}
        />
      ),
      width: 148,
      hideable: true,
      phone: 'state',
      csv: ({ item }) => statusLook('webinar', item.status, language).label,
    },
    {
      id: 'length',
      header: t.length,
      cell: ({ item }) => <Quiet>{formatLength(item.durationMin, language)}</Quiet>,
      width: 104,
      sort: 'durationMin',
      hideable: true,
      priority: 3,
      csv: ({ item }) => item.durationMin,
    },
    ...soldColumns(t),
    moment(({ item }) => item.updatedAt, {
      id: 'changed',
      header: t.changed,
      sort: 'updatedAt',
      optional: true,
      priority: 4,
    }),
  ];
}

const Waits = styled.span`
  color: ${color.dawnText};
`;
