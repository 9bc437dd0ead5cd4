import { useAtomValue } from 'jotai';
import { useDeferredValue, useState } from 'react';
import { errorText } from '#api/api-error.ts';
import { freeSlots, type Span } from '#domain/consultation/slots.ts';
import type { ConsultationFields } from '#domain/consultation/fields.ts';
import { authorTimeAtom } from '#atoms/consultation/calendar.ts';
import { authorAtom } from '#atoms/session/session.ts';
import { Block } from '#components/feedback/Block/Block.tsx';
import { SkeletonText } from '#components/feedback/Skeleton/Skeleton.tsx';
import { TimeZoneField } from '#components/forms/TimeZoneField/TimeZoneField.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { wallTime } from '#lib/time/moments.ts';
import { formatDay } from '#lib/time/typedTime.ts';
import { useNow } from '#lib/time/useNow.ts';
import * as S from './FreeTimes.styles.ts';
import { messages } from './messages.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How many days ahead a client sees. */
const days = 14;

const iso = (ms: number) => new Date(ms).toISOString();

/** Slots by the day that a clock shows. */
function byDay(slots: readonly Span[], timeZone: string): Map<string, Span[]> {
  const found = new Map<string, Span[]>();
  for (const slot of slots) {
    const { day } = wallTime(iso(slot.start), timeZone);
    found.set(day, [...(found.get(day) ?? []), slot]);
  }
  return found;
}

interface FreeTimesProps {
  /** null until it is created: then nothing of it was booked. */
  id: string | null;
  /** The fields of the form, saved or not. */
  fields: ConsultationFields;
}

/** The free times of two weeks by the client's clock, which may be tried. */
export function FreeTimes({ id, fields }: FreeTimesProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const now = useNow(minuteMs);
  const own = useAtomValue(authorAtom)?.timezone ?? 'Europe/Moscow';
  const timezone = fields.timezone ?? own;
  const [zone, setZone] = useState<string | null>(null);
  // The busy time is requested anew every hour, not every minute.
  const { time, error, retry } = useAtomValue(
    authorTimeAtom({ from: iso(Math.floor(now / hourMs) * hourMs), days }),
  );
  const { weeklySchedule, durationMin, bufferMin, leadTimeHours, maxPerDay } = useDeferredValue(fields);
  const shown = zone ?? timezone;

  const answer = () => {
    if (weeklySchedule.length === 0) return <S.Quiet>{t.noHours}</S.Quiet>;
    if (error !== null && time === null) {
      return (
        <Block tone="bad" title={t.failedTitle} action={<Button onClick={retry}>{t.retry}</Button>}>
          {errorText(error, language)}
        </Block>
      );
    }
    if (time === null) {
      return (
        <div role="status" aria-label={t.loading}>
          <SkeletonText lines={4} />
        </div>
      );
    }
    const slots = freeSlots({
      offered: {
        weeklySchedule,
        timezone,
        durationMin,
        bufferMin: bufferMin ?? 0,
        leadTimeHours: leadTimeHours ?? 0,
        maxPerDay,
      },
      now,
      days,
      busy: time.busy,
      booked: id === null ? [] : time.bookedOf(id),
    }).flatMap((day) => day.slots);
    if (slots.length === 0) return <S.Quiet>{t.noTimes}</S.Quiet>;
    return <Times slots={slots} timeZone={shown} today={wallTime(iso(now), shown).day} />;
  };

  return (
    <S.Root>
      {weeklySchedule.length > 0 && (
        <S.Zone>
          <TimeZoneField label={t.zone} value={shown} onChange={setZone} recent={[timezone, own]} />
        </S.Zone>
      )}
      {answer()}
    </S.Root>
  );
}

interface TimesProps {
  slots: readonly Span[];
  timeZone: string;
  today: string;
}

function Times({ slots, timeZone, today }: TimesProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  return (
    <>
      <S.Quiet>{t.found(slots.length)}</S.Quiet>
      <S.Days>
        {[...byDay(slots, timeZone)].map(([day, times]) => (
          <Day key={day} label={formatDay(day, today, language)} times={times} timeZone={timeZone} />
        ))}
      </S.Days>
    </>
  );
}

function Day({ label, times, timeZone }: { label: string; times: readonly Span[]; timeZone: string }) {
  return (
    <>
      <dt>{label}</dt>
      <S.Times>
        {times.map(({ start }) => (
          <S.Time key={start} dateTime={iso(start)}>
            {wallTime(iso(start), timeZone).time}
          </S.Time>
        ))}
      </S.Times>
    </>
  );
}
