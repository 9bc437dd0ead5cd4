import { shiftMoment, wallMinutes } from '#lib/time/wallShift.ts';
import type { Webinar } from './schema.ts';

/** Statuses of a webinar that the console knows. */
export const webinarStatuses = ['scheduled', 'live', 'ended', 'cancelled', 'expired'] as const;
export type WebinarStatus = (typeof webinarStatuses)[number];

/** Where each status leads, by its author or by the clock. */
export const webinarMoves: Readonly<Record<WebinarStatus, readonly WebinarStatus[]>> = {
  scheduled: ['live', 'cancelled', 'expired'],
  live: ['ended', 'cancelled'],
  ended: [],
  cancelled: [],
  expired: [],
};

/** When a webinar is held. */
export type WebinarTime = Pick<Webinar, 'startsAt' | 'durationMin'>;

/** A webinar's time, ms since the epoch: from `start` up to `end`, left out. */
export function periodOf({ startsAt, durationMin }: WebinarTime): { start: number; end: number } {
  const start = Date.parse(startsAt);
  return { start, end: start + durationMin * 60_000 };
}

/** Whether two webinars of an author are in each other's way: their times meet and neither is cancelled. */
export function overlaps(
  one: WebinarTime & Pick<Webinar, 'status'>,
  other: WebinarTime & Pick<Webinar, 'status'>,
): boolean {
  if (one.status === 'cancelled' || other.status === 'cancelled') return false;
  const [a, b] = [periodOf(one), periodOf(other)];
  return a.start < b.end && b.start < a.end;
}

/** The status of a webinar at `now`, ms: past its end one that is live has ended, and one that never started expired. */
export function webinarStatus(webinar: WebinarTime & Pick<Webinar, 'status'>, now: number): string {
  if (now < periodOf(webinar).end) return webinar.status;
  if (webinar.status === 'live') return 'ended';
  return webinar.status === 'scheduled' ? 'expired' : webinar.status;
}

/** When the clock changes the status next, ms since the epoch; null when it never does. */
export function nextWebinarChange(webinar: WebinarTime & Pick<Webinar, 'status'>): number | null {
  const { end } = periodOf(webinar);
  return webinarStatus(webinar, end) === webinar.status ? null : end;
}

const leadsTo = (status: string, next: WebinarStatus): boolean =>
  webinarStatuses.some((known) => known === status && webinarMoves[known].includes(next));

/** Whether a webinar in this status can be started. */
export const canStart = (status: string): boolean => leadsTo(status, 'live');

/** Whether a webinar is over and was recorded. */
export const hasRecording = ({ status, recordingStreamId }: Pick<Webinar, 'status' | 'recordingStreamId'>) =>
  status === 'ended' && Boolean(recordingStreamId);

/** Whether a webinar in this status can be cancelled. */
export const canCancel = (status: string): boolean => leadsTo(status, 'cancelled');

/**
 * Whether a field takes an edit in this status. The time is closed once a webinar is over; of one that is live the length
 * can still change, for it may take longer. Everything else is open always: a recording comes after the end.
 */
export function canEdit(status: string, field: string): boolean {
  if (field === 'startsAt') return status === 'scheduled';
  if (field === 'durationMin') return status === 'scheduled' || status === 'live';
  return true;
}

/** Least time between the planning of a webinar and its start, hours. */
const leadHours = 48;

/** The earliest start of a webinar that is planned at `now`; both are ms since the epoch. */
export const earliestStart = (now: number): number => now + leadHours * 60 * 60_000;

/** Why a call about a webinar is refused, by what its platform says. */
export const webinarServerTexts = {
  overlap: 'webinar already planned for this period',
  tooSoon: `new webinar must start at least ${leadHours}h0m0s from now`,
  noLink: 'webinar URL not provided',
} as const;
export type WebinarRefusal = keyof typeof webinarServerTexts;

/** What a platform's text refuses, or null where it says something else. */
export function webinarRefusal(serverText: string | undefined): WebinarRefusal | null {
  const refusals = Object.keys(webinarServerTexts) as WebinarRefusal[];
  return refusals.find((refusal) => webinarServerTexts[refusal] === serverText) ?? null;
}

/** What is wrong with the start of a new webinar, planned at `now`, ms. null when nothing is. */
export function startProblem(now: number, startsAt: string): Extract<WebinarRefusal, 'tooSoon'> | null {
  return Date.parse(startsAt) < earliestStart(now) ? 'tooSoon' : null;
}

/** What is wrong with the end of the registration; null when nothing is. */
export function registrationProblem(startsAt: string, registrationUntil: string): 'registrationUntil' | null {
  return Date.parse(registrationUntil) > Date.parse(startsAt) ? 'registrationUntil' : null;
}

/** A start that moves, ISO, and the zone whose clock it is told by. */
interface StartMove {
  from: string;
  to: string;
  timeZone: string;
}

/**
 * When the registration ends once the start has moved: as long before it as it did by the clock of the webinar, so that a start
 * that comes back brings it back, and never after the start.
 */
export function registrationAlong(registrationUntil: string, { from, to, timeZone }: StartMove): string {
  if (Date.parse(from) === Date.parse(to)) return registrationUntil;
  const moved = shiftMoment(registrationUntil, wallMinutes(from, to, timeZone), timeZone);
  return registrationProblem(to, moved) === null ? moved : to;
}

/** Fields that hold the time of a webinar. */
const timeFields = ['startsAt', 'durationMin'] as const;

/** What is wrong with a changed time, and the field that it stands by. */
interface TimeProblem {
  field: (typeof timeFields)[number];
  /** The status takes no such change, or the new time begins or is over before now. */
  problem: 'closed' | 'past';
}

/**
 * What is wrong with the time of a webinar after an edit at `now`, ms; null when nothing is or the time stays. The 48 hours
 * are asked of a new webinar only: one that people know of may be moved closer, but not into the past.
 */
export function retimeProblem(
  before: WebinarTime & Pick<Webinar, 'status'>,
  after: WebinarTime,
  now: number,
): TimeProblem | null {
  const [old, fresh] = [periodOf(before), periodOf(after)];
  const changed = timeFields.filter((field) =>
    field === 'startsAt' ? old.start !== fresh.start : before.durationMin !== after.durationMin,
  );
  for (const field of changed) {
    if (!canEdit(before.status, field)) return { field, problem: 'closed' };
    if (field === 'startsAt' ? fresh.start < now : fresh.end <= now) return { field, problem: 'past' };
  }
  return null;
}
