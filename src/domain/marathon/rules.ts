import { defineMessages, type Language } from '#lib/i18n/catalogue.ts';
import type { Problems } from '../plain-problems.ts';

/** Statuses of a marathon that the console knows. */
export const marathonStatuses = [
  'draft',
  'scheduled',
  'enrolling',
  'running',
  'finished',
  'cancelled',
] as const;
type MarathonStatus = (typeof marathonStatuses)[number];

/** The moments of a marathon, ISO. */
export interface MarathonDates {
  startsAt: string;
  endsAt?: string | null | undefined;
  enrollFrom?: string | null | undefined;
  enrollTo?: string | null | undefined;
}

/** The fields of a marathon that hold its dates. */
export const marathonDateFields = ['enrollFrom', 'enrollTo', 'startsAt', 'endsAt'] as const;
export type MarathonDateField = (typeof marathonDateFields)[number];

interface Dated extends MarathonDates {
  status: string;
}

/**
 * The next statuses of each status. A draft becomes `scheduled` when its publication is published or an update asks for it, only before its start.
 * From then on the dates decide, and no edit of them leads back. A marathon can be cancelled at any time before it is finished.
 */
const moves: Record<MarathonStatus, readonly MarathonStatus[]> = {
  draft: ['scheduled', 'enrolling', 'cancelled'],
  scheduled: ['enrolling', 'running', 'finished', 'cancelled'],
  enrolling: ['running', 'finished', 'cancelled'],
  running: ['finished', 'cancelled'],
  finished: [],
  cancelled: [],
};

/** Whether a status is one that the console knows. */
function isKnownMarathonStatus(status: string): status is MarathonStatus {
  return (marathonStatuses as readonly string[]).includes(status);
}

/** Whether a status may change to another, or stay. An unknown one can only stay. */
export function canBecome(from: string, to: string): boolean {
  if (from === to) return true;
  return isKnownMarathonStatus(from) && isKnownMarathonStatus(to) && moves[from].includes(to);
}

/** Whether a marathon of this status can be cancelled. */
export const canCancelMarathon = (status: string): boolean =>
  status !== 'cancelled' && canBecome(status, 'cancelled');

/** A date in ms; NaN if it is not set, so that no comparison with it is true. */
const time = (iso: string | null | undefined) => (iso ? Date.parse(iso) : Number.NaN);

/** The statuses by the dates, in order, with the moment when each begins, ms. */
function phasesOf({ startsAt, endsAt, enrollFrom, enrollTo }: MarathonDates) {
  const start = time(startsAt);
  // If only the end of the enrolment is set, it is open from the beginning; if neither is set, there is no enrolment.
  const enrolment = enrollFrom ? time(enrollFrom) : enrollTo ? Number.NEGATIVE_INFINITY : start;
  const end = endsAt ? time(endsAt) : Number.POSITIVE_INFINITY;
  return [
    { status: 'scheduled', from: Number.NEGATIVE_INFINITY },
    { status: 'enrolling', from: enrolment },
    { status: 'running', from: start },
    { status: 'finished', from: end },
  ] as const;
}

/** Whether the dates decide a status; they do not for drafts, cancelled and unknown ones. */
const followsDates = (status: string) =>
  isKnownMarathonStatus(status) && status !== 'draft' && status !== 'cancelled';

/**
 * The status of a marathon at `now`, ms. `enrolling` lasts until the start, even if the enrolment closes earlier. Without `endsAt` a marathon never
 * finishes.
 */
export function marathonStatus(marathon: Dated, now: number): string {
  if (!followsDates(marathon.status)) return marathon.status;
  return phasesOf(marathon).findLast(({ from }) => from <= now)?.status ?? marathon.status;
}

/** When the status of a marathon changes next by the clock, ms; null if it never does. */
export function nextMarathonChange(marathon: Dated): number | null {
  if (!followsDates(marathon.status)) return null;
  const phases = phasesOf(marathon);
  const at = phases.findIndex(({ status }) => status === marathon.status);
  const next = Math.min(...phases.slice(at + 1).map(({ from }) => from));
  // A status that began before all time is due since the epoch.
  return next === Number.POSITIVE_INFINITY ? null : Math.max(0, next);
}

/** Whether two marathons have the same dates, in whatever notation. */
export function sameDates(one: MarathonDates, other: MarathonDates): boolean {
  return marathonDateFields.every((field) => Object.is(time(one[field]), time(other[field])));
}

const texts = defineMessages({
  ru: {
    enrollFrom: 'Запись должна начаться до\u00A0старта',
    enrollOrder: 'Запись не\u00A0может закончиться раньше, чем начнётся',
    enrollTo: 'Запись должна закончиться до\u00A0старта',
    endsAt: 'Марафон должен закончиться после старта',
    seatCount: (taken: number) => `Уже занято ${taken}: меньше не\u00A0сделать`,
  },
  en: {
    enrollFrom: 'The enrolment must begin before the start',
    enrollOrder: 'The enrolment cannot end before it begins',
    enrollTo: 'The enrolment must end before the start',
    endsAt: 'The marathon must end after its start',
    seatCount: (taken) => `${taken} are taken already: it cannot be fewer`,
  },
});

/** Violations of enrollFrom ≤ enrollTo ≤ startsAt < endsAt, by field; dates that are not set violate nothing. */
export function marathonDateProblems(dates: MarathonDates, language: Language = 'ru'): Problems {
  const words = texts[language];
  const [from, to] = [time(dates.enrollFrom), time(dates.enrollTo)];
  const [start, end] = [time(dates.startsAt), time(dates.endsAt)];
  return {
    ...(from > start && { enrollFrom: words.enrollFrom }),
    ...(from > to && { enrollTo: words.enrollOrder }),
    ...(to > start && { enrollTo: words.enrollTo }),
    ...(end <= start && { endsAt: words.endsAt }),
  };
}

/** What is wrong with the number of seats, `null` for no limit: it must not be less than the seats taken. */
export function marathonSeatProblems(
  seatCount: number | null | undefined,
  seatsTaken: number,
  language: Language = 'ru',
): Problems {
  return typeof seatCount === 'number' && seatCount < seatsTaken
    ? { seatCount: texts[language].seatCount(seatsTaken) }
    : {};
}
