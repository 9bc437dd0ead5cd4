import { useAtomValue } from 'jotai';
import type { QuizAnswer } from '#domain/quiz/schema.ts';
import { quizAtom } from '#atoms/quiz/quizzes.ts';
import { SkeletonText } from '#components/feedback/Skeleton/Skeleton.tsx';
import { AttemptView } from './AttemptView.tsx';

/** A client's attempt with the questions of its quiz, as far as they are still there. */
export function AttemptOf({ answer }: { answer: QuizAnswer }) {
  const quiz = useAtomValue(quizAtom(answer.quizId));
  if (quiz.status === 'loading') return <SkeletonText lines={4} />;
  return <AttemptView questions={quiz.item?.questions ?? []} answers={answer.answers} showRight />;
}
