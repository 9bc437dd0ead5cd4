import type { Getter, Setter } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import type { Problems } from '#domain/plain-problems.ts';
import { publicationKeys } from '#api/publication/queries.ts';
import type { Publication } from '#domain/publication/schema.ts';
import { pick } from '../../draft/drafts.ts';
import { mustStay } from '../../session/mustStay.ts';
import type { Editable, EntityConfig, UnfinishedSaves } from '../config.ts';
import { newKey, type DraftState, type ServerCopy } from '../draft.ts';
import { changedFields, differencesOf, has, sameValue, type Difference } from '../fields.ts';

/** What a save came to. A call that failed is thrown instead. */
export type SaveResult<Fields> =
  | { status: 'saved' | 'unchanged'; id: string }
  | { status: 'invalid'; problems: Problems }
  | { status: 'conflict'; conflicts: Difference<Fields>[] };

/** How an entity is saved with its programme: many calls, in place of one creation or one update, of which a journal is kept. */
export interface ProgramSave<Item extends Editable, Fields extends object> extends UnfinishedSaves<Fields> {
  /** The fields that are the programme. */
  names: readonly (keyof Fields)[];
  /** Saves both; answers the conflicts that the author is to choose of first. */
  save: (save: Save<Item, Fields>) => Promise<Difference<Fields>[]>;
  /** What keeps the programme from being saved. */
  problemsOf: (get: Getter, edits: Partial<Fields>) => Problems;
  /** The author took the edits back, or let an earlier version go: these fields, where those stay. */
  onDiscard: (
    get: Getter,
    set: Setter,
    edit: { key: string; left: Partial<Fields>; stay: Partial<Fields> },
  ) => void;
}

/** What makes the editor of one kind differ from another. */
export interface EditorConfig<Item extends Editable, Fields extends object> extends EntityConfig<
  Item,
  Fields
> {
  /** How it is saved where it has a programme. `update` need not read again what that reads at its end. */
  program?: ProgramSave<Item, Fields>;
}

/** A save under way: what its stages share. */
export interface Save<Item extends Editable, Fields extends object> {
  get: Getter;
  set: Setter;
  config: EditorConfig<Item, Fields>;
  state: DraftState<Item, Fields>;
  /** Whose save it is: the author's id. */
  author: string | undefined;
  /** The key of the draft. */
  key: string;
  /** The edits as they were when the save began; later ones wait for the next save. */
  edits: Partial<Fields>;
  /** The id of the entity; null until it is created. */
  id: string | null;
  /** Nothing that was edited differs from the platform's copy. */
  isUnchanged: boolean;
  /** Tells whoever waits for it that the entity of a draft is there. */
  tellSaved: (id: string) => void;
}

/**
 * One stage of a save; they follow each other, and each does nothing where it has nothing to do. Answers what the save came to where
 * it ends there, null where it goes on. A failed call is told and thrown.
 */
export type Stage = <Item extends Editable, Fields extends object>(
  save: Save<Item, Fields>,
) => Promise<SaveResult<Fields> | null>;

/** Fields that belong to the publication of what is sold at a price. */
const priceFields: readonly string[] = ['costKopecks', 'oldCostKopecks'];

/** Which fields travel by which stage. */
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

/** Fields travel as they are where a kind says nothing else. */
export const asTheyAre = (fields: object): Record<string, unknown> => ({ ...fields });

/** The platform's copy as it was read last. */
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

/** Whether there is anything in these changes. */
export const isAny = (changes: object): boolean => Object.keys(changes).length > 0;

/**
 * Takes saved values out of the draft. What was edited while they were on their way stays, with the saved value as its
 * base. `createdId` is kept with the draft of a new entity, so that no later save creates it again. Fails where the author has gone: what is
 * there by then is the next one's.
 */
export function take<Item extends Editable, Fields extends object>(
  { get, set, author, key, state: { drafts } }: Save<Item, Fields>,
  saved: Partial<Fields>,
  id: string,
): void {
  mustStay(get, author);
  const { draft } = drafts.slotOf(get, key);
  if (draft === null) return;
  const taken = (name: string) => {
    const mine: Record<string, unknown> = { ...draft.fields };
    const theirs: Record<string, unknown> = { ...saved };
    return has(saved, name) && sameValue(mine[name], theirs[name]);
  };
  const left = Object.keys(draft.fields).filter((name) => !taken(name));
  const createdId = key === newKey ? id : null;
  const base = pick<Fields>({ ...draft.base, ...saved }, left);
  const done = left.length === 0 && createdId === null;
  set(drafts.setAtom, {
    key,
    draft: done ? null : { ...draft, fields: pick(draft.fields, left), base, createdId },
  });
}

/** What earlier visits left of it, and the platform has by now, is nothing to come back to. */
export function letGoSaved<Item extends Editable, Fields extends object>(save: Save<Item, Fields>): void {
  const { set, key, state } = save;
  const there = copyOf(save).fields;
  set(state.drafts.passAtom, { key, isOver: (left) => differencesOf(left, there).length === 0 });
}

/** What is of this moment has no publication: the editor need not wait to be told so. */
export function noPriceYet<Item extends Editable, Fields extends object>(
  { get, config: { sale } }: Save<Item, Fields>,
  id: string,
): void {
  if (sale === undefined) return;
  const none = publicationKeys.ofContents(sale.contentType, [id]);
  get(queryClientAtom).setQueryData<Publication[]>(none, []);
}
