import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Field, type FieldTexts } from '#components/forms/Field/Field.tsx';
import { Box, controlLook, type FieldSize } from '#components/forms/Field/Field.styles.ts';
import { fieldParts } from '#components/forms/Field/fieldParts.ts';
import { color, space } from '#theme/tokens.ts';

interface SelectOption<V extends string> {
  value: V;
  label: string;
  disabled?: boolean;
}

/** Props of the native select that pass through unchanged. */
type NativeProps = Omit<
  ComponentPropsWithRef<'select'>,
  'value' | 'onChange' | 'size' | 'children' | 'multiple'
>;

interface SelectFieldProps<V extends string> extends FieldTexts, NativeProps {
  /** All that may be chosen. */
  options: readonly SelectOption<V>[];
  /** The chosen option; `null` shows the placeholder. */
  value: V | null;
  /** Gets the option that is chosen. */
  onChange: (value: V) => void;
  /** What stands in the field while nothing is chosen. */
  placeholder?: string;
  /** 36 or 44 px high. */
  size?: Exclude<FieldSize, 'compact'>;
}

/** A choice of one of many, in the system's own list. Further props go to the select. */
export function SelectField<V extends string>({
  options,
  value,
  onChange,
  placeholder = '',
  size = 'regular',
  ...rest
}: SelectFieldProps<V>) {
  const [frame, native] = fieldParts(rest);
  return (
    <Field {...frame}>
      {(control) => (
        <Box $size={size}>
          <Select
            {...native}
            {...control}
            data-control
            value={value ?? ''}
            onChange={(event) => {
              const chosen = options.find((option) => option.value === event.target.value);
              if (chosen !== undefined) onChange(chosen.value);
            }}
            $size={size}
            $empty={value === null}
          >
            {value === null && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </Select>
          <Chevron size={16} strokeWidth={1.5} aria-hidden />
        </Box>
      )}
    </Field>
  );
}

const Select = styled.select<{ $size: FieldSize; $empty: boolean }>`
  ${controlLook}
  padding-right: ${space[10]};
  color: ${(p) => (p.$empty ? color.ink3 : 'inherit')};
  cursor: pointer;

  option {
    color: ${color.ink};
    background: ${color.raised};
  }
`;

const Chevron = styled(ChevronDown)`
  position: absolute;
  right: ${space[3]};
  pointer-events: none;
`;
