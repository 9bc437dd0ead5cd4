import { expect, test } from 'vitest';
import { clientOfTarget, isClientTarget, readTarget } from './targets.ts';

test('a target is read from an address, and what is none is not', () => {
  for (const target of ['all', 'sleeping', 'regulars', 'client:7']) expect(readTarget(target)).toBe(target);
  for (const text of [null, '', 'friends', 'client:', `client:${'x'.repeat(200)}`]) {
    expect(readTarget(text)).toBeNull();
  }
});

test('one client is told by the id', () => {
  const target = 'client:client-9';
  expect(isClientTarget(target)).toBe(true);
  expect(clientOfTarget(target)).toBe('client-9');
});
