import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Glyph } from '#components/feedback/Glyph/Glyph.tsx';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import { Grow, Line, Note, Root } from './TitleField.styles.ts';

/** Props of the native text area that pass through unchanged. */
type NativeProps = Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'onChange' | 'children' | 'rows'>;

interface TitleFieldProps extends NativeProps {
  /** Name of the field, for screen readers. */
  label: string;
  /** The text. */
  value: string;
  /** Gets the whole new text, in one line. */
  onChange: (value: string) => void;
  /** What stands there until the author writes. */
  placeholder?: string;
  /** What is wrong and what would be right. */
  error?: ReactNode;
  /** How many characters are allowed, after trimming. */
  max?: number;
  /** Past so many characters a soft word of advice shows. */
  softMax?: number;
}

/** The title of a thing as a line of type. It wraps but has no line breaks: Enter does nothing. Further props go to the text area. */
export function TitleField({
  label,
  value,
  onChange,
  placeholder,
  error,
  max,
  softMax,
  id,
  onKeyDown,
  ...rest
}: TitleFieldProps) {
  const text = useMessages(messages);
  const made = useId();
  const own = id ?? made;
  const count = value.trim().length;
  const over = max !== undefined && count > max;
  const problem = error ?? (over ? text.over(count, max) : undefined);
  const invalid = Boolean(problem);
  const advice =
    max !== undefined && softMax !== undefined && count > softMax ? text.long(count, max) : undefined;
  const note = invalid ? problem : advice;
  return (
    <Root>
      <VisuallyHidden>
        <label htmlFor={own}>{label}</label>
      </VisuallyHidden>
      <Grow data-text={`${value === '' ? (placeholder ?? '') : value}\u200B`} $invalid={invalid}>
        <Line
          {...rest}
          id={own}
          rows={1}
          value={value}
          placeholder={placeholder}
          aria-describedby={note === undefined ? undefined : `${own}-note`}
          aria-invalid={invalid || undefined}
          onChange={(event) => onChange(event.target.value.replace(/\s*\n\s*/g, ' '))}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
            onKeyDown?.(event);
          }}
        />
      </Grow>
      {note !== undefined && (
        <Note id={`${own}-note`} $invalid={invalid}>
          {invalid && <Glyph name="failed" />}
          <span>{note}</span>
        </Note>
      )}
    </Root>
  );
}
