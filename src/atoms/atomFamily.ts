import { hashKey } from '@tanstack/query-core';
import { atom, type Atom } from 'jotai';
import { atomFamily } from 'jotai-family';

/** How many unused atoms are kept, for a quick return. */
const kept = 50;

/**
 * Atoms by parameter. Equal parameters give the same atom, whatever the order of their fields, so it can be called during render. Atoms in use stay;
 * among unused ones the oldest are dropped.
 */
export function boundedAtomFamily<P, T>(create: (param: P) => Atom<T>): (param: P) => Atom<T> {
  const params = new Map<string, P>();
  /** The number of uses of each atom in use. */
  const mounts = new Map<string, number>();

  const family = atomFamily((key: string) => {
    const param = params.get(key);
    if (param === undefined) throw new Error(`No parameter for ${key}`);
    const inner = create(param);
    const outer = atom(
      (get) => get(inner),
      () => undefined,
    );
    outer.onMount = () => {
      mounts.set(key, (mounts.get(key) ?? 0) + 1);
      return () => {
        const left = (mounts.get(key) ?? 1) - 1;
        if (left > 0) mounts.set(key, left);
        else mounts.delete(key);
      };
    };
    return outer;
  });

  const forgetOldest = () => {
    // A count instead of a search, because every new parameter asks, and most families have nothing to drop.
    let toGo = params.size - mounts.size - kept;
    for (const key of params.keys()) {
      if (toGo <= 0) return;
      if (mounts.has(key)) continue;
      params.delete(key);
      family.remove(key);
      toGo -= 1;
    }
  };

  return (param) => {
    // Most parameters are ids, which every keystroke looks up: strings need no hash. No hash begins like this.
    const key = typeof param === 'string' ? `=${param}` : hashKey([param]);
    const known = params.delete(key);
    params.set(key, param);
    if (!known) forgetOldest();
    return family(key);
  };
}
