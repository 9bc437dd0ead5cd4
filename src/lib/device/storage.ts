import { now } from '../time/clock.ts';
import { late } from '../loading/late.ts';
import type { Device, Disk } from './device.ts';

/** A value with the time when it was written, ms. */
interface Stamped {
  at: number;
  value: unknown;
}

const isStamped = (kept: unknown): kept is Stamped =>
  typeof kept === 'object' && kept !== null && 'at' in kept && 'value' in kept;

/** The value of a note; undefined if there is none, or its text is broken. */
function parsed(note: string | null): Stamped | undefined {
  try {
    const noted: unknown = JSON.parse(note ?? '');
    return isStamped(noted) ? noted : undefined;
  } catch {
    return undefined;
  }
}

/** IndexedDB has refused a write, for example because it is full. */
export class Refused extends Error {
  override name = 'Refused';
  /** Whether a note has the value. Then it can be read all the same. */
  readonly isNoted: boolean;
  constructor(isNoted: boolean, cause: unknown) {
    super('The device refused a write', { cause });
    this.isNoted = isNoted;
  }
}

/** Notes of writes that IndexedDB has not confirmed yet, in `localStorage`, which is written synchronously. */
const notes = {
  name: (key: string) => `unwritten/${key}`,
  read: (key: string): string | null => globalThis.localStorage?.getItem(notes.name(key)) ?? null,
  /** Whether it could be written. Without room for a note only IndexedDB has the value, and it is lost if the page goes within a few milliseconds. */
  write(key: string, note: string): boolean {
    try {
      const { localStorage } = globalThis;
      localStorage?.setItem(notes.name(key), note);
      return localStorage !== undefined;
    } catch {
      return false;
    }
  },
  remove: (key: string) => globalThis.localStorage?.removeItem(notes.name(key)),
  /** Removes a note that is no longer needed, unless a later one has replaced it. */
  settle(key: string, note: string | null): void {
    if (notes.read(key) === note) notes.remove(key);
  },
  keys: (prefix: string) =>
    Object.keys(globalThis.localStorage ?? {})
      .filter((name) => name.startsWith(notes.name(prefix)))
      .map((name) => name.slice(notes.name('').length)),
};

/**
 * A device whose writes and removals survive a page that goes in the middle of them. Each is first noted in `localStorage`, and the note is removed
 * once `device` has it. A killed browser may bring back an old note, since it saves `localStorage` seconds later; so the younger of note and value
 * counts. If `device` forgets, it keeps notes of earlier visits and writes none: a new note would replace a value that this visit has never seen.
 */
export function withNotes(device: () => Promise<Disk>): Device {
  /** The latest times that this page has seen, by key. */
  const seen = new Map<string, number>();
  const see = (key: string, at: number): number => {
    const latest = Math.max(at, seen.get(key) ?? 0);
    seen.set(key, latest);
    return latest;
  };
  /** A new time is later than all that were seen for the key, even if the clock was set back. */
  const stamp = (key: string, value: unknown): Stamped => {
    const at = see(key, now());
    see(key, at + 1);
    return { at, value };
  };

  return {
    async get(key) {
      const note = notes.read(key);
      const noted = parsed(note);
      const kept = await (await device()).get(key);
      const stamped = isStamped(kept) ? kept : { at: 0, value: kept };
      see(key, Math.max(stamped.at, noted?.at ?? 0) + 1);
      if (note === null) return stamped.value;
      if (noted === undefined || noted.at < stamped.at) {
        notes.settle(key, note);
        return stamped.value;
      }
      try {
        // null is never stored: as a note it means a removal. The page that made the note may still be open, and may have written a later value
        // since.
        const told = noted.value === null ? undefined : noted;
        await (await device()).change(key, (kept) => (isStamped(kept) && kept.at > noted.at ? kept : told));
        notes.settle(key, note);
      } catch {
        // There is still no room: the note stays, and the writer is told so.
      }
      return noted.value ?? undefined;
    },
    async set(key, value) {
      const stamped = stamp(key, value);
      const note = JSON.stringify(stamped);
      const before = notes.read(key);
      let isNoted = notes.write(key, note);
      try {
        const disk = await device();
        isNoted &&= !disk.forgets || before !== null;
        await disk.set(key, stamped);
      } catch (cause) {
        if (!isNoted) notes.settle(key, note);
        throw new Refused(isNoted, cause);
      }
      notes.settle(key, note);
    },
    async remove(key) {
      const removal = stamp(key, null);
      const note = JSON.stringify(removal);
      notes.write(key, note);
      await (await device()).remove(key);
      notes.settle(key, note);
    },
    async keys(prefix) {
      const kept = await (await device()).keys(prefix);
      return [...new Set([...kept, ...notes.keys(prefix)])];
    },
    hold: async (name) => (await device()).hold(name),
    wait: async (name, signal) => (await device()).wait(name, signal),
    async keep(key, value) {
      // An earlier page may have left a note of a value that this one replaces.
      const note = notes.read(key);
      see(key, (parsed(note)?.at ?? 0) + 1);
      await (await device()).keep(key, stamp(key, value));
      notes.settle(key, note);
    },
    channel: async (name, onMessage) => (await device()).channel(name, onMessage),
  };
}

const indexed = late(() => import('./indexed.ts'));

/**
 * IndexedDB, opened and loaded at first use. A browser that refuses it (private windows, a full disk) gets a device that forgets, and writers are
 * told so.
 */
export function indexedDevice(): Device {
  let opening: Promise<Disk> | null = null;
  const open = async () => {
    try {
      return await (await indexed.load()).openDevice();
    } catch (error) {
      // Code that did not arrive is fetched again at the next use.
      opening = null;
      throw error;
    }
  };
  return withNotes(() => (opening ??= open()));
}
