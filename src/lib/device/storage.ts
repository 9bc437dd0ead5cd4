import { now } from '../time/clock.ts';
import { late } from '../loading/late.ts';
import type { Device, Disk } from './device.ts';

/** A value with the time of its writing, ms. */
interface Stamped {
  at: number;
  value: unknown;
}

const isStamped = (kept: unknown): kept is Stamped =>
  typeof kept === 'object' && kept !== null && 'at' in kept && 'value' in kept;

/** What a note says; undefined where there is none, or its text is broken. */
function parsed(note: string | null): Stamped | undefined {
  try {
    const noted: unknown = JSON.parse(note ?? '');
    return isStamped(noted) ? noted : undefined;
  } catch {
    return undefined;
  }
}

/** The disk has refused a write, as for want of room. */
export class Refused extends Error {
  override name = 'Refused';
  /** Whether a note has the value: whoever asks for it gets it all the same. */
  readonly isNoted: boolean;
  constructor(isNoted: boolean, cause: unknown) {
    super('The device refused a write', { cause });
    this.isNoted = isNoted;
  }
}

/** Notes of writes that IndexedDB has not confirmed yet, in storage that is written at once. */
const notes = {
  name: (key: string) => `unwritten/${key}`,
  read: (key: string): string | null => globalThis.localStorage?.getItem(notes.name(key)) ?? null,
  /** Whether it could be written. Without room for a note IndexedDB alone keeps the value, unless the page goes in the next few milliseconds. */
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
  /** Takes a note away that nobody needs any more, unless a later one stands in its place. */
  settle(key: string, note: string | null): void {
    if (notes.read(key) === note) notes.remove(key);
  },
  keys: (prefix: string) =>
    Object.keys(globalThis.localStorage ?? {})
      .filter((name) => name.startsWith(notes.name(prefix)))
      .map((name) => name.slice(notes.name('').length)),
};

/**
 * A device that survives the page going in the middle of a write or a removal: each is noted at once, in storage that needs no
 * waiting, and the note goes when `device` has it. A browser that is killed may bring back an old note, since it writes them down seconds later:
 * of the two the younger counts. Where the device forgets, notes of earlier visits stay, and no new ones do: they would take the place of what this
 * visit has never seen.
 */
export function withNotes(device: () => Promise<Disk>): Device {
  /** The latest times that this page has seen, by the key. */
  const seen = new Map<string, number>();
  const see = (key: string, at: number): number => {
    const latest = Math.max(at, seen.get(key) ?? 0);
    seen.set(key, latest);
    return latest;
  };
  /** What is written now is later than all that was seen of the key, also where the clock was set back meanwhile. */
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
        // null is never kept: it notes a removal. The page whose note it is may live, and have written a later value since.
        const told = noted.value === null ? undefined : noted;
        await (await device()).change(key, (kept) => (isStamped(kept) && kept.at > noted.at ? kept : told));
        notes.settle(key, note);
      } catch {
        // No room for it still: the note stays, and tells all the same.
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
      // A page that went may have left a note of what this takes the place of.
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
 * IndexedDB, opened and loaded at the first use. A browser that refuses it (private windows, a full disk at the opening) gives a device that
 * forgets, and says so to whoever writes.
 */
export function indexedDevice(): Device {
  let opening: Promise<Disk> | null = null;
  const open = async () => {
    try {
      return await (await indexed.load()).openDevice();
    } catch (error) {
      // What did not arrive is asked for again.
      opening = null;
      throw error;
    }
  };
  return withNotes(() => (opening ??= open()));
}
