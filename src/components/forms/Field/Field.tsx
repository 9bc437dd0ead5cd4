import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { Counter, Label, Line, Root } from './Field.styles.ts';
import { FieldNote } from './FieldNote.tsx';
import { messages } from './messages.ts';

/** What every field of a form says around its control. */
export interface FieldTexts {
  /** Name of the field. */
  label: string;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean;
  /** `small` where fields stand close together in a rail. */
  labelSize?: 'regular' | 'small';
  /** `row` puts the label left and the control right, as in a list of settings. */
  layout?: 'column' | 'row';
  /** A line of help under the control. An error takes its place. */
  hint?: ReactNode;
  /** What is wrong and what would be right. */
  error?: ReactNode;
  /** Shows that something is wrong that is told elsewhere, as under the row that it belongs to. */
  invalid?: boolean;
}

/** Props that tie a control to its label, hint and error. Spread them on the control. */
export interface FieldControl {
  id: string;
  'aria-labelledby': string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** How much of what is allowed is used, shown on the label's line: «17 из 120». */
  counter?: { count: number; max: number };
  /** A short note on the label's line: what is expected, or the value in words. */
  aside?: ReactNode;
  /** Id of the control. One is made where none is given. */
  htmlFor?: string;
  /** The control is a group (radio buttons, a drop area): it is named by reference, since a label names one control only. */
  group?: boolean;
  /** Ids of further descriptions, beside the field's own. */
  describedBy?: string;
  /** Renders the control. */
  children: (control: FieldControl) => ReactNode;
}

/** The frame of a field: label and counter above the control, hint or error under it. */
export function Field({
  label,
  labelHidden = false,
  labelSize = 'regular',
  layout = 'column',
  hint,
  error,
  invalid = Boolean(error),
  counter,
  aside,
  htmlFor,
  group = false,
  describedBy,
  children,
  ...rest
}: FieldProps) {
  const text = useMessages(messages);
  const made = useId();
  const id = htmlFor ?? made;
  const noteId = Boolean(error) || Boolean(hint) ? `${id}-note` : undefined;
  const figures = counter && text.counter(counter.count, counter.max);
  const asideText = figures ?? aside;
  const asideId = asideText === undefined ? undefined : `${id}-counter`;
  return (
    <Root {...rest} $small={labelSize === 'small'} $row={layout === 'row'}>
      <Line $hidden={labelHidden}>
        <Label
          id={`${id}-label`}
          as={group ? 'span' : 'label'}
          htmlFor={group ? undefined : id}
          $small={labelSize === 'small'}
          $row={layout === 'row'}
        >
          {label}
        </Label>
        {asideId !== undefined && (
          <Counter
            data-room={figures?.replaceAll(/\d/g, '0')}
            $over={counter !== undefined && counter.count > counter.max}
          >
            <span id={asideId}>{asideText}</span>
          </Counter>
        )}
      </Line>
      {children({
        id,
        'aria-labelledby': group ? `${id}-label` : undefined,
        'aria-describedby': [noteId, asideId, describedBy].filter(Boolean).join(' ') || undefined,
        'aria-invalid': invalid || undefined,
      })}
      {noteId !== undefined && (
        <FieldNote id={noteId} invalid={Boolean(error)} small={labelSize === 'small'}>
          {error || hint}
        </FieldNote>
      )}
    </Root>
  );
}
