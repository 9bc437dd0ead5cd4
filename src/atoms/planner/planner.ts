import { atom, type Atom, type Getter } from 'jotai';
import { consultationRequestListAtom } from '../consultation-request/consultationRequests.ts';
import { boundedAtomFamily } from '../atomFamily.ts';
import type { ListParams, ListState } from '../list.ts';
import { marathonListAtom } from '../marathon/marathons.ts';
import type { Entity } from '../pages.ts';
import { partOfPublicationsAtom } from '../publication/sharedPublications.ts';
import { webinarListAtom } from '../webinar/webinars.ts';
import { spanOf, webinarsIn } from './blocks.ts';
import {
  ofMarathon,
  ofPublication,
  ofConsultationRequest,
  ofWebinar,
  plannedRequests,
  memoized,
  type PlannerGroup,
  type PlannerItem,
} from './items.ts';
import { placedAnew, movesAtom } from './moves.ts';

/** Rows of a page, and the maximum number of pages of a kind per block. */
const limit = 100;
const mostPages = 5;

/** One kind of planner items in a block. */
interface Kind<Row extends Entity, Params = ListParams> {
  group: PlannerGroup;
  listAtom: (params: Params) => Atom<ListState<Row>>;
  paramsOf: (block: string) => Params;
  items: (row: Row) => PlannerItem[];
}

const webinars: Kind<Parameters<typeof ofWebinar>[0]> = {
  group: 'webinar',
  listAtom: webinarListAtom,
  paramsOf: webinarsIn,
  items: memoized(ofWebinar),
};

const marathons: Kind<Parameters<typeof ofMarathon>[0]> = {
  group: 'marathon',
  listAtom: marathonListAtom,
  // The platform filters them only by start, and they last for weeks: so all are read, the latest first.
  paramsOf: () => ({ sort: '-startsAt', limit, partly: true }),
  items: memoized(ofMarathon),
};

const requests: Kind<Parameters<typeof ofConsultationRequest>[0]> = {
  group: 'consultation',
  listAtom: consultationRequestListAtom,
  paramsOf: (block) => ({
    filter: { ...spanOf(block), status: plannedRequests },
    sort: 'requestedAt',
    limit,
    partly: true,
  }),
  items: memoized(ofConsultationRequest),
};

type Publications = Parameters<typeof partOfPublicationsAtom>[0];

const publications: Kind<Parameters<typeof ofPublication>[0], Publications> = {
  group: 'publication',
  listAtom: partOfPublicationsAtom,
  // Filtered by last change, which is never before the day shown.
  paramsOf: (block) => ({ filter: { from: spanOf(block).from }, limit }),
  items: memoized(ofPublication),
};

/** A kind that could not be read, or not whole. */
interface PlannerFailure {
  group: PlannerGroup;
  retry: () => void;
}

/** The items of a block. */
export interface PlannerBlock {
  status: 'loading' | 'failed' | 'ready';
  items: PlannerItem[];
  /** Kinds that failed; the others are there. */
  failures: PlannerFailure[];
  /** Kinds of which some items make no sense; the others are there. */
  unread: PlannerFailure[];
  /** Kinds with more items than are read. */
  cut: PlannerGroup[];
  /** Loads the next pages, if there are any; null if everything is loaded or loading. */
  readOn: (() => void) | null;
}

interface Part {
  group: PlannerGroup;
  list: ListState<Entity>;
  items: PlannerItem[];
}

function partOf<Row extends Entity, Params>(get: Getter, kind: Kind<Row, Params>, block: string): Part {
  const list = get(kind.listAtom(kind.paramsOf(block)));
  return { group: kind.group, list, items: list.items.flatMap(kind.items) };
}

const blockAtom = boundedAtomFamily((block: string) =>
  atom((get): PlannerBlock => {
    const parts: Part[] = [
      partOf(get, webinars, block),
      partOf(get, marathons, block),
      partOf(get, requests, block),
      partOf(get, publications, block),
    ];
    const lists = parts.map(({ list }) => list);
    const wanted = lists.filter(
      ({ hasMore, pages, loadingMore, moreFailed }) =>
        hasMore && pages.length < mostPages && !loadingMore && !moreFailed,
    );
    return {
      status: lists.some(({ status }) => status === 'loading')
        ? 'loading'
        : lists.every(({ status }) => status === 'failed')
          ? 'failed'
          : 'ready',
      items: parts.flatMap(({ items }) => items),
      failures: parts
        .filter(({ list }) => list.status === 'failed' || list.moreFailed)
        .map(({ group, list }) => ({ group, retry: list.moreFailed ? list.loadMore : list.retry })),
      unread: parts
        .filter(({ list }) => list.unread > 0)
        .map(({ group, list }) => ({ group, retry: list.retry })),
      cut: parts
        .filter(({ list }) => list.hasMore && list.pages.length >= mostPages)
        .map(({ group }) => group),
      readOn: wanted.length === 0 ? null : () => wanted.forEach((list) => list.loadMore()),
    };
  }),
);

/** One of each kind: blocks share lists. */
const byGroup = (failures: readonly PlannerFailure[]): PlannerFailure[] => [
  ...new Map(failures.map((failure) => [failure.group, failure])).values(),
];

/** The items of some blocks, without duplicates; a moving one is at its new time. */
export const plannerAtom = boundedAtomFamily((blocks: readonly string[]) =>
  atom((get): PlannerBlock => {
    const all = blocks.map((block) => get(blockAtom(block)));
    const moves = get(movesAtom);
    const byKey = new Map(all.flatMap(({ items }) => items).map((item) => [item.key, item]));
    const readers = all.flatMap(({ readOn }) => readOn ?? []);
    return {
      status: all.some(({ status }) => status === 'loading')
        ? 'loading'
        : all.every(({ status }) => status === 'failed')
          ? 'failed'
          : 'ready',
      items: [...byKey.values()].map((item) => placedAnew(item, moves)),
      failures: byGroup(all.flatMap(({ failures }) => failures)),
      unread: byGroup(all.flatMap(({ unread }) => unread)),
      cut: [...new Set(all.flatMap(({ cut }) => cut))],
      readOn: readers.length === 0 ? null : () => readers.forEach((readOn) => readOn()),
    };
  }),
);
