import { atom, type Atom, type Getter, type Setter } from 'jotai';
import * as v from 'valibot';
import { problemsOf } from '#domain/problems.ts';
import { defineMessages } from '#lib/i18n/catalogue.ts';
import { qaCreate, qaStatuses, type QaEntry } from '#domain/qa/schema.ts';
import { createDrafts, pick } from '../draft/drafts.ts';
import { boundedAtomFamily } from '../atomFamily.ts';
import { join, type Draft } from '../draft/records.ts';
import { changedFields, differencesOf, sameValue } from '../editor/fields.ts';
import { makeOnce } from '../makeOnce.ts';
import { authorAtom } from '../session/session.ts';
import { languageAtom } from '../ui/language.ts';
import { createQaAtom, latestQaAtom, patchQaAtom, refreshQaAtom } from './qa.ts';
import type { Problems } from '#domain/plain-problems.ts';

const messages = defineMessages({
  ru: {
    changed: (text: string) =>
      `Пока вы\u00A0писали, здесь сохранили другое: «${text}». Сохраните ещё раз, чтобы остался ваш текст.`,
  },
  en: {
    changed: (text) => `While you wrote, this was saved here: “${text}”. Save again to keep your text.`,
  },
});

const texts = v.object({ question: v.string(), answer: v.string() });

/** What is written of an entry where it stands. */
type QaTexts = v.InferOutput<typeof texts>;

/** The content that the entries belong to. */
export interface QaContent {
  contentType: string;
  contentId: string;
}

const drafts = createDrafts<QaTexts>('qa-in-place', v.partial(texts));

/** The key of the draft of a new entry of a content. */
export const newQaKey = ({ contentType, contentId }: QaContent) => `new-${contentType}-${contentId}`;

/** What is being written of an entry, also on an earlier visit; null while nothing is. */
export const qaDraftAtom = boundedAtomFamily((key: string) =>
  atom((get): Partial<QaTexts> | null => {
    const { draft, offer } = get(drafts.slotAtom(key));
    return join(offer, draft)?.fields ?? null;
  }),
) satisfies (key: string) => Atom<Partial<QaTexts> | null>;

interface Written {
  key: string;
  patch: Partial<QaTexts>;
  /** As it was when this was written; null for a new one. */
  entry: QaEntry | null;
}

/** Writes on; the draft is kept on this device by itself. */
export const writeQaAtom = atom(null, (get, set, { key, patch, entry }: Written) => {
  if (drafts.slotOf(get, key).offer !== null) set(drafts.restoreAtom, key);
  set(drafts.mergeAtom, { key, patch, server: textsOf(entry), updatedAt: null });
});

/** Lets what was written go. */
export const dropQaAtom = atom(null, (_get, set, key: string) => {
  set(drafts.refuseAtom, key);
  set(drafts.setAtom, { key, draft: null });
});

interface SaveRequest {
  content: QaContent;
  /** null for a new one. */
  entry: QaEntry | null;
}

type QaDraft = Draft<QaTexts>;

/** What was written on an earlier visit and on this one, as one draft. */
function wholeDraft(get: Getter, set: Setter, key: string): QaDraft | null {
  const { draft, offer } = drafts.slotOf(get, key);
  if (offer === null) return draft;
  const whole = join(offer, draft);
  set(drafts.setAtom, { key, draft: whole });
  set(drafts.refuseAtom, key);
  return whole;
}

const wholeOf = (entry: QaEntry | null): QaTexts => ({ question: '', answer: '', ...textsOf(entry) });

const sentAs = ({ question, answer }: QaTexts) => ({
  question: question.trim(),
  answer: answer.trim() || null,
});

/** Makes an entry once, whatever becomes of the answer. */
async function make(get: Getter, set: Setter, content: QaContent, written: QaTexts): Promise<QaEntry> {
  const key = newQaKey(content);
  const { item } = await makeOnce<QaEntry, QaEntry, Partial<QaTexts>>({
    get,
    author: get(authorAtom)?.id,
    fields: written,
    earlier: drafts.slotOf(get, key).draft?.tried,
    latest: () => set(latestQaAtom),
    async recognize(one, { question = '', answer = '' }) {
      const { contentType, contentId } = one;
      const there = { contentType, contentId, ...sentAs(wholeOf(one)) };
      return sameValue({ ...content, ...sentAs({ question, answer }) }, there) ? one : null;
    },
    note: (tried) => set(drafts.noteTriedAtom, { key, tried }),
    create: () => set(createQaAtom, { ...sentAs(written), ...content }),
  });
  return item;
}

/** What others have written since this was begun in the same place; told once, it is known and may be written over. */
function tellConflicts(get: Getter, set: Setter, key: string, there: QaEntry): Problems {
  const { draft } = drafts.slotOf(get, key);
  if (draft === null) return {};
  const theirs = wholeOf(there);
  const both = differencesOf(draft, theirs).filter((one) => one.both);
  if (both.length > 0) set(drafts.setAtom, { key, draft: { ...draft, base: { ...draft.base, ...theirs } } });
  const { changed } = messages[get(languageAtom)];
  return Object.fromEntries(both.map(({ field, theirs: text }) => [field, changed(text)]));
}

async function save(
  get: Getter,
  set: Setter,
  key: string,
  { content, entry }: SaveRequest,
): Promise<Problems> {
  const fields = wholeDraft(get, set, key)?.fields ?? {};
  const written = { ...wholeOf(entry), ...fields };
  const problems = problemsOf(qaCreate, sentAs(written), get(languageAtom));
  if (Object.keys(problems).length > 0) return problems;
  const there = await (entry === null ? make(get, set, content, written) : set(refreshQaAtom, entry.id));
  const conflicts = tellConflicts(get, set, key, there);
  if (Object.keys(conflicts).length > 0) return conflicts;
  const wanted = sentAs({ ...wholeOf(there), ...fields });
  const changed = changedFields(wanted, sentAs(wholeOf(there)));
  if (changed.length > 0) await set(patchQaAtom, { entry: there, patch: pick(wanted, changed) });
  // What was written on meanwhile is an edit of what is there now.
  const now = drafts.slotOf(get, key).draft?.fields ?? {};
  const left = pick(now, changedFields(now, written));
  set(dropQaAtom, key);
  if (Object.keys(left).length > 0)
    set(writeQaAtom, { key: there.id, patch: left, entry: { ...there, ...wanted } });
  void set(drafts.flushAtom);
  return {};
}

/** Saves under way, so that a second press joins the first. */
const underWayAtom = atom(() => new Map<string, Promise<Problems>>());

/** Saves what was written of an entry. Answers what is wrong with it; nothing once it is saved. A failed call is thrown. */
export const saveQaTextsAtom = atom(null, (get, set, request: SaveRequest): Promise<Problems> => {
  const key = request.entry?.id ?? newQaKey(request.content);
  const underWay = get(underWayAtom);
  const saving = underWay.get(key) ?? save(get, set, key, request).finally(() => underWay.delete(key));
  underWay.set(key, saving);
  return saving;
});

/** The texts of an entry as they are written. */
export const textsOf = (entry: QaEntry | null): Partial<QaTexts> =>
  entry === null ? {} : { question: entry.question, answer: entry.answer ?? '' };

/** The status of an entry, where it is one that can be sent; without one the platform keeps what follows. */
const sendable = ({ status }: QaEntry) => qaStatuses.find((one) => one === status);

/** Makes an entry anew that was just removed. Where that fails, what it said is nowhere else: it waits in the form of a new one. */
export const bringBackQaAtom = atom(
  null,
  async (get, set, { content, entry }: { content: QaContent; entry: QaEntry }): Promise<void> => {
    const { question, answer, orderNumber } = entry;
    try {
      await set(createQaAtom, { ...content, question, answer, orderNumber, status: sendable(entry) });
    } catch (error) {
      const key = newQaKey(content);
      if (get(qaDraftAtom(key)) === null) set(writeQaAtom, { key, patch: textsOf(entry), entry: null });
      throw error;
    }
  },
);
