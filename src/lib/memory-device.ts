import type { Device } from './storage.ts';

/** A device that forgets when the page goes: for tests, stories and browsers that store nothing. */
export function memoryDevice(): Device {
  const values = new Map<string, unknown>();
  const held = new Set<string>();
  return {
    get: async (key) => structuredClone(values.get(key)),
    set: async (key, value) => void values.set(key, structuredClone(value)),
    remove: async (key) => void values.delete(key),
    keys: async (prefix) => [...values.keys()].filter((key) => key.startsWith(prefix)),
    hold: async (name) => {
      if (held.has(name)) return null;
      held.add(name);
      return () => void held.delete(name);
    },
  };
}
