import { atom, type Getter, type Setter } from 'jotai';
import * as v from 'valibot';
import { now } from '#lib/clock.ts';
import type { Device } from '#lib/storage.ts';
import { deviceAtom } from './device.ts';
import { keyedAtoms } from './keyed.ts';
import { onLeave } from './session/private.ts';
import { authorAtom } from './session/session.ts';

/** How long the edits of a draft gather before they are kept on the device, ms. */
const keepAfter = 300;

/** Edits that are not saved on the platform. */
export interface Draft<F> {
  /** The edited fields alone. */
  fields: Partial<F>;
  /** What those fields held on the platform when they were edited first. */
  base: Partial<F>;
  /** When the platform's copy had changed last at the first edit; null where there was no copy. */
  baseUpdatedAt: string | null;
  /** When it was edited last, ms. */
  editedAt: number;
  /** The entity that a save created before it failed: the next save goes on with it. */
  createdId: string | null;
}

/** The draft of one entity. */
export interface Slot<F> {
  /** Whether the device has been asked for the draft of an earlier visit. */
  loaded: boolean;
  draft: Draft<F> | null;
  /** The draft of an earlier visit, until the author takes it or lets it go. */
  offer: Draft<F> | null;
  /** When the device kept it last, ms; null before that. */
  keptAt: number | null;
}

/** A draft without edits, of an entity that a save has created. */
export const emptyDraft = (createdId: string) => ({
  fields: {},
  base: {},
  baseUpdatedAt: null,
  editedAt: now(),
  createdId,
});

const emptySlot = { loaded: false, draft: null, offer: null, keptAt: null };

/** What the device keeps. */
interface Kept<F> {
  draft: Draft<F> | null;
  offer: Draft<F> | null;
}

interface PendingWrite {
  timer: ReturnType<typeof setTimeout>;
  write: () => Promise<void>;
}

/** Two drafts of different visits as one: the later edits win, the earlier bases stay. */
function join<F>(older: Draft<F> | null, newer: Draft<F> | null): Draft<F> | null {
  if (older === null || newer === null) return newer ?? older;
  return {
    fields: { ...older.fields, ...newer.fields },
    base: { ...newer.base, ...older.base },
    baseUpdatedAt: older.baseUpdatedAt,
    editedAt: newer.editedAt,
    createdId: newer.createdId ?? older.createdId,
  };
}

/** Whether a draft holds nothing that a reload could lose. */
const isIdle = <F extends object>(draft: Draft<F> | null) =>
  draft === null || Object.keys(draft.fields).length === 0;

/** The schema of what the device keeps, for fields of one kind. */
function keptSchema<F>(fields: v.GenericSchema<unknown, Partial<F>>): v.GenericSchema<unknown, Kept<F>> {
  const draft = v.object({
    fields,
    base: fields,
    baseUpdatedAt: v.nullable(v.string()),
    editedAt: v.number(),
    createdId: v.nullable(v.string()),
  });
  return v.object({ draft: v.nullable(draft), offer: v.nullable(draft) });
}

/**
 * Drafts of one kind of content: edited field by field, merged as the edits arrive, and kept on this device for each
 * author apart. `fields` reads the fields of a draft that the device kept; one that does not fit is dropped.
 */
export function createDrafts<F extends object>(kind: string, fields: v.GenericSchema<unknown, Partial<F>>) {
  const schema = keptSchema(fields);
  const slotsAtom = atom<Readonly<Record<string, Slot<F>>>>({});

  /** Writes that wait, by their key on the device. */
  const pendingAtom = atom(() => new Map<string, PendingWrite>());

  const slotOf = (get: Getter, key: string): Slot<F> => get(slotsAtom)[key] ?? emptySlot;

  const patchSlot = (set: Setter, key: string, patch: Partial<Slot<F>>) =>
    set(slotsAtom, (slots) => ({ ...slots, [key]: { ...emptySlot, ...slots[key], ...patch } }));

  const deviceKey = (get: Getter, key: string) => {
    const author = get(authorAtom);
    return author && `draft/${author.id}/${kind}/${key}`;
  };

  async function keep(device: Device, name: string, { draft, offer }: Kept<F>): Promise<void> {
    if (isIdle(draft) && offer === null) await device.remove(name);
    else await device.set(name, { draft, offer });
  }

  /** Puts the slot on the list of what is to be written. */
  function schedule(get: Getter, set: Setter, key: string): void {
    const name = deviceKey(get, key);
    if (name === null) return;
    const pending = get(pendingAtom);
    clearTimeout(pending.get(name)?.timer);
    const device = get(deviceAtom);
    const write = async () => {
      pending.delete(name);
      const { draft, offer } = slotOf(get, key);
      await keep(device, name, { draft, offer });
      if (slotOf(get, key).loaded) patchSlot(set, key, { keptAt: isIdle(draft) ? null : now() });
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
    const name = deviceKey(get, key);
    if (slotOf(get, key).loaded || name === null) return;
    const stored = v.safeParse(
      schema,
      await get(deviceAtom)
        .get(name)
        .catch(() => undefined),
    );
    if (slotOf(get, key).loaded) return;
    const offer = stored.success ? join(stored.output.offer, stored.output.draft) : null;
    patchSlot(set, key, { loaded: true, offer, keptAt: offer && offer.editedAt });
  });

  /** Loads the slot when somebody comes to look at it, and keeps its edits when the page goes away. */
  const watchAtom = keyedAtoms(({ key }: { author: string; key: string }) => {
    const effectAtom = atom(null, (get, set, event: 'open' | 'hide' | 'close') => {
      if (event === 'open') void set(loadAtom, key);
      else void set(flushAtom);
      // A saved draft has only told where its entity is; whoever comes next begins anew.
      if (event === 'close' && isIdle(slotOf(get, key).draft)) patchSlot(set, key, { draft: null });
    });
    effectAtom.onMount = (tell) => {
      const hide = () => tell('hide');
      tell('open');
      globalThis.window?.addEventListener('pagehide', hide);
      globalThis.document?.addEventListener('visibilitychange', hide);
      return () => {
        globalThis.window?.removeEventListener('pagehide', hide);
        globalThis.document?.removeEventListener('visibilitychange', hide);
        tell('close');
      };
    };
    return effectAtom;
  });

  onLeave((_get, set) => {
    void set(flushAtom);
    set(slotsAtom, {});
  });

  return {
    /** The slot of a key: an entity's id, or a word for a new one. */
    slotAtom: keyedAtoms((key: string) =>
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

    flushAtom,
  };
}

/** The named fields of an object. */
export function pick<F extends object>(from: Partial<F>, keys: readonly string[]): Partial<F> {
  const result: Partial<F> = {};
  for (const key in from) if (keys.includes(key)) result[key] = from[key];
  return result;
}
