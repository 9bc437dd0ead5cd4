import { quizEditor } from '#atoms/quiz/editor.ts';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useEditorKey, useEditorPart } from '#features/kits/editor/EditorKit/place.ts';
import { useReadinessLines } from '#features/kits/editor/EditorKit/readiness.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import { useQuizMove } from './useQuizMove.ts';
import * as S from './QuizEditor.styles.ts';

const stateAtom = quizEditor.partAtom(({ item, saving }) => ({ status: item?.status ?? 'draft', saving }));

/** The way of a quiz to its clients: what may be done now, and why not. */
export function QuizMoves() {
  const t = useMessages(messages);
  const key = useEditorKey();
  const { status, saving } = useEditorPart(stateAtom);
  const ready = useReadinessLines().every(({ done, required }) => done || !required);
  const move = useQuizMove(key);
  if (status === 'draft') {
    return (
      <S.Status>
        <Button disabled={!ready} busy={saving} onClick={() => void move('active')}>
          {t.activate}
        </Button>
        {!ready && <p>{t.activateNote}</p>}
      </S.Status>
    );
  }
  if (status === 'active') {
    return (
      <S.Status>
        <p>{t.active}</p>
      </S.Status>
    );
  }
  if (status !== 'archived') return null;
  return (
    <S.Status>
      <p>{t.archived}</p>
      <Button busy={saving} onClick={() => void move('draft')}>
        {t.toDraft}
      </Button>
    </S.Status>
  );
}
