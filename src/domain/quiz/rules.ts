import { placed } from '#lib/ordered.ts';
import {
  maxOptionText,
  optionCount,
  questionTypes,
  quizStatuses,
  type Question,
  type QuestionType,
  type Quiz,
  type QuizOption,
  type QuizStatus,
} from './schema.ts';

/** The next statuses of each status; it may also stay. The platform refuses others with 422. A quiz that becomes active must have no problems. */
const moves: Record<QuizStatus, readonly QuizStatus[]> = {
  draft: ['active'],
  active: ['draft', 'archived'],
  archived: ['active', 'draft'],
};

const isQuizStatus = (status: string): status is QuizStatus =>
  (quizStatuses as readonly string[]).includes(status);

/** Statuses that a quiz may go to. An unknown status leads nowhere. */
export function quizMoves(status: string): readonly QuizStatus[] {
  return isQuizStatus(status) ? moves[status] : [];
}

/** Whether questions and settings may be changed. An archived quiz is read only; only its status may change. */
export const isQuizEditable = ({ status }: Pick<Quiz, 'status'>): boolean => status !== 'archived';

/** The rules of a question type for its options. */
interface TypeRules {
  min: number;
  max: number;
  /** The number of correct options: exactly one, at least one, or any. */
  correct: 'one' | 'some' | 'any';
}

const typeRules: Record<QuestionType, TypeRules> = {
  single: { ...optionCount, correct: 'one' },
  multiple: { ...optionCount, correct: 'some' },
  boolean: { min: 2, max: 2, correct: 'one' },
  // Correct options are the accepted answers; without any the author checks.
  short: { min: 0, max: optionCount.max, correct: 'any' },
  open: { min: 0, max: optionCount.max, correct: 'any' },
  // The order of the options is the answer.
  order: { ...optionCount, correct: 'any' },
};

/** An unknown type has no rules. */
const unknownType: TypeRules = { min: 0, max: optionCount.max, correct: 'any' };

const isQuestionType = (type: string): type is QuestionType =>
  (questionTypes as readonly string[]).includes(type);

const rulesOf = (type: string): TypeRules => (isQuestionType(type) ? typeRules[type] : unknownType);

/** The maximum number of options for this type of question. */
export const maxOptions = (type: string): number => rulesOf(type).max;

/** What keeps an option from being kept by the platform, drafts too. */
export type OptionProblem = 'blankOption' | 'longOption';

/** What is wrong with the text of an option; null where nothing is. */
export function optionProblem({ text }: Pick<QuizOption, 'text'>): OptionProblem | null {
  const { length } = text.trim();
  return length === 0 ? 'blankOption' : length > maxOptionText ? 'longOption' : null;
}

/** What keeps a question from being asked. */
export type QuestionProblem = 'twoOptions' | 'fewOptions' | 'manyOptions' | 'oneCorrect' | 'someCorrect';

/** The problem of a question; null if it is valid. A draft may have questions with problems. */
export function questionProblems({ type, options }: Pick<Question, 'type' | 'options'>): QuestionProblem[] {
  const { min, max, correct } = rulesOf(type);
  const problems: QuestionProblem[] = [];
  if (min === max && options.length !== min) problems.push('twoOptions');
  else if (options.length < min) problems.push('fewOptions');
  else if (options.length > max) problems.push('manyOptions');
  const marked = options.filter(({ isCorrect }) => isCorrect).length;
  if (correct === 'one' && marked !== 1) problems.push('oneCorrect');
  if (correct === 'some' && marked === 0) problems.push('someCorrect');
  return problems;
}

/** What keeps a quiz from being active: a problem of a question, or no questions. */
export type QuizProblem =
  | { questionId: string; problem: QuestionProblem }
  | { questionId: null; problem: 'noQuestions' };

/** The problems that keep a quiz from being active, in the order of its questions; empty if there are none. */
export function quizProblems({ questions }: Pick<Quiz, 'questions'>): QuizProblem[] {
  if (questions.length === 0) return [{ questionId: null, problem: 'noQuestions' }];
  return questions.flatMap((question) =>
    questionProblems(question).map((problem) => ({ questionId: question.id, problem })),
  );
}

/**
 * Puts an option into a question, replacing an older copy of it. In a single-choice question marking one as correct unmarks the others, so that an
 * active quiz always has exactly one.
 */
export function withOption<Asked extends Pick<Question, 'type' | 'options'>>(
  question: Asked,
  option: QuizOption,
): Asked {
  const alone = option.isCorrect && rulesOf(question.type).correct === 'one';
  const options = placed(question.options, option).map((other) =>
    alone && other.id !== option.id ? { ...other, isCorrect: false } : other,
  );
  return { ...question, options };
}
