import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Affix } from '#components/forms/Field/Affix.tsx';
import { Field, type FieldTexts } from '#components/forms/Field/Field.tsx';
import { Box, Input, type FieldSize } from '#components/forms/Field/Field.styles.ts';
import { fieldParts, textCounter, type CountText } from '#components/forms/Field/fieldParts.ts';

/** Props of the native input that pass through unchanged. */
type NativeProps = Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'prefix' | 'size' | 'max'>;

export interface TextFieldProps extends FieldTexts, NativeProps {
  /** The text. */
  value: string;
  /** Gets the whole new text. */
  onChange: (value: string) => void;
  /** How many characters are allowed, after trimming. Shown as «17 из 120»; more may be typed and is marked. */
  max?: number;
  /** How characters are counted; an emoji may be several of them by default. */
  count?: CountText;
  /** A sign or 16 px icon before the text. */
  prefix?: ReactNode;
  /** A sign or unit after the text: «₽». */
  suffix?: ReactNode;
  /** 36 or 44 px high. */
  size?: Exclude<FieldSize, 'compact'>;
}

/** A line of text. Further props go to the input. */
export function TextField({
  value,
  onChange,
  max,
  count,
  prefix,
  suffix,
  size = 'regular',
  type = 'text',
  ...rest
}: TextFieldProps) {
  const [frame, native] = fieldParts(rest);
  return (
    <Field {...frame} counter={textCounter(value, max, count)}>
      {(control) => (
        <Box $size={size}>
          {prefix !== undefined && <Affix side="start">{prefix}</Affix>}
          <Input
            {...native}
            {...control}
            data-control
            type={type}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            $size={size}
          />
          {suffix !== undefined && <Affix side="end">{suffix}</Affix>}
        </Box>
      )}
    </Field>
  );
}
