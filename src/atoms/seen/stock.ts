import * as v from 'valibot';
import { now } from '#lib/time/clock.ts';
import type { Device } from '#lib/device/device.ts';

const prefix = 'seen/';
const ofOwner = (owner: string) => `${prefix}${owner}/`;

/** Frames and waveforms of recordings are stored beside the rows, and removed with them. */
const facePrefix = 'face/';
export const facesOfOwner = (owner: string) => `${facePrefix}${owner}/`;

/** Whether a record belongs to this author. */
export const isOwnerOf = (owner: string, key: string): boolean =>
  key.startsWith(ofOwner(owner)) || key.startsWith(facesOfOwner(owner));

/** The maximum age of a copy, ms. */
export const mostAge = 14 * 24 * 60 * 60_000;
/** The maximum size of a copy, and of all together, characters of JSON. */
export const mostOfOne = 300_000;
export const mostOfAll = 4_000_000;

/** The row schemas of this build, as a digest: copies of builds with other schemas are not read. Inserted by the build. */
export const shapes = String(import.meta.env['SHAPES'] ?? 'source');

const record = v.object({ shapes: v.literal(shapes), at: v.number(), text: v.string() });

interface Size {
  at: number;
  length: number;
}

/** A stored copy, not validated yet. */
interface Kept {
  data: unknown;
  at: number;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export type Stock = ReturnType<typeof createStock>;

/** The copies on the device. Writing beyond the limit removes the oldest. */
export function createStock(device: Device) {
  let sizes: Map<string, Size> | null = null;

  async function readRecord(key: string) {
    const parsed = v.safeParse(record, await device.get(key));
    const isYoung = parsed.success && parsed.output.at > now() - mostAge;
    return isYoung ? parsed.output : null;
  }

  async function removeKey(key: string): Promise<void> {
    sizes?.delete(key);
    await device.remove(key);
  }

  /** Reads the stored copies; unusable ones are removed. */
  async function takeStock(): Promise<Map<string, Size>> {
    const found = new Map<string, Size>();
    for (const key of await device.keys(prefix)) {
      const kept = await readRecord(key);
      if (kept === null) await device.remove(key);
      else found.set(key, { at: kept.at, length: kept.text.length });
    }
    return found;
  }

  async function makeRoom(all: Map<string, Size>): Promise<void> {
    let total = [...all.values()].reduce((sum, { length }) => sum + length, 0);
    const oldest = [...all].sort(([, one], [, other]) => one.at - other.at);
    for (const [key, { length }] of oldest) {
      if (total <= mostOfAll) return;
      total -= length;
      await removeKey(key);
    }
  }

  return {
    async read(owner: string, hash: string): Promise<Kept | null> {
      const kept = await readRecord(ofOwner(owner) + hash);
      return kept && { data: jsonOf(kept.text), at: kept.at };
    },

    async write(owner: string, hash: string, data: unknown, at: number): Promise<void> {
      const key = ofOwner(owner) + hash;
      const text = JSON.stringify(data);
      sizes ??= await takeStock();
      // Data that has become too large is removed, so that its older copy is not shown.
      if (text.length > mostOfOne) return removeKey(key);
      await device.keep(key, { shapes, at, text });
      sizes.set(key, { at, length: text.length });
      await makeRoom(sizes);
    },

    remove: (owner: string, hash: string) => removeKey(ofOwner(owner) + hash),

    /** Removes all copies that `which` selects. */
    async removeAll(which: (key: string) => boolean = () => true): Promise<void> {
      for (const part of [prefix, facePrefix])
        for (const key of (await device.keys(part)).filter(which)) await removeKey(key);
    },
  };
}
