import type { Atom } from 'jotai';
import type { Store as AppStore } from '../store.ts';
import { sameValue, type FieldName } from './fields.ts';

type Store = Pick<AppStore, 'get' | 'sub'>;

/** Single fields of an object that an atom holds. */
interface HeardFields<Fields extends object> {
  /** The value of a field; the same object for as long as it says the same. */
  read: <Name extends FieldName<Fields>>(name: Name) => Fields[Name];
  /** Tells of each change of this field, and of no other. Answers how to stop that. */
  hear: (name: FieldName<Fields>, listener: () => void) => () => void;
}

/** What is heard of an object in one store. */
function createHeard<Fields extends object>(store: Store, fieldsAtom: Atom<Fields>): HeardFields<Fields> {
  const known: Partial<Fields> = {};
  const listeners = new Map<FieldName<Fields>, Set<() => void>>();
  let stop = () => {};

  const read = <Name extends FieldName<Fields>>(name: Name): Fields[Name] => {
    const now = store.get(fieldsAtom)[name];
    const before = known[name];
    if (before !== undefined && sameValue(before, now)) return before;
    known[name] = now;
    return now;
  };

  const onChange = () => {
    for (const [name, own] of listeners) {
      const before = known[name];
      if (read(name) !== before) for (const listener of own) listener();
    }
  };

  return {
    read,
    hear(name, listener) {
      if (listeners.size === 0) stop = store.sub(fieldsAtom, onChange);
      const own = listeners.get(name) ?? new Set();
      listeners.set(name, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0 && listeners.get(name) === own) listeners.delete(name);
        if (listeners.size === 0) stop();
      };
    },
  };
}

/** What is heard of the forms of one kind. It stands with the kind, its work comes with the first form. */
export type Heard<Fields extends object> = WeakMap<Store, WeakMap<Atom<Fields>, HeardFields<Fields>>>;

/**
 * The fields of a form, each of which is heard apart. An atom for each would be worked out anew with every key, sixty of them in
 * a long form; here an object that has changed is gone through once.
 */
export function heardFields<Fields extends object>(
  all: Heard<Fields>,
  store: Store,
  fieldsAtom: Atom<Fields>,
): HeardFields<Fields> {
  const ofStore = all.get(store) ?? new WeakMap<Atom<Fields>, HeardFields<Fields>>();
  all.set(store, ofStore);
  const heard = ofStore.get(fieldsAtom) ?? createHeard(store, fieldsAtom);
  ofStore.set(fieldsAtom, heard);
  return heard;
}
