import styled from 'styled-components';
import type { Original } from '#atoms/copy/copy.ts';
import { DateField } from '#components/forms/DateField/DateField.tsx';
import { NumberField } from '#components/forms/NumberField/NumberField.tsx';
import { shiftFollowers } from '#domain/marathon/shiftDates.ts';
import { now } from '#lib/time/clock.ts';
import { formatDateTime } from '#lib/time/formatDateTime.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { addDays, daysBetween, wallTime } from '#lib/time/moments.ts';
import { sameWeekdayFrom } from '#lib/time/sameWeekday.ts';
import { shiftMoment, wallMinutes } from '#lib/time/wallShift.ts';
import { media } from '#theme/media.ts';
import { color, space, type } from '#theme/tokens.ts';
import { messages } from './messages.ts';

type Dates = NonNullable<Original['dates']>;

const minutesOfDay = 24 * 60;
const weekMs = 7 * minutesOfDay * 60_000;

/** Days that a start can be moved by, at most. */
const farthest = 3650;

/** The days of a start: from that of the original to today's, and to the proposed one. */
function daysOf({ startsAt, timezone }: Dates) {
  const dayAt = (iso: string) => wallTime(iso, timezone).day;
  const from = dayAt(startsAt);
  const today = dayAt(new Date(now()).toISOString());
  const soonest = Math.max(now() + weekMs, Date.parse(startsAt) + 1);
  const proposed = daysBetween(from, dayAt(sameWeekdayFrom(startsAt, soonest, timezone)));
  return {
    from,
    today,
    least: daysBetween(from, today),
    most: daysBetween(from, today) + farthest,
    proposed,
  };
}

/** How far a copy is moved unless the author says otherwise: to the same weekday, a week from now or later. */
export const proposedDays = (dates: Dates): number => daysOf(dates).proposed;

/** The start of a copy that is moved by so many days, ISO; null if that is no valid day. */
export function startAfter(dates: Dates, days: number | null): string | null {
  const { least, most } = daysOf(dates);
  if (days === null || days < least || days > most) return null;
  return shiftMoment(dates.startsAt, days * minutesOfDay, dates.timezone);
}

interface StartFieldsProps {
  /** The dates of the original. */
  dates: Dates;
  /** How far the copy is moved; null while that is not given. */
  days: number | null;
  onChange: (days: number | null) => void;
}

/** The start of a copy: as a day, or as so many days after that of the original. It says where the other dates come to. */
export function StartFields({ dates, days, onChange }: StartFieldsProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { startsAt, timezone } = dates;
  const { from, today, least, most } = daysOf(dates);
  const start = startAfter(dates, days);
  const to = start === null ? null : shiftFollowers(dates, wallMinutes(startsAt, start, timezone), timezone);
  const at = (iso: string) => formatDateTime(iso, timezone, language);
  const lines = [
    to?.enrollFrom && t.enrol(at(to.enrollFrom)),
    to?.enrollTo && t.close(at(to.enrollTo)),
    to?.endsAt && t.end(at(to.endsAt)),
  ].filter((line) => typeof line === 'string');
  return (
    <Root>
      <Row>
        <DateField
          label={t.start}
          value={days === null || Math.abs(days) > 100_000 ? null : addDays(from, days)}
          min={today}
          max={addDays(from, most)}
          timeZone={timezone}
          onChange={(day) => onChange(day === null ? null : daysBetween(from, day))}
        />
        <NumberField
          label={t.shift}
          value={days}
          min={least}
          max={most}
          unit={t.days}
          size="regular"
          onChange={onChange}
        />
      </Row>
      {lines.length > 0 && (
        <Along role="status">
          {t.along} {lines.join(' · ')}
        </Along>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space[3]};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[4]};
  align-items: start;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Along = styled.p`
  margin: 0;
  ${type.caption}
  color: ${color.ink2};
  text-wrap: pretty;
`;
