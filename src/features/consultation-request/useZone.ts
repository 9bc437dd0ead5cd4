import { useAtomValue } from 'jotai';
import { authorAtom } from '#atoms/session/session.ts';

/** The author's zone; that of the device until it is known. */
export const useZone = (): string =>
  useAtomValue(authorAtom)?.timezone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
