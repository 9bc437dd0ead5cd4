import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Glyph } from '#components/feedback/Glyph/Glyph.tsx';
import { Label, Note, Root, Square, Text } from './Checkbox.styles.ts';

/** Props of the native input that pass through unchanged. */
type NativeProps = Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'type' | 'size' | 'checked'>;

interface CheckboxProps extends NativeProps {
  /** What is agreed to or chosen. */
  label: string;
  /** Keeps the label for screen readers only, as in a row of a table. */
  labelHidden?: boolean;
  /** Whether it is ticked. */
  checked: boolean;
  /** Gets whether it is ticked now. */
  onChange: (checked: boolean) => void;
  /** Some of what it stands for is chosen, and some is not. */
  indeterminate?: boolean;
  /** A line of help under the label. An error takes its place. */
  hint?: ReactNode;
  /** What is wrong and what would be right. */
  error?: ReactNode;
  /** Shows that something is wrong that is told elsewhere, as at the group that it belongs to. */
  invalid?: boolean;
}

/** A yes or no that takes effect with the form. Further props go to the input. */
export function Checkbox({
  label,
  labelHidden = false,
  checked,
  onChange,
  indeterminate = false,
  hint,
  error,
  invalid = Boolean(error),
  id,
  ...rest
}: CheckboxProps) {
  const made = useId();
  const own = id ?? made;
  const noteId = Boolean(error) || Boolean(hint) ? `${own}-note` : undefined;
  return (
    <Root>
      <Label>
        <Square
          {...rest}
          ref={(input) => {
            if (input !== null) input.indeterminate = indeterminate;
          }}
          id={own}
          type="checkbox"
          checked={checked}
          aria-describedby={noteId}
          aria-invalid={invalid || undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <Text $hidden={labelHidden}>{label}</Text>
      </Label>
      {noteId !== undefined && (
        <Note id={noteId} $invalid={Boolean(error)}>
          {Boolean(error) && <Glyph name="failed" />}
          <span>{error || hint}</span>
        </Note>
      )}
    </Root>
  );
}
