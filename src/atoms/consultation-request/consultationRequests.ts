import { atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import type { ApiError } from '#api/api-error.ts';
import { consultationRequestKeys } from '#api/consultation-request/queries.ts';
import {
  listConsultationRequests,
  setConsultationRequestStatus,
} from '#api/consultation-request/requests.ts';
import type { ConsultationRequestStatus } from '#domain/consultation-request/rules.ts';
import type { ConsultationRequest } from '#domain/consultation-request/schema.ts';
import { now } from '#lib/time/clock.ts';
import { defineMessages } from '#lib/i18n/catalogue.ts';
import { boundedAtomFamily } from '../atomFamily.ts';
import { createListCache } from '../list-cache.ts';
import { createList, type ListParams, type ListState } from '../list.ts';
import { findById, replaceById } from '../pages.ts';
import { runIntent } from '../run.ts';
import { onLeave } from '../session/private.ts';

const messages = defineMessages({
  ru: {
    notListed: 'Не\u00A0удалось получить список заявок клиентов',
    notMoved: 'Не\u00A0удалось обновить статус клиента',
  },
  en: {
    notListed: 'Failed to get the list of client requests',
    notMoved: 'Failed to update the client status',
  },
});

const list = createList<ConsultationRequest>({
  keys: consultationRequestKeys,
  read: listConsultationRequests,
  notListed: (language) => messages[language].notListed,
});

const { changeLists, invalidate, findLoaded } = createListCache<ConsultationRequest>(consultationRequestKeys);

/** A status that the platform was asked for and has not answered yet, as it will stand in the history. */
interface Move {
  status: ConsultationRequestStatus;
  at: string;
}

/** Moves under way, by the id of their request. */
const movesAtom = atom<ReadonlyMap<string, Move>>(new Map<string, Move>());

onLeave((_get, set) => set(movesAtom, new Map()));

function moved(request: ConsultationRequest, move: Move | undefined): ConsultationRequest {
  if (move === undefined || move.status === request.status) return request;
  return { ...request, status: move.status, history: [...request.history, { ...move }] };
}

/**
 * A list of the requests of clients; a move shows at once. The filters of the platform: `status` (one or several),
 * `consultationId`, `clientId`, `paid`, `from` and `to` of `requestedAt`.
 */
export const consultationRequestListAtom = boundedAtomFamily((params: ListParams) =>
  atom((get): ListState<ConsultationRequest> => {
    const state = get(list.listAtom(params));
    const moves = get(movesAtom);
    if (moves.size === 0) return state;
    const show = (rows: ConsultationRequest[]) => rows.map((row) => moved(row, moves.get(row.id)));
    return { ...state, items: show(state.items), pages: state.pages.map(show) };
  }),
);

/** What is known of one request. */
interface ConsultationRequestState {
  status: 'loading' | 'failed' | 'notFound' | 'ready';
  item: ConsultationRequest | null;
  error: ApiError | null;
  retry: () => void;
}

/**
 * A request by its id. No call reads one: it is looked for in the loaded lists, and asked of the platform as a list of one. A
 * move shows at once.
 */
export const consultationRequestAtom = boundedAtomFamily((id: string) =>
  atom((get): ConsultationRequestState => {
    const { items, status, error, retry } = get(consultationRequestListAtom({ filter: { id: [id] } }));
    const own = items.find((row) => row.id === id);
    const loaded = own ?? (status === 'ready' ? undefined : findLoaded(get(queryClientAtom), id)?.item);
    if (loaded === undefined)
      return { status: status === 'ready' ? 'notFound' : status, item: null, error, retry };
    return { status: 'ready', item: moved(loaded, get(movesAtom).get(id)), error: null, retry };
  }),
);

/** How many requests match, or null until it is known. */
export const consultationRequestCountAtom = list.countAtom;

/** What moves a request. */
export interface ConsultationRequestMove {
  id: string;
  status: ConsultationRequestStatus;
  /** Its failure is told together with others: it tells nothing by itself. */
  quiet?: boolean;
}

/**
 * Moves a request to a status. It shows at once, and goes back when the platform refuses; either way the lists are read
 * again then.
 */
export const setConsultationRequestStatusAtom = atom(
  null,
  (get, set, { id, status, quiet = false }: ConsultationRequestMove): Promise<void> => {
    const client = get(queryClientAtom);
    const move: Move = { status, at: new Date(now()).toISOString() };
    const ask = async () => {
      set(movesAtom, (moves) => new Map(moves).set(id, move));
      try {
        await setConsultationRequestStatus(id, status);
        changeLists(client, (pages) => {
          const row = findById(pages, id);
          return row ? replaceById(pages, moved(row, move)) : pages;
        });
      } finally {
        // A later move of the same request goes on.
        set(movesAtom, (moves) => new Map([...moves].filter(([, other]) => other !== move)));
        invalidate(client);
      }
    };
    return runIntent(get, set, ask, quiet ? undefined : { text: (language) => messages[language].notMoved });
  },
);
