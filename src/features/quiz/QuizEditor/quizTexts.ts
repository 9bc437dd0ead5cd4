import type { QuestionFields, QuizFields } from '#domain/quiz/fields.ts';
import type { FieldText } from '#features/kits/editor/EditorKit/kind.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { messages } from './messages.ts';

/** What is typed as a short answer is compared with its options letter by letter: they are no prose. */
const proseOptions = ({ type, options }: QuestionFields) => (type === 'short' ? [] : options);

/** The texts of the questions. */
export function questionTexts({ questions }: QuizFields, language: Language): FieldText[] {
  const t = messages[language];
  return questions.flatMap((question, at) => [
    { id: `${question.id}/text`, label: t.question(at + 1), text: question.text },
    ...proseOptions(question).map(({ id, text }, place) => ({
      id: `${question.id}/option/${id}`,
      label: t.option(at + 1, place + 1),
      text,
    })),
    { id: `${question.id}/explanation`, label: t.explanation(at + 1), text: question.explanation },
  ]);
}

/** The questions with some of these texts changed. */
export const withQuestionTexts = (
  { questions }: QuizFields,
  changed: ReadonlyMap<string, string>,
): Pick<QuizFields, 'questions'> => ({
  questions: questions.map((question) => ({
    ...question,
    text: changed.get(`${question.id}/text`) ?? question.text,
    explanation: changed.get(`${question.id}/explanation`) ?? question.explanation,
    options: question.options.map((option) => ({
      ...option,
      text: changed.get(`${question.id}/option/${option.id}`) ?? option.text,
    })),
  })),
});
