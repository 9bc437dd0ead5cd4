import { useEffect, useEffectEvent } from 'react';
import { plannerViews, type PlannerView } from '#atoms/planner/settings.ts';

/** Letters of the views on both layouts: День, Неделя, Месяц, Список; the figures 1–4 too. */
const letters: Record<string, PlannerView> = {
  д: 'day',
  d: 'day',
  н: 'week',
  w: 'week',
  м: 'month',
  m: 'month',
  с: 'list',
  l: 'list',
  ...Object.fromEntries(plannerViews.map((view, at) => [String(at + 1), view])),
};

/** T, or the letter on the same key of the Russian layout, and the letter of «сегодня» is taken by the list. */
const todays = new Set(['t', 'е', 'т']);

const typesText = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input:not([type="radio"]), textarea, select, [contenteditable], dialog, [role="menu"]') !==
    null;

/** The keys of the planner: a view by its letter or figure, today by T. */
export function useKeys({ onView, onToday }: { onView: (view: PlannerView) => void; onToday: () => void }) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    if (typesText(event.target) || document.querySelector('dialog:modal') !== null) return;
    const key = event.key.toLowerCase();
    const view = letters[key];
    if (view !== undefined) onView(view);
    else if (todays.has(key)) onToday();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
