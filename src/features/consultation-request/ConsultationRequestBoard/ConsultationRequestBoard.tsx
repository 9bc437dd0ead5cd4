import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import {
  canMove,
  consultationRequestStatuses,
  type ConsultationRequestStatus,
} from '#domain/consultation-request/rules.ts';
import type { ConsultationRequest } from '#domain/consultation-request/schema.ts';
import { consultationRequestCountAtom } from '#atoms/consultation-request/consultationRequests.ts';
import { Board } from '#components/data/Board/Board.tsx';
import type { BoardColumn } from '#components/data/Board/boardProps.ts';
import { statusLook } from '#components/feedback/Status/statusLooks.ts';
import type { ListSlot } from '#features/kits/list/ListKit/types.ts';
import { BoardPlace } from '#features/kits/list/ListParts/BoardPlace.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { groupDigits } from '#lib/number/numbers.ts';
import { useNow } from '#lib/time/useNow.ts';
import { color } from '#theme/tokens.ts';
import { backOf, isKnownStatus, openStatuses } from '../names.ts';
import { whenText } from '../times.ts';
import { useConsultationRequestMoves } from '../useConsultationRequestMoves.ts';
import { useZone } from '../useZone.ts';
import { boardListAtom, byTime, columnOf, shownStatuses } from './boardRequests.ts';
import { messages } from './messages.ts';
import { ConsultationRequestCard } from './ConsultationRequestCard.tsx';

interface ConsultationRequestBoardProps {
  /** What of the requests is asked for, and the way to ask for others. */
  slot: Pick<ListSlot<ConsultationRequest>, 'params' | 'change'>;
}

/** The columns in the order in which they stand; the client's own cancelling stands with the author's. */
const columnIds = [
  ...openStatuses,
  ...consultationRequestStatuses.filter((id) => !openStatuses.includes(id) && id !== 'cancelled_client'),
];

const statusesOf = (column: ConsultationRequestStatus): string[] =>
  column === 'cancelled_author' ? ['cancelled_author', 'cancelled_client'] : [column];

/** Requests by status. Closed and unpaid ones stand in the foot with their counts, unless they are what was asked for. */
export function ConsultationRequestBoard({ slot: { params, change } }: ConsultationRequestBoardProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const zone = useZone();
  const now = useNow(60_000);
  const { go } = useConsultationRequestMoves();
  const [address, setAddress] = useSearchParams();
  const list = useAtomValue(boardListAtom(params));
  const counts = useCounts(params);
  const shown = shownStatuses(params);
  const { hasMore, loadingMore, moreFailed, loadMore } = list;

  useEffect(() => {
    if (hasMore && !loadingMore && !moreFailed) loadMore();
  }, [hasMore, loadingMore, moreFailed, loadMore]);

  const titleOf = (id: ConsultationRequestStatus) =>
    id === 'cancelled_author' || id === 'cancelled_client' ? t.cancelled : t[id];
  const columns = columnIds.map((id): BoardColumn => {
    const count = counts.get(id);
    return {
      id,
      title: titleOf(id),
      glyph: statusLook('request', id, language).glyph,
      ...(count !== undefined && count !== null && { count }),
      folded: !statusesOf(id).some((status) => shown.includes(status)),
    };
  });

  const accepts = ({ status, history }: ConsultationRequest, column: string) =>
    canMove(status, history, column);

  const move = (request: ConsultationRequest, column: string) => {
    // Back in the column of what is cancelled, it goes where it came from.
    const back = backOf(request);
    const next = back !== null && columnOf({ status: back }) === column ? back : column;
    return isKnownStatus(next) ? go(request, next) : undefined;
  };

  const open = (id: string) =>
    setAddress((before) => {
      const next = new URLSearchParams(before);
      next.set('request', id);
      return next;
    });

  return (
    <BoardPlace
      failure={moreFailed ? { text: t.moreFailed, again: t.retry, onAgain: loadMore } : null}
      unread={list.unread}
    >
      <Board
        label={t.label}
        columns={columns}
        cards={byTime(list.items)}
        cardId={({ id }) => id}
        cardName={({ client, requestedAt }) =>
          t.card(client.name, whenText(requestedAt, zone, now, language))
        }
        columnOf={columnOf}
        renderCard={(request) => <ConsultationRequestCard request={request} />}
        accepts={accepts}
        onMove={move}
        onOpen={({ id }) => open(id)}
        open={address.get('request')}
        onOpenColumn={(column) =>
          isKnownStatus(column) && change({ view: 'table', filters: { status: statusesOf(column) } }, 'push')
        }
        busy={list.status === 'loading'}
      />
    </BoardPlace>
  );
}

/** How many stand in each column, by the filters of the list; null while it is not known. */
function useCounts(params: ListSlot<ConsultationRequest>['params']): ReadonlyMap<string, number | null> {
  const asked = (status: ConsultationRequestStatus) => ({
    ...(params.search !== undefined && { search: params.search }),
    filter: { ...params.filter, status: statusesOf(status) },
  });
  const pending = useAtomValue(consultationRequestCountAtom(asked('pending_payment')));
  const done = useAtomValue(consultationRequestCountAtom(asked('done')));
  const missed = useAtomValue(consultationRequestCountAtom(asked('no_show')));
  const cancelled = useAtomValue(consultationRequestCountAtom(asked('cancelled_author')));
  return new Map([
    ['pending_payment', pending],
    ['done', done],
    ['no_show', missed],
    ['cancelled_author', cancelled],
  ]);
}

const open = { filter: { status: [...openStatuses] } };

/** How many are open, in place of how many rows are shown. */
export function OpenCount({ text }: { text: (count: string) => string }) {
  const count = useAtomValue(consultationRequestCountAtom(open));
  return <Count>{count === null ? '' : text(groupDigits(count))}</Count>;
}

const Count = styled.output`
  color: ${color.ink2};
`;
