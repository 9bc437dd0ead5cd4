import { isTested } from './isTested.ts';

// A documentation page shows many stories, each in a frame. To the browser they are tabs of one console. Each story that started would clear the
// storage of the others, and every editor would say that it is open in another tab.

/** Storage for one window, for as long as the window exists. Its keys are properties, as in the browser's storage. */
class OwnStorage {
  get length(): number {
    return Object.keys(this).length;
  }

  key(at: number): string | null {
    return Object.keys(this)[at] ?? null;
  }

  getItem(name: string): string | null {
    return Object.entries(this).find(([own]) => own === name)?.[1] ?? null;
  }

  setItem(name: string, value: string): void {
    Object.assign(this, { [name]: String(value) });
  }

  removeItem(name: string): void {
    Reflect.deleteProperty(this, name);
  }

  clear(): void {
    for (const name of Object.keys(this)) this.removeItem(name);
  }
}

const tab = crypto.randomUUID();

/** A channel that is heard in its own window only. */
class OwnChannel extends BroadcastChannel {
  constructor(name: string) {
    super(`${name} of ${tab}`);
  }
}

/** Frames of documentation pages, and tests, are opened without the panel that lists the steps of a play: see docs/frameOf.ts. */
const isInFrame = !isTested && new URLSearchParams(location.search).get('instrument') === 'false';

if (isInFrame) {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { value: new OwnStorage(), configurable: true });
  window.BroadcastChannel = OwnChannel;
}
