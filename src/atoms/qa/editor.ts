import * as v from 'valibot';
import { qaKeys } from '#api/qa/queries.ts';
import { qaProblems } from '#domain/qa/rules.ts';
import { qaCreate, qaEntry, qaUpdate, type QaEntry } from '#domain/qa/schema.ts';
import { createEditor } from '../editor/createEditor.ts';
import { createQaAtom, latestQaAtom, qaAtom, refreshQaAtom, updateQaAtom } from './qa.ts';

const fields = v.object({
  question: v.string(),
  answer: v.string(),
  contentType: v.nullable(v.string()),
  contentId: v.nullable(v.string()),
  status: v.string(),
});

/** The fields of a question that the author edits. */
type QaFields = v.InferOutput<typeof fields>;

const noQa: QaFields = { question: '', answer: '', contentType: null, contentId: null, status: 'unanswered' };

/** The editor of questions and answers. */
export const qaEditor = createEditor<QaEntry, QaFields>({
  kind: 'qa',
  keys: qaKeys,
  itemAtom: qaAtom,
  refresh: (set, id) => set(refreshQaAtom, id),
  create: (set, body) => set(createQaAtom, v.parse(qaCreate, body)),
  latest: (set) => set(latestQaAtom),
  update: (set, body) => set(updateQaAtom, v.parse(qaUpdate, body)),
  schemas: { item: qaEntry, create: qaCreate, update: qaUpdate },
  empty: noQa,
  kept: v.partial(fields),
  fieldsOf: ({ question, answer, contentType, contentId, status }) => ({
    question,
    answer: answer ?? '',
    contentType: contentType ?? null,
    contentId: contentId ?? null,
    status,
  }),
  check: (all, language) => qaProblems(all, language),
});

/** An edit of the answer: the status follows it, unless the entry is hidden. */
export const withAnswer = ({ status }: Pick<QaFields, 'status'>, answer: string): Partial<QaFields> => ({
  answer,
  ...(status !== 'hidden' && { status: answer.trim() === '' ? 'unanswered' : 'published' }),
});

/** Hides a question from clients, or shows it again. */
export const withHidden = ({ answer }: Pick<QaFields, 'answer'>, hidden: boolean): Partial<QaFields> => ({
  status: hidden ? 'hidden' : answer.trim() === '' ? 'unanswered' : 'published',
});
