import type { ConsultationRequestStatus } from '#domain/consultation-request/rules.ts';
import type { Random } from '../random.ts';
import type { DemoConsultation } from './consultations.ts';
import { isFree, spanOf, startsOn, type Span } from './slots.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How a request ended: its last status, and whether it had been paid. */
type Ending =
  | Extract<ConsultationRequestStatus, 'done' | 'no_show' | 'cancelled_author' | 'cancelled_client'>
  | 'never_paid';

/** How many requests of each consultation ended in which way. */
const endings: Record<string, Partial<Record<Ending, number>>> = {
  patterny: { done: 45, no_show: 3, cancelled_author: 2, cancelled_client: 2, never_paid: 1 },
  'son-plan': { done: 25, no_show: 1, cancelled_author: 1, cancelled_client: 1, never_paid: 1 },
  'opora-ochno': { done: 12, cancelled_author: 1, cancelled_client: 1 },
  perepiska: { done: 13, cancelled_client: 1 },
  zvonok: { done: 15, no_show: 1, cancelled_author: 1, cancelled_client: 1 },
};

/** A step of a request, ms since the epoch. */
export type Step = [ConsultationRequestStatus, at: number];

/** The last possible day of a finished request. A consultation by correspondence takes a week. */
const lastDay = ({ format }: DemoConsultation) => (format === 'chat' ? -8 : -1);

/** Free starts on so many different days of the past. They are marked as taken. */
function pastStarts(
  now: number,
  count: number,
  consultation: DemoConsultation,
  { random, taken }: { random: Random; taken: Span[] },
): number[] {
  const last = lastDay(consultation);
  // The first clients come some days after the consultation was created.
  const days = Array.from({ length: consultation.created - 14 + last }, (_, at) => last - at);
  const found: number[] = [];
  for (const day of random.shuffle(days)) {
    const free = startsOn(now, day, consultation).filter((start) =>
      isFree(spanOf(start, consultation), taken),
    );
    if (found.length === count) break;
    if (free.length === 0) continue;
    const start = random.pick(free);
    found.push(start);
    taken.push(spanOf(start, consultation));
  }
  return found;
}

/** A moment between two others, in whole minutes. */
const between = (from: number, to: number, random: Random) =>
  from + Math.floor(((to - from) * random.next()) / minuteMs) * minuteMs;

/** The history of a request until its confirmation. A free one has no payment. */
function beginning(start: number, { sale, leadTimeHours }: DemoConsultation, random: Random): Step[] {
  const asked = between(start - 11 * 24 * hourMs, start - (leadTimeHours + 1) * hourMs, random);
  const paid = sale.cost === 0 ? asked : asked + random.int(1, 12) * minuteMs;
  const confirmed = between(paid + 5 * minuteMs, paid + (start - paid) * 0.6, random);
  return [
    ...(sale.cost === 0 ? [] : [['pending_payment', asked] satisfies Step]),
    ['new', paid],
    ['confirmed', confirmed],
  ];
}

/** Every eighth request is confirmed a second time, for another time. */
function moved(confirmed: number, start: number, random: Random): Step[] {
  if (!random.chance(1 / 8)) return [];
  const asked = between(confirmed + minuteMs, confirmed + (start - confirmed) / 2, random);
  return [
    ['rescheduled', asked],
    ['confirmed', between(asked + minuteMs, asked + (start - asked) / 2, random)],
  ];
}

/** The whole history of a finished request. */
function wayOf(ending: Ending, start: number, consultation: DemoConsultation, random: Random): Step[] {
  const first = beginning(start, consultation, random);
  const confirmed = first.at(-1)?.[1] ?? start;
  const end = start + consultation.durationMin * minuteMs;
  const over = consultation.format === 'chat' ? start + 7 * 24 * hourMs : end + random.int(2, 24) * minuteMs;
  switch (ending) {
    case 'never_paid': {
      const asked = first[0]?.[1] ?? start;
      return [...first.slice(0, 1), ['cancelled_client', asked + random.int(20, 55) * minuteMs]];
    }
    case 'cancelled_author':
    case 'cancelled_client': {
      const kept = random.chance(0.5) ? first : first.slice(0, -1);
      return [...kept, [ending, between(confirmed, confirmed + (start - confirmed) * 0.9, random)]];
    }
    case 'no_show':
      return [...first, ['no_show', start + 20 * minuteMs]];
    case 'done':
      return [
        ...first,
        ...moved(confirmed, start, random),
        ['in_progress', start + random.int(-2, 3) * minuteMs],
        ['done', over],
      ];
  }
}

/** The finished requests of a consultation: the planned start and the history of each. */
export function pastRequests(
  now: number,
  consultation: DemoConsultation,
  given: { random: Random; taken: Span[] },
): { start: number; steps: Step[] }[] {
  const { random } = given;
  const counts = Object.entries(endings[consultation.slug] ?? {}) as [Ending, number][];
  const all = random.shuffle(
    counts.flatMap(([ending, count]) => Array.from({ length: count }, () => ending)),
  );
  const starts = pastStarts(now, all.length, consultation, given);
  return starts.flatMap((start, at) => {
    const ending = all[at];
    return ending === undefined ? [] : [{ start, steps: wayOf(ending, start, consultation, random) }];
  });
}
