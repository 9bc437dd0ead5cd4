import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { DateField } from '#components/forms/DateField/DateField.tsx';
import { FieldNote } from '#components/forms/Field/FieldNote.tsx';
import { TimeField } from '#components/forms/TimeField/TimeField.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { instantsOf, wallTime } from '#lib/time/moments.ts';
import { space } from '#theme/tokens.ts';
import { messages } from './messages.ts';

interface MomentRowProps {
  /** «Старт марафона» */
  label: string;
  /** ISO; null while not set. */
  value: string | null;
  onChange: (iso: string | null) => void;
  /** The zone of the marathon, IANA. */
  timeZone: string;
  /** The time that a day gets while none was given. */
  usualTime: string;
  hint?: ReactNode;
  error?: ReactNode;
  disabled?: boolean;
}

interface Entry {
  day: string | null;
  time: string | null;
}

/** A day and a time by the clock of a marathon, whose zone stands once for all of its dates. */
export function MomentRow({
  label,
  value,
  onChange,
  timeZone,
  usualTime,
  hint,
  error,
  disabled = false,
}: MomentRowProps) {
  const t = useMessages(messages);
  const id = useId();
  // A time without a day is no moment yet.
  const [half, setHalf] = useState<Entry>({ day: null, time: null });
  const entry: Entry = value === null ? half : wallTime(value, timeZone);
  const note = error ?? hint;
  const ring = { 'aria-describedby': note === undefined ? undefined : `${id}-note`, invalid: Boolean(error) };

  const enter = (next: Entry) => {
    setHalf(next);
    if (next.day === null) return onChange(null);
    const found = instantsOf({ day: next.day, time: next.time ?? usualTime }, timeZone);
    onChange(found.kind === 'twice' ? found.first : found.at);
  };

  return (
    <Root role="group" aria-label={label}>
      <Row>
        <DateField
          {...ring}
          label={label}
          value={entry.day}
          timeZone={timeZone}
          disabled={disabled}
          onChange={(day) => enter({ ...entry, day })}
        />
        <TimeField
          {...ring}
          label={t.time}
          value={entry.time}
          placeholder={t.noTime}
          disabled={disabled}
          onChange={(time) => enter({ ...entry, time })}
        />
      </Row>
      {note !== undefined && (
        <FieldNote id={`${id}-note`} invalid={Boolean(error)}>
          {note}
        </FieldNote>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: 6px;
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 120px;
  gap: ${space[3]};
  align-items: end;
`;
