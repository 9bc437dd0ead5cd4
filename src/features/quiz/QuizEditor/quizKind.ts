import { quizForm, type QuizFields } from '#domain/quiz/fields.ts';
import type { Quiz } from '#domain/quiz/schema.ts';
import { quizEditor } from '#atoms/quiz/editor.ts';
import { statusLook } from '#components/feedback/Status/statusLooks.ts';
import { lazyPreview } from '#features/kits/editor/EditorKit/usePreview.tsx';
import { compareFields } from '#features/kits/editor/EditorKit/compareFields.ts';
import type { EditorKind } from '#features/kits/editor/EditorKit/kind.ts';
import { prose, word } from '#features/kits/editor/EditorKit/values.ts';
import { itemRoute, listRoute } from '#features/kits/actions/RouterLink/routes.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { typeName } from '../exchange/questionsCsv.ts';
import { fieldMessages } from './fieldMessages.ts';
import { messages } from './messages.ts';
import { questionTexts, withQuestionTexts } from './quizTexts.ts';
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
const compare = compareFields(quizForm.fields, fieldMessages, (language) => {
  const t = messages[language];
  return {
    passingScore: ({ passingScore }) => word(`${passingScore}\u00A0%`),
    attempts: ({ attempts }) => word(attempts === 0 ? t.noLimit : String(attempts)),
    timeLimitMin: ({ timeLimitMin }) => word(timeLimitMin === null ? t.noLimit : String(timeLimitMin)),
    status: ({ status }) => word(statusLook('quiz', status, language).label),
    questions: {
      value: (fields) => prose(questionsText(fields, language)),
      texts: { of: (fields) => questionTexts(fields, language), put: withQuestionTexts },
    },
  };
});

/** Configuration of the editor for quizzes. */
export const quizKind: EditorKind<Quiz, QuizFields> = {
  editor: quizEditor,
  copies: { kind: 'quiz', code: () => import('#atoms/quiz/loadCopy.ts') },
  texts,
  listHref: listRoute('quiz'),
  hrefOf: (id) => itemRoute('quiz', id),
  fields: compare,
  readiness: quizLinesAtom,
  readOnly: quizEditor.partAtom(({ item }) => item?.status === 'archived'),
  preview: lazyPreview(() => import('./QuizPreview.tsx')),
};
