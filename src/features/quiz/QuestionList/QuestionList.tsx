import { useSetAtom } from 'jotai';
import { ListChecks, Plus } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useAtomValue } from 'jotai';
import { quizProgressAtom } from '#atoms/quiz/parts.ts';
import { pointsOf } from '#atoms/quiz/questionEdits.ts';
import { showToastAtom } from '#atoms/ui/toast.ts';
import { Block } from '#components/feedback/Block/Block.tsx';
import { useRowDrag } from '#components/data/sorting/useRowDrag.ts';
import { Button } from '#components/primitives/Button/Button.tsx';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useEditorKey } from '#features/kits/editor/EditorKit/place.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { useQuestions } from '../useQuestions.ts';
import { messages } from './messages.ts';
import { QuestionRow } from './QuestionRow.tsx';
import * as S from './QuestionList.styles.ts';

interface QuestionListProps {
  /** Opens the import of ready questions. */
  onImport: () => void;
}

/** What is done with the rows of the list, by keys, by a drag and from their menus; the focus goes along. */
function useListMoves(desk: ReturnType<typeof useQuestions>, list: RefObject<HTMLOListElement | null>) {
  const t = useMessages(messages);
  const { questions, readOnly, shownId } = desk;
  const showToast = useSetAtom(showToastAtom);
  const [said, setSaid] = useState('');

  const focusRow = (id: string) =>
    list.current?.querySelector<HTMLElement>(`[data-line="${CSS.escape(shownId(id))}"] [data-main]`)?.focus();

  const move = (id: string, to: number) => {
    if (to < 0 || to >= questions.length) return;
    flushSync(() => {
      desk.move(id, to);
      setSaid(t.place(to + 1, questions.length));
    });
    focusRow(id);
  };
  const ids = questions.map(({ id }) => shownId(id));
  const byShown = (shown: string) => questions.find((question) => shownId(question.id) === shown);
  const dragging = useRowDrag({
    root: list,
    onDrop: ({ id: shown, to }) => {
      const question = byShown(shown);
      if (question !== undefined) move(question.id, to);
    },
  });

  const remove = (id: string) => {
    const place = questions.findIndex((question) => question.id === id) + 1;
    const putBack = desk.remove(id);
    showToast({
      kind: 'success',
      description: t.removed(place),
      action: { label: t.undo, run: putBack },
    });
  };

  const onKeyDown = (event: KeyboardEvent, id: string, place: number) => {
    const by = { ArrowUp: -1, ArrowDown: 1, Home: -questions.length, End: questions.length }[event.key];
    if (by !== undefined) {
      event.preventDefault();
      const to = Math.max(0, Math.min(questions.length - 1, place + by));
      if (event.altKey) {
        if (!readOnly) move(id, to);
        return;
      }
      const next = questions[to];
      if (next === undefined) return;
      flushSync(() => desk.select(next.id));
      focusRow(next.id);
    } else if (event.key === 'Delete' && !readOnly) {
      event.preventDefault();
      const next = questions[place + 1] ?? questions[place - 1];
      flushSync(() => remove(id));
      if (next !== undefined) focusRow(next.id);
    }
  };

  return { ids, dragging, said, move, remove, onKeyDown };
}

/**
 * The questions of a quiz, one of them open. Arrows go from one to another, Alt with an arrow moves it, Delete takes it out;
 * its grip is dragged, and opens a menu that does the same.
 */
export function QuestionList({ onImport }: QuestionListProps) {
  const t = useMessages(messages);
  const desk = useQuestions();
  const { questions, at, readOnly, shownId } = desk;
  const progress = useAtomValue(quizProgressAtom(useEditorKey()));
  const list = useRef<HTMLOListElement>(null);
  const { ids, dragging, said, move, remove, onKeyDown } = useListMoves(desk, list);

  return (
    <S.Root aria-label={t.label}>
      <S.Head>
        <span role="status">
          {progress?.state === 'saving' && progress.total > 0
            ? t.saving(progress.done, progress.total)
            : t.sum(questions.length, pointsOf(questions))}
        </span>
        {!readOnly && (
          <Button
            icon={<Plus size={16} strokeWidth={1.5} aria-hidden />}
            aria-label={t.addLabel}
            onClick={() => desk.add()}
          >
            {t.add}
          </Button>
        )}
      </S.Head>
      {questions.length === 0 && (
        <Block
          icon={<ListChecks size={24} strokeWidth={1.5} aria-hidden />}
          title={t.emptyTitle}
          action={!readOnly && <Button onClick={onImport}>{t.import}</Button>}
        >
          {readOnly ? t.emptyRead : t.emptyText}
        </Block>
      )}
      {questions.length > 0 && (
        <S.List ref={list} aria-label={t.label}>
          {questions.map((question, place) => (
            <QuestionRow
              key={shownId(question.id)}
              shown={shownId(question.id)}
              question={question}
              place={place}
              open={place === at}
              readOnly={readOnly}
              dragging={dragging}
              ids={ids}
              onSelect={() => desk.select(question.id)}
              onMove={(to) => move(question.id, to)}
              onDuplicate={() => desk.duplicate(question.id)}
              onRemove={() => remove(question.id)}
              onKeyDown={(event) => onKeyDown(event, question.id, place)}
            />
          ))}
        </S.List>
      )}
      <VisuallyHidden role="status">
        {dragging.drag === null ? said : t.place(dragging.drag.to + 1, questions.length)}
      </VisuallyHidden>
    </S.Root>
  );
}
