import type { Getter } from 'jotai';
import { savesData } from '#lib/loading/fetchAhead.ts';
import { codeAheadAtom } from '../ui/late.ts';
import { entriesAtom, isUnder } from '../upload/entries.ts';

/**
 * Whether the line and the processor are free for what nobody has asked for: somebody looks, there is a network, no upload is under way.
 * A device that saves data never is, nor is the workbench, where nothing is fetched ahead.
 */
export const mayWork = (get: Getter): boolean =>
  get(codeAheadAtom) &&
  !savesData() &&
  navigator.onLine &&
  document.visibilityState === 'visible' &&
  !get(entriesAtom).some(isUnder);
