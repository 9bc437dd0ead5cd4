import { atom, type Getter, type Setter } from 'jotai';

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

/** Empties every private atom. */
export const forgetPrivateAtom = atom(null, (get, set) => {
  for (const forget of leaving) forget(get, set);
});

/** Lets everything go on that the end of the session stopped. */
export const goOnAtom = atom(null, (get, set) => {
  for (const goOn of returning) goOn(get, set);
});
