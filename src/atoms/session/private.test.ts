import { createStore } from 'jotai';
import { expect, onTestFinished, test, vi } from 'vitest';
import { logFailuresTo } from '#lib/log.ts';
import { forgetPrivateAtom, onLeave } from './private.ts';

test('what cannot be forgotten just now keeps nothing else from being forgotten, and is told', () => {
  const failures = vi.fn<(what: string, cause: unknown) => void>();
  onTestFinished(logFailuresTo(failures));
  const full = new DOMException('The storage is blocked', 'SecurityError');
  const later = vi.fn<() => void>();
  let isBlocked = true;
  onTestFinished(() => void (isBlocked = false));
  onLeave(() => {
    if (isBlocked) throw full;
  });
  onLeave(later);
  createStore().set(forgetPrivateAtom);
  expect(later).toHaveBeenCalledOnce();
  expect(failures).toHaveBeenCalledWith(expect.any(String), full);
});
