import { afterEach, expect, test, vi } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import {
  canMove,
  consultationRequestMoves,
  consultationRequestStatuses,
  type ConsultationRequestStatus,
} from '#domain/consultation-request/rules.ts';
import type { ConsultationRequest } from '#domain/consultation-request/schema.ts';
import {
  consultationRequestListAtom,
  setConsultationRequestStatusAtom,
} from '#atoms/consultation-request/consultationRequests.ts';
import type { ToastRequest } from '#atoms/ui/toast.ts';
import { putConsultationRequest } from '#platform/testing/consultationRequests.ts';
import { openPlatformConsole } from '#tests/support/platformConsole.ts';
import { requestMoves } from './moves.ts';
import { targets, type Target } from './names.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A path of an author: each step leads on by the contract, or takes the one before it back. */
type Path = ConsultationRequestStatus[];

/** Every path from a status in which no move is made twice, and for each of its steps the one that takes it back. */
function pathsFrom(start: ConsultationRequestStatus): Path[] {
  const found: Path[] = [];
  const walk = (path: Path, made: ReadonlySet<string>) => {
    const at = path.at(-1) ?? start;
    for (const next of consultationRequestMoves[at]) {
      const name = `${at} ${next}`;
      if (made.has(name)) continue;
      found.push([...path, next], [...path, next, at]);
      walk([...path, next], new Set([...made, name]));
    }
  };
  walk([start], new Set());
  return found;
}

/** How many requests there are. */
const count = 140;

async function open() {
  const page = await openPlatformConsole();
  const { store, at } = page;
  const toasts: ToastRequest[] = [];
  const moves = requestMoves({
    move: (move) => store.set(setConsultationRequestStatusAtom, move),
    toast: (toast) => toasts.push(toast),
    language: 'ru',
  });
  const paths = pathsFrom('new');
  const told = Array.from({ length: count }, (_, index) => ({
    id: `r${index}`,
    path: paths[index % paths.length] ?? [],
    // Each path by each of the ways.
    way: ways[Math.floor(index / paths.length) % ways.length] ?? 'menu',
  }));
  for (const { id } of told) await putConsultationRequest(at, { id, status: 'new' });
  const listAtom = consultationRequestListAtom({ limit: 100 });
  stops.push(store.sub(listAtom, () => undefined));
  const settled = () =>
    vi.waitFor(() => {
      const list = store.get(listAtom);
      expect(list.refreshing).toBe(false);
      expect(list.items).toHaveLength(count);
    });
  await vi.waitFor(() => expect(store.get(listAtom)).toMatchObject({ status: 'ready', refreshing: false }));
  store.get(listAtom).loadMore();
  await settled();

  const shown = (id: string): ConsultationRequest => {
    const row = store.get(listAtom).items.find((each) => each.id === id);
    if (row === undefined) throw new Error(`${id} is not on the screen`);
    return row;
  };
  /** What the platform has, by id. */
  const held = async (): Promise<Map<string, ConsultationRequest>> => {
    const page = (number: number) =>
      at.ask<{ list: ConsultationRequest[] }>(endpoints.consultation.fulfillmentList, {
        body: { limit: 100, page: number },
      });
    const pages = await Promise.all([page(1), page(2)]);
    return new Map(pages.flatMap(({ list }) => list.map((each) => [each.id, each])));
  };
  return { ...page, moves, told, paths, shown, held, settled, toasts };
}

const ways = ['menu', 'board', 'bulk'] as const;
type Way = (typeof ways)[number];

const isTarget = (status: string): status is Target => targets.some((target) => target === status);

/** Makes a step as the author would by the table's menu, the board, or with several at once. */
async function take(
  { moves, shown }: Pick<Awaited<ReturnType<typeof open>>, 'moves' | 'shown'>,
  id: string,
  next: ConsultationRequestStatus,
  way: Way,
): Promise<'done' | 'refused' | 'not offered'> {
  const request = shown(id);
  const forward =
    isTarget(next) && consultationRequestMoves[request.status as ConsultationRequestStatus].includes(next);
  // A step back is one request's: several are never taken back together but by the offer after a move.
  if (way === 'bulk' && forward) {
    const action = moves.bulk.find((each) => each.id === next);
    if (action?.applies(request) !== true) return 'not offered';
    return action.run(request).then(
      () => 'done',
      () => 'refused',
    );
  }
  if (way === 'menu') {
    const offered = moves.actions(request).some((action) => action.id === (forward ? next : 'back'));
    if (!offered) return 'not offered';
  } else if (!canMove(request.status, request.history, next)) return 'not offered';
  return moves.go(request, next).then(
    () => 'done',
    () => 'refused',
  );
}

test('140 requests go every allowed path by the table, the board and several at once', async () => {
  const page = await open();
  const { told, paths, shown, held, settled } = page;
  expect(paths.length).toBeGreaterThanOrEqual(30);
  expect(paths.length * ways.length).toBeLessThanOrEqual(count);

  // Every request makes its own way, several of them at a time as an author in a hurry would.
  const longest = Math.max(...told.map(({ path }) => path.length));
  for (let step = 1; step < longest; step++) {
    const going = told.filter(({ path }) => path[step] !== undefined);
    await Promise.all(
      going.map(async ({ id, path, way }) => {
        const next = path[step];
        if (next === undefined) return;
        expect(await take(page, id, next, way)).toBe('done');
        // It shows before the platform is asked again.
        expect(shown(id).status).toBe(next);
      }),
    );
    await settled();
    const all = await held();
    for (const { id, path } of going) {
      expect(all.get(id)?.status).toBe(path[step]);
      expect(shown(id).status).toBe(path[step]);
      expect(shown(id).history.map(({ status }) => status)).toEqual(path.slice(0, step + 1));
    }
  }
});

test('what the contract does not allow is not offered, and what the platform refuses leaves no wrong status', async () => {
  const page = await open();
  const { told, shown, held, settled } = page;
  /** What is offered of a request, by a menu or to several. */
  const offered = (request: ConsultationRequest) => [
    ...page.moves.actions(request).map(({ id }) => id),
    ...page.moves.bulk.filter((action) => action.applies(request)).map(({ id }) => id),
  ];
  const against = told.flatMap(({ id }) => {
    const request = shown(id);
    const { status, history } = request;
    const refused = consultationRequestStatuses.filter((next) => !canMove(status, history, next));
    return offered(request).filter((action) => refused.some((next) => next === action));
  });
  expect(against).toEqual([]);

  // Meanwhile each was moved on another device: all that is offered here is out of date, and refused.
  for (const { id } of told) {
    await putConsultationRequest(page.at, {
      id,
      status: 'cancelled_client',
      history: [{ status: 'cancelled_client', at: '2026-11-20T06:00:00.000Z' }],
    });
  }
  const results = await Promise.all(told.map(({ id, way }) => take(page, id, 'confirmed', way)));
  expect(new Set(results)).toEqual(new Set(['refused']));
  await settled();
  await vi.waitFor(() => {
    for (const { id } of told) expect(shown(id).status).toBe('cancelled_client');
  });
  const all = await held();
  for (const { id } of told) expect(all.get(id)?.status).toBe('cancelled_client');
});

test('what ends a request for the client can be taken back from its toast', async () => {
  const page = await open();
  const { moves, shown, toasts, settled } = page;
  await moves.go(shown('r0'), 'cancelled_author');
  expect(toasts).toHaveLength(1);
  toasts[0]?.action?.run();
  await vi.waitFor(() => expect(shown('r0').status).toBe('new'));
  await settled();
  expect(shown('r0').history.map(({ status }) => status)).toEqual(['new', 'cancelled_author', 'new']);
});
