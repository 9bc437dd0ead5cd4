import { atom, type Atom } from 'jotai';
import * as v from 'valibot';
import { module, type Module } from '#api/course/schema.ts';
import { placed, without } from '#lib/ordered.ts';
import type { Editable, EditorConfig } from '../editor/config.ts';
import { createDraftState, newKey } from '../editor/draft.ts';
import { keyedAtoms } from '../keyed.ts';

/** A module in the draft of its owner. One that the platform does not have yet is `isDraft`, under a temporary id. */
export const draftModule = v.looseObject({ ...module.entries, isDraft: v.optional(v.boolean()) });
export type DraftModule = v.InferOutput<typeof draftModule>;

/** The modules with a new one, last, or at a place counted from 1. */
export function addDraftModule(
  modules: readonly DraftModule[],
  fields: Partial<Module> = {},
  place: number = Number.POSITIVE_INFINITY,
): DraftModule[] {
  const blank = { name: '', lectures: [], attachments: [] };
  const own = { id: crypto.randomUUID(), isDraft: true, orderNumber: place };
  return placed<DraftModule>(modules, { ...blank, ...fields, ...own });
}

/** The modules with one of them changed; an `orderNumber` moves it. */
export function editDraftModule(
  modules: readonly DraftModule[],
  id: string,
  changes: Partial<Module>,
): DraftModule[] {
  const known = modules.find((one) => one.id === id);
  return known === undefined ? [...modules] : placed<DraftModule>(modules, { ...known, ...changes, id });
}

/** The modules without one of them. */
export const removeDraftModule = (modules: readonly DraftModule[], id: string): DraftModule[] =>
  without(modules, id);

/** Fields of a draft module that travel by calls of their own, or not at all. */
const notSent = ['id', 'isDraft', 'attachments', 'createdAt', 'updatedAt'];

/** A draft module as its creation or its edit sends it. */
export const moduleBodyOf = (draft: DraftModule): Record<string, unknown> =>
  Object.fromEntries(Object.entries(draft).filter(([field]) => !notSent.includes(field)));

/** The draft of a course or a marathon: the platform's copy, known fields and not, under what was edited. */
export type OwnerDraft<Fields> = Fields & Record<string, unknown>;

/** A change of the modules of a draft: `(modules) => addDraftModule(modules)`. */
export interface ModulesChange {
  /** The owner's id, or `new`. */
  key: string;
  change: (modules: DraftModule[]) => DraftModule[];
}

/** The drafts of one kind of owner: edited field by field, merged as the edits arrive, kept on this device. */
export function createOwnerDrafts<Item extends Editable, Fields extends { modules: DraftModule[] }>(
  config: EditorConfig<Item, Fields>,
  patchOf: (modules: DraftModule[]) => Partial<Fields>,
) {
  const { drafts, copyOf, cachedCopy, idOf, editAtom, restoreAtom, discardAtom } = createDraftState(config);

  return {
    /** The draft of a key: the owner's id, or `new`. Without edits it is the platform's copy. */
    draftAtom: keyedAtoms((key: string): Atom<OwnerDraft<Fields>> =>
      atom((get) => {
        const { draft } = get(drafts.slotAtom(key));
        const id = key === newKey ? (draft?.createdId ?? null) : key;
        const item = id === null ? null : get(config.itemAtom(id)).item;
        return { ...item, ...copyOf(item, null).fields, ...draft?.fields };
      }),
    ),

    /** Merges an edit. */
    editAtom,

    /** Changes the modules. Those of an owner that was not read yet are not known, and stay as they are. */
    changeModulesAtom: atom(null, (get, set, { key, change }: ModulesChange) => {
      const id = idOf(get, key);
      const { item, fields } = cachedCopy(get, id);
      if (id !== null && item === null) return;
      const modules = drafts.slotOf(get, key).draft?.fields.modules ?? fields.modules;
      set(editAtom, { key, patch: patchOf(change(modules)) });
    }),

    /** Takes the version that an earlier visit left on this device. */
    restoreAtom,

    /** Lets that version go; without one, takes all edits back. */
    discardAtom,
  };
}
