import { atom, type Atom } from 'jotai';
import * as v from 'valibot';
import { problemsOf } from '#domain/problems.ts';
import { qaCreate, type QaEntry } from '#domain/qa/schema.ts';
import { createDrafts } from '../draft/drafts.ts';
import { boundedAtomFamily } from '../atomFamily.ts';
import { join } from '../draft/records.ts';
import { languageAtom } from '../ui/language.ts';
import { createQaAtom, updateQaAtom } from './qa.ts';
import type { Problems } from '#domain/plain-problems.ts';

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

/** Writes on; the draft is kept on this device by itself. */
export const writeQaAtom = atom(
  null,
  (get, set, { key, patch }: { key: string; patch: Partial<QaTexts> }) => {
    if (drafts.slotOf(get, key).offer !== null) set(drafts.restoreAtom, key);
    set(drafts.mergeAtom, { key, patch, server: {}, updatedAt: null });
  },
);

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

/** Saves what was written of an entry. Answers what is wrong with it; nothing once it is saved. A failed call is thrown. */
export const saveQaTextsAtom = atom(
  null,
  async (get, set, { content, entry }: SaveRequest): Promise<Problems> => {
    const key = entry?.id ?? newQaKey(content);
    const { draft, offer } = drafts.slotOf(get, key);
    const written = { question: '', answer: '', ...textsOf(entry), ...join(offer, draft)?.fields };
    const body = { question: written.question, answer: written.answer.trim() || null };
    const problems = problemsOf(qaCreate, body, get(languageAtom));
    if (Object.keys(problems).length > 0) return problems;
    if (entry === null) await set(createQaAtom, { ...body, ...content });
    else await set(updateQaAtom, { ...entry, ...body, status: undefined });
    set(dropQaAtom, key);
    return {};
  },
);

/** The texts of an entry as they are written. */
export const textsOf = (entry: QaEntry | null): Partial<QaTexts> =>
  entry === null ? {} : { question: entry.question, answer: entry.answer ?? '' };
