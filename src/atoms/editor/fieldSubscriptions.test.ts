import { atom } from 'jotai';
import { expect, test, vi } from 'vitest';
import { createAppStore } from '../store.ts';
import { subscriptionsOf, type SubscriptionsOfKind } from './fieldSubscriptions.ts';

interface Fields {
  name: string;
  price: number | null;
  lines: string[];
}

function subscribing() {
  const store = createAppStore();
  const fieldsAtom = atom<Fields>({ name: 'Голос', price: null, lines: ['коврик'] });
  const all: SubscriptionsOfKind<Fields> = new WeakMap();
  return { store, fieldsAtom, subscriptions: subscriptionsOf(all, store, fieldsAtom), all };
}

test('whoever hears a field is told when it changes, and of no other', () => {
  const { store, fieldsAtom, subscriptions } = subscribing();
  const [onName, onPrice, onLines] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
  const stop = subscriptions.subscribe('name', onName);
  subscriptions.subscribe('price', onPrice);
  subscriptions.subscribe('lines', onLines);
  const lines = subscriptions.read('lines');
  expect([subscriptions.read('name'), subscriptions.read('price')]).toEqual(['Голос', null]);

  store.set(fieldsAtom, { name: 'Голос!', price: null, lines: ['коврик'] });
  expect(subscriptions.read('name')).toBe('Голос!');
  expect([onName, onPrice, onLines].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
  // The same list stays the same object, so that nobody draws it anew.
  expect(subscriptions.read('lines')).toBe(lines);

  store.set(fieldsAtom, (fields) => ({ ...fields, price: 100 }));
  store.set(fieldsAtom, (fields) => ({ ...fields, price: null }));
  expect(onPrice).toHaveBeenCalledTimes(2);
  stop();
  store.set(fieldsAtom, (fields) => ({ ...fields, name: 'Тишина' }));
  expect(onName).toHaveBeenCalledTimes(1);
  expect(subscriptions.read('name')).toBe('Тишина');
});

test('the store is asked once for all fields of a form, and let go with the last', () => {
  const { store, fieldsAtom, subscriptions, all } = subscribing();
  const left = vi.fn<() => void>();
  const mounted = vi.fn<() => () => void>(() => left);
  fieldsAtom.onMount = mounted;
  expect(subscriptionsOf(all, store, fieldsAtom)).toBe(subscriptions);
  const stops = (['name', 'price', 'lines'] as const).map((name) =>
    subscriptions.subscribe(name, () => undefined),
  );
  expect(mounted).toHaveBeenCalledTimes(1);
  for (const stop of stops) {
    expect(left).not.toHaveBeenCalled();
    stop();
  }
  expect(left).toHaveBeenCalledTimes(1);
});
