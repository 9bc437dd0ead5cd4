import { atom } from 'jotai';
import { isApiError } from '#api/api-error.ts';
import { quizAnswerKeys } from '#api/quiz/queries.ts';
import { checkQuizAnswer, listQuizAnswers } from '#api/quiz/requests.ts';
import type { AnswerCheck, QuizAnswer } from '#domain/quiz/schema.ts';
import { defineMessages } from '#lib/i18n/catalogue.ts';
import { createList } from '../list.ts';
import { runIntent } from '../run.ts';

const messages = defineMessages({
  ru: {
    notListed: 'Не\u00A0удалось получить список ответов',
    notFound: 'Нет ответа с\u00A0такой почтой и\u00A0таким кодом',
    notChecked: 'Не\u00A0удалось проверить код',
  },
  en: {
    notListed: 'Failed to get the list of answers',
    notFound: 'There is no answer with this email and code',
    notChecked: 'Failed to check the code',
  },
});

const answers = createList<QuizAnswer>({
  keys: quizAnswerKeys,
  read: listQuizAnswers,
  notListed: (language) => messages[language].notListed,
});

/**
 * A list of the attempts of clients. The filters of the platform: `quizId`, `passed` (true, false, or `waiting` for those
 * that wait to be checked), `from` and `to` (ISO) by when they were handed in. It searches by e-mail and code.
 */
export const answerListAtom = answers.listAtom;

/** How many attempts match, or null until it is known. */
export const answerCountAtom = answers.countAtom;

/** Finds a client's attempt by the e-mail and the code that the client was given. */
export const checkAnswerAtom = atom(null, (get, set, check: AnswerCheck): Promise<QuizAnswer> =>
  runIntent(get, set, () => checkQuizAnswer(check), {
    text: (language, error) =>
      messages[language][isApiError(error) && error.status === 404 ? 'notFound' : 'notChecked'],
  }),
);
