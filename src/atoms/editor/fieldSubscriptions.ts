import type { Atom } from 'jotai';
import type { Store as AppStore } from '../store.ts';
import { sameValue, type FieldName } from './fields.ts';

type Store = Pick<AppStore, 'get' | 'sub'>;

/** Subscriptions to single fields of an object in an atom. */
interface FieldSubscriptions<Fields extends object> {
  /** The value of a field; the same object for as long as it says the same. */
  read: <Name extends FieldName<Fields>>(name: Name) => Fields[Name];
  /** Subscribes to this field only. Returns the function that unsubscribes. */
  subscribe: (name: FieldName<Fields>, listener: () => void) => () => void;
}

/** The subscriptions of an object in one store. */
function createSubscriptions<Fields extends object>(
  store: Store,
  fieldsAtom: Atom<Fields>,
): FieldSubscriptions<Fields> {
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
    subscribe(name, listener) {
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

/** Subscriptions to the forms of one kind. Created with the kind, without work until the first form. */
export type SubscriptionsOfKind<Fields extends object> = WeakMap<
  Store,
  WeakMap<Atom<Fields>, FieldSubscriptions<Fields>>
>;

/**
 * The fields of a form with separate subscriptions. An atom per field would be evaluated on every keystroke, sixty of them in a long form; this
 * compares a changed object once.
 */
export function subscriptionsOf<Fields extends object>(
  all: SubscriptionsOfKind<Fields>,
  store: Store,
  fieldsAtom: Atom<Fields>,
): FieldSubscriptions<Fields> {
  const ofStore = all.get(store) ?? new WeakMap<Atom<Fields>, FieldSubscriptions<Fields>>();
  all.set(store, ofStore);
  const subscriptions = ofStore.get(fieldsAtom) ?? createSubscriptions(store, fieldsAtom);
  ofStore.set(fieldsAtom, subscriptions);
  return subscriptions;
}
