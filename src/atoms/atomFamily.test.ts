import { atom, createStore } from 'jotai';
import { expect, test } from 'vitest';
import { boundedAtomFamily } from './atomFamily.ts';

test('one in use stays, of those out of use the oldest go', () => {
  let made = 0;
  const atoms = boundedAtomFamily((id: number) => {
    made += 1;
    return atom(`atom ${id}`);
  });
  const store = createStore();
  const used = atoms(0);
  const stop = store.sub(used, () => undefined);
  for (let id = 1; id <= 100; id += 1) atoms(id);
  expect(atoms(0)).toBe(used);
  expect(store.get(used)).toBe('atom 0');

  const before = made;
  atoms(100);
  expect(made).toBe(before);
  atoms(1);
  expect(made).toBe(before + 1);

  stop();
  for (let id = 101; id <= 200; id += 1) atoms(id);
  expect(atoms(0)).not.toBe(used);
});

test('one that several pages use stays until the last of them lets it go', () => {
  const atoms = boundedAtomFamily((id: number) => atom(`atom ${id}`));
  const used = atoms(0);
  const [one, other] = [createStore(), createStore()].map((store) => store.sub(used, () => undefined));
  one?.();
  for (let id = 1; id <= 100; id += 1) atoms(id);
  expect(atoms(0)).toBe(used);

  other?.();
  for (let id = 101; id <= 200; id += 1) atoms(id);
  expect(atoms(0)).not.toBe(used);
});
