import { atom, useSetAtom } from 'jotai';
import type { CoverOwner } from '#atoms/upload/covers.ts';
import { onLeave } from '#atoms/session/private.ts';
import { useEditorKey } from './place.ts';

/** The picture that a cover is being cut out of, and whose cover it will be. */
export const croppingAtom = atom<(CoverOwner & { file: File }) | null>(null);

onLeave((_get, set) => set(croppingAtom, null));

/** Opens the cropper with a picture that was found elsewhere on the screen, as a frame of the video. */
export function useCropCover(kind: string): (file: File) => void {
  const key = useEditorKey();
  const crop = useSetAtom(croppingAtom);
  return (file) => crop({ kind, key, file });
}
