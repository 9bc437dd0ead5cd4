import { sameValue } from '#atoms/editor/fields.ts';
import { tidied, type QuestionFields } from '#domain/quiz/fields.ts';

/** What an import did to the questions of a quiz. */
interface Import {
  /** The questions before it. */
  before: readonly QuestionFields[];
  /** Those that it put there, by the ids that the device gave them. */
  added: readonly QuestionFields[];
  /** They took the place of those before. */
  replaces: boolean;
}

/** What questions say, without the ids that the platform may have given them meanwhile. */
const said = (question: QuestionFields) =>
  tidied([question]).map((one) => ({
    ...one,
    id: '',
    options: one.options.map((option) => ({ ...option, id: '' })),
  }));

/**
 * Takes an import back out of the questions as they are by now. All that the author has written since stays: other questions, and those of the
 * import that they have changed, of which `changed` tells how many. `ownId` is the id that the device gave to what the platform has by another.
 */
export function takeBack(
  now: readonly QuestionFields[],
  { before, added, replaces }: Import,
  ownId: (id: string) => string,
): { questions: QuestionFields[]; changed: number } {
  const addedById = new Map(added.map((question) => [question.id, question]));
  const originOf = ({ id }: QuestionFields) => addedById.get(ownId(id)) ?? addedById.get(id);
  const left = now.filter((question) => {
    const origin = originOf(question);
    return origin === undefined || !sameValue(said(question), said(origin));
  });
  const changed = left.filter((question) => originOf(question) !== undefined).length;
  if (!replaces) return { questions: left, changed };
  const leftById = new Map(left.map((question) => [question.id, question]));
  const replaced = new Set(before.map(({ id }) => id));
  const questions = [
    ...before.map((question) => leftById.get(question.id) ?? question),
    ...left.filter(({ id }) => !replaced.has(id)),
  ];
  return { questions, changed };
}
