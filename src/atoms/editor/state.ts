import { atom, type Atom } from 'jotai';
import type { ApiError } from '#api/api-error.ts';
import type { Problems } from '#domain/plain-problems.ts';
import type { Publication } from '#domain/publication/schema.ts';
import { boundedAtomFamily } from '../atomFamily.ts';
import { offeredOf } from '../draft/draftSlots.ts';
import type { EntityState } from '../states.ts';
import type { Editable } from './config.ts';
import type { EditorConfig } from './save/stage.ts';
import { newKey, type DraftState } from './draft.ts';
import { changedFields, problemOf, type FieldName } from './fields.ts';
import { offerOf, type DraftOffer } from './offers.ts';
import { distinctPart } from '../distinctAtom.ts';
import type { SubscriptionsOfKind } from './fieldSubscriptions.ts';

/** Everything that an editor shows. */
export interface EditorState<Item, Fields> {
  status: 'loading' | 'failed' | 'notFound' | 'ready';
  error: ApiError | null;
  retry: () => void;
  /** null until it is created. */
  id: string | null;
  item: Item | null;
  publication: Publication | null;
  /** The platform's copy; empty fields for a new entity. */
  server: Fields;
  /** The form's values: the draft over the platform's copy. */
  fields: Fields;
  /** Fields that differ from the platform's copy. */
  changed: FieldName<Fields>[];
  dirty: boolean;
  /** By field, after a refused save. An edit of the field clears its problem. */
  problems: Problems;
  saving: boolean;
  /** The platform's last change, ISO. */
  savedAt: string | null;
  /** When the draft was last stored on this device, ms. */
  keptAt: number | null;
  /** Until the author decides, the form shows the platform's copy, and edits beside it lose neither. */
  offer: DraftOffer<Fields> | null;
  /** The number of other tabs of this browser that have it open. */
  otherTabs: number;
}

const nothing: EntityState<never> = {
  status: 'ready',
  item: null,
  refreshing: false,
  error: null,
  retry: () => undefined,
};

/** Editing needs both it and its price: a blank price could otherwise overwrite a good one. */
function readingOf(
  item: EntityState<unknown>,
  publication: EntityState<Publication>,
): Pick<EditorState<unknown, unknown>, 'status' | 'error' | 'retry'> {
  const { status, error, retry } = item.status === 'ready' ? publication : item;
  // A content that was never priced has no publication.
  const ready = item.status === 'ready' && status === 'notFound';
  return { status: ready ? 'ready' : status, error, retry };
}

const noProblems: Problems = {};

/** The other parts of an editor's state. */
interface Beside {
  /** Keys of the drafts that are being saved. */
  savingAtom: Atom<ReadonlySet<string>>;
  /** How many other tabs have it open, by its id. */
  othersAtom: (id: string) => Atom<number>;
}

/** The state of an editor by draft key. Each part depends on as little as possible, so that a keystroke recomputes only what it changes. */
export function createEditorState<Item extends Editable, Fields extends object>(
  config: EditorConfig<Item, Fields>,
  { drafts, problemsAtom, copyOf, isGone }: DraftState<Item, Fields>,
  { savingAtom, othersAtom }: Beside,
) {
  const { slotAtom } = drafts;
  const draftAtom = boundedAtomFamily((key: string) => atom((get) => get(slotAtom(key)).draft));
  const idAtom = boundedAtomFamily((key: string) =>
    atom((get) => {
      if (key !== newKey) return key;
      const id = get(draftAtom(key))?.createdId ?? null;
      // What a save has made, and somebody has removed since, is new again.
      return id !== null && isGone(get, id) ? null : id;
    }),
  );
  /** The platform's copy of an entity; for null that of a new one. */
  const entityAtom = boundedAtomFamily((id: string | null) =>
    atom((get) => {
      const item = id === null ? nothing : get(config.itemAtom(id));
      const publication =
        id === null || config.sale === undefined ? nothing : get(config.sale.publicationAtom(id));
      return { copy: copyOf(item.item, publication.item), reading: readingOf(item, publication) };
    }),
  );
  const serverAtom = boundedAtomFamily((key: string) => atom((get) => get(entityAtom(get(idAtom(key))))));
  const fieldsAtom = boundedAtomFamily((key: string) =>
    atom((get): Fields => ({ ...get(serverAtom(key)).copy.fields, ...get(draftAtom(key))?.fields })),
  );
  const problemsOfAtom = boundedAtomFamily((key: string) =>
    atom((get) => get(problemsAtom)[key] ?? noProblems),
  );
  const leftAtom = boundedAtomFamily((key: string) => atom((get) => offeredOf(get(slotAtom(key)))));
  const offerAtom = boundedAtomFamily((key: string) =>
    atom((get): DraftOffer<Fields> | null => {
      // What is being made takes the place of no other work.
      if (key === newKey && get(savingAtom).has(key)) return null;
      for (const left of get(leftAtom(key))) {
        const { copy, reading } = get(left.createdId === null ? serverAtom(key) : entityAtom(left.createdId));
        // Until then it is unknown whether it has anything new, and whether the offer behind it may be shown.
        if (reading.status === 'loading') return null;
        const offer = offerOf(left, copy);
        if (offer !== null) return offer;
      }
      return null;
    }),
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

  return { idAtom, fieldsAtom, problemsOfAtom, offerAtom, editorAtom };
}

/** Parts of a whole by name, cached as long as the whole lives. */
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

/** Parts of an editor's state, each of which notifies its readers only of its own changes. */
export function createParts<Item extends Editable, Fields extends object>({
  editorAtom,
  fieldsAtom,
  problemsOfAtom,
}: ReturnType<typeof createEditorState<Item, Fields>>) {
  type Name = FieldName<Fields>;
  const partAtom = <Part>(read: (editor: EditorState<Item, Fields>) => Part): ((key: string) => Atom<Part>) =>
    boundedAtomFamily((key: string) => distinctPart(editorAtom(key), read));

  const fieldPart = byName((fields: Atom<Fields>, name: Name) => distinctPart(fields, (all) => all[name]));
  const subscriptions: SubscriptionsOfKind<Fields> = new WeakMap();
  const problemPart = byName((problems: Atom<Problems>, name: Name) =>
    atom((get) => problemOf(get(problems), name)),
  );

  return {
    /** A part of an editor's state that notifies its readers only of its own changes. */
    partAtom,
    statusAtom: partAtom(({ status }) => status),
    /** The progress of the work, to the minute. */
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
    /** All fields with separate subscriptions, for a form that has many. */
    fieldsAtom,
    subscriptions,
    /** The value of one field; its readers are not notified of others. */
    fieldAtom: ((key, name) => fieldPart(fieldsAtom(key), name)) as <One extends Name>(
      key: string,
      name: One,
    ) => Atom<Fields[One]>,
    /** What is wrong with one field. */
    problemAtom: (key: string, name: Name) => problemPart(problemsOfAtom(key), name),
  };
}
