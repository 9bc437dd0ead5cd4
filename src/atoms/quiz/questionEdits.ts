import { maxOptions } from '#domain/quiz/rules.ts';
import type { OptionFields, QuestionFields } from '#domain/quiz/fields.ts';
import { ownId } from './ids.ts';

// Operations on the questions of a quiz. Each returns new ones and does not change the old ones.

/** The role of a type's options: one or several right ones, accepted answers, an order, or none. */
type OptionSense = 'one' | 'many' | 'accepted' | 'order' | 'none';

/** The role of a question's options. */
export function senseOf(type: string): OptionSense {
  switch (type) {
    case 'single':
    case 'boolean':
      return 'one';
    case 'multiple':
      return 'many';
    case 'short':
      return 'accepted';
    case 'order':
      return 'order';
    default:
      return 'none';
  }
}

/** A new option. */
export const optionOf = (text: string, isCorrect = false): OptionFields => ({ id: ownId(), text, isCorrect });

/** A new question. `verdicts` are the two options of a true-or-false question. */
export function questionOf(type: string, verdicts: readonly [string, string]): QuestionFields {
  const options = type === 'boolean' ? verdicts.map((text, at) => optionOf(text, at === 0)) : [];
  return {
    id: ownId(),
    type,
    text: '',
    points: 1,
    required: true,
    imageId: null,
    explanation: '',
    options,
  };
}

const onlyFirst = (options: readonly OptionFields[]): OptionFields[] => {
  const first = options.findIndex(({ isCorrect }) => isCorrect);
  return options.map((option, at) =>
    option.isCorrect === (at === first) ? option : { ...option, isCorrect: at === first },
  );
};

/** Changes the type of a question, keeping as many of its options as possible. */
export function withType(
  question: QuestionFields,
  type: string,
  verdicts: readonly [string, string],
): QuestionFields {
  const { options } = question;
  if (type === question.type) return question;
  const fitting = (): OptionFields[] => {
    switch (senseOf(type)) {
      case 'one':
        if (type === 'boolean' && options.length !== 2) return questionOf(type, verdicts).options;
        return onlyFirst(options);
      case 'many':
        return options;
      case 'accepted':
        return options.map((option) => ({ ...option, isCorrect: true }));
      case 'order':
        return options.map((option) => ({ ...option, isCorrect: false }));
      default:
        return [];
    }
  };
  return { ...question, type, options: fitting().slice(0, maxOptions(type)) };
}

/** Marks or unmarks an option: in a single choice the mark moves. */
export function withMark(question: QuestionFields, id: string, isCorrect: boolean): QuestionFields {
  const alone = senseOf(question.type) === 'one';
  return {
    ...question,
    options: question.options.map((option) => {
      if (option.id === id) return { ...option, isCorrect };
      return alone && isCorrect && option.isCorrect ? { ...option, isCorrect: false } : option;
    }),
  };
}

/** A copy with new ids. */
export const copyOf = (question: QuestionFields): QuestionFields => ({
  ...question,
  id: ownId(),
  options: question.options.map((option) => ({ ...option, id: ownId() })),
});

/** The questions with one changed. */
export const withQuestion = (
  questions: readonly QuestionFields[],
  id: string,
  change: (question: QuestionFields) => QuestionFields,
): QuestionFields[] => questions.map((question) => (question.id === id ? change(question) : question));

/** The questions with one moved. */
export function movedTo(questions: readonly QuestionFields[], id: string, to: number): QuestionFields[] {
  const from = questions.findIndex((question) => question.id === id);
  const question = questions[from];
  if (question === undefined) return [...questions];
  const place = Math.max(0, Math.min(questions.length - 1, to));
  return questions.toSpliced(from, 1).toSpliced(place, 0, question);
}

/** The sum of all points. */
export const pointsOf = (questions: readonly Pick<QuestionFields, 'points'>[]): number =>
  questions.reduce((sum, { points }) => sum + points, 0);

/** The minimum points to pass: marking rounds the percent down. Computed directly, because points of a platform may be of any size. */
export function passingPoints(questions: readonly QuestionFields[], passingScore: number): number {
  const total = pointsOf(questions);
  return total > 0 ? Math.min(total, Math.ceil((total * Math.ceil(passingScore)) / 100)) : total;
}
