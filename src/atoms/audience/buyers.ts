import { atom, type Getter } from 'jotai';
import { audienceKeys } from '#api/audience/queries.ts';
import { readBuyerSegments, type BuyersProgress } from '#api/audience/readBuyers.ts';
import type { BuyerSegment } from '#domain/audience/segments.ts';
import { now } from '#lib/time/clock.ts';
import { entityState, type EntityState } from '../states.ts';
import { atomWithQuery } from '../queryAtoms.ts';

/** The groups of buyers, and how far their reading has come. */
interface BuyersState extends EntityState<BuyerSegment[]> {
  progress: BuyersProgress | null;
}

const progressAtom = atom<BuyersProgress | null>(null);
let tell = (_progress: BuyersProgress) => undefined as void;
progressAtom.onMount = (set) => {
  tell = set;
};

const queryAtom = atomWithQuery((_get: Getter) => ({
  queryKey: [...audienceKeys.all, 'buyers'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    readBuyerSegments(now(), (progress) => tell(progress), signal),
  // It reads all clients and purchases, so a copy stays fresh for a while.
  staleTime: 10 * 60_000,
}));

/** The groups of buyers by when they bought last, how often and for how much. All clients and purchases are read for it. */
export const buyerSegmentsAtom = atom((get): BuyersState => ({
  ...entityState(get(queryAtom)),
  progress: get(progressAtom),
}));
