import { useState, type KeyboardEvent, type PointerEvent, type MouseEvent, type FocusEvent } from 'react';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import type { ChartBar, ChartData } from './bars.ts';
import { messages } from './messages.ts';

/** How far Page Up and Page Down go. */
const LEAP = 7;

/**
 * The bars as one stop of Tab: arrows, Home, End and Page Up and Down walk them, Enter chooses, Esc hides what is told. A
 * pointer tells the bar whose column it is over.
 */
export function useBars({ bars, current, selected, onSelect, format }: ChartData) {
  const t = useMessages(messages);
  const first = bars.findIndex(({ id }) => id === (selected ?? current));
  const [walked, setWalked] = useState<number | null>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const [focused, setFocused] = useState(false);

  const last = bars.length - 1;
  const active = Math.min(walked ?? (first < 0 ? last : first), last);
  const told: ChartBar | null = bars[pointed ?? (focused ? active : -1)] ?? null;

  /** The bar whose column an event comes from; none between them. */
  const indexOf = (event: MouseEvent<HTMLElement>) => {
    const index = [...event.currentTarget.children].indexOf(event.target as Element);
    return index < 0 ? null : index;
  };

  const walk = (event: KeyboardEvent<HTMLElement>, to: number) => {
    event.preventDefault();
    const index = Math.min(last, Math.max(0, to));
    setWalked(index);
    setPointed(null);
    const column = event.currentTarget.children[index];
    if (column instanceof HTMLElement) column.focus();
  };

  const choose = (index: number) => {
    const bar = bars[index];
    if (bar !== undefined) onSelect?.(bar.id);
  };

  const listeners = {
    onPointerMove: (event: PointerEvent<HTMLElement>) => setPointed(indexOf(event)),
    onPointerLeave: () => setPointed(null),
    onClick(event: MouseEvent<HTMLElement>) {
      const index = indexOf(event);
      if (index === null) return;
      setWalked(index);
      choose(index);
    },
    onFocus: (event: FocusEvent<HTMLElement>) => setFocused(event.target.matches(':focus-visible')),
    onBlur: () => setFocused(false),
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const steps: Record<string, number> = {
        ArrowLeft: active - 1,
        ArrowRight: active + 1,
        PageUp: active - LEAP,
        PageDown: active + LEAP,
        Home: 0,
        End: last,
      };
      const to = steps[event.key];
      if (to !== undefined) walk(event, to);
      else if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        choose(active);
      } else if (event.key === 'Escape' && told !== null) {
        event.stopPropagation();
        setFocused(false);
        setPointed(null);
      }
    },
  };

  /** Props of the column of a bar. Its name tells what is drawn. */
  const barProps = (index: number) => {
    const { id, name, value, before, beforeName } = bars[index] as ChartBar;
    const compared = before === undefined ? '' : `, ${beforeName ?? t.before}: ${format(before)}`;
    return {
      role: onSelect === undefined ? 'img' : 'option',
      'aria-label': `${name}: ${format(value)}${compared}`,
      'aria-selected': onSelect === undefined ? undefined : id === selected,
      tabIndex: index === active ? 0 : -1,
      $live: onSelect !== undefined,
    };
  };

  return { told, listeners, barProps };
}
