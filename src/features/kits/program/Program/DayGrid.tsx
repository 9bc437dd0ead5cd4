import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import type { ProgramModule } from '#atoms/program/types.ts';
import { NumberField } from '#components/forms/NumberField/NumberField.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { lastDay, longestStep } from '#domain/course/schema.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { addDays } from '#lib/time/moments.ts';
import { formatOf } from '#lib/time/zones.ts';
import * as S from './DayGrid.styles.ts';
import { dayMessages } from './dayMessages.ts';
import { moduleRow } from './nodeIds.ts';
import { useProgramDesk } from './program.ts';

export interface DayGridProps {
  /** The first day, `YYYY-MM-DD`, where there is one; and how many days there are. */
  calendar: { start: string | null; days: number };
}

/** Which module opens on which day: a calendar of the programme. A module is moved by its stepper, or by the arrows. */
export function DayGrid({ calendar: { start, days } }: DayGridProps) {
  const { program, key } = useProgramDesk();
  const t = useMessages(dayMessages);
  const language = useLanguage();
  const { order, modules } = useAtomValue(program.treeAtom(key));
  const setDay = useSetAtom(program.setDayOffsetAtom);
  const spread = useSetAtom(program.spreadDaysAtom);
  const [step, setStep] = useState(7);

  const rows = order.flatMap((id) => modules[id] ?? []);
  const mostStep = Math.min(90, longestStep(rows.length));
  const latest = rows.reduce((last, { dayOffset }) => Math.max(last, dayOffset ?? 0), 0);
  const length = Math.min(lastDay + 1, Math.max(days, latest + 1, 7));
  const dateOf = (day: number) =>
    start === null
      ? null
      : formatOf(language, 'UTC', { day: 'numeric', month: 'short' }).format(
          Date.parse(`${addDays(start, day)}T12:00:00Z`),
        );
  const weeks = Array.from({ length: Math.ceil(length / 7) }, (_, week) => week);
  const move = (id: string, day: number) =>
    setDay({ key, ids: [id], day: Math.min(lastDay, Math.max(0, day)) });

  return (
    <S.Root>
      <S.Spread>
        <NumberField
          label={t.step}
          layout="row"
          unit={t.unit}
          min={1}
          max={mostStep}
          value={step}
          onChange={(value) => setStep(value ?? 1)}
        />
        <Button onClick={() => spread({ key, step })}>{t.spread}</Button>
      </S.Spread>
      <S.Weeks aria-label={t.grid}>
        {weeks.map((week) => (
          <li key={week}>
            <S.Week aria-label={t.week(week + 1)}>
              {Array.from({ length: Math.min(7, length - week * 7) }, (_, at) => week * 7 + at).map((day) => (
                <Day
                  key={day}
                  day={day}
                  date={dateOf(day)}
                  modules={rows.filter(({ dayOffset }) => (dayOffset ?? 0) === day)}
                  onMove={move}
                />
              ))}
            </S.Week>
          </li>
        ))}
      </S.Weeks>
      <S.Steppers aria-label={t.modules}>
        {rows.map(({ id, name, orderNumber, dayOffset }) => (
          <li key={id}>
            <NumberField
              label={`${orderNumber}. ${name}`}
              layout="row"
              unit={t.unitOf}
              min={0}
              max={lastDay}
              value={dayOffset ?? 0}
              onChange={(day) => day !== null && move(id, day)}
            />
          </li>
        ))}
      </S.Steppers>
    </S.Root>
  );
}

interface DayProps {
  /** From 0. */
  day: number;
  date: string | null;
  /** Those that open on this day. */
  modules: readonly ProgramModule[];
  onMove: (id: string, day: number) => void;
}

/** A day with the modules that open on it. */
function Day({ day, date, modules, onMove }: DayProps) {
  const { view } = useProgramDesk();
  const t = useMessages(dayMessages);
  const [open, setOpen] = useAtom(view.openAtom);
  return (
    <S.Day data-full={modules.length > 0 || undefined}>
      <S.Number>
        {t.day(day)} <S.Date>{date}</S.Date>
      </S.Number>
      {modules.map(({ id, name, orderNumber }) => (
        <S.Chip
          key={id}
          type="button"
          aria-current={open === moduleRow(id) || undefined}
          aria-label={t.opens(`${orderNumber}. ${name}`, day)}
          onClick={() => setOpen(moduleRow(id))}
          onKeyDown={(event) => {
            const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }[event.key];
            if (by === undefined || event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            onMove(id, day + by);
          }}
        >
          {orderNumber}. {name}
        </S.Chip>
      ))}
    </S.Day>
  );
}
