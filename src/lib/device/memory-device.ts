import type { Channel, Disk } from './device.ts';

/** Names that one page at a time can hold. */
function createHolds() {
  const held = new Set<string>();
  const waiting: { name: string; grant: () => void }[] = [];
  const letGo = (name: string) => {
    let isHeld = true;
    return () => {
      // Releasing twice would release another page's lock.
      if (!isHeld) return;
      isHeld = false;
      const next = waiting.findIndex((one) => one.name === name);
      const [granted] = next === -1 ? [] : waiting.splice(next, 1);
      if (granted === undefined) held.delete(name);
      else granted.grant();
    };
  };
  return {
    hold: async (name: string) => {
      if (held.has(name)) return null;
      held.add(name);
      return letGo(name);
    },
    wait: (name: string, signal: AbortSignal) =>
      new Promise<() => void>((resolve, reject) => {
        signal.throwIfAborted();
        if (!held.has(name)) {
          held.add(name);
          resolve(letGo(name));
          return;
        }
        const one = { name, grant: () => resolve(letGo(name)) };
        waiting.push(one);
        signal.addEventListener('abort', () => {
          const at = waiting.indexOf(one);
          if (at !== -1) waiting.splice(at, 1);
          reject(signal.reason);
        });
      }),
  };
}

/** Channels between pages. Messages arrive asynchronously, as between real pages. */
function createChannels() {
  const ends = new Map<string, Set<(message: unknown) => void>>();
  return (name: string, onMessage: (message: unknown) => void): Channel => {
    const all = ends.get(name) ?? new Set();
    ends.set(name, all);
    all.add(onMessage);
    return {
      post: (message) => {
        for (const other of all)
          if (other !== onMessage) queueMicrotask(() => all.has(other) && other(message));
      },
      close: () => void all.delete(onMessage),
    };
  };
}

/** A device that forgets when the page goes: for tests and stories. */
export function memoryDevice(): Disk {
  const values = new Map<string, unknown>();
  const channel = createChannels();
  return {
    get: async (key) => structuredClone(values.get(key)),
    set: async (key, value) => void values.set(key, structuredClone(value)),
    change: async (key, to) => {
      const next = structuredClone(to(structuredClone(values.get(key))));
      if (next === undefined) values.delete(key);
      else values.set(key, next);
    },
    remove: async (key) => void values.delete(key),
    keys: async (prefix) => [...values.keys()].filter((key) => key.startsWith(prefix)),
    keep: async (key, value) => void values.set(key, value),
    channel: async (name, onMessage) => channel(name, onMessage),
    ...createHolds(),
  };
}

const nothing = 'The browser stores nothing';

/** For a browser that stores nothing: the page keeps what it writes, and writers are told that later visits will not have it. */
export function forgetfulDevice(): Disk {
  const device = memoryDevice();
  const refuse = () => {
    throw new Error(nothing);
  };
  return {
    ...device,
    forgets: true,
    // Notes of earlier visits stay.
    change: () => Promise.reject(new Error(nothing)),
    set: (key, value) => device.set(key, value).then(refuse),
    keep: (key, value) => device.keep(key, value).then(refuse),
  };
}
