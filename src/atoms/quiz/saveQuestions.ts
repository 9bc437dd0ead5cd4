import { withOption } from '#domain/quiz/rules.ts';
import type { OptionFields, QuestionFields } from '#domain/quiz/fields.ts';
import { severalAtATime } from '#lib/concurrency/severalAtATime.ts';

/** The fields of a question on the wire, without its options. */
type QuestionBody = Omit<QuestionFields, 'id' | 'options'>;
type OptionBody = Omit<OptionFields, 'id'>;
type At<Body> = Body & { orderNumber: number };

/** The calls that change the questions of one quiz. Creations return the id. */
export interface QuestionCalls {
  createQuestion: (body: At<QuestionBody>) => Promise<string>;
  updateQuestion: (id: string, patch: Partial<At<QuestionBody>>) => Promise<unknown>;
  removeQuestion: (id: string) => Promise<unknown>;
  createOption: (questionId: string, body: At<OptionBody>) => Promise<string>;
  updateOption: (questionId: string, id: string, patch: Partial<At<OptionBody>>) => Promise<unknown>;
  removeOption: (questionId: string, id: string) => Promise<unknown>;
}

/** The progress of a save. */
interface QuestionsSaved {
  /** The platform's current questions. */
  theirs: QuestionFields[];
  /** Ids of the platform, by temporary id. */
  ids: ReadonlyMap<string, string>;
  /** The number of completely saved questions. */
  done: number;
}

/** How many questions get their options at once. */
const atATime = 4;

/** The fields of `mine` that differ from `theirs`. */
function changes<Body extends object>(mine: Body, theirs: Body): Partial<Body> {
  const patch: Partial<Body> = {};
  for (const name in mine) if (mine[name] !== theirs[name]) patch[name] = mine[name];
  return patch;
}

const bodyOf = ({ id: _id, options: _options, ...body }: QuestionFields): QuestionBody => body;
const optionBodyOf = ({ id: _id, ...body }: OptionFields): OptionBody => body;

const moved = <Item>(items: readonly Item[], from: number, to: number, item: Item): Item[] =>
  items.toSpliced(from, 1).toSpliced(to, 0, item);

/** The options after a move, by the platform's rule. */
function put(question: QuestionFields, option: OptionFields, place: number): OptionFields[] {
  const others = question.options.map((other, at) => ({ ...other, orderNumber: at + 1 }));
  const { options } = withOption(
    { type: question.type, options: others },
    { ...option, orderNumber: place + 1 },
  );
  return options.map(({ orderNumber: _place, ...rest }) => rest);
}

/** Whether the change passes through states that are forbidden for an active quiz. */
export function isStructural(theirs: readonly QuestionFields[], mine: readonly QuestionFields[]): boolean {
  const shape = (questions: readonly QuestionFields[]) =>
    questions
      .map(({ id, type, options }) => [
        id,
        type,
        options.map((option) => [option.id, option.isCorrect]).sort(),
      ])
      .sort();
  return JSON.stringify(shape(theirs)) !== JSON.stringify(shape(mine));
}

/** The result of a save: the platform's current questions. */
interface Journal {
  now: () => readonly QuestionFields[];
  /** Ids of the platform, by the form's ids. */
  ids: Map<string, string>;
  find: (id: string) => QuestionFields | undefined;
  step: (next: QuestionFields[]) => void;
  replace: (id: string, patch: Partial<QuestionFields>) => void;
  /** The options of another question are saved. */
  finish: () => void;
}

/** Tracks what is done, and reports each step. */
function journalOf(theirs: readonly QuestionFields[], tell: (saved: QuestionsSaved) => void): Journal {
  let now = [...theirs];
  let done = 0;
  const ids = new Map<string, string>();
  const step = (next: QuestionFields[]) => {
    now = next;
    tell({ theirs: now, ids, done });
  };
  return {
    now: () => now,
    ids,
    find: (id) => now.find((question) => question.id === id),
    step,
    replace: (id, patch) =>
      step(now.map((question) => (question.id === id ? { ...question, ...patch } : question))),
    finish() {
      done += 1;
      tell({ theirs: now, ids, done });
    },
  };
}

/** Creates or updates each question at its position. */
async function placeQuestions(
  wanted: readonly QuestionFields[],
  calls: QuestionCalls,
  { now, ids, find, step }: Journal,
): Promise<void> {
  for (const [place, question] of wanted.entries()) {
    const body = bodyOf(question);
    const known = find(question.id);
    if (known === undefined) {
      const id = await calls.createQuestion({ ...body, orderNumber: place + 1 });
      ids.set(question.id, id);
      step(now().toSpliced(place, 0, { ...body, id, options: [] }));
      continue;
    }
    const from = now().indexOf(known);
    const patch: Partial<At<QuestionBody>> = changes(body, bodyOf(known));
    if (from !== place) patch.orderNumber = place + 1;
    if (Object.keys(patch).length === 0) continue;
    await calls.updateQuestion(known.id, patch);
    step(moved(now(), from, place, { ...known, ...body }));
  }
}

/** Makes the options of a question equal the wanted ones. */
async function saveOptions(
  question: QuestionFields,
  calls: QuestionCalls,
  { ids, find, replace, finish }: Journal,
): Promise<void> {
  const id = ids.get(question.id) ?? question.id;
  const present = () => find(id) ?? { ...question, id, options: [] };
  const wantedIds = new Set(question.options.map((option) => option.id));
  for (const option of present().options.filter((one) => !wantedIds.has(one.id))) {
    await calls.removeOption(id, option.id);
    replace(id, { options: present().options.filter((one) => one.id !== option.id) });
  }
  for (const [place, option] of question.options.entries()) {
    const body = optionBodyOf(option);
    const known = present().options.find((one) => one.id === option.id);
    if (known === undefined) {
      const made = await calls.createOption(id, { ...body, orderNumber: place + 1 });
      ids.set(option.id, made);
      replace(id, { options: put(present(), { ...body, id: made }, place) });
      continue;
    }
    const patch: Partial<At<OptionBody>> = changes(body, optionBodyOf(known));
    if (present().options.indexOf(known) !== place) patch.orderNumber = place + 1;
    if (Object.keys(patch).length === 0) continue;
    await calls.updateOption(id, known.id, patch);
    replace(id, { options: put(present(), { ...known, ...body }, place) });
  }
  finish();
}

/**
 * Makes the platform's questions equal the wanted ones, call by call: first deletions, then every question at its position, then the options of
 * several at once. `tell` gets each step, so that a failed save continues from there and creates nothing twice.
 */
export async function saveQuestions(
  { theirs, wanted }: { theirs: readonly QuestionFields[]; wanted: readonly QuestionFields[] },
  calls: QuestionCalls,
  tell: (saved: QuestionsSaved) => void,
): Promise<void> {
  const journal = journalOf(theirs, tell);
  const kept = new Set(wanted.map(({ id }) => id));
  for (const { id } of theirs.filter((question) => !kept.has(question.id))) {
    await calls.removeQuestion(id);
    journal.step(journal.now().filter((question) => question.id !== id));
  }
  await placeQuestions(wanted, calls, journal);
  await severalAtATime(wanted, atATime, (question) => saveOptions(question, calls, journal));
}

/** The questions with the platform's ids. */
export const renamed = (
  questions: readonly QuestionFields[],
  ids: ReadonlyMap<string, string>,
): QuestionFields[] =>
  questions.map((question) => ({
    ...question,
    id: ids.get(question.id) ?? question.id,
    options: question.options.map((option) => ({ ...option, id: ids.get(option.id) ?? option.id })),
  }));
