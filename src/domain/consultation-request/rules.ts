/** Statuses of a client's request, in the order of its way. */
export const consultationRequestStatuses = [
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
export type ConsultationRequestStatus = (typeof consultationRequestStatuses)[number];

/** Where the author may move a request. Payment and the client's own cancelling are not the author's moves. */
export const consultationRequestMoves: Readonly<
  Record<ConsultationRequestStatus, readonly ConsultationRequestStatus[]>
> = {
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
type ConsultationRequestHistory = readonly { status: string }[];

const isKnown = (status: string): status is ConsultationRequestStatus =>
  consultationRequestStatuses.some((known) => known === status);

/**
 * The status that one step back leads to: the one before the present, where the author moved it from there. What the client
 * did, by paying or cancelling, is not taken back. A second step back would go forward again, so that there is only one.
 */
export function stepBack(
  status: string,
  history: ConsultationRequestHistory,
): ConsultationRequestStatus | null {
  const before = history.findLast((entry) => entry.status !== status)?.status;
  if (before === undefined || !isKnown(before) || !isKnown(status)) return null;
  return consultationRequestMoves[before].includes(status) ? before : null;
}

/** The statuses that the author may move a request to: the moves of the table, then the step back. Of an unknown one none. */
export function nextConsultationRequestStatuses(
  status: string,
  history: ConsultationRequestHistory,
): ConsultationRequestStatus[] {
  const moves = isKnown(status) ? consultationRequestMoves[status] : [];
  const back = stepBack(status, history);
  return back === null || moves.includes(back) ? [...moves] : [...moves, back];
}

/** Whether the author may move a request to a status. */
export const canMove = (status: string, history: ConsultationRequestHistory, next: string): boolean =>
  nextConsultationRequestStatuses(status, history).some((allowed) => allowed === next);
