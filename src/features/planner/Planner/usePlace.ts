import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PlannerItem } from '#atoms/planner/items.ts';
import { plannerViewAtom, plannerViews, type PlannerView } from '#atoms/planner/settings.ts';
import { addMonths, weekOf, weeksOf } from '#components/data/planning/layout.ts';
import { addDays, dayOf, instantsOf, monthOf } from '#lib/time/moments.ts';

/** Where the planner is: how time is looked at, and a day of what is shown. */
export interface Place {
  view: PlannerView;
  /** `YYYY-MM-DD`. */
  day: string;
}

const readDay = (text: string | null): string | null => {
  const [year = 0, month = 0, date = 0] = (text ?? '').split('-').map(Number);
  return dayOf(year, month, date);
};

const isView = (text: string | null): text is PlannerView => plannerViews.some((view) => view === text);

/** The first and the last day of what a place shows. */
export function daysOf({ view, day }: Place): { from: string; to: string } {
  if (view === 'day') return { from: day, to: day };
  if (view === 'list') return monthOf(day);
  const days = view === 'week' ? weekOf(day) : weeksOf(day.slice(0, 7)).flat();
  return { from: days[0] ?? day, to: days.at(-1) ?? day };
}

/** The days that the counts and the export are of: a month without its neighbours. */
export function ownDaysOf(place: Place): { from: string; to: string } {
  return place.view === 'month' ? monthOf(place.day) : daysOf(place);
}

/** When a day begins in a zone, ms: the same few are asked for at every step. */
const starts = new Map<string, number>();

function startOf(day: string, timeZone: string): number {
  const key = `${day} ${timeZone}`;
  const known = starts.get(key);
  if (known !== undefined) return known;
  const found = instantsOf({ day, time: '00:00' }, timeZone);
  const start = Date.parse(found.kind === 'twice' ? found.first : found.at);
  starts.set(key, start);
  return start;
}

/** Items that have a part in some days of a zone. */
export function within(
  items: readonly PlannerItem[],
  days: { from: string; to: string },
  timeZone: string,
): PlannerItem[] {
  const [from, to] = [startOf(days.from, timeZone), startOf(addDays(days.to, 1), timeZone)];
  return items.filter((item) => item.start < to && item.end > from);
}

/** The days of a place and of the steps beside it, which a calendar draws ahead. */
export function daysBeside(place: Place): { from: string; to: string } {
  return { from: daysOf(stepped(place, -1)).from, to: daysOf(stepped(place, 1)).to };
}

/** The same view a step later, or earlier by −1. */
export function stepped({ view, day }: Place, count: 1 | -1): Place {
  if (view === 'day' || view === 'week')
    return { view, day: addDays(day, view === 'day' ? count : count * 7) };
  return { view, day: `${addMonths(day.slice(0, 7), count)}-01` };
}

/**
 * The place as the address tells it. What is on the screen goes first, the address follows: a press is answered before the
 * router has drawn anything.
 */
export function usePlace(today: string, byWidth: PlannerView): [Place, (place: Place) => void] {
  const [params, setParams] = useSearchParams();
  const [kept, setKept] = useAtom(plannerViewAtom);
  const [view, day] = [params.get('view'), params.get('day')];
  const told: Place = { view: isView(view) ? view : (kept ?? byWidth), day: readDay(day) ?? today };
  const [wanted, setWanted] = useState<{ place: Place; asked: string } | null>(null);
  const address = params.toString();
  // An address that changed by itself, by Back say, is followed again.
  const place = wanted !== null && wanted.asked === address ? wanted.place : told;

  useEffect(() => {
    if (wanted === null || wanted.asked !== address) return;
    const { view, day } = wanted.place;
    if (view === told.view && day === told.day) return;
    // After the frame: what the router draws anew for it would hold up the paint.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setParams({ view, day }, { replace: true }));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [wanted, address, told.view, told.day, setParams]);

  const go = (to: Place) => {
    setWanted({ place: to, asked: address });
    if (to.view !== place.view) setKept(to.view);
  };
  return [place, go];
}
