import { atom, type Getter } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { lectureKeys } from '#api/lecture/queries.ts';
import type { Lecture } from '#api/lecture/schema.ts';
import type { Problems } from '#api/problems.ts';
import { publicationKeys } from '#api/publication/queries.ts';
import type { Publication } from '#api/publication/schema.ts';
import { createDrafts, emptyDraft } from '../drafts.ts';
import { onLeave } from '../session/private.ts';
import { changedFields, draftFields, fieldsOf, type LectureFields } from './fields.ts';

/** The key of the draft of a lecture that is not there yet; the others are ids. */
export const newKey = 'new';

/** Drafts of lectures with their prices. */
export const drafts = createDrafts<LectureFields>('lecture', draftFields);

/** What a refused save found, by the key of the draft. A field's problem goes when it is edited. */
export const problemsAtom = atom<Readonly<Record<string, Problems>>>({});

onLeave((_get, set) => set(problemsAtom, {}));

/** What is still on its way into a draft, by its key. */
const arrivingAtom = atom(() => new Map<string, Set<Promise<unknown>>>());

/** Lets the next save of a draft wait for something that is on its way into it. */
export function expectArrival(get: Getter, key: string, arrival: Promise<unknown>): void {
  const arriving = get(arrivingAtom);
  const expected = arriving.get(key) ?? new Set();
  arriving.set(key, expected.add(arrival));
  const arrived = () => expected.delete(arrival);
  arrival.then(arrived, arrived);
}

/** Waits for all that is on its way into a draft, whether it arrives or not. */
export async function allArrived(get: Getter, key: string): Promise<void> {
  await Promise.allSettled(get(arrivingAtom).get(key) ?? []);
}

/** What the query cache holds of a lecture and its publication. */
export interface ServerCopy {
  lecture: Lecture | null;
  publication: Publication | null;
  fields: LectureFields;
  updatedAt: string | null;
}

/** When a lecture or its price changed last. */
function latest(lecture: Lecture | null, publication: Publication | null): string | null {
  const times = [lecture?.updatedAt, publication?.updatedAt].filter((time) => time !== undefined);
  return times.sort().at(-1) ?? null;
}

/** The platform's copies with what follows from them. */
export const copyOf = (lecture: Lecture | null, publication: Publication | null): ServerCopy => ({
  lecture,
  publication,
  fields: fieldsOf(lecture, publication),
  updatedAt: latest(lecture, publication),
});

/** The platform's copy as it was read last, for an intent: what a screen reads may be out of date where none is open. */
export function cachedCopy(get: Getter, id: string | null): ServerCopy {
  const client = get(queryClientAtom);
  const lecture = id === null ? null : (client.getQueryData<Lecture>(lectureKeys.item(id)) ?? null);
  if (lecture === null) return copyOf(null, null);
  const known = lecture.publicationId
    ? client.getQueryData<Publication>(publicationKeys.item(lecture.publicationId))
    : client.getQueryData<Publication[]>(publicationKeys.ofContents('lecture', [lecture.id]))?.[0];
  return copyOf(lecture, known ?? null);
}

/** The id of the lecture that a draft is for; null until it is created. */
export function idOf(get: Getter, key: string): string | null {
  return key === newKey ? (drafts.slotOf(get, key).draft?.createdId ?? null) : key;
}

/** Edits fields of a lecture; the draft is kept on the device by itself. */
export const editLectureAtom = atom(
  null,
  (get, set, { key, patch }: { key: string; patch: Partial<LectureFields> }) => {
    const id = idOf(get, key);
    const { lecture, fields, updatedAt } = cachedCopy(get, id);
    const known = id === null || lecture !== null;
    set(drafts.mergeAtom, { key, patch, server: known ? fields : {}, updatedAt });
    set(problemsAtom, (all) => ({ ...all, [key]: without(all[key] ?? {}, Object.keys(patch)) }));
    const { draft } = drafts.slotOf(get, key);
    // Edits that came back to what the platform has are no edits.
    if (known && draft?.createdId === null && changedFields(draft.fields, fields).length === 0)
      set(drafts.setAtom, { key, draft: null });
  },
);

const without = (problems: Problems, fields: string[]): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => !fields.includes(field)));

/** «Восстановить»: the offered version becomes the draft. */
export const restoreDraftAtom = drafts.restoreAtom;

/** «Отбросить»: lets the offered version go; without one, takes all edits back. */
export const discardDraftAtom = atom(null, (get, set, key: string) => {
  const { offer, draft } = drafts.slotOf(get, key);
  if (offer !== null) return set(drafts.refuseAtom, key);
  set(problemsAtom, (all) => ({ ...all, [key]: {} }));
  set(drafts.setAtom, { key, draft: draft?.createdId ? emptyDraft(draft.createdId) : null });
});

/**
 * «Собрать версию»: these fields of the device become the draft, the rest is the platform's. What the platform holds now
 * was seen while choosing, so it is no conflict later.
 */
export const chooseDraftAtom = atom(
  null,
  (get, set, { key, fields }: { key: string; fields: Partial<LectureFields> }) => {
    const { offer, draft } = drafts.slotOf(get, key);
    const createdId = draft?.createdId ?? offer?.createdId ?? null;
    set(drafts.refuseAtom, key);
    set(drafts.setAtom, { key, draft: createdId === null ? null : emptyDraft(createdId) });
    if (Object.keys(fields).length > 0) set(editLectureAtom, { key, patch: fields });
  },
);
