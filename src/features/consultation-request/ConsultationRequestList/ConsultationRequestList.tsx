import { Inbox, SquareKanban } from 'lucide-react';
import { listConsultationRequests } from '#api/consultation-request/requests.ts';
import type { ConsultationRequest } from '#domain/consultation-request/schema.ts';
import {
  consultationRequestCountAtom,
  consultationRequestListAtom,
} from '#atoms/consultation-request/consultationRequests.ts';
import { ListScreen } from '#features/kits/list/ListKit/ListScreen.tsx';
import { requestsRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { besideList } from '#features/kits/record/RecordPanel/besideList.tsx';
import { useBeside } from '#features/kits/record/RecordPanel/useBeside.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { color } from '#theme/tokens.ts';
import {
  OpenCount,
  ConsultationRequestBoard,
} from '../ConsultationRequestBoard/ConsultationRequestBoard.tsx';
import { useConsultationRequestMoves } from '../useConsultationRequestMoves.ts';
import { messages } from './messages.ts';
import { useConsultationRequestColumns } from './useConsultationRequestColumns.tsx';
import { useConsultationRequestFilters } from './useConsultationRequestFilters.tsx';

const ConsultationRequestPanel = besideList('request', async () => ({
  default: (await import('../ConsultationRequestPanel/ConsultationRequestPanel.tsx'))
    .ConsultationRequestPanel,
}));

const nameOf = ({ client, number }: ConsultationRequest) => `${client.name}, №\u00A0${number}`;

/** Requests of clients for consultations: a board by status or a table, and one of them open beside it. */
export function ConsultationRequestList() {
  const t = useMessages(messages);
  const { actions, bulk } = useConsultationRequestMoves();
  return (
    <ListScreen
      id="requests"
      texts={t}
      icon={<Inbox size={24} strokeWidth={1.5} color={color.ink3} aria-hidden />}
      list={consultationRequestListAtom}
      count={consultationRequestCountAtom}
      filters={useConsultationRequestFilters()}
      sorts={[
        { id: 'new', label: t.sortNew, by: '-createdAt' },
        { id: 'soon', label: t.sortSoon, by: 'requestedAt' },
        { id: 'late', label: t.sortLate, by: '-requestedAt' },
        { id: 'price', label: t.sortPrice, by: '-amountKopecks' },
      ]}
      columns={useConsultationRequestColumns()}
      views={[
        {
          id: 'board',
          label: t.board,
          icon: <SquareKanban size={16} strokeWidth={1.5} aria-hidden />,
          render: (slot) => <ConsultationRequestBoard slot={slot} />,
          aside: () => <OpenCount text={t.open} />,
          whole: true,
        },
      ]}
      viewsFirst
      above={(slot) => <ConsultationRequestPanel slot={slot} />}
      rowName={nameOf}
      {...useBeside(requestsRoute, 'request')}
      actions={actions}
      bulk={bulk}
      read={listConsultationRequests}
    />
  );
}
