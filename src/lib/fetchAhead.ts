import { ahead } from './late.ts';
import { idle } from './whenIdle.ts';

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
 * Fetches all code that comes apart from the rest, one piece after another, whenever the page rests; code that is declared by what came
 * is fetched too. Resolves when no more is left. What fails is left to whoever wants it. A device that saves data fetches nothing.
 */
export async function fetchAhead(): Promise<void> {
  if (savesData()) return;
  // A set is walked over what is added on the way, too.
  for (const code of ahead) {
    do {
      await networkThere();
      await idle();
      await code.load().catch(() => undefined);
      // What failed with the network gone is asked for when it is back.
    } while (code.arrival().there === null && !navigator.onLine);
  }
}
