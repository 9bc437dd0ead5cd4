/** Statuses of a request, in their usual order. */
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

/** The status changes of the author. Payment and cancellation by the client are not among them. */
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

/** The past statuses of a request, oldest first, the current one last. */
type ConsultationRequestHistory = readonly { status: string }[];

const isKnown = (status: string): status is ConsultationRequestStatus =>
  consultationRequestStatuses.some((known) => known === status);

/**
 * The status that an undo leads to: the previous one, if the author left it. The client's payment and cancellation cannot be undone. There is only
 * one undo, because a second one would lead forward again.
 */
export function stepBack(
  status: string,
  history: ConsultationRequestHistory,
): ConsultationRequestStatus | null {
  const before = history.findLast((entry) => entry.status !== status)?.status;
  if (before === undefined || !isKnown(before) || !isKnown(status)) return null;
  return consultationRequestMoves[before].includes(status) ? before : null;
}

/** The statuses that the author may set: those of the table, then the undo. None for an unknown status. */
export function nextConsultationRequestStatuses(
  status: string,
  history: ConsultationRequestHistory,
): ConsultationRequestStatus[] {
  const moves = isKnown(status) ? consultationRequestMoves[status] : [];
  const back = stepBack(status, history);
  return back === null || moves.includes(back) ? [...moves] : [...moves, back];
}

/** Whether the author may set a status. */
export const canMove = (status: string, history: ConsultationRequestHistory, next: string): boolean =>
  nextConsultationRequestStatuses(status, history).some((allowed) => allowed === next);
