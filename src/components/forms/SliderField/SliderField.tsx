import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Field, type FieldTexts } from '#components/forms/Field/Field.tsx';
import { fieldParts } from '#components/forms/Field/fieldParts.ts';
import { tabular } from '#theme/mixins.ts';
import { systemWhole } from '#theme/systemColors.ts';
import { media } from '#theme/media.ts';
import { color, radius, type, weight } from '#theme/tokens.ts';

/** Props of the native range that pass through unchanged. */
type NativeProps = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'onChange' | 'type' | 'size' | 'min' | 'max' | 'step' | 'style'
>;

export interface SliderFieldProps extends FieldTexts, NativeProps {
  /** Where it stands. */
  value: number;
  /** Gets the number with every move. */
  onChange: (value: number) => void;
  /** The least number. */
  min?: number;
  /** The greatest number. */
  max?: number;
  /** The distance between two numbers. */
  step?: number;
  /** The value in words, on the label's line: «70 %». The number itself by default. */
  format?: (value: number) => string;
}

/**
 * A number where about is enough and the whole range matters: a pass mark, a share. What it comes to goes into the hint.
 * Further props go to the native range.
 */
export function SliderField({
  value,
  onChange,
  min = 0,
  max = 100,
  step = 1,
  format = String,
  ...rest
}: SliderFieldProps) {
  const [frame, native] = fieldParts(rest);
  const words = format(value);
  const share = max > min ? ((Math.min(max, Math.max(min, value)) - min) / (max - min)) * 100 : 0;
  return (
    <Field {...frame} aside={<Value aria-hidden>{words}</Value>}>
      {(control) => (
        <Range
          {...native}
          {...control}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={words}
          style={{ '--share': `${share}%` }}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      )}
    </Field>
  );
}

const Value = styled.span`
  ${type.body}
  ${tabular}
  font-weight: ${weight.strong};
  color: ${color.ink};
`;

const track = `height: 4px; border-radius: 2px;`;

const thumb = `
  appearance: none;
  width: 18px;
  height: 18px;
  border: 2px solid ${color.accent};
  border-radius: ${radius.round};
  background: ${color.surface};
`;

const ring = `outline: 2px solid ${color.accent}; outline-offset: 2px;`;

const Range = styled.input`
  appearance: none;
  width: 100%;
  height: 24px;
  margin: -2px 0;
  border-radius: ${radius.thumb};
  background: none;
  cursor: pointer;

  &::-webkit-slider-runnable-track {
    ${track}
    background: linear-gradient(to right, ${color.accent} var(--share), ${color.line2} var(--share));
    ${systemWhole}
  }

  &::-moz-range-track {
    ${track}
    background: ${color.line2};
    ${systemWhole}
  }

  &::-moz-range-progress {
    ${track}
    background: ${color.accent};
  }

  &::-webkit-slider-thumb {
    ${thumb}
    margin-top: -7px;
  }

  &::-moz-range-thumb {
    ${thumb}
    box-sizing: border-box;
  }

  /* The thumb is what moves: it shows the focus. */
  &:focus-visible {
    outline: none;

    &::-webkit-slider-thumb {
      ${ring}
    }

    &::-moz-range-thumb {
      ${ring}
    }
  }

  &:disabled {
    cursor: not-allowed;
    filter: grayscale(1);
    opacity: 0.6;
  }

  ${media.phone} {
    height: 44px;
    margin: -10px 0;
  }
`;
