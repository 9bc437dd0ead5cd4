import { atom, type PrimitiveAtom } from 'jotai';
import type { PickedFile } from '#lib/file/pickedFiles.ts';
import { onLeave } from '../session/private.ts';

/** What was dropped on a list, on its way to the new course or marathon that is made of it. */
export const heldGiftAtom: PrimitiveAtom<readonly PickedFile[] | null> = atom<readonly PickedFile[] | null>(
  null,
);

onLeave((_get, set) => set(heldGiftAtom, null));
