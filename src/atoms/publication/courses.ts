import { atom, type Atom, type Getter } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { purchaseKeys } from '#api/purchase/queries.ts';
import { late } from '#lib/loading/late.ts';
import { boundedAtomFamily } from '../atomFamily.ts';
import { atomWithQuery } from '../queryAtoms.ts';
import { pageIdleAtom } from '../pageIdle.ts';
import type { Courses } from './readCourses.ts';

/** Sales do not delay the rows. */
const code = late(() => import('./readCourses.ts'));

const none: Courses = {};
const key = [...purchaseKeys.all, 'courses'];

const known = (get: Getter) =>
  get(queryClientAtom)
    .getQueriesData<Courses | null>({ queryKey: key })
    .reduce<Courses>((all, [, courses]) => ({ ...all, ...courses }), none);

/** Weekly sales of these contents, by id; empty while loading. A failure is not reported: the figures are still there. */
export const salesCoursesAtom = boundedAtomFamily((ids: readonly string[]): Atom<Courses> => {
  const queryAtom = atomWithQuery((get: Getter) => ({
    queryKey: [...key, ids],
    queryFn: async ({ signal }: { signal: AbortSignal }) => (await code.load()).readCourses(ids, signal),
    enabled: ids.length > 0,
    staleTime: 60_000,
    placeholderData: () => known(get),
  }));
  return atom((get) => (get(pageIdleAtom) ? (get(queryAtom).data ?? none) : known(get)));
});
