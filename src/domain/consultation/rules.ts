/** Statuses of a client's request, in the order of its way. */
export const fulfillmentStatuses = [
  'pending_payment',
  'new',
  'confirmed',
  'in_progress',
  'done',
  'rescheduled',
  'no_show',
  'cancelled_author',
  'cancelled_client',
] as const;
export type FulfillmentStatus = (typeof fulfillmentStatuses)[number];

/** Where the author may move a request. Payment and the client's own cancelling are not the author's moves. */
export const fulfillmentMoves: Readonly<Record<FulfillmentStatus, readonly FulfillmentStatus[]>> = {
  pending_payment: [],
  new: ['confirmed', 'cancelled_author'],
  confirmed: ['in_progress', 'rescheduled', 'no_show', 'cancelled_author'],
  in_progress: ['done', 'no_show'],
  done: [],
  rescheduled: ['confirmed', 'cancelled_author'],
  no_show: [],
  cancelled_author: [],
  cancelled_client: [],
};

/** What a request went through, oldest first, the present status last. */
export type FulfillmentHistory = readonly { status: string }[];

const isKnown = (status: string): status is FulfillmentStatus =>
  fulfillmentStatuses.some((known) => known === status);

/**
 * The status that one step back leads to: the one before the present, where the author moved it from there. What the client
 * did, by paying or cancelling, is not taken back. A second step back would go forward again, so that there is only one.
 */
export function stepBack(status: string, history: FulfillmentHistory): FulfillmentStatus | null {
  const before = history.findLast((entry) => entry.status !== status)?.status;
  if (before === undefined || !isKnown(before) || !isKnown(status)) return null;
  return fulfillmentMoves[before].includes(status) ? before : null;
}

/** The statuses that the author may move a request to: the moves of the table, then the step back. Of an unknown one none. */
export function nextFulfillmentStatuses(status: string, history: FulfillmentHistory): FulfillmentStatus[] {
  const moves = isKnown(status) ? fulfillmentMoves[status] : [];
  const back = stepBack(status, history);
  return back === null || moves.includes(back) ? [...moves] : [...moves, back];
}

/** Whether the author may move a request to a status. */
export const canMove = (status: string, history: FulfillmentHistory, next: string): boolean =>
  nextFulfillmentStatuses(status, history).some((allowed) => allowed === next);

/** Hours of one weekday, `HH:mm`: 1 is Monday, 7 is Sunday. */
export interface WeekdayHours {
  weekday: number;
  from: string;
  to: string;
}

/** Whether two spans of hours meet on one day. */
export const hoursMeet = (one: WeekdayHours, other: WeekdayHours): boolean =>
  one.weekday === other.weekday && one.from < other.to && other.from < one.to;

/** What clients need to know before they book. */
export interface Bookable {
  weeklySchedule: readonly unknown[];
  timezone?: string | null | undefined;
  format?: string | null | undefined;
  link?: string | null | undefined;
  address?: string | null | undefined;
}

/** Fields that a consultation lacks to be active: hours with their zone, and how and where it is held. */
export function missingToBook(consultation: Bookable): (keyof Bookable)[] {
  const { weeklySchedule, timezone, format, link, address } = consultation;
  const lacks: [keyof Bookable, boolean][] = [
    ['weeklySchedule', weeklySchedule.length === 0],
    ['timezone', !timezone],
    ['format', !format],
    ['link', format === 'video' && !link],
    ['address', format === 'office' && !address],
  ];
  return lacks.flatMap(([field, missing]) => (missing ? [field] : []));
}
