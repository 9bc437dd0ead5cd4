import type { ListParams } from '#atoms/list.ts';

/** Publications that the moderator sent back, the last ones. */
export const rejectedParams = { filter: { status: ['rejected'] }, limit: 3 };

/** Publications that wait for «Опубликовать». */
export const approvedParams = { filter: { status: ['approved'] }, limit: 2 };

/** Requests that nobody has answered, the nearest first. */
export const requestsParams: ListParams = { filter: { status: ['new'] }, sort: 'requestedAt', limit: 1 };

/** Lectures without a cover, the last ones. */
export const withoutCoverParams: ListParams = {
  filter: { hasCover: false },
  sort: '-updatedAt',
  limit: 2,
};
