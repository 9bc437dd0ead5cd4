import type { ListParams } from '#atoms/collection.ts';

/** The lectures that changed last. */
export const recentParams: ListParams = { sort: '-updatedAt', limit: 6 };

/** The lectures that the moderator sent back, the last ones. */
export const rejectedParams: ListParams = { filter: { status: ['rejected'] }, sort: '-updatedAt', limit: 3 };

/** The lectures without a cover, the last ones. */
export const withoutCoverParams: ListParams = {
  filter: { hasCover: false },
  sort: '-updatedAt',
  limit: 2,
};

/** How many are on review, and how many wait for «Опубликовать». */
export const pendingParams: ListParams = { filter: { status: ['pending'] } };
export const approvedParams: ListParams = { filter: { status: ['approved'] } };
