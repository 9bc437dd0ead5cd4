import { useAtomValue } from 'jotai';
import { CircleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { quizEditor, quizProgressAtom } from '#atoms/quizzes/editor.ts';
import { Banner } from '#components/feedback/Banner/Banner.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { EditorReadiness } from '#features/widgets/EditorKit/EditorReadiness.tsx';
import { focusField } from '#features/widgets/EditorKit/focusField.ts';
import { useEditorDesk, useEditorKey, useEditorPart } from '#features/widgets/EditorKit/place.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { QuestionForm } from '../QuestionForm/QuestionForm.tsx';
import { QuestionList } from '../QuestionList/QuestionList.tsx';
import { QuizSettings } from '../QuizSettings/QuizSettings.tsx';
import { useQuestions } from '../useQuestions.ts';
import { messages } from './messages.ts';
import { QuizMoves } from './QuizMoves.tsx';
import * as S from './QuizEditor.styles.ts';

const problemsAtom = quizEditor.partAtom(({ problems }) => problems);

/** The first tab: the questions, the open one, and the settings. */
export function Workbench({ onImport }: { onImport: () => void }) {
  useWayToProblem();
  return (
    <S.Bench>
      <Stopped />
      <S.Columns>
        <S.Questions data-field="addQuestion">
          <QuestionList onImport={onImport} />
        </S.Questions>
        <S.Question>
          <QuestionForm />
        </S.Question>
        <S.Side>
          <QuizSettings />
          <EditorReadiness />
          <QuizMoves />
        </S.Side>
      </S.Columns>
    </S.Bench>
  );
}

/** A save that was refused for a question opens that question. */
function useWayToProblem() {
  const problems = useEditorPart(problemsAtom);
  const { questions, select, shownId } = useQuestions();
  const [, id] =
    Object.keys(problems)
      .find((path) => path.startsWith('questions.'))
      ?.split('.') ?? [];
  const question = questions.find((one) => one.id === id);
  const shown = question === undefined ? null : shownId(question.id);
  useEffect(() => {
    if (shown === null) return;
    select(shown);
    focusField(`question:${shown}`);
    // Once for each refusal: what the author opens after it stays open.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [problems]);
}

/** A save that stopped half-way: how far it came, and the way on. */
function Stopped() {
  const t = useMessages(messages);
  const { save } = useEditorDesk();
  const progress = useAtomValue(quizProgressAtom(useEditorKey()));
  if (progress?.state !== 'failed') return null;
  return (
    <S.Notes>
      <Banner
        icon={<CircleAlert size={16} strokeWidth={1.5} aria-hidden />}
        title={t.stopped(progress.done, progress.total)}
        actions={<Button onClick={() => void save()}>{t.goOn}</Button>}
      >
        {progress.paused ? t.paused : t.stoppedText}
      </Banner>
    </S.Notes>
  );
}
