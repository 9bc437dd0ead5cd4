import type { Score } from '#domain/quiz/marking.ts';
import type { QuizFields } from '#domain/quiz/fields.ts';
import { asQuiz } from '#domain/quiz/fields.ts';
import { pointsOf } from '#atoms/quiz/questionEdits.ts';
import { StatusOf } from '#components/feedback/StatusOf/StatusOf.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { AttemptView } from '../AttemptView/AttemptView.tsx';
import { messages } from './messages.ts';
import * as S from './QuizPlay.styles.ts';

/** What the attempt came to, and question by question where the client would see that too. */
export function PlayResult({ fields, score }: { fields: QuizFields; score: Score }) {
  const t = useMessages(messages);
  return (
    <S.Result role="status">
      <S.Sum>
        {score.percent !== null && <S.Figure>{`${score.percent}\u00A0%`}</S.Figure>}
        <StatusOf kind="quizAnswer" status={String(score.passed)} />
        <S.Hint>
          {`${t.score(score.score, pointsOf(fields.questions))} · ${t.passing(fields.passingScore)}`}
        </S.Hint>
        {score.passed === null && <S.Hint>{t.checked}</S.Hint>}
      </S.Sum>
      {fields.showAnswers ? (
        <AttemptView questions={asQuiz(fields).questions} answers={score.answers} showRight />
      ) : (
        <S.Hint>{t.hidden}</S.Hint>
      )}
    </S.Result>
  );
}
