import { Search, X } from 'lucide-react';
import { useRef, type ComponentPropsWithoutRef } from 'react';
import styled from 'styled-components';
import { Affix } from '#components/forms/Field/Affix.tsx';
import { Field } from '#components/forms/Field/Field.tsx';
import { Box, Input, type FieldSize } from '#components/forms/Field/Field.styles.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { media } from '#theme/media.ts';
import { bareButton, hitArea } from '#theme/mixins.ts';
import { color, radius } from '#theme/tokens.ts';
import { messages } from './messages.ts';

interface SearchFieldProps extends Omit<
  ComponentPropsWithoutRef<'input'>,
  'value' | 'onChange' | 'size' | 'type'
> {
  /** What is searched, for screen readers; the placeholder says what may be typed. */
  label: string;
  /** Shows the label above the field. */
  labelHidden?: boolean;
  /** What is searched for. */
  value: string;
  /** Gets the whole new text, empty when it is cleared. */
  onChange: (value: string) => void;
  /** 32 px among chips and buttons, 36 or 44 px among fields. */
  size?: FieldSize;
}

/** A search over what is shown. The cross or Esc clears it. Further props go to the input. */
export function SearchField({
  label,
  labelHidden = true,
  value,
  onChange,
  size = 'compact',
  id,
  onKeyDown,
  ...rest
}: SearchFieldProps) {
  const text = useMessages(messages);
  const input = useRef<HTMLInputElement>(null);
  return (
    <Field label={label} labelHidden={labelHidden} htmlFor={id}>
      {(control) => (
        <Box $size={size}>
          <Loupe side="start">
            <Search size={16} strokeWidth={1.5} aria-hidden />
          </Loupe>
          <SearchInput
            {...rest}
            {...control}
            ref={input}
            data-control
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={(event) => {
              // A dialog around the field closes by Esc only when there is nothing left to clear.
              if (event.key === 'Escape' && value !== '') {
                event.preventDefault();
                event.stopPropagation();
                onChange('');
              }
              onKeyDown?.(event);
            }}
            $size={size}
          />
          {value !== '' && (
            <Clear
              type="button"
              title={text.clear}
              onClick={() => {
                onChange('');
                input.current?.focus();
              }}
            >
              <X size={16} strokeWidth={1.5} aria-hidden />
            </Clear>
          )}
        </Box>
      )}
    </Field>
  );
}

const Loupe = styled(Affix)`
  margin: 0 -2px;
`;

const SearchInput = styled(Input)`
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

const Clear = styled.button`
  ${bareButton}
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  width: 24px;
  height: 24px;
  margin-right: 3px;
  border-radius: ${radius.tag};
  color: ${color.ink3};
  ${hitArea}

  ${media.hover} {
    &:hover {
      background: ${color.fill};
      color: ${color.ink};
    }
  }

  &:focus-visible {
    outline-offset: 0;
  }
`;
