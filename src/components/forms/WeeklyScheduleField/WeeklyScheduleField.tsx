import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Field } from '#components/forms/Field/Field.tsx';
import { fieldParts, type FieldFrame } from '#components/forms/Field/fieldParts.ts';
import { Button } from '#components/primitives/Button/Button.tsx';
import { now } from '#lib/time/clock.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { formatLength } from '#lib/time/duration.ts';
import { weekdayNames } from '#lib/time/typedTime.ts';
import { zoneLabel } from '#lib/time/zoneNames.ts';
import { DayHours } from './DayHours.tsx';
import { hoursText } from './hoursText.ts';
import { messages } from './messages.ts';
import {
  byDay,
  copyDay,
  minutesIn,
  nextHours,
  weekdays,
  workdays,
  type DayActions,
  type WeekdayHours,
} from './week.ts';
import * as S from './WeeklyScheduleField.styles.ts';

interface WeeklyScheduleFieldProps extends FieldFrame {
  /** The hours of the week, those of one day in the order in which they were entered. */
  value: readonly WeekdayHours[];
  /** Gets all hours, wrong ones too: an end that is not given is empty. */
  onChange: (week: WeekdayHours[]) => void;
  /** The zone (IANA) whose clock the hours are by. */
  timeZone: string;
  /** What is wrong with an interval beside what the field sees itself, by its place in the value. */
  errors?: Readonly<Record<number, ReactNode>>;
  /** Minutes between the times that are offered. */
  step?: number;
  /** It cannot be changed now. */
  disabled?: boolean;
}

/** What was done last, in words, and the week before it. */
interface Done {
  words: string;
  before: readonly WeekdayHours[];
  weekday: number;
}

/** What copying a day has done, in words. */
function copiedWords(
  text: (typeof messages)['ru'],
  language: Language,
  to: Parameters<DayActions['copy']>[1],
): string {
  if (to === 'workdays') return text.copiedToWorkdays;
  if (to === 'all') return text.copiedToAll;
  return text.copiedTo(weekdayNames(language, 'long')[to - 1] ?? '');
}

/** What is done to a week, what it has done last, and the way back. The focus goes to what the author goes on with. */
function useWeekActions(
  root: RefObject<HTMLElement | null>,
  value: readonly WeekdayHours[],
  onChange: (week: WeekdayHours[]) => void,
) {
  const text = useMessages(messages);
  const language = useLanguage();
  const wanted = useRef<string | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  /** Counts what shifts intervals, so that no field keeps what was typed into another. */
  const [shifts, setShifts] = useState(0);

  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const found = root.current?.querySelector<HTMLElement>(wanted.current);
    wanted.current = null;
    found?.focus();
    if (found instanceof HTMLInputElement) found.select();
  });

  const partOf = (weekday: number, part: 'add' | 'more') =>
    `[data-weekday="${weekday}"] [data-part="${part}"]`;

  function shift(week: WeekdayHours[], weekday: number, words: string) {
    setShifts(shifts + 1);
    setDone({ words, before: value, weekday });
    onChange(week);
  }

  const actions: DayActions = {
    set(index, hours) {
      setDone(null);
      onChange(value.toSpliced(index, 1, hours));
    },
    add(weekday) {
      const next = nextHours(value, weekday);
      if (next === null) return;
      wanted.current = `[data-weekday="${weekday}"] li:last-child input`;
      setDone(null);
      onChange(byDay([...value, next]));
    },
    remove(index) {
      const hours = value[index];
      if (hours === undefined) return;
      wanted.current = partOf(hours.weekday, 'add');
      shift(value.toSpliced(index, 1), hours.weekday, text.removed(hoursText(hours)));
    },
    clear(weekday) {
      const gone = value.filter((one) => one.weekday === weekday);
      wanted.current = partOf(weekday, 'add');
      shift(
        value.filter((one) => one.weekday !== weekday),
        weekday,
        text.removed(gone.map(hoursText).join(', ')),
      );
    },
    copy(weekday, to) {
      const targets = to === 'workdays' ? workdays : to === 'all' ? weekdays : [to];
      const words = copiedWords(text, language, to);
      wanted.current = partOf(weekday, 'more');
      shift(copyDay(value, weekday, targets), weekday, words);
    },
  };

  function restore() {
    if (done === null) return;
    wanted.current = partOf(done.weekday, 'add');
    setShifts(shifts + 1);
    setDone(null);
    onChange([...done.before]);
  }

  return { actions, done, shifts, restore };
}

/**
 * Hours that come again every week: any number of intervals a day, days off, and a day copied to others. What is wrong is told
 * beside its interval; what is removed or copied over can be put back.
 */
export function WeeklyScheduleField({
  value,
  onChange,
  timeZone,
  errors = {},
  step = 30,
  disabled = false,
  ...rest
}: WeeklyScheduleFieldProps) {
  const text = useMessages(messages);
  const language = useLanguage();
  const [frame] = fieldParts(rest);
  const root = useRef<HTMLDivElement>(null);
  const { actions, done, shifts, restore } = useWeekActions(root, value, onChange);
  const total = minutesIn(value);
  return (
    <Field {...frame} group aside={text.zone(zoneLabel(timeZone, now(), language))}>
      {({ id, 'aria-labelledby': labelledBy, 'aria-describedby': describedBy }) => (
        <S.Root ref={root} id={id} role="group" aria-labelledby={labelledBy} aria-describedby={describedBy}>
          <S.Week>
            {weekdays.map((weekday) => (
              <DayHours
                key={`${weekday} ${shifts}`}
                weekday={weekday}
                week={value}
                actions={actions}
                errors={errors}
                step={step}
                disabled={disabled}
              />
            ))}
          </S.Week>
          <S.Foot>
            <S.Sum>
              {total === 0 ? (
                text.none
              ) : (
                <>
                  {text.total} <strong>{formatLength(total, language)}</strong>
                </>
              )}
            </S.Sum>
            <S.Undo>
              <span role="status">{done?.words}</span>
              {done !== null && (
                <Button variant="quiet" onClick={restore}>
                  {text.restore}
                </Button>
              )}
            </S.Undo>
          </S.Foot>
        </S.Root>
      )}
    </Field>
  );
}
