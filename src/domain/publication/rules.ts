/** Statuses of a publication that the console knows. */
export const publicationStatuses = [
  'draft',
  'pending',
  'rejected',
  'approved',
  'published',
  'unpublished',
  'archived',
] as const;
export type PublicationStatus = (typeof publicationStatuses)[number];

/** What an author can do with a publication. */
export type PublicationAction = 'editCost' | 'requestApproval' | 'publish' | 'unpublish';

/** Actions of each status and the status they lead to. The platform refuses others with 422. */
const moves: Record<PublicationStatus, Partial<Record<PublicationAction, PublicationStatus>>> = {
  draft: { editCost: 'draft', requestApproval: 'pending' },
  pending: {},
  rejected: { editCost: 'rejected', requestApproval: 'pending' },
  approved: { editCost: 'approved', publish: 'published' },
  published: { editCost: 'published', unpublish: 'unpublished' },
  unpublished: { editCost: 'unpublished', publish: 'published' },
  archived: {},
};

/** Whether a status is one that the console knows. */
export function isKnownStatus(status: string): status is PublicationStatus {
  return (publicationStatuses as readonly string[]).includes(status);
}

/** The status that an action leads to; null if it is not allowed. An unknown status allows none. */
export function nextStatus(status: string, action: PublicationAction): PublicationStatus | null {
  return isKnownStatus(status) ? (moves[status][action] ?? null) : null;
}

/** Whether an action is allowed in a status. */
export function allows(status: string, action: PublicationAction): boolean {
  return nextStatus(status, action) !== null;
}
