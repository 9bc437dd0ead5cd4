import { atom, type Getter, type Setter } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import type { Problems } from '#domain/plain-problems.ts';
import { publicationKeys } from '#api/publication/queries.ts';
import type { Publication } from '#domain/publication/schema.ts';
import { createDrafts } from '../draft/drafts.ts';
import type { Draft } from '../draft/records.ts';
import { onLeave } from '../session/private.ts';
import type { Editable, EntityConfig, LateEdit, UnfinishedSaves } from './config.ts';
import { changedFields } from './fields.ts';
import { newKey } from './newKey.ts';
import { createSteps } from './steps.ts';
import { createVersions } from './versions.ts';

export { newKey };

/** What the query cache holds of an entity and its publication. */
export interface ServerCopy<Item, Fields> {
  item: Item | null;
  publication: Publication | null;
  fields: Fields;
  updatedAt: string | null;
}

/** New values of fields. */
interface Edit<Fields> {
  key: string;
  patch: Partial<Fields>;
  /** The text within a field, if it has several: typing in it is one step of undo. */
  part?: string;
}

type Way = 'undo' | 'redo';

/** An edit before it enters the draft; `copy` is the platform's copy. It may come from undo or redo. */
interface Put<Item, Fields> extends Edit<Fields> {
  copy: ServerCopy<Item, Fields>;
  way?: Way;
}

const without = (problems: Problems, fields: string[]): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => !fields.includes(field)));

/** The platform's copies of what an editor edits. */
function createCopies<Item extends Editable, Fields extends object>({
  keys,
  empty,
  fieldsOf,
  sale,
}: EntityConfig<Item, Fields>) {
  /** The platform's copies, with derived values. */
  function copyOf(item: Item | null, publication: Publication | null): ServerCopy<Item, Fields> {
    const times = [item?.updatedAt, publication?.updatedAt].filter((time) => time !== undefined);
    return {
      item,
      publication,
      fields: item === null ? empty : fieldsOf(item, publication),
      updatedAt: times.sort().at(-1) ?? null,
    };
  }

  /** The last loaded copies, for an intent: query atoms may be outdated when no screen reads them. */
  function cachedCopy(get: Getter, id: string | null): ServerCopy<Item, Fields> {
    const client = get(queryClientAtom);
    const item = id === null ? null : (client.getQueryData<Item>(keys.item(id)) ?? null);
    if (item === null || sale === undefined) return copyOf(item, null);
    const known = item.publicationId
      ? client.getQueryData<Publication>(publicationKeys.item(item.publicationId))
      : client.getQueryData<Publication[]>(publicationKeys.ofContents(sale.contentType, [item.id]))?.[0];
    return copyOf(item, known ?? null);
  }

  return { copyOf, cachedCopy };
}

/** Whether the edits equal the platform's copy. While something was sent without an answer, this is not certain. */
const isBack = <Fields extends object>(draft: Draft<Fields> | null, there: Fields): boolean =>
  draft?.createdId === null &&
  draft.tried === undefined &&
  draft.sent === undefined &&
  changedFields(draft.fields, there).length === 0;

/** Adds to an edit what it must keep because a save may have sent it. Uploads of a programme follow it. */
function followed<Fields extends object>(
  get: Getter,
  set: Setter,
  program: UnfinishedSaves<Fields> | undefined,
  edit: LateEdit<Fields>,
  way: Way | undefined,
): Partial<Fields> {
  program?.onEdit(get, set, edit, way);
  return { ...edit.patch, ...program?.takenBack(get, edit) };
}

/** Problems of a refused save, by draft key. An edit of the field clears its problem. */
function createProblems() {
  const problemsAtom = atom<Readonly<Record<string, Problems>>>({});
  onLeave((_get, set) => set(problemsAtom, {}));
  return {
    problemsAtom,

    /** Puts problems beside the fields of a draft. */
    setProblemsAtom: atom(null, (_get, set, { key, problems }: { key: string; problems: Problems }) =>
      set(problemsAtom, (all) => ({ ...all, [key]: problems })),
    ),

    /** These fields were edited. */
    forget(get: Getter, set: Setter, key: string, edited: string[]): void {
      if (edited.some((field) => field in (get(problemsAtom)[key] ?? {})))
        set(problemsAtom, (all) => ({ ...all, [key]: without(all[key] ?? {}, edited) }));
    },
  };
}

/** Pending inputs of drafts, and saves of drafts. */
function createArrivals() {
  /** Pending inputs of a draft, by key. */
  const arrivingAtom = atom(() => new Map<string, Set<Promise<unknown>>>());
  const savingAtom = atom<ReadonlySet<string>>(new Set<string>());
  onLeave((get, set) => {
    get(arrivingAtom).clear();
    set(savingAtom, new Set());
  });

  function expectArrival(get: Getter, key: string, arrival: Promise<unknown>): void {
    const arriving = get(arrivingAtom);
    const expected = arriving.get(key) ?? new Set();
    arriving.set(key, expected.add(arrival));
    const arrived = () => expected.delete(arrival);
    arrival.then(arrived, arrived);
  }

  return {
    /** Keys of the drafts that are being saved. */
    savingAtom,

    /** Makes the next save of a draft wait for a pending input. */
    expectArrival,

    /** A new entity was saved: its pending inputs continue under its id. */
    moveArrivals(get: Getter, from: string, to: string): void {
      if (from === to) return;
      const arriving = get(arrivingAtom);
      const moved = arriving.get(from) ?? [];
      arriving.delete(from);
      for (const arrival of moved) expectArrival(get, to, arrival);
    },

    /** Waits for all pending inputs of a draft, whether they succeed or not. */
    async allArrived(get: Getter, key: string): Promise<void> {
      await Promise.allSettled(get(arrivingAtom).get(key) ?? []);
    },
  };
}

/** The draft of an editor, and its base. */
export function createDraftState<Item extends Editable, Fields extends object>(
  config: EntityConfig<Item, Fields> & { program?: UnfinishedSaves<Fields> },
) {
  const { kind, empty, kept, program } = config;
  const { copyOf, cachedCopy } = createCopies(config);
  const drafts = createDrafts<Fields>(kind, kept, async (get, set, key) => {
    await program?.loadUnfinished(set);
    return program?.isUnfinished(get, key) ?? false;
  });
  const arrivals = createArrivals();
  const steps = createSteps<Fields>();
  const versions = createVersions<Fields>(kind, kept, empty);
  const problems = createProblems();

  /** The platform's copy when a conflict was shown, by draft key. */
  const shownAtom = atom<Readonly<Record<string, Fields>>>({});

  /** Whether the platform has told that it has something no more. */
  const isGone = (get: Getter, id: string): boolean => get(config.itemAtom(id)).status === 'notFound';

  /** The id of what a draft is for; null until it is created, and again once what a save has made was removed. */
  const idOf = (get: Getter, key: string): string | null => {
    if (key !== newKey) return key;
    const id = drafts.slotOf(get, key).draft?.createdId ?? null;
    return id !== null && isGone(get, id) ? null : id;
  };

  /** The form's values, for an intent. */
  const shownOf = (get: Getter, key: string): Fields => ({
    ...cachedCopy(get, idOf(get, key)).fields,
    ...drafts.slotOf(get, key).draft?.fields,
  });

  /** Puts values into the draft. */
  function put(get: Getter, set: Setter, { copy, key, patch, way }: Put<Item, Fields>): void {
    const known = copy.item !== null || idOf(get, key) === null;
    const isSaving = get(arrivals.savingAtom).has(key);
    const now = drafts.slotOf(get, key).draft?.fields ?? {};
    const whole = followed(get, set, program, { key, isSaving, now, patch }, way);
    set(drafts.mergeAtom, { key, patch: whole, server: known ? copy.fields : {}, updatedAt: copy.updatedAt });
    problems.forget(get, set, key, Object.keys(patch));
    // Values equal to the platform's are no edits, unless a save has sent others meanwhile.
    if (known && !isSaving && isBack(drafts.slotOf(get, key).draft, copy.fields))
      set(drafts.setAtom, { key, draft: null });
  }

  const editAtom = atom(null, (get, set, { key, patch, part }: Edit<Fields>) => {
    const copy = cachedCopy(get, idOf(get, key));
    const before = { ...copy.fields, ...drafts.slotOf(get, key).draft?.fields };
    versions.beforeEdit(get, key, before);
    put(get, set, { copy, key, patch });
    steps.record(get, set, { key, before, after: patch, part });
  });

  /** One step of undo or redo; returns the changed fields. */
  const moveAtom = atom(null, (get, set, { key, way }: { key: string; way: Way }): string[] => {
    const patch = steps.move(get, set, key, way);
    if (patch !== null) put(get, set, { copy: cachedCopy(get, idOf(get, key)), key, patch, way });
    return Object.keys(patch ?? {});
  });

  return {
    steps,
    versions,
    drafts,
    moveAtom,
    problemsAtom: problems.problemsAtom,
    setProblemsAtom: problems.setProblemsAtom,
    shownAtom,
    copyOf,
    cachedCopy,
    idOf,
    isGone,
    shownOf,
    ...arrivals,

    /** Edits fields; the draft is stored automatically. */
    editAtom,
  };
}

/** The draft of an editor, for the other modules of the editor. */
export type DraftState<Item extends Editable, Fields extends object> = ReturnType<
  typeof createDraftState<Item, Fields>
>;
