import type { ConsultationRequest } from '#domain/consultation-request/schema.ts';
import type { ListColumn } from '#features/kits/list/ListKit/types.ts';
import { Caption, PersonCell, Two } from '#features/kits/list/ListParts/PersonCell.tsx';
import { useStatusColumn } from '#features/kits/list/ListParts/useStatusColumn.tsx';
import { csvMoment } from '#lib/file/csvMoment.ts';
import { formatMoment } from '#lib/time/dates.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { formatMoney } from '#lib/number/money.ts';
import { useNow } from '#lib/time/useNow.ts';
import { clientTimeText, whenText } from '../times.ts';
import { useZone } from '../useZone.ts';
import { messages } from './messages.ts';

/** When it is by the clock of the author, and of the client. */
function useTimeColumns(): ListColumn<ConsultationRequest>[] {
  const t = useMessages(messages);
  const language = useLanguage();
  const zone = useZone();
  const now = useNow(60_000);
  const theirs = (request: ConsultationRequest) => clientTimeText(request, zone, language);
  return [
    {
      id: 'when',
      header: t.when,
      cell: (request) => (
        <Two>
          <span>{whenText(request.requestedAt, zone, now, language)}</span>
          <Caption>{theirs(request)}</Caption>
        </Two>
      ),
      width: 176,
      sort: 'requestedAt',
      hideable: true,
      phone: 'note',
      csv: ({ requestedAt }) => csvMoment(requestedAt, zone),
    },
    {
      id: 'theirs',
      header: t.theirs,
      cell: theirs,
      width: 152,
      hideable: true,
      optional: true,
      priority: 5,
      csv: ({ requestedAt, clientTimezone }) => csvMoment(requestedAt, clientTimezone ?? zone),
    },
  ];
}

/** What it costs, and whether that is paid. */
const paymentColumns = (t: (typeof messages)['ru']): ListColumn<ConsultationRequest>[] => [
  {
    id: 'amount',
    header: t.amount,
    cell: ({ amountKopecks, paid }) => (
      <Two>
        <span>{formatMoney(amountKopecks)}</span>
        {!paid && <Caption>{t.no}</Caption>}
      </Two>
    ),
    align: 'end',
    width: 112,
    sort: 'amountKopecks',
    hideable: true,
    priority: 1,
    phone: 'figure',
    csv: ({ amountKopecks }) => amountKopecks / 100,
  },
  {
    id: 'paid',
    header: t.paid,
    cell: ({ paid }) => (paid ? t.yes : t.no),
    width: 120,
    hideable: true,
    optional: true,
    priority: 4,
    csv: ({ paid }) => (paid ? t.yes : t.no),
  },
];

/** Columns of requests, in the table and in the exported file. */
export function useConsultationRequestColumns(): ListColumn<ConsultationRequest>[] {
  const t = useMessages(messages);
  const status = useStatusColumn<ConsultationRequest>();
  const language = useLanguage();
  const zone = useZone();
  const times = useTimeColumns();
  return [
    {
      id: 'client',
      header: t.client,
      cell: ({ client, consultationName }) => <PersonCell person={client} note={consultationName} />,
      sort: 'client',
      phone: 'title',
      csv: ({ client }) => client.name,
    },
    {
      id: 'consultation',
      header: t.consultation,
      cell: ({ consultationName }) => consultationName,
      width: 200,
      hideable: true,
      optional: true,
      priority: 4,
      csv: ({ consultationName }) => consultationName,
    },
    ...times,
    status('request', ({ status }) => status, { header: t.status, sort: 'status' }),
    {
      id: 'length',
      header: t.length,
      cell: ({ durationMin }) => t.minutes(durationMin),
      align: 'end',
      width: 112,
      hideable: true,
      optional: true,
      priority: 3,
      csv: ({ durationMin }) => durationMin,
    },
    {
      id: 'number',
      header: t.number,
      cell: ({ number }) => number,
      align: 'end',
      width: 72,
      sort: 'number',
      hideable: true,
      priority: 3,
      csv: ({ number }) => number,
    },
    ...paymentColumns(t),
    {
      id: 'made',
      header: t.made,
      cell: ({ createdAt }) =>
        createdAt === undefined ? null : <Caption>{formatMoment(createdAt, zone, language)}</Caption>,
      align: 'end',
      width: 132,
      sort: 'createdAt',
      hideable: true,
      priority: 2,
      csv: ({ createdAt }) => csvMoment(createdAt, zone),
    },
  ];
}
