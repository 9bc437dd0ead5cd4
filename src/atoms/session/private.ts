import { atom, type Getter, type Setter } from 'jotai';
import { logFailure } from '#lib/log.ts';

type Act = (get: Getter, set: Setter) => void;

const leaving = new Set<Act>();
const returning = new Set<Act>();

/** Declares what a module must forget when the author leaves. Modules that were never loaded have nothing to forget. */
export function onLeave(forget: Act): void {
  leaving.add(forget);
}

/** Declares what a module does when the author whose session ended by itself has signed in again. */
export function onReturn(goOn: Act): void {
  returning.add(goOn);
}

/** Empties every private atom. One that a device keeps from being emptied is told of, and stands in the way of no other. */
export const forgetPrivateAtom = atom(null, (get, set) => {
  for (const forget of leaving) {
    try {
      forget(get, set);
    } catch (error) {
      logFailure('Something private was not forgotten', error);
    }
  }
});

/** Lets everything go on that the end of the session stopped. */
export const goOnAtom = atom(null, (get, set) => {
  for (const goOn of returning) goOn(get, set);
});
