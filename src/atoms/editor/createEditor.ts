import { atom, type Atom } from 'jotai';
import type { ApiError } from '#api/api-error.ts';
import type { Problems } from '#api/problems.ts';
import type { Publication } from '#api/publication/schema.ts';
import type { Draft } from '../drafts.ts';
import { keyedAtoms } from '../keyed.ts';
import type { EntityState } from '../states.ts';
import type { Editable, EditorConfig } from './config.ts';
import { createDraftState, newKey, type ServerCopy } from './draft.ts';
import { changedFields, differencesOf, sameValue, type Difference, type FieldName } from './fields.ts';
import { createSave } from './save.ts';

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

/**
 * The editor of one kind: a draft over the platform's copy, kept on the device, offered back after a loss, saved field by
 * field with conflicts told. Everything here is asked by a key: the id of an entity, or `new`.
 */
export function createEditor<Item extends Editable, Fields extends object>(
  config: EditorConfig<Item, Fields>,
) {
  const state = createDraftState(config);
  const { drafts, problemsAtom, copyOf } = state;
  const { savingAtom, saveAtom, onSaved } = createSave(config, state);

  const editorAtom = keyedAtoms((key: string) =>
    atom((get): EditorState<Item, Fields> => {
      const slot = get(drafts.slotAtom(key));
      const id = key === newKey ? (slot.draft?.createdId ?? null) : key;
      const item = id === null ? nothing : get(config.itemAtom(id));
      const publication =
        id === null || config.sale === undefined ? nothing : get(config.sale.publicationAtom(id));
      const server = copyOf(item.item, publication.item);
      const fields = { ...server.fields, ...slot.draft?.fields };
      const changed = changedFields<Fields>(fields, server.fields);
      const reading = readingOf(item, publication);
      return {
        ...reading,
        status: reading.status === 'ready' && !slot.loaded ? 'loading' : reading.status,
        id,
        item: item.item,
        publication: publication.item,
        server: server.fields,
        fields,
        changed,
        dirty: changed.length > 0,
        problems: get(problemsAtom)[key] ?? {},
        saving: get(savingAtom).has(key),
        savedAt: server.updatedAt,
        keptAt: slot.keptAt,
        offer: offerOf(slot.offer, server),
      };
    }),
  );

  /** A part of an editor's state that tells its readers only of what changed in it. */
  function partAtom<Part>(read: (editor: EditorState<Item, Fields>) => Part): (key: string) => Atom<Part> {
    return keyedAtoms((key: string) => {
      let last: { part: Part } | null = null;
      return atom((get) => {
        const part = read(get(editorAtom(key)));
        if (last === null || !sameValue(last.part, part)) last = { part };
        return last.part;
      });
    });
  }

  const fieldAtoms: { [Name in FieldName<Fields>]?: (key: string) => Atom<Fields[Name]> } = {};

  return {
    editorAtom,
    partAtom,
    /** The value of one field: whoever reads it hears of no other. */
    fieldAtom<Name extends FieldName<Fields>>(key: string, name: Name): Atom<Fields[Name]> {
      const known = fieldAtoms[name] ?? partAtom(({ fields }) => fields[name]);
      fieldAtoms[name] = known;
      return known(key);
    },
    saveAtom,
    onSaved,
    editAtom: state.editAtom,
    restoreAtom: state.restoreAtom,
    discardAtom: state.discardAtom,
    chooseAtom: state.chooseAtom,
    /** Writes at once what waits to be kept. */
    flushAtom: drafts.flushAtom,
    expectArrival: state.expectArrival,
  };
}

/** The editor of a kind as the screens take it. */
export type Editor<Item extends Editable, Fields extends object> = ReturnType<
  typeof createEditor<Item, Fields>
>;
