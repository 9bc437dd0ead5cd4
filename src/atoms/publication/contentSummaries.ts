import { atom, type Atom, type Getter } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import type { ContentType } from '#domain/content/schema.ts';
import { entityKeys } from '#api/keys.ts';
import { late } from '#lib/loading/late.ts';
import { boundedAtomFamily } from '../atomFamily.ts';
import { atomWithQuery } from '../queryAtoms.ts';
import { pageIdleAtom } from '../pageIdle.ts';
import type { ContentSummary } from './contentReaders.ts';

/** The calls of every kind: they do not delay the rows. */
const code = late(() => import('./contentReaders.ts'));

const none: ContentSummary[] = [];

/** The data of these contents of one kind: one call, after their rows are shown. Data from other pages is used while it is loading. */
export const contentSummariesAtom = boundedAtomFamily(
  ({ type, ids }: { type: ContentType; ids: readonly string[] }): Atom<ContentSummary[]> => {
    const told = [...entityKeys(type).all, 'told'];
    const known = (get: Getter) =>
      get(queryClientAtom)
        .getQueriesData<ContentSummary[]>({ queryKey: told })
        .flatMap(([, contents]) => contents?.filter(({ id }) => ids.includes(id)) ?? []);
    const queryAtom = atomWithQuery((get: Getter) => ({
      queryKey: [...told, ids],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const { readers } = await code.load();
        return readers[type]({ filter: { id: ids }, limit: 100 }, signal);
      },
      placeholderData: () => known(get),
    }));
    return atom((get) => (get(pageIdleAtom) ? (get(queryAtom).data ?? none) : known(get)));
  },
);
