import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { FieldNote } from '#components/forms/Field/FieldNote.tsx';
import { TimeField } from '#components/forms/TimeField/TimeField.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { minutesOf, timeOf } from '#lib/time/moments.ts';
import { hoursText } from './hoursText.ts';
import { messages } from './messages.ts';
import { problemAt, type DayActions, type HoursProblem, type WeekdayHours } from './week.ts';
import * as S from './WeeklyScheduleField.styles.ts';

interface IntervalRowProps {
  /** Name of the day. */
  day: string;
  /** Which interval of the day it is, from 1. */
  place: number;
  hours: WeekdayHours;
  week: readonly WeekdayHours[];
  /** Place in the week. */
  index: number;
  actions: DayActions;
  error: ReactNode;
  step: number;
  disabled: boolean;
}

/** The last minute of a day. */
const LAST = 23 * 60 + 59;

const rings = (problem: HoursProblem | null, error: ReactNode, end: 'from' | 'to') => {
  if (problem === null) return Boolean(error);
  if (problem.kind === 'missing') return problem.ends.includes(end);
  return problem.kind === 'overlap' || end === 'to';
};

/** From one time to another. */
export function IntervalRow({
  day,
  place,
  hours,
  week,
  index,
  actions,
  error,
  step,
  disabled,
}: IntervalRowProps) {
  const text = useMessages(messages);
  const id = useId();
  const problem = problemAt(week, index);
  const words =
    problem === null
      ? error
      : problem.kind === 'overlap'
        ? text.overlap(hoursText(problem.with))
        : text[problem.kind];
  const noteId = words ? `${id}-note` : undefined;
  const field = (end: 'from' | 'to') => ({
    'aria-describedby': noteId,
    labelHidden: true,
    label: text[end](day, place),
    invalid: rings(problem, error, end),
    value: hours[end] || null,
    step,
    disabled,
    onChange: (time: string | null) => {
      if ((time ?? '') !== hours[end]) actions.set(index, { ...hours, [end]: time ?? '' });
    },
  });
  return (
    <S.Interval>
      <TimeField {...field('from')} />
      <S.Beside aria-hidden>–</S.Beside>
      <TimeField
        {...field('to')}
        from={hours.from === '' ? '00:00' : timeOf(Math.min(minutesOf(hours.from) + step, LAST))}
      />
      <S.Beside>
        {!disabled && (
          <IconButton
            label={text.remove(day, place)}
            icon={<X size={16} strokeWidth={1.5} aria-hidden />}
            onClick={() => actions.remove(index)}
          />
        )}
      </S.Beside>
      {noteId !== undefined && (
        <FieldNote id={noteId} invalid>
          {words}
        </FieldNote>
      )}
    </S.Interval>
  );
}
