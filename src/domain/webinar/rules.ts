import { shiftMoment, wallMinutes } from '#lib/time/wallShift.ts';
import type { Webinar } from './schema.ts';

/** Statuses of a webinar that the console knows. */
export const webinarStatuses = ['scheduled', 'live', 'ended', 'cancelled', 'expired'] as const;
export type WebinarStatus = (typeof webinarStatuses)[number];

/** The next statuses of each status, by the author or by the clock. */
export const webinarMoves: Readonly<Record<WebinarStatus, readonly WebinarStatus[]>> = {
  scheduled: ['live', 'cancelled', 'expired'],
  live: ['ended', 'cancelled'],
  ended: [],
  cancelled: [],
  expired: [],
};

/** When a webinar is held. */
export type WebinarTime = Pick<Webinar, 'startsAt' | 'durationMin'>;

/** A webinar's time, ms since the epoch: from `start` to `end`, `end` excluded. */
export function periodOf({ startsAt, durationMin }: WebinarTime): { start: number; end: number } {
  const start = Date.parse(startsAt);
  return { start, end: start + durationMin * 60_000 };
}

/** Whether two webinars of an author conflict: their times overlap and neither is cancelled. */
export function overlaps(
  one: WebinarTime & Pick<Webinar, 'status'>,
  other: WebinarTime & Pick<Webinar, 'status'>,
): boolean {
  if (one.status === 'cancelled' || other.status === 'cancelled') return false;
  const [a, b] = [periodOf(one), periodOf(other)];
  return a.start < b.end && b.start < a.end;
}

/** The status of a webinar at `now`, ms: after its end a live one has ended, and one that never started has expired. */
export function webinarStatus(webinar: WebinarTime & Pick<Webinar, 'status'>, now: number): string {
  if (now < periodOf(webinar).end) return webinar.status;
  if (webinar.status === 'live') return 'ended';
  return webinar.status === 'scheduled' ? 'expired' : webinar.status;
}

/** When the clock changes the status next, ms since the epoch; null if it never does. */
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
 * Whether a field can be edited in this status. The time is fixed once a webinar is over; a live one can still change its length, because it may take
 * longer. Everything else can always be edited: a recording is added after the end.
 */
export function canEdit(status: string, field: string): boolean {
  if (field === 'startsAt') return status === 'scheduled';
  if (field === 'durationMin') return status === 'scheduled' || status === 'live';
  return true;
}

/** The minimum time between the creation of a webinar and its start, hours. */
const leadHours = 48;

/** The earliest start of a webinar created at `now`; both in ms since the epoch. */
export const earliestStart = (now: number): number => now + leadHours * 60 * 60_000;

/** Why a call about a webinar is refused, by the platform's text. */
export const webinarServerTexts = {
  overlap: 'webinar already planned for this period',
  tooSoon: `new webinar must start at least ${leadHours}h0m0s from now`,
  noLink: 'webinar URL not provided',
} as const;
export type WebinarRefusal = keyof typeof webinarServerTexts;

/** The reason that a platform's text gives, or null if it is another one. */
export function webinarRefusal(serverText: string | undefined): WebinarRefusal | null {
  const refusals = Object.keys(webinarServerTexts) as WebinarRefusal[];
  return refusals.find((refusal) => webinarServerTexts[refusal] === serverText) ?? null;
}

/** What is wrong with the start of a new webinar, created at `now`, ms; null if nothing is. */
export function startProblem(now: number, startsAt: string): Extract<WebinarRefusal, 'tooSoon'> | null {
  return Date.parse(startsAt) < earliestStart(now) ? 'tooSoon' : null;
}

/** What is wrong with the end of the registration; null if nothing is. */
export function registrationProblem(startsAt: string, registrationUntil: string): 'registrationUntil' | null {
  return Date.parse(registrationUntil) > Date.parse(startsAt) ? 'registrationUntil' : null;
}

/** A start that moves, ISO, and its time zone. */
interface StartMove {
  from: string;
  to: string;
  timeZone: string;
}

/**
 * The end of the registration after the start has moved: as long before the start in wall time as it was, so that moving the start back restores it,
 * and never after the start.
 */
export function registrationAlong(registrationUntil: string, { from, to, timeZone }: StartMove): string {
  if (Date.parse(from) === Date.parse(to)) return registrationUntil;
  const moved = shiftMoment(registrationUntil, wallMinutes(from, to, timeZone), timeZone);
  return registrationProblem(to, moved) === null ? moved : to;
}

/** Fields that hold the time of a webinar. */
const timeFields = ['startsAt', 'durationMin'] as const;

/** A problem of a changed time, and the field where it is shown. */
interface TimeProblem {
  field: (typeof timeFields)[number];
  /** The status allows no such change, or the new time begins or ends in the past. */
  problem: 'closed' | 'past';
}

/**
 * What is wrong with the time of a webinar after an edit at `now`, ms; null if nothing is or the time stays. The 48 hours apply only to a new
 * webinar: an announced one may be moved closer, but not into the past.
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
