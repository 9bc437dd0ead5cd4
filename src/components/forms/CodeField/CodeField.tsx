import { useState, type ComponentPropsWithRef } from 'react';
import { Field, type FieldTexts } from '#components/forms/Field/Field.tsx';
import { fieldParts } from '#components/forms/Field/fieldParts.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { Boxes, Caret, Digit, RealInput, Root } from './CodeField.styles.ts';
import { messages } from './messages.ts';

/** Props of the native input that pass through unchanged. */
type NativeProps = Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'type' | 'size' | 'maxLength'>;

interface CodeFieldProps extends FieldTexts, NativeProps {
  /** Digits only. */
  value: string;
  /** Gets the digits as they are typed, pasted or filled in by the device. */
  onChange: (value: string) => void;
  /** Gets the code once it is whole. */
  onComplete?: (code: string) => void;
  /** How many digits the code has. */
  length?: number;
}

/**
 * A code from a letter: one real input shown as boxes, so that pasting, filling in by the device and screen readers work as in
 * any field. Further props go to the input.
 */
export function CodeField({
  value,
  onChange,
  onComplete,
  length = 6,
  disabled,
  onFocus,
  onBlur,
  ...rest
}: CodeFieldProps) {
  const text = useMessages(messages);
  const [frame, native] = fieldParts(rest);
  const [focused, setFocused] = useState(false);
  const refused = Boolean(rest.error);
  const active = focused ? Math.min(value.length, length - 1) : -1;
  return (
    <Field {...frame} aside={text.digits(length)}>
      {(control) => (
        <Root>
          <RealInput
            {...native}
            {...control}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCorrect="off"
            spellCheck={false}
            disabled={disabled}
            value={value}
            onChange={(event) => {
              const all = event.target.value.replace(/\D/g, '');
              // What was refused is replaced: the boxes are full.
              const anew = refused && all.length > length && all.startsWith(value);
              const digits = (anew ? all.slice(value.length) : all).slice(0, length);
              if (digits === value) return;
              onChange(digits);
              if (digits.length === length) onComplete?.(digits);
            }}
            // Digits are typed and erased at the end only: the caret that is seen stands there.
            onSelect={({ currentTarget: input }) => {
              const end = input.value.length;
              const all = input.selectionStart === 0 && input.selectionEnd === end;
              if (!all && input.selectionStart !== end) input.setSelectionRange(end, end);
            }}
            onFocus={(event) => {
              setFocused(true);
              onFocus?.(event);
            }}
            onBlur={(event) => {
              setFocused(false);
              onBlur?.(event);
            }}
          />
          <Boxes aria-hidden>
            {Array.from({ length }, (_, index) => (
              <Digit
                key={index}
                $active={index === active}
                $invalid={control['aria-invalid'] ?? false}
                $disabled={disabled ?? false}
                $dash={length % 2 === 0 && length > 4 && index === length / 2}
              >
                {value[index] ?? (index === active && <Caret />)}
              </Digit>
            ))}
          </Boxes>
        </Root>
      )}
    </Field>
  );
}
