import type { ComponentPropsWithRef } from 'react';
import styled, { css } from 'styled-components';
import { Field, type FieldTexts } from '#components/forms/Field/Field.tsx';
import { Box, controlLook, type FieldSize } from '#components/forms/Field/Field.styles.ts';
import { fieldParts, textCounter, type CountText } from '#components/forms/Field/fieldParts.ts';
import { media } from '#theme/media.ts';
import { grownByCopy } from '#components/forms/Field/grownByCopy.ts';
import { space, type } from '#theme/tokens.ts';

/** Props of the native text area that pass through unchanged. */
type NativeProps = Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'onChange' | 'children'>;

interface TextAreaProps extends FieldTexts, NativeProps {
  /** The text. */
  value: string;
  /** Gets the whole new text. */
  onChange: (value: string) => void;
  /** How many characters are allowed, after trimming. Shown as «271 из 5 000»; more may be typed and is marked. */
  max?: number;
  /** How characters are counted; an emoji may be several of them by default. */
  count?: CountText;
  /** Lines shown while the text is shorter; it grows with the text. */
  rows?: number;
}

/** Prose of several lines. It grows with its text and never scrolls inside. Further props go to the text area. */
export function TextArea({ value, onChange, max, count, rows = 3, ...rest }: TextAreaProps) {
  const [frame, native] = fieldParts(rest);
  return (
    <Field {...frame} counter={textCounter(value, max, count)}>
      {(control) => (
        <Box>
          {/* The mirror keeps a space after a line break, or the last empty line would have no height. */}
          <Grow data-text={`${value} `}>
            <Area
              {...native}
              {...control}
              data-control
              rows={rows}
              $rows={rows}
              value={value}
              onChange={(event) => onChange(event.target.value)}
            />
          </Grow>
        </Box>
      )}
    </Field>
  );
}

const prose = css`
  grid-area: 1 / 1;
  padding: 11px ${space[3]};
  ${type.prose}
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  ${media.phone} {
    ${type.touchField}
  }
`;

const Grow = styled.div`
  display: grid;
  flex: 1;
  min-width: 0;
  border-radius: inherit;
  ${grownByCopy(prose)}
`;

const Area = styled.textarea<{ $size?: FieldSize; $rows: number }>`
  ${controlLook}
  ${prose}
  display: block;
  field-sizing: content;
  height: 100%;
  min-height: calc(${(p) => p.$rows} * 1lh + 22px);
  overflow: hidden;
  resize: none;
`;
