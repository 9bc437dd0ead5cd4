import { Flag } from 'lucide-react';
import type { MarathonRow } from '#atoms/marathon/rows.ts';
import type { ListColumn } from '#features/kits/list/ListKit/types.ts';
import { Quiet } from '#features/kits/list/ListParts/useMomentColumn.tsx';
import { useStatusColumn } from '#features/kits/list/ListParts/useStatusColumn.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { runOf } from '../marathonDays.ts';
import { useProgramColumns } from '#features/kits/program/programLists/useProgramColumns.tsx';
import { messages } from './messages.ts';

const icon = <Flag size={16} strokeWidth={1.5} aria-hidden />;

/** Columns of marathons, in the table and in the exported file. */
export function useMarathonColumns(): ListColumn<MarathonRow>[] {
  const t = useMessages(messages);
  const status = useStatusColumn<MarathonRow>();
  const language = useLanguage();
  const shared = useProgramColumns<MarathonRow>(t, icon);
  const seats = ({ item: { seatsTaken, seatCount } }: MarathonRow) =>
    seatCount ? t.seatsOf(seatsTaken, seatCount) : String(seatsTaken);
  return [
    shared.name,
    status('marathon', ({ item }) => item.status, { header: t.status, width: 152 }),
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
