import { Inbox, SquareKanban } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { listFulfillments } from '#api/consultation/requests.ts';
import type { Fulfillment } from '#domain/consultation/schema.ts';
import { fulfillmentCountAtom, fulfillmentListAtom } from '#atoms/consultation-request/fulfillment.ts';
import { ListScreen } from '#features/kits/list/ListKit/ListScreen.tsx';
import { requestRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { color } from '#theme/tokens.ts';
import { OpenCount, RequestBoard } from '../RequestBoard/RequestBoard.tsx';
import { RequestPanel } from '../RequestPanel/RequestPanel.tsx';
import { useRequestMoves } from '../useRequestMoves.ts';
import { messages } from './messages.ts';
import { useRequestColumns } from './useRequestColumns.tsx';
import { useRequestFilters } from './useRequestFilters.tsx';

const nameOf = ({ client, number }: Fulfillment) => `${client.name}, №\u00A0${number}`;

/** Requests of clients for consultations: a board by status or a table, and one of them open beside it. */
export function RequestList() {
  const t = useMessages(messages);
  const { actions, bulk } = useRequestMoves();
  const [address] = useSearchParams();
  return (
    <ListScreen
      id="requests"
      texts={t}
      icon={<Inbox size={24} strokeWidth={1.5} color={color.ink3} aria-hidden />}
      list={fulfillmentListAtom}
      count={fulfillmentCountAtom}
      filters={useRequestFilters()}
      sorts={[
        { id: 'new', label: t.sortNew, by: '-createdAt' },
        { id: 'soon', label: t.sortSoon, by: 'requestedAt' },
        { id: 'late', label: t.sortLate, by: '-requestedAt' },
        { id: 'price', label: t.sortPrice, by: '-amountKopecks' },
      ]}
      columns={useRequestColumns()}
      views={[
        {
          id: 'board',
          label: t.board,
          icon: <SquareKanban size={16} strokeWidth={1.5} aria-hidden />,
          render: (slot) => <RequestBoard slot={slot} />,
          aside: () => <OpenCount text={t.open} />,
          whole: true,
        },
      ]}
      viewsFirst
      above={(slot) => <RequestPanel slot={slot} />}
      rowName={nameOf}
      rowHref={({ id }) => requestRoute(id, address)}
      actions={actions}
      bulk={bulk}
      read={listFulfillments}
    />
  );
}
