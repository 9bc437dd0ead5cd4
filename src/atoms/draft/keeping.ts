import { atom, type Getter, type Setter } from 'jotai';
import { now } from '#lib/time/clock.ts';
import { logFailure } from '#lib/log.ts';
import type { Device } from '#lib/device/device.ts';
import { deviceAtom } from '../device.ts';
import type { DraftSlots } from './draftSlots.ts';
import { isIdle, writeEarly, type createRecords, type Draft, type Held, type Kept } from './records.ts';

/** How long edits are collected before they are stored, ms: the most that a killed tab loses. */
const keepAfter = 300;

/** How long after a device has refused to keep a draft, or to tell of it, it is asked again, ms. */
export const keepAgainAfter = 5000;

interface PendingWrite {
  afterMs: number;
  timer: ReturnType<typeof setTimeout>;
  write: () => Promise<void>;
}

/** Schedules a write, unless an earlier one for the same record is scheduled. */
function later(
  pending: Map<string, PendingWrite>,
  name: string,
  write: PendingWrite['write'],
  afterMs: number,
): void {
  const known = pending.get(name);
  if (known !== undefined && known.afterMs <= afterMs) return;
  clearTimeout(known?.timer);
  pending.set(name, { afterMs, timer: setTimeout(() => void write(), afterMs), write });
}

/** Whether a write succeeded. A failed one, for example because the device is full, is logged and repeated. */
async function isDone(work: Promise<void>, again: () => void): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    logFailure('A draft was not kept on this device', error);
    again();
    return false;
  }
}

/** A record that this page has opened or is opening. */
interface Opened<F> {
  /** null until it is open. */
  held: Held | null;
  /** Where this page stores edits until it is open. */
  early: string;
  opening: Promise<{ held: Held; left: Draft<F>[] }>;
  /** The value of the last write. */
  latest: Kept<F> | null;
}

/** Begins to open a record. One that the device could not open now is forgotten, and opened anew by whoever needs it next. */
function begin<F extends object>(
  records: ReturnType<typeof createRecords<F>>,
  device: Device,
  name: string,
  all: Map<string, Opened<F>>,
): Opened<F> {
  const early = `${name}@${crypto.randomUUID()}`;
  const record: Opened<F> = { held: null, early, opening: records.open(device, name, early), latest: null };
  record.opening.then(
    ({ held }) => (record.held = held),
    () => all.get(name) === record && all.delete(name),
  );
  all.set(name, record);
  return record;
}

/** The value to store: this page's draft, and behind it those that it found, without duplicates. */
function beside<F extends object>({ draft, offer, older }: Kept<F>, left: Draft<F>[]): Kept<F> {
  const known = new Set([draft, offer, ...older].map((one) => one?.editedAt));
  const found = left.filter(({ editedAt }) => !known.has(editedAt));
  const [first = null, ...others] = offer === null ? found : [offer, ...found];
  return { draft, offer: first, older: [...older, ...others] };
}

/** Writes a record of this page. */
async function keepIn<F extends object>(
  records: ReturnType<typeof createRecords<F>>,
  device: Device,
  record: Opened<F>,
  { kept, known }: { kept: Kept<F>; known: (left: Draft<F>[]) => Kept<F> | null },
): Promise<void> {
  record.latest = kept;
  if (record.held !== null) return records.write(device, record.held, kept);
  // It was edited before earlier drafts were read; those stay.
  const written = writeEarly(device, record.early, kept.draft);
  const [{ held, left }, early] = await Promise.all([record.opening, written]);
  if (early !== null) held.joined.push(early);
  // A later value may have been stored meanwhile, and must not be overwritten.
  await records.write(device, held, known(left) ?? beside(record.latest, left));
}

/** Earlier drafts that this page has found: it may open a record twice, and knows what happened to them since. */
function createFound<F>() {
  /** Edit times, by entity name. */
  const foundAtom = atom(() => new Map<string, Set<number>>());
  return {
    strange: (get: Getter, name: string, left: Draft<F>[]): Draft<F>[] =>
      left.filter(({ editedAt }) => get(foundAtom).get(name)?.has(editedAt) !== true),
    find(get: Getter, name: string, left: Draft<F>[]): void {
      const all = get(foundAtom);
      all.set(name, new Set([...(all.get(name) ?? []), ...left.map(({ editedAt }) => editedAt)]));
    },
    forget: (get: Getter) => get(foundAtom).clear(),
  };
}

/** Stores the drafts of one kind on the device: each in a record that this page locks while it needs it. */
export function createKeeping<F extends object>(
  records: ReturnType<typeof createRecords<F>>,
  { slotOf, patchSlot, deviceName }: DraftSlots<F>,
) {
  /** Scheduled writes, and records of this page, by entity name on the device. */
  const pendingAtom = atom(() => new Map<string, PendingWrite>());
  const openedAtom = atom(() => new Map<string, Opened<F>>());
  /** Entities that are open on a screen. */
  const watchedAtom = atom(() => new Set<string>());

  const found = createFound<F>();

  /** Opens the record of an entity, once. */
  function open(get: Getter, name: string): Opened<F> {
    const opened = get(openedAtom);
    return opened.get(name) ?? begin(records, get(deviceAtom), name, opened);
  }

  /** Releases a record that no screen shows. A record with unsaved work stays locked as long as the page lives. */
  function letGo(get: Getter, name: string, draft: Draft<F> | null): void {
    const opened = get(openedAtom);
    const held = opened.get(name)?.held;
    if (!held || !isIdle(draft) || get(watchedAtom).has(name) || get(pendingAtom).has(name)) return;
    opened.delete(name);
    held.letGo();
  }

  const keep = (get: Getter, { key, name }: { key: string; name: string }, kept: Kept<F>) =>
    keepIn(records, get(deviceAtom), open(get, name), {
      kept,
      // null until earlier drafts were read.
      known(left) {
        const { loaded, draft, offer, older } = slotOf(get, key);
        if (!loaded || deviceName(get, key) !== name) return null;
        return { draft, offer, older: [...older, ...found.strange(get, name, left)] };
      },
    });

  /** Schedules the slot's write. Later edits join it, so that typing does not delay it. */
  function schedule(get: Getter, set: Setter, key: string): void {
    const name = deviceName(get, key);
    if (name === null) return;
    const pending = get(pendingAtom);
    const write = async () => {
      pending.delete(name);
      const { draft, offer, older } = slotOf(get, key);
      // An empty slot of an author who has left does not mean that the draft was removed.
      const again = () => deviceName(get, key) === name && later(pending, name, write, keepAgainAfter);
      if (!(await isDone(keep(get, { key, name }, { draft, offer, older }), again))) return;
      if (slotOf(get, key).loaded) patchSlot(set, key, { keptAt: isIdle(draft) ? null : now() });
      letGo(get, name, draft);
    };
    later(pending, name, write, keepAfter);
  }

  /** Writes everything scheduled at once. */
  const flushAtom = atom(null, async (get): Promise<void> => {
    const writes = [...get(pendingAtom).values()];
    for (const { timer } of writes) clearTimeout(timer);
    await Promise.all(writes.map(({ write }) => write()));
  });

  /** Releases all records of the page, after the scheduled writes. */
  const leaveAtom = atom(null, (get, set) => {
    const flushed = set(flushAtom);
    const opened = get(openedAtom);
    const records = [...opened.values()];
    opened.clear();
    found.forget(get);
    void flushed.finally(() => {
      for (const { held } of records) held?.letGo();
    });
  });

  return { watchedAtom, found, open, letGo, schedule, flushAtom, leaveAtom };
}

/** What keeps the drafts of one kind. */
export type Keeping<F extends object> = ReturnType<typeof createKeeping<F>>;
