import { atom, type PrimitiveAtom } from 'jotai';
import type { PickedFile } from '#lib/file/pickedFiles.ts';
import { onLeave } from '../session/private.ts';

/** Files dropped on a list, kept for the new course or marathon that they become. */
export const heldImportAtom: PrimitiveAtom<readonly PickedFile[] | null> = atom<readonly PickedFile[] | null>(
  null,
);

onLeave((_get, set) => set(heldImportAtom, null));
