import type { Getter, Setter } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import type { Problems } from '#domain/plain-problems.ts';
import { publicationKeys } from '#api/publication/queries.ts';
import type { Publication } from '#domain/publication/schema.ts';
import { pick } from '../../draft/drafts.ts';
import { requireSameAuthor } from '../../session/sameAuthor.ts';
import type { Editable, EntityConfig, UnfinishedSaves } from '../config.ts';
import { newKey, type DraftState, type ServerCopy } from '../draft.ts';
import { changedFields, differencesOf, has, sameValue, type Difference } from '../fields.ts';

/** The result of a save. A failed call is thrown instead. */
export type SaveResult<Fields> =
  | { status: 'saved' | 'unchanged'; id: string }
  | { status: 'invalid'; problems: Problems }
  | { status: 'conflict'; conflicts: Difference<Fields>[] };

/** How an entity with a programme is saved: many calls with a journal, instead of one creation or update. */
export interface ProgramSave<Item extends Editable, Fields extends object> extends UnfinishedSaves<Fields> {
  /** The fields that are the programme. */
  names: readonly (keyof Fields)[];
  /** Saves both; returns the conflicts that the author must resolve first. */
  save: (save: Save<Item, Fields>) => Promise<Difference<Fields>[]>;
  /** The problems that keep the programme from being saved. */
  problemsOf: (get: Getter, edits: Partial<Fields>) => Problems;
  /** The author reverted the edits or discarded an earlier version: these fields, if those are kept. */
  onDiscard: (
    get: Getter,
    set: Setter,
    edit: { key: string; left: Partial<Fields>; stay: Partial<Fields> },
  ) => void;
}

/** The kind-specific configuration. */
export interface EditorConfig<Item extends Editable, Fields extends object> extends EntityConfig<
  Item,
  Fields
> {
  /** How it is saved with a programme. `update` need not re-fetch, because the save does so at its end. */
  program?: ProgramSave<Item, Fields>;
}

/** The state of a running save, shared by its stages. */
export interface Save<Item extends Editable, Fields extends object> {
  get: Getter;
  set: Setter;
  config: EditorConfig<Item, Fields>;
  state: DraftState<Item, Fields>;
  /** The author's id. */
  author: string | undefined;
  /** The key of the draft. */
  key: string;
  /** The edits at the start of the save; later ones wait for the next save. */
  edits: Partial<Fields>;
  /** The id of the entity; null until it is created. */
  id: string | null;
  /** No edit differs from the platform's copy. */
  isUnchanged: boolean;
  /** Announces that a draft's entity exists. */
  tellSaved: (id: string) => void;
}

/**
 * One stage of a save. Stages run in order and do nothing if they are not needed. Returns the result if the save ends here, otherwise null. A failed
 * call is reported and thrown.
 */
export type Stage = <Item extends Editable, Fields extends object>(
  save: Save<Item, Fields>,
) => Promise<SaveResult<Fields> | null>;

/** Fields of the publication of a content with a price. */
const priceFields: readonly string[] = ['costKopecks', 'oldCostKopecks'];

/** The fields of each stage. */
export function fieldsByStage<Item extends Editable, Fields extends object>({
  empty,
  sale,
  parts,
  program,
}: EditorConfig<Item, Fields>): Record<'entity' | 'parts' | 'price', readonly string[]> {
  const ofParts: readonly string[] = parts?.names ?? [];
  const own = Object.keys(empty).filter((name) => !ofParts.includes(name));
  const price = sale === undefined ? [] : own.filter((name) => priceFields.includes(name));
  const apart: readonly PropertyKey[] = [...price, ...(program?.names ?? [])];
  return { parts: ofParts, price, entity: own.filter((name) => !apart.includes(name)) };
}

/** By default fields are sent unchanged. */
export const asTheyAre = (fields: object): Record<string, unknown> => ({ ...fields });

/** The last loaded copies of the platform. */
export const copyOf = <Item extends Editable, Fields extends object>({
  get,
  state,
  id,
}: Save<Item, Fields>): ServerCopy<Item, Fields> => state.cachedCopy(get, id);

/** The edited fields of a stage that differ from the platform's. */
export function changesOf<Item extends Editable, Fields extends object>(
  save: Save<Item, Fields>,
  stage: keyof ReturnType<typeof fieldsByStage>,
): Partial<Fields> {
  const names = fieldsByStage(save.config)[stage];
  const changed = changedFields(save.edits, copyOf(save).fields);
  return pick(
    save.edits,
    changed.filter((name) => names.includes(name)),
  );
}

/** Whether there are any changes. */
export const isAny = (changes: object): boolean => Object.keys(changes).length > 0;

/**
 * Removes saved values from the draft. A field edited meanwhile stays, with the saved value as its base. `createdId` is stored with a new entity's
 * draft, so that no later save creates it again. Rejects if the author has left: the draft may be the next author's.
 */
export function take<Item extends Editable, Fields extends object>(
  { get, set, author, key, state: { drafts } }: Save<Item, Fields>,
  saved: Partial<Fields>,
  id: string,
): void {
  requireSameAuthor(get, author);
  const { draft } = drafts.slotOf(get, key);
  if (draft === null) return;
  const taken = (name: string) => {
    const mine: Record<string, unknown> = { ...draft.fields };
    const theirs: Record<string, unknown> = { ...saved };
    return has(saved, name) && sameValue(mine[name], theirs[name]);
  };
  const left = Object.keys(draft.fields).filter((name) => !taken(name));
  const createdId = key === newKey ? id : null;
  const isHeard = Object.keys(draft.sent ?? {}).every((name) => has(saved, name));
  const base = pick<Fields>({ ...draft.base, ...saved }, left);
  const done = left.length === 0 && createdId === null;
  set(drafts.setAtom, {
    key,
    draft: done
      ? null
      : {
          ...{ ...draft, fields: pick(draft.fields, left), base, createdId },
          sent: isHeard ? undefined : draft.sent,
        },
  });
}

/** Removes drafts of earlier visits that the platform now has. */
export function letGoSaved<Item extends Editable, Fields extends object>(save: Save<Item, Fields>): void {
  const { set, key, state } = save;
  const there = copyOf(save).fields;
  set(state.drafts.discardObsoleteAtom, {
    key,
    isObsolete: (left) => differencesOf(left, there).length === 0,
  });
}

/** An entity created just now has no publication: the editor need not ask. */
export function noPriceYet<Item extends Editable, Fields extends object>(
  { get, config: { sale } }: Save<Item, Fields>,
  id: string,
): void {
  if (sale === undefined) return;
  const none = publicationKeys.ofContents(sale.contentType, [id]);
  get(queryClientAtom).setQueryData<Publication[]>(none, []);
}
