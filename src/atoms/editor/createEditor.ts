import { atom, type Atom, type Getter } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import type { ApiError } from '#api/api-error.ts';
import type { Problems } from '#domain/problems.ts';
import { publicationKeys } from '#api/publication/queries.ts';
import type { Publication } from '#domain/publication/schema.ts';
import { boundedAtomFamily } from '../atomFamily.ts';
import type { Draft } from '../records.ts';
import type { EntityState } from '../states.ts';
import type { Editable, EditorConfig } from './config.ts';
import { createDraftState, newKey, type ServerCopy } from './draft.ts';
import { changedFields, differencesOf, problemOf, type Difference, type FieldName } from './fields.ts';
import { createSave } from './save.ts';
import { distinctAtom } from '../distinctAtom.ts';
import { createTabs } from './tabs.ts';

/** An unsaved version of an earlier visit. */
export interface DraftOffer<Fields> {
  /** When it was edited last, ms. */
  keptAt: number;
  /** When the platform's copy changed last, ISO; null where there is none. */
  serverUpdatedAt: string | null;
  differences: Difference<Fields>[];
  /** The whole version: the kept edits over the platform's copy. */
  fields: Fields;
}

/** Everything that an editor shows. */
export interface EditorState<Item, Fields> {
  status: 'loading' | 'failed' | 'notFound' | 'ready';
  error: ApiError | null;
  retry: () => void;
  /** null until it is created. */
  id: string | null;
  item: Item | null;
  publication: Publication | null;
  /** The platform's copy; empty fields for a new one. */
  server: Fields;
  /** What the form shows: the draft over the platform's copy. */
  fields: Fields;
  /** Fields that differ from the platform's copy. */
  changed: FieldName<Fields>[];
  dirty: boolean;
  /** By field, after a save that was refused. A field's problem goes when it is edited. */
  problems: Problems;
  saving: boolean;
  /** When the platform's copy changed last, ISO. */
  savedAt: string | null;
  /** When the draft was kept on this device last, ms. */
  keptAt: number | null;
  /** Until it is answered the form shows the platform's copy, and edits beside it lose neither. */
  offer: DraftOffer<Fields> | null;
  /** How many other tabs of this browser have it open. */
  otherTabs: number;
}

const nothing: EntityState<never> = {
  status: 'ready',
  item: null,
  refreshing: false,
  error: null,
  retry: () => undefined,
};

/** Nothing can be edited before both it and its price are known: a blank price might be saved over a good one. */
function readingOf(
  item: EntityState<unknown>,
  publication: EntityState<Publication>,
): Pick<EditorState<unknown, unknown>, 'status' | 'error' | 'retry'> {
  const { status, error, retry } = item.status === 'ready' ? publication : item;
  // What was never priced has no publication.
  const ready = item.status === 'ready' && status === 'notFound';
  return { status: ready ? 'ready' : status, error, retry };
}

function offerOf<Item, Fields extends object>(
  offer: Draft<Fields> | null,
  server: ServerCopy<Item, Fields>,
): DraftOffer<Fields> | null {
  if (offer === null) return null;
  const differences = differencesOf(offer, server.fields);
  // What was saved meanwhile, here or elsewhere, is nothing to come back to.
  if (differences.length === 0) return null;
  return {
    keptAt: offer.editedAt,
    serverUpdatedAt: server.updatedAt,
    differences,
    fields: { ...server.fields, ...offer.fields },
  };
}

const noProblems: Problems = {};

/** Parts of a whole by their names. A part is known for as long as its whole is. */
function byName<Whole, Name extends string, Value>(
  create: (whole: Atom<Whole>, name: Name) => Atom<Value>,
): (whole: Atom<Whole>, name: Name) => Atom<Value> {
  const known = new WeakMap<Atom<Whole>, Map<Name, Atom<Value>>>();
  return (whole, name) => {
    const parts = known.get(whole) ?? new Map<Name, Atom<Value>>();
    known.set(whole, parts);
    const part = parts.get(name) ?? create(whole, name);
    parts.set(name, part);
    return part;
  };
}

/**
 * The editor of one kind: a draft over the platform's copy, kept on the device, offered back after a loss, saved field by
 * field with conflicts told. Everything here is asked by a key: the id of an entity, or `new`.
 */
export function createEditor<Item extends Editable, Fields extends object>(
  config: EditorConfig<Item, Fields>,
) {
  type Name = FieldName<Fields>;
  const state = createDraftState(config);
  const { drafts, problemsAtom, copyOf } = state;
  const { savingAtom, saveAtom, onSaved } = createSave(config, state);

  /** Another tab has saved: what this one has read of the kind is out of date. */
  const invalidateAtom = atom(null, (get) => {
    const client = get(queryClientAtom);
    void client.invalidateQueries({ queryKey: config.keys.all });
    if (config.sale) void client.invalidateQueries({ queryKey: publicationKeys.all });
  });
  const { othersAtom, announceSavedAtom } = createTabs(config.kind, (set) => set(invalidateAtom));
  const { steps, versions } = state;
  const keepSavedAtom = atom(null, (get, _set, id: string) =>
    versions.keep(get, { key: id, why: 'saved', fields: state.cachedCopy(get, id).fields }),
  );
  onSaved((set, from, to) => {
    set(announceSavedAtom, to);
    set(steps.renameAtom, { from, to });
    set(keepSavedAtom, to);
    if (from === newKey) set(savedNewAtom, to);
  });

  const discardAtom = atom(null, (get, set, key: string) => {
    set(state.discardAtom, key);
    config.steps?.onDiscard(get, set, key);
  });

  /** The visit that opened what is new last. */
  const newVisitAtom = atom('');
  /** What that visit has made of what was new; null until all of it is saved, whoever asked for that. */
  const savedNewAtom = atom<string | null>(null);
  const visitAtom = atom(null, (get, set, { key, visit }: { key: string; visit: string }) => {
    if (key !== newKey || get(newVisitAtom) === visit) return;
    set(newVisitAtom, visit);
    set(savedNewAtom, null);
    // The screen of the last visit may still be there, on its way to what it has created.
    if (!get(savingAtom).has(key)) set(drafts.forgetSavedAtom, key);
  });

  // Each part depends on as little as it can, so that a keystroke works out what it changes and not the rest.
  const { slotAtom } = drafts;
  const draftAtom = boundedAtomFamily((key: string) => atom((get) => get(slotAtom(key)).draft));
  const idAtom = boundedAtomFamily((key: string) =>
    atom((get) => (key === newKey ? (get(draftAtom(key))?.createdId ?? null) : key)),
  );
  /** Of the draft that is there: one that was left behind leads nobody away from the next. */
  const savedAsAtom = boundedAtomFamily((key: string) =>
    atom((get) => {
      const id = key === newKey ? get(savedNewAtom) : null;
      return id !== null && get(idAtom(key)) === id ? id : null;
    }),
  );
  const serverAtom = boundedAtomFamily((key: string) =>
    atom((get) => {
      const id = get(idAtom(key));
      const item = id === null ? nothing : get(config.itemAtom(id));
      const publication =
        id === null || config.sale === undefined ? nothing : get(config.sale.publicationAtom(id));
      return { copy: copyOf(item.item, publication.item), reading: readingOf(item, publication) };
    }),
  );
  const fieldsAtom = boundedAtomFamily((key: string) =>
    atom((get): Fields => ({ ...get(serverAtom(key)).copy.fields, ...get(draftAtom(key))?.fields })),
  );
  const problemsOfAtom = boundedAtomFamily((key: string) =>
    atom((get) => get(problemsAtom)[key] ?? noProblems),
  );
  const leftAtom = boundedAtomFamily((key: string) => atom((get) => get(slotAtom(key)).offer));
  const offerAtom = boundedAtomFamily((key: string) =>
    atom((get) => offerOf(get(leftAtom(key)), get(serverAtom(key)).copy)),
  );

  const editorAtom = boundedAtomFamily((key: string) =>
    atom((get): EditorState<Item, Fields> => {
      const { loaded, keptAt } = get(slotAtom(key));
      const { copy, reading } = get(serverAtom(key));
      const fields = get(fieldsAtom(key));
      const changed = changedFields<Fields>(fields, copy.fields);
      const id = get(idAtom(key));
      return {
        ...reading,
        status: reading.status === 'ready' && !loaded ? 'loading' : reading.status,
        id,
        item: copy.item,
        publication: copy.publication,
        server: copy.fields,
        fields,
        changed,
        dirty: changed.length > 0,
        problems: get(problemsOfAtom(key)),
        saving: get(savingAtom).has(key),
        savedAt: copy.updatedAt,
        keptAt,
        offer: get(offerAtom(key)),
        otherTabs: id === null ? 0 : get(othersAtom(id)),
      };
    }),
  );

  const partAtom = <Part>(read: (editor: EditorState<Item, Fields>) => Part): ((key: string) => Atom<Part>) =>
    boundedAtomFamily((key: string) => distinctAtom((get) => read(get(editorAtom(key)))));

  const fieldPart = byName((fields: Atom<Fields>, name: Name) => distinctAtom((get) => get(fields)[name]));
  const problemPart = byName((problems: Atom<Problems>, name: Name) =>
    atom((get) => problemOf(get(problems), name)),
  );

  return {
    kind: config.kind,
    editorAtom,
    /** A part of an editor's state that tells its readers only of what changed in it. */
    partAtom,
    statusAtom: partAtom(({ status }) => status),
    /** How far the work on it is, to the minute. */
    progressAtom: partAtom(({ id, dirty, saving, offer, savedAt, keptAt, otherTabs }) => ({
      id,
      dirty,
      saving,
      offered: offer !== null,
      savedAt,
      keptAt: keptAt === null ? null : keptAt - (keptAt % 60_000),
      otherTabs,
    })),
    itemAtom: partAtom(({ item }) => item),
    publicationAtom: partAtom(({ publication }) => publication),
    /** The platform's copy as fields. */
    serverAtom: partAtom(({ server }) => server),
    offerAtom,
    /** The value of one field: whoever reads it hears of no other. */
    fieldAtom: ((key, name) => fieldPart(fieldsAtom(key), name)) as <One extends Name>(
      key: string,
      name: One,
    ) => Atom<Fields[One]>,
    /** What is wrong with one field. */
    problemAtom: (key: string, name: Name) => problemPart(problemsOfAtom(key), name),
    saveAtom,
    onSaved,
    /** Tells that a visit of the screen has begun. A new visit of what is new begins with nothing that the last has created. */
    visitAtom,
    /** The id that the address becomes: what was new is saved, by a press, a save that went on, or one of an earlier visit. */
    savedAsAtom,
    editAtom: state.editAtom,
    restoreAtom: state.restoreAtom,
    discardAtom,
    chooseAtom: state.chooseAtom,
    /** Which ways of undo and redo are open. */
    waysAtom: steps.waysAtom,
    /** One step back or forth over the whole form; answers the fields that it changed. */
    moveAtom: state.moveAtom,
    /** Reads the versions that this device keeps, the latest first. */
    versionsAtom: versions.readAtom,
    /** For an intent: what the form shows, and the platform's copy of it. */
    shown: (get: Getter, key: string) => ({
      fields: state.shownOf(get, key),
      item: state.cachedCopy(get, state.idOf(get, key)).item,
      id: state.idOf(get, key),
    }),
    /** For an intent: whether it is new or was read, so that an edit has something to stand on. */
    isKnown: (get: Getter, key: string) => {
      const id = state.idOf(get, key);
      return id === null || state.cachedCopy(get, id).item !== null;
    },
    /** Puts problems beside fields, for a save that has steps of its own. */
    refuseAtom: state.refuseAtom,
    /** Writes at once what waits to be kept. */
    flushAtom: drafts.flushAtom,
    expectArrival: state.expectArrival,
  };
}

/** The editor of a kind as the screens take it. */
export type Editor<Item extends Editable, Fields extends object> = ReturnType<
  typeof createEditor<Item, Fields>
>;
