import { atom } from 'jotai';
import type { PickedFile } from '#lib/file/pickedFiles.ts';
import { onLeave } from '../session/private.ts';

/**
 * What a screen does with files that are dropped anywhere on the window, or pasted, while it is shown.
 *
 * Who gets a dropped file: the innermost drop area under the pointer (`useFileDrop`, or any element that prevents the default of `dragover` and
 * `drop`); otherwise the latest claim; without a claim the file is uploaded to the video library. A screen claims with `useDropClaim`.
 */
export interface DropClaim {
  /** The effect of a drop, shown while files are held over the window: «Отпустите, и файл станет записью этой лекции». */
  label: string;
  /** Accepts more than one file; otherwise the first one is claimed and the others go to the library. */
  many: boolean;
  take: (picked: PickedFile[]) => void;
}

const claimsAtom = atom<readonly DropClaim[]>([]);

/** The current claim: the latest one. */
export const dropClaimAtom = atom((get) => get(claimsAtom).at(-1) ?? null);

/** Registers a claim, and returns the function that removes it. */
export const claimDropsAtom = atom(null, (_get, set, claim: DropClaim) => {
  set(claimsAtom, (claims) => [...claims, claim]);
  return () => set(claimsAtom, (claims) => claims.filter((one) => one !== claim));
});

onLeave((_get, set) => set(claimsAtom, []));
