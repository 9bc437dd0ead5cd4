import { Copy, GripVertical, Trash2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { QuestionFields } from '#domain/quiz/fields.ts';
import { Menu } from '#components/data/Menu/Menu.tsx';
import type { MenuItem } from '#components/data/Menu/items.ts';
import { dropAt } from '#components/data/sorting/dropAt.ts';
import { orderItems } from '#components/data/sorting/orderItems.ts';
import type { RowDragging } from '#components/data/sorting/useRowDrag.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { typeName } from '../exchange/questionsCsv.ts';
import { TypeIcon } from '../TypeIcon/TypeIcon.tsx';
import { questionFault } from '../questionWords.ts';
import { messages } from './messages.ts';
import * as S from './QuestionList.styles.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

interface QuestionRowProps {
  /** The id that it has on the screen. */
  shown: string;
  question: QuestionFields;
  /** From 0. */
  place: number;
  open: boolean;
  readOnly: boolean;
  dragging: RowDragging;
  /** The ids of all on the screen. */
  ids: readonly string[];
  onSelect: () => void;
  onMove: (to: number) => void;
  onDuplicate: () => void;
  onRemove: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** One question of the list: its number, its text, its type, its worth, and what is wrong with it. */
export function QuestionRow({
  shown,
  question,
  place,
  open,
  readOnly,
  dragging,
  ids,
  onSelect,
  onMove,
  onDuplicate,
  onRemove,
  onKeyDown,
}: QuestionRowProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const fault = questionFault(question, language);
  const text = question.text.trim();
  const items: MenuItem[] = [
    ...orderItems(t, { at: place, count: ids.length, onMove }),
    'separator',
    { id: 'duplicate', label: t.duplicate, icon: <Copy {...icon} />, onSelect: onDuplicate },
    { id: 'remove', label: t.remove, icon: <Trash2 {...icon} />, keys: 'Delete', onSelect: onRemove },
  ];
  return (
    <S.Row
      data-line={shown}
      data-field={`question:${shown}`}
      $open={open}
      $dragged={dragging.drag?.id === shown}
      $drop={dropAt(dragging.drag, ids, place)}
    >
      {readOnly ? (
        <span />
      ) : (
        <Menu
          items={items}
          renderTrigger={(trigger) => (
            <S.Grip
              {...trigger}
              {...dragging.gripOf(shown)}
              type="button"
              tabIndex={open ? 0 : -1}
              aria-label={t.actions(place + 1)}
            >
              <GripVertical {...icon} />
            </S.Grip>
          )}
        />
      )}
      <S.Main
        type="button"
        data-main
        $digits={String(ids.length).length}
        aria-current={open ? 'true' : undefined}
        tabIndex={open ? 0 : -1}
        onClick={onSelect}
        onFocus={onSelect}
        onKeyDown={onKeyDown}
      >
        <S.Place>{place + 1}</S.Place>
        <S.Text $open={open} $empty={text === ''}>
          {text || t.untitled}
        </S.Text>
        <S.Note>
          <TypeIcon type={question.type} size={14} />
          {typeName(question.type, language)}
          {fault !== null && <S.Fault>{fault}</S.Fault>}
          <S.Points>{t.points(question.points)}</S.Points>
        </S.Note>
      </S.Main>
    </S.Row>
  );
}
