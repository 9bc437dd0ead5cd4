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

/** A requested status that the platform has not confirmed yet, as an entry of the history. */
interface Move {
  status: ConsultationRequestStatus;
  at: string;
}

/** Unconfirmed status changes, by request id. */
const movesAtom = atom<ReadonlyMap<string, Move>>(new Map<string, Move>());

onLeave((_get, set) => set(movesAtom, new Map()));

function moved(request: ConsultationRequest, move: Move | undefined): ConsultationRequest {
  if (move === undefined || move.status === request.status) return request;
  return { ...request, status: move.status, history: [...request.history, { ...move }] };
}

/**
 * A list of requests; a status change shows at once (optimistically). The filters of the platform: `status` (one or several), `consultationId`,
 * `clientId`, `paid`, `from` and `to` of `requestedAt`.
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

/** The loaded copy of one request. */
interface ConsultationRequestState {
  status: 'loading' | 'failed' | 'notFound' | 'ready';
  item: ConsultationRequest | null;
  error: ApiError | null;
  retry: () => void;
}

/** A request by id. No call reads one, so it is looked up in the loaded lists, and then requested as a list of one. A status change shows at once. */
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

/** The parameters of a status change. */
export interface ConsultationRequestMove {
  id: string;
  status: ConsultationRequestStatus;
  /** Failures of a bulk change are reported together, so this one is silent. */
  quiet?: boolean;
}

/** Changes the status of a request. It shows at once, and is rolled back if the platform refuses; either way the lists are read again. */
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
        // A later status change of the same request is still running.
        set(movesAtom, (moves) => new Map([...moves].filter(([, other]) => other !== move)));
        invalidate(client);
      }
    };
    return runIntent(get, set, ask, quiet ? undefined : { text: (language) => messages[language].notMoved });
  },
);
