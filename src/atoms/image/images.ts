import { atom, type Getter } from 'jotai';
import { imageKeys } from '#api/upload/queries.ts';
import { imageUrl } from '#api/upload/image-url.ts';
import { boundedAtomFamily } from '../atomFamily.ts';
import { atomWithQuery } from '../queryAtoms.ts';

/** Size of a picture, px. */
interface ImageSize {
  width: number;
  height: number;
}

/** Reads the size of a picture from its file, which the browser caches if it is shown too. */
function measure(imageId: string): Promise<ImageSize | null> {
  if (typeof Image === 'undefined') return Promise.resolve(null);
  return new Promise((resolve) => {
    const image = new Image();
    image.addEventListener('load', () => resolve({ width: image.naturalWidth, height: image.naturalHeight }));
    image.addEventListener('error', () => resolve(null));
    image.src = imageUrl(imageId);
  });
}

/** The size of a platform picture; undefined while it is loading, null if it cannot be shown. */
export const imageSizeAtom = boundedAtomFamily((imageId: string) => {
  const queryAtom = atomWithQuery((_get: Getter) => ({
    queryKey: imageKeys.size(imageId),
    queryFn: () => measure(imageId),
    // A failed read, offline or from a busy server, is repeated at the next use.
    staleTime: ({ state }) => (state.data ? Number.POSITIVE_INFINITY : 0),
  }));
  return atom((get) => {
    const { data, isFetching } = get(queryAtom);
    return data ?? (isFetching ? undefined : null);
  });
});

/** The state of a cover: none is set, it is loading, or its size is known. */
export type CoverState = 'none' | 'unread' | 'read';

/** The state of a content's cover. */
export const coverState = (get: Getter, imageId: string | null): CoverState =>
  imageId === null ? 'none' : get(imageSizeAtom(imageId)) ? 'read' : 'unread';
