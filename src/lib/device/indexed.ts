import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { forgetfulDevice } from './memory-device.ts';
import type { Channel, Disk } from './device.ts';

/** Holds a name by a lock of the browser. In a browser without locks every page gets it. */
function holdLock(name: string): Promise<(() => void) | null> {
  const free = () => undefined;
  const { locks } = globalThis.navigator;
  if (locks === undefined) return Promise.resolve(free);
  return new Promise((resolve) => {
    const granted = (lock: Lock | null): Promise<void> | undefined => {
      if (lock !== null) return new Promise((letGo) => resolve(() => letGo()));
      resolve(null);
      return undefined;
    };
    // Where storage is refused, locks are refused too.
    locks.request(`kabinet/${name}`, { ifAvailable: true }, granted).catch(() => resolve(free));
  });
}

/** Waits for a lock of the browser. */
function awaitLock(name: string, signal: AbortSignal): Promise<() => void> {
  const free = () => undefined;
  const { locks } = globalThis.navigator;
  if (locks === undefined) return Promise.resolve(free);
  return new Promise((resolve, reject) => {
    const granted = () => new Promise<void>((letGo) => resolve(() => letGo()));
    locks
      .request(`kabinet/${name}`, { signal }, granted)
      .catch((error: unknown) => (signal.aborted ? reject(error) : resolve(free)));
  });
}

/** A channel of the browser. Pages without locks cannot tell which of them works, so they have no channel either. */
function openChannel(name: string, onMessage: (message: unknown) => void): Channel {
  if (globalThis.navigator.locks === undefined) return { post: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(`kabinet/${name}`);
  channel.addEventListener('message', ({ data }) => onMessage(data));
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
    post: (message) => channel.postMessage(message),
    close: () => channel.close(),
  };
}

/** How long IndexedDB may take, ms. A browser may leave a request without any answer: whoever waits is refused then. */
const patience = 10_000;
/** The same from then on until it answers: an author's save waits for several requests, one after another. */
const patienceOnceSilent = 1000;

/** Waits for answers of IndexedDB, each for a limited time. */
function createPatience() {
  let isSilent = false;
  const answered = () => {
    isSilent = false;
  };
  return async <T>(work: Promise<T>): Promise<T> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      const giveUp = () => {
        isSilent = true;
        reject(new Error('The device does not answer'));
      };
      timer = setTimeout(giveUp, isSilent ? patienceOnceSilent : patience);
    });
    // Even if that comes too late for this request.
    void work.then(answered, answered);
    try {
      return await Promise.race([work, late]);
    } finally {
      clearTimeout(timer);
    }
  };
}

interface Schema extends DBSchema {
  values: { key: string; value: unknown };
}

/** What a device asks of its database. */
type Database = Pick<IDBPDatabase<Schema>, 'get' | 'put' | 'delete' | 'getAllKeys' | 'transaction'>;

function openDatabase(terminated: () => void): Promise<Database> {
  return openDB<Schema>('kabinet', 1, {
    upgrade: (database) => void database.createObjectStore('values'),
    terminated,
  });
}

/**
 * Opens IndexedDB, and again if the browser has closed it. If the browser refuses, returns a device that forgets. `begin` opens the database and
 * calls back if the browser closes it.
 */
export async function openDevice(begin: typeof openDatabase = openDatabase): Promise<Disk> {
  const inTime = createPatience();
  let opened: Promise<Database> | null = null;
  const lose = () => {
    opened = null;
  };
  const open = () =>
    (opened ??= begin(lose).catch((error: unknown) => {
      lose();
      throw error;
    }));
  const ask = <T>(work: (database: Database) => Promise<T>): Promise<T> => inTime(open().then(work));
  try {
    await inTime(open());
  } catch {
    return forgetfulDevice();
  }
  return {
    get: (key) => ask((database) => database.get('values', key)),
    set: async (key, value) => void (await ask((database) => database.put('values', value, key))),
    change: (key, to) =>
      ask(async (database) => {
        const { store, done } = database.transaction('values', 'readwrite');
        const next = to(await store.get(key));
        await (next === undefined ? store.delete(key) : store.put(next, key));
        await done;
      }),
    remove: (key) => ask((database) => database.delete('values', key)),
    keys: (prefix) =>
      ask((database) => database.getAllKeys('values', IDBKeyRange.bound(prefix, `${prefix}\uFFFF`))),
    hold: holdLock,
    wait: awaitLock,
    // A file may be large, and its copy take minutes.
    keep: async (key, value) => void (await (await open()).put('values', value, key)),
    channel: async (name, onMessage) => openChannel(name, onMessage),
  };
}
