import { demoAccount } from './demo.ts';
import type { Scenario } from './scenario.ts';
import { demoProfile } from './standard.ts';
import { ago } from './times.ts';

/** The first day: the author alone, with nothing made yet. */
export const empty: Scenario = (now) => {
  const at = ago(now, 0, 1);
  return [
    {
      account: demoAccount,
      profile: { ...demoProfile(now), avatarId: null, createdAt: at, updatedAt: at },
      covers: [],
      media: [],
      tags: [],
      streams: [],
      lectures: [],
      publications: [],
    },
  ];
};
