import { account } from '#api/account/endpoints.ts';
import type { Drives } from './drive.ts';

export const accountCalls: Drives<typeof account> = {
  profile: (at) => at.call(account.profile),
  updateProfile: (at) => at.call(account.updateProfile, { body: { firstName: 'Мари', lastName: 'Ветрова' } }),
};
