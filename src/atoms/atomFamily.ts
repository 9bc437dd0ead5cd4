import { hashKey } from '@tanstack/query-core';
import { atom, type Atom } from 'jotai';
import { atomFamily } from 'jotai-family';

/** Atoms that nobody reads any more are kept up to this number, for a quick way back. */
const kept = 50;

/**
 * Atoms by a parameter: the same parameter gives the same atom, whatever the order of its fields, so that it may be asked
 * for in render. An atom in use stays; of those out of use the oldest go.
 */
export function boundedAtomFamily<P, T>(create: (param: P) => Atom<T>): (param: P) => Atom<T> {
  const params = new Map<string, P>();
  /** How often each is in use, of those that are. */
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
    // Counted, not searched: every new parameter asks, and of most families nothing is to go.
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
    // Most are ids, which are asked for with every key: they need no hash. No hash begins so.
    const key = typeof param === 'string' ? `=${param}` : hashKey([param]);
    const known = params.delete(key);
    params.set(key, param);
    if (!known) forgetOldest();
    return family(key);
  };
}
