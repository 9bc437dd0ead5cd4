import { useAtomValue } from 'jotai';
import type { QuizAnswer } from '#domain/quiz/schema.ts';
import { quizAtom } from '#atoms/quiz/quizzes.ts';
import { Block } from '#components/feedback/Block/Block.tsx';
import { SkeletonText } from '#components/feedback/Skeleton/Skeleton.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { AttemptView } from './AttemptView.tsx';
import { messages } from './messages.ts';

/** A client's attempt with the questions of its quiz, as far as they are still there: which they are must be known for that. */
export function AttemptOf({ answer }: { answer: QuizAnswer }) {
  const t = useMessages(messages);
  const { status, item, retry } = useAtomValue(quizAtom(answer.quizId));
  if (status === 'loading') return <SkeletonText lines={4} />;
  if (status === 'failed')
    return <Block tone="bad" title={t.failed} action={<Button onClick={retry}>{t.retry}</Button>} />;
  return <AttemptView questions={item?.questions ?? []} answers={answer.answers} showRight />;
}
