import { atom, type Getter, type Setter } from 'jotai';
import type * as v from 'valibot';
import { now } from '#lib/clock.ts';
import { deviceAtom } from './device.ts';
import { boundedAtomFamily } from './atomFamily.ts';
import { createRecords, isIdle, join, type Draft, type Held, type Kept } from './records.ts';
import { onLeave } from './session/private.ts';
import { authorAtom } from './session/session.ts';

/** How long the edits of a draft gather before they are kept on the device, ms: what a killed tab may lose at most. */
const keepAfter = 300;

/** The draft of one entity. */
interface Slot<F> extends Kept<F> {
  /** Whether the device has been asked for the drafts of earlier visits. */
  loaded: boolean;
  /** When the device kept it last, ms; null before that. */
  keptAt: number | null;
}

const emptySlot = { loaded: false, draft: null, offer: null, older: [], keptAt: null };

interface PendingWrite {
  timer: ReturnType<typeof setTimeout>;
  write: () => Promise<void>;
}

/** A record that this page opens or has opened. */
interface Opened<F> {
  /** null until it is open. */
  held: Held | null;
  opening: Promise<{ held: Held; left: Draft<F>[] }>;
}

/** What was left is offered one by one, the next when nothing unsaved stands in its way: two drafts never mix. */
function withOffer<F extends object>(slot: Slot<F>): Slot<F> {
  const [offer, ...older] = slot.older;
  const free = slot.offer === null && isIdle(slot.draft);
  return offer === undefined || !free ? slot : { ...slot, offer, older };
}

/**
 * Drafts of one kind of content: edited field by field, merged as the edits arrive, and kept on this device for each
 * author apart. `fields` reads the fields of a draft that the device kept; one that does not fit is dropped. `goesOn` tells
 * whether its save began in an earlier visit and is to go on: such a draft is taken up at once, and not offered.
 */
export function createDrafts<F extends object>(
  kind: string,
  fields: v.GenericSchema<unknown, Partial<F>>,
  goesOn: (get: Getter, set: Setter, key: string) => Promise<boolean> = async () => false,
) {
  const records = createRecords(fields);
  const slotsAtom = atom<Readonly<Record<string, Slot<F>>>>({});

  /** Writes that wait, and records of this page, by the names of entities on the device. */
  const pendingAtom = atom(() => new Map<string, PendingWrite>());
  const openedAtom = atom(() => new Map<string, Opened<F>>());
  /** Entities that somebody looks at. */
  const watchedAtom = atom(() => new Set<string>());

  const slotOf = (get: Getter, key: string): Slot<F> => get(slotsAtom)[key] ?? emptySlot;

  const patchSlot = (set: Setter, key: string, patch: Partial<Slot<F>>) =>
    set(slotsAtom, (slots) => ({ ...slots, [key]: withOffer({ ...emptySlot, ...slots[key], ...patch }) }));

  const nameOf = (author: string, key: string) => `draft/${author}/${kind}/${key}`;
  const deviceName = (get: Getter, key: string) => {
    const author = get(authorAtom);
    return author && nameOf(author.id, key);
  };

  /** Opens the record of an entity, once. */
  function open(get: Getter, name: string): Opened<F> {
    const opened = get(openedAtom);
    const known = opened.get(name);
    if (known !== undefined) return known;
    const record: Opened<F> = { held: null, opening: records.open(get(deviceAtom), name) };
    void record.opening.then(({ held }) => (record.held = held));
    opened.set(name, record);
    return record;
  }

  /** Lets a record go that nobody looks at. One with unsaved work is held as long as this page lives. */
  function letGo(get: Getter, name: string, draft: Draft<F> | null): void {
    const opened = get(openedAtom);
    const held = opened.get(name)?.held;
    if (!held || !isIdle(draft) || get(watchedAtom).has(name) || get(pendingAtom).has(name)) return;
    opened.delete(name);
    held.letGo();
  }

  async function keep(get: Getter, name: string, kept: Kept<F>): Promise<void> {
    const device = get(deviceAtom);
    const record = open(get, name);
    if (record.held !== null) return records.write(device, record.held.name, kept);
    // It was edited before anybody looked at it: what earlier visits left there stays.
    const { held, left } = await record.opening;
    const [offer = null, ...older] = left;
    await records.write(device, held.name, { ...kept, offer, older });
  }

  /** Puts the slot on the list of what is to be written. Edits that follow go with it, so that typing puts nothing off. */
  function schedule(get: Getter, set: Setter, key: string): void {
    const name = deviceName(get, key);
    if (name === null) return;
    const pending = get(pendingAtom);
    if (pending.has(name)) return;
    const write = async () => {
      pending.delete(name);
      const { draft, offer, older } = slotOf(get, key);
      await keep(get, name, { draft, offer, older });
      if (slotOf(get, key).loaded) patchSlot(set, key, { keptAt: isIdle(draft) ? null : now() });
      letGo(get, name, draft);
    };
    pending.set(name, { timer: setTimeout(() => void write(), keepAfter), write });
  }

  /** Writes at once all that waits. */
  const flushAtom = atom(null, async (get): Promise<void> => {
    const writes = [...get(pendingAtom).values()];
    for (const { timer } of writes) clearTimeout(timer);
    await Promise.all(writes.map(({ write }) => write()));
  });

  const loadAtom = atom(null, async (get, set, key: string) => {
    const name = deviceName(get, key);
    if (name === null) return;
    const { left: found } = await open(get, name).opening;
    const isTaken = found.length > 0 && (await goesOn(get, set, key));
    if (deviceName(get, key) !== name) return;
    const { loaded, draft, offer, older } = slotOf(get, key);
    const known = new Set([draft, offer, ...older].map((one) => one?.editedAt));
    const left = found.filter(({ editedAt }) => !known.has(editedAt));
    if (loaded && left.length === 0) return;
    const keptAt = loaded ? {} : { keptAt: left[0]?.editedAt ?? null };
    const [last = null, ...others] = left;
    const taken =
      isTaken && !loaded && offer === null ? { draft: join(last, draft), left: others } : { draft, left };
    patchSlot(set, key, { loaded: true, draft: taken.draft, older: [...older, ...taken.left], ...keptAt });
  });

  /** A saved draft has only told where its entity is; whoever comes next begins anew. */
  const forgetSavedAtom = atom(null, (get, set, key: string) => {
    if (isIdle(slotOf(get, key).draft)) patchSlot(set, key, { draft: null });
  });

  /** Loads the slot when somebody comes to look at it, and keeps its edits when the page goes away. */
  const watchAtom = boundedAtomFamily(({ author, key }: { author: string; key: string }) => {
    const name = nameOf(author, key);
    const effectAtom = atom(null, async (get, set, event: 'open' | 'hide' | 'close') => {
      const watched = get(watchedAtom);
      if (event === 'open') {
        watched.add(name);
        return set(loadAtom, key);
      }
      const flushed = set(flushAtom);
      if (event === 'hide') return flushed;
      watched.delete(name);
      set(forgetSavedAtom, key);
      await flushed;
      letGo(get, name, slotOf(get, key).draft);
    });
    effectAtom.onMount = (tell) => {
      const hide = () => void tell('hide');
      void tell('open');
      globalThis.window?.addEventListener('pagehide', hide);
      globalThis.document?.addEventListener('visibilitychange', hide);
      return () => {
        globalThis.window?.removeEventListener('pagehide', hide);
        globalThis.document?.removeEventListener('visibilitychange', hide);
        void tell('close');
      };
    };
    return effectAtom;
  });

  onLeave((get, set) => {
    const flushed = set(flushAtom);
    const opened = get(openedAtom);
    const records = [...opened.values()];
    opened.clear();
    set(slotsAtom, {});
    void flushed.finally(() => {
      for (const { held } of records) held?.letGo();
    });
  });

  return {
    /** The slot of a key: an entity's id, or a word for a new one. */
    slotAtom: boundedAtomFamily((key: string) =>
      atom((get) => {
        const author = get(authorAtom);
        if (author) get(watchAtom({ author: author.id, key }));
        return slotOf(get, key);
      }),
    ),

    /** Reads a slot in an intent. */
    slotOf,

    /**
     * Merges an edit. `server` is the platform's copy, from which the bases of newly edited fields are taken; nothing of
     * it where it is not known.
     */
    mergeAtom: atom(
      null,
      (get, set, edit: { key: string; patch: Partial<F>; server: Partial<F>; updatedAt: string | null }) => {
        const { key, patch, server, updatedAt } = edit;
        const { draft } = slotOf(get, key);
        patchSlot(set, key, {
          draft: {
            fields: { ...draft?.fields, ...patch },
            base: { ...pick(server, Object.keys(patch)), ...draft?.base },
            baseUpdatedAt: draft ? draft.baseUpdatedAt : updatedAt,
            editedAt: now(),
            createdId: draft?.createdId ?? null,
          },
        });
        schedule(get, set, key);
      },
    ),

    /** Sets the whole draft, or clears it with null. */
    setAtom: atom(null, (get, set, { key, draft }: { key: string; draft: Draft<F> | null }) => {
      patchSlot(set, key, { draft });
      schedule(get, set, key);
    }),

    /** Takes the offered draft, under the edits made since. */
    restoreAtom: atom(null, (get, set, key: string) => {
      const { draft, offer } = slotOf(get, key);
      patchSlot(set, key, { draft: join(offer, draft), offer: null });
      schedule(get, set, key);
    }),

    /** Lets the offered draft go. */
    refuseAtom: atom(null, (get, set, key: string) => {
      patchSlot(set, key, { offer: null });
      schedule(get, set, key);
    }),

    forgetSavedAtom,
    flushAtom,
  };
}

/** The named fields of an object. */
export function pick<F extends object>(from: Partial<F>, keys: readonly string[]): Partial<F> {
  const result: Partial<F> = {};
  for (const key in from) if (keys.includes(key)) result[key] = from[key];
  return result;
}
