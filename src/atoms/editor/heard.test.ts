import { atom } from 'jotai';
import { expect, test, vi } from 'vitest';
import { createAppStore } from '../store.ts';
import { heardFields, type Heard } from './heard.ts';

interface Fields {
  name: string;
  price: number | null;
  lines: string[];
}

function hearing() {
  const store = createAppStore();
  const fieldsAtom = atom<Fields>({ name: 'Голос', price: null, lines: ['коврик'] });
  const all: Heard<Fields> = new WeakMap();
  return { store, fieldsAtom, heard: heardFields(all, store, fieldsAtom), all };
}

test('whoever hears a field is told when it changes, and of no other', () => {
  const { store, fieldsAtom, heard } = hearing();
  const [onName, onPrice, onLines] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
  const stop = heard.hear('name', onName);
  heard.hear('price', onPrice);
  heard.hear('lines', onLines);
  const lines = heard.read('lines');
  expect([heard.read('name'), heard.read('price')]).toEqual(['Голос', null]);

  store.set(fieldsAtom, { name: 'Голос!', price: null, lines: ['коврик'] });
  expect(heard.read('name')).toBe('Голос!');
  expect([onName, onPrice, onLines].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
  // The same list stays the same object, so that nobody draws it anew.
  expect(heard.read('lines')).toBe(lines);

  store.set(fieldsAtom, (fields) => ({ ...fields, price: 100 }));
  store.set(fieldsAtom, (fields) => ({ ...fields, price: null }));
  expect(onPrice).toHaveBeenCalledTimes(2);
  stop();
  store.set(fieldsAtom, (fields) => ({ ...fields, name: 'Тишина' }));
  expect(onName).toHaveBeenCalledTimes(1);
  expect(heard.read('name')).toBe('Тишина');
});

test('the store is asked once for all fields of a form, and let go with the last', () => {
  const { store, fieldsAtom, heard, all } = hearing();
  const left = vi.fn<() => void>();
  const mounted = vi.fn<() => () => void>(() => left);
  fieldsAtom.onMount = mounted;
  expect(heardFields(all, store, fieldsAtom)).toBe(heard);
  const stops = (['name', 'price', 'lines'] as const).map((name) => heard.hear(name, () => undefined));
  expect(mounted).toHaveBeenCalledTimes(1);
  for (const stop of stops) {
    expect(left).not.toHaveBeenCalled();
    stop();
  }
  expect(left).toHaveBeenCalledTimes(1);
});
