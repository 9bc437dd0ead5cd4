import { paidStatuses } from '#domain/purchase/rules.ts';
import type { ListParams } from '#atoms/list.ts';
import { momentsOfDays } from '#lib/time/buckets.ts';
import type { Days } from '#lib/time/periods.ts';

/** The purchases of some days that were paid: only how many, and what they came to together. */
export const paidIn = (days: Days, timeZone: string): ListParams => ({
  filter: { ...momentsOfDays(days, timeZone), status: [...paidStatuses] },
  limit: 1,
});
