import { optionProblem, questionProblems } from '#domain/quiz/rules.ts';
import { questionFaults } from '#atoms/quiz/editor.ts';
import { defineMessages, type Language } from '#lib/i18n/catalogue.ts';
import type { QuestionFields } from '#domain/quiz/fields.ts';

/** What is wrong with a question, in a few words for its row. */
const messages = defineMessages({
  ru: {
    noText: 'нет текста',
    longText: 'длинный текст',
    fewOptions: 'мало вариантов',
    twoOptions: 'нужно два варианта',
    manyOptions: 'много вариантов',
    oneCorrect: 'нет верного',
    someCorrect: 'нет верного',
    points: 'баллы',
    explanation: 'длинное пояснение',
    blankOption: 'пустой вариант',
    longOption: 'длинный вариант',
  },
  en: {
    noText: 'no text',
    longText: 'text too long',
    fewOptions: 'few options',
    twoOptions: 'two options needed',
    manyOptions: 'many options',
    oneCorrect: 'none is right',
    someCorrect: 'none is right',
    points: 'points',
    explanation: 'explanation too long',
    blankOption: 'an empty option',
    longOption: 'option too long',
  },
});

/** The first thing that is wrong with a question, for its row; null when nothing is. */
export function questionFault(question: QuestionFields, language: Language): string | null {
  const t = messages[language];
  const faults = questionFaults(question, language);
  if ('text' in faults) return question.text.trim().length < 2 ? t.noText : t.longText;
  const [problem] = questionProblems({
    type: question.type,
    options: question.options.map((option, at) => ({ ...option, orderNumber: at + 1 })),
  });
  if (problem !== undefined) return t[problem];
  const wrong = question.options.map(optionProblem).find((one) => one !== null);
  if (wrong) return t[wrong];
  if ('points' in faults) return t.points;
  return 'explanation' in faults ? t.explanation : null;
}
