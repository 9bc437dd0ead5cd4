import { audience } from '#api/audience/endpoints.ts';
import { saveClient } from '#platform/records/people.ts';
import { demoAccount } from '#platform/scenarios/demo.ts';
import { clientOf } from '#platform/testing/people.ts';
import type { Drives } from './drive.ts';

export const audienceCalls: Drives<typeof audience> = {
  list: async (at) => {
    await at.store.of(demoAccount.id).change((rows) => saveClient(rows, clientOf('audience-of-the-test')));
    return at.call(audience.list, { body: { limit: 100 } });
  },
};
