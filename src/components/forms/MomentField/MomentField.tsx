import { useId, useState, type ReactNode } from 'react';
import { DateField } from '#components/forms/DateField/DateField.tsx';
import { FieldNote } from '#components/forms/Field/FieldNote.tsx';
import { TimeField } from '#components/forms/TimeField/TimeField.tsx';
import { TimeZoneField } from '#components/forms/TimeZoneField/TimeZoneField.tsx';
import { SegmentedControl } from '#components/primitives/SegmentedControl/SegmentedControl.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { formatOffset, instantsOf, offsetMinutes, wallTime, type Instants } from '#lib/time/moments.ts';
import { zoneCity } from '#lib/time/zoneNames.ts';
import { messages } from './messages.ts';
import { Note, Resolved, Root, Row } from './MomentField.styles.ts';
import type { DayMarks } from '../DateField/marks.ts';

/** An instant and the zone whose clock it was set by. */
export interface Moment {
  /** ISO 8601 in UTC; `null` until both a day and a time are given. */
  at: string | null;
  /** IANA. */
  timeZone: string;
}

interface MomentFieldProps {
  /** What the moment is, for screen readers: «Начало вебинара». */
  label: string;
  /** Day, time and zone as they are entered, each of which may still be missing. */
  value: Moment;
  /** Gets the moment whenever it changes. A change of the zone keeps what the clock shows. */
  onChange: (moment: Moment) => void;
  /** Name of the day: «Дата» by default. */
  dayLabel?: string;
  /** Name of the time: «Начало». */
  timeLabel?: string;
  /** A further field in the same row, after the time: the length. */
  children?: ReactNode;
  /** The zone is chosen elsewhere: the row has no field for it. */
  zoneFixed?: boolean;
  /** The author's own zone and those used lately. */
  recentZones?: readonly string[];
  /** The earliest day allowed, `YYYY-MM-DD`. */
  min?: string;
  /** The latest day allowed. */
  max?: string;
  /** The limit in words, under the calendar. */
  limit?: string;
  /** What there is on days already. */
  marks?: DayMarks;
  /** A line of help under the row. An error takes its place. */
  hint?: ReactNode;
  /** What is wrong with the day and time, which it rings; links in it lead on. */
  error?: ReactNode;
  /** It cannot be changed now. */
  disabled?: boolean;
}

interface Entry {
  day: string | null;
  time: string | null;
}

/** The instant of an entry. Of two, the second where it is wanted. */
const instantOf = (found: Instants, second: boolean) =>
  found.kind === 'twice' ? (second ? found.second : found.first) : found.at;

/** What is entered of a moment, and what came of it. */
function useEntry({ at, timeZone }: Moment, onChange: (moment: Moment) => void) {
  // A day without a time, or a time without a day, makes no instant yet.
  const [half, setHalf] = useState<Entry>({ day: null, time: null });
  const [skipped, setSkipped] = useState<{ entered: string; at: string } | null>(null);

  const entry: Entry = at === null ? half : wallTime(at, timeZone);
  const { day, time } = entry;
  const found = day !== null && time !== null ? instantsOf({ day, time }, timeZone) : null;
  const twice = found?.kind === 'twice' ? found : null;
  const moved = skipped !== null && skipped.at === at ? skipped : null;

  function enter(next: Entry, zone: string) {
    const { day: nextDay, time: nextTime } = next;
    setHalf(next);
    if (nextDay === null || nextTime === null) {
      onChange({ at: null, timeZone: zone });
      return;
    }
    const instants = instantsOf({ day: nextDay, time: nextTime }, zone);
    const same = nextDay === day && nextTime === time;
    const nextAt = instantOf(instants, same && twice !== null && at === twice.second);
    setSkipped(instants.kind === 'never' ? { entered: nextTime, at: nextAt } : null);
    onChange({ at: nextAt, timeZone: zone });
  }

  return { entry, twice, moved, enter };
}

interface TwiceProps extends Pick<MomentFieldProps, 'value' | 'onChange' | 'disabled'> {
  twice: Extract<Instants, { kind: 'twice' }>;
  time: string;
}

/** The question which of two hours is meant, where clocks go back. */
function Twice({ value: { at, timeZone }, twice, time, disabled, onChange }: TwiceProps) {
  const text = useMessages(messages);
  const language = useLanguage();
  const id = useId();
  const offset = (iso: string) => formatOffset(offsetMinutes(timeZone, Date.parse(iso)));
  return (
    <Resolved>
      <p id={`${id}-twice`}>{text.twice(zoneCity(timeZone, language), time)}</p>
      <SegmentedControl
        aria-labelledby={`${id}-twice`}
        options={[
          { value: 'first', label: text.first(offset(twice.first)), disabled },
          { value: 'second', label: text.second(offset(twice.second)), disabled },
        ]}
        value={at === twice.second ? 'second' : 'first'}
        onChange={(which) => onChange({ at: twice[which], timeZone })}
      />
    </Resolved>
  );
}

/**
 * A day, a time and a zone that make one instant. A time that clocks go over is told and moved on; one that comes twice asks
 * which of the two is meant.
 */
export function MomentField({
  label,
  value,
  onChange,
  dayLabel,
  timeLabel,
  children,
  zoneFixed = false,
  recentZones,
  min,
  max,
  limit,
  marks,
  hint,
  error,
  disabled,
}: MomentFieldProps) {
  const text = useMessages(messages);
  const language = useLanguage();
  const id = useId();
  const { at, timeZone } = value;
  const { entry, twice, moved, enter } = useEntry(value, onChange);
  const { day, time } = entry;

  const city = zoneCity(timeZone, language);
  const notice = moved !== null && time !== null ? text.never(city, moved.entered, time) : undefined;
  const note = error || hint;
  const noteId = note ? `${id}-note` : undefined;
  // The message stands under the day and the time: they carry the ring and point to it.
  const ring = error ? { 'aria-describedby': noteId, invalid: true } : { 'aria-describedby': noteId };
  return (
    <Root role="group" aria-label={label}>
      <Row $extra={children !== undefined} $bare={zoneFixed}>
        <DateField
          {...ring}
          label={dayLabel ?? text.day}
          value={day}
          timeZone={timeZone}
          min={min}
          max={max}
          limit={limit}
          marks={marks}
          disabled={disabled}
          onChange={(next) => enter({ day: next, time }, timeZone)}
        />
        <TimeField
          {...ring}
          label={timeLabel ?? text.time}
          value={time}
          disabled={disabled}
          onChange={(next) => enter({ day, time: next }, timeZone)}
        />
        {children}
        {!zoneFixed && (
          <TimeZoneField
            label={text.zone}
            value={timeZone}
            recent={recentZones}
            at={at ?? undefined}
            disabled={disabled}
            onChange={(zone) => enter(entry, zone)}
          />
        )}
        {noteId !== undefined && (
          <Note>
            <FieldNote id={noteId} invalid={Boolean(error)}>
              {note}
            </FieldNote>
          </Note>
        )}
      </Row>
      {notice !== undefined && <Resolved role="status">{notice}</Resolved>}
      {twice !== null && time !== null && (
        <Twice value={value} twice={twice} time={time} disabled={disabled} onChange={onChange} />
      )}
    </Root>
  );
}
