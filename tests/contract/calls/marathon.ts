import { marathon } from '#api/marathon/endpoints.ts';
import { makeOwner } from '#platform/testing/modules.ts';
import type { Drives } from './drive.ts';
import { ownerCalls } from './owner.ts';

export const marathonCalls: Drives<typeof marathon> = {
  ...ownerCalls('marathon'),
  async cancel(at) {
    const id = await makeOwner(at, 'marathon');
    return at.call(marathon.cancel, { params: { id }, body: { reason: 'Переносим на\u00A0осень' } });
  },
};
