import { isTested } from './isTested.ts';

// A documentation page shows many stories at once, each in a frame. To the browser they are tabs of one console: what one story kept before it began was
// cleared by the next one that did, and every editor said that it was open elsewhere too.

/** Keeps in its own window alone, as long as that is there. Its names are properties, as those of the browser's storage are. */
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

/** Is heard within its own window alone. */
class OwnChannel extends BroadcastChannel {
  constructor(name: string) {
    super(`${name} of ${tab}`);
  }
}

/** Frames of documentation pages are asked for without the panel that tells the steps of a play: see docs/frameOf.ts. So are tests. */
const isInFrame = !isTested && new URLSearchParams(location.search).get('instrument') === 'false';

if (isInFrame) {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { value: new OwnStorage(), configurable: true });
  window.BroadcastChannel = OwnChannel;
}
