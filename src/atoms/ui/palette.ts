import { atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { entityKeys } from '#api/keys.ts';
import { onLeave } from '../session/private.ts';

/** A content as a place. */
interface PlaceContent {
  /** Its kind: `lecture`. */
  kind: string;
  id: string;
  name: string;
  imageId?: string | null;
}

/** A visited place: a section by its route, or a content. */
export interface Place {
  /** Hash route without «#». */
  route: string;
  content: PlaceContent | null;
}

/** How many places are remembered: the five that are shown, and the current one. */
const remembered = 6;

const placesAtom = atom<readonly Place[]>([]);

/** The places of this session, the latest first. */
export const recentPlacesAtom = atom((get) => get(placesAtom));

/** Remembers a place that the author leaves. A content that was never loaded, for example because it does not exist, is skipped. */
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
