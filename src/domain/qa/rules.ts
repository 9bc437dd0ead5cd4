import type { Language } from '#lib/i18n/catalogue.ts';
import type { Problems } from '../plain-problems.ts';
import type { QaEntry } from './schema.ts';

const isFilled = (text: string | null | undefined) => Boolean(text?.trim());

/**
 * The status of an entry after an edit: the requested one. Otherwise it follows the answer: published with one, unanswered without. A hidden entry
 * stays hidden until a status is requested.
 */
export function qaStatus({
  told,
  before,
  answer,
}: {
  told?: string | undefined;
  before?: string | undefined;
  answer: QaEntry['answer'];
}): string {
  if (told !== undefined) return told;
  if (before === 'hidden') return before;
  return isFilled(answer) ? 'published' : 'unanswered';
}

const texts: Record<Language, Record<'noAnswer' | 'answered' | 'noContent' | 'noType', string>> = {
  ru: {
    noAnswer: 'Чтобы опубликовать, напишите ответ',
    answered: 'Ответ уже есть: опубликуйте вопрос или скройте его',
    noContent: 'Выберите, к\u00A0чему относится вопрос',
    noType: 'Укажите тип материала',
  },
  en: {
    noAnswer: 'Write an answer to publish',
    answered: 'There is an answer already: publish the question or hide it',
    noContent: 'Choose what the question is about',
    noType: 'Name the type of the content',
  },
};

/** Problems of an entry beyond its single fields: its status contradicts its answer, or half of a content reference is missing. */
export function qaProblems(
  entry: Pick<QaEntry, 'status' | 'answer' | 'contentType' | 'contentId'>,
  language: Language = 'ru',
): Problems {
  const { status, answer, contentType, contentId } = entry;
  const say = texts[language];
  return {
    ...(status === 'published' && !isFilled(answer) && { answer: say.noAnswer }),
    ...(status === 'unanswered' && isFilled(answer) && { status: say.answered }),
    ...(contentType && !contentId && { contentId: say.noContent }),
    ...(contentId && !contentType && { contentType: say.noType }),
  };
}
