import { expect, test, vi } from 'vitest';
import { preloadable } from './preloadable.tsx';

const Shown = () => null;

test('code is asked for once, however often it is wanted', async () => {
  const load = vi.fn<() => Promise<{ default: typeof Shown }>>(async () => ({ default: Shown }));
  const { preload } = preloadable(load);
  await Promise.all([preload(), preload()]);
  await preload();
  expect(load).toHaveBeenCalledOnce();
});

test('what did not arrive is asked for again', async () => {
  const load = vi.fn<() => Promise<{ default: typeof Shown }>>(async () => ({ default: Shown }));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const { preload } = preloadable(load);
  await expect(preload()).rejects.toThrow(/Failed to fetch/);
  await expect(preload()).resolves.toEqual({ default: Shown });
  expect(load).toHaveBeenCalledTimes(2);
});
