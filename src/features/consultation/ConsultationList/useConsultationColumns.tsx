import { useAtomValue } from 'jotai';
import { MessageCircle } from 'lucide-react';
import { imageUrl } from '#api/upload/image-url.ts';
import { openConsultationRequestsAtom } from '#atoms/consultation/calendar.ts';
import type { ConsultationRow } from '#atoms/consultation/rows.ts';
import { MediaCell } from '#components/data/DataTable/MediaCell.tsx';
import { Status } from '#components/feedback/Status/Status.tsx';
import type { ListColumn } from '#features/kits/list/ListKit/types.ts';
import { useMomentColumn } from '#features/kits/list/ListParts/useMomentColumn.tsx';
import { PublicationStatus } from '#features/kits/publication/PublicationStatus/PublicationStatus.tsx';
import { publicationLabel } from '#features/kits/publication/PublicationStatus/publicationStatuses.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { formatLength } from '#lib/typedTime.ts';
import { bookingName, formatName, priceOf } from '../names.ts';
import { messages } from './messages.ts';

/** What is told of consultations in a table and in a file. */
export function useConsultationColumns(): ListColumn<ConsultationRow>[] {
  const t = useMessages(messages);
  const moment = useMomentColumn<ConsultationRow>();
  const language = useLanguage();
  const requests = useAtomValue(openConsultationRequestsAtom);
  const formatOf = ({ item: { format } }: ConsultationRow) => (format ? formatName(format, language) : null);
  const lengthOf = ({ item }: ConsultationRow) => formatLength(item.durationMin, language);
  const price = ({ item, publication }: ConsultationRow) => priceOf(item, publication, language);
  const requestsOf = ({ id }: ConsultationRow) => (requests === null ? null : (requests.get(id) ?? 0));
  return [
    {
      id: 'name',
      header: t.name,
      cell: (row) => (
        <MediaCell
          cover={row.item.imageId ? imageUrl(row.item.imageId) : undefined}
          icon={<MessageCircle size={16} strokeWidth={1.5} aria-hidden />}
          title={row.item.name}
          subtitle={[formatOf(row), lengthOf(row), price(row)].filter(Boolean).join(' · ')}
        />
      ),
      sort: 'name',
      phone: 'title',
      csv: ({ item }) => item.name,
    },
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
    {
      id: 'format',
      header: t.format,
      cell: formatOf,
      width: 120,
      hideable: true,
      optional: true,
      priority: 4,
      csv: formatOf,
    },
    {
      id: 'length',
      header: t.length,
      cell: lengthOf,
      align: 'end',
      width: 112,
      sort: 'durationMin',
      hideable: true,
      optional: true,
      priority: 3,
      csv: ({ item }) => item.durationMin,
    },
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
