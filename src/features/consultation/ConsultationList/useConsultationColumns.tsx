import { useAtomValue } from 'jotai';
import { MessageCircle } from 'lucide-react';
import { openConsultationRequestsAtom } from '#atoms/consultation-request/openRequests.ts';
import type { ConsultationRow } from '#atoms/consultation/rows.ts';
import { Status } from '#components/feedback/Status/Status.tsx';
import type { ListColumn } from '#features/kits/list/ListKit/types.ts';
import { nameColumn } from '#features/kits/list/ListParts/nameColumn.tsx';
import { useMomentColumn } from '#features/kits/list/ListParts/useMomentColumn.tsx';
import { PublicationStatus } from '#features/kits/publication/PublicationStatus/PublicationStatus.tsx';
import { publicationLabel } from '#features/kits/publication/PublicationStatus/publicationStatuses.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { formatLength } from '#lib/time/duration.ts';
import { bookingName, formatName, priceOf } from '../names.ts';
import { messages } from './messages.ts';

const formatOf = ({ item: { format } }: ConsultationRow, language: Language) =>
  format ? formatName(format, language) : null;
const lengthOf = ({ item }: ConsultationRow, language: Language) => formatLength(item.durationMin, language);

/** Where it takes place, and for how long. */
const termColumns = (t: (typeof messages)['ru'], language: Language): ListColumn<ConsultationRow>[] => [
  {
    id: 'format',
    header: t.format,
    cell: (row) => formatOf(row, language),
    width: 120,
    hideable: true,
    optional: true,
    priority: 4,
    csv: (row) => formatOf(row, language),
  },
  {
    id: 'length',
    header: t.length,
    cell: (row) => lengthOf(row, language),
    align: 'end',
    width: 112,
    sort: 'durationMin',
    hideable: true,
    optional: true,
    priority: 3,
    csv: ({ item }) => item.durationMin,
  },
];

/** Columns of consultations, in the table and in the exported file. */
export function useConsultationColumns(): ListColumn<ConsultationRow>[] {
  const t = useMessages(messages);
  const moment = useMomentColumn<ConsultationRow>();
  const language = useLanguage();
  const requests = useAtomValue(openConsultationRequestsAtom);
  const price = ({ item, publication }: ConsultationRow) => priceOf(item, publication, language);
  const requestsOf = ({ id }: ConsultationRow) => (requests === null ? null : (requests.get(id) ?? 0));
  return [
    nameColumn({
      header: t.name,
      icon: <MessageCircle size={16} strokeWidth={1.5} aria-hidden />,
      notes: (row) => [formatOf(row, language), lengthOf(row, language), price(row)],
    }),
    {
      id: 'booking',
      header: t.booking,
      cell: ({ item: { isActive } }) => (
        <Status glyph={isActive ? 'live' : 'down'}>{bookingName(isActive, language)}</Status>
      ),
      width: 160,
      hideable: true,
      phone: 'state',
      csv: ({ item }) => bookingName(item.isActive, language),
    },
    {
      id: 'publication',
      header: t.publication,
      cell: ({ publication }) => publication && <PublicationStatus status={publication.status} />,
      width: 184,
      hideable: true,
      priority: 2,
      csv: ({ publication }) => publication && publicationLabel(publication.status, language),
    },
    ...termColumns(t, language),
    {
      id: 'requests',
      header: t.requests,
      cell: requestsOf,
      align: 'end',
      width: 88,
      hideable: true,
      priority: 1,
      phone: 'figure',
      csv: requestsOf,
    },
    {
      id: 'price',
      header: t.price,
      cell: price,
      align: 'end',
      width: 112,
      sort: 'costKopecks',
      hideable: true,
      optional: true,
      priority: 2,
      csv: ({ item, publication }) => (publication ?? item).costKopecks / 100,
    },
    moment(({ item }) => item.updatedAt, {
      id: 'changed',
      header: t.changed,
      sort: 'updatedAt',
      phone: 'note',
    }),
  ];
}
