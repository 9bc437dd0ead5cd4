import { atom, type Getter, type Setter } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import * as v from 'valibot';
import { asApiError } from '#api/api-error.ts';
import { lectureCreate, lectureUpdate } from '#api/lecture/schema.ts';
import { problemsOf, type Problems } from '#api/problems.ts';
import { publicationKeys } from '#api/publication/queries.ts';
import { price, type Publication } from '#api/publication/schema.ts';
import { pick } from '../drafts.ts';
import { createPublicationAtom, editCostAtom, rereadPublicationAtom } from '../publications/publications.ts';
import { languageAtom } from '../ui/language.ts';
import { retargetUploadsAtom } from '../uploads/uploads.ts';
import { allArrived, cachedCopy, drafts, idOf, newKey, problemsAtom, type ServerCopy } from './draft.ts';
import {
  changedFields,
  differencesOf,
  isPriceField,
  lectureFieldNames,
  sameValue,
  unknownFields,
  type Difference,
  type LectureField,
  type LectureFields,
} from './fields.ts';
import { createLectureAtom, refreshLectureAtom, updateLectureAtom } from './lectures.ts';

/** A field that both the author and somebody else changed. */
export type Conflict = Difference;

/** What a save came to. A call that failed is thrown instead. */
export type SaveResult =
  | { status: 'saved' | 'unchanged'; id: string }
  | { status: 'invalid'; problems: Problems }
  | { status: 'conflict'; conflicts: Conflict[] };

export interface SaveRequest {
  /** The lecture's id, or `new`. */
  key: string;
  /** What the author chose for the fields of a conflict. */
  resolved?: Partial<LectureFields>;
}

/** Keys of the drafts that are being saved. */
export const savingAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Saves under way, so that a second press joins the first. */
const underWayAtom = atom(() => new Map<string, Promise<SaveResult>>());

/** What the platform held when the author was shown a conflict, by the key of the draft. */
const shownAtom = atom<Readonly<Record<string, LectureFields>>>({});

const ownFields = lectureFieldNames.filter((field) => !isPriceField(field));
const aPrice = v.object({ costKopecks: v.number() });

/** What the steps of one save share. */
interface Step {
  get: Getter;
  set: Setter;
  key: string;
  /** The edits as they were when the save began; later ones wait for the next save. */
  edits: Partial<LectureFields>;
}

/** The edited fields of the lecture itself that differ from the platform's. */
function ownChanges(edits: Partial<LectureFields>, copy: ServerCopy): Partial<LectureFields> {
  const changed = changedFields(edits, copy.fields).filter((field) => !isPriceField(field));
  return pick(edits, changed);
}

const priceChanged = (edits: Partial<LectureFields>, copy: ServerCopy) =>
  changedFields(edits, copy.fields).some(isPriceField);

/** Puts the author's choices into the draft. What was shown beside them is their base now: they conflict no more. */
function takeChoices(get: Getter, set: Setter, { key, resolved = {} }: SaveRequest): void {
  const { draft } = drafts.slotOf(get, key);
  const shown = get(shownAtom)[key];
  if (draft === null || shown === undefined) return;
  const base = { ...draft.base, ...pick(shown, Object.keys(resolved)) };
  set(drafts.setAtom, { key, draft: { ...draft, fields: { ...draft.fields, ...resolved }, base } });
}

/** Checks what would be sent: of a new lecture all of it, of another one what changed; and the price as a whole. */
function check({ get, edits }: Step, copy: ServerCopy): Problems {
  const language = get(languageAtom);
  const { costKopecks, oldCostKopecks } = { ...copy.fields, ...edits };
  // A price that was given once cannot be taken back, and a discount needs one.
  const priced = copy.publication !== null || Boolean(oldCostKopecks);
  return {
    ...(copy.lecture
      ? problemsOf(lectureUpdate, { id: copy.lecture.id, ...ownChanges(edits, copy) }, language)
      : problemsOf(lectureCreate, { name: '', ...pick(edits, ownFields) }, language)),
    ...(priceChanged(edits, copy) && problemsOf(price, { costKopecks, oldCostKopecks }, language)),
    ...(priced && costKopecks === null && problemsOf(aPrice, { costKopecks }, language)),
  };
}

/**
 * Takes saved values out of the draft. What was edited while they were on their way stays, with the saved value as its
 * base. `createdId` is kept with the draft of a new lecture, so that no later save creates it again.
 */
function settle({ get, set, key }: Step, saved: Partial<LectureFields>, id: string): void {
  const { draft } = drafts.slotOf(get, key);
  if (draft === null) return;
  const isLeft = (field: LectureField) =>
    field in draft.fields && !(field in saved && sameValue(draft.fields[field], saved[field]));
  const left = lectureFieldNames.filter(isLeft);
  const createdId = key === newKey ? id : null;
  const rest = { fields: pick(draft.fields, left), base: pick({ ...draft.base, ...saved }, left), createdId };
  const done = left.length === 0 && createdId === null;
  set(drafts.setAtom, { key, draft: done ? null : { ...draft, ...rest } });
}

async function create(step: Step): Promise<string> {
  const body = pick(step.edits, ownFields);
  const { id, publicationId } = await step.set(createLectureAtom, v.parse(lectureCreate, body));
  // A lecture of this moment has no publication: the editor need not wait to be told so.
  const none = publicationKeys.ofContents('lecture', [id]);
  if (!publicationId) step.get(queryClientAtom).setQueryData<Publication[]>(none, []);
  settle(step, body, id);
  return id;
}

/** Reads the lecture anew, and its price when that is to change, and finds what both sides changed. */
async function findConflicts(step: Step, id: string): Promise<Conflict[]> {
  const { get, set, key, edits } = step;
  const { publicationId } = await set(refreshLectureAtom, id);
  if (publicationId && priceChanged(edits, cachedCopy(get, id)))
    await set(rereadPublicationAtom, publicationId);
  const { draft } = drafts.slotOf(get, key);
  const theirs = cachedCopy(get, id).fields;
  const conflicts = draft === null ? [] : differencesOf(draft, theirs).filter(({ both }) => both);
  if (conflicts.length > 0) set(shownAtom, (shown) => ({ ...shown, [key]: theirs }));
  return conflicts;
}

/** Sends what changed of the lecture itself, and the fields that this console does not know as they came. */
async function update(step: Step, id: string): Promise<void> {
  const copy = cachedCopy(step.get, id);
  const changes = ownChanges(step.edits, copy);
  if (copy.lecture === null || Object.keys(changes).length === 0) return;
  const body = v.parse(lectureUpdate, { ...unknownFields(copy.lecture), ...changes, id });
  const fresh = await step.set(updateLectureAtom, body);
  // Whatever the platform answered, the form goes on from what it has now.
  if (fresh === null) await step.set(refreshLectureAtom, id);
  settle(step, changes, id);
}

/** Gives the lecture its price: the first one makes its publication. */
async function savePrice(step: Step, id: string): Promise<void> {
  const { get, set, edits } = step;
  const copy = cachedCopy(get, id);
  const { costKopecks, oldCostKopecks } = { ...copy.fields, ...edits };
  if (costKopecks === null || !priceChanged(edits, copy)) return;
  const terms = { costKopecks, oldCostKopecks };
  if (copy.publication === null) {
    await set(createPublicationAtom, { contentType: 'lecture', contentId: id, ...terms });
    await set(refreshLectureAtom, id);
  } else {
    await set(editCostAtom, { id: copy.publication.id, terms });
  }
  settle(step, terms, id);
}

/** All is saved: what still uploads will join the saved lecture, and later edits go on under its id. */
function finish(step: Step, id: string): void {
  const { get, set, key } = step;
  settle(step, cachedCopy(get, id).fields, id);
  const { draft, offer } = drafts.slotOf(get, key);
  if (offer !== null && differencesOf(offer, cachedCopy(get, id).fields).length === 0)
    set(drafts.refuseAtom, key);
  set(retargetUploadsAtom, { kind: 'lecture', from: key, to: id });
  if (key !== newKey || draft === null || Object.keys(draft.fields).length === 0) return;
  set(drafts.setAtom, { key: id, draft: { ...draft, createdId: null } });
  set(drafts.setAtom, { key, draft: { ...draft, fields: {}, base: {} } });
}

async function save(step: Step): Promise<SaveResult> {
  const { get, set, key, edits } = step;
  const known = idOf(get, key);
  const copy = cachedCopy(get, known);
  const problems = check(step, copy);
  set(problemsAtom, (all) => ({ ...all, [key]: problems }));
  if (Object.keys(problems).length > 0) return { status: 'invalid', problems };
  const unchanged = known !== null && changedFields(edits, copy.fields).length === 0;
  if (known !== null && !unchanged) {
    const conflicts = await findConflicts(step, known);
    if (conflicts.length > 0) return { status: 'conflict', conflicts };
    await update(step, known);
  }
  const id = known ?? (await create(step));
  if (!unchanged) await savePrice(step, id);
  finish(step, id);
  return { status: unchanged ? 'unchanged' : 'saved', id };
}

/**
 * Saves a draft: the lecture, then its price. What the form would refuse is answered as problems by field, what somebody
 * else changed meanwhile as conflicts, and then nothing is sent. A failed call is told and thrown; saving again goes on
 * from where it stopped and creates nothing twice.
 */
export const saveLectureAtom = atom(null, (get, set, request: SaveRequest): Promise<SaveResult> => {
  const { key } = request;
  const underWay = get(underWayAtom);
  const running = underWay.get(key);
  if (running) return running;
  const begin = async () => {
    set(savingAtom, (keys) => new Set(keys).add(key));
    try {
      await allArrived(get, key);
      takeChoices(get, set, request);
      const edits = drafts.slotOf(get, key).draft?.fields ?? {};
      return await save({ get, set, key, edits });
    } catch (error) {
      const fields = asApiError(error).failure?.fields ?? {};
      set(problemsAtom, (all) => ({ ...all, [key]: { ...all[key], ...fields } }));
      throw error;
    } finally {
      underWay.delete(key);
      set(savingAtom, (keys) => new Set([...keys].filter((other) => other !== key)));
    }
  };
  const saving = begin();
  underWay.set(key, saving);
  return saving;
});
