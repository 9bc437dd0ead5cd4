import { Flag } from 'lucide-react';
import styled from 'styled-components';
import type { MarathonRow } from '#atoms/marathon/rows.ts';
import { statusLook } from '#components/feedback/Status/statusLooks.ts';
import { StatusOf } from '#components/feedback/StatusOf/StatusOf.tsx';
import type { ListColumn } from '#features/kits/list/ListKit/types.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { color } from '#theme/tokens.ts';
import { runOf } from '../marathonDays.ts';
import { useProgramColumns } from '#features/kits/program/programLists/useProgramColumns.tsx';
import { messages } from './messages.ts';

const icon = <Flag size={16} strokeWidth={1.5} aria-hidden />;

/** What is told of marathons in a table and in a file. */
export function useMarathonColumns(): ListColumn<MarathonRow>[] {
  const t = useMessages(messages);
  const language = useLanguage();
  const shared = useProgramColumns<MarathonRow>(t, icon);
  const seats = ({ item: { seatsTaken, seatCount } }: MarathonRow) =>
    seatCount ? t.seatsOf(seatsTaken, seatCount) : String(seatsTaken);
  return [
    shared.name,
    {
      id: 'status',
      header: t.status,
      cell: ({ item }) => <StatusOf kind="marathon" status={item.status} />,
      width: 152,
      hideable: true,
      phone: 'state',
      csv: ({ item }) => statusLook('marathon', item.status, language).label,
    },
    {
      id: 'run',
      header: t.run,
      cell: ({ item }) => <Quiet>{runOf(item, language)}</Quiet>,
      width: 160,
      sort: 'startsAt',
      hideable: true,
      phone: 'note',
      csv: ({ item }) => runOf(item, language),
    },
    {
      id: 'seats',
      header: t.seats,
      cell: seats,
      align: 'end',
      width: 96,
      hideable: true,
      priority: 1,
      phone: 'figure',
      csv: ({ item }) => item.seatsTaken,
    },
    { ...shared.publication, optional: true, priority: 2, phone: undefined },
    { ...shared.size, optional: true },
    shared.price,
    { ...shared.sales, optional: true, phone: undefined },
    { ...shared.changed, phone: undefined },
  ];
}

const Quiet = styled.span`
  color: ${color.ink2};
`;
