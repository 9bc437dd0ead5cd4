import * as v from 'valibot';
import { addDays } from '#lib/time/moments.ts';
import type { Days } from '#lib/time/periods.ts';
import { preferenceAtom } from '../ui/preference.ts';

/** Periods of the home screen, in days. */
export const homePeriods = ['7', '30', '90', '365'] as const;
export type HomePeriod = (typeof homePeriods)[number];

/** The period of the income on home; stored on this device. */
export const homePeriodAtom = preferenceAtom<HomePeriod>('home.period', '30', v.picklist(homePeriods));

/** The last days of a period, today the last of them. */
export const homeDays = (period: HomePeriod, today: string): Days => ({
  from: addDays(today, 1 - Number(period)),
  to: today,
});
