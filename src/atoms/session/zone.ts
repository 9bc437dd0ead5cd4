import { atom } from 'jotai';
import { authorAtom } from './session.ts';

/** The author's zone (IANA); that of the device until it is known. */
export const authorZoneAtom = atom(
  (get) => get(authorAtom)?.timezone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone,
);
