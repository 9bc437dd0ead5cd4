import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Field } from '#components/forms/Field/Field.tsx';
import { Box, Input } from '#components/forms/Field/Field.styles.ts';
import { fieldParts } from '#components/forms/Field/fieldParts.ts';
import type { TextFieldProps } from '#components/forms/TextField/TextField.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { media } from '#theme/media.ts';
import { bareButton, hitArea } from '#theme/mixins.ts';
import { color, radius, space, type } from '#theme/tokens.ts';
import { EyeGlyph } from './EyeGlyph.tsx';
import { messages } from './messages.ts';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'max' | 'prefix' | 'suffix'> {
  /** A short note on the label's line: «от 8 знаков». */
  aside?: ReactNode;
}

/** A password, hidden until the author asks to see it. Further props go to the input. */
export function PasswordField({
  value,
  onChange,
  size = 'regular',
  autoComplete = 'current-password',
  disabled,
  aside,
  ...rest
}: PasswordFieldProps) {
  const [frame, native] = fieldParts(rest);
  const text = useMessages(messages);
  const [shown, setShown] = useState(false);
  return (
    <Field {...frame} aside={aside}>
      {(control) => (
        <Box $size={size}>
          <Input
            {...native}
            {...control}
            data-control
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            disabled={disabled}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            $size={size}
          />
          {disabled !== true && (
            <Reveal
              type="button"
              aria-label={shown ? text.hidePassword : text.showPassword}
              aria-controls={control.id}
              onClick={() => setShown(!shown)}
            >
              <EyeGlyph crossed={shown} />
              {shown ? text.hide : text.show}
            </Reveal>
          )}
        </Box>
      )}
    </Field>
  );
}

const Reveal = styled.button`
  ${bareButton}
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  flex: none;
  height: 28px;
  margin-right: 6px;
  padding: 0 ${space[2]};
  border-radius: ${radius.tag};
  ${type.body}
  color: ${color.ink};
  user-select: none;
  ${hitArea}

  svg {
    color: ${color.ink2};
  }

  ${media.hover} {
    &:hover {
      background: ${color.fill};
    }
  }

  &:active {
    background: ${color.press};
  }

  &:focus-visible {
    outline-offset: 0;
  }
`;
