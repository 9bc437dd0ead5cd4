import { atom, type Getter, type Setter } from 'jotai';

type Forget = (get: Getter, set: Setter) => void;

const registry = new Set<Forget>();

/** Declares what a module must forget when the author leaves. Modules that were never loaded have nothing to forget. */
export function onLeave(forget: Forget): void {
  registry.add(forget);
}

/** Empties every private atom. */
export const forgetPrivateAtom = atom(null, (get, set) => {
  for (const forget of registry) forget(get, set);
});
