import { atom, type Getter, type Setter } from 'jotai';
import { logFailure } from '#lib/log.ts';

type Act = (get: Getter, set: Setter) => void;

const leaving = new Set<Act>();
const returning = new Set<Act>();

/** Registers what a module must forget when the author leaves. Modules that were never loaded have nothing to forget. */
export function onLeave(forget: Act): void {
  leaving.add(forget);
}

/** Registers what a module does when the author of an expired session has signed in again. */
export function onReturn(goOn: Act): void {
  returning.add(goOn);
}

/** Clears every private atom. If the device prevents that for one, it is reported, and the others are still cleared. */
export const forgetPrivateAtom = atom(null, (get, set) => {
  for (const forget of leaving) {
    try {
      forget(get, set);
    } catch (error) {
      logFailure('Something private was not forgotten', error);
    }
  }
});

/** Resumes everything that the end of the session stopped. */
export const goOnAtom = atom(null, (get, set) => {
  for (const goOn of returning) goOn(get, set);
});
