import { atom, type Getter, type Setter } from 'jotai';
import type * as v from 'valibot';
import { logFailure } from '#lib/log.ts';
import { boundedAtomFamily } from '../atomFamily.ts';
import { createKeeping, keepAgainAfter, type Keeping } from './keeping.ts';
import { createAside } from './aside.ts';
import { createDraftSlots, type DraftSlots } from './draftSlots.ts';
import { createRecords, editedNow, emptyDraft, isIdle, join, taking, type Draft } from './records.ts';
import { onLeave, onReturn } from '../session/private.ts';
import { authorAtom } from '../session/session.ts';

type GoesOn = (get: Getter, set: Setter, key: string) => Promise<boolean>;

/** Reads what earlier visits left. */
function createLoading<F extends object>(
  { slotOf, patchSlot, deviceName }: DraftSlots<F>,
  { watchedAtom, found, open }: Keeping<F>,
  goesOn: GoesOn,
) {
  async function load(get: Getter, set: Setter, key: string): Promise<void> {
    const name = deviceName(get, key);
    if (name === null) return;
    const opened = await open(get, name).opening.catch((error: unknown) => {
      logFailure('Drafts were not read on this device', error);
      setTimeout(() => get(watchedAtom).has(name) && void load(get, set, key), keepAgainAfter);
      return null;
    });
    if (opened === null) return;
    const unknown = found.strange(get, name, opened.left);
    const isTaken = unknown.length > 0 && (await goesOn(get, set, key));
    if (deviceName(get, key) !== name) return;
    const { loaded, draft, offer, older } = slotOf(get, key);
    const known = new Set([draft, offer, ...older].map((one) => one?.editedAt));
    const left = unknown.filter(({ editedAt }) => !known.has(editedAt));
    if (loaded && left.length === 0) return;
    found.find(get, name, left);
    const keptAt = loaded ? {} : { keptAt: left[0]?.editedAt ?? null };
    const [last = null, ...others] = left;
    const taken =
      isTaken && !loaded && offer === null ? { draft: join(last, draft), left: others } : { draft, left };
    patchSlot(set, key, { loaded: true, draft: taken.draft, older: [...older, ...taken.left], ...keptAt });
  }
  return atom(null, load);
}

type LoadAtom = ReturnType<typeof createLoading>;

/** Has what earlier visits left read once somebody looks at an entity, and its edits kept when the page goes away. */
function createWatch<F extends object>(
  { slotOf, patchSlot, nameOf, deviceName }: DraftSlots<F>,
  { watchedAtom, letGo, schedule, flushAtom }: Keeping<F>,
  loadAtom: LoadAtom,
) {
  /** A saved draft has only told where its entity is; whoever comes next begins anew. */
  const forgetSavedAtom = atom(null, (get, set, key: string) => {
    if (isIdle(slotOf(get, key).draft)) patchSlot(set, key, { draft: null });
  });

  /** Edits typed on the screen of a new entity after its save continue under its id. */
  const carryAtom = atom(null, (get, set, key: string) => {
    const { draft } = slotOf(get, key);
    // An author who has left finds it where it was stored: nothing can be written for them any more.
    if (deviceName(get, key) === null) return;
    if (draft === null || draft.createdId === null || !draft.editedSinceSaved) return;
    const { createdId, editedSinceSaved: _, ...typed } = draft;
    patchSlot(set, createdId, taking(slotOf(get, createdId), { ...typed, createdId: null }));
    patchSlot(set, key, { draft: null });
    // In this order: edits are written to their new place before they are removed from the old one.
    for (const one of [createdId, key]) schedule(get, set, one);
  });

  /** Loads the slot when it is first opened, and stores its edits when the page is hidden. */
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
      set(carryAtom, key);
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

  return { watchAtom, forgetSavedAtom };
}

/**
 * Begins a draft of these fields. What was there before, or was offered, waits until this one is saved or let go: two drafts
 * never mix. Answers false where its author has gone by then.
 */
function createBeginning<F extends object>(
  { slotOf, patchSlot, deviceName }: DraftSlots<F>,
  { schedule }: Keeping<F>,
  loadAtom: LoadAtom,
) {
  return atom(
    null,
    async (get, set, { key, fields, base }: { key: string } & Pick<Draft<F>, 'fields' | 'base'>) => {
      const name = deviceName(get, key);
      // What earlier visits left is known first, or it would be taken for a part of this one.
      await set(loadAtom, key);
      if (deviceName(get, key) !== name) return false;
      const { draft, offer, older } = slotOf(get, key);
      const before = [draft, offer].flatMap((one) => (one === null || isIdle(one) ? [] : [one]));
      patchSlot(set, key, {
        draft: { ...emptyDraft(null), fields, base },
        offer: null,
        older: [...before, ...older],
      });
      schedule(get, set, key);
      return true;
    },
  );
}

/** The author's intents on a draft. */
function createEdits<F extends object>({ slotOf, patchSlot }: DraftSlots<F>, { schedule }: Keeping<F>) {
  return {
    /** Merges an edit. `server` is the platform's copy, which gives the base values of newly edited fields; absent if it is not loaded. */
    mergeAtom: atom(
      null,
      (get, set, edit: { key: string; patch: Partial<F>; server: Partial<F>; updatedAt: string | null }) => {
        const { key, patch, server, updatedAt } = edit;
        const { draft } = slotOf(get, key);
        const isSaved = isIdle(draft) && draft?.createdId != null;
        patchSlot(set, key, {
          draft: {
            ...((isSaved || draft?.editedSinceSaved) && { editedSinceSaved: true }),
            fields: { ...draft?.fields, ...patch },
            base: { ...pick(server, Object.keys(patch)), ...draft?.base },
            baseUpdatedAt: draft ? draft.baseUpdatedAt : updatedAt,
            editedAt: editedNow(),
            createdId: draft?.createdId ?? null,
            tried: draft?.tried,
            sent: draft?.sent,
          },
        });
        schedule(get, set, key);
      },
    ),

    /** Replaces the whole draft; null clears it. */
    setAtom: atom(null, (get, set, { key, draft }: { key: string; draft: Draft<F> | null }) => {
      patchSlot(set, key, { draft });
      schedule(get, set, key);
    }),

    /** Adopts a draft from elsewhere. If existing edits under this key differ from it, they wait behind it. */
    takeAtom: atom(null, (get, set, { key, draft }: { key: string; draft: Draft<F> }) => {
      patchSlot(set, key, taking(slotOf(get, key), draft));
      schedule(get, set, key);
    }),

    /**
     * Accepts the offered draft and puts the edits made since on top. If those are another version, they become an offer instead: two drafts are
     * never mixed.
     */
    restoreAtom: atom(null, (get, set, key: string) => {
      const slot = slotOf(get, key);
      patchSlot(set, key, { ...taking(slot, slot.offer), offer: null });
      schedule(get, set, key);
    }),

    /** Discards obsolete drafts of earlier visits. */
    discardObsoleteAtom: atom(
      null,
      (get, set, { key, isObsolete }: { key: string; isObsolete: (left: Draft<F>) => boolean }) => {
        const { offer, older } = slotOf(get, key);
        const left = [offer, ...older].filter((one) => one !== null);
        const needed = left.filter((one) => !isObsolete(one));
        if (needed.length === left.length) return;
        patchSlot(set, key, { offer: null, older: needed });
        schedule(get, set, key);
      },
    ),

    /** Discards the offered draft. */
    discardOfferAtom: atom(null, (get, set, key: string) => {
      patchSlot(set, key, { offer: null });
      schedule(get, set, key);
    }),
  };
}

/** A creation, or changes with their new base. */
type Note<F> = Pick<Draft<F>, 'tried'> | Pick<Draft<F>, 'sent' | 'base'>;

/** Records what a save is about to send, or with undefined that its outcome is known, and waits until the device has stored it. */
function createNoting<F extends object>(
  { slotOf, patchSlot }: DraftSlots<F>,
  { schedule, flushAtom }: Keeping<F>,
) {
  return atom(null, async (get, set, { key, ...note }: { key: string } & Note<F>): Promise<void> => {
    const { draft } = slotOf(get, key);
    if (draft === null) return;
    patchSlot(set, key, { draft: { ...draft, ...note } });
    schedule(get, set, key);
    await set(flushAtom);
  });
}

/**
 * Drafts of one kind of content: edited field by field, merged as the edits arrive, and kept on this device for each
 * author apart. `fields` reads the fields of a draft that the device kept; one that does not fit is left out. `goesOn` tells
 * whether its save began in an earlier visit and is to go on: such a draft is taken up at once, and not offered.
 */
export function createDrafts<F extends object>(
  kind: string,
  fields: v.GenericSchema<unknown, Partial<F>>,
  goesOn: GoesOn = async () => false,
) {
  const slots = createDraftSlots<F>(kind);
  const keeping = createKeeping(createRecords(fields), slots);
  const loadAtom = createLoading(slots, keeping, goesOn);
  const { watchAtom, forgetSavedAtom } = createWatch(slots, keeping, loadAtom);
  const { slotsAtom, slotOf } = slots;

  onLeave((_get, set) => {
    set(keeping.leaveAtom);
    set(slotsAtom, {});
  });
  // What came while nobody was signed in, as a recording does, was kept by this page alone.
  onReturn((get, set) => {
    for (const key of Object.keys(get(slotsAtom)))
      if (!isIdle(slotOf(get, key).draft)) keeping.schedule(get, set, key);
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

    /** Reads a slot within an intent. */
    slotOf,

    ...createEdits(slots, keeping),
    noteAtom: createNoting(slots, keeping),
    keepAsideAtom: createAside(slots),
    forgetSavedAtom,
    beginAtom: createBeginning(slots, keeping, loadAtom),
    flushAtom: keeping.flushAtom,
  };
}

/** Picks the named fields of an object. */
export function pick<F extends object>(from: Partial<F>, keys: readonly string[]): Partial<F> {
  const result: Partial<F> = {};
  for (const key in from) if (keys.includes(key)) result[key] = from[key];
  return result;
}
