import { GripVertical, X } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Menu } from '#components/data/Menu/Menu.tsx';
import { dropAt } from '#components/data/sorting/dropAt.ts';
import { orderItems } from '#components/data/sorting/orderItems.ts';
import type { RowDragging } from '#components/data/sorting/useRowDrag.ts';
import { Box } from '#components/forms/Field/Field.styles.ts';
import { FieldNote } from '#components/forms/Field/FieldNote.tsx';
import { messages as fieldMessages } from '#components/forms/Field/messages.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { isBlank, type Line } from './lines.ts';
import { messages } from './messages.ts';
import * as S from './LinesField.styles.ts';
import type { LinesState } from './useLines.ts';

interface LineRowProps<L extends Line> {
  line: L;
  at: number;
  state: LinesState<L>;
  dragging: RowDragging;
  /** Name of the whole list. */
  label: string;
  maxLength: number | undefined;
  error: ReactNode;
  placeholder: string | undefined;
  disabled: boolean;
  start: ReactNode;
  end: ReactNode;
}

/** From so much of what is allowed on, how long a text is is told. */
const NEARLY = 0.8;

/** What keys do in the text of a line: they split it, move it, take it out. */
function onTextKey<L extends Line>(
  event: KeyboardEvent<HTMLTextAreaElement>,
  state: LinesState<L>,
  { id, text }: L,
  at: number,
) {
  const { selectionStart } = event.currentTarget;
  if (event.nativeEvent.isComposing) return;
  if (event.key === 'Enter') {
    event.preventDefault();
    event.stopPropagation();
    if (event.ctrlKey || event.metaKey) state.add();
    else state.split(id, selectionStart);
  } else if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
    event.preventDefault();
    event.stopPropagation();
    state.move(id, at + (event.key === 'ArrowUp' ? -1 : 1), 'text', selectionStart);
  } else if (event.key === 'Backspace' && text === '') {
    event.preventDefault();
    state.remove(id);
  }
}

/** One line: its grip, its text, and what stands beside it. */
export function LineRow<L extends Line>({
  line,
  at,
  state,
  dragging,
  label,
  maxLength,
  error,
  placeholder,
  disabled,
  start,
  end,
}: LineRowProps<L>) {
  const text = useMessages(messages);
  const { counter } = useMessages(fieldMessages);
  const { id } = line;
  const { rows } = state;
  const ids = rows.map((row) => row.id);
  const place = at + 1;
  const length = line.text.trim().length;
  const over = maxLength === undefined ? 0 : length - maxLength;
  const problem = over > 0 ? text.tooLong(over) : error;
  const noteId = problem ? `${id}-note` : undefined;

  return (
    <S.Row data-line={id} $dragged={dragging.drag?.id === id} $drop={dropAt(dragging.drag, ids, at)}>
      {!disabled && rows.length > 1 && !isBlank(line) ? (
        <Menu
          items={orderItems(text, { at, count: rows.length, onMove: (to) => state.move(id, to, 'grip') })}
          renderTrigger={(trigger) => (
            <S.Grip
              {...trigger}
              {...dragging.gripOf(id)}
              type="button"
              data-part="grip"
              aria-label={text.order(place)}
            >
              <GripVertical size={16} strokeWidth={1.5} aria-hidden />
            </S.Grip>
          )}
        />
      ) : (
        <span />
      )}
      <Box>
        {start}
        <S.Grow data-text={`${line.text || placeholder || ''} `}>
          <S.Text
            data-control
            data-part="text"
            rows={1}
            aria-label={text.line(label, place)}
            aria-describedby={noteId}
            aria-invalid={Boolean(problem) || undefined}
            placeholder={placeholder}
            disabled={disabled}
            value={line.text}
            onChange={(event) => state.type(id, event.target.value)}
            onKeyDown={(event) => onTextKey(event, state, line, at)}
            onPaste={(event) => {
              const { selectionStart, selectionEnd } = event.currentTarget;
              const pasted = event.clipboardData.getData('text/plain');
              if (state.paste(id, [selectionStart, selectionEnd], pasted)) event.preventDefault();
            }}
          />
        </S.Grow>
        {maxLength !== undefined && length > maxLength * NEARLY && (
          <S.Count $over={over > 0}>{counter(length, maxLength)}</S.Count>
        )}
        {end}
        {!disabled && <Remove label={text.remove(place)} onClick={() => state.remove(id)} />}
      </Box>
      {noteId !== undefined && (
        <FieldNote id={noteId} invalid>
          {problem}
        </FieldNote>
      )}
    </S.Row>
  );
}

function Remove({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <S.Remove type="button" title={label} onClick={onClick}>
      <X size={16} strokeWidth={1.5} aria-hidden />
    </S.Remove>
  );
}
