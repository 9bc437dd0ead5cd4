import type { DBSchema, IDBPDatabase } from 'idb';

/** A store of values by key on this device. */
export interface Device {
  get: (key: string) => Promise<unknown>;
  set: (key: string, value: unknown) => Promise<void>;
  remove: (key: string) => Promise<void>;
  /** Keys that begin with `prefix`. */
  keys: (prefix: string) => Promise<string[]>;
}

/** A device that forgets when the page goes: for tests, stories and browsers that store nothing. */
export function memoryDevice(): Device {
  const values = new Map<string, unknown>();
  return {
    get: async (key) => structuredClone(values.get(key)),
    set: async (key, value) => void values.set(key, structuredClone(value)),
    remove: async (key) => void values.delete(key),
    keys: async (prefix) => [...values.keys()].filter((key) => key.startsWith(prefix)),
  };
}

interface Schema extends DBSchema {
  values: { key: string; value: unknown };
}

async function openDatabase(): Promise<IDBPDatabase<Schema>> {
  const { openDB } = await import('idb');
  return openDB<Schema>('kabinet', 1, {
    upgrade: (database) => void database.createObjectStore('values'),
  });
}

/** Notes of writes that IndexedDB has not confirmed yet, in storage that is written at once. */
const notes = {
  name: (key: string) => `unwritten/${key}`,
  /** `undefined` where there is none. */
  read(key: string): unknown {
    const note = globalThis.localStorage?.getItem(notes.name(key)) ?? null;
    return note === null ? undefined : JSON.parse(note);
  },
  write(key: string, value: unknown): void {
    try {
      globalThis.localStorage?.setItem(notes.name(key), JSON.stringify(value));
    } catch {
      // No room for a note: IndexedDB alone keeps the value, unless the page goes in the next few milliseconds.
    }
  },
  remove: (key: string) => globalThis.localStorage?.removeItem(notes.name(key)),
  keys: (prefix: string) =>
    Object.keys(globalThis.localStorage ?? {})
      .filter((name) => name.startsWith(notes.name(prefix)))
      .map((name) => name.slice(notes.name('').length)),
};

/**
 * A device that survives the page going in the middle of a write: each value is noted at once, in storage that needs no
 * waiting, and the note goes when `device` has it. What a note says is newer than what the device says.
 */
export function withNotes(device: () => Promise<Device>): Device {
  return {
    async get(key) {
      const note = notes.read(key);
      if (note === undefined) return (await device()).get(key);
      await (await device()).set(key, note);
      if (JSON.stringify(notes.read(key)) === JSON.stringify(note)) notes.remove(key);
      return note;
    },
    async set(key, value) {
      notes.write(key, value);
      const note = JSON.stringify(value);
      await (await device()).set(key, value);
      if (JSON.stringify(notes.read(key)) === note) notes.remove(key);
    },
    async remove(key) {
      notes.remove(key);
      await (await device()).remove(key);
    },
    async keys(prefix) {
      const kept = await (await device()).keys(prefix);
      return [...new Set([...kept, ...notes.keys(prefix)])];
    },
  };
}

/**
 * IndexedDB, opened and loaded at the first use. A browser that refuses it (private windows, a full disk at the opening)
 * gives a device that forgets.
 */
export function indexedDevice(): Device {
  const memory = memoryDevice();
  let opening: Promise<Device> | null = null;

  const open = async (): Promise<Device> => {
    try {
      const database = await openDatabase();
      return {
        get: (key) => database.get('values', key),
        set: async (key, value) => void (await database.put('values', value, key)),
        remove: (key) => database.delete('values', key),
        keys: (prefix) => database.getAllKeys('values', IDBKeyRange.bound(prefix, `${prefix}\uFFFF`)),
      };
    } catch {
      return memory;
    }
  };

  return withNotes(() => (opening ??= open()));
}
