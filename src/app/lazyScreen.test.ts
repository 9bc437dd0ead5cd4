import { atom } from 'jotai';
import { expect, test } from 'vitest';
import { lazyScreen } from './lazyScreen.tsx';

test('a screen is there only with the parts that it shows at once', async () => {
  const parts = Promise.withResolvers<void>();
  const steps: string[] = [];
  const Screen = lazyScreen(
    async () => ({ Home: () => null, preloadParts: () => parts.promise }),
    (module) => module.Home,
  );
  const coming = Screen.preload().then(() => steps.push('screen'));
  // Longer than everything that happens without further events.
  await new Promise((resolve) => setTimeout(resolve));
  steps.push('parts');
  parts.resolve();
  await coming;
  expect(steps).toEqual(['parts', 'screen']);
});

test('what a screen reads is known before its parts have come', async () => {
  const readAtom = atom(null);
  const Screen = lazyScreen(
    async () => ({
      Home: () => null,
      aheadAtom: readAtom,
      preloadParts: () => new Promise<void>(() => undefined),
    }),
    (module) => module.Home,
  );
  void Screen.preload();
  await new Promise((resolve) => setTimeout(resolve));
  expect(Screen.ahead()).toBe(readAtom);
});
