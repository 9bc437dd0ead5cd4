import type { QueryKey } from '@tanstack/query-core';
import { atom, type Getter } from 'jotai';
import type { Income, Shares } from '#domain/purchase/income.ts';
import { purchaseKeys } from '#api/purchase/queries.ts';
import {
  readSeries,
  readShares,
  type IncomeRequest,
  type ReadingProgress,
} from '#api/purchase/readIncome.ts';
import { boundedAtomFamily } from '../atomFamily.ts';
import { entityState, type EntityState } from '../states.ts';
import { atomWithQuery } from '../queryAtoms.ts';

/** The income of the matches between neighbouring moments (ISO, sorted). */
export const incomeSeriesAtom = boundedAtomFamily(
  ({ request, edges }: { request: IncomeRequest; edges: readonly string[] }) => {
    const queryAtom = atomWithQuery((_get: Getter) => ({
      queryKey: [...purchaseKeys.all, 'series', request, edges] as QueryKey,
      queryFn: ({ signal }: { signal: AbortSignal }) => readSeries(request, edges, { signal }),
      enabled: edges.length > 1,
    }));
    return atom((get): EntityState<Income[]> => entityState(get(queryAtom)));
  },
);

/** The income by content and by country, and the progress of its reading. */
interface SharesState extends EntityState<Shares> {
  progress: ReadingProgress | null;
  /** There are too many purchases to read. */
  tooMany: boolean;
}

interface SharesQuery {
  request: IncomeRequest;
  /** Moments (ISO), the end excluded. */
  from: string;
  to: string;
  /** Above so many purchases nothing is read. */
  most?: number;
}

/** The income of the matches by content and by country. */
export const incomeSharesAtom = boundedAtomFamily(({ request, from, to, most }: SharesQuery) => {
  const progressAtom = atom<ReadingProgress | null>(null);
  let tell = (_progress: ReadingProgress) => undefined as void;
  progressAtom.onMount = (set) => {
    tell = set;
  };
  const queryAtom = atomWithQuery((_get: Getter) => ({
    queryKey: [...purchaseKeys.all, 'shares', request, from, to, most] as QueryKey,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      readShares(request, [from, to], { most, onProgress: (progress) => tell(progress), signal }),
  }));
  return atom((get): SharesState => {
    const { item, ...state } = entityState(get(queryAtom));
    const tooMany = item === null && state.status === 'ready';
    return { ...state, item, tooMany, progress: get(progressAtom) };
  });
});
