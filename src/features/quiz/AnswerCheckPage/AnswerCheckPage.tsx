import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { useTitle } from '#lib/hook/useTitle.ts';
import { AnswerCheck } from '../AnswerCheck/AnswerCheck.tsx';
import { messages } from '../AnswerCheck/messages.ts';

/** The check of a client's code on a page of its own, `/quizzes/check`. */
export function AnswerCheckPage() {
  useTitle(useMessages(messages).title);
  return <AnswerCheck heading="page" />;
}
