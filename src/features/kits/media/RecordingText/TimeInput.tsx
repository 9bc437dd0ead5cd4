import { useState, type KeyboardEvent } from 'react';
import { TextField } from '#components/forms/TextField/TextField.tsx';
import { readTime } from '#domain/captions/time.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

interface TimeInputProps {
  label: string;
  labelHidden?: boolean;
  /** ms. */
  value: number;
  write: (ms: number) => string;
  /** How far an arrow goes, ms. */
  step: number;
  disabled?: boolean;
  onChange: (ms: number) => void;
}

/** A moment of the recording: typed, and taken by Enter or by leaving; arrows move it by a step, with Shift by ten. Esc takes back. */
export function TimeInput({
  label,
  labelHidden = false,
  value,
  write,
  step,
  disabled,
  onChange,
}: TimeInputProps) {
  const t = useMessages(messages);
  const [typed, setTyped] = useState<string | null>(null);
  const read = typed === null ? value : readTime(typed);

  const take = () => {
    if (typed === null || read === null) return;
    setTyped(null);
    if (read !== value) onChange(read);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const way = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (event.key === 'Enter') take();
    else if (event.key === 'Escape' && typed !== null) {
      setTyped(null);
      event.preventDefault();
      event.stopPropagation();
    } else if (way !== undefined && read !== null) {
      event.preventDefault();
      setTyped(null);
      onChange(Math.max(0, read + way * step * (event.shiftKey ? 10 : 1)));
    }
  };

  return (
    <TextField
      label={label}
      labelHidden={labelHidden}
      labelSize="small"
      value={typed ?? write(value)}
      onChange={setTyped}
      onBlur={take}
      onKeyDown={onKeyDown}
      disabled={disabled}
      error={read === null ? t.badTime : undefined}
      inputMode="numeric"
      autoComplete="off"
    />
  );
}
