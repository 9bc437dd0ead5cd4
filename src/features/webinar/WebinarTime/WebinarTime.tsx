import type { ReactNode } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { canEdit, periodOf, registrationAlong, type WebinarStatus } from '#domain/webinar/rules.ts';
import { webinarLength } from '#domain/webinar/schema.ts';
import { webinarEditor } from '#atoms/webinar/editor.ts';
import { plannedWebinarsAtom } from '#atoms/webinar/webinars.ts';
import type { DayMarks } from '#components/forms/DateField/marks.ts';
import { DurationField } from '#components/forms/DurationField/DurationField.tsx';
import { MomentField } from '#components/forms/MomentField/MomentField.tsx';
import { TextLink } from '#components/primitives/TextLink/TextLink.tsx';
import { editorFields } from '#features/kits/editor/EditorKit/editorFields.tsx';
import { focusField } from '#features/kits/editor/EditorKit/focusField.ts';
import { useEditorKey } from '#features/kits/editor/EditorKit/place.ts';
import { itemRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { RouterLink } from '#features/kits/actions/RouterLink/RouterLink.tsx';
import { formatMoment, formatTime } from '#lib/time/dates.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { wallTime } from '#lib/time/moments.ts';
import { zoneLabel } from '#lib/time/zoneNames.ts';
import type { WebinarFields } from '#domain/webinar/fields.ts';
import { useTimeFacts } from '../useTimeFacts.ts';
import { FreeSlots } from './FreeSlots.tsx';
import { messages } from './messages.ts';
import { RegistrationAlong } from './RegistrationAlong.tsx';
import { TimeStrip } from './TimeStrip.tsx';
import * as S from './WebinarTime.styles.ts';

const { useField } = editorFields(webinarEditor);

type TimeParts = Pick<WebinarFields, 'startsAt' | 'durationMin' | 'timezone'>;

/** Statuses in which the start stays as it is. */
const closedStatuses = ['live', 'ended', 'expired', 'cancelled'] as const satisfies WebinarStatus[];
const isKnown = (status: string): status is (typeof closedStatuses)[number] =>
  closedStatuses.some((known) => known === status);

const iso = (ms: number) => new Date(ms).toISOString();

/** The days of other webinars, for the calendar. */
function useMarks(exceptId: string, timeZone: string): DayMarks {
  const { items } = useAtomValue(plannedWebinarsAtom);
  const others = items.filter(({ id }) => id !== exceptId);
  return Object.fromEntries(
    others.map(({ startsAt, name }) => [
      wallTime(startsAt, timeZone).day,
      { kind: 'webinar' as const, label: name },
    ]),
  );
}

type Facts = ReturnType<typeof useTimeFacts>;

/** Puts parts of a time into the draft. */
function usePut({ timeZone, durationMin }: Facts) {
  const key = useEditorKey();
  const edit = useSetAtom(webinarEditor.editAtom);
  const item = useAtomValue(webinarEditor.itemAtom(key));
  const startsAt = useField('startsAt');
  const { value: until } = useField('registrationUntil');

  /** The parts of a time make sense together only, so that they go into the draft together; the registration goes along. */
  const put = (patch: Partial<TimeParts>) => {
    const parts: TimeParts = { startsAt: startsAt.value, durationMin, timezone: timeZone, ...patch };
    edit({ key, patch: { ...parts, ...alongWith(parts) } });
  };

  /** While there is no start the registration stands by the one that the platform has. */
  const alongWith = (parts: TimeParts): Partial<WebinarFields> => {
    const [from, to] = [startsAt.value, parts.startsAt].map((start) => start ?? item?.startsAt);
    if (until === null || from === undefined || to === undefined) return {};
    return { registrationUntil: registrationAlong(until, { from, to, timeZone: parts.timezone }) };
  };

  return put;
}

/** What is in the way of a time, in words. */
function trouble(
  { clash, problem, earliest, timeZone }: Facts,
  { t, language }: { t: (typeof messages)['ru']; language: Language },
): ReactNode {
  if (clash !== null) {
    const { start, end } = periodOf(clash);
    const times = [start, end].map((ms) => formatTime(iso(ms), timeZone, language)).join('–');
    return (
      <span role="alert">
        <S.Strong>{t.clash}</S.Strong>{' '}
        <TextLink as={RouterLink} tone="quiet" href={itemRoute('webinar', clash.id)}>
          «{clash.name}»
        </TextLink>
        , {times}
      </span>
    );
  }
  if (problem === 'tooSoon')
    return <span role="alert">{t.tooSoon(formatMoment(iso(earliest), timeZone, language))}</span>;
  if (problem === 'past') return t.past;
  return undefined;
}

/**
 * When the webinar is held: date, time, length and zone in one row, and what is in the way of them. What is entered stays,
 * whatever is said of it; each way out is one press.
 */
export function WebinarTime() {
  const t = useMessages(messages);
  const language = useLanguage();
  const key = useEditorKey();
  const item = useAtomValue(webinarEditor.itemAtom(key));
  const startsAt = useField('startsAt');
  const length = useField('durationMin');
  const facts = useTimeFacts();
  const { timeZone, authorZone, durationMin, earliest, offers } = facts;
  const marks = useMarks(key, timeZone);
  const put = usePut(facts);
  const status = item?.status ?? 'scheduled';
  const closed = !canEdit(status, 'startsAt');
  const when = (ms: number) => formatMoment(iso(ms), timeZone, language);

  function hint() {
    if (closed) return isKnown(status) ? t[status] : t.closed;
    if (startsAt.value === null || authorZone === timeZone) return undefined;
    return t.hereTime(
      formatMoment(startsAt.value, authorZone, language),
      zoneLabel(authorZone, Date.parse(startsAt.value), language),
    );
  }

  const firstDay = wallTime(iso(earliest), timeZone).day;
  const day = startsAt.value === null ? null : wallTime(startsAt.value, timeZone).day;
  return (
    <S.Root data-field="startsAt">
      <MomentField
        label={t.group}
        timeLabel={t.start}
        value={{ at: startsAt.value, timeZone }}
        onChange={({ at, timeZone: zone }) => put({ startsAt: at, timezone: zone })}
        recentZones={[authorZone]}
        // A day before it is told of under the row: the field need not say it again.
        {...(day === null || day >= firstDay ? { min: firstDay } : {})}
        limit={t.limit(when(earliest))}
        marks={marks}
        hint={hint()}
        error={trouble(facts, { t, language }) ?? startsAt.error}
        disabled={closed}
      >
        <div data-field="durationMin">
          <DurationField
            label={t.length}
            value={durationMin}
            onChange={(minutes) => put({ durationMin: minutes })}
            min={webinarLength.min}
            max={webinarLength.max}
            step={webinarLength.step}
            disabled={!canEdit(status, 'durationMin')}
            error={length.value === null ? undefined : length.error}
          />
        </div>
      </MomentField>
      {!closed && <RegistrationAlong timeZone={timeZone} />}
      {startsAt.value !== null && !closed && (
        <TimeStrip startsAt={startsAt.value} facts={facts} exceptId={key} />
      )}
      {offers.length > 0 && !closed && (
        <FreeSlots
          offers={offers}
          timeZone={timeZone}
          onChoose={(start) => {
            put({ startsAt: iso(start) });
            focusField('startsAt');
          }}
        />
      )}
    </S.Root>
  );
}
