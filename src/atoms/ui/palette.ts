import { atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { lectureKeys } from '#api/lecture/queries.ts';
import type { Lecture } from '#api/lecture/schema.ts';
import { onLeave } from '../session/private.ts';

/** A place where the author has been: a section by its route, or a lecture. */
export interface Place {
  /** Hash route without «#». */
  route: string;
  lecture: Lecture | null;
}

/** How many places are remembered: the five that are shown, and the one where the author is. */
const remembered = 6;

const placesAtom = atom<readonly Place[]>([]);

/** The places of this session, the last one first. */
export const recentPlacesAtom = atom((get) => get(placesAtom));

/** Remembers a place that the author leaves. A lecture that was never read, one that does not exist say, is passed over. */
export const leavePlaceAtom = atom(
  null,
  (get, set, { route, lectureId }: { route: string; lectureId: string | null }) => {
    const lecture =
      lectureId === null ? null : get(queryClientAtom).getQueryData<Lecture>(lectureKeys.item(lectureId));
    if (lecture === undefined) return;
    const others = get(placesAtom).filter((place) => place.route !== route);
    set(placesAtom, [{ route, lecture }, ...others].slice(0, remembered));
  },
);

onLeave((_get, set) => set(placesAtom, []));
