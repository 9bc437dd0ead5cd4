import { Plus } from 'lucide-react';
import { Fragment, useRef, type ReactNode } from 'react';
import { useRowDrag } from '#components/data/sorting/useRowDrag.ts';
import { Field } from '#components/forms/Field/Field.tsx';
import { fieldParts, type FieldFrame } from '#components/forms/Field/fieldParts.ts';
import { Button } from '#components/primitives/Button/Button.tsx';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { usePhone } from '#lib/hook/useWidth.ts';
import { LineRow } from './LineRow.tsx';
import { isBlank, type Line } from './lines.ts';
import { messages } from './messages.ts';
import * as S from './LinesField.styles.ts';
import { useLines } from './useLines.ts';

/** What a list of lines takes, whatever its lines carry. */
export interface LinesFrame extends FieldFrame {
  /** How many lines are allowed. Shown as «3 из 10»; more may be pasted and are marked. */
  max?: number;
  /** How many characters a line may have, after trimming. */
  maxLength?: number;
  /** The button that adds a line: «Добавить цель». */
  addLabel?: string;
  /** What a blank line shows. */
  placeholder?: string;
  /** It cannot be changed now. */
  disabled?: boolean;
}

interface LinesEditorProps<L extends Line> extends LinesFrame {
  /** The lines, each with an id of its own. */
  lines: readonly L[];
  /** Gets all lines that have a text, and blank ones of `lines` that stand as they were. */
  onChange: (lines: L[]) => void;
  /** Makes a line of a text, with a new id. */
  make: (text: string) => L;
  /** What is wrong with a line, by its id. */
  errors?: Readonly<Record<string, ReactNode>>;
  /** What stands before the text inside the box: a box to tick. */
  renderStart?: (line: L) => ReactNode;
  /** What stands after the text inside the box. */
  renderEnd?: (line: L) => ReactNode;
}

/** A list of lines that carry more than their text, as the options of a question do. For plain texts take LinesField. */
export function LinesEditor<L extends Line>({
  lines,
  onChange,
  make,
  errors = {},
  max,
  maxLength,
  addLabel,
  placeholder,
  disabled = false,
  renderStart,
  renderEnd,
  ...rest
}: LinesEditorProps<L>) {
  const text = useMessages(messages);
  const [frame] = fieldParts(rest);
  const root = useRef<HTMLDivElement>(null);
  const state = useLines({ root, lines, onChange, make, max });
  const { rows, removed } = state;
  const dragging = useRowDrag({ root, onDrop: ({ id, to }) => state.move(id, to, 'grip') });
  const count = rows.filter((row) => !isBlank(row)).length;
  const extra = max === undefined ? 0 : count - max;

  const gone = removed !== null && <Gone line={removed.line} onRestore={state.restore} />;

  return (
    <Field
      {...frame}
      group
      error={frame.error || (extra > 0 ? text.tooMany(extra) : undefined)}
      counter={max === undefined ? undefined : { count, max }}
    >
      {({ id, 'aria-labelledby': labelledBy, 'aria-describedby': describedBy }) => (
        <S.Group
          ref={root}
          id={id}
          role="group"
          aria-labelledby={labelledBy}
          aria-describedby={describedBy}
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) state.leave();
          }}
        >
          {(rows.length > 0 || removed !== null) && (
            <S.List>
              {rows.map((line, at) => (
                <Fragment key={line.id}>
                  {removed?.at === at && gone}
                  <LineRow
                    line={line}
                    at={at}
                    state={state}
                    dragging={dragging}
                    label={frame.label}
                    maxLength={maxLength}
                    error={errors[line.id]}
                    placeholder={placeholder}
                    disabled={disabled}
                    start={renderStart?.(line)}
                    end={renderEnd?.(line)}
                  />
                </Fragment>
              ))}
              {removed?.at === rows.length && gone}
            </S.List>
          )}
          {!disabled && <Add label={addLabel} full={state.full} onClick={state.add} />}
          <VisuallyHidden role="status">
            {dragging.drag === null ? state.said : text.place(dragging.drag.to + 1, rows.length)}
          </VisuallyHidden>
        </S.Group>
      )}
    </Field>
  );
}

/** What stands in place of a line that was taken out. */
function Gone({ line, onRestore }: { line: Line; onRestore: () => void }) {
  const text = useMessages(messages);
  return (
    <S.Row data-line={line.id} data-gone="" $dragged={false} $drop={null}>
      <S.Gone>
        <span>{text.removed(line.text)}</span>
        <Button variant="quiet" data-part="restore" onClick={onRestore}>
          {text.restore}
        </Button>
      </S.Gone>
    </S.Row>
  );
}

function Add({ label, full, onClick }: { label: string | undefined; full: boolean; onClick: () => void }) {
  const text = useMessages(messages);
  const phone = usePhone();
  return (
    <S.Foot>
      <Button
        variant="quiet"
        icon={<Plus size={16} strokeWidth={1.5} aria-hidden />}
        keys={phone ? undefined : 'Ctrl Enter'}
        data-part="add"
        disabled={full}
        onClick={onClick}
      >
        {label ?? text.add}
      </Button>
    </S.Foot>
  );
}
