import { useRef } from 'react';
import { quizEditor } from '#atoms/quiz/editor.ts';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useEditorKey, useEditorPart } from '#features/kits/editor/EditorKit/place.ts';
import { useReadinessLines } from '#features/kits/editor/EditorKit/readiness.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { useFocusFallback } from '#lib/focus/useFocusFallback.ts';
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
  const section = useRef<HTMLElement>(null);
  // What was pressed goes with the move: the focus stays where its outcome stands.
  const fallback = useFocusFallback(() =>
    section.current?.querySelector<HTMLElement>('p, button:not(:disabled)'),
  );
  if (status !== 'draft' && status !== 'active' && status !== 'archived') return null;
  const said = { draft: ready ? null : t.activateNote, active: t.active, archived: t.archived }[status];
  return (
    <S.Status ref={section} {...fallback}>
      {status === 'draft' && (
        <Button disabled={!ready} busy={saving} onClick={() => void move('active')}>
          {t.activate}
        </Button>
      )}
      {said !== null && <p tabIndex={-1}>{said}</p>}
      {status === 'archived' && (
        <Button busy={saving} onClick={() => void move('draft')}>
          {t.toDraft}
        </Button>
      )}
    </S.Status>
  );
}
