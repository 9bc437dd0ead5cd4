import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { addMonths } from '#components/data/planning/layout.ts';
import { addDays, monthOf, weekdayOf } from '#lib/time/moments.ts';

interface DayGridOptions {
  weeks: readonly (readonly string[])[];
  month: string;
  today: string;
  /** How an event is carried from day to day. */
  carry: {
    carry: (button: Element, count: number) => boolean;
    leave: () => boolean;
    putBack: () => boolean;
  };
  onCreate: ((day: string) => void) | undefined;
  onMonthChange: ((month: string) => void) | undefined;
}

/** The same day of another month, or its last day where it has fewer. */
function inMonth(day: string, month: string): string {
  const { to } = monthOf(`${month}-01`);
  const same = `${month}-${day.slice(8)}`;
  return same < to ? same : to;
}

/** The day of a month that Tab goes to at first. */
export const firstOf = (month: string, today: string) => (today.startsWith(month) ? today : `${month}-01`);

/** How many days a key goes from a day. */
const stepsFrom = (day: string): Record<string, number> => ({
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
  Home: 1 - weekdayOf(day),
  End: 7 - weekdayOf(day),
});

const controls = (cell: Element) => [...cell.querySelectorAll<HTMLElement>('button')];

/**
 * The days as one stop of Tab. Arrows walk them, Home and End go to the ends of the week, Page Up and Page Down to the
 * months beside; Enter goes into a day, Esc out of it.
 */
export function useDayGrid({ weeks, month, today, carry, onCreate, onMonthChange }: DayGridOptions) {
  const root = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  /** The focus follows when the day is there: it may be of a month that comes with the next render. */
  const following = useRef(false);
  const days = weeks.flat();
  const first = firstOf(month, today);
  const day = wanted !== null && days.includes(wanted) ? wanted : first;

  useEffect(() => {
    if (!following.current) return;
    const cell = root.current?.querySelector<HTMLElement>(`[data-day="${wanted}"]`);
    if (cell == null) return;
    following.current = false;
    cell.focus();
  });

  const go = (to: string, turn = false) => {
    const away = turn || !days.includes(to);
    if (away && onMonthChange === undefined) return;
    following.current = true;
    setWanted(to);
    if (away) onMonthChange?.(to.slice(0, 7));
  };

  const plan = () => {
    if (day >= today) onCreate?.(day);
  };

  const onDay = (event: KeyboardEvent<HTMLElement>, cell: Element): boolean => {
    const step = stepsFrom(day)[event.key];
    if (step !== undefined) go(addDays(day, step));
    else if (event.key === 'PageUp') go(inMonth(day, addMonths(day.slice(0, 7), -1)), true);
    else if (event.key === 'PageDown') go(inMonth(day, addMonths(day.slice(0, 7), 1)), true);
    else if (event.key === '+' || event.key === '=' || event.key === 'Insert') plan();
    else if (event.key === 'Enter' || event.key === ' ') {
      const inside = controls(cell)[0];
      if (inside === undefined) plan();
      else inside.focus();
    } else return false;
    return true;
  };

  const onControl = (event: KeyboardEvent<HTMLElement>, cell: HTMLElement): boolean => {
    const all = controls(cell);
    const at = all.indexOf(event.target as HTMLElement);
    const shifts: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
    const shift = shifts[event.key];
    if (event.shiftKey && shift !== undefined) return carry.carry(event.target as Element, shift);
    if (event.key === 'Enter' && carry.leave()) return true;
    if (event.key === 'Escape' && carry.putBack()) return true;
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') go(addDays(day, shift ?? 0));
    else if (event.key === 'ArrowDown') all[Math.min(all.length - 1, at + 1)]?.focus();
    else if (event.key === 'ArrowUp') all[Math.max(0, at - 1)]?.focus();
    else if (event.key === 'Escape') cell.focus();
    else return false;
    return true;
  };

  return {
    day,
    grid: {
      ref: root,
      onFocus(event: FocusEvent<HTMLElement>) {
        const cell = event.target.closest<HTMLElement>('[data-day]');
        if (cell !== null) setWanted(cell.dataset['day'] ?? null);
      },
      onBlur: () => void carry.putBack(),
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        const cell = (event.target as Element).closest<HTMLElement>('[data-day]');
        if (cell === null) return;
        const done = event.target === cell ? onDay(event, cell) : onControl(event, cell);
        if (!done) return;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}
