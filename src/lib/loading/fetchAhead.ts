import { ahead } from './late.ts';
import { idle } from './whenIdle.ts';

/** How long nobody has pressed, turned or typed anything when the page is taken to rest, ms. */
const rest = 1000;
const presses = ['keydown', 'pointerdown', 'wheel', 'dragover'] as const;
const options = { capture: true, passive: true };

/** Hears what the author presses, and tells when nothing was for a while: between two keys a piece of code takes longer than a frame. */
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

/** Resolves when the device says that it has a network. */
const networkThere = () =>
  new Promise<void>((resolve) => {
    if (navigator.onLine) resolve();
    else window.addEventListener('online', () => resolve(), { once: true });
  });

/** Whether the author's device asks for as little as can be. */
export const savesData = () =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true;

/**
 * Fetches all code that comes apart from the rest, one piece after another, whenever the page and its author rest; code that is declared by what came
 * is fetched too. Resolves when no more is left. What fails is left to whoever wants it. A device that saves data fetches nothing.
 */
export async function fetchAhead(): Promise<void> {
  if (savesData()) return;
  const resting = createRest();
  // A set is walked over what is added on the way, too.
  for (const code of ahead) {
    do {
      await networkThere();
      await resting.come();
      await idle();
      await code.load().catch(() => undefined);
      // What failed with the network gone is asked for when it is back.
    } while (code.arrival().there === null && !navigator.onLine);
  }
  resting.stop();
}
