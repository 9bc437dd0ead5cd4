import type { Getter } from 'jotai';
import { savesData } from '#lib/loading/fetchAhead.ts';
import { codeAheadAtom } from '../ui/late.ts';
import { entriesAtom, isUnder } from '../upload/entries.ts';

/**
 * Whether line and processor are free for background work: the page is visible and online, and nothing is uploading. Never on a device that saves
 * data, or in the workbench, where nothing is prefetched.
 */
export const mayWork = (get: Getter): boolean =>
  get(codeAheadAtom) &&
  !savesData() &&
  navigator.onLine &&
  document.visibilityState === 'visible' &&
  !get(entriesAtom).some(isUnder);
