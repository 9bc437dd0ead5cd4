import { parseDate } from '@internationalized/date';
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { I18nProvider, RangeCalendar, Toolbar } from 'react-aria-components';
import { CalendarDays } from '#components/forms/DateField/CalendarDays.tsx';
import { TextField } from '#components/forms/TextField/TextField.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import type { Days, Period, Preset } from '#lib/time/periods.ts';
import { editableDay, formatDay } from '#lib/time/typedTime.ts';
import { messages } from './messages.ts';
import { presetNames } from './presetNames.ts';
import { Columns, Ends, Presets, PresetButton, Range } from './PeriodChooser.styles.ts';
import { readDays, type DayProblem } from './typedDays.ts';

interface PeriodChooserProps {
  /** Id of the form, for the button that submits it. */
  form: string;
  /** The days chosen now; `null` while none are. */
  days: Days | null;
  /** The ready period chosen now. */
  preset?: Preset | null;
  /** The ready periods offered. */
  presets?: readonly Preset[];
  /** The day that is today in the zone of the figures. */
  today: string;
  /** The first day that may be chosen, `YYYY-MM-DD`. */
  min?: string | undefined;
  /** The last day that may be chosen. */
  max?: string | undefined;
  /** Gets the period once it is whole. */
  onChoose: (period: Period) => void;
}

type End = 'from' | 'to';

/** Both ends as they are typed, what is wrong with them, and the day that the calendar shows. */
function useTypedDays({ days, today, min, max }: Pick<PeriodChooserProps, 'days' | 'today' | 'min' | 'max'>) {
  const text = useMessages(messages);
  const language = useLanguage();
  const [typed, setTyped] = useState({
    from: days === null ? '' : editableDay(days.from),
    to: days === null ? '' : editableDay(days.to),
  });
  // What is wrong is told once the author has left the field, not while they type.
  const [left, setLeft] = useState({ from: false, to: false });
  const [sight, setSight] = useState(days?.to ?? (max !== undefined && max < today ? max : today));
  const read = readDays(typed, { today, min, max });

  const words: Record<DayProblem, string> = {
    missing: text.missing,
    unreadable: text.unreadable,
    early: text.early(formatDay(min ?? today, today, language)),
    late: text.late(formatDay(max ?? today, today, language)),
    crossed: text.crossed,
  };
  const problem = (end: End) => {
    const found = read.problems[end];
    if (found === undefined || !left[end] || (found === 'crossed' && !left.from)) return undefined;
    return words[found];
  };

  function leave(end: End) {
    const day = read[end];
    if (day !== null) setTyped({ ...typed, [end]: editableDay(day) });
    if (day !== null && read.problems[end] === undefined) setSight(day);
    if (typed[end].trim() !== '') setLeft({ ...left, [end]: true });
  }

  function edit(end: End, value: string) {
    setTyped({ ...typed, [end]: value });
    setLeft({ ...left, [end]: false });
  }

  const leaveAll = () => setLeft({ from: true, to: true });
  return { typed, sight, setSight, read, problem, edit, leave, leaveAll };
}

interface ReadyProps {
  presets: readonly Preset[];
  preset: Preset | null;
  onChoose: (period: Period) => void;
}

/** The ready periods. */
function Ready({ presets, preset, onChoose }: ReadyProps) {
  const text = useMessages(messages);
  const names = presetNames(text);
  return (
    <Presets as={Toolbar} orientation="vertical" aria-label={text.ready}>
      {presets.map((one) => (
        <PresetButton
          key={one}
          type="button"
          aria-pressed={one === preset}
          // The focus begins at what is chosen.
          autoFocus={one === preset}
          onClick={() => onChoose(one)}
        >
          {names[one]}
        </PresetButton>
      ))}
    </Presets>
  );
}

interface EndFieldProps {
  which: End;
  typing: ReturnType<typeof useTypedDays>;
  today: string;
}

/** An end of the period, as it is typed. */
function EndField({ which, typing: { typed, problem, edit, leave }, today }: EndFieldProps) {
  const text = useMessages(messages);
  return (
    <TextField
      label={text[which]}
      labelSize="small"
      autoComplete="off"
      spellCheck={false}
      placeholder={editableDay(today)}
      value={typed[which]}
      error={problem(which)}
      invalid={problem(which) !== undefined || (which === 'from' && problem('to') === text.crossed)}
      onChange={(value) => edit(which, value)}
      onBlur={() => leave(which)}
    />
  );
}

function submitOnEnter(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

/**
 * What a period is chosen with: ready ones, both ends typed, and a calendar. It stands on react-aria-components, which is
 * heavy: import it dynamically.
 */
export function PeriodChooser({
  form,
  days,
  preset = null,
  presets = [],
  today,
  min,
  max,
  onChoose,
}: PeriodChooserProps) {
  const text = useMessages(messages);
  const language = useLanguage();
  const root = useRef<HTMLFormElement>(null);
  const typing = useTypedDays({
    days,
    today,
    min,
    max,
  });
  const { read, sight, setSight, leaveAll } = typing;
  // Bounds that leave no day would have the calendar look for one without an end.
  const hasDays = min === undefined || max === undefined || min <= max;

  function submit(event: FormEvent) {
    event.preventDefault();
    // In React the form of a portal is inside that of the page.
    event.stopPropagation();
    leaveAll();
    if (read.days !== null) onChoose(read.days);
    else root.current?.querySelectorAll('input')[read.problems.from === undefined ? 1 : 0]?.focus();
  }

  return (
    <I18nProvider locale={language === 'ru' ? 'ru-RU' : 'en-GB'}>
      <Columns>
        {presets.length > 0 && <Ready {...{ presets, preset, onChoose }} />}
        <section>
          {/* The calendar has hidden buttons that would submit, so it stands outside. */}
          <Ends
            ref={root}
            id={form}
            noValidate
            aria-label={text.own}
            onSubmit={submit}
            onKeyDown={submitOnEnter}
          >
            <EndField which="from" typing={typing} today={today} />
            <EndField which="to" typing={typing} today={today} />
          </Ends>
          <Range
            as={RangeCalendar}
            aria-label={text.own}
            autoFocus={preset === null}
            firstDayOfWeek="mon"
            commitBehavior="reset"
            value={
              read.days === null ? null : { start: parseDate(read.days.from), end: parseDate(read.days.to) }
            }
            focusedValue={parseDate(sight)}
            onFocusChange={(day: object) => setSight(String(day))}
            isDisabled={!hasDays}
            minValue={min === undefined || !hasDays ? undefined : parseDate(min)}
            maxValue={max === undefined ? undefined : parseDate(max)}
            onChange={({ start, end: last }: { start: object; end: object }) =>
              onChoose({ from: String(start), to: String(last) })
            }
          >
            <CalendarDays today={today} />
          </Range>
        </section>
      </Columns>
    </I18nProvider>
  );
}
