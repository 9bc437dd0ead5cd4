import { atom } from 'jotai';
import type { Publication } from '#domain/publication/schema.ts';
import { boundedAtomFamily } from '../atomFamily.ts';
import type { ListState } from '../list.ts';
import { publicationListAtom } from './publications.ts';

/** One shared call: it has every publication of most authors, and of others the best-selling ones. `unread` of them make no sense. */
export const bestSoldAtom = publicationListAtom({ sort: '-revenueKopecks', limit: 100, partly: true });

/** The wanted part of the publications. The last changed come first. */
interface Part {
  filter: {
    /** In any of these statuses. */
    status?: readonly string[];
    /** Changed since then, ISO. */
    from?: string;
  };
  limit: number;
}

const lastFirst = (one: Publication, other: Publication) =>
  Date.parse(other.updatedAt ?? '') - Date.parse(one.updatedAt ?? '');

/** A list of publications that needs no call of its own if one call has all of them. */
export const partOfPublicationsAtom = boundedAtomFamily(({ filter, limit }: Part) => {
  const { status, from } = filter;
  const isIn = (one: Publication) =>
    (status === undefined || status.includes(one.status)) &&
    (from === undefined || Date.parse(one.updatedAt ?? '') >= Date.parse(from));
  const askedAtom = publicationListAtom({
    filter: { ...(status && { status: [...status] }), ...(from !== undefined && { from }) },
    sort: '-updatedAt',
    limit,
    partly: true,
  });
  return atom((get): ListState<Publication> => {
    const all = get(bestSoldAtom);
    if (all.hasMore || all.pages.length > 1) return get(askedAtom);
    const found = all.items.filter(isIn).toSorted(lastFirst);
    const items = found.slice(0, limit);
    return { ...all, items, pages: [items], count: found.length };
  });
});
