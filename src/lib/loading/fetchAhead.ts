import { ahead } from './late.ts';
import { idle } from './whenIdle.ts';

/** How long without a press, a wheel or a key until the page counts as idle, ms. */
const rest = 1000;
const presses = ['keydown', 'pointerdown', 'wheel', 'dragover'] as const;
const options = { capture: true, passive: true };

/**
 * Watches the author's input, and resolves once there was none for a while: evaluating a piece of code takes longer than the time between two keys.
 */
function createRest() {
  let pressedAt = -rest;
  const press = () => (pressedAt = performance.now());
  for (const name of presses) window.addEventListener(name, press, options);
  return {
    async come(): Promise<void> {
      const left = pressedAt + rest - performance.now();
      if (left <= 0) return;
      await new Promise((resolve) => setTimeout(resolve, left));
      await this.come();
    },
    stop: () => {
      for (const name of presses) window.removeEventListener(name, press, options);
    },
  };
}

/** Resolves when the device is online. */
const networkThere = () =>
  new Promise<void>((resolve) => {
    if (navigator.onLine) resolve();
    else window.addEventListener('online', () => resolve(), { once: true });
  });

/** Whether the author's device asks to save data. */
export const savesData = () =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true;

/**
 * Fetches all lazy code, one piece after another, whenever the page and its author are idle. Code that newly loaded modules declare is fetched too.
 * Resolves when nothing is left. Failures are left to the component that needs the code. A device that saves data fetches nothing.
 */
export async function fetchAhead(): Promise<void> {
  if (savesData()) return;
  const resting = createRest();
  // Iterating a set also visits items added meanwhile.
  for (const code of ahead) {
    do {
      await networkThere();
      await resting.come();
      await idle();
      await code.load().catch(() => undefined);
      // Code that failed because of the network is fetched again when it is back.
    } while (code.arrival().there === null && !navigator.onLine);
  }
  resting.stop();
}
