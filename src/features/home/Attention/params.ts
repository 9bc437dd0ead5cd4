import type { ListParams } from '#atoms/list.ts';

/** Publications that the moderator sent back, the last ones. */
export const rejectedParams: ListParams = { filter: { status: ['rejected'] }, sort: '-updatedAt', limit: 3 };

/** Publications that wait for «Опубликовать». */
export const approvedParams: ListParams = { filter: { status: ['approved'] }, sort: '-updatedAt', limit: 2 };

/** Requests that nobody has answered, the nearest first. */
export const requestsParams: ListParams = { filter: { status: ['new'] }, sort: 'requestedAt', limit: 1 };

/** Webinars that are still to come, the nearest first. */
export const webinarsParams: ListParams = { filter: { status: ['scheduled'] }, sort: 'startsAt', limit: 20 };

/** Lectures without a cover, the last ones. */
export const withoutCoverParams: ListParams = {
  filter: { hasCover: false },
  sort: '-updatedAt',
  limit: 2,
};
