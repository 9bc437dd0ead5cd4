import { useState } from 'react';
import styled from 'styled-components';
import { useSelectionKept } from '#lib/focus/useSelectionKept.ts';
import { TextField, type TextFieldProps } from '#components/forms/TextField/TextField.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { formatRubles, parseRubles } from '#lib/number/money.ts';
import { tabular } from '#theme/mixins.ts';
import { color, weight } from '#theme/tokens.ts';
import { messages } from './messages.ts';

interface MoneyFieldProps extends Omit<
  TextFieldProps,
  'value' | 'onChange' | 'max' | 'prefix' | 'suffix' | 'type'
> {
  /** The amount, kopecks; `null` while there is none. */
  value: number | null;
  /** Gets the amount, kopecks, as it is typed; `null` when the field is empty or holds no amount. */
  onChange: (kopecks: number | null) => void;
  /** The price before a discount: shown struck through. */
  struck?: boolean;
}

/** Whole rubles and kopecks without grouping, as they are easy to type over. */
function editable(kopecks: number | null): string {
  return kopecks === null ? '' : formatRubles(kopecks).replace(/\s/g, '');
}

/** An amount in rubles: grouped while it is read, plain while it is typed. Takes a comma or a dot, and what is pasted. */
export function MoneyField({
  value,
  onChange,
  struck = false,
  error,
  onFocus,
  onBlur,
  ...rest
}: MoneyFieldProps) {
  const text = useMessages(messages);
  // The text as typed. It stays after the author has left only when it is no amount, so that it can be mended.
  const [draft, setDraft] = useState<string | null>(null);
  const [focused, setFocused] = useState(false);
  const keepSelection = useSelectionKept();
  const unreadable = !focused && draft !== null && draft.trim() !== '' && parseRubles(draft) === null;
  const shown = value === null ? '' : formatRubles(value);
  return (
    <Amount
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      suffix="₽"
      value={focused || unreadable ? (draft ?? '') : shown}
      error={unreadable ? text.unreadable : error}
      onChange={(typed) => {
        setDraft(typed);
        onChange(parseRubles(typed));
      }}
      onFocus={(event) => {
        keepSelection(event.currentTarget);
        setFocused(true);
        if (!unreadable) setDraft(editable(value));
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setFocused(false);
        if (draft !== null && (draft.trim() === '' || parseRubles(draft) !== null)) setDraft(null);
        onBlur?.(event);
      }}
      $struck={struck && !focused && value !== null}
    />
  );
}

const Amount = styled(TextField)<{ $struck: boolean }>`
  ${tabular}
  font-weight: ${(p) => (p.$struck ? weight.regular : weight.strong)};
  text-decoration: ${(p) => (p.$struck ? 'line-through' : 'none')};
  color: ${(p) => (p.$struck ? color.ink2 : 'inherit')};

  &::placeholder {
    font-weight: ${weight.regular};
    text-decoration: none;
  }
`;
