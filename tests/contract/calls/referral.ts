import { referral } from '#api/referral/endpoints.ts';
import { saveReferral } from '#platform/records/people.ts';
import { demoAccount } from '#platform/scenarios/demo.ts';
import { referralOf } from '#platform/testing/people.ts';
import type { Drives } from './drive.ts';

export const referralCalls: Drives<typeof referral> = {
  list: async (at) => {
    await at.store
      .of(demoAccount.id)
      .change((rows) => saveReferral(rows, referralOf('referral-of-the-test')));
    return at.call(referral.list, { body: { limit: 100 } });
  },
};
