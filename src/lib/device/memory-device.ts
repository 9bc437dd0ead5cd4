import type { Channel, Disk } from './device.ts';

/** Names that one page at a time holds. */
function createHolds() {
  const held = new Set<string>();
  const waiting: { name: string; grant: () => void }[] = [];
  const letGo = (name: string) => {
    let isHeld = true;
    return () => {
      // Let go once more it would be another page's by then.
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

/** Channels between pages; what is posted comes later, as between real pages. */
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

/** For a browser that stores nothing: the page has what it writes, and whoever writes is told that no later visit will. */
export function forgetfulDevice(): Disk {
  const device = memoryDevice();
  const refuse = () => {
    throw new Error(nothing);
  };
  return {
    ...device,
    forgets: true,
    // What an earlier visit has noted stays noted.
    change: () => Promise.reject(new Error(nothing)),
    set: (key, value) => device.set(key, value).then(refuse),
    keep: (key, value) => device.keep(key, value).then(refuse),
  };
}
