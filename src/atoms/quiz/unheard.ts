import { atom, type Getter } from 'jotai';
import { quizForm, type OptionFields, type QuestionFields } from '#domain/quiz/fields.ts';
import type { Quiz } from '#domain/quiz/schema.ts';
import { sameValue } from '../editor/fields.ts';
import { onLeave } from '../session/private.ts';
import { refreshQuizAtom } from './quizzes.ts';

// A question or an option that was made though its answer was lost: read again, the quiz would seem to have been changed elsewhere.

/** A save that broke off without it being known what its last calls have done. */
interface Unheard {
  /** What the platform had when it was heard last, and what it was to have. */
  theirs: readonly QuestionFields[];
  wanted: readonly QuestionFields[];
  /** Told what was made all the same: its ids by those of the form, and the questions as they are now. */
  onFound: (ids: ReadonlyMap<string, string>, theirs: QuestionFields[]) => void;
}

const unheardAtom = atom(() => new Map<string, Unheard>());
onLeave((get) => get(unheardAtom).clear());

/** Notes how a save of a quiz broke off; null once nothing is open. */
export function noteUnheard(get: Getter, id: string, unheard: Unheard | null): void {
  if (unheard === null) get(unheardAtom).delete(id);
  else get(unheardAtom).set(id, unheard);
}

const isSame = (one: object, other: object) => sameValue({ ...one, id: '' }, { ...other, id: '' });

/** Finds what was made of the wanted, all of it as it was sent. Empty where anything else has changed too: then the author is asked. */
function foundIn(fresh: readonly QuestionFields[], { theirs, wanted }: Unheard): Map<string, string> {
  const ids = new Map<string, string>();
  const known = new Set(theirs.flatMap(({ id, options }) => [id, ...options.map((option) => option.id)]));
  /** Whether it is one of these, which nobody knows to be there. */
  const isOneOf = (
    made: QuestionFields | OptionFields,
    those: readonly (QuestionFields | OptionFields)[],
  ) => {
    const mine = those.find((one) => !known.has(one.id) && !ids.has(one.id) && isSame(one, made));
    if (mine !== undefined) ids.set(mine.id, made.id);
    return mine !== undefined;
  };
  const bare = wanted.map((question) => ({ ...question, options: [] }));
  const others = fresh.flatMap((question) => {
    if (!known.has(question.id)) return isOneOf(question, bare) ? [] : [question];
    const mine = wanted.find(({ id }) => id === question.id)?.options ?? [];
    const options = question.options.filter((option) => known.has(option.id) || !isOneOf(option, mine));
    return [{ ...question, options }];
  });
  return sameValue(others, theirs) ? ids : new Map();
}

/** Reads a quiz again, and finds what an earlier save has made there unheard. */
export const rereadQuizAtom = atom(null, async (get, set, id: string): Promise<Quiz> => {
  const quiz = await set(refreshQuizAtom, id);
  const unheard = get(unheardAtom).get(id);
  if (unheard === undefined) return quiz;
  const { questions } = quizForm.fieldsOf(quiz);
  const ids = foundIn(questions, unheard);
  noteUnheard(get, id, null);
  if (ids.size > 0) unheard.onFound(ids, questions);
  return quiz;
});
