import { atom, createStore } from 'jotai';
import { expect, test } from 'vitest';
import { distinctAtom } from './distinctAtom.ts';

const sourceAtom = atom({ names: ['one'] });
const copyAtom = distinctAtom((get) => ({ names: [...get(sourceAtom).names] }));

test('the same object stands for as long as it says the same', () => {
  const store = createStore();
  const first = store.get(copyAtom);
  store.set(sourceAtom, { names: ['one'] });
  expect(store.get(copyAtom)).toBe(first);
  store.set(sourceAtom, { names: ['two'] });
  expect(store.get(copyAtom)).toEqual({ names: ['two'] });
});

test('two stores share no object', () => {
  const [one, other] = [createStore(), createStore()];
  const read = [one.get(copyAtom), other.get(copyAtom)];
  expect(read[0]).toEqual(read[1]);
  expect(read[0]).not.toBe(read[1]);
});
