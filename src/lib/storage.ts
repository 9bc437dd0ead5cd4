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

  const device = () => (opening ??= open());
  return {
    get: async (key) => (await device()).get(key),
    set: async (key, value) => (await device()).set(key, value),
    remove: async (key) => (await device()).remove(key),
    keys: async (prefix) => (await device()).keys(prefix),
  };
}
