import { afterEach, expect, test, vi } from 'vitest';
import { ChunkError, chunkTimeout, withTimeout } from './lazyScreen.tsx';

afterEach(() => void vi.useRealTimers());

test('code that arrives is handed on', async () => {
  await expect(withTimeout(Promise.resolve('screen'))).resolves.toBe('screen');
});

test('code that does not arrive within 120 s counts as failed', async () => {
  vi.useFakeTimers();
  const never = withTimeout(new Promise(() => undefined));
  const outcome = vi.fn<(error: unknown) => void>();
  never.catch(outcome);
  await vi.advanceTimersByTimeAsync(chunkTimeout - 1);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith(expect.any(ChunkError));
  expect(chunkTimeout).toBe(120_000);
});

test('a failed import is a ChunkError that keeps its cause', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  await expect(withTimeout(Promise.reject(cause))).rejects.toMatchObject({ name: 'ChunkError', cause });
});
