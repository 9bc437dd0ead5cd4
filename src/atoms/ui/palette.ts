import { atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { entityKeys } from '#api/keys.ts';
import { onLeave } from '../session/private.ts';

/** A content, as a place names it. */
interface PlaceContent {
  /** Its kind: `lecture`. */
  kind: string;
  id: string;
  name: string;
  imageId?: string | null;
}

/** A place where the author has been: a section by its route, or a content. */
export interface Place {
  /** Hash route without «#». */
  route: string;
  content: PlaceContent | null;
}

/** How many places are remembered: the five that are shown, and the one where the author is. */
const remembered = 6;

const placesAtom = atom<readonly Place[]>([]);

/** The places of this session, the last one first. */
export const recentPlacesAtom = atom((get) => get(placesAtom));

/** Remembers a place that the author leaves. A content that was never read, one that does not exist say, is passed over. */
export const leavePlaceAtom = atom(
  null,
  (get, set, { route, content }: { route: string; content: { kind: string; id: string } | null }) => {
    const read =
      content &&
      get(queryClientAtom).getQueryData<{ name: string; imageId?: string | null }>(
        entityKeys(content.kind).item(content.id),
      );
    if (read === undefined) return;
    const place = {
      route,
      content: content && read && { ...content, name: read.name, imageId: read.imageId },
    };
    const others = get(placesAtom).filter((other) => other.route !== route);
    set(placesAtom, [place, ...others].slice(0, remembered));
  },
);

onLeave((_get, set) => set(placesAtom, []));
