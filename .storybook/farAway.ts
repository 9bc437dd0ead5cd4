import { accountKeys } from '#api/account/queries.ts';
import type { StoryEnvironment } from './environment.ts';

/** Signs in an author whose time zone is that of Honolulu, where it is still yesterday by the clock of the stories. */
export function signInFarAway({ queryClient }: Pick<StoryEnvironment, 'queryClient'>): void {
  queryClient.setQueryData(accountKeys.profile, {
    id: 'a-1',
    email: 'a@example.com',
    role: 'expert',
    firstName: 'Анна',
    lastName: 'Юрьева',
    timezone: 'Pacific/Honolulu',
  });
}
