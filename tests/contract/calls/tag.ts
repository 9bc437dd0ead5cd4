import { tag } from '#api/tag/endpoints.ts';
import type { Drives } from './drive.ts';

export const tagCalls: Drives<typeof tag> = {
  create: (at) => at.call(tag.create, { body: { name: 'гудение' } }),
  list: (at) => at.call(tag.list, { body: { limit: 100 } }),
};
