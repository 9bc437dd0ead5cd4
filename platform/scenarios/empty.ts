import { demoAccount } from './demo.ts';
import { noRows, type Scenario } from './scenario.ts';
import { demoProfile } from './standard.ts';
import { ago } from './times.ts';

/** The first day: the demo's author, without any content. For stories and tests only: an empty server has no author. */
export const empty: Scenario = (now) => {
  const at = ago(now, 0, 1);
  const profile = { ...demoProfile(now), avatarId: null, createdAt: at, updatedAt: at };
  return [{ ...noRows, account: demoAccount, profile }];
};
