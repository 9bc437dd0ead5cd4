import { expect, test } from 'vitest';
import { openPlatformConsole } from '#tests/support/platformConsole.ts';
import { forgetPrivateAtom } from '../session/private.ts';
import { cancelReasonsAtom } from './cancelReasons.ts';

test('reasons of two events stand apart, and go with their author', async () => {
  const { store } = await openPlatformConsole();
  store.set(cancelReasonsAtom, { one: 'Заболела' });
  store.set(cancelReasonsAtom, { other: 'Переезд' });
  expect(store.get(cancelReasonsAtom)).toEqual({ one: 'Заболела', other: 'Переезд' });
  store.set(forgetPrivateAtom);
  expect(store.get(cancelReasonsAtom)).toBeNull();
});
