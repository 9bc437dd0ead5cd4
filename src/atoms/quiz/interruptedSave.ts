import { atom, type Getter } from 'jotai';
import { quizForm, type OptionFields, type QuestionFields } from '#domain/quiz/fields.ts';
import type { Quiz } from '#domain/quiz/schema.ts';
import { sameValue } from '../editor/fields.ts';
import { onLeave } from '../session/private.ts';
import { refreshQuizAtom } from './quizzes.ts';

// A question or option changed by a call whose answer was lost: without this, the quiz read again would seem to have been changed elsewhere.

/** An interrupted save whose last calls have an unknown outcome. */
interface InterruptedSave {
  /** The platform's last known questions, and the wanted ones. */
  theirs: readonly QuestionFields[];
  wanted: readonly QuestionFields[];
  /** Called with the results of lost answers: the new ids by the form's ids, and the current questions. */
  onFound: (ids: ReadonlyMap<string, string>, theirs: QuestionFields[]) => void;
}

const interruptedSavesAtom = atom(() => new Map<string, InterruptedSave>());
onLeave((get) => get(interruptedSavesAtom).clear());

/** Records how a save of a quiz was interrupted; null once nothing is open. */
export function noteInterruptedSave(get: Getter, id: string, interrupted: InterruptedSave | null): void {
  if (interrupted === null) get(interruptedSavesAtom).delete(id);
  else get(interruptedSavesAtom).set(id, interrupted);
}

type Part = QuestionFields | OptionFields;

const isSame = (one: object, other: object) => sameValue({ ...one, id: '' }, { ...other, id: '' });

const withId = <One extends Part>(parts: readonly One[], id: string) => parts.find((one) => one.id === id);

/** Whether parts are in an order that a save may have left: first those that it has positioned, then the others. */
function isOrderOfSave(there: readonly Part[], theirs: readonly Part[], wanted: readonly Part[]): boolean {
  const idsOf = (parts: readonly Part[]) => parts.flatMap(({ id }) => (withId(there, id) ? [id] : []));
  const before = idsOf(theirs);
  const placed = idsOf(wanted).filter((id) => before.includes(id));
  return [...placed, ''].some((_, count) =>
    sameValue(idsOf(there), [...new Set([...placed.slice(0, count), ...before])]),
  );
}

/** Whether each part is as last known or as sent, and missing only if it was to be deleted. */
function isOfSave<One extends Part>(
  there: readonly One[],
  { theirs, wanted }: { theirs: readonly One[]; wanted: readonly One[] },
  isOne: (one: One, heard: One, sent: One | undefined) => boolean,
): boolean {
  return (
    there.every((one) => {
      const heard = withId(theirs, one.id);
      return heard !== undefined && isOne(one, heard, withId(wanted, one.id));
    }) &&
    theirs.every(({ id }) => withId(there, id) !== undefined || withId(wanted, id) === undefined) &&
    isOrderOfSave(there, theirs, wanted)
  );
}

const isOneOfTwo = (one: Part, heard: Part, sent: Part | undefined) =>
  isSame(one, heard) || (sent !== undefined && isSame(one, sent));

const bare = (question: QuestionFields): QuestionFields => ({ ...question, options: [] });

/** Finds which of the wanted changes were done, each exactly as sent. null if anything else has changed too: then the author is asked. */
function foundIn(
  fresh: readonly QuestionFields[],
  { theirs, wanted }: InterruptedSave,
): ReadonlyMap<string, string> | null {
  const ids = new Map<string, string>();
  const known = new Set(theirs.flatMap(({ id, options }) => [id, ...options.map((option) => option.id)]));
  /** Whether it is one of these, with unknown existence. */
  const isOneOf = (made: Part, those: readonly Part[]) => {
    const mine = those.find((one) => !known.has(one.id) && !ids.has(one.id) && isSame(one, made));
    if (mine !== undefined) ids.set(mine.id, made.id);
    return mine !== undefined;
  };
  const bareWanted = wanted.map(bare);
  const others = fresh.flatMap((question) => {
    if (!known.has(question.id)) return isOneOf(question, bareWanted) ? [] : [question];
    const mine = withId(wanted, question.id)?.options ?? [];
    const options = question.options.filter((option) => known.has(option.id) || !isOneOf(option, mine));
    return [{ ...question, options }];
  });
  const isDone = isOfSave(
    others,
    { theirs, wanted },
    (one, heard, sent) =>
      isOneOfTwo(bare(one), bare(heard), sent && bare(sent)) &&
      isOfSave(one.options, { theirs: heard.options, wanted: sent?.options ?? heard.options }, isOneOfTwo),
  );
  return isDone ? ids : null;
}

/** Reads a quiz again, and finds what an earlier save has done there without an answer. */
export const rereadQuizAtom = atom(null, async (get, set, id: string): Promise<Quiz> => {
  const quiz = await set(refreshQuizAtom, id);
  const interrupted = get(interruptedSavesAtom).get(id);
  if (interrupted === undefined) return quiz;
  const { questions } = quizForm.fieldsOf(quiz);
  const ids = foundIn(questions, interrupted);
  noteInterruptedSave(get, id, null);
  if (ids !== null && !sameValue(questions, interrupted.theirs)) interrupted.onFound(ids, questions);
  return quiz;
});
