import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { earliestStart, periodOf } from '#domain/webinar/rules.ts';
import { clashesOf, offersAround, offersFrom, type Offer } from '#domain/webinar/slots.ts';
import type { PlannerItem } from '#atoms/planner/items.ts';
import { moveItemAtom, moveProblem, type MoveProblem } from '#atoms/planner/moves.ts';
import { now } from '#lib/time/clock.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import { busyOf, hoursBetween, webinarsOf } from './times.ts';

/** Something that could not be done: why, and free times instead. */
export interface Refusal {
  text: string;
  /** The item to move; null for a new webinar. */
  item: PlannerItem | null;
  minutes: number;
  offers: Offer[];
}

interface MovingOptions {
  items: readonly PlannerItem[];
  timeZone: string;
  /** Opens the form of a new webinar. */
  onPlan: (start: number, minutes: number) => void;
}

/** Moving and planning by the rules: what they refuse is told before anything is sent, with the nearest free times. */
export function useMoving({ items, timeZone, onPlan }: MovingOptions) {
  const t = useMessages(messages);
  const language = useLanguage();
  const send = useSetAtom(moveItemAtom);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const words = (problem: MoveProblem): string => {
    if (problem.kind !== 'clash') return problem.kind === 'fixed' ? t.fixedKind : t[problem.kind];
    const { start, end } = periodOf(problem.webinar);
    return t.clash(problem.webinar.name, hoursBetween(start, end, timeZone, language));
  };

  const offersFor = (item: PlannerItem | null, minutes: number, wished: number, from: number): Offer[] =>
    item !== null && item.type !== 'webinar'
      ? []
      : offersAround(
          { busy: busyOf(items, item?.key), from, durationMin: minutes, timeZone },
          Math.max(wished, from),
        );

  /** Why an item cannot be moved to a time, in words; null where it can. */
  const moveRefusal = (item: PlannerItem, start: number): string | null => {
    const problem = moveProblem(item, start, webinarsOf(items), now());
    return problem === null ? null : words(problem);
  };

  /** Why no new webinar can be planned at a time, in words; null where one can. */
  const planRefusal = (start: number, minutes: number): string | null => {
    const time = { startsAt: new Date(start).toISOString(), durationMin: minutes };
    const [webinar] = clashesOf(webinarsOf(items), time);
    if (webinar !== undefined) return words({ kind: 'clash', webinar });
    return start < earliestStart(now()) ? t.tooSoon : null;
  };

  const move = async (item: PlannerItem, start: number): Promise<boolean> => {
    const minutes = Math.round((item.end - item.start) / 60_000);
    const text = moveRefusal(item, start);
    if (text !== null) {
      setRefusal({ text, item, minutes, offers: offersFor(item, minutes, start, now()) });
      return false;
    }
    setRefusal(null);
    const moved = await send({ item, start });
    if (!moved) setRefusal({ text: t.refused, item, minutes, offers: [] });
    return moved;
  };

  const plan = (start: number, minutes: number) => {
    const text = planRefusal(start, minutes);
    setRefusal(
      text === null
        ? null
        : { text, item: null, minutes, offers: offersFor(null, minutes, start, offersFrom(now())) },
    );
    if (text === null) onPlan(start, minutes);
  };

  return { refusal, dismiss: () => setRefusal(null), move, moveRefusal, plan, planRefusal };
}
