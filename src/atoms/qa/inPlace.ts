import { atom, type Atom, type Getter, type Setter } from 'jotai';
import * as v from 'valibot';
import { problemsOf } from '#domain/problems.ts';
import { qaCreate, type QaEntry } from '#domain/qa/schema.ts';
import { createDrafts, pick } from '../draft/drafts.ts';
import { boundedAtomFamily } from '../atomFamily.ts';
import { join, type Draft } from '../draft/records.ts';
import { changedFields, differencesOf, sameValue, type Difference } from '../editor/fields.ts';
import { isRefused } from '../lostAnswer.ts';
import { makeOnce } from '../makeOnce.ts';
import { isSameAuthor, requireSameAuthor } from '../session/sameAuthor.ts';
import { authorAtom } from '../session/session.ts';
import { languageAtom } from '../ui/language.ts';
import { createQaAtom, latestQaAtom, patchQaAtom, refreshQaAtom } from './qa.ts';
import type { Problems } from '#domain/plain-problems.ts';

/** The fields of an entry that are edited in place. */
export interface QaTexts {
  question: string;
  answer: string;
}

const fields = v.partial(
  v.object({
    question: v.string(),
    answer: v.string(),
    /** For an entry that is restored as it was. The visibility follows its answer. */
    status: v.literal('hidden'),
    orderNumber: v.number(),
  }),
);

/** The edited fields of an entry. */
export type QaFields = v.InferOutput<typeof fields>;

/** The content of the entries. */
export interface QaContent {
  contentType: string;
  contentId: string;
}

/** The drafts of entries. */
export const drafts = createDrafts<QaFields>('qa-in-place', fields);

/** The draft key of a new entry of a content. */
export const newQaKey = ({ contentType, contentId }: QaContent) => `new-${contentType}-${contentId}`;

/** The draft of an entry, also from an earlier visit; null if there is none. */
export const qaDraftAtom = boundedAtomFamily((key: string) =>
  atom((get): QaFields | null => {
    const { draft, offer } = get(drafts.slotAtom(key));
    return join(offer, draft)?.fields ?? null;
  }),
) satisfies (key: string) => Atom<QaFields | null>;

interface Written {
  key: string;
  patch: Partial<QaTexts>;
  /** The entry when the draft was begun; null for a new one. */
  entry: QaEntry | null;
}

/** Edits the draft; it is stored on this device automatically. */
export const writeQaAtom = atom(null, (get, set, { key, patch, entry }: Written) => {
  if (drafts.slotOf(get, key).offer !== null) set(drafts.restoreAtom, key);
  set(drafts.mergeAtom, { key, patch, server: textsOf(entry), updatedAt: null });
});

/** Discards the draft. */
export const dropQaAtom = atom(null, (_get, set, key: string) => {
  set(drafts.discardOfferAtom, key);
  set(drafts.setAtom, { key, draft: null });
});

/** A conflict: somebody else has changed the same field since. */
export interface QaConflict {
  differences: Difference<QaTexts>[];
  /** When they did, ISO. */
  savedAt: string | null;
  /** The author's last edit, ms. */
  writtenAt: number | null;
}

interface SaveRequest {
  content: QaContent;
  /** null for a new one. */
  entry: QaEntry | null;
  /** The author's choices, and the conflicts that they are about. */
  resolved?: { fields: Partial<QaTexts>; differences: Difference<QaTexts>[] } | undefined;
}

interface Saving extends SaveRequest {
  /** The author's id when the save was asked for. */
  author: string | undefined;
}

/** The result of a save: it succeeded if there are no problems and no conflicts. */
interface QaSaved {
  problems: Problems;
  conflict: QaConflict | null;
}

interface Outcome extends QaSaved {
  /** The entry's new draft key, if it was edited further meanwhile. */
  writtenOn: QaEntry | null;
}

const allWell: Outcome = { problems: {}, conflict: null, writtenOn: null };

/** An entry as it is written. */
export type QaDraft = Draft<QaFields>;

/** The drafts of an earlier visit and of this one, merged. */
export function wholeDraft(get: Getter, set: Setter, key: string): QaDraft | null {
  const { draft, offer } = drafts.slotOf(get, key);
  if (offer === null) return draft;
  const whole = join(offer, draft);
  set(drafts.setAtom, { key, draft: whole });
  set(drafts.discardOfferAtom, key);
  return whole;
}

const wholeOf = (entry: QaEntry | null): QaTexts => ({ question: '', answer: '', ...textsOf(entry) });

/** Fields of a restored entry that are not edited by hand. */
const placeOf = ({ status, orderNumber }: QaFields) => ({
  ...(status !== undefined && { status }),
  ...(orderNumber !== undefined && { orderNumber }),
});

const sentAs = ({ question, answer }: QaTexts) => ({
  question: question.trim(),
  answer: answer.trim() || null,
});

/** Creates an entry once, whatever happens to the answer. */
async function make(
  get: Getter,
  set: Setter,
  { content, author }: Saving,
  written: QaTexts & QaFields,
): Promise<QaEntry> {
  const key = newQaKey(content);
  const { item } = await makeOnce<QaEntry, QaEntry, QaFields>({
    get,
    author,
    fields: written,
    earlier: drafts.slotOf(get, key).draft?.tried,
    latest: () => set(latestQaAtom),
    async recognize(one, { question = '', answer = '' }) {
      const { contentType, contentId } = one;
      const there = { contentType, contentId, ...sentAs(wholeOf(one)) };
      return sameValue({ ...content, ...sentAs({ question, answer }) }, there) ? one : null;
    },
    note: (tried) => set(drafts.noteAtom, { key, tried }),
    create: () => set(createQaAtom, { ...placeOf(written), ...sentAs(written), ...content }),
  });
  return item;
}

/**
 * Changes of others in the same fields since the draft was begun. Outer spaces, which are not sent, are no change, and neither is what the author
 * has sent without an answer.
 */
const conflictsOf = (draft: QaDraft | null, there: QaEntry): Difference<QaTexts>[] =>
  draft === null
    ? []
    : differencesOf<QaTexts>(draft, wholeOf(there)).filter(
        ({ field, both, mine, theirs }) =>
          both && [mine, draft.sent?.[field]].every((own) => own?.trim() !== theirs.trim()),
      );

/** Applies the author's choice to the draft. The other values are known, and may be overwritten. */
function takeChoice(get: Getter, set: Setter, key: string, { resolved }: SaveRequest): void {
  const draft = wholeDraft(get, set, key);
  if (draft === null || resolved === undefined) return;
  const shown = Object.fromEntries(resolved.differences.map(({ field, theirs }) => [field, theirs]));
  const fields = { ...draft.fields, ...resolved.fields };
  set(drafts.setAtom, { key, draft: { ...draft, fields, base: { ...draft.base, ...shown } } });
}

/** Sends the changes of an existing entry. They are noted first, so that they are known again if the answer is lost. */
async function send(
  get: Getter,
  set: Setter,
  { key, author, there, texts }: { key: string; author: string | undefined; there: QaEntry; texts: QaTexts },
): Promise<void> {
  const theirs = wholeOf(there);
  const wanted = sentAs(texts);
  const changed = changedFields(wanted, sentAs(theirs));
  if (changed.length === 0) return;
  const { draft } = drafts.slotOf(get, key);
  if (draft !== null) {
    const sent = { ...draft.sent, ...pick<QaFields>(texts, changed) };
    // The texts are written upon what is there now: whatever replaces that is somebody else's.
    const base = { ...draft.base, ...pick<QaFields>(theirs, Object.keys(draft.fields)) };
    await set(drafts.noteAtom, { key, sent, base });
    requireSameAuthor(get, author);
  }
  try {
    await set(patchQaAtom, { entry: there, patch: pick(wanted, changed) });
  } catch (error) {
    const now = isSameAuthor(get, author) ? drafts.slotOf(get, key).draft : null;
    // The platform has nothing of what it refused.
    if (isRefused(error) && now !== null) set(drafts.setAtom, { key, draft: { ...now, sent: draft?.sent } });
    throw error;
  }
  // The draft may be the next author's by now.
  requireSameAuthor(get, author);
}

async function save(get: Getter, set: Setter, key: string, saving: Saving): Promise<Outcome> {
  const { entry, author } = saving;
  takeChoice(get, set, key, saving);
  const fields = wholeDraft(get, set, key)?.fields ?? {};
  const written = { ...wholeOf(entry), ...fields };
  const problems = problemsOf(qaCreate, sentAs(written), get(languageAtom));
  if (Object.keys(problems).length > 0) return { ...allWell, problems };
  const there = await (entry === null ? make(get, set, saving, written) : set(refreshQaAtom, entry.id));
  requireSameAuthor(get, author);
  const { draft } = drafts.slotOf(get, key);
  const differences = conflictsOf(draft, there);
  if (differences.length > 0) {
    const [savedAt, writtenAt] = [there.updatedAt ?? null, draft?.editedAt ?? null];
    return { ...allWell, conflict: { differences, savedAt, writtenAt } };
  }
  const texts = { ...wholeOf(there), ...fields };
  await send(get, set, { key, author, there, texts });
  // Later edits apply to the current entry.
  const now = drafts.slotOf(get, key).draft?.fields ?? {};
  const left = pick(now, changedFields(now, written));
  set(dropQaAtom, key);
  const writtenOn = Object.keys(left).length > 0 ? { ...there, ...sentAs(texts) } : null;
  if (writtenOn !== null) set(writeQaAtom, { key: there.id, patch: left, entry: writtenOn });
  void set(drafts.flushAtom);
  return { ...allWell, writtenOn };
}

/** Running saves, by draft key. */
const underWayAtom = atom(() => new Map<string, Promise<Outcome>>());

/** Saves after a running save of the same draft. */
function saveInTurn(get: Getter, set: Setter, asked: Saving): Promise<Outcome> {
  const { content, entry, author } = asked;
  const key = entry?.id ?? newQaKey(content);
  const underWay = get(underWayAtom);
  const letGo = () => {
    if (underWay.get(key) === saving) underWay.delete(key);
  };
  const goOn = async (before: Promise<Outcome>) => {
    let outcome: Outcome;
    try {
      outcome = await before;
    } catch {
      requireSameAuthor(get, author);
      // A failed field may succeed now.
      return save(get, set, key, asked);
    }
    requireSameAuthor(get, author);
    const { writtenOn } = outcome;
    if (writtenOn === null) return outcome;
    const rest = { content, entry: writtenOn, author };
    if (writtenOn.id === key) return save(get, set, key, rest);
    // The new entry exists, and later edits under its former key are another entry's.
    letGo();
    return saveInTurn(get, set, rest);
  };
  const before = underWay.get(key);
  const saving = (before === undefined ? save(get, set, key, asked) : goOn(before)).finally(letGo);
  underWay.set(key, saving);
  return saving;
}

/** Saves the draft of an entry. A failed call is thrown. A second save waits for the running one, and saves the edits made in between. */
export const saveQaTextsAtom = atom(null, (get, set, request: SaveRequest): Promise<QaSaved> =>
  saveInTurn(get, set, { ...request, author: get(authorAtom)?.id }),
);

/** The texts of an entry as they are written. */
export const textsOf = (entry: QaEntry | null): Partial<QaTexts> =>
  entry === null ? {} : { question: entry.question, answer: entry.answer ?? '' };
