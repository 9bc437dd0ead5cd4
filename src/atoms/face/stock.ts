import { atom } from 'jotai';
import * as v from 'valibot';
import { now } from '#lib/time/clock.ts';
import type { Device } from '#lib/device/device.ts';
import { deviceAtom } from '../device.ts';
import { facesOfOwner } from '../seen/stock.ts';
import { onLeave } from '../session/private.ts';

/** The size limit of an author's stored faces, bytes. About five hundred videos. */
const mostOfAll = 24 * 1024 * 1024;

/** A record's last use is updated at most once a day: showing a list must not cause a write for each row. */
const touchAfter = 24 * 60 * 60_000;

/** Increment it when faces are made differently: older ones are made again. */
const version = 1;

// No `at` beside a `value`: the device takes these two for one of its notes (`storage.ts`).
const record = v.object({
  version: v.literal(version),
  usedAt: v.number(),
  size: v.number(),
  value: v.unknown(),
});

interface Size {
  usedAt: number;
  size: number;
}

/** The size of the record itself, so that records without a face are limited too. */
const recordSize = 200;

function sizeOf(value: unknown): number {
  if (value instanceof Blob) return value.size;
  if (typeof value === 'number') return 8;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, part) => sum + sizeOf(part), 0);
}

/** The stored records by recording id. A write beyond the limit removes the least recently used ones. */
export function createFaceStock(device: Device, most = mostOfAll) {
  /** The stored records of the current author; read at the first write. */
  let sizes: { owner: string; all: Map<string, Size> } | null = null;

  async function readRecord(key: string) {
    const parsed = v.safeParse(record, await device.get(key));
    return parsed.success ? parsed.output : null;
  }

  async function takeStock(owner: string): Promise<Map<string, Size>> {
    if (sizes?.owner === owner) return sizes.all;
    const all = new Map<string, Size>();
    for (const key of await device.keys(facesOfOwner(owner))) {
      const kept = await readRecord(key);
      if (kept === null) await device.remove(key);
      else all.set(key, { usedAt: kept.usedAt, size: kept.size });
    }
    sizes = { owner, all };
    return all;
  }

  async function makeRoom(all: Map<string, Size>): Promise<void> {
    let total = [...all.values()].reduce((sum, { size }) => sum + size, 0);
    for (const [key, { size }] of [...all].sort(([, one], [, other]) => one.usedAt - other.usedAt)) {
      if (total <= most) return;
      total -= size;
      all.delete(key);
      await device.remove(key);
    }
  }

  return {
    /** The stored value of a name; undefined if there is none. */
    async read(owner: string, name: string): Promise<unknown> {
      const key = facesOfOwner(owner) + name;
      const kept = await readRecord(key);
      if (kept === null) return undefined;
      if (now() - kept.usedAt > touchAfter) {
        const touched = { ...kept, usedAt: now() };
        await device.keep(key, touched).catch(() => undefined);
        sizes?.all.set(key, touched);
      }
      return kept.value;
    },

    /** Stores it. Without room on the device it is not stored. */
    async write(owner: string, name: string, value: unknown): Promise<void> {
      const key = facesOfOwner(owner) + name;
      const all = await takeStock(owner);
      const one = { usedAt: now(), size: recordSize + sizeOf(value) };
      all.set(key, one);
      await makeRoom(all);
      if (all.has(key)) await device.keep(key, { version, ...one, value }).catch(() => all.delete(key));
    },

    /** Forgets the records: they were removed with everything else of an author who left. */
    forget: () => void (sizes = null),
  };
}

/** What this device keeps of recordings. */
export const faceStockAtom = atom((get) => createFaceStock(get(deviceAtom)));

onLeave((get) => get(faceStockAtom).forget());
