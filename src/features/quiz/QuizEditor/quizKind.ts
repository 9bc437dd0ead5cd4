import type { Quiz } from '#domain/quiz/schema.ts';
import { quizEditor, type QuizFields } from '#atoms/quiz/editor.ts';
import { statusLook } from '#components/feedback/Status/statusLooks.ts';
import type { CompareFields, EditorKind } from '#features/kits/editor/EditorKit/kind.ts';
import { onOrOff, prose, word } from '#features/kits/editor/EditorKit/values.ts';
import { itemRoute, listRoute } from '#features/kits/actions/RouterLink/routes.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { typeName } from '../exchange/questionsCsv.ts';
import { messages } from './messages.ts';
import { quizLinesAtom } from './readinessLines.ts';
import { texts } from './texts.ts';

/** The questions as a text that is compared word by word: what is asked, of which type, and the options with their marks. */
const questionsText = ({ questions }: QuizFields, language: Language) =>
  questions
    .map(({ text, type, options }, at) =>
      [
        `${at + 1}. ${text} (${typeName(type, language)})`,
        ...options.map((option) => `${option.isCorrect ? '✓' : '–'} ${option.text}`),
      ].join('\n'),
    )
    .join('\n\n');

/** How the fields of a quiz are compared. */
function compareFields(language: Language): CompareFields<QuizFields> {
  const t = messages[language];
  return {
    name: { label: t.name, value: ({ name }) => prose(name) },
    description: { label: t.description, value: ({ description }) => prose(description) },
    passingScore: { label: t.passingScore, value: ({ passingScore }) => word(`${passingScore}\u00A0%`) },
    attempts: {
      label: t.attempts,
      value: ({ attempts }) => word(attempts === 0 ? t.noLimit : String(attempts)),
    },
    timeLimitMin: {
      label: t.timeLimitMin,
      value: ({ timeLimitMin }) => word(timeLimitMin === null ? t.noLimit : String(timeLimitMin)),
    },
    shuffle: { label: t.shuffle, value: ({ shuffle }) => onOrOff(shuffle, language) },
    showAnswers: { label: t.showAnswers, value: ({ showAnswers }) => onOrOff(showAnswers, language) },
    status: { label: t.status, value: ({ status }) => word(statusLook('quiz', status, language).label) },
    questions: { label: t.questions, value: (fields) => prose(questionsText(fields, language)) },
  };
}

/** What makes the editor of quizzes. */
export const quizKind: EditorKind<Quiz, QuizFields> = {
  editor: quizEditor,
  texts,
  listHref: listRoute('quiz'),
  hrefOf: (id) => itemRoute('quiz', id),
  fields: compareFields,
  readiness: quizLinesAtom,
};
