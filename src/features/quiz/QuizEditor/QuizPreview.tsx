import { quizEditor } from '#atoms/quiz/editor.ts';
import type { QuestionFields } from '#domain/quiz/fields.ts';
import type { PreviewProps } from '#features/kits/client/previewProps.ts';
import { authorName, present, type PageOf, type PageQuestion } from '#features/kits/client/page.ts';
import { Preview } from '#features/kits/client/Preview/Preview.tsx';
import type { Language } from '#lib/i18n/catalogue.ts';
import { formatLength } from '#lib/time/duration.ts';
import { typeName } from '../exchange/questionsCsv.ts';
import { shuffled } from '../QuizPlay/shuffled.ts';
import { pageWords } from './pageMessages.ts';

/** The options that a client sees: no accepted answers, and steps not in their order. */
function optionsOf({ type, options }: QuestionFields, at: number): string[] {
  if (type === 'short' || type === 'open') return [];
  const texts = options.map(({ text }) => text);
  return type === 'order' && texts.length > 1 ? shuffled(texts, at) : texts;
}

/** A question as a client meets it. What is right is not told. */
const questionOf = (question: QuestionFields, at: number, language: Language): PageQuestion => ({
  id: question.id,
  text: question.text.trim() === '' ? '' : `${at + 1}. ${question.text.trim()}`,
  note: `${typeName(question.type, language)} · ${pageWords[language].points(question.points)}`,
  imageId: question.imageId,
  options: optionsOf(question, at),
});

const pageOf: PageOf = (get, key, language) => {
  const t = pageWords[language];
  const { fields } = get(quizEditor.editorAtom(key));
  const { name, description, questions, passingScore, attempts, timeLimitMin } = fields;
  return {
    kind: 'quiz',
    name: name.trim(),
    subtitle: '',
    author: authorName(get),
    imageId: null,
    hasCover: false,
    price: null,
    oldPrice: null,
    facts: present(
      questions.length > 0 && t.questions(questions.length),
      t.passing(passingScore),
      attempts > 0 && t.attempts(attempts),
      timeLimitMin !== null && formatLength(timeLimitMin, language),
    ),
    tags: [],
    recording: null,
    notice: null,
    description,
    sections:
      questions.length === 0
        ? []
        : [
            {
              type: 'questions',
              id: 'questions',
              title: t.title,
              questions: questions.map((question, at) => questionOf(question, at, language)),
            },
          ],
    missing: present(name.trim() === '' && 'name', questions.length === 0 && 'questions'),
  };
};

/** The quiz that is edited, as a client will see it. */
export default function QuizPreview(props: PreviewProps) {
  return <Preview {...props} pageOf={pageOf} />;
}
