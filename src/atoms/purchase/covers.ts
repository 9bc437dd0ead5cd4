import { atom } from 'jotai';
import type { Publication } from '#domain/publication/schema.ts';
import { publicationListAtom } from '../publication/publications.ts';

/** What sells best: its covers are shown beside purchases, and it is offered as a filter. One call, however much is sold. */
const bestAtom = publicationListAtom({ sort: '-revenueKopecks', limit: 100 });

/** The publications that bring the most, the best first. */
export const soldPublicationsAtom = atom((get): readonly Publication[] => get(bestAtom).items);

/** Their covers by the id of the content. */
export const soldCoversAtom = atom(
  (get): ReadonlyMap<string, string> =>
    new Map(get(bestAtom).items.flatMap(({ contentId, imageId }) => (imageId ? [[contentId, imageId]] : []))),
);
