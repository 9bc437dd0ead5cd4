import { atom, type Atom, type Getter } from 'jotai';
import { consultationRequestListAtom } from '../consultation-request/consultationRequests.ts';
import { boundedAtomFamily } from '../atomFamily.ts';
import type { ListParams, ListState } from '../list.ts';
import { marathonListAtom } from '../marathon/marathons.ts';
import type { Entity } from '../pages.ts';
import { partOfPublicationsAtom } from '../publication/partOfAll.ts';
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

/** Rows of a page, and how many pages of a kind are read for a block. */
const limit = 100;
const mostPages = 5;

/** One kind of what is planned in a block. */
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
  // The platform tells them apart by their starts alone, and they go on for weeks: all of them, the latest first.
  paramsOf: () => ({ sort: '-startsAt', limit }),
  items: memoized(ofMarathon),
};

const requests: Kind<Parameters<typeof ofConsultationRequest>[0]> = {
  group: 'consultation',
  listAtom: consultationRequestListAtom,
  paramsOf: (block) => ({
    filter: { ...spanOf(block), status: plannedRequests },
    sort: 'requestedAt',
    limit,
  }),
  items: memoized(ofConsultationRequest),
};

type Publications = Parameters<typeof partOfPublicationsAtom>[0];

const publications: Kind<Parameters<typeof ofPublication>[0], Publications> = {
  group: 'publication',
  listAtom: partOfPublicationsAtom,
  // Asked for by their last change, which is never before their day.
  paramsOf: (block) => ({ filter: { from: spanOf(block).from }, limit }),
  items: memoized(ofPublication),
};

/** A kind that could not be read. */
interface PlannerFailure {
  group: PlannerGroup;
  retry: () => void;
}

/** What is planned in a block. */
export interface PlannerBlock {
  status: 'loading' | 'failed' | 'ready';
  items: PlannerItem[];
  /** Kinds that could not be read; the others are there. */
  failures: PlannerFailure[];
  /** Kinds of which there are more than is read. */
  cut: PlannerGroup[];
  /** Reads the next pages, where there are some that are wanted; null where all is read or being read. */
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
      cut: parts
        .filter(({ list }) => list.hasMore && list.pages.length >= mostPages)
        .map(({ group }) => group),
      readOn: wanted.length === 0 ? null : () => wanted.forEach((list) => list.loadMore()),
    };
  }),
);

/** What is planned in some blocks, each thing once; what is being moved stands where it is moved to. */
export const plannerAtom = boundedAtomFamily((blocks: readonly string[]) =>
  atom((get): PlannerBlock => {
    const all = blocks.map((block) => get(blockAtom(block)));
    const moves = get(movesAtom);
    const byKey = new Map(all.flatMap(({ items }) => items).map((item) => [item.key, item]));
    const failures = new Map(
      all.flatMap((block) => block.failures).map((failure) => [failure.group, failure]),
    );
    const readers = all.flatMap(({ readOn }) => readOn ?? []);
    return {
      status: all.some(({ status }) => status === 'loading')
        ? 'loading'
        : all.every(({ status }) => status === 'failed')
          ? 'failed'
          : 'ready',
      items: [...byKey.values()].map((item) => placedAnew(item, moves)),
      failures: [...failures.values()],
      cut: [...new Set(all.flatMap(({ cut }) => cut))],
      readOn: readers.length === 0 ? null : () => readers.forEach((readOn) => readOn()),
    };
  }),
);
