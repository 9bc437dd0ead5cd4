import { atom } from 'jotai';
import type { Publication } from '#domain/publication/schema.ts';
import { boundedAtomFamily } from '../atomFamily.ts';
import { bestSoldAtom } from '../publication/sharedPublications.ts';
import { publicationListAtom } from '../publication/publications.ts';

const coversOf = (publications: readonly Publication[]): ReadonlyMap<string, string> =>
  new Map(publications.flatMap(({ contentId, imageId }) => (imageId ? [[contentId, imageId]] : [])));

/** The covers of the best-selling contents by content id, shown beside purchases. */
export const soldCoversAtom = atom((get) => coversOf(get(bestSoldAtom).items));

/** The covers of some contents by id. Only those not among the best-selling ones are requested. */
export const coversOfAtom = boundedAtomFamily((ids: readonly string[]) =>
  atom((get): ReadonlyMap<string, string> => {
    const { items, hasMore, status } = get(bestSoldAtom);
    const covers = get(soldCoversAtom);
    const others = ids.filter((id) => !items.some(({ contentId }) => contentId === id));
    if (others.length === 0 || (status === 'ready' && !hasMore) || status === 'loading') return covers;
    const asked = publicationListAtom({ filter: { contentId: others }, limit: 2 * others.length });
    return new Map([...covers, ...coversOf(get(asked).items)]);
  }),
);
