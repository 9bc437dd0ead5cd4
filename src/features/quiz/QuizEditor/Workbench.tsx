import { useAtomValue } from 'jotai';
import { CircleAlert } from 'lucide-react';
import { quizProgressAtom } from '#atoms/quiz/parts.ts';
import { Banner } from '#components/feedback/Banner/Banner.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { EditorReadiness } from '#features/kits/editor/EditorKit/EditorReadiness.tsx';
import { useEditorDesk, useEditorKey } from '#features/kits/editor/EditorKit/place.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { QuestionForm } from '../QuestionForm/QuestionForm.tsx';
import { QuestionList } from '../QuestionList/QuestionList.tsx';
import { QuizSettings } from '../QuizSettings/QuizSettings.tsx';
import { messages } from './messages.ts';
import { QuizMoves } from './QuizMoves.tsx';
import * as S from './QuizEditor.styles.ts';

/** The first tab: the questions, the open one, and the settings. */
export function Workbench({ onImport }: { onImport: () => void }) {
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
